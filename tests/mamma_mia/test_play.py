"""Whole games of Mamma Mia!: legal moves, conserved cards, an end; under every combination of readings."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from trainer.games.game import choose
from trainer.games.mamma_mia.model import Kind, Order, Owner, Pizza
from trainer.games.mamma_mia.play import IllegalMove, Settle, Turn, after, candidates, judge, legal_moves
from trainer.games.mamma_mia.readings import READINGS
from trainer.games.mamma_mia.rules import TRUE, Rules
from trainer.games.mamma_mia.slips import SLIPS
from trainer.games.mamma_mia.state import MAMMA, Phase, State, cards_in_play, deal
from trainer.games.mamma_mia.turns import Draw

COMBINATIONS = list(product(*(reading.options for reading in READINGS)))


def played(rules: Rules, players: int, seed: int) -> list[State]:
    """The states of a random game."""
    rng = Random(seed)
    states = [deal(players, rules, rng)]
    while not states[-1].over:
        moves = list(candidates(states[-1]))
        rng.shuffle(moves)
        states.append(after(states[-1], next(move for move in moves if judge(states[-1], move).answer), rng))
        assert len(states) < 3000
    return states


@pytest.mark.parametrize("share", range(8))
def test_random_games_end_with_every_card_conserved_under_every_combination_of_readings(share: int) -> None:
    for seed, combination in enumerate(COMBINATIONS[share::8]):
        states = played(choose(TRUE, dict(zip((r.id for r in READINGS), combination, strict=True))), 2 + seed % 4, seed)
        assert {cards_in_play(state) for state in states} == {cards_in_play(states[0])}


@pytest.mark.parametrize("slip", SLIPS)
def test_every_slip_can_be_played_to_the_end(slip: str) -> None:
    assert played(SLIPS[slip], 3, 1)[-1].over


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(TRUE, 3, 5) == played(TRUE, 3, 5)


def test_legal_moves_are_those_judged_legal() -> None:
    for state in played(TRUE, 3, 2)[:40]:
        assert set(legal_moves(state)) == {move for move in candidates(state) if judge(state, move).answer}


def test_an_illegal_move_carries_its_verdict() -> None:
    state = deal(3, TRUE, Random(1))
    with pytest.raises(IllegalMove) as fault:
        after(state, Turn((), (), Draw.SUPPLY), Random(1))
    assert fault.value.verdict.clauses == ("mm.turn.ingredients", "mm.turn.draw")


def test_mm_setup_deal_six_ingredients_and_an_order() -> None:
    for players in (2, 3, 4, 5):
        state = deal(players, TRUE, Random(players))
        assert [(sum(seat.hand), len(seat.hand_orders), len(seat.order_pile)) for seat in state.seats] == [
            (6, 1, 7)
        ] * players


def test_mm_round_end_at_once_when_the_last_supply_card_is_drawn() -> None:
    for before, now in zip(states := played(TRUE, 2, 3), states[1:], strict=False):
        if before.phase is Phase.LAYING and not now.supply:
            assert now.phase is not Phase.LAYING


def _baking(hand: dict[Kind, int], sorted: tuple[int, int, int, int, int]) -> State:
    """A state that waits for what red does about 1 salami + 4 olive."""
    state = deal(2, TRUE, Random(1))
    order = Order(Owner.RED, Pizza.OLIVE)
    red = state.seats[0]
    state = state.seat(0, hand=tuple(hand.get(kind, 0) for kind in Kind), hand_orders=(), order_pile=red.order_pile)
    return replace(state, phase=Phase.BAKING, pile=(order, Kind.PEPPER), sorted=sorted, mamma=1, round=1)


def test_mm_bake_top_up_the_owner_may_refuse() -> None:
    state = _baking({Kind.OLIVE: 1}, (1, 3, 0, 0, 0))
    assert Settle(None) in legal_moves(state)
    failed = after(state, Settle(None), Random(1))
    assert failed.seats[0].order_pile[-1] == Order(Owner.RED, Pizza.OLIVE)
    assert failed.sorted == (1, 3, 0, 0, 1)


def test_mm_bake_table_first_the_owner_cannot_decline() -> None:
    moves = legal_moves(_baking({Kind.OLIVE: 1}, (1, 4, 0, 0, 0)))
    assert len(moves) == 1
    assert moves[0] != Settle(None)


def test_mm_round_next_the_mamma_mia_starts_and_nobody_refills() -> None:
    state = _baking({Kind.OLIVE: 1}, (1, 3, 0, 0, 0))
    now = after(state, next(m for m in legal_moves(state) if m != Settle(None)), Random(1))
    assert (now.round, now.to_move, now.mamma) == (2, 1, None)
    assert sum(now.seats[0].hand) == 0
    assert now.supply.count(MAMMA) == 1
    assert len([card for card in now.supply if card != MAMMA]) >= 5


def test_mm_round_next_the_supply_is_the_mamma_mia_card_alone_if_no_pizza_was_made() -> None:
    refusing = replace(_baking({Kind.OLIVE: 1}, (1, 3, 0, 0, 0)), supply=())
    assert after(refusing, Settle(None), Random(1)).supply == (MAMMA,)
