"""A game's rules as text: every clause, reading and slip in a language."""

from typing import Any

from trainer.texts.explain import clause
from trainer.texts.load import load, text


def as_json(game: Any, language: str) -> list[dict[str, Any]]:
    """Return clauses, readings and slips, each with its id and its text; `game` has their ids (`games.game.Game`)."""
    return [*_clauses(game, language), *_readings(game, language), *_slips(game, language)]


def _clauses(game: Any, language: str) -> list[dict[str, Any]]:
    found = []
    for id in game.clauses:
        entry = clause(game.id, id)
        found.append({"id": id, "type": "clause", "title": entry["title"][language], "text": entry["text"][language]})
    return found


def _readings(game: Any, language: str) -> list[dict[str, Any]]:
    file, found = f"{game.id}/readings", []
    for reading in game.readings:
        options = [
            {
                "id": option,
                **{
                    part: text(file, reading.id, "options", option, part)[language]
                    for part in ("label", "text", "source")
                },
            }
            for option in reading.options
        ]
        found.append(
            {
                "id": reading.id,
                "type": "reading",
                "clause": reading.clause,
                "title": text(file, reading.id, "title")[language],
                "text": text(file, reading.id, "open")[language],
                "told_only": reading.told_only,
                "options": options,
            }
        )
    return found


def _slips(game: Any, language: str) -> list[dict[str, Any]]:
    file = f"{game.id}/slips"
    return [
        {"id": id, "type": "slip", "text": text(file, id, "idea")[language], "told": text(file, id, "told")[language]}
        for id in game.slips
    ]


def as_text(game: Any, language: str) -> str:
    """Return the same, to be read: clauses under their ids, then readings with their options, then slips."""
    lines = []
    for entry in as_json(game, language):
        lines.append(f"{entry['id']}  {entry.get('title', '')}".rstrip())
        lines.append(f"  {entry['text']}")
        for option in entry.get("options", ()):
            lines.append(f"  - {option['id']}: {option['text']} ({option['source']})")
        lines.append("")
    return "\n".join(lines).rstrip()


def names(game: str) -> dict[str, Any]:
    """Return the file of a game's names."""
    return load(f"{game}/names")
