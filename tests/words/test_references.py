"""The tables of the rulebooks that titles declare: whole, by clause, and with words."""

from __future__ import annotations

import re
from collections.abc import Collection

import pytest

from longroll.engine.chart import Chart
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.reference import Reference
from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES, Words, words_for

NUMBER = re.compile(r"[≤−\d][\d–:+ −]*$")
"""What says itself in every language: a number, a span, a ratio."""
RESULT = re.compile(r"-|\d+[*d]?|[*d]")
"""Losses, with the signs of what else befalls a side."""
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


# --- Numbers --------------------------------------------------------------------------------------


def misread(chart: Chart, words: Words, names: Collection[str]) -> list[tuple[str, str]]:
    """The cells of a chart that are numbers, but say something else; hexes have names."""
    found: list[tuple[str, str]] = []
    for row in chart.rows:
        for cell in (row.label, *row.cells):
            if isinstance(cell, int) or (isinstance(cell, str) and cell.isdecimal()):
                plain = str(cell).replace("-", "−")
                if plain not in names and words.cell(cell) != plain:
                    found.append((chart.key, words.cell(cell)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "table"), CASES)
def test_a_number_in_a_table_prints_as_that_number(
    key: str, table: Reference, language: str
) -> None:
    names = get_title(key).inventory.names()
    assert not misread(table.chart, words_for(key, language), names)


@pytest.mark.parametrize("key", title_keys())
def test_a_number_in_a_chart_beside_the_map_prints_as_that_number(key: str) -> None:
    title = get_title(key)
    names = title.inventory.names()
    for scenario in title.info.scenarios:
        state = Game(key, scenario=scenario.key, seed=1).state
        for seat in (*title.info.seats, OBSERVER):
            for chart in title.aids.charts(state, seat):
                for language in LANGUAGES:
                    assert not misread(chart, words_for(key, language), names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", title_keys())
def test_no_small_number_is_a_name(key: str, language: str) -> None:
    words = words_for(key, language)
    assert [words.shown(str(number)) for number in range(100)] == [*map(str, range(100))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_of_combat_in_the_civil_war_name_no_turn(language: str) -> None:
    words = words_for("uscivilwar", language)
    for table in get_title("uscivilwar").aids.references:
        if table.chart.key in ("combat", "attrition"):
            for row in table.chart.rows:
                told = [words.cell(cell) for cell in row.cells]
                assert all(RESULT.fullmatch(each) for each in told), told
