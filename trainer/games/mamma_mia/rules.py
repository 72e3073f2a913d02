"""The rules of Mamma Mia! that a slip can exchange, each a function; `Rules` holds one of each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from trainer.games.mamma_mia.model import KINDS, NONE, Counts, Kind, Order, Owner, minus, of, plus
from trainer.games.mamma_mia.readings import DEFAULT, Readings


@dataclass(frozen=True, slots=True)
class OrderTable:
    """One order to be paid: what lies sorted by kind, and the hands by owner that are at the table."""

    order: Order
    sorted: Counts
    hands: tuple[tuple[Owner, Counts], ...] = ()

    def hand(self, owner: Owner) -> Counts:
        """Return an owner's hand; an owner who is not named holds nothing."""
        return next((hand for who, hand in self.hands if who is owner), NONE)


@dataclass(frozen=True, slots=True)
class Way:
    """A way to pay for an order: the cards from the table and the cards from the hand."""

    sorted: Counts
    hand: Counts


@dataclass(frozen=True, slots=True)
class Sheet:
    """What counts for a player at the end: orders filled, and ingredient and order cards in hand."""

    filled: int
    ingredients: int
    orders: int


def owner_alone(order: Order, owners: Sequence[Owner]) -> tuple[Owner, ...]:
    """Return whose hands may help with an order, in the sequence asked: the owner's alone (`mm.bake.top_up`; 000, 001)."""
    return (order.owner,)


def table_first(there: int, need: int, held: int) -> tuple[int, ...]:
    """Return how many of the needed cards of a kind may come from the table: all that can (`mm.bake.table_first`; 000).

    >>> table_first(there=2, need=3, held=5)
    (2,)
    """
    return (min(there, need),)


def fewest_kinds(own: Kind, sorted: Counts, hand: Counts, readings: Readings) -> tuple[Kind, ...]:
    """Return the kinds a Minimale can take: the fewest sorted, at least one, never the own (`mm.order.minimale`; 000).

    >>> [k.id for k in fewest_kinds(Kind.PEPPER, (2, 0, 3, 2, 2), NONE, Readings())]
    ['salami', 'mushroom']
    """
    compared = [k for k in KINDS if sorted[k] and (k is not own or readings.minimale_fewest == "all")]
    least = min((sorted[k] for k in compared), default=0)
    return tuple(k for k in compared if k is not own and sorted[k] == least)


def monotoni_kinds(own: Kind, sorted: Counts, readings: Readings) -> tuple[Kind, ...]:
    """Return the kinds a Monotoni can take: any other one the owner names (`mm.order.monotoni`; 000, 2004)."""
    others = tuple(k for k in KINDS if k is not own and (sorted[k] or readings.monotoni_kind == "any"))
    suffice = tuple(k for k in others if sorted[own] >= 1 and sorted[k] >= 6)
    return suffice if suffice and readings.monotoni_choice == "table_first" else others


def one_own_and_six(own: Kind, kinds: Sequence[Kind]) -> tuple[Counts, ...]:
    """Return what a Monotoni may consist of: 1 own and 6 of one of the kinds (`mm.order.monotoni`; 000)."""
    return tuple(plus(of(own, 1), of(kind, 6)) for kind in kinds)


def all_sorted(sorted: Counts, way: Way) -> bool:
    """Tell whether a Bombastica takes the right cards from the table: all of them (`mm.order.bombastica`; 000)."""
    return way.sorted == sorted


def first_laid_first(pile: tuple[Kind | Order, ...]) -> tuple[Kind | Order, ...]:
    """Return the pile in the sequence in which it is gone through: from the first card laid (`mm.bake.sequence`; 000, 001)."""
    return pile


def used_up(sorted: Counts, way: Way) -> Counts:
    """Return what lies sorted after an order was filled: the used cards are gone (`mm.bake.filled`; 000, 001)."""
    return minus(sorted, way.sorted)


def stay(sorted: Counts, wanted: Counts) -> Counts:
    """Return what lies sorted after an order failed: everything stays (`mm.bake.failed`; 000)."""
    return sorted


def failed_under_pile(order_pile: tuple[Order, ...], order: Order) -> tuple[Order, ...]:
    """Return the order pile, top first, after an order failed: it goes to the bottom (`mm.bake.failed`; 000, 001)."""
    return (*order_pile, order)


def may_refuse(ways: Sequence[Way]) -> bool:
    """Tell whether the owner may let the order fail: only where each way needs a hand card (`mm.bake.top_up`; 000, 001)."""
    return all(any(way.hand) for way in ways)


def at_last_supply_card(turns_since: int | None, players: int) -> bool:
    """Tell whether the round is over, turns after the last supply card was drawn: at once (`mm.round.end`; 000, 001)."""
    return turns_since is not None


def used_are_shuffled(used: Counts, sorted: Counts) -> tuple[Counts, Counts]:
    """Return (new supply, sorted ingredients that stay) after a round (`mm.round.next`, `mm.bake.leftovers`; 000, 001)."""
    return used, sorted


def not_refilled(hand: int) -> int:
    """Return how many cards a hand draws between two rounds: none (`mm.round.next`; 000)."""
    return 0


def ingredients_in_hand(sheet: Sheet) -> int:
    """Return what breaks a tie: the ingredient cards in hand (`mm.end.tie`; 000)."""
    return sheet.ingredients


def one_kind(kinds: int) -> bool:
    """Tell whether so many kinds may be laid in a turn: one (`mm.turn.ingredients`; 000, 001)."""
    return kinds <= 1


def at_least_one(laid: int) -> bool:
    """Tell whether so many ingredients are enough for a turn: one or more (`mm.turn.ingredients`; 000, 001)."""
    return laid >= 1


def at_most_one_order(laid: int, held: int) -> bool:
    """Tell whether so many orders may be laid in a turn: none or one (`mm.turn.order`; 000, 001)."""
    return laid <= 1


def ingredients_first(order_first: bool) -> bool:
    """Tell whether the sequence is kept: the ingredients before the order (`mm.turn.sequence`; 000, 001)."""
    return not order_first


def one_pile_only() -> bool:
    """Tell whether a player may draw from both piles: no (`mm.turn.draw`; 000, 001)."""
    return False


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force: the readings, and every rule that a slip can exchange."""

    readings: Readings = DEFAULT
    helpers: Callable[[Order, Sequence[Owner]], tuple[Owner, ...]] = owner_alone
    from_table: Callable[[int, int, int], tuple[int, ...]] = table_first
    minimale_kinds: Callable[[Kind, Counts, Counts, Readings], tuple[Kind, ...]] = fewest_kinds
    monotoni_kinds: Callable[[Kind, Counts, Readings], tuple[Kind, ...]] = monotoni_kinds
    monotoni_recipes: Callable[[Kind, Sequence[Kind]], tuple[Counts, ...]] = one_own_and_six
    bombastica_takes: Callable[[Counts, Way], bool] = all_sorted
    pile_sequence: Callable[[tuple[Kind | Order, ...]], tuple[Kind | Order, ...]] = first_laid_first
    after_filled: Callable[[Counts, Way], Counts] = used_up
    after_failed: Callable[[Counts, Counts], Counts] = stay
    failed_order: Callable[[tuple[Order, ...], Order], tuple[Order, ...]] = failed_under_pile
    may_refuse: Callable[[Sequence[Way]], bool] = may_refuse
    round_over: Callable[[int | None, int], bool] = at_last_supply_card
    next_supply: Callable[[Counts, Counts], tuple[Counts, Counts]] = used_are_shuffled
    drawn_between_rounds: Callable[[int], int] = not_refilled
    tie_break: Callable[[Sheet], int] = ingredients_in_hand
    kinds_laid: Callable[[int], bool] = one_kind
    ingredients_laid: Callable[[int], bool] = at_least_one
    orders_laid: Callable[[int, int], bool] = at_most_one_order
    sequence_laid: Callable[[bool], bool] = ingredients_first
    draw_from_both: Callable[[], bool] = one_pile_only


def helping_hand(table: OrderTable, rules: Rules) -> Counts:
    """Return the cards that may be added to what lies on the table, over all hands that may help."""
    help = NONE
    for owner in rules.helpers(table.order, tuple(who for who, _ in table.hands)):
        help = plus(help, table.hand(owner))
    return help


TRUE = Rules()
