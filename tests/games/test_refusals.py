"""Documents that are no scenarios: each is refused at the right field, with a sentence in each language."""

import json
from typing import Any

import pytest

from trainer.drills.scenario import LIMIT, parse
from trainer.rulebook.refusal import Refused
from trainer.texts.load import LANGUAGES, load
from trainer.texts.refusals import refusal

Document = dict[str, Any]
GONE = object()
LINE = ["red", "yellow", "green", "blue", "black"]
PLACES = {"red": 3, "yellow": 1, "green": 0, "blue": -1, "black": -2}
MM, GP = {"game": "mamma_mia"}, {"game": "galloping_pigs"}
GOOD: dict[str, Document] = {
    "order": {**MM, "question": "order", "order": {"owner": "green", "pizza": "minimale"}, "sorted": {"olive": 2}},
    "inspection": {**MM, "question": "inspection", "pile": ["olive"], "hands": {"red": {"olive": 1}}},
    "turn": {
        **MM,
        "question": "turn",
        "hand": {"ingredients": {"salami": 3}, "orders": 1},
        "lay": {"ingredients": ["salami"], "order": True},
        "draw": "supply",
        "supply": 20,
        "order_pile": 5,
    },
    "setup": {**MM, "question": "setup", "players": 3},
    "sheets": {**MM, "question": "winner", "players": {"red": {"filled": 4, "ingredients": 2, "orders": 3}}},
    "move": {**GP, "question": "move", "line": LINE, "card": "black"},
    "places": {**GP, "question": "move", "places": PLACES, "card": "blue"},
    "race": {**GP, "question": "race", "line": LINE, "plays": [{"player": "A", "card": "black"}]},
    "place_food": {**GP, "question": "place_food", "players": 2, "spaces": [5, 9], "line": LINE},
    "winner": {**GP, "question": "winner", "players": {"A": 5, "B": 7}},
}
"""A document for each question that is read without complaint."""


def altered(name: str, changes: Document) -> str:
    """The text of a good document with fields changed, added or, with GONE, taken away."""
    found = {**GOOD[name], **changes}
    return json.dumps({field: value for field, value in found.items() if value is not GONE})


def plays(*cards: str, players: str = "A") -> list[Document]:
    """Cards played by the players in turn."""
    return [{"player": players[i % len(players)], "card": card} for i, card in enumerate(cards)]


def sheet(**changed: object) -> Document:
    """The sheet of red with a number changed."""
    return {"players": {"red": {"filled": 4, "ingredients": 2, "orders": 3, **changed}}}


def card(owner: str, pizza: str) -> Document:
    """An order as it lies in a pile."""
    return {"order": {"owner": owner, "pizza": pizza}}


SEVEN = {"salami": 7}
SIX_NAMES = dict.fromkeys("ABCDEF", 1)
TOO_MANY_CARDS = plays(*LINE, *LINE[:3], players="A")
ALTERED: list[tuple[str, Document, str, str]] = [
    # The head
    ("order", {"game": GONE}, "game", "missing"),
    ("order", {"game": "mama_mia"}, "game", "choice"),
    ("order", {"game": ["mamma_mia"]}, "game", "choice"),
    ("order", {"game": "galloping_pigs"}, "question", "choice"),
    ("move", {"question": GONE}, "question", "missing"),
    ("move", {"question": "order"}, "question", "choice"),
    ("move", {"question": None}, "question", "choice"),
    # Readings
    ("order", {"readings": {"lead_again": "in_front"}}, "readings.lead_again", "unknown"),
    ("move", {"readings": {"minimale_fewest": "all"}}, "readings.minimale_fewest", "unknown"),
    ("order", {"readings": {"minimale_fewest": "most"}}, "readings.minimale_fewest", "choice"),
    ("move", {"readings": {"lead_again": True}}, "readings.lead_again", "choice"),
    ("move", {"readings": ["lead_again"]}, "readings", "object"),
    # Fields
    ("order", {"hnad": {}}, "hnad", "not_a_field"),
    ("order", {"order": {"owner": "green", "pizza": "minimale", "n": 1}}, "order.n", "not_a_field"),
    ("turn", {"lay": {"ingredients": [], "order": False, "orders": 1}}, "lay.orders", "not_a_field"),
    ("move", {"track_food": []}, "track_food", "not_a_field"),
    ("race", {"plays": [{"player": "A", "card": "red", "n": 1}]}, "plays.0.n", "not_a_field"),
    ("setup", {"readngs": {}}, "readngs", "not_a_field"),
    ("order", {"sorted": GONE}, "sorted", "missing"),
    ("order", {"order": {"owner": "green"}}, "order.pizza", "missing"),
    ("race", {"plays": GONE}, "plays", "missing"),
    ("race", {"plays": [{"player": "A"}]}, "plays.0.card", "missing"),
    ("places", {"places": {**PLACES, "red": None}}, "places.red", "integer"),
    ("places", {"places": {"red": 3, "yellow": 1, "green": 0, "blue": -1}}, "places.black", "missing"),
    # Names
    ("order", {"order": {"owner": "blue", "pizza": "olive"}}, "order.owner", "choice"),
    ("order", {"order": {"owner": "green", "pizza": "pepper"}}, "order.pizza", "choice"),
    ("order", {"order": "green minimale"}, "order", "object"),
    ("order", {"sorted": {"ham": 2}}, "sorted.ham", "unknown"),
    ("inspection", {"pile": ["olive", "ham"]}, "pile.1", "choice"),
    ("inspection", {"pile": [card("red", "salami")]}, "pile.0.order.pizza", "choice"),
    ("inspection", {"pile": [["olive"]]}, "pile.0", "object"),
    ("inspection", {"hands": {"blue": {}}}, "hands.blue", "unknown"),
    ("turn", {"draw": "both_piles"}, "draw", "choice"),
    ("sheets", {"players": {"Ada": {}}}, "players.Ada", "unknown"),
    ("move", {"card": "white"}, "card", "choice"),
    ("move", {"line": ["red", "yellow", "green", "blue", "white"]}, "line.4", "choice"),
    ("places", {"places": {**PLACES, "white": 5}}, "places.white", "unknown"),
    ("race", {"plays": plays("red", "pink")}, "plays.1.card", "choice"),
    # Numbers
    ("order", {"sorted": {"olive": 3.0}}, "sorted.olive", "integer"),
    ("order", {"sorted": {"olive": True}}, "sorted.olive", "integer"),
    ("order", {"sorted": {"olive": "3"}}, "sorted.olive", "integer"),
    ("order", {"sorted": {"olive": None}}, "sorted.olive", "integer"),
    ("order", {"sorted": {"olive": -1}}, "sorted.olive", "least"),
    ("setup", {"players": 3.0}, "players", "integer"),
    ("setup", {"players": True}, "players", "integer"),
    ("setup", {"players": 1}, "players", "range"),
    ("setup", {"players": 6}, "players", "range"),
    ("turn", {"supply": -1}, "supply", "range"),
    ("turn", {"supply": 63}, "supply", "range"),
    ("turn", {"order_pile": 8}, "order_pile", "range"),
    ("turn", {"hand": {"ingredients": {}, "orders": 9}}, "hand.orders", "range"),
    ("sheets", sheet(filled=-1), "players.red.filled", "least"),
    ("sheets", sheet(orders=1.5), "players.red.orders", "integer"),
    ("places", {"places": {**PLACES, "red": 3.0}}, "places.red", "integer"),
    ("places", {"places": {**PLACES, "red": True}}, "places.red", "integer"),
    ("places", {"places": {**PLACES, "black": -5}}, "places.black", "range"),
    ("places", {"places": {**PLACES, "red": 1000}}, "places.red", "range"),
    ("places", {"places": {**PLACES, "red": 10**30}}, "places.red", "range"),
    ("race", {"supply": 56}, "supply", "range"),
    ("race", {"track_food": [5], "supply": 55}, "supply", "range"),
    ("race", {"supply": 1e1}, "supply", "integer"),
    ("race", {"track_food": [4]}, "track_food.0", "range"),
    ("race", {"track_food": [5, 18]}, "track_food.1", "range"),
    ("race", {"track_food": [5.0]}, "track_food.0", "integer"),
    ("place_food", {"players": 0}, "players", "range"),
    ("place_food", {"players": 6}, "players", "range"),
    ("place_food", {"spaces": [5, 22]}, "spaces.1", "range"),
    ("place_food", {"spaces": [-1]}, "spaces.0", "range"),
    ("winner", {"players": {"A": 5.0}}, "players.A", "integer"),
    ("winner", {"players": {"A": True}}, "players.A", "integer"),
    ("winner", {"players": {"A": -1}}, "players.A", "least"),
    # Lists, objects, true and false
    ("inspection", {"pile": "olive"}, "pile", "list"),
    ("inspection", {"hands": []}, "hands", "object"),
    ("turn", {"lay": {"ingredients": {"salami": 1}}}, "lay.ingredients", "list"),
    ("turn", {"lay": {"order": 1}}, "lay.order", "flag"),
    ("turn", {"order_first": "true"}, "order_first", "flag"),
    ("move", {"line": "red yellow green blue black"}, "line", "list"),
    ("places", {"places": [3, 1, 0, -1, -2]}, "places", "object"),
    ("race", {"plays": [["A", "red"]]}, "plays.0", "object"),
    ("race", {"plays": {"A": "red"}}, "plays", "list"),
    ("race", {"ends_round": 1}, "ends_round", "flag"),
    ("place_food", {"spaces": 5}, "spaces", "list"),
    ("winner", {"players": ["A"]}, "players", "object"),
    # What the box cannot hold
    ("order", {"sorted": {"olive": 14}}, "sorted.olive", "box"),
    ("order", {"sorted": {"olive": 10}, "hand": {"olive": 4}}, "sorted.olive", "box"),
    ("order", {"hand": {"olive": 8}}, "hand", "hand"),
    ("inspection", {"pile": ["olive"] * 13}, "pile", "box"),
    ("inspection", {"leftovers": {"olive": 14}}, "leftovers", "box"),
    ("inspection", {"pile": [card("red", "olive"), "olive", card("red", "olive")]}, "pile.2", "order_twice"),
    ("turn", {"hand": {"ingredients": SEVEN, "orders": 1}}, "hand", "hand"),
    ("turn", {"lay": {"ingredients": ["olive"]}}, "lay.ingredients", "not_in_hand"),
    ("turn", {"lay": {"ingredients": ["salami"] * 4}}, "lay.ingredients", "not_in_hand"),
    ("turn", {"hand": {"ingredients": {"salami": 3}}}, "lay.order", "no_order_in_hand"),
    ("sheets", {"players": {}}, "players", "players"),
    ("winner", {"players": {}}, "players", "players"),
    ("winner", {"players": SIX_NAMES}, "players", "players"),
    ("race", {"plays": plays(*["red"] * 8, players="AB")}, "plays.7.card", "plays_of_colour"),
    ("race", {"plays": TOO_MANY_CARDS}, "plays.7.player", "plays_of_player"),
    ("race", {"plays": plays(*LINE, "red", players="ABCDEF")}, "plays.5.player", "players"),
    # The pigs on the loop
    ("move", {"line": ["red", "red", "green", "blue", "black"]}, "line.1", "pig_twice"),
    ("move", {"line": [*LINE, "red"]}, "line.5", "pig_twice"),
    ("move", {"line": LINE[:4]}, "line", "five_pigs"),
    ("place_food", {"line": []}, "line", "five_pigs"),
    ("move", {"places": PLACES}, "", "line_or_places"),
    ("move", {"line": GONE}, "", "line_or_places"),
    ("place_food", {"line": GONE, "places": PLACES}, "line", "missing"),
    ("places", {"places": {**PLACES, "yellow": 3}}, "places.yellow", "same_space"),
    ("places", {"places": {**PLACES, "red": 22}}, "places.green", "same_space"),
    ("places", {"places": {**PLACES, "red": 21}}, "places.blue", "same_space"),
    ("race", {"track_food": [5, 9, 5]}, "track_food.2", "track_food_twice"),
    ("race", {"line": GONE, "places": {**PLACES, "red": 7}, "track_food": [7]}, "track_food.0", "track_food_pig"),
    ("race", {"line": GONE, "places": {**PLACES, "red": 29}, "track_food": [7]}, "track_food.0", "track_food_pig"),
    # Players' names
    ("race", {"plays": [{"player": "", "card": "red"}]}, "plays.0.player", "name"),
    ("race", {"plays": [{"player": "A" * 41, "card": "red"}]}, "plays.0.player", "name"),
    ("race", {"plays": [{"player": 1, "card": "red"}]}, "plays.0.player", "name"),
    ("race", {"plays": [{"player": "A\nB", "card": "red"}]}, "plays.0.player", "name_sign"),
    ("race", {"plays": [{"player": "\x07", "card": "red"}]}, "plays.0.player", "name_sign"),
    ("race", {"plays": [{"player": "\u2028", "card": "red"}]}, "plays.0.player", "name_sign"),
    ("race", {"plays": [{"player": "\ud800", "card": "red"}]}, "plays.0.player", "name_sign"),
    ("winner", {"players": {"": 1}}, "players.", "name"),
    ("winner", {"players": {"A\tB": 1}}, "players.A\tB", "name_sign"),
    ("winner", {"players": {"\udfff": 1}}, "players.\udfff", "name_sign"),
    # Lone surrogates where no name is looked for
    ("order", {"\ud800": 1}, "\ud800", "not_a_field"),
    ("order", {"sorted": {"\udc00": 1}}, "sorted.\udc00", "unknown"),
    ("move", {"card": "\ud800"}, "card", "choice"),
    ("move", {"readings": {"\ud800": "in_front"}}, "readings.\ud800", "unknown"),
]
MOVE_TEXT = json.dumps(GOOD["move"])[1:-1]
TEXTS: list[tuple[str, str, str, str]] = [
    ("an empty line", "", "", "empty"),
    ("blanks only", " \t ", "", "empty"),
    ("over 64 KiB", altered("move", {"x": "y" * LIMIT}), "", "too_long"),
    ("over 64 KiB in bytes only", f'{{"x": "{"돼" * (LIMIT // 3)}"}}', "", "too_long"),
    ("no JSON", "move red", "", "json"),
    ("cut short", altered("order", {})[:-1], "", "json"),
    ("two objects", altered("order", {}) * 2, "", "json"),
    ("single quotes", "{'game': 'mamma_mia'}", "", "json"),
    ("a raw control character", '{"game": "mamma\x01mia"}', "", "json"),
    ("NaN", '{"game": "mamma_mia", "question": "setup", "players": NaN}', "", "json"),
    ("infinity", '{"game": "mamma_mia", "question": "setup", "players": -Infinity}', "", "json"),
    ("a number of 5000 digits", f'{{"game": {"9" * 5000}}}', "", "json"),
    ("deep lists", "[" * 60000, "", "json"),
    ("deep lists that close", "[" * 30000 + "]" * 30000, "", "json"),
    ("deep objects", '{"a":' * 12000, "", "json"),
    ("a deep field", altered("setup", {})[:-1] + ', "x": ' + "[" * 400 + "]" * 400 + "}", "x", "not_a_field"),
    ("a list", "[]", "", "object"),
    ("a number", "3", "", "object"),
    ("null", "null", "", "object"),
    ("a text", '"mamma_mia"', "", "object"),
    ("an empty object", "{}", "game", "missing"),
    ("a field twice", f'{{{MOVE_TEXT}, "card": "red"}}', "card", "twice"),
    ("the same field twice", f'{{{MOVE_TEXT}, "card": "black"}}', "card", "twice"),
    ("an inner field twice", altered("order", {})[:-1] + ', "hand": {"olive": 1, "olive": 1}}', "hand.olive", "twice"),
    ("a reading twice", f'{{{MOVE_TEXT}, "readings": {{"x": 1, "x": 2}}}}', "readings.x", "twice"),
    ("a raw lone surrogate", '{"game": "\ud800"}', "game", "choice"),
]
CASES = [(altered(name, changes), field, reason) for name, changes, field, reason in ALTERED]
CASES += [(text, field, reason) for _, text, field, reason in TEXTS]
IDS = [ascii(f"{name} {field} {reason} {i}") for i, (name, _, field, reason) in enumerate(ALTERED)]
IDS += [what for what, _, _, _ in TEXTS]
OF_ANSWERS = {"not_there", "one_each"}
"""Reasons for which a learner's answer is refused, never a scenario."""


def refused(text: str) -> Refused:
    """The refusal of a text."""
    with pytest.raises(Refused) as fault:
        parse(text)
    return fault.value


@pytest.mark.parametrize("name", GOOD)
def test_a_good_document_is_read(name: str) -> None:
    assert parse(altered(name, {})).question == GOOD[name]["question"]


@pytest.mark.parametrize(("text", "field", "reason"), CASES, ids=IDS)
def test_a_bad_document_is_refused_at_the_field(text: str, field: str, reason: str) -> None:
    fault = refused(text)
    assert (fault.field, fault.reason) == (field, reason)


@pytest.mark.parametrize(("text", "field", "reason"), CASES, ids=IDS)
def test_a_refusal_is_a_sentence_in_each_language(text: str, field: str, reason: str) -> None:
    fault = refused(text)
    sentences = [refusal(fault, language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    for sentence in sentences:
        assert sentence.isprintable()
        assert "{" not in sentence
        assert not field or ": " in sentence


@pytest.mark.parametrize(
    ("name", "changes", "language", "sentence"),
    [
        ("setup", {"players": 6}, "en", "players: This must be a whole number from 2 to 5."),
        ("order", {"hnad": {}}, "ja", "hnad: ここにこの項目はありません。つづりを確かめるか、外してください。"),
        ("order", {"hand": {"olive": 8}}, "ko", "hand: 손에는 7장까지 들 수 있습니다."),
        ("move", {"line": LINE[:4]}, "en", "line: All 5 pigs must be here, once each."),
    ],
)
def test_the_sentence_says_what_would_be_right(name: str, changes: Document, language: str, sentence: str) -> None:
    assert refusal(refused(altered(name, changes)), language) == sentence


def test_a_refusal_names_kinds_and_pigs_as_the_game_does() -> None:
    fault = refused(altered("move", {"line": ["red", "red", "green", "blue", "black"]}))
    assert refusal(fault, "en") == "line.1: The red pig is here twice. Give it once."
    assert "빨강" in refusal(fault, "ko", "galloping_pigs")


def test_every_reason_is_shown_here() -> None:
    known = {reason for reason in load("refusals") if not reason.startswith("link_")}
    assert {reason for _, _, reason in CASES} == known - OF_ANSWERS


def test_a_document_of_exactly_64_kib_is_read() -> None:
    text = altered("move", {})
    assert parse(text.ljust(LIMIT)).question == "move"
    assert refused(text.ljust(LIMIT + 1)).reason == "too_long"


def test_names_in_any_script_are_read() -> None:
    plays = [{"player": name, "card": "red"} for name in ("민수", "さくら", "A.B", "A" * 40, "돼" * 40)]
    assert len(parse(altered("race", {"plays": plays})).table.plays) == 5


def test_what_a_box_just_holds_is_read() -> None:
    seven = plays(*LINE, "red", "yellow", *LINE, "red", "yellow", players="A")[:7]
    held: list[tuple[str, Document]] = [
        ("order", {"sorted": {"olive": 6}, "hand": {"olive": 7}}),
        ("inspection", {"pile": ["olive"] * 12}),
        ("turn", {"supply": 62, "order_pile": 7}),
        ("places", {"places": {**PLACES, "black": -4}}),
        ("places", {"places": {**PLACES, "red": 999}}),
        ("race", {"plays": seven, "track_food": [5, 17], "supply": 53}),
        ("race", {"plays": plays(*["red"] * 7, players="ABCDE"), "supply": 0}),
    ]
    for name, changes in held:
        assert parse(altered(name, changes)).question == GOOD[name]["question"]
