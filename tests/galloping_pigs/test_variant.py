"""Food on the track, clause by clause: where it may lie, who takes it, whether it is kept."""

import pytest

from tests.galloping_pigs.table import LINE, broken, decided, ended, facts, food, laid, race, steps
from trainer.drills.scenario import answer, depends_on, judge
from trainer.games.galloping_pigs.model import Pig

AHEAD = "red 9 yellow 6 green 5 blue 1 black 0"
TRAIN = "red 4 yellow 3 green 2 blue 1 black 0"


def test_gp_variant_place_one_food_each_on_empty_spaces() -> None:
    scenario = laid(3, "5 17 9")
    assert answer(scenario) == {"legal": True, "broken": []}
    assert decided(scenario) == "gp.variant.place"


@pytest.mark.parametrize("spaces", ["0 9", "18 9", "21 9"], ids=["front pig", "rear pig", "second pig"])
def test_gp_variant_place_not_under_a_pig(spaces: str) -> None:
    assert broken(laid(2, spaces)) == ["gp.variant.place"]


def test_gp_variant_place_names_the_pig_that_stands_there() -> None:
    found = judge(laid(2, "9 21", line="black green red blue yellow")).decided
    assert found.fact == "on_pig"
    assert dict(found.values) == {"n": 2, "space": 21, "pig": Pig.GREEN}


def test_gp_variant_place_not_on_other_food() -> None:
    assert broken(laid(2, "5 5")) == ["gp.variant.place"]
    assert broken(laid(2, "5 6")) == []


def test_gp_variant_place_neither_fewer_nor_more_than_players() -> None:
    assert broken(laid(3, "5 6")) == ["gp.variant.place"]
    assert broken(laid(2, "5 6 7")) == ["gp.variant.place"]
    assert broken(laid(1, "")) == ["gp.variant.place"]
    assert facts(laid(3, "5 6"))[-1] == "gp.variant.place:too_few"
    assert facts(laid(2, "5 6 7"))[-1] == "gp.variant.place:too_many"


def test_gp_variant_first_four_are_kept_free() -> None:
    assert [space for space in range(22) if "gp.variant.first_four" in broken(laid(1, str(space)))] == [1, 2, 3, 4]


def test_gp_variant_place_and_first_four_leave_the_spaces_from_five_to_seventeen() -> None:
    assert [space for space in range(22) if not broken(laid(1, str(space)))] == list(range(5, 18))


def test_gp_variant_first_four_and_place_can_both_be_broken() -> None:
    assert sorted(broken(laid(2, "3 3"))) == ["gp.variant.first_four", "gp.variant.place"]


def test_gp_variant_collect_landing_on_food_takes_it() -> None:
    scenario = race(AHEAD, "A:green", food="7 12")
    assert steps(scenario) == "7+1"
    assert food(scenario) == "A 1/0"
    assert decided(scenario) == "gp.variant.collect"


def test_gp_variant_collect_one_space_short_or_beyond_takes_nothing() -> None:
    assert steps(race(AHEAD, "A:green", food="8")) == "7"
    assert steps(race("red 9 yellow 7 green 6 blue 1 black 0", "A:green A:green", food="10")) == "8 10!+2"
    assert "gp.variant.collect" not in judge(race(AHEAD, "A:green", food="8")).clauses


def test_gp_variant_collect_food_is_no_obstacle() -> None:
    assert steps(race(AHEAD, "A:green A:green", food="7 8")) == "7+1 8+1"


def test_gp_variant_collect_food_is_gone_once_taken() -> None:
    assert steps(race(AHEAD, "A:green A:green B:yellow", food="7")) == "7+1 8 7"


def test_gp_variant_collect_in_addition_to_food_for_the_lead() -> None:
    scenario = race(TRAIN, "A:black", food="5")
    assert steps(scenario) == "5!+2"
    assert food(scenario) == "A 2/0"


def test_gp_variant_collect_does_not_ask_who_led_before() -> None:
    assert steps(race(TRAIN, "A:red", food="5")) == "5!+2"
    assert steps(race(TRAIN, "A:red", food="5", lead_again="must_overtake")) == "5!+1"


def test_gp_variant_collect_comes_from_the_track_even_if_the_middle_is_empty() -> None:
    assert steps(race(TRAIN, "A:black", food="5", supply=0)) == "5!+1"


def test_gp_variant_collect_after_a_lap() -> None:
    assert steps(race("red 26 yellow 3 green 2 blue 1 black 0", "A:red", food="5")) == "27!+2"


def test_gp_variant_at_risk_landing_on_food_with_the_last_card_keeps_nothing() -> None:
    scenario = ended(AHEAD, "A:red A:green", food="7")
    assert steps(scenario) == "10!+1 7+1"
    assert food(scenario) == "A 0/0"
    assert decided(scenario) == "gp.variant.at_risk"


def test_gp_variant_at_risk_is_kept_by_a_lead_with_the_last_card() -> None:
    assert food(ended(AHEAD, "A:green A:red", food="7")) == "A 0/2"
    assert food(ended(TRAIN, "A:black", food="5")) == "A 0/2"


def test_gp_variant_at_risk_is_lost_like_other_food() -> None:
    scenario = ended(AHEAD, "A:green A:blue", food="7")
    assert food(scenario) == "A 0/0"
    assert decided(scenario) == "gp.round.lose"


def test_reading_track_food_left_is_told_only() -> None:
    scenario = ended(AHEAD, "A:red", food="7", track_food_left="stays")
    assert "track_food_left" not in depends_on(scenario)
    assert depends_on(laid(2, "5 9", line=LINE)) == {}
