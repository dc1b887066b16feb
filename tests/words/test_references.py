"""The tables of the rulebooks that titles declare: whole, by clause, and with words."""

from __future__ import annotations

import re

import pytest

from longroll.engine.chart import Chart
from longroll.engine.reference import Reference
from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES, words_for

NUMBER = re.compile(r"[≤−\d][\d–:+ −]*$")
"""What says itself in every language: a number, a span, a ratio."""
CASES = [
    pytest.param(key, table, id=f"{key}-{table.chart.key}")
    for key in title_keys()
    for table in get_title(key).aids.references
]


def named(chart: Chart) -> list[str]:
    """The keys of texts that a table needs."""
    labels = [row.label for row in chart.rows if isinstance(row.label, str)]
    keys = [key for key in (*chart.columns, *labels) if not NUMBER.match(key)]
    return [f"chart-{chart.key}", *(f"label-{key}" for key in keys)]


@pytest.mark.parametrize("key", title_keys())
def test_no_two_tables_or_charts_of_a_title_have_one_key(key: str) -> None:
    tables = [table.chart.key for table in get_title(key).aids.references]
    assert len(tables) == len(set(tables))


@pytest.mark.parametrize(("key", "table"), CASES)
def test_a_table_is_whole(key: str, table: Reference) -> None:
    chart = table.chart
    assert chart.form == "table"
    assert chart.clause in get_title(key).clauses()
    assert chart.rows
    for row in chart.rows:
        assert len(row.cells) in (0, len(chart.columns)), row
        assert not row.now, "it says nothing of a position"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "table"), CASES)
def test_a_table_has_words(key: str, table: Reference, language: str) -> None:
    words = words_for(key, language)
    missing = [text for text in named(table.chart) if words.text(text) is None]
    assert not missing
    for prompt in table.prompts:
        assert words.text(f"prompt-{prompt}") is not None, prompt
