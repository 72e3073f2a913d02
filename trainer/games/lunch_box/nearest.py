"""The legal set nearest to a take: what one could have made instead."""

from trainer.games.lunch_box.model import Table, Take
from trainer.games.lunch_box.rules import Rules
from trainer.games.lunch_box.sets import MadeSet, find_sets


def nearest(table: Table, take: Take, rules: Rules) -> MadeSet | None:
    """Return a legal set that shares most cards with a take, the fewest others besides; None if none shares a card.

    >>> from trainer.games.lunch_box.model import Card, Cell
    >>> table = Table((Card(7),), ((Card(7), Card(7), Card(3)), (), ()))
    >>> [cell.id for cell in nearest(table, Take((0,), (Cell(1, 0),)), Rules()).take.grid]
    ['A1', 'B1']
    """
    wanted, best, most = _cards(take), None, (0, 0, 0)
    for made in find_sets(table, rules):
        cards = _cards(made.take)
        rank = (len(cards & wanted), -len(cards - wanted), made.points)
        if rank[0] and rank > most:
            best, most = made, rank
    return best


def _cards(take: Take) -> set[object]:
    """Return the cards of a take, told apart."""
    others = {(player, i) for player, picked in take.others for i in picked}
    return {*take.board, *take.grid, *others}
