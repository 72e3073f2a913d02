"""The record of a game: one line a move, to be read and compared."""

from trainer.games.lunch_box.model import Cards, all_cards
from trainer.games.lunch_box.moves import Call, Draw, Lay, Like, Make, Move
from trainer.games.lunch_box.state import State, seen_by


def line(state: State, move: Move) -> str:
    """Return a move as a line: who does what, with which cards."""
    who = state.mover.name
    if isinstance(move, Make):
        take, table = move.take, seen_by(state, state.to_move)
        others = " ".join(f"{player}{list(picked)}" for player, picked in take.others)
        cells = " ".join(cell.id for cell in take.grid)
        return f"{who} makes {some(all_cards(table, take))} from board{list(take.board)} {cells} {others}".rstrip()
    if isinstance(move, Call):
        return f"{who} calls {'a' if move.complete else 'no'} name"
    if isinstance(move, Like):
        return f"{state.seats[state.asked].name} {'gives' if move.give else 'keeps'} a like"
    if isinstance(move, Draw):
        return f"{who} draws from pile {move.pile + 1}"
    return f"{who} lays {move.card.id}" if isinstance(move, Lay) else f"{who} stops"


def standing(state: State) -> str:
    """Return how the game stands: columns, piles, and for each seat board, hand, sets and like tokens."""
    columns = " | ".join(some(column) for column in state.columns)
    piles = "/".join(str(len(pile)) for pile in state.piles)
    seats = "  ".join(
        f"{seat.name} [{some(seat.board)}] hand {len(seat.hand)} sets {len(seat.made)} likes {seat.likes}/{seat.tokens}"
        for seat in state.seats
    )
    return f"= {state.phase.value}  columns [{columns}]  piles {piles}  {seats}"


def some(cards: Cards) -> str:
    """Return cards in short notation.

    >>> from trainer.games.lunch_box.model import Card
    >>> some((Card(7), Card(10, special=True)))
    '7 10*'
    """
    return " ".join(card.id for card in cards)
