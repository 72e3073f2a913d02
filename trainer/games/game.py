"""What a game offers to the rest of the house: clauses, readings, slips, questions."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from trainer.rulebook.fields import Fields
from trainer.rulebook.reading import Reading
from trainer.rulebook.refusal import Refused
from trainer.rulebook.verdict import Finding, Verdict

T = TypeVar("T")
R = TypeVar("R")
A = TypeVar("A")
Document = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Grade:
    """What a verdict says of a given answer: right or not, part by part, and the first finding at which it leaves the rules.

    `parts` are (name of the part, right or not). `trail` is the way through the rules as far as the answer goes;
    `departs` the position in it of the finding that is not kept, or None.
    """

    right: bool
    parts: tuple[tuple[str, bool], ...] = ()
    trail: tuple[Finding, ...] = ()
    departs: int | None = None


@dataclass(frozen=True, slots=True)
class Question(Generic[T, R, A]):
    """A question about a table `T` under the rules `R`, with an answer `A`.

    `read` and `write` are the table's document without game, question and readings; `judge` answers;
    `answer` is the answer as JSON; `given` reads a learner's answer and `grade` grades it; `slips` are those it can show.
    `open_points` are the ids of the readings that can speak of a table (None: any); the others need not be run on it.
    """

    id: str
    read: Callable[[Fields], T]
    write: Callable[[T], Document]
    judge: Callable[[T, R], Verdict[A]]
    answer: Callable[[A], Document]
    given: Callable[[Fields, T], Any]
    grade: Callable[[T, R, Any], Grade]
    slips: tuple[str, ...] = ()
    compare: Callable[[Document], object] = lambda answer: answer
    open_points: Callable[[T], Collection[str]] | None = None


@dataclass(frozen=True, slots=True)
class Game(Generic[R]):
    """A game. `rules` are the true ones under the default readings; a slip is `rules` with one rule exchanged.

    `rules.readings` is a frozen dataclass with one field a reading, which holds the option in force.
    """

    id: str
    clauses: tuple[str, ...]
    readings: tuple[Reading, ...]
    rules: R
    slips: Mapping[str, R]
    questions: Mapping[str, Question[Any, R, Any]]
    presets: Mapping[str, Mapping[str, str]]


def choose(rules: Any, chosen: Mapping[str, str]) -> Any:
    """Return the rules with other options of some readings in force; `rules.readings` is a frozen dataclass of options."""
    return replace(rules, readings=replace(rules.readings, **chosen)) if chosen else rules


def in_force(rules: Any) -> dict[str, str]:
    """Return the option in force of every reading."""
    readings = rules.readings
    return {name: getattr(readings, name) for name in readings.__slots__}


def read_readings(fields: Fields, readings: tuple[Reading, ...]) -> dict[str, str]:
    """Take the field `readings`: option by reading id; refuse ids of another game and unknown options."""
    inner = fields.inner("readings", {})
    options = {r.id: r.options for r in readings}
    for name in inner.left:
        if name not in options:
            raise Refused(inner.at(name), "unknown", options=tuple(options))
    return {name: inner.choice(name, options[name]) for name in list(inner.left)}
