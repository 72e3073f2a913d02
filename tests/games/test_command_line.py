"""The command line, called as people call it: a verdict a line, refusals that stop nothing, the rules of a game."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.serving import ROOT
from trainer.drills.scenario import LIMIT, answer, depends_on, judge, read
from trainer.games import GAMES
from trainer.texts.load import LANGUAGES, load
from trainer.texts.rulebook import as_json

Document = dict[str, Any]
SETUP: Document = {"game": "mamma_mia", "question": "setup", "players": 3}
MOVE: Document = {
    "game": "galloping_pigs",
    "question": "move",
    "line": ["red", "yellow", "green", "blue", "black"],
    "card": "red",
}


def trainer(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command run to its end, in a place whose language knows nothing but ASCII."""
    return subprocess.run(
        [sys.executable, "-m", "trainer", *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        check=False,
        timeout=60,
        env={"PATH": "", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "PYTHONDONTWRITEBYTECODE": "1"},
    )


def text(*documents: Document) -> bytes:
    """Documents one a line."""
    return b"".join(json.dumps(document, ensure_ascii=False).encode() + b"\n" for document in documents)


def verdicts(given: bytes, *more: str) -> tuple[int, list[Document]]:
    """The exit status and the lines that come out."""
    ended = trainer("verdict", *more, given=given)
    assert ended.stderr == b""
    return ended.returncode, [json.loads(line) for line in ended.stdout.decode("utf-8").splitlines()]


def test_one_line_comes_out_for_each_that_goes_in_in_the_same_sequence() -> None:
    status, lines = verdicts(text(SETUP, MOVE, {**SETUP, "players": 5}))
    assert status == 0
    assert lines == [
        {"answer": answer(s), "clauses": list(judge(s).clauses), "depends_on": depends_on(s)}
        for s in map(read, (SETUP, MOVE, {**SETUP, "players": 5}))
    ]


def test_a_refused_line_makes_the_status_two_and_the_others_are_answered_all_the_same() -> None:
    status, lines = verdicts(text({**SETUP, "players": 6}, MOVE))
    assert status == 2
    assert lines[0] == {"error": {"field": "players", "message": "players: This must be a whole number from 2 to 5."}}
    assert lines[1]["answer"] == answer(read(MOVE))


@pytest.mark.parametrize(
    ("line", "field"),
    [
        (b"", ""),
        (b" \t", ""),
        (b"\xff\xfe", ""),
        (json.dumps(SETUP).encode("utf-16"), ""),
        (b'{"game": "mamma\xed\xa0\x80mia"}', ""),
        (b"{", ""),
        (b"[" * 60000, ""),
        (b" " * LIMIT + text(SETUP).strip(), ""),
        (b'{"game": "\\ud800"}', "game"),
        (text({**SETUP, "a\nb": 1}).strip(), "a\nb"),
    ],
    ids=[
        "blank line",
        "blanks",
        "not UTF-8",
        "UTF-16",
        "a surrogate as bytes",
        "no JSON",
        "deep",
        "too long",
        "lone surrogate",
        "field with a line break",
    ],
)
def test_a_bad_line_is_refused_in_one_line_and_the_next_is_answered(line: bytes, field: str) -> None:
    status, lines = verdicts(line + b"\n" + text(SETUP))
    assert status == 2
    assert [sorted(found) for found in lines] == [["error"], ["answer", "clauses", "depends_on"]]
    assert lines[0]["error"]["field"] == field
    assert lines[0]["error"]["message"]


def test_a_name_that_is_no_character_comes_out_as_json_has_it() -> None:
    status, lines = verdicts(b'{"\\ud800": 1, "game": "mamma_mia", "question": "setup", "players": 3}\n')
    assert (status, lines[0]["error"]["field"]) == (2, "\ud800")


def test_lines_may_end_as_windows_ends_them_and_the_last_need_not_end() -> None:
    status, lines = verdicts(text(SETUP).replace(b"\n", b"\r\n") + text(MOVE).rstrip())
    assert (status, len(lines)) == (0, 2)


def test_no_line_in_no_line_out() -> None:
    assert verdicts(b"") == (0, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_a_language_each_line_is_explained(language: str) -> None:
    status, lines = verdicts(text(MOVE, {**MOVE, "card": "white"}), "--language", language)
    explained, refused = lines
    assert status == 2
    assert [said["clause"] for said in explained["explanation"]] == ["gp.food.lead", "gp.turn.shared", "gp.move.next"]
    assert all(said["text"] for said in explained["explanation"])
    assert refused["error"]["message"].endswith(
        load("refusals")["choice"][language].format(options="red, yellow, green, blue, black")
    )


def test_names_in_any_script_come_back_as_they_went_in() -> None:
    scenario = {"game": "galloping_pigs", "question": "winner", "players": {"민수": 3, "さくら": 4}}
    assert verdicts(text(scenario))[1][0]["answer"] == {"winners": ["さくら"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_as_json_are_every_clause_reading_and_slip(game: str, language: str) -> None:
    ended = trainer("rules", game, "--format", "json", "--language", language)
    entries = json.loads(ended.stdout.decode("utf-8"))
    assert ended.returncode == 0
    assert [entry["id"] for entry in entries] == [
        *GAMES[game].clauses,
        *(reading.id for reading in GAMES[game].readings),
        *GAMES[game].slips,
    ]
    assert entries == as_json(GAMES[game], language)


@pytest.mark.parametrize("game", GAMES)
def test_rules_as_text_name_every_clause_reading_and_slip(game: str) -> None:
    ended = trainer("rules", game)
    lines = ended.stdout.decode("utf-8").splitlines()
    heads = [line.partition(" ")[0] for line in lines if line and not line.startswith(" ")]
    assert ended.returncode == 0
    assert heads == [entry["id"] for entry in as_json(GAMES[game], "en")]
    assert all(f"  {entry['text']}" in lines for entry in as_json(GAMES[game], "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_as_text_speak_the_language(language: str) -> None:
    ended = trainer("rules", "galloping_pigs", "--language", language)
    title = load("galloping_pigs/rules")["gp.move.jump"]["title"][language]
    assert f"gp.move.jump  {title}" in ended.stdout.decode("utf-8").splitlines()


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("rule",),
        ("rules",),
        ("rules", "chess"),
        ("verdict", "--language", "fr"),
        ("rules", "mamma_mia", "--format", "xml"),
    ],
)
def test_a_command_that_is_not_understood_ends_with_two_and_says_what_there_is(arguments: tuple[str, ...]) -> None:
    ended = trainer(*arguments)
    assert ended.returncode == 2
    assert ended.stdout == b""
    assert b"usage: python -m trainer" in ended.stderr
