"""Which sets can be made at a table, and the legal set nearest to a take."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.games.lunch_box.belt import Belt
from trainer.games.lunch_box.candidates import Finder, Place
from trainer.games.lunch_box.forms import heap_of
from trainer.games.lunch_box.heap import counts
from trainer.games.lunch_box.model import FORMS, NO_PILES, Boards, Cell, Form, Picks, Table, Take
from trainer.games.lunch_box.pool import Chooser, Indexes, Pool, every_card
from trainer.games.lunch_box.rules import Rules
from trainer.rulebook.verdict import Finding, Verdict, broken, kept


@dataclass(frozen=True, slots=True)
class MadeSet:
    """A legal set: the cards taken, what they form, and the points."""

    take: Take
    form: Form
    points: int


@dataclass(frozen=True, slots=True)
class SetsAnswer:
    """Every set that can be made, the most points first; each choice of cards is a set of its own."""

    sets: tuple[MadeSet, ...]


def judge_sets(table: Table, rules: Rules) -> Verdict[SetsAnswer]:
    """Return which sets can be made: the question `sets` (004).

    >>> from trainer.games.lunch_box.model import Card
    >>> made = judge_sets(Table((Card(7), Card(7), Card(7)), ((), (), ())), Rules()).answer.sets
    >>> [(one.form.id, one.take.board) for one in made]
    [('triple', (0, 1, 2)), ('pair', (0, 1)), ('pair', (0, 2)), ('pair', (1, 2))]
    """
    sets = sorted(find_sets(table, rules), key=lambda one: (-one.points, one.take.board, len(one.take.others)))
    found = (*_on_the_table(table, rules), *_found(sets))
    return Verdict(SetsAnswer(tuple(sets)), found, found[-1] if table.board else found[0])


def find_sets(table: Table, rules: Rules) -> Iterator[MadeSet]:
    """Yield every set that can be made."""
    finder = Finder(rules, heap_of(table.hand, rules))
    for legal in finder.legal_sets(place_of(table, rules, every_card)):
        points = finder.points(legal.whole)
        for own in legal.own:
            for others in legal.others:
                yield MadeSet(take_of(table, own, legal.part.cells, others), legal.form, points)


def place_of(table: Table, rules: Rules, chooser: Chooser) -> Place:
    """Return what a player can take from; cards in hand count as own ones only where a slip has it so."""
    own = (*table.board, *table.hand) if rules.hand_usable() else table.board
    others = [card for _, cards in table.others for card in cards]
    return Place(
        Pool(enumerate(own), rules, chooser),
        Belt(table.columns, NO_PILES, rules),
        Pool(enumerate(others), rules, chooser),
    )


def take_of(table: Table, own: Indexes, cells: tuple[Cell, ...], others: Indexes) -> Take:
    """Return a take from indexes: own ones run on from the board into the hand, others from board to board."""
    here = len(table.board)
    if own and own[-1] >= here:
        board, hand = tuple([i for i in own if i < here]), tuple([i - here for i in own if i >= here])
        return Take(board, cells, picks_of(table.others, others), hand)
    return Take(own, cells, picks_of(table.others, others))


def picks_of(boards: Boards, indexes: Indexes) -> Picks:
    """Return cards of other boards by player, from indexes that run on from board to board.

    >>> from trainer.games.lunch_box.model import Card
    >>> picks_of((("Ada", (Card(1), Card(2))), ("Ben", (Card(3),))), (1, 2))
    (('Ada', (1,)), ('Ben', (0,)))
    """
    found, start = [], 0
    for player, cards in boards if indexes else ():
        picked = tuple([i - start for i in indexes if start <= i < start + len(cards)])
        if picked:
            found.append((player, picked))
        start += len(cards)
    return tuple(found)


def _on_the_table(table: Table, rules: Rules) -> list[Finding]:
    """Return what the own board allows: a set at all, a house, cards of other boards."""
    if not table.board:
        return [broken("lb.set.own_card", "empty_board")]
    found = [kept("lb.set.own_card", "on_board", n=len(table.board))]
    equal = [(number, n) for number, n in counts(heap_of(table.board, rules)) if n > 1]
    found += [kept("lb.set.house_prepared", "ready", number=number, n=n) for number, n in equal]
    if not equal:
        found.append(kept("lb.set.house_prepared", "not_ready"))
    if any(cards for _, cards in table.others):
        special = [card.id for card in table.board if card.special]
        found += [kept("lb.take.opponents", "own_special", card=card) for card in special]
        if not special:
            found.append(kept("lb.take.opponents", "only_house"))
    return found


def _found(sets: list[MadeSet]) -> list[Finding]:
    """Return how many sets of each form there are."""
    found = []
    for form in FORMS:
        n = sum(one.form is form for one in sets)
        if n:
            found.append(kept(f"lb.set.{form.id}", "sets", n=n))
    return found or [kept("lb.turn.many", "no_set")]
