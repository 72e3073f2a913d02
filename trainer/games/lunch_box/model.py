"""The cards of Lunch Box and where they lie: own board, shared ingredients, other boards, piles."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias


class Form(StrEnum):
    """What a set is: a pair, a triple, a straight or a house."""

    PAIR = "pair"
    TRIPLE = "triple"
    STRAIGHT = "straight"
    HOUSE = "house"

    @property
    def id(self) -> str:
        """The id in documents and texts."""
        return self.value

    @property
    def points(self) -> int:
        """The points of the set, which are the number of its cards (`lb.end.score`)."""
        return FORMS.index(self) + 2


class Card(NamedTuple):
    """An ingredient card: its number, and whether it is the special one of that number (`lb.setup.deck`).

    >>> Card(7).id, Card(7, special=True).id
    ('7', '7*')
    """

    number: int
    special: bool = False

    @property
    def id(self) -> str:
        """The id in documents and texts."""
        return f"{self.number}*" if self.special else str(self.number)


class Cell(NamedTuple):
    """A place among the shared ingredients: row 0 is A, the farthest from the piles; columns count from 0."""

    row: int
    column: int

    @property
    def id(self) -> str:
        """The id in documents and texts, `A1` to `D3`."""
        return f"{ROWS[self.row]}{self.column + 1}"


Cards: TypeAlias = tuple[Card, ...]
Columns: TypeAlias = tuple[Cards, ...]
"""The three columns of the shared ingredients, each from A to D."""
Piles: TypeAlias = tuple[Cards, ...]
"""The three face-down piles, each from its top card."""
Boards: TypeAlias = tuple[tuple[str, Cards], ...]
"""The boards of other players, by player."""
Picks: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""Some cards of other boards: indexes by player, without players from whom nothing is taken."""

FORMS = tuple(Form)
ROWS = "ABCD"
NUMBERS = range(1, 11)
COLUMNS = 3
REGULAR_EACH, SPECIAL_EACH = 6, 1
OTHERS = 3
NO_PILES: Piles = ((),) * COLUMNS

CELLS = tuple(tuple(Cell(row, column) for row in range(len(ROWS))) for column in range(COLUMNS))
"""Every cell, by column and row."""
BOX = tuple(Card(n, special) for n in NUMBERS for special in (False,) * REGULAR_EACH + (True,) * SPECIAL_EACH)
"""All 70 cards: seven of each number, one of them special (`lb.setup.deck`; 004)."""


@dataclass(frozen=True, slots=True)
class Table:
    """What one player sees: the own board, the shared ingredients, the other boards, and in a whole game the own hand."""

    board: Cards
    columns: Columns
    others: Boards = ()
    hand: Cards = ()


@dataclass(frozen=True, slots=True)
class Take:
    """The cards taken for one set, by index and cell, each list in sequence; `hand` is for whole games only."""

    board: tuple[int, ...] = ()
    grid: tuple[Cell, ...] = ()
    others: Picks = ()
    hand: tuple[int, ...] = ()


def own_cards(table: Table, take: Take) -> Cards:
    """Return the cards taken from the own board."""
    return tuple([table.board[i] for i in take.board])


def hand_cards(table: Table, take: Take) -> Cards:
    """Return the cards taken from the hand, where somebody tries to."""
    return tuple([table.hand[i] for i in take.hand])


def shared_cards(table: Table, take: Take) -> Cards:
    """Return the cards taken from the shared ingredients."""
    return tuple([table.columns[cell.column][cell.row] for cell in take.grid])


def other_cards(table: Table, take: Take) -> Cards:
    """Return the cards taken from other boards."""
    boards = dict(table.others)
    return tuple([boards[player][i] for player, picked in take.others for i in picked])


def is_there(table: Table, take: Take) -> bool:
    """Tell whether every card of a take lies on the table."""
    boards = dict(table.others)
    return (
        all(i < len(table.board) for i in take.board)
        and all(i < len(table.hand) for i in take.hand)
        and all(cell.row < len(table.columns[cell.column]) for cell in take.grid)
        and all(i < len(boards.get(player, ())) for player, picked in take.others for i in picked)
    )


def all_cards(table: Table, take: Take) -> Cards:
    """Return all cards of a take.

    >>> table = Table((Card(7), Card(2)), ((Card(7), Card(8)), (), ()), (("Ada", (Card(9),)),))
    >>> [card.id for card in all_cards(table, Take((0,), (Cell(0, 0),), (("Ada", (0,)),)))]
    ['7', '7', '9']
    """
    return (
        *own_cards(table, take),
        *hand_cards(table, take),
        *shared_cards(table, take),
        *other_cards(table, take),
    )


def rows_taken(cells: Iterable[Cell]) -> tuple[tuple[int, ...], ...]:
    """Return the rows taken of each column, from A on.

    >>> rows_taken((Cell(1, 0), Cell(0, 0), Cell(0, 2)))
    ((0, 1), (), (0,))
    """
    rows: tuple[list[int], ...] = ([], [], [])
    for cell in cells:
        rows[cell.column].append(cell.row)
    return tuple(tuple(sorted(column)) for column in rows)
