"""What one race card does, clause by clause: kept, at the edge, round the loop, and under each reading."""

from tests.galloping_pigs.table import LINE, decided, facts, move, moved
from trainer.drills.scenario import depends_on, judge
from trainer.games.galloping_pigs.model import Pig

GAP = "red 3 yellow 1 green 0 blue -1 black -2"


def test_gp_move_next_goes_one_space_if_that_is_empty() -> None:
    scenario = move("red 6 yellow 4 green 2 blue 1 black 0", "yellow")
    assert moved(scenario) == "5"
    assert decided(scenario) == "gp.move.next"


def test_gp_move_next_a_pig_right_behind_changes_nothing() -> None:
    assert moved(move(LINE, "red")) == "1, leads, food"


def test_gp_move_next_goes_on_over_the_start_line() -> None:
    assert moved(move("red 5 yellow -1 green -2 blue -3 black -4", "yellow")) == "0"


def test_gp_move_jump_goes_over_one() -> None:
    assert moved(move(LINE, "yellow")) == "1 over red, leads, food"


def test_gp_move_jump_goes_over_all_that_stand_without_a_gap_nearest_first() -> None:
    assert moved(move(LINE, "black")) == "1 over blue green yellow red, leads, food"


def test_gp_move_jump_goes_no_further_than_the_gap() -> None:
    scenario = move(GAP, "blue")
    assert moved(scenario) == "2 over green yellow"
    assert decided(scenario) == "gp.move.jump"
    assert facts(scenario) == ["gp.turn.shared:card", "gp.move.jump:jumps", "gp.move.jump:gap", "gp.food.none:behind"]


def test_gp_move_jump_a_gap_of_one_space_is_enough() -> None:
    assert moved(move("red 6 yellow 5 green 3 blue 2 black 1", "black")) == "4 over blue green"
    assert moved(move("red 5 yellow 4 green 3 blue 2 black 1", "black")) == "6 over blue green yellow red, leads, food"


def test_gp_move_jump_tells_how_wide_the_gap_is_and_who_stands_beyond() -> None:
    found = judge(move("red 9 yellow 4 green 3 blue 2 black 1", "black")).findings[2]
    assert found.fact == "gap"
    assert dict(found.values) == {"pig": Pig.BLACK, "space": 5, "other": Pig.RED, "gap": 4}


def test_gp_move_loop_the_leader_jumps_the_last_pig_and_still_leads() -> None:
    scenario = move("red 20 yellow 3 green 2 blue 1 black -1", "red")
    assert moved(scenario) == "22 over black, leads, food"
    assert decided(scenario) == "gp.move.loop"


def test_gp_move_loop_the_leader_jumps_a_whole_train_it_has_left_behind() -> None:
    scenario = move("red 21 yellow 3 green 2 blue 1 black 0", "red")
    assert moved(scenario) == "26 over black blue green yellow, leads, food"


def test_gp_move_loop_a_pig_that_was_lapped_jumps_the_leader_and_does_not_lead() -> None:
    scenario = move("red 26 yellow 3 green 2 blue 1 black 0", "yellow")
    assert moved(scenario) == "5 over red"
    assert facts(scenario)[-2:] == ["gp.move.loop:counted", "gp.food.none:behind"]


def test_gp_move_loop_spaces_run_count_not_the_space_on_the_loop() -> None:
    assert moved(move("red 23 yellow 6 green 4 blue 3 black 2", "yellow")) == "7"
    assert moved(move("red 23 yellow 22 green 6 blue 4 black 3", "yellow")) == "24 over red, leads, food"


def test_gp_move_loop_back_on_the_start_line_after_a_lap() -> None:
    assert moved(move("red 21 yellow 20 green 19 blue 18 black 4", "red")) == "22, leads, food"


def test_gp_move_loop_two_laps_ahead() -> None:
    table = "red 45 yellow 4 green 3 blue 2 black 0"
    assert moved(move(table, "red")) == "49 over blue green yellow, leads, food"
    assert moved(move(table, "black")) == "5 over red blue green yellow"


def test_gp_move_loop_is_not_cited_while_nobody_has_come_round() -> None:
    assert "gp.move.loop" not in judge(move("red 16 yellow 15 green 3 blue 2 black -4", "red")).clauses
    assert "gp.move.loop" in judge(move("red 17 yellow 16 green 3 blue 2 black -4", "red")).clauses


def test_gp_food_lead_the_moved_pig_is_now_in_front() -> None:
    scenario = move("red 3 yellow 2 green 1 blue 0 black -1", "green")
    assert moved(scenario) == "4 over yellow red, leads, food"
    assert decided(move(LINE, "black")) == "gp.food.lead"


def test_gp_food_none_one_space_behind_is_not_in_front() -> None:
    scenario = move(GAP, "blue")
    assert moved(scenario) == "2 over green yellow"
    assert judge(scenario).findings[-1].clause == "gp.food.none"


def test_reading_lead_again() -> None:
    scenario = move(LINE, "red")
    assert moved(scenario) == "1, leads, food"
    assert moved(move(LINE, "red", lead_again="must_overtake")) == "1, leads"
    assert list(depends_on(scenario)) == ["lead_again"]


def test_reading_lead_again_is_told_with_the_answer_under_each_option() -> None:
    table = {"lands_on": 1, "jumped": [], "leads": True}
    assert depends_on(move(LINE, "red", lead_again="must_overtake")) == {
        "lead_again": {"in_front": {**table, "food": True}, "must_overtake": {**table, "food": False}}
    }


def test_reading_lead_again_says_nothing_of_a_lead_taken_or_missed() -> None:
    assert moved(move(LINE, "black", lead_again="must_overtake")) == "1 over blue green yellow red, leads, food"
    assert depends_on(move(LINE, "black")) == {}
    assert depends_on(move(GAP, "blue")) == {}


def test_reading_lead_again_after_a_lap() -> None:
    scenario = move("red 20 yellow 3 green 2 blue 1 black -1", "red", lead_again="must_overtake")
    assert moved(scenario) == "22 over black, leads"


def test_gp_turn_shared_the_card_moves_the_pig_of_its_colour() -> None:
    found = judge(move(GAP, "green")).findings[0]
    assert found.clause == "gp.turn.shared"
    assert dict(found.values) == {"pig": Pig.GREEN, "space": 0}
