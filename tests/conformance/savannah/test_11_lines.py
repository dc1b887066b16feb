"""G11.4, T.LOS: lines of sight on the map of Savannah."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.aids.overlays import overlays
from longroll.titles.savannah.components import CITY_HEXES, GRID, UPHILL, hex_at
from longroll.titles.savannah.sight import sees, sight
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import put, table


def seen(state: SavannahState, start: str, end: str) -> tuple[bool, str]:
    """Whether one hex sees another, the same from both, and the clause."""
    there, back = sight(state, hex_at(start), hex_at(end)), sight(state, hex_at(end), hex_at(start))
    assert there.clear == back.clear == sees(state, hex_at(start), hex_at(end))
    return there.clear, there.clause


def rises(low: str, high: str) -> bool:
    direction = GRID.direction(hex_at(low), hex_at(high))
    return bool(UPHILL[hex_at(low)] >> direction & 1)


@pytest.mark.clause("G11.42", "T.LOS")
def test_the_covered_way_the_town_and_units_block_what_lies_behind_them() -> None:
    state = table()
    assert seen(state, "1002", "1303") == (False, "G11.42"), "the covered way in 1203"
    assert seen(state, "1002", "1203")[0], "one sees into it"
    state = table()
    assert seen(state, "1002", "1004")[0]
    put(state, "foix", "1003")
    assert seen(state, "1002", "1004") == (False, "G11.42")
    assert seen(state, "1002", "1003")[0]


@pytest.mark.clause("T.LOS")
def test_a_destroyed_town_hex_hides_nothing() -> None:
    state = table()
    town = [
        (a, b)
        for a in range(GRID.size)
        for b in range(GRID.size)
        if GRID.distance(a, b) == 2
        and [len(stage) for stage in GRID.line(a, b)] == [1, 1, 1]
        and CITY_HEXES >> GRID.line(a, b)[1][0] & 1
        and sight(state, a, b).blockers
    ]
    a, b = town[0]
    assert not sees(state, a, b)
    state.destroyed = 1 << GRID.line(a, b)[1][0]
    state.touch()
    assert sees(state, a, b)


@pytest.mark.clause("G11.43", "G11.43A")
def test_with_neither_up_a_slope_between_blocks() -> None:
    assert rises("1304", "1404")
    assert seen(table(), "1204", "1504") == (False, "G11.43A")
    assert seen(table(), "1305", "1403") == (False, "G11.43A")


@pytest.mark.clause("G11.43B")
def test_with_one_up_its_own_slope_does_not_block_and_others_must_rise_the_same_way() -> None:
    state = table()
    assert seen(state, "1205", "1404") == (True, "G11.43B"), "up into Spring Hill"
    put(state, "foix", "1304")
    assert seen(state, "1205", "1404") == (False, "G11.42"), "a unit between still blocks"
    assert rises("3105", "3006")
    assert rises("3105", "3206")
    assert seen(table(), "2905", "3206") == (False, "G11.43B"), "down into 3105, up out of it"
    assert seen(table(), "2904", "3206") == (True, "G11.43B"), "a level way round to the slope"


@pytest.mark.clause("G11.43C")
def test_two_who_are_up_slope_of_each_other_see_each_other_over_everything() -> None:
    state = table()
    assert rises("3105", "3006")
    assert rises("3106", "3206") or rises("3105", "3206")
    assert seen(state, "3006", "3206") == (True, "G11.43C")
    put(state, "foix", "3105")
    put(state, "auxerrois", "3106")
    assert seen(state, "3006", "3206")[0]


@pytest.mark.clause("G11.44")
def test_along_a_hexside_both_sides_must_block() -> None:
    state = table()
    assert seen(state, "1004", "1102") == (True, "G11.44"), "between 1003 and 1103"
    put(state, "foix", "1003")
    assert seen(state, "1004", "1102")[0]
    put(state, "auxerrois", "1103")
    assert not seen(state, "1004", "1102")[0]


@pytest.mark.clause("G11.41")
def test_the_overlay_of_sight_tells_the_range_and_draws_lines_to_units_in_sight() -> None:
    state = table()
    put(state, "british-battery-a", "1004")
    put(state, "foix", "1103")
    put(state, "auxerrois", "1102")
    found = next(o for o in overlays(state, "british-battery-a") if o.key == "sight")
    kinds = {mark.place: (mark.kind, mark.value) for mark in found.marks}
    assert kinds["1004"] == ("source", 0)
    assert kinds["1103"] == ("block", 1)
    assert kinds["1104"][0] == "free"  # nobody stands there
    assert set(found.lines) == {("1004", "1103"), ("1004", "1102")}
