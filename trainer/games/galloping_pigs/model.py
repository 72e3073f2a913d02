"""The loop of Galloping Pigs: the pigs, the places they stand on, and the spaces of the loop."""

from collections.abc import Sequence
from enum import IntEnum
from typing import TypeAlias


class Pig(IntEnum):
    """A pig, and the race cards of its colour; its number is its position in `Places`."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    BLACK = 4

    @property
    def id(self) -> str:
        """The id in documents and texts."""
        return self.name.lower()


Places: TypeAlias = tuple[int, ...]
"""Where each pig stands, in the sequence of `Pig`: the spaces run from the start line; it only grows."""
Spaces: TypeAlias = tuple[int, ...]
"""Spaces of the loop, 0–21; the start line is 0."""

PIGS = tuple(Pig)
LOOP = 22
FOOD = 55
CARDS_EACH = 7
HAND = 7
ROUNDS = 3
REAR = -4
FIRST_FOUR = (1, 2, 3, 4)


def space(place: int) -> int:
    """Return the space of the loop that a place is on (`gp.setup.track`).

    >>> space(-1), space(0), space(23)
    (21, 0, 1)
    """
    return place % LOOP


def lined_up(line: Sequence[Pig], front_on: int = 0) -> Places:
    """Return the places of pigs in a line without a gap, the front pig on the place named (`gp.setup.line`; 002).

    >>> lined_up((Pig.BLACK, Pig.RED, Pig.BLUE, Pig.GREEN, Pig.YELLOW))
    (-1, -4, -3, -2, 0)
    """
    return tuple(front_on - line.index(pig) for pig in PIGS)


def in_front(places: Places) -> Pig:
    """Return the pig in front of all: the one that has run the most spaces (`gp.move.loop`).

    >>> in_front((20, 3, 2, 1, 22)).id
    'black'
    """
    return PIGS[places.index(max(places))]


def moved(places: Places, pig: Pig, to: int) -> Places:
    """Return the places with one pig on another place."""
    return (*places[:pig], to, *places[pig + 1 :])


def read_off_the_loop(place: int) -> int:
    """Return how far a pig seems to have run if one looks only at the loop: a lap run does not show (`gp.move.loop`).

    >>> read_off_the_loop(-1), read_off_the_loop(21), read_off_the_loop(23)
    (-1, 21, 1)
    """
    return space(place) if place >= LOOP else place
