"""Races and the end of a round, clause by clause: who leads, who eats, who keeps it, under each reading."""

from tests.galloping_pigs.table import LINE, decided, ended, facts, food, race, steps
from trainer.drills.scenario import answer, depends_on, judge

TRAIN = "red 4 yellow 3 green 2 blue 1 black 0"
GAP = "red 3 yellow 1 green 0 blue -1 black -2"
TO_THE_LAP = " ".join(f"{'ABC'[i % 3]}:{('blue', 'green', 'yellow', 'red')[i % 4]}" for i in range(18))
"""Eighteen cards of three players: four pigs jump each other round the loop, up to the black one that has not moved."""


def test_gp_turn_sequence_the_pig_in_front_after_all_cards() -> None:
    assert answer(race(LINE, "A:black B:red A:yellow"))["leader"] == "red"


def test_gp_turn_sequence_without_a_card_the_front_of_the_line_leads() -> None:
    scenario = race("green red black blue yellow", "")
    assert answer(scenario)["leader"] == "green"
    assert decided(scenario) == "gp.turn.sequence"


def test_gp_turn_sequence_whose_turn_it_is_is_not_looked_at() -> None:
    assert steps(race(LINE, "A:black A:black B:black A:black")) == "1!+1 2!+1 3!+1 4!+1"


def test_gp_turn_shared_whoever_moves_a_pig_takes_the_food() -> None:
    scenario = race(LINE, "A:black B:black")
    assert food(scenario) == "A 1/0 B 1/0"
    assert "gp.turn.shared:nobodys" in facts(scenario)


def test_gp_turn_shared_is_told_only_where_another_player_moved_the_pig_before() -> None:
    assert "gp.turn.shared" not in judge(race(LINE, "A:black A:black B:red")).clauses
    assert "gp.turn.shared" not in judge(race("red 9 yellow 4 green 3 blue 2 black 1", "A:yellow B:yellow")).clauses


def test_gp_food_lead_each_time_a_pig_is_put_in_front() -> None:
    assert steps(race(LINE, "A:black B:red A:red")) == "1!+1 2!+1 3!+1"
    assert steps(race(LINE, "A:black B:red A:red", lead_again="must_overtake")) == "1!+1 2!+1 3!"


def test_gp_food_none_jumping_without_the_lead_takes_nothing() -> None:
    scenario = race(GAP, "A:blue")
    assert steps(scenario) == "2"
    assert decided(scenario) == "gp.food.none"


def test_gp_food_empty_supply_the_last_food_goes_and_then_there_is_none() -> None:
    assert steps(race(LINE, "A:black B:blue A:green", supply=2)) == "1!+1 2!+1 3!"
    scenario = race(LINE, "A:black", supply=0)
    assert steps(scenario) == "1!"
    assert "gp.food.empty_supply:none" in facts(scenario)


def test_gp_food_empty_supply_leading_with_the_last_card_still_keeps() -> None:
    assert food(ended(LINE, "A:black B:blue A:green", supply=1)) == "A 0/1 B 0/0"


def test_gp_food_empty_supply_is_not_cited_where_no_food_was_earned() -> None:
    assert "gp.food.empty_supply" not in judge(race(GAP, "A:blue", supply=0)).clauses


def test_reading_empty_supply_is_told_only_the_round_is_played_out() -> None:
    scenario = ended(LINE, "A:black B:blue A:green B:yellow", supply=1, empty_supply="game_ends")
    assert steps(scenario) == "1!+1 2! 3! 4!"
    assert "empty_supply" not in depends_on(scenario)


def test_gp_round_end_while_it_goes_on_food_stays_on_the_left() -> None:
    assert food(race(LINE, "A:black B:red A:yellow B:red")) == "A 1/0 B 2/0"
    assert food(ended(LINE, "A:black B:red A:yellow B:red")) == "A 0/0 B 0/2"


def test_gp_round_end_without_a_card_nobody_has_any_food() -> None:
    assert food(ended(LINE, "")) == ""


def test_gp_round_keep_the_last_card_puts_its_pig_in_front() -> None:
    scenario = ended(TRAIN, "A:black B:blue A:green")
    assert steps(scenario) == "5!+1 6!+1 7!+1"
    assert food(scenario) == "A 0/2 B 0/1"


def test_gp_round_keep_the_food_of_the_last_card_is_kept_too() -> None:
    scenario = ended(LINE, "A:black")
    assert food(scenario) == "A 0/1"
    assert decided(scenario) == "gp.round.keep"


def test_gp_round_keep_nothing_to_keep() -> None:
    assert facts(ended(LINE, "A:black", supply=0))[-1] == "gp.round.keep:nothing"


def test_gp_round_lose_the_last_card_does_not_put_its_pig_in_front() -> None:
    scenario = ended(LINE, "A:black B:red A:yellow")
    assert steps(scenario) == "1!+1 2!+1 0"
    assert food(scenario) == "A 0/0 B 0/1"
    assert decided(scenario) == "gp.round.lose"


def test_gp_round_lose_one_space_behind_the_front_is_not_enough() -> None:
    assert food(ended(GAP, "A:red A:yellow A:yellow")) == "A 0/0"
    assert food(ended(GAP, "A:red A:yellow A:yellow A:yellow")) == "A 0/2"


def test_gp_round_own_move_a_later_lead_does_not_undo_it() -> None:
    assert food(ended(LINE, "A:black B:blue")) == "A 0/1 B 0/1"


def test_gp_round_own_move_another_player_cannot_help_later() -> None:
    assert food(ended(GAP, "A:red A:yellow B:yellow C:yellow")) == "A 0/0 B 0/0 C 0/1"


def test_gp_round_own_move_several_players_keep() -> None:
    assert food(ended(LINE, "A:black B:blue C:green D:yellow E:red")) == "A 0/1 B 0/1 C 0/1 D 0/1 E 0/1"


def test_reading_last_card_judged() -> None:
    table = (LINE, "A:black B:blue")
    assert food(ended(*table)) == "A 0/1 B 0/1"
    assert food(ended(*table, last_card_judged="at_round_end")) == "A 0/0 B 0/1"
    assert list(depends_on(ended(*table))) == ["last_card_judged"]
    assert decided(ended(*table)) == "gp.round.own_move"


def test_reading_last_card_judged_brought_back_to_the_front_by_another() -> None:
    scenario = ended(LINE, "A:black B:blue C:black", last_card_judged="at_round_end")
    assert food(scenario) == "A 0/1 B 0/0 C 0/1"


def test_reading_last_card_judged_does_not_help_a_pig_that_was_behind() -> None:
    scenario = ended(GAP, "A:red A:yellow B:yellow C:yellow", last_card_judged="at_round_end")
    assert food(scenario) == "A 0/0 B 0/0 C 0/1"


def test_reading_last_card_judged_says_nothing_while_the_round_goes_on() -> None:
    assert depends_on(race(LINE, "A:black B:blue")) == {}


def test_reading_lead_again_decides_what_is_kept_too() -> None:
    table = (LINE, "A:black A:black")
    assert food(ended(*table)) == "A 0/2"
    assert food(ended(*table, lead_again="must_overtake")) == "A 0/0"
    assert list(depends_on(ended(*table))) == ["lead_again"]


def test_readings_that_both_decide_are_both_named() -> None:
    table = (LINE, "A:red B:yellow B:yellow")
    assert food(ended(*table)) == "A 0/1 B 0/1"
    assert food(ended(*table, last_card_judged="at_round_end")) == "A 0/0 B 0/1"
    assert food(ended(*table, lead_again="must_overtake")) == "A 0/0 B 0/1"
    assert sorted(depends_on(ended(*table))) == ["last_card_judged", "lead_again"]


def test_gp_move_loop_the_last_pig_is_met_with_the_eighteenth_card() -> None:
    scenario = race(LINE, TO_THE_LAP)
    assert steps(scenario).split() == [f"{n}!+1" for n in (*range(1, 18), 19)]
    assert answer(scenario)["places"] == {"red": 16, "yellow": 15, "green": 19, "blue": 17, "black": -4}
    assert [fact for fact in facts(scenario) if fact.startswith("gp.move.loop")] == ["gp.move.loop:laps"]


def test_gp_move_loop_the_pig_that_was_lapped_jumps_the_leader_in_its_turn() -> None:
    scenario = race(LINE, TO_THE_LAP + " A:black B:red")
    assert steps(scenario).split()[-2:] == ["-2", "18"]
    assert answer(scenario)["leader"] == "green"
