"""The census and self-play: counted right, and the same from the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine.record import Record
from longroll.engine.title import register
from longroll.lab.census import GameCensus, census, census_of_game, together
from longroll.lab.plot import plot_census
from longroll.lab.selfplay import Plan, play_game, self_play
from tests.engine.duel import DuelTitle

PLAN = Plan("duel", "dawn", (), {"blue": "random", "red": "greedy"})


@pytest.fixture(autouse=True)
def _known_duel() -> None:
    register("duel", DuelTitle)


def test_a_census_adds_up_its_games() -> None:
    games = [census_of_game(PLAN, seed) for seed in range(5, 15)]
    found = census(PLAN, 10, 5)
    assert found.games == 10
    assert sum(found.endings.values()) == 10
    assert found.events["bid"] == sum(game.events["bid"] for game in games) / 10
    assert found.readings["hits blue"][-1] == [game.readings["hits blue"][-1] for game in games]


def test_games_of_different_lengths_end_in_a_column_of_their_own() -> None:
    short = GameCensus({"will": [100, 90]}, {}, {}, "draw")
    long = GameCensus({"will": [100, 95, 80]}, {}, {}, "blue")
    assert together([short, long]).readings["will"] == [[100, 100], [95], [90, 80]]


def test_a_census_can_be_drawn_and_is_the_same_bytes_each_time(tmp_path: Path) -> None:
    found = census(PLAN, 3, 1)
    for name in ("a.svg", "b.svg"):
        plot_census(found, "Duel", tmp_path / name)
    first, second = ((tmp_path / name).read_bytes() for name in ("a.svg", "b.svg"))
    assert first == second
    assert b"hits" in first


def test_self_play_is_the_same_from_the_same_seed_in_any_number_of_processes() -> None:
    one = self_play(Plan("forthepeople", "1861", (), dict.fromkeys(SEATS, "random")), 4, 7)
    two = self_play(Plan("forthepeople", "1861", (), dict.fromkeys(SEATS, "random")), 4, 7, jobs=2)
    assert one.digests == two.digests
    assert one.results == two.results
    assert sum(one.results.values()) == one.games == 4


SEATS = ("union", "confederate")


def test_a_recorded_game_is_the_game_played_without_a_record(tmp_path: Path) -> None:
    plain = play_game(PLAN, 3)
    kept = play_game(PLAN, 3, tmp_path)
    assert plain == kept
    record = Record.load(tmp_path / "duel-dawn-3.roll")
    assert record.end == plain.digest
    assert len(record.lines) == plain.decisions
