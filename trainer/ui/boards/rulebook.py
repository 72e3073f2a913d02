"""The rulebook: every clause in three languages, to be read; a component because only the browser knows its width."""

from collections.abc import Callable
from functools import cache
from typing import Any

import streamlit as st

from trainer.ui.boards import ASSETS, lean, sprite
from trainer.ui.boards.mounting import in_a_list

_SCRIPTS = ("words.js", "kit.js", "cards.js")
_SHEETS = ("tokens.css", "table.css")


@cache
def rulebook(game: str) -> Callable[..., Any]:
    """Return the component that shows the rules of `game`, registered once; mount it with `data=` and `key=`.

    Its one trigger is `see`: the id of the clause whose example is to lie on the table.
    """
    scripts = [*(ASSETS / script for script in _SCRIPTS), ASSETS / game / "cards.js", ASSETS / "rules.js"]
    sheets = [*(ASSETS / sheet for sheet in _SHEETS), ASSETS / game / "cards.css", ASSETS / "rules.css"]
    component = st.components.v2.component(
        f"trainer.{game}.rules",
        html=f'{sprite(game)}\n<div class="root"></div>\n',
        css="\n".join(lean(sheet) for sheet in sheets),
        js="\n".join(lean(script) for script in scripts),
    )
    return in_a_list(component)
