"""What lines of the log say in words: who, whose, how many, and nothing twice."""

from __future__ import annotations

import pytest

from longroll.engine.event import Event
from longroll.words import words_for


@pytest.mark.clause("4.1.1")
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_action_points_are_told_once_in_a_phase(language: str) -> None:
    """With the roll for initiative, as both sides have the same."""
    words = words_for("uscivilwar", language)
    args = (("side", "union"), ("number", 47), ("union", 6), ("confederate", 1))
    assert "47" in words.event(Event("initiative-won", args))
    assert "47" not in words.event(Event("side-begins", args))
