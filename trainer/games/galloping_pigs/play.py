"""Playing Galloping Pigs: legal moves, judging a move, and the state after it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random
from typing import TypeAlias

from trainer.games.galloping_pigs.course import Play, advance
from trainer.games.galloping_pigs.model import LOOP, PIGS, ROUNDS, Pig, lined_up
from trainer.games.galloping_pigs.round_end import judge_last_cards
from trainer.games.galloping_pigs.state import Phase, State, Variant, dealt
from trainer.games.galloping_pigs.track_food import judge_laid
from trainer.rulebook.verdict import Finding, Verdict, broken, faults, kept


@dataclass(frozen=True, slots=True)
class LineUp:
    """The first player's move at the start of a round: the pigs in a line, front first."""

    line: tuple[Pig, ...]


@dataclass(frozen=True, slots=True)
class LayFood:
    """A move of the variant: food from the middle laid on a space."""

    space: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A move of the race: a card from the hand."""

    card: Pig


Move: TypeAlias = LineUp | LayFood | PlayCard


class IllegalMove(ValueError):
    """A move that the rules do not allow, with the verdict that says why."""

    def __init__(self, verdict: Verdict[bool]) -> None:
        super().__init__(", ".join(faults(verdict.findings)))
        self.verdict = verdict


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the moves that `judge` calls legal; none when the game is over."""
    return tuple(move for move in _candidates(state) if judge(state, move).answer)


def judge(state: State, move: Move) -> Verdict[bool]:
    """Return whether a move is legal now (002)."""
    found: tuple[Finding, ...]
    if isinstance(move, LineUp) and state.phase is Phase.LINING_UP:
        found = (_line(move),)
    elif isinstance(move, LayFood) and state.phase is Phase.LAYING_FOOD:
        found = _food(state, move.space)
    elif isinstance(move, PlayCard) and state.phase is Phase.RACING:
        found = (_card(state, move.card),)
    else:
        found = (broken("gp.turn.sequence", "not_now"),)
    return Verdict(not faults(found), found, next((f for f in found if not f.holds), found[0]))


def after(state: State, move: Move, rng: Random) -> State:
    """Return the state after a legal move; `rng` shuffles the race cards. Raise `IllegalMove` for any other."""
    verdict = judge(state, move)
    if not verdict.answer:
        raise IllegalMove(verdict)
    if isinstance(move, LineUp):
        lined = _lined(state, move.line)
        return lined if state.variant is Variant.TRACK_FOOD and legal_moves(lined) else dealt(lined, rng)
    if isinstance(move, LayFood):
        laid = _laid(state, move.space)
        return laid if laid.to_move != laid.first and legal_moves(laid) else dealt(laid, rng)
    raced = _raced(state, move.card)
    return _end_round(raced) if _round_over(raced) else raced


def _candidates(state: State) -> Iterator[Move]:
    if state.phase is Phase.LINING_UP:
        yield from (LineUp(line) for line in permutations(PIGS))
    elif state.phase is Phase.LAYING_FOOD:
        yield from (LayFood(on) for on in range(LOOP))
    elif state.phase is Phase.RACING:
        yield from (PlayCard(pig) for pig in PIGS)


def _line(move: LineUp) -> Finding:
    if sorted(move.line) != list(PIGS):
        return broken("gp.setup.line", "not_five", n=len(set(move.line)))
    return kept("gp.setup.line", "lined_up", pig=move.line[0])


def _food(state: State, on: int) -> tuple[Finding, ...]:
    course, n = state.course, (state.to_move - state.first) % len(state.players) + 1
    if not course.supply:
        return (broken("gp.variant.place", "no_food", n=n),)
    return judge_laid(n, on, course.places, course.track_food)


def _card(state: State, card: Pig) -> Finding:
    n = state.hands[state.to_move].count(card)
    return kept("gp.turn.play", "held", pig=card, n=n) if n else broken("gp.turn.play", "not_held", pig=card)


def _lined(state: State, line: tuple[Pig, ...]) -> State:
    """Line the pigs up; which end stands on the start line from the second round on is the reading `next_line_up`."""
    rear_on_line = state.round > 1 and state.rules.readings.next_line_up == "rear_on_line"
    places = lined_up(line, len(line) - 1 if rear_on_line else 0)
    lined = state.with_course(places=places, first_movers=("",) * len(PIGS))
    return replace(lined, phase=Phase.LAYING_FOOD, to_move=state.first)


def _laid(state: State, on: int) -> State:
    course = state.course
    laid = state.with_course(track_food=(*course.track_food, on), supply=course.supply - 1)
    return replace(laid, to_move=_next(state, state.to_move))


def _raced(state: State, card: Pig) -> State:
    i, hands = state.to_move, list(state.hands)
    step = advance(state.course, Play(state.players[i], card), state.rules)
    at = hands[i].index(card)
    hands[i] = (*hands[i][:at], *hands[i][at + 1 :])
    steps = (*state.steps, step)
    return replace(state, hands=tuple(hands), steps=steps, course=step.course, to_move=_next(state, i))


def _next(state: State, seat: int) -> int:
    """Return the next seat clockwise: the neighbour to the left."""
    return (seat + 1) % len(state.players)


def _used_up(state: State) -> bool:
    """Tell whether the game ends because the middle is empty: the reading `empty_supply` (`gp.food.empty_supply`)."""
    return state.rules.readings.empty_supply == "game_ends" and not state.course.supply


def _round_over(state: State) -> bool:
    """Tell whether everybody has played 7 cards (`gp.round.end`; 002), or the game ends before that."""
    return not any(state.hands) or _used_up(state)


def _end_round(state: State) -> State:
    """Settle the food and pass on to the next round, or end the game (`gp.round.keep`, `gp.round.next`; 002)."""
    over = state.round == ROUNDS or _used_up(state)
    settled = _settled(state)
    if over:
        return replace(settled, phase=Phase.OVER)
    first = _next(state, state.first)
    return replace(settled, phase=Phase.LINING_UP, round=state.round + 1, first=first, to_move=first)


def _settled(state: State) -> State:
    """Move kept food to the right and lost food to the middle. Who still holds cards when the game ends has lost it."""
    keepers = {one.player for one in judge_last_cards(state.steps, state.rules) if one.keeps}
    course, right, back = state.course, list(state.right), 0
    for i, (player, n) in enumerate(course.left):
        if player in keepers and not state.hands[i]:
            right[i] += n
        else:
            safe = state.rules.stays_safe(right[i])
            back += n + right[i] - safe
            right[i] = safe
    track = course.track_food
    if state.rules.readings.track_food_left == "back_to_supply":
        back, track = back + len(track), ()
    none = tuple((player, 0) for player in state.players)
    return replace(state.with_course(left=none, supply=course.supply + back, track_food=track), right=tuple(right))
