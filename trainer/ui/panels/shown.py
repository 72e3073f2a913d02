"""How a game's answers are shown: what a presenter hands to the verdict panel."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from trainer.drills.scenario import Scenario
from trainer.games.game import Grade
from trainer.rulebook.verdict import Finding, Verdict

Said = dict[str, str]
Card = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Shown:
    """The head of a verdict: outcome ("yes", "no", "value"), the large word, what it means, ways as cards, why, a play-back."""

    outcome: str
    word: Said
    what: Said | None = None
    ways: tuple[tuple[Card, ...], ...] = ()
    seal: str = ""
    why: tuple[Finding, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Given:
    """A learner's answer as it is shown again: cards or a word, and its graded parts as sentences."""

    cards: tuple[Card, ...] = ()
    word: Said | None = None
    parts: tuple[tuple[bool, Said], ...] = ()


@dataclass(frozen=True, slots=True)
class Presenter:
    """How one question is shown: the verdict, the answer under an option of a reading, a learner's answer."""

    verdict: Callable[[Scenario, Verdict[Any]], Shown]
    option: Callable[[dict[str, Any]], tuple[str, Said]]
    given: Callable[[Scenario, Verdict[Any], Any, Grade], Given]
