"""G9, G13.1.PIN, G13.3.a, G14.32, X4.19.move: the movement phase."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.components import LEADER, UNIT, hex_at
from longroll.titles.savannah.movement import March, Movement, begin_walk
from longroll.titles.savannah.state import CAPTURED, SavannahState
from tests.conformance.savannah.table import (
    ALLIES,
    CROWN,
    DISRUPTED,
    SHATTERED,
    Driver,
    lead,
    put,
    run,
    table,
    where,
)


def moves(state: SavannahState, unit: str, side: int = ALLIES) -> Driver:
    """The movement phase, with one unit about to move."""
    return run(state, Movement(side)).push(f"move {unit}")


def clause(driver: Driver, text: str) -> str:
    denial = driver.why(text)
    return denial.clause if denial else "nothing"


def limits(state: SavannahState, unit: str) -> tuple[int, int, int]:
    """Normal, off-road and strategic movement of a unit, in halves of a point."""
    walk = begin_walk(state, (UNIT[unit],))
    return walk.normal[0], walk.slow[0], walk.far[0]


@pytest.mark.clause("G9.1")
@pytest.mark.clause("G5.B2")
@pytest.mark.clause("GS.B2")
@pytest.mark.clause("X3.VII")
@pytest.mark.clause("G3.2.MP")
def test_a_unit_moves_as_far_as_its_points_go_and_once() -> None:
    state = table()
    put(state, "foix", "1910")
    put(state, "hainault", "2113")
    driver = moves(state, "foix").push("go 1909", "go 1908", "go 1907")  # clear ground, 1 each
    assert driver.decision.prompt.args[-1] == ("count", 1)
    driver.push("go 1908")
    assert driver.prompt == "prompt-movement"  # four points are spent
    assert where(state, "foix") == "1908"
    assert driver.actions == ["move hainault", "done"]
    assert clause(driver, "move foix") == "G9.1"


@pytest.mark.clause("G9.1")
@pytest.mark.clause("G3.2.active")
def test_nobody_has_to_move_and_the_enemy_does_not() -> None:
    state = table()
    put(state, "foix", "1910")
    put(state, "fraser-2", "1503")
    driver = run(state, Movement(ALLIES))
    assert driver.actions == ["move foix", "done"]
    assert clause(driver, "move fraser-2") == "G9.1"
    assert driver.push("done").over


@pytest.mark.clause("G9.1")
def test_what_is_too_dear_is_refused() -> None:
    state = table()
    put(state, "foix", "1914")
    driver = moves(state, "foix").push("go 1915")
    assert "go 1916" in driver.actions  # dense woods, one and a half
    driver.push("go 1914", "go 1915")
    assert "go 1916" not in driver.actions  # three of four points are spent
    assert clause(driver, "go 1916") == "G9.1"


@pytest.mark.clause("G9.1.exc")
def test_one_hex_may_always_be_entered() -> None:
    state = table()
    state.weather = "storms"  # two points become one
    put(state, "french-battery-a-right", "1608")  # light woods
    state.scenario = "campaign"
    assert limits(state, "french-battery-a-right")[0] == 2
    driver = moves(state, "french-battery-a-right")
    assert "go 1609" in driver.actions  # light woods cost guns two
    driver.push("go 1609")
    assert driver.over


@pytest.mark.clause("X4.19.move")
@pytest.mark.clause("T.ART.notes")
def test_naval_guns_and_mortars_have_no_such_hex() -> None:
    for unit in ("naval-bombardiers", "mortar-battery"):
        state = table("campaign", turn=12)
        state.weather = "storms"
        put(state, unit, "1608")
        driver = moves(state, unit)
        assert "go 1609" not in driver.actions
        assert "go 1508" in driver.actions  # clear, one point
        assert clause(driver, "go 1609") == "X4.19.move"


@pytest.mark.clause("X4.19.move")
def test_the_swamp_has_to_be_paid_for() -> None:
    state = table("campaign", turn=17)
    put(state, "foix", "1006")
    driver = moves(state, "foix")
    assert "go 1005" in driver.actions  # swamp, three points of four
    state = table("campaign", turn=17)
    state.weather = "storms"  # two points
    put(state, "foix", "1006")
    driver = moves(state, "foix")
    assert "go 1005" not in driver.actions
    assert clause(driver, "go 1005") == "X4.19.move"


@pytest.mark.clause("G9.2.a")
def test_neither_prohibited_ground_nor_enemy_units() -> None:
    state = table()
    put(state, "foix", "2019")  # a pond south of it
    put(state, "fraser-2", "2119")
    driver = moves(state, "foix")
    assert "go 2020" not in driver.actions
    assert clause(driver, "go 2020") == "G9.2.a"
    assert "go 2119" not in driver.actions
    assert clause(driver, "go 2119") in {"G9.2.a", "G9.1"}


@pytest.mark.clause("G9.2.d")
@pytest.mark.clause("G13.3.a")
def test_disrupted_units_move_one_hex_and_never_to_an_enemy() -> None:
    state = table()
    put(state, "foix", "1910", order=DISRUPTED)
    put(state, "fraser-2", "1908")
    driver = moves(state, "foix")
    assert "go 1909" not in driver.actions
    assert clause(driver, "go 1909") == "G13.3.a"
    driver.push("go 1911")
    assert driver.over


@pytest.mark.clause("G13.3.a")
def test_a_disrupted_unit_beside_enemies_gets_away_from_as_many_as_it_can() -> None:
    state = table()
    put(state, "foix", "1910", order=DISRUPTED)
    put(state, "fraser-2", "1909")
    driver = run(state, Movement(ALLIES))
    assert "done" not in driver.actions
    assert clause(driver, "done") == "G13.3.a"
    driver.push("move foix")
    assert driver.actions == ["go 2011", "go 1911", "go 1811"]
    assert clause(driver, "go 2010") == "G13.3.a"
    driver.push("go 1911")
    assert driver.actions == ["done"] or driver.over


@pytest.mark.clause("G13.3.a")
def test_a_disrupted_unit_that_cannot_get_better_may_stay() -> None:
    state = table()
    put(state, "foix", "1910", order=DISRUPTED)
    for unit, hex_ in (
        *(("fraser-2", "1908"), ("fraser-1", "2009"), ("trumbach", "2111")),
        *(("wissenbach", "2012"), ("royal-nc", "1912"), ("delancey-1", "1812")),
        *(("convalescents", "1711"), ("royal-navy", "1710"), ("royal-marines", "1809")),
    ):
        put(state, unit, hex_)
    assert run(state, Movement(ALLIES)).over  # every hex round it is beside an enemy; so none


@pytest.mark.clause("G13.3.a")
@pytest.mark.clause("X1.7.attack")
def test_hexes_that_are_closed_to_a_disrupted_unit_are_no_better_choice() -> None:
    state = table("campaign", turn=9)
    put(state, "foix", "1305", order=DISRUPTED)
    put(state, "delancey-1", "1205")
    put(state, "georgia-militia-1", "1306")
    driver = moves(state, "foix")
    assert driver.actions == ["go 1406"]  # beside one enemy; 1405, beside none, is at the lines
    assert clause(driver, "go 1405") == "X1.7.attack"
    assert clause(driver, "go 1206") == "G13.3.a"


@pytest.mark.clause("G9.2.e")
@pytest.mark.clause("G13.4.a")
def test_shattered_units_do_not_move() -> None:
    state = table()
    put(state, "foix", "1910", order=SHATTERED)
    put(state, "hainault", "2113")
    driver = run(state, Movement(ALLIES))
    assert driver.actions == ["move hainault", "done"]
    assert clause(driver, "move foix") == "G9.2.e"


@pytest.mark.clause("G12.4.restr")
def test_cavalry_that_withdrew_does_not_move() -> None:
    state = table()
    state.withdrawn = 1 << put(state, "conde", "1910")
    put(state, "hainault", "2113")
    assert clause(run(state, Movement(ALLIES)), "move conde") == "G12.4.restr"


# --- Pins (G9.2.c, G9.3, G13.1.PIN) ---------------------------------------------------------------


def pinned() -> SavannahState:
    state = table()
    put(state, "foix", "1910", pinned=True)
    put(state, "fraser-2", "1909", pinned=True)
    put(state, "hainault", "2113")
    return state


@pytest.mark.clause("G13.1.PIN.A")
def test_pinned_units_stand_and_others_may_join_them() -> None:
    state = pinned()
    driver = run(state, Movement(ALLIES))
    assert driver.actions == ["stand", "disengage"]
    driver.push("stand")
    assert driver.actions == ["move hainault", "done"]
    assert clause(driver, "move foix") == "G13.1.PIN.A"
    driver.push("done")
    assert state.pinned
    assert state.morale[1] == 12


@pytest.mark.clause("G13.1.PIN.B")
@pytest.mark.clause("G9.2.c")
@pytest.mark.clause("G9.3")
@pytest.mark.clause("G13.1.PIN.rem")
@pytest.mark.clause("T.AM")
def test_all_pinned_units_withdraw_at_the_cost_of_morale() -> None:
    state = pinned()
    driver = run(state, Movement(ALLIES)).push("disengage")
    assert "done" not in driver.actions
    assert clause(driver, "done") == "G13.1.PIN.B"
    driver.push("move foix")
    assert "go 2010" not in driver.actions
    assert clause(driver, "go 2010") in {"G9.2.c", "G13.1.PIN.B"}
    driver.push("go 1911", "stop", "done")
    assert state.pinned == 0  # the enemy's pin comes off with it
    assert state.morale == [14, 11, 13]
    assert len(driver.told("pins-removed")) == 1


@pytest.mark.clause("G13.1.PIN.B")
def test_nobody_moves_beside_pinned_enemies_when_the_pinned_withdraw() -> None:
    state = pinned()
    put(state, "armagnac", "1907")
    driver = run(state, Movement(ALLIES)).push("disengage", "move armagnac")
    assert "go 1908" not in driver.actions
    assert clause(driver, "go 1908") == "G13.1.PIN.B"


@pytest.mark.clause("G13.1.PIN.B")
def test_withdrawal_needs_a_way_for_every_pinned_unit() -> None:
    state = pinned()
    put(state, "cambresis", "1910", order=SHATTERED, pinned=True)
    driver = run(state, Movement(ALLIES))
    assert driver.actions == ["stand"]
    assert clause(driver, "disengage") == "G13.1.PIN.B"


@pytest.mark.clause("G13.1.PIN.B")
def test_the_way_of_the_pinned_does_not_lead_past_pinned_enemies() -> None:
    state = table()
    put(state, "foix", "1910", pinned=True)
    put(state, "fraser-2", "1911", pinned=True)
    for unit, hex_ in (  # no room on the other side, so that the wood beside the enemy is left
        *(("hainault", "1909"), ("armagnac", "1909"), ("dillon-irish", "2010")),
        *(("grenadier-bn", "2010"), ("marine-bn", "1810"), ("reserve-bn", "1810")),
        ("grenadier-volunteers", "1810"),
    ):
        put(state, unit, hex_)
    assert "go 1811" in run(state, March(state, (UNIT["foix"],))).actions
    driver = run(state, Movement(ALLIES))
    assert driver.actions == ["stand"]
    assert clause(driver, "disengage") == "G13.1.PIN.B"


@pytest.mark.clause("G9.3")
def test_pins_come_off_both_sides_where_no_enemy_is_adjacent_for_one_point() -> None:
    state = table()
    for unit, hex_ in (("foix", "1910"), ("hainault", "1412"), ("fraser-2", "1503")):
        put(state, unit, hex_, pinned=True)
    run(state, Movement(ALLIES)).push("stand")
    assert state.pinned == 0
    assert state.morale == [14, 11, 13]


# --- Roads, strategic movement, weather (G9.51, G9.52, T.WX) --------------------------------------


@pytest.mark.clause("G9.52")
def test_twice_as_far_along_roads_away_from_the_enemy() -> None:
    state = table()
    put(state, "foix", "1014")
    driver = moves(state, "foix")
    assert limits(state, "foix") == (8, 8, 16)
    route = ("1113", "1112", "1212", "1312")
    for hex_ in route:
        driver.push(f"go {hex_}")
    assert driver.prompt == "prompt-march"  # four points are spent, four more are left by road
    assert all((hex_at(action.split()[1]) >= 0) for action in driver.actions if action != "stop")
    off_road = [a for a in driver.actions if a == "go 1412"]
    assert not off_road
    assert clause(driver, "go 1412") == "G9.1"


@pytest.mark.clause("G9.52")
def test_no_strategic_movement_beside_enemies() -> None:
    state = table()
    put(state, "foix", "1014")
    put(state, "fraser-2", "1211", order=DISRUPTED)  # beside 1112 and 1212, without a zone
    driver = moves(state, "foix").push("go 1113", "go 1112", "go 1212", "go 1312")
    assert driver.over  # four points, and no more
    state = table()
    put(state, "foix", "1113")
    put(state, "fraser-2", "1013", order=DISRUPTED)
    walk = moves(state, "foix")
    walk.push("go 1112", "go 1212", "go 1312", "go 1213")
    assert walk.over


@pytest.mark.clause("G9.52")
def test_a_ford_does_not_stop_strategic_movement() -> None:
    state = table()
    put(state, "foix", "1717")
    driver = moves(state, "foix").push("go 1718", "go 1719", "go 1720", "go 1721")
    assert driver.prompt == "prompt-march"
    assert any(action.startswith("go ") for action in driver.actions)


@pytest.mark.clause("T.WX")
@pytest.mark.clause("X4.2.dur")
@pytest.mark.parametrize(
    ("weather", "expected"),
    [
        ("hurricane", (0, 0, 0)),
        ("tempest", (6, 6, 0)),  # half of five, rounded up: three
        ("squall", (6, 6, 0)),
        ("storms", (6, 6, 0)),
        ("heavy-rain", (10, 10, 16)),  # half as much again: seven and a half, rounded up
        ("fair", (10, 10, 20)),
        ("fog", (10, 6, 0)),
    ],
)
def test_weather_and_movement(weather: str, expected: tuple[int, int, int]) -> None:
    state = table("campaign")
    state.weather = weather
    put(state, "champagne-chasseurs", "1910")  # five points
    put(state, "graham-light", "1503")
    assert limits(state, "champagne-chasseurs") == expected
    assert limits(state, "graham-light") == expected


@pytest.mark.clause("T.WX")
def test_nobody_moves_in_a_hurricane() -> None:
    state = table("campaign", turn=3)
    state.weather = "hurricane"
    put(state, "foix", "1910")
    lead(state, "destaing", "1910")
    assert run(state, Movement(ALLIES)).over


@pytest.mark.clause("T.WX")
@pytest.mark.clause("H.t16")
def test_in_fog_roads_are_as_always_and_open_ground_halves_movement() -> None:
    state = table(turn=17)
    state.weather = "fog"
    put(state, "foix", "1910")
    driver = moves(state, "foix").push("go 1909", "go 1908")  # two of four points
    assert driver.over
    state = table(turn=17)
    state.weather = "fog"
    put(state, "foix", "1014")
    driver = moves(state, "foix").push("go 1113", "go 1112", "go 1212", "go 1312")
    assert driver.over  # all four by road, none beyond


# --- Leaders (G14.32) -----------------------------------------------------------------------------


@pytest.mark.clause("G14.1")
def test_leaders_move_by_themselves() -> None:
    state = table()
    lead(state, "lincoln", "1910")
    driver = run(state, Movement(ALLIES)).push("move-leader lincoln")
    for hex_ in ("1909", "1908", "1907", "1908", "1909", "1910"):  # six points
        driver.push(f"go {hex_}")
    assert driver.over
    assert state.leader_at[LEADER["lincoln"]] == hex_at("1910")


@pytest.mark.clause("G14.32")
def test_a_lone_leader_is_captured_by_who_enters_at_no_cost_to_the_move() -> None:
    state = table()
    put(state, "foix", "1910")
    lead(state, "von-porbeck", "1909")
    driver = moves(state, "foix").push("go 1909")
    assert state.leader_at[LEADER["von-porbeck"]] == CAPTURED
    assert driver.decision.prompt.args[-1] == ("count", 3)
    assert "go 1908" in driver.actions


@pytest.mark.clause("G14.32")
def test_a_disrupted_unit_captures_too_but_a_leader_among_troops_is_safe() -> None:
    state = table()
    put(state, "foix", "1910", order=DISRUPTED)
    lead(state, "von-porbeck", "1909")
    moves(state, "foix").push("go 1909")
    assert state.leader_at[LEADER["von-porbeck"]] == CAPTURED
    state = table()
    put(state, "foix", "1910")
    put(state, "fraser-2", "1909")
    lead(state, "von-porbeck", "1909")
    assert "go 1909" not in moves(state, "foix").actions


@pytest.mark.clause("X4.1.1")
@pytest.mark.clause("G9.1")
def test_the_british_move_in_their_own_phase() -> None:
    state = table()
    put(state, "fraser-2", "1503")
    driver = run(state, Movement(CROWN))
    assert driver.decision.seat == "british"
    driver.push("move fraser-2", "go 1504", "stop")
    assert driver.over
