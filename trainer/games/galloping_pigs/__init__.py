"""Galloping Pigs (Heinz Meister, 2000): five pigs on a loop, food for the lead, kept with the last card."""

from trainer.games.galloping_pigs.questions import QUESTIONS
from trainer.games.galloping_pigs.readings import PRESETS, READINGS
from trainer.games.galloping_pigs.rules import TRUE, Rules
from trainer.games.galloping_pigs.slips import SLIPS
from trainer.games.game import Game

CLAUSES = (
    "gp.setup.components",
    "gp.setup.track",
    "gp.setup.first_player",
    "gp.setup.line",
    "gp.setup.start_line",
    "gp.setup.deal",
    "gp.setup.food",
    "gp.turn.sequence",
    "gp.turn.play",
    "gp.turn.shared",
    "gp.move.next",
    "gp.move.jump",
    "gp.move.loop",
    "gp.food.lead",
    "gp.food.none",
    "gp.food.empty_supply",
    "gp.round.end",
    "gp.round.keep",
    "gp.round.lose",
    "gp.round.own_move",
    "gp.round.next",
    "gp.end.winner",
    "gp.variant.place",
    "gp.variant.first_four",
    "gp.variant.collect",
    "gp.variant.at_risk",
    "gp.variant.left_over",
)

GALLOPING_PIGS: Game[Rules] = Game("galloping_pigs", CLAUSES, READINGS, TRUE, SLIPS, QUESTIONS, PRESETS)
