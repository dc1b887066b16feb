"""docs/titles/uscivilwar/examples.md: each worked example of the text has a test that exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "titles" / "uscivilwar" / "examples.md"

EXAMPLES, LOST = 115, 15
"""All examples, and those of which only a drawing tells; each of the others is played by a test."""

HEADED = [
    *(292, 470, 625, 707, 730, 838, 928, 1202, 1313, 1359, 1480, 1814, 1856, 2088, 2181, 2388),
    *(2433, 2662, 2809, 3086, 3213, 3434, 3447, 3533, 3693, 3784, 3853, 3904, 3972, 4028, 4059),
    *(4485, 4557, 4627, 5038, 5052, 5172, 5201),
]
"""The lines of the text that begin with the word "example"."""

DRAWN = [625, 707, 838, 891, 1202, 1313, 1359, 2181, 2388, 3853, 5013, 5171]
"""The lines of the drawings that are known to be lost."""


class Example(NamedTuple):
    lines: str
    what: str
    test: str

    def spans(self) -> list[tuple[int, int]]:
        """The lines of the text, each span with its first and last one."""
        parts = [part.split("-") for part in self.lines.split(", ")]
        return [(int(part[0]), int(part[-1])) for part in parts]

    def covers(self, line: int) -> bool:
        """Whether a line of the text belongs to the example."""
        return any(first <= line <= last for first, last in self.spans())


def examples() -> list[Example]:
    """The rows of the table."""
    rows = [row for row in PAGE.read_text(encoding="utf-8").split("\n") if row[:1] == "|"]
    return [Example(*(cell.strip() for cell in row.strip("|").split("|"))) for row in rows[2:]]


ALL = examples()
each_example = pytest.mark.parametrize("example", ALL, ids=lambda example: example.lines)


@each_example
def test_an_example_has_a_test_or_says_why_it_has_none(example: Example) -> None:
    assert example.what
    if not re.fullmatch(r"`test_\w+\.py::test_\w+`", example.test):
        assert re.match(r"drawing lost: \w", example.test)


@each_example
def test_every_test_that_is_named_exists(example: Example) -> None:
    named = re.findall(r"`([^`]*)`", example.test)
    for test in named:
        file, _, function = test.partition("::")
        text = (HERE / "uscivilwar" / file).read_text(encoding="utf-8")
        assert f"def {function}(" in text, test
    assert named


def test_no_example_is_missing() -> None:
    assert len(ALL) == len({example.lines for example in ALL}) == EXAMPLES
    assert sum(example.test.startswith("drawing lost") for example in ALL) == LOST
    starts = [example.spans()[0][0] for example in ALL]
    assert starts == sorted(starts), "in the order of the text"


@pytest.mark.parametrize("line", HEADED)
def test_every_line_that_begins_an_example_is_in_the_table(line: int) -> None:
    assert any(example.covers(line) for example in ALL)


@pytest.mark.parametrize("line", DRAWN)
def test_every_lost_drawing_is_in_the_table(line: int) -> None:
    (example,) = [example for example in ALL if example.covers(line)]
    assert example.test.startswith("drawing lost")
