"""Every page in every language runs without an exception; links of every sort are opened or refused kindly."""

import re
from pathlib import Path

import pytest

from tests.pages.app import opened
from trainer.drills.link import encode
from trainer.games import GAMES
from trainer.rulebook.refusal import Refused
from trainer.texts.load import LANGUAGES, load, text
from trainer.texts.refusals import refusal
from trainer.ui.check import start

PAGES = ("home", "rules", "check")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_runs_in_a_language(page: str, language: str) -> None:
    app = opened(page, language)
    assert not app.exception
    assert app.title[0].value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "question"), [(g, q) for g in GAMES for q in GAMES[g].questions])
def test_every_question_opens_by_its_link(game: str, question: str, language: str) -> None:
    app = opened("check", language, t=encode(start(game, question)))
    assert not app.exception
    assert app.title[0].value == text(f"{game}/names", "question", question, "title")[language]


BAD = {
    "rubbish": "%%%",
    "no version": "abc",
    "foreign": "hello.world",
    "a version that does not exist": "99.abc",
    "cut": encode(start("mamma_mia", "order"))[:-9],
    "100 kB": "1." + "A" * 100_000,
    "script": "1.<script>alert(1)</script>",
    "bomb": "1.7cEBAQAAAICQ_q_uCAoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("link", BAD.values(), ids=BAD)
def test_a_bad_link_gets_a_sentence_and_the_app_goes_on(link: str, language: str) -> None:
    app = opened("check", language, t=link)
    assert not app.exception
    assert len(app.warning) == 1
    assert "<script>" not in app.warning[0].value


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_clause_gets_a_sentence(language: str) -> None:
    app = opened("rules", language, clause="mm.order.<b>calzone")
    assert not app.exception
    assert len(app.warning) == 1


def test_every_reason_of_refusal_has_its_sentence() -> None:
    offered = [path for path in Path("trainer").rglob("*.py") if path.parts[1] != "games" or path.parent.name in GAMES]
    source = "\n".join(path.read_text() for path in offered)
    reasons = set(re.findall(r'Refused\([^()]*(?:\([^()]*\)[^()]*)*?, "(\w+)"', source))
    assert reasons
    assert reasons <= set(load("refusals"))
    assert refusal(Refused("hand", "hand", high=7), "en", "mamma_mia").startswith("hand: ")
