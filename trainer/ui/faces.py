"""Card faces outside a board: symbols of the sprite as pictures of their own."""

import re
from functools import cache

from trainer.texts.load import CONTENT

Laid = tuple[tuple[str, int, int, int], ...]
_PIZZA: Laid = (
    ("pizza", 24, 6, 72),
    ("salami", 36, 16, 22),
    ("mushroom", 60, 15, 22),
    ("olive", 67, 37, 20),
    ("pepper", 32, 40, 22),
    ("pineapple", 51, 49, 22),
)
_PIGS: Laid = (
    ("pig-blue", 2, 42, 34),
    ("pig-yellow", 31, 46, 34),
    ("pig-green", 60, 42, 34),
    ("pig-red", 58, 8, 34),
    ("pig-black", 20, 8, 34),
)
_COVERS: dict[str, tuple[str, Laid]] = {
    "mamma_mia": ("22 4 76 76", _PIZZA),
    "galloping_pigs": ("0 0 96 88", _PIGS),
    "pile": ("0 0 44 44", (("olive", 2, 2, 24), ("mushroom", 18, 18, 24))),
}
"""What a picture of several faces is laid out of: its box, and the faces with place and size."""


@cache
def face(id: str, size: int = 64) -> str:
    """Return a face, or a picture of several, as SVG text; KeyError if there is no such face.

    >>> face("salami").startswith("<svg")
    True
    """
    if id == "minimale":
        return _svg("0 0 44 44", size, size, _MINIMALE)
    if id in _COVERS:
        return _svg(_COVERS[id][0], size, size, _laid(id))
    box, shape = _symbol(id)
    return _svg(box, size, size, shape)


@cache
def cover(game: str) -> str:
    """Return a game's cover as SVG text."""
    return _svg(_COVERS[game][0], 96, 96, _laid(game))


_MINIMALE = (
    '<g stroke="#2a2520" stroke-width="2" stroke-linejoin="round"><path d="M3 5h9v35H3zM15 15h9v25h-9z" fill="#e6dcc8"/>'
    '<path d="M27 30h9v10h-9z" fill="#5c5448"/></g><path d="M31.500 6v17M27 19l4.500 5 4.500-5" fill="none" stroke="#2a2520" '
    'stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
)


def _laid(id: str) -> str:
    parts = []
    for name, x, y, size in _COVERS[id][1]:
        box, shape = _symbol(name)
        parts.append(f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="{box}">{shape}</svg>')
    return "".join(parts)


def _svg(box: str, width: int, height: int, shape: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" height="{height}">{shape}</svg>'


@cache
def _symbol(id: str) -> tuple[str, str]:
    found = re.search(rf'<symbol id="{re.escape(id)}" viewBox="([^"]+)">(.*?)</symbol>', _sprite(), re.DOTALL)
    if not found:
        raise KeyError(id)
    return found[1], found[2]


@cache
def _sprite() -> str:
    return (CONTENT / "faces.svg").read_text(encoding="utf-8")
