"""Times of the engine: a verdict with all its readings, whole games."""

from collections.abc import Iterator
from random import Random
from time import perf_counter

from tests.bench.figure import Figure
from tests.oracle import mamma_mia_tables
from trainer.drills.scenario import Scenario, depends_on, judge, read
from trainer.games.galloping_pigs import play as pigs_play
from trainer.games.galloping_pigs.model import PIGS
from trainer.games.galloping_pigs.rules import TRUE as PIGS_TRUE
from trainer.games.galloping_pigs.state import NAMES, Variant, start
from trainer.games.mamma_mia.play import after, candidates
from trainer.games.mamma_mia.play import judge as judge_move
from trainer.games.mamma_mia.rules import TRUE
from trainer.games.mamma_mia.state import deal

ORDERS, RACES, GAMES = 2000, 500, 20


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


def race_verdict() -> tuple[Figure, ...]:
    """A verdict on a whole random round of five players and what it depends on, in milliseconds."""
    rng = Random(1)
    scenarios = [read(_round(rng)) for _ in range(RACES)]
    return (Figure("galloping_pigs: race of 35 plays with all readings", "ms", 2.0, tuple(_verdicts(scenarios))),)


def _round(rng: Random) -> dict[str, object]:
    pigs = [pig.id for pig in PIGS]
    cards = rng.sample(pigs * 7, 35)
    plays = [{"player": NAMES[i % 5], "card": card} for i, card in enumerate(cards)]
    head = {"game": "galloping_pigs", "question": "race", "ends_round": True}
    return {**head, "line": rng.sample(pigs, 5), "plays": plays}


def whole_races() -> tuple[Figure, ...]:
    """Whole random games of two to five players, every other four with food on the track, a second."""
    values = []
    for seed in range(GAMES):
        before = perf_counter()
        _race(2 + seed % 4, list(Variant)[seed // 4 % 2], Random(seed))
        values.append(1 / (perf_counter() - before))
    return (Figure("galloping_pigs: whole random games", "1/s", None, tuple(values)),)


def _race(players: int, variant: Variant, rng: Random) -> None:
    state = start(players, PIGS_TRUE, rng, variant)
    while not state.over:
        moves = pigs_play.legal_moves(state)
        state = pigs_play.after(state, moves[rng.randrange(len(moves))], rng)
