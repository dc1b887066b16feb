"""What a position of Savannah leaves out is what a new game has when it comes to that turn."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.position import read_position
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.components import LEADER, UNIT, UNITS, hex_at
from longroll.titles.savannah.scenarios import setup
from longroll.titles.savannah.state import DUE, REMOVED, SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN


def position(scenario: str, *rows: str) -> SavannahState:
    head = f'title = "savannah"\nscenario = "{scenario}"\n'
    state: SavannahState = read_position(head + "\n".join(rows))[1]
    return state


@pytest.mark.clause("H.t16")
@pytest.mark.clause("T.WX")
def test_after_turn_16_the_weather_of_the_assault_is_fair() -> None:
    for turn, weather in ((16, "fog"), (17, "fair"), (20, "fair")):
        assert position("historical", f"turn = {turn}").weather == weather
    assert position("historical", "turn = 18", 'weather = "fog"').weather == "fog"


@pytest.mark.clause("X1.6.A")
@pytest.mark.clause("X1.6.B")
@pytest.mark.clause("X4.2.t16")
def test_the_weather_of_the_tactical_track_in_the_campaign() -> None:
    assert position("campaign", "turn = 16").weather == "fog"
    assert position("campaign", "turn = 17").weather == "fair"
    for last, now in (("fair", "fair"), ("storms", "storms"), ("squall", "heavy-rain")):
        rows = ("turn = 17", "assault = 9", f'last_weather = "{last}"')
        assert position("campaign", *rows).weather == now


@pytest.mark.clause("X4.19.order")
def test_who_moves_first_goes_by_the_turn() -> None:
    for turn, side in ((1, CROWN), (9, CROWN), (15, CROWN), (16, ALLIES)):
        state = TITLE.load({"scenario": "campaign", "turn": turn})
        assert (state.holder, state.active) == (side, side), turn
    assert position("campaign", "turn = 9", 'active = "allied"').holder == CROWN


@pytest.mark.clause("X4.14.done")
@pytest.mark.clause("X4.14")
def test_the_defences_are_complete_from_turn_12_on() -> None:
    for rows, complete in (
        (("turn = 11",), 0),
        (("turn = 12",), 1),
        (("turn = 17",), 1),
        (("turn = 17", "assault = 9"), 0),
        (("turn = 12", "defences = 0"), 0),
    ):
        assert position("campaign", *rows).defences == complete, rows


@pytest.mark.clause("X4.4")
def test_the_works_there_are_have_used_counters_and_steps() -> None:
    for count, stage in ((0, 0), (1, 1), (2, 2), (4, 2), (5, 3)):
        hexes = ("1910", "1909", "1908", "2010", "2011")[:count]
        rows = [f'[[works]]\nat = "{hex_}"\ncomplete = false\ntowards = []' for hex_ in hexes]
        state = position("campaign", "turn = 11", *rows)
        assert (state.works_left, state.siege_stage) == (8 - count, stage)


@pytest.mark.clause("X3.VI")
@pytest.mark.clause("RT.1")
def test_who_is_due_at_once_comes_before_the_first_move() -> None:
    new = setup("campaign", ("advanced",))
    state = position("campaign")
    game = TITLE.opening("campaign", ("advanced",), Sampled(1))[0]
    arrived = [unit.key for unit in UNITS if unit.turn == 1]
    assert len(arrived) == 3
    for key in arrived:
        assert new.at[UNIT[key]] == DUE
        assert state.at[UNIT[key]] == game.at[UNIT[key]] >= 0
    assert state.arrival == game.arrival


@pytest.mark.clause("X3.VI")
@pytest.mark.clause("X4.7.variable")
def test_who_should_have_come_comes_with_the_next_of_his_side() -> None:
    state = position("campaign", "turn = 9", 'active = "allied"')
    assert state.at[UNIT["champagne-chasseurs"]] == DUE  # due on turn 2
    assert state.due[UNIT["champagne-chasseurs"]] == 10
    assert state.due[UNIT["marine-company"]] == 10  # today, but where is for a die to say
    assert state.due[UNIT["delancey-1"]] == 10  # the British have had their phase
    assert state.leader_due[LEADER["destaing"]] == 10
    state = position("campaign", "turn = 9", 'active = "british"')
    assert state.due[UNIT["champagne-chasseurs"]] == 9
    assert state.due[UNIT["delancey-1"]] == 10
    assert state.at[UNIT["british-invalid-battery"]] >= 0  # due now, at headquarters
    told = position("campaign", "turn = 9", "[units]", 'champagne-chasseurs = "3123"')
    assert told.at[UNIT["champagne-chasseurs"]] == hex_at("3123")


@pytest.mark.clause("X1.6.noreturn")
def test_in_the_assault_nobody_is_due_any_more() -> None:
    state = position("campaign", "turn = 17")
    assert all(state.at[unit.index] != DUE for unit in UNITS if unit.turn > 0)
    assert state.at[UNIT["foix"]] == REMOVED
    assert state.at[UNIT["creek"]] == DUE  # a card may still bring them


@pytest.mark.clause("H.setup")
def test_the_loyal_militia_is_set_up_first_unless_it_is_told_of() -> None:
    state = position("historical", "turn = 17")
    assert state.pending is not None
    assert state.pending.prompt.key == "prompt-set-up"
    for rows in (("clear = true",), ("[units]", 'loyal-savannah-militia = "1605"')):
        state = position("historical", *rows)
        assert state.pending is not None
        assert state.pending.prompt.key != "prompt-set-up"


@pytest.mark.clause("X4.10.exc")
def test_outposts_inside_the_lines_have_come_in() -> None:
    rows: Mapping[str, bool] = {"1605": True, "1606": False}
    for hex_, inside in rows.items():
        state = position("campaign", "turn = 5", "[units]", f'delancey-1 = "{hex_}"')
        assert bool(state.entered >> UNIT["delancey-1"] & 1) == inside
