"""A search in several processes: what is added up, repeated, stopped, and used at the table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from multiprocessing import active_children
from multiprocessing.connection import wait
from threading import Timer

import pytest

from longroll.bots import Insight
from longroll.bots.parallel import (
    Helpers,
    ParallelSearcher,
    add,
    spare_processes,
    tally_of,
)
from longroll.bots.search import Search
from longroll.bots.searcher import Searcher
from longroll.bots.settings import CAPTAIN, Budget
from longroll.engine.action import parse
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.table.players import BotPool, Task
from tests.engine.duel import bidding

PATIENT = 600.0
"""Seconds that no search here comes near: what ends it are iterations, or somebody who stops it."""


@pytest.fixture(scope="module")
def helpers() -> Iterator[Helpers]:
    made = Helpers(1)
    yield made
    made.close()


def opening(title: str = "forthepeople", scenario: str = "1861", least: int = 4) -> Insight:
    """The first decision with so many actions, others taken at random before it."""
    game, chance, choose = get_title(title), Sampled(3), random.Random(3)
    state = game.opening(scenario, (), chance)[0]
    while (decision := game.decision(state)) is not None and len(decision.actions) < least:
        game.apply(state, decision.seat, choose.choice(decision.actions), chance)
    assert decision is not None
    return Insight(game, state, decision.seat, decision)


def searched(insight: Insight, seed: int, iterations: int = 30) -> Search:
    return Searcher(CAPTAIN.within(Budget(iterations, PATIENT)), seed).searched(insight)


def test_a_tally_adds_visits_and_what_they_brought() -> None:
    insight = opening()
    one, two = searched(insight, 1), searched(insight, 2)
    first, second = one.visits(), two.visits()
    worth = {action: one.value(action) for action in first}
    add(one, tally_of(two))
    for action in {*first, *second}:
        assert one.visits()[action] == first.get(action, 0) + second.get(action, 0)
        if action in worth and not second.get(action):
            assert one.value(action) == worth[action]
    assert sum(one.visits().values()) == sum(first.values()) + sum(second.values())
    assert one.root.visits == sum(first.values()) + sum(second.values())


def test_what_others_found_can_turn_the_choice() -> None:
    insight = opening()
    one = searched(insight, 1)
    best = one.best()
    other = next(action for action in insight.actions if action != best)
    found, better = tally_of(one), one.value(best) + 100
    add(one, found._replace(tried={other: (10_000, 10_000 * better)}))
    assert one.best() == other
    assert one.value(other) > one.value(best)


def test_mixtures_of_a_choice_taken_together_are_added() -> None:
    title, state, decision = bidding(1)
    found = [searched(Insight(title, state, "blue", decision), seed) for seed in (1, 2)]
    one, two = found
    before = dict(one.root.regrets["blue"].mixed)
    add(one, tally_of(two))
    for action, weight in one.root.regrets["blue"].mixed.items():
        more = two.root.regrets["blue"].mixed.get(action, 0.0)
        assert weight == pytest.approx(before.get(action, 0.0) + more)
    assert one.best() in decision.choices["blue"]


def test_the_same_seed_and_number_of_processes_give_the_same_search(helpers: Helpers) -> None:
    insight = opening()
    runs = [
        ParallelSearcher(CAPTAIN.within(Budget(40, PATIENT)), 7, helpers).searched(insight)
        for _ in range(2)
    ]
    assert runs[0].visits() == runs[1].visits()
    assert runs[0].best() == runs[1].best()
    other = ParallelSearcher(CAPTAIN.within(Budget(40, PATIENT)), 8, helpers).searched(insight)
    assert other.visits() != runs[0].visits()


def test_processes_share_what_a_level_looks_at(helpers: Helpers) -> None:
    insight = opening()
    alone = searched(insight, 7, iterations=40)
    shared = ParallelSearcher(CAPTAIN.within(Budget(40, PATIENT)), 7, helpers).searched(insight)
    assert sum(shared.visits().values()) == sum(alone.visits().values())
    assert ParallelSearcher(CAPTAIN.within(Budget(40, PATIENT)), 7, helpers).name == "captain"


def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(helpers: Helpers) -> None:
    insight = opening()
    game = insight.title
    world = game.resample(insight.world(1), insight.seat, Sampled(2))
    again = game.decision(world)
    assert again is not None
    other = Insight(game, world, insight.seat, again)
    budget = Budget(24, PATIENT)
    one = ParallelSearcher(CAPTAIN.within(budget), 5, helpers).choose(insight)
    assert one == ParallelSearcher(CAPTAIN.within(budget), 5, helpers).choose(other)


def test_a_search_can_be_stopped_and_its_helpers_go_on_serving(helpers: Helpers) -> None:
    insight = opening()
    endless = ParallelSearcher(CAPTAIN.within(Budget(10_000_000, PATIENT)), 7, helpers)
    timer = Timer(0.5, helpers.stop)
    timer.start()
    found = endless.searched(insight)
    timer.join()
    assert 0 < sum(found.visits().values()) < 10_000_000
    after = ParallelSearcher(CAPTAIN.within(Budget(20, PATIENT)), 7, helpers).searched(insight)
    assert sum(after.visits().values()) == sum(searched(insight, 7, 20).visits().values())


def test_looks_of_another_kind_are_not_added_up() -> None:
    """A helper that finds nothing to judge by answers makes many more looks, of another kind."""
    insight = opening()
    search = searched(insight, 7, 20)
    before = dict(search.visits())
    add(search, tally_of(search)._replace(judged=True))
    assert search.visits() == before
    add(search, tally_of(search))
    assert sum(search.visits().values()) == 2 * sum(before.values())


def test_helpers_that_were_closed_start_anew() -> None:
    ours = Helpers(1)
    bot = ParallelSearcher(CAPTAIN.within(Budget(10, PATIENT)), 1, ours)
    assert bot.choose(opening()) in opening().actions
    ours.close()
    assert bot.choose(opening()) in opening().actions
    ours.close()
    ours.close()


def test_a_core_is_left_for_others_and_there_is_always_one_process() -> None:
    assert 1 <= spare_processes() <= spare_processes(kept=0)
    assert spare_processes(kept=10_000) == 1


def test_a_worker_with_helpers_ends_when_its_pool_is_closed() -> None:
    """Or Ctrl-C would not end the table on a machine with cores to spare."""
    insight = opening()
    world = insight.title.dump(insight.world(1))
    before = {child.pid for child in active_children()}
    pool = BotPool(1, helpers=1)
    pool.ask((insight.title.info.key, world, insight.seat, "captain", 9, None)).result(60)
    workers = [child for child in active_children() if child.pid not in before]
    assert len(workers) == 1
    pool.close()
    # Not `is_alive`: the pool waits for it as well, and only one of two is told that it has ended.
    assert wait([workers[0].sentinel], 120)


def test_at_the_table_a_searching_bot_is_helped() -> None:
    insight = opening()
    title, seat = insight.title, insight.seat
    task: Task = (title.info.key, title.dump(insight.world(1)), seat, "captain", 9, None)
    pool = BotPool(1, helpers=1)
    try:
        chosen = pool.ask(task).result(60)
    finally:
        pool.close()
    assert parse(chosen.action) in insight.actions
    assert chosen.thought is not None
    # How many looks fit into its seconds depends on the machine: on a busy one it may be none.
    assert chosen.thought["looks"][1] <= CAPTAIN.budget.iterations
