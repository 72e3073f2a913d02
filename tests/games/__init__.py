"""Tests over every game."""
