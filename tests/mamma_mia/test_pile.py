"""Going through the pizza pile, clause by clause."""

from tests.mamma_mia.table import filled, pile
from trainer.drills.scenario import answer


def test_mm_bake_only_earlier_later_cards_do_not_help() -> None:
    assert filled(pile("salami olive olive olive red:olive olive")) == [False]
    assert filled(pile("salami olive olive olive olive red:olive")) == [True]


def test_mm_bake_leftovers_lie_before_all_that_is_laid() -> None:
    assert filled(pile("red:olive", leftovers="1 salami 4 olive")) == [True]


def test_mm_bake_filled_used_cards_are_gone() -> None:
    found = answer(
        pile("salami olive olive olive olive red:olive yellow:all_five", leftovers="1 pineapple 1 mushroom 1 pepper")
    )
    assert [order["filled"] for order in found["orders"]] == [True, False]
    assert found["left"] == {"pineapple": 1, "mushroom": 1, "pepper": 1}


def test_mm_bake_failed_the_sorted_cards_stay() -> None:
    found = answer(pile("salami olive olive olive red:olive"))
    assert found["left"] == {"salami": 1, "olive": 3}


def test_mm_bake_top_up_comes_from_the_owners_hand_alone() -> None:
    hands = {"red": "1 olive", "green": "4 olive"}
    assert filled(pile("salami olive olive olive red:olive", hands=hands)) == [True]
    assert filled(pile("salami olive olive red:olive", hands=hands)) == [False]


def test_mm_bake_top_up_a_hand_card_is_used_once() -> None:
    cards = "salami olive olive olive red:olive salami olive olive olive red:mushroom"
    assert answer(pile(cards, hands={"red": "1 olive"}))["hands"] == {"red": {}}


def test_mm_bake_sequence_an_empty_pile_changes_nothing() -> None:
    found = answer(pile("", leftovers="2 olive", hands={"red": "1 olive"}))
    assert found == {"orders": [], "left": {"olive": 2}, "hands": {"red": {"olive": 1}}}


def test_inspection_takes_the_way_with_the_fewest_hand_cards() -> None:
    cards = "salami " + "olive " * 5 + "pepper " * 4 + "red:monotoni"
    assert answer(pile(cards, hands={"red": "1 olive 2 pepper"}))["hands"] == {"red": {"pepper": 2}}
