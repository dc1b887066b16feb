"""7.2.2 Several beaten forces in one movement; 7.6.1 no retreat to where the attack came from.

5.7.2: a fort that falls counts for the Emancipation Proclamation.
"""

import pytest

from longroll.board.region import members
from longroll.engine.action import act
from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.battle import (
    GOES_ON,
    DefenderRetreat,
    RetreatBeforeBattle,
    early_retreats,
    naval_retreat_ports,
    needed_roll,
    retreats_freely,
)
from longroll.titles.forthepeople.components import SPACES
from longroll.titles.forthepeople.control import set_marker
from longroll.titles.forthepeople.formations import Arrive
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance.forthepeople.field import control, ended, fight, march
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

POTOMAC = "army-of-the-potomac"


def keys(spaces: list[int]) -> set[str]:
    return {SPACES[index].key for index in spaces}


def two_beaten_corps() -> ForThePeopleState:
    """Meade beats Longstreet at Manassas, marches on and beats Early at Fredericksburg."""
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 7, "longstreet")
    put(state, CONFEDERATE, "fredericksburg", 5, "early")
    march(state, UNION, "frederick", 15, "meade", army=POTOMAC)
    battle = fight(state, "manassas", [6, 1])
    battle.push("retreat culpeper")
    assert ended(battle) == GOES_ON
    battle = fight(state, "fredericksburg", [5, 1])
    battle.push("retreat hanover")
    assert battle.over
    return state


@pytest.mark.clause("7.2.2")
def test_each_force_beaten_in_a_movement_keeps_its_freedom() -> None:
    state = two_beaten_corps()
    assert state.beaten_forces == 1 << space("culpeper") | 1 << space("hanover")
    for key in ("culpeper", "hanover"):
        assert retreats_freely(state, CONFEDERATE, space(key)), key


@pytest.mark.clause("7.2.2")
def test_a_force_beaten_again_leaves_its_freedom_behind() -> None:
    state = two_beaten_corps()
    # Longstreet stands at Culpeper and is beaten once more.
    battle = fight(state, "culpeper", [3, 1])
    assert ended(battle.push(battle.actions[0])) == GOES_ON
    assert not state.beaten_forces >> space("culpeper") & 1
    assert state.beaten_forces.bit_count() == 2
    put(state, CONFEDERATE, "culpeper", 2, "a-p-hill")
    assert not retreats_freely(state, CONFEDERATE, space("culpeper"))


@pytest.mark.clause("7.2.2")
def test_those_who_leave_before_battle_take_their_freedom_along() -> None:
    state = two_beaten_corps()
    driver = run(state, RetreatBeforeBattle(space("culpeper"))).push("retreat gordonsville")
    assert ended(driver) == 1
    assert state.beaten_forces == 1 << space("gordonsville") | 1 << space("hanover")


@pytest.mark.clause("7.2.2")
def test_troops_without_a_general_are_neither_army_nor_corps() -> None:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 5)
    march(state, UNION, "frederick", 12, "meade", army=POTOMAC)
    fight(state, "manassas", [6, 1]).push("retreat culpeper")
    assert state.beaten_forces == 0
    assert needed_roll(state, CONFEDERATE, space("culpeper")) == 0


def raid_from_cairo(*generals: str) -> ForThePeopleState:
    """A Confederate force comes from Cairo, which it has left to the Union, upon Paducah."""
    state = empty_table(turn=4)
    put(state, UNION, "paducah", 3, *generals)
    control(state, UNION, "evansville", "cairo", "cincinnati")
    march(state, CONFEDERATE, "cairo", 6, "longstreet")
    assert "cairo" not in keys(members(state.occupied(UNION)))
    return state


@pytest.mark.clause("7.6.1")
@pytest.mark.clause("7.6.2")
def test_nobody_retreats_by_water_to_where_the_attack_came_from() -> None:
    state = raid_from_cairo()
    assert state.force is not None
    state.force.at = space("paducah")
    state.touch()
    assert naval_retreat_ports(state, space("paducah")) >> space("cairo") & 1
    driver = run(state, DefenderRetreat(UNION, space("paducah"), space("cairo")))
    assert driver.actions
    assert "retreat cairo" not in driver.actions
    assert denial(driver, "cairo") == "deny-retreat-attackers-space"


def denial(driver: Driver, key: str) -> str:
    frame = driver.state.stack[-1]
    assert isinstance(frame, DefenderRetreat)
    found = frame.why_choose(driver.state, act("retreat", key))
    assert found is not None
    return found.key


@pytest.mark.clause("7.2.4")
def test_nor_before_the_battle() -> None:
    state = raid_from_cairo("stoneman")
    found = early_retreats(state, UNION, space("paducah"), space("cairo"))
    assert "cairo" not in keys(found)
    assert "evansville" in keys(found)


@pytest.mark.clause("5.2.1")
@pytest.mark.clause("12.7")
def test_an_army_without_units_is_lost_before_it_can_fall_back_to_others() -> None:
    state = empty_table(turn=8)
    put(state, UNION, "frederick", 3)
    put(state, CONFEDERATE, "manassas", 5, "longstreet")
    march(state, UNION, "frederick", 1, "meade", army=POTOMAC)
    battle = fight(state, "manassas", [1, 1])
    assert battle.over
    assert state.force is None
    assert run(state, Arrive()).over
    assert battle.told("army-eliminated")
    assert state.will[UNION] == 100 - 10
    assert state.units(UNION, space("frederick")) == 3


@pytest.mark.clause("5.7.2")
@pytest.mark.clause("6.8.4")
@pytest.mark.parametrize(("garrison", "counts"), [(0, True), (1, False)])
def test_a_coastal_fort_that_falls_with_its_port_counts_for_emancipation(
    garrison: int, counts: bool
) -> None:
    """The capture of a fort is in the headlines, however it comes about (note of the clause)."""
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "fort-sumter", garrison)
    set_marker(Play(state, NoChance()), space("charleston-sc"), UNION)
    assert state.union_victory is counts


@pytest.mark.clause("5.7.2")
def test_a_fort_that_is_held_already_counts_no_second_time() -> None:
    state = empty_table(turn=5)
    put(state, UNION, "fort-pulaski", 1)
    set_marker(Play(state, NoChance()), space("fort-pulaski"), UNION)
    assert not state.union_victory
