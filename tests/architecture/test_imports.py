"""The direction: pages → ui → {store, paper} → drills → games → rulebook, texts beside them. One table says it."""

import pytest

from tests.architecture.imports import PURE, ROOT, Source, imported, impurities, sources

# A room, and what it may import of trainer besides itself.
MAY_IMPORT = {
    "rulebook": set[str](),
    "games": {"rulebook"},
    "drills": {"games", "rulebook"},
    "texts": {"rulebook"},
    "store": {"drills", "games", "rulebook"},
    "paper": {"drills", "texts", "games", "rulebook"},
    "ui": {"store", "paper", "drills", "texts", "games", "rulebook"},
    "pages": {"ui"},
}
SHOWS = {"ui", "pages"}  # the rooms that know Streamlit
ENTRIES = {"trainer.__main__", "trainer.app", "trainer.serve"}  # these put the rooms together and import anything

ROOMS = [source for source in sources() if source.name not in ENTRIES]


def faults(source: Source, games: frozenset[str]) -> list[str]:
    """What the file imports or touches against the table; `games` are the names of the games' folders."""
    if source.name == "trainer":
        return [f"imports {name}" for name in imported(source)]
    if source.room not in MAY_IMPORT:
        return ["lies in no room"]
    allowed = MAY_IMPORT[source.room] | {source.room}
    found = []
    for name in imported(source):
        first, second, third, *_ = [*name.split("."), "", "", ""]
        if first == "trainer" and second not in allowed:
            found.append(f"imports {name}")
        if first in {"pages", "tests"} or (first == "streamlit" and source.room not in SHOWS):
            found.append(f"imports {name}")
        if second == "games" and third in games - {_game(source)} and _game(source) in games:
            found.append(f"imports another game: {name}")
    if source.room in PURE:
        found.extend(f"is not pure: {touched}" for touched in impurities(source))
    return found


def _game(source: Source) -> str:
    """The folder of the game that the file belongs to, or the file's own name beside the games."""
    return [*source.name.split("."), "", ""][2] if source.room == "games" else ""


@pytest.mark.parametrize("source", ROOMS, ids=lambda source: source.name)
def test_a_room_imports_only_what_the_table_allows(source: Source) -> None:
    games = frozenset(path.name for path in (ROOT / "trainer/games").glob("*/") if path.is_dir())
    assert faults(source, games) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("trainer.rulebook.verdict", "from trainer.games.game import Game"),
        ("trainer.rulebook.verdict", "from ..games import game"),
        ("trainer.games.one.rules", "from trainer.games.two.rules import judge"),
        ("trainer.games.one.rules", "from ..two import rules"),
        ("trainer.games.one.rules", "from pathlib import Path"),
        ("trainer.games.one.rules", "import random\nrandom.shuffle([])"),
        ("trainer.games.one.rules", "from random import choice"),
        ("trainer.games.one.rules", "from random import Random\nRandom()"),
        ("trainer.drills.schedule", "from datetime import datetime\ndatetime.now()"),
        ("trainer.drills.schedule", "import time"),
        ("trainer.drills.scenario", "open('x')"),
        ("trainer.drills.scenario", "from trainer.texts.load import load"),
        ("trainer.texts.explain", "from trainer.drills.grade import grade"),
        ("trainer.texts.explain", "def late():\n    import trainer.games.game"),
        ("trainer.store.attempts", "import streamlit as st"),
        ("trainer.paper.worksheet", "from trainer.store import attempts"),
        ("trainer.ui.frame", "from pages import home"),
        ("pages.home", "from trainer.drills.grade import grade"),
        ("trainer.utils", ""),
        ("trainer", "from trainer.games import GAMES"),
    ],
)
def test_the_table_forbids(name: str, text: str) -> None:
    assert faults(Source(name, text, package=name == "trainer"), frozenset({"one", "two"}))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("trainer.games", "from trainer.games.one import ONE\nfrom .two import TWO"),
        ("trainer.games.one.rules", "from trainer.games.game import Game\nfrom .model import State"),
        ("trainer.games.one.rules", "from random import Random\ndef deal(rng: Random) -> None: rng.shuffle([])"),
        ("trainer.drills.generate", "import random\ndef draw(seed: int) -> None: random.Random(seed)"),
        ("trainer.drills.schedule", "from datetime import datetime\nfrom fsrs import Card"),
        ("trainer.texts.load", "from pathlib import Path\nfrom trainer.rulebook.verdict import Verdict"),
        ("trainer.ui.frame", "import streamlit as st\nfrom trainer.games import GAMES"),
        ("pages.home", "import streamlit as st\nfrom trainer.ui.home import show"),
    ],
)
def test_the_table_allows(name: str, text: str) -> None:
    assert faults(Source(name, text, package=name == "trainer.games"), frozenset({"one", "two"})) == []
