"""Engine and oracle side by side on one scenario document."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from trainer.drills.scenario import answer, depends_on, read

Document = dict[str, Any]
Oracle = Callable[[Document], Document]

_UNORDERED = frozenset({"ways", "winners", "broken", "sets"})


def normal(value: Any, name: str = "") -> Any:
    """The same value for the same answer, in whatever sequence it lists what has none."""
    if isinstance(value, dict):
        return sorted((key, normal(inner, key)) for key, inner in value.items())
    if isinstance(value, list):
        members = [normal(inner) for inner in value]
        return sorted(members, key=repr) if name in _UNORDERED else members
    return value


@dataclass
class Report:
    """What was compared, how often, and where the two disagree."""

    what: str
    compared: int = 0
    disagreements: list[Document] = field(default_factory=list)
    seconds: float = 0.0

    def as_json(self) -> Document:
        return {
            "what": self.what,
            "compared": self.compared,
            "disagreements": len(self.disagreements),
            "examples": self.disagreements[:3],
            "seconds": round(self.seconds, 1),
        }


def compare(what: str, documents: Iterable[Document], oracle: Oracle, readings: Oracle | None = None) -> Report:
    """Compare the answers on every document and, where `readings` is given, what they depend on."""
    report, start = Report(what), perf_counter()
    for document in documents:
        scenario = read(document)
        ours, theirs = [answer(scenario)], [oracle(document)]
        if readings:
            ours.append(depends_on(scenario))
            theirs.append(readings(document))
        report.compared += 1
        if ours != theirs and normal(ours) != normal(theirs):
            report.disagreements.append({"scenario": document, "engine": ours, "oracle": theirs})
    report.seconds = perf_counter() - start
    return report
