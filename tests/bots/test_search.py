"""The search finds what can be found, and mixes where everybody chooses at once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import cycle
from typing import Any

import pytest

from longroll.bots.insight import Insight
from longroll.bots.nodes import Regrets, Scale
from longroll.bots.search import Search
from longroll.bots.settings import Tree
from longroll.engine.action import Action, act
from longroll.engine.chance import Chance, Sampled
from longroll.engine.decision import Decision
from longroll.engine.title import Foresight, Title, register
from tests.bots.foresight import foresee
from tests.engine.duel import DuelState, DuelTitle, bidding
from tests.lab.moments import moments

TREE = Tree()
SHARP = Tree(trifle=0)
"""For a game in which a hit counts one."""

ROCK, PAPER, SCISSORS = (act(word) for word in ("rock", "paper", "scissors"))
BEATS = {(PAPER, ROCK), (ROCK, SCISSORS), (SCISSORS, PAPER)}


def test_regret_matching_comes_near_the_equilibrium_of_a_game_without_a_best_choice() -> None:
    choose = random.Random(1)
    sides = (Regrets(), Regrets())
    hands = (ROCK, PAPER, SCISSORS)
    for _ in range(20_000):
        drawn = [side.draw(hands, choose, TREE.uniform) for side in sides]
        for at, side in enumerate(sides):
            mine, other = drawn[at], drawn[1 - at]
            won = (mine[0], other[0]) in BEATS
            lost = (other[0], mine[0]) in BEATS
            side.learn(mine[0], mine[1], 1.0 if won else 0.0 if lost else 0.5)
    total = sum(sides[0].mixed.values())
    for hand in hands:
        assert sides[0].mixed[hand] / total == pytest.approx(1 / 3, abs=0.06)


def test_regret_matching_drops_what_is_never_good() -> None:
    choose, side = random.Random(2), Regrets()
    for _ in range(2_000):
        action, probability = side.draw((ROCK, PAPER), choose, TREE.uniform)
        side.learn(action, probability, 0.9 if action == ROCK else 0.1)
    assert [side.average((ROCK, PAPER), choose) for _ in range(20)].count(ROCK) > 15


def parry_pending() -> tuple[DuelTitle, DuelState]:
    """A duel in which red may parry a hit: to parry is never worse than to stand."""
    title = DuelTitle()
    register("duel", DuelTitle)
    for seed in range(200):
        chance = Sampled(seed)
        state = title.opening("dawn", (), chance)[0]
        decision = title.decision(state)
        while decision is not None and decision.clause == "1":
            for seat, actions in decision.choices.items():
                title.apply(state, seat, actions[0], chance)
            decision = title.decision(state)
        if decision is not None and decision.clause == "2.2":
            return title, state
    raise AssertionError("no attack in 200 duels")


def wide_choice() -> tuple[Title, Any, str, Decision]:
    """A moment of For the People with at least sixteen actions."""
    return next(one for one in moments("1861", seed=4, every=1) if len(one[3].actions) >= 16)


def test_the_search_parries() -> None:
    title, state = parry_pending()
    decision = title.decision(state)
    assert decision is not None
    search = Search(Insight(title, state, decision.seat, decision), random.Random(5), SHARP)
    looked = search.run(300)
    assert str(search.best()) == "parry"
    assert search.value(act("parry")) > search.value(act("stand"))
    assert sum(search.visits().values()) == looked


class Steady(DuelTitle):
    """A duel whose appraisals are told beforehand, one row of them for each action."""

    def __init__(self, **worths: Iterable[int]) -> None:
        self._worths = {verb: cycle(row) for verb, row in worths.items()}
        self._last = ""

    def apply(self, state: DuelState, seat: str, action: Action, chance: Chance) -> Any:
        self._last = action.verb
        return super().apply(state, seat, action, chance)

    def resample(self, state: DuelState, seat: str, chance: Chance) -> DuelState:
        self._last = ""
        return super().resample(state, seat, chance)

    def quiet(self, state: DuelState) -> bool:
        return True

    def decision(self, state: DuelState) -> Decision | None:
        return None if self._last else super().decision(state)

    def appraise(self, state: DuelState, seat: str) -> int:
        return next(self._worths[self._last])


@pytest.mark.parametrize(
    ("parry", "stand", "early"),
    [
        ([500, 700, 600], [100, 320, 180], True),  # clearly better, however the dice fall
        ([500, -900, 100], [510, -895, 106], True),  # as good as one another
        ([500, -900, 100], [-400, 800, 120], False),  # who knows?
    ],
)
def test_a_search_ends_when_more_looks_would_change_nothing(
    parry: list[int], stand: list[int], early: bool
) -> None:
    _, state = parry_pending()
    title = Steady(parry=parry, stand=stand)
    decision = title.decision(state)
    assert decision is not None
    search = Search(Insight(title, state, decision.seat, decision), random.Random(5), TREE)
    assert search.run(60) == (2 * TREE.enough if early else 60)
    assert search.visits() == dict.fromkeys(decision.actions, TREE.enough if early else 30)


def test_a_search_does_not_end_while_one_ply_says_otherwise() -> None:
    """It would play what one ply showed to be good, and every look since to be bad."""
    _, state = parry_pending()
    title = Steady(parry=[500], stand=[440])
    decision = title.decision(state)
    assert decision is not None
    search = Search(Insight(title, state, decision.seat, decision), random.Random(5), TREE)
    search.prefer([(800, act("stand")), (500, act("parry"))])
    looked = search.run(120)
    assert 2 * TREE.enough < looked < 120
    assert str(search.best()) == "parry"


def test_the_search_plays_an_average_mixture_where_seats_choose_at_once() -> None:
    title, state, decision = bidding(3)
    search = Search(Insight(title, state, "blue", decision), random.Random(5), TREE)
    search.run(200)
    assert search.best() in decision.actions_of("blue")
    mixed = search.root.regrets["blue"].mixed
    assert sum(mixed.values()) == pytest.approx(200)


def test_values_are_told_from_what_was_expected_and_never_leave_0_to_1() -> None:
    scale = Scale(20)
    assert scale.share("blue", 10) == 0.5
    assert 0.5 < scale.share("blue", 15) < scale.share("blue", 30) < 0.8
    assert 0.99 < scale.share("blue", 5000) <= 1.0
    assert scale.share("blue", 0) == pytest.approx(1 - scale.share("blue", 20))
    assert scale.share("red", -7) == 0.5


def test_what_one_ply_shows_counts_as_a_few_visits() -> None:
    title, state = parry_pending()
    decision = title.decision(state)
    assert decision is not None
    first, *others = decision.actions
    means: list[float] = []
    for worth in (900, -900):  # the same look both times: the same world under the same dice
        search = Search(Insight(title, state, decision.seat, decision), random.Random(5), TREE)
        search.prefer([(worth, first), *((0, action) for action in others)])
        search.run(1)
        assert search.visits() == {first: 1}
        means.append(search.value(first))
    liked, disliked = means
    assert liked - disliked == pytest.approx(1800 * TREE.prior_visits / (TREE.prior_visits + 1))


def test_without_time_for_a_look_what_one_ply_shows_to_be_the_best_is_played() -> None:
    title, state = parry_pending()
    decision = title.decision(state)
    assert decision is not None
    search = Search(Insight(title, state, decision.seat, decision), random.Random(5), TREE)
    last = decision.actions[-1]
    search.prefer([(9, last), *((0, action) for action in decision.actions[:-1])])
    assert search.run(10, over=lambda: True) == 0
    assert search.best() == last


def test_looks_are_halved_among_the_better_half() -> None:
    """Of sixteen actions each gets three looks, of the better eight each six more, and so on."""
    title, state, seat, decision = wide_choice()
    patient = Tree(enough=1_000)
    search = Search(Insight(title, state, seat, decision), random.Random(5), patient)
    assert search.run(192) == 192
    looks = sorted(search.visits().values(), reverse=True)
    assert looks == [45] * 2 + [21] * 2 + [9] * 4 + [3] * 8
    best = search.best()
    finalists = [action for action, count in search.visits().items() if count == 45]
    assert best == max(finalists, key=search.value)


def test_the_tree_branches_where_somebody_begins_something() -> None:
    """What an action begins is brought to its end first: a march is judged where it ends."""
    title, state, seat, decision = wide_choice()
    search = Search(Insight(title, state, seat, decision), random.Random(5), TREE)
    search.run(24)
    deep = [edge.child for edge in search.root.edges.values() if edge.child.edges]
    assert deep
    carried_out = {"go", "stop", "with", "mark", "done", "drop", "take"}
    assert not carried_out & {action.verb for node in deep for action in node.edges}


def test_a_step_of_what_was_begun_is_looked_at_to_its_end_only() -> None:
    title, state, seat, decision = next(
        one for one in moments("1861", seed=4, every=1) if not one[0].quiet(one[1])
    )
    search = Search(Insight(title, state, seat, decision), random.Random(5), TREE)
    search.run(40)
    assert search.root.edges
    assert not any(edge.child.edges for edge in search.root.edges.values())


def test_a_title_may_say_that_depth_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    title, state, seat, decision = wide_choice()
    depths: list[bool] = []
    for foresight in (Foresight(), Foresight(care=1, deep=False)):
        foresee(monkeypatch, title, foresight)
        search = Search(Insight(title, state, seat, decision), random.Random(5), TREE)
        search.run(24)
        depths.append(any(edge.child.edges for edge in search.root.edges.values()))
    assert depths == [True, False]


def test_every_action_meets_the_same_worlds_and_dice() -> None:
    title, state, seat, decision = wide_choice()
    seen: list[int] = []

    class Listening(Insight):
        def world(self, seed: int) -> Any:
            seen.append(seed)
            return super().world(seed)

    Search(Listening(title, state, seat, decision), random.Random(5), TREE).run(40)
    first = seen[:20]  # four actions, five looks each, before the first halving
    assert sorted(Counter(first).values()) == [4] * 5


def test_searching_changes_nothing_of_the_position() -> None:
    title, state = parry_pending()
    before = title.dump(state)
    decision = title.decision(state)
    assert decision is not None
    Search(Insight(title, state, decision.seat, decision), random.Random(5), TREE).run(20)
    assert title.dump(state) == before
