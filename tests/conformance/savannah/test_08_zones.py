"""G8, X4.19.zoc: zones of control."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.titles.savannah.components import GRID, UNIT, hex_at, hex_key
from longroll.titles.savannah.ground import enemy_adjacent, zoc
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import (
    ALLIES,
    CROWN,
    DISRUPTED,
    SHATTERED,
    put,
    run,
    table,
)


def zone(state: SavannahState, side: int) -> list[str]:
    return [hex_key(hex_) for hex_ in members(zoc(state, side))]


def around(hex_: str) -> list[str]:
    return sorted(hex_key(to) for to in GRID.neighbours[hex_at(hex_)])


@pytest.mark.clause("G8.1")
@pytest.mark.clause("G3.2.ZOC")
@pytest.mark.clause("G3.2.parade")
def test_a_unit_in_parade_order_controls_the_six_hexes_round_it() -> None:
    state = table()
    unit = put(state, "foix", "1408")
    assert zone(state, ALLIES) == around("1408")
    for order in (DISRUPTED, SHATTERED):
        state.order[unit] = order
        state.touch()
        assert zone(state, ALLIES) == []


@pytest.mark.clause("G8.1.exc")
@pytest.mark.clause("G8.ex")
def test_zones_reach_out_of_woods_but_not_into_them() -> None:
    state = table()
    put(state, "foix", "1508")  # 1608, 1609 and 1509 are light woods
    assert zone(state, ALLIES) == ["1408", "1409", "1507"]
    state = table()
    put(state, "foix", "1608")  # in light woods itself
    assert zone(state, ALLIES) == ["1507", "1508", "1607", "1707", "1708"]


@pytest.mark.clause("G8.1.exc")
@pytest.mark.clause("G3.2.into-works")
@pytest.mark.clause("G3.2.outof-works")
def test_zones_reach_out_of_works_but_not_into_them() -> None:
    state = table("campaign")
    put(state, "foix", "1405")
    assert "1404" not in zone(state, ALLIES)
    assert "1504" not in zone(state, ALLIES)
    put(state, "fraser-2", "1404")
    assert "1405" in zone(state, CROWN)


@pytest.mark.clause("G8.1.exc")
def test_a_zone_reaches_through_a_breach_once_the_abatis_is_gone_too() -> None:
    state = table("campaign")
    put(state, "foix", "1405")
    side = GRID.side_between(hex_at("1404"), hex_at("1405"))
    state.breached = 1 << side
    state.touch()
    assert "1404" not in zone(state, ALLIES)
    state.cleared = 1 << side
    state.touch()
    assert "1404" in zone(state, ALLIES)


@pytest.mark.clause("G8.1.exc")
@pytest.mark.clause("X4.4.con")
def test_zones_do_not_reach_into_finished_siege_works() -> None:
    state = table("campaign", turn=12)
    put(state, "fraser-2", "1909")
    inside = hex_at("1910")
    state.works = ((inside, 0b000001, 0),)  # still under construction, towards the north
    state.touch()
    assert "1910" in zone(state, CROWN)
    state.works = ((inside, 0b000001, 1),)
    state.touch()
    assert "1910" not in zone(state, CROWN)


@pytest.mark.clause("G8.1.streams")
def test_zones_cross_streams() -> None:
    state = table()
    put(state, "fraser-2", "1106")  # Musgrove creek runs between 1106 and 1006, 1105
    assert "1105" in zone(state, CROWN)


@pytest.mark.clause("X4.19.zoc")
def test_zones_reach_out_of_swamp_and_city_but_not_into_them() -> None:
    state = table()
    put(state, "georgia-volunteers", "1303")
    assert "1402" not in around("1303")
    assert set(zone(state, CROWN)) >= {"1403", "1304", "1404"}
    state = table()
    put(state, "foix", "1304")
    assert "1303" not in zone(state, ALLIES)
    state = table()
    put(state, "fraser-2", "1703")
    assert not {"1702", "1803", "1802"} & set(zone(state, CROWN))
    state = table()
    put(state, "fraser-2", "1702")
    assert "1703" in zone(state, CROWN)
    assert "1701" not in zone(state, CROWN)  # nor from one hex of the city into the next


@pytest.mark.clause("X4.19.zoc")
@pytest.mark.clause("T.SB.note")
def test_a_destroyed_city_hex_is_open_to_zones() -> None:
    state = table()
    put(state, "fraser-2", "1703")
    state.destroyed = 1 << hex_at("1702")
    state.touch()
    assert "1702" in zone(state, CROWN)


@pytest.mark.clause("X4.9.pen")
@pytest.mark.clause("G13.3.d")
@pytest.mark.clause("G13.4.d")
def test_lost_disrupted_and_shattered_units_have_no_zone() -> None:
    state = table()
    put(state, "foix", "1205", lost=True)
    assert zone(state, ALLIES) == []
    put(state, "cambresis", "1408", order=DISRUPTED)
    put(state, "hainault", "1708", order=SHATTERED)
    assert zone(state, ALLIES) == []


@pytest.mark.clause("G8.31")
def test_a_unit_that_enters_an_enemy_zone_stops() -> None:
    state = table()
    put(state, "fraser-2", "1908")
    put(state, "foix", "1910")
    driver = run(state, Movement(ALLIES)).push("move foix", "go 1909")
    assert driver.over
    assert state.at[UNIT["foix"]] == hex_at("1909")
    assert state.moved >> UNIT["foix"] & 1
    assert driver.told("zone-halts")


@pytest.mark.clause("G8.31")
def test_a_hex_beside_an_enemy_but_in_no_zone_does_not_stop_it() -> None:
    state = table()
    put(state, "fraser-2", "1908", order=DISRUPTED)
    put(state, "foix", "1910")
    driver = run(state, Movement(ALLIES)).push("move foix", "go 1909")
    assert enemy_adjacent(state, hex_at("1909"), ALLIES)
    assert driver.prompt == "prompt-march"
    assert not driver.told("zone-halts")
    assert "go 1808" not in driver.actions  # not adjacent to 1909
    assert "go 2009" in driver.actions


@pytest.mark.clause("G8.32")
def test_from_zone_to_zone_one_hex_and_from_a_free_hex_on() -> None:
    state = table()
    put(state, "fraser-2", "1908")
    put(state, "foix", "1909")
    driver = run(state, Movement(ALLIES)).push("move foix", "go 2009")  # also beside 1908
    assert driver.over
    state = table()
    put(state, "fraser-2", "1908")
    put(state, "foix", "1909")
    driver = run(state, Movement(ALLIES)).push("move foix", "go 1910")
    assert driver.prompt == "prompt-march"
    driver.push("go 1911", "stop")
