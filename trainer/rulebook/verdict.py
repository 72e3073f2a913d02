"""What the rules say: an answer, and the findings behind it."""

from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeAlias, TypeVar

Fact: TypeAlias = int | Enum | str | tuple[Enum, ...]
"""A number, a member of a game's enum (a kind, an owner, a pig …), an id, or several members."""

A = TypeVar("A", covariant=True)


@dataclass(frozen=True, slots=True)
class Finding:
    """One point that was looked at: the clause, what was found there, whether the clause is kept, the facts that decided.

    `fact` names the sentence that tells it (`clause:fact` in the texts); `reading` is the id of the reading that was used.
    """

    clause: str
    fact: str
    holds: bool
    values: tuple[tuple[str, Fact], ...] = ()
    reading: str = ""


def kept(clause: str, fact: str, reading: str = "", **values: Fact) -> Finding:
    """Return the finding that a clause is kept, with the facts that decided it.

    >>> kept("mm.bake.leftovers", "left", n=3).values
    (('n', 3),)
    """
    return Finding(clause, fact, True, tuple(values.items()), reading)


def broken(clause: str, fact: str, reading: str = "", **values: Fact) -> Finding:
    """Return the finding that a clause is not kept, with the facts that decided it."""
    return Finding(clause, fact, False, tuple(values.items()), reading)


@dataclass(frozen=True, slots=True)
class Verdict(Generic[A]):
    """An answer, the findings in the sequence in which the rules are gone through, and the one among them that decided."""

    answer: A
    findings: tuple[Finding, ...]
    decided: Finding

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the clauses that decided: the deciding one first, then those not kept, then the others."""
        ranked = [self.decided, *(f for f in self.findings if not f.holds), *self.findings]
        return tuple(dict.fromkeys(f.clause for f in ranked))


def faults(findings: tuple[Finding, ...]) -> tuple[str, ...]:
    """Return the clauses that are not kept, in sequence, each once.

    >>> faults((kept("a", "x"), broken("b", "y"), broken("b", "z")))
    ('b',)
    """
    return tuple(dict.fromkeys(f.clause for f in findings if not f.holds))
