"""What lies where: the fixed top level, files of one idea, complete lists of packages."""

import subprocess
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.imports import ROOT

TOP = {"requirements.txt", "trainer", "pages", "content", "tests", "Makefile"} | {
    "README.md",
    "CONTRIBUTING.md",
    "docs",
    "pyproject.toml",
}
LONGEST = 260
LONGER: set[str] = set()  # files that may be longer, each with its reason


def test_nothing_else_lies_at_the_top_level() -> None:
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("Not a git checkout: nobody can say which files belong to the project.")
    tops = {line.strip('"').split("/")[0] for line in listed.stdout.splitlines()}
    assert {top for top in tops if not top.startswith(".")} <= TOP


@pytest.mark.parametrize("path", sorted((ROOT / "trainer").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_stays_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= LONGEST or str(path.relative_to(ROOT)) in LONGER


@pytest.mark.parametrize(
    "lists", [["requirements.txt"], ["requirements.txt", "tests/requirements.txt"]], ids=["app", "tests"]
)
def test_every_package_is_listed_by_its_exact_version(lists: list[str]) -> None:
    pinned = dict(pair for name in lists for pair in _pinned(ROOT / name))
    assert {need for name, extras in pinned.items() for need in _needs(name, extras)} <= pinned.keys()


def _pinned(path: Path) -> list[tuple[str, set[str]]]:
    """The packages of a list with their extras; fails at one that leaves its version open."""
    lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    packages = [Requirement(line) for line in lines if line and not line.startswith("-r ")]
    for package in packages:
        assert [clause.operator for clause in package.specifier] == ["=="], f"{package} in {path.name} is not exact"
    return [(canonicalize_name(package.name), package.extras) for package in packages]


def _needs(name: str, extras: set[str]) -> set[str]:
    """What an installed package needs on this machine."""
    try:
        needed = [Requirement(line) for line in requires(name) or ()]
    except PackageNotFoundError:
        pytest.fail(f"{name} is listed but not installed: make setup")
    return {
        canonicalize_name(need.name)
        for need in needed
        if not need.marker or any(need.marker.evaluate({"extra": extra}) for extra in ({""} | extras))
    }
