"""The aims beside the map tell what the game is judged by."""

from __future__ import annotations

import re

import pytest

from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.titles.forthepeople.components import CONFEDERATE, UNION
from longroll.titles.forthepeople.victory import strength, strength_gain
from longroll.words import LANGUAGES, words_for


def aims(game: Game, language: str = "en") -> dict[str, str]:
    """By seat what it is told that it needs."""
    words = words_for("forthepeople", language)
    return {aim.side: words.message(aim.told) for aim in game.title.aids.aims(game.state, OBSERVER)}


def test_the_count_of_strength_at_the_end_of_1863_is_foretold() -> None:
    game = Game("forthepeople", "1863", seed=1)
    state = game.state
    lead = strength(state, UNION) - strength(state, CONFEDERATE)
    side, gain = strength_gain(state)
    assert side == (UNION if lead >= 35 else CONFEDERATE)
    assert gain == (lead - 35) // 5 * 5 if lead >= 35 else (35 - lead) // 5 * 10
    assert gain, "a count that changes nothing shows nothing"
    found = re.search(r"now (\d+) against (\d+), .* (\d+) against (\d+)\.", aims(game)["union"])
    assert found is not None
    union, confederate, then, other = map(int, found.groups())
    assert (then - union, other - confederate) == (gain * (side == UNION), gain * (side != UNION))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_of_an_election_that_is_over(language: str) -> None:
    game = Game("forthepeople", "campaign", seed=1)
    for turn, told in ((1, True), (12, True), (13, False)):
        game.state.turn = turn
        assert [("1864" in said) for said in aims(game, language).values()] == [told, told]


def test_the_automatic_victories_of_the_campaign_are_told() -> None:
    told = aims(Game("forthepeople", "campaign", seed=1))
    assert "resource centre" in told["union"]
    assert "half of theirs" in told["union"]
    assert "more than twice its will" in told["confederate"]
