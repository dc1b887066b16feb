"""Hexes: names, neighbours, sides, distances, rings, and what a line crosses."""

from __future__ import annotations

import math
import random
from collections import deque
from itertools import pairwise

import pytest

from longroll.board.hexes import DIRECTIONS, HexGrid
from longroll.board.region import members

GRID = HexGrid(range(10, 43), range(1, 24), low_parity=1)
EVEN = HexGrid(range(1, 8), range(1, 8), low_parity=0)


def names(grid: HexGrid, line: tuple[tuple[int, ...], ...]) -> list[list[str]]:
    return [[grid.name(hex_) for hex_ in stage] for stage in line]


def test_names_and_indices_are_inverse_and_in_order() -> None:
    assert [GRID.at(name) for name in GRID.names] == list(range(GRID.size))
    assert list(GRID.names) == sorted(GRID.names)
    with pytest.raises(KeyError):
        GRID.at("0901")


def test_odd_columns_lie_lower_or_even_ones_do() -> None:
    assert [GRID.name(h) for h in GRID.neighbours[GRID.at("1404")]] == [
        *("1403", "1503", "1504", "1405", "1304", "1303"),
    ]
    assert [EVEN.name(h) for h in EVEN.neighbours[EVEN.at("0404")]] == [
        *("0403", "0504", "0505", "0405", "0305", "0304"),
    ]


@pytest.mark.parametrize("grid", [GRID, EVEN])
def test_a_step_and_the_step_back_are_opposite(grid: HexGrid) -> None:
    for hex_ in range(grid.size):
        for direction in range(6):
            other = grid.neighbour(hex_, direction)
            if other >= 0:
                assert grid.neighbour(other, (direction + 3) % 6) == hex_
                assert grid.direction(hex_, other) == direction
                assert grid.side(hex_, direction) == grid.side(other, (direction + 3) % 6)
            else:
                assert grid.side(hex_, direction) == -1


def test_sides_are_numbered_once_each() -> None:
    seen = {GRID.side(h, d) for h in range(GRID.size) for d in range(6) if GRID.side(h, d) >= 0}
    assert seen == set(range(GRID.sides))
    for number, (a, b) in enumerate(GRID.side_ends):
        assert a < b
        assert GRID.side_between(a, b) == GRID.side_between(b, a) == number
    assert GRID.side_between(0, GRID.size - 1) == -1
    assert GRID.direction(0, -1) == -1


def test_neighbours_lie_where_their_direction_says() -> None:
    """The angle of each step on the plane, a hex being as wide between sides as it should be."""
    x, y = GRID.spot(GRID.at("2010"))
    for direction, other in enumerate(GRID.neighbours[GRID.at("2010")]):
        u, v = GRID.spot(other)
        across, down = (u - x) / 2, (v - y) * math.sqrt(3) / 2
        assert math.hypot(across, down) == pytest.approx(math.sqrt(3))
        assert math.degrees(math.atan2(across, -down)) % 360 == pytest.approx(60 * direction)
    assert len(DIRECTIONS) == 6


def by_steps(grid: HexGrid, start: int) -> dict[int, int]:
    found, waiting = {start: 0}, deque([start])
    while waiting:
        hex_ = waiting.popleft()
        for other in grid.neighbours[hex_]:
            if other >= 0 and other not in found:
                found[other] = found[hex_] + 1
                waiting.append(other)
    return found


@pytest.mark.parametrize("name", ["1001", "2612", "4223", "1105"])
def test_distance_counts_steps(name: str) -> None:
    start = GRID.at(name)
    for other, steps in by_steps(GRID, start).items():
        assert GRID.distance(start, other) == GRID.distance(other, start) == steps


def test_rings_and_discs_are_what_distance_says() -> None:
    start = GRID.at("1303")
    for steps in range(5):
        ring = [h for h in range(GRID.size) if GRID.distance(start, h) == steps]
        disc = [h for h in range(GRID.size) if GRID.distance(start, h) <= steps]
        assert members(GRID.ring(start, steps)) == ring
        assert members(GRID.within(start, steps)) == disc


# --- Lines ----------------------------------------------------------------------------------------


def test_a_line_straight_through_sides_has_one_hex_a_step() -> None:
    line = GRID.line(GRID.at("2005"), GRID.at("2009"))
    assert names(GRID, line) == [["2005"], ["2006"], ["2007"], ["2008"], ["2009"]]


def test_a_line_along_hexsides_has_pairs() -> None:
    line = GRID.line(GRID.at("2010"), GRID.at("2410"))
    assert names(GRID, line) == [["2010"], ["2109", "2110"], ["2210"], ["2309", "2310"], ["2410"]]
    steep = GRID.line(GRID.at("2010"), GRID.at("2111"))
    assert names(GRID, steep) == [["2010"], ["2011", "2110"], ["2111"]]


def test_a_line_that_meets_only_a_corner_does_not_cross_the_third_hex() -> None:
    """From (0, 0) to (15, 3) of the lattice: through a corner, but not along a side."""
    a = GRID.at("2010")
    x, y = GRID.spot(a)
    b = next(h for h in range(GRID.size) if GRID.spot(h) == (x + 15, y + 3))
    assert all(len(stage) == 1 for stage in GRID.line(a, b))
    assert len(GRID.line(a, b)) == 6


def crosses(grid: HexGrid, a: int, b: int) -> set[int]:
    """The hexes that hold points of a line, by looking closely at many points of it."""
    (x, y), (u, v) = grid.spot(a), grid.spot(b)
    found: set[int] = set()
    near = members(grid.within(a, grid.distance(a, b)))
    for step in range(1, 499):
        t = step / 499
        px, py = x + (u - x) * t, y + (v - y) * t
        for hex_ in near:
            hx, hy = grid.spot(hex_)
            dx, dy = abs(px - hx), abs(py - hy)
            if dy < 1 - 1e-9 and dx + dy < 2 - 1e-9:
                found.add(hex_)
    return found


@pytest.mark.parametrize("end", ["2214", "2612", "2506", "1808", "1513", "2016", "2307"])
def test_a_line_crosses_the_hexes_in_which_its_points_lie(end: str) -> None:
    a, b = GRID.at("2010"), GRID.at(end)
    single = {stage[0] for stage in GRID.line(a, b) if len(stage) == 1}
    assert single == crosses(GRID, a, b)


def test_a_line_is_the_same_from_both_ends() -> None:
    start = GRID.at("2612")
    for end in members(GRID.within(start, 6)):
        assert GRID.line(start, end) == GRID.line(end, start)[::-1]


def test_consecutive_hexes_of_a_route_are_neighbours() -> None:
    start = GRID.at("2612")
    for end in members(GRID.within(start, 6)):
        for route in GRID.routes(start, end):
            assert route[0] == start
            assert route[-1] == end
            assert all(GRID.direction(a, b) >= 0 for a, b in pairwise(route))


def test_what_lies_off_the_board_is_left_out() -> None:
    line = GRID.line(GRID.at("1001"), GRID.at("1201"))
    assert names(GRID, line) == [["1001"], ["1101"], ["1201"]]


POINTED = HexGrid(range(1, 12), range(10, 19), low_parity=0, pointed=True, row_first=True)
LAYOUTS = [
    HexGrid(range(1, 9), range(1, 7), parity, pointed=pointed, row_first=row_first)
    for parity in (0, 1)
    for pointed in (False, True)
    for row_first in (False, True)
]


def layout(grid: HexGrid) -> str:
    numbers = "RRCC" if grid.row_first else "CCRR"
    return f"{'pointed' if grid.pointed else 'flat'} {numbers} {grid.low_parity}"


def test_even_rows_of_pointed_hexes_lie_to_the_right() -> None:
    around = [POINTED.name(h) for h in POINTED.neighbours[POINTED.at("1405")]]
    assert around == ["1306", "1406", "1506", "1505", "1404", "1305"]
    around = [POINTED.name(h) for h in POINTED.neighbours[POINTED.at("1505")]]
    assert around == ["1405", "1506", "1605", "1604", "1504", "1404"]
    assert POINTED.directions == ("ne", "e", "se", "sw", "w", "nw")
    (x, y), (east, _), (_, south) = map(
        POINTED.spot, (POINTED.at("1405"), POINTED.at("1406"), POINTED.at("1505"))
    )
    assert (east - x, south - y) == (2, 3)


@pytest.mark.parametrize("grid", LAYOUTS, ids=layout)
def test_every_layout_is_a_board_of_hexes(grid: HexGrid) -> None:
    assert len(set(grid.names)) == grid.size == 48
    assert [grid.at(name) for name in grid.names] == list(range(grid.size))
    for hex_ in range(grid.size):
        name = grid.name(hex_)
        column, row = (name[2:], name[:2]) if grid.row_first else (name[:2], name[2:])
        assert int(column) in grid.columns
        assert int(row) in grid.rows
        for direction, other in enumerate(grid.neighbours[hex_]):
            if other < 0:
                continue
            assert grid.neighbours[other][(direction + 3) % 6] == hex_
            (x, y), (u, v) = grid.spot(hex_), grid.spot(other)
            said = grid.directions[direction]
            assert ("n" in said, "s" in said) == (v < y, v > y)
            assert ("w" in said, "e" in said) == (u < x, u > x)
        for other in range(grid.size):
            assert grid.distance(hex_, other) == steps_between(grid, hex_, other)


def steps_between(grid: HexGrid, a: int, b: int) -> int:
    """The distance of a search, hex by hex, over a board without end: as far as it is inside."""
    seen, front, steps = {grid.spot(a)}, [grid.spot(a)], 0
    while grid.spot(b) not in seen:
        steps += 1
        near = [(2, 0), (-2, 0), (1, 3), (1, -3), (-1, 3), (-1, -3)]
        if not grid.pointed:
            near = [(y, x) for x, y in near]
        found = {(x + u, y + v) for x, y in front for u, v in near} - seen
        seen |= found
        front = sorted(found)
    return steps


@pytest.mark.parametrize("grid", LAYOUTS, ids=layout)
def test_whole_regions_have_the_neighbours_of_their_hexes(grid: HexGrid) -> None:
    choose = random.Random(5)
    for _ in range(60):
        region, through = choose.getrandbits(grid.size), choose.getrandbits(grid.size)
        slow = 0
        for hex_ in members(region):
            slow |= grid.adjacency[hex_]
        assert grid.beside(region) == slow
        start = 1 << choose.randrange(grid.size)
        assert grid.flood(start, through) == slow_flood(grid, start, through)


def slow_flood(grid: HexGrid, start: int, through: int) -> int:
    found, front = start & through, list(members(start))
    while front:
        for other in members(grid.adjacency[front.pop()] & through & ~found):
            found |= 1 << other
            front.append(other)
    return found


@pytest.mark.parametrize("grid", LAYOUTS, ids=layout)
def test_lines_run_the_same_whichever_way_hexes_point(grid: HexGrid) -> None:
    twin = LAYOUTS[0] if grid.low_parity == 0 else LAYOUTS[4]
    if grid.pointed:
        square = HexGrid(range(1, 8), range(1, 8), grid.low_parity, pointed=True)
        twin = HexGrid(range(1, 8), range(1, 8), grid.low_parity)
        assert all(
            square.line(a, b) == twin.line(a, b)
            for a in range(square.size)
            for b in range(square.size)
        )
    else:
        assert all(grid.line(0, b) == twin.line(0, b) for b in range(grid.size))
