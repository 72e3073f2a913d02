"""The readings of Lunch Box: where the printed rules are silent, or contradict themselves."""

from dataclasses import dataclass, fields
from typing import Literal, get_args

from trainer.rulebook.reading import Reading


@dataclass(frozen=True, slots=True)
class Readings:
    """The option in force of every reading; the first option is the default."""

    tokens_for_four: Literal["three_each", "two_each"] = "three_each"
    wrap: Literal["cyclic", "printed_only"] = "cyclic"
    house_numbers: Literal["two_numbers", "one_number_allowed"] = "two_numbers"
    house_prepared: Literal["two_equal", "whole_part"] = "two_equal"
    columns: Literal["several", "one"] = "several"
    opponent_cards: Literal["any", "one"] = "any"
    stop_early: Literal["allowed", "forbidden"] = "allowed"
    column_pile_empty: Literal["stays_short", "from_another_pile"] = "stays_short"
    name_repeats: Literal["once_is_enough", "once_per_card"] = "once_is_enough"
    lay_without_draw: Literal["lay", "stop"] = "lay"
    end_with_hand_cards: Literal["play_on", "boards_now"] = "play_on"


DEFAULT = Readings()

_CLAUSES = {
    "tokens_for_four": "lb.setup.tokens",
    "wrap": "lb.set.wrap",
    "house_numbers": "lb.set.house",
    "house_prepared": "lb.set.house_prepared",
    "columns": "lb.take.column",
    "opponent_cards": "lb.take.opponents",
    "stop_early": "lb.turn.many",
    "column_pile_empty": "lb.turn.slide",
    "name_repeats": "lb.turn.name",
    "lay_without_draw": "lb.turn.lay",
    "end_with_hand_cards": "lb.end.when",
}
_TOLD_ONLY = {"stop_early", "name_repeats", "lay_without_draw", "end_with_hand_cards"}

READINGS = tuple(
    Reading(f.name, _CLAUSES[f.name], get_args(f.type), told_only=f.name in _TOLD_ONLY) for f in fields(Readings)
)

PRESETS = {"printed_ko": {"house_numbers": "one_number_allowed"}}
