"""What a learner answers to the questions about sets and turns, and how it is graded, part by part."""

from dataclasses import dataclass

from trainer.games.game import Grade
from trainer.games.lunch_box.judging import SetTable, judge_set, judge_take
from trainer.games.lunch_box.model import Table, Take
from trainer.games.lunch_box.rules import Rules
from trainer.games.lunch_box.sets import judge_sets
from trainer.games.lunch_box.takes import read_later_take, read_take
from trainer.games.lunch_box.turn import TurnTable, best_turn, follow, told
from trainer.rulebook.fields import Fields, join
from trainer.rulebook.refusal import Refused
from trainer.rulebook.verdict import Finding, broken, kept

Parts = list[tuple[str, bool]]


@dataclass(frozen=True, slots=True)
class SetGiven:
    """Legal or not and, if said, how many points."""

    legal: bool
    points: int | None = None


def given_set(fields: Fields, asked: SetTable) -> SetGiven:
    """Take legal or not, and perhaps the points."""
    given = SetGiven(fields.flag("legal"), fields.integer("points") if "points" in fields.left else None)
    fields.done()
    return given


def grade_set(asked: SetTable, rules: Rules, given: SetGiven) -> Grade:
    """Grade legal or not, then the points."""
    verdict = judge_set(asked, rules)
    parts = [("legal", given.legal is verdict.answer.legal)]
    if given.points is not None:
        parts.append(("points", given.points == verdict.answer.points))
    trail = verdict.findings
    departs = trail.index(verdict.decided) if not (parts[0][1] and verdict.answer.legal) else len(trail) - 1
    return by_parts(parts, trail, departs)


@dataclass(frozen=True, slots=True)
class SetsGiven:
    """The sets that a learner has found, or only how many there are."""

    takes: tuple[Take, ...] | None
    count: int | None


def given_sets(fields: Fields, table: Table) -> SetsGiven:
    """Take `sets`, the takes found, or `count`, how many there are; at least one of the two. A take found twice counts once."""
    if "sets" not in fields.left and "count" not in fields.left:
        raise Refused(fields.at("sets"), "missing")
    takes = None
    if "sets" in fields.left:
        takes = tuple(dict.fromkeys(read_take(Fields(one, path), table) for path, one in fields.sequence("sets")))
    count = fields.integer("count") if "count" in fields.left else None
    fields.done()
    return SetsGiven(takes, count)


def grade_sets(table: Table, rules: Rules, given: SetsGiven) -> Grade:
    """Grade each take given (`take.0` …), then whether it is all of them (`all`), then the number (`count`).

    The trail is that of the first take that is no legal set; if there is none, what lies on the table.
    """
    verdict = judge_sets(table, rules)
    legal = {one.take for one in verdict.answer.sets}
    takes = given.takes or ()
    parts = [(f"take.{i}", take in legal) for i, take in enumerate(takes)]
    if given.takes is not None:
        parts.append(("all", legal <= set(takes)))
    if given.count is not None:
        parts.append(("count", given.count == len(legal)))
    wrong = next((take for take in takes if take not in legal), None)
    if wrong is not None:
        trail = judge_take(table, wrong, rules).findings
        return by_parts(parts, trail, _first_broken(trail))
    return by_parts(parts, verdict.findings, verdict.findings.index(verdict.decided))


def given_turn(fields: Fields, asked: TurnTable) -> tuple[Take, ...]:
    """Take the sets of a turn in sequence; a card of a board named for two of them is refused."""
    takes: list[Take] = []
    used: set[tuple[str, int]] = set()
    for path, one in fields.sequence("sets"):
        take = read_later_take(Fields(one, path), asked.table)
        cards = [("", i) for i in take.board] + [(player, i) for player, picked in take.others for i in picked]
        for player, i in cards:
            if (player, i) in used:
                raise Refused(join(join(path, "others"), player) if player else join(path, "board"), "card_twice")
            used.add((player, i))
        takes.append(take)
    fields.done()
    return tuple(takes)


def grade_turn(asked: TurnTable, rules: Rules, takes: tuple[Take, ...]) -> Grade:
    """Grade each set of a turn in sequence up to one that is not legal (`set.0` …), then the points against the best."""
    steps = follow(asked, takes, rules)
    parts = [(f"set.{i}", step.legal) for i, step in enumerate(steps)]
    if steps and not steps[-1].legal:
        trail = steps[-1].findings
        return by_parts(parts, trail, _first_broken(trail))
    points, best = sum(step.points for step in steps), best_turn(asked, rules).answer.points
    parts.append(("points", points == best))
    told_so_far = told(steps)
    trail = (*told_so_far, _reached(len(steps), points, best))
    return by_parts(parts, trail, len(told_so_far))


def _reached(n: int, points: int, best: int) -> Finding:
    if points == best:
        return kept("lb.turn.many", "best", n=n, points=points)
    return broken("lb.turn.many", "less", n=n, points=points, best=best)


def by_parts(parts: Parts, trail: tuple[Finding, ...], departs: int) -> Grade:
    """Return a grade that is right if all parts are; else it departs from the trail at a position."""
    right = all(ok for _, ok in parts)
    return Grade(right, tuple(parts), trail, None if right else departs)


def _first_broken(trail: tuple[Finding, ...]) -> int:
    return next(i for i, f in enumerate(trail) if not f.holds)
