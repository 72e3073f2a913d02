"""Whether an order can be made, and every way to pay for it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from trainer.games.mamma_mia.model import KINDS, NONE, Counts, Pizza, lying, plus
from trainer.games.mamma_mia.payment import FIFTEEN, choice, judge_way, lacks, recipes, shortfall, wants
from trainer.games.mamma_mia.rules import OrderTable, Rules, Way, helping_hand
from trainer.rulebook.verdict import Finding, Verdict, broken


@dataclass(frozen=True, slots=True)
class OrderAnswer:
    """Whether the order can be made; every way to pay, the one with the fewest hand cards first."""

    ways: tuple[Way, ...]

    @property
    def can_be_made(self) -> bool:
        """Whether there is a way to pay."""
        return bool(self.ways)

    @property
    def hand_cards(self) -> int | None:
        """The fewest cards from the hand, or None if the order cannot be made."""
        return sum(self.ways[0].hand) if self.ways else None


def ways_to_pay(table: OrderTable, rules: Rules) -> tuple[Way, ...]:
    """Return every legal way to pay, the fewest hand cards first, then by the sequence of the kinds.

    >>> from trainer.games.mamma_mia.model import Order, Owner
    >>> table = OrderTable(Order(Owner.GREEN, Pizza.MINIMALE), (2, 0, 3, 2, 2), ((Owner.GREEN, (1, 0, 0, 1, 0)),))
    >>> [(way.sorted, way.hand) for way in ways_to_pay(table, Rules())]
    [((2, 0, 0, 0, 1), (1, 0, 0, 0, 0)), ((0, 0, 0, 2, 1), (0, 0, 0, 1, 0))]
    """
    return tuple(way for way, _ in _legal(table, rules))


def _legal(table: OrderTable, rules: Rules) -> list[tuple[Way, tuple[Finding, ...]]]:
    """Return the legal ways to pay, each with its findings."""
    judged = ((way, judge_way(table, way, rules)) for way in _candidates(table, rules))
    return sorted((pair for pair in judged if all(f.holds for f in pair[1])), key=lambda pair: sum(pair[0].hand))


def judge_order(table: OrderTable, rules: Rules) -> Verdict[OrderAnswer]:
    """Return whether an order can be made from the sorted ingredients and the owner's hand (000, 001)."""
    legal = _legal(table, rules)
    ways = tuple(way for way, _ in legal)
    found = legal[0][1] if legal else _why_not(table, rules)
    return Verdict(OrderAnswer(ways), found, _decided(table, found))


def _candidates(table: OrderTable, rules: Rules) -> Iterator[Way]:
    """Yield the ways worth judging: each recipe, split between table and hand; for Bombastica each part of the hand."""
    help = helping_hand(table, rules)
    if table.order.pizza is Pizza.BOMBASTICA:
        least = shortfall(table, rules)
        most = least if rules.readings.bombastica_top_up == "gap" else sum(help)
        for taken, added in product(_table_parts(table.sorted), _hand_parts(help, least, most)):
            yield Way(taken, added)
        return
    for recipe in recipes(table, rules):
        shares = (rules.from_table(table.sorted[k], recipe[k], help[k]) if recipe[k] else (0,) for k in KINDS)
        for a, b, c, d, e in product(*shares):
            yield Way((a, b, c, d, e), (recipe[0] - a, recipe[1] - b, recipe[2] - c, recipe[3] - d, recipe[4] - e))


def _table_parts(sorted: Counts) -> Iterator[Counts]:
    """Yield all that lies there and, where it is more than 15, one heap of just 15."""
    yield sorted
    if sum(sorted) > FIFTEEN:
        heap, left = [], FIFTEEN
        for n in sorted:
            heap.append(min(n, left))
            left -= heap[-1]
        yield (heap[0], heap[1], heap[2], heap[3], heap[4])


def _hand_parts(hand: Counts, least: int, most: int) -> Iterable[Counts]:
    """Return the parts of a hand of `least` to `most` cards, as many of the first kind as there are before fewer."""
    if not least:
        return (NONE,)
    parts = product(*(range(n, -1, -1) for n in hand))
    return ((a, b, c, d, e) for a, b, c, d, e in parts if least <= a + b + c + d + e <= most)


def _why_not(table: OrderTable, rules: Rules) -> tuple[Finding, ...]:
    """Return the findings of an order that cannot be made: what is wanted, the choice, what is missing."""
    if table.order.pizza is Pizza.BOMBASTICA:
        return _bombastica_lacks(table, rules)
    help, first = helping_hand(table, rules), (wants(table.order), *choice(table, rules))
    options = recipes(table, rules)
    if not options:
        return first if not first[-1].holds else (*first, _no_kind_lies(table))
    if table.order.pizza is not Pizza.MONOTONI:
        return (*first, *(f for recipe in options for f in _lacking(table, recipe, help)))
    nearest = min(options, key=lambda recipe: _missing(table, recipe, help))
    return (*first, *_nearest(table, nearest, help), *_lacking(table, nearest, help))


def _bombastica_lacks(table: OrderTable, rules: Rules) -> tuple[Finding, ...]:
    """Return why a Bombastica fails: the whole hand does not reach far enough."""
    everything = Way(table.sorted, helping_hand(table, rules))
    found = judge_way(table, everything, rules)
    if all(f.holds for f in found) or shortfall(table, rules) > sum(everything.hand):
        there, short, held = sum(table.sorted), shortfall(table, rules), sum(everything.hand)
        lack = broken("mm.order.bombastica", "lacks", owner=table.order.owner, there=there, short=short, hand=held)
        return (found[0], *(f for f in found if f.fact == "own_missing"), lack)
    return tuple(f for f in found if f.fact not in ("adds_more", "takes_all"))


def _missing(table: OrderTable, recipe: Counts, help: Counts) -> int:
    return sum(max(0, recipe[k] - table.sorted[k] - help[k]) for k in KINDS)


def _lacking(table: OrderTable, recipe: Counts, help: Counts) -> list[Finding]:
    have = plus(table.sorted, help)
    return [lacks(table, kind, recipe[kind], help[kind]) for kind in lying(recipe) if have[kind] < recipe[kind]]


def _nearest(table: OrderTable, recipe: Counts, help: Counts) -> tuple[Finding, ...]:
    """Return that no kind will do and which comes nearest; nothing if only the own ingredient is missing."""
    kind = max((k for k in KINDS if k is not table.order.own), key=lambda k: recipe[k])
    there, held, owner = table.sorted[kind], help[kind], table.order.owner
    if there + held >= recipe[kind]:
        return ()
    return (broken("mm.order.monotoni", "no_kind", owner=owner, kind=kind, there=there, held=held),)


def _no_kind_lies(table: OrderTable) -> Finding:
    return broken("mm.order.monotoni", "none_lies", "monotoni_kind", own=table.order.own)


def _decided(table: OrderTable, found: tuple[Finding, ...]) -> Finding:
    """Return the finding that decided: the choice of the kind, else what is missing, else what fills the gap."""
    special = [f for f in found[1:] if f.clause == wants(table.order).clause]
    for f in (*(f for f in special if not f.holds), *special):
        return f
    return next((f for f in found if not f.holds), next((f for f in found if f.fact == "fills"), found[-1]))
