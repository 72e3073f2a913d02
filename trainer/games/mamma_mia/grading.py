"""What a learner answers to the questions of Mamma Mia!, and how it is graded, part by part."""

from dataclasses import dataclass

from trainer.games.game import Grade
from trainer.games.mamma_mia.figures import SetupTable, WinnerTable, count_cards, find_winners
from trainer.games.mamma_mia.inspection import PileTable, inspect
from trainer.games.mamma_mia.model import KINDS, Order, Owner
from trainer.games.mamma_mia.notation import heap
from trainer.games.mamma_mia.orders import judge_order
from trainer.games.mamma_mia.payment import judge_way
from trainer.games.mamma_mia.rules import OrderTable, Rules, Way
from trainer.games.mamma_mia.turns import TurnTable, judge_turn
from trainer.rulebook.fields import Fields, choice, flag
from trainer.rulebook.refusal import Refused
from trainer.rulebook.verdict import Finding


def given_way(fields: Fields, table: OrderTable) -> Way | None:
    """Take the cards that leave the table and the hand, or None for "cannot be made"; they must lie there."""
    if fields.flag("cannot", False):
        fields.done()
        return None
    way = Way(heap(fields, "sorted", fields.take("sorted", {})), heap(fields, "hand", fields.take("hand", {})))
    fields.done()
    for name, taken, there in (("sorted", way.sorted, table.sorted), ("hand", way.hand, table.hand(table.order.owner))):
        for kind in KINDS:
            if taken[kind] > there[kind]:
                raise Refused(fields.at(name), "not_there", kind=kind, there=there[kind])
    return way


def grade_way(table: OrderTable, rules: Rules, way: Way | None) -> Grade:
    """Grade the cards laid out for an order; any legal way is right."""
    verdict = judge_order(table, rules)
    if way is None:
        right = not verdict.answer.ways
        return Grade(right, (), verdict.findings, None if right else verdict.findings.index(verdict.decided))
    trail = judge_way(table, way, rules)
    departs = _first_broken(trail)
    return Grade(departs is None, (), trail, departs)


def given_filled(fields: Fields, table: PileTable) -> tuple[bool | None, ...]:
    """Take made or not made for each order of the pile in sequence; null where nothing was said."""
    orders = sum(isinstance(card, Order) for card in table.pile)
    said = tuple(None if said is None else flag(said, path) for path, said in fields.sequence("filled"))
    fields.done()
    if len(said) != orders:
        raise Refused(fields.at("filled"), "one_each", n=orders)
    return said


def grade_filled(table: PileTable, rules: Rules, said: tuple[bool | None, ...]) -> Grade:
    """Grade what was said of each order, order by order."""
    steps = {step.card: step for step in inspect(table, rules).answer.orders}
    orders = [card for card in table.pile if isinstance(card, Order)]
    parts = [(str(i), said[i] is steps[order].filled) for i, order in enumerate(orders) if said[i] is not None]
    wrong = next((int(name) for name, right in parts if not right), None)
    if wrong is None:
        return Grade(len(parts) == len(orders), tuple(parts))
    trail = steps[orders[wrong]].findings
    return Grade(
        False, tuple(parts), trail, _first_broken(trail) if not steps[orders[wrong]].filled else len(trail) - 1
    )


@dataclass(frozen=True, slots=True)
class TurnGiven:
    """A learner's answer on a turn; `broken` and `hand_after` may be left open."""

    legal: bool
    broken: tuple[str, ...] | None
    hand_after: int | None


TURN_CLAUSES = ("mm.turn.ingredients", "mm.turn.no_ingredients", "mm.turn.order", "mm.turn.sequence", "mm.turn.draw")


def given_turn(fields: Fields, table: TurnTable) -> TurnGiven:
    """Take legal or not, and perhaps the clauses broken and the cards in hand after."""
    legal = fields.flag("legal")
    named = fields.take("broken", None)
    broken = (
        None
        if named is None
        else tuple(choice(n, p, TURN_CLAUSES) for p, n in Fields({"broken": named}).sequence("broken"))
    )
    after = fields.take("hand_after", None)
    hand_after = None if after is None else Fields({"hand_after": after}).integer("hand_after", 0, 7)
    fields.done()
    return TurnGiven(legal, broken or None, hand_after)


def grade_turn(table: TurnTable, rules: Rules, given: TurnGiven) -> Grade:
    """Grade legal or not, then the clause named, then the cards in hand."""
    verdict = judge_turn(table, rules)
    answer = verdict.answer
    parts = [("legal", given.legal is answer.legal)]
    if not answer.legal and given.broken is not None:
        parts.append(("broken", set(given.broken) == set(answer.broken)))
    if answer.legal and given.legal and given.hand_after is not None:
        parts.append(("hand_after", given.hand_after == answer.hand_after))
    return _by_parts(parts, verdict.findings, verdict.decided)


@dataclass(frozen=True, slots=True)
class SetupGiven:
    """A learner's figures for the set-up."""

    removed_of_each: int
    supply_after_deal: int


def given_setup(fields: Fields, table: SetupTable) -> SetupGiven:
    """Take the two figures."""
    given = SetupGiven(fields.integer("removed_of_each", 0, 13), fields.integer("supply_after_deal", 0, 65))
    fields.done()
    return given


def grade_setup(table: SetupTable, rules: Rules, given: SetupGiven) -> Grade:
    """Grade the two figures one by one."""
    verdict = count_cards(table, rules)
    answer = verdict.answer
    parts = [
        ("removed_of_each", given.removed_of_each == answer.removed_of_each),
        ("supply_after_deal", given.supply_after_deal == answer.supply_after_deal),
    ]
    departs = verdict.findings[0] if not parts[0][1] else verdict.findings[-1]
    return _by_parts(parts, verdict.findings, departs)


def given_winners(fields: Fields, table: WinnerTable) -> frozenset[Owner]:
    """Take those who win: one or more of the players."""
    players = tuple(owner.id for owner, _ in table.players)
    named = frozenset(Owner(choice(name, path, players)) for path, name in fields.sequence("winners"))
    fields.done()
    return named


def grade_winners(table: WinnerTable, rules: Rules, given: frozenset[Owner]) -> Grade:
    """Grade those who win, as a set."""
    verdict = find_winners(table, rules)
    return _by_parts([("winners", given == set(verdict.answer.winners))], verdict.findings, verdict.decided)


def _by_parts(parts: list[tuple[str, bool]], trail: tuple[Finding, ...], departs: Finding) -> Grade:
    right = all(ok for _, ok in parts)
    return Grade(right, tuple(parts), trail, None if right else trail.index(departs))


def _first_broken(trail: tuple[Finding, ...]) -> int | None:
    return next((i for i, f in enumerate(trail) if not f.holds), None)
