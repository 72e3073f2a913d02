"""The boards: components of our own in which a table is set up, answered and judged."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

_ASSETS = Path(__file__).parent / "assets"
_FACES = Path(__file__).parents[3] / "content" / "faces.svg"
_SCRIPTS = ("words.js", "kit.js", "board.js", "cards.js", "panel.js", "player.js")
_SHEETS = ("tokens.css", "table.css", "panel.css")


@cache
def board(name: str) -> Callable[..., Any]:
    """Return the component that shows the board `name` ("mamma_mia.order"), registered once; mount it with `data=` and `key=`."""
    game, question = name.split(".")
    own = _ASSETS / game
    scripts = [*(_ASSETS / script for script in _SCRIPTS), own / "cards.js", own / f"{question}.js"]
    sheets = [*(_ASSETS / sheet for sheet in _SHEETS), own / "cards.css"]
    return st.components.v2.component(
        f"trainer.{name}",
        html=f'{_sprite(game)}\n<div class="root"></div>\n',
        css="\n".join(_lean(sheet) for sheet in sheets),
        js="\n".join(_lean(script) for script in scripts),
    )


def _lean(path: Path) -> str:
    """Return a sheet or script without its comments and indents: Streamlit sends both with every mount."""
    text = re.sub(r"^\s*/\*(?:(?!\*/).)*\*/\s*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("// "))


def _sprite(game: str) -> str:
    """Return the faces that a board of `game` needs: its own section and the signs."""
    head, *parts = re.split(r"<!-- section: (\w+).*-->", _FACES.read_text(encoding="utf-8"))
    sections = dict(zip(parts[::2], parts[1::2], strict=True))
    return re.sub(r"\s*\n\s*", " ", head + sections[game] + sections["signs"])
