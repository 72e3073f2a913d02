"""The page Home: what this is, and a door to each thing one can do."""

import streamlit as st

from trainer.games import GAMES
from trainer.texts.load import text
from trainer.ui.faces import face
from trainer.ui.frame import ROOT, head, language, say

_COVERS = {"mamma_mia": "pizza"}


def show() -> None:
    """Draw the page."""
    head(say("app", "name"), say("app", "tagline"))
    st.markdown(say("app", "lead"))
    for picture, page, door, parameters in (
        ("mushroom", "check", "check", {"q": "mamma_mia.order"}),
        ("olive", "check", "pile", {"q": "mamma_mia.inspection"}),
        ("nonna", "rules", "rules", {}),
    ):
        _door(picture, page, f"**{say('home', f'{door}_door')}**  \n{say('home', f'{door}_what')}", parameters)
    st.header(say("home", "games"), anchor=False)
    for game in GAMES:
        _game(game)
    st.caption(say("home", "own_faces"))


def _door(picture: str, page: str, label: str, parameters: dict[str, str]) -> None:
    with st.container(border=True, horizontal=True, wrap=False, vertical_alignment="center"):
        st.image(face(picture, 40), width=40)
        st.page_link(ROOT / f"pages/{page}.py", label=label, query_params=parameters, width="stretch")


def _game(game: str) -> None:
    lang, names = language(), f"{game}/names"
    with st.container(border=True, horizontal=True, wrap=False, vertical_alignment="center"):
        st.image(face(_COVERS[game], 72), width=72)
        with st.container(gap=None):
            st.markdown(f"**{text(names, 'game', game, 'name')[lang]}**  \n{say('home', f'{game}_what')}")
            st.caption(f"{text(names, 'game', game, 'maker')[lang]} · {text(names, 'game', game, 'facts')[lang]}")
