"""Where a game of Galloping Pigs stands: a frozen value that carries the rules in force."""

from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any

from trainer.games.galloping_pigs.course import Course, Step
from trainer.games.galloping_pigs.model import CARDS_EACH, HAND, PIGS, Pig, lined_up
from trainer.games.galloping_pigs.rules import Rules

NAMES = ("A", "B", "C", "D", "E")
Cards = tuple[Pig, ...]


class Phase(StrEnum):
    """What is to be done next."""

    LINING_UP = "lining_up"
    LAYING_FOOD = "laying_food"
    RACING = "racing"
    OVER = "over"


class Variant(StrEnum):
    """Which game is played: without or with food on the track."""

    NONE = "none"
    TRACK_FOOD = "track_food"


@dataclass(frozen=True, slots=True)
class State:
    """A game: hands and safe food by seat, clockwise; the round under way with its steps; cards not used in this round.

    The food on the left lies in `course`, that on the right in `right`.
    """

    rules: Rules
    variant: Variant
    players: tuple[str, ...]
    hands: tuple[Cards, ...]
    right: tuple[int, ...]
    course: Course
    unused: Cards
    first: int
    to_move: int
    round: int = 1
    phase: Phase = Phase.LINING_UP
    steps: tuple[Step, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def scores(self) -> tuple[tuple[str, int], ...]:
        """The food on each player's right: what counts at the end."""
        return tuple(zip(self.players, self.right, strict=True))

    def with_course(self, **changed: Any) -> "State":
        """Return the state with the course changed."""
        return replace(self, course=replace(self.course, **changed))


def start(players: int, rules: Rules, rng: Random, variant: Variant = Variant.NONE) -> State:
    """Return a game at its start for 2–5 players (`gp.setup.*`; 002); ValueError for another number.

    The pigs wait in any line until the first player lines them up; the cards are dealt after that.
    """
    if not 2 <= players <= len(NAMES):
        raise ValueError(f"players: 2 to {len(NAMES)}, not {players}")
    names, first = NAMES[:players], rng.randrange(players)
    nothing = tuple((name, 0) for name in names)
    course = Course(lined_up(PIGS), left=nothing)
    box = tuple(pig for pig in PIGS for _ in range(CARDS_EACH))
    return State(rules, variant, names, ((),) * players, (0,) * players, course, box, first, first)


def dealt(state: State, rng: Random) -> State:
    """Return the state with all 35 cards shuffled and 7 dealt to each player (`gp.setup.deal`; 002)."""
    cards = list(all_cards(state))
    rng.shuffle(cards)
    hands = tuple(tuple(sorted(cards[i * HAND : (i + 1) * HAND])) for i in range(len(state.players)))
    unused = tuple(sorted(cards[HAND * len(hands) :]))
    return replace(state, hands=hands, unused=unused, steps=(), phase=Phase.RACING, to_move=state.first)


def all_cards(state: State) -> Cards:
    """Return the race cards in hands, played in this round and not used in it: never changing but for their sequence."""
    return tuple(
        sorted((*state.unused, *(c for hand in state.hands for c in hand), *(s.play.card for s in state.steps)))
    )


def all_food(state: State) -> int:
    """Return the food in the middle, on the track and before the players: never changing."""
    course = state.course
    return course.supply + len(course.track_food) + sum(n for _, n in course.left) + sum(state.right)
