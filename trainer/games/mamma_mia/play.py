"""Playing Mamma Mia!: legal moves, judging a move, and the state after it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import TypeAlias

from trainer.games.mamma_mia.inspection import Hands, pay_from_hands
from trainer.games.mamma_mia.model import HAND, NONE, Kind, Order, cards, counts, lying, minus, of, plus
from trainer.games.mamma_mia.orders import ways_to_pay
from trainer.games.mamma_mia.payment import judge_way, recipes
from trainer.games.mamma_mia.rules import OrderTable, Way
from trainer.games.mamma_mia.state import MAMMA, ROUNDS, Phase, State, SupplyCard
from trainer.games.mamma_mia.turns import Draw, TurnTable, judge_turn
from trainer.rulebook.verdict import Finding, Verdict, broken, faults, kept


@dataclass(frozen=True, slots=True)
class Turn:
    """A move of the laying phase: what is laid, in which sequence, and where is drawn."""

    ingredients: tuple[Kind, ...]
    orders: tuple[Order, ...]
    draw: Draw
    order_first: bool = False


@dataclass(frozen=True, slots=True)
class Settle:
    """A move of the baking phase: how the owner pays for the order turned up, or None to let it fail."""

    way: Way | None


Move: TypeAlias = Turn | Settle


class IllegalMove(ValueError):
    """A move that the rules do not allow, with the verdict that says why."""

    def __init__(self, verdict: Verdict[bool]) -> None:
        super().__init__(", ".join(faults(verdict.findings)))
        self.verdict = verdict


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the moves that `judge` calls legal; none when the game is over."""
    return tuple(move for move in candidates(state) if judge(state, move).answer)


def judge(state: State, move: Move) -> Verdict[bool]:
    """Return whether a move is legal now (000, 001)."""
    if isinstance(move, Turn) and state.phase is Phase.LAYING:
        found = judge_turn(_turn_table(state, move), state.rules).findings
    elif isinstance(move, Settle) and state.phase is Phase.BAKING:
        found = _judge_settling(state, move)
    else:
        found = (broken("mm.turn.sequence", "order_first"),)
    return Verdict(not faults(found), found, next((f for f in found if not f.holds), found[-1]))


def after(state: State, move: Move, rng: Random) -> State:
    """Return the state after a legal move; `rng` shuffles the next supply. Raise `IllegalMove` for any other."""
    verdict = judge(state, move)
    if not verdict.answer:
        raise IllegalMove(verdict)
    if isinstance(move, Settle):
        return _go_through(_settle(state, move.way), rng)
    return _next_turn(_draw(_lay(state, move), move.draw), rng)


def candidates(state: State) -> Iterator[Move]:
    """Yield the moves worth judging now, legal or not."""
    if state.phase is Phase.BAKING:
        yield Settle(None)
        yield from (Settle(way) for way in ways_to_pay(turned_up(state), state.rules))
    elif state.phase is Phase.LAYING:
        seat = state.seats[state.to_move]
        laid: list[tuple[Kind, ...]] = [
            (),
            *(cards(of(k, n)) for k in lying(seat.hand) for n in range(1, seat.hand[k] + 1)),
        ]
        orders: list[tuple[Order, ...]] = [(), *((order,) for order in seat.hand_orders)]
        for ingredients, order, draw in product(laid, orders, Draw):
            yield Turn(ingredients, order, draw)


def _turn_table(state: State, move: Turn) -> TurnTable:
    seat = state.seats[state.to_move]
    supply, pile = len(state.supply), len(seat.order_pile)
    laid, orders = move.ingredients, len(move.orders)
    return TurnTable(seat.hand, len(seat.hand_orders), laid, orders, move.draw, supply, pile, move.order_first)


def turned_up(state: State) -> OrderTable:
    """Return the order that the baking phase waits for, with what lies sorted and all hands."""
    order = state.pile[state.gone_through]
    assert isinstance(order, Order)
    return OrderTable(order, state.sorted, tuple((seat.owner, seat.hand) for seat in state.seats))


def _judge_settling(state: State, move: Settle) -> tuple[Finding, ...]:
    table = turned_up(state)
    if move.way is not None:
        return judge_way(table, move.way, state.rules)
    if state.rules.may_refuse(ways_to_pay(table, state.rules)):
        return (kept("mm.bake.top_up", "refused", owner=table.order.owner),)
    return (broken("mm.bake.table_first", "no_refusal", owner=table.order.owner),)


def _lay(state: State, move: Turn) -> State:
    seat = state.seats[state.to_move]
    ingredients: tuple[Kind | Order, ...] = move.ingredients
    laid = (*move.orders, *ingredients) if move.order_first else (*ingredients, *move.orders)
    left = tuple(order for order in seat.hand_orders if order not in move.orders)
    changed = state.seat(state.to_move, hand=minus(seat.hand, counts(move.ingredients)), hand_orders=left)
    return replace(changed, pile=(*state.pile, *laid))


def _draw(state: State, draw: Draw) -> State:
    """Refill the hand to seven from one pile; who draws the Mamma Mia card lays it open and draws one more."""
    i = state.to_move
    if draw in (Draw.SUPPLY, Draw.BOTH):
        state = _from_supply(state, i)
    if draw in (Draw.ORDERS, Draw.BOTH):
        seat = state.seats[i]
        n = HAND - seat.held
        state = state.seat(i, hand_orders=(*seat.hand_orders, *seat.order_pile[:n]), order_pile=seat.order_pile[n:])
    return state


def _from_supply(state: State, i: int) -> State:
    seat, supply, mamma, drawn = state.seats[i], list(state.supply), state.mamma, NONE
    while supply and seat.held + sum(drawn) < HAND:
        card = supply.pop(0)
        if isinstance(card, Kind):
            drawn = plus(drawn, of(card, 1))
        else:
            mamma = i
    return replace(state.seat(i, hand=plus(seat.hand, drawn)), supply=tuple(supply), mamma=mamma)


def _next_turn(state: State, rng: Random) -> State:
    """Pass the turn, or end the round: at once when the supply is used up (`mm.round.end`), or when nobody can ever move."""
    since = state.turns_since_last_card
    if not state.supply:
        since = 0 if since is None else since + 1
    state = replace(state, turns_since_last_card=since, to_move=(state.to_move + 1) % len(state.seats))
    if state.rules.round_over(since, len(state.seats)) or _stuck(state):
        return _go_through(_start_baking(state), rng)
    return state


def _stuck(state: State) -> bool:
    """Tell whether all hold seven orders and may lay none: texts are silent, the round then ends without a last card."""
    only_draw = state.rules.readings.no_ingredient_turn == "draw_only"
    return only_draw and all(len(seat.hand_orders) == HAND for seat in state.seats)


def _start_baking(state: State) -> State:
    pile, mamma, supply = state.rules.pile_sequence(state.pile), state.mamma, state.supply
    if mamma is None:
        mamma, supply = state.to_move, tuple(card for card in supply if card != MAMMA)
    return replace(state, phase=Phase.BAKING, pile=pile, mamma=mamma, supply=supply, gone_through=0)


def _go_through(state: State, rng: Random) -> State:
    """Go through the pile up to the next order whose owner has a choice; finish the round at its end."""
    while state.gone_through < len(state.pile):
        card = state.pile[state.gone_through]
        if isinstance(card, Kind):
            state = replace(state, sorted=plus(state.sorted, of(card, 1)), gone_through=state.gone_through + 1)
        elif ways_to_pay(turned_up(state), state.rules):
            return state
        else:
            state = _settle(state, None)
    return _finish_round(state, rng)


def _settle(state: State, way: Way | None) -> State:
    table = turned_up(state)
    order = table.order
    i = next(i for i, seat in enumerate(state.seats) if seat.owner is order.owner)
    state = replace(state, gone_through=state.gone_through + 1)
    if way is None:
        options = () if order.pizza == "bombastica" else recipes(table, state.rules)
        sorted = state.rules.after_failed(state.sorted, options[0] if options else NONE)
        pile = state.rules.failed_order(state.seats[i].order_pile, order)
        return replace(state.seat(i, order_pile=pile), sorted=sorted)
    helpers = state.rules.helpers(order, tuple(who for who, _ in table.hands))
    state = _with_hands(state, pay_from_hands(table.hands, way.hand, helpers))
    state = state.seat(i, filled=(*state.seats[i].filled, order))
    used = plus(state.used, plus(way.sorted, way.hand))
    return replace(state, sorted=state.rules.after_filled(state.sorted, way), used=used)


def _with_hands(state: State, hands: Hands) -> State:
    for i, (_, hand) in enumerate(hands):
        state = state.seat(i, hand=hand)
    return state


def _finish_round(state: State, rng: Random) -> State:
    if state.round == ROUNDS:
        return replace(state, phase=Phase.OVER, pile=(), gone_through=0)
    supply, sorted = state.rules.next_supply(state.used, state.sorted)
    drawn: list[SupplyCard] = [*cards(supply), *(card for card in state.supply if isinstance(card, Kind)), MAMMA]
    rng.shuffle(drawn)
    assert state.mamma is not None
    state = replace(
        state,
        supply=tuple(drawn),
        sorted=sorted,
        used=NONE,
        pile=(),
        gone_through=0,
        to_move=state.mamma,
        mamma=None,
        round=state.round + 1,
        phase=Phase.LAYING,
        turns_since_last_card=None,
    )
    return _refilled(state)


def _refilled(state: State) -> State:
    """Refill every hand from the supply where a slip has it so; the true rule draws nothing between rounds."""
    for i, seat in enumerate(state.seats):
        n = state.rules.drawn_between_rounds(seat.held)
        hand, supply = seat.hand, list(state.supply)
        for card in [c for c in supply if isinstance(c, Kind)][:n]:
            supply.remove(card)
            hand = plus(hand, of(card, 1))
        state = replace(state.seat(i, hand=hand), supply=tuple(supply))
    return state
