"""Saying what a verdict found, in a language, from its findings alone."""

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from trainer.rulebook.verdict import Finding, Verdict
from trainer.texts.fill import fill
from trainer.texts.load import LANGUAGES, load, text

_SPAN = re.compile(r"==(\w+)\|(.+?)==")
Said = dict[str, str]
"""A text in the three languages."""


def name(game: str, member: Enum, language: str) -> str:
    """Return the name of a member of a game's enum (a kind, an owner, a pig …)."""
    return text(f"{game}/names", type(member).__name__.lower(), str(getattr(member, "id", member.name)), "name")[
        language
    ]


def words(game: str, values: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Return facts as words: members of enums by their names, numbers and ids as they are."""
    return {key: _word(game, value, language) for key, value in values.items()}


def _word(game: str, value: Any, language: str) -> Any:
    if isinstance(value, Enum):
        return name(game, value, language)
    if isinstance(value, tuple):
        return [_word(game, member, language) for member in value]
    return value


def tell(game: str, finding: Finding, language: str) -> str:
    """Return the sentence that tells a finding, with the numbers of this table."""
    template = text(f"{game}/findings", f"{finding.clause}:{finding.fact}")[language]
    return fill(template, words(game, dict(finding.values), language), language)


def told(game: str, finding: Finding) -> Said:
    """Return the sentence that tells a finding in all three languages."""
    return {language: tell(game, finding, language) for language in LANGUAGES}


def explain(game: str, verdict: Verdict[Any], language: str) -> list[dict[str, str]]:
    """Return what a verdict found: clause and sentence, the deciding finding first, then what is not kept."""
    others = sorted((f for f in verdict.findings if f is not verdict.decided), key=lambda f: f.holds)
    return [{"clause": f.clause, "text": tell(game, f, language)} for f in (verdict.decided, *others)]


def said(file: str, *keys: str, **values: Any) -> Said:
    """Return an app text in all three languages, its slots filled with the same values."""
    return {language: fill(found, values, language) for language, found in text(file, *keys).items()}


def plain(marked: str) -> str:
    """Return a clause's text without its marks.

    >>> plain("Use 6. ==rest|Leave the rest.== Done.")
    'Use 6. Leave the rest. Done.'
    """
    return _SPAN.sub(r"\2", marked)


def spans(marked: str) -> list[str]:
    """Return the names of the marked spans of a clause's text."""
    return [found[1] for found in _SPAN.finditer(marked)]


def highlight(marked: str, names: Sequence[str]) -> list[tuple[str, bool]]:
    """Return a clause's text in pieces, each with whether it is among the spans named.

    >>> highlight("Use 6. ==rest|Leave the rest.== Done.", ["rest"])
    [('Use 6. ', False), ('Leave the rest.', True), (' Done.', False)]
    """
    pieces, at = [], 0
    for found in _SPAN.finditer(marked):
        pieces += [(marked[at : found.start()], False), (found[2], found[1] in names)]
        at = found.end()
    return [(piece, on) for piece, on in (*pieces, (marked[at:], False)) if piece]


def clause(game: str, id: str) -> dict[str, Said]:
    """Return a clause's title and text without marks in all three languages."""
    entry = load(f"{game}/rules")[id]
    return {"title": entry["title"], "text": {language: plain(entry[language]) for language in LANGUAGES}}
