"""The tables of Mamma Mia! on which engine and oracle are compared: all small ones, and random ones beyond."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from trainer.games.mamma_mia.model import KINDS, OWNERS, PLAIN, Pizza, orders_of

Document = dict[str, Any]
KIND_IDS = [kind.id for kind in KINDS]
OPTIONS = {
    "empty_order_pile": ("forbidden", "allowed"),
    "no_ingredient_turn": ("order_allowed", "draw_only"),
    "bombastica_top_up": ("gap", "any"),
    "bombastica_own": ("not_needed", "needed"),
    "monotoni_choice": ("table_first", "any_kind"),
    "monotoni_kind": ("any", "on_table"),
    "minimale_fewest": ("others", "all"),
}
DECIDES = {
    Pizza.BOMBASTICA: ("bombastica_top_up", "bombastica_own"),
    Pizza.MONOTONI: ("monotoni_choice", "monotoni_kind"),
    Pizza.MINIMALE: ("minimale_fewest",),
}
"""The readings that speak of an order; the others are tried on it at random."""


def heap(numbers: tuple[int, ...]) -> dict[str, int]:
    return {kind: n for kind, n in zip(KIND_IDS, numbers, strict=True) if n}


def small_hands(most: int = 2) -> list[dict[str, int]]:
    """All hands of no more than so many cards."""
    return [heap(numbers) for numbers in product(range(most + 1), repeat=5) if sum(numbers) <= most]


def all_orders(most: int = 4) -> Iterator[Document]:
    """Every table of 0 to `most` of each kind × all 40 orders × all hands of 0–2 cards, under each reading of the order."""
    hands = small_hands()
    for owner in OWNERS:
        for pizza in orders_of(owner):
            decides = DECIDES.get(pizza, ())
            for options in product(*(OPTIONS[reading] for reading in decides)):
                readings = dict(zip(decides, options, strict=True))
                for numbers in product(range(most + 1), repeat=5):
                    for hand in hands:
                        yield _order(owner.id, pizza.id, heap(numbers), hand, readings)


def _order(owner: str, pizza: str, table: dict[str, int], hand: dict[str, int], readings: dict[str, str]) -> Document:
    return {
        "game": "mamma_mia",
        "question": "order",
        "order": {"owner": owner, "pizza": pizza},
        "sorted": table,
        "hand": hand,
        "readings": readings,
    }


def random_readings(rng: Random) -> dict[str, str]:
    return {reading: rng.choice(options) for reading, options in OPTIONS.items() if rng.random() < 0.6}


def random_hand(rng: Random, most: int, left: dict[str, int]) -> dict[str, int]:
    hand: dict[str, int] = {}
    for _ in range(rng.randint(0, most)):
        kind = rng.choice(KIND_IDS)
        if left[kind]:
            left[kind] -= 1
            hand[kind] = hand.get(kind, 0) + 1
    return hand


def random_orders(rng: Random, n: int) -> Iterator[Document]:
    """Random orders over the whole box: up to 13 of a kind, hands up to seven."""
    for _ in range(n):
        owner = rng.choice(OWNERS)
        pizza = rng.choice(orders_of(owner)) if rng.random() < 0.2 else rng.choice([p for p in Pizza if p not in PLAIN])
        left = dict.fromkeys(KIND_IDS, 13)
        hand = random_hand(rng, 7, left)
        highest = rng.choice((2, 4, 7, 13))
        table = {kind: rng.randint(0, min(highest, n)) for kind, n in left.items()}
        yield _order(owner.id, pizza.id, table, hand, random_readings(rng))


def random_piles(rng: Random, n: int) -> Iterator[Document]:
    """Random piles with leftovers and hands."""
    for _ in range(n):
        left = dict.fromkeys(KIND_IDS, 13)
        hands = {o.id: random_hand(rng, 7, left) for o in OWNERS if rng.random() < 0.7}
        leftovers = random_hand(rng, 8, left)
        cards: list[Any] = [kind for kind, most in left.items() for _ in range(rng.randint(0, most))]
        orders = [{"order": {"owner": o.id, "pizza": p.id}} for o in OWNERS for p in orders_of(o)]
        cards += rng.sample(orders, rng.randint(0, 9))
        rng.shuffle(cards)
        head = {"game": "mamma_mia", "question": "inspection", "pile": cards[: rng.randint(0, 60)]}
        yield {**head, "leftovers": leftovers, "hands": hands, "readings": random_readings(rng)}


def random_turns(rng: Random, n: int) -> Iterator[Document]:
    """Random turns, legal and not."""
    for _ in range(n):
        hand = random_hand(rng, 7, dict.fromkeys(KIND_IDS, 13))
        orders = rng.randint(0, 7 - sum(hand.values()))
        held = [kind for kind, many in hand.items() for _ in range(many)]
        one = rng.choice(held) if held else ""
        laid = [k for k in held if k == one or rng.random() < 0.1][: rng.randint(0, 7)] if rng.random() < 0.9 else []
        yield {
            "game": "mamma_mia",
            "question": "turn",
            "hand": {"ingredients": hand, "orders": orders},
            "lay": {"ingredients": laid, "order": bool(orders) and rng.random() < 0.5},
            "order_first": rng.random() < 0.2,
            "draw": rng.choice(("supply", "orders", "both", "nothing")),
            "supply": rng.choice((0, 1, 3, 20)),
            "order_pile": rng.choice((0, 1, min(3, 8 - orders), 8 - orders)),
            "readings": random_readings(rng),
        }


def all_figures(rng: Random, n: int) -> Iterator[Document]:
    """Every set-up, and random sheets at the end."""
    for players in (2, 3, 4, 5):
        yield {"game": "mamma_mia", "question": "setup", "players": players}
    for _ in range(n):
        who = rng.sample([owner.id for owner in OWNERS], rng.randint(1, 5))
        sheets = {
            o: {"filled": rng.randint(0, 3), "ingredients": rng.randint(0, 3), "orders": rng.randint(0, 4)} for o in who
        }
        yield {"game": "mamma_mia", "question": "winner", "players": sheets}
