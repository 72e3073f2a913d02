"""Naive second implementations of the games' rules, written from the rule pages alone, and the comparison with the engine."""
