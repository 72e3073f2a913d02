"""A heap: how many cards of each number there are, packed into one integer so that heaps add, subtract and compare at once."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import TypeAlias

Heap: TypeAlias = int
"""Five bits a number, 0–10 (0 is a card that counts as any number): four to count, one on guard. Above them the number of cards."""

ANY = 0
_BITS, _TOP = 5, 11
_COUNT = 0b01111
_SIZE = _BITS * _TOP
_GUARD = sum(1 << (_BITS * number + _BITS - 1) for number in range(_TOP))
_TWO_OR_MORE = sum(0b01110 << (_BITS * number) for number in range(_TOP))

UNITS = tuple(1 << _SIZE | 1 << (_BITS * number) for number in range(_TOP))
"""The heap of one card, by number."""


def heap(numbers: Iterable[int]) -> Heap:
    """Return the heap of some numbers.

    >>> heap([7, 7, 2]) == heap([2, 7]) + heap([7])
    True
    """
    return sum([UNITS[number] for number in numbers])


def size(of: Heap) -> int:
    """Return the number of cards in a heap."""
    return of >> _SIZE


def count(of: Heap, number: int) -> int:
    """Return how many cards of a number are in a heap."""
    return of >> (_BITS * number) & _COUNT


def within(part: Heap, whole: Heap) -> bool:
    """Tell whether a heap has all cards of another.

    >>> within(heap([7, 7]), heap([2, 7, 7])), within(heap([7, 7]), heap([2, 7]))
    (True, False)
    """
    return ((whole | _GUARD) - part) & _GUARD == _GUARD


def has_equals(of: Heap) -> bool:
    """Tell whether two cards of a heap are equal."""
    return bool(of & _TWO_OR_MORE)


def counts(of: Heap) -> list[tuple[int, int]]:
    """Return the numbers in a heap, each with how many there are.

    >>> counts(heap([7, 2, 7]))
    [(2, 1), (7, 2)]
    """
    return [(number, n) for number in range(_TOP) if (n := count(of, number))]


def parts(of: Heap) -> Iterator[Heap]:
    """Yield every part of a heap, from nothing to all of it."""
    for chosen in product(*([UNITS[number] * i for i in range(n + 1)] for number, n in counts(of))):
        yield sum(chosen)


def numbers(of: Heap) -> list[int]:
    """Return the numbers in a heap, each as often as there is such a card.

    >>> numbers(heap([7, 2, 7]))
    [2, 7, 7]
    """
    return [number for number, n in counts(of) for _ in range(n)]
