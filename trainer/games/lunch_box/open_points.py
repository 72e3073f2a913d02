"""Which readings can speak of a table: only where it is sure that the others change nothing are they left out."""

from collections import Counter
from collections.abc import Iterator

from trainer.games.lunch_box.judging import SetTable
from trainer.games.lunch_box.misfit import WRAPPED
from trainer.games.lunch_box.model import Cards, Table, all_cards, own_cards, rows_taken
from trainer.games.lunch_box.turn import TurnTable


def of_a_set(asked: SetTable) -> set[str]:
    """Return the readings that can speak of the cards of a take."""
    table, take = asked.table, asked.take
    columns = sum(map(bool, rows_taken(take.grid)))
    others = sum(len(picked) for _, picked in take.others)
    numbers = _numbers(all_cards(table, take))
    return {*_of_numbers(numbers), *_of_places(numbers, own_cards(table, take), columns, others)}


def of_a_table(table: Table) -> set[str]:
    """Return the readings that can speak of the sets at a table."""
    return of_a_turn(TurnTable(table))


def of_a_turn(asked: TurnTable) -> set[str]:
    """Return the readings that can speak of a turn; cards that come down may lie in any column."""
    table, coming = asked.table, [card for pile in asked.piles or () for card in pile]
    theirs = [card for _, cards in table.others for card in cards]
    everything = (*table.board, *(card for column in table.columns for card in column), *theirs, *coming)
    columns = len(table.columns) if coming else sum(map(bool, table.columns))
    special = any(card.special for card in table.board)
    can_take = len(theirs) if special or _equal(table.board) else 0
    numbers = _numbers(everything)
    found = {*_of_numbers(numbers), *_of_places(numbers, table.board, columns, can_take)}
    return {*found, "column_pile_empty"} if coming else found


def _numbers(cards: Cards) -> Counter[int]:
    return Counter(card.number for card in cards)


def _equal(cards: Cards) -> bool:
    return any(n > 1 for n in _numbers(cards).values())


def _of_numbers(numbers: Counter[int]) -> Iterator[str]:
    if all(numbers[number] for number in WRAPPED):
        yield "wrap"
    if any(n >= 5 for n in numbers.values()):
        yield "house_numbers"


def _of_places(numbers: Counter[int], own: Cards, columns: int, others: int) -> Iterator[str]:
    if _equal(own) and numbers.total() >= 5:
        yield "house_prepared"
    if columns > 1:
        yield "columns"
    if others > 1:
        yield "opponent_cards"
