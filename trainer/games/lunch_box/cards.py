"""Cards and lists of cards as documents."""

from collections.abc import Iterable

from trainer.games.lunch_box.model import COLUMNS, NUMBERS, ROWS, Card, Cards, Columns, Piles
from trainer.rulebook.fields import Fields, choice, join, sequence
from trainer.rulebook.refusal import Refused

CARDS = {card.id: card for special in (False, True) for card in (Card(number, special) for number in NUMBERS)}
CARD_IDS = tuple(CARDS)


def cards(members: Iterable[tuple[str, object]]) -> Cards:
    """Return the cards of a list, `7` or `7*`."""
    return tuple(CARDS[choice(member, path, CARD_IDS)] for path, member in members)


def card_ids(some: Cards) -> list[str]:
    """Write cards.

    >>> card_ids((Card(7), Card(10, special=True)))
    ['7', '10*']
    """
    return [card.id for card in some]


def read_columns(fields: Fields, name: str) -> Columns:
    """Take the three columns of the shared ingredients, each from A to D; a column may be short."""
    columns = three_lists(fields, name)
    for at, column in enumerate(columns):
        if len(column) > len(ROWS):
            raise Refused(join(fields.at(name), at), "column", high=len(ROWS))
    return columns


def columns_document(columns: tuple[Cards, ...]) -> list[list[str]]:
    """Write columns or piles."""
    return [card_ids(column) for column in columns]


def three_lists(fields: Fields, name: str) -> Piles:
    """Take three lists of cards."""
    members = fields.sequence(name)
    if len(members) != COLUMNS:
        raise Refused(fields.at(name), "three_lists", n=COLUMNS)
    return tuple(cards(sequence(member, path)) for path, member in members)
