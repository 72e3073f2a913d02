"""Whether a given way pays for an order: the one place where that is decided."""

from trainer.games.mamma_mia.model import KINDS, PLAIN, Counts, Kind, Order, Pizza, lying, minus, of, plus
from trainer.games.mamma_mia.rules import OrderTable, Rules, Way, helping_hand
from trainer.rulebook.verdict import Fact, Finding, broken, kept

FIFTEEN = 15


def judge_way(table: OrderTable, way: Way, rules: Rules) -> tuple[Finding, ...]:
    """Return the findings of one way to pay: what the order wants, what goes in, where each card comes from.

    It is a legal way if all of them hold. Printed source: 000, sections on the inspection and on the orders.
    """
    first = wants(table.order)
    if table.order.pizza is Pizza.BOMBASTICA:
        return (first, *_bombastica(table, way, rules))
    total = plus(way.sorted, way.hand)
    if total in recipes(table, rules):
        return (first, *choice(table, rules, lying(minus(total, of(table.order.own, 1)))), *_sources(table, way, rules))
    return (first, *_misfit(table, total, rules), *_sources(table, way, rules))


def wants(order: Order) -> Finding:
    """Return the finding that says what an order asks for."""
    if order.pizza in PLAIN:
        return kept("mm.order.recipe", "wants", owner=order.owner, own=order.own, kind=PLAIN[order.pizza])
    if order.pizza is Pizza.ALL_FIVE:
        return kept("mm.order.recipe", "wants_five", owner=order.owner)
    if order.pizza is Pizza.BOMBASTICA:
        return kept("mm.order.bombastica", "wants", owner=order.owner)
    return kept(f"mm.order.{order.pizza.id}", "wants", owner=order.owner, own=order.own)


def recipes(table: OrderTable, rules: Rules) -> tuple[Counts, ...]:
    """Return what the pizza may consist of, table and hand together; Bombastica has no recipe.

    >>> from trainer.games.mamma_mia.model import Owner
    >>> recipes(OrderTable(Order(Owner.GREEN, Pizza.PINEAPPLE), (0, 0, 0, 0, 0)), Rules())
    ((0, 0, 4, 0, 1),)
    """
    order, own = table.order, table.order.own
    if order.pizza in PLAIN:
        return (plus(of(own, 1), of(PLAIN[order.pizza], 4)),)
    if order.pizza is Pizza.ALL_FIVE:
        return ((1, 1, 1, 1, 1),)
    if order.pizza is Pizza.MINIMALE:
        return tuple(plus(of(own, 1), of(kind, 3)) for kind in kinds_for(table, rules))
    return rules.monotoni_recipes(own, kinds_for(table, rules))


def kinds_for(table: OrderTable, rules: Rules) -> tuple[Kind, ...]:
    """Return the kinds that a Minimale or a Monotoni may take besides the own one."""
    if table.order.pizza is Pizza.MINIMALE:
        return rules.minimale_kinds(table.order.own, table.sorted, helping_hand(table, rules), rules.readings)
    return rules.monotoni_kinds(table.order.own, table.sorted, rules.readings)


def choice(table: OrderTable, rules: Rules, taken: tuple[Kind, ...] = ()) -> tuple[Finding, ...]:
    """Return what was found on the choice of a kind for a Minimale or a Monotoni; nothing for the other orders."""
    sorted, own, pizza = table.sorted, table.order.own, table.order.pizza
    if pizza is Pizza.MINIMALE:
        return (_fewest(table, rules),)
    if pizza is not Pizza.MONOTONI:
        return ()
    suffice = tuple(k for k in kinds_for(table, rules) if sorted[own] and sorted[k] >= 6)
    if suffice and rules.readings.monotoni_choice == "table_first":
        return (kept("mm.order.monotoni", "suffice", "monotoni_choice", kinds=suffice),)
    return tuple(kept("mm.order.monotoni", "chosen", "monotoni_kind", kind=k, there=sorted[k]) for k in taken)


def shortfall(table: OrderTable, rules: Rules) -> int:
    """Return how many cards a Bombastica lacks on the table; a missing own ingredient counts where one is needed."""
    own_lacks = rules.readings.bombastica_own == "needed" and not table.sorted[table.order.own]
    return max(FIFTEEN - sum(table.sorted), int(own_lacks), 0)


def _fewest(table: OrderTable, rules: Rules) -> Finding:
    sorted, own = table.sorted, table.order.own
    kinds = kinds_for(table, rules)
    if kinds:
        return kept("mm.order.minimale", "fewest", "minimale_fewest", kinds=kinds, n=sorted[kinds[0]])
    if any(sorted[k] for k in KINDS if k is not own):
        return broken("mm.order.minimale", "own_fewest", "minimale_fewest", own=own, n=sorted[own])
    return broken("mm.order.minimale", "none_lies", own=own)


def _misfit(table: OrderTable, total: Counts, rules: Rules) -> tuple[Finding, ...]:
    """Return why the cards of an answer are not what the order asks for; at least one finding is broken."""
    if table.order.pizza in (Pizza.MINIMALE, Pizza.MONOTONI):
        return _misfit_choice(table, total, rules)
    wanted = recipes(table, rules)[0]
    return tuple(
        broken("mm.order.recipe", "amount" if wanted[k] else "foreign", kind=k, need=wanted[k], given=total[k])
        for k in KINDS
        if total[k] != wanted[k]
    )


def _misfit_choice(table: OrderTable, total: Counts, rules: Rules) -> tuple[Finding, ...]:
    own, clause = table.order.own, f"mm.order.{table.order.pizza.id}"
    need = 3 if table.order.pizza is Pizza.MINIMALE else 6
    others = tuple(k for k in KINDS if total[k] and k is not own)
    found = list(choice(table, rules))
    if not others:
        found.append(broken(clause, "own_only", own=own, given=total[own]))
    elif len(others) > 1:
        found.append(broken(clause, "one_kind", kinds=others))
    else:
        found.extend(_one_other(table, others[0], total[others[0]], need, rules))
    if total[own] != 1 and others:
        found.append(broken(clause, "amount", kind=own, need=1, given=total[own]))
    return tuple(found)


def _one_other(table: OrderTable, kind: Kind, given: int, need: int, rules: Rules) -> list[Finding]:
    clause, found = f"mm.order.{table.order.pizza.id}", []
    if kind not in kinds_for(table, rules):
        found.append(_not_that_kind(table, kind, rules))
    if given != need:
        found.append(broken(clause, "amount", kind=kind, need=need, given=given))
    return found


def _not_that_kind(table: OrderTable, kind: Kind, rules: Rules) -> Finding:
    sorted, kinds = table.sorted, kinds_for(table, rules)
    if table.order.pizza is Pizza.MONOTONI:
        if not sorted[kind] and rules.readings.monotoni_kind == "on_table":
            return broken("mm.order.monotoni", "not_on_table", "monotoni_kind", kind=kind)
        return broken("mm.order.monotoni", "others_suffice", "monotoni_choice", kind=kind, kinds=kinds)
    if not sorted[kind]:
        return broken("mm.order.minimale", "absent", kind=kind)
    if not kinds:
        return broken("mm.order.minimale", "not_fewer_than_own", "minimale_fewest", kind=kind, there=sorted[kind])
    least = sorted[kinds[0]]
    return broken("mm.order.minimale", "not_fewest", kind=kind, there=sorted[kind], kinds=kinds, n=least)


def _sources(table: OrderTable, way: Way, rules: Rules) -> tuple[Finding, ...]:
    """Return, kind by kind, whether the table pays first and the hand adds just what is missing."""
    help = helping_hand(table, rules)
    own_first = sorted(lying(plus(way.sorted, way.hand)), key=lambda k: k is not table.order.own)
    return tuple(_source(table, kind, way.sorted[kind], way.hand[kind], help[kind], rules) for kind in own_first)


def _source(table: OrderTable, kind: Kind, from_table: int, from_hand: int, held: int, rules: Rules) -> Finding:
    there, need = table.sorted[kind], from_table + from_hand
    if from_table > there or from_hand > held:
        return lacks(table, kind, need, held)
    if from_table not in rules.from_table(there, need, held):
        return broken("mm.bake.table_first", "spared", kind=kind, there=there, need=need, hand=from_hand)
    if not from_hand:
        return kept("mm.bake.table_first", "enough", kind=kind, there=there, need=need)
    return Finding("mm.bake.top_up", "fills", True, _gap(table, kind, need, held))


def lacks(table: OrderTable, kind: Kind, need: int, held: int) -> Finding:
    """Return the finding that table and hand together have too few of a kind."""
    return Finding("mm.bake.top_up", "lacks", False, _gap(table, kind, need, held))


def _gap(table: OrderTable, kind: Kind, need: int, held: int) -> tuple[tuple[str, Fact], ...]:
    there = table.sorted[kind]
    found: dict[str, Fact] = {"owner": table.order.owner, "kind": kind, "there": there, "need": need}
    return tuple({**found, "short": max(0, need - there), "held": held}.items())


def _bombastica(table: OrderTable, way: Way, rules: Rules) -> tuple[Finding, ...]:
    there, missing = sum(table.sorted), shortfall(table, rules)
    found = [_reached(table, missing)]
    if not rules.bombastica_takes(table.sorted, way):
        found.append(broken("mm.order.bombastica", "leaves", left=there - sum(way.sorted)))
    else:
        found.append(kept("mm.order.bombastica", "takes_all", n=sum(way.sorted)))
    found.append(_added(table, way, missing, rules))
    if rules.readings.bombastica_own == "needed":
        found.append(_own_used(table, way))
    return tuple(found)


def _reached(table: OrderTable, missing: int) -> Finding:
    there = sum(table.sorted)
    if there >= FIFTEEN:
        return kept("mm.order.bombastica", "reaches", there=there)
    return kept("mm.order.bombastica", "gap", there=there, short=missing)


def _added(table: OrderTable, way: Way, missing: int, rules: Rules) -> Finding:
    """Return whether the hand adds as many cards as it may."""
    added, owner, help = sum(way.hand), table.order.owner, helping_hand(table, rules)
    if any(way.hand[k] > help[k] for k in KINDS) or added < missing:
        return broken("mm.order.bombastica", "lacks", owner=owner, there=sum(table.sorted), short=missing, hand=added)
    if added and not missing:
        return broken("mm.bake.table_first", "not_needed", there=sum(table.sorted), hand=added)
    if added > missing and rules.readings.bombastica_top_up == "gap":
        return broken("mm.order.bombastica", "adds_more", "bombastica_top_up", short=missing, hand=added)
    if added:
        return kept("mm.bake.top_up", "adds", owner=owner, hand=added)
    return kept("mm.bake.table_first", "no_hand", there=sum(table.sorted))


def _own_used(table: OrderTable, way: Way) -> Finding:
    own = table.order.own
    if way.sorted[own] + way.hand[own]:
        return kept("mm.order.bombastica", "own_used", "bombastica_own", own=own)
    return broken("mm.order.bombastica", "own_missing", "bombastica_own", own=own, owner=table.order.owner)
