"""The words: ids as in the code, three languages side by side, the same slots, the glossary's terms."""

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from trainer.games import GAMES
from trainer.texts.explain import spans
from trainer.texts.load import CONTENT, LANGUAGES, load

FILES = sorted(str(path.relative_to(CONTENT).with_suffix("")) for path in CONTENT.rglob("*.toml"))
TEXTS = [file for file in FILES if file != "words" and not file.endswith("/scenarios")]
KOREAN, KANA = re.compile("[가-힣]"), re.compile("[ぁ-んァ-ヶ]")


def texts(node: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every text of a content file: its key and what it says by language."""
    if not isinstance(node, dict):
        return
    if LANGUAGES[0] in node:
        yield path, {language: node.get(language, "") for language in LANGUAGES}
    for key, inner in node.items():
        yield from texts(inner, f"{path}.{key}" if path else key)


def slots(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


ALL = [(file, key, said) for file in TEXTS for key, said in texts(load(file))]


@pytest.mark.parametrize("file", TEXTS)
def test_every_text_is_there_in_three_languages(file: str) -> None:
    missing = [key for name, key, said in ALL if name == file and not all(said.values())]
    assert [key for name, key, _ in ALL if name == file]
    assert missing == []


def test_the_slots_of_a_text_are_the_same_in_three_languages() -> None:
    differ = [(file, key) for file, key, said in ALL if len({frozenset(slots(text)) for text in said.values()}) > 1]
    assert differ == []


def test_no_language_uses_another_ones_script() -> None:
    names = {"한국어", "日本語"}
    wrong = []
    for file, key, said in ALL:
        if said["ko"] in names or said["ja"] in names:
            continue
        if KANA.search(said["ko"]) or KOREAN.search(said["ja"]) or KOREAN.search(said["en"]) or KANA.search(said["en"]):
            wrong.append((file, key))
    assert wrong == []


def test_no_text_uses_a_word_that_the_glossary_forbids() -> None:
    never = load("words")["never"]
    wrong = []
    for file, key, said in ALL:
        for language, text in said.items():
            wrong += [(file, key, word) for word in never[language] if _uses(text, word, language)]
    assert wrong == []


def _uses(text: str, word: str, language: str) -> bool:
    pattern = rf"\b{re.escape(word)}\b" if language == "en" else re.escape(word)
    return bool(re.search(pattern, text, re.IGNORECASE))


def test_korean_particles_come_from_the_filter() -> None:
    written_out = re.compile(r"[을를이가은는와과]\([을를이가은는와과]\)|\(으\)로")
    assert [(file, key) for file, key, said in ALL if written_out.search(said["ko"])] == []


@pytest.mark.parametrize("game", GAMES)
def test_code_ids_are_content_ids(game: str) -> None:
    assert tuple(load(f"{game}/rules")) == GAMES[game].clauses
    assert set(load(f"{game}/slips")) == set(GAMES[game].slips)
    readings = load(f"{game}/readings")
    assert {id: tuple(entry["options"]) for id, entry in readings.items()} == {
        r.id: r.options for r in GAMES[game].readings
    }
    assert set(load(f"{game}/names")["question"]) == set(GAMES[game].questions)
    assert set(load(f"{game}/names")["preset"]) == set(GAMES[game].presets)


@pytest.mark.parametrize("game", GAMES)
def test_the_marked_words_of_a_clause_are_the_same_in_three_languages(game: str) -> None:
    for id, entry in load(f"{game}/rules").items():
        assert spans(entry["ko"]), id
        assert set(spans(entry["ko"])) == set(spans(entry["ja"])) == set(spans(entry["en"])), id


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_marks_words_of_its_clause(game: str) -> None:
    rules = load(f"{game}/rules")
    for id, entry in load(f"{game}/findings").items():
        clause = id.partition(":")[0]
        assert clause in GAMES[game].clauses
        assert set(entry.get("marks", [])) <= set(spans(rules[clause]["en"])), id
        assert entry.get("marks"), id


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_the_code_has_its_sentence_and_every_sentence_its_fact(game: str) -> None:
    source = "\n".join(path.read_text() for path in (Path("trainer/games") / game).glob("*.py"))
    for id in load(f"{game}/findings"):
        clause, _, fact = id.partition(":")
        assert f'"{fact}"' in source, id
        assert f'"{clause}"' in source or clause.rpartition(".")[0] in source, id
