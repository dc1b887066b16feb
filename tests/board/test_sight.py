"""Line of sight: terrain, slopes in their three cases, and lines along hexsides."""

from __future__ import annotations

import pytest

from longroll.board.hexes import DIRECTIONS, HexGrid
from longroll.board.region import members
from longroll.board.sight import ADJACENT, BOTH_UP, NEITHER_UP, ONE_UP, clear, lanes, look

NORTH, SOUTH, SOUTH_EAST = (DIRECTIONS.index(one) for one in ("n", "s", "se"))

GRID = HexGrid(range(1, 12), range(1, 12))
AT = GRID.at


def ground(*slopes: tuple[str, int]) -> list[int]:
    """By hex the directions that go up: each slope is the low hex and its direction."""
    uphill = [0] * GRID.size
    for low, direction in slopes:
        uphill[AT(low)] |= 1 << direction
    return uphill


LEVEL = ground()


def test_one_sees_a_neighbour_whatever_is_there() -> None:
    everything = (1 << GRID.size) - 1
    for hex_ in members(GRID.ring(AT("0606"), 1)):
        assert look(GRID, AT("0606"), hex_, everything, LEVEL) == (True, ADJACENT, (), (), False)


def test_one_sees_into_what_blocks_but_not_through_it() -> None:
    wood = 1 << AT("0605")
    assert clear(GRID, AT("0607"), AT("0605"), wood, LEVEL)
    seen = look(GRID, AT("0607"), AT("0604"), wood, LEVEL)
    assert (seen.clear, seen.case, seen.hexes) == (False, NEITHER_UP, (AT("0605"),))


def test_blockers_are_told_from_the_first_end_on() -> None:
    woods = 1 << AT("0604") | 1 << AT("0606")
    there = look(GRID, AT("0607"), AT("0603"), woods, LEVEL)
    back = look(GRID, AT("0603"), AT("0607"), woods, LEVEL)
    assert there.hexes == (AT("0606"), AT("0604"))
    assert back.hexes == there.hexes[::-1]


# --- Slopes ---------------------------------------------------------------------------------------


def test_a_slope_on_the_way_blocks_those_who_stand_level() -> None:
    rise = ground(("0606", NORTH))  # between 0606 and 0605, of the line from 0608 to 0603
    seen = look(GRID, AT("0608"), AT("0603"), 0, rise)
    assert (seen.case, seen.slopes) == (NEITHER_UP, ((AT("0606"), AT("0605")),))
    assert not clear(GRID, AT("0603"), AT("0608"), 0, rise)


def test_a_slope_down_from_an_end_does_not_block() -> None:
    brow = ground(("0606", SOUTH))  # 0607 is up; from it to 0604 one looks down
    assert look(GRID, AT("0607"), AT("0604"), 0, brow).case == ONE_UP
    assert clear(GRID, AT("0607"), AT("0604"), 0, brow)


def test_a_slope_beside_an_end_that_falls_away_from_the_line_does_not_block() -> None:
    """The looker stands below his own slope: it is a side of his hex, so it does not block."""
    hollow = ground(("0607", NORTH))
    assert look(GRID, AT("0607"), AT("0604"), 0, hollow).case == NEITHER_UP
    assert clear(GRID, AT("0607"), AT("0604"), 0, hollow)


def test_who_is_up_a_slope_sees_over_slopes_of_the_same_orientation() -> None:
    steps = ground(("0605", NORTH), ("0606", NORTH))  # two rises, both to the north; 0604 on top
    seen = look(GRID, AT("0608"), AT("0604"), 0, steps)
    assert (seen.clear, seen.case) == (True, ONE_UP)


def test_but_not_over_slopes_of_another_orientation() -> None:
    against = ground(("0605", NORTH), ("0606", SOUTH))  # the second rises to the south
    seen = look(GRID, AT("0608"), AT("0604"), 0, against)
    assert (seen.case, seen.slopes) == (ONE_UP, ((AT("0607"), AT("0606")),))


def test_who_is_up_a_slope_does_not_see_through_a_wood() -> None:
    seen = look(GRID, AT("0608"), AT("0604"), 1 << AT("0606"), ground(("0605", NORTH)))
    assert (seen.clear, seen.case, seen.hexes) == (False, ONE_UP, (AT("0606"),))


def test_two_who_are_up_see_each_other_over_everything() -> None:
    hills = ground(("0605", NORTH), ("0607", SOUTH), ("0606", NORTH))
    everything = (1 << GRID.size) - 1
    assert look(GRID, AT("0608"), AT("0604"), everything, hills) == (
        *(True, BOTH_UP, (), (), False),
    )


# --- Along hexsides -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("woods", "seen"),
    [((), True), (("0605",), True), (("0606",), True), (("0605", "0606"), False)],
)
def test_a_line_along_a_hexside_is_blocked_only_on_both_sides(
    woods: tuple[str, ...], seen: bool
) -> None:
    blocking = sum(1 << AT(name) for name in woods)
    found = look(GRID, AT("0505"), AT("0705"), blocking, LEVEL)
    assert (found.clear, found.along) == (seen, True)


def test_each_pair_on_a_long_line_is_asked_by_itself() -> None:
    crossed = 1 << AT("0605") | 1 << AT("0806")
    assert clear(GRID, AT("0505"), AT("0905"), crossed, LEVEL)
    assert not clear(GRID, AT("0505"), AT("0905"), crossed | 1 << AT("0705"), LEVEL)


def test_sight_is_the_same_both_ways() -> None:
    woods = sum(1 << hex_ for hex_ in range(0, GRID.size, 7))
    hills = ground(("0606", NORTH), ("0506", SOUTH_EAST), ("0705", SOUTH))
    for a in members(GRID.within(AT("0606"), 2)):
        for b in members(GRID.within(AT("0606"), 4)):
            there, back = look(GRID, a, b, woods, hills), look(GRID, b, a, woods, hills)
            assert (there.clear, there.case) == (back.clear, back.case)


def test_lanes_worked_out_beforehand_say_the_same_as_looking() -> None:
    hills = ground(("0606", NORTH), ("0506", SOUTH_EAST), ("0705", SOUTH))
    for step in (2, 3, 5):
        woods = sum(1 << hex_ for hex_ in range(0, GRID.size, step))
        for a in members(GRID.within(AT("0606"), 2)):
            for b in members(GRID.within(AT("0606"), 4)):
                seen = any(not lane & woods for lane in lanes(GRID, a, b, hills))
                assert seen == clear(GRID, a, b, woods, hills)
