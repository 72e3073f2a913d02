"""The best sequence of sets in a turn: every sequence that can matter, the columns sliding after each set."""

from collections.abc import Iterator
from typing import NamedTuple

from trainer.games.lunch_box.belt import Belt
from trainer.games.lunch_box.bounds import Bounds
from trainer.games.lunch_box.candidates import Finder, Place
from trainer.games.lunch_box.forms import heap_of
from trainer.games.lunch_box.heap import Heap
from trainer.games.lunch_box.model import NO_PILES, Cards, Cell, Columns, Piles, Table
from trainer.games.lunch_box.pool import Indexes, Pool, one_of_each_kind
from trainer.games.lunch_box.rules import Rules

NOTHING_LEFT = 0
"""What can follow if no further set may be made."""


class Position(NamedTuple):
    """Where a turn stands: own and other cards left (a bit for each index), the belt, the heap of what is or comes on it."""

    own: int
    belt: Belt
    others: int
    reach: Heap


class Move(NamedTuple):
    """A set that can be made: its cards, its points, what is left, and the most points that it and later sets can come to."""

    most: int
    points: int
    own: Indexes
    cells: tuple[Cell, ...]
    others: Indexes
    own_left: int
    others_left: int
    reach: Heap


class Found(NamedTuple):
    """What is known of a position: the points to be had and the first move to them; or, if not `exact`, no more than `points`."""

    points: int
    move: Move | None
    exact: bool


class Search:
    """A search at one table; equal cards count as one, and a position is worked out once."""

    def __init__(self, table: Table, piles: Piles, rules: Rules) -> None:
        self._rules, self._finder = rules, Finder(rules, heap_of(table.hand, rules))
        self._own = (*table.board, *table.hand) if rules.hand_usable() else table.board
        self._others = tuple([card for _, cards in table.others for card in cards])
        self._belts: dict[tuple[Columns, Piles], Belt] = {}
        self._later: dict[tuple[Belt, tuple[Cell, ...]], Belt] = {}
        self._own_pools: dict[int, Pool] = {}
        self._other_pools: dict[int, Pool] = {}
        self._bounds = Bounds(self._finder)
        self._moves: dict[Position, list[Move]] = {}
        self._found: dict[Position, Found] = {}
        reach = sum([heap_of(cards, rules) for cards in (*table.columns, *piles)])
        self._start = Position(_all(self._own), self._belt(table.columns, piles), _all(self._others), reach)

    def best(self) -> list[Move]:
        """Return the moves of one best turn, in sequence."""
        position = self._start
        moves: list[Move] = []
        move = self._value(position, NOTHING_LEFT).move
        while move:
            moves.append(move)
            position = self._next(position, move)
            move = self._found[position].move if move.most > move.points else None
        return moves

    def _value(self, position: Position, floor: int) -> Found:
        """Return the points to be had from a position, exact if they are more than `floor`."""
        known = self._found.get(position)
        if known and (known.exact or known.points <= floor):
            return known
        best, first, below = floor, None, NOTHING_LEFT
        for move in self._moves_from(position):
            if move.most <= best:
                below = max(below, move.most)
                break
            points = move.points
            if move.most > points:
                points += self._value(self._next(position, move), best - points).points
            if points > best:
                best, first = points, move
            else:
                below = max(below, points)
        found = Found(best, first, True) if first else Found(below, None, below == NOTHING_LEFT)
        self._found[position] = found
        return found

    def _moves_from(self, position: Position) -> list[Move]:
        """Return the sets that can be made, the most promising first; of those that leave the same cards only the best."""
        moves = self._moves.get(position)
        if moves is None:
            best: dict[tuple[int, int, tuple[Cell, ...]], tuple[int, Indexes, Indexes]] = {}
            for points, own, cells, others in self._sets(position):
                own_left = position.own - _bits(own)
                key = (
                    own_left,
                    position.others - _bits(others) if self._bounds.others_matter(self._mine(own_left)) else 0,
                    cells,
                )
                if key not in best or best[key][0] < points:
                    best[key] = points, own, others
            moves = [self._move(position, *left, *chosen) for left, chosen in best.items()]
            moves.sort(key=lambda move: move.most, reverse=True)
            self._moves[position] = moves
        return moves

    def _sets(self, at: Position) -> Iterator[tuple[int, Indexes, tuple[Cell, ...], Indexes]]:
        place = Place(self._mine(at.own), at.belt, self._theirs(at.others))
        for legal in self._finder.legal_sets(place):
            points = self._finder.points(legal.whole)
            for own in legal.own:
                for others in legal.others:
                    yield points, own, legal.part.cells, others

    def _move(
        self,
        at: Position,
        own_left: int,
        others_left: int,
        cells: tuple[Cell, ...],
        points: int,
        own: Indexes,
        others: Indexes,
    ) -> Move:
        shared = tuple([at.belt.columns[cell.column][cell.row] for cell in cells])
        reach = at.reach - heap_of(shared, self._rules) if cells or self._fills(at.belt) else 0
        most = points
        if self._rules.another_set():
            most += self._bounds.most(self._mine(own_left), self._theirs(others_left).heap, reach)
        return Move(most, points, own, cells, others, own_left, others_left, reach)

    def _next(self, position: Position, move: Move) -> Position:
        # Sets without shared cards can as well be made last, if no column waits to be filled: then nothing is left to take.
        belt = self._after(position.belt, move.cells) if move.reach else self._belt(NO_PILES, NO_PILES)
        return Position(move.own_left, belt, move.others_left, move.reach)

    def _fills(self, belt: Belt) -> bool:
        """Tell whether columns are filled up after a set that takes nothing from them."""
        return self._after(belt, ()) is not belt

    def _after(self, belt: Belt, cells: tuple[Cell, ...]) -> Belt:
        if (belt, cells) not in self._later:
            lifted = self._rules.lift(belt.columns, belt.piles, cells, self._rules.readings.column_pile_empty)
            self._later[belt, cells] = self._belt(lifted.columns, lifted.piles)
        return self._later[belt, cells]

    def _belt(self, columns: Columns, piles: Piles) -> Belt:
        if (columns, piles) not in self._belts:
            self._belts[columns, piles] = Belt(columns, piles, self._rules)
        return self._belts[columns, piles]

    def _mine(self, left: int) -> Pool:
        if left not in self._own_pools:
            self._own_pools[left] = self._pool(self._own, left)
        return self._own_pools[left]

    def _theirs(self, left: int) -> Pool:
        if left not in self._other_pools:
            self._other_pools[left] = self._pool(self._others, left)
        return self._other_pools[left]

    def _pool(self, cards: Cards, left: int) -> Pool:
        return Pool(((i, card) for i, card in enumerate(cards) if left >> i & 1), self._rules, one_of_each_kind)


def _bits(indexes: Indexes) -> int:
    return sum([1 << i for i in indexes])


def _all(cards: Cards) -> int:
    return (1 << len(cards)) - 1
