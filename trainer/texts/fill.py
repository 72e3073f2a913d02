"""Filling the slots of a text: Korean particles, English plurals, lists of names."""

from collections.abc import Mapping, Sequence
from typing import Any

_RIEUL_SIGNS, _CLOSED_SIGNS = frozenset("178lL"), frozenset("036mMnN")
_HANGUL, _SYLLABLES, _FINALS, _RIEUL = 0xAC00, 11172, 28, 8


def josa(word: str, pair: str) -> str:
    """Return the Korean particle that fits a word: the first of the pair after a final consonant, else the second.

    >>> josa("버섯", "이/가"), josa("고추", "이/가"), josa("3", "을/를"), josa("올리브", "으로/로"), josa("1", "으로/로")
    ('이', '가', '을', '로', '로')
    """
    closed, open_ = pair.split("/")
    final = _final(word)
    if closed == "으로" and final == _RIEUL:
        return open_
    return closed if final else open_


def _final(word: str) -> int:
    """Return the number of the last syllable's final consonant, 0 if there is none.

    Digits are taken as read in Sino-Korean, Latin letters as most names that end in them sound.
    """
    last = next((c for c in reversed(word) if c.isalnum()), "")
    place = ord(last) - _HANGUL if last else -1
    if 0 <= place < _SYLLABLES:
        return place % _FINALS
    if last in _RIEUL_SIGNS or word in ("r", "R"):
        return _RIEUL
    return 1 if last in _CLOSED_SIGNS else 0


def join(words: Sequence[str], language: str, last: str = "or") -> str:
    """Return words as a list in a sentence.

    >>> join(["salami", "olive", "pepper"], "en"), join(["살라미", "버섯"], "ko", "and"), join(["赤", "緑"], "ja", "and")
    ('salami, olive or pepper', '살라미와 버섯', '赤と緑')
    """
    if len(words) < 2:
        return "".join(words)
    head, tail = words[:-1], words[-1]
    if language == "en":
        return f"{', '.join(head)} {last} {tail}"
    if language == "ja":
        return ("か" if last == "or" else "と").join(words)
    if last == "or":
        return f"{', '.join(head)} 또는 {tail}"
    return ", ".join((*head[:-1], head[-1] + josa(head[-1], "과/와") + " " + tail))


class Slot:
    """A value on its way into a text; what follows the colon in the slot says how it is put."""

    def __init__(self, value: int | str | Sequence[str], language: str, last: str = "or") -> None:
        self.value = value
        self.language = language
        self.last = last

    def __format__(self, spec: str) -> str:
        """Return the words: `and`/`or` join a list, `cap` capitalises, `a/b` is a particle (ko) or one/many (en)."""
        last, cap, pair = self.last, False, ""
        for part in filter(None, spec.split(":")):
            if part in ("and", "or"):
                last = part
            elif part == "cap":
                cap = True
            else:
                pair = part
        if pair and self.language == "en" and isinstance(self.value, int):
            one, many = pair.split("/")
            return one if self.value == 1 else many
        words = self._words(last)
        words = words[:1].upper() + words[1:] if cap else words
        return words + josa(words, pair) if pair and self.language == "ko" else words

    def _words(self, last: str) -> str:
        if isinstance(self.value, int | str):
            return str(self.value)
        return join(list(self.value), self.language, last)


def fill(template: str, values: Mapping[str, Any], language: str) -> str:
    """Return a text with its slots filled; values are numbers, words, or lists of words.

    >>> fill("{n} {kind} {n:lies/lie} there", {"n": 1, "kind": "salami"}, "en")
    '1 salami lies there'
    >>> fill("{kind:이/가} {n}장 있습니다.", {"n": 2, "kind": "버섯"}, "ko")
    '버섯이 2장 있습니다.'
    """
    slots = {name: Slot(value, language, "and" if name == "owners" else "or") for name, value in values.items()}
    return template.format_map(slots)
