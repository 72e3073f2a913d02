"""Card faces outside a board: one symbol of the sprite as a picture of its own."""

import re
from functools import cache

from trainer.texts.load import CONTENT


@cache
def face(id: str, size: int = 64) -> str:
    """Return a face as SVG text; KeyError if there is no such face.

    >>> face("salami").startswith("<svg")
    True
    """
    found = re.search(rf'<symbol id="{re.escape(id)}" viewBox="([^"]+)">(.*?)</symbol>', _sprite(), re.DOTALL)
    if not found:
        raise KeyError(id)
    box, shape = found.groups()
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{size}" height="{size}">{shape}</svg>'


@cache
def _sprite() -> str:
    return (CONTENT / "faces.svg").read_text(encoding="utf-8")
