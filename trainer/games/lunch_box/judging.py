"""Judging a take: whether it is a legal set, what it scores, and every clause that it breaks."""

from dataclasses import dataclass

from trainer.games.lunch_box.forms import forms_under, heap_of
from trainer.games.lunch_box.heap import count, counts, size
from trainer.games.lunch_box.misfit import formed, misfit
from trainer.games.lunch_box.model import (
    ROWS,
    Form,
    Table,
    Take,
    all_cards,
    other_cards,
    own_cards,
    rows_taken,
    shared_cards,
)
from trainer.games.lunch_box.rules import Rules, part_size
from trainer.games.lunch_box.taking import Weighed, taken_of, weigh
from trainer.rulebook.verdict import Finding, Verdict, broken, faults, kept


@dataclass(frozen=True, slots=True)
class SetTable:
    """A table, and the cards taken for one set."""

    table: Table
    take: Take


@dataclass(frozen=True, slots=True)
class SetAnswer:
    """Whether a take is a legal set, the set that its cards form, its points (0 if not legal), the clauses broken."""

    legal: bool
    form: Form | None
    points: int
    broken: tuple[str, ...]


def judge_set(asked: SetTable, rules: Rules) -> Verdict[SetAnswer]:
    """Return whether the cards taken are a legal set: the question `set`."""
    return judge_take(asked.table, asked.take, rules)


def judge_take(table: Table, take: Take, rules: Rules) -> Verdict[SetAnswer]:
    """Return whether a take is a legal set, with every clause that it keeps and breaks (004).

    >>> from trainer.games.lunch_box.model import Card, Cell
    >>> table = Table((Card(7),), ((Card(7), Card(7)), (), ()))
    >>> judge_take(table, Take((0,), (Cell(0, 0), Cell(1, 0))), Rules()).answer.points
    3
    >>> judge_take(table, Take((0,), (Cell(1, 0),)), Rules()).answer.broken
    ('lb.take.row_a',)
    """
    weighed = weigh(taken_of(table, take, rules), rules, forms_under(rules))
    found = _findings(table, take, weighed, rules)
    numbers = tuple([card.number for card in all_cards(table, take)])
    points = rules.points(numbers) if weighed.legal else 0
    if weighed.form and weighed.legal:
        found.append(kept("lb.end.score", "set_points", form=weighed.form, points=points))
    findings = tuple(found)
    return Verdict(SetAnswer(weighed.legal, weighed.form, points, faults(findings)), findings, _decided(findings))


def _findings(table: Table, take: Take, weighed: Weighed, rules: Rules) -> list[Finding]:
    numbers = tuple([card.number for card in all_cards(table, take)])
    found = formed(weighed.form, numbers) if weighed.form else [misfit(numbers, rules)]
    if weighed.form is Form.HOUSE:
        found.append(_prepared(table, take, weighed, rules))
    found += _own(table, take, weighed)
    found += _columns(take, weighed, rules)
    return found + _others(table, take, weighed) if take.others else found


def _prepared(table: Table, take: Take, weighed: Weighed, rules: Rules) -> Finding:
    """Return whether a house is prepared: by which own cards, or why by none."""
    clause, house = "lb.set.house_prepared", heap_of(all_cards(table, take), rules)
    own, board = heap_of(own_cards(table, take), rules), heap_of(table.board, rules)
    equal = [(number, n) for number, n in counts(own) if n > 1]
    for number, n in equal:
        if n >= part_size(count(house, number)):
            return kept(clause, "whole_part", number=number, n=n)
    if equal:
        number = equal[0][0]
        if weighed.prepared:
            return kept(clause, "two_of_three", "house_prepared", number=number)
        return broken(clause, "not_whole", "house_prepared", number=number)
    if weighed.prepared:
        return kept(clause, "not_asked")
    for number, n in counts(board):
        if n > 1:
            return broken(clause, "left_out", number=number, n=n, used=count(own, number))
    return broken(clause, "nothing", own=size(own))


def _own(table: Table, take: Take, weighed: Weighed) -> list[Finding]:
    """Return whether an own board card is used, and no card in hand."""
    found = []
    if not weighed.own_card:
        found.append(broken("lb.set.own_card", "none", there=len(table.board)))
    elif not take.grid and not take.others:
        found.append(kept("lb.set.board_only", "alone", n=len(take.board)))
    else:
        found.append(kept("lb.set.own_card", "own", n=len(take.board)))
    if not weighed.hand:
        found.append(broken("lb.set.own_card", "hand", n=len(take.hand)))
    return found


def _columns(take: Take, weighed: Weighed, rules: Rules) -> list[Finding]:
    """Return, column by column, whether it is entered at A and no row is left out; then how many columns are used."""
    rows = rows_taken(take.grid)
    found = [f for at, taken in enumerate(rows, 1) if taken for f in _column(at, taken, rules.missing_rows(taken))]
    entered = sum(map(bool, rows))
    if not weighed.columns:
        found.append(broken("lb.take.column", "second", "columns", n=entered))
    elif entered > 1:
        found.append(kept("lb.take.column", "several", "columns", n=entered))
    return found


def _column(at: int, rows: tuple[int, ...], missing: tuple[int, ...]) -> list[Finding]:
    first, last = ROWS[rows[0]], ROWS[rows[-1]]
    found = []
    if 0 in missing:
        found.append(broken("lb.take.row_a", "without_a", column=at, row=first))
    else:
        found.append(kept("lb.take.row_a", "entered", column=at, row=first))
    left_out = [row for row in missing if row]
    found += [broken("lb.take.column", "left_out", column=at, row=ROWS[row], last=last) for row in left_out]
    if len(rows) > 1 and not missing:
        found.append(kept("lb.take.column", "in_sequence", column=at, n=len(rows), last=last))
    return found


def _others(table: Table, take: Take, weighed: Weighed) -> list[Finding]:
    """Return whether cards of other boards may be used, and how many."""
    clause, n = "lb.take.opponents", sum(len(picked) for _, picked in take.others)
    own = next((card for card in own_cards(table, take) if card.special), None)
    reading = "opponent_cards" if n > 1 else ""
    found = []
    if not weighed.right:
        found += [broken(clause, "no_right", n=n), *_wrong_special(table, take)]
    elif own:
        found.append(kept(clause, "special", reading, n=n, card=own.id))
    else:
        found.append(kept(clause, "house" if weighed.form is Form.HOUSE else "not_asked", reading, n=n))
    if not weighed.few_others:
        found.append(broken(clause, "more_than_one", reading, n=n))
    return found


def _wrong_special(table: Table, take: Take) -> list[Finding]:
    """Return the special cards that give no right: another player's, a shared one, an own one that is not in the set."""
    clause, found = "lb.take.opponents", []
    for fact, cards in (
        ("their_special", other_cards(table, take)),
        ("shared_special", shared_cards(table, take)),
        ("own_special_left", table.board),
    ):
        found += [broken(clause, fact, card=card.id) for card in cards if card.special]
    return found


_TELLING = (
    "lb.take.opponents",
    "lb.set.house_prepared",
    "lb.set.wrap",
    "lb.take.column",
    "lb.set.board_only",
)
"""What decides on a legal set, the rare before the common."""


def _decided(found: tuple[Finding, ...]) -> Finding:
    """Return what to cite first: a fault; else the clause that needs most care, first where readings differ on it."""
    wrong = [f for f in found if not f.holds]
    disputed = [f for f in found if f.reading and f.clause != "lb.take.column"]
    telling = [f for clause in _TELLING for f in sorted(found, key=lambda f: not f.reading) if f.clause == clause]
    return (wrong or disputed or telling or list(found))[0]
