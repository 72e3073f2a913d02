"""Whole games of Galloping Pigs: set-up, rounds, an end; pigs, cards and food conserved under every combination of readings."""

from dataclasses import replace
from itertools import pairwise, permutations, product
from random import Random

import pytest

from tests.galloping_pigs.table import winner
from trainer.drills.scenario import answer
from trainer.games.galloping_pigs.model import FOOD, LOOP, PIGS, ROUNDS, Pig, Places, lined_up, space
from trainer.games.galloping_pigs.play import IllegalMove, LayFood, LineUp, Move, PlayCard, after, judge, legal_moves
from trainer.games.galloping_pigs.readings import READINGS
from trainer.games.galloping_pigs.rules import TRUE, Rules
from trainer.games.galloping_pigs.slips import SLIPS
from trainer.games.galloping_pigs.state import Phase, State, Variant, all_cards, all_food, start
from trainer.games.game import choose

COMBINATIONS = [
    dict(zip((r.id for r in READINGS), chosen, strict=True)) for chosen in product(*(r.options for r in READINGS))
]
BOX = tuple(pig for pig in PIGS for _ in range(7))
LINES = [LineUp(line) for line in permutations(PIGS)]
NO_LINES = [LineUp((Pig.RED, Pig.RED, Pig.GREEN, Pig.BLUE, Pig.BLACK)), LineUp(PIGS[:4]), LineUp((*PIGS, Pig.RED))]
FOODS = [LayFood(on) for on in range(LOOP)]
CARDS = [PlayCard(pig) for pig in PIGS]
EVERY: list[Move] = [*LINES, *NO_LINES, *FOODS, *CARDS]
TRACK = Variant.TRACK_FOOD


def played(
    rules: Rules, players: int, seed: int, variant: Variant = Variant.NONE, food: int = FOOD
) -> tuple[State, ...]:
    """The states of a random game."""
    rng = Random(seed)
    states = [start(players, rules, rng, variant).with_course(supply=food)]
    while not states[-1].over:
        moves = legal_moves(states[-1])
        states.append(after(states[-1], moves[rng.randrange(len(moves))], rng))
        assert len(states) < 200
    return tuple(states)


def under(**readings: str) -> Rules:
    rules: Rules = choose(TRUE, readings)
    return rules


def apart(places: Places) -> bool:
    """Whether the five pigs stand on five spaces."""
    return len({space(place) for place in places}) == len(PIGS)


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_with_pigs_cards_and_food_conserved_under_every_combination_of_readings(
    players: int, variant: Variant
) -> None:
    for seed, readings in enumerate(COMBINATIONS):
        states = played(under(**readings), players, seed, variant)
        assert {all_cards(state) for state in states} == {BOX}
        assert {all_food(state) for state in states} == {FOOD}
        assert all(apart(state.course.places) for state in states)


@pytest.mark.parametrize("variant", Variant)
def test_games_with_little_food_end_too(variant: Variant) -> None:
    for seed, readings in enumerate(COMBINATIONS):
        states = played(under(**readings), 2 + seed % 4, seed, variant, food=1 + seed % 9)
        assert {all_food(state) for state in states} == {1 + seed % 9}
        assert {all_cards(state) for state in states} == {BOX}


@pytest.mark.parametrize("slip", SLIPS)
def test_every_slip_can_be_played_to_the_end(slip: str) -> None:
    states = played(SLIPS[slip], 3, 1, TRACK)
    assert {all_food(state) for state in states} == {FOOD}


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(TRUE, 3, 5, TRACK) == played(TRUE, 3, 5, TRACK)
    assert played(TRUE, 3, 5, TRACK) != played(TRUE, 3, 6, TRACK)


def test_legal_moves_are_those_judged_legal() -> None:
    for state in played(TRUE, 3, 2, TRACK):
        assert set(legal_moves(state)) == {move for move in EVERY if judge(state, move).answer}


def test_legal_moves_are_lines_then_free_spaces_then_cards_in_hand() -> None:
    for state in played(TRUE, 3, 2, TRACK):
        expected: dict[Phase, list[Move]] = {
            Phase.LINING_UP: [*LINES],
            Phase.LAYING_FOOD: [LayFood(on) for on in range(5, 18) if on not in state.course.track_food],
            Phase.RACING: [PlayCard(pig) for pig in PIGS if pig in state.hands[state.to_move]],
            Phase.OVER: [],
        }
        assert list(legal_moves(state)) == expected[state.phase]


def _racing() -> State:
    """A race of two: A holds red only, B black only, A is to move."""
    state = start(2, TRUE, Random(1))
    return replace(state, phase=Phase.RACING, hands=((Pig.RED,), (Pig.BLACK,)), first=0, to_move=0)


def _laying() -> State:
    """Three players lay food, A first, with red in front."""
    return replace(start(3, TRUE, Random(1), TRACK), phase=Phase.LAYING_FOOD, first=0, to_move=0)


@pytest.mark.parametrize(
    ("state", "move", "clause"),
    [
        (start(2, TRUE, Random(1)), PlayCard(Pig.RED), "gp.turn.sequence"),
        (_racing(), LINES[0], "gp.turn.sequence"),
        (_racing(), LayFood(9), "gp.turn.sequence"),
        (_racing(), PlayCard(Pig.BLACK), "gp.turn.play"),
        (_laying(), LayFood(18), "gp.variant.place"),
        (_laying(), LayFood(4), "gp.variant.first_four"),
        (_laying().with_course(supply=0), LayFood(9), "gp.variant.place"),
        *((start(2, TRUE, Random(1)), line, "gp.setup.line") for line in NO_LINES),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_an_illegal_move_carries_its_verdict(state: State, move: Move, clause: str) -> None:
    with pytest.raises(IllegalMove) as fault:
        after(state, move, Random(1))
    assert not fault.value.verdict.answer
    assert fault.value.verdict.clauses == (clause,)


def test_gp_setup_components_and_food_in_the_middle() -> None:
    state = start(4, TRUE, Random(4))
    assert (len(all_cards(state)), state.course.supply, state.course.track_food) == (35, 55, ())
    assert (LOOP, len(PIGS)) == (22, 5)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_gp_setup_two_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        start(players, TRUE, Random(1))


def test_gp_setup_first_player_is_chosen_by_the_seed() -> None:
    assert {start(3, TRUE, Random(seed)).first for seed in range(20)} == {0, 1, 2}


def test_gp_setup_line_in_any_sequence_the_front_pig_on_the_start_line() -> None:
    state = start(2, TRUE, Random(1))
    for move in LINES:
        assert after(state, move, Random(1)).course.places == lined_up(move.line)
    assert after(state, LINES[0], Random(1)).course.places == (0, -1, -2, -3, -4)


@pytest.mark.parametrize(("players", "unused"), [(2, 21), (3, 14), (4, 7), (5, 0)])
def test_gp_setup_deal_seven_each_and_the_rest_is_not_used(players: int, unused: int) -> None:
    state = after(start(players, TRUE, Random(players)), LINES[0], Random(players))
    assert [len(hand) for hand in state.hands] == [7] * players
    assert len(state.unused) == unused
    assert {len(now.unused) for now in played(TRUE, players, 1) if now.phase is Phase.RACING} == {unused}


def test_gp_turn_sequence_clockwise_from_the_first_player_one_card_each() -> None:
    states = played(TRUE, 4, 3)
    for n in range(1, ROUNDS + 1):
        racing = [state for state in states if state.phase is Phase.RACING and state.round == n]
        assert [state.to_move for state in racing] == [(racing[0].first + i) % 4 for i in range(28)]


def test_gp_turn_play_the_card_is_out_for_this_round() -> None:
    state = _racing()
    assert after(state, PlayCard(Pig.RED), Random(1)).hands == ((), (Pig.BLACK,))
    for before, now in pairwise(played(TRUE, 2, 4)):
        if before.phase is now.phase is Phase.RACING:
            card = now.steps[-1].play.card
            assert now.hands[before.to_move].count(card) == before.hands[before.to_move].count(card) - 1


def test_places_only_grow_while_a_round_lasts() -> None:
    for before, now in pairwise(played(TRUE, 5, 6)):
        if before.phase is now.phase is Phase.RACING:
            assert sum(a != b for a, b in zip(before.course.places, now.course.places, strict=True)) == 1
            assert sum(now.course.places) > sum(before.course.places)


def test_gp_move_loop_the_front_gains_one_space_a_card_too_little_for_a_lap_of_two_players() -> None:
    racing = [state for seed in range(5) for state in played(TRUE, 2, seed) if state.phase is Phase.RACING]
    assert all(max(state.course.places) <= len(state.steps) for state in racing)
    assert max(len(state.steps) for state in racing) + 1 == 14


def test_gp_round_end_when_everybody_has_played_seven() -> None:
    for before, now in pairwise(played(TRUE, 3, 7)):
        if before.phase is Phase.RACING:
            assert (now.phase is not Phase.RACING) is (len(before.steps) == 20)


def _last_cards(rules: Rules, places: Places = (0, -1, -2, -3, -4), **course: object) -> State:
    """The last two cards of round 1: A holds black, B blue; 3 food on A's right, 2 on A's left, 1 on B's left."""
    state = start(2, rules, Random(1)).with_course(places=places, left=(("A", 2), ("B", 1)), supply=49, **course)
    hands = ((Pig.BLACK,), (Pig.BLUE,))
    return replace(state, phase=Phase.RACING, hands=hands, right=(3, 0), first=0, to_move=0)


def _ended(state: State) -> State:
    """The state after the last two cards."""
    return after(after(state, PlayCard(Pig.BLACK), Random(1)), PlayCard(Pig.BLUE), Random(1))


def test_gp_round_keep_all_food_of_the_round_moves_to_the_right() -> None:
    state = _ended(_last_cards(TRUE))
    assert state.right == (3 + 2 + 1, 1 + 1)
    assert state.course.left == (("A", 0), ("B", 0))
    assert state.course.supply == 47


def test_gp_round_lose_goes_back_and_food_of_earlier_rounds_stays_safe() -> None:
    state = _ended(_last_cards(TRUE, (9, 7, 6, 1, 0)))
    assert state.right == (3, 0)
    assert state.course.left == (("A", 0), ("B", 0))
    assert state.course.supply == 52


def test_gp_slip_lose_everything_shows_in_a_whole_game() -> None:
    state = _ended(_last_cards(SLIPS["gp.slip.lose_everything"], (9, 7, 6, 1, 0)))
    assert state.right == (0, 0)
    assert state.course.supply == 55


def test_reading_last_card_judged_decides_in_a_game_too() -> None:
    state = _ended(_last_cards(under(last_card_judged="at_round_end")))
    assert state.right == (3, 1 + 1)


def test_reading_lead_again_decides_in_a_game_too() -> None:
    led = (3, 2, 1, 0, 4)
    assert _ended(_last_cards(TRUE, led)).right[0] == 3 + 2 + 1
    assert _ended(_last_cards(under(lead_again="must_overtake"), led)).right[0] == 3


def _lined_up(states: tuple[State, ...]) -> list[State]:
    """The state of each round just after the pigs were lined up."""
    return [now for before, now in pairwise(states) if before.phase is Phase.LINING_UP]


def test_gp_round_next_the_left_neighbour_is_the_first_player() -> None:
    rounds = [state for state in played(TRUE, 3, 8) if state.phase is Phase.LINING_UP]
    assert [state.first for state in rounds] == [(rounds[0].first + i) % 3 for i in range(ROUNDS)]
    assert [state.to_move for state in rounds] == [state.first for state in rounds]


def test_gp_round_next_the_pigs_line_up_from_the_start_line_and_seven_cards_are_dealt_anew() -> None:
    rounds = _lined_up(played(TRUE, 3, 8))
    assert [sorted(state.course.places) for state in rounds] == [[-4, -3, -2, -1, 0]] * ROUNDS
    assert [[len(hand) for hand in state.hands] for state in rounds] == [[7, 7, 7]] * ROUNDS
    assert len({state.hands for state in rounds}) == ROUNDS


def test_reading_next_line_up() -> None:
    assert [max(state.course.places) for state in _lined_up(played(TRUE, 2, 1))] == [0, 0, 0]
    rear = _lined_up(played(under(next_line_up="rear_on_line"), 2, 1))
    assert [sorted(state.course.places)[::4] for state in rear] == [[-4, 0], [0, 4], [0, 4]]


def test_reading_empty_supply() -> None:
    for option, phase in (("take_none", Phase.RACING), ("game_ends", Phase.OVER)):
        state = replace(_racing(), rules=under(empty_supply=option)).with_course(supply=1)
        assert after(state, PlayCard(Pig.RED), Random(1)).phase is phase


def test_reading_empty_supply_one_food_in_the_middle_is_enough_to_go_on() -> None:
    state = replace(_racing(), rules=under(empty_supply="game_ends")).with_course(supply=2)
    assert after(state, PlayCard(Pig.RED), Random(1)).phase is Phase.RACING


def test_reading_empty_supply_food_on_the_right_stays_when_the_game_ends() -> None:
    state = replace(_racing(), rules=under(empty_supply="game_ends"), right=(4, 5)).with_course(supply=1)
    assert after(state, PlayCard(Pig.RED), Random(1)).right == (4 + 1, 5)


def test_reading_track_food_left() -> None:
    behind = (9, 7, 6, 1, 0)
    state = _ended(_last_cards(TRUE, behind, track_food=(12,)))
    assert (state.course.track_food, state.course.supply) == ((), 52 + 1)
    state = _ended(_last_cards(under(track_food_left="stays"), behind, track_food=(12,)))
    assert (state.course.track_food, state.course.supply) == ((12,), 52)


def test_gp_variant_place_each_lays_one_from_the_middle_before_the_race() -> None:
    state, seats = start(3, TRUE, Random(1), TRACK), []
    state = after(state, LINES[0], Random(1))
    for on in (5, 17, 9):
        seats.append((state.to_move - state.first) % 3)
        state = after(state, LayFood(on), Random(1))
    assert seats == [0, 1, 2]
    assert (state.course.track_food, state.course.supply) == ((5, 17, 9), 52)
    assert (state.phase, state.to_move) == (Phase.RACING, state.first)


def test_gp_variant_place_without_food_in_the_middle_nobody_lays_any() -> None:
    assert after(_laying().with_course(supply=1), LayFood(9), Random(1)).phase is Phase.RACING
    state = start(3, TRUE, Random(1), TRACK).with_course(supply=0)
    assert after(state, LINES[0], Random(1)).phase is Phase.RACING


def test_gp_variant_is_not_played_unless_chosen() -> None:
    assert all(not state.course.track_food for state in played(TRUE, 3, 2))
    assert any(state.course.track_food for state in played(TRUE, 3, 2, TRACK))


def test_gp_end_winner_is_told_by_the_food_on_the_right() -> None:
    state = played(TRUE, 4, 9)[-1]
    assert state.round == ROUNDS
    assert dict(state.course.left) == dict.fromkeys(state.players, 0)
    assert answer(winner(**dict(state.scores)))["winners"] == [
        player for player, n in state.scores if n == max(state.right)
    ]
