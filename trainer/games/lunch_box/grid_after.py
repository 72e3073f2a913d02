"""The shared ingredients after a set: which cards slide, which come down."""

from dataclasses import dataclass

from trainer.games.lunch_box.model import ROWS, Columns, Piles, Table, Take, rows_taken
from trainer.games.lunch_box.rules import Rules
from trainer.games.lunch_box.sliding import Lifted
from trainer.rulebook.verdict import Finding, Verdict, kept


@dataclass(frozen=True, slots=True)
class SlideTable:
    """A table, the cards taken for a set, and the piles; whether the set is legal is not asked."""

    table: Table
    take: Take
    piles: Piles


@dataclass(frozen=True, slots=True)
class SlideAnswer:
    """The columns after the set, what is left of the piles, and the piles from which cards came down, by column."""

    columns: Columns
    piles: Piles
    came: tuple[tuple[int, ...], ...]


def judge_slide(asked: SlideTable, rules: Rules) -> Verdict[SlideAnswer]:
    """Return what lies in the columns after a set: the question `grid_after` (`lb.turn.slide`; 004)."""
    lifted = rules.lift(asked.table.columns, asked.piles, asked.take.grid, rules.readings.column_pile_empty)
    rows = rows_taken(asked.take.grid)
    found = tuple(f for at in range(len(rows)) for f in _column(at, len(rows[at]), asked.piles, lifted))
    first = next((f for f in found if f.fact == "slides"), found[0])
    decided = next((f for f in found if f.reading), next((f for f in found if f.fact == "short"), first))
    return Verdict(SlideAnswer(lifted.columns, lifted.piles, lifted.came), found, decided)


def _column(at: int, n: int, piles: Piles, lifted: Lifted) -> list[Finding]:
    """Return what happens to one column: it slides, fills from its own pile, perhaps from another, or stays short."""
    clause, number, came = "lb.turn.slide", at + 1, lifted.came[at]
    own = sum(pile == at for pile in came)
    if n:
        found = [kept(clause, "slides", column=number, n=n, came=own)]
    else:
        found = [kept(clause, "fills", column=number, n=own) if own else kept(clause, "stays", column=number)]
    found += [
        kept(clause, "from_another", "column_pile_empty", column=number, pile=pile + 1) for pile in came if pile != at
    ]
    missing = len(ROWS) - len(lifted.columns[at])
    if missing:
        open_point = "column_pile_empty" if any(lifted.piles) else ""
        found.append(kept(clause, "short", open_point, column=number, left=len(ROWS) - missing, missing=missing))
    return found
