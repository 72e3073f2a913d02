"""The app opens: in each language, by day and by night, on a phone and on a desk."""

import pytest

from tests.browser.checks import axe, no_exception
from tests.browser.conftest import Lang, OpenPage, Scheme


@pytest.mark.parametrize("lang", ["ko", "ja", "en"])
@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (360, "dark"), (1280, "light"), (1280, "dark")])
def test_home_opens_for_everybody(open_page: OpenPage, width: int, scheme: Scheme, lang: Lang) -> None:
    page = open_page("/", width=width, scheme=scheme, lang=lang)
    no_exception(page)
    axe(page)
