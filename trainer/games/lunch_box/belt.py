"""The conveyor belt: the shared ingredients with their piles, and what can be taken from them for one set."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from trainer.games.lunch_box.forms import forms_under, heap_of
from trainer.games.lunch_box.heap import Heap
from trainer.games.lunch_box.model import CELLS, Cards, Cell, Columns, Piles
from trainer.games.lunch_box.rules import Rules
from trainer.games.lunch_box.taking import any_special

Rows = tuple[int, ...]


class Part(NamedTuple):
    """Some shared ingredients that can be taken together: their cells, the rows by column, whether a special card is there."""

    cells: tuple[Cell, ...]
    rows: tuple[Rows, ...]
    special: bool


class Belt:
    """The columns and piles at one moment; `parts` is what can be taken, by heap; `heap` is all that lies open."""

    __slots__ = ("columns", "heap", "parts", "piles", "special")

    def __init__(self, columns: Columns, piles: Piles, rules: Rules) -> None:
        self.columns, self.piles = columns, piles
        self.parts = _parts(columns, rules)
        self.heap = sum([heap_of(column, rules) for column in columns])
        self.special = any(map(any_special, columns))


def _parts(columns: Columns, rules: Rules) -> dict[Heap, list[Part]]:
    """Return the cells that can be taken together for some set, by the heap of their cards; nothing is one of them."""
    wanted = forms_under(rules).becomes
    found: list[tuple[Heap, Part]] = [(0, Part((), (), False))]
    for at, column in enumerate(columns):
        choices = _of_column(at, column, rules)
        found = [
            (whole, Part((*part.cells, *one.cells), (*part.rows, *one.rows), part.special or one.special))
            for heap, part in found
            for more, one in choices
            if (whole := heap + more) in wanted
        ]
    by_heap: dict[Heap, list[Part]] = {}
    for heap, part in found:
        by_heap.setdefault(heap, []).append(part)
    return by_heap


@lru_cache(maxsize=4096)
def _of_column(at: int, column: Cards, rules: Rules) -> list[tuple[Heap, Part]]:
    """Return what can be taken from one column, nothing included."""
    return list(_choices(at, column, rules))


def _choices(at: int, column: Cards, rules: Rules) -> Iterator[tuple[Heap, Part]]:
    for rows in _rows(len(column), rules.missing_rows):
        cards = tuple([column[row] for row in rows])
        heap = heap_of(cards, rules)
        if heap in forms_under(rules).becomes:
            yield heap, Part(tuple([CELLS[at][row] for row in rows]), (rows,), any_special(cards))


@lru_cache(maxsize=64)
def _rows(length: int, missing: Callable[[Rows], Rows]) -> tuple[Rows, ...]:
    """Return the rows that can be taken from a column of a length."""
    return tuple(rows for n in range(length + 1) for rows in combinations(range(length), n) if not missing(rows))
