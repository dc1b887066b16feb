from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from longroll.board.network import Network
from longroll.board.region import first, mask, members
from longroll.board.trace import (
    beside,
    border,
    components,
    connects,
    flood,
    neighbours,
    spread,
    tables,
    trace,
)
from tests.board.boards import networks, regions, road


def naive_spread(net: Network, start: set[int], through: set[int]) -> set[int]:
    reached = set(start)
    while True:
        grown = reached | {
            end
            for link in net.links
            for place, end in ((link.a, link.b), (link.b, link.a))
            if place in reached and end in through
        }
        if grown == reached:
            return reached
        reached = grown


@given(networks(), st.data())
def test_spread_is_the_least_set_closed_under_steps(net: Network, data: st.DataObject) -> None:
    start, through = data.draw(regions(net.size)), data.draw(regions(net.size))
    flood = spread(net.adjacency(), start, through)
    assert set(members(flood)) == naive_spread(net, set(members(start)), set(members(through)))


@given(networks(), st.data())
def test_a_flood_from_tables_is_the_same(net: Network, data: st.DataObject) -> None:
    start, through = data.draw(regions(net.size)), data.draw(regions(net.size))
    expected = spread(net.adjacency(), start, through)
    ready = tables(net.adjacency())
    assert flood(ready, start, through) == expected
    assert beside(ready, start) == neighbours(net.adjacency(), start)


@given(networks(), st.data())
def test_connects_when_the_flood_meets_a_target(net: Network, data: st.DataObject) -> None:
    start, targets, through = (data.draw(regions(net.size)) for _ in range(3))
    flood = spread(net.adjacency(), start, through)
    assert connects(net.adjacency(), start, targets, through) == bool(flood & targets)


@given(networks(), st.data())
def test_border_is_outside_and_next_to_the_region(net: Network, data: st.DataObject) -> None:
    region = data.draw(regions(net.size))
    touched = {to for place in members(region) for to, _ in net.hops[place]}
    assert neighbours(net.adjacency(), region) == mask(touched)
    assert border(net.adjacency(), region) == mask(touched - set(members(region)))


@given(networks(), st.data())
def test_components_part_the_region_in_order(net: Network, data: st.DataObject) -> None:
    through = data.draw(regions(net.size))
    parts = components(net.adjacency(), through)
    assert [first(part) for part in parts] == sorted(first(part) for part in parts)
    assert mask(place for part in parts for place in members(part)) == through
    for part in parts:
        assert spread(net.adjacency(), part & -part, through) == part


@given(networks(), st.data())
def test_trace_is_a_shortest_line_to_a_target(net: Network, data: st.DataObject) -> None:
    adjacency = net.adjacency()
    start = data.draw(st.integers(0, net.size - 1))
    targets, through = data.draw(regions(net.size)), data.draw(regions(net.size))
    line = trace(adjacency, start, targets, through)
    assert (line is not None) == connects(adjacency, 1 << start, targets, through)
    if line is None:
        return
    assert line[0] == start
    assert targets >> line[-1] & 1
    assert all(through >> place & 1 for place in line[1:])
    assert all(adjacency[a] >> b & 1 for a, b in pairwise(line))
    near = 1 << start
    for _ in line[1:]:
        assert not near & targets
        near |= neighbours(adjacency, near) & through
    assert first(near & targets) == line[-1]


def test_the_start_need_not_be_passable() -> None:
    chain = road((0, 1), (1, 2)).adjacency()
    assert spread(chain, 0b001, 0b110) == 0b111
    assert trace(chain, 0, 0b100, 0b110) == [0, 1, 2]


def test_nothing_flows_back_through_an_impassable_start() -> None:
    star = road((0, 1), (1, 2)).adjacency()
    assert spread(star, 0b001, 0b101) == 0b001


def test_a_target_that_may_not_be_entered_is_not_reached() -> None:
    chain = road((0, 1)).adjacency()
    assert not connects(chain, 0b01, 0b10, 0)
    assert trace(chain, 0, 0b10, 0) is None


def test_a_start_that_is_a_target_is_its_own_line() -> None:
    assert trace((0,), 0, 0b1, 0) == [0]
    assert connects((0,), 0b1, 0b1, 0)


def test_lowest_of_equally_near_targets_and_of_equal_lines() -> None:
    net = road((0, 2), (0, 1), (1, 4), (2, 4), (2, 3)).adjacency()
    assert trace(net, 0, 0b11000, 0b11111) == [0, 2, 3]
    assert trace(net, 0, 0b10000, 0b11111) == [0, 1, 4]


def test_empty_everything() -> None:
    assert spread((), 0, 0) == 0
    assert components((0, 0), 0) == []
    assert not connects((0,), 0, 0b1, 0b1)
    assert trace((0,), 0, 0, 0b1) is None
