"""Mamma Mia! (Uwe Rosenberg, 1998): pizza orders from a sorted pile."""

from trainer.games.game import Game
from trainer.games.mamma_mia.questions import QUESTIONS
from trainer.games.mamma_mia.readings import PRESETS, READINGS
from trainer.games.mamma_mia.rules import TRUE, Rules
from trainer.games.mamma_mia.slips import SLIPS

CLAUSES = (
    "mm.setup.components",
    "mm.setup.colours",
    "mm.setup.remove",
    "mm.setup.orders",
    "mm.setup.deal",
    "mm.setup.supply",
    "mm.setup.mamma_card",
    "mm.setup.start",
    "mm.turn.ingredients",
    "mm.turn.order",
    "mm.turn.draw",
    "mm.turn.sequence",
    "mm.turn.mamma_card",
    "mm.turn.closed_pile",
    "mm.turn.no_ingredients",
    "mm.round.end",
    "mm.bake.who",
    "mm.bake.sequence",
    "mm.bake.only_earlier",
    "mm.bake.table_first",
    "mm.bake.top_up",
    "mm.bake.filled",
    "mm.bake.failed",
    "mm.bake.leftovers",
    "mm.round.next",
    "mm.order.recipe",
    "mm.order.bombastica",
    "mm.order.monotoni",
    "mm.order.minimale",
    "mm.end.winner",
    "mm.end.tie",
)

MAMMA_MIA: Game[Rules] = Game("mamma_mia", CLAUSES, READINGS, TRUE, SLIPS, QUESTIONS, PRESETS)
