"""A long list tells first what does more than go somewhere: attacks, whatever their verb."""

from __future__ import annotations

import random
from collections.abc import Collection

import pytest

from longroll.engine.action import Action, act, parse
from longroll.engine.aids import Aids
from longroll.engine.game import Game
from longroll.engine.title import get_title


def test_what_is_aimed_at_an_enemy_stands_first_and_all_else_in_its_order() -> None:
    def foes(_state: object, seat: str) -> Collection[str]:
        return {"b"} if seat == "north" else ()

    aids = Aids[object](foremost=frozenset({"dig"}), foes=foes, targets={"march": 1})
    orders = [parse(each) for each in ("go a", "march x b a", "go b", "march x a b", "dig", "done")]

    def told(seat: str) -> list[str]:
        return [str(each) for each in aids.foremost_first(object(), seat, orders, {"a", "b"})]

    assert told("north") == ["march x b a", "go b", "dig", "go a", "march x a b", "done"]
    assert told("south") == ["dig", "go a", "march x b a", "go b", "march x a b", "done"]


def test_of_what_stands_first_comes_first_what_there_is_least_of() -> None:
    aids = Aids[object](foremost=frozenset({"scout", "raid"}))
    orders = [parse(each) for each in ("go a", "scout a", "scout b", "raid", "done")]
    told = aids.foremost_first(object(), "north", orders, {"a", "b"})
    assert [str(each) for each in told] == ["raid", "scout a", "scout b", "go a", "done"]


def test_of_a_long_list_many_orders_of_one_kind_are_told_together() -> None:
    aids = Aids[object](kinds={"sail": "ships", "steam": "ships", "dig": "dig"})
    ships = [act(verb, place) for verb in ("sail", "steam") for place in "abc"]
    digs = [act("dig", place) for place in "abcde"]
    marches = [act("go", place) for place in "abcdefghijklmnop"]
    assert aids.told_by_kind([*ships, *digs, *marches]) == [("sail", "ships"), ("steam", "ships")]
    assert aids.told_by_kind([*ships, *digs]) == [], "the list is short"


def test_mosby_finds_what_he_came_for_before_the_ways_on() -> None:
    game, choose = Game("mosby", scenario="partisan", seed=2), random.Random(2)
    places = get_title("mosby").inventory.atlas().place_keys
    met = 0
    for _ in range(1000):
        if game.over or met > 1:
            break
        told = game.title.aids.foremost_first(game.state, "mosby", game.actions, places)
        verbs = [each.verb for each in told]
        if {"demolish", "scout", "go"} <= {*verbs}:
            met += 1
            assert max(verbs.index("demolish"), verbs.index("scout")) < verbs.index("go")
        game.push(choose.choice(game.actions))
    assert met > 1


ONTO = {
    "bobbylee": {"march", "send"},
    "forthepeople": {"go"},
    "uscivilwar": {"attack"},
}
"""Of each title orders by which one attacks who stands at their end."""


@pytest.mark.parametrize("title", ONTO)
def test_attacks_come_before_marches_in_a_game(title: str) -> None:
    met = set[str]()
    for seed in range(4, 14):  # few games of The U.S. Civil War at random come to an attack
        met |= _attacks_first(title, seed)
        if ONTO[title] <= met:
            break
    assert met == ONTO[title]


def _attacks_first(title: str, seed: int) -> set[str]:
    """The attacks that a random game has offered, each found before all marches."""
    game, choose, met = Game(title, seed=seed), random.Random(seed), set[str]()
    aids, places = game.title.aids, get_title(title).inventory.atlas().place_keys
    for _ in range(4000):
        if game.over or ONTO[title] <= met:
            break
        seat = game.decision.seats[0]
        orders = game.decision.actions_of(seat)
        foes = frozenset(aids.foes(game.state, seat))
        onto = [each for each in orders if each.verb in ONTO[title] and foes & {*each.args}]

        def is_first(each: Action, foes: Collection[str] = foes) -> bool:
            return each.verb in aids.foremost or (bool(each.args) and _aims(each, aids) in foes)

        if onto:
            met |= {each.verb for each in onto if _aims(each, aids) in foes}
            told = aids.foremost_first(game.state, seat, orders, places)
            assert sorted(map(str, told)) == sorted(map(str, orders))
            first = [is_first(each) for each in told]
            assert first == sorted(first, reverse=True)
        game.push(choose.choice(orders), seat)
    return met


def _aims(action: Action, aids: Aids[object]) -> str:
    return action.args[aids.targets.get(action.verb, -1)]
