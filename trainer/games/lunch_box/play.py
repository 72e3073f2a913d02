"""Playing Lunch Box: the state after a move, turn by turn to the end."""

from dataclasses import replace

from trainer.games.lunch_box.judging import judge_take
from trainer.games.lunch_box.model import Card, Cards, Take, hand_cards, other_cards, own_cards
from trainer.games.lunch_box.moves import (
    Call,
    Draw,
    IllegalMove,
    Lay,
    Like,
    Make,
    Move,
    Stop,
    candidates,
    judge,
    legal_moves,
)
from trainer.games.lunch_box.sets import find_sets
from trainer.games.lunch_box.state import LunchBox, Phase, State, seen_by

__all__ = [
    "Call",
    "Draw",
    "IllegalMove",
    "Lay",
    "Like",
    "Make",
    "Move",
    "Stop",
    "after",
    "candidates",
    "judge",
    "legal_moves",
]


def after(state: State, move: Move) -> State:
    """Return the state after a legal move. Raise `IllegalMove` for any other."""
    verdict = judge(state, move)
    if not verdict.answer:
        raise IllegalMove(verdict)
    if isinstance(move, Make):
        return _made(state, move.take)
    if isinstance(move, Stop):
        return replace(state, phase=Phase.DRAWING) if any(state.piles) else _without_draw(state)
    if isinstance(move, Call):
        return _named(state) if move.complete else replace(state, phase=Phase.MAKING)
    if isinstance(move, Like):
        return _liked(state, move.give)
    if isinstance(move, Draw):
        return _drawn(state, move.pile)
    return _opened(state, move.card) if state.phase is Phase.OPENING else _laid(state, move.card)


def _made(state: State, take: Take) -> State:
    """Take the cards of a set; then the columns slide (`lb.turn.slide`; 004)."""
    table, i = seen_by(state, state.to_move), state.to_move
    answer = judge_take(table, take, state.rules).answer
    assert answer.form is not None
    lifted = state.rules.lift(state.columns, state.piles, take.grid, state.rules.readings.column_pile_empty)
    cards = (*own_cards(table, take), *hand_cards(table, take), *lifted.cards, *other_cards(table, take))
    made = (*state.mover.made, LunchBox(cards, answer.form, answer.points))
    picked = {**dict(take.others), state.mover.name: take.board}
    seats = [replace(seat, board=_without(seat.board, picked.get(seat.name, ()))) for seat in state.seats]
    seats[i] = replace(seats[i], made=made, hand=_without(seats[i].hand, take.hand))
    belt = {"columns": lifted.columns, "piles": lifted.piles}
    return replace(state, seats=tuple(seats), **belt, phase=Phase.NAMING, made=state.made + 1)  # type: ignore[arg-type]


def _named(state: State) -> State:
    """Note the name of the set just made; the others are then asked for like tokens, clockwise."""
    *before, last = state.mover.made
    named = state.seat(state.to_move, made=(*before, replace(last, named=True)))
    return _ask(named, state.to_move)


def _ask(state: State, asked: int) -> State:
    """Ask the next player who has a like token to give, or go on making sets."""
    for i in range(asked + 1, asked + len(state.seats)):
        seat = i % len(state.seats)
        if seat == state.to_move:
            break
        if state.seats[seat].tokens:
            return replace(state, phase=Phase.LIKING, asked=seat)
    return replace(state, phase=Phase.MAKING)


def _liked(state: State, give: bool) -> State:
    """Give a like token to the maker, or keep it; received tokens are not passed on, on which texts are silent."""
    asked = state.asked
    if give:
        state = state.seat(asked, tokens=state.seats[asked].tokens - 1)
        state = state.seat(state.to_move, likes=state.mover.likes + 1)
    return _ask(state, asked)


def _drawn(state: State, at: int) -> State:
    piles, hand = list(state.piles), state.mover.hand
    (card, *rest) = piles[at]
    piles[at] = tuple(rest)
    return replace(state.seat(state.to_move, hand=(*hand, card)), piles=tuple(piles), phase=Phase.LAYING)


def _without_draw(state: State) -> State:
    """Go on when nothing can be drawn: the reading `lay_without_draw` says whether a card is laid all the same."""
    if state.mover.hand and state.rules.readings.lay_without_draw == "lay":
        return replace(state, phase=Phase.LAYING)
    return _next_turn(state, idle=0 if state.made else state.idle + 1)


def _opened(state: State, card: Card) -> State:
    """Lay a card at set-up; when all have done so, the first player's turn begins."""
    laid = replace(_to_board(state, card), to_move=_next(state))
    return replace(laid, phase=Phase.MAKING) if all(seat.board for seat in laid.seats) else laid


def _laid(state: State, card: Card) -> State:
    return _next_turn(_to_board(state, card), idle=0)


def _to_board(state: State, card: Card) -> State:
    seat = state.mover
    hand = _without(seat.hand, (seat.hand.index(card),))
    return state.seat(state.to_move, board=(*seat.board, card), hand=hand)


def _next_turn(state: State, idle: int) -> State:
    passed = replace(state, phase=Phase.MAKING, to_move=_next(state), made=0, idle=idle)
    return replace(passed, phase=Phase.OVER) if _is_over(passed) else passed


def _next(state: State) -> int:
    """Return the next seat clockwise."""
    return (state.to_move + 1) % len(state.seats)


def _is_over(state: State) -> bool:
    """Tell whether the game is over: the piles are used up and nobody can make a set (`lb.end.when`; 004).

    Whether it goes on while cards can still be laid is the reading `end_with_hand_cards`. Texts are silent on players who could
    make a set and never do: when nothing has happened for a whole round, the game is over too.
    """
    if any(state.piles):
        return False
    if state.idle >= len(state.seats):
        return True
    readings = state.rules.readings
    can_lay = readings.lay_without_draw == "lay" and any(seat.hand for seat in state.seats)
    if can_lay and readings.end_with_hand_cards == "play_on":
        return False
    return not any(_can_make(state, i) for i in range(len(state.seats)))


def _can_make(state: State, i: int) -> bool:
    return next(find_sets(seen_by(state, i), state.rules), None) is not None


def _without(cards: Cards, gone: tuple[int, ...]) -> Cards:
    return tuple(card for i, card in enumerate(cards) if i not in gone)
