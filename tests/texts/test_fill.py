"""Slots: particles, plurals, lists."""

import pytest

from trainer.texts.fill import fill, join, josa


@pytest.mark.parametrize(
    ("word", "pair", "particle"),
    [
        ("살라미", "을/를", "를"),
        ("버섯", "을/를", "을"),
        ("고추", "은/는", "는"),
        ("파인애플", "으로/로", "로"),
        ("초록", "으로/로", "으로"),
        ("고추", "으로/로", "로"),
        ("10", "이/가", "이"),
        ("2", "이/가", "가"),
        ("7", "으로/로", "로"),
        ("3", "으로/로", "으로"),
        ("살라미(1장)", "이/가", "이"),
        ("", "이/가", "가"),
        ("Ben", "은/는", "은"),
        ("Anna", "은/는", "는"),
        ("Paul", "으로/로", "로"),
        ("R", "이/가", "이"),
        ("Peter", "이/가", "가"),
    ],
)
def test_a_korean_particle_fits_the_last_sound(word: str, pair: str, particle: str) -> None:
    assert josa(word, pair) == particle


def test_a_list_is_joined_as_a_sentence_has_it() -> None:
    assert join(["a"], "en") == "a"
    assert join(["a", "b"], "en", "and") == "a and b"
    assert join(["버섯", "고추", "올리브"], "ko", "and") == "버섯, 고추와 올리브"


def test_an_english_plural_follows_the_number() -> None:
    assert fill("{n} {n:card/cards}", {"n": 0}, "en") == "0 cards"


def test_owners_are_joined_by_and() -> None:
    assert fill("{owners:cap} win", {"owners": ["red", "green"]}, "en") == "Red and green win"
    assert fill("{owners:이/가} 이깁니다", {"owners": ["빨강", "초록"]}, "ko") == "빨강과 초록이 이깁니다"
