"""The slips of Galloping Pigs: the true rules with one rule exchanged, each a mistake that people really make."""

from dataclasses import replace

from trainer.games.galloping_pigs.model import LOOP, PIGS, Pig, Places, Spaces, read_off_the_loop, space
from trainer.games.galloping_pigs.readings import Readings
from trainer.games.galloping_pigs.rules import (
    TRUE,
    Gallop,
    Hop,
    LastCard,
    Rules,
    food_for_the_lead,
    lead_with_last_card,
    to_next_empty,
)


def _next_space_taken(places: Places, pig: Pig) -> bool:
    return any(space(places[other]) == space(places[pig] + 1) for other in PIGS if other is not pig)


def _stays_behind(places: Places, pig: Pig, track_food: Spaces) -> Hop:
    return Hop(places[pig]) if _next_space_taken(places, pig) else Hop(places[pig] + 1)


def _shares_the_next(places: Places, pig: Pig, track_food: Spaces) -> Hop:
    return Hop(places[pig] + 1)


def _over_one(places: Places, pig: Pig, track_food: Spaces) -> Hop:
    jumped = to_next_empty(places, pig, track_food).jumped[:1]
    return Hop(places[pig] + 1 + len(jumped), jumped)


def _in_front_of_all(places: Places, pig: Pig, track_food: Spaces) -> Hop:
    """Return a jump over every pig ahead: to the first empty space in front of the foremost."""
    hop, taken = to_next_empty(places, pig, track_food), {space(place) for place in places}
    if not hop.jumped or hop.lands_on > max(places):
        return hop
    to = max(places) + 1
    while space(to) in taken:
        to += 1
    ahead = [other for other in PIGS if places[other] > places[pig]]
    return Hop(to, tuple(sorted(ahead, key=lambda other: places[other])))


def _over_food_too(places: Places, pig: Pig, track_food: Spaces) -> Hop:
    """Return a jump for which food fills a space as a pig does."""
    standing = {space(places[other]): other for other in PIGS if other is not pig}
    to, jumped = places[pig] + 1, []
    while space(to) in standing or space(to) in track_food:
        if space(to) in standing:
            jumped.append(standing[space(to)])
        to += 1
    return Hop(to, tuple(jumped))


def _jumped_over(gallop: Gallop, track_food: Spaces) -> Spaces:
    run = min(gallop.lands_on - gallop.start, LOOP)
    passed = [space(gallop.start + i) for i in range(1, run + 1)]
    return tuple(on for on in passed if on in track_food)


def _read_off_the_loop(places: Places) -> tuple[int, ...]:
    return tuple(read_off_the_loop(place) for place in places)


def _for_passing(gallop: Gallop, readings: Readings) -> bool:
    return bool(gallop.jumped) or food_for_the_lead(gallop, readings)


def _always(last: LastCard, readings: Readings) -> bool:
    return True


def _with_track_food(last: LastCard, readings: Readings) -> bool:
    return bool(last.collected) or lead_with_last_card(last, readings)


def _all_food(right: int) -> int:
    return 0


def _owner(player: str, first_mover: str) -> str:
    """Return whose pig it is, as if it belonged to whoever moved it first this round."""
    return first_mover


SLIPS: dict[str, Rules] = {
    "gp.slip.blocked": replace(TRUE, hops=_stays_behind),
    "gp.slip.one_step": replace(TRUE, hops=_shares_the_next),
    "gp.slip.jump_one": replace(TRUE, hops=_over_one),
    "gp.slip.over_the_gap": replace(TRUE, hops=_in_front_of_all),
    "gp.slip.food_for_passing": replace(TRUE, earns=_for_passing),
    "gp.slip.keep_always": replace(TRUE, keeps=_always),
    "gp.slip.lose_everything": replace(TRUE, stays_safe=_all_food),
    "gp.slip.by_space": replace(TRUE, measured=_read_off_the_loop),
    "gp.slip.own_pig": replace(TRUE, takes=_owner),
    "gp.slip.jump_collects": replace(TRUE, hops=_over_food_too, collects=_jumped_over),
    "gp.slip.track_food_keeps": replace(TRUE, keeps=_with_track_food),
}

MOVE_SLIPS = (
    "gp.slip.by_space",
    "gp.slip.blocked",
    "gp.slip.one_step",
    "gp.slip.jump_one",
    "gp.slip.over_the_gap",
    "gp.slip.food_for_passing",
)
"""The slips that a single move can show."""
RACE_SLIPS = (
    "gp.slip.track_food_keeps",
    "gp.slip.jump_collects",
    "gp.slip.keep_always",
    "gp.slip.own_pig",
    *MOVE_SLIPS,
)
"""The slips that a race can show, those that need more to show first; only a whole game shows `lose_everything`."""
