"""The speed of the app: what is measured, in which unit, and what is aimed at. `make bench` prints it as JSON."""
