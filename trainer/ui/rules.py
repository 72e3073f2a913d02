"""The page Rules: the rulebook of a game, clause by clause, in three languages."""

from functools import cache
from typing import Any

import streamlit as st

from trainer.drills.link import encode
from trainer.drills.scenario import read
from trainer.games import GAMES
from trainer.rulebook.reading import Reading
from trainer.texts.explain import clause
from trainer.texts.load import load, text
from trainer.texts.words import flat
from trainer.ui.boards.rulebook import rulebook
from trainer.ui.frame import ROOT, head, language, literal, say

_SEE = "rules.see"


def show() -> None:
    """Draw the page; `?clause=` opens at a clause."""
    at, asked = st.query_params.get("clause", ""), st.query_params.get("game", "")
    game = _game(at, asked)
    head(say("rules", "title"), game, _turn_to)
    if at and at not in GAMES[game].clauses:
        st.warning(literal(say("rules", "not_found", clause=at[:60])))
    wanted = st.session_state.pop(_SEE, None)
    if wanted:
        st.switch_page(ROOT / "pages/check.py", query_params={"t": example(game, wanted)})
    rulebook(game)(
        data={**_book(game), "lang": language(), "at": at if at in GAMES[game].clauses else ""},
        key=f"rules.{game}",
        on_see_change=lambda: st.session_state.update({_SEE: st.session_state[f"rules.{game}"]["see"]}),
    )


def _game(at: str, asked: str) -> str:
    """Return the game of the clause that the address names, else the one it names, else the one read last."""
    named = next((game for game in GAMES if at in GAMES[game].clauses), asked)
    if named in GAMES:
        st.session_state["rules.game"] = named
    return str(st.session_state.setdefault("rules.game", next(iter(GAMES))))


def _turn_to(game: str) -> None:
    st.session_state["rules.game"] = game
    st.query_params.from_dict({"game": game})


def example(game: str, id: str) -> str:
    """Return the link text of a clause's example; "" for a clause that has none."""
    found = load(f"{game}/scenarios")["example"].get(id)
    return encode(read({"game": game, **found})) if found else ""


@cache
def _book(game: str) -> dict[str, Any]:
    """Return the whole book: groups of clauses with their readings, slips, presets."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for id in GAMES[game].clauses:
        groups.setdefault(id.split(".")[1], []).append(_clause(game, id))
    return {
        "words": flat("app", f"{game}/table", "panel", f"{game}/names"),
        "groups": [{"id": id, "clauses": clauses} for id, clauses in groups.items()],
        "slips": [
            {"id": id, **{part: text(f"{game}/slips", id, part) for part in ("idea", "told")}}
            for id in GAMES[game].slips
        ],
        "presets": [_preset(game, id) for id in GAMES[game].presets],
    }


def _clause(game: str, id: str) -> dict[str, Any]:
    readings = [_reading(game, reading) for reading in GAMES[game].readings if reading.clause == id]
    art = load(f"{game}/scenarios").get("art", {}).get(id)
    return {"id": id, **clause(game, id), "art": art, "example": bool(example(game, id)), "readings": readings}


def _reading(game: str, reading: Reading) -> dict[str, Any]:
    file = f"{game}/readings"
    options = [
        {
            "id": option,
            **{part: text(file, reading.id, "options", option, part) for part in ("label", "text", "source")},
            "isDefault": option == reading.options[0],
        }
        for option in reading.options
    ]
    entry = {part: text(file, reading.id, part) for part in ("title", "open")}
    return {"id": reading.id, **entry, "told_only": reading.told_only, "options": options}


def _preset(game: str, id: str) -> dict[str, Any]:
    file = f"{game}/readings"
    chosen = [
        {
            "reading": {"title": text(file, reading, "title")},
            "option": {"label": text(file, reading, "options", option, "label")},
        }
        for reading, option in GAMES[game].presets[id].items()
    ]
    return {"id": id, "name": text(f"{game}/names", "preset", id, "name"), "chosen": chosen}
