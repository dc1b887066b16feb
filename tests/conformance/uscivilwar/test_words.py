"""Every key that the rules speak in has words in three languages, every clause a row."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine.event import Message
from longroll.titles.uscivilwar import USCivilWar
from longroll.titles.uscivilwar.components import CARD_KINDS, REALMS, SEASONS, THEATRES, ZONES
from longroll.titles.uscivilwar.strategic import MODES
from longroll.words import words_for
from tests.conformance import words

FOLDER = USCivilWar.folder
HERE = Path(__file__).parent


def keys() -> set[str]:
    """The keys in the code, and the names of what they name."""
    found = words.keys(FOLDER)
    found |= {f"ending-{key}" for key in ("automatic", "election", "scenario", "campaign")}
    named = {"season": SEASONS, "area": THEATRES, "zone": ZONES, "card": CARD_KINDS, "mode": MODES}
    found |= {f"{kind}-{key}" for kind, all_ in named.items() for key in all_}
    found |= {f"{kind}-{mode}" for mode in MODES for kind in ("action", "deny-no")}
    found |= {f"scenario-{scenario.key}" for scenario in USCivilWar.info.scenarios}
    return found | {f"state-{realm.key.lower()}" for realm in REALMS}


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_every_key_has_its_words(language: str) -> None:
    found = keys()
    assert len(found) > 150
    assert found - words.texts(FOLDER, language).keys() == set()


@pytest.mark.parametrize("language", ["es", "it"])
def test_a_translation_has_the_same_keys_and_arguments(language: str) -> None:
    words.assert_same_arguments(FOLDER, language)


def test_every_clause_that_is_cited_is_in_the_index() -> None:
    cited = words.cited(FOLDER, HERE)
    assert len(cited) > 80
    assert cited - USCivilWar().clauses().keys() == set()


def test_summaries_are_whole() -> None:
    for clause in USCivilWar().clauses().values():
        assert clause.title
        assert clause.summary


def test_every_ruling_cites_a_clause_and_a_test_that_exist() -> None:
    words.assert_rulings("uscivilwar", USCivilWar().clauses(), HERE)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_points_for_any_theatre_are_told_only_if_there_are_some(language: str) -> None:
    """Beside the map the question has two lines, and the orders below it the room of a third."""

    def asked(other: int) -> str:
        left = (("number", 3 + other), ("east", 1), ("west", 1), ("far", 1), ("other", other))
        return words_for("uscivilwar", language).message(Message("prompt-action", left))

    assert "0" not in asked(0)
    assert asked(2).replace("2", "") != asked(0)
    assert "2" in asked(2)
