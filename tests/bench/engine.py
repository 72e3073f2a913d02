"""Times of the engine: a verdict with all its readings, whole games."""

from collections.abc import Iterator
from random import Random
from time import perf_counter

from tests.bench.figure import Figure
from tests.oracle import mamma_mia_tables
from trainer.drills.scenario import Scenario, depends_on, judge, read
from trainer.games.mamma_mia.play import after, candidates
from trainer.games.mamma_mia.play import judge as judge_move
from trainer.games.mamma_mia.rules import TRUE
from trainer.games.mamma_mia.state import deal

ORDERS, GAMES = 2000, 20


def order_verdict() -> tuple[Figure, ...]:
    """A verdict on a random order and what it depends on, in milliseconds."""
    scenarios = [read(document) for document in mamma_mia_tables.random_orders(Random(1), ORDERS)]
    return (Figure("mamma_mia: order verdict with all readings", "ms", 1.0, tuple(_verdicts(scenarios))),)


def _verdicts(scenarios: list[Scenario]) -> Iterator[float]:
    for scenario in scenarios:
        start = perf_counter()
        judge(scenario)
        depends_on(scenario)
        yield (perf_counter() - start) * 1000


def whole_games() -> tuple[Figure, ...]:
    """Whole random games of two to five players, a second."""
    values = []
    for seed in range(GAMES):
        start = perf_counter()
        _play(2 + seed % 4, Random(seed))
        values.append(1 / (perf_counter() - start))
    return (Figure("mamma_mia: whole random games", "1/s", None, tuple(values)),)


def _play(players: int, rng: Random) -> None:
    state = deal(players, TRUE, rng)
    while not state.over:
        moves = list(candidates(state))
        rng.shuffle(moves)
        state = after(state, next(move for move in moves if judge_move(state, move).answer), rng)
