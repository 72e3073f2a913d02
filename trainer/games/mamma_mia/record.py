"""The record of a game: one line a move, to be read and compared."""

from trainer.games.mamma_mia.model import Counts, lying
from trainer.games.mamma_mia.play import Move, Settle, Turn, turned_up
from trainer.games.mamma_mia.state import Phase, State


def line(state: State, move: Move) -> str:
    """Return a move as a line: who, what is laid and where is drawn, or how an order is paid."""
    if isinstance(move, Settle):
        order = turned_up(state).order
        return f"{state.round} bake {order.owner.id}:{order.pizza.id} {_paid(move)} from {heap(state.sorted)}"
    return f"{state.round} {state.seats[state.to_move].owner.id} {_laid(move)} draw {move.draw.id}"


def standing(state: State) -> str:
    """Return how the game stands: what lies sorted, and for each seat hand, order pile and orders filled."""
    seats = "  ".join(
        f"{s.owner.id} [{heap(s.hand)}] {len(s.hand_orders)}/{len(s.order_pile)} filled {len(s.filled)}"
        for s in state.seats
    )
    over = "over" if state.phase is Phase.OVER else f"round {state.round}"
    return f"= {over}  sorted [{heap(state.sorted)}]  supply {len(state.supply)}  {seats}"


def heap(counts: Counts) -> str:
    """Return a heap in short notation.

    >>> heap((2, 0, 0, 0, 1))
    '2 salami 1 pepper'
    """
    return " ".join(f"{counts[kind]} {kind.id}" for kind in lying(counts))


def _laid(move: Turn) -> str:
    kinds = " ".join(kind.id for kind in move.ingredients)
    orders = " ".join(f"{order.owner.id}:{order.pizza.id}" for order in move.orders)
    return f"lays {kinds or '-'}{' ' + orders if orders else ''}"


def _paid(move: Settle) -> str:
    if move.way is None:
        return "refused"
    return f"paid [{heap(move.way.sorted)} | {heap(move.way.hand)}]"
