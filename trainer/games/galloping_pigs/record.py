"""The record of a game: one line a move, to be read and compared."""

from trainer.games.galloping_pigs.course import Play, Step, advance
from trainer.games.galloping_pigs.model import PIGS, Pig, Places
from trainer.games.galloping_pigs.play import LayFood, LineUp, Move
from trainer.games.galloping_pigs.state import Cards, State


def line(state: State, move: Move) -> str:
    """Return a move as a line: who, and the line of pigs, the space with food, or the card and what comes of it."""
    head = f"{state.round} {state.players[state.to_move]}"
    if isinstance(move, LineUp):
        return f"{head} lines up {_ids(move.line)}"
    if isinstance(move, LayFood):
        return f"{head} lays food on {move.space}"
    play = Play(state.players[state.to_move], move.card)
    return f"{head} plays {_played(advance(state.course, play, state.rules))}"


def standing(state: State) -> str:
    """Return how the game stands: places, food in the middle and on the track, and each player's hand and food."""
    course = state.course
    seats = "  ".join(
        f"{player} [{hand(cards)}] left {left} right {right}"
        for (player, left), cards, right in zip(course.left, state.hands, state.right, strict=True)
    )
    over = "over" if state.over else f"round {state.round} {state.phase.value}"
    track = " ".join(map(str, course.track_food))
    return f"= {over}  pigs [{standing_on(course.places)}]  supply {course.supply}  track [{track}]  {seats}"


def standing_on(places: Places) -> str:
    """Return where the pigs stand, the foremost first.

    >>> standing_on((3, 1, 0, -1, 4))
    'black 4 red 3 yellow 1 green 0 blue -1'
    """
    return " ".join(f"{pig.id} {places[pig]}" for pig in sorted(PIGS, key=lambda pig: -places[pig]))


def hand(cards: Cards) -> str:
    """Return the cards of a hand in short notation.

    >>> hand((Pig.BLACK, Pig.RED, Pig.BLACK))
    '1 red 2 black'
    """
    return " ".join(f"{cards.count(pig)} {pig.id}" for pig in PIGS if pig in cards)


def _played(step: Step) -> str:
    """Return a card with the move of its pig, whether it leads, and the food taken from the middle and the track."""
    move = step.gallop
    told = f"{move.pig.id} {move.start} to {move.lands_on}"
    if move.jumped:
        told += f" over {_ids(move.jumped)}"
    if move.leads:
        told += " leads"
    if step.from_supply:
        told += f" takes {step.from_supply}"
    return told + "".join(f" eats on {on}" for on in step.collected)


def _ids(pigs: tuple[Pig, ...]) -> str:
    return " ".join(pig.id for pig in pigs)
