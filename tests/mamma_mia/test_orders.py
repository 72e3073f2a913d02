"""The orders of Mamma Mia!, clause by clause: kept, broken, at the edge, and under each reading."""

from tests.mamma_mia.table import decided, made, order, ways
from trainer.drills.scenario import depends_on


def test_mm_order_recipe_takes_one_own_and_four() -> None:
    assert ways(order("green pineapple", "1 pepper 4 pineapple 2 olive")) == ["4 pineapple 1 pepper | "]


def test_mm_order_recipe_three_are_too_few() -> None:
    scenario = order("green pineapple", "1 pepper 2 salami 3 pineapple 4 mushroom")
    assert not made(scenario)
    assert decided(scenario) == "mm.bake.top_up"


def test_mm_order_recipe_one_of_each_kind() -> None:
    assert made(order("red all_five", "1 salami 1 olive 1 pineapple 1 mushroom", hand="1 pepper"))
    assert not made(order("red all_five", "9 salami 1 olive 1 pineapple 1 mushroom"))


def test_mm_bake_table_first_spares_no_sorted_card() -> None:
    assert ways(order("yellow olive", "2 pineapple 5 olive", hand="3 olive")) == ["4 olive 1 pineapple | "]


def test_mm_bake_top_up_adds_just_what_is_missing() -> None:
    assert ways(order("brown pepper", "3 pepper", hand="1 mushroom 2 pepper")) == ["3 pepper | 1 mushroom 1 pepper"]


def test_mm_order_bombastica_takes_all_that_lies_there() -> None:
    assert ways(order("purple bombastica", "10 salami 8 mushroom")) == ["10 salami 8 mushroom | "]


def test_mm_order_bombastica_fourteen_need_one_from_the_hand() -> None:
    assert not made(order("purple bombastica", "10 salami 4 mushroom"))
    assert made(order("purple bombastica", "10 salami 4 mushroom", hand="1 pepper"))


def test_reading_bombastica_top_up() -> None:
    table = ("purple bombastica", "10 salami 4 mushroom", "2 pepper")
    assert ways(order(*table)) == ["10 salami 4 mushroom | 1 pepper"]
    assert len(ways(order(*table, bombastica_top_up="any"))) == 2
    assert "bombastica_top_up" in depends_on(order(*table))


def test_reading_bombastica_own() -> None:
    table = ("red bombastica", "12 olive 3 pepper", "1 salami 1 olive")
    assert ways(order(*table, bombastica_own="needed")) == ["12 olive 3 pepper | 1 salami"]
    assert not made(order("red bombastica", "13 olive 2 pepper", "1 mushroom", bombastica_own="needed"))
    assert made(order("red bombastica", "12 olive 3 salami", bombastica_own="needed"))


def test_reading_bombastica_own_missing_under_any_adds_one_or_more() -> None:
    both = {"bombastica_own": "needed", "bombastica_top_up": "any"}
    assert len(ways(order("red bombastica", "13 olive 2 pepper", "1 salami 1 mushroom", **both))) == 2


def test_mm_order_monotoni_leaves_the_rest_of_a_large_pile() -> None:
    assert ways(order("red monotoni", "1 salami 8 olive")) == ["1 salami 6 olive | "]


def test_mm_order_monotoni_seven_of_the_own_kind_do_not_make_it() -> None:
    scenario = order("red monotoni", "7 salami")
    assert not made(scenario)
    assert decided(scenario) == "mm.order.monotoni"


def test_mm_order_monotoni_six_of_several_kinds_do_not_make_it() -> None:
    assert not made(order("red monotoni", "1 salami 5 olive 5 pepper"))


def test_reading_monotoni_choice() -> None:
    table = ("red monotoni", "1 salami 6 olive 5 pepper", "1 pepper")
    assert len(ways(order(*table))) == 1
    assert len(ways(order(*table, monotoni_choice="any_kind"))) == 2


def test_reading_monotoni_choice_table_must_suffice_for_the_whole_pizza() -> None:
    assert len(ways(order("red monotoni", "6 olive 5 pepper", "1 salami 1 pepper"))) == 2


def test_reading_monotoni_kind() -> None:
    table = ("yellow monotoni", "1 pineapple", "6 olive")
    assert made(order(*table))
    assert not made(order(*table, monotoni_kind="on_table"))
    assert list(depends_on(order(*table))) == ["monotoni_kind"]


def test_mm_order_minimale_takes_the_kind_with_the_fewest_sorted_cards() -> None:
    scenario = order("green minimale", "2 salami 5 pineapple 4 mushroom 1 pepper", hand="1 salami")
    assert ways(scenario) == ["2 salami 1 pepper | 1 salami"]
    assert decided(scenario) == "mm.order.minimale"


def test_mm_order_minimale_kinds_that_tie_are_the_owners_choice() -> None:
    scenario = order("green minimale", "2 pepper 2 salami 2 mushroom 3 pineapple", hand="1 mushroom 1 salami 3 olive")
    assert len(ways(scenario)) == 2


def test_mm_order_minimale_an_absent_kind_cannot_be_used() -> None:
    assert not made(order("red minimale", "5 salami", hand="3 olive"))


def test_mm_order_minimale_the_hand_does_not_count_when_comparing() -> None:
    assert not made(order("red minimale", "1 olive 4 pepper", hand="1 salami 3 pepper 1 olive"))


def test_reading_minimale_fewest() -> None:
    table = ("brown minimale", "1 mushroom 3 salami 4 olive")
    assert made(order(*table))
    assert not made(order(*table, minimale_fewest="all"))
    assert made(order("brown minimale", "3 mushroom 3 salami", minimale_fewest="all"))
