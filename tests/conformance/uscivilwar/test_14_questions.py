"""14, 16 and 19: income, transfers of the track and points, as rulings.md answers questions."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, PLACE, STATE, UNION
from longroll.titles.uscivilwar.economy import arsenal_room, income, run_of
from longroll.titles.uscivilwar.leadership import LeaderManagement
from longroll.titles.uscivilwar.markers import place_marker
from longroll.titles.uscivilwar.reinforcement import ConfederateReinforcement
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import ship_parts
from longroll.titles.uscivilwar.victory import confederate_points, union_points
from tests.conformance.uscivilwar.table import at, bare, station
from tests.conformance.uscivilwar.test_14_turn import end_turn, places_of, run


@pytest.mark.clause("14.5")
def test_a_burned_hex_takes_arsenals_up_to_three_times_its_printed_value() -> None:
    state = bare(5)
    atlanta = at("Atlanta")
    state.burned |= 1 << atlanta
    for points, room in ((4, 1), (5, 0)):
        state.arsenals[atlanta] = points
        assert arsenal_room(state, STATE["GA"]) >> atlanta & 1 == room, "a point and five are six"
    state.burned, state.arsenals[atlanta] = 0, 3
    assert arsenal_room(state, STATE["GA"]) >> atlanta & 1, "two printed"
    state.arsenals[atlanta] = 4
    assert not arsenal_room(state, STATE["GA"]) >> atlanta & 1


@pytest.mark.clause("19.3.1")
@pytest.mark.clause("14.5")
def test_arsenals_that_burn_are_no_points_of_the_union() -> None:
    """L5109-5119: the points are those of Resource hexes, 100 less what the enemy has of them."""
    state = bare(5)
    place = at("Atlanta")
    state.arsenals[place] = 2
    before = union_points(state), income(state).resources
    place_marker(Play(state, Scripted(())), UNION, place)
    assert union_points(state) == before[0] + 2
    assert income(state).resources == before[1] - 2
    assert state.lost_arsenals == 2


@pytest.mark.clause("14.4.4")
@pytest.mark.clause("14.4.5")
def test_what_makes_maintenance_dearer_brings_no_points() -> None:
    assert run_of(1864, 0) == (0, 2)


@pytest.mark.clause("14.3.5")
def test_confederate_sp_come_to_resource_hexes_with_a_line_and_to_no_objective_hex() -> None:
    state = bare(5, border="confederate")
    state.maintenance = 10
    for key in ("3428", "3429", "3528", "3530", "3628", "3629"):
        station(state, UNION, key, 1)
    driver = run(state, ConfederateReinforcement(), 3, 4, 3, 3, 3, "any", "west")
    driver.push("build 3529", "place 3207 1")
    while dict(driver.decision.prompt.args)["area"] == "east":
        driver.push(driver.actions[0])
    assert "3732" in places_of(driver, "place")
    for key, why in (("3529", "deny-no-line"), ("2025", "deny-no-resources")):
        denial = driver.why(f"place {key} 1")
        assert denial is not None, key
        assert (denial.clause, denial.key) == ("14.3.5", why)


@pytest.mark.clause("16.6")
@pytest.mark.parametrize(
    ("turn", "side", "name", "stars", "start", "end"),
    [
        (6, UNION, "pope", 2, "2416", "1647"),  # promoted to three
        (14, UNION, "stoneman", 1, "1647", "2416"),  # cavalry
    ],
)
def test_a_transfer_of_the_track_moves_three_stars_and_cavalry_too(
    turn: int, side: int, name: str, stars: int, start: str, end: str
) -> None:
    state = bare(turn)
    for key in (start, end):
        station(state, side, key, 4)
    general = GENERAL[name]
    state.where[general], state.stars[general] = PLACE[start], stars
    driver = run(state, LeaderManagement(side))
    while driver.prompt != "prompt-grant":
        driver.push("done" if driver.prompt == "prompt-transfer-before" else driver.actions[0])
    driver.push(f"grant {name}", f"send {name} {end}")
    assert state.where[general] == PLACE[end]
    assert state.stars[general] == (3 if name == "pope" else stars)


@pytest.mark.clause("19.3.1")
def test_the_award_for_the_mississippi_is_won_back() -> None:
    state = bare(5)
    before = union_points(state)
    state.markers[UNION] |= 1 << PLACE["fort-st-philip"]
    for level, points in ((0, 3), (1, 0), (0, 3), (0, 3)):
        state.set_fort(CONFEDERATE, at("Vicksburg"), level)
        end_turn(state)
        assert union_points(state) == before + points


@pytest.mark.clause("19.3.2")
def test_washington_is_an_objective_hex_of_two_points_a_turn_besides_three_once() -> None:
    state = bare(5)
    station(state, CONFEDERATE, "1647", 3)
    state.panic = 1
    for points in (5, 7):
        end_turn(state)
        assert confederate_points(state) == points


@pytest.mark.clause("S2.1")
@pytest.mark.clause("21.9.1")
def test_the_leaders_and_ships_of_a_first_turn_are_there_already() -> None:
    """Turns 2 to 4 bring three ocean and three river ships to the first of each kind."""
    state = set_up("1862", ("advanced",))
    kinds = [sum(n for k, n in state.ships.items() if ship_parts(k)[1] == i) for i in (0, 1)]
    assert kinds == [4, 4]
    assert state.stars[GENERAL["jackson"]] == 2
    assert state.where[GENERAL["hooker"]] >= 0
