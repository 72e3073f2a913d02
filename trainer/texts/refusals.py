"""Saying why input was refused, and what would be right."""

from enum import Enum
from typing import Any

from trainer.rulebook.refusal import Refused
from trainer.texts.explain import name
from trainer.texts.fill import fill
from trainer.texts.load import text


def refusal(fault: Refused, language: str, game: str = "") -> str:
    """Return a refusal as a sentence that names the field."""
    values = {key: _word(game, value, language) for key, value in fault.values.items()}
    sentence = fill(text("refusals", fault.reason)[language], values, language)
    return f"{printable(fault.field)}: {sentence}" if fault.field else sentence


def printable(field: str) -> str:
    """Return a field's path fit to print: control characters and lone surrogates replaced, at most 80 characters.

    >>> printable("hand.sala\\x07mi")
    'hand.sala?mi'
    """
    kept = "".join(c if c.isprintable() else "?" for c in field)
    return kept if len(kept) <= 80 else kept[:79] + "…"


def _word(game: str, value: Any, language: str) -> Any:
    if isinstance(value, Enum):
        return name(game, value, language) if game else str(getattr(value, "id", value.name))
    return ", ".join(value) if isinstance(value, list | tuple) else value
