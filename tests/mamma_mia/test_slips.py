"""Every slip of Mamma Mia! gives an answer of its own somewhere, and is named for it."""

import pytest

from tests.mamma_mia.table import order, pile, turn, winner
from trainer.drills.diagnose import departure, grade, readings_of, slips_of
from trainer.drills.scenario import Scenario
from trainer.games import GAMES
from trainer.rulebook.fields import Fields

CANNOT: dict[str, object] = {"cannot": True}


def way(table: dict[str, int], hand: dict[str, int] | None = None) -> dict[str, object]:
    return {"sorted": table, "hand": hand or {}}


MONOTONI = order("red monotoni", "7 salami 5 olive 4 pepper")
SHOWN: list[tuple[str, Scenario, dict[str, object]]] = [
    ("mm.slip.no_hand", order("brown pepper", "3 pepper 1 mushroom", "1 pepper"), CANNOT),
    ("mm.slip.bombastica_no_hand", order("red bombastica", "13 olive 1 pepper", "1 pepper"), CANNOT),
    (
        "mm.slip.any_hand",
        pile("salami olive olive red:olive", hands={"red": "1 olive", "green": "1 olive"}),
        {"filled": [True]},
    ),
    (
        "mm.slip.hand_first",
        order("red olive", "1 salami 4 olive", "2 olive"),
        way({"salami": 1, "olive": 2}, {"olive": 2}),
    ),
    ("mm.slip.monotoni_own_seven", MONOTONI, way({"salami": 7})),
    ("mm.slip.monotoni_mixed", MONOTONI, way({"salami": 1, "olive": 5, "pepper": 1})),
    ("mm.slip.monotoni_only_exact_pile", order("red monotoni", "1 salami 8 olive"), CANNOT),
    (
        "mm.slip.minimale_any",
        order("red minimale", "1 salami 2 olive 5 pepper", "1 olive"),
        way({"salami": 1, "pepper": 3}),
    ),
    (
        "mm.slip.minimale_absent",
        order("red minimale", "1 salami 2 olive", "3 pepper"),
        way({"salami": 1}, {"pepper": 3}),
    ),
    ("mm.slip.minimale_own", order("red minimale", "4 salami 5 olive"), way({"salami": 4})),
    (
        "mm.slip.minimale_hand_counts",
        order("red minimale", "1 salami 3 olive 4 pepper", "2 olive"),
        way({"salami": 1, "pepper": 3}),
    ),
    ("mm.slip.bombastica_exact", order("red bombastica", "9 olive 9 pepper"), way({"olive": 9, "pepper": 6})),
    ("mm.slip.later_counts", pile("salami olive olive olive red:olive olive"), {"filled": [True]}),
    (
        "mm.slip.used_again",
        pile("salami olive olive olive olive red:olive pineapple yellow:olive"),
        {"filled": [True, True]},
    ),
    (
        "mm.slip.failed_takes",
        pile("salami olive olive olive red:olive olive pineapple yellow:olive"),
        {"filled": [False, False]},
    ),
    ("mm.slip.reveal_from_top", pile("red:olive salami olive olive olive olive"), {"filled": [True]}),
    ("mm.slip.two_kinds", turn("3 salami 3 olive", 1, "salami olive", "supply"), {"legal": True}),
    ("mm.slip.order_first", turn("6 salami", 1, "salami +order", "supply", order_first=True), {"legal": True}),
    ("mm.slip.ingredients_optional", turn("6 salami", 1, "+order", "supply"), {"legal": True}),
    ("mm.slip.draw_both", turn("6 salami", 1, "salami", "both"), {"legal": True}),
    ("mm.slip.order_mandatory", turn("6 salami", 1, "salami", "supply"), {"legal": False}),
    ("mm.slip.tie_any_cards", winner(red="4 2 3", green="4 3 0"), {"winners": ["red"]}),
]
WHOLE_GAME_ONLY = {
    "mm.slip.two_orders",
    "mm.slip.finish_the_lap",
    "mm.slip.failed_out",
    "mm.slip.top_up_forced",
    "mm.slip.reshuffle_all",
    "mm.slip.refill_between",
}


@pytest.mark.parametrize(("slip", "scenario", "answer"), SHOWN, ids=[slip for slip, _, _ in SHOWN])
def test_a_slip_is_named_for_its_answer(slip: str, scenario: Scenario, answer: dict[str, object]) -> None:
    given = scenario.asks.given(Fields(answer, "answer"), scenario.table)
    assert not grade(scenario, given).right
    assert slip in slips_of(scenario, given)


@pytest.mark.parametrize(("slip", "scenario", "answer"), SHOWN, ids=[slip for slip, _, _ in SHOWN])
def test_a_wrong_answer_departs_somewhere(slip: str, scenario: Scenario, answer: dict[str, object]) -> None:
    given = scenario.asks.given(Fields(answer, "answer"), scenario.table)
    trail, departs = departure(scenario, given)
    assert departs is not None
    assert departs < len(trail)


def test_every_slip_is_shown_by_a_question_or_by_a_whole_game() -> None:
    assert {slip for slip, _, _ in SHOWN} | WHOLE_GAME_ONLY == set(GAMES["mamma_mia"].slips)


def test_a_right_answer_has_no_slip() -> None:
    scenario = order("red olive", "1 salami 4 olive")
    given = scenario.asks.given(Fields(way({"salami": 1, "olive": 4}), "answer"), scenario.table)
    assert grade(scenario, given).right
    assert slips_of(scenario, given) == ()


def test_an_answer_right_under_another_reading_is_told_so() -> None:
    scenario = order("brown minimale", "1 mushroom 3 salami 4 olive")
    given = scenario.asks.given(Fields(CANNOT, "answer"), scenario.table)
    assert readings_of(scenario, given) == (("minimale_fewest", "all"),)
