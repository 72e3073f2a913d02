"""The frame around every page: language, style, the line above the title, the sentence for bad links."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import streamlit as st

from trainer.games import GAMES
from trainer.rulebook.refusal import Refused
from trainer.texts.fill import fill
from trainer.texts.load import LANGUAGES, text
from trainer.texts.refusals import refusal

_HERE = Path(__file__).parent
ROOT = _HERE.parents[1]
LANGUAGE_NAMES = {"ko": "한국어", "ja": "日本語", "en": "English"}
_KEY = "frame.language"

_DOCUMENT = st.components.v2.component(
    "trainer.document",
    html="<span hidden></span>\n",
    js="""
export default function ({ data }) {
  document.documentElement.lang = data.lang;
  if (data.chosen) document.cookie = `language=${data.lang}; path=/; max-age=31536000; SameSite=Lax`;
}
""",
)


def language() -> str:
    """Return the reader's language: chosen in this session, else remembered by the browser, else the browser's own."""
    chosen = st.session_state.get(_KEY)
    if chosen in LANGUAGES:
        return str(chosen)
    if "frame.first" not in st.session_state:
        st.session_state["frame.first"] = _first_language(
            st.context.cookies.get("language"), st.context.headers.get("Accept-Language")
        )
    return str(st.session_state["frame.first"])


def _first_language(remembered: str | None, accepted: str | None) -> str:
    """Return the remembered language, or the first one a browser accepts that the app speaks.

    >>> _first_language(None, "fr-FR,ja;q=0.9,en;q=0.8"), _first_language("ko", "en"), _first_language("xx", None)
    ('ja', 'ko', 'en')
    """
    if remembered in LANGUAGES:
        return str(remembered)
    for part in (accepted or "").split(","):
        tag = part.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return "en"


def say(*keys: str, **values: Any) -> str:
    """Return a text of the app in the reader's language."""
    return fill(text("app", *keys)[language()], values, language())


def head(title: str, game: str = "", choose: Callable[[str], None] | None = None) -> None:
    """Draw the line with the game (or the app's name) and the language switch, then the title; set `<html lang>`.

    Where `choose` is given the game can be changed there.
    """
    now = language()
    with st.container(horizontal=True, wrap=False, vertical_alignment="center", key="frame-head"):
        if choose and len(GAMES) > 1:
            _game_switch(game, choose)
        else:
            st.markdown(game_name(game) if game else say("app", "name"))
        st.segmented_control(
            say("app", "language"),
            LANGUAGES,
            default=None if _KEY in st.session_state else now,
            format_func=LANGUAGE_NAMES.__getitem__,
            required=True,
            label_visibility="collapsed",
            key=_KEY,
            persist_state="session",
        )
    st.title(title, anchor=False)
    _DOCUMENT(data={"lang": now, "chosen": _KEY in st.session_state}, key="frame.document")


def game_name(game: str) -> str:
    """Return a game's name in the reader's language."""
    return text(f"{game}/names", "game", game, "name")[language()]


def _game_switch(game: str, choose: Callable[[str], None]) -> None:
    with st.popover(game_name(game), type="tertiary", key=f"frame.games.{game}"):
        for other in GAMES:
            kind: Literal["primary", "secondary"] = "primary" if other == game else "secondary"
            st.button(
                game_name(other), key=f"frame.game.{other}", on_click=choose, args=(other,), type=kind, width="stretch"
            )


def style() -> None:
    """Lay the few rules of our own over Streamlit's."""
    st.html(f"<style>{(_HERE / 'app.css').read_text(encoding='utf-8')}</style>")


def refuse(fault: Refused, game: str = "") -> None:
    """Say, in the reader's language, why a link or an answer was not taken."""
    st.warning(literal(refusal(fault, language(), game)))


def literal(sentence: str) -> str:
    """Return a sentence that may hold words of a stranger's, such that Markdown shows every sign as it is.

    >>> literal("[a](b) *c*")
    '\\\\[a\\\\]\\\\(b\\\\) \\\\*c\\\\*'
    """
    return re.sub(r"([\\`*_{}\[\]()#+!|<>~$:&])", r"\\\1", sentence)
