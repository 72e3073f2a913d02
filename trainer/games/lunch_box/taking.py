"""Whether some cards may be taken for a set: what decides, clause by clause, on the bare numbers."""

from typing import NamedTuple

from trainer.games.lunch_box.forms import Forms, heap_of
from trainer.games.lunch_box.heap import Heap, size
from trainer.games.lunch_box.model import (
    Cards,
    Form,
    Table,
    Take,
    hand_cards,
    other_cards,
    own_cards,
    rows_taken,
    shared_cards,
)
from trainer.games.lunch_box.rules import Rules, Specials


class Taken(NamedTuple):
    """The cards of a take as heaps, the rows taken of each column, the special cards among them, and the cards in hand.

    `own` are cards of the own board; `from_hand` are cards in hand that somebody tries to use.
    """

    own: Heap
    shared: Heap
    others: Heap
    rows: tuple[tuple[int, ...], ...]
    specials: Specials
    from_hand: Heap = 0
    hand: Heap = 0


class Weighed(NamedTuple):
    """What was found on a take: the set that its cards form, and whether each clause is kept."""

    form: Form | None
    prepared: bool
    own_card: bool
    hand: bool
    rows: bool
    columns: bool
    right: bool
    few_others: bool

    @property
    def legal(self) -> bool:
        """Whether this is a set that may be made: every clause is kept."""
        return self.form is not None and all(self[1:])


def weigh(taken: Taken, rules: Rules, forms: Forms) -> Weighed:
    """Return what was found on the cards taken: the one place where it is decided whether a set is legal (004)."""
    own, shared, others, rows, specials, from_hand, hand = taken
    readings, hand_kept = rules.readings, not from_hand or rules.hand_usable()
    form = forms.sets.get(own + from_hand + shared + others)
    if hand_kept:
        own += from_hand
    return Weighed(
        form,
        form is not Form.HOUSE or rules.prepared(own, own + shared + others, hand, readings.house_prepared),
        rules.own_cards(own),
        hand_kept,
        not any(map(rules.missing_rows, rows)),
        readings.columns == "several" or sum(map(bool, rows)) <= 1,
        not others or rules.right(form, specials),
        readings.opponent_cards == "any" or size(others) <= 1,
    )


def taken_of(table: Table, take: Take, rules: Rules) -> Taken:
    """Return the cards of a take as what decides on them."""
    own, hand = own_cards(table, take), hand_cards(table, take)
    shared, others = shared_cards(table, take), other_cards(table, take)
    return Taken(
        heap_of(own, rules),
        heap_of(shared, rules),
        heap_of(others, rules),
        rows_taken(take.grid),
        Specials(any_special((*own, *hand)), any_special(shared), any_special(others)),
        heap_of(hand, rules),
        heap_of(table.hand, rules),
    )


def any_special(cards: Cards) -> bool:
    """Tell whether a special card is among some cards."""
    return any(card.special for card in cards)
