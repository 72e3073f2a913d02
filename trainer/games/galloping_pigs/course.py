"""A round under way: one race card played, the pig moved, the food taken."""

from dataclasses import dataclass

from trainer.games.galloping_pigs.model import FOOD, PIGS, Pig, Places, Spaces
from trainer.games.galloping_pigs.movement import lead, ride
from trainer.games.galloping_pigs.rules import Gallop, Rules
from trainer.rulebook.verdict import Finding, kept

Heaps = tuple[tuple[str, int], ...]
"""How much food lies before each player, in the sequence of the seats."""


@dataclass(frozen=True, slots=True)
class Play:
    """A race card played by a player."""

    player: str
    card: Pig


@dataclass(frozen=True, slots=True)
class Course:
    """Where pigs and food are: places, track food, food in the middle and on each left; and each pig's first mover."""

    places: Places
    track_food: Spaces = ()
    supply: int = FOOD
    left: Heaps = ()
    first_movers: tuple[str, ...] = ("",) * len(PIGS)


@dataclass(frozen=True, slots=True)
class Step:
    """A play and what came of it: the move, the food taken from middle and track, who took it, and the course after."""

    play: Play
    gallop: Gallop
    from_supply: int
    collected: Spaces
    taker: str
    course: Course
    findings: tuple[Finding, ...]

    @property
    def food(self) -> int:
        """The food taken, for the lead and from the track."""
        return self.from_supply + len(self.collected)


def advance(course: Course, play: Play, rules: Rules) -> Step:
    """Return what comes of a play (`gp.turn.play`, `gp.food.lead`, `gp.variant.collect`; 002).

    >>> step = advance(Course((0, -1, -2, -3, -4), left=(("Ada", 0),)), Play("Ada", Pig.BLACK), Rules())
    >>> step.food, step.course.left, step.course.supply
    (1, (('Ada', 1),), 54)
    """
    move, moved = ride(course.places, play.card, rules, course.track_food)
    earned = rules.earns(move, rules.readings)
    from_supply = min(int(earned), course.supply)
    collected = rules.collects(move, course.track_food) if course.track_food else ()
    taker = rules.takes(play.player, course.first_movers[play.card] or play.player)
    after = _after(course, play, move, from_supply, collected, taker)
    found = (*moved, lead(move, earned))
    if earned or collected:
        found = (*found, *_eaten(earned, course.supply, collected, taker, after))
    return Step(play, move, from_supply, collected, taker, after, found)


def _after(course: Course, play: Play, move: Gallop, from_supply: int, collected: Spaces, taker: str) -> Course:
    left, track, movers = course.left, course.track_food, course.first_movers
    taken = from_supply + len(collected)
    if taken:
        left = tuple([(who, n + taken if who == taker else n) for who, n in left])
    if collected:
        track = tuple(lying for lying in track if lying not in collected)
    if not movers[play.card]:
        movers = (*movers[: play.card], play.player, *movers[play.card + 1 :])
    return Course(move.after, track, course.supply - from_supply, left, movers)


def _eaten(earned: bool, supply: int, collected: Spaces, taker: str, after: Course) -> list[Finding]:
    """Return who takes what, and how much then lies on the left."""
    found, left = [], dict(after.left)[taker]
    if earned and supply:
        on_left = left - len(collected)
        found.append(kept("gp.food.lead", "takes", player=taker, left=on_left, supply=after.supply))
    elif earned:
        found.append(kept("gp.food.empty_supply", "none", "empty_supply", player=taker))
    if collected:
        n, on = len(collected), collected[-1]
        found.append(kept("gp.variant.collect", "collects", player=taker, space=on, n=n, left=left))
    return found
