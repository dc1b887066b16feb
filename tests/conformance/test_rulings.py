"""docs/titles/TITLE/rulings.md: each ruling names clauses of the index and a test that exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from longroll.engine.title import get_title, title_keys

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "titles"

FEWEST = {"mosby": 15}
"""More rulings than these are known of a title; of others more than forty."""


class Ruling(NamedTuple):
    title: str
    name: str
    clauses: str
    question: str
    ruling: str
    test: str


def rulings(title: str) -> Iterator[Ruling]:
    """The rows of a title's table."""
    rows = (DOCS / title / "rulings.md").read_text(encoding="utf-8").split("\n")
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row[:1] == "|"]
    for row in cells[2:]:
        yield Ruling(title, *row)


ALL = [ruling for title in title_keys() for ruling in rulings(title)]
each_ruling = pytest.mark.parametrize("ruling", ALL, ids=lambda r: f"{r.title}-{r.name}")


@each_ruling
def test_a_ruling_has_a_test_that_exists(ruling: Ruling) -> None:
    assert re.fullmatch(r"[A-Z]\d+", ruling.name)
    assert ruling.question
    assert ruling.ruling
    file, _, function = ruling.test.strip("`").partition("::")
    assert f"def {function}(" in (HERE / ruling.title / file).read_text(encoding="utf-8")


@each_ruling
def test_a_ruling_cites_clauses_of_the_index(ruling: Ruling) -> None:
    known = {*get_title(ruling.title).clauses(), "sample game"}
    assert set(ruling.clauses.split(", ")) <= known


@pytest.mark.parametrize("title", title_keys())
def test_no_ruling_is_there_twice(title: str) -> None:
    names = [ruling.name for ruling in rulings(title)]
    assert len(names) == len(set(names)) > FEWEST.get(title, 40)


QUESTIONS = [*(f"Q-{n:02}" for n in range(1, 61)), *(f"N-{n:02}" for n in range(1, 7))]
"""What a proposal of readings asked about The U.S. Civil War."""


def answers() -> list[tuple[str, str, str]]:
    """The rows of its second table, which has no bars at its sides: question, subject, answer."""
    text = (DOCS / "uscivilwar" / "rulings.md").read_text(encoding="utf-8")
    return re.findall(r"^([A-Z]-\d+) \| ([^|]+) \| ([^|]+)$", text, re.MULTILINE)


def test_every_question_of_the_proposal_is_answered_once() -> None:
    assert [question for question, _, _ in answers()] == QUESTIONS


@pytest.mark.parametrize(("question", "answer"), [(q, answer) for q, _, answer in answers()])
def test_an_answer_names_rulings_or_tests_that_exist(question: str, answer: str) -> None:
    names = set(re.findall(r"\bU\d+\b", answer))
    assert names <= {ruling.name for ruling in rulings("uscivilwar")}
    tests = re.findall(r"`([^`]*)`", answer)
    for test in tests:
        file, _, function = test.partition("::")
        text = (HERE / "uscivilwar" / file).read_text(encoding="utf-8")
        assert f"def {function}(" in text, test
    assert names or tests, question
