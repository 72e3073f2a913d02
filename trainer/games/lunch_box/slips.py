"""The slips of Lunch Box: the true rules with one rule exchanged, each a mistake that people really make."""

from collections.abc import Sequence
from dataclasses import replace

from trainer.games.lunch_box.heap import ANY, Heap
from trainer.games.lunch_box.model import Card, Cards, Cell, Columns, Form, Piles
from trainer.games.lunch_box.rules import TRUE, Rules, Run, Specials, four_in_a_row, own_special_or_house, runs_of
from trainer.games.lunch_box.rules import prepared_on_board as prepared
from trainer.games.lunch_box.sliding import Came, Lifted, lift


def _no_row_is_first(rows: tuple[int, ...]) -> tuple[int, ...]:
    return ()


def _none_needed(own: Heap) -> bool:
    return True


def _yes() -> bool:
    return True


def _no() -> bool:
    return False


def _no_wrap(wrap: str) -> tuple[Run, ...]:
    return tuple(run for run in runs_of(4) if run[0] < run[-1])


def _four_or_more(wrap: str) -> tuple[Run, ...]:
    return (*four_in_a_row(wrap), *(run for length in range(5, 11) for run in runs_of(length)))


def _scattered(own: Heap, house: Heap, hand: Heap, how: str) -> bool:
    return True


def _pair_in_hand(own: Heap, house: Heap, hand: Heap, how: str) -> bool:
    return prepared(own, house, hand, how) or prepared(hand, house, hand, "two_equal")


def _any_set(form: Form | None, specials: Specials) -> bool:
    return True


def _their_special(form: Form | None, specials: Specials) -> bool:
    return form is Form.HOUSE or specials.other


def _shared_special_too(form: Form | None, specials: Specials) -> bool:
    return own_special_or_house(form, specials) or specials.shared


def _one_by_one(columns: Columns, piles: Piles, cells: Sequence[Cell], pile_empty: str) -> Lifted:
    """Return what comes of cells if the columns slide after every card: the next cell is looked up where cards lie then."""
    cards: Cards = ()
    came: Came = ((),) * len(columns)
    for cell in cells:
        now = Cell(min(cell.row, len(columns[cell.column]) - 1), cell.column)
        lifted = lift(columns, piles, (now,), pile_empty)
        cards, columns, piles = (*cards, *lifted.cards), lifted.columns, lifted.piles
        came = tuple((*before, *more) for before, more in zip(came, lifted.came, strict=True))
    return Lifted(cards, columns, piles, came) if cells else lift(columns, piles, (), pile_empty)


def _costs_nothing(kept: int) -> int:
    return 0


def _numbers_added(numbers: Sequence[int]) -> int:
    return sum(numbers)


def _more_cards(board_left: int) -> int:
    return board_left


def _joker(card: Card) -> int:
    return ANY if card.special else card.number


SLIPS: dict[str, Rules] = {
    "lb.slip.skip_row": replace(TRUE, missing_rows=_no_row_is_first),
    "lb.slip.no_own_card": replace(TRUE, own_cards=_none_needed),
    "lb.slip.hand_card": replace(TRUE, hand_usable=_yes),
    "lb.slip.no_wrap": replace(TRUE, runs=_no_wrap),
    "lb.slip.long_straight": replace(TRUE, runs=_four_or_more),
    "lb.slip.house_unprepared": replace(TRUE, prepared=_scattered),
    "lb.slip.opponent_anytime": replace(TRUE, right=_any_set),
    "lb.slip.opponent_special": replace(TRUE, right=_their_special),
    "lb.slip.refill_during": replace(TRUE, lift=_one_by_one),
    "lb.slip.one_set_a_turn": replace(TRUE, another_set=_no),
    "lb.slip.likes_mandatory": replace(TRUE, may_keep=_no),
    "lb.slip.unused_free": replace(TRUE, unused_cost=_costs_nothing),
    "lb.slip.score_by_number": replace(TRUE, points=_numbers_added),
    "lb.slip.tie_more_cards": replace(TRUE, board_left=_more_cards),
    "lb.slip.special_joker": replace(TRUE, counts_as=_joker),
    "lb.slip.shared_special": replace(TRUE, right=_shared_special_too),
    "lb.slip.hand_prepares": replace(TRUE, prepared=_pair_in_hand),
    "lb.slip.name_optional": replace(TRUE, name_needed=_no),
}

SETS_SLIPS = (
    "lb.slip.skip_row",
    "lb.slip.no_own_card",
    "lb.slip.house_unprepared",
    "lb.slip.opponent_special",
    "lb.slip.shared_special",
    "lb.slip.opponent_anytime",
    "lb.slip.no_wrap",
    "lb.slip.long_straight",
    "lb.slip.special_joker",
)
"""The slips that sets can show; four more (`hand_card`, `hand_prepares`, `likes_mandatory`, `name_optional`) need a whole game."""
SET_SLIPS = (*SETS_SLIPS, "lb.slip.score_by_number")
TURN_SLIPS = ("lb.slip.one_set_a_turn", *SET_SLIPS)
SLIDE_SLIPS = ("lb.slip.refill_during",)
SCORE_SLIPS = ("lb.slip.unused_free", "lb.slip.tie_more_cards")
