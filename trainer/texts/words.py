"""The words that a board or a page needs, flattened to `key: text` for each language."""

from functools import cache
from typing import Any

from trainer.texts.load import LANGUAGES, load


@cache
def flat(*files: str) -> dict[str, dict[str, str]]:
    """Return all texts of some content files by language and dotted key; a name stands under its id alone.

    >>> flat("mamma_mia/names")["en"]["kind.salami"]
    'salami'
    """
    found: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    for file in files:
        _flatten(load(file), "", found)
    return found


def _flatten(node: dict[str, Any], path: str, found: dict[str, dict[str, str]]) -> None:
    if all(isinstance(node.get(language), str) for language in LANGUAGES):
        for language in LANGUAGES:
            found[language][path.removesuffix(".name")] = node[language]
    for key, inner in node.items():
        if isinstance(inner, dict):
            _flatten(inner, f"{path}.{key}" if path else key, found)
