"""Running the app's script without a browser, in a language."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

ROOT = Path(__file__).resolve().parents[2]


def opened(page: str, language: str, **query: str) -> AppTest:
    """A page after its first run."""
    app = AppTest.from_file(str(ROOT / "trainer/app.py"), default_timeout=30)
    app.session_state["frame.first"] = language
    app.run()
    for name, value in query.items():
        app.query_params[name] = value
    return app.switch_page(str(ROOT / f"pages/{page}.py")).run()
