"""Arranging Mamma Mia! in a short notation: `order("green minimale", "2 salami 1 pepper", hand="1 salami")`."""

from typing import Any

from trainer.drills.scenario import Scenario, answer, judge, read

Document = dict[str, Any]


def heap(text: str) -> dict[str, int]:
    """`"2 salami 1 pepper"` as numbers by kind."""
    parts = text.split()
    return {kind: int(n) for n, kind in zip(parts[::2], parts[1::2], strict=True)}


def order(card: str, sorted: str, hand: str = "", **readings: str) -> Scenario:
    """The question whether an order can be made."""
    owner, pizza = card.split()
    table = {"order": {"owner": owner, "pizza": pizza}, "sorted": heap(sorted), "hand": heap(hand)}
    return read({"game": "mamma_mia", "question": "order", **table, "readings": readings})


def pile(cards: str, leftovers: str = "", hands: dict[str, str] | None = None, **readings: str) -> Scenario:
    """A pile, first laid first: `"olive olive red:olive"`, where `owner:pizza` is an order."""
    laid = [_card(card) for card in cards.split()]
    held = {owner: heap(hand) for owner, hand in (hands or {}).items()}
    table = {"pile": laid, "leftovers": heap(leftovers), "hands": held}
    return read({"game": "mamma_mia", "question": "inspection", **table, "readings": readings})


def _card(card: str) -> Any:
    owner, colon, pizza = card.partition(":")
    return {"order": {"owner": owner, "pizza": pizza}} if colon else card


def turn(hand: str, orders: int, lay: str, draw: str, supply: int = 20, order_pile: int = 5, **more: Any) -> Scenario:
    """A turn: `lay` is `"salami salami +order"`; `more` is `order_first` and readings."""
    laid = [card for card in lay.split() if card != "+order"]
    order_first = more.pop("order_first", False)
    table = {
        "hand": {"ingredients": heap(hand), "orders": orders},
        "lay": {"ingredients": laid, "order": "+order" in lay},
        "draw": draw,
        "supply": supply,
        "order_pile": order_pile,
        "order_first": order_first,
    }
    return read({"game": "mamma_mia", "question": "turn", **table, "readings": more})


def winner(**sheets: str) -> Scenario:
    """The end of a game: `red="4 2 3"` is filled, ingredients in hand, orders in hand."""
    names = ("filled", "ingredients", "orders")
    players = {o: dict(zip(names, map(int, sheet.split()), strict=True)) for o, sheet in sheets.items()}
    return read({"game": "mamma_mia", "question": "winner", "players": players})


def ways(scenario: Scenario) -> list[str]:
    """The ways to pay: `"1 pepper 2 salami | 1 salami"`, table and hand."""
    return [f"{_text(way['sorted'])} | {_text(way['hand'])}" for way in answer(scenario)["ways"]]


def _text(heap: dict[str, int]) -> str:
    return " ".join(f"{n} {kind}" for kind, n in heap.items())


def made(scenario: Scenario) -> bool:
    """Whether the order can be made."""
    return bool(answer(scenario)["can_be_made"])


def filled(scenario: Scenario) -> list[bool]:
    """Which orders of the pile are filled, in sequence."""
    return [order["filled"] for order in answer(scenario)["orders"]]


def decided(scenario: Scenario) -> str:
    """The clause that decided."""
    return judge(scenario).decided.clause
