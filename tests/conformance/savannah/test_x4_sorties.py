"""X1.7.attack, X4.8.creek, X4.10: the line of the perimeter in the strategic turns."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.components import LEADER, UNIT, hex_at
from longroll.titles.savannah.morale import adjusted_morale
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import (
    ALLIES,
    CROWN,
    Driver,
    lead,
    put,
    run,
    table,
    where,
    worded,
)


def town(turn: int = 9) -> SavannahState:
    return table("campaign", turn=turn)


def moves(state: SavannahState, unit: str, side: int = CROWN) -> Driver:
    return run(state, Movement(side)).push(f"move {unit}")


def clause(driver: Driver, text: str) -> str:
    denial = driver.why(text)
    return denial.clause if denial else "nothing"


@pytest.mark.clause("X4.10")
def test_until_turn_ten_nobody_leaves_without_a_leader() -> None:
    state = town(10)
    put(state, "fraser-2", "1605")
    driver = moves(state, "fraser-2")
    assert "go 1606" not in driver.actions
    assert clause(driver, "go 1606") == "X4.10"


@pytest.mark.clause("X4.10")
def test_whom_only_a_leader_can_take_out_may_set_out_to_go_with_him() -> None:
    state = town()
    put(state, "fraser-2", "2401")
    for unit, hex_ in (
        *(("fraser-1", "2402"), ("foot-60", "2402")),
        *(("wissenbach", "2301"), ("new-jersey-volunteers", "2301"), ("trumbach", "2301")),
    ):
        put(state, unit, hex_)  # 5 and 6 points: no room for 2 more
    assert "move fraser-2" not in run(state, Movement(CROWN)).actions
    lead(state, "maitland", "2401")
    driver = moves(state, "fraser-2")
    assert driver.actions == ["join-leader maitland", "stop"]
    driver.push("join-leader maitland", "go 2501")
    assert where(state, "fraser-2") == "2501"


@pytest.mark.clause("X4.10")
@pytest.mark.clause("T.AM")
def test_a_sortie_goes_out_with_its_leader_at_the_cost_of_morale() -> None:
    state = town()
    for unit in ("fraser-2", "graham-light"):
        put(state, unit, "1605")
    lead(state, "maitland", "1605")
    before = adjusted_morale(state, UNIT["fraser-2"], leader=False)
    driver = moves(state, "fraser-2")
    assert {"join graham-light", "join-leader maitland"} <= set(driver.actions)
    driver.push("join graham-light", "join-leader maitland", "go 1606", "stop")
    for unit in ("fraser-2", "graham-light"):
        assert where(state, unit) == "1606"
        assert state.sortie_of[UNIT[unit]] == LEADER["maitland"]
    assert state.leader_at[LEADER["maitland"]] == hex_at("1606")
    assert state.morale[0] == 18  # once, not for each unit
    assert adjusted_morale(state, UNIT["fraser-2"], leader=False) == before - 1
    assert len(driver.told("sortie")) == 1


@pytest.mark.clause("X4.10")
def test_a_sortie_may_begin_anywhere_in_the_perimeter() -> None:
    state = town()
    for unit in ("fraser-2", "graham-light"):
        put(state, unit, "1604")  # behind the line: no hex outside is beside it
    lead(state, "maitland", "1604")
    driver = moves(state, "fraser-2")
    assert {"join graham-light", "join-leader maitland"} <= set(driver.actions)
    driver.push("join graham-light", "join-leader maitland", "go 1605", "go 1606", "stop")
    assert where(state, "fraser-2") == where(state, "graham-light") == "1606"
    assert state.leader_at[LEADER["maitland"]] == hex_at("1606")
    assert state.sortie_of[UNIT["graham-light"]] == LEADER["maitland"]
    assert state.morale[0] == 18


@pytest.mark.clause("X4.10")
def test_from_where_nobody_gets_out_no_sortie_begins() -> None:
    state = town()
    state.weather = "tempest"  # two points, of which a redoubt and the swamp would take more
    for unit in ("fraser-2", "graham-light"):
        put(state, unit, "1801")
    lead(state, "maitland", "1801")
    driver = moves(state, "fraser-2")
    assert not [action for action in driver.actions if action.startswith("join")]
    assert worded(driver.why("join graham-light")) == ("X4.10", "deny-join")


@pytest.mark.clause("X4.10")
@pytest.mark.clause("G7.1")
@pytest.mark.parametrize("hex_", ["1605", "1604"])
def test_one_gun_goes_along_with_the_foot(hex_: str) -> None:
    state = town()
    put(state, "fraser-2", hex_)
    put(state, "british-battery-a", hex_)
    lead(state, "maitland", hex_)
    driver = moves(state, "fraser-2")
    assert "join british-battery-a" in driver.actions
    driver.push("join british-battery-a", "join-leader maitland")
    for step in ("1605", "1606"):
        if step != hex_:
            driver.push(f"go {step}")
    assert where(state, "british-battery-a") == where(state, "fraser-2") == "1606"
    assert state.on_sortie == 1 << UNIT["british-battery-a"] | 1 << UNIT["fraser-2"]


@pytest.mark.clause("X4.10")
def test_outside_they_need_not_stay_together() -> None:
    state = town()
    for unit in ("fraser-2", "graham-light"):
        put(state, unit, "1605")
    lead(state, "maitland", "1605")
    moves(state, "fraser-2").push("join graham-light", "join-leader maitland", "go 1606", "stop")
    moves(state, "fraser-2").push("go 1607", "stop")
    assert where(state, "fraser-2") == "1607"
    assert where(state, "graham-light") == "1606"


@pytest.mark.clause("X4.10.ret")
def test_the_leader_returns_last() -> None:
    state = town()
    for unit in ("fraser-2", "graham-light"):
        put(state, unit, "1605")
    lead(state, "maitland", "1605")
    moves(state, "fraser-2").push("join graham-light", "join-leader maitland", "go 1606", "stop")
    driver = run(state, Movement(CROWN)).push("move-leader maitland")
    assert "go 1605" not in driver.actions
    assert clause(driver, "go 1605") == "X4.10.ret"
    driver.push("stop", "move fraser-2", "go 1605", "stop", "move graham-light", "go 1605", "stop")
    assert state.on_sortie == 0
    driver = run(state, Movement(CROWN)).push("move-leader maitland")
    assert "go 1605" in driver.actions


@pytest.mark.clause("X4.10.exc")
def test_six_units_need_no_leader_until_they_have_been_inside() -> None:
    exempt = (
        *("delancey-1", "kings-florida-rangers", "georgia-militia-1", "georgia-militia-2"),
        *("chatham-militia", "creek"),
    )
    for unit in exempt[:5]:
        state = town()
        put(state, unit, "1605")
        assert "go 1606" in moves(state, unit).actions, unit
    state = town()
    put(state, "delancey-1", "1606")
    moves(state, "delancey-1").push("go 1605", "stop")
    assert state.entered == 1 << UNIT["delancey-1"]
    assert "go 1606" not in moves(state, "delancey-1").actions


@pytest.mark.clause("X4.10.end")
def test_from_turn_eleven_everybody_leaves_as_he_likes() -> None:
    state = town(11)
    put(state, "fraser-2", "1605")
    moves(state, "fraser-2").push("go 1606", "stop")
    assert state.on_sortie == 0
    assert state.morale[0] == 19


@pytest.mark.clause("X4.8.creek")
def test_the_creeks_never_come_inside() -> None:
    state = town(12)
    put(state, "creek", "1606")
    driver = moves(state, "creek")
    assert "go 1605" not in driver.actions
    assert clause(driver, "go 1605") == "X4.8.creek"


@pytest.mark.clause("X1.7.attack")
@pytest.mark.clause("X1.6.clar")
@pytest.mark.clause("X1.6.strategic")
def test_allied_units_keep_off_the_perimeter_until_the_assault() -> None:
    state = town(14)
    put(state, "foix", "1607")
    driver = moves(state, "foix", ALLIES)
    assert "go 1606" not in driver.actions
    assert clause(driver, "go 1606") == "X1.7.attack"
    state = table("campaign", turn=16)
    state.assault = 14
    put(state, "foix", "1607")
    assert "go 1606" in moves(state, "foix", ALLIES).actions


@pytest.mark.clause("X1.7.attack")
def test_leaders_are_no_attack() -> None:
    state = town(14)
    lead(state, "destaing", "1607")
    driver = run(state, Movement(ALLIES)).push("move-leader destaing")
    assert "go 1606" in driver.actions


@pytest.mark.clause("X1.7")
@pytest.mark.clause("X1.7.attack")
def test_the_lone_redoubt_in_the_swamp_is_part_of_the_line() -> None:
    state = town(14)
    put(state, "foix", "1205")
    driver = moves(state, "foix", ALLIES)
    assert "go 1204" not in driver.actions  # it touches 1303
    assert clause(driver, "go 1204") == "X1.7.attack"


@pytest.mark.clause("X4.5")
def test_a_british_unit_in_parade_order_fills_in_works_under_construction() -> None:
    state = town(12)
    state.works = ((hex_at("1608"), 0, 0),)
    put(state, "fraser-2", "1607")
    driver = moves(state, "fraser-2").push("go 1608")
    assert len(state.works) == 0
    assert driver.told("works-razed")
    state = town(12)
    state.works = ((hex_at("1608"), 0, 0),)
    put(state, "british-battery-a", "1607")
    moves(state, "british-battery-a").push("go 1608")
    assert len(state.works) == 1  # guns alone do not
    state = town(12)
    state.works = ((hex_at("1608"), 0b1, 1),)
    put(state, "fraser-2", "1707")
    run(state, Movement(CROWN))
    assert len(state.works) == 1  # what is complete lasts
