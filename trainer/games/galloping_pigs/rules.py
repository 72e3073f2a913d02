"""The rules of Galloping Pigs that a slip can exchange, each a function; `Rules` holds one of each."""

from collections.abc import Callable
from dataclasses import dataclass

from trainer.games.galloping_pigs.model import LOOP, PIGS, Pig, Places, Spaces, space
from trainer.games.galloping_pigs.readings import Readings


@dataclass(frozen=True, slots=True)
class Hop:
    """Where a pig lands, as a place, and the pigs it jumps, the nearest first."""

    lands_on: int
    jumped: tuple[Pig, ...] = ()


@dataclass(frozen=True, slots=True)
class Gallop:
    """A pig moved by a card: from which place to which, the pigs jumped, whether it led before and leads now.

    `rival` is the foremost of the other pigs.
    """

    pig: Pig
    start: int
    lands_on: int
    jumped: tuple[Pig, ...]
    led: bool
    leads: bool
    rival: Pig


@dataclass(frozen=True, slots=True)
class LastCard:
    """What counts of a player's last card of the round: the move, whether the pig is in front when the round ends, track food."""

    gallop: Gallop
    still_in_front: bool
    collected: Spaces


def to_next_empty(places: Places, pig: Pig, track_food: Spaces) -> Hop:
    """Return how a pig moves: over all pigs ahead without a gap to the first empty space (`gp.move.next`, `gp.move.jump`; 002).

    Pigs that it has lapped, or that have lapped it, are jumped like any other (`gp.move.loop`). Track food is no obstacle.

    >>> to_next_empty((3, 1, 0, -1, -2), Pig.BLUE, ())
    Hop(lands_on=2, jumped=(<Pig.GREEN: 2>, <Pig.YELLOW: 1>))
    """
    standing = {place % LOOP: other for other, place in zip(PIGS, places, strict=True) if other is not pig}
    to, jumped = places[pig] + 1, []
    while to % LOOP in standing:
        jumped.append(standing[to % LOOP])
        to += 1
    return Hop(to, tuple(jumped))


def spaces_run(place: int) -> int:
    """Return what the lead is measured by: the spaces run since the start, so a lap counts (`gp.move.loop`; 002 is silent)."""
    return place


def food_for_the_lead(gallop: Gallop, readings: Readings) -> bool:
    """Tell whether a move earns food: the pig is now in front of all others (`gp.food.lead`; 002).

    Whether that is so if it was in front before is the reading `lead_again`.
    """
    return gallop.leads and not (gallop.led and readings.lead_again == "must_overtake")


def landed_on(gallop: Gallop, track_food: Spaces) -> Spaces:
    """Return the spaces from which track food is taken: the one landed on, no other (`gp.variant.collect`; 002)."""
    return (space(gallop.lands_on),) if space(gallop.lands_on) in track_food else ()


def mover(player: str, first_mover: str) -> str:
    """Return who takes the food: whoever moved the pig now, not who moved it first this round (`gp.turn.shared`; 002)."""
    return player


def lead_with_last_card(last: LastCard, readings: Readings) -> bool:
    """Tell whether food is kept: the last card put its pig in front (`gp.round.keep`, `gp.round.own_move`; 002).

    Whether the pig must also be in front still when the round ends is the reading `last_card_judged`.
    """
    when_played = readings.last_card_judged == "when_played"
    return food_for_the_lead(last.gallop, readings) and (when_played or last.still_in_front)


def this_round_only(right: int) -> int:
    """Return the food on the right that stays when the last card fails: all of it (`gp.round.lose`; 002)."""
    return right


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force: the readings, and every rule that a slip can exchange."""

    readings: Readings = Readings()
    hop: Callable[[Places, Pig, Spaces], Hop] = to_next_empty
    measured: Callable[[int], int] = spaces_run
    earns: Callable[[Gallop, Readings], bool] = food_for_the_lead
    collects: Callable[[Gallop, Spaces], Spaces] = landed_on
    takes: Callable[[str, str], str] = mover
    keeps: Callable[[LastCard, Readings], bool] = lead_with_last_card
    stays_safe: Callable[[int], int] = this_round_only


def gallop(places: Places, pig: Pig, rules: Rules, track_food: Spaces = ()) -> Gallop:
    """Return the move of a pig.

    >>> move = gallop((0, -1, -2, -3, -4), Pig.BLACK, Rules())
    >>> move.lands_on, [jumped.id for jumped in move.jumped], move.leads
    (1, ['blue', 'green', 'yellow', 'red'], True)
    """
    hop, start, measured = rules.hop(places, pig, track_food), places[pig], rules.measured
    rival = max((other for other in PIGS if other is not pig), key=lambda other: measured(places[other]))
    ahead = measured(places[rival])
    return Gallop(pig, start, hop.lands_on, hop.jumped, measured(start) > ahead, measured(hop.lands_on) > ahead, rival)


def front(places: Places, rules: Rules) -> Pig:
    """Return the pig in front of all others."""
    return max(PIGS, key=lambda pig: rules.measured(places[pig]))


TRUE = Rules()
