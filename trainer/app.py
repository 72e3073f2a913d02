"""The entry of the app: page set-up and navigation, nothing else."""

from pathlib import Path

import streamlit as st

from trainer.ui.frame import say, style

ROOT = Path(__file__).resolve().parent.parent

st.set_page_config(page_title=say("app", "name"), page_icon=str(ROOT / "content/logo.svg"), layout="wide")
style()
st.logo(str(ROOT / "content/logo.svg"))
st.navigation(
    [
        st.Page(ROOT / "pages/home.py", title=say("nav", "home"), default=True),
        st.Page(ROOT / "pages/rules.py", title=say("nav", "rules"), url_path="rules"),
        st.Page(ROOT / "pages/check.py", title=say("nav", "check"), url_path="check"),
    ],
    position="top",
).run()
