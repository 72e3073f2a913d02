"""Tests of Galloping Pigs."""
