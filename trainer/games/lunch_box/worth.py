"""How much an own card can bring by itself: the points of a set, shared among the fewest own cards that it needs."""

from functools import lru_cache
from typing import TypeAlias

from trainer.games.lunch_box.candidates import Finder
from trainer.games.lunch_box.heap import UNITS, Heap, parts, size
from trainer.games.lunch_box.model import Form
from trainer.games.lunch_box.rules import Rules

Worth: TypeAlias = list[tuple[float, Heap, Form]]
"""The sets with a number, each with the points that it brings for an own card, the most first."""


@lru_cache(maxsize=512)
def worth(rules: Rules, hand: Heap, number: int) -> Worth:
    """Return what each set with a number brings for an own card.

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
