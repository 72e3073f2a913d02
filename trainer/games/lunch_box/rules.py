"""The rules of Lunch Box that a slip can exchange, each a function; `Rules` holds one of each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from trainer.games.lunch_box.heap import ANY, Heap, count, counts, has_equals, size
from trainer.games.lunch_box.model import Card, Cell, Columns, Form, Piles
from trainer.games.lunch_box.readings import DEFAULT, Readings
from trainer.games.lunch_box.sliding import Lifted, lift

Run: TypeAlias = tuple[int, ...]
"""The numbers of a straight, in sequence."""


class Specials(NamedTuple):
    """Where a set has special cards from: the own board, the shared ingredients, other boards."""

    own: bool
    shared: bool
    other: bool


def own_number(card: Card) -> int:
    """Return the number that a card counts as: its own, a special card is no joker (`lb.setup.deck`; 004)."""
    return card.number


def runs_of(length: int) -> tuple[Run, ...]:
    """Return all runs of consecutive numbers of a length, 10 followed by 1.

    >>> runs_of(4)[-3:]
    ((8, 9, 10, 1), (9, 10, 1, 2), (10, 1, 2, 3))
    """
    return tuple(tuple((start + i) % 10 + 1 for i in range(length)) for start in range(10))


def four_in_a_row(wrap: str) -> tuple[Run, ...]:
    """Return the runs that are straights: four numbers, 10 followed by 1 (`lb.set.straight`, `lb.set.wrap`; 004).

    Whether 9-10-1-2 is one is the reading `wrap`.
    """
    return tuple(run for run in runs_of(4) if wrap == "cyclic" or run != (9, 10, 1, 2))


def prepared_on_board(own: Heap, house: Heap, hand: Heap, how: str) -> bool:
    """Tell whether own board cards that go into a house prepare it (`lb.set.house_prepared`; 004).

    Two equal ones do, or only the whole pair or triple: the reading `house_prepared`. The hand does not count.
    """
    if how == "two_equal":
        return has_equals(own) or bool(count(own, ANY) and size(own) > 1)
    return any(n + count(own, ANY) >= part_size(count(house, number)) for number, n in counts(own))


def part_size(n: int) -> int:
    """Return the size of the part of a house for which n equal cards are used; of five equal cards two are a pair."""
    return 3 if n == 3 else 2


def own_special_or_house(form: Form | None, specials: Specials) -> bool:
    """Tell whether other boards' cards may be used: for a house, or with an own special card (`lb.take.opponents`; 004)."""
    return form is Form.HOUSE or specials.own


def from_row_a(rows: tuple[int, ...]) -> tuple[int, ...]:
    """Return the rows of a column that are missing: A, and those in between (`lb.take.row_a`, `lb.take.column`; 004).

    >>> from_row_a((0, 1)), from_row_a((1, 3)), from_row_a((2,))
    ((), (0, 2), (0,))
    """
    if not rows:
        return ()
    between = range(rows[0] + 1, rows[-1])
    return (*((0,) if rows[0] else ()), *(row for row in between if row not in rows))


def at_least_one(own: Heap) -> bool:
    """Tell whether these own board cards are enough for a set: one or more (`lb.set.own_card`; 004)."""
    return own > 0


def no_hand_cards() -> bool:
    """Tell whether cards in hand can be used for a set: no (`lb.set.own_card`; 004)."""
    return False


def number_of_cards(numbers: Sequence[int]) -> int:
    """Return the points of a set of these numbers: how many cards it has (`lb.end.score`; 004)."""
    return len(numbers)


def any_number_of_sets() -> bool:
    """Tell whether a player who has made a set may make another in the same turn: yes (`lb.turn.many`; 004)."""
    return True


def when_complete(columns: Columns, piles: Piles, cells: Sequence[Cell], pile_empty: str) -> Lifted:
    """Return what comes of taking cells: columns slide only when the set is complete (`lb.turn.slide`; 004)."""
    return lift(columns, piles, cells, pile_empty)


def name_is_needed() -> bool:
    """Tell whether a set scores only with a name: yes (`lb.turn.name`; 004)."""
    return True


def may_keep_token() -> bool:
    """Tell whether a player may decline to give a like token: yes (`lb.turn.like`; 004)."""
    return True


def one_point_each(kept: int) -> int:
    """Return what own like tokens that were not given away cost at the end: a point each (`lb.end.score`; 004)."""
    return kept


def fewer_cards(board_left: int) -> int:
    """Return how good the cards left on the board are in a tie: the fewer, the better (`lb.end.tie`; 004)."""
    return -board_left


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force: the readings, and every rule that a slip can exchange."""

    readings: Readings = DEFAULT
    counts_as: Callable[[Card], int] = own_number
    runs: Callable[[str], tuple[Run, ...]] = four_in_a_row
    prepared: Callable[[Heap, Heap, Heap, str], bool] = prepared_on_board
    right: Callable[[Form | None, Specials], bool] = own_special_or_house
    missing_rows: Callable[[tuple[int, ...]], tuple[int, ...]] = from_row_a
    own_cards: Callable[[Heap], bool] = at_least_one
    hand_usable: Callable[[], bool] = no_hand_cards
    points: Callable[[Sequence[int]], int] = number_of_cards
    another_set: Callable[[], bool] = any_number_of_sets
    lift: Callable[[Columns, Piles, Sequence[Cell], str], Lifted] = when_complete
    name_needed: Callable[[], bool] = name_is_needed
    may_keep: Callable[[], bool] = may_keep_token
    unused_cost: Callable[[int], int] = one_point_each
    board_left: Callable[[int], int] = fewer_cards


TRUE = Rules()
