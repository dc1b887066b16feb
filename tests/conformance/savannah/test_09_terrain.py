"""T.TEC, G9.4, G9.51: what a step costs. Movement points are counted in halves."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.components import (
    BRIDGE,
    FORD,
    GRID,
    HEX,
    TERRAIN,
    TERRAIN_KEYS,
    UNIT,
    UP,
    hex_at,
)
from longroll.titles.savannah.components import CREEK as STREAM
from longroll.titles.savannah.ground import (
    LEADER_PROFILE,
    in_perimeter,
    lines,
    step_cost,
    works,
    works_between,
)
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN, table

FOOT, LIGHT, HORSE, GUNS = "foix", "champagne-chasseurs", "conde", "reserve-artillery"
BRITISH_FOOT, CREEK = "fraser-2", "creek"


def cost(unit: str, from_: str, to: str, state: SavannahState | None = None) -> int | None:
    """What a step costs a unit, in halves; None where it is prohibited."""
    state = state or table("campaign")
    a, b = hex_at(from_), hex_at(to)
    return step_cost(state, UNIT[unit], a, GRID.direction(a, b))


def leader_cost(from_: str, to: str, side: int = ALLIES) -> int:
    a, b = hex_at(from_), hex_at(to)
    return lines(table("campaign")).costs(LEADER_PROFILE[side])[a][GRID.direction(a, b)]


def entry(unit: str, terrain: str) -> int | None:
    """The cost of a kind of ground, without any feature of a hexside."""
    state = table("campaign")
    for hex_, name in enumerate(GRID.names):
        if TERRAIN_KEYS[TERRAIN[hex_]] != terrain:
            continue
        for direction in range(6):
            other = GRID.neighbours[hex_][direction]
            if other >= 0 and not lines(state).flags[other][(direction + 3) % 6]:
                return cost(unit, GRID.names[other], name)
    raise AssertionError(terrain)


@pytest.mark.clause("T.TEC")
@pytest.mark.clause("G9.4")
@pytest.mark.parametrize(
    ("terrain", "expected"),
    [
        ("clear", (2, 2, 2, 2)),
        ("light-woods", (2, 2, 3, 4)),
        ("woods", (3, 2, 4, 4)),
        ("marsh", (None, None, None, None)),
        ("swamp", (6, 4, 8, None)),
        ("rice", (6, 4, 8, None)),
        ("covered-way", (2, 2, 4, None)),
        ("pond", (None, None, None, None)),
        ("river", (None, None, None, None)),
        ("old-fort", (2, 2, 2, 2)),
    ],
)
def test_ground(terrain: str, expected: tuple[int | None, ...]) -> None:
    assert tuple(entry(unit, terrain) for unit in (FOOT, LIGHT, HORSE, GUNS)) == expected


@pytest.mark.clause("T.TEC")
def test_leaders_have_a_column_of_their_own() -> None:
    assert leader_cost("1006", "1005") == 4  # swamp
    assert leader_cost("1105", "1205") == 2  # covered way
    assert leader_cost("1405", "1404") == 2 + 2 + 2  # redoubt and abatis


@pytest.mark.clause("T.TEC.n12")
@pytest.mark.clause("X4.8.creek")
def test_the_creeks_walk_through_swamp() -> None:
    assert cost(CREEK, "1006", "1005") == 2
    assert entry(CREEK, "rice") == 4  # as light infantry elsewhere


@pytest.mark.clause("T.TEC.n10")
def test_hexes_only_partly_river_can_be_entered() -> None:
    assert cost(FOOT, "1601", "1501") == 2


@pytest.mark.clause("T.TEC.n1")
def test_city_hexes_count_as_joined_by_road() -> None:
    state = table("campaign")
    a, direction = HEX["1801"], GRID.direction(HEX["1801"], HEX["1802"])
    assert lines(state).roads[a] >> direction & 1
    assert cost(FOOT, "1801", "1802", state) == 2


@pytest.mark.clause("T.SB.note")
def test_roads_vanish_in_a_destroyed_city_hex() -> None:
    state = table("campaign")
    state.destroyed = 1 << hex_at("1802")
    a, direction = HEX["1801"], GRID.direction(HEX["1801"], HEX["1802"])
    assert not lines(state).roads[a] >> direction & 1
    assert cost(FOOT, "1801", "1802", state) == 2  # clear ground


@pytest.mark.clause("G9.51")
@pytest.mark.clause("T.TEC.n2")
def test_a_road_costs_one_point_whatever_the_ground() -> None:
    assert cost(GUNS, "1219", "1220") == 2  # woods beyond a bridge
    assert cost(FOOT, "1023", "1122") == 2  # light woods
    assert cost(HORSE, "1206", "1306") == 2
    assert cost(GUNS, "1212", "1112") == 2  # causeway over the stream


@pytest.mark.clause("T.TEC")
def test_streams_slopes_and_dikes_cost_one_more() -> None:
    assert cost(FOOT, "1006", "1106") == 2 + 2  # stream
    assert cost(FOOT, "1401", "1402") == 2 + 2  # up
    assert cost(FOOT, "1402", "1401") == 2 + 2  # down, into the covered way
    assert cost(FOOT, "1108", "1208") == 2 + 2  # dike
    assert cost(GUNS, "1108", "1208") is None
    assert cost(GUNS, "1006", "1106") == 4 + 2  # stream, and light woods


@pytest.mark.clause("G9.4.exc")
@pytest.mark.clause("T.TEC.n4")
def test_stream_and_slope_together_cost_one_point() -> None:
    who = works.Profile(ALLIES, 0)
    side_cost = works.natural_cost
    assert side_cost(who, STREAM) == side_cost(who, UP) == side_cost(who, STREAM | UP) == 2


@pytest.mark.clause("T.TEC")
def test_a_bridge_or_ford_takes_the_cost_of_the_stream_away() -> None:
    who = works.Profile(ALLIES, 0)
    assert works.natural_cost(who, STREAM | BRIDGE) == 0
    assert works.natural_cost(who, STREAM | FORD) == 0


@pytest.mark.clause("T.TEC")
def test_fences_cost_nothing() -> None:
    assert cost(FOOT, "1306", "1207") == 2


@pytest.mark.clause("T.TEC")
@pytest.mark.clause("T.TEC.n8")
def test_enemy_works_cost_more_on_the_way_in_only() -> None:
    assert cost(FOOT, "2501", "2402") == 2 + 2  # revetment
    assert cost(HORSE, "2502", "2403") == 2 + 4  # redoubt
    assert cost(FOOT, "1405", "1404") == 2 + 2 + 2  # redoubt behind abatis
    assert cost(FOOT, "1404", "1405") == 2  # out again
    assert cost(FOOT, "1304", "1404") == 2 + 2 + 2 + 2  # and up the slope


@pytest.mark.clause("T.TEC.n8")
def test_the_garrison_crosses_its_own_works_freely() -> None:
    assert cost(BRITISH_FOOT, "1405", "1404") == 2
    assert cost("british-battery-a", "1405", "1404") == 2


@pytest.mark.clause("T.TEC.n6")
def test_guns_and_horse_need_a_breach() -> None:
    assert cost(GUNS, "2501", "2402") is None
    assert cost(GUNS, "1405", "1404") is None
    assert cost(HORSE, "1405", "1404") is None  # abatis
    state = table("campaign")
    side = 1 << GRID.side_between(hex_at("1404"), hex_at("1405"))
    state.breached = side
    state.touch()
    assert cost(FOOT, "1405", "1404", state) == 2 + 2  # the abatis is still there
    state.cleared = side
    state.touch()
    for unit in (FOOT, HORSE, GUNS):
        assert cost(unit, "1405", "1404", state) == 2  # breached: clear ground


@pytest.mark.clause("X4.4.con")
@pytest.mark.clause("X4.5")
def test_siege_works_hinder_only_the_british_and_only_when_complete() -> None:
    state = table("campaign", turn=12)
    state.works = ((hex_at("1910"), 0b000001, 0),)
    state.touch()
    assert cost(BRITISH_FOOT, "1909", "1910", state) == 2
    state.works = ((hex_at("1910"), 0b000001, 1),)
    state.touch()
    assert cost(BRITISH_FOOT, "1909", "1910", state) == 2 + 2
    assert cost("british-battery-a", "1909", "1910", state) is None
    assert cost(FOOT, "1909", "1910", state) == 2
    assert cost(BRITISH_FOOT, "1910", "1909", state) == 2


@pytest.mark.clause("H.2")
def test_the_printed_siege_works_count_in_the_historical_scenario_only() -> None:
    a, direction = hex_at("1906"), GRID.direction(hex_at("1906"), hex_at("1907"))
    assert works_between(table("historical"), a, direction)
    assert not works_between(table("campaign"), a, direction)
    assert cost(BRITISH_FOOT, "1906", "1907", table("historical")) == 2 + 2
    assert cost(BRITISH_FOOT, "1906", "1907", table("campaign")) == 2


@pytest.mark.clause("X1.7")
def test_the_line_of_the_perimeter() -> None:

    for inside in ("1303", "1404", "1803", "1805", "1802"):
        assert in_perimeter(hex_at(inside)), inside
    for outside in ("1401", "1105", "1405", "1304", "1014"):
        assert not in_perimeter(hex_at(outside)), outside


@pytest.mark.clause("X4.9")
@pytest.mark.clause("T.TEC.n3")
def test_the_covered_way_spares_the_swamp_but_not_the_stream() -> None:
    assert cost(FOOT, "1105", "1205") == 2
    assert cost(FOOT, "1005", "1105") == 2 + 2  # over Musgrove creek
    assert cost(FOOT, "1204", "1203") == 2


@pytest.mark.clause("T.TEC")
def test_british_leaders_climb_the_slope_too() -> None:
    assert leader_cost("1401", "1402", CROWN) == 2 + 2
