"""Arranging Galloping Pigs in a short notation: `move("red 3 yellow 1 green 0 blue -1 black -2", "blue")`."""

from typing import Any

from trainer.drills.scenario import Scenario, answer, judge, read

Document = dict[str, Any]
LINE = "red yellow green blue black"


def pigs(table: str) -> Document:
    """`"red yellow …"` is a line, front first; `"red 3 yellow 1 …"` are places."""
    words = table.split()
    if len(words) == 5:
        return {"line": words}
    return {"places": {pig: int(place) for pig, place in zip(words[::2], words[1::2], strict=True)}}


def move(table: str, card: str, **readings: str) -> Scenario:
    """The question what a card does."""
    return read({"game": "galloping_pigs", "question": "move", **pigs(table), "card": card, "readings": readings})


def race(table: str, plays: str, **more: Any) -> Scenario:
    """A race that goes on: plays are `"A:black B:red"`; `more` is `food`, the spaces with food, `supply` and readings."""
    return read(_race(table, plays, more))


def ended(table: str, plays: str, **more: Any) -> Scenario:
    """A race after which the round ends: each player's last play is that player's last card."""
    return read({**_race(table, plays, more), "ends_round": True})


def _race(table: str, plays: str, more: Document) -> Document:
    played = [dict(zip(("player", "card"), play.split(":"), strict=True)) for play in plays.split()]
    stated = {"track_food": _numbers(more.pop("food", ""))}
    if "supply" in more:
        stated["supply"] = more.pop("supply")
    head = {"game": "galloping_pigs", "question": "race"}
    return {**head, **pigs(table), "plays": played, **stated, "readings": more}


def laid(players: int, spaces: str, line: str = LINE) -> Scenario:
    """The question whether food may lie on these spaces."""
    table = {"players": players, "spaces": _numbers(spaces), "line": line.split()}
    return read({"game": "galloping_pigs", "question": "place_food", **table})


def winner(**right: int) -> Scenario:
    """The end of a game: the food on every player's right."""
    return read({"game": "galloping_pigs", "question": "winner", "players": right})


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def moved(scenario: Scenario) -> str:
    """What a card does: `"1 over blue green, leads, food"`."""
    found = answer(scenario)
    over = " ".join(["over", *found["jumped"]]) if found["jumped"] else ""
    parts = [f"{found['lands_on']} {over}".strip(), "leads" if found["leads"] else "", "food" if found["food"] else ""]
    return ", ".join(filter(None, parts))


def steps(scenario: Scenario) -> str:
    """The plays of a race, each with the place, `!` if its pig leads, and the food: `"1!+1 -3 2!"`."""
    return " ".join(map(_step, answer(scenario)["steps"]))


def _step(step: Document) -> str:
    food = f"+{step['food']}" if step["food"] else ""
    return f"{step['lands_on']}{'!' if step['leads'] else ''}{food}"


def food(scenario: Scenario) -> str:
    """Everybody's food, left and right: `"A 0/2 B 0/0"`."""
    return " ".join(f"{player} {heap['left']}/{heap['right']}" for player, heap in answer(scenario)["food"].items())


def broken(scenario: Scenario) -> list[str]:
    """The clauses that food on the track breaks."""
    return list(answer(scenario)["broken"])


def decided(scenario: Scenario) -> str:
    """The clause that decided."""
    return judge(scenario).decided.clause


def facts(scenario: Scenario) -> list[str]:
    """What was found, in sequence: `"gp.move.jump:gap"`."""
    return [f"{found.clause}:{found.fact}" for found in judge(scenario).findings]
