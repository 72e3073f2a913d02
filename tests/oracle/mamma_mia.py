"""A second, naive reading of the rules of Mamma Mia!, written only to be compared with the engine.

It tries everything that could be paid and keeps what no rule sentence forbids. Scenarios are taken to be valid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

Counts = dict[str, int]
Readings = dict[str, str]
Document = dict[str, Any]
Way = dict[str, Counts]

KINDS = ("salami", "olive", "pineapple", "mushroom", "pepper")
OWN_INGREDIENT = {"red": "salami", "yellow": "pineapple", "green": "pepper", "brown": "mushroom", "purple": "olive"}
HAND_SIZE = 7

# Every reading that can change an answer, the default first. Those that are "told only" are not here.
READINGS: dict[str, tuple[str, str]] = {
    "empty_order_pile": ("forbidden", "allowed"),
    "no_ingredient_turn": ("order_allowed", "draw_only"),
    "bombastica_top_up": ("gap", "any"),
    "bombastica_own": ("not_needed", "needed"),
    "monotoni_choice": ("table_first", "any_kind"),
    "monotoni_kind": ("any", "on_table"),
    "minimale_fewest": ("others", "all"),
}


def answer(scenario: Document) -> Document:
    """The answer to one valid Mamma Mia scenario, under the readings it names."""
    questions: dict[str, Callable[[Document, Readings], Document]] = {
        "order": answer_order,
        "inspection": answer_inspection,
        "turn": answer_turn,
        "setup": answer_setup,
        "winner": answer_winner,
    }
    return questions[scenario["question"]](scenario, readings_in_force(scenario))


def depends_on(scenario: Document) -> dict[str, dict[str, Document]]:
    """The readings of which another option would change the answer, each with the answer under every option."""
    found: dict[str, dict[str, Document]] = {}
    for reading, options in READINGS.items():
        under = {option: answer(with_reading(scenario, reading, option)) for option in options}
        first = without_sequence(under[options[0]])
        if any(without_sequence(other) != first for other in under.values()):
            found[reading] = under
    return found


def readings_in_force(scenario: Document) -> Readings:
    """The first option of every reading, unless the scenario says otherwise."""
    named: Readings = scenario.get("readings", {})
    return {reading: options[0] for reading, options in READINGS.items()} | named


def with_reading(scenario: Document, reading: str, option: str) -> Document:
    """The same scenario under one other reading."""
    return scenario | {"readings": scenario.get("readings", {}) | {reading: option}}


def without_sequence(result: Document) -> Document:
    """The same answer with the lists whose sequence says nothing sorted."""
    return {
        key: sorted(value, key=lambda entry: repr(every_kind_of_way(entry) if key == "ways" else entry))
        if key in ("ways", "winners", "broken")
        else value
        for key, value in result.items()
    }


def every_kind_of_way(way: Way) -> list[list[int]]:
    """A way as plain rows of numbers, so that equal ways look equal."""
    return [[way[place].get(kind, 0) for kind in KINDS] for place in ("sorted", "hand")]


def every_kind(counts: Counts) -> Counts:
    """The same cards with a number for each of the five kinds."""
    return {kind: counts.get(kind, 0) for kind in KINDS}


def no_zeros(counts: Counts) -> Counts:
    """The same cards, kinds of which there are none left out."""
    return {kind: number for kind, number in counts.items() if number}


# --- one order -------------------------------------------------------------------------------------------------


def answer_order(scenario: Document, readings: Readings) -> Document:
    """Can this order be made, and how may the owner pay?"""
    table, hand = every_kind(scenario["sorted"]), every_kind(scenario.get("hand", {}))
    ways = ways_to_pay(scenario["order"], table, hand, readings)
    return {
        "can_be_made": bool(ways),
        "hand_cards": min(cards_from_hand(way) for way in ways) if ways else None,
        "ways": ways,
    }


def cards_from_hand(way: Way) -> int:
    """How many cards of a way come from the owner's hand."""
    return sum(way["hand"].values())


def ways_to_pay(order: Document, table: Counts, hand: Counts, readings: Readings) -> list[Way]:
    """Every way to pay the order out of the sorted ingredients and the owner's own hand."""
    own = OWN_INGREDIENT[order["owner"]]
    if order["pizza"] == "bombastica":
        return [
            {"sorted": no_zeros(table), "hand": no_zeros(added)}
            for added in every_choice_from(hand)
            if bombastica_is_right(table, added, own, readings)
        ]
    return [
        {"sorted": no_zeros(used), "hand": no_zeros(added)}
        for pizza in pizzas_named(order["pizza"], own, table, readings)
        for used, added in every_payment(pizza, table, hand)
        if hand_pays_only_what_is_missing(table, used, added)
    ]


def pizzas_named(pizza: str, own: str, table: Counts, readings: Readings) -> list[Counts]:
    """All the ingredients that may go into the pizza, once for each kind that the owner may choose."""
    if pizza == "all_five":
        return [dict.fromkeys(KINDS, 1)]
    if pizza == "monotoni":
        return [{own: 1, kind: 6} for kind in KINDS if monotoni_may_choose(kind, own, table, readings)]
    if pizza == "minimale":
        return [{own: 1, kind: 3} for kind in KINDS if minimale_may_choose(kind, own, table, readings)]
    return [{own: 1, pizza: 4}]


def monotoni_may_choose(kind: str, own: str, table: Counts, readings: Readings) -> bool:
    """Six of one other kind; by reading one that lies there, by reading only such as need no hand card if there are such.

    A kind needs no hand card if the whole pizza with it lies there, the own ingredient too (docs/decisions/readings.md).
    """
    if kind == own:
        return False
    if readings["monotoni_kind"] == "on_table" and table[kind] == 0:
        return False
    some_kind_needs_no_hand_card = table[own] >= 1 and any(table[other] >= 6 for other in KINDS if other != own)
    if readings["monotoni_choice"] == "table_first" and some_kind_needs_no_hand_card:
        return table[kind] >= 6
    return True


def minimale_may_choose(kind: str, own: str, table: Counts, readings: Readings) -> bool:
    """Three of an other kind that lies there, of which no kind that lies there has fewer cards."""
    if kind == own or table[kind] == 0:
        return False
    for rival in KINDS:
        looked_at = rival != own or readings["minimale_fewest"] == "all"
        if looked_at and 0 < table[rival] < table[kind]:
            return False
    return True


def every_payment(pizza: Counts, table: Counts, hand: Counts) -> Iterator[tuple[Counts, Counts]]:
    """Every way to get just these ingredients together, so many from the table and so many from the hand."""
    shares = [
        [
            (from_table, from_hand)
            for from_table in range(min(number, table[kind]) + 1)
            for from_hand in range(min(number, hand[kind]) + 1)
            if from_table + from_hand == number
        ]
        for kind, number in pizza.items()
    ]
    for chosen in product(*shares):
        used = {kind: share[0] for kind, share in zip(pizza, chosen, strict=True)}
        added = {kind: share[1] for kind, share in zip(pizza, chosen, strict=True)}
        yield used, added


def hand_pays_only_what_is_missing(table: Counts, used: Counts, added: Counts) -> bool:
    """Nobody pays a kind from the hand while a card of that kind is kept back on the table."""
    return not any(added[kind] > 0 and used[kind] < table[kind] for kind in used)


def every_choice_from(hand: Counts) -> Iterator[Counts]:
    """Every choice of cards from a hand, the empty one too."""
    for numbers in product(*(range(hand[kind] + 1) for kind in KINDS)):
        yield dict(zip(KINDS, numbers, strict=True))


def bombastica_is_right(table: Counts, added: Counts, own: str, readings: Readings) -> bool:
    """Fifteen or more of any kinds, all that lies there and from the hand only what is missing."""
    lying, adding = sum(table.values()), sum(added.values())
    own_is_missing = readings["bombastica_own"] == "needed" and table[own] == 0
    if lying + adding < 15:
        return False
    if own_is_missing and added[own] == 0:
        return False
    missing = max(15 - lying, 1 if own_is_missing else 0)
    if missing <= 0:
        return adding == 0
    return adding == missing if readings["bombastica_top_up"] == "gap" else adding >= missing


# --- the inspection of the pile ----------------------------------------------------------------------------------


def answer_inspection(scenario: Document, readings: Readings) -> Document:
    """Go through the pile from the first card laid to the last and fill what can be filled."""
    table = every_kind(scenario.get("leftovers", {}))
    hands = {owner: every_kind(hand) for owner, hand in scenario.get("hands", {}).items()}
    orders: list[Document] = []
    for card in scenario["pile"]:
        if isinstance(card, str):
            table[card] += 1
        else:
            orders.append(inspect_order(card["order"], table, hands, readings))
    return {
        "orders": orders,
        "left": no_zeros(table),
        "hands": {owner: no_zeros(hand) for owner, hand in hands.items()},
    }


def inspect_order(order: Document, table: Counts, hands: dict[str, Counts], readings: Readings) -> Document:
    """Fill one order and take away what it uses, or let it fail and leave everything where it is."""
    hand = hands.get(order["owner"], every_kind({}))
    ways = ways_to_pay(order, table, hand, readings)
    result = {"owner": order["owner"], "pizza": order["pizza"], "filled": bool(ways), "hand_cards": 0}
    if ways:
        way = min(ways, key=how_late_a_choice)
        for kind in KINDS:
            table[kind] -= way["sorted"].get(kind, 0)
            hand[kind] -= way["hand"].get(kind, 0)
        result["hand_cards"] = cards_from_hand(way)
    return result


def how_late_a_choice(way: Way) -> tuple[int, list[int]]:
    """The fewest hand cards come first, then the most of the first kind in the list, then of the next."""
    return cards_from_hand(way), [-way["sorted"].get(kind, 0) - way["hand"].get(kind, 0) for kind in KINDS]


# --- a turn ------------------------------------------------------------------------------------------------------


def answer_turn(scenario: Document, readings: Readings) -> Document:
    """Is the turn allowed, what does it break, and how many cards are in the hand after it?"""
    hand, lay = scenario["hand"], scenario.get("lay", {})
    had_ingredients = sum(hand.get("ingredients", {}).values())
    laid: list[str] = lay.get("ingredients", [])
    lays_order: bool = lay.get("order", False)
    kept = had_ingredients + hand.get("orders", 0) - len(laid) - (1 if lays_order else 0)
    broken: list[str] = []
    if had_ingredients > 0 and len(laid) == 0:
        broken.append("mm.turn.ingredients")  # a player with an ingredient must lay one
    if len(set(laid)) > 1:
        broken.append("mm.turn.ingredients")  # only one kind may be laid in a turn
    if had_ingredients == 0 and lays_order and readings["no_ingredient_turn"] == "draw_only":
        broken.append("mm.turn.no_ingredients")  # by reading such a player only draws
    if len(laid) > 0 and lays_order and scenario.get("order_first", False):
        broken.append("mm.turn.sequence")  # the order goes on top of the ingredients
    if not draw_is_allowed(scenario["draw"], kept, scenario["supply"], scenario["order_pile"], readings):
        broken.append("mm.turn.draw")
    drawn = cards_drawn(scenario["draw"], kept, scenario["supply"], scenario["order_pile"])
    return {"legal": not broken, "broken": broken, "hand_after": None if broken else kept + drawn}


def draw_is_allowed(draw: str, kept: int, supply: int, order_pile: int, readings: Readings) -> bool:
    """A hand is refilled from one pile, never both; to draw nothing there must be nothing to draw."""
    if draw == "both":
        return False
    if draw == "nothing":
        return kept == HAND_SIZE or (supply == 0 and order_pile == 0)
    if draw == "orders" and order_pile == 0 and supply > 0:
        return readings["empty_order_pile"] == "allowed"
    return True


def cards_drawn(draw: str, kept: int, supply: int, order_pile: int) -> int:
    """Card by card from the chosen pile, until the hand has seven or the pile is used up."""
    pile = {"supply": supply, "orders": order_pile}.get(draw, 0)
    drawn = 0
    while kept + drawn < HAND_SIZE and drawn < pile:
        drawn += 1
    return drawn


# --- before and after the game -----------------------------------------------------------------------------------


def answer_setup(scenario: Document, readings: Readings) -> Document:
    """Cards taken out for so few players, and the supply when everybody has six ingredients."""
    players: int = scenario["players"]
    removed = {5: 0, 4: 1, 3: 3, 2: 5}[players]
    ingredients = sum(13 - removed for _ in KINDS)
    return {
        "removed_of_each": removed,
        "ingredients": ingredients,
        "supply_after_deal": ingredients - sum(6 for _ in range(players)),
    }


def answer_winner(scenario: Document, readings: Readings) -> Document:
    """The most orders filled, then the most ingredient cards in hand, then the win is shared."""
    players: dict[str, Counts] = scenario["players"]
    return {"winners": [name for name in players if not any(beats(players[rival], players[name]) for rival in players)]}


def beats(one: Counts, other: Counts) -> bool:
    """One player stands before another: more orders filled, or as many and more ingredients in hand."""
    if one["filled"] != other["filled"]:
        return one["filled"] > other["filled"]
    return one["ingredients"] > other["ingredients"]
