"""What a plain player does, and that bots play on by it."""

from __future__ import annotations

import random

import pytest

from longroll.bots import Insight, make_bot
from longroll.bots.quiescence import quiesce
from longroll.bots.search import Search
from longroll.bots.settings import Climb, Tree
from longroll.engine.action import act
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.title import get_title
from longroll.lab.suite import problems
from longroll.titles.mosby import TITLE
from longroll.titles.mosby.combat import Combat
from longroll.titles.mosby.judge.appraisal import rests
from longroll.titles.mosby.judge.chances import chance
from longroll.titles.mosby.judge.policy import hopes, plain
from longroll.titles.mosby.occurrences import Shot
from longroll.titles.mosby.scenarios import setup
from longroll.titles.mosby.state import SEAT, SHORT_WAR, MosbyState
from tests.conformance.mosby.table import (
    Driver,
    at,
    demolish_all_but,
    hand,
    operations,
    put,
    raid,
    raider_phase,
    run,
)

HOUSE = get_title("mosby")


def usual(driver: Driver) -> str:
    return str(plain(driver.state, SEAT, driver.decision))


def quiet(where: str, factor: int = 2) -> MosbyState:
    """A raid in which nothing is left to be blown up, and nobody to come."""
    state = demolish_all_but(raid(where, factor))
    state.rails = state.bridges = -1
    state.sent, state.hunted = state.concentrations, True
    return state


def bridge() -> MosbyState:
    """A raid at a bridge."""
    state = quiet("union-mills")
    state.bridges = ~(1 << state.mosby)
    return state


def test_he_blows_up_the_bridge_he_stands_at() -> None:
    assert usual(operations(bridge())) == "demolish bridge"


def test_he_looks_before_he_enters_and_plays_a_guide_where_that_failed() -> None:
    state = raid("groveton", hidden=["manassas"])
    state.depots = ((at("manassas"), 8),)
    assert usual(operations(state)) == "scout manassas"
    state.scouted = 1 << at("manassas")
    assert usual(operations(state)) == "go manassas"
    state.alert = 5
    assert usual(operations(hand(state, "local-guide"))) == "go manassas local-guide"


def test_he_goes_home_where_nothing_pays() -> None:
    assert usual(operations(quiet("manassas"))) == "go groveton"
    assert usual(operations(quiet("groveton"))) == "scatter"


@pytest.mark.clause("20.4")
def test_who_was_not_inside_yet_does_not_go_home() -> None:
    state = quiet("groveton")
    state.rails, state.hunted = 0, False
    state.alert = 5
    assert usual(operations(state)) != "scatter"


def test_he_attacks_whom_he_can_beat_and_takes_couriers() -> None:
    assert usual(operations(put(quiet("manassas", 3), "picket-1", "manassas"))) == "attack"
    strong = put(quiet("manassas", 1), "coles-cavalry", "manassas")
    assert usual(operations(strong)) == "go groveton"
    assert usual(operations(put(quiet("manassas"), "courier-1", "manassas"))) == "capture courier-1"


def test_hunted_he_fights_hides_or_rides_home() -> None:
    weak = put(quiet("manassas", 3), "picket-1", "bradley", awake=True)
    assert usual(raider_phase(weak)) == "go bradley"
    strong = put(quiet("manassas", 1), "coles-cavalry", "bradley", awake=True)
    assert usual(raider_phase(strong)) == "go groveton"
    assert usual(raider_phase(hand(strong, "hide"))).startswith("play")
    home = put(quiet("groveton", 1), "coles-cavalry", "manassas", awake=True)
    home.points = 40
    assert usual(raider_phase(home)) == "scatter"


@pytest.mark.clause("14.3")
def test_attacked_he_stands_unless_that_is_hopeless() -> None:
    weak = put(quiet("manassas", 2), "picket-1", "manassas", awake=True)
    assert usual(run(weak, Combat("union"))) == "stand"
    strong = put(quiet("manassas", 1), "14th-pennsylvania-cavalry", "manassas", awake=True)
    strong.points, strong.alert = 80, 5
    assert usual(run(strong, Combat("union"))) == "disband"


@pytest.mark.parametrize(
    "key",
    [
        "a-charge-makes-the-turn",
        "a-hundred-points-are-not-staked",
        "a-victory-is-not-rolled-again",
        "coats-are-worn",
        "the-last-depot-of-the-war",
    ],
)
def test_at_the_end_he_counts_what_the_turn_wants(key: str) -> None:
    """He rode from the deed that made the turn, and staked a war that was won."""
    problem = next(one for one in problems("mosby") if one.key == key)
    game = Game.from_text(problem.text, key, seed=1)
    assert problem.solved_by(str(plain(game.state, SEAT, game.decision)))


def test_cards_are_played_while_they_help() -> None:
    state = hand(put(quiet("manassas", 2), "picket-8", "manassas"), "charge", "counterattack")
    state.points, state.alert = 60, 3
    fight = run(state, Combat(SEAT), rolls=[1, 6])
    assert usual(fight).startswith("play")
    fight.push("roll")
    assert usual(fight).startswith("play")
    sure = hand(put(quiet("manassas", 6), "picket-1", "manassas"), "charge")
    assert usual(run(sure, Combat(SEAT))) == "roll"
    shot = run(hand(quiet("groveton"), "hide", "laura-ratcliffe"), Shot())
    assert usual(shot) == str(act("discard", hand(quiet("groveton"), "laura-ratcliffe").hand[0]))


def test_playing_on_ends_where_the_next_band_is_mustered() -> None:
    dice = Sampled(3)
    state = TITLE.opening("partisan", (), dice)[0]
    decision = TITLE.decision(state)
    assert decision is not None
    assert rests(state)
    TITLE.apply(state, SEAT, decision.actions[0], dice)
    assert not rests(state)
    assert quiesce(HOUSE, state, dice, random.Random(1), Climb(), 1) == 0
    assert state.result is not None or (rests(state) and state.turn == 2)


def test_the_chance_grows_with_points_and_shrinks_with_a_wound() -> None:
    state = setup("ranger")
    told = [chance(state, 5, points) for points in (40, 60, 80, 100)]
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] < 1
    state.wound = 1
    assert chance(state, 5, 60) < told[1]
    assert [chance(state, 9, points) for points in (89, 90)] == [0, 1]
    assert chance(setup("ranger", (SHORT_WAR,)), 3, 30) > chance(setup("ranger"), 3, 30)


def test_the_sergeant_plays_by_it_and_a_search_tries_it_first() -> None:
    driver = operations(bridge())
    insight = Insight(HOUSE, driver.state, SEAT, driver.decision)
    assert str(insight.usual()) == "demolish bridge"
    assert make_bot("sergeant", 1).choose(insight) == insight.usual()
    search = Search(insight, random.Random(1), Tree())
    search.consider(insight.actions[::-1])
    assert search.root.order[0] == insight.usual()


def test_a_step_towards_a_deed_looks_better_than_another() -> None:
    state = quiet("manassas")
    state.depots = ((at("bradley"), 8),)
    actions = [act("go", "bradley"), act("go", "groveton"), act("go", "bradley", "local-guide")]
    first, other, card = hopes(state, SEAT, actions)
    assert first > card > other
