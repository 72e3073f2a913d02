"""What a learner answers to the questions of Galloping Pigs, and how it is graded, part by part."""

from dataclasses import dataclass

from trainer.games.galloping_pigs.model import REAR, Pig, space
from trainer.games.galloping_pigs.movement import MoveTable, judge_move
from trainer.games.galloping_pigs.notation import pig_of
from trainer.games.galloping_pigs.race import RaceAnswer, RaceTable, run
from trainer.games.galloping_pigs.rules import Rules
from trainer.games.galloping_pigs.track_food import FoodTable, judge_food
from trainer.games.galloping_pigs.winner import WinnerTable, find_winners
from trainer.games.game import Grade
from trainer.rulebook.fields import Fields, choice
from trainer.rulebook.verdict import Finding

Parts = list[tuple[str, bool]]


@dataclass(frozen=True, slots=True)
class MoveGiven:
    """Where a learner says that the pig lands, whether there is food and, if said, whether it leads."""

    lands_on: int
    food: bool
    leads: bool | None = None


def given_move(fields: Fields, table: MoveTable) -> MoveGiven:
    """Take the space (or the place), food or none, and perhaps leads or not."""
    leads = fields.flag("leads") if "leads" in fields.left else None
    given = MoveGiven(fields.integer("lands_on", REAR), fields.flag("food"), leads)
    fields.done()
    return given


def grade_move(table: MoveTable, rules: Rules, given: MoveGiven) -> Grade:
    """Grade the landing, as a space of the loop, then the lead, then the food."""
    verdict = judge_move(table, rules)
    move = verdict.answer.gallop
    parts = [("lands_on", space(given.lands_on) == space(move.lands_on))]
    if given.leads is not None:
        parts.append(("leads", given.leads is move.leads))
    parts.append(("food", given.food is verdict.answer.food))
    trail = verdict.findings
    return _by_parts(parts, trail, 1 if not parts[0][1] else len(trail) - 1)


@dataclass(frozen=True, slots=True)
class RaceGiven:
    """Who leads, what each player has left and right, and who keeps it, as a learner says; only the first is a must."""

    leader: Pig
    food: tuple[tuple[str, int, int], ...] = ()
    kept: frozenset[str] | None = None


def given_race(fields: Fields, table: RaceTable) -> RaceGiven:
    """Take the pig in front and perhaps the food of some players, and those who keep theirs."""
    players = tuple(player for player, _ in table.course.left)
    leader = pig_of(fields.take("leader"), fields.at("leader"))
    inner = fields.inner("food", {})
    food = tuple(_heaps(player, inner.inner(player)) for player in inner.names(players))
    named = fields.sequence("kept") if "kept" in fields.left else None
    kept = None if named is None else frozenset(choice(name, path, players) for path, name in named)
    fields.done()
    return RaceGiven(leader, food, kept)


def _heaps(player: str, fields: Fields) -> tuple[str, int, int]:
    left, right = fields.integer("left"), fields.integer("right")
    fields.done()
    return player, left, right


def grade_race(table: RaceTable, rules: Rules, given: RaceGiven) -> Grade:
    """Grade the leader, then the food of each player named, then of each player whether the food is kept."""
    verdict = run(table, rules)
    answer = verdict.answer
    food = {player: (left, right) for player, left, right in answer.food}
    parts = [("leader", given.leader is answer.leader)]
    parts += [(f"food.{player}", (left, right) == food[player]) for player, left, right in given.food]
    if given.kept is not None:
        parts += [(f"kept.{player}", (player in given.kept) is (player in answer.keepers)) for player in food]
    wrong = next((name for name, right in parts if not right), "")
    return _by_parts(parts, verdict.findings, _departs(wrong, verdict.findings, answer))


def _departs(part: str, trail: tuple[Finding, ...], answer: RaceAnswer) -> int:
    """Return the finding that a wrong part speaks against: the last one on that player, or the one on the leader."""
    _, _, player = part.partition(".")
    if not player:
        return next(i for i, f in enumerate(trail) if f.clause == "gp.turn.sequence")
    on_player = [i for i, f in enumerate(trail) if ("player", player) in f.values]
    return on_player[-1] if on_player and answer.steps else len(trail) - 1


def given_food(fields: Fields, table: FoodTable) -> bool:
    """Take legal or not."""
    legal = fields.flag("legal")
    fields.done()
    return legal


def grade_food(table: FoodTable, rules: Rules, legal: bool) -> Grade:
    """Grade legal or not."""
    verdict = judge_food(table, rules)
    right = legal is verdict.answer.legal
    return _by_parts([("legal", right)], verdict.findings, verdict.findings.index(verdict.decided))


def given_winners(fields: Fields, table: WinnerTable) -> frozenset[str]:
    """Take those who win: some of the players."""
    players = tuple(player for player, _ in table.players)
    named = frozenset(choice(name, path, players) for path, name in fields.sequence("winners"))
    fields.done()
    return named


def grade_winners(table: WinnerTable, rules: Rules, given: frozenset[str]) -> Grade:
    """Grade those who win, as a set."""
    verdict = find_winners(table, rules)
    right = given == set(verdict.answer.winners)
    return _by_parts([("winners", right)], verdict.findings, verdict.findings.index(verdict.decided))


def _by_parts(parts: Parts, trail: tuple[Finding, ...], departs: int) -> Grade:
    right = all(ok for _, ok in parts)
    return Grade(right, tuple(parts), trail, None if right else departs)
