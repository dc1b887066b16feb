"""The rules in brief, in every language."""

from __future__ import annotations

import pytest

from longroll.words import words_for


@pytest.mark.parametrize("title", ["bobbylee", "forthepeople", "mosby", "savannah"])
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
