"""The verdict panel's data: what the rules say, what was answered, why, and where the printed rules leave it open."""

from typing import Any

from trainer.drills.diagnose import departure, grade, readings_of, slips_of
from trainer.drills.scenario import Scenario, depends_on, judge
from trainer.games.game import in_force
from trainer.rulebook.fields import Fields
from trainer.rulebook.verdict import Finding, Verdict
from trainer.texts.explain import highlight, told
from trainer.texts.load import LANGUAGES, load, text
from trainer.texts.say import joined, say
from trainer.ui.panels.galloping_pigs import PRESENTERS as GALLOPING_PIGS
from trainer.ui.panels.mamma_mia import PRESENTERS as MAMMA_MIA
from trainer.ui.panels.shown import Presenter, Said

LONGEST_TRAIL = 6
"""The steps that are shown of a way through the rules, up to the one at which an answer departs."""
PRESENTERS: dict[str, dict[str, Presenter]] = {"mamma_mia": MAMMA_MIA, "galloping_pigs": GALLOPING_PIGS}


def panel(scenario: Scenario, given: dict[str, Any] | None, attempt: str) -> dict[str, Any]:
    """Return the data of the verdict panel; `given` is a learner's answer as JSON, or None if none was given.

    Raise `Refused` if the answer is none to this question.
    """
    verdict = judge(scenario)
    presenter = PRESENTERS[scenario.game][scenario.question]
    shown = presenter.verdict(scenario, verdict)
    data = {
        "attempt": attempt,
        "outcome": shown.outcome,
        "word": shown.word,
        "what": shown.what,
        "reason": joined(*(told(scenario.game, f) for f in shown.why or (verdict.decided,))),
        "ways": [list(way) for way in shown.ways],
        "clause": _clause(scenario.game, verdict.decided),
        "readings": _readings(scenario, presenter),
        "findings": [_finding(scenario.game, f) for f in _further(verdict)],
        **shown.more,
    }
    if shown.seal:
        data["sealText"] = shown.seal
    if given is not None:
        data.update(_graded(scenario, verdict, presenter, given))
    return data


def _further(verdict: Verdict[Any]) -> list[Finding]:
    seen = {verdict.decided}
    return [f for f in dict.fromkeys(verdict.findings) if f not in seen]


def _finding(game: str, finding: Finding) -> dict[str, Any]:
    return {"holds": finding.holds, "clause": finding.clause, "text": told(game, finding)}


def _clause(game: str, finding: Finding) -> dict[str, Any]:
    entry = load(f"{game}/rules")[finding.clause]
    marks = load(f"{game}/findings")[f"{finding.clause}:{finding.fact}"].get("marks", [finding.fact])
    pieces = {lang: [list(piece) for piece in highlight(entry[lang], marks)] for lang in LANGUAGES}
    return {"id": finding.clause, "title": entry["title"], "text": pieces}


def _readings(scenario: Scenario, presenter: Presenter) -> list[dict[str, Any]]:
    file, now, found = f"{scenario.game}/readings", in_force(scenario.rules), []
    for reading, answers in depends_on(scenario).items():
        options = []
        for option, answer in answers.items():
            outcome, said = presenter.option(answer)
            entry = {part: text(file, reading, "options", option, part) for part in ("label", "source")}
            options.append({**entry, "inForce": now[reading] == option, "outcome": outcome, "answer": said})
        found.append({"id": reading, "text": text(file, reading, "open"), "options": options})
    return found


def _graded(scenario: Scenario, verdict: Verdict[Any], presenter: Presenter, answer: dict[str, Any]) -> dict[str, Any]:
    given = scenario.asks.given(Fields(answer, "answer"), scenario.table)
    graded = grade(scenario, given)
    shown = presenter.given(scenario, verdict, given, graded)
    data: dict[str, Any] = {
        "right": graded.right,
        "cards": list(shown.cards),
        "word": shown.word,
        "parts": [{"right": right, "text": said} for right, said in shown.parts],
        "slip": None,
    }
    result: dict[str, Any] = {"grade": data}
    if scenario.question == "inspection":
        result["guesses"] = list(given)
    if graded.right:
        return result
    other = readings_of(scenario, given)
    if other:
        data["right"] = None
        data["disputed"] = _by_reading(scenario.game, other)
        return result
    slips = slips_of(scenario, given)
    data["slip"] = text(f"{scenario.game}/slips", slips[0], "told") if slips else say("verdict", "no_slip")
    data["slipId"] = slips[0] if slips else None
    return {**result, "trail": _trail(scenario, given)}


def _by_reading(game: str, others: tuple[tuple[str, str], ...]) -> Said:
    labels = [text(f"{game}/readings", reading, "options", option, "label") for reading, option in others]
    return {lang: say("verdict", "by_reading", option=[label[lang] for label in labels])[lang] for lang in LANGUAGES}


def _trail(scenario: Scenario, given: Any) -> list[dict[str, Any]]:
    trail, departs = departure(scenario, given)
    end = len(trail) if departs is None else departs + 1
    first = max(0, end - LONGEST_TRAIL)
    return [{"rule": told(scenario.game, f), "parts": i == departs, "yours": None} for i, f in enumerate(trail)][
        first:end
    ]
