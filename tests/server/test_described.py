"""The map in words: every title, by region, and what has changed."""

from __future__ import annotations

import random

import pytest

from longroll.engine.game import Game
from longroll.engine.title import get_title, title_keys
from longroll.server.presenters.map_text import RegionText, described
from longroll.words import LANGUAGES, words_for


def told(game: Game, then: object, seat: str, language: str = "en") -> list[RegionText]:
    """The map as a seat hears it."""
    words = words_for(game.title.info.key, language)
    return described(game.title, game.state, then, seat, words)


def played(key: str, decisions: int) -> Game:
    """A game after some random decisions."""
    title = get_title(key)
    game, choose = Game(title, title.info.scenarios[0].key, seed=7), random.Random(7)
    for _ in range(decisions):
        decision = title.decision(game.state)
        if decision is None:
            break
        seat = choose.choice(decision.seats)
        game.push(choose.choice(decision.choices[seat]), seat)
    return game


@pytest.mark.parametrize("key", title_keys())
def test_every_counter_on_the_map_is_told_in_three_languages(key: str) -> None:
    game = played(key, 60)
    seat = game.title.seats(game.state.options)[0]
    layout = game.title.tableau(game.state, seat).layout
    places = set(game.title.inventory.atlas().place_keys)
    lying = {counter.place for counter in layout.counters} & places
    for language in LANGUAGES:
        regions = told(game, game.state, seat, language)
        texts = {one.place: one.text for region in regions for one in region.places}
        assert lying <= {place for place, text in texts.items() if text}
        assert not any(one.changed for region in regions for one in region.places)
        assert not [text for text in texts.values() if "specimen" in text or "lying-" in text]


@pytest.mark.parametrize("key", title_keys())
def test_what_has_changed_is_marked_and_what_has_left_is_told(key: str) -> None:
    game = played(key, 0)
    first = game.state.copy()
    game = played(key, 80)
    seat = game.title.seats(game.state.options)[0]
    before = {c.place: c for c in game.title.tableau(first, seat).layout.counters}
    after = {c.place for c in game.title.tableau(game.state, seat).layout.counters}
    rows = {one.place: one for region in told(game, first, seat) for one in region.places}
    assert any(one.changed for one in rows.values())
    for place in before.keys() - after:
        if place in rows:
            assert rows[place].changed


def test_territories_have_names_in_each_language() -> None:
    game = played("bobbylee", 0)
    for language, name in (("en", "Union territory"), ("es", "Territorio de la Unión")):
        names = [region.name for region in told(game, game.state, "union", language)]
        assert name in names
