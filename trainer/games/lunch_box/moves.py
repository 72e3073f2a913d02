"""The moves of Lunch Box: which there are, and whether one is legal now."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from trainer.games.lunch_box.judging import judge_take
from trainer.games.lunch_box.model import Card, Take, is_there
from trainer.games.lunch_box.sets import find_sets
from trainer.games.lunch_box.state import Phase, State, seen_by
from trainer.rulebook.verdict import Finding, Verdict, broken, faults, kept


@dataclass(frozen=True, slots=True)
class Lay:
    """A card from the hand laid open on the own board, at set-up or at the end of a turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Make:
    """A set made."""

    take: Take


@dataclass(frozen=True, slots=True)
class Stop:
    """No further set this turn."""


@dataclass(frozen=True, slots=True)
class Call:
    """A name for the set just made: whether it has the names of all ingredients."""

    complete: bool


@dataclass(frozen=True, slots=True)
class Like:
    """What the player asked does with a like token."""

    give: bool


@dataclass(frozen=True, slots=True)
class Draw:
    """A card drawn from a pile."""

    pile: int


Move: TypeAlias = Lay | Make | Stop | Call | Like | Draw


class IllegalMove(ValueError):
    """A move that the rules do not allow, with the verdict that says why."""

    def __init__(self, verdict: Verdict[bool]) -> None:
        super().__init__(", ".join(faults(verdict.findings)))
        self.verdict = verdict


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the moves that `judge` calls legal; none when the game is over."""
    return tuple(move for move in candidates(state) if judge(state, move).answer)


def judge(state: State, move: Move) -> Verdict[bool]:
    """Return whether a move is legal now (004)."""
    found = _findings(state, move)
    return Verdict(not faults(found), found, next((f for f in found if not f.holds), found[0]))


def candidates(state: State) -> Iterator[Move]:
    """Yield the moves worth judging now, legal or not."""
    if state.phase is Phase.MAKING:
        yield from (Make(one.take) for one in find_sets(seen_by(state, state.to_move), state.rules))
        yield Stop()
    elif state.phase is Phase.NAMING:
        yield from (Call(True), Call(False))
    elif state.phase is Phase.LIKING:
        yield from (Like(True), Like(False))
    elif state.phase is Phase.DRAWING:
        yield from (Draw(pile) for pile in range(len(state.piles)))
    elif state.phase in (Phase.OPENING, Phase.LAYING):
        yield from (Lay(card) for card in dict.fromkeys(state.mover.hand))


def _findings(state: State, move: Move) -> tuple[Finding, ...]:
    if isinstance(move, Make) and state.phase is Phase.MAKING:
        return _make(state, move.take)
    if isinstance(move, Stop) and state.phase is Phase.MAKING:
        return (_stop(state),)
    if isinstance(move, Call) and state.phase is Phase.NAMING:
        return (kept("lb.turn.name", "called" if move.complete else "not_called"),)
    if isinstance(move, Like) and state.phase is Phase.LIKING:
        return (_like(state, move.give),)
    if isinstance(move, Draw) and state.phase is Phase.DRAWING:
        told, fact = (kept, "drawn") if state.piles[move.pile] else (broken, "no_pile")
        return (told("lb.turn.draw", fact, pile=move.pile + 1),)
    if isinstance(move, Lay) and state.phase in (Phase.OPENING, Phase.LAYING):
        clause = "lb.setup.hand" if state.phase is Phase.OPENING else "lb.turn.lay"
        told, fact = (kept, "laid") if move.card in state.mover.hand else (broken, "not_held")
        return (told(clause, fact, card=move.card.id),)
    return (broken("lb.turn.many", "not_now"),)


def _make(state: State, take: Take) -> tuple[Finding, ...]:
    table = seen_by(state, state.to_move)
    if not is_there(table, take):
        return (broken("lb.turn.many", "not_there"),)
    found = judge_take(table, take, state.rules).findings
    if state.made and not state.rules.another_set():
        return (*found, broken("lb.turn.many", "only_one", n=state.made))
    return found


def _stop(state: State) -> Finding:
    """Return whether the player may stop: the reading `stop_early` where a set could still be made."""
    if state.made and not state.rules.another_set():
        return kept("lb.turn.many", "stops")
    if next(find_sets(seen_by(state, state.to_move), state.rules), None) is None:
        return kept("lb.turn.many", "no_set")
    if state.rules.readings.stop_early == "forbidden":
        return broken("lb.turn.many", "must_go_on", "stop_early")
    return kept("lb.turn.many", "stops_early", "stop_early")


def _like(state: State, give: bool) -> Finding:
    tokens = state.seats[state.asked].tokens
    if give:
        return kept("lb.turn.like", "gives", left=tokens - 1)
    if state.rules.may_keep():
        return kept("lb.turn.like", "keeps", left=tokens)
    return broken("lb.turn.like", "must_give", left=tokens)
