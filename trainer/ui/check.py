"""The page Check: choose the question, set up the table, say what you think, see the verdict."""

import json
from typing import Any
from zlib import crc32

import streamlit as st

from trainer.drills.link import decode, encode
from trainer.drills.scenario import Scenario, document, parse, read
from trainer.games import GAMES
from trainer.rulebook.refusal import Refused
from trainer.texts.load import load, text
from trainer.texts.refusals import refusal
from trainer.ui.boards.mounting import equipment, table
from trainer.ui.frame import head, language, literal, refuse, say
from trainer.ui.panels import panel

_SEEN, _MOVED, _FAULT, _REFUSED = "check.seen", "check.moved", "check.fault", "check.refused"
_BOARDS = {"inspection": "pile"}
"""The board of a question, where it is not named after it."""


def show() -> None:
    """Draw the page. The address `?t=` holds a table, `?q=` a question; each is opened once, then the session wins."""
    fault = _take_address()
    game, question = _asked()
    names, lang = f"{game}/names", language()
    head(text(names, "question", question, "title")[lang], game, _turn_to)
    if fault:
        refuse(fault, game)
    st.pills(
        say("app", "question"),
        tuple(GAMES[game].questions),
        format_func=lambda q: text(names, "question", q, "name")[lang],
        required=True,
        label_visibility="collapsed",
        key=f"check.question.{game}",
        persist_state="session",
        on_change=lambda: st.session_state.update({_MOVED: True}),
    )
    with st.container(key="check-equipment"):
        equipment(_board(game, question))(key=f"check.equipment.{game}.{question}")
    _table(game, question)


def _board(game: str, question: str) -> str:
    return f"{game}.{_BOARDS.get(question, question)}"


def _asked() -> tuple[str, str]:
    game = str(st.session_state.setdefault("check.game", next(iter(GAMES))))
    question = str(st.session_state.setdefault(f"check.question.{game}", next(iter(GAMES[game].questions))))
    return game, question


def _turn_to(game: str) -> None:
    """Ask of another game; what lies on its table is as it was left."""
    st.session_state.update({"check.game": game, _MOVED: True})


def _take_address() -> Refused | None:
    """Open what the address holds if that is new; return why it cannot be opened, where it cannot."""
    code, asked = st.query_params.get("t", ""), st.query_params.get("q", "")
    if st.session_state.get(_SEEN, "") == f"{code} {asked}".strip():
        return None
    st.session_state[_SEEN] = f"{code} {asked}".strip()
    game, _, question = asked.partition(".")
    if game in GAMES and question in GAMES[game].questions:
        st.session_state.update({"check.game": game, f"check.question.{game}": question})
    try:
        if code:
            _lay(decode(code))
    except Refused as fault:
        return fault
    return None


def _lay(scenario: Scenario, given: str = "", attempt: str = "") -> None:
    """Keep a table, and the answer to it, in the session."""
    st.session_state.update({"check.game": scenario.game, f"check.question.{scenario.game}": scenario.question})
    here = _place(scenario.game, scenario.question)
    st.session_state.update({f"{here}.table": encode(scenario), f"{here}.given": given, f"{here}.attempt": attempt})


def _place(game: str, question: str) -> str:
    return f"check.{game}.{question}"


@st.fragment
def _table(game: str, question: str) -> None:
    """Draw the board with the table that lies there, and the verdict once something was submitted."""
    here = _place(game, question)
    code = st.session_state.get(f"{here}.table") or encode(start(game, question))
    fault = st.session_state.pop(_FAULT, None)
    if fault:
        st.warning(literal(fault))
    table(_board(game, question))(
        data=_data(here, decode(code), f"{crc32(code.encode()):08x}"),
        key=f"{here}.board",
        on_submitted_change=lambda: _submitted(here),
    )
    if st.session_state.pop(_MOVED, False):
        _write_address(here, game, question)
    _share(st.session_state.get(f"{here}.table", ""))


def _share(code: str) -> None:
    """Show the link to the table that was judged last, once somebody wants it."""
    if not code:
        return
    link = st.expander(say("check", "link_title"), key="check.link", on_change="rerun")
    if link.open:
        link.markdown(say("check", "link_lead"))
        link.code(f"{(st.context.url or '').split('?')[0]}?t={code}", language=None, wrap_lines=True)


def _data(here: str, scenario: Scenario, token: str) -> dict[str, Any]:
    """Return the board's data: words, table, and the verdict on what was submitted."""
    attempt = st.session_state.get(f"{here}.attempt", "")
    given = json.loads(st.session_state.get(f"{here}.given") or "null")
    return {
        "lang": language(),
        "scenario": document(scenario),
        "phase": "verdict" if attempt else "setup",
        "token": token,
        "verdict": panel(scenario, given, attempt) if attempt else None,
        "answer": given,
        "fixed": False,
        "refused": st.session_state.pop(_REFUSED, None),
    }


def _submitted(here: str) -> None:
    """Keep what was submitted, once it is sure that it is a table and an answer to it."""
    sent = st.session_state[f"{here}.board"]["submitted"]
    try:
        scenario, given = read(sent["scenario"]), sent["answer"]
        panel(scenario, given, "")
    except Refused as fault:
        st.session_state[_FAULT] = refusal(fault, language(), here.split(".")[1])
        st.session_state[_REFUSED] = str(sent["attempt"])
        return
    _lay(scenario, json.dumps(given) if given is not None else "", str(sent["attempt"]))
    st.session_state[_MOVED] = True


def _write_address(here: str, game: str, question: str) -> None:
    """Put the judged table, or else the question, into the address, so that Back and reload find it."""
    code = st.session_state.get(f"{here}.table", "")
    st.session_state[_SEEN] = code or f"{game}.{question}"
    st.query_params.from_dict({"t": code} if code else {"q": f"{game}.{question}"})


def start(game: str, question: str) -> Scenario:
    """Return the table that lies there when the page is opened without one."""
    return parse(json.dumps({"game": game, "question": question, **load(f"{game}/scenarios")["start"][question]}))
