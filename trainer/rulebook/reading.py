"""A reading: a point that the printed rules leave open, with its options."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reading:
    """An open point of a clause; the first option is the default.

    `told_only`: it changes no answer of a scenario question, but is explained and kept in the house rules all the same.
    """

    id: str
    clause: str
    options: tuple[str, ...]
    told_only: bool = False
