"""What each game is, and the explicit list of them."""

from typing import Any

from trainer.games.galloping_pigs import GALLOPING_PIGS
from trainer.games.game import Game
from trainer.games.mamma_mia import MAMMA_MIA

GAMES: dict[str, Game[Any]] = {game.id: game for game in (MAMMA_MIA, GALLOPING_PIGS)}
"""Every game by id; a game that is not listed here does not exist for the rest of the house."""
