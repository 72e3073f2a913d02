"""Who wins: the most food on the right after three rounds."""

from dataclasses import dataclass

from trainer.games.galloping_pigs.rules import Rules
from trainer.rulebook.verdict import Finding, Verdict, kept


@dataclass(frozen=True, slots=True)
class WinnerTable:
    """The food on every player's right at the end of the game."""

    players: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class WinnerAnswer:
    """Those who win; several share the win."""

    winners: tuple[str, ...]


def find_winners(table: WinnerTable, rules: Rules) -> Verdict[WinnerAnswer]:
    """Return who wins: the most food on the right; a tie is shared, since texts are silent (`gp.end.winner`; 002).

    >>> find_winners(WinnerTable((("Ada", 5), ("Ben", 7), ("Cem", 7))), Rules()).answer.winners
    ('Ben', 'Cem')
    """
    most = max(n for _, n in table.players)
    winners = tuple(player for player, n in table.players if n == most)
    found = tuple(_compared(player, n, most, len(winners)) for player, n in table.players)
    return Verdict(WinnerAnswer(winners), found, next(f for f in found if f.fact != "fewer"))


def _compared(player: str, n: int, most: int, winners: int) -> Finding:
    if n < most:
        return kept("gp.end.winner", "fewer", player=player, n=n, most=most)
    if winners > 1:
        return kept("gp.end.winner", "shared", player=player, n=n, others=winners - 1)
    return kept("gp.end.winner", "most", player=player, n=n)
