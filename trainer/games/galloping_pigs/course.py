"""A round under way: one race card played, the pig moved, the food taken."""

from dataclasses import dataclass

from trainer.games.galloping_pigs.model import FOOD, Pig, Places, Spaces, moved, space
from trainer.games.galloping_pigs.movement import lead, movement
from trainer.games.galloping_pigs.rules import Gallop, Rules, gallop
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
    """Where pigs and food are: places, track food, food in the middle, food on each left side; and who moved each pig first."""

    places: Places
    track_food: Spaces = ()
    supply: int = FOOD
    left: Heaps = ()
    first_movers: tuple[tuple[Pig, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A play and what came of it: the move, whether it earns food for the lead, the food taken and by whom, the course after."""

    play: Play
    gallop: Gallop
    earned: bool
    from_supply: int
    collected: Spaces
    taker: str
    course: Course
    findings: tuple[Finding, ...]

    @property
    def food(self) -> int:
        """The food taken, for the lead and from the track."""
        return self.from_supply + len(self.collected)


def advance(course: Course, play: Play, n: int, rules: Rules) -> Step:
    """Return what comes of the n-th play of a round (`gp.turn.play`, `gp.food.lead`, `gp.variant.collect`; 002).

    >>> course = Course((0, -1, -2, -3, -4), left=(("Ada", 0),))
    >>> step = advance(course, Play("Ada", Pig.BLACK), 1, Rules())
    >>> step.food, step.course.left, step.course.supply
    (1, (('Ada', 1),), 54)
    """
    move = gallop(course.places, play.card, rules, course.track_food)
    earned = rules.earns(move, rules.readings)
    from_supply = min(int(earned), course.supply)
    collected = rules.collects(move, course.track_food) if course.track_food else ()
    taker = rules.takes(play.player, dict(course.first_movers).get(play.card, play.player))
    after = _after(course, play, move, from_supply, collected, taker)
    played = kept("gp.turn.shared", "played", player=play.player, n=n, pig=play.card, space=space(move.start))
    eaten = _eaten(course, after, taker, earned, collected)
    found = (played, *movement(course.places, move), lead(course.places, move, earned), *eaten)
    return Step(play, move, earned, from_supply, collected, taker, after, found)


def _after(course: Course, play: Play, move: Gallop, from_supply: int, collected: Spaces, taker: str) -> Course:
    left, track, movers = course.left, course.track_food, course.first_movers
    taken = from_supply + len(collected)
    if taken:
        left = tuple((who, n + taken if who == taker else n) for who, n in left)
    if collected:
        track = tuple(lying for lying in track if lying not in collected)
    if all(pig is not play.card for pig, _ in movers):
        movers = (*movers, (play.card, play.player))
    return Course(moved(course.places, move.pig, move.lands_on), track, course.supply - from_supply, left, movers)


def _eaten(course: Course, after: Course, taker: str, earned: bool, collected: Spaces) -> tuple[Finding, ...]:
    """Return who takes what, and how much then lies on the left; nothing where no food is due."""
    if not earned and not collected:
        return ()
    left = dict(after.left)[taker]
    found = []
    if earned and course.supply:
        on_left = left - len(collected)
        found.append(kept("gp.food.lead", "takes", player=taker, left=on_left, supply=after.supply))
    elif earned:
        found.append(kept("gp.food.empty_supply", "none", "empty_supply", player=taker))
    if collected:
        where = collected[-1]
        found.append(kept("gp.variant.collect", "collects", player=taker, space=where, n=len(collected), left=left))
    return tuple(found)
