"""What one asks of an opened page: that it has settled, that nothing broke, that everybody can use it."""

from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import ConsoleMessage, Page

SETTLING = Path(__file__).with_name("settling.js")
RULES = ("wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice")
RUN_AXE = "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})"

_complaints: dict[Page, list[str]] = {}


def settled(page: Page) -> Page:
    """Wait until what was asked of the server is answered, and all that its script wrote stands on the page."""
    page.wait_for_function("window.settled()")
    return page


def watch(page: Page) -> None:
    """Before anything is opened: note when the page settles, and what it complains of in the console and in scripts."""
    page.add_init_script(path=SETTLING)
    heard = _complaints[page] = []
    page.on("console", lambda message: _note(heard, message))
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("close", _forget)


def no_exception(page: Page) -> None:
    """Fail if the script raised, or if the browser complained of anything that is ours."""
    raised = page.get_by_test_id("stException").all_inner_texts()
    assert not raised, "\n".join(["The script raised:", *raised])
    assert not _complaints[page], "\n".join(["The browser complained:", *_complaints[page]])


def violations(page: Page) -> tuple[dict[str, Any], ...]:
    """What axe finds against WCAG 2.2 AA and its own best practice, in open shadow roots too."""
    page.evaluate(AXE_SCRIPT)
    return tuple(page.evaluate(RUN_AXE, RULES)["violations"])


def axe(page: Page) -> None:
    """Fail if axe finds anything, and say for each finding the rule, the place and what is wrong there."""
    found = violations(page)
    assert not found, "\n".join([f"axe finds {len(found)} faults:", *map(_readable, found)])


def _forget(page: Page) -> None:
    _complaints.pop(page, None)


def _note(heard: list[str], message: ConsoleMessage) -> None:
    # On a page below the root Streamlit first asks for its own doors beside that page, and then finds them at the root.
    url = message.location.get("url", "")
    if message.type == "error" and "/_stcore/" not in url:
        heard.append(f"{message.text} ({url})")


def _readable(violation: dict[str, Any]) -> str:
    lines = [f"{violation['id']} ({violation['impact']}): {violation['help']}"]
    for node in violation["nodes"]:
        lines.append(f"  at {_place(node['target'])}: {node['html'][:160]}")
        lines.extend(f"    {check['message']}" for check in (*node["any"], *node["all"], *node["none"])[:2])
    return "\n".join(lines)


def _place(target: list[str | list[str]]) -> str:
    """The ends of a selector; one inside a shadow root comes as the list of selectors that lead to it."""
    steps = [part if isinstance(part, str) else " >> ".join(part) for part in target]
    return " ".join(" > ".join(step.split(" > ")[-2:]) for step in steps)
