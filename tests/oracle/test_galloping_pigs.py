"""A sample of `make verify` for every run of the tests."""

from itertools import islice
from random import Random

import pytest

from tests.oracle import galloping_pigs, galloping_pigs_tables
from tests.oracle.comparison import compare


def test_short_races_from_all_lines_agree_with_the_oracle() -> None:
    report = compare("sample", islice(galloping_pigs_tables.all_races(5), 0, None, 97), galloping_pigs.answer)
    assert report.compared > 3000
    assert report.disagreements == []


@pytest.mark.parametrize("name", ["random_rounds", "random_moves", "random_food"])
def test_random_tables_and_their_readings_agree_with_the_oracle(name: str) -> None:
    documents = getattr(galloping_pigs_tables, name)(Random(7), 400)
    report = compare(name, documents, galloping_pigs.answer, galloping_pigs.depends_on)
    assert report.disagreements == []
