"""The levels of bots: legal, repeatable, and blind to what their seat cannot see."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from longroll.bots import BOTS, Bot, BotError, Insight, Searcher, levels, make_bot
from longroll.bots.quiescence import (
    closing,
    estimate,
    quiesce,
    stands_pat,
)
from longroll.bots.settings import CAPTAIN, GENERAL, Budget, Climb, Tree
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.title import Foresight, get_title
from longroll.lab.suite import problems
from tests.bots.foresight import foresee
from tests.lab.moments import moments

Appraise = Callable[[Any, str], int]
CLIMB = Climb()
QUICK = Budget(12, 60.0)
"""A search that is over soon; what it finds does not matter here."""


def bot_named(name: str, seed: int) -> Bot:
    """A bot; those that search with a budget for tests."""
    quick = {
        "captain": CAPTAIN.within(QUICK),
        "general": GENERAL.within(replace(QUICK, answers=1)),
    }
    return Searcher(quick[name], seed) if name in quick else make_bot(name, seed)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_from_the_list_and_the_same_for_the_same_seed(name: str) -> None:
    for title, state, seat, decision in moments("1861", seed=4, every=37):
        insight = Insight(title, state, seat, decision)
        one = bot_named(name, 7).choose(insight)
        two = bot_named(name, 7).choose(insight)
        assert one == two
        assert one in insight.actions


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    ("key", "scenario", "every"), [("forthepeople", "1861", 41), ("bobbylee", "1862", 61)]
)
def test_a_bot_chooses_the_same_when_the_secrets_are_dealt_anew(
    key: str, scenario: str, every: int, name: str
) -> None:
    for title, state, seat, decision in moments(scenario, seed=9, every=every, title=key):
        other = title.resample(state, seat, Sampled(1))
        again = title.decision(other)
        assert again is not None
        chosen = [
            bot_named(name, 3).choose(Insight(title, world, seat, asked))
            for world, asked in ((state, decision), (other, again))
        ]
        assert chosen[0] == chosen[1]


def test_settling_ends_at_a_quiet_position() -> None:
    marches = 0
    for title, state, _, _ in moments("1861", seed=4, every=1):
        if state.stack[-1].name != "march":
            continue
        marches += 1
        after = title.copy(state)
        assert not title.quiet(after)
        assert 0 < quiesce(title, after, Sampled(1), random.Random(1), CLIMB, looks=2) < CLIMB.limit
        assert title.quiet(after)
        if marches == 5:
            return
    raise AssertionError("fewer than five marches")


def test_a_sergeant_thinks_of_one_way_on_and_the_careful_of_all_of_a_short_list(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Besides that, both ask what it is worth to end what is going on."""
    asked: list[str] = []
    for title, state, _, decision in moments("1861", seed=4, every=1):
        others = [action for action in decision.actions if action != closing(decision.actions)]
        if state.stack[-1].name != "march" or len(others) == len(decision.actions):
            continue
        if not CLIMB.careful < len(others) <= CLIMB.short_list:
            continue
        plainly = title.appraise

        def counted(state: Any, seat: str, plainly: Appraise = plainly) -> int:
            asked.append(seat)
            return plainly(state, seat)

        monkeypatch.setattr(title, "appraise", counted)
        steps = quiesce(title, title.copy(state), Sampled(1), random.Random(1), CLIMB, looks=1)
        assert 0 < len(asked) <= 2 * steps
        asked.clear()
        quiesce(title, title.copy(state), Sampled(1), random.Random(1), CLIMB, looks=CLIMB.careful)
        assert len(asked) >= len(others) + 1
        return
    raise AssertionError("no march with a short list")


def test_an_unknown_bot_is_refused_with_the_names_of_those_that_exist() -> None:
    with pytest.raises(BotError, match=r"the bots are: random, .*captain.*exec:COMMAND"):
        make_bot("napoleon", 1)


def test_a_deadline_ends_a_search_early() -> None:
    game = Game("forthepeople", "1861", seed=3)
    seat = game.decision.seat
    ticks = iter(range(1000))
    bot = Searcher(CAPTAIN.within(Budget(500, 3.0)), 1, clock=lambda: float(next(ticks)))
    search = bot.searched(Insight(game.title, game.state, seat, game.decision))
    assert 0 < sum(search.visits().values()) <= 4


@pytest.mark.parametrize(
    ("quiet", "deep", "looked"), [(True, True, 100), (True, False, 160), (False, True, 25)]
)
def test_a_search_makes_as_many_iterations_as_they_cost(
    monkeypatch: pytest.MonkeyPatch, quiet: bool, deep: bool, looked: int
) -> None:
    """The steps of what was begun get a quarter; who looks no further can look more often."""
    title, state, seat, decision = next(
        one
        for one in moments("1861", seed=4, every=1)
        if one[0].quiet(one[1]) == quiet and len(one[3].actions) > 1
    )
    foresee(monkeypatch, title, Foresight(care=1, deep=deep))
    patient = replace(CAPTAIN, tree=Tree(enough=1_000))  # it is never cut short
    search = Searcher(patient.within(Budget(100, 1e9)), 1).searched(
        Insight(title, state, seat, decision)
    )
    assert sum(search.visits().values()) == looked


def long_list(prompt: str = "") -> Insight:
    """Orders of Bobby Lee, a hundred of them at least, in answer to ``prompt`` or to any."""
    for title, state, seat, decision in moments("1862", seed=2, every=1, title="bobbylee"):
        asked = {one.key for one in decision.prompts.values()}
        if len(decision.actions) > 100 and (not prompt or prompt in asked):
            return Insight(title, state, seat, decision)
    raise AssertionError("no long list")


def test_of_a_long_list_the_most_promising_are_tried_a_few_others_and_the_end() -> None:
    insight = long_list()
    found = insight.shortlist(24, random.Random(1), 4)
    assert len(found) == len(set(found)) == 24
    assert closing(insight.actions) in found
    priorities = insight.title.judgement.priorities
    assert priorities is not None
    world = insight.world(random.Random(1).getrandbits(32))
    hopes = dict(
        zip(insight.actions, priorities(world, insight.seat, insight.actions), strict=True)
    )
    first = sorted(hopes.values(), reverse=True)[:17]
    assert sorted((hopes[action] for action in found), reverse=True)[:17] == first
    assert found == insight.shortlist(24, random.Random(1), 4)
    assert insight.shortlist(5000, random.Random(1), 4) == list(insight.actions)


def test_where_nothing_is_known_of_a_long_list_any_of_it_are_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Equal hopes express no opinion, and the order of a list of equals says nothing."""
    insight = long_list()

    def think(hopes: Callable[[int], float]) -> list[int]:
        def priorities(_state: Any, _seat: str, actions: Sequence[Any]) -> list[float]:
            return [hopes(number) for number in range(len(actions))]

        judgement = replace(insight.title.judgement, priorities=priorities)
        monkeypatch.setattr(type(insight.title), "judgement", judgement)
        chosen = insight.shortlist(24, random.Random(1), 4)
        return [insight.actions.index(action) for action in chosen]

    assert max(think(lambda _: 0.0)[:17]) > 30
    one = think(lambda number: float(number == 70))
    assert one[0] == 70
    assert max(one[1:18]) > 30


def test_to_end_orders_is_worth_what_the_position_is_where_a_title_says_so() -> None:
    insight = long_list("prompt-orders")
    title, seat = insight.title, insight.seat
    world = insight.world(1)
    done = closing(insight.actions)
    assert done is not None
    assert estimate(title, world, seat, done, 1, CLIMB, 1) == title.appraise(world, seat)
    order = next(action for action in insight.actions if action != done)
    assert not stands_pat(title, world, order)


def test_to_end_where_points_lapse_is_worth_what_is_left_after_it() -> None:
    """Bobby Lee 12.2: points of replacement that are not spent are lost."""
    problem = next(one for one in problems("bobbylee") if one.key == "ten-points-are-not-left")
    game = Game.from_text(problem.text, problem.key, seed=1)
    title, state = game.title, game.state
    done = closing(game.decision.actions)
    assert done is not None
    assert not stands_pat(title, state, done)
    left = estimate(title, state, problem.seat, done, 1, CLIMB, 1)
    assert left < title.appraise(state, problem.seat)
    assert (
        make_bot("sergeant", 1).choose(Insight(title, state, problem.seat, game.decision)) != done
    )


def test_what_is_as_good_as_the_best_by_luck_is_thrown_for_again_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A sure victory is not to be staked on dice that have only won so far."""
    title, state, seat, decision = next(
        one for one in moments("1861", seed=4, every=1) if len(one[3].actions) > 3
    )
    sure, gamble, *_ = decision.actions
    thrown: list[Any] = []

    def promised(
        _title: Any, _world: Any, _seat: str, action: Any, _dice: int, *_: Any
    ) -> tuple[int, bool]:
        thrown.append(action)
        won = action == sure or (action == gamble and thrown.count(action) == 1)
        return 100 * won, action == gamble

    monkeypatch.setattr(levels, "forecast", promised)
    foresee(monkeypatch, title, Foresight(again=4))
    insight = Insight(title, state, seat, decision)
    found = levels.one_ply(insight, decision.actions, random.Random(1), CLIMB, 0)
    assert found[0] == (100, sure)
    assert thrown.count(gamble) == 5


def test_every_level_is_offered_by_the_table() -> None:
    assert {"recruit", "sergeant", "lieutenant", "captain", "general"} <= set(BOTS)
    assert get_title("forthepeople").info.key == "forthepeople"


def test_an_action_is_worth_the_mean_of_the_throws_that_a_title_asks_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    title, state, seat, decision = next(
        one for one in moments("1861", seed=4, every=1) if len(one[3].actions) > 1
    )
    insight = Insight(title, state, seat, decision)
    thrown: list[tuple[Any, int]] = []

    def promised(
        _title: Any, _world: Any, _seat: str, action: Any, dice: int, *_: Any
    ) -> tuple[int, bool]:
        thrown.append((action, dice))
        return 10 * [each for each, _ in thrown].count(action), action != sure

    sure = decision.actions[-1]
    monkeypatch.setattr(levels, "forecast", promised)
    foresee(monkeypatch, title, Foresight(throws=3))
    found = levels.one_ply(insight, decision.actions, random.Random(1), CLIMB, 0)
    ranked = {action: worth for worth, action in found}
    assert ranked.pop(sure) == 10, "where no die is thrown, none is thrown again"
    assert set(ranked.values()) == {20}
    dice = {action: [d for each, d in thrown if each == action] for action in ranked}
    assert len({tuple(thrown_for) for thrown_for in dice.values()}) == 1  # the same for all
    assert len(set(dice[decision.actions[0]])) == 3


def test_what_looks_best_is_thrown_for_again_until_what_does_has_been(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of many actions the best after one throw is the luckiest; a sure thing is not thrown for."""
    title, state, seat, decision = next(
        one for one in moments("1861", seed=4, every=1) if len(one[3].actions) > 3
    )
    insight = Insight(title, state, seat, decision)
    lucky, steady, sure, *rest = decision.actions
    thrown: list[Any] = []

    def promised(
        _title: Any, _world: Any, _seat: str, action: Any, _dice: int, *_: Any
    ) -> tuple[int, bool]:
        thrown.append(action)
        first = thrown.count(action) == 1
        worth = {lucky: 100 if first else 0, steady: 60, sure: 50}.get(action, 1)
        return worth, action != sure

    monkeypatch.setattr(levels, "forecast", promised)
    foresee(monkeypatch, title, Foresight(again=4))
    found = levels.one_ply(insight, decision.actions, random.Random(1), CLIMB, 0)
    assert found[0] == (60, steady)
    assert {action: worth for worth, action in found}[lucky] == 20
    assert [thrown.count(action) for action in (lucky, steady, sure, *rest)] == [
        *(5, 5, 1),
        *(1 for _ in rest),
    ]


def test_a_first_look_ends_with_its_time_and_tries_the_most_promising_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A captain who answered no sooner than all had been tried left people waiting for minutes."""
    title, state, seat, decision = next(
        one
        for one in moments("1861", seed=4, every=1, title="uscivilwar")
        if len(one[3].actions) > 8 and not one[0].quiet(one[1])
    )
    insight = Insight(title, state, seat, decision)
    tried: list[Any] = []

    def promised(
        _title: Any, _world: Any, _seat: str, action: Any, _dice: int, *_: Any
    ) -> tuple[int, bool]:
        tried.append(action)
        return 1, True

    monkeypatch.setattr(levels, "forecast", promised)
    order = insight.by_promise(insight.actions, (insight.actions[-1],))
    assert order[0] == insight.actions[-1]
    assert sorted(map(str, order)) == sorted(map(str, insight.actions))
    priorities = title.judgement.priorities
    assert priorities is not None
    hopes = list(priorities(state, seat, order[1:]))
    assert hopes == sorted(hopes, reverse=True)
    found = levels.one_ply(insight, order, random.Random(1), CLIMB, 0, lambda: len(tried) >= 5)
    assert tried == order[:5]
    assert {action for _, action in found} == set(order[:5])


def test_a_search_without_time_still_chooses_among_what_its_first_look_saw() -> None:
    """Each look at the clock takes a second."""
    for title, state, seat, decision in moments("1861", seed=4, every=40, title="uscivilwar"):
        insight = Insight(title, state, seat, decision)
        ticks = count()
        bot = Searcher(CAPTAIN, 1, clock=ticks.__next__)
        assert bot.choose(insight) in insight.actions
        assert next(ticks) < 150, "it stops soon"
