"""What one race card does: where its pig lands, whether it is in front, whether there is food for that."""

from dataclasses import dataclass

from trainer.games.galloping_pigs.model import LOOP, PIGS, Pig, Places, in_front, moved, read_off_the_loop, space
from trainer.games.galloping_pigs.rules import Gallop, Rules, gallop
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
    move = gallop(table.places, table.card, rules)
    food = rules.earns(move, rules.readings)
    card = kept("gp.turn.shared", "card", pig=move.pig, place=move.start, space=space(move.start))
    found = (card, *movement(table.places, move), lead(table.places, move, food))
    return Verdict(MoveAnswer(move, food), found, _decided(found, move))


def movement(places: Places, move: Gallop) -> tuple[Finding, ...]:
    """Return how a pig comes to its new space: a step or a jump, the gap it stops at, the pigs it laps."""
    to = space(move.lands_on)
    if not move.jumped:
        step = kept("gp.move.next", "step", pig=move.pig, place=move.lands_on, space=to)
        return (step, *_counted(places, move))
    n = len(move.jumped)
    found = [kept("gp.move.jump", "jumps", pig=move.pig, jumped=move.jumped, n=n, place=move.lands_on, space=to)]
    if not move.leads:
        found.append(_gap(places, move))
    lapped = tuple(other for other in move.jumped if places[other] < move.start)
    if lapped:
        found.append(kept("gp.move.loop", "laps", pig=move.pig, lapped=lapped, n=len(lapped)))
    return (*found, *_counted(places, move))


def lead(places: Places, move: Gallop, food: bool) -> Finding:
    """Return whether the moved pig is in front of all others, which was in front before, and whether that earns food."""
    to, other = space(move.lands_on), places[move.rival]
    if not move.leads:
        ahead, where = other - move.lands_on, space(other)
        fact = "passes" if food else "behind"
        return kept("gp.food.none", fact, pig=move.pig, space=to, other=move.rival, other_space=where, ahead=ahead)
    if not move.led:
        return kept("gp.food.lead", "takes_lead", pig=move.pig, space=to, other=move.rival, other_space=space(other))
    fact = "leads_again" if food else "led_already"
    return kept("gp.food.lead", fact, "lead_again", pig=move.pig, space=to, other=move.rival)


def _gap(places: Places, move: Gallop) -> Finding:
    """Return the gap that a jump ends at: its empty spaces, and the pig that stands beyond it."""
    beyond = min((p for p in PIGS if p is not move.pig), key=lambda p: (places[p] - move.lands_on) % LOOP)
    gap = (places[beyond] - move.lands_on) % LOOP
    return kept("gp.move.jump", "gap", pig=move.pig, space=space(move.lands_on), other=beyond, gap=gap)


def _counted(places: Places, move: Gallop) -> tuple[Finding, ...]:
    """Return the lead counted in spaces run, where the loop alone would show another pig in front."""
    if move.lands_on < LOOP and places[move.rival] < LOOP:
        return ()
    after = moved(places, move.pig, move.lands_on)
    front, seems = in_front(after), max(PIGS, key=lambda pig: read_off_the_loop(after[pig]))
    if front is seems:
        return ()
    place, other = after[front], after[seems]
    where = {"space": space(place), "other_space": space(other)}
    return (kept("gp.move.loop", "counted", pig=front, place=place, other=seems, other_place=other, **where),)


def _decided(found: tuple[Finding, ...], move: Gallop) -> Finding:
    """Return what to cite first: a lap, a lead that readings differ on, a lead taken, else how the pig moved."""
    for f in found:
        if f.clause == "gp.move.loop":
            return f
    return found[-1] if move.leads else found[1]
