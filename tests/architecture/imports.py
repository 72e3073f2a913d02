"""Reads who imports whom, and what a pure room must not touch, out of the source itself."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PURE = frozenset({"rulebook", "games", "drills"})

# What a pure room may not import: the world outside, the clock, chance that nobody handed in.
# fmt: off
WORLD = frozenset({
    "builtins", "glob", "http", "importlib", "io", "locale", "logging", "os", "pathlib", "pkgutil", "platform",
    "secrets", "shutil", "socket", "sqlalchemy", "sqlite3", "streamlit", "subprocess", "sys", "tempfile",
    "threading", "time", "urllib", "uuid", "zoneinfo",
})
# fmt: on
CALLS = frozenset({"open", "input", "print", "eval", "exec", "__import__"})
CLOCKS = frozenset({"now", "today", "utcnow"})


@dataclass(frozen=True, slots=True)
class Source:
    """A Python file by its dotted name, as `trainer.games.game`; a package is named without `__init__`."""

    name: str
    text: str
    package: bool = False

    @property
    def room(self) -> str:
        """The second part of the name for what lies in trainer, the first for the rest, `trainer` for its own file."""
        first, *rest = self.name.split(".")
        return rest[0] if first == "trainer" and rest else first

    def tree(self) -> ast.Module:
        return ast.parse(self.text)


def sources() -> tuple[Source, ...]:
    """Every Python file of trainer and pages."""
    paths = sorted(path for folder in ("trainer", "pages") for path in (ROOT / folder).rglob("*.py"))
    return tuple(map(_source, paths))


def imported(source: Source) -> Iterator[str]:
    """The dotted name of each thing imported: the module, and where it imports from one, each name in it."""
    for node in ast.walk(source.tree()):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = ".".join(filter(None, [_base(source, node.level), node.module]))
            yield from (f"{module}.{alias.name}" for alias in node.names)


def impurities(source: Source) -> Iterator[str]:
    """What the file touches that a pure one does not: file, screen, clock, chance."""
    yield from (name for name in imported(source) if name.split(".")[0] in WORLD)
    yield from (name for name in imported(source) if name.startswith("random.") and name != "random.Random")
    for node in ast.walk(source.tree()):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in CALLS:
                yield f"{name}()"
            case ast.Call(func=ast.Name(id="Random") | ast.Attribute(attr="Random"), args=[], keywords=[]):
                yield "Random() without a seed"
            case ast.Attribute(attr=name) if name in CLOCKS:
                yield f".{name}"
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                yield f"random.{name}"


def _source(path: Path) -> Source:
    parts = path.relative_to(ROOT).with_suffix("").parts
    package = parts[-1] == "__init__"
    return Source(".".join(parts[:-1] if package else parts), path.read_text(encoding="utf-8"), package)


def _base(source: Source, level: int) -> str:
    """The package that an import with leading dots counts from."""
    if level == 0:
        return ""
    up = level - 1 if source.package else level
    return ".".join(source.name.split(".")[:-up] if up else source.name.split("."))
