"""What a table shows beside the rules agrees with them: overlays, charts, battles as they go."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longroll.board.region import members
from longroll.engine.chart import Row
from longroll.engine.event import Event, Message
from longroll.engine.game import Game
from longroll.engine.title import get_title
from longroll.titles.forthepeople.components import CONFEDERATE, SPACE, UNION
from longroll.titles.forthepeople.naval_control import naval_control
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.supply import has_lc
from tests.conformance.forthepeople.table import empty_table, put

TITLE = get_title("forthepeople")


def marks(state: ForThePeopleState, key: str, about: str = "") -> dict[str, tuple[str, int]]:
    """The marks of an overlay, by place."""
    found = {overlay.key: overlay for overlay in TITLE.aids.overlays(state, "union", about)}
    return {mark.place: (mark.kind, mark.value) for mark in found[key].marks}


def positions(scenario: str, seed: int, count: int, every: int) -> list[Any]:
    """Copies of a random game's states."""
    choose, game = random.Random(seed), Game("forthepeople", scenario, seed=seed)
    found: list[Any] = []
    for number in range(count):
        if game.over:
            break
        game.push(choose.choice(game.actions))
        if number % every == 0:
            found.append(TITLE.copy(game.state))
    return found


@pytest.mark.clause("8.1")
def test_the_supply_overlay_marks_whoever_has_no_line() -> None:
    for state in positions("1862", 3, 240, 24):
        for side, key in ((UNION, "supply-union"), (CONFEDERATE, "supply-confederate")):
            told = marks(state, key)
            for space in members(state.occupied(side)):
                place = next(name for name, index in SPACE.items() if index == space)
                is_cut = told.get(place, ("", 0))[0] == "cut"
                if told.get(place, ("", 0))[0] != "source":
                    assert is_cut is not has_lc(state, side, space), place


@pytest.mark.clause("6.6.1")
def test_the_naval_overlay_tells_what_the_union_controls() -> None:
    for state in positions("1862", 5, 120, 40):
        told, naval = marks(state, "naval-control"), naval_control(state)
        for place, (kind, _) in told.items():
            if kind != "block":
                assert (kind == "own") is bool(naval.controlled >> SPACE[place] & 1), place


@pytest.mark.clause("5.1.3")
def test_reach_ends_where_the_points_end_and_before_the_enemy() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 3, "mcdowell")
    put(state, CONFEDERATE, "manassas", 1)
    told = marks(state, "reach", "washington-dc")
    assert told["washington-dc"] == ("source", 0)
    assert told["manassas"] == ("fight", 1)
    assert told["baltimore"] == ("reach", 1)
    assert max(points for _, points in told.values()) == 10  # a corps, with the bonus by rail
    assert "culpeper" not in told or told["culpeper"][1] > 2  # not through the enemy at Manassas


@pytest.mark.clause("5.1.1")
def test_the_reach_of_the_moving_force_is_where_it_may_go() -> None:
    seen = 0
    for state in positions("1861", 12, 600, 1):
        decision = TITLE.decision(state)
        if decision is None or not any(a.verb == "go" for a in decision.actions_of(decision.seat)):
            continue
        told = marks(state, "reach")
        steps = {a.args[0] for a in decision.actions_of(decision.seat) if a.verb == "go"}
        assert steps <= set(told)
        assert {place for place, (kind, value) in told.items() if kind != "source" and value == 1}
        seen += 1
    assert seen > 10


@pytest.mark.clause("12")
def test_charts_tell_the_tracks_as_they_stand() -> None:
    for state in positions("1863", 2, 200, 50):
        charts = {chart.key: chart for chart in TITLE.aids.charts(state, "union")}
        assert [row.cells[0] for row in charts["will"].rows] == state.will[1:]
        assert [row.now for row in charts["blockade"].rows].index(True) == state.blockade
        (now,) = [row for row in charts["turns"].rows if row.now]
        assert now.label == TITLE.view(state, "union")["turn"]
        seen = [*state.discards, *state.gone]
        assert [_card(row) for row in charts["discards"].rows] == seen if seen else True


def _card(row: Row) -> object:
    assert isinstance(row.label, Message)
    return dict(row.label.args)["card"]


@pytest.mark.clause("10.6")
def test_the_turn_track_bears_whoever_is_on_his_way() -> None:
    state = positions("1862", 1, 1, 1)[0]
    turns = {chart.key: chart for chart in TITLE.aids.charts(state, "union")}["turns"]
    for row in turns.rows:
        assert row.now or row.cells, "somebody comes on every turn of 1862"
    coming = {cell for row in turns.rows for cell in row.cells}
    posted = TITLE.view(state, "union")["generals"]
    assert not coming & {key for key, at in posted.items() if at in SPACE}


def _battle(*more: Event) -> list[Event]:
    where = (("space", "manassas"), ("side", "union"), ("attackers", 5), ("defenders", 3))
    return [Event("turn"), Event("battle", (*where, ("size", "medium"))), *more]


@pytest.mark.clause("7.3.1")
def test_a_battle_is_read_out_of_its_events() -> None:
    assert TITLE.aids.contest([Event("turn")]) is None
    fort = Event("modifier-fort", (("side", "confederate"), ("count", 2)))
    roll = (("side", "union"), ("roll", 4), ("modifier", 0), ("total", 4), ("losses", 1))
    told = TITLE.aids.contest(_battle(fort, Event("battle-roll", roll)))
    assert told is not None
    attacker, defender = told.parties
    assert (attacker.side, attacker.strength, attacker.dice, attacker.total) == (
        "union",
        5,
        (4,),
        4,
    )
    assert (defender.strength, defender.loss, attacker.loss) == (3, 1, None)
    assert [(m.value, m.clause) for m in defender.modifiers] == [(2, "6.8.7")]
    assert not told.winner


@pytest.mark.clause("7.3.2")
def test_a_battle_ends_with_what_is_no_part_of_it() -> None:
    won = Event("battle-won", (("side", "union"), ("space", "manassas")))
    retreat = Event("retreat", (("side", "confederate"),))
    told = TITLE.aids.contest(_battle(won, retreat, Event("card-event"), retreat))
    assert told is not None
    assert told.winner == "union"
    assert [event.key for event in told.told] == ["battle-won", "retreat"]
