"""Every stated case, printed or ours, is answered or refused as stated."""

import json
from typing import Any

import pytest

from tests.games.stated import cases, differs
from trainer.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_all_cases_are_as_stated(game: str) -> None:
    stated = cases(game)
    wrong: list[Any] = [(why, json.dumps(case)) for case in stated if (why := differs(case))]
    assert len(stated) > 100
    assert wrong == []
