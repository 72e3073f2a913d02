"""`make bench`: takes every measurement and prints one JSON object."""

import json
import os
import platform
import sys
from importlib.metadata import version

from tests.bench.browser import start_to_first_text
from tests.bench.engine import order_verdict, race_verdict, whole_games, whole_races
from tests.bench.figure import Measure
from tests.bench.verdict import submit_to_verdict

MEASURES: tuple[Measure, ...] = (
    order_verdict,
    whole_games,
    race_verdict,
    whole_races,
    submit_to_verdict,
    start_to_first_text,
)


def main() -> None:
    """Measure one thing after the other; what is being measured goes to standard error."""
    figures: list[dict[str, object]] = []
    for measure in MEASURES:
        print(f"{measure.__name__} ...", file=sys.stderr)
        figures.extend(figure.summary() for figure in measure())
    machine = {"cores": os.cpu_count(), "python": platform.python_version(), "streamlit": version("streamlit")}
    print(json.dumps({"machine": machine, "figures": figures}, indent=2))


if __name__ == "__main__":
    main()
