"""Where a game of Lunch Box stands: a frozen value that carries the rules in force."""

from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any

from trainer.games.lunch_box.model import BOX, COLUMNS, FORMS, ROWS, Card, Cards, Columns, Form, Piles, Table
from trainer.games.lunch_box.rules import Rules
from trainer.games.lunch_box.score import ScoreTable, Sheet
from trainer.games.lunch_box.setup import DEALT, PLAYERS, SHARED, tokens_each

NAMES = ("A", "B", "C", "D")


class Phase(StrEnum):
    """What is to be done next."""

    OPENING = "opening"
    MAKING = "making"
    NAMING = "naming"
    LIKING = "liking"
    DRAWING = "drawing"
    LAYING = "laying"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class LunchBox:
    """A set that was made: its cards, what it is, its points, and whether a name was called for it."""

    cards: Cards
    form: Form
    points: int
    named: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: the board, the hand, the sets made, own like tokens not given away, and like tokens received."""

    name: str
    board: Cards
    hand: Cards
    made: tuple[LunchBox, ...] = ()
    tokens: int = 0
    likes: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A game: seats clockwise, the shared ingredients and the piles, whose turn it is and what is to be done.

    `asked` is who is asked for a like token; `made` the sets made this turn; `idle` how many turns nothing has happened.
    """

    rules: Rules
    seats: tuple[Seat, ...]
    columns: Columns
    piles: Piles
    to_move: int
    phase: Phase = Phase.OPENING
    asked: int = 0
    made: int = 0
    idle: int = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def mover(self) -> Seat:
        """The player whose turn it is."""
        return self.seats[self.to_move]

    @property
    def sheets(self) -> ScoreTable:
        """What counts for each player; a set without a name scores nothing (`lb.turn.name`; 004)."""
        return ScoreTable(tuple((seat.name, _sheet(seat, self.rules)) for seat in self.seats))

    def seat(self, i: int, **changed: Any) -> "State":
        """Return the state with one seat changed."""
        seats = list(self.seats)
        seats[i] = replace(seats[i], **changed)
        return replace(self, seats=tuple(seats))


def _sheet(seat: Seat, rules: Rules) -> Sheet:
    scored = [one for one in seat.made if one.named or not rules.name_needed()]
    counts = tuple(sum(one.form is form for one in scored) for form in FORMS)
    return Sheet(counts, sum(one.points for one in scored), seat.likes, seat.tokens, len(seat.board))


def deal(players: int, rules: Rules, rng: Random) -> State:
    """Return a game at its start for 3 or 4 players (`lb.setup.*`; 004); ValueError for another number."""
    if players not in PLAYERS:
        raise ValueError(f"players: {PLAYERS[0]} or {PLAYERS[-1]}, not {players}")
    cards = list(BOX)
    rng.shuffle(cards)
    rows = len(ROWS)
    columns = tuple(tuple(cards[at * rows : (at + 1) * rows]) for at in range(COLUMNS))
    hands = [tuple(cards[SHARED + i * DEALT : SHARED + (i + 1) * DEALT]) for i in range(players)]
    rest = cards[SHARED + DEALT * players :]
    piles = tuple(tuple(rest[at::COLUMNS]) for at in range(COLUMNS))
    tokens = tokens_each(players, rules)
    seats = tuple(Seat(name, (), hand, tokens=tokens) for name, hand in zip(NAMES, hands, strict=False))
    return State(rules, seats, columns, piles, rng.randrange(players))


def seen_by(state: State, i: int) -> Table:
    """Return the table as a player sees it."""
    others = tuple((seat.name, seat.board) for seat in state.seats if seat is not state.seats[i])
    return Table(state.seats[i].board, state.columns, others, state.seats[i].hand)


def cards_in_play(state: State) -> list[Card]:
    """Return all 70 cards wherever they are: never changing."""
    found = [card for cards in (*state.columns, *state.piles) for card in cards]
    for seat in state.seats:
        found += (*seat.board, *seat.hand, *(card for one in seat.made for card in one.cards))
    return sorted(found)


def tokens_in_play(state: State) -> int:
    """Return all like tokens, given or not: never changing."""
    return sum(seat.tokens + seat.likes for seat in state.seats)
