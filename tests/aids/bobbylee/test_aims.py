"""The aims of the campaign fit the way in which it ends."""

from __future__ import annotations

import pytest

from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.titles.bobbylee.components import TABLES
from longroll.titles.bobbylee.control import marker
from longroll.titles.bobbylee.victory import verdict
from longroll.words import LANGUAGES, words_for

OCTOBER_1864 = 45


def verdict_at(game: Game, points: int) -> str | None:
    """How the game ends in October 1864 with the marker there."""
    game.state.month = OCTOBER_1864
    game.state.political += points - marker(game.state)
    result = verdict(game.state)
    return result.key if result is not None else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [(), ("to-the-end",)])
def test_who_may_fight_on_past_the_election_is_told_when(
    options: tuple[str, ...], language: str
) -> None:
    game = Game("bobbylee", "campaign", options, seed=1)
    goes_on = verdict_at(game, TABLES.marginal) is None
    assert goes_on == bool(options)
    assert verdict_at(game, TABLES.marginal - 1) == "campaign"
    words = words_for("bobbylee", language)
    for aim in game.title.aids.aims(game.state, OBSERVER):
        said = words.message(aim.told)
        assert (f" {TABLES.marginal} " in said.replace(";", " ").replace(".", " ")) == goes_on
