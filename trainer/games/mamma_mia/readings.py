"""The readings of Mamma Mia!: where the printed rules are silent or editions differ."""

from dataclasses import dataclass, fields
from typing import Literal, get_args

from trainer.rulebook.reading import Reading


@dataclass(frozen=True, slots=True)
class Readings:
    """The option in force of every reading; the first option is the default."""

    mamma_card_shuffle: Literal["before_deal", "after_deal"] = "before_deal"
    empty_order_pile: Literal["forbidden", "allowed"] = "forbidden"
    no_ingredient_turn: Literal["order_allowed", "draw_only"] = "order_allowed"
    leftovers: Literal["open", "stacked"] = "open"
    bombastica_top_up: Literal["gap", "any"] = "gap"
    bombastica_own: Literal["not_needed", "needed"] = "not_needed"
    monotoni_choice: Literal["table_first", "any_kind"] = "table_first"
    monotoni_kind: Literal["any", "on_table"] = "any"
    minimale_fewest: Literal["others", "all"] = "others"


DEFAULT = Readings()

_CLAUSES = {
    "mamma_card_shuffle": "mm.setup.mamma_card",
    "empty_order_pile": "mm.turn.draw",
    "no_ingredient_turn": "mm.turn.no_ingredients",
    "leftovers": "mm.bake.leftovers",
    "bombastica_top_up": "mm.order.bombastica",
    "bombastica_own": "mm.order.bombastica",
    "monotoni_choice": "mm.order.monotoni",
    "monotoni_kind": "mm.order.monotoni",
    "minimale_fewest": "mm.order.minimale",
}
_TOLD_ONLY = {"mamma_card_shuffle", "leftovers"}

READINGS = tuple(
    Reading(f.name, _CLAUSES[f.name], get_args(f.type), told_only=f.name in _TOLD_ONLY) for f in fields(Readings)
)

PRESETS = {
    "first_edition": {},
    "printed_ko": {
        "mamma_card_shuffle": "before_deal",
        "leftovers": "open",
        "minimale_fewest": "all",
        "monotoni_choice": "table_first",
        "bombastica_own": "needed",
    },
    "printed_ja": {"leftovers": "stacked"},
    "later_edition": {"mamma_card_shuffle": "after_deal", "leftovers": "stacked", "monotoni_choice": "any_kind"},
}
