"""Going through the pizza pile, card by card, at the end of a round."""

from dataclasses import dataclass

from trainer.games.mamma_mia.model import NONE, Counts, Kind, Order, Owner, counts, minus, of, plus
from trainer.games.mamma_mia.orders import judge_order, ways_to_pay
from trainer.games.mamma_mia.payment import recipes
from trainer.games.mamma_mia.rules import OrderTable, Rules, Way
from trainer.rulebook.verdict import Finding, Verdict, broken, kept

Hands = tuple[tuple[Owner, Counts], ...]


@dataclass(frozen=True, slots=True)
class PileTable:
    """A pile, first laid first, what was left over from earlier rounds, and the hands by owner."""

    pile: tuple[Kind | Order, ...]
    leftovers: Counts = NONE
    hands: Hands = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One card of the pile: what lies sorted and what is in the hands after it; for an order the way it was paid, or None."""

    card: Kind | Order
    sorted: Counts
    hands: Hands
    way: Way | None
    findings: tuple[Finding, ...]

    @property
    def filled(self) -> bool:
        """Whether this card is an order that was filled."""
        return self.way is not None


@dataclass(frozen=True, slots=True)
class PileAnswer:
    """The steps of the cards in the sequence gone through, what is left and the hands after."""

    steps: tuple[Step, ...]
    left: Counts
    hands: Hands

    @property
    def orders(self) -> tuple[Step, ...]:
        """The steps that are orders."""
        return tuple(step for step in self.steps if isinstance(step.card, Order))


def inspect(table: PileTable, rules: Rules) -> Verdict[PileAnswer]:
    """Return what becomes of each order of a pile (000, 001). An owner tops up whenever that fills the order.

    Where there are several ways, the one with the fewest hand cards is taken, then the one of the first kind.
    """
    sorted, hands, steps = table.leftovers, table.hands, []
    pile = rules.pile_sequence(table.pile)
    for i, card in enumerate(pile):
        step = _reveal(card, sorted, hands, rules, pile[i + 1 :])
        sorted, hands = step.sorted, step.hands
        steps.append(step)
    found = tuple(f for step in steps for f in step.findings) or (kept("mm.bake.sequence", "empty"),)
    left = kept("mm.bake.leftovers", "left", n=sum(sorted))
    return Verdict(PileAnswer(tuple(steps), sorted, hands), (*found, left), _decided(found))


def _reveal(card: Kind | Order, sorted: Counts, hands: Hands, rules: Rules, later: tuple[Kind | Order, ...]) -> Step:
    if isinstance(card, Kind):
        sorted = plus(sorted, of(card, 1))
        return Step(card, sorted, hands, None, (kept("mm.bake.sequence", "sorted", kind=card, n=sorted[card]),))
    table = OrderTable(card, sorted, hands)
    verdict = judge_order(table, rules)
    if verdict.answer.ways:
        return _fill(table, verdict.answer.ways[0], verdict, rules)
    return _fail(table, (*verdict.findings, *_too_late(table, later, rules)), rules)


def _fill(table: OrderTable, way: Way, verdict: Verdict[object], rules: Rules) -> Step:
    order = table.order
    hands = pay_from_hands(table.hands, way.hand, rules.helpers(order, tuple(who for who, _ in table.hands)))
    n, hand = sum(way.sorted) + sum(way.hand), sum(way.hand)
    filled = kept("mm.bake.filled", "filled", owner=order.owner, pizza=order.pizza, n=n, hand=hand)
    return Step(order, rules.after_filled(table.sorted, way), hands, way, (*verdict.findings, filled))


def _too_late(table: OrderTable, later: tuple[Kind | Order, ...], rules: Rules) -> tuple[Finding, ...]:
    """Return that cards laid after the order would fill it, where they would (`mm.bake.only_earlier`; 000, 001)."""
    more = counts(card for card in later if isinstance(card, Kind))
    order = table.order
    if not any(more) or not ways_to_pay(OrderTable(order, plus(table.sorted, more), table.hands), rules):
        return ()
    return (kept("mm.bake.only_earlier", "later", owner=order.owner, pizza=order.pizza),)


def _fail(table: OrderTable, findings: tuple[Finding, ...], rules: Rules) -> Step:
    options = () if table.order.pizza == "bombastica" else recipes(table, rules)
    sorted = rules.after_failed(table.sorted, options[0] if options else NONE)
    failed = broken("mm.bake.failed", "failed", owner=table.order.owner, pizza=table.order.pizza)
    return Step(table.order, sorted, table.hands, None, (*findings, failed))


def pay_from_hands(hands: Hands, paid: Counts, helpers: tuple[Owner, ...]) -> Hands:
    """Return the hands after some cards were paid from those of the helpers, the first helper's first."""
    after = dict(hands)
    for owner in helpers:
        hand = after.get(owner, NONE)
        share = _smaller(hand, paid)
        if any(share):
            after[owner], paid = minus(hand, share), minus(paid, share)
    return tuple(after.items())


def _smaller(one: Counts, other: Counts) -> Counts:
    a, b, c, d, e = (min(x, y) for x, y in zip(one, other, strict=True))
    return (a, b, c, d, e)


def _decided(found: tuple[Finding, ...]) -> Finding:
    """Return what to cite first: the first order that failed, else the first filled, else the sequence."""
    for fact in ("failed", "filled"):
        for f in found:
            if f.fact == fact:
                return f
    return found[0]
