"""The least that Streamlit can do on a click: one button, one line of text. What the app's figures are held against."""

import streamlit as st

st.title("Minimal")
if st.button("Again", key="minimal.again"):
    st.session_state["minimal.count"] = st.session_state.get("minimal.count", 0) + 1
st.markdown(f"Clicked {st.session_state.get('minimal.count', 0)} times.")
