"""The questions of Lunch Box: how a table is read, judged, answered and graded."""

from typing import Any

from trainer.games.game import Question
from trainer.games.lunch_box import (
    grading,
    grading_figures,
    grid_after,
    judging,
    notation,
    open_points,
    score,
    sets,
    setup,
    turn,
)
from trainer.games.lunch_box.cards import columns_document
from trainer.games.lunch_box.model import Form, Take
from trainer.games.lunch_box.rules import Rules
from trainer.games.lunch_box.slips import SCORE_SLIPS, SET_SLIPS, SETS_SLIPS, SLIDE_SLIPS, TURN_SLIPS
from trainer.games.lunch_box.takes import take_document


def _set(answer: judging.SetAnswer) -> dict[str, Any]:
    return {
        "legal": answer.legal,
        "set": answer.form.id if answer.form else None,
        "points": answer.points,
        "broken": list(answer.broken),
    }


def _made(take: Take, form: Form | None, points: int) -> dict[str, Any]:
    return {**take_document(take), "set": form.id if form else None, "points": points}


def _sets(answer: sets.SetsAnswer) -> dict[str, Any]:
    return {"count": len(answer.sets), "sets": [_made(one.take, one.form, one.points) for one in answer.sets]}


def _turn(answer: turn.TurnAnswer) -> dict[str, Any]:
    return {"points": answer.points, "sets": [_made(step.take, step.form, step.points) for step in answer.steps]}


def _grid(answer: grid_after.SlideAnswer) -> dict[str, Any]:
    return {"grid": columns_document(answer.columns)}


def _score(answer: score.ScoreAnswer) -> dict[str, Any]:
    return {"scores": dict(answer.scores), "winners": list(answer.winners)}


def _setup(answer: setup.SetupAnswer) -> dict[str, Any]:
    return {
        "shared": answer.shared,
        "in_piles": answer.in_piles,
        "tokens_each": answer.tokens_each,
        "tokens_missing": answer.tokens_missing,
    }


def _whatever_sequence(answer: dict[str, Any]) -> object:
    return answer["count"], {repr(one) for one in answer["sets"]}


def _points(answer: dict[str, Any]) -> object:
    return answer["points"]


QUESTIONS: dict[str, Question[Any, Rules, Any]] = {
    "set": Question(
        "set",
        notation.read_set_table,
        notation.write_set_table,
        judging.judge_set,
        _set,
        grading.given_set,
        grading.grade_set,
        slips=SET_SLIPS,
        open_points=open_points.of_a_set,
    ),
    "sets": Question(
        "sets",
        notation.read_table,
        notation.write_table,
        sets.judge_sets,
        _sets,
        grading.given_sets,
        grading.grade_sets,
        slips=SETS_SLIPS,
        compare=_whatever_sequence,
        open_points=open_points.of_a_table,
    ),
    "best_turn": Question(
        "best_turn",
        notation.read_turn_table,
        notation.write_turn_table,
        turn.best_turn,
        _turn,
        grading.given_turn,
        grading.grade_turn,
        slips=TURN_SLIPS,
        compare=_points,
        open_points=open_points.of_a_turn,
    ),
    "grid_after": Question(
        "grid_after",
        notation.read_slide_table,
        notation.write_slide_table,
        grid_after.judge_slide,
        _grid,
        grading_figures.given_grid,
        grading_figures.grade_grid,
        slips=SLIDE_SLIPS,
        open_points=lambda asked: ("column_pile_empty",) if any(asked.piles) else (),
    ),
    "score": Question(
        "score",
        notation.read_score_table,
        notation.write_score_table,
        score.find_winners,
        _score,
        grading_figures.given_score,
        grading_figures.grade_score,
        slips=SCORE_SLIPS,
        open_points=lambda table: (),
    ),
    "setup": Question(
        "setup",
        notation.read_setup_table,
        notation.write_setup_table,
        setup.count_out,
        _setup,
        grading_figures.given_setup,
        grading_figures.grade_setup,
        open_points=lambda table: ("tokens_for_four",),
    ),
}
