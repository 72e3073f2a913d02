"""A browser for the session, and pages opened as a learner's phone or desk would open them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.checks import settled, watch
from tests.browser.chromium import NAMES, chromium, find_chromium

Scheme = Literal["light", "dark"]
Lang = Literal["ko", "ja", "en"]

LOCALES: dict[Lang, str] = {"ko": "ko-KR", "ja": "ja-JP", "en": "en-US"}
HERE = Path(__file__).parent


class OpenPage(Protocol):
    def __call__(
        self,
        path: str = "/",
        *,
        width: int = 360,
        height: int = 740,
        scheme: Scheme = "light",
        lang: Lang = "en",
    ) -> Page: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    if find_chromium() is None:
        pytest.skip(f"No Chromium on the path (looked for {', '.join(NAMES)}): install one of them.")
    with chromium() as running:
        yield running


@pytest.fixture
def open_page(browser: Browser, server: str) -> Iterator[OpenPage]:
    """`open_page(path, width=…, height=…, scheme=…, lang=…)`: a visitor with no past sees the settled page."""
    contexts: list[BrowserContext] = []

    def opened(
        path: str = "/",
        *,
        width: int = 360,
        height: int = 740,
        scheme: Scheme = "light",
        lang: Lang = "en",
    ) -> Page:
        context = browser.new_context(
            base_url=server,
            locale=LOCALES[lang],
            color_scheme=scheme,
            viewport={"width": width, "height": height},
        )
        contexts.append(context)
        page = context.new_page()
        watch(page)
        page.goto(path)
        return settled(page)

    yield opened
    for context in contexts:
        context.close()
