"""The command line: verdicts on scenarios, and the rules of a game."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import IO, Any

from trainer.drills.scenario import depends_on, judge, parse
from trainer.games import GAMES
from trainer.rulebook.refusal import Refused
from trainer.texts.explain import explain
from trainer.texts.load import LANGUAGES
from trainer.texts.refusals import refusal
from trainer.texts.rulebook import as_json, as_text


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, or 2 if a scenario was refused or the command is not understood."""
    parser = argparse.ArgumentParser(
        prog="python -m trainer", description="Verdicts on scenarios, and the rules of a game."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    verdict = commands.add_parser("verdict", help="read scenarios, one JSON object a line, and print a verdict a line")
    verdict.add_argument("--language", choices=LANGUAGES, help="add an explanation in this language")
    rules = commands.add_parser("rules", help="print every clause, reading and slip of a game")
    rules.add_argument("game", choices=tuple(GAMES))
    rules.add_argument("--language", choices=LANGUAGES, default="en")
    rules.add_argument("--format", choices=("text", "json"), default="text")
    chosen = parser.parse_args(arguments)
    if chosen.command == "rules":
        return _rules(chosen.game, chosen.language, chosen.format)
    return _verdicts(sys.stdin.buffer, chosen.language)


def _rules(game: str, language: str, form: str) -> int:
    if form == "json":
        _print(json.dumps(as_json(GAMES[game], language), ensure_ascii=False, indent=1))
    else:
        _print(as_text(GAMES[game], language))
    return 0


def _verdicts(lines: IO[bytes], language: str | None) -> int:
    refused = False
    for text in _lines(lines):
        line = _verdict(text, language)
        refused = refused or "error" in line
        _print(json.dumps(line, ensure_ascii=False))
    return 2 if refused else 0


def _lines(lines: IO[bytes]) -> Iterator[str | None]:
    """Yield the lines as text, None for one that is not UTF-8."""
    for line in lines:
        try:
            yield line.rstrip(b"\r\n").decode("utf-8")
        except UnicodeDecodeError:
            yield None


def _verdict(text: str | None, language: str | None) -> dict[str, Any]:
    try:
        if text is None:
            raise Refused("", "json")
        scenario = parse(text)
    except Refused as fault:
        return {"error": {"field": fault.field, "message": refusal(fault, language or "en")}}
    verdict = judge(scenario)
    line = {
        "answer": scenario.asks.answer(verdict.answer),
        "clauses": list(verdict.clauses),
        "depends_on": depends_on(scenario),
    }
    return {**line, "explanation": explain(scenario.game, verdict, language)} if language else line


def _print(text: str) -> None:
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace") + b"\n")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        sys.exit(1)
