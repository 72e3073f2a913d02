"""The end of the game: how a score is made up, who wins, and what decides a tie."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from trainer.games.lunch_box.model import FORMS, Form
from trainer.games.lunch_box.rules import Rules
from trainer.rulebook.verdict import Fact, Finding, Verdict, broken, kept


@dataclass(frozen=True, slots=True)
class Sheet:
    """What counts for a player: sets by form, their points, like tokens received and not given away, cards left on the board."""

    sets: tuple[int, ...]
    points: int
    received: int
    kept: int
    board_left: int


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The sheet of every player at the end of the game."""

    players: tuple[tuple[str, Sheet], ...]


@dataclass(frozen=True, slots=True)
class ScoreAnswer:
    """The score of every player, and those who win; several share the win."""

    scores: tuple[tuple[str, int], ...]
    winners: tuple[str, ...]


def sheet_of(sets: tuple[int, ...], received: int, kept: int, board_left: int) -> Sheet:
    """Return a sheet whose sets have the points of their forms: 2, 3, 4, 5 (`lb.end.score`; 004).

    >>> sheet_of((1, 0, 2, 0), received=1, kept=0, board_left=2).points
    10
    """
    return Sheet(sets, sum(n * form.points for n, form in zip(sets, FORMS, strict=True)), received, kept, board_left)


def find_winners(table: ScoreTable, rules: Rules) -> Verdict[ScoreAnswer]:
    """Return the scores and who wins: the question `score` (`lb.end.score`, `lb.end.tie`; 004).

    >>> ann, ben = sheet_of((0, 0, 0, 1), 0, 0, 2), sheet_of((1, 1, 0, 0), 0, 0, 1)
    >>> find_winners(ScoreTable((("Ann", ann), ("Ben", ben))), Rules()).answer
    ScoreAnswer(scores=(('Ann', 5), ('Ben', 5)), winners=('Ben',))
    """
    sheets = dict(table.players)
    scores = {player: sheet.points + sheet.received - rules.unused_cost(sheet.kept) for player, sheet in sheets.items()}
    found = [_made_up(player, sheet, scores[player], rules) for player, sheet in sheets.items()]
    most = max(scores.values())
    tied = [player for player in scores if scores[player] == most]
    if len(tied) == 1:
        found.append(kept("lb.end.score", "most", player=tied[0], n=most))
    else:
        found.append(broken("lb.end.score", "tied", n=most, players=len(tied)))
        tied, decided = _tie(tied, sheets, rules)
        found += decided
    return Verdict(ScoreAnswer(tuple(scores.items()), tuple(tied)), tuple(found), found[-1])


def _made_up(player: str, sheet: Sheet, score: int, rules: Rules) -> Finding:
    """Return how a score is made up."""
    fact = "made_up" if rules.unused_cost(sheet.kept) == sheet.kept else "unused_free"
    values = {"cards": sheet.points, "received": sheet.received, "unused": sheet.kept, "score": score}
    return kept("lb.end.score", fact, "", player=player, **values)


def _tie(tied: list[str], sheets: dict[str, Sheet], rules: Rules) -> tuple[list[str], list[Finding]]:
    """Return who is ahead in a tie, and every comparison up to the one that decides."""
    found: list[Finding] = []
    for compared in _comparisons(rules):
        best = max(compared.rank(sheets[player]) for player in tied)
        ahead = [player for player in tied if compared.rank(sheets[player]) == best]
        values: dict[str, Fact] = {"n": compared.value(sheets[ahead[0]]), **compared.slots}
        if len(ahead) == 1:
            return ahead, [*found, kept("lb.end.tie", compared.decides, "", player=ahead[0], **values)]
        fact = compared.equal if len(ahead) == len(tied) else compared.narrows
        found.append(kept("lb.end.tie", fact, "", players=len(ahead), **values))
        tied = ahead
    return tied, [*found, *(kept("lb.end.tie", "shared", player=player, others=len(tied) - 1) for player in tied)]


class _Compared(NamedTuple):
    """A comparison in a tie: the number told, its rank (more is better), and the facts: it decides, leaves some, leaves all."""

    value: Callable[[Sheet], int]
    rank: Callable[[Sheet], int]
    decides: str
    narrows: str
    equal: str
    slots: Mapping[str, Fact] = MappingProxyType({})


def _comparisons(rules: Rules) -> list[_Compared]:
    """Return what is compared in a tie, in sequence: cards left, likes received, then houses, straights, triples, pairs."""
    cards = _Compared(
        lambda sheet: sheet.board_left,
        lambda sheet: rules.board_left(sheet.board_left),
        *("cards", "cards_narrow", "cards_equal"),
    )
    likes = _Compared(_received, _received, "likes", "likes_narrow", "likes_equal")
    return [cards, likes, *map(_of_form, reversed(FORMS))]


def _received(sheet: Sheet) -> int:
    return sheet.received


def _of_form(form: Form) -> _Compared:
    def count(sheet: Sheet) -> int:
        return sheet.sets[FORMS.index(form)]

    return _Compared(count, count, "sets", "sets_narrow", "sets_equal", {"form": form})
