"""The slips of Mamma Mia!: the true rules with one rule exchanged, each a mistake that people really make."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product

from trainer.games.mamma_mia.model import HAND, KINDS, NONE, Counts, Kind, Order, Owner, Pizza, of, plus
from trainer.games.mamma_mia.readings import Readings
from trainer.games.mamma_mia.rules import TRUE, Rules, Sheet, Way, fewest_kinds, monotoni_kinds, one_own_and_six


def _nobody(order: Order, owners: Sequence[Owner]) -> tuple[Owner, ...]:
    return ()


def _nobody_for_bombastica(order: Order, owners: Sequence[Owner]) -> tuple[Owner, ...]:
    return () if order.pizza is Pizza.BOMBASTICA else (order.owner,)


def _everybody(order: Order, owners: Sequence[Owner]) -> tuple[Owner, ...]:
    return (order.owner, *(owner for owner in owners if owner is not order.owner))


def _as_the_owner_likes(there: int, need: int, held: int) -> tuple[int, ...]:
    return tuple(range(min(there, need), max(0, need - held) - 1, -1))


def _seven_own_too(own: Kind, kinds: Sequence[Kind]) -> tuple[Counts, ...]:
    return (*one_own_and_six(own, kinds), of(own, 7))


def _six_mixed(own: Kind, kinds: Sequence[Kind]) -> tuple[Counts, ...]:
    others = [k for k in KINDS if k is not own]
    mixes = (mix for mix in product(range(7), repeat=4) if sum(mix) == 6)
    return tuple(_recipe(own, dict(zip(others, mix, strict=True))) for mix in mixes)


def _recipe(own: Kind, others: Mapping[Kind, int]) -> Counts:
    recipe = of(own, 1)
    for kind, n in others.items():
        recipe = plus(recipe, of(kind, n))
    return recipe


def _only_up_to_six(own: Kind, sorted: Counts, readings: Readings) -> tuple[Kind, ...]:
    return tuple(k for k in monotoni_kinds(own, sorted, readings) if sorted[k] <= 6)


def _any_other(own: Kind, sorted: Counts, hand: Counts, readings: Readings) -> tuple[Kind, ...]:
    return tuple(k for k in KINDS if k is not own)


def _absent_too(own: Kind, sorted: Counts, hand: Counts, readings: Readings) -> tuple[Kind, ...]:
    least = min(sorted[k] for k in KINDS if k is not own)
    return tuple(k for k in KINDS if k is not own and sorted[k] == least)


def _own_too(own: Kind, sorted: Counts, hand: Counts, readings: Readings) -> tuple[Kind, ...]:
    least = min((n for n in sorted if n), default=0)
    return tuple(k for k in KINDS if least and sorted[k] == least)


def _hand_counts(own: Kind, sorted: Counts, hand: Counts, readings: Readings) -> tuple[Kind, ...]:
    return fewest_kinds(own, plus(sorted, hand), NONE, readings)


def _just_fifteen(sorted: Counts, way: Way) -> bool:
    return sum(way.sorted) + sum(way.hand) == 15


def _ingredients_first(pile: tuple[Kind | Order, ...]) -> tuple[Kind | Order, ...]:
    return tuple(sorted(pile, key=lambda card: isinstance(card, Order)))


def _last_laid_first(pile: tuple[Kind | Order, ...]) -> tuple[Kind | Order, ...]:
    return pile[::-1]


def _still_there(sorted: Counts, way: Way) -> Counts:
    return sorted


def _taken_away(sorted: Counts, wanted: Counts) -> Counts:
    a, b, c, d, e = (max(0, there - want) for there, want in zip(sorted, wanted, strict=True))
    return (a, b, c, d, e)


def _never_refuse(ways: Sequence[Way]) -> bool:
    return False


def _one_more_lap(turns_since: int | None, players: int) -> bool:
    return turns_since is not None and turns_since >= players - 1


def _all_shuffled(used: Counts, sorted: Counts) -> tuple[Counts, Counts]:
    return plus(used, sorted), NONE


def _out_of_the_game(order_pile: tuple[Order, ...], order: Order) -> tuple[Order, ...]:
    return order_pile


def _up_to_seven(hand: int) -> int:
    return HAND - hand


def _all_cards(sheet: Sheet) -> int:
    return sheet.ingredients + sheet.orders


def _any_number(n: int) -> bool:
    return True


def _any_orders(laid: int, held: int) -> bool:
    return True


def _order_if_held(laid: int, held: int) -> bool:
    return laid == min(1, held)


def _any_sequence(order_first: bool) -> bool:
    return True


def _both() -> bool:
    return True


SLIPS: dict[str, Rules] = {
    "mm.slip.no_hand": replace(TRUE, helpers=_nobody),
    "mm.slip.bombastica_no_hand": replace(TRUE, helpers=_nobody_for_bombastica),
    "mm.slip.any_hand": replace(TRUE, helpers=_everybody),
    "mm.slip.hand_first": replace(TRUE, from_table=_as_the_owner_likes),
    "mm.slip.monotoni_own_seven": replace(TRUE, monotoni_recipes=_seven_own_too),
    "mm.slip.monotoni_mixed": replace(TRUE, monotoni_recipes=_six_mixed),
    "mm.slip.monotoni_only_exact_pile": replace(TRUE, monotoni_kinds=_only_up_to_six),
    "mm.slip.minimale_any": replace(TRUE, minimale_kinds=_any_other),
    "mm.slip.minimale_absent": replace(TRUE, minimale_kinds=_absent_too),
    "mm.slip.minimale_own": replace(TRUE, minimale_kinds=_own_too),
    "mm.slip.minimale_hand_counts": replace(TRUE, minimale_kinds=_hand_counts),
    "mm.slip.bombastica_exact": replace(TRUE, bombastica_takes=_just_fifteen),
    "mm.slip.later_counts": replace(TRUE, pile_sequence=_ingredients_first),
    "mm.slip.used_again": replace(TRUE, after_filled=_still_there),
    "mm.slip.failed_takes": replace(TRUE, after_failed=_taken_away),
    "mm.slip.reveal_from_top": replace(TRUE, pile_sequence=_last_laid_first),
    "mm.slip.two_kinds": replace(TRUE, kinds_laid=_any_number),
    "mm.slip.order_first": replace(TRUE, sequence_laid=_any_sequence),
    "mm.slip.two_orders": replace(TRUE, orders_laid=_any_orders),
    "mm.slip.ingredients_optional": replace(TRUE, ingredients_laid=_any_number),
    "mm.slip.finish_the_lap": replace(TRUE, round_over=_one_more_lap),
    "mm.slip.failed_out": replace(TRUE, failed_order=_out_of_the_game),
    "mm.slip.top_up_forced": replace(TRUE, may_refuse=_never_refuse),
    "mm.slip.draw_both": replace(TRUE, draw_from_both=_both),
    "mm.slip.order_mandatory": replace(TRUE, orders_laid=_order_if_held),
    "mm.slip.reshuffle_all": replace(TRUE, next_supply=_all_shuffled),
    "mm.slip.refill_between": replace(TRUE, drawn_between_rounds=_up_to_seven),
    "mm.slip.tie_any_cards": replace(TRUE, tie_break=_all_cards),
}

ORDER_SLIPS = tuple(SLIPS)[:12]
"""The slips that a single order can show; `any_hand` needs a second hand, which a pile has."""
