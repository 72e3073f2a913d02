"""Reading a JSON object field by field: what is missing, misspelt or out of bounds is refused by name."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from trainer.rulebook.refusal import Refused

MISSING = object()
T = TypeVar("T")


def join(path: str, name: str | int) -> str:
    """Return the path of a field inside another.

    >>> join("sorted", "pepper"), join("", "hand"), join("plays", 3)
    ('sorted.pepper', 'hand', 'plays.3')
    """
    return f"{path}.{name}" if path else str(name)


def integer(value: object, path: str, low: int = 0, high: int | None = None) -> int:
    """Return a JSON integer between the bounds, `high` included; refuse anything else, `true` and `3.0` too."""
    if type(value) is not int:
        raise Refused(path, "integer")
    if high is not None and not low <= value <= high:
        raise Refused(path, "range", low=low, high=high)
    if value < low:
        raise Refused(path, "least", low=low)
    return value


def choice(value: object, path: str, options: Sequence[str]) -> str:
    """Return a name that is one of the options."""
    if not isinstance(value, str) or value not in options:
        raise Refused(path, "choice", options=tuple(options))
    return value


def flag(value: object, path: str) -> bool:
    """Return `true` or `false`."""
    if not isinstance(value, bool):
        raise Refused(path, "flag")
    return value


def sequence(value: object, path: str) -> list[tuple[str, object]]:
    """Return the members of a JSON list, each with its path."""
    if not isinstance(value, list):
        raise Refused(path, "list")
    return [(join(path, i), member) for i, member in enumerate(value)]


class Doubled(dict[str, object]):
    """A JSON object in which some name stood twice: `name` is the first such."""

    name: str = ""


def json_object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return the object of name and value pairs; one that names a field twice is marked, to be refused where it is read."""
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found and not isinstance(found, Doubled):
            found = Doubled(found)
            found.name = name
        found[name] = value
    return found


class Fields:
    """A JSON object being read. Take every field by name, then call `done`: what is left is refused."""

    def __init__(self, value: object, path: str = "") -> None:
        if not isinstance(value, dict):
            raise Refused(path, "object")
        if isinstance(value, Doubled):
            raise Refused(join(path, value.name), "twice")
        self.path = path
        self.left: dict[str, object] = dict(value)

    def at(self, name: str) -> str:
        """Return the path of a field of this object."""
        return join(self.path, name)

    def take(self, name: str, default: object = MISSING) -> object:
        """Return the raw value of a field and strike it off."""
        value = self.left.pop(name, default)
        if value is MISSING:
            raise Refused(self.at(name), "missing")
        return value

    def integer(self, name: str, low: int = 0, high: int | None = None, default: object = MISSING) -> int:
        """Take an integer between the bounds."""
        return integer(self.take(name, default), self.at(name), low, high)

    def choice(self, name: str, options: Sequence[str], default: object = MISSING) -> str:
        """Take a name that is one of the options."""
        return choice(self.take(name, default), self.at(name), options)

    def flag(self, name: str, default: object = MISSING) -> bool:
        """Take `true` or `false`."""
        return flag(self.take(name, default), self.at(name))

    def sequence(self, name: str, default: object = MISSING) -> list[tuple[str, object]]:
        """Take a list: its members, each with its path."""
        return sequence(self.take(name, default), self.at(name))

    def inner(self, name: str, default: object = MISSING) -> "Fields":
        """Take an object."""
        return Fields(self.take(name, default), self.at(name))

    def names(self, known: Iterable[str]) -> list[str]:
        """Return the names of all fields, in the sequence given; refuse one that is not known."""
        options = tuple(known)
        for name in self.left:
            if name not in options:
                raise Refused(self.at(name), "unknown", options=options)
        return list(self.left)

    def counts(self, name: str, kinds: Sequence[str], default: object = MISSING) -> tuple[int, ...]:
        """Take an object of numbers by kind: one number for each kind, 0 where a kind is not named."""
        inner = self.inner(name, default)
        inner.names(kinds)
        return tuple(inner.integer(kind, default=0) for kind in kinds)

    def done(self) -> None:
        """Refuse a field that nobody asked for."""
        for name in self.left:
            raise Refused(self.at(name), "not_a_field")
