"""The figures of Mamma Mia!: set-up and the winner."""

import pytest

from tests.mamma_mia.table import winner
from trainer.drills.scenario import answer, read


@pytest.mark.parametrize(
    ("players", "each", "all", "supply"), [(2, 5, 40, 28), (3, 3, 50, 32), (4, 1, 60, 36), (5, 0, 65, 35)]
)
def test_mm_setup_remove(players: int, each: int, all: int, supply: int) -> None:
    found = answer(read({"game": "mamma_mia", "question": "setup", "players": players}))
    assert found == {"removed_of_each": each, "ingredients": all, "supply_after_deal": supply}


def test_mm_end_winner_most_orders_filled() -> None:
    assert answer(winner(red="5 0 0", green="4 7 0"))["winners"] == ["red"]


def test_mm_end_tie_ingredients_in_hand_orders_do_not_count() -> None:
    assert answer(winner(red="4 2 3", green="4 3 0", brown="3 7 0"))["winners"] == ["green"]


def test_mm_end_tie_a_further_tie_is_shared() -> None:
    assert answer(winner(red="4 2 0", green="4 2 4"))["winners"] == ["red", "green"]
