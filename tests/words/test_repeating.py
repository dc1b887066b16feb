"""A list of orders does not say one long sentence again and again: the question says it once."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from longroll.engine.game import Game
from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES, words_for

LONG = 56
"""A note of more letters fills two lines beneath an order on a phone."""
OFTEN = 4
DEALS = {"bobbylee": 60, "forthepeople": 150, "mosby": 150, "savannah": 60, "uscivilwar": 60}
"""How many orders of a game are looked at."""


def repeated(title: str, language: str) -> dict[str, int]:
    """Notes that several orders of a list share but for their numbers, and how many do."""
    game = Game(title, seed=1861)
    words = words_for(title, language)
    found: dict[str, int] = {}
    for number in range(DEALS[title]):
        if game.over:
            break
        seat = game.decision.seats[0]
        actions = game.decision.choices[seat]
        notes = get_title(title).aids.notes(game.state, seat)
        told = Counter(re.sub(r"\d+", "1", words.message(note)) for note in notes.values())
        found |= {said: n for said, n in told.items() if n >= OFTEN and len(said) > LONG}
        game.push(actions[number * 7919 % len(actions)])
    return found


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_list_repeats_a_long_note(title: str, language: str) -> None:
    assert repeated(title, language) == {}
