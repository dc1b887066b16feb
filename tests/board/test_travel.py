from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.board.network import ANY_KIND, Link, Network
from longroll.board.region import everywhere, members
from longroll.board.travel import (
    NOWHERE,
    Arrival,
    Cost,
    Path,
    cheapest_path,
    distance,
    reach,
    shortest_steps,
)
from tests.board.boards import RAIL, ROAD, networks, regions, road

prices = st.one_of(st.none(), st.integers(0, 4))
positive = st.one_of(st.none(), st.integers(1, 4))


def flat(price: int) -> Cost:
    """The same price for every step."""
    return lambda _a, _b, _link: price


def priced(net: Network, data: st.DataObject, of: st.SearchStrategy[int | None]) -> Cost:
    """A price for each link in each direction; None is a veto."""
    table = {(link.index, place): data.draw(of) for link in net.links for place in (link.a, link.b)}
    return lambda _place, to, link: table[link, to]


def naive_costs(net: Network, start: int, cost: Cost, kinds: int = ANY_KIND) -> dict[int, int]:
    """Bellman and Ford: relax every link as often as there are places."""
    best = {start: 0}
    for _ in range(net.size):
        for link, a in product(net.links, range(net.size)):
            if a not in (link.a, link.b):
                continue
            b = link.other_end(a)
            step = cost(a, b, link.index)
            if a in best and link.kind & kinds and step is not None:
                best[b] = min(best.get(b, best[a] + step), best[a] + step)
    return best


@given(networks(), st.data())
def test_reach_finds_every_place_within_the_budget(net: Network, data: st.DataObject) -> None:
    cost = priced(net, data, prices)
    budget = data.draw(st.integers(0, 12))
    kinds = data.draw(st.sampled_from([ROAD, RAIL, ANY_KIND]))
    expected = {p: c for p, c in naive_costs(net, 0, cost, kinds).items() if c <= budget}
    arrivals = reach(net, 0, budget, cost, kinds)
    assert {place: arrival.cost for place, arrival in arrivals.items()} == expected
    assert [arrival.cost for arrival in arrivals.values()] == sorted(expected.values())


@given(networks(), st.data())
def test_each_arrival_adds_its_last_step(net: Network, data: st.DataObject) -> None:
    cost = priced(net, data, prices)
    arrivals = reach(net, 0, 100, cost)
    order = list(arrivals)
    for place, (spent, came_from, link) in arrivals.items():
        if place == 0:
            assert (spent, came_from, link) == (0, NOWHERE, NOWHERE)
            continue
        step = cost(came_from, place, link)
        assert step is not None
        assert spent == arrivals[came_from].cost + step
        assert order.index(came_from) < order.index(place)


@given(networks(), st.data())
def test_ties_go_to_the_cheaper_then_lower_place_then_lower_link(
    net: Network, data: st.DataObject
) -> None:
    cost = priced(net, data, positive)
    best = naive_costs(net, 0, cost)
    for place, arrival in reach(net, 0, 100, cost).items():
        ways = [
            (best[a], a, link)
            for a, link in net.hops[place]
            if a in best
            and (step := cost(a, place, link)) is not None
            and best[a] + step == best[place]
        ]
        if place != 0:
            assert arrival[1:] == min(ways)[1:]


@given(networks(), st.data())
def test_cheapest_path_is_a_way_of_the_least_price(net: Network, data: st.DataObject) -> None:
    cost = priced(net, data, prices)
    goals = data.draw(regions(net.size))
    best = naive_costs(net, 0, cost)
    reachable = sorted((best[goal], goal) for goal in members(goals) if goal in best)
    path = cheapest_path(net, 0, goals, cost)
    if path is None:
        assert not reachable
        return
    assert path.cost == reachable[0][0]
    assert path.places[0] == 0
    assert goals >> path.places[-1] & 1
    steps = [
        cost(a, b, link)
        for a, b, link in zip(path.places, path.places[1:], path.links, strict=False)
    ]
    assert path.cost == sum(step for step in steps if step is not None)
    assert None not in steps


@given(networks(), st.data())
def test_cheapest_path_follows_the_arrivals_of_reach(net: Network, data: st.DataObject) -> None:
    cost = priced(net, data, positive)
    arrivals = reach(net, 0, 100, cost)
    for place in range(net.size):
        path = cheapest_path(net, 0, 1 << place, cost)
        assert (path is None) == (place not in arrivals)
        if path is not None and place != 0:
            assert (path.places[-2], path.links[-1]) == arrivals[place][1:]


def steps_by_costs(net: Network, start: int, goal: int, allowed: int, kinds: int) -> list[int]:
    """Next places from which the goal is one step nearer, by distances from every place."""

    def cost(_place: int, to: int, _link: int) -> int | None:
        return 1 if allowed >> to & 1 else None

    whole = naive_costs(net, start, cost, kinds).get(goal)
    return [
        to
        for to in members(net.adjacency(kinds)[start] & allowed)
        if whole is not None and naive_costs(net, to, cost, kinds).get(goal) == whole - 1
    ]


@given(networks(), st.data())
def test_a_forced_march_may_take_any_shortest_way(net: Network, data: st.DataObject) -> None:
    start, goal = (data.draw(st.integers(0, net.size - 1)) for _ in range(2))
    allowed = data.draw(regions(net.size))
    kinds = data.draw(st.sampled_from([ROAD, ANY_KIND]))
    expected = steps_by_costs(net, start, goal, allowed, kinds) if start != goal else []
    assert shortest_steps(net, start, goal, allowed, kinds) == expected


@given(networks(), st.data())
def test_distance_counts_steps(net: Network, data: st.DataObject) -> None:
    goals, through = data.draw(regions(net.size)), data.draw(regions(net.size))
    steps = naive_costs(net, 0, lambda _a, b, _link: 1 if through >> b & 1 else None)
    expected = min((steps[goal] for goal in members(goals) if goal in steps), default=None)
    assert distance(net.adjacency(), 0, goals, through) == expected


def test_of_two_links_the_one_that_is_not_vetoed_is_taken() -> None:
    net = Network(2, [Link(0, 0, 1), Link(1, 0, 1)])
    assert reach(net, 0, 5, lambda _a, _b, link: None if link == 0 else 1)[1] == Arrival(1, 0, 1)
    assert reach(net, 0, 5, flat(1))[1] == Arrival(1, 0, 0)


def test_a_veto_may_hold_in_one_direction_only() -> None:
    net = road((0, 1))
    assert list(reach(net, 0, 9, lambda a, b, _link: 1 if a < b else None)) == [0, 1]
    assert list(reach(net, 1, 9, lambda a, b, _link: 1 if a < b else None)) == [1]


def test_a_budget_is_spent_to_the_last_point() -> None:
    net = road((0, 1), (1, 2))
    assert list(reach(net, 0, 4, flat(2))) == [0, 1, 2]
    assert list(reach(net, 0, 3, flat(2))) == [0, 1]
    assert list(reach(net, 0, 0, flat(2))) == [0]


def test_free_steps_never_lead_in_a_circle() -> None:
    net = road((0, 1), (1, 2), (2, 0))
    arrivals = reach(net, 2, 0, flat(0))
    assert {place: arrival.came_from for place, arrival in arrivals.items()} == {2: -1, 0: 2, 1: 2}


def test_a_negative_price_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        reach(road((0, 1)), 0, 5, flat(-1))


def test_lowest_goal_wins_at_equal_price() -> None:
    net = road((0, 2), (0, 1))
    path = cheapest_path(net, 0, 0b110, flat(1))
    assert path == Path(1, (0, 1), (1,))


def test_a_start_that_is_the_goal_is_a_path_of_no_steps() -> None:
    assert cheapest_path(road((0, 1)), 1, 0b10, flat(1)) == Path(0, (1,), ())


def test_no_goal_no_way() -> None:
    net = road((0, 1))
    assert cheapest_path(net, 0, 0, flat(1)) is None
    assert distance(net.adjacency(), 0, 0, everywhere(2)) is None


def test_a_goal_that_may_not_be_entered_gives_no_step() -> None:
    assert shortest_steps(road((0, 1)), 0, 1, 0b01) == []
