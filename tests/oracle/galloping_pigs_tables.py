"""The tables of Galloping Pigs on which engine and oracle are compared: every line with every short race, and random rounds."""

from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

Document = dict[str, Any]
PIGS = ("red", "yellow", "green", "blue", "black")
OPTIONS = {"lead_again": ("in_front", "must_overtake"), "last_card_judged": ("when_played", "at_round_end")}
NAMES = ("Ada", "Ben", "민수", "さくら", "E")


def all_races(length: int) -> Iterator[Document]:
    """All 120 lines × all sequences of so many cards; the steps of the answer hold every shorter race too."""
    for line in permutations(PIGS):
        for cards in product(PIGS, repeat=length):
            plays = [{"player": NAMES[i % 2], "card": card} for i, card in enumerate(cards)]
            yield {"game": "galloping_pigs", "question": "race", "line": list(line), "plays": plays}


def _readings(rng: Random) -> dict[str, str]:
    return {reading: rng.choice(options) for reading, options in OPTIONS.items() if rng.random() < 0.6}


def _places(rng: Random) -> dict[str, int]:
    """Places of a race under way, a lap between first and last now and then."""
    widest = rng.choice((6, 12, 30, 50))
    while True:
        places = {pig: rng.randint(-4, widest) for pig in PIGS}
        if len({place % 22 for place in places.values()}) == len(PIGS):
            return places


def random_rounds(rng: Random, n: int) -> Iterator[Document]:
    """Whole rounds of two to five players, with and without food on the track."""
    for _ in range(n):
        players = NAMES[: rng.randint(2, 5)]
        deck = [pig for pig in PIGS for _ in range(7)]
        rng.shuffle(deck)
        plays = [{"player": who, "card": deck.pop()} for _ in range(7) for who in players]
        document: Document = {
            "game": "galloping_pigs",
            "question": "race",
            "ends_round": True,
            "readings": _readings(rng),
        }
        if rng.random() < 0.5:
            document["line"] = rng.sample(PIGS, 5)
        else:
            document["places"] = _places(rng)
        taken = {place % 22 for place in document.get("places", {}).values()}
        if rng.random() < 0.5:
            free = [space for space in range(5, 18) if space not in taken]
            document["track_food"] = rng.sample(free, min(len(free), len(players)))
        if rng.random() < 0.3:
            document["supply"] = rng.randint(0, 6)
        yield {**document, "plays": plays[: rng.choice((1, 7, len(plays), len(plays)))]}


def random_moves(rng: Random, n: int) -> Iterator[Document]:
    """Single moves from a line or from places."""
    for _ in range(n):
        table: Document = {"line": rng.sample(PIGS, 5)} if rng.random() < 0.3 else {"places": _places(rng)}
        yield {
            "game": "galloping_pigs",
            "question": "move",
            **table,
            "card": rng.choice(PIGS),
            "readings": _readings(rng),
        }


def random_food(rng: Random, n: int) -> Iterator[Document]:
    """Food laid on the track, and who wins."""
    for _ in range(n):
        players = rng.randint(1, 5)
        spaces = [rng.randint(0, 21) if rng.random() < 0.3 else rng.randint(5, 17) for _ in range(players)]
        spaces = spaces[: -1 if rng.random() < 0.1 else None] + ([9] if rng.random() < 0.1 else [])
        head = {"game": "galloping_pigs"}
        yield {**head, "question": "place_food", "players": players, "spaces": spaces, "line": rng.sample(PIGS, 5)}
        yield {**head, "question": "winner", "players": {who: rng.randint(0, 4) for who in NAMES[:players]}}
