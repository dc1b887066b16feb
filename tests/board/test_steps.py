"""Steps of whole regions against a search place by place."""

from __future__ import annotations

import random
from heapq import heappop, heappush

import pytest

from longroll.board.hexes import HexGrid
from longroll.board.region import mask, members
from longroll.board.steps import Steps, closure

GRID = HexGrid(range(1, 15), range(1, 12), 0, pointed=True, row_first=True)
Move = tuple[int, int, int]


def some_moves(chance: random.Random) -> list[Move]:
    """Most steps of a board with prices of 1 to 3, and a few between places far apart."""
    moves = [
        (here, there, chance.randint(1, 3))
        for here, around in enumerate(GRID.neighbours)
        for there in around
        if there >= 0 and chance.random() < 0.9
    ]
    return moves + [(chance.randrange(20), GRID.size + n, 1 + n % 2) for n in range(4)]


def some_places(chance: random.Random, share: float) -> int:
    return mask(place for place in range(GRID.size + 4) if chance.random() < share)


def cheapest(moves: list[Move], start: int, budget: int, through: int, dear: int) -> dict[int, int]:
    """By place the points of the cheapest way."""
    settled: dict[int, int] = {}
    waiting = [(0, place) for place in members(start)]
    while waiting:
        spent, place = heappop(waiting)
        if place in settled:
            continue
        settled[place] = spent
        for here, there, price in moves:
            total = spent + price + (dear >> there & 1)
            if here == place and total <= budget and through >> there & 1 and there not in settled:
                heappush(waiting, (total, there))
    return settled


@pytest.mark.parametrize("seed", range(6))
def test_reach_finds_what_a_search_finds(seed: int) -> None:
    chance = random.Random(seed)
    moves = some_moves(chance)
    steps = Steps(moves)
    start, through = some_places(chance, 0.02) | 1, some_places(chance, 0.8)
    dear = some_places(chance, 0.2)
    rings = steps.reach(start, 5, through, dear)
    found = {place: spent for spent, ring in enumerate(rings) for place in members(ring)}
    assert len(rings) == 6
    assert found == cheapest(moves, start, 5, through, dear)


@pytest.mark.parametrize("seed", range(6))
def test_a_chain_goes_on_from_every_depot(seed: int) -> None:
    chance = random.Random(seed)
    moves = some_moves(chance)
    start, through = 1, some_places(chance, 0.7)
    depots = some_places(chance, 0.15)
    found = Steps(moves).chain(start, depots, 3, through)
    expected, front = start, start
    while front:
        reached = mask(cheapest(moves, front, 3, through, 0))
        front = reached & depots & ~expected
        expected |= reached
    assert found == expected


@pytest.mark.parametrize("seed", range(4))
def test_steps_and_floods_and_what_is_shut(seed: int) -> None:
    chance = random.Random(seed)
    moves = some_moves(chance)
    region, through = some_places(chance, 0.1), some_places(chance, 0.6)
    steps = Steps(moves)
    assert steps.step(region) == mask(b for a, b, _ in moves if region >> a & 1)
    shut = [(a, b) for a, b, _ in chance.sample(moves, 60)]
    closed = steps.without(closure(shut))
    pairs = {*shut, *((b, a) for a, b in shut)}
    left = [move for move in moves if move[:2] not in pairs]
    assert closed.step(region) == mask(b for a, b, _ in left if region >> a & 1)
    assert closed.without(closure(shut)) is closed
    flood = (region | steps.step(region)) & through
    while True:
        more = flood | steps.step(flood) & through
        if more == flood:
            break
        flood = more
    assert steps.flood(region, through) == flood


def test_prices_are_told_and_steps_joined() -> None:
    steps = Steps([(0, 1, 2), (1, 0, 3)]).joined(Steps([(1, 50, 1)]))
    assert [steps.price(*pair) for pair in ((0, 1), (1, 0), (1, 50), (50, 1))] == [2, 3, 1, 0]
    assert steps.step(0b10) == 1 << 50 | 1


def test_shifts_of_a_grid_lead_to_the_neighbours() -> None:
    for place in range(GRID.size):
        found = mask(place + shift for shift, sources in GRID.shifts if sources >> place & 1)
        assert found == GRID.adjacency[place]
