"""The questions of Mamma Mia!: how a table is read, judged, answered and graded."""

from collections.abc import Iterable
from typing import Any

from trainer.games.game import Question
from trainer.games.mamma_mia import figures, grading, inspection, notation, orders, turns
from trainer.games.mamma_mia.model import Kind, Order
from trainer.games.mamma_mia.readings import READINGS
from trainer.games.mamma_mia.rules import Rules
from trainer.games.mamma_mia.slips import ORDER_SLIPS


def _order(answer: orders.OrderAnswer) -> dict[str, Any]:
    ways = [{"sorted": notation.heap_document(w.sorted), "hand": notation.heap_document(w.hand)} for w in answer.ways]
    return {"can_be_made": answer.can_be_made, "hand_cards": answer.hand_cards, "ways": ways}


def _pile(answer: inspection.PileAnswer) -> dict[str, Any]:
    return {
        "orders": [_settled(step) for step in answer.orders],
        "left": notation.heap_document(answer.left),
        "hands": notation.hands_document(answer.hands),
    }


def _settled(step: inspection.Step) -> dict[str, Any]:
    assert not isinstance(step.card, int)
    hand = sum(step.way.hand) if step.way else 0
    return {**notation.order_document(step.card), "filled": step.filled, "hand_cards": hand}


def _turn(answer: turns.TurnAnswer) -> dict[str, Any]:
    return {"legal": answer.legal, "broken": list(answer.broken), "hand_after": answer.hand_after}


def _setup(answer: figures.SetupAnswer) -> dict[str, Any]:
    return {
        "removed_of_each": answer.removed_of_each,
        "ingredients": answer.ingredients,
        "supply_after_deal": answer.supply_after_deal,
    }


def _winner(answer: figures.WinnerAnswer) -> dict[str, Any]:
    return {"winners": [owner.id for owner in answer.winners]}


def _ways_as_a_set(answer: dict[str, Any]) -> object:
    return answer["can_be_made"], answer["hand_cards"], {repr(way) for way in answer["ways"]}


def _of_orders(cards: Iterable[Kind | Order]) -> frozenset[str]:
    """Return the readings of the orders among some cards: those of the clause of their pizza."""
    clauses = {f"mm.order.{card.pizza.id}" for card in cards if isinstance(card, Order)}
    return frozenset(reading.id for reading in READINGS if reading.clause in clauses)


_OF_TURNS = frozenset(reading.id for reading in READINGS if reading.clause.startswith("mm.turn."))

QUESTIONS: dict[str, Question[Any, Rules, Any]] = {
    "order": Question(
        "order",
        notation.read_order_table,
        notation.write_order_table,
        orders.judge_order,
        _order,
        grading.given_way,
        grading.grade_way,
        slips=tuple(slip for slip in ORDER_SLIPS if slip != "mm.slip.any_hand"),
        compare=_ways_as_a_set,
        open_points=lambda table: _of_orders((table.order,)),
    ),
    "inspection": Question(
        "inspection",
        notation.read_pile_table,
        notation.write_pile_table,
        inspection.inspect,
        _pile,
        grading.given_filled,
        grading.grade_filled,
        slips=(
            "mm.slip.later_counts",
            "mm.slip.used_again",
            "mm.slip.failed_takes",
            "mm.slip.reveal_from_top",
            *ORDER_SLIPS,
        ),
        open_points=lambda table: _of_orders(table.pile),
    ),
    "turn": Question(
        "turn",
        notation.read_turn_table,
        notation.write_turn_table,
        turns.judge_turn,
        _turn,
        grading.given_turn,
        grading.grade_turn,
        slips=(
            "mm.slip.two_kinds",
            "mm.slip.order_first",
            "mm.slip.ingredients_optional",
            "mm.slip.draw_both",
            "mm.slip.order_mandatory",
        ),
        open_points=lambda table: _OF_TURNS,
    ),
    "setup": Question(
        "setup",
        notation.read_setup_table,
        notation.write_setup_table,
        figures.count_cards,
        _setup,
        grading.given_setup,
        grading.grade_setup,
        open_points=lambda table: (),
    ),
    "winner": Question(
        "winner",
        notation.read_winner_table,
        notation.write_winner_table,
        figures.find_winners,
        _winner,
        grading.given_winners,
        grading.grade_winners,
        slips=("mm.slip.tie_any_cards",),
        open_points=lambda table: (),
    ),
}
