"""What all tests share: the served app, the golden files, and the rule that CI skips nothing."""

import os
from collections.abc import Callable, Generator, Iterator
from typing import TypeVar

import pytest

from tests.serving import ROOT, serving

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

GOLDEN = ROOT / "tests/golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-update", action="store_true", help="write the golden files anew instead of comparing")


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of the running app, without a closing slash."""
    with serving() as address:
        yield address


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """`golden(name, text)`: the text is that of tests/golden/name, to the letter."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--golden-update"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.is_file(), f"tests/golden/{name} is missing: make golden writes it"
        assert text == path.read_text(encoding="utf-8")

    return compare


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Last, because they are slow, and because Playwright keeps an event loop running in the thread of the tests.
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    return _skipping_forbidden(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    return _skipping_forbidden(report)


def _skipping_forbidden(report: Report) -> Report:
    expected = hasattr(report, "wasxfail")
    if report.skipped and not expected and os.environ.get("CI") == "true":
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"CI=true, so nothing may be skipped. {reason}"
    return report
