"""What the cards of a take form and, where they form no set, what is missing to one."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from trainer.games.lunch_box.model import NUMBERS, Form
from trainer.games.lunch_box.rules import Rules, Run, runs_of
from trainer.rulebook.verdict import Finding, broken, kept

WRAPPED = (9, 10, 1, 2)
"""The straight that the sheet does not print."""


def listed(numbers: tuple[int, ...]) -> str:
    """Return numbers as a fact.

    >>> listed((9, 10, 1))
    '9-10-1'
    """
    return "-".join(map(str, numbers))


def consecutive(numbers: tuple[int, ...]) -> Run | None:
    """Return numbers in the sequence of a run, 10 followed by 1, or None if they are no run.

    >>> consecutive((1, 2, 9, 10)), consecutive((1, 2, 4))
    ((9, 10, 1, 2), None)
    """
    if len(numbers) > len(NUMBERS):
        return None
    upwards = tuple(sorted(numbers))
    return next(
        (run for run in (upwards, *runs_of(len(numbers))) if _steps(run) and tuple(sorted(run)) == upwards), None
    )


def _steps(run: Run) -> bool:
    return all(b == a % 10 + 1 for a, b in pairwise(run))


def formed(form: Form, numbers: tuple[int, ...]) -> list[Finding]:
    """Return the findings on cards that form a set: what it is, and whether 10 is followed by 1 in it."""
    if form is Form.PAIR:
        return [kept("lb.set.pair", "pair", number=numbers[0])]
    if form is Form.TRIPLE:
        return [kept("lb.set.triple", "triple", number=numbers[0])]
    if form is Form.STRAIGHT:
        run = consecutive(numbers) or numbers
        found = [kept("lb.set.straight", "straight", run=listed(run))]
        if run[0] > run[-1]:
            found.append(kept("lb.set.wrap", "wraps", "wrap" if run == WRAPPED else "", run=listed(run)))
        return found
    three, *two = [number for number, _ in Counter(numbers).most_common()]
    if not two:
        return [kept("lb.set.house", "one_number", "house_numbers", number=three)]
    return [kept("lb.set.house", "house", three=three, two=two[0])]


def misfit(numbers: tuple[int, ...], rules: Rules) -> Finding:
    """Return why cards form no set, by how many they are (`lb.set.pair` up to two, and so on; 004).

    >>> misfit((3, 4, 5, 9), Rules()).values
    (('cards', '3-4-5-9'), ('run', '2-3-4-5'), ('missing', 2), ('stray', 9))
    """
    run = consecutive(numbers)
    if len(numbers) == 4 and run:
        return broken("lb.set.wrap", "not_printed", "wrap", run=listed(run))
    if len(numbers) > 4 and run:
        return broken("lb.set.straight", "too_long", run=listed(run), n=len(run))
    if len(numbers) > 5:
        return broken("lb.set.house", "too_many", n=len(numbers))
    by_size: dict[int, Callable[[tuple[int, ...], Rules], Finding]] = {3: _three, 4: _four, 5: _five}
    return by_size.get(len(numbers), _two)(tuple(sorted(numbers)), rules)


def _two(numbers: tuple[int, ...], rules: Rules) -> Finding:
    if not numbers:
        return broken("lb.set.pair", "no_card")
    if len(numbers) == 1:
        return broken("lb.set.pair", "one_card", number=numbers[0])
    return broken("lb.set.pair", "differ", number=numbers[0], other=numbers[1])


def _three(numbers: tuple[int, ...], rules: Rules) -> Finding:
    (number, n), *others = Counter(numbers).most_common()
    if n == 2:
        return broken("lb.set.triple", "one_differs", number=number, other=others[0][0])
    run = consecutive(numbers)
    if run:
        return broken("lb.set.triple", "short_run", run=listed(run))
    return broken("lb.set.triple", "differ", cards=listed(numbers))


def _four(numbers: tuple[int, ...], rules: Rules) -> Finding:
    (number, n), *others = Counter(numbers).most_common()
    if n == 4:
        return broken("lb.set.straight", "four_equal", number=number)
    if n == 3:
        return broken("lb.set.straight", "three_equal", number=number, other=others[0][0])
    if n == 2 and len(others) == 1:
        return broken("lb.set.straight", "two_pairs", number=number, other=others[0][0])
    for run in rules.runs(rules.readings.wrap):
        missing = [number for number in run if number not in numbers]
        if len(missing) == 1:
            stray = _stray(numbers, run)
            return broken(
                "lb.set.straight", "one_off", cards=listed(numbers), run=listed(run), missing=missing[0], stray=stray
            )
    return broken("lb.set.straight", "no_run", cards=listed(numbers))


def _five(numbers: tuple[int, ...], rules: Rules) -> Finding:
    (three, n), *others = Counter(numbers).most_common()
    if n == 5:
        return broken("lb.set.house", "five_equal", "house_numbers", number=three)
    two = others[0][0]
    house = (three, three, three, two, two)
    missing = list((Counter(house) - Counter(numbers)).elements())
    if len(missing) > 1:
        return broken("lb.set.house", "no_house", cards=listed(numbers))
    stray = _stray(numbers, house)
    values = {"three": three, "two": two, "missing": missing[0], "stray": stray}
    return broken("lb.set.house", "one_off", "", cards=listed(numbers), **values)


def _stray(numbers: tuple[int, ...], wanted: tuple[int, ...]) -> int:
    """Return the one card that has no place in what is wanted."""
    return next((Counter(numbers) - Counter(wanted)).elements())
