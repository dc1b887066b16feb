"""Every key that the rules speak in has words in three languages, every clause a row."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longroll.titles.bobbylee import BobbyLee
from longroll.titles.bobbylee.battles.field import AREA_KEYS
from longroll.titles.bobbylee.orders.strategic import STRATEGIC
from tests.conformance import words

FOLDER = BobbyLee.folder
HERE = Path(__file__).parent


def keys() -> set[str]:
    """The keys in the code, and those that are put together."""
    found = words.keys(FOLDER)
    for key in re.findall(r'tell_of\(\s*play, "([a-z-]+)"', words.sources(FOLDER)):
        found |= {f"event-{key}", f"event-unseen-{key}"}
    found |= {"event-forced-success", "event-forced-failure"}
    found |= {f"area-{key}" for key in AREA_KEYS if not key.endswith("dispersed")}
    found |= {f"action-{verb}" for verb in ("march", "send", *STRATEGIC)}
    found |= {f"how-{verb}" for verb in ("march", "force", "send", *STRATEGIC)}
    overlays = re.findall(r'\bOverlay\("([a-z]+)"', words.sources(FOLDER))
    return found | {f"overlay-{key}" for key in overlays}


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_every_key_has_its_words(language: str) -> None:
    found = keys()
    assert len(found) > 200
    assert found - words.texts(FOLDER, language).keys() == set()


@pytest.mark.parametrize("language", ["es", "it"])
def test_a_translation_has_the_same_keys_and_arguments(language: str) -> None:
    words.assert_same_arguments(FOLDER, language)


def test_every_clause_that_is_cited_is_in_the_index() -> None:
    cited = words.cited(FOLDER, HERE)
    assert len(cited) > 100
    assert cited - BobbyLee().clauses().keys() == set()


def test_summaries_are_whole() -> None:
    for clause in BobbyLee().clauses().values():
        assert clause.title
        assert clause.summary
        assert "missing" not in clause.summary, clause.number


def test_every_ruling_cites_a_clause_and_a_test_that_exist() -> None:
    words.assert_rulings("bobbylee", BobbyLee().clauses(), HERE)
