"""`make verify`: compare the engine with the naive second implementation and print a JSON report."""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from random import Random
from time import perf_counter

from tests.oracle import mamma_mia, mamma_mia_tables
from tests.oracle.comparison import Document, Report, compare

SHARES = 8
SEED = 20260101


def _orders(share: int) -> Report:
    documents = islice(mamma_mia_tables.all_orders(), share, None, SHARES)
    return compare(
        "mamma_mia: every table of 0-4 of each kind, 40 orders, hands of 0-2 cards, under each reading",
        documents,
        mamma_mia.answer,
    )


def _random(name: str, n: int) -> Report:
    make = getattr(mamma_mia_tables, name)
    what = f"mamma_mia: {name.replace('_', ' ')} with what they depend on"
    return compare(what, make(Random(SEED), n), mamma_mia.answer, mamma_mia.depends_on)


def _together(reports: list[Report]) -> Report:
    found = Report(reports[0].what)
    for report in reports:
        found.compared += report.compared
        found.disagreements += report.disagreements
        found.seconds += report.seconds
    return found


def main() -> int:
    """Print the report; the exit status is 1 if the two disagree anywhere."""
    start = perf_counter()
    with ProcessPoolExecutor() as pool:
        random = [
            pool.submit(_random, *task)
            for task in (
                ("random_orders", 20000),
                ("random_piles", 20000),
                ("random_turns", 20000),
                ("all_figures", 5000),
            )
        ]
        orders = list(pool.map(_orders, range(SHARES)))
        reports = [_together(orders), *(task.result() for task in random)]
    parts: list[Document] = [report.as_json() for report in reports]
    total = {"disagreements": sum(part["disagreements"] for part in parts), "seconds": round(perf_counter() - start, 1)}
    print(json.dumps({**total, "parts": parts}, indent=1, ensure_ascii=False))
    return 1 if total["disagreements"] else 0


if __name__ == "__main__":
    sys.exit(main())
