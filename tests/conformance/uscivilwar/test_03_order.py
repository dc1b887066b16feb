"""3.1.B and 4.2.B: the order of what a side does in its Reinforcement and its Action Phase."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from longroll.titles.uscivilwar.cycle import ActionPhase
from longroll.titles.uscivilwar.reinforcement import ConfederateReinforcement
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, station
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_14_turn import run


@pytest.mark.clause("3.1.B.3")
def test_the_confederates_draw_two_cards_when_their_sp_are_placed() -> None:
    state = bare(5)
    station(state, CONFEDERATE, "2146", 1)
    driver = run(state, ConfederateReinforcement(), 3, 3, 1, 1, 1, "east", "any")
    assert sum(state.hands[CONFEDERATE]) == 0, "an arsenal and SP come first"
    while not driver.over:
        assert sum(state.hands[CONFEDERATE]) == 0
        driver.push(driver.actions[0])
    assert sum(state.hands[CONFEDERATE]) == 2


@pytest.mark.clause("4.2.B")
def test_supply_is_judged_when_a_side_has_moved_and_fought_and_for_it_alone() -> None:
    state = bare(6)
    far = station(state, UNION, "3732", 2)
    lost = station(state, CONFEDERATE, "1414", 2)
    state.difference = 2
    driver = Driver(state, ActionPhase(UNION), Scripted([1, 6]))
    assert not state.foraging[UNION], "not before it has moved"
    driver.push("done")
    assert driver.over
    assert state.foraging[UNION] == 1 << far
    assert not state.foraging[CONFEDERATE] >> lost & 1


@pytest.mark.clause("4.2.B.a")
def test_each_battle_is_fought_before_the_next_general_marches_while_points_last() -> None:
    state = bare(6)
    state.side = UNION
    station(state, UNION, "1647", 4, "mcdowell")
    station(state, UNION, "2416", 3, "grant")
    station(state, UNION, "1628", 2, "sherman")
    station(state, CONFEDERATE, "1646", 1)
    driver = Driver(state, Activations(UNION, 2), Scripted([6, 1]))
    driver.push("march mcdowell", "lead 4")
    assert "march grant" not in driver.actions, "this march goes on"
    driver.push("attack 1646")
    assert state.strength(CONFEDERATE, at("1646")) == 0, "its dice have been thrown"
    driver.push("halt", "march grant", "lead 1", "go 2417", "halt")
    assert clause_of(driver, "march sherman") == "4.1.1", "two points are spent"
