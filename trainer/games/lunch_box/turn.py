"""A turn of several sets: what comes of sets made one after the other, and which turn brings the most points."""

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.games.lunch_box.judging import SetAnswer, judge_take
from trainer.games.lunch_box.model import NO_PILES, Columns, Form, Piles, Table, Take
from trainer.games.lunch_box.rules import Rules
from trainer.games.lunch_box.search import Search
from trainer.games.lunch_box.sets import take_of
from trainer.games.lunch_box.sliding import Came
from trainer.rulebook.verdict import Finding, Verdict, broken, kept


@dataclass(frozen=True, slots=True)
class TurnTable:
    """A table, and the piles if they are known (None: the cards that come down are not used)."""

    table: Table
    piles: Piles | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A set of a turn: its cards by the indexes of the table, what it is, and the columns before and after it.

    `came` are the piles from which cards came down, by column; `findings` are those on this set, the deciding one in `decided`.
    """

    take: Take
    legal: bool
    form: Form | None
    points: int
    before: Columns
    after: Columns
    came: Came
    findings: tuple[Finding, ...]
    decided: Finding


@dataclass(frozen=True, slots=True)
class TurnAnswer:
    """The most points that a turn can bring, and one such turn, set by set."""

    points: int
    steps: tuple[Step, ...]


def best_turn(asked: TurnTable, rules: Rules) -> Verdict[TurnAnswer]:
    """Return a turn with the most points, over all sequences of sets: the question `best_turn` (`lb.turn.many`; 004).

    >>> from trainer.games.lunch_box.model import Card
    >>> column = tuple(Card(n) for n in (7, 7, 3, 1))
    >>> best_turn(TurnTable(Table((Card(7), Card(3)), (column, (), ()))), Rules()).answer.points
    5
    """
    table = asked.table
    moves = Search(table, asked.piles or NO_PILES, rules).best()
    steps = follow(asked, [take_of(table, move.own, move.cells, move.others) for move in moves], rules)
    points = sum(step.points for step in steps)
    found = (*told(steps), *_summed_up(table, steps, points))
    return Verdict(TurnAnswer(points, steps), found, found[-1])


def follow(asked: TurnTable, takes: Sequence[Take], rules: Rules) -> tuple[Step, ...]:
    """Return what comes of sets made one after the other, up to the first that is not legal; no card may be named twice."""
    table, columns, piles = asked.table, asked.table.columns, asked.piles or NO_PILES
    used: list[Take] = []
    steps: list[Step] = []
    for take in takes:
        verdict = _judge(table, columns, take, used, rules)
        answer, seen = verdict.answer, (verdict.findings, verdict.decided)
        if not answer.legal:
            steps.append(Step(take, False, answer.form, 0, columns, columns, ((),) * len(columns), *seen))
            break
        lifted = rules.lift(columns, piles, take.grid, rules.readings.column_pile_empty)
        steps.append(Step(take, True, answer.form, answer.points, columns, lifted.columns, lifted.came, *seen))
        used.append(take)
        columns, piles = lifted.columns, lifted.piles
    return tuple(steps)


def told(steps: Sequence[Step]) -> list[Finding]:
    """Return the findings on a turn: each set with what decided on it, and the columns sliding between two sets."""
    found, total = [], 0
    for n, step in enumerate(steps, 1):
        total += step.points
        if step.form and step.legal:
            found.append(kept("lb.turn.many", "makes", n=n, form=step.form, points=step.points, total=total))
            found.append(step.decided)
        came = sum(map(len, step.came))
        if n < len(steps) and (step.take.grid or came):
            found.append(kept("lb.turn.slide", "between", n=len(step.take.grid), came=came))
    return found


def _judge(table: Table, columns: Columns, take: Take, used: Sequence[Take], rules: Rules) -> Verdict[SetAnswer]:
    """Return whether a set is legal after others were made; its cells are looked up where the cards lie now."""
    if used and not rules.another_set():
        return _not_now(broken("lb.turn.many", "only_one", n=len(used)))
    for cell in take.grid:
        if cell.row >= len(columns[cell.column]):
            return _not_now(broken("lb.turn.slide", "no_card", cell=cell.id))
    board = _left(len(table.board), [i for one in used for i in one.board])
    gone = [(player, i) for one in used for player, picked in one.others for i in picked]
    others = {who: _left(len(cards), [i for player, i in gone if player == who]) for who, cards in table.others}
    now = Table(
        tuple(table.board[i] for i in board),
        columns,
        tuple((player, tuple(cards[i] for i in others[player])) for player, cards in table.others),
        table.hand,
    )
    taken = tuple((player, tuple(others[player].index(i) for i in picked)) for player, picked in take.others)
    return judge_take(now, Take(tuple(map(board.index, take.board)), take.grid, taken, take.hand), rules)


def _left(n: int, gone: Sequence[int]) -> list[int]:
    return [i for i in range(n) if i not in gone]


def _not_now(fault: Finding) -> Verdict[SetAnswer]:
    return Verdict(SetAnswer(False, None, 0, (fault.clause,)), (fault,), fault)


def _summed_up(table: Table, steps: Sequence[Step], points: int) -> list[Finding]:
    if steps:
        return [kept("lb.turn.many", "best", n=len(steps), points=points)]
    if not table.board:
        return [broken("lb.set.own_card", "empty_board")]
    return [kept("lb.turn.many", "no_set")]
