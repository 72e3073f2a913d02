"""The figures of a game: cards at set-up, and who wins at the end."""

from dataclasses import dataclass

from trainer.games.mamma_mia.model import EACH, Owner
from trainer.games.mamma_mia.rules import Rules, Sheet
from trainer.rulebook.verdict import Verdict, broken, kept

REMOVED = {5: 0, 4: 1, 3: 3, 2: 5}
DEALT = 6


@dataclass(frozen=True, slots=True)
class SetupAnswer:
    """Cards of each kind put back into the box, ingredients in play, and ingredients in the supply after the deal."""

    removed_of_each: int
    ingredients: int
    supply_after_deal: int


@dataclass(frozen=True, slots=True)
class SetupTable:
    """The number of players, 2–5."""

    players: int


@dataclass(frozen=True, slots=True)
class WinnerTable:
    """The sheet of every player at the end of the game."""

    players: tuple[tuple[Owner, Sheet], ...]


@dataclass(frozen=True, slots=True)
class WinnerAnswer:
    """Those who win; several share the win."""

    winners: tuple[Owner, ...]


def count_cards(table: SetupTable, rules: Rules) -> Verdict[SetupAnswer]:
    """Return the numbers of cards at set-up (`mm.setup.remove`, `mm.setup.deal`, `mm.setup.supply`; 000).

    >>> count_cards(SetupTable(3), Rules()).answer
    SetupAnswer(removed_of_each=3, ingredients=50, supply_after_deal=32)
    """
    each, players = REMOVED[table.players], table.players
    total = 5 * (EACH - each)
    supply = total - DEALT * players
    removed = kept("mm.setup.remove", "removed", players=players, each=each, left=EACH - each, n=total)
    dealt = kept("mm.setup.deal", "dealt", players=players, n=DEALT * players)
    rest = kept("mm.setup.supply", "rest", n=supply)
    return Verdict(SetupAnswer(each, total, supply), (removed, dealt, rest), removed)


def find_winners(table: WinnerTable, rules: Rules) -> Verdict[WinnerAnswer]:
    """Return who wins: most orders filled, then most ingredients in hand, else shared (`mm.end.winner`, `mm.end.tie`; 000).

    >>> table = WinnerTable(((Owner.RED, Sheet(4, 2, 3)), (Owner.GREEN, Sheet(4, 3, 0))))
    >>> [owner.id for owner in find_winners(table, Rules()).answer.winners]
    ['green']
    """
    sheets = dict(table.players)
    most = max(sheet.filled for sheet in sheets.values())
    ahead = tuple(owner for owner, sheet in sheets.items() if sheet.filled == most)
    if len(ahead) == 1:
        first = kept("mm.end.winner", "most", owners=ahead, n=most)
        return Verdict(WinnerAnswer(ahead), (first,), first)
    first = broken("mm.end.winner", "tied", owners=ahead, n=most)
    best = max(rules.tie_break(sheets[owner]) for owner in ahead)
    winners = tuple(owner for owner in ahead if rules.tie_break(sheets[owner]) == best)
    fact = "ingredients" if len(winners) == 1 else "shared"
    tie = kept("mm.end.tie", fact, owners=winners, n=best)
    return Verdict(WinnerAnswer(winners), (first, tie), tie)
