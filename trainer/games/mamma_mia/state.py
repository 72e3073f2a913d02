"""Where a game of Mamma Mia! stands: a frozen value that carries the rules in force."""

from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import TypeAlias

from trainer.games.mamma_mia.figures import DEALT, REMOVED
from trainer.games.mamma_mia.model import EACH, KINDS, NONE, OWNERS, Counts, Kind, Order, Owner, counts, orders_of, plus
from trainer.games.mamma_mia.rules import Rules, Sheet

MAMMA = "mamma_mia"
SupplyCard: TypeAlias = Kind | str
"""An ingredient or the Mamma Mia card."""
ROUNDS = 3


class Phase(StrEnum):
    """What is to be done next."""

    LAYING = "laying"
    BAKING = "baking"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: the hand, the order pile (top first), and the orders filled."""

    owner: Owner
    hand: Counts
    hand_orders: tuple[Order, ...]
    order_pile: tuple[Order, ...]
    filled: tuple[Order, ...] = ()

    @property
    def held(self) -> int:
        """The cards in hand."""
        return sum(self.hand) + len(self.hand_orders)


@dataclass(frozen=True, slots=True)
class State:
    """A game: seats clockwise, the supply (top first), the pizza pile (first laid first), what lies sorted, what is used."""

    rules: Rules
    seats: tuple[Seat, ...]
    supply: tuple[SupplyCard, ...]
    to_move: int
    mamma: int | None = None
    pile: tuple[Kind | Order, ...] = ()
    sorted: Counts = NONE
    used: Counts = NONE
    round: int = 1
    phase: Phase = Phase.LAYING
    turns_since_last_card: int | None = None
    gone_through: int = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def sheets(self) -> tuple[tuple[Owner, Sheet], ...]:
        """What counts for each player."""
        return tuple((s.owner, Sheet(len(s.filled), sum(s.hand), len(s.hand_orders))) for s in self.seats)

    def seat(self, i: int, **changed: object) -> "State":
        """Return the state with one seat changed."""
        seats = list(self.seats)
        seats[i] = replace(seats[i], **changed)  # type: ignore[arg-type]
        return replace(self, seats=tuple(seats))


def deal(players: int, rules: Rules, rng: Random) -> State:
    """Return a game at its start for 2–5 players (`mm.setup.*`; 000, 001); ValueError for another number."""
    if players not in REMOVED:
        raise ValueError(f"players: 2 to 5, not {players}")
    ingredients: list[SupplyCard] = [kind for kind in KINDS for _ in range(EACH - REMOVED[players])]
    first = rules.readings.mamma_card_shuffle == "before_deal"
    cards = [*ingredients, MAMMA] if first else ingredients
    rng.shuffle(cards)
    hands, holder = _hands(cards, players)
    if not first:
        cards.append(MAMMA)
        rng.shuffle(cards)
    seats = []
    for owner, hand in zip(OWNERS, hands, strict=False):
        pile = [Order(owner, pizza) for pizza in orders_of(owner)]
        rng.shuffle(pile)
        seats.append(Seat(owner, hand, (pile[0],), tuple(pile[1:])))
    return State(rules, tuple(seats), tuple(cards), rng.randrange(players), mamma=holder)


def _hands(cards: list[SupplyCard], players: int) -> tuple[list[Counts], int | None]:
    """Take six ingredients for each player off the cards; who is dealt the Mamma Mia card takes another (`mm.setup.mamma_card`)."""
    hands, holder = [], None
    for i in range(players):
        hand: list[Kind] = []
        while len(hand) < DEALT:
            card = cards.pop(0)
            if isinstance(card, Kind):
                hand.append(card)
            else:
                holder = i
        hands.append(counts(hand))
    return hands, holder


def cards_in_play(state: State) -> tuple[Counts, tuple[int, ...], int]:
    """Return all ingredients by kind, the orders of each seat wherever they are, and the Mamma Mia cards: never changing."""
    total = plus(plus(state.sorted, state.used), counts(c for c in state.supply if isinstance(c, Kind)))
    total = plus(total, counts(c for c in state.pile[state.gone_through :] if isinstance(c, Kind)))
    orders = []
    for seat in state.seats:
        total = plus(total, seat.hand)
        laid = sum(isinstance(c, Order) and c.owner is seat.owner for c in state.pile[state.gone_through :])
        orders.append(len(seat.hand_orders) + len(seat.order_pile) + len(seat.filled) + laid)
    return total, tuple(orders), state.supply.count(MAMMA) + (state.mamma is not None)
