"""The tables of Galloping Pigs as documents: reading them, with every limit of the box, and writing them."""

import unicodedata
from collections import Counter
from typing import Any

from trainer.games.galloping_pigs.course import Course, Play
from trainer.games.galloping_pigs.model import (
    CARDS_EACH,
    FOOD,
    HAND,
    LOOP,
    PIGS,
    REAR,
    Pig,
    Places,
    Spaces,
    lined_up,
    space,
)
from trainer.games.galloping_pigs.movement import MoveTable
from trainer.games.galloping_pigs.race import RaceTable
from trainer.games.galloping_pigs.track_food import FoodTable
from trainer.games.galloping_pigs.winner import WinnerTable
from trainer.rulebook.fields import Fields, choice, integer, join
from trainer.rulebook.refusal import Refused

PIG_IDS = tuple(pig.id for pig in PIGS)
PLAYERS = 5
NAME = 40
"""The longest name of a player, in characters."""
FARTHEST = 999
"""The farthest place that is read: some 45 laps, more than any round has cards for."""
FIRST_FOOD, LAST_FOOD = 5, 17


def pig_of(value: object, path: str) -> Pig:
    """Return the pig of an id."""
    return PIGS[PIG_IDS.index(choice(value, path, PIG_IDS))]


def player_name(value: object, path: str) -> str:
    """Return a player's name: 1 to 40 characters; no control characters, line breaks or lone surrogates."""
    if not isinstance(value, str) or not 1 <= len(value) <= NAME:
        raise Refused(path, "name", high=NAME)
    if any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in value):
        raise Refused(path, "name_sign")
    return value


def read_places(fields: Fields) -> Places:
    """Take the pigs: a `line` at the start line, or `places`; exactly one of the two."""
    if ("line" in fields.left) == ("places" in fields.left):
        raise Refused(fields.path, "line_or_places")
    return read_line(fields) if "line" in fields.left else _stated(fields.inner("places"))


def read_line(fields: Fields) -> Places:
    """Take a line of the five pigs at the start line, front first."""
    line: list[Pig] = []
    for path, member in fields.sequence("line"):
        pig = pig_of(member, path)
        if pig in line:
            raise Refused(path, "pig_twice", pig=pig)
        line.append(pig)
    if len(line) != len(PIGS):
        raise Refused(fields.at("line"), "five_pigs")
    return lined_up(line)


def _stated(fields: Fields) -> Places:
    fields.names(PIG_IDS)
    places = tuple(fields.integer(id, REAR, FARTHEST) for id in PIG_IDS)
    on: dict[int, Pig] = {}
    for pig in PIGS:
        other = on.setdefault(space(places[pig]), pig)
        if other is not pig:
            raise Refused(fields.at(pig.id), "same_space", pig=pig, other=other, space=space(places[pig]))
    return places


def places_document(places: Places) -> dict[str, Any]:
    """Write where the pigs stand: as a line if they stand at the start line, else place by pig.

    >>> places_document((0, -1, -3, -2, -4)), places_document((3, 1, 0, -1, -2))["places"]["green"]
    ({'line': ['red', 'yellow', 'blue', 'green', 'black']}, 0)
    """
    line = sorted(PIGS, key=lambda pig: -places[pig])
    if lined_up(line) == places:
        return {"line": [pig.id for pig in line]}
    return {"places": {pig.id: places[pig] for pig in PIGS}}


def read_move_table(fields: Fields) -> MoveTable:
    """Take the table of the question `move`."""
    return MoveTable(read_places(fields), pig_of(fields.take("card"), fields.at("card")))


def write_move_table(table: MoveTable) -> dict[str, Any]:
    """Write the table of the question `move`."""
    return {**places_document(table.places), "card": table.card.id}


def read_race_table(fields: Fields) -> RaceTable:
    """Take the table of the question `race`; what the box cannot hold is refused."""
    places = read_places(fields)
    plays = _plays(fields)
    ends_round = fields.flag("ends_round", False)
    track_food = _track_food(fields, places)
    in_box = FOOD - len(track_food)
    supply = fields.integer("supply", 0, in_box, default=in_box)
    left = tuple((player, 0) for player in dict.fromkeys(play.player for play in plays))
    return RaceTable(Course(places, track_food, supply, left), plays, ends_round)


def write_race_table(table: RaceTable) -> dict[str, Any]:
    """Write the table of the question `race`; what has its default is left out."""
    course = table.course
    plays = [{"player": play.player, "card": play.card.id} for play in table.plays]
    document: dict[str, Any] = {**places_document(course.places), "plays": plays}
    if table.ends_round:
        document["ends_round"] = True
    if course.track_food:
        document["track_food"] = list(course.track_food)
    if course.supply != FOOD - len(course.track_food):
        document["supply"] = course.supply
    return document


def _plays(fields: Fields) -> tuple[Play, ...]:
    """Take the plays: at most seven cards of a colour, seven plays of a player, five players."""
    plays: list[Play] = []
    cards: Counter[Pig] = Counter()
    players: Counter[str] = Counter()
    for path, member in fields.sequence("plays"):
        inner = Fields(member, path)
        play = Play(player_name(inner.take("player"), inner.at("player")), pig_of(inner.take("card"), inner.at("card")))
        inner.done()
        cards[play.card] += 1
        players[play.player] += 1
        if cards[play.card] > CARDS_EACH:
            raise Refused(inner.at("card"), "plays_of_colour", pig=play.card, high=CARDS_EACH)
        if players[play.player] > HAND:
            raise Refused(inner.at("player"), "plays_of_player", player=play.player, high=HAND)
        if len(players) > PLAYERS:
            raise Refused(inner.at("player"), "players", low=1, high=PLAYERS)
        plays.append(play)
    return tuple(plays)


def _track_food(fields: Fields, places: Places) -> Spaces:
    """Take the spaces with food: 5–17, none twice, none under a pig."""
    found: list[int] = []
    under = {space(places[pig]): pig for pig in PIGS}
    for path, member in fields.sequence("track_food", []):
        on = integer(member, path, FIRST_FOOD, LAST_FOOD)
        if on in found:
            raise Refused(path, "track_food_twice", space=on)
        if on in under:
            raise Refused(path, "track_food_pig", space=on, pig=under[on])
        found.append(on)
    return tuple(found)


def read_food_table(fields: Fields) -> FoodTable:
    """Take the table of the question `place_food`."""
    players = fields.integer("players", 1, PLAYERS)
    spaces = tuple(integer(member, path, 0, LOOP - 1) for path, member in fields.sequence("spaces"))
    return FoodTable(players, read_line(fields), spaces)


def write_food_table(table: FoodTable) -> dict[str, Any]:
    """Write the table of the question `place_food`."""
    return {"players": table.players, "spaces": list(table.spaces), **places_document(table.places)}


def read_winner_table(fields: Fields) -> WinnerTable:
    """Take the table of the question `winner`: one to five players, each with the food on the right."""
    inner = fields.inner("players")
    if not 1 <= len(inner.left) <= PLAYERS:
        raise Refused(inner.path, "players", low=1, high=PLAYERS)
    names = [player_name(name, join(inner.path, name)) for name in inner.left]
    return WinnerTable(tuple((name, inner.integer(name)) for name in names))


def write_winner_table(table: WinnerTable) -> dict[str, Any]:
    """Write the table of the question `winner`."""
    return {"players": dict(table.players)}
