"""Positions in which the sergeant once did what a beginner would laugh at, and does it no more.

Each was found with seeds for which it went wrong before the appraisal knew what lies open
(`exposure`) and which attacks nobody can join any more (`outlook`).
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from longroll.bots import Insight, make_bot
from longroll.engine.blunder import Blunder
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.titles.savannah.combat.odds import attack_points
from longroll.titles.savannah.combat.phase import CloseCombat
from longroll.titles.savannah.components import LEADER, UNIT, hex_at
from longroll.titles.savannah.judge.appraisal import appraise
from longroll.titles.savannah.judge.exposure import (
    REACH,
    bare_guns,
    gaps,
    lone_leaders,
    may_follow,
    to_own_troops,
)
from longroll.titles.savannah.judge.outlook import outlook
from longroll.titles.savannah.judge.weights import W
from longroll.titles.savannah.movement.phase import Movement
from longroll.titles.savannah.sequence import PlayerTurn, Siege
from longroll.titles.savannah.state import PARADE, SavannahState
from tests.conformance.savannah.table import (
    ALLIES,
    CROWN,
    DISRUPTED,
    SHATTERED,
    lead,
    put,
    table,
)

TITLE = get_title("savannah")


def units(*keys: str) -> int:
    """A mask of units."""
    return sum(1 << UNIT[key] for key in keys)


def position(*pieces: str, leaders: Sequence[str] = ()) -> SavannahState:
    """The British about to move on turn 18; pieces as ``tawes 1403``."""
    state = table(turn=18)
    for piece in pieces:
        unit, hex_ = piece.split()
        put(state, unit, hex_)
    for piece in leaders:
        leader, hex_ = piece.split()
        lead(state, leader, hex_)
    state.active = CROWN
    siege, turn = Siege(), PlayerTurn(CROWN)
    siege.at = Siege.positions["second"]
    turn.at = PlayerTurn.positions["movement"]
    state.stack = [siege, turn]
    return state


LEVELS = pytest.mark.parametrize("bot", ["sergeant", "lieutenant"])


def of_a_turn(state: SavannahState, seed: int, bot: str) -> list[Blunder]:
    """The blunders of two such bots until the British combats are over."""
    critic, chance = TITLE.measures.critic(), Sampled(seed)
    bots = {seat: make_bot(bot, seed) for seat in ("british", "allied")}
    found: list[Blunder] = []
    while (decision := TITLE.decision(state)) is not None and state.active == CROWN:
        action = bots[decision.seat].choose(Insight(TITLE, state, decision.seat, decision))
        found += critic.look(state, decision.seat, action)
        TITLE.apply(state, decision.seat, action, chance)
    return found


# --- Whole turns ----------------------------------------------------------------------------------


@LEVELS
@pytest.mark.parametrize("seed", [0, 3, 4])
def test_a_hex_of_the_lines_is_not_left_to_the_enemy_beside_it(seed: int, bot: str) -> None:
    lines = ("tawes 1303", "royal-navy 1403", "foot-60 1404", "royal-marines 1503")
    enemy = ("champagne-chasseurs 1204", "auxerrois 1204", "foix 1205", "armagnac 1305")
    assert of_a_turn(position(*lines, *enemy, leaders=["maitland 1503"]), seed, bot) == []


@LEVELS
@pytest.mark.parametrize("seed", [1, 4])
def test_nobody_goes_up_to_an_attack_without_hope(seed: int, bot: str) -> None:
    own = ("tawes 1504", "british-battery-a 1604", "wissenbach 1703", "royal-nc 1501")
    french = ("hainault 1404", "dillon-irish 1305")
    american = ("pulaski-legion 1405", "va-dragoons-1 1505", "sc-3 1605", "charlestown-1 1605")
    assert of_a_turn(position(*own, *french, *american), seed, bot) == []


@pytest.mark.clause("G13.1.PIN.B")
@LEVELS
@pytest.mark.parametrize("seed", [0, 5])
def test_who_alone_holds_a_hex_of_the_lines_does_not_withdraw_because_he_is_pinned(
    seed: int,
    bot: str,
) -> None:
    lines = ("tawes 1303", "royal-navy 1403", "foot-60 1404")
    state = position(*lines, "champagne-chasseurs 1204", "auxerrois 1204")
    state.pinned |= units("tawes")
    state.touch()
    decision = TITLE.decision(state)
    assert decision is not None
    assert [action.verb for action in decision.actions] == ["stand", "disengage"]
    insight = Insight(TITLE, state, decision.seat, decision)
    assert make_bot(bot, seed).choose(insight).verb == "stand"


# --- What lies open -------------------------------------------------------------------------------


@pytest.mark.clause("G12.3")
def test_guns_are_bare_beside_foot_or_horse_in_order_only() -> None:
    state = table()
    put(state, "british-battery-b", "1607")
    put(state, "dillon-irish", "1507")
    assert bare_guns(state, CROWN) == 1 << hex_at("1607")
    put(state, "dillon-irish", "1507", order=DISRUPTED)
    assert not bare_guns(state, CROWN)
    put(state, "dillon-irish", "1507")
    open_ = appraise(state, CROWN)
    put(state, "fraser-1", "1607")
    assert not bare_guns(state, CROWN)
    assert appraise(state, CROWN) - open_ > W.bare


@pytest.mark.clause("G14.32")
def test_a_leader_without_troops_near_the_enemy_costs_unless_he_may_still_follow_them() -> None:
    state = table()
    put(state, "fraser-1", "1607")
    put(state, "dillon-irish", "1407")
    lead(state, "maitland", "1605")
    maitland = LEADER["maitland"]
    assert lone_leaders(state, CROWN) == [maitland]
    assert to_own_troops(state, maitland) == 2
    left = appraise(state, CROWN)
    state.stack = [PlayerTurn(CROWN), Movement(CROWN)]
    assert may_follow(state, maitland)
    assert appraise(state, CROWN) > left
    state.led |= 1 << maitland
    assert not may_follow(state, maitland)
    assert appraise(state, CROWN) == left
    lead(state, "maitland", "1607")
    assert not lone_leaders(state, CROWN)
    assert appraise(state, CROWN) > left


def test_a_leader_far_from_every_enemy_may_be_alone() -> None:
    state = table()
    put(state, "dillon-irish", "1614")
    lead(state, "maitland", "1605")
    assert hex_at("1605") != hex_at("1614")
    assert not lone_leaders(state, CROWN)
    put(state, "dillon-irish", "1607")
    assert lone_leaders(state, CROWN) == [LEADER["maitland"]]
    assert to_own_troops(state, LEADER["maitland"]) == REACH  # there are none


def test_a_gap_is_an_empty_hex_of_the_lines_beside_allies_in_order() -> None:
    state = table()
    put(state, "dillon-irish", "1606")
    gap = 1 << hex_at("1605")
    assert gaps(state) & gap
    put(state, "fraser-1", "1605")
    assert not gaps(state) & gap
    state = table()
    put(state, "dillon-irish", "1606", order=SHATTERED)
    assert not gaps(state)


# --- Attacks that nobody joins --------------------------------------------------------------------


def stepping_up(unit: str, *pieces: str, on: str = "fraser-1") -> SavannahState:
    """A unit that has gone up to a battalion, while the Allies still move."""
    state = position(f"{unit} 1507", f"{on} 1607", *pieces)
    state.active = ALLIES
    turn = PlayerTurn(ALLIES)
    turn.at = PlayerTurn.positions["movement"]
    state.stack = [turn, Movement(ALLIES)]
    state.moved |= units(unit)
    return state


def test_an_attack_may_be_hoped_for_while_somebody_can_still_join_it() -> None:
    others = ("hainault 1407", "dillon-irish 1407", "armagnac 1408")
    alone = outlook(stepping_up("martinique", on="new-jersey-volunteers"))
    hoped = outlook(stepping_up("martinique", *others, on="new-jersey-volunteers"))
    assert alone < hoped <= W.hope
    too_late = stepping_up("martinique", *others, on="new-jersey-volunteers")
    too_late.moved |= units("hainault", "dillon-irish", "armagnac")
    too_late.touch()
    assert outlook(too_late) == alone


def test_a_rash_attack_costs_more_than_one_to_which_its_units_are_bound() -> None:
    state = stepping_up("garden")
    rash = outlook(state)
    state.moved = 0  # it stood there already (G12.12)
    bound = outlook(state)
    assert bound - W.rash <= rash < bound


def test_no_attack_costs_more_than_those_who_make_it_are_worth() -> None:
    """A battalion of one step may walk up to a fort if it takes a commander there (G14.32)."""
    state = stepping_up("garden")
    stake = W.order[PARADE] * attack_points(state, UNIT["garden"]) + W.morale
    assert outlook(state) == -2 * stake
    state.moved = 0  # it is bound to attack, and had no choice
    assert outlook(state) == -stake


def test_an_attack_on_spring_hill_is_not_rash() -> None:
    state = position("garden 1405", "fraser-1 1404")
    state.active = ALLIES
    turn = PlayerTurn(ALLIES)
    turn.at = PlayerTurn.positions["combat"]
    state.stack = [turn, CloseCombat(ALLIES)]
    bound = outlook(state)
    state.moved |= 1 << UNIT["garden"]
    assert outlook(state) == bound
