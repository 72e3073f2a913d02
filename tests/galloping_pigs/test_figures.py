"""The end of a game of Galloping Pigs: who wins."""

import pytest

from tests.galloping_pigs.table import facts, winner
from trainer.drills.scenario import answer, depends_on


def test_gp_end_winner_most_food_on_the_right() -> None:
    assert answer(winner(A=12, B=8, C=11, D=5))["winners"] == ["A"]


def test_gp_end_winner_one_food_more_is_enough() -> None:
    assert answer(winner(A=7, B=8))["winners"] == ["B"]
    assert facts(winner(A=7, B=8)) == ["gp.end.winner:fewer", "gp.end.winner:most"]


@pytest.mark.parametrize(
    ("sheet", "winners"), [({"A": 5, "B": 7, "C": 7}, ["B", "C"]), ({"A": 0, "B": 0}, ["A", "B"]), ({"A": 0}, ["A"])]
)
def test_gp_end_winner_a_tie_is_shared(sheet: dict[str, int], winners: list[str]) -> None:
    assert answer(winner(**sheet))["winners"] == winners


def test_gp_end_winner_no_reading_speaks_of_it() -> None:
    assert depends_on(winner(A=5, B=7, C=7)) == {}
