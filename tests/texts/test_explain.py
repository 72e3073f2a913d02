"""What is said of a verdict: every finding has its sentence, with its numbers, in every language."""

from itertools import islice
from random import Random

import pytest

from tests.oracle import mamma_mia_tables
from tests.oracle.comparison import Document
from trainer.drills.scenario import judge, read
from trainer.texts.explain import explain
from trainer.texts.load import LANGUAGES


def tables() -> list[Document]:
    rng = Random(11)
    some = islice(mamma_mia_tables.all_orders(), 0, None, 9001)
    makers = (
        mamma_mia_tables.random_orders,
        mamma_mia_tables.random_piles,
        mamma_mia_tables.random_turns,
        mamma_mia_tables.all_figures,
    )
    return [*some, *(document for make in makers for document in make(rng, 80))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_can_be_told(language: str) -> None:
    for document in tables():
        scenario = read(document)
        verdict = judge(scenario)
        told = explain(scenario.game, verdict, language)
        assert told[0]["clause"] == verdict.clauses[0]
        assert all("{" not in line["text"] and line["text"] for line in told)
