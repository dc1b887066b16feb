"""The chance of a reaction stands beside its order."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from longroll.engine.game import Game
from longroll.words import LANGUAGES, words_for


@cache
def asked(prompt: str) -> Game:
    """A game in which somebody is asked whether he reacts."""
    for seed in range(1, 40):
        game = Game("uscivilwar", "1861", seed=seed)
        choose = random.Random(seed)
        for _ in range(900):
            if game.over:
                break
            if game.decision.prompt.key == prompt:
                return game
            game.push(choose.choice(game.actions))
    raise AssertionError(f"nobody is ever asked {prompt}")


@pytest.mark.parametrize(
    ("prompt", "verb"), [("prompt-intercept", "intercept"), ("prompt-avoid", "avoid")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_to_react_tells_its_chance(prompt: str, verb: str, language: str) -> None:
    game = asked(prompt)
    seat, words = game.decision.seat, words_for("uscivilwar", language)
    throws = game.view(seat)["odds"]
    notes = game.title.aids.notes(game.state, seat)
    reactions = [action for action in game.actions if action.verb == verb]
    assert reactions
    # One figure, where it is decided by: the question does not say it in another measure.
    assert not re.search(r"\b36\b", words.message(game.decision.prompt))
    for action in reactions:
        chance = round(100 * throws[str(action)] / 36)
        told = re.sub(r"\s%", "%", words.message(notes[action]))
        assert f"{chance}%" in told
    assert notes.keys().isdisjoint(action for action in game.actions if action.verb == "done")
