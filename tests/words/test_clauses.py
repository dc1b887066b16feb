"""The rules in brief, in every language."""

from __future__ import annotations

import re

import pytest

from longroll.engine.title import title_keys
from longroll.words import LANGUAGES, words_for


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("language", ["es", "it"])
def test_every_clause_is_translated(title: str, language: str) -> None:
    words, english = words_for(title, language), words_for(title, "en")
    for number in english.clauses():
        clause, original = words.clause(number), english.clause(number)
        assert clause is not None
        assert original is not None
        assert words.is_translated(number)
        assert clause.title
        assert (clause.title, clause.summary) != (original.title, original.summary)
        assert clause.summary
        assert clause.excused == original.excused


def test_a_clause_that_is_none_is_not_told() -> None:
    assert words_for("forthepeople", "es").clause("99.9") is None


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_says_what_a_clause_is_about_and_not_where_it_stands(
    title: str, language: str
) -> None:
    words = words_for(title, language)
    empty = re.compile(
        r"chapter on this|(section|chapter) heading|título de un|È il titolo"
        r"|^(a heading|un título|un titolo|titolo|encabezamiento)\b"
        r"|includes an example|at lines? \d",
        re.IGNORECASE,
    )
    told = [clause for number in words.clauses() if (clause := words.clause(number))]
    assert not [clause.number for clause in told if empty.search(clause.summary)]
    listing = [c.number for c in told if re.match(rf"\W*{re.escape(c.number)}\.\w", c.summary)]
    assert not listing, "a table of contents"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Sources: the player aid, our own design."),
        ("es", "Fuentes: la ayuda de juego, diseño propio."),
        ("it", "Fonti: l'aiuto di gioco, idea nostra."),
    ],
)
def test_a_title_that_completes_its_rules_says_what_a_clause_rests_on(
    language: str, told: str
) -> None:
    """Issue 24: nobody takes what is ours for the published game."""
    clause = words_for("mosby", language).clause("12.2")
    assert clause is not None
    assert clause.summary.endswith(f" {told}")
    every = words_for("mosby", language)
    assert all((one := every.clause(number)) and one.origins for number in every.clauses())


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_clauses_rest_on_has_its_texts(title: str, language: str) -> None:
    words = words_for(title, language)
    told = [clause for number in words.clauses() if (clause := words.clause(number))]
    origins = sorted({origin for clause in told for origin in clause.origins})
    wanted = [f"origin-{origin}" for origin in origins] + ["clause-origins"] * bool(origins)
    assert [key for key in wanted if not words.knows(key)] == []
