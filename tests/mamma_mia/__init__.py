"""Tests of Mamma Mia!."""
