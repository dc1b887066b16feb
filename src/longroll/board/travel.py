"""Moving at a cost: what a budget reaches, the cheapest way, distances and forced marches."""

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias

from longroll.board.network import ANY_KIND, Adjacency, Network
from longroll.board.region import Mask, members
from longroll.board.trace import neighbours

Cost: TypeAlias = Callable[[int, int, int], int | None]
"""``cost(from, to, link index)``: the price of a step, 0 or more, or None where it is vetoed."""

NOWHERE: Final = -1
"""In an `Arrival` at the start of a journey: no place and no link before it."""


class Arrival(NamedTuple):
    """How a place is reached most cheaply.

    Attributes:
        cost: the price of the whole way, in the unit of the caller's ``cost``.
        came_from: the place before it, or ``NOWHERE`` at the start.
        link: the link of the last step, or ``NOWHERE`` at the start.
    """

    cost: int
    came_from: int
    link: int


class Path(NamedTuple):
    """A way from place to place.

    Attributes:
        cost: its price.
        places: every place of it, the start and the goal included.
        links: the link of each step, so one fewer than ``places``.
    """

    cost: int
    places: tuple[int, ...]
    links: tuple[int, ...]


def reach(
    network: Network, start: int, budget: int, cost: Cost, kinds: int = ANY_KIND
) -> dict[int, Arrival]:
    """Every place within a budget, with the cheapest way to it.

    Of equally cheap ways into a place, the one whose last place was reached first wins: the cheaper
    place, then the lower one; then the lower link.

    Args:
        network: the board.
        start: where the journey begins; it is in the answer at cost 0.
        budget: the most that the whole way may cost.
        cost: the price or the veto of a step; called once for each step that can be tried.
        kinds: flags of the links that may be used.

    Returns:
        Arrivals by place, in the order in which they are reached: by cost, then by place.

    Raises:
        ValueError: a step has a negative price.

    >>> from longroll.board.network import Link
    >>> road = Network(4, [Link(0, 0, 1), Link(1, 1, 2), Link(2, 0, 2), Link(3, 2, 3)])
    >>> price = {0: 1, 1: 1, 2: 2, 3: 5}
    >>> for place, arrival in reach(road, 0, 6, lambda a, b, link: price[link]).items():
    ...     print(place, arrival.cost, arrival.came_from)
    0 0 -1
    1 1 0
    2 2 0
    """
    return _explore(network, start, budget, 0, cost, kinds)


def cheapest_path(
    network: Network, start: int, goals: Mask, cost: Cost, kinds: int = ANY_KIND
) -> Path | None:
    """The cheapest way to the nearest of several goals; None when none can be reached.

    Of goals at the same price the lowest is taken; ties on the way fall as in :func:`reach`.

    Raises:
        ValueError: a step has a negative price.

    >>> from longroll.board.network import Link
    >>> road = Network(3, [Link(0, 0, 1), Link(1, 1, 2)])
    >>> cheapest_path(road, 0, 0b100, lambda a, b, link: 2)
    Path(cost=4, places=(0, 1, 2), links=(0, 1))
    >>> cheapest_path(road, 0, 0b100, lambda a, b, link: None if b == 1 else 2) is None
    True
    """
    arrivals = _explore(network, start, None, goals, cost, kinds)
    place = next(reversed(arrivals))
    if not goals >> place & 1:
        return None
    total = arrivals[place].cost
    places = [place]
    links: list[int] = []
    while (arrival := arrivals[place]).came_from != NOWHERE:
        place = arrival.came_from
        places.append(place)
        links.append(arrival.link)
    return Path(total, tuple(reversed(places)), tuple(reversed(links)))


def distance(adjacency: Adjacency, start: int, goals: Mask, through: Mask) -> int | None:
    """The fewest steps to the nearest goal, or None when there is no way.

    Args:
        adjacency: the neighbours of each place.
        start: the place to measure from; 0 steps when it is a goal itself.
        goals: the places to measure to.
        through: the places that a step may enter, the goal included.

    >>> chain = (0b010, 0b101, 0b010)  # 0 - 1 - 2
    >>> distance(chain, 0, 0b100, 0b111)
    2
    >>> distance(chain, 0, 0b100, 0b101) is None
    True
    """
    fresh = through & ~(1 << start)
    ring = 1 << start
    steps = 0
    while ring:
        if ring & goals:
            return steps
        ring = neighbours(adjacency, ring) & fresh
        fresh ^= ring
        steps += 1
    return None


def shortest_steps(
    network: Network, start: int, goal: int, allowed: Mask, kinds: int = ANY_KIND
) -> list[int]:
    """The next places on the shortest ways to a goal: the choice that a forced march leaves.

    Args:
        network: the board.
        start: where the march stands.
        goal: where it must go.
        allowed: the places that a step may enter, the goal included.
        kinds: flags of the links that may be used.

    Returns:
        Neighbours of ``start``, ascending; empty when there is no way or the march has arrived.

    >>> from longroll.board.network import Link
    >>> square = Network(4, [Link(0, 0, 1), Link(1, 0, 2), Link(2, 1, 3), Link(3, 2, 3)])
    >>> shortest_steps(square, 0, 3, 0b1111)
    [1, 2]
    >>> shortest_steps(square, 0, 3, 0b1101)
    [2]
    """
    adjacency = network.adjacency(kinds)
    ring = allowed & 1 << goal
    fresh = allowed & ~ring & ~(1 << start)
    while ring and start != goal:
        if ring & adjacency[start]:
            return members(ring & adjacency[start])
        ring = neighbours(adjacency, ring) & fresh
        fresh ^= ring
    return []


def _explore(
    network: Network, start: int, budget: int | None, goals: Mask, cost: Cost, kinds: int
) -> dict[int, Arrival]:
    """Dijkstra's search until the budget or network is exhausted, or the first goal is reached.

    Returns:
        Settled places in the order of settling; if a goal was met it is the last.
    """
    settled: dict[int, Arrival] = {}
    best: dict[int, Arrival] = {start: Arrival(0, NOWHERE, NOWHERE)}
    waiting = [(0, start)]
    while waiting:
        spent, place = heappop(waiting)
        if place in settled:
            continue
        settled[place] = best[place]
        if goals >> place & 1:
            break
        for to, link in network.hops[place]:
            if to in settled or not network.links[link].kind & kinds:
                continue
            price = _price(cost, place, to, link)
            if price is None or (budget is not None and spent + price > budget):
                continue
            if to not in best or spent + price < best[to].cost:
                best[to] = Arrival(spent + price, place, link)
                heappush(waiting, (spent + price, to))
    return settled


def _price(cost: Cost, place: int, to: int, link: int) -> int | None:
    price = cost(place, to, link)
    if price is not None and price < 0:
        raise ValueError(f"a step from {place} to {to} has the negative price {price}")
    return price
