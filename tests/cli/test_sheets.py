"""The terminal prints the sheets beside the map, as the seat that chooses sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine.title import title_keys
from tests.cli.terminal import longroll
from tests.server.test_sheets import fought


def test_a_battle_is_printed_when_it_has_changed_and_when_it_is_asked_for(tmp_path: Path) -> None:
    record = tmp_path / "battle.roll"
    fought().finished_record().save(record)
    typed = "sheet\ndeploy us-inf-01 union-centre\nquit\n"
    done = longroll("play", "bobbylee", "--resume", record, typed=typed)
    assert done.status == 0, done.err
    heading = "Battle at Fredericksburg (1213)"
    assert done.out.count(f"  {heading}. Attackers: Union.") == 3
    assert "the Union’s centre: nobody" in done.out
    assert "the Union’s centre: 1st Division, I Corps (3 steps)" in done.out
    hidden = "the Confederates’ blocks out of the line: 2 hidden (Confederacy)"
    assert done.out.count(hidden) == 3, "where the bot has deployed is told"


def test_without_a_battle_nothing_lies_there() -> None:
    done = longroll("play", "bobbylee", "--scenario", "1861", typed="sheet\nquit\n")
    assert "Nothing is open beside the map." in done.out


@pytest.mark.parametrize("title", [title for title in title_keys() if title != "bobbylee"])
def test_a_game_without_sheets_says_so(title: str) -> None:
    done = longroll("play", title, typed="sheet\nquit\n")
    assert "This game has no sheets beside its map." in done.out


def test_the_hexes_round_a_place_are_drawn_as_text() -> None:
    told = longroll("learn", "savannah", typed="near 1404\nnear grenadier-bn\nnear x\nquit\n\n").out
    assert "[1404 B3]" in told
    assert "[1406 F3]" in told
    low = [line for line in told.splitlines() if "1304 " in line and "1504" in line]
    assert low, "hexes half a hex lower stand on lines of their own"
    assert "Say which hex" in told


def test_strength_points_are_told_and_not_how_many_counters_lie_there() -> None:
    """Grant's nine in Cairo, three Generals beside them, were told as U4."""
    told = longroll("play", "uscivilwar", "--scenario", "1862", typed="near 2416\nquit\n").out
    assert "[2416 U9*]" in told
    assert "2516 C4*" in told


def test_a_map_without_hexes_says_what_tells_of_a_place() -> None:
    told = longroll("play", "forthepeople", typed="near 1404\nquit\n").out
    assert "This map has no hexes. “show SPACE” tells what lies there" in told
