"""The page Home: what this is, and a door to each thing one can do."""

import streamlit as st

from trainer.games import GAMES
from trainer.texts.load import text
from trainer.ui.faces import cover, face
from trainer.ui.frame import ROOT, head, language, say

_DOORS: tuple[tuple[str, str, str, dict[str, str]], ...] = (
    ("minimale", "check", "check", {"q": "mamma_mia.order"}),
    ("pile", "check", "pile", {"q": "mamma_mia.inspection"}),
    ("nonna", "rules", "rules", {}),
)


def show() -> None:
    """Draw the page."""
    head(say("app", "tagline"))
    st.markdown(say("app", "lead"))
    for column, door in zip(st.columns(len(_DOORS), gap="small"), _DOORS, strict=True):
        with column:
            _door(*door)
    st.header(say("home", "games"), anchor=False)
    for column, game in zip(st.columns(3, gap="small"), GAMES, strict=False):
        with column:
            _game(game)
    st.caption(say("home", "own_faces"))


def _door(picture: str, page: str, door: str, parameters: dict[str, str]) -> None:
    """Draw a door: its picture, and a link that says where it leads and what one does there."""
    label = f"**{say('home', f'{door}_door')}**  \n{say('home', f'{door}_what')}"
    with st.container(border=True, horizontal=True, wrap=False, vertical_alignment="center", key=f"home-door-{door}"):
        st.image(face(picture, 44), width=44, alt="")
        st.page_link(ROOT / f"pages/{page}.py", label=label, query_params=parameters, width="stretch")


def _game(game: str) -> None:
    """Draw a game: its cover, what it asks, and the links to its rules and its table."""
    lang, names = language(), f"{game}/names"
    with st.container(border=True, horizontal=True, wrap=False, vertical_alignment="center", key=f"home-game-{game}"):
        st.image(cover(game), width=84, alt="")
        with st.container(gap=None):
            st.markdown(f"**{text(names, 'game', game, 'name')[lang]}**  \n{say('home', f'{game}_what')}")
            st.caption(f"{text(names, 'game', game, 'maker')[lang]}  \n{text(names, 'game', game, 'facts')[lang]}")
            with st.container(horizontal=True, gap="small"):
                first = next(iter(GAMES[game].questions))
                st.page_link(ROOT / "pages/rules.py", label=say("nav", "rules"), query_params={"game": game})
                st.page_link(ROOT / "pages/check.py", label=say("nav", "check"), query_params={"q": f"{game}.{first}"})
