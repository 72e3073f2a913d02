"""`make verify`: compare the engine with the naive second implementations and print a JSON report."""

import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from random import Random
from time import perf_counter

from tests.oracle import galloping_pigs, galloping_pigs_tables, mamma_mia, mamma_mia_tables
from tests.oracle.comparison import Document, Oracle, Report, compare

SHARES = 8
SEED = 20260101


@dataclass(frozen=True, slots=True)
class Task:
    """What is compared: documents, the oracle, and where readings are compared too, the oracle's readings."""

    what: str
    documents: Callable[[], Iterator[Document]]
    oracle: Oracle
    readings: Oracle | None = None


def _random(game: str, name: str, n: int) -> Task:
    tables = {"mamma_mia": mamma_mia_tables, "galloping_pigs": galloping_pigs_tables}[game]
    oracle = {"mamma_mia": mamma_mia, "galloping_pigs": galloping_pigs}[game]
    what = f"{game}: {name.replace('_', ' ')}, with what they depend on"
    return Task(what, lambda: getattr(tables, name)(Random(SEED), n), oracle.answer, oracle.depends_on)


TASKS: tuple[Task, ...] = (
    Task(
        "mamma_mia: every table of 0-4 of each kind, all 40 orders, all hands of 0-2 cards, under each reading",
        mamma_mia_tables.all_orders,
        mamma_mia.answer,
    ),
    _random("mamma_mia", "random_orders", 20000),
    _random("mamma_mia", "random_piles", 20000),
    _random("mamma_mia", "random_turns", 20000),
    _random("mamma_mia", "all_figures", 5000),
    Task(
        "galloping_pigs: all 120 lines, all sequences of cards up to length 5",
        lambda: galloping_pigs_tables.all_races(5),
        galloping_pigs.answer,
    ),
    _random("galloping_pigs", "random_rounds", 20000),
    _random("galloping_pigs", "random_moves", 20000),
    _random("galloping_pigs", "random_food", 5000),
)


def _share(task: int, share: int) -> Report:
    one = TASKS[task]
    return compare(one.what, islice(one.documents(), share, None, SHARES), one.oracle, one.readings)


def _together(reports: list[Report]) -> Report:
    found = Report(reports[0].what)
    for report in reports:
        found.compared += report.compared
        found.disagreements += report.disagreements
        found.seconds += report.seconds
    return found


def main() -> int:
    """Print the report; the exit status is 1 if the two disagree anywhere. Words given name the games or parts wanted."""
    wanted = [i for i, task in enumerate(TASKS) if not sys.argv[1:] or any(word in task.what for word in sys.argv[1:])]
    start = perf_counter()
    with ProcessPoolExecutor() as pool:
        running = {i: [pool.submit(_share, i, share) for share in range(SHARES)] for i in wanted}
        reports = [_together([share.result() for share in shares]) for shares in running.values()]
    parts: list[Document] = [report.as_json() for report in reports]
    total = {"disagreements": sum(part["disagreements"] for part in parts), "seconds": round(perf_counter() - start, 1)}
    print(json.dumps({**total, "parts": parts}, indent=1, ensure_ascii=False))
    return 1 if total["disagreements"] else 0


if __name__ == "__main__":
    sys.exit(main())
