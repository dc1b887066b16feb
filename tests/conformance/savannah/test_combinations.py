"""Where two clauses meet in a rare position."""

from __future__ import annotations

import pytest

from longroll.engine.action import Action
from longroll.engine.procedure import answer
from longroll.titles.savannah import TITLE, effects
from longroll.titles.savannah.combat import CloseCombat
from longroll.titles.savannah.combat.advance import Advance
from longroll.titles.savannah.combat.results import pin
from longroll.titles.savannah.components import ENTRY, LEADER, UNIT, hex_at, hex_key
from longroll.titles.savannah.ground import BESIDE_PERIMETER
from longroll.titles.savannah.movement import ARRIVED, PAYS_HEX, Movement
from longroll.titles.savannah.movement.allowance import unit_limits
from longroll.titles.savannah.reinforcements import Reinforcements
from longroll.titles.savannah.retreat import Retreat
from longroll.titles.savannah.state import CAPTURED
from tests.conformance.savannah.cards import full_deck, hold, opened
from tests.conformance.savannah.clash import clash, meadow
from tests.conformance.savannah.table import (
    ALLIES,
    BRITISH,
    CROWN,
    DISRUPTED,
    FRENCH,
    lead,
    playing,
    put,
    run,
    table,
    where,
    worded,
)

# --- Counters that are replaced -------------------------------------------------------------------


@pytest.mark.clause("X4.8.alt")
@pytest.mark.clause("C22")
def test_a_leaders_initiative_holds_for_the_counter_that_replaces_another() -> None:
    state = full_deck(table("campaign", turn=17))
    old, new = put(state, "pulaski-legion", "1508"), UNIT["pulaski-plain"]
    lead(state, "lincoln", "1508")
    state.active = ALLIES
    hold(state, ALLIES, 22)
    hold(state, CROWN, 30)
    doubled = tuple(2 * points for points in unit_limits(state, old))
    opened(state, "movement").push("play 22", "pass", "double lincoln", "play 30")
    assert state.at[new] == hex_at("1508")
    assert unit_limits(state, new) == doubled


@pytest.mark.clause("X4.8.alt")
@pytest.mark.clause("C22")
def test_so_does_its_better_rally() -> None:
    state = table("campaign", turn=10)
    old, new = put(state, "negro-volunteers", "1804"), UNIT["negro-volunteers-plus"]
    state.effects = ((effects.UNIT_RALLIES, old),)
    effects.hand_over(state, old, new)
    assert effects.rally_drm(state, new) == 1
    assert effects.rally_drm(state, old) == 0


# --- The covered way ------------------------------------------------------------------------------


@pytest.mark.clause("X4.9.leave")
@pytest.mark.clause("X4.9.mod")
def test_who_steps_off_the_covered_way_and_back_in_one_turn_goes_on_with_his_trip() -> None:
    state = table(turn=17)
    unit = put(state, "foix", "1205")
    state.strayed, state.trip[unit] = 1 << unit, 2
    driver = run(state, Movement(ALLIES), rolls=[6]).push("move foix", "go 1206", "go 1205")
    assert driver.values("way-kept")[0]["amount"] == 1  # two hexes before; no more "lost before"
    assert state.trip[unit] == 3
    driver = run(state, Movement(ALLIES)).push("move foix", "go 1206", "stop")
    assert state.trip[unit] == 0
    driver = run(state, Movement(ALLIES), rolls=[6]).push("move foix", "go 1205")
    assert driver.values("way-kept")[0]["amount"] == 0


@pytest.mark.clause("X4.9.stack")
@pytest.mark.clause("X4.13")
def test_pulaski_goes_along_the_covered_way_with_the_french_of_his_stack() -> None:
    state = table("campaign", turn=17)
    for unit in ("foix", "pulaski-legion", "sc-5"):
        put(state, unit, "1206")
    driver = run(state, Movement(ALLIES), rolls=[0]).push("move foix")
    assert "join pulaski-legion" in driver.actions
    driver.push("join pulaski-legion")
    assert "join sc-5" not in driver.actions  # French and Americans do not go together
    driver.push("go 1205", "stop")
    assert where(state, "foix") == where(state, "pulaski-legion") == "1205"


@pytest.mark.clause("X4.9.stack")
@pytest.mark.clause("X2.11")
def test_of_two_rivals_each_goes_along_the_covered_way_for_himself() -> None:
    state = table("campaign", turn=17, options=("advanced", "three-players"))
    put(state, "foix", "1206")
    put(state, "pulaski-legion", "1206")
    driver = run(state, Movement(ALLIES)).push("move foix")
    assert "join pulaski-legion" not in driver.actions


# --- Sorties --------------------------------------------------------------------------------------


@pytest.mark.clause("X4.10")
@pytest.mark.clause("C44")
def test_a_second_sortie_of_a_leader_who_was_carried_home_costs_morale_again() -> None:
    state = table("campaign", turn=9)
    out = put(state, "graham-light", "1606")
    state.sortie_of[out], state.on_sortie = LEADER["maitland"], 1 << out
    put(state, "fraser-2", "1605")
    lead(state, "maitland", "1605")  # card 44 brought him in, Graham's men are still outside
    driver = run(state, Movement(CROWN)).push("move fraser-2", "join-leader maitland", "go 1606")
    assert driver.told("sortie")
    assert state.morale[0] == 18


@pytest.mark.clause("X4.10.ret")
@pytest.mark.clause("G13.26")
def test_a_leader_may_fall_back_into_the_perimeter_before_all_who_went_out_with_him() -> None:
    state = table("campaign", turn=9)
    for unit, hex_ in (("graham-light", "1606"), ("fraser-2", "1607")):
        state.sortie_of[put(state, unit, hex_)] = LEADER["maitland"]
    lead(state, "maitland", "1606")
    driver = run(state, Retreat(UNIT["graham-light"], 1))
    while driver.prompt == "prompt-retreat":
        driver.push("retreat 1605")
    assert "escort maitland" in driver.actions


# --- Reinforcements -------------------------------------------------------------------------------


@pytest.mark.clause("X4.7.british")
@pytest.mark.clause("G9.62")
def test_another_hex_of_the_city_costs_the_british_nothing() -> None:
    state = table("campaign", clear=False)
    state.turn, state.stack = 5, []
    put(state, "foix", hex_key(ENTRY["hq"][0]))
    run(state, Reinforcements(CROWN)).push("enter 1701")
    flags = state.arrival[UNIT["loyal-savannah-militia"]]
    assert flags & ARRIVED
    assert not flags & PAYS_HEX  # that is for the Allies (X4.7.allied)


@pytest.mark.clause("X4.7.stack")
@pytest.mark.clause("C46")
@pytest.mark.clause("C23")
def test_hastened_arrivals_and_replaced_counters_may_be_the_ones_to_wait() -> None:
    state = table("campaign", turn=9)
    state.due, state.leader_due = [-1] * len(state.due), [-1] * len(state.leader_due)
    guns = ("british-invalid-battery", "british-augusta-battery")  # planned for turns 9 and 10
    for unit in guns:
        state.due[UNIT[unit]] = 9
    run(state, Reinforcements(CROWN))
    state.withdrawn = sum(1 << UNIT[unit] for unit in guns)  # both stay
    driver = run(state, Movement(CROWN))
    assert sorted(driver.actions) == sorted(f"delay {unit}" for unit in guns)
    state = table("campaign", turn=10)
    state.due, state.leader_due = [-1] * len(state.due), [-1] * len(state.leader_due)
    troops = ("negro-volunteers-plus", "fraser-1", "trumbach")  # 9 points; two have waited
    for unit in troops:
        state.due[UNIT[unit]] = 10
    run(state, Reinforcements(CROWN))
    state.withdrawn = sum(1 << UNIT[unit] for unit in troops)
    assert run(state, Movement(CROWN)).actions == ["delay negro-volunteers-plus"]


# --- Leaders, retreats and the lines --------------------------------------------------------------


@pytest.mark.clause("G9.2.a")
@pytest.mark.clause("G14.32")
def test_leaders_who_are_alone_do_not_bar_each_other_nor_take_each_other() -> None:
    state = table("campaign", turn=17)
    lead(state, "dillon", "1910")
    other = lead(state, "maitland", "1909")
    run(state, Movement(ALLIES)).push("move-leader dillon", "go 1909", "stop")
    assert state.leader_at[other] == hex_at("1909")


@pytest.mark.clause("X1.7.attack")
@pytest.mark.clause("G13.22")
def test_a_retreat_next_to_the_perimeter_is_no_attack_on_it() -> None:
    state = table("campaign", turn=9)
    unit = put(state, "dillon-irish", "1808")
    for full, hex_ in (
        *(("hainault", "1907"), ("armagnac", "1908"), ("grenadier-bn", "1809")),
        *(("grenadier-volunteers", "1708"), ("reserve-bn", "1707")),
    ):
        put(state, full, hex_)  # no room for four points more
    run(state, Retreat(unit, 1))
    assert state.at[unit] == hex_at("1807")
    assert BESIDE_PERIMETER >> state.at[unit] & 1


# --- Whose prisoner -------------------------------------------------------------------------------


@pytest.mark.clause("X4.13.credit")
@pytest.mark.clause("G14.32")
def test_pulaski_takes_a_leader_for_the_french_beside_whom_he_fought() -> None:
    state = table("campaign", turn=17)
    horse, foot = put(state, "pulaski-legion", "2009"), put(state, "foix", "1910")
    leader = lead(state, "maitland", "1909")
    state.vp = [0, 0, 0]
    run(state, Advance((foot, horse), (hex_at("1909"),), horse))
    assert state.leader_at[leader] == CAPTURED
    assert state.vp == [0, 1, 0]
    assert state.morale[1:] == [18, 18]


@pytest.mark.clause("X4.13.credit")
@pytest.mark.clause("G13.1.PIN")
def test_pulaski_taken_in_a_pin_beside_the_french_is_lost_to_them() -> None:
    state = table("campaign", turn=17)
    horse = put(state, "pulaski-legion", "2010", order=DISRUPTED)
    foot, foe = put(state, "foix", "1910"), put(state, "fraser-1", "1909")
    hexes = tuple(state.at[unit] for unit in (horse, foot, foe))
    pin(playing(state), hexes, (FRENCH, BRITISH), ALLIES, (horse, foot, foe))
    assert state.at[horse] == CAPTURED
    assert state.morale == [20, 16, 18]


@pytest.mark.clause("X4.13.credit")
@pytest.mark.clause("G12.23.4.NC")
def test_pulaski_who_cannot_slip_away_beside_the_french_is_lost_to_them() -> None:
    state = meadow()
    put(state, "foix", "1910")
    horse = put(state, "pulaski-legion", "2010")
    put(state, "delancey-1", "1909")
    for unit, hex_ in (("trumbach", "2108"), ("wissenbach", "2210"), ("fraser-1", "2111")):
        put(state, unit, hex_)  # their zones close every way
    driver = clash(state).push("lead pulaski-legion")
    driver.both(british="tactic skirmish", allied="tactic withdraw")
    while not driver.over:
        driver.push(driver.actions[0])
    assert state.at[horse] == CAPTURED
    assert state.morale == [20, 16, 18]


# --- Why not --------------------------------------------------------------------------------------


@pytest.mark.clause("X4.15")
@pytest.mark.clause("G12.52.leader")
def test_each_side_is_told_its_own_reason_against_a_tactic() -> None:
    state = table("campaign", turn=17)
    state.active = ALLIES
    put(state, "foix", "1405")
    put(state, "fraser-1", "1404")  # in the perimeter, attacked from outside
    run(state, CloseCombat(ALLIES))
    turn_flank = Action("tactic", ("turn-flank",))
    for first in (None, Action("tactic", ("stand-fast",))):
        if first is not None:  # the last to choose is told no other thing
            answer(playing(state), "british", first)
        else:
            told = TITLE.why_not(state, "british", turn_flank)
            assert worded(told) == ("X4.15", "deny-tactic-doctrine")
        told = TITLE.why_not(state, "allied", turn_flank)
        assert worded(told) == ("G12.52.leader", "deny-tactic-leader")
