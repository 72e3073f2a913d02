"""The tables of Lunch Box as documents: reading them, with every limit of the box, and writing them."""

import unicodedata
from collections import Counter
from collections.abc import Iterable
from typing import Any

from trainer.games.lunch_box.cards import card_ids, cards, columns_document, read_columns, three_lists
from trainer.games.lunch_box.grid_after import SlideTable
from trainer.games.lunch_box.judging import SetTable
from trainer.games.lunch_box.model import (
    FORMS,
    OTHERS,
    REGULAR_EACH,
    SPECIAL_EACH,
    Boards,
    Card,
    Cards,
    Piles,
    Table,
)
from trainer.games.lunch_box.score import ScoreTable, Sheet, sheet_of
from trainer.games.lunch_box.setup import PLAYERS, SetupTable
from trainer.games.lunch_box.takes import read_take, take_document
from trainer.games.lunch_box.turn import TurnTable
from trainer.rulebook.fields import Fields, join
from trainer.rulebook.refusal import Refused

FORM_IDS = tuple(form.id for form in FORMS)
NAME = 40
"""The longest name of a player, in characters."""


def player_name(value: str, path: str) -> str:
    """Return a player's name: 1 to 40 characters; no control characters, line breaks or lone surrogates."""
    if not 1 <= len(value) <= NAME:
        raise Refused(path, "name", high=NAME)
    if any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in value):
        raise Refused(path, "name_sign")
    return value


def read_table(fields: Fields) -> Table:
    """Take board, grid and others: the table of the question `sets`."""
    table = _table(fields)
    _in_the_box(table, (), fields)
    return table


def write_table(table: Table) -> dict[str, Any]:
    """Write the table of the question `sets`; other boards are left out if there are none."""
    document: dict[str, Any] = {"board": card_ids(table.board), "grid": columns_document(table.columns)}
    if table.others:
        document["others"] = {player: card_ids(found) for player, found in table.others}
    return document


def read_set_table(fields: Fields) -> SetTable:
    """Take the table of the question `set`."""
    table = read_table(fields)
    return SetTable(table, read_take(fields.inner("take"), table))


def write_set_table(asked: SetTable) -> dict[str, Any]:
    """Write the table of the question `set`."""
    return {**write_table(asked.table), "take": _without_empty(take_document(asked.take))}


def read_turn_table(fields: Fields) -> TurnTable:
    """Take the table of the question `best_turn`; the piles may be unknown."""
    table = _table(fields)
    piles = three_lists(fields, "piles") if "piles" in fields.left else None
    _in_the_box(table, piles or (), fields)
    return TurnTable(table, piles)


def write_turn_table(asked: TurnTable) -> dict[str, Any]:
    """Write the table of the question `best_turn`."""
    document = write_table(asked.table)
    return document if asked.piles is None else {**document, "piles": columns_document(asked.piles)}


def read_slide_table(fields: Fields) -> SlideTable:
    """Take the table of the question `grid_after`."""
    table, piles = _table(fields), three_lists(fields, "piles")
    _in_the_box(table, piles, fields)
    return SlideTable(table, read_take(fields.inner("take"), table), piles)


def write_slide_table(asked: SlideTable) -> dict[str, Any]:
    """Write the table of the question `grid_after`."""
    document = write_set_table(SetTable(asked.table, asked.take))
    return {**document, "piles": columns_document(asked.piles)}


def read_setup_table(fields: Fields) -> SetupTable:
    """Take the table of the question `setup`."""
    return SetupTable(fields.integer("players", *PLAYERS))


def write_setup_table(table: SetupTable) -> dict[str, Any]:
    """Write the table of the question `setup`."""
    return {"players": table.players}


def read_score_table(fields: Fields) -> ScoreTable:
    """Take the table of the question `score`: one to four players, each with a sheet."""
    inner = fields.inner("players")
    if not 1 <= len(inner.left) <= PLAYERS[-1]:
        raise Refused(inner.path, "players", low=1, high=PLAYERS[-1])
    names = [player_name(name, join(inner.path, name)) for name in inner.left]
    return ScoreTable(tuple((name, _sheet(inner.inner(name))) for name in names))


def write_score_table(table: ScoreTable) -> dict[str, Any]:
    """Write the table of the question `score`."""
    return {"players": {player: _sheet_document(sheet) for player, sheet in table.players}}


def _table(fields: Fields) -> Table:
    board = cards(fields.sequence("board"))
    return Table(board, read_columns(fields, "grid"), _others(fields))


def _others(fields: Fields) -> Boards:
    inner = fields.inner("others", {})
    if len(inner.left) > OTHERS:
        raise Refused(inner.path, "other_boards", high=OTHERS)
    names = [player_name(name, join(inner.path, name)) for name in inner.left]
    return tuple((name, cards(inner.sequence(name))) for name in names)


def _in_the_box(table: Table, piles: Piles, fields: Fields) -> None:
    """Refuse the first card of which the box has no more: six regular ones and a special one of each number."""
    seen: Counter[Card] = Counter()
    for path, card in _everywhere(table, piles, fields):
        seen[card] += 1
        if card.special and seen[card] > SPECIAL_EACH:
            raise Refused(path, "second_special", number=card.number)
        if seen[card] > REGULAR_EACH:
            raise Refused(path, "seventh_regular", number=card.number, high=REGULAR_EACH)


def _everywhere(table: Table, piles: Piles, fields: Fields) -> Iterable[tuple[str, Card]]:
    """Yield every card on a table with its path."""
    lists: list[tuple[str, Cards]] = [(fields.at("board"), table.board)]
    lists += [(join(fields.at("grid"), at), column) for at, column in enumerate(table.columns)]
    lists += [(join(fields.at("others"), player), found) for player, found in table.others]
    lists += [(join(fields.at("piles"), at), pile) for at, pile in enumerate(piles)]
    for path, found in lists:
        for i, card in enumerate(found):
            yield join(path, i), card


def _sheet(fields: Fields) -> Sheet:
    sets = fields.counts("sets", FORM_IDS)
    likes = fields.integer("likes_received"), fields.integer("likes_kept")
    sheet = sheet_of(sets, *likes, fields.integer("board_left"))
    fields.done()
    return sheet


def _sheet_document(sheet: Sheet) -> dict[str, Any]:
    sets = {form.id: n for form, n in zip(FORMS, sheet.sets, strict=True) if n}
    return {
        "sets": sets,
        "likes_received": sheet.received,
        "likes_kept": sheet.kept,
        "board_left": sheet.board_left,
    }


def _without_empty(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if value}
