"""The questions of Galloping Pigs: how a table is read, judged, answered and graded."""

from typing import Any

from trainer.games.galloping_pigs import grading, movement, notation, race, track_food, winner
from trainer.games.galloping_pigs.model import PIGS
from trainer.games.galloping_pigs.rules import Rules
from trainer.games.galloping_pigs.slips import MOVE_SLIPS, RACE_SLIPS
from trainer.games.game import Question


def _move(answer: movement.MoveAnswer) -> dict[str, Any]:
    move = answer.gallop
    jumped = [pig.id for pig in move.jumped]
    return {"lands_on": move.lands_on, "jumped": jumped, "leads": move.leads, "food": answer.food}


def _race(answer: race.RaceAnswer) -> dict[str, Any]:
    moves = [(step.gallop, step.food) for step in answer.steps]
    return {
        "leader": answer.leader.id,
        "places": {pig.id: answer.course.places[pig] for pig in PIGS},
        "steps": [{"lands_on": move.lands_on, "leads": move.leads, "food": food} for move, food in moves],
        "food": {player: {"left": left, "right": right} for player, left, right in answer.food},
    }


def _food(answer: track_food.FoodAnswer) -> dict[str, Any]:
    return {"legal": answer.legal, "broken": list(answer.broken)}


def _winner(answer: winner.WinnerAnswer) -> dict[str, Any]:
    return {"winners": list(answer.winners)}


QUESTIONS: dict[str, Question[Any, Rules, Any]] = {
    "move": Question(
        "move",
        notation.read_move_table,
        notation.write_move_table,
        movement.judge_move,
        _move,
        grading.given_move,
        grading.grade_move,
        slips=MOVE_SLIPS,
    ),
    "race": Question(
        "race",
        notation.read_race_table,
        notation.write_race_table,
        race.run,
        _race,
        grading.given_race,
        grading.grade_race,
        slips=RACE_SLIPS,
    ),
    "place_food": Question(
        "place_food",
        notation.read_food_table,
        notation.write_food_table,
        track_food.judge_food,
        _food,
        grading.given_food,
        grading.grade_food,
    ),
    "winner": Question(
        "winner",
        notation.read_winner_table,
        notation.write_winner_table,
        winner.find_winners,
        _winner,
        grading.given_winners,
        grading.grade_winners,
    ),
}
