"""The columns of the shared ingredients: cards go, the rest slides down, the piles fill up."""

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.games.lunch_box.model import COLUMNS, ROWS, Card, Cards, Cell, Columns, Piles

Came = tuple[tuple[int, ...], ...]
"""For each column the piles from which cards came down, card by card."""


@dataclass(frozen=True, slots=True)
class Lifted:
    """The cards lifted from the columns, and what lies there after the columns have slid and filled."""

    cards: Cards
    columns: Columns
    piles: Piles
    came: Came


def lift(columns: Columns, piles: Piles, cells: Sequence[Cell], pile_empty: str) -> Lifted:
    """Return what comes of taking some cells: all cards go at once, then every column slides and fills.

    >>> from trainer.games.lunch_box.model import Card
    >>> column = tuple(Card(n) for n in (8, 1, 2, 3))
    >>> lifted = lift((column, (), ()), ((Card(5), Card(6)), (), ()), [Cell(0, 0)], "stays_short")
    >>> [card.id for card in lifted.columns[0]], lifted.came
    (['1', '2', '3', '5'], ((0,), (), ()))
    """
    gone = set(cells)
    cards = tuple([columns[cell.column][cell.row] for cell in cells])
    left = [
        [card for row, card in enumerate(column) if Cell(row, at) not in gone] if gone else list(column)
        for at, column in enumerate(columns)
    ]
    return fill(cards, left, piles, pile_empty)


def fill(cards: Cards, columns: list[list[Card]], piles: Piles, pile_empty: str) -> Lifted:
    """Return the columns filled up to four, each from its own pile (`lb.turn.slide`; 004).

    Where that is used up, `pile_empty` says what happens: the reading `column_pile_empty`.
    """
    left = [list(pile) for pile in piles]
    came: list[list[int]] = [[] for _ in columns]
    for at, column in enumerate(columns):
        n = min(len(ROWS) - len(column), len(left[at]))
        column += left[at][:n]
        del left[at][:n]
        came[at].extend([at] * n)
    if pile_empty == "from_another_pile":
        for at, column in enumerate(columns):
            while len(column) < len(ROWS) and any(left):
                longest = max(range(COLUMNS), key=lambda i: len(left[i]))
                column.append(left[longest].pop(0))
                came[at].append(longest)
    return Lifted(cards, tuple(map(tuple, columns)), tuple(map(tuple, left)), tuple(map(tuple, came)))
