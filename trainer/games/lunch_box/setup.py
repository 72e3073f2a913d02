"""The numbers at set-up: cards in the piles, like tokens wanted and there."""

from dataclasses import dataclass

from trainer.games.lunch_box.model import BOX, COLUMNS, ROWS
from trainer.games.lunch_box.rules import Rules
from trainer.rulebook.verdict import Finding, Verdict, broken, kept

PLAYERS = (3, 4)
DEALT, TOKENS, TOKENS_EACH = 3, 10, 3
SHARED = COLUMNS * len(ROWS)


@dataclass(frozen=True, slots=True)
class SetupTable:
    """The number of players, 3 or 4."""

    players: int


@dataclass(frozen=True, slots=True)
class SetupAnswer:
    """Shared cards, cards in the three piles together, tokens for each player, and tokens that the box lacks."""

    shared: int
    in_piles: int
    tokens_each: int
    tokens_missing: int


def count_out(table: SetupTable, rules: Rules) -> Verdict[SetupAnswer]:
    """Return the numbers at set-up: the question `setup` (`lb.setup.*`; 004).

    >>> count_out(SetupTable(4), Rules()).answer
    SetupAnswer(shared=12, in_piles=46, tokens_each=3, tokens_missing=2)
    """
    players, each = table.players, tokens_each(table.players, rules)
    in_piles = len(BOX) - SHARED - DEALT * players
    missing = max(0, each * players - TOKENS)
    tokens = _tokens(players, each, missing)
    found = (
        kept("lb.setup.deck", "cards", n=len(BOX)),
        kept("lb.setup.grid", "laid", n=SHARED),
        kept("lb.setup.hand", "dealt", players=players, n=DEALT * players),
        kept("lb.setup.piles", "rest", n=in_piles, least=in_piles // COLUMNS, most=-(-in_piles // COLUMNS)),
        tokens,
    )
    return Verdict(SetupAnswer(SHARED, in_piles, each, missing), found, tokens if tokens.reading else found[3])


def tokens_each(players: int, rules: Rules) -> int:
    """Return the like tokens for each player: 3, where four players have too few the reading `tokens_for_four`."""
    two = players * TOKENS_EACH > TOKENS and rules.readings.tokens_for_four == "two_each"
    return TOKENS_EACH - 1 if two else TOKENS_EACH


def _tokens(players: int, each: int, missing: int) -> Finding:
    """Return whether the tokens in the box are enough; for four players the printed text contradicts itself."""
    wanted, clause = players * TOKENS_EACH, "lb.setup.tokens"
    if missing:
        return broken(clause, "too_few", "tokens_for_four", players=players, n=wanted, there=TOKENS, missing=missing)
    if each < TOKENS_EACH:
        return kept(
            clause,
            "two_each",
            "tokens_for_four",
            players=players,
            n=wanted,
            there=TOKENS,
            each=each,
            used=each * players,
        )
    return kept(clause, "enough", players=players, n=wanted, there=TOKENS)
