"""A second, naive reading of the rules of Lunch Box, written only to be compared with the engine.

It puts together every group of cards that could be a set and keeps what no rule sentence forbids; for the best turn it
tries every sequence of sets. Scenarios are taken to be valid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

Readings = dict[str, str]
Document = dict[str, Any]

ROWS = "ABCD"
COLUMNS = 3
POINTS = {"pair": 2, "triple": 3, "straight": 4, "house": 5}
LARGEST_SET = 5
ALL_CARDS = 70
DEALT_TO_EACH = 3
TOKENS_IN_THE_BOX = 10

# Every reading that can change an answer, the default first. Those that are "told only" are not here.
READINGS: dict[str, tuple[str, str]] = {
    "tokens_for_four": ("three_each", "two_each"),
    "wrap": ("cyclic", "printed_only"),
    "house_numbers": ("two_numbers", "one_number_allowed"),
    "house_prepared": ("two_equal", "whole_part"),
    "columns": ("several", "one"),
    "opponent_cards": ("any", "one"),
    "column_pile_empty": ("stays_short", "from_another_pile"),
}


class Card(NamedTuple):
    """An ingredient: its number, and whether that is printed in red."""

    number: int
    special: bool


class Taken(NamedTuple):
    """Which cards go into a set: indexes of the own board, cells, and players with an index of theirs."""

    board: tuple[int, ...]
    grid: tuple[str, ...]
    others: tuple[tuple[str, int], ...]


Column = tuple[Card, ...]
Columns = tuple[Column, ...]
Numbers = tuple[int, ...]


class Table(NamedTuple):
    """What lies open, and the piles as far as they are known; board cards keep the index they had at the start."""

    board: dict[int, Card]
    grid: Columns
    others: dict[tuple[str, int], Card]
    piles: Columns


def answer(scenario: Document) -> Document:
    """The answer to one valid Lunch Box scenario, under the readings it names."""
    questions: dict[str, Callable[[Document, Readings], Document]] = {
        "set": answer_set,
        "sets": answer_sets,
        "best_turn": answer_best_turn,
        "grid_after": answer_grid_after,
        "score": answer_score,
        "setup": answer_setup,
    }
    return questions[scenario["question"]](scenario, readings_in_force(scenario))


def depends_on(scenario: Document) -> dict[str, dict[str, Document]]:
    """The readings of which another option would change the answer, each with the answer under every option."""
    found: dict[str, dict[str, Document]] = {}
    in_force, as_it_is = readings_in_force(scenario), answer(scenario)
    for reading, options in READINGS.items():
        under = {
            option: as_it_is if option == in_force[reading] else answer(with_reading(scenario, reading, option))
            for option in options
        }
        first = what_is_compared(scenario, under[options[0]])
        if any(what_is_compared(scenario, other) != first for other in under.values()):
            found[reading] = under
    return found


def readings_in_force(scenario: Document) -> Readings:
    """The first option of every reading, unless the scenario says otherwise."""
    named: Readings = scenario.get("readings", {})
    return {reading: options[0] for reading, options in READINGS.items()} | named


def with_reading(scenario: Document, reading: str, option: str) -> Document:
    """The same scenario under one other reading."""
    return scenario | {"readings": scenario.get("readings", {}) | {reading: option}}


def what_is_compared(scenario: Document, result: Document) -> Document:
    """The same answer with lists without meaning in their sequence sorted; of a best turn only the points."""
    if scenario["question"] == "best_turn":
        return {"points": result["points"]}
    if scenario["question"] == "sets":
        return {"count": result["count"], "sets": sorted(repr(sorted(found.items())) for found in result["sets"])}
    return {key: sorted(value) if key in ("winners", "broken") else value for key, value in result.items()}


# --- reading the document ----------------------------------------------------------------------------------------


def card_named(text: str) -> Card:
    """The card that "7" or "7*" means."""
    return Card(int(text.removesuffix("*")), text.endswith("*"))


def name_of(card: Card) -> str:
    """The text that means this card."""
    return f"{card.number}*" if card.special else str(card.number)


def columns_of(lists: list[list[str]]) -> Columns:
    """Three lists of names as three columns of cards."""
    return tuple(tuple(card_named(text) for text in column) for column in lists)


def table_of(scenario: Document) -> Table:
    """The table that the scenario describes; of piles it does not tell no card is known."""
    return Table(
        board={index: card_named(text) for index, text in enumerate(scenario["board"])},
        grid=columns_of(scenario["grid"]),
        others={
            (player, index): card_named(text)
            for player, cards in scenario.get("others", {}).items()
            for index, text in enumerate(cards)
        },
        piles=columns_of(scenario.get("piles", [[]] * COLUMNS)),
    )


def taken_of(take: Document) -> Taken:
    """The take of a question, each part sorted."""
    return Taken(
        board=tuple(sorted(take.get("board", []))),
        grid=tuple(sorted(take.get("grid", []))),
        others=tuple(sorted((player, index) for player, cards in take.get("others", {}).items() for index in cards)),
    )


def take_with_set(taken: Taken, form: str) -> Document:
    """A take in the form of an answer, with the set it makes."""
    others: dict[str, list[int]] = {}
    for player, index in taken.others:
        others.setdefault(player, []).append(index)
    return {
        "board": list(taken.board),
        "grid": list(taken.grid),
        "others": others,
        "set": form,
        "points": POINTS[form],
    }


# --- what form the cards have ------------------------------------------------------------------------------------


def run_from(start: int, length: int) -> Numbers:
    """So many numbers one after the other, 1 coming after 10, smallest first."""
    numbers = [start]
    while len(numbers) < length:
        numbers.append(1 if numbers[-1] == 10 else numbers[-1] + 1)
    return tuple(sorted(numbers))


def is_run(numbers: Numbers) -> bool:
    """These numbers follow one another, whatever the first one is."""
    return len(numbers) <= 10 and any(run_from(start, len(numbers)) == numbers for start in range(1, 11))


def is_run_not_printed(numbers: Numbers) -> bool:
    """Of the three straights that go past 10, this is the one of which the sheet has no example."""
    return numbers == run_from(9, 4)


def all_equal(numbers: Numbers) -> bool:
    """Nothing but one number."""
    return len(set(numbers)) == 1


def pairs_and_triples(numbers: Numbers) -> Iterator[tuple[list[int], list[int]]]:
    """Every way to part five cards into a pair and a triple: the positions of both."""
    for pair in combinations(range(len(numbers)), 2):
        triple = [position for position in range(len(numbers)) if position not in pair]
        if len(triple) == 3 and all_equal(at(numbers, pair)) and all_equal(at(numbers, triple)):
            yield list(pair), triple


def at(numbers: Numbers, positions: list[int] | tuple[int, ...]) -> Numbers:
    """The numbers at these positions."""
    return tuple(numbers[position] for position in positions)


@cache
def form_of(numbers: Numbers, wrap: str, house_numbers: str) -> str | None:
    """The set that these numbers, smallest first, have the form of, if they have one."""
    if len(numbers) == 2 and all_equal(numbers):
        return "pair"
    if len(numbers) == 3 and all_equal(numbers):
        return "triple"
    if len(numbers) == 4 and is_run(numbers) and not (wrap == "printed_only" and is_run_not_printed(numbers)):
        return "straight"
    is_house = any(True for _ in pairs_and_triples(numbers))
    if is_house and not (house_numbers == "two_numbers" and all_equal(numbers)):
        return "house"
    return None


def clause_of_no_set(numbers: Numbers) -> str:
    """The clause that cards break which are no set."""
    if len(numbers) == 4 and is_run_not_printed(numbers):
        return "lb.set.wrap"  # it is no set only where the reading says so
    if len(numbers) <= 2:
        return "lb.set.pair"
    if len(numbers) == 3:
        return "lb.set.triple"
    if len(numbers) == 4 or is_run(numbers):
        return "lb.set.straight"
    return "lb.set.house"


# --- may these cards be taken? -----------------------------------------------------------------------------------


def cards_of(table: Table, taken: Taken) -> list[tuple[Card, bool]]:
    """The cards taken, each with whether it comes from the own board."""
    own = [(table.board[index], True) for index in taken.board]
    shared = [(table.grid[int(cell[1]) - 1][ROWS.index(cell[0])], False) for cell in taken.grid]
    from_others = [(table.others[place], False) for place in taken.others]
    return own + shared + from_others


def numbers_of(cards: list[tuple[Card, bool]]) -> Numbers:
    """Only the numbers, smallest first."""
    return tuple(sorted(card.number for card, _ in cards))


def form_taken(table: Table, taken: Taken, readings: Readings) -> str | None:
    """The set that the cards of this take have the form of."""
    return form_of(numbers_of(cards_of(table, taken)), readings["wrap"], readings["house_numbers"])


def broken_by(table: Table, taken: Taken, readings: Readings) -> list[str]:
    """Every clause that making this set would break."""
    cards = cards_of(table, taken)
    form = form_taken(table, taken, readings)
    broken: list[str] = []
    if form is None:
        broken.append(clause_of_no_set(numbers_of(cards)))
    if form == "house" and not is_prepared(cards, readings):
        broken.append("lb.set.house_prepared")
    if not any(own for _, own in cards):
        broken.append("lb.set.own_card")
    broken += broken_by_cells(taken.grid, readings["columns"])
    if taken.others and not others_may_give(len(taken.others), form, cards, readings):
        broken.append("lb.take.opponents")
    return broken


def is_prepared(house: list[tuple[Card, bool]], readings: Readings) -> bool:
    """Two equal cards of the house come from the own board; by reading its whole pair or its whole triple does."""
    if readings["house_prepared"] == "two_equal":
        own_numbers = Counter(card.number for card, own in house if own)
        return any(times >= 2 for times in own_numbers.values())
    numbers = tuple(card.number for card, _ in house)
    return any(all(house[position][1] for position in part) for parts in pairs_and_triples(numbers) for part in parts)


def broken_by_cells(cells: tuple[str, ...], columns: str) -> list[str]:
    """In each column A goes first and nothing between is left out; by reading all cards come from one column."""
    broken: set[str] = set()
    columns_entered = {cell[1] for cell in cells}
    for column in columns_entered:
        rows = [row for row in ROWS if row + column in cells]
        if "A" not in rows:
            broken.add("lb.take.row_a")
        for row in ROWS:
            if row not in rows and rows[0] < row < rows[-1]:
                broken.add("lb.take.column")
    if columns == "one" and len(columns_entered) > 1:
        broken.add("lb.take.column")
    return sorted(broken, reverse=True)


def others_may_give(number: int, form: str | None, cards: list[tuple[Card, bool]], readings: Readings) -> bool:
    """For a house, or beside an own special card; by reading no more than one card."""
    if readings["opponent_cards"] == "one" and number > 1:
        return False
    return form == "house" or any(own and card.special for card, own in cards)


# --- one set -----------------------------------------------------------------------------------------------------


def answer_set(scenario: Document, readings: Readings) -> Document:
    """Is this a set, and may it be made?"""
    table, taken = table_of(scenario), taken_of(scenario["take"])
    form, broken = form_taken(table, taken, readings), broken_by(table, taken, readings)
    legal = not broken
    return {
        "legal": legal,
        "set": form,
        "points": POINTS[form] if legal and form is not None else 0,
        "broken": broken,
    }


# --- every set ---------------------------------------------------------------------------------------------------


def answer_sets(scenario: Document, readings: Readings) -> Document:
    """Every set that can be made now."""
    sets = [take_with_set(taken, form) for taken, form in sets_on_the_table(table_of(scenario), readings)]
    return {"count": len(sets), "sets": sets}


def sets_on_the_table(table: Table, readings: Readings) -> Iterator[tuple[Taken, str]]:
    """Of all groups of up to five cards within reach those that break no rule, with the set they are."""
    wrap, house_numbers = readings["wrap"], readings["house_numbers"]
    for taken, numbers in groups_within_reach(table, readings):
        form = form_of(numbers, wrap, house_numbers)
        if form is not None and not broken_by(table, taken, readings):
            yield taken, form


def groups_within_reach(table: Table, readings: Readings) -> Iterator[tuple[Taken, Numbers]]:
    """Every group of two to five cards with an own board card in it, and its numbers, smallest first."""
    lengths = tuple(len(column) for column in table.grid)
    from_grid = [
        (cells, numbers_of(cards_of(table, Taken((), cells, ()))))
        for cells in cells_within_reach(lengths, readings["columns"])
    ]
    from_others = [
        (places, tuple(table.others[place].number for place in places))
        for size in range(LARGEST_SET)
        for places in combinations(table.others, size)
    ]
    for size in range(1, LARGEST_SET + 1):
        for board in combinations(table.board, size):
            own = tuple(table.board[index].number for index in board)
            for cells, shared in from_grid:
                for places, given in from_others:
                    if 2 <= size + len(cells) + len(places) <= LARGEST_SET:
                        yield Taken(board, cells, places), tuple(sorted(own + shared + given))


@cache
def cells_within_reach(lengths: tuple[int, ...], columns: str) -> list[tuple[str, ...]]:
    """Every group of up to four cells, in columns of these lengths, that can be taken together."""
    cells = [row + str(column + 1) for column, length in enumerate(lengths) for row in ROWS[:length]]
    groups = [group for size in range(LARGEST_SET) for group in combinations(cells, size)]
    return [group for group in groups if not broken_by_cells(group, columns)]


# --- the columns slide -------------------------------------------------------------------------------------------


def answer_grid_after(scenario: Document, readings: Readings) -> Document:
    """What lies there when the taken cards are gone and the columns are filled up."""
    after = table_after(table_of(scenario), taken_of(scenario["take"]), readings)
    return {"grid": [[name_of(card) for card in column] for column in after.grid]}


def table_after(table: Table, taken: Taken, readings: Readings) -> Table:
    """The table without the taken cards, the columns slid and filled."""
    grid = [
        [card for row, card in zip(ROWS, column, strict=False) if row + str(number) not in taken.grid]
        for number, column in enumerate(table.grid, start=1)
    ]
    piles = [list(pile) for pile in table.piles]
    fill_up(grid, piles, readings)
    return Table(
        board={index: card for index, card in table.board.items() if index not in taken.board},
        grid=tuple(tuple(column) for column in grid),
        others={place: card for place, card in table.others.items() if place not in taken.others},
        piles=tuple(tuple(pile) for pile in piles),
    )


def fill_up(grid: list[list[Card]], piles: list[list[Card]], readings: Readings) -> None:
    """Cards come to the D end from the pile behind the column; by reading, when it is used up, from the longest pile."""
    for column, pile in zip(grid, piles, strict=True):
        while len(column) < len(ROWS) and pile:
            column.append(pile.pop(0))
    if readings["column_pile_empty"] == "from_another_pile":
        for column in grid:
            while len(column) < len(ROWS) and any(piles):
                column.append(longest(piles).pop(0))


def longest(piles: list[list[Card]]) -> list[Card]:
    """The pile with the most cards, the first of them if several have as many."""
    found = piles[0]
    for pile in piles:
        if len(pile) > len(found):
            found = pile
    return found


# --- the best turn -----------------------------------------------------------------------------------------------


def answer_best_turn(scenario: Document, readings: Readings) -> Document:
    """The most points that one turn can bring, and one sequence of sets that brings them."""
    table, tried = table_of(scenario), dict[object, int]()
    points = most_points(table, readings, tried)
    sets: list[Document] = []
    to_come = points
    while to_come > 0:
        for taken, form in sets_on_the_table(table, readings):
            after = table_after(table, taken, readings)
            if POINTS[form] + most_points(after, readings, tried) == to_come:
                sets.append(take_with_set(taken, form))
                table, to_come = after, to_come - POINTS[form]
                break
    return {"points": points, "sets": sets}


def most_points(table: Table, readings: Readings, tried: dict[object, int]) -> int:
    """Try every set as the next one, and after it every other; a table seen before is not tried again."""
    key = what_matters(table)
    if key not in tried:
        tried[key] = max(
            (
                POINTS[form] + most_points(table_after(table, taken, readings), readings, tried)
                for taken, form in sets_on_the_table(table, readings)
            ),
            default=0,
        )
    return tried[key]


def what_matters(table: Table) -> object:
    """Two tables that agree in this bring the same points: equal cards are as good as one another."""
    return (
        tuple(sorted(table.board.values())),
        table.grid,
        tuple(sorted(card.number for card in table.others.values())),
        table.piles,
    )


# --- before and after the game -----------------------------------------------------------------------------------


def answer_score(scenario: Document, readings: Readings) -> Document:
    """Count up for every player; those whom nobody stands above win."""
    players: dict[str, Document] = scenario["players"]
    standings = {name: standing(sheet) for name, sheet in players.items()}
    return {
        "scores": {name: score_of(sheet) for name, sheet in players.items()},
        "winners": [
            name for name, mine in standings.items() if not any(theirs > mine for theirs in standings.values())
        ],
    }


def score_of(sheet: Document) -> int:
    """Cards in own sets, likes received, less the own tokens that nobody was given."""
    cards_in_sets = sum(POINTS[form] * number for form, number in sheet["sets"].items())
    score: int = cards_in_sets + sheet["likes_received"] - sheet["likes_kept"]
    return score


def standing(sheet: Document) -> list[int]:
    """The score and all that breaks a tie, in sequence; more is better in each, so cards left count below zero."""
    sets = [sheet["sets"].get(form, 0) for form in ("house", "straight", "triple", "pair")]
    return [score_of(sheet), -sheet["board_left"], sheet["likes_received"], *sets]


def answer_setup(scenario: Document, readings: Readings) -> Document:
    """Where the seventy cards lie at the start, and whether the tokens go round."""
    players: int = scenario["players"]
    shared = COLUMNS * len(ROWS)
    tokens_each = 2 if players == 4 and readings["tokens_for_four"] == "two_each" else 3
    return {
        "shared": shared,
        "in_piles": ALL_CARDS - shared - DEALT_TO_EACH * players,
        "tokens_each": tokens_each,
        "tokens_missing": max(0, tokens_each * players - TOKENS_IN_THE_BOX),
    }
