"""What counts as a move that a beginner would laugh at, and what comes near it and does not."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.blunder import Blunder
from longroll.engine.game import Game
from longroll.lab.suite import problems
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.components import CARD_KINDS, CONFEDERATE, GENERAL, UNION
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.judge.blunders import (
    BLUNDERS,
    GameCritic,
    led_into_hunger,
    left_behind,
    rash,
)
from longroll.titles.uscivilwar.marches.march import March
from longroll.titles.uscivilwar.sea.transport import Transport
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.uscivilwar.table import at, bare, station
from tests.judge.uscivilwar.steps import order

Found = list[Blunder]


def found(before: CivilWarState, after: CivilWarState, side: int) -> Found:
    return list(left_behind(before, after, side))


def moved(
    state: CivilWarState, side: int, number: int, start: str, end: str, *generals: str
) -> CivilWarState:
    """The position after troops have marched."""
    after = state.copy()
    after.take(side, at(start), number)
    station(after, side, end, number, *generals)
    return after


# --- Capitals -----------------------------------------------------------------------------------


@pytest.mark.clause("19.3.2")
def test_a_capital_that_its_last_strength_point_leaves_beside_the_enemy_is_bared() -> None:
    state = bare()
    station(state, UNION, "1647", 3)
    station(state, CONFEDERATE, "1546", 4)
    after = moved(state, UNION, 3, "1647", "1548")
    assert found(state, after, UNION) == [("capital-bared", "union", "1647")]
    kept = moved(state, UNION, 2, "1647", "1548")
    assert found(state, kept, UNION) == []
    assert found(after, after.copy(), UNION) == [], "it was empty before"
    assert found(state, after, CONFEDERATE) == [], "it is not theirs"


@pytest.mark.clause("5.8.3")
def test_a_capital_is_not_bared_to_who_stands_far_off_or_beyond_a_river_or_behind_others() -> None:
    far = bare()
    station(far, UNION, "1647", 3)
    station(far, CONFEDERATE, "1344", 4)
    assert found(far, moved(far, UNION, 3, "1647", "1548"), UNION) == []
    beyond = bare()
    station(beyond, CONFEDERATE, "2146", 3)
    station(beyond, UNION, "2246", 4)  # the other bank of the James
    assert found(beyond, moved(beyond, CONFEDERATE, 3, "2146", "2045"), CONFEDERATE) == []
    behind = bare()
    station(behind, CONFEDERATE, "2146", 3)
    station(behind, UNION, "1946", 6)
    after = moved(behind, CONFEDERATE, 3, "2146", "2045")
    station(after, CONFEDERATE, "2046", 1)
    assert found(behind, after, CONFEDERATE) == []
    after.take(CONFEDERATE, at("2046"), 1)
    assert found(behind, after, CONFEDERATE) == [("capital-bared", "confederate", "2146")]


# --- Commanders ---------------------------------------------------------------------------------


def army(general: str = "grant", stars: int = 3, points: int = 9) -> CivilWarState:
    state = bare()
    station(state, UNION, "Louisville", points, general, "sherman")
    state.stars[GENERAL[general]] = stars
    station(state, CONFEDERATE, "Nashville", 4)
    return state


@pytest.mark.clause("7.3")
def test_an_army_is_left_by_a_commander_who_goes_off_with_one_strength_point() -> None:
    state = army()
    after = moved(state, UNION, 1, "Louisville", "2423", "grant")
    assert found(state, after, UNION) == [("army-left", "union", "grant")]
    led = moved(state, UNION, 2, "Louisville", "2423", "grant")
    assert found(state, led, UNION) == [], "two of them go with him"


@pytest.mark.clause("7.3")
def test_an_army_is_not_left_if_another_can_lead_it_or_something_is_taken() -> None:
    small = army(points=7)
    after = moved(small, UNION, 1, "Louisville", "2423", "grant")
    assert found(small, after, UNION) == [], "Sherman leads the six others"
    second = army()
    station(second, UNION, "Louisville", 0, "buell")
    second.stars[GENERAL["buell"]] = 3
    assert found(second, moved(second, UNION, 1, "Louisville", "2423", "grant"), UNION) == []
    corps = army(stars=2)
    assert found(corps, moved(corps, UNION, 1, "Louisville", "2423", "grant"), UNION) == []
    prize = army()
    taken = moved(prize, UNION, 1, "Louisville", "2620", "grant")
    taken.markers[UNION] |= 1 << at("2620")
    assert facts(taken).held[UNION] >> at("2620") & 1
    assert found(prize, taken, UNION) == []


# --- Winter -------------------------------------------------------------------------------------


@pytest.mark.clause("13.2.2")
def test_an_army_marched_out_of_supply_in_winter_is_laughed_at_and_in_summer_not() -> None:
    for turn, expected in ((4, [("winter-march", "union", "2044")]), (6, [])):
        state = bare(turn)
        station(state, UNION, "1647", 8, "mcclellan")
        after = moved(state, UNION, 8, "1647", "2044", "mcclellan")
        assert not supply(facts(after), UNION).fed >> at("2044") & 1
        assert list(led_into_hunger(state, after, UNION)) == expected


@pytest.mark.clause("13.2.2")
def test_a_few_or_hungry_troops_or_those_who_took_a_place_may_march_in_winter() -> None:
    few = bare(4)
    station(few, UNION, "1647", 8)
    assert list(led_into_hunger(few, moved(few, UNION, 5, "1647", "2044"), UNION)) == []
    hungry = bare(4)
    station(hungry, UNION, "2044", 8)
    assert list(led_into_hunger(hungry, moved(hungry, UNION, 8, "2044", "1944"), UNION)) == []
    takers = bare(4)
    station(takers, UNION, "1647", 8)
    after = moved(takers, UNION, 8, "1647", "Lynchburg")
    assert not supply(facts(after), UNION).fed >> at("Lynchburg") & 1
    assert list(led_into_hunger(takers, after, UNION)) == []


# --- Attacks ------------------------------------------------------------------------------------


def attack(points: int, against: int, place: str = "2722", start: str = "2721") -> Found:
    """The attack of a march, without a General on either side."""
    state = bare()
    origin = station(state, UNION, start, points)
    station(state, CONFEDERATE, place, against)
    state.stack.append(March(UNION, origin, -1, points, 0, 0))
    return list(rash(state, "union", parse(f"attack {place}")))


@pytest.mark.clause("11.2")
def test_an_attack_of_one_on_five_is_hopeless_and_of_three_on_one_is_not() -> None:
    assert attack(1, 5) == [("hopeless-attack", "union", "2722")]
    assert attack(3, 1) == []


def test_the_attacks_that_the_suite_calls_hopeless_are_laughed_at() -> None:
    seen = {one.key: one for one in problems("uscivilwar")}
    for key in ("two-against-columbus", "one-against-washington", "one-against-beauregard"):
        problem = seen[key]
        state: CivilWarState = Game.from_text(problem.text).state
        hopeless = problem.never[0]
        kinds = [one.kind for one in rash(state, problem.seat, parse(hopeless))]
        assert kinds == ["hopeless-attack"], key


@pytest.mark.clause("18.3.2")
def test_an_attack_with_a_card_in_hand_is_judged_with_it() -> None:
    state = bare()
    origin = station(state, UNION, "2721", 2)
    station(state, CONFEDERATE, "2722", 1)
    state.set_fort(CONFEDERATE, at("2722"), 2)
    state.stack.append(March(UNION, origin, -1, 2, 0, 0))
    action = parse("attack 2722")
    assert list(rash(state, "union", action)) == [("hopeless-attack", "union", "2722")]
    state.hands[UNION][CARD_KINDS.index("any")] = 1
    assert list(rash(state, "union", action)) == []


@pytest.mark.clause("13.4.2")
def test_an_attack_on_the_capital_or_out_of_hunger_or_at_the_very_end_is_not_laughed_at() -> None:
    assert attack(1, 5, "2146", "2145") == [("hopeless-attack", "union", "2146")]
    assert attack(2, 3, "2146", "2145") == [], "Richmond is worth a try"
    cut_off = bare()
    origin = station(cut_off, UNION, "2722", 1)
    station(cut_off, CONFEDERATE, "2723", 5)
    cut_off.stack.append(March(UNION, origin, -1, 1, 0, 0))
    assert not supply(facts(cut_off), UNION).fed >> origin & 1
    assert list(rash(cut_off, "union", parse("attack 2723"))) == []
    last = bare(8)  # the last turn of the scenario of 1862
    origin = station(last, UNION, "2721", 1)
    station(last, CONFEDERATE, "2722", 5)
    last.stack.append(March(UNION, origin, -1, 1, 0, 0))
    assert list(rash(last, "union", parse("attack 2722"))) == []


@pytest.mark.clause("20.5.1")
def test_an_assault_from_the_sea_may_be_hopeless_too() -> None:
    state = bare()
    station(state, UNION, "fort-monroe", 1)
    station(state, CONFEDERATE, "2449", 6)
    ships = Transport(UNION, at("fort-monroe"), 1)
    ships.strength = 1
    state.stack.append(ships)
    assert list(rash(state, "union", parse("assault 2449"))) == [
        ("hopeless-attack", "union", "2449")
    ]
    assert list(rash(state, "union", parse("sail 2449"))) == []


# --- The whole game -----------------------------------------------------------------------------


def test_the_critic_compares_what_was_before_an_action_with_what_is_after_it() -> None:
    state = bare()
    station(state, UNION, "1647", 1)
    station(state, CONFEDERATE, "1546", 4)
    state.stack.append(Activations(UNION, 3))
    critic = GameCritic()
    column = parse("column 1647 1")
    assert critic.look(state, "union", column) == []
    order(state, "column 1647 1")
    assert critic.look(state, "union", parse("go 1648")) == []
    order(state, "go 1648", "halt")
    assert critic.look(state, "union", parse("done")) == [("capital-bared", "union", "1647")]
    assert critic.look(state, "union", parse("done")) == [], "it is reported once"


def test_every_kind_is_named_once() -> None:
    assert len(set(BLUNDERS)) == len(BLUNDERS) == 4
