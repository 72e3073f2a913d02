"""How the answers of Galloping Pigs are shown in the verdict panel."""

from typing import Any

from trainer.drills.scenario import Scenario
from trainer.games.galloping_pigs.course import Step
from trainer.games.galloping_pigs.grading import MoveGiven, RaceGiven
from trainer.games.galloping_pigs.model import PIGS, Pig, Places, space
from trainer.games.galloping_pigs.movement import MoveAnswer
from trainer.games.galloping_pigs.race import RaceAnswer
from trainer.games.galloping_pigs.track_food import FoodAnswer
from trainer.games.galloping_pigs.winner import WinnerAnswer
from trainer.games.game import Grade
from trainer.rulebook.verdict import Finding, Verdict
from trainer.texts.explain import name, told
from trainer.texts.load import LANGUAGES
from trainer.texts.say import joined, say
from trainer.ui.panels.shown import Given, Presenter, Said, Shown

GAME = "galloping_pigs"


def _pig(key: str, pig: Pig, **values: Any) -> Said:
    return {lang: say("pigs", key, pig=name(GAME, pig, lang), **values)[lang] for lang in LANGUAGES}


def _places(places: Places) -> dict[str, int]:
    return {pig.id: places[pig] for pig in PIGS}


def _move(scenario: Scenario, verdict: Verdict[MoveAnswer]) -> Shown:
    move, food = verdict.answer.gallop, verdict.answer.food
    word, on = say("pigs", "move_word", space=space(move.lands_on)), str(space(move.lands_on))
    what = say("pigs", "move_food" if food else "move_lead_no_food" if move.leads else "move_no_food")
    why = tuple(dict.fromkeys((verdict.decided, verdict.findings[1], verdict.findings[-1])))[:2]
    return Shown("value", word, what, seal=on, why=why, more={"lands_on": move.lands_on})


def _move_option(answer: dict[str, Any]) -> tuple[str, Said]:
    lands = say("pigs", "option_move", space=space(answer["lands_on"]))
    food = say("pigs", "option_food" if answer["food"] else "option_no_food")
    return "value", {lang: f"{lands[lang]}{'、' if lang == 'ja' else ', '}{food[lang]}" for lang in LANGUAGES}


def _move_given(scenario: Scenario, verdict: Verdict[MoveAnswer], given: MoveGiven, grade: Grade) -> Given:
    texts = {
        "lands_on": say("pigs", "part_lands", space=space(given.lands_on)),
        "leads": say("pigs", "part_leads"),
        "food": say("pigs", "answer_food" if given.food else "answer_no_food"),
    }
    return Given(parts=tuple((right, texts[part]) for part, right in grade.parts))


def _race(scenario: Scenario, verdict: Verdict[RaceAnswer]) -> Shown:
    answer = verdict.answer
    over = bool(answer.settled)
    what = say("pigs", "race_what_over" if over else "race_what_open")
    if over and not answer.keepers:
        what = say("pigs", "race_nobody_keeps")
    elif over:
        what = say("pigs", "race_keeps", players=list(answer.keepers))
    steps = [_step(step) for step in answer.steps]
    return Shown(
        "value",
        _pig("race_word", answer.leader),
        what,
        why=_why(verdict),
        more={"steps": steps, "final": _final(answer)},
    )


def _final(answer: RaceAnswer) -> dict[str, Any] | None:
    """Return what becomes of the food once the round is over; None while it goes on."""
    if not answer.settled:
        return None
    ends = [f for one in answer.settled for f in one.findings]
    left = {player: n for player, n, _ in answer.food}
    right = {player: n for player, _, n in answer.food}
    return {"left": left, "right": right, "kept": list(answer.keepers), "text": joined(*(told(GAME, f) for f in ends))}


def _why(verdict: Verdict[RaceAnswer]) -> tuple[Finding, ...]:
    leader = next(f for f in verdict.findings if f.clause == "gp.turn.sequence")
    return tuple(dict.fromkeys((verdict.decided, leader)))


def _step(step: Step) -> dict[str, Any]:
    move, course = step.gallop, step.course
    left = dict(course.left)
    return {
        "card": step.play.card.id,
        "player": step.play.player,
        "from": move.start,
        "lands_on": move.lands_on,
        "jumped": [pig.id for pig in move.jumped],
        "leads": move.leads,
        "food": step.food,
        "places": _places(course.places),
        "left": left,
        "right": dict.fromkeys(left, 0),
        "track_food": list(course.track_food),
        "supply": course.supply,
        "text": joined(*(told(GAME, f) for f in step.findings)),
    }


def _race_option(answer: dict[str, Any]) -> tuple[str, Said]:
    heaps, leader = answer["food"].values(), Pig[answer["leader"].upper()]
    kept, left = sum(h["right"] for h in heaps), sum(h["left"] for h in heaps)
    return "value", _pig("option_race_open", leader, left=left) if left else _pig("option_race", leader, kept=kept)


def _race_given(scenario: Scenario, verdict: Verdict[RaceAnswer], given: RaceGiven, grade: Grade) -> Given:
    parts = []
    for part, right in grade.parts:
        kind, _, player = part.partition(".")
        if kind == "leader":
            parts.append((right, _pig("part_leader", given.leader)))
        elif kind == "kept":
            keeps = player in (given.kept or frozenset())
            parts.append((right, say("pigs", "part_keeps" if keeps else "part_loses", player=player)))
    return Given(parts=tuple(parts))


def _food(scenario: Scenario, verdict: Verdict[FoodAnswer]) -> Shown:
    legal = verdict.answer.legal
    word = say("verdict", "yes" if legal else "no")
    bad = sorted(
        {int(str(dict(f.values)["n"])) - 1 for f in verdict.findings if f.fact in ("on_pig", "on_food", "too_near")}
    )
    what = say("pigs", "place_yes" if legal else "place_no")
    return Shown("yes" if legal else "no", word, what, more={"bad": bad})


def _food_option(answer: dict[str, Any]) -> tuple[str, Said]:
    return "value", say("pigs", "option_legal" if answer["legal"] else "option_not_legal")


def _food_given(scenario: Scenario, verdict: Verdict[FoodAnswer], given: bool, grade: Grade) -> Given:
    return Given(word=say("pigs", "part_legal" if given else "part_not_legal"))


def _winner(scenario: Scenario, verdict: Verdict[WinnerAnswer]) -> Shown:
    who = list(verdict.answer.winners)
    found = tuple(f for f in verdict.findings if f.fact != "fewer")
    return Shown("value", say("pigs", "winner_one" if len(who) == 1 else "winner_shared", owners=who), why=found[:1])


def _winner_option(answer: dict[str, Any]) -> tuple[str, Said]:
    return "value", say("pigs", "part_winners", owners=answer["winners"])


def _winner_given(scenario: Scenario, verdict: Verdict[WinnerAnswer], given: frozenset[str], grade: Grade) -> Given:
    return Given(word=say("pigs", "part_winners", owners=[who for who, _ in scenario.table.players if who in given]))


PRESENTERS = {
    "move": Presenter(_move, _move_option, _move_given),
    "race": Presenter(_race, _race_option, _race_given),
    "place_food": Presenter(_food, _food_option, _food_given),
    "winner": Presenter(_winner, _winner_option, _winner_given),
}
