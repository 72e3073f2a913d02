"""The boards: components of our own in which a table is set up, answered and judged."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

ASSETS = Path(__file__).parent / "assets"
FACES = Path(__file__).parents[3] / "content" / "faces.svg"
SCRIPTS = ("words.js", "kit.js", "board.js", "cards.js", "panel.js", "player.js")
SHEETS = ("tokens.css", "table.css", "panel.css")


@cache
def board(name: str) -> Callable[..., Any]:
    """Return the component that shows the board `name` ("mamma_mia.order"), registered once; mount it with `data=` and `key=`."""
    game, question = name.split(".")
    own = ASSETS / game
    parts = (
        "cards.js",
        "table.js",
        f"{question}_watch.js",
        f"{question}.js",
    )  # the second and third where a game has them
    scripts = [*(ASSETS / script for script in SCRIPTS), *(path for path in map(own.joinpath, parts) if path.exists())]
    sheets = [*(ASSETS / sheet for sheet in SHEETS), own / "cards.css"]
    return st.components.v2.component(
        f"trainer.{name}",
        html=f'{sprite(game)}\n<div class="root"></div>\n',
        css="\n".join(lean(sheet) for sheet in sheets),
        js="\n".join(lean(script) for script in scripts),
    )


def lean(path: Path) -> str:
    """Return a sheet or script without its comments and indents: Streamlit sends both with every mount."""
    text = re.sub(r"^\s*/\*(?:(?!\*/).)*\*/\s*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("// "))


def sprite(game: str) -> str:
    """Return the faces that a board of `game` needs: its own section and the signs."""
    head, *parts = re.split(r"<!-- section: (\w+).*-->", FACES.read_text(encoding="utf-8"))
    sections = dict(zip(parts[::2], parts[1::2], strict=True))
    return re.sub(r"\s*\n\s*", " ", head + sections[game] + sections["signs"])
