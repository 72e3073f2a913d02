"""What holds of every game: documents, readings, clauses, sentences; and that other names give the same verdict."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from tests.games.stated import cases
from tests.oracle.comparison import normal
from trainer.drills.scenario import Scenario, answer, depends_on, document, judge, parse, read, under
from trainer.games import GAMES
from trainer.games.galloping_pigs.model import PIGS, Pig
from trainer.games.game import in_force
from trainer.games.mamma_mia.model import OWN, OWNERS, Owner
from trainer.rulebook.verdict import Finding
from trainer.texts.explain import explain, tell
from trainer.texts.load import LANGUAGES, load

Document = dict[str, Any]


@cache
def tables(game: str) -> tuple[Scenario, ...]:
    """The tables that a game's questions open with, its examples, and every stated case that is answered."""
    return tuple(read(stated) for stated in _documents(game))


def _documents(game: str) -> Iterator[Document]:
    content = load(f"{game}/scenarios")
    yield from ({"game": game, "question": question, **table} for question, table in content["start"].items())
    yield from ({"game": game, **table} for table in content["example"].values())
    yield from (case["scenario"] for case in cases(game) if "answer" in case)


def options(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Every reading of the scenario's game with every option, those that are told only too."""
    return ((reading.id, option) for reading in scenario.of.readings for option in reading.options)


def others(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Every reading of the scenario's game with each option that is not in force."""
    now = in_force(scenario.rules)
    return ((id, option) for id, option in options(scenario) if now[id] != option)


def shown(scenario: Scenario) -> str:
    """The scenario as text, to say where something is wrong."""
    return json.dumps(document(scenario), ensure_ascii=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_start_table_and_every_example_a_clause(game: str) -> None:
    content = load(f"{game}/scenarios")
    assert set(content["start"]) == set(GAMES[game].questions)
    assert set(content["example"]) <= set(GAMES[game].clauses)


@pytest.mark.parametrize("game", GAMES)
def test_the_verdict_on_an_example_cites_its_clause(game: str) -> None:
    examples = load(f"{game}/scenarios")["example"]
    silent = {id for id, table in examples.items() if id not in judge(read({"game": game, **table})).clauses}
    assert silent == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_written_and_read_is_the_same(game: str) -> None:
    for scenario in tables(game):
        written = document(scenario)
        assert read(written) == scenario
        assert document(read(written)) == written
        assert parse(json.dumps(written)) == scenario


@pytest.mark.parametrize("game", GAMES)
def test_every_reading_that_is_not_told_only_is_named_by_some_table(game: str) -> None:
    named = {reading for scenario in tables(game) for reading in depends_on(scenario)}
    assert named == {reading.id for reading in GAMES[game].readings if not reading.told_only}


@pytest.mark.parametrize("game", GAMES)
def test_a_verdict_names_just_the_readings_that_change_it(game: str) -> None:
    for scenario in tables(game):
        compare, given = scenario.asks.compare, answer(scenario)
        changed = {id for id, o in others(scenario) if compare(answer(under(scenario, {id: o}))) != compare(given)}
        assert set(depends_on(scenario)) == changed, shown(scenario)


@pytest.mark.parametrize("game", GAMES)
def test_a_reading_is_told_with_the_answer_under_each_of_its_options(game: str) -> None:
    for scenario in tables(game):
        for id, answers in depends_on(scenario).items():
            expected = {o: answer(under(scenario, {id: o})) for reading, o in options(scenario) if reading == id}
            assert answers == expected, shown(scenario)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_a_verdict_is_one_of_the_game_and_the_one_that_decided_comes_first(game: str) -> None:
    for scenario in tables(game):
        verdict = judge(scenario)
        assert set(verdict.clauses) <= set(GAMES[game].clauses), shown(scenario)
        assert verdict.clauses[0] == verdict.decided.clause
        assert verdict.decided in verdict.findings


@pytest.mark.parametrize("game", GAMES)
def test_the_reading_of_a_finding_is_one_of_the_game(game: str) -> None:
    ids = {reading.id for reading in GAMES[game].readings}
    assert {finding.reading for scenario in tables(game) for finding in judge(scenario).findings} <= {"", *ids}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_finding_has_its_sentence(game: str, language: str) -> None:
    for finding in _found(game):
        sentence = tell(game, finding, language)
        assert sentence
        assert "{" not in sentence


@cache
def _found(game: str) -> frozenset[Finding]:
    """Every finding on the tables, under the readings in force, each other option and each slip."""
    found: set[Finding] = set()
    for scenario in tables(game):
        found.update(judge(scenario).findings)
        for id, option in others(scenario):
            found.update(judge(under(scenario, {id: option})).findings)
        for slip in scenario.asks.slips:
            found.update(scenario.asks.judge(scenario.table, GAMES[game].slips[slip]).findings)
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_an_explanation_begins_with_what_decided_and_leaves_nothing_out(game: str) -> None:
    for scenario in tables(game):
        verdict = judge(scenario)
        told = [line["clause"] for line in explain(game, verdict, "en")]
        assert told[0] == verdict.clauses[0]
        assert sorted(told) == sorted(finding.clause for finding in verdict.findings)


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """A document in which names are others, as keys too."""
    if isinstance(value, dict):
        return {names.get(key, key): renamed(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [renamed(member, names) for member in value]
    return names.get(value, value) if isinstance(value, str) else value


def told(scenario: Scenario) -> Document:
    """A verdict as a document: the answer, the clauses, what it depends on."""
    return {"answer": answer(scenario), "clauses": judge(scenario).clauses, "depends_on": depends_on(scenario)}


def differs(scenario: Scenario, names: Mapping[str, str]) -> bool:
    """Whether a verdict on the table with other names is another than the verdict with those names put in."""
    return bool(normal(renamed(told(scenario), names)) != normal(told(read(renamed(document(scenario), names)))))


@pytest.mark.parametrize("one", OWNERS, ids=lambda owner: owner.id)
def test_mamma_mia_colours_swapped_with_their_ingredients_swap_the_verdict(one: Owner) -> None:
    other = OWNERS[OWNERS.index(one) - 1]
    pairs = [(one.id, other.id), (OWN[one].id, OWN[other].id)]
    names = {a: b for pair in pairs for a, b in (pair, pair[::-1])}
    swapped = [scenario for scenario in tables("mamma_mia") if not _kinds_rank(scenario)]
    assert len(swapped) > 80
    assert [shown(scenario) for scenario in swapped if differs(scenario, names)] == []


def _kinds_rank(scenario: Scenario) -> bool:
    """Whether a pile has an order with several ways to pay: the first kind in the list then goes before the others."""
    special = {"bombastica", "monotoni", "minimale"}
    laid = document(scenario).get("pile", [])
    return any(isinstance(card, dict) and card["order"]["pizza"] in special for card in laid)


@pytest.mark.parametrize("one", PIGS, ids=lambda pig: pig.id)
def test_galloping_pigs_colours_swapped_swap_the_verdict(one: Pig) -> None:
    other = PIGS[one - 1]
    names = {one.id: other.id, other.id: one.id}
    assert [shown(scenario) for scenario in tables("galloping_pigs") if differs(scenario, names)] == []


def test_galloping_pigs_players_renamed_rename_the_verdict() -> None:
    for scenario in tables("galloping_pigs"):
        names = {player: f"{n}. 돼지" for n, player in enumerate(_players(document(scenario)))}
        assert not differs(scenario, names), shown(scenario)


def _players(stated: Document) -> list[str]:
    """The names of the players at a table of Galloping Pigs."""
    players = stated.get("players", {})
    return [*(play["player"] for play in stated.get("plays", [])), *(players if isinstance(players, dict) else ())]
