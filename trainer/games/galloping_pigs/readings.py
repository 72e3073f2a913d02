"""The readings of Galloping Pigs: where the printed rules are silent or editions differ."""

from dataclasses import dataclass, fields
from typing import Literal, get_args

from trainer.rulebook.reading import Reading


@dataclass(frozen=True, slots=True)
class Readings:
    """The option in force of every reading; the first option is the default."""

    lead_again: Literal["in_front", "must_overtake"] = "in_front"
    empty_supply: Literal["take_none", "game_ends"] = "take_none"
    last_card_judged: Literal["when_played", "at_round_end"] = "when_played"
    next_line_up: Literal["front_on_line", "rear_on_line"] = "front_on_line"
    track_food_left: Literal["back_to_supply", "stays"] = "back_to_supply"


DEFAULT = Readings()

_CLAUSES = {
    "lead_again": "gp.food.lead",
    "empty_supply": "gp.food.empty_supply",
    "last_card_judged": "gp.round.own_move",
    "next_line_up": "gp.round.next",
    "track_food_left": "gp.variant.left_over",
}
_TOLD_ONLY = {"empty_supply", "next_line_up", "track_food_left"}

READINGS = tuple(
    Reading(f.name, _CLAUSES[f.name], get_args(f.type), told_only=f.name in _TOLD_ONLY) for f in fields(Readings)
)

PRESETS = {"printed_ko": {"lead_again": "must_overtake", "last_card_judged": "when_played"}}
