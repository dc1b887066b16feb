"""What a finished game came of: its charts add up, and its headlines are events that have words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES, words_for

GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def finished(title: str) -> Game:
    """A game of a title that somebody has kept."""
    kept = sorted((GOLDEN / title).glob("*.roll"))
    return replay(Record.load(kept[0]), verify=False)


@pytest.mark.parametrize("title", title_keys())
def test_a_title_tells_what_a_game_came_of(title: str) -> None:
    game = finished(title)
    charts = game.title.aids.deeds(game.state, OBSERVER, game.log(OBSERVER))
    assert charts
    for language in LANGUAGES:
        words = words_for(title, language)
        for chart in charts:
            assert words.text(f"chart-{chart.key}")
            assert all(words.text(f"label-{column}") for column in chart.columns)
            for row in chart.rows:
                assert words.row(row.label) != str(row.label)
                assert not words.row(row.label).startswith(("show-", "reason-"))


def test_the_points_of_mosby_add_up() -> None:
    game = finished("mosby")
    (chart,) = game.title.aids.deeds(game.state, OBSERVER, game.log(OBSERVER))
    sums = [int(str(row.cells[1]).replace("\N{MINUS SIGN}", "-")) for row in chart.rows]
    points = [dict(event.args) for event in game.log(OBSERVER) if event.key == "points"]
    assert sum(sums) == sum(int(one["amount"]) for one in points)
    assert sum(int(str(row.cells[0])) for row in chart.rows) == len(points)
    assert sums == sorted(sums, reverse=True)


@pytest.mark.parametrize("title", title_keys())
def test_the_headlines_of_a_title_are_events_that_it_tells(title: str) -> None:
    words, headlines = words_for(title, "en"), get_title(title).aids.headlines
    assert headlines
    assert [key for key in sorted(headlines) if not words.knows(f"event-{key}")] == []
    groups = get_title(title).aids.news
    news = [key for group in groups for key in sorted(group)]
    assert [key for key in news if not words.knows(f"event-{key}")] == []
    assert len(news) == len(set(news))
