"""What a learner answers about the grid after a set, scores and the set-up, and how it is graded, part by part."""

from dataclasses import dataclass

from trainer.games.game import Grade
from trainer.games.lunch_box.cards import read_columns
from trainer.games.lunch_box.grading import by_parts
from trainer.games.lunch_box.grid_after import SlideTable, judge_slide
from trainer.games.lunch_box.model import Columns
from trainer.games.lunch_box.rules import Rules
from trainer.games.lunch_box.score import ScoreTable, find_winners
from trainer.games.lunch_box.setup import SetupTable, count_out
from trainer.rulebook.fields import Fields, choice, join


def given_grid(fields: Fields, asked: SlideTable) -> Columns:
    """Take the three columns, each from A to D."""
    columns = read_columns(fields, "grid")
    fields.done()
    return columns


def grade_grid(asked: SlideTable, rules: Rules, given: Columns) -> Grade:
    """Grade column by column (`column.1` …)."""
    verdict = judge_slide(asked, rules)
    columns = verdict.answer.columns
    parts = [(f"column.{at}", mine == true) for at, (mine, true) in enumerate(zip(given, columns, strict=True), 1)]
    wrong = next((at for at, (_, right) in enumerate(parts, 1) if not right), None)
    trail = verdict.findings
    departs = next((i for i, f in enumerate(trail) if ("column", wrong) in f.values), 0)
    return by_parts(parts, trail, departs)


@dataclass(frozen=True, slots=True)
class ScoreGiven:
    """Who wins, and perhaps the scores of some players."""

    winners: frozenset[str]
    scores: tuple[tuple[str, int], ...] = ()


def given_score(fields: Fields, table: ScoreTable) -> ScoreGiven:
    """Take those who win, and perhaps scores by player."""
    players = tuple(player for player, _ in table.players)
    winners = frozenset(choice(name, path, players) for path, name in fields.sequence("winners"))
    inner = fields.inner("scores", {})
    low = -max(sheet.kept for _, sheet in table.players)
    scores = tuple((player, inner.integer(player, low)) for player in inner.names(players))
    fields.done()
    return ScoreGiven(winners, scores)


def grade_score(table: ScoreTable, rules: Rules, given: ScoreGiven) -> Grade:
    """Grade the scores given (`score.NAME`), then those who win, as a set."""
    verdict = find_winners(table, rules)
    scores = dict(verdict.answer.scores)
    parts = [(join("score", player), n == scores[player]) for player, n in given.scores]
    wrong = next((given.scores[i][0] for i, (_, right) in enumerate(parts) if not right), None)
    parts.append(("winners", given.winners == set(verdict.answer.winners)))
    trail = verdict.findings
    departs = next((i for i, f in enumerate(trail) if ("player", wrong) in f.values), trail.index(verdict.decided))
    return by_parts(parts, trail, departs)


@dataclass(frozen=True, slots=True)
class SetupGiven:
    """A learner's numbers for the set-up."""

    tokens_each: int
    in_piles: int


def given_setup(fields: Fields, table: SetupTable) -> SetupGiven:
    """Take the two numbers."""
    given = SetupGiven(fields.integer("tokens_each"), fields.integer("in_piles"))
    fields.done()
    return given


def grade_setup(table: SetupTable, rules: Rules, given: SetupGiven) -> Grade:
    """Grade the two numbers one by one."""
    verdict = count_out(table, rules)
    answer, trail = verdict.answer, verdict.findings
    parts = [("tokens_each", given.tokens_each == answer.tokens_each), ("in_piles", given.in_piles == answer.in_piles)]
    clause = "lb.setup.piles" if parts[0][1] else "lb.setup.tokens"
    return by_parts(parts, trail, next(i for i, f in enumerate(trail) if f.clause == clause))
