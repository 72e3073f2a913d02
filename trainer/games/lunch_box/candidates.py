"""The sets that can be made at a table: for every own part the cards that complete a set, each judged."""

from collections.abc import Iterator
from typing import NamedTuple

from trainer.games.lunch_box.belt import Belt, Part
from trainer.games.lunch_box.forms import forms_under
from trainer.games.lunch_box.heap import Heap, numbers, within
from trainer.games.lunch_box.model import FORMS, Form
from trainer.games.lunch_box.pool import Indexes, Pool
from trainer.games.lunch_box.rules import Rules, Specials
from trainer.games.lunch_box.taking import Taken, weigh


class Place(NamedTuple):
    """What a player can take from: the own cards, the belt, the other boards."""

    own: Pool
    belt: Belt
    others: Pool


class Legal(NamedTuple):
    """Legal sets that differ only in which of several equal cards they take: any of `own` goes with any of `others`."""

    whole: Heap
    form: Form
    own: list[Indexes]
    part: Part
    others: list[Indexes]


class Finder:
    """Finds the sets that can be made under some rules with some cards in hand; remembers what it has worked out."""

    __slots__ = ("_points", "_rights", "_wholes", "forms", "hand", "rules")

    def __init__(self, rules: Rules, hand: Heap = 0) -> None:
        self.rules, self.hand, self.forms = rules, hand, forms_under(rules)
        self._wholes: dict[Heap, list[tuple[Heap, Form]]] = {}
        self._points: dict[Heap, int] = {}
        self._rights: dict[Specials, tuple[Form, ...]] = {}

    def legal_sets(self, place: Place) -> Iterator[Legal]:
        """Yield the sets that can be made: the candidates that `weigh` calls legal."""
        for own, whole, shared in self._candidates(place):
            others = whole - own - shared
            for part in place.belt.parts[shared]:
                for own_special, own_picks in place.own.picks(own).items():
                    for other_special, other_picks in place.others.picks(others).items():
                        specials = Specials(own_special, part.special, other_special)
                        taken = Taken(own, shared, others, part.rows, specials, 0, self.hand)
                        weighed = weigh(taken, self.rules, self.forms)
                        if weighed.form and weighed.legal:
                            yield Legal(whole, weighed.form, own_picks, part, other_picks)

    def wholes(self, own: Heap) -> list[tuple[Heap, Form]]:
        """Return the sets that own cards can become part of; a house only where they prepare it."""
        found = self._wholes.get(own)
        if found is None:
            how, prepared = self.rules.readings.house_prepared, self.rules.prepared
            all_of_them = [(whole, self.forms.sets[whole]) for whole in self.forms.becomes[own]]
            found = self._wholes[own] = [
                (whole, form)
                for whole, form in all_of_them
                if self.rules.own_cards(own) and (form is not Form.HOUSE or prepared(own, whole, self.hand, how))
            ]
        return found

    def points(self, whole: Heap) -> int:
        """Return the points of a set."""
        if whole not in self._points:
            self._points[whole] = self.rules.points(numbers(whole))
        return self._points[whole]

    def _candidates(self, place: Place) -> Iterator[tuple[Heap, Heap, Heap]]:
        """Yield (own part, whole set, shared part) wherever the rest can come from other boards.

        What cannot become legal whatever else is taken is left out by the very rules that judge.
        """
        parts, others = place.belt.parts, place.others.heap
        reach = place.belt.heap + others
        for own in place.own.parts(self.forms.becomes):
            rights = self._rights_at(own, place) if others else ()
            for whole, form in self.wholes(own):
                rest = whole - own
                if not within(rest, reach):
                    continue
                if rest in parts:
                    yield own, whole, rest
                if form in rights:
                    for shared in parts:
                        if shared != rest and within(shared, rest) and within(rest - shared, others):
                            yield own, whole, shared

    def rights(self, specials: Specials) -> tuple[Form, ...]:
        """Return the sets into which cards of other boards may come, by where special cards are used from."""
        if specials not in self._rights:
            self._rights[specials] = tuple(form for form in FORMS if self.rules.right(form, specials))
        return self._rights[specials]

    def _rights_at(self, own: Heap, place: Place) -> tuple[Form, ...]:
        """Return the sets into which cards of other boards may come, if all special cards there are are used."""
        return self.rights(Specials(True in place.own.picks(own), place.belt.special, place.others.special))
