"""G9.1: how far a piece that is pointed at can go, and that nobody is told of a way it has not."""

from __future__ import annotations

import pytest

from longroll.engine.overlay import Overlay
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN, asked, lead, put, run, table


def reach(state: SavannahState, about: str = "", key: str = "reach") -> Overlay | None:
    found = TITLE.aids.overlays(state, "allied", about)
    return next((overlay for overlay in found if overlay.key == key), None)


def places(overlay: Overlay | None) -> set[str]:
    assert overlay is not None
    return {mark.place for mark in overlay.marks}


@pytest.mark.clause("G9.1")
def test_who_has_moved_has_no_reach_leaders_either() -> None:
    state = table()
    put(state, "foix", "1910")
    put(state, "hainault", "2010")
    lead(state, "dillon", "1910")
    driver = run(state, Movement(ALLIES))
    assert places(reach(state, "foix"))
    assert places(reach(state, "dillon"))
    driver.push("move foix", "go 1909", "stop", "move-leader dillon", "go 1909", "stop")
    assert reach(state, "foix") is None
    assert reach(state, "dillon") is None


@pytest.mark.clause("G13.1.PIN.A")
def test_the_pinned_who_stand_have_no_reach() -> None:
    state = table()
    put(state, "foix", "1910", pinned=True)
    put(state, "hainault", "2010")
    driver = run(state, Movement(ALLIES)).push("stand")
    assert "move foix" not in driver.actions
    assert reach(state, "foix") is None


@pytest.mark.clause("X4.9.stack")
def test_the_covered_way_is_out_of_reach_for_those_left_behind() -> None:
    state = table()
    put(state, "foix", "1005")
    put(state, "hainault", "1005")
    driver = run(state, Movement(ALLIES), rolls=[0])
    assert "1105" in places(reach(state, "hainault"))
    driver.push("move foix", "go 1105", "stop")
    assert "1105" not in places(reach(state, "hainault"))


@pytest.mark.clause("G9.1")
def test_an_enemy_is_shown_as_he_will_move_next() -> None:
    state = table()
    put(state, "foix", "1910")
    guard = put(state, "delancey-1", "2504")
    state.moved |= 1 << guard
    run(state, Movement(ALLIES))
    assert len(places(reach(state, "delancey-1"))) > 6


@pytest.mark.clause("G9.1")
def test_who_is_on_the_march_is_not_shown_as_if_it_began_there() -> None:
    state = table()
    put(state, "foix", "1910")
    run(state, Movement(ALLIES)).push("move foix", "go 1909")
    assert reach(state, "foix", "reach-other") is None
    assert asked(state).prompt.key == "prompt-march"
    assert "1909" in places(reach(state))


@pytest.mark.clause("G9.1")
def test_what_is_shown_of_a_piece_is_what_its_march_shows() -> None:
    state = table("campaign", turn=3)
    put(state, "fraser-2", "1404")
    put(state, "delancey-1", "1705")
    driver = run(state, Movement(CROWN))
    before = places(reach(state, "fraser-2"))
    driver.push("move fraser-2")
    assert places(reach(state)) == before
