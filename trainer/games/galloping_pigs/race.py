"""A race: who leads after the cards, who eats, and, if the round ends, who keeps the food."""

from dataclasses import dataclass

from trainer.games.galloping_pigs.course import Course, Play, Step, advance
from trainer.games.galloping_pigs.model import Pig, space
from trainer.games.galloping_pigs.round_end import Settled, judge_last_cards
from trainer.games.galloping_pigs.rules import Rules, front
from trainer.rulebook.verdict import Finding, Verdict, kept


@dataclass(frozen=True, slots=True)
class RaceTable:
    """A course, the plays in sequence, and whether each player's last play is that player's last card of the round."""

    course: Course
    plays: tuple[Play, ...]
    ends_round: bool = False


@dataclass(frozen=True, slots=True)
class RaceAnswer:
    """The pig in front at the end, the steps, the course after them, and what becomes of the food on the left.

    `settled` is empty if the round goes on.
    """

    leader: Pig
    steps: tuple[Step, ...]
    course: Course
    settled: tuple[Settled, ...]

    @property
    def food(self) -> tuple[tuple[str, int, int], ...]:
        """Each player's food on the left and on the right."""
        if self.settled:
            return tuple((one.player, 0, one.n if one.keeps else 0) for one in self.settled)
        return tuple((player, n, 0) for player, n in self.course.left)

    @property
    def keepers(self) -> tuple[str, ...]:
        """The players whose last card keeps their food."""
        return tuple(one.player for one in self.settled if one.keeps)


def run(table: RaceTable, rules: Rules) -> Verdict[RaceAnswer]:
    """Return what comes of a race, card by card (002). Whose turn it is is not looked at."""
    course, steps = table.course, []
    for play in table.plays:
        steps.append(advance(course, play, rules))
        course = steps[-1].course
    settled = judge_last_cards(steps, rules) if table.ends_round else ()
    answer = RaceAnswer(front(course.places, rules), tuple(steps), course, settled)
    during = [*(f for step in steps for f in step.findings), *_shared(steps)]
    at_end = [_ending(table), *(f for one in settled for f in one.findings)] if steps else []
    leader = _leader(answer)
    return Verdict(answer, (*during, leader, *at_end), _decided(during, at_end) or leader)


def _shared(steps: list[Step]) -> list[Finding]:
    """Return the first food taken with a pig that another player had moved before: no pig belongs to anyone."""
    for step in steps:
        player, pig = step.play.player, step.play.card
        first = step.course.first_movers[pig]
        if step.food and first != player:
            fact = "nobodys" if step.taker == player else "owned"
            return [kept("gp.turn.shared", fact, player=player, pig=pig, other=first)]
    return []


def _leader(answer: RaceAnswer) -> Finding:
    """Return which pig is in front after all cards."""
    place = answer.course.places[answer.leader]
    n, on = len(answer.steps), space(place)
    return kept("gp.turn.sequence", "after" if n else "no_card", n=n, pig=answer.leader, place=place, space=on)


def _ending(table: RaceTable) -> Finding:
    return kept("gp.round.end", "over" if table.ends_round else "goes_on", n=len(table.plays))


_AT_THE_END = ("not_enough", "loses", "keeps")
_DURING = ("gp.move.loop", "lead_again", "gp.variant.collect", "takes_lead", "gp.food.none")


def _decided(during: list[Finding], at_end: list[Finding]) -> Finding | None:
    """Return what to cite first: at the end of a round a last card, before it the last point that decided who eats.

    A point on which readings differ goes before one on which they agree, a rare one before a common one.
    """
    disputed = [f for f in at_end if f.reading]
    for f in (*disputed, *(f for fact in _AT_THE_END for f in at_end if f.fact == fact)):
        return f
    for wanted in _DURING:
        for f in reversed(during):
            if wanted in (f.clause, f.fact, f.reading):
                return f
    return None
