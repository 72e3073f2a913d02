"""What further sets of a turn cannot exceed, so that a search need not look at them all."""

from functools import lru_cache
from typing import TypeAlias

from trainer.games.lunch_box.candidates import Finder
from trainer.games.lunch_box.heap import UNITS, Heap, counts, parts, size, within
from trainer.games.lunch_box.model import Form
from trainer.games.lunch_box.pool import Pool
from trainer.games.lunch_box.rules import Rules, Specials

Worth: TypeAlias = list[tuple[float, Heap, Form]]
"""The sets with a number, each with the points that it brings for an own card, the most first."""


class Bounds:
    """The most that own cards can still bring, under the rules of a finder."""

    __slots__ = ("_bounds", "_finder", "_matter", "_worth")

    def __init__(self, finder: Finder) -> None:
        self._finder = finder
        self._bounds: dict[tuple[Heap, bool, Heap, Heap], int] = {}
        self._matter: dict[tuple[Heap, bool], bool] = {}
        self._worth: dict[int, Worth] = {}

    def most(self, own: Pool, others: Heap, reach: Heap) -> int:
        """Return how many points sets cannot exceed: for each own card the most that it can bring by itself.

        `others` lie on other boards, `reach` on the belt, now or later.
        """
        key = own.heap, own.special, others, reach
        if key not in self._bounds:
            everything, forms = own.heap + reach + others, self._with_others(own)
            bound = float("inf") if self._finder.rules.own_cards(0) else 0.0
            for number, n in counts(own.heap):
                for each, whole, form in self._worth_of(number):
                    if within(whole, everything if form in forms else everything - others):
                        bound += each * n
                        break
            self._bounds[key] = int(min(bound, self._finder.points(everything)))
        return self._bounds[key]

    def others_matter(self, own: Pool) -> bool:
        """Tell whether own cards can still become a set into which cards of other boards may come."""
        key = own.heap, own.special
        if key not in self._matter:
            forms, becomes = self._with_others(own), self._finder.forms.becomes
            wholes = [whole for part in own.parts(becomes) for whole in self._finder.wholes(part)]
            self._matter[key] = any(form in forms for _, form in wholes)
        return self._matter[key]

    def _with_others(self, own: Pool) -> tuple[Form, ...]:
        return self._finder.rights(Specials(own.special, shared=True, other=True))

    def _worth_of(self, number: int) -> Worth:
        if number not in self._worth:
            self._worth[number] = worth(self._finder.rules, self._finder.hand, number)
        return self._worth[number]


@lru_cache(maxsize=512)
def worth(rules: Rules, hand: Heap, number: int) -> Worth:
    """Return what each set with a number brings for an own card: its points, shared among the fewest own cards it needs.

    >>> each, _, form = worth(Rules(), 0, 7)[0]
    >>> each, form.id
    (4.0, 'straight')
    """
    finder, found = Finder(rules, hand), []
    for whole in finder.forms.becomes[UNITS[number]]:
        fewest = _fewest_own(whole, finder)
        if fewest is not None:
            each = finder.points(whole) / fewest if fewest else float("inf")
            found.append((each, whole, finder.forms.sets[whole]))
    return sorted(found, reverse=True)


def _fewest_own(whole: Heap, finder: Finder) -> int | None:
    """Return with how few own cards a set can be made, None if with none at all."""
    own = [part for part in parts(whole) if any(whole == other for other, _ in finder.wholes(part))]
    return min(map(size, own), default=None)
