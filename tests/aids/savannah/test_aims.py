"""The aims of Savannah: every seat has one, and none leaves out the morale that ends a game."""

from __future__ import annotations

import pytest

from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.titles.savannah.components.parts import AMERICAN, BRITISH, FRENCH
from longroll.words import LANGUAGES, words_for

MORALE = {BRITISH: 71, FRENCH: 72, AMERICAN: 73}


def aims(game: Game, language: str) -> dict[str, str]:
    """By seat what it is told that it needs."""
    words = words_for("savannah", language)
    return {aim.side: words.message(aim.told) for aim in game.title.aids.aims(game.state, OBSERVER)}


@pytest.mark.parametrize("scenario", ["historical", "campaign"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_army_at_the_end_of_its_morale_is_told_as_a_victory(
    scenario: str, language: str
) -> None:
    game = Game("savannah", scenario, seed=1)
    for army, left in MORALE.items():
        game.state.morale[army] = left
    told = aims(game, language)
    assert "71" in told["allied"]
    assert "72" in told["british"]
    assert "73" in told["british"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_three_players_each_has_an_aim_and_the_allies_are_rivals(language: str) -> None:
    two = aims(Game("savannah", "campaign", seed=1), language)
    game = Game("savannah", "campaign", ("three-players",), seed=1)
    game.state.vp[FRENCH], game.state.vp[AMERICAN] = 162, 122
    game.state.vp[BRITISH] = 284
    three = aims(game, language)
    assert set(three) == {"british", "french", "american"}
    assert three["british"] == two["british"]
    assert three["french"].startswith(two["allied"])
    for seat, mine, theirs in (("french", 81, 61), ("american", 61, 81)):
        assert three[seat].index(str(mine)) < three[seat].index(str(theirs))
