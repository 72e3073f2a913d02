"""What one race card does: where its pig lands, whether it is in front, whether there is food for that."""

from dataclasses import dataclass
from functools import lru_cache

from trainer.games.galloping_pigs.model import LOOP, PIGS, REAR, Pig, Places, Spaces, in_front, read_off_the_loop, space
from trainer.games.galloping_pigs.rules import Gallop, Hops, Measured, Rules, gallop
from trainer.rulebook.verdict import Finding, Verdict, kept


@dataclass(frozen=True, slots=True)
class MoveTable:
    """Where the pigs stand, and the card that is played."""

    places: Places
    card: Pig


@dataclass(frozen=True, slots=True)
class MoveAnswer:
    """The move of the pig, and whether it earns food for the lead."""

    gallop: Gallop
    food: bool


def judge_move(table: MoveTable, rules: Rules) -> Verdict[MoveAnswer]:
    """Return where the pig of a card lands, whether it leads and whether that earns food (002).

    >>> verdict = judge_move(MoveTable((3, 1, 0, -1, -2), Pig.BLUE), Rules())
    >>> verdict.answer.gallop.lands_on, verdict.answer.food, verdict.clauses[0]
    (2, False, 'gp.move.jump')
    """
    move, moved = ride(table.places, table.card, rules)
    food = rules.earns(move, rules.readings)
    card = kept("gp.turn.shared", "card", pig=move.pig, space=space(move.start))
    found = (card, *moved, lead(move, food))
    return Verdict(MoveAnswer(move, food), found, _decided(found, move))


def ride(places: Places, pig: Pig, rules: Rules, track_food: Spaces = ()) -> tuple[Gallop, tuple[Finding, ...]]:
    """Return the move of a pig, and how it comes to its new space."""
    return _ride(places, pig, rules.hops, rules.measured, track_food)


@lru_cache(maxsize=1024)
def _ride(places: Places, pig: Pig, hops: Hops, measured: Measured, food: Spaces) -> tuple[Gallop, tuple[Finding, ...]]:
    # No reading touches how a pig moves: a race asked under each of them works out its moves once.
    move = gallop(places, pig, hops, measured, food)
    return move, _movement(move)


def _movement(move: Gallop) -> tuple[Finding, ...]:
    """Return how a pig comes to its new space: a step or a jump, the gap it stops at, the pigs it laps."""
    pig, place, jumped = move.pig, move.lands_on, move.jumped
    start, to = space(move.start), space(place)
    if not jumped:
        found = [kept("gp.move.next", "step", pig=pig, start=start, space=to)]
    else:
        found = [kept("gp.move.jump", "jumps", pig=pig, start=start, jumped=jumped, n=len(jumped), space=to)]
        if not move.leads:
            found.append(_gap(move))
    return (*found, *_laps(move)) if place > LOOP + REAR or move.ahead >= LOOP else tuple(found)


def lead(move: Gallop, food: bool) -> Finding:
    """Return whether the moved pig is in front of all others, which one was before, and whether that earns food."""
    pig, to, other, other_on = move.pig, move.lands_on, move.rival, move.ahead
    if not move.leads:
        fact, where, ahead = "passes" if food else "behind", space(other_on), other_on - to
        return kept("gp.food.none", fact, pig=pig, space=space(to), other=other, other_space=where, ahead=ahead)
    if not move.led:
        return kept("gp.food.lead", "takes_lead", pig=pig, space=space(to), other=other, other_space=space(other_on))
    fact = "leads_again" if food else "led_already"
    return kept("gp.food.lead", fact, "lead_again", pig=pig, space=space(to), other=other)


def _gap(move: Gallop) -> Finding:
    """Return the gap that a jump ends at: its empty spaces, and the pig that stands beyond it."""
    to = move.lands_on
    ahead = [(place - to) % LOOP for place in move.before]
    ahead[move.pig] = LOOP
    gap = min(ahead)
    beyond = PIGS[ahead.index(gap)]
    return kept("gp.move.jump", "gap", pig=move.pig, space=space(to), other=beyond, gap=gap)


def _laps(move: Gallop) -> tuple[Finding, ...]:
    """Return what a loop does to the lead: pigs that are lapped, and a lead that the loop alone would not show."""
    found = []
    lapped = tuple(other for other in move.jumped if move.before[other] < move.start)
    if lapped:
        found.append(kept("gp.move.loop", "laps", pig=move.pig, lapped=lapped, n=len(lapped)))
    front, seems = in_front(move.after), in_front(tuple(map(read_off_the_loop, move.after)))
    if front is not seems and move.pig in (front, seems):
        place, other_place = move.after[front], move.after[seems]
        values = {"place": place, "space": space(place), "other_place": other_place, "other_space": space(other_place)}
        found.append(kept("gp.move.loop", "counted", "", pig=front, other=seems, **values))
    return tuple(found)


def _decided(found: tuple[Finding, ...], move: Gallop) -> Finding:
    """Return what to cite first: a lap, a lead that readings differ on, a lead taken, else how the pig moved."""
    for f in found:
        if f.clause == "gp.move.loop":
            return f
    return found[-1] if move.leads else found[1]
