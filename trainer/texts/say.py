"""Saying a text of the app in all three languages, for panels that turn without a round trip."""

from typing import Any

from trainer.texts.fill import fill
from trainer.texts.load import LANGUAGES, text


def say(*keys: str, **values: Any) -> dict[str, str]:
    """Return a text of `content/app.toml` in all three languages, its slots filled with the same values."""
    return {language: fill(found, values, language) for language, found in text("app", *keys).items()}


def joined(*texts: dict[str, str]) -> dict[str, str]:
    """Return sentences one after the other; Japanese takes no space between them.

    >>> joined({"ko": "a", "ja": "b", "en": "c"}, {"ko": "d", "ja": "e", "en": "f"})
    {'ko': 'a d', 'ja': 'be', 'en': 'c f'}
    """
    return {lang: ("" if lang == "ja" else " ").join(text[lang] for text in texts) for lang in LANGUAGES}
