"""Lunch Box (Park Kwangje and Park Junpyo): sets of ingredients from the own board, a conveyor belt and other boards."""

from trainer.games.game import Game
from trainer.games.lunch_box.questions import QUESTIONS
from trainer.games.lunch_box.readings import PRESETS, READINGS
from trainer.games.lunch_box.rules import TRUE, Rules
from trainer.games.lunch_box.slips import SLIPS

CLAUSES = (
    "lb.setup.deck",
    "lb.setup.board",
    "lb.setup.grid",
    "lb.setup.hand",
    "lb.setup.piles",
    "lb.setup.tokens",
    "lb.setup.start",
    "lb.set.pair",
    "lb.set.triple",
    "lb.set.straight",
    "lb.set.wrap",
    "lb.set.house",
    "lb.set.house_prepared",
    "lb.set.own_card",
    "lb.set.board_only",
    "lb.take.row_a",
    "lb.take.column",
    "lb.take.opponents",
    "lb.turn.many",
    "lb.turn.slide",
    "lb.turn.name",
    "lb.turn.like",
    "lb.turn.draw",
    "lb.turn.lay",
    "lb.end.when",
    "lb.end.score",
    "lb.end.tie",
)

LUNCH_BOX: Game[Rules] = Game("lunch_box", CLAUSES, READINGS, TRUE, SLIPS, QUESTIONS, PRESETS)
