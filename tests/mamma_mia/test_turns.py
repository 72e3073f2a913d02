"""A turn of Mamma Mia!, clause by clause."""

from tests.mamma_mia.table import turn
from trainer.drills.scenario import Scenario, answer


def broken(scenario: Scenario) -> list[str]:
    return list(answer(scenario)["broken"])


def hand_after(scenario: Scenario) -> int | None:
    found: int | None = answer(scenario)["hand_after"]
    return found


def test_mm_turn_ingredients_one_kind_any_number() -> None:
    assert broken(turn("3 salami 3 olive", 1, "salami salami salami", "supply")) == []
    assert broken(turn("3 salami 3 olive", 1, "salami olive", "supply")) == ["mm.turn.ingredients"]


def test_mm_turn_ingredients_are_mandatory() -> None:
    assert broken(turn("3 salami 3 olive", 1, "+order", "supply")) == ["mm.turn.ingredients"]


def test_mm_turn_sequence_the_order_comes_after_the_ingredients() -> None:
    assert broken(turn("6 salami", 1, "salami +order", "supply", order_first=True)) == ["mm.turn.sequence"]


def test_mm_turn_sequence_counts_only_where_both_are_laid() -> None:
    assert broken(turn("6 salami", 1, "salami", "supply", order_first=True)) == []


def test_mm_turn_draw_refills_to_seven() -> None:
    assert hand_after(turn("6 salami", 1, "salami salami salami", "supply")) == 7


def test_mm_turn_draw_a_short_pile_leaves_the_hand_short() -> None:
    assert hand_after(turn("3 salami 3 olive", 1, "salami salami salami +order", "orders", order_pile=3)) == 6


def test_mm_turn_draw_never_from_both() -> None:
    assert broken(turn("6 salami", 1, "salami", "both")) == ["mm.turn.draw"]


def test_mm_turn_draw_nothing_only_with_seven_in_hand_or_empty_piles() -> None:
    assert broken(turn("6 salami", 1, "salami", "nothing")) == ["mm.turn.draw"]
    assert broken(turn("6 salami", 1, "salami", "nothing", supply=0, order_pile=0)) == []
    assert broken(turn("", 7, "", "nothing", order_pile=1)) == []


def test_reading_empty_order_pile() -> None:
    assert broken(turn("6 salami", 1, "salami", "orders", order_pile=0)) == ["mm.turn.draw"]
    assert hand_after(turn("6 salami", 1, "salami", "orders", order_pile=0, empty_order_pile="allowed")) == 6
    assert broken(turn("6 salami", 1, "salami", "orders", supply=0, order_pile=0)) == []


def test_reading_no_ingredient_turn() -> None:
    assert broken(turn("", 3, "+order", "supply")) == []
    assert broken(turn("", 3, "+order", "supply", no_ingredient_turn="draw_only")) == ["mm.turn.no_ingredients"]


def test_a_turn_can_break_several_clauses() -> None:
    scenario = turn("3 salami 3 olive", 1, "salami olive +order", "both", order_first=True)
    assert broken(scenario) == ["mm.turn.ingredients", "mm.turn.sequence", "mm.turn.draw"]
