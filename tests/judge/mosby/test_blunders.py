"""What counts as a move that a beginner would laugh at, and what comes near it and does not."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.titles.mosby.judge.blunders import GameCritic, gives_up, hopeless, idle
from longroll.titles.mosby.state import SEAT, MosbyState
from tests.conformance.mosby.table import at, hand, operations, put, raid


def strong() -> MosbyState:
    """Fifty men beside two hundred and fifty, with points enough."""
    state = put(raid("manassas", 1), "14th-pennsylvania-cavalry", "manassas")
    state.points, state.alert = 40, 5
    return state


@pytest.mark.clause("14.3")
def test_an_attack_that_only_a_six_could_win_is_hopeless() -> None:
    assert hopeless(strong())
    assert not hopeless(hand(strong(), "counterattack"))
    assert not hopeless(hand(strong(), "ambush", "charge", "chapmans-squadron"))
    weak = put(raid("manassas", 1), "picket-1", "manassas")
    weak.points = 20
    assert not hopeless(weak)


@pytest.mark.clause("3.2")
def test_who_has_too_few_points_may_try_anything_but_must_not_go_home() -> None:
    state = strong()
    state.points = 15
    assert not hopeless(state)
    assert gives_up(state)
    state.points = 20
    assert not gives_up(state)


@pytest.mark.clause("20.4")
def test_a_band_that_did_nothing_is_not_sent_home_while_there_are_points_to_lose() -> None:
    state = raid("groveton")
    state.points = 20
    assert idle(state)
    state.hunted = True
    assert not idle(state)
    state.hunted, state.points = False, 10
    assert not idle(state)


def test_to_ride_to_and_fro_twice_is_laughed_at_once() -> None:
    critic, state = GameCritic(), raid("groveton")
    operations(state)
    found: list[str] = []
    for here, there in [("groveton", "gainesville"), ("gainesville", "groveton")] * 3:
        state.mosby = at(here)
        found += [one.kind for one in critic.look(state, SEAT, parse(f"go {there}"))]
    assert found == ["to-and-fro"]
    for here, order in [
        ("groveton", "go gainesville"),
        ("gainesville", "scout manassas"),
        ("gainesville", "go groveton"),
        ("groveton", "go gainesville"),
        ("gainesville", "go groveton"),
    ]:
        state.mosby = at(here)
        found += [one.kind for one in critic.look(state, SEAT, parse(order))]
    assert found == ["to-and-fro"]


def test_the_critic_names_the_order_and_the_space() -> None:
    critic, state = GameCritic(), strong()
    operations(state)
    found = critic.look(state, SEAT, parse("attack"))
    assert found == [("hopeless-attack", SEAT, "manassas")]
    assert critic.look(state, SEAT, None) == []
    state.mosby, state.points = at("groveton"), 15
    kinds = [one.kind for one in critic.look(state, SEAT, parse("scatter"))]
    assert kinds == ["idle-turn", "war-given-up"]
