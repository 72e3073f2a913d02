"""From submitting a table to its verdict, in a real browser, against a click of the minimal page in the same run."""

from functools import partial

from playwright.sync_api import Page

from tests.bench.browser import MINIMAL, Seen, clicks
from tests.bench.figure import Figure, against_floor
from tests.browser.chromium import chromium
from tests.serving import serving

ROUNDS, EACH = 9, 5
PANEL = Seen(".panel h2")


def submit_to_verdict() -> tuple[Figure, ...]:
    """Milliseconds from the click on "just tell me" to the visible verdict of an order, and of a click of the floor.

    The two take turns, so that a machine that slows down slows down both; the first round is left out.
    """
    ours: list[float] = []
    floor: list[float] = []
    with serving() as app, serving(MINIMAL) as minimal, chromium() as browser:
        table, button = browser.new_page(), browser.new_page()
        table.goto(f"{app}/check?q=mamma_mia.order")
        table.locator(".felt").wait_for()
        button.goto(minimal)
        button.get_by_text("Clicked 0 times.").wait_for()
        for number in range(ROUNDS):
            ours += clicks(table, EACH, '[data-act="tell"]', lambda _: PANEL, lambda i: _set_up(table, i))
            floor += clicks(button, EACH, ".st-key-minimal-again button", partial(_clicked, number * EACH))
    return against_floor("submit to verdict", 2.0, ours[EACH:], floor[EACH:])


def _clicked(before: int, times: int) -> Seen:
    return Seen("p", f"Clicked {before + times} times.")


def _set_up(page: Page, number: int) -> None:
    """Lay another table, so that each verdict is a new one."""
    page.locator('[data-k="step-setup"]').click()
    act = "add" if number % 2 else "less"
    page.locator(f'[data-k="sorted-salami"] [data-act="{act}"]').click()
