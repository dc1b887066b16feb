"""Zones of control, encirclement and the ways of retreat."""

from __future__ import annotations

from longroll.board.hexes import HexGrid
from longroll.board.region import mask, members
from longroll.board.zones import retreat_ends, retreat_steps, surrounded, zones

GRID = HexGrid(range(1, 10), range(1, 10))
AT = GRID.at
ALL = (1 << GRID.size) - 1


def test_zones_reach_the_six_hexes_round_each_source() -> None:
    reach = zones(GRID.adjacency, [AT("0505"), AT("0506")])
    assert reach == GRID.ring(AT("0505"), 1) | GRID.ring(AT("0506"), 1)


def test_zones_do_not_reach_into_closed_hexes_nor_over_barred_sides() -> None:
    barred = [0] * GRID.size
    barred[AT("0505")] = 1 << AT("0504")
    reach = zones(GRID.adjacency, [AT("0505")], closed=1 << AT("0506"), barred=barred)
    assert reach == GRID.ring(AT("0505"), 1) & ~(1 << AT("0504") | 1 << AT("0506"))


def test_the_edge_of_the_board_helps_to_surround() -> None:
    corner = AT("0101")
    assert surrounded(GRID, corner, GRID.adjacency[corner])
    assert not surrounded(GRID, AT("0505"), GRID.ring(AT("0505"), 1) & ~(1 << AT("0504")))


def test_retreats_end_exactly_so_far_away() -> None:
    start = AT("0505")
    assert retreat_ends(GRID, start, 2, ALL) == GRID.ring(start, 2)


def test_a_retreat_never_doubles_back_round_an_obstacle() -> None:
    """Only the hexes north are free: what would lead farther round is too long a way."""
    start = AT("0505")
    free = mask(map(AT, ("0504", "0503", "0603", "0604", "0605")))
    ends = retreat_ends(GRID, start, 3, free)
    assert [GRID.name(h) for h in members(ends)] == ["0603"]
    assert not retreat_ends(GRID, start, 3, free & ~(1 << AT("0503") | 1 << AT("0604")))


def test_steps_are_offered_only_where_the_retreat_can_be_finished() -> None:
    start = AT("0505")
    free = mask(map(AT, ("0504", "0503", "0506", "0502")))
    ends = retreat_ends(GRID, start, 3, free)
    assert retreat_steps(GRID, start, start, 3, free, ends) == 1 << AT("0504")
    assert retreat_steps(GRID, start, AT("0504"), 3, free, ends) == 1 << AT("0503")
    assert retreat_steps(GRID, start, AT("0503"), 3, free, ends) == 1 << AT("0502")


def test_every_chain_of_offered_steps_reaches_an_end() -> None:
    start, free = AT("0505"), ALL & ~mask(map(AT, ("0504", "0604", "0406", "0307")))
    ends = retreat_ends(GRID, start, 3, free)
    fronts = {start}
    for _ in range(3):
        steps = {
            step
            for here in fronts
            for step in members(retreat_steps(GRID, start, here, 3, free, ends))
        }
        assert all(members(retreat_steps(GRID, start, h, 3, free, ends)) for h in fronts)
        fronts = steps
    assert mask(fronts) == ends
