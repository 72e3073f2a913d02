"""Whether a turn is legal: what is laid, in which sequence, and what is drawn."""

from dataclasses import dataclass
from enum import StrEnum

from trainer.games.mamma_mia.model import HAND, Counts, Kind, counts, lying
from trainer.games.mamma_mia.rules import Rules
from trainer.rulebook.verdict import Finding, Verdict, broken, faults, kept


class Draw(StrEnum):
    """Where a player draws from."""

    SUPPLY = "supply"
    ORDERS = "orders"
    BOTH = "both"
    NOTHING = "nothing"

    @property
    def id(self) -> str:
        """The id in documents and texts."""
        return self.value


@dataclass(frozen=True, slots=True)
class TurnTable:
    """A hand, what is laid from it, and where is drawn: numbers of cards; `supply` counts ingredients."""

    hand: Counts
    hand_orders: int
    laid: tuple[Kind, ...]
    laid_orders: int
    draw: Draw
    supply: int
    order_pile: int
    order_first: bool = False

    @property
    def hand_left(self) -> int:
        """The cards in hand before drawing."""
        return sum(self.hand) + self.hand_orders - len(self.laid) - self.laid_orders


@dataclass(frozen=True, slots=True)
class TurnAnswer:
    """Whether the turn is legal, the clauses broken, and the cards in hand after it (None if not legal)."""

    legal: bool
    broken: tuple[str, ...]
    hand_after: int | None


def judge_turn(table: TurnTable, rules: Rules) -> Verdict[TurnAnswer]:
    """Return whether a turn is legal: lay ingredients, perhaps an order, then draw (000, 001)."""
    found = (*_ingredients(table, rules), *_order(table, rules), *_drawn(table, rules))
    wrong = faults(found)
    answer = TurnAnswer(not wrong, wrong, None if wrong else table.hand_left + drawn(table))
    return Verdict(answer, found, next((f for f in found if not f.holds), found[-1]))


def drawn(table: TurnTable) -> int:
    """Return how many cards are drawn: until seven are in hand, or until the pile is empty (`mm.turn.draw`; 000, 001)."""
    pile = {Draw.SUPPLY: table.supply, Draw.ORDERS: table.order_pile, Draw.BOTH: table.supply + table.order_pile}
    return min(HAND - table.hand_left, pile.get(table.draw, 0))


def _ingredients(table: TurnTable, rules: Rules) -> tuple[Finding, ...]:
    kinds = lying(counts(table.laid))
    if not any(table.hand):
        return (_without_ingredients(table, rules),)
    found = []
    if not rules.ingredients_laid(len(table.laid)):
        found.append(broken("mm.turn.ingredients", "none", held=sum(table.hand)))
    elif not rules.kinds_laid(len(kinds)):
        found.append(broken("mm.turn.ingredients", "several", kinds=kinds))
    elif kinds:
        found.append(kept("mm.turn.ingredients", "laid", kind=kinds[0], n=len(table.laid)))
    return tuple(found)


def _without_ingredients(table: TurnTable, rules: Rules) -> Finding:
    if table.laid_orders and rules.readings.no_ingredient_turn == "draw_only":
        return broken("mm.turn.no_ingredients", "draw_only", "no_ingredient_turn")
    return kept("mm.turn.no_ingredients", "skipped", "no_ingredient_turn" if table.laid_orders else "")


def _order(table: TurnTable, rules: Rules) -> tuple[Finding, ...]:
    both = bool(table.laid and table.laid_orders)
    found = []
    if not rules.orders_laid(table.laid_orders, table.hand_orders):
        fact = "several" if table.laid_orders else "none"
        found.append(broken("mm.turn.order", fact, n=table.laid_orders))
    elif table.laid_orders:
        found.append(kept("mm.turn.order", "laid"))
    if both and not rules.sequence_laid(table.order_first):
        found.append(broken("mm.turn.sequence", "order_first"))
    elif both:
        found.append(kept("mm.turn.sequence", "in_sequence"))
    return tuple(found)


def _drawn(table: TurnTable, rules: Rules) -> tuple[Finding, ...]:
    if table.draw is Draw.BOTH and not rules.draw_from_both():
        return (broken("mm.turn.draw", "both"),)
    if table.draw is Draw.NOTHING:
        return (_nothing(table),)
    if table.draw is Draw.ORDERS and not table.order_pile:
        return (_empty_order_pile(table, rules),)
    return _refilled(table)


def _nothing(table: TurnTable) -> Finding:
    if table.hand_left >= HAND:
        return kept("mm.turn.draw", "full")
    if not table.supply and not table.order_pile:
        return kept("mm.turn.draw", "both_empty", n=table.hand_left)
    return broken("mm.turn.draw", "nothing", n=table.hand_left)


def _empty_order_pile(table: TurnTable, rules: Rules) -> Finding:
    if table.supply and rules.readings.empty_order_pile == "forbidden":
        return broken("mm.turn.draw", "empty_order_pile", "empty_order_pile", supply=table.supply)
    return kept("mm.turn.draw", "empty", "empty_order_pile" if table.supply else "", n=table.hand_left)


def _refilled(table: TurnTable) -> tuple[Finding, ...]:
    n, after = drawn(table), table.hand_left + drawn(table)
    if table.hand_left >= HAND:
        return (kept("mm.turn.draw", "full"),)
    fact = "refilled" if after == HAND else "short"
    found = kept("mm.turn.draw", fact, draw=table.draw, n=n, after=after)
    if table.draw is Draw.SUPPLY and n and n == table.supply:
        return found, kept("mm.round.end", "last_card")
    return (found,)
