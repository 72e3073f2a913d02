"""The words in `content/`: TOML files, three languages side by side, read once."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("ko", "ja", "en")
CONTENT = Path(__file__).resolve().parents[2] / "content"


class BrokenContent(ValueError):
    """A content file that cannot be used: the file, and the key in it."""

    def __init__(self, file: str, key: str) -> None:
        super().__init__(f"content/{file}: {key}")
        self.file = file
        self.key = key


@cache
def load(file: str) -> dict[str, Any]:
    """Return a content file, by its name below `content/` without the ending; `BrokenContent` if it is no TOML."""
    try:
        return tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise BrokenContent(f"{file}.toml", str(fault)) from fault


def text(file: str, *keys: str) -> dict[str, str]:
    """Return a text in all three languages by the keys that lead to it.

    >>> sorted(text("mamma_mia/names", "kind", "salami", "name"))
    ['en', 'ja', 'ko']
    """
    found: Any = load(file)
    for key in keys:
        if not isinstance(found, dict) or key not in found:
            raise BrokenContent(f"{file}.toml", ".".join(keys))
        found = found[key]
    if not isinstance(found, dict) or not set(LANGUAGES) <= set(found):
        raise BrokenContent(f"{file}.toml", ".".join(keys))
    return {language: found[language] for language in LANGUAGES}
