"""The cards of Mamma Mia!: kinds, owners, orders, and how many of each kind lie somewhere."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import TypeAlias


class Kind(IntEnum):
    """An ingredient; its number is its place in `Counts`."""

    SALAMI = 0
    OLIVE = 1
    PINEAPPLE = 2
    MUSHROOM = 3
    PEPPER = 4

    @property
    def id(self) -> str:
        """The id in documents and texts."""
        return self.name.lower()


class Owner(StrEnum):
    """The colour of a player's orders."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BROWN = "brown"
    PURPLE = "purple"

    @property
    def id(self) -> str:
        """The id in documents and texts."""
        return self.value


class Pizza(StrEnum):
    """What an order asks for: 1 own + 4 of a kind, or one of the four others."""

    SALAMI = "salami"
    OLIVE = "olive"
    PINEAPPLE = "pineapple"
    MUSHROOM = "mushroom"
    PEPPER = "pepper"
    ALL_FIVE = "all_five"
    BOMBASTICA = "bombastica"
    MONOTONI = "monotoni"
    MINIMALE = "minimale"

    @property
    def id(self) -> str:
        """The id in documents and texts."""
        return self.value


Counts: TypeAlias = tuple[int, int, int, int, int]
"""How many cards of each kind, in the sequence of `Kind`."""

KINDS = tuple(Kind)
OWNERS = tuple(Owner)
NONE: Counts = (0, 0, 0, 0, 0)
EACH = 13
HAND = 7

OWN = {
    Owner.RED: Kind.SALAMI,
    Owner.YELLOW: Kind.PINEAPPLE,
    Owner.GREEN: Kind.PEPPER,
    Owner.BROWN: Kind.MUSHROOM,
    Owner.PURPLE: Kind.OLIVE,
}
PLAIN = {pizza: Kind[pizza.name] for pizza in Pizza if pizza.name in Kind.__members__}


@dataclass(frozen=True, slots=True)
class Order:
    """An order card: whose it is, and what it asks for.

    >>> Order(Owner.GREEN, Pizza.MINIMALE).own.id
    'pepper'
    """

    owner: Owner
    pizza: Pizza

    @property
    def own(self) -> Kind:
        """The own ingredient of the order's owner (`mm.setup.colours`)."""
        return OWN[self.owner]


def orders_of(owner: Owner) -> tuple[Pizza, ...]:
    """Return the eight orders of a colour: 1 own + 4 of each other kind, and the four others."""
    return tuple(pizza for pizza in Pizza if PLAIN.get(pizza) is not OWN[owner])


def counts(cards: Iterable[Kind] = ()) -> Counts:
    """Count cards by kind.

    >>> counts([Kind.OLIVE, Kind.PEPPER, Kind.OLIVE])
    (0, 2, 0, 0, 1)
    """
    found = [0] * 5
    for kind in cards:
        found[kind] += 1
    return _counts(found)


def of(kind: Kind, n: int) -> Counts:
    """Return n cards of one kind."""
    return _counts(n if k is kind else 0 for k in KINDS)


def plus(one: Counts, other: Counts) -> Counts:
    """Add two heaps kind by kind."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4])


def minus(one: Counts, other: Counts) -> Counts:
    """Take a heap out of another, kind by kind."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3], one[4] - other[4])


def cards(heap: Counts) -> tuple[Kind, ...]:
    """Return the cards of a heap one by one, by kind."""
    return tuple(kind for kind in KINDS for _ in range(heap[kind]))


def lying(heap: Counts) -> tuple[Kind, ...]:
    """Return the kinds of which there is a card."""
    return tuple(kind for kind in KINDS if heap[kind])


def _counts(numbers: Iterable[int]) -> Counts:
    a, b, c, d, e = numbers
    return (a, b, c, d, e)
