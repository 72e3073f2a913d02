"""A take as a document: the cards for one set, by index on a board, by cell among the shared ingredients."""

from typing import Any

from trainer.games.lunch_box.model import CELLS, Cell, Columns, Picks, Table, Take
from trainer.rulebook.fields import Fields, choice, integer
from trainer.rulebook.refusal import Refused

CELL_OF = {cell.id: cell for column in CELLS for cell in column}
CELL_IDS = tuple(sorted(CELL_OF))


def read_take(fields: Fields, table: Table) -> Take:
    """Take the cards for one set; an index or a cell without a card is refused, and a card named twice."""
    take = read_later_take(fields, table)
    for cell in take.grid:
        if not there(cell, table.columns):
            raise Refused(fields.at("grid"), "no_card_at", cell=cell.id)
    return take


def read_later_take(fields: Fields, table: Table) -> Take:
    """Take the cards for a set made later in a turn: whether a card lies in a cell then is not looked at."""
    board = _indexes(fields, "board", len(table.board))
    grid = _cells(fields)
    others = _others(fields.inner("others", {}), table)
    fields.done()
    return Take(board, grid, others)


def there(cell: Cell, columns: Columns) -> bool:
    """Tell whether a card lies in a cell."""
    return cell.row < len(columns[cell.column])


def take_document(take: Take) -> dict[str, Any]:
    """Write a take.

    >>> take_document(Take((0,), (Cell(0, 1), Cell(0, 2))))
    {'board': [0], 'grid': ['A2', 'A3'], 'others': {}}
    """
    return {
        "board": list(take.board),
        "grid": [cell.id for cell in take.grid],
        "others": {player: list(picked) for player, picked in take.others},
    }


def _indexes(fields: Fields, name: str, cards: int) -> tuple[int, ...]:
    """Take the indexes of some of so many cards."""
    found: list[int] = []
    for path, member in fields.sequence(name, []):
        i = integer(member, path)
        if i >= cards:
            raise Refused(path, "no_such_card", there=cards)
        if i in found:
            raise Refused(path, "card_twice")
        found.append(i)
    return tuple(sorted(found))


def _cells(fields: Fields) -> tuple[Cell, ...]:
    """Take cells, column by column and from A on."""
    found: list[Cell] = []
    for path, member in fields.sequence("grid", []):
        cell = CELL_OF[choice(member, path, CELL_IDS)]
        if cell in found:
            raise Refused(path, "card_twice")
        found.append(cell)
    return tuple(sorted(found, key=lambda cell: (cell.column, cell.row)))


def _others(fields: Fields, table: Table) -> Picks:
    """Take cards of other boards, in the sequence of the players at the table."""
    boards = dict(table.others)
    fields.names(boards)
    named = [(player, cards) for player, cards in boards.items() if player in fields.left]
    picked = [(player, _indexes(fields, player, len(cards))) for player, cards in named]
    return tuple((player, found) for player, found in picked if found)
