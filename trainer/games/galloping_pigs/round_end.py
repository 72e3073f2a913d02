"""The end of a round: each player's last card, and whether the food of the round is kept or lost."""

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.games.galloping_pigs.course import Step
from trainer.games.galloping_pigs.model import Pig, space
from trainer.games.galloping_pigs.rules import LastCard, Rules, front
from trainer.rulebook.verdict import Finding, kept


@dataclass(frozen=True, slots=True)
class Settled:
    """What becomes of a player's food on the left: how much it is, whether it is kept, and why."""

    player: str
    n: int
    keeps: bool
    findings: tuple[Finding, ...]


def judge_last_cards(steps: Sequence[Step], rules: Rules) -> tuple[Settled, ...]:
    """Return what each player keeps or loses at the end of a round, by the own last card (`gp.round.own_move`; 002)."""
    if not steps:
        return ()
    last = {step.play.player: (n, step) for n, step in enumerate(steps, 1)}
    end = steps[-1].course
    ahead = front(end.places, rules)
    return tuple(_settle(n, *last[player], ahead, rules) for player, n in end.left if player in last)


def _settle(food: int, n: int, step: Step, ahead: Pig, rules: Rules) -> Settled:
    last = LastCard(step.gallop, step.gallop.pig is ahead, step.collected)
    keeps, player = rules.keeps(last, rules.readings), step.play.player
    found = (_judged(n, step, ahead, rules), *_on_food_only(step, keeps), _outcome(player, food, keeps))
    return Settled(player, food, keeps, found)


def _judged(n: int, step: Step, ahead: Pig, rules: Rules) -> Finding:
    """Return how a last card is judged: its pig in front or not when it was played, and when the round ends."""
    player, move, clause = step.play.player, step.gallop, "gp.round.own_move"
    if not move.leads:
        return kept(clause, "behind", player=player, n=n, pig=move.pig, space=space(move.lands_on), other=move.rival)
    if move.led and rules.readings.lead_again == "must_overtake":
        return kept(clause, "led_already", "lead_again", player=player, n=n, pig=move.pig)
    if move.pig is not ahead:
        at_end = rules.readings.last_card_judged == "at_round_end"
        fact = "overtaken" if at_end else "later"
        return kept(clause, fact, "last_card_judged", player=player, n=n, pig=move.pig, other=ahead)
    reading = "lead_again" if move.led else ""
    return kept(clause, "in_front", reading, player=player, n=n, pig=move.pig, space=space(move.lands_on))


def _on_food_only(step: Step, keeps: bool) -> tuple[Finding, ...]:
    """Return the finding that track food taken with the last card does not keep anything."""
    if keeps or not step.collected:
        return ()
    return (
        kept(
            "gp.variant.at_risk", "not_enough", player=step.play.player, pig=step.gallop.pig, space=step.collected[-1]
        ),
    )


def _outcome(player: str, food: int, keeps: bool) -> Finding:
    clause = "gp.round.keep" if keeps else "gp.round.lose"
    if not food:
        return kept(clause, "nothing", player=player)
    return kept(clause, "keeps" if keeps else "loses", player=player, n=food)
