"""Times in a real browser: how soon a page shows its first text, how soon a click shows its answer."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.bench.figure import Figure, against_floor
from tests.browser.chromium import chromium
from tests.serving import serving

MINIMAL = Path("tests/bench/minimal_page.py")
TIMING = Path(__file__).with_name("timing.js")
PAUSE = 300  # ms before a click, as a person's; at once after an answer, a click waits for TCP to acknowledge that one


@dataclass(frozen=True, slots=True)
class Seen:
    """What has to appear: a visible element that the selector matches and that holds the text, or any text at all."""

    selector: str
    text: str = ""


FIRST_TEXT = Seen('[data-testid="stMain"] :is(h1, h2, p, label, button)')


def start_to_first_text() -> tuple[Figure, ...]:
    """From the first byte asked for to the first text of the home, for a visitor who was never here."""
    with serving() as home, serving(MINIMAL) as minimal, chromium() as browser:
        times: dict[str, list[float]] = {home: [], minimal: []}
        for visit in range(21):
            for address in sorted(times, reverse=visit % 2 == 0):  # each as often the second as the first
                times[address].append(first_text(browser, address))
    # The first visitor of a server waits for its imports.
    return against_floor("start to first text", 1.3, times[home][1:], times[minimal][1:])


def first_text(browser: Browser, address: str) -> float:
    """Milliseconds from the start of the navigation to the first text, in a context of its own."""
    with browser.new_context() as context:
        page = context.new_page()
        page.add_init_script(path=TIMING)
        page.goto(address, wait_until="commit")
        return float(page.evaluate("what => timing.appearance(what)", asdict(FIRST_TEXT)))


def clicks(
    page: Page, times: int, press: str, answer: Callable[[int], Seen], before: Callable[[int], object] = lambda _: None
) -> tuple[float, ...]:
    """Milliseconds from each click on `press`, a CSS selector, to its answer; `before` readies the page, untimed.

    Both callables are given the number of the click, 1 to `times`. Neither selector stops at an open shadow root.
    """
    page.evaluate(TIMING.read_text(encoding="utf-8"))
    values = []
    for number in range(1, times + 1):
        before(number)
        page.wait_for_timeout(PAUSE)
        values.append(
            float(page.evaluate("([press, what]) => timing.press(press, what)", [press, asdict(answer(number))]))
        )
    return tuple(values)
