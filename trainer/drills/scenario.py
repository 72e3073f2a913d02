"""A scenario: what lies on the table plus one question, with a JSON text form."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from trainer.games import GAMES
from trainer.games.game import Game, Question, choose, in_force, read_readings
from trainer.rulebook.fields import Fields, json_object
from trainer.rulebook.reading import Reading
from trainer.rulebook.refusal import Refused
from trainer.rulebook.verdict import Verdict

LIMIT = 64 * 1024
"""The longest document that is read, in UTF-8 bytes."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A table of a game with a question; `chosen` are the readings that the scenario states, option by id."""

    game: str
    question: str
    table: Any
    chosen: tuple[tuple[str, str], ...] = ()

    @property
    def of(self) -> Game[Any]:
        """The game."""
        return GAMES[self.game]

    @property
    def asks(self) -> Question[Any, Any, Any]:
        """The game's question."""
        return self.of.questions[self.question]

    @property
    def rules(self) -> Any:
        """The true rules with the scenario's readings in force."""
        return choose(self.of.rules, dict(self.chosen))


def parse(text: str) -> Scenario:
    """Read a scenario from its JSON text; raise `Refused` where it is none.

    >>> parse('{"game": "mamma_mia", "question": "setup", "players": 3}').table
    SetupTable(players=3)
    """
    if not text.strip():
        raise Refused("", "empty")
    if len(text.encode("utf-8", "surrogatepass")) > LIMIT:
        raise Refused("", "too_long", high=LIMIT // 1024)
    try:
        document = json.loads(text, object_pairs_hook=json_object, parse_constant=_no_constant)
    except Refused:
        raise
    except (ValueError, RecursionError) as fault:
        raise Refused("", "json") from fault
    return read(document)


def read(document: object) -> Scenario:
    """Read a scenario from a document that was JSON; raise `Refused` where it is none."""
    fields = Fields(document)
    game = GAMES[fields.choice("game", tuple(GAMES))]
    question = game.questions[fields.choice("question", tuple(game.questions))]
    chosen = read_readings(fields, game.readings)
    table = question.read(fields)
    fields.done()
    return Scenario(game.id, question.id, table, tuple(chosen.items()))


def document(scenario: Scenario) -> dict[str, Any]:
    """Write a scenario as a document; `read(document(s)) == s`."""
    head: dict[str, Any] = {"game": scenario.game, "question": scenario.question}
    table = scenario.asks.write(scenario.table)
    return {**head, **table, "readings": dict(scenario.chosen)} if scenario.chosen else {**head, **table}


def under(scenario: Scenario, chosen: Mapping[str, str]) -> Scenario:
    """Return the scenario with other readings in force."""
    merged = {**dict(scenario.chosen), **chosen}
    return Scenario(scenario.game, scenario.question, scenario.table, tuple(merged.items()))


def judge(scenario: Scenario) -> Verdict[Any]:
    """Return what the rules say under the readings in force."""
    return scenario.asks.judge(scenario.table, scenario.rules)


def answer(scenario: Scenario) -> dict[str, Any]:
    """Return the answer as JSON, under the readings in force."""
    return scenario.asks.answer(judge(scenario).answer)


def depends_on(scenario: Scenario) -> dict[str, dict[str, dict[str, Any]]]:
    """Return, for each reading whose other options would change the answer, the answer under every option."""
    question, table, rules = scenario.asks, scenario.table, scenario.rules
    now = in_force(rules)
    given = question.answer(question.judge(table, rules).answer)
    found = {}
    for reading in _open_points(scenario):
        answers = {
            o: given if o == now[reading.id] else _under(question, table, rules, reading.id, o) for o in reading.options
        }
        if any(question.compare(other) != question.compare(given) for other in answers.values()):
            found[reading.id] = answers
    return found


def _open_points(scenario: Scenario) -> list[Reading]:
    """Return the readings that can speak of the table."""
    speak = scenario.asks.open_points
    ids = speak(scenario.table) if speak else {reading.id for reading in scenario.of.readings}
    return [reading for reading in scenario.of.readings if reading.id in ids and not reading.told_only]


def _under(question: Question[Any, Any, Any], table: Any, rules: Any, reading: str, option: str) -> dict[str, Any]:
    return question.answer(question.judge(table, choose(rules, {reading: option})).answer)


def _no_constant(name: str) -> NoReturn:
    raise Refused("", "json")
