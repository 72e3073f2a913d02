"""Which slip gives a learner's answer, and where it leaves the rules."""

from dataclasses import replace
from typing import Any

from trainer.drills.scenario import Scenario, judge
from trainer.games.game import Grade
from trainer.rulebook.verdict import Finding


def grade(scenario: Scenario, given: Any) -> Grade:
    """Grade an answer under the readings in force; an answer that another printed reading gives is told by `readings_of`."""
    return scenario.asks.grade(scenario.table, scenario.rules, given)


def slips_of(scenario: Scenario, given: Any) -> tuple[str, ...]:
    """Return the slips that give this answer, the most telling first; none for an answer that is right."""
    if grade(scenario, given).right:
        return ()
    return tuple(slip for slip in scenario.asks.slips if _grade_under(scenario, slip, given).right)


def departure(scenario: Scenario, given: Any) -> tuple[tuple[Finding, ...], int | None]:
    """Return the way through the rules and the position of the finding at which the answer leaves it."""
    graded = grade(scenario, given)
    trail, departs = graded.trail, graded.departs
    if departs is not None and all(f.holds for f in trail):
        for slip in slips_of(scenario, given):
            mistaken = scenario.asks.judge(scenario.table, _slip_rules(scenario, slip)).findings
            return trail, _first_difference(trail, mistaken, departs)
    return trail, departs


def _first_difference(trail: tuple[Finding, ...], mistaken: tuple[Finding, ...], otherwise: int) -> int:
    return next((i for i, f in enumerate(trail) if i >= len(mistaken) or f != mistaken[i]), otherwise)


def _slip_rules(scenario: Scenario, slip: str) -> Any:
    return replace(scenario.of.slips[slip], readings=scenario.rules.readings)


def _grade_under(scenario: Scenario, slip: str, given: Any) -> Grade:
    return scenario.asks.grade(scenario.table, _slip_rules(scenario, slip), given)


def readings_of(scenario: Scenario, given: Any) -> tuple[tuple[str, str], ...]:
    """Return the (reading, option) pairs under which an answer would be right, where it is not under those in force."""
    if grade(scenario, given).right:
        return ()
    found = []
    for reading in scenario.of.readings:
        for option in reading.options:
            rules = replace(scenario.rules, readings=replace(scenario.rules.readings, **{reading.id: option}))
            if not reading.told_only and scenario.asks.grade(scenario.table, rules, given).right:
                found.append((reading.id, option))
    return tuple(found)


__all__ = ["departure", "grade", "judge", "readings_of", "slips_of"]
