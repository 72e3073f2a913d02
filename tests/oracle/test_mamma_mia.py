"""A sample of `make verify` for every run of the tests."""

from itertools import islice
from random import Random

import pytest

from tests.oracle import mamma_mia, mamma_mia_tables
from tests.oracle.comparison import compare


def test_orders_on_small_tables_agree_with_the_oracle() -> None:
    report = compare("sample", islice(mamma_mia_tables.all_orders(), 0, None, 331), mamma_mia.answer)
    assert report.compared > 10_000
    assert report.disagreements == []


@pytest.mark.parametrize("name", ["random_orders", "random_piles", "random_turns", "all_figures"])
def test_random_tables_and_their_readings_agree_with_the_oracle(name: str) -> None:
    report = compare(name, getattr(mamma_mia_tables, name)(Random(7), 600), mamma_mia.answer, mamma_mia.depends_on)
    assert report.disagreements == []
