"""A whole game to the letter: a change of the rules shows as a difference to be read."""

from collections.abc import Callable
from random import Random

import pytest

from trainer.games.mamma_mia.play import after, legal_moves
from trainer.games.mamma_mia.record import line, standing
from trainer.games.mamma_mia.rules import TRUE
from trainer.games.mamma_mia.state import deal


@pytest.mark.parametrize("players", [2, 5])
def test_mamma_mia(golden: Callable[[str, str], None], players: int) -> None:
    rng = Random(players)
    state = deal(players, TRUE, rng)
    lines = [standing(state)]
    while not state.over:
        moves = legal_moves(state)
        move = moves[rng.randrange(len(moves))]
        lines.append(line(state, move))
        was, state = state.round, after(state, move, rng)
        if state.round != was or state.over:
            lines.append(standing(state))
    golden(f"mamma_mia_{players}_players.txt", "\n".join(lines) + "\n")
