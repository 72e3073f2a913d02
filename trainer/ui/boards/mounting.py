"""Mounting a board in two parts, so that a submit sends the table alone.

Streamlit sends a component's script and style with every run of its part of the page. So the heavy part, scripts, style, faces and
words, is a component of its own that is mounted once outside the fragment; the board in the fragment is a few lines that find it.
"""

import json
from collections.abc import Callable
from functools import cache
from typing import Any
from zlib import crc32

import streamlit as st

from trainer.texts.words import flat
from trainer.ui.boards import ASSETS, SCRIPTS, SHEETS, lean, sprite

_HEAVY = """
const DRESS = new CSSStyleSheet();
DRESS.replaceSync(%(css)s);
const FACES = %(faces)s, WORDS = %(words)s;
const dress = root => {
  if (!root.adoptedStyleSheets.includes(DRESS)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, DRESS];
  if (!root.querySelector("[data-faces]")) root.querySelector(".root").insertAdjacentHTML("beforebegin", FACES);
};
%(scripts)s
(globalThis.trainerBoards ??= new Map()).set(%(id)s, component => {
  dress(component.parentElement);
  return runTable({ ...component, data: { ...component.data, words: WORDS } });
});
globalThis.dispatchEvent(new Event("trainer-board"));
export default () => {};
"""
_LIGHT = """
export default function (component) {
  let end;
  const run = () => {
    const board = globalThis.trainerBoards?.get(%(id)s);
    if (!board) return false;
    globalThis.removeEventListener("trainer-board", run);
    end = board({ ...component, data: component.data[0] });
    return true;
  };
  if (!run()) globalThis.addEventListener("trainer-board", run);
  return () => { globalThis.removeEventListener("trainer-board", run); end?.(); };
}
"""


@cache
def equipment(name: str) -> Callable[..., Any]:
    """Return the heavy part of the board `name` ("mamma_mia.order"), registered once; mount it outside the fragment."""
    id, parts = _parts(name)
    script = _HEAVY % {**parts, "id": json.dumps(id)}
    return st.components.v2.component(f"trainer.{name}.equipment", html="<span hidden></span>\n", js=script)


@cache
def table(name: str) -> Callable[..., Any]:
    """Return the board `name`, registered once; mount it with `data=` (as `board.js` tells, without words) and `key=`."""
    id, _ = _parts(name)
    script = _LIGHT % {"id": json.dumps(id)}
    return in_a_list(st.components.v2.component(f"trainer.{name}.table", html='<div class="root"></div>\n', js=script))


def in_a_list(component: Callable[..., Any]) -> Callable[..., Any]:
    """Return the component with its data in a list: in an object Streamlit would look for data frames, and import pandas."""

    def mount(*, data: Any, **rest: Any) -> Any:
        return component(data=[data], **rest)

    return mount


@cache
def _parts(name: str) -> tuple[str, dict[str, str]]:
    """Return the id of a board, which changes with its content, and its parts as script."""
    game, question = name.split(".")
    own = ASSETS / game
    files = ("cards.js", "table.js", f"{question}_watch.js", f"{question}.js")
    scripts = [*(ASSETS / script for script in SCRIPTS), *(path for path in map(own.joinpath, files) if path.exists())]
    sheets = [*(ASSETS / sheet for sheet in SHEETS), own / "cards.css"]
    parts = {
        "css": json.dumps("\n".join(lean(sheet) for sheet in sheets)),
        "faces": json.dumps(f"<div data-faces hidden>{sprite(game)}</div>"),
        "words": json.dumps(flat(f"{game}/table", "panel", f"{game}/names"), ensure_ascii=False),
        "scripts": "\n".join(lean(script) for script in scripts).replace("export default ", "const runTable = "),
    }
    return f"{name}@{crc32(''.join(parts.values()).encode()):08x}", parts
