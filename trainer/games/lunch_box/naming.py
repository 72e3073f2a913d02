"""The name of a lunch box: whether it contains the names of all ingredients."""

import unicodedata
from collections import Counter
from dataclasses import dataclass

from trainer.games.lunch_box.rules import Rules
from trainer.rulebook.verdict import Verdict, broken, faults, kept


@dataclass(frozen=True, slots=True)
class NameTable:
    """The name that was called, and the cards of the set: the number of each, and the name of that ingredient."""

    called: str
    ingredients: tuple[tuple[int, str], ...]


def judge_name(table: NameTable, rules: Rules) -> Verdict[bool]:
    """Return whether a called name contains the names of all ingredients (`lb.turn.name`; 004).

    Spaces, capitals and forms of a letter do not matter. Whether a name is called for each of two equal cards is the
    reading `name_repeats`.

    >>> judge_name(NameTable("Super RICEegg box", ((1, "egg"), (2, "rice"))), Rules()).answer
    True
    """
    rest, found = plain(table.called), []
    cards = Counter(table.ingredients)
    for number, name in sorted(cards, key=lambda card: -len(plain(card[1]))):
        n = cards[number, name]
        reading = "name_repeats" if n > 1 else ""
        wanted = n if rules.readings.name_repeats == "once_per_card" else 1
        there = rest.count(plain(name)) if plain(name) else 0
        # A longer name is struck out first: "eggplant" alone does not name an egg as well.
        rest = rest.replace(plain(name), "\n", wanted) if there else rest
        told = kept if there >= wanted else broken
        found.append(told("lb.turn.name", "named" if there >= wanted else "left_out", reading, number=number, n=wanted))
    findings = tuple(found)
    return Verdict(not faults(findings), findings, next((f for f in findings if not f.holds), findings[0]))


def plain(name: str) -> str:
    """Return a name without what does not matter in it.

    >>> plain("Ｒice Ball") == plain("riceball")
    True
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(folded.split())
