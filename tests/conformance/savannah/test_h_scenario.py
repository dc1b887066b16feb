"""H: the historical scenario."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.procedure import Play, advance, answer
from longroll.titles.savannah.checks import check
from longroll.titles.savannah.components import LEADER, LEADERS, PERIMETER, UNIT, UNITS, hex_at
from longroll.titles.savannah.components.parts import ARTILLERY
from longroll.titles.savannah.ground import is_mixed_allied, is_mixed_french, lay, overstacked
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.scenarios import setup
from longroll.titles.savannah.sequence import last_turn
from longroll.titles.savannah.setting_up import SetUp
from longroll.titles.savannah.state import DUE, REMOVED, SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN, asked, put, run, table, where


def begun() -> SavannahState:
    """The scenario at its first decision after the militia has been set up."""
    state = setup("historical", ("advanced",))
    play = Play(state, Sampled(1))
    advance(play)
    while state.pending is not None and state.pending.prompt.key == "prompt-set-up":
        answer(play, "british", state.pending.actions[0])
    return state


@pytest.mark.clause("H.setup")
def test_everything_stands_where_it_is_printed() -> None:
    state = begun()
    for unit in UNITS:
        if "not-historical" in unit.tags:
            assert state.at[unit.index] == REMOVED
        elif "free-set-up" not in unit.tags:
            assert state.at[unit.index] == unit.start
    for leader in LEADERS:
        assert state.leader_at[leader.index] == leader.start
    assert overstacked(state) == []
    for units in lay(state).units.values():
        assert not is_mixed_allied(units)
        assert not is_mixed_french(units)
    check(state)


@pytest.mark.clause("H.setup")
def test_the_loyal_militia_stands_anywhere_in_the_perimeter() -> None:
    state = setup("historical", ("advanced",))
    assert state.at[UNIT["loyal-savannah-militia"]] == DUE
    advance(Play(state, Sampled(1)))
    assert state.pending is not None
    assert state.pending.seat == "british"
    hexes = [hex_at(action.args[1]) for action in state.pending.actions]
    assert len(hexes) > 30
    assert all(PERIMETER >> hex_ & 1 for hex_ in hexes)
    denial = SetUp().why_choose(
        state, state.pending.actions[0]._replace(args=("loyal-savannah-militia", "1910"))
    )
    assert denial is not None
    assert denial.clause == "H.setup"


@pytest.mark.clause("H.setup")
def test_the_militia_obeys_the_limits_of_stacking() -> None:
    state = setup("historical", ("advanced",))
    put(state, "negro-volunteers", "2001")
    advance(Play(state, Sampled(1)))
    assert state.pending is not None
    hexes = [action.args[1] for action in state.pending.actions]
    assert "2001" not in hexes  # southern loyalists do not stack with them
    assert "2101" in hexes


@pytest.mark.clause("H.length")
@pytest.mark.clause("H.morale")
@pytest.mark.clause("H.momentum")
def test_five_turns_and_what_they_begin_with() -> None:
    state = begun()
    assert (state.turn, last_turn(state)) == (16, 20)
    assert state.morale == [14, 12, 13]
    assert state.momentum == [0, 1]


@pytest.mark.clause("H.seq")
def test_no_cards_no_weather_rolls_no_works_no_reinforcements() -> None:
    state = begun()
    assert (state.deck, state.hands, state.works_left) == ((), [(), ()], 0)
    assert all(due <= 0 for due in state.due)
    assert not any(state.at[unit.index] == DUE for unit in UNITS)


@pytest.mark.clause("H.order")
@pytest.mark.clause("H.t16")
def test_the_allies_begin_in_the_fog() -> None:
    state = begun()
    assert state.weather == "fog"
    assert state.active == ALLIES
    assert asked(state).seat == "allied"


@pytest.mark.clause("H.2")
def test_no_other_siege_works_than_the_printed() -> None:
    assert begun().works == ()


# --- Artillery stands fast (H.1) ------------------------------------------------------------------


@pytest.mark.clause("H.1")
def test_only_the_french_reserve_artillery_moves() -> None:
    for side in (CROWN, ALLIES):
        state = begun()
        state.turn = 17
        driver = run(state, Movement(side))
        moving = {action.split()[1] for action in driver.actions if action.startswith("move ")}
        guns = {key for key in moving if UNITS[UNIT[key]].arm == ARTILLERY}
        assert guns == ({"reserve-artillery"} if side == ALLIES else set())
        other = "mortar-battery" if side == ALLIES else "british-battery-a"
        denial = driver.why(f"move {other}")
        assert denial is not None
        assert denial.clause == "H.1"


@pytest.mark.clause("H.1")
def test_guns_driven_off_by_fire_go_back_as_fast_as_they_can() -> None:
    state = table("historical", turn=17)
    put(state, "british-battery-a", "1503")  # it stood in 1504
    driver = run(state, Movement(CROWN))
    assert driver.actions == ["move british-battery-a"]
    denial = driver.why("done")
    assert denial is not None
    assert denial.clause == "H.1"
    driver.push("move british-battery-a")
    assert driver.actions == ["go 1504"]
    driver.push("go 1504")
    assert driver.over
    assert where(state, "british-battery-a") == "1504"


@pytest.mark.clause("H.1")
def test_guns_attacked_in_close_combat_may_move() -> None:
    state = table("historical", turn=17)
    unit = put(state, "british-battery-a", "1504")
    state.released = 1 << unit
    driver = run(state, Movement(CROWN)).push("move british-battery-a")
    assert "go 1503" in driver.actions
    assert "stop" in driver.actions


# --- D'Estaing on turn 16 (H.t16) -----------------------------------------------------------------


def with_destaing(hex_: str, french: str = "1405") -> SavannahState:
    state = table("historical", turn=16)
    state.leader_at[LEADER["destaing"]] = hex_at(hex_)
    put(state, "avant-garde", french)
    put(state, "sc-royalists-1", "1404")
    return state


@pytest.mark.clause("H.t16")
def test_destaing_has_to_join_an_attack_when_he_can() -> None:
    state = with_destaing("1406")
    driver = run(state, Movement(ALLIES))
    assert "done" not in driver.actions
    denial = driver.why("done")
    assert denial is not None
    assert denial.clause == "H.t16"
    driver.push("move-leader destaing", "go 1405")
    assert "done" in driver.actions or driver.over


@pytest.mark.clause("H.t16")
def test_troops_come_to_destaing_where_none_are() -> None:
    state = with_destaing("1405", french="1406")
    driver = run(state, Movement(ALLIES))
    assert "done" not in driver.actions
    driver.push("move avant-garde", "go 1405")
    assert "done" in driver.actions or driver.over


@pytest.mark.clause("H.t16")
def test_what_he_cannot_do_he_need_not() -> None:
    state = with_destaing("2113", french="2113")
    assert "done" in run(state, Movement(ALLIES)).actions
    state = with_destaing("1406")
    state.turn = 17
    assert "done" in run(state, Movement(ALLIES)).actions


@pytest.mark.clause("H.4")
def test_rules_of_the_campaign_that_hold_here_too() -> None:
    state = begun()
    assert state.tactical  # so the perimeter may be attacked at once
    assert state.defences == 1
