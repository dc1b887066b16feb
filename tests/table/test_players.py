"""Bots at the table: they see what their seat sees, and think in a process of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longroll.bots import BOTS, Insight, Searcher
from longroll.bots.plans import Intent
from longroll.bots.search import Search
from longroll.bots.settings import CAPTAIN, GENERAL, LEVELS, Budget
from longroll.engine.action import Action, parse
from longroll.table import Store
from longroll.table.players import BotPool, choose, task_of
from tests.table.tables import begin, play


def test_a_worker_is_handed_no_true_secret(store: Store) -> None:
    table = begin(store, union="greedy")
    play(store, table, 3)
    title = table.title
    worlds = [title.load(task_of(table, "union", seed)[1]) for seed in range(8)]
    own = {str(title.view(world, "union")) for world in worlds}
    assert own == {str(table.game.view("union"))}
    hidden = {str(title.view(world, "confederate")["hand"]) for world in worlds}
    assert len(hidden) > 4


def test_every_bot_chooses_what_is_on_the_list(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasty = GENERAL.within(replace(GENERAL.budget, seconds=1.0))
    monkeypatch.setitem(LEVELS, "general", hasty)
    for bot in BOTS:
        table = begin(store, union=bot, confederate=bot)
        for seed in range(40):
            seat = table.deciding_bot
            assert seat is not None
            chosen = choose(task_of(table, seat, seed))
            assert table.game.decision.allows(seat, parse(chosen.action))
            if chosen.thought is not None:
                assert (chosen.thought["bot"], chosen.thought["seat"]) == (bot, seat)
                assert chosen.thought["action"] == chosen.action
            table.push(seat, chosen.action, table.seq)


def test_the_choice_is_the_same_in_another_process(store: Store) -> None:
    table = begin(store, confederate="greedy")
    task = task_of(table, "confederate", 5)
    pool = BotPool()
    try:
        assert pool.ask(task).result(60) == choose(task)
    finally:
        pool.close()


def test_a_bot_goes_on_with_what_it_means_and_tells_what_it_means_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(store, confederate="general")
    seat = table.deciding_bot
    assert seat is not None
    task = task_of(table, seat, 5, Intent((), 1))
    knew: list[Intent | None] = []

    def decided(bot: Searcher, insight: Insight) -> tuple[Action, Search]:
        knew.append(bot.intent)
        search = Searcher(CAPTAIN.within(Budget(8, 1e9)), 1).searched(insight)
        bot.intent = Intent((("1", search.best()),), 2)
        return search.best(), search

    monkeypatch.setattr(Searcher, "decided", decided)
    chosen = choose(task)
    assert knew == [Intent((), 1)]
    assert chosen.intent == Intent((("1", parse(chosen.action)),), 2)
