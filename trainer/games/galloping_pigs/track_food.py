"""The variant: whether food may be laid on the spaces of the track at the start of a round."""

from dataclasses import dataclass

from trainer.games.galloping_pigs.model import FIRST_FOUR, PIGS, Places, Spaces, space
from trainer.games.galloping_pigs.rules import Rules
from trainer.rulebook.verdict import Finding, Verdict, broken, faults, kept


@dataclass(frozen=True, slots=True)
class FoodTable:
    """The number of players, where the pigs stand, and the spaces on which food was laid, in sequence."""

    players: int
    places: Places
    spaces: Spaces


@dataclass(frozen=True, slots=True)
class FoodAnswer:
    """Whether the food may lie like this, and the clauses broken."""

    legal: bool
    broken: tuple[str, ...]


def judge_food(table: FoodTable, rules: Rules) -> Verdict[FoodAnswer]:
    """Return whether each player laid one food on an empty space, none on the first four (`gp.variant.place`; 002).

    >>> judge_food(FoodTable(2, (0, -1, -2, -3, -4), (5, 4)), Rules()).answer
    FoodAnswer(legal=False, broken=('gp.variant.first_four',))
    """
    laid = enumerate(table.spaces)
    each = (f for i, on in laid for f in judge_laid(i + 1, on, table.places, table.spaces[:i]))
    found = (*each, _one_each(len(table.spaces), table.players))
    wrong = faults(found)
    decided = next((f for f in found if not f.holds), found[0])
    return Verdict(FoodAnswer(not wrong, wrong), found, decided)


def judge_laid(n: int, on: int, places: Places, lying: Spaces) -> tuple[Finding, ...]:
    """Return what was found on the n-th food laid: no pig and no food there, not on the first four spaces.

    Printed source: 002; that food fills a space too is our reading.
    """
    found = []
    for pig in PIGS:
        if space(places[pig]) == on:
            found.append(broken("gp.variant.place", "on_pig", n=n, space=on, pig=pig))
    if on in lying:
        found.append(broken("gp.variant.place", "on_food", n=n, space=on))
    if on in FIRST_FOUR:
        found.append(broken("gp.variant.first_four", "too_near", n=n, space=on))
    return tuple(found) or (kept("gp.variant.place", "laid", n=n, space=on),)


def _one_each(n: int, players: int) -> Finding:
    """Return whether there is one food for each player."""
    if n == players:
        return kept("gp.variant.place", "one_each", n=n)
    return broken("gp.variant.place", "too_few" if n < players else "too_many", n=n, players=players)
