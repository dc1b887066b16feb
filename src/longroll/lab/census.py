"""A census counts what happens in many games, to check whether a title plays like its war.

Gauges (will, states, strength, ...) are read from the title at the start of every turn and at the
end. Events are counted by kind and by their distinguishing arguments, results by winner and clause.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.event import Event
from longroll.engine.title import get_title
from longroll.lab.selfplay import Plan, seed_for

__all__ = ["Census", "GameCensus", "census", "census_of_game", "spread_of", "together"]

TURN = "turn"
"""The event that begins a turn, in every title."""
TELLING = ("side", "size", "means")
"""Arguments that distinguish events of one kind."""


class GameCensus(NamedTuple):
    """One game: a list of readings for each gauge, counts of events, and the ending."""

    readings: Mapping[str, list[int]]
    events: Mapping[str, int]
    amounts: Mapping[str, int]
    ending: str


class Census(NamedTuple):
    """Many games: readings by gauge and turn, events and amounts per game, endings.

    The last column of readings holds the final values of all games, whatever their last turn.
    """

    games: int
    readings: Mapping[str, list[list[int]]]
    events: Mapping[str, float]
    amounts: Mapping[str, float]
    endings: Mapping[str, int]


def census_of_game(plan: Plan, seed: int) -> GameCensus:
    """Play one game and count."""
    title = get_title(plan.title)
    chance = Sampled(seed_for(seed, "chance"))
    bots = {seat: make_bot(name, seed_for(seed, seat)) for seat, name in plan.bots.items()}
    state, told = title.opening(plan.scenario, plan.options, chance)
    readings: dict[str, list[int]] = defaultdict(list)
    events: Counter[str] = Counter()
    amounts: Counter[str] = Counter()
    while True:
        turns = sum(event.key == TURN for event in told)
        for gauge, value in title.measures.gauges(state).items() if turns else ():
            readings[gauge].append(value)
        _count(told, events, amounts)
        decision = title.decision(state)
        if decision is None:
            break
        seat = decision.seat
        action = bots[seat].choose(Insight(title, state, seat, decision))
        told = title.apply(state, seat, action, chance)
    for gauge, value in title.measures.gauges(state).items():
        readings[gauge].append(value)
    result = title.result(state)
    ending = f"{result.winner or 'draw'} {result.clause} {result.key}" if result else "none"
    return GameCensus(dict(readings), dict(events), dict(amounts), ending)


def _count(told: Iterable[Event], events: Counter[str], amounts: Counter[str]) -> None:
    for event in told:
        args = dict(event.args)
        names = [event.key, *(f"{event.key} {args[arg]}" for arg in TELLING if arg in args)]
        count = args.get("count", args.get("amount"))
        for name in names:
            events[name] += 1
            if isinstance(count, int):
                amounts[name] += count


def census(plan: Plan, games: int, seed: int, jobs: int = 1) -> Census:
    """Play ``games`` games, the n-th with the seed ``seed + n``, and combine them."""
    one = partial(census_of_game, plan)
    seeds = range(seed, seed + games)
    if jobs <= 1:
        return together([one(number) for number in seeds])
    with ProcessPoolExecutor(jobs) as pool:
        return together(list(pool.map(one, seeds)))


def together(games: list[GameCensus]) -> Census:
    """The census of several games."""
    readings: dict[str, list[list[int]]] = {}
    ends: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for gauge, (*values, end) in game.readings.items():
            turns = readings.setdefault(gauge, [])
            for turn, value in enumerate(values):
                if turn == len(turns):
                    turns.append([])
                turns[turn].append(value)
            # Games may end in different turns: a final value says nothing of the turn after.
            ends[gauge].append(end)
    for gauge, values in ends.items():
        readings[gauge].append(values)
    return Census(
        len(games),
        readings,
        _mean(game.events for game in games),
        _mean(game.amounts for game in games),
        dict(sorted(Counter(game.ending for game in games).items())),
    )


def _mean(tables: Iterable[Mapping[str, int]]) -> dict[str, float]:
    """The mean of every entry per game, in alphabetical order."""
    rows = list(tables)
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row)
    return {name: total[name] / len(rows) for name in sorted(total)}


def spread_of(values: Iterable[int]) -> tuple[int, int, int]:
    """The tenth, fiftieth and ninetieth percentile.

    >>> spread_of(range(101))
    (10, 50, 90)
    """
    ordered = sorted(values)
    last = len(ordered) - 1
    low, middle, high = (ordered[round(last * part)] for part in (0.1, 0.5, 0.9))
    return low, middle, high
