"""2: arms, strength and firepower, and what a lost step means; 1.3 what towns change."""

from __future__ import annotations

import pytest

from longroll.board.region import mask
from longroll.engine.chance import Scripted
from longroll.titles.bobbylee.battles.field import AREAS
from longroll.titles.bobbylee.battles.fire import cover
from longroll.titles.bobbylee.battles.turn import BattleTurn
from longroll.titles.bobbylee.components import ARMS, BLOCKS, CONFEDERATE, UNION
from longroll.titles.bobbylee.state import GONE, Battle, BobbyLeeState
from tests.conformance.bobbylee.table import at, block, place, table
from tests.conformance.driver import Driver


def strengths(side: int, arm: str) -> set[int]:
    """The full strengths of the blocks of an arm."""
    return {one.steps for one in BLOCKS if one.side == side and ARMS[one.arm] == arm}


@pytest.mark.clause("2.2")
def test_both_sides_have_every_arm_but_brigades_are_confederate() -> None:
    arms = {side: {ARMS[one.arm] for one in BLOCKS if one.side == side} for side in (0, 1)}
    assert arms[CONFEDERATE] == set(ARMS)
    assert arms[UNION] == set(ARMS) - {"brigade"}


@pytest.mark.clause("2.23")
def test_a_southern_division_is_stronger_than_a_northern_one() -> None:
    assert max(strengths(UNION, "infantry")) == 3
    assert max(strengths(CONFEDERATE, "infantry")) == 4


def clash(which: str, *dice: int, enemy: str = "cs-inf-01") -> tuple[BobbyLeeState, int]:
    """A Union block fires at a Confederate one in its centre; the steps that this costs."""
    state = table()
    hex_ = at("Fredericksburg")
    state.active, state.day = UNION, 1
    state.battles = (Battle(hex_, mask([at("Hartwood")])),)
    for key in (which, enemy):
        index = place(state, key, "Fredericksburg")
        state.area[index] = AREAS["confederate-centre"]
        state.face_up |= 1 << index
    state.entered[block(which)] = at("Hartwood")
    before = state.steps[block(enemy)]
    driver = Driver(state, BattleTurn(hex_, UNION), Scripted(dice))
    driver.push("done", "done", f"fire {which} confederate-centre")
    return state, before - state.steps[block(enemy)]


@pytest.mark.clause("2.32")
@pytest.mark.clause("2.22")
@pytest.mark.parametrize(("roll", "foot", "horse"), [(4, 0, 0), (5, 1, 0), (6, 1, 1)])
def test_double_fire_hits_on_five_and_single_fire_on_six(roll: int, foot: int, horse: int) -> None:
    fillers = [1] * 2
    assert clash("us-inf-01", roll, *fillers)[1] == foot
    assert clash("us-cav-1", roll, *fillers)[1] == horse


@pytest.mark.clause("2.5")
def test_each_hit_takes_a_step_and_the_last_the_block() -> None:
    state, _ = clash("us-inf-01", 6, 6, 1)
    assert state.steps[block("cs-inf-01")] == 2
    state, _ = clash("us-inf-01", 6, 1, 1, enemy="cs-bde-1")
    assert state.at[block("cs-bde-1")] < 0
    assert state.at[block("cs-bde-1")] != GONE, "it can be bought again"


@pytest.mark.clause("1.3")
def test_a_town_shelters_nobody_but_a_fortified_city_does() -> None:
    found = {}
    for name in ("Fredericksburg", "Richmond"):
        state = table(cs_inf_01=name)
        found[name] = cover(state, at(name), AREAS["confederate-centre"], CONFEDERATE)
    assert found == {"Fredericksburg": 1, "Richmond": 3}
