"""Stated cases: one JSON object a line, a scenario with the answer or with the field that is refused."""

import json
from pathlib import Path
from typing import Any

from tests.oracle.comparison import normal
from trainer.drills.scenario import answer, depends_on, parse
from trainer.rulebook.refusal import Refused

CASES = Path(__file__).parents[1] / "cases"


def cases(game: str) -> list[dict[str, Any]]:
    """The stated cases of a game."""
    lines = (CASES / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def differs(case: dict[str, Any]) -> str:
    """What differs from a stated case; empty if nothing does."""
    text = case["raw"] if "raw" in case else json.dumps(case["scenario"])
    try:
        scenario = parse(text)
    except Refused as fault:
        return _refusal(case, fault)
    if "refused" in case:
        return f"accepted, should be refused at {case['refused']}"
    found = answer(scenario)
    wrong = [key for key, stated in case["answer"].items() if normal(found[key], key) != normal(stated, key)]
    if "depends_on" in case and sorted(depends_on(scenario)) != sorted(case["depends_on"]):
        wrong.append(f"depends_on {sorted(depends_on(scenario))}")
    return ", ".join(wrong)


def _refusal(case: dict[str, Any], fault: Refused) -> str:
    stated = case.get("refused")
    if stated is None:
        return f"refused at {fault.field}"
    at_it = fault.field == stated or fault.field.startswith(f"{stated}.")
    return "" if at_it or case.get("anywhere") else f"refused at {fault.field}, should be at {stated}"
