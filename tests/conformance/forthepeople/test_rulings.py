"""docs/titles/forthepeople/rulings.md: each ruling names a clause of the index and a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longroll.titles.forthepeople import TITLE

HERE = Path(__file__).parent
TABLE = HERE.parents[2] / "docs" / "titles" / "forthepeople" / "rulings.md"


def rulings() -> list[list[str]]:
    """The rows of the table: name, clause, question, ruling, test."""
    rows = TABLE.read_text(encoding="utf-8").split("\n")
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row[:1] == "|"]
    return cells[2:]


@pytest.mark.parametrize("row", rulings(), ids=lambda row: str(row[0]))
def test_a_ruling_has_a_test_that_exists(row: list[str]) -> None:
    name, _, question, ruling, test = row
    assert re.fullmatch(r"[ABC]\d+", name)
    assert question
    assert ruling
    file, _, function = test.strip("`").partition("::")
    assert f"def {function}(" in (HERE / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("row", rulings(), ids=lambda row: str(row[0]))
def test_a_ruling_cites_clauses_of_the_index(row: list[str]) -> None:
    known = set(TITLE.clauses())
    for cited in row[1].split(", "):
        assert cited in known or cited == "sample game"


def test_no_ruling_is_there_twice() -> None:
    names = [row[0] for row in rulings()]
    assert len(names) == len(set(names)) > 40
