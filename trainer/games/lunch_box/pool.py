"""Cards to pick from, on the own board or on other boards: which heaps they hold, and which cards make up a heap."""

from collections.abc import Callable, Container, Iterable, Iterator
from itertools import combinations, product
from typing import TypeAlias

from trainer.games.lunch_box.heap import UNITS, Heap, counts
from trainer.games.lunch_box.model import Card
from trainer.games.lunch_box.rules import Rules

Indexes: TypeAlias = tuple[int, ...]
Chooser: TypeAlias = Callable[[Indexes, Indexes, int], Iterable[tuple[Indexes, bool]]]
"""Takes the regular and the special cards of one number and how many are wanted; gives choices, each with: a special one in it?"""


def every_card(regular: Indexes, special: Indexes, n: int) -> Iterator[tuple[Indexes, bool]]:
    """Yield every choice of n cards: equal cards are told apart.

    >>> list(every_card((0, 1), (4,), 2))
    [((0, 1), False), ((0, 4), True), ((1, 4), True)]
    """
    for chosen in combinations((*regular, *special), n):
        yield chosen, chosen[-1] in special


def one_of_each_kind(regular: Indexes, special: Indexes, n: int) -> Iterator[tuple[Indexes, bool]]:
    """Yield one choice of n cards for each number of special ones: equal cards are as good as each other.

    >>> list(one_of_each_kind((0, 1), (4,), 2))
    [((0, 1), False), ((0, 4), True)]
    """
    for specials in range(min(n, len(special)) + 1):
        if n - specials <= len(regular):
            yield (*regular[: n - specials], *special[:specials]), specials > 0


class Pool:
    """Cards of one place by index; `heap` is what they count as."""

    __slots__ = ("_by_number", "_chooser", "_picks", "heap", "special")

    def __init__(self, cards: Iterable[tuple[int, Card]], rules: Rules, chooser: Chooser) -> None:
        by_number: dict[int, tuple[list[int], list[int]]] = {}
        self.heap: Heap = 0
        for i, card in cards:
            number = rules.counts_as(card)
            self.heap += UNITS[number]
            by_number.setdefault(number, ([], []))[card.special].append(i)
        self._by_number = {number: (tuple(plain), tuple(red)) for number, (plain, red) in sorted(by_number.items())}
        self._chooser = chooser
        self._picks: dict[Heap, dict[bool, list[Indexes]]] = {}
        self.special = any(red for _, red in self._by_number.values())

    def parts(self, wanted: Container[Heap]) -> list[Heap]:
        """Return the heaps among these cards that are wanted; every part of a wanted heap has to be wanted too."""
        found = [0]
        for number, (plain, red) in self._by_number.items():
            for part in tuple(found):
                for _ in range(len(plain) + len(red)):
                    part += UNITS[number]
                    if part not in wanted:
                        break
                    found.append(part)
        return found

    def picks(self, part: Heap) -> dict[bool, list[Indexes]]:
        """Return the choices of cards that make up a heap, by whether a special card is among them."""
        found = self._picks.get(part)
        if found is None:
            found = self._picks[part] = {}
            for chosen in product(*(self._chooser(*self._by_number[number], n) for number, n in counts(part))):
                indexes = tuple(sorted([i for some, _ in chosen for i in some]))
                found.setdefault(any(special for _, special in chosen), []).append(indexes)
        return found
