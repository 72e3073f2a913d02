"""Saying a text of the app in all three languages, for panels that turn without a round trip."""

from typing import Any

from trainer.texts.fill import fill
from trainer.texts.load import text


def say(*keys: str, **values: Any) -> dict[str, str]:
    """Return a text of `content/app.toml` in all three languages, its slots filled with the same values."""
    return {language: fill(found, values, language) for language, found in text("app", *keys).items()}
