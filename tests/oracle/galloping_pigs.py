"""A second, naive reading of the rules of Galloping Pigs, written only to be compared with the engine.

Every pig walks round the loop one space at a time and counts what it has run. Scenarios are taken to be valid.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Readings = dict[str, str]
Document = dict[str, Any]

SPACES_ON_THE_LOOP = 22
START_LINE = 0
ALL_FOOD = 55
PLACE_CLAUSE = "gp.variant.place"
FIRST_FOUR_CLAUSE = "gp.variant.first_four"

# Every reading that can change an answer, the default first. Those that are "told only" are not here.
READINGS: dict[str, tuple[str, str]] = {
    "lead_again": ("in_front", "must_overtake"),
    "last_card_judged": ("when_played", "at_round_end"),
}


@dataclass
class Pig:
    """A pig on the loop: the space under it and the spaces it has run since it stood on the start line."""

    space: int = START_LINE
    run: int = 0

    def step_forward(self) -> None:
        """One space clockwise; after the last space of the loop comes the start line again."""
        self.space = space_ahead(self.space)
        self.run += 1

    def step_back(self) -> None:
        """One space against the clock, needed only to line the pigs up."""
        self.space = space_behind(self.space)
        self.run -= 1


@dataclass
class Moved:
    """What one card did to its pig."""

    lands_on: int
    jumped: list[str]
    led_before: bool
    leads: bool


Pigs = dict[str, Pig]


def answer(scenario: Document) -> Document:
    """The answer to one valid Galloping Pigs scenario, under the readings it names."""
    questions: dict[str, Callable[[Document, Readings], Document]] = {
        "move": answer_move,
        "race": answer_race,
        "place_food": answer_place_food,
        "winner": answer_winner,
    }
    return questions[scenario["question"]](scenario, readings_in_force(scenario))


def depends_on(scenario: Document) -> dict[str, dict[str, Document]]:
    """The readings of which another option would change the answer, each with the answer under every option."""
    found: dict[str, dict[str, Document]] = {}
    for reading, options in READINGS.items():
        under = {option: answer(with_reading(scenario, reading, option)) for option in options}
        first = without_sequence(under[options[0]])
        if any(without_sequence(other) != first for other in under.values()):
            found[reading] = under
    return found


def readings_in_force(scenario: Document) -> Readings:
    """The first option of every reading, unless the scenario says otherwise."""
    named: Readings = scenario.get("readings", {})
    return {reading: options[0] for reading, options in READINGS.items()} | named


def with_reading(scenario: Document, reading: str, option: str) -> Document:
    """The same scenario under one other reading."""
    return scenario | {"readings": scenario.get("readings", {}) | {reading: option}}


def without_sequence(result: Document) -> Document:
    """The same answer with the lists whose sequence says nothing sorted."""
    return {key: sorted(value) if key in ("winners", "broken") else value for key, value in result.items()}


# --- the loop ----------------------------------------------------------------------------------------------------


def space_ahead(space: int) -> int:
    """The next card of the track clockwise."""
    return START_LINE if space == SPACES_ON_THE_LOOP - 1 else space + 1


def space_behind(space: int) -> int:
    """The next card of the track the other way round."""
    return SPACES_ON_THE_LOOP - 1 if space == START_LINE else space - 1


def pig_at_place(place: int) -> Pig:
    """A pig that has walked from the start line to this place, space by space."""
    pig = Pig()
    while pig.run < place:
        pig.step_forward()
    while pig.run > place:
        pig.step_back()
    return pig


def pigs_in_line(line: list[str]) -> Pigs:
    """The pigs one behind the other without a gap, the first on the start line."""
    pigs: Pigs = {}
    place = 0
    for colour in line:
        pigs[colour] = pig_at_place(place)
        place -= 1
    return pigs


def pigs_on_the_table(scenario: Document) -> Pigs:
    """The five pigs, as a line at the start or wherever the scenario puts them."""
    if "line" in scenario:
        return pigs_in_line(scenario["line"])
    return {colour: pig_at_place(place) for colour, place in scenario["places"].items()}


def pig_on_space(pigs: Pigs, space: int) -> str | None:
    """The colour of the pig that stands on a space of the loop, if one does."""
    for colour, pig in pigs.items():
        if pig.space == space:
            return colour
    return None


def is_in_front(pigs: Pigs, colour: str) -> bool:
    """This pig has run further than every other."""
    return all(pigs[colour].run > pig.run for other, pig in pigs.items() if other != colour)


def leader_of(pigs: Pigs) -> str:
    """The one pig that is in front of all others."""
    (leader,) = [colour for colour in pigs if is_in_front(pigs, colour)]
    return leader


def move_pig(pigs: Pigs, colour: str) -> Moved:
    """Walk the pig of this colour on until it stands on a space without another pig."""
    led_before = is_in_front(pigs, colour)
    others = {other: pig for other, pig in pigs.items() if other != colour}
    pig = pigs[colour]
    jumped: list[str] = []
    pig.step_forward()
    while (in_the_way := pig_on_space(others, pig.space)) is not None:
        jumped.append(in_the_way)
        pig.step_forward()
    return Moved(pig.run, jumped, led_before, is_in_front(pigs, colour))


def earns_food(moved: Moved, readings: Readings) -> bool:
    """The pig is in front now; by reading it must also have been behind another before."""
    if readings["lead_again"] == "must_overtake" and moved.led_before:
        return False
    return moved.leads


# --- one card ----------------------------------------------------------------------------------------------------


def answer_move(scenario: Document, readings: Readings) -> Document:
    """Where does one card bring its pig, and is that worth food?"""
    moved = move_pig(pigs_on_the_table(scenario), scenario["card"])
    return {
        "lands_on": moved.lands_on,
        "jumped": moved.jumped,
        "leads": moved.leads,
        "food": earns_food(moved, readings),
    }


# --- many cards --------------------------------------------------------------------------------------------------


def answer_race(scenario: Document, readings: Readings) -> Document:
    """Play all cards one after the other, hand out food, and settle it if the round ends here."""
    pigs = pigs_on_the_table(scenario)
    plays: list[dict[str, str]] = scenario["plays"]
    food_on_track: list[int] = list(scenario.get("track_food", []))
    in_the_middle: int = scenario.get("supply", ALL_FOOD)
    food: dict[str, dict[str, int]] = {play["player"]: {"left": 0, "right": 0} for play in plays}
    last_cards: dict[str, tuple[str, bool]] = {}
    steps: list[Document] = []
    for play in plays:
        player, card = play["player"], play["card"]
        moved = move_pig(pigs, card)
        earned = earns_food(moved, readings)
        taken = 0
        if earned and in_the_middle > 0:
            in_the_middle -= 1
            taken += 1
        if pigs[card].space in food_on_track:
            food_on_track.remove(pigs[card].space)
            taken += 1
        food[player]["left"] += taken
        last_cards[player] = (card, earned)  # the next card of this player writes over it
        steps.append({"lands_on": moved.lands_on, "leads": moved.leads, "food": taken})
    if scenario.get("ends_round", False):
        for player, (card, earned) in last_cards.items():
            settle_food(food[player], last_card_keeps(pigs, card, earned, readings))
    return {
        "leader": leader_of(pigs),
        "places": {colour: pig.run for colour, pig in pigs.items()},
        "steps": steps,
        "food": food,
    }


def last_card_keeps(pigs: Pigs, card: str, earned: bool, readings: Readings) -> bool:
    """The last card put its pig in front; by reading that pig is in front when all cards are played, too."""
    if readings["last_card_judged"] == "at_round_end" and not is_in_front(pigs, card):
        return False
    return earned


def settle_food(heaps: dict[str, int], keeps: bool) -> None:
    """The left heap goes to the right, where it is safe, or back to the middle."""
    if keeps:
        heaps["right"] += heaps["left"]
    heaps["left"] = 0


# --- before a round and after the game ---------------------------------------------------------------------------


def answer_place_food(scenario: Document, readings: Readings) -> Document:
    """Lay one food after the other and see which of them may not lie where it was laid."""
    pigs = pigs_in_line(scenario["line"])
    spaces: list[int] = scenario["spaces"]
    just_ahead = [pig_at_place(place).space for place in (1, 2, 3, 4)]
    broken: set[str] = set()
    if len(spaces) != scenario["players"]:
        broken.add(PLACE_CLAUSE)  # each player lays one
    laid: list[int] = []
    for space in spaces:
        if pig_on_space(pigs, space) is not None or space in laid:
            broken.add(PLACE_CLAUSE)  # the space is not empty
        if space in just_ahead:
            broken.add(FIRST_FOUR_CLAUSE)
        laid.append(space)
    return {"legal": not broken, "broken": sorted(broken, reverse=True)}


def answer_winner(scenario: Document, readings: Readings) -> Document:
    """Nobody has more food on the right than a winner; a tie is shared."""
    players: dict[str, int] = scenario["players"]
    return {"winners": [name for name in players if not any(rival > players[name] for rival in players.values())]}
