"""The four kinds of set by their numbers: which heaps of cards are a set, and which can still become one."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from trainer.games.lunch_box.heap import ANY, UNITS, Heap, heap, parts, size
from trainer.games.lunch_box.model import NUMBERS, Card, Cards, Form
from trainer.games.lunch_box.rules import Rules, Run


@dataclass(frozen=True, slots=True)
class Forms:
    """The sets by their heap, and for every part of a set the heaps of the sets that it can become."""

    sets: Mapping[Heap, Form]
    becomes: Mapping[Heap, tuple[Heap, ...]]


def forms_under(rules: Rules) -> Forms:
    """Return which heaps are sets under the rules in force (`lb.set.*`; 004)."""
    readings, joker = rules.readings, rules.counts_as(Card(1, special=True)) == ANY
    return _forms(rules.runs, readings.wrap, readings.house_numbers, joker)


def form_of(cards: Cards, rules: Rules) -> Form | None:
    """Return the set that some cards form, None if they form none.

    >>> form_of((Card(10), Card(1), Card(3), Card(2)), Rules()).id
    'straight'
    """
    return forms_under(rules).sets.get(heap_of(cards, rules))


def heap_of(cards: Cards, rules: Rules) -> Heap:
    """Return the heap of some cards, by the numbers that they count as."""
    return heap([rules.counts_as(card) for card in cards])


@lru_cache(maxsize=32)
def _forms(runs: Callable[[str], tuple[Run, ...]], wrap: str, house_numbers: str, joker: bool) -> Forms:
    sets: dict[Heap, Form] = {}
    for numbers, form in _numbers(runs(wrap), house_numbers):
        for replaced in parts(heap(numbers)) if joker else (0,):
            sets.setdefault(heap(numbers) - replaced + size(replaced) * UNITS[ANY], form)
    becomes: dict[Heap, list[Heap]] = {}
    for whole in sets:
        for part in parts(whole):
            becomes.setdefault(part, []).append(whole)
    return Forms(sets, {part: tuple(wholes) for part, wholes in becomes.items()})


def _numbers(runs: tuple[Run, ...], house_numbers: str) -> Iterator[tuple[Run, Form]]:
    """Yield the numbers of every set, the most points first."""
    for three in NUMBERS:
        for two in NUMBERS:
            if two != three or house_numbers == "one_number_allowed":
                yield (three, three, three, two, two), Form.HOUSE
    yield from ((run, Form.STRAIGHT) for run in runs)
    yield from (((number,) * 3, Form.TRIPLE) for number in NUMBERS)
    yield from (((number,) * 2, Form.PAIR) for number in NUMBERS)
