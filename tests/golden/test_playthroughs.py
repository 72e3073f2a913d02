"""A whole game to the letter: a change of the rules shows as a difference to be read."""

from collections.abc import Callable
from random import Random

import pytest

from trainer.games.galloping_pigs import play as pigs_play
from trainer.games.galloping_pigs import record as pigs_record
from trainer.games.galloping_pigs.rules import TRUE as PIGS_TRUE
from trainer.games.galloping_pigs.state import Variant, start
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


@pytest.mark.parametrize(
    ("players", "variant", "name"),
    [
        (2, Variant.NONE, "galloping_pigs_2_players.txt"),
        (5, Variant.TRACK_FOOD, "galloping_pigs_5_players_track_food.txt"),
    ],
)
def test_galloping_pigs(golden: Callable[[str, str], None], players: int, variant: Variant, name: str) -> None:
    rng = Random(players)
    state = start(players, PIGS_TRUE, rng, variant)
    lines = [pigs_record.standing(state)]
    while not state.over:
        moves = pigs_play.legal_moves(state)
        move = moves[rng.randrange(len(moves))]
        lines.append(pigs_record.line(state, move))
        was, state = state.phase, pigs_play.after(state, move, rng)
        if state.phase is not was:
            lines.append(pigs_record.standing(state))
    golden(name, "\n".join(lines) + "\n")
