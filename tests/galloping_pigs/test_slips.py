"""Every slip of Galloping Pigs gives an answer of its own somewhere, and is named for it."""

import pytest

from tests.galloping_pigs.table import LINE, ended, laid, move, race, winner
from trainer.drills.diagnose import departure, grade, readings_of, slips_of
from trainer.drills.scenario import Scenario
from trainer.games import GAMES
from trainer.rulebook.fields import Fields

Given = dict[str, object]
GAP = "red 3 yellow 1 green 0 blue -1 black -2"
LAP = "red 20 yellow 3 green 2 blue 1 black -1"
AHEAD = "red 9 yellow 6 green 5 blue 1 black 0"


def lands(on: int, food: bool = False) -> Given:
    """A learner's answer on a move."""
    return {"lands_on": on, "food": food}


def eats(leader: str, **left: int) -> Given:
    """A learner's answer on a race that goes on: who leads, and the food on the left."""
    return {"leader": leader, "food": {player: {"left": n, "right": 0} for player, n in left.items()}}


SHOWN: list[tuple[str, str, Scenario, Given]] = [
    ("gp.slip.blocked", "gp.move.jump", move(LINE, "black"), lands(-4)),
    ("gp.slip.one_step", "gp.move.jump", move(LINE, "black"), lands(-3)),
    ("gp.slip.jump_one", "gp.move.jump", move(LINE, "black"), lands(-2)),
    ("gp.slip.over_the_gap", "gp.move.jump", move(GAP, "blue"), lands(4, food=True)),
    ("gp.slip.food_for_passing", "gp.food.none", move(GAP, "blue"), lands(2, food=True)),
    ("gp.slip.by_space", "gp.move.loop", move(LAP, "red"), {**lands(0), "leads": False}),
    ("gp.slip.blocked", "gp.move.jump", race(LINE, "A:black"), eats("red", A=0)),
    ("gp.slip.one_step", "gp.move.jump", race(LINE, "A:yellow A:yellow"), eats("yellow", A=1)),
    ("gp.slip.jump_one", "gp.move.jump", race(LINE, "A:green A:green"), eats("green", A=1)),
    ("gp.slip.over_the_gap", "gp.move.jump", race(GAP, "A:blue"), eats("blue", A=1)),
    ("gp.slip.food_for_passing", "gp.food.none", race(GAP, "A:blue"), eats("red", A=1)),
    ("gp.slip.by_space", "gp.move.loop", race(LAP, "A:red"), eats("yellow", A=0)),
    ("gp.slip.own_pig", "gp.food.lead", race(LINE, "A:black B:black"), eats("black", A=2, B=0)),
    (
        "gp.slip.jump_collects",
        "gp.move.jump",
        race("red 12 yellow 6 green 5 blue 1 black 0", "A:green", food="7 8"),
        eats("red", A=2),
    ),
    (
        "gp.slip.keep_always",
        "gp.round.lose",
        ended(LINE, "A:black B:red A:yellow"),
        {"leader": "red", "kept": ["A", "B"]},
    ),
    (
        "gp.slip.track_food_keeps",
        "gp.variant.at_risk",
        ended(AHEAD, "A:red A:green", food="7"),
        {"leader": "red", "food": {"A": {"left": 0, "right": 2}}},
    ),
]
IDS = [f"{slip} in {scenario.question}" for slip, _, scenario, _ in SHOWN]
WHOLE_GAME_ONLY = {"gp.slip.lose_everything"}


@pytest.mark.parametrize(("slip", "clause", "scenario", "answer"), SHOWN, ids=IDS)
def test_a_slip_is_named_for_its_answer(slip: str, clause: str, scenario: Scenario, answer: Given) -> None:
    given = scenario.asks.given(Fields(answer, "answer"), scenario.table)
    assert not grade(scenario, given).right
    assert slip in slips_of(scenario, given)


@pytest.mark.parametrize(("slip", "clause", "scenario", "answer"), SHOWN, ids=IDS)
def test_a_wrong_answer_departs_at_the_clause_mistaken(
    slip: str, clause: str, scenario: Scenario, answer: Given
) -> None:
    given = scenario.asks.given(Fields(answer, "answer"), scenario.table)
    trail, departs = departure(scenario, given)
    assert departs is not None
    assert trail[departs].clause == clause


def test_every_slip_is_shown_by_a_question_or_by_a_whole_game() -> None:
    assert {slip for slip, _, _, _ in SHOWN} | WHOLE_GAME_ONLY == set(GAMES["galloping_pigs"].slips)


def test_every_question_shows_the_slips_it_lists() -> None:
    listed = {(name, slip) for name, asks in GAMES["galloping_pigs"].questions.items() for slip in asks.slips}
    assert {(scenario.question, slip) for slip, _, scenario, _ in SHOWN} == listed


@pytest.mark.parametrize(
    ("scenario", "answer"),
    [
        (move(LINE, "black"), {**lands(1, food=True), "leads": True}),
        (move(LAP, "red"), lands(0, food=True)),
        (race(LINE, "A:black B:red"), eats("red", A=1, B=1)),
        (ended(LINE, "A:black B:red A:yellow"), {"leader": "red", "kept": ["B"]}),
        (laid(2, "5 4"), {"legal": False}),
        (winner(A=5, B=7, C=7), {"winners": ["C", "B"]}),
    ],
    ids=["move", "move after a lap", "race", "end of a round", "place_food", "winner"],
)
def test_a_right_answer_has_no_slip(scenario: Scenario, answer: Given) -> None:
    given = scenario.asks.given(Fields(answer, "answer"), scenario.table)
    assert grade(scenario, given).right
    assert slips_of(scenario, given) == ()


@pytest.mark.parametrize(
    ("scenario", "answer", "wrong"),
    [
        (move(LINE, "black"), {**lands(1, food=True), "leads": False}, ["leads"]),
        (move(LINE, "black"), lands(0), ["lands_on", "food"]),
        (race(LINE, "A:black B:red"), eats("black", A=1, B=2), ["leader", "food.B"]),
        (ended(LINE, "A:black B:red A:yellow"), {"leader": "red", "kept": []}, ["kept.B"]),
        (laid(2, "5 4"), {"legal": True}, ["legal"]),
        (winner(A=5, B=7, C=7), {"winners": ["C"]}, ["winners"]),
    ],
    ids=["leads", "landing and food", "race", "end of a round", "place_food", "winner"],
)
def test_a_wrong_answer_is_graded_part_by_part_and_departs(scenario: Scenario, answer: Given, wrong: list[str]) -> None:
    graded = grade(scenario, scenario.asks.given(Fields(answer, "answer"), scenario.table))
    assert [name for name, right in graded.parts if not right] == wrong
    assert graded.departs is not None
    assert graded.departs < len(graded.trail)


def test_an_answer_right_under_another_reading_is_told_so() -> None:
    scenario = ended(LINE, "A:black B:blue")
    given = scenario.asks.given(Fields({"leader": "blue", "kept": ["B"]}, "answer"), scenario.table)
    assert readings_of(scenario, given) == (("last_card_judged", "at_round_end"),)
