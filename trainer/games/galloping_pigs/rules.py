"""The rules of Galloping Pigs that a slip can exchange, each a function; `Rules` holds one of each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from trainer.games.galloping_pigs.model import LOOP, PIGS, Pig, Places, Spaces, moved, space
from trainer.games.galloping_pigs.readings import DEFAULT, Readings


@dataclass(frozen=True, slots=True)
class Hop:
    """Where a pig lands, as a place, and the pigs it jumps, the nearest first."""

    lands_on: int
    jumped: tuple[Pig, ...] = ()


Hops: TypeAlias = Callable[[Places, Pig, Spaces], Hop]
Measured: TypeAlias = Callable[[Places], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Gallop:
    """A pig moved by a card: all places before and after, the pigs jumped, whether it led before and leads now.

    `rival` is the foremost of the other pigs.
    """

    pig: Pig
    before: Places
    after: Places
    jumped: tuple[Pig, ...]
    led: bool
    leads: bool
    rival: Pig

    @property
    def start(self) -> int:
        """The place that the pig leaves."""
        return self.before[self.pig]

    @property
    def lands_on(self) -> int:
        """The place that the pig lands on."""
        return self.after[self.pig]

    @property
    def ahead(self) -> int:
        """The place of the foremost of the other pigs."""
        return self.before[self.rival]


@dataclass(frozen=True, slots=True)
class LastCard:
    """What counts of a last card: the move, whether its pig is in front when the round ends, the track food taken."""

    gallop: Gallop
    still_in_front: bool
    collected: Spaces


def to_next_empty(places: Places, pig: Pig, track_food: Spaces) -> Hop:
    """Return how a pig moves: over all pigs ahead without a gap to the first empty space (`gp.move.jump`; 002).

    A pig that has lapped it, or that it laps, is jumped like any other (`gp.move.loop`). Track food is no obstacle.

    >>> to_next_empty((3, 1, 0, -1, -2), Pig.BLUE, ())
    Hop(lands_on=2, jumped=(<Pig.GREEN: 2>, <Pig.YELLOW: 1>))
    """
    taken, to, jumped = [place % LOOP for place in places], places[pig] + 1, []
    while to % LOOP in taken:
        jumped.append(PIGS[taken.index(to % LOOP)])
        to += 1
    return Hop(to, tuple(jumped))


def spaces_run(places: Places) -> tuple[int, ...]:
    """Return what the lead is measured by: the spaces run, so a lap counts (`gp.move.loop`; 002 is silent)."""
    return places


def food_for_the_lead(gallop: Gallop, readings: Readings) -> bool:
    """Tell whether a move earns food: the pig is now in front of all others (`gp.food.lead`; 002).

    Whether that is so if it was in front before is the reading `lead_again`.
    """
    return gallop.leads and not (gallop.led and readings.lead_again == "must_overtake")


def landed_on(gallop: Gallop, track_food: Spaces) -> Spaces:
    """Return the spaces from which track food is taken: the one landed on, no other (`gp.variant.collect`; 002)."""
    return (space(gallop.lands_on),) if space(gallop.lands_on) in track_food else ()


def mover(player: str, first_mover: str) -> str:
    """Return who takes the food: who moved the pig now, not who moved it first this round (`gp.turn.shared`; 002)."""
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

    readings: Readings = DEFAULT
    hops: Hops = to_next_empty
    measured: Measured = spaces_run
    earns: Callable[[Gallop, Readings], bool] = food_for_the_lead
    collects: Callable[[Gallop, Spaces], Spaces] = landed_on
    takes: Callable[[str, str], str] = mover
    keeps: Callable[[LastCard, Readings], bool] = lead_with_last_card
    stays_safe: Callable[[int], int] = this_round_only


def gallop(
    places: Places, pig: Pig, hops: Hops = to_next_empty, measured: Measured = spaces_run, food: Spaces = ()
) -> Gallop:
    """Return the move of a pig, by the rules of how a pig moves and what the lead is measured by.

    >>> move = gallop((0, -1, -2, -3, -4), Pig.BLACK)
    >>> move.lands_on, [jumped.id for jumped in move.jumped], move.leads
    (1, ['blue', 'green', 'yellow', 'red'], True)
    """
    hop, run = hops(places, pig, food), list(measured(places))
    after = moved(places, pig, hop.lands_on)
    before, now = run.pop(pig), measured(after)[pig]
    most = max(run)
    rival = run.index(most)
    return Gallop(pig, places, after, hop.jumped, before > most, now > most, PIGS[rival + (rival >= pig)])


def front(places: Places, rules: Rules) -> Pig:
    """Return the pig in front of all others."""
    run = rules.measured(places)
    return PIGS[run.index(max(run))]


TRUE = Rules()
