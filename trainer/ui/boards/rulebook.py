"""The rulebook: every clause in three languages, to be read; a component because only the browser knows its width."""

from collections.abc import Callable
from functools import cache
from typing import Any

import streamlit as st

from trainer.ui.boards import _ASSETS, _lean, _sprite

_SCRIPTS = ("words.js", "kit.js", "cards.js")
_SHEETS = ("tokens.css", "table.css")


@cache
def rulebook(game: str) -> Callable[..., Any]:
    """Return the component that shows the rules of `game`, registered once; mount it with `data=` and `key=`.

    Its one trigger is `see`: the id of the clause whose example is to lie on the table.
    """
    scripts = [*(_ASSETS / script for script in _SCRIPTS), _ASSETS / game / "cards.js", _ASSETS / "rules.js"]
    sheets = [*(_ASSETS / sheet for sheet in _SHEETS), _ASSETS / game / "cards.css", _ASSETS / "rules.css"]
    return st.components.v2.component(
        f"trainer.{game}.rules",
        html=f'{_sprite(game)}\n<div class="root"></div>\n',
        css="\n".join(_lean(sheet) for sheet in sheets),
        js="\n".join(_lean(script) for script in scripts),
    )
