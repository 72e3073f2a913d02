"""The tables of Mamma Mia! as documents: reading them, with every limit of the box, and writing them."""

from collections.abc import Iterable
from typing import Any

from trainer.games.mamma_mia.figures import SetupTable, WinnerTable
from trainer.games.mamma_mia.inspection import Hands, PileTable
from trainer.games.mamma_mia.model import (
    EACH,
    HAND,
    KINDS,
    OWNERS,
    Counts,
    Kind,
    Order,
    Owner,
    Pizza,
    counts,
    lying,
    orders_of,
    plus,
)
from trainer.games.mamma_mia.rules import OrderTable, Sheet
from trainer.games.mamma_mia.turns import Draw, TurnTable
from trainer.rulebook.fields import Fields, choice, join
from trainer.rulebook.refusal import Refused

KIND_IDS = tuple(kind.id for kind in KINDS)
OWNER_IDS = tuple(owner.id for owner in OWNERS)
ORDERS_EACH = 8


def heap(fields: Fields, name: str, value: object) -> Counts:
    """Return the heap that a field's value holds: numbers by kind, at most 13 of each."""
    a, b, c, d, e = Fields({name: value}, fields.path).counts(name, KIND_IDS)
    found: Counts = (a, b, c, d, e)
    _in_the_box(found, fields.at(name))
    return found


def heap_document(found: Counts) -> dict[str, int]:
    """Write a heap: numbers by kind, zeros left out.

    >>> heap_document((0, 2, 0, 0, 1))
    {'olive': 2, 'pepper': 1}
    """
    return {kind.id: found[kind] for kind in lying(found)}


def read_order(fields: Fields) -> Order:
    """Take an order card: its owner and one of the eight pizzas of that colour."""
    owner = Owner(fields.choice("owner", OWNER_IDS))
    pizza = Pizza(fields.choice("pizza", tuple(p.id for p in orders_of(owner))))
    fields.done()
    return Order(owner, pizza)


def order_document(order: Order) -> dict[str, str]:
    """Write an order card."""
    return {"owner": order.owner.id, "pizza": order.pizza.id}


def read_order_table(fields: Fields) -> OrderTable:
    """Take the table of the question `order`."""
    order = read_order(fields.inner("order"))
    found = heap(fields, "sorted", fields.take("sorted"))
    hand = _hand(fields, "hand", fields.take("hand", {}))
    _in_the_box(plus(found, hand), fields.at("sorted"))
    return OrderTable(order, found, ((order.owner, hand),))


def write_order_table(table: OrderTable) -> dict[str, Any]:
    """Write the table of the question `order`."""
    hand = table.hand(table.order.owner)
    document = {"order": order_document(table.order), "sorted": heap_document(table.sorted)}
    return {**document, "hand": heap_document(hand)} if any(hand) else document


def read_pile_table(fields: Fields) -> PileTable:
    """Take the table of the question `inspection`."""
    pile = tuple(_card(path, card) for path, card in fields.sequence("pile"))
    leftovers = heap(fields, "leftovers", fields.take("leftovers", {}))
    hands = read_hands(fields)
    _orders_once(pile, fields.at("pile"))
    total = plus(leftovers, counts(card for card in pile if isinstance(card, Kind)))
    for _, hand in hands:
        total = plus(total, hand)
    _in_the_box(total, fields.at("pile"))
    return PileTable(pile, leftovers, hands)


def write_pile_table(table: PileTable) -> dict[str, Any]:
    """Write the table of the question `inspection`."""
    pile = [card.id if isinstance(card, Kind) else {"order": order_document(card)} for card in table.pile]
    document: dict[str, Any] = {"pile": pile}
    if any(table.leftovers):
        document["leftovers"] = heap_document(table.leftovers)
    return {**document, "hands": hands_document(table.hands)} if table.hands else document


def read_hands(fields: Fields) -> Hands:
    """Take hands by owner."""
    inner = fields.inner("hands", {})
    return tuple((Owner(name), _hand(inner, name, inner.take(name))) for name in inner.names(OWNER_IDS))


def hands_document(hands: Hands) -> dict[str, dict[str, int]]:
    """Write hands by owner."""
    return {owner.id: heap_document(hand) for owner, hand in hands}


def read_turn_table(fields: Fields) -> TurnTable:
    """Take the table of the question `turn`; a card laid must be in the hand."""
    hand, hand_orders = _held(fields.inner("hand"))
    laid, laid_orders = _laid(fields.inner("lay"), hand, hand_orders)
    order_first = fields.flag("order_first", False)
    draw = Draw(fields.choice("draw", tuple(d.id for d in Draw)))
    supply = fields.integer("supply", 0, 5 * EACH - sum(hand))
    order_pile = fields.integer("order_pile", 0, ORDERS_EACH - hand_orders)
    return TurnTable(hand, hand_orders, laid, laid_orders, draw, supply, order_pile, order_first)


def write_turn_table(table: TurnTable) -> dict[str, Any]:
    """Write the table of the question `turn`."""
    document = {
        "hand": {"ingredients": heap_document(table.hand), "orders": table.hand_orders},
        "lay": {"ingredients": [kind.id for kind in table.laid], "order": bool(table.laid_orders)},
        "draw": table.draw.id,
        "supply": table.supply,
        "order_pile": table.order_pile,
    }
    return {**document, "order_first": True} if table.order_first else document


def read_setup_table(fields: Fields) -> SetupTable:
    """Take the table of the question `setup`."""
    return SetupTable(fields.integer("players", 2, 5))


def write_setup_table(table: SetupTable) -> dict[str, Any]:
    """Write the table of the question `setup`."""
    return {"players": table.players}


def read_winner_table(fields: Fields) -> WinnerTable:
    """Take the table of the question `winner`: one to five players, each with a sheet."""
    inner = fields.inner("players")
    names = inner.names(OWNER_IDS)
    if not names:
        raise Refused(inner.path, "players", low=1, high=5)
    return WinnerTable(tuple((Owner(name), _sheet(inner.inner(name))) for name in names))


def write_winner_table(table: WinnerTable) -> dict[str, Any]:
    """Write the table of the question `winner`."""
    return {
        "players": {
            owner.id: {"filled": sheet.filled, "ingredients": sheet.ingredients, "orders": sheet.orders}
            for owner, sheet in table.players
        }
    }


def _sheet(fields: Fields) -> Sheet:
    sheet = Sheet(fields.integer("filled"), fields.integer("ingredients"), fields.integer("orders"))
    fields.done()
    return sheet


def _hand(fields: Fields, name: str, value: object) -> Counts:
    hand = heap(fields, name, value)
    if sum(hand) > HAND:
        raise Refused(fields.at(name), "hand", high=HAND)
    return hand


def _held(fields: Fields) -> tuple[Counts, int]:
    """Take a hand of ingredients and a number of orders: seven cards at most."""
    hand = heap(fields, "ingredients", fields.take("ingredients", {}))
    orders = fields.integer("orders", 0, ORDERS_EACH, default=0)
    if sum(hand) + orders > HAND:
        raise Refused(fields.path, "hand", high=HAND)
    fields.done()
    return hand, orders


def _laid(fields: Fields, hand: Counts, hand_orders: int) -> tuple[tuple[Kind, ...], int]:
    members = fields.sequence("ingredients", [])
    laid = tuple(KINDS[KIND_IDS.index(choice(member, path, KIND_IDS))] for path, member in members)
    order = fields.flag("order", False)
    fields.done()
    for kind in KINDS:
        if counts(laid)[kind] > hand[kind]:
            raise Refused(fields.at("ingredients"), "not_in_hand", kind=kind, held=hand[kind])
    if order and not hand_orders:
        raise Refused(fields.at("order"), "no_order_in_hand")
    return laid, int(order)


def _card(path: str, card: object) -> Kind | Order:
    if isinstance(card, str):
        return KINDS[KIND_IDS.index(choice(card, path, KIND_IDS))]
    fields = Fields(card, path)
    order = read_order(fields.inner("order"))
    fields.done()
    return order


def _orders_once(pile: Iterable[Kind | Order], path: str) -> None:
    seen: set[Order] = set()
    for i, card in enumerate(pile):
        if isinstance(card, Order):
            if card in seen:
                raise Refused(join(path, i), "order_twice", owner=card.owner, pizza=card.pizza)
            seen.add(card)


def _in_the_box(found: Counts, path: str) -> None:
    for kind in KINDS:
        if found[kind] > EACH:
            raise Refused(
                join(path, kind.id) if path.endswith(("sorted", "hand")) else path, "box", kind=kind, high=EACH
            )
