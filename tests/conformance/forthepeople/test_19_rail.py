"""19 The variant of the railroad's logistics: 5.2.1, 8.1.3, 9.3 and 10.2.1 as it changes them."""

import pytest

from longroll.engine.action import parse
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.attrition import AttritionPhase, forages
from longroll.titles.forthepeople.cards.events.richmond import ForwardToRichmond
from longroll.titles.forthepeople.components import GENERAL
from longroll.titles.forthepeople.document import SCHEMA
from longroll.titles.forthepeople.formations import CreateArmy, may_create_army
from longroll.titles.forthepeople.movement import Activation, can_attack
from longroll.titles.forthepeople.movement.march import March
from longroll.titles.forthepeople.options import RAIL_LOGISTICS
from longroll.titles.forthepeople.options.rail import entry_cost, has_rail_lc, near_rail
from longroll.titles.forthepeople.scenarios import table as scenario_table
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.strategic import StrategicMovement
from longroll.titles.forthepeople.supply import has_lc
from tests.conformance.forthepeople.field import march
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)


def variant(*, on: bool = True, turn: int = 2) -> ForThePeopleState:
    """An empty table with the forts of 1861, which keep the Arkansas open."""
    state = empty_table(turn)
    state.fort = scenario_table("1861").fort[:]
    state.touch_water()
    state.options = (RAIL_LOGISTICS,) if on else ()
    return state


def give(state: ForThePeopleState, side: int, *keys: str) -> None:
    for key in keys:
        state.set_control(space(key), side)


def why(table: Driver, text: str) -> tuple[str, str]:
    denial = TITLE.why_not(table.state, table.decision.seat, parse(text))
    assert denial is not None, f"{text} is on the list"
    return denial.clause, denial.key


def left(table: Driver) -> int:
    """Movement points left."""
    return int(dict(table.decision.prompt.args)["count"])


# --- 8.1.3 Lines by rail ------------------------------------------------------------------------


@pytest.mark.clause("19")
@pytest.mark.clause("19/8.1.3")
@pytest.mark.parametrize(
    ("side", "key", "line", "near"),
    [
        (CONFEDERATE, "richmond", True, True),
        (CONFEDERATE, "memphis", True, True),
        (CONFEDERATE, "camden-ar", False, True),  # next to Shreveport and Monroe
        (CONFEDERATE, "little-rock", False, False),
        (UNION, "cairo", True, True),
        (UNION, "harpers-ferry", True, True),  # neutral ground on the Baltimore and Ohio is not
        (UNION, "fort-monroe", False, False),  # a port, but no railroad
    ],
)
def test_the_far_west_has_no_line_by_rail(side: int, key: str, line: bool, near: bool) -> None:
    state = scenario_table("1861")
    state.options = (RAIL_LOGISTICS,)
    assert has_lc(state, side, space(key))
    assert has_rail_lc(state, side, space(key)) is line
    assert near_rail(state, side, space(key)) is near
    assert entry_cost(state, side, space(key)) == (1 if near else 2)


@pytest.mark.clause("19/8.1.3")
def test_a_line_runs_through_controlled_spaces_only_and_not_past_the_enemy() -> None:
    state = variant()
    assert has_rail_lc(state, UNION, space("cairo"))
    state.set_control(space("louisville"), UNION)
    assert not has_rail_lc(state, UNION, space("lexington-ky"))
    state = variant()
    assert has_rail_lc(state, CONFEDERATE, space("opelika"))
    give(state, UNION, "columbus-ga", "montgomery", "newnan")
    assert not has_rail_lc(state, CONFEDERATE, space("opelika"))


@pytest.mark.clause("19/8.1.3")
def test_a_union_line_may_end_in_a_port_of_its_own_in_supply() -> None:
    state = variant()
    give(state, UNION, "new-bern", "goldsboro")
    assert has_lc(state, UNION, space("new-bern"))
    assert has_rail_lc(state, UNION, space("goldsboro"))
    give(state, CONFEDERATE, "new-bern")
    assert not has_rail_lc(state, UNION, space("goldsboro"))


@pytest.mark.clause("19/8.1.3")
@pytest.mark.parametrize(("on", "points"), [(True, 3), (False, 4)])
def test_a_space_far_from_the_railroad_costs_two(on: bool, points: int) -> None:
    state = variant(on=on)
    put(state, CONFEDERATE, "clarksville-ar", 2)
    table = run(state, Activation(CONFEDERATE, 2)).push("division clarksville-ar", "with 2")
    table.push("go little-rock")
    assert left(table) == points


@pytest.mark.clause("19/8.1.3")
def test_who_has_not_points_enough_stays() -> None:
    state = variant()
    put(state, CONFEDERATE, "clarksville-ar", 2)
    table = run(state, Activation(CONFEDERATE, 2)).push("division clarksville-ar", "with 2")
    table.push("go little-rock", "go clarksville-ar")
    assert left(table) == 1
    assert why(table, "go little-rock") == ("19/8.1.3", "deny-far-from-rail")
    assert table.actions[-1] == "stop"


@pytest.mark.clause("4.6.2")
@pytest.mark.clause("19/8.1.3")
def test_a_march_on_richmond_that_can_go_no_further_may_stop_without_a_marker() -> None:
    """It "may" convert: with one point left, and two to pay, it may end there too."""
    state = variant(turn=11)
    put(state, UNION, "frederick", 8, "meade", army="army-of-the-potomac")
    table = run(state, ForwardToRichmond()).push("activate meade")
    table.push("go manassas", "go fredericksburg")
    assert why(table, "stop") == ("4.6.2", "deny-shortest-path")
    table.push("go hanover")
    assert left(table) == 1
    assert why(table, "go richmond") == ("19/8.1.3", "deny-far-from-rail")
    assert table.actions == ["convert", "stop"]


@pytest.mark.clause("19/8.1.3")
def test_card_7_grants_a_space_whatever_it_costs() -> None:
    state = variant()
    march(state, CONFEDERATE, "clarksville-ar", 3, "price")
    table = run(state, March(3, one=True)).push("go little-rock")
    assert [a for a in table.actions if a.startswith("go ")] == []


@pytest.mark.clause("19/8.1.3")
@pytest.mark.parametrize(("on", "able"), [(True, False), (False, True)])
def test_an_attack_is_in_reach_by_points(on: bool, able: bool) -> None:
    """Six spaces: Little Rock, Clarksville, Fayetteville, Springfield, Lexington, St. Joseph."""
    state = variant(on=on)
    put(state, CONFEDERATE, "camden-ar", 3, "price")
    give(state, CONFEDERATE, "springfield-mo", "lexington-mo")
    put(state, UNION, "st-joseph", 3)
    assert can_attack(state, CONFEDERATE, 3, GENERAL["price"]) is able


# --- 5.2.1 --------------------------------------------------------------------------------------


@pytest.mark.clause("19/5.2.1")
@pytest.mark.parametrize(("on", "able"), [(True, False), (False, True)])
def test_an_army_needs_a_line_by_rail_to_be_created(on: bool, able: bool) -> None:
    state = variant(on=on)
    put(state, CONFEDERATE, "little-rock", 6, "price")
    denial = may_create_army(state, CONFEDERATE, 2)
    assert (denial is None) is able
    put(state, CONFEDERATE, "richmond", 6, "bragg")
    table = run(state, CreateArmy(CONFEDERATE))
    if on:
        assert table.actions == ["create-army richmond"]
        assert why(table, "create-army little-rock") == ("19/5.2.1", "deny-army-rail")
    else:
        assert "create-army little-rock" in table.actions


# --- 9.3 ----------------------------------------------------------------------------------------


@pytest.mark.clause("19/9.3")
@pytest.mark.parametrize(("on", "units"), [(True, 5), (False, 6)])
def test_a_force_far_from_the_railroad_forages(on: bool, units: int) -> None:
    state = variant(on=on)
    put(state, CONFEDERATE, "little-rock", 8)
    put(state, CONFEDERATE, "camden-ar", 8)  # next to a line: normal attrition alone
    assert run(state, AttritionPhase()).over
    assert state.infantry[CONFEDERATE][space("little-rock")] == units
    assert state.infantry[CONFEDERATE][space("camden-ar")] == 6


@pytest.mark.clause("19/9.3")
def test_the_valley_coastal_forts_and_brigades_are_excepted() -> None:
    state = variant()
    put(state, CONFEDERATE, "little-rock", 0, "forrest")
    put(state, CONFEDERATE, "fort-morgan", 1)
    assert not near_rail(state, CONFEDERATE, space("fort-morgan"))
    assert not forages(state, CONFEDERATE, space("little-rock"))  # 8.3
    assert not forages(state, CONFEDERATE, space("fort-morgan"))
    for key, feeds in (("frederick", True), ("philadelphia", False)):
        give(state, CONFEDERATE, "winchester-va", "harpers-ferry")
        put(state, CONFEDERATE, key, 3, "jackson")
        near = near_rail(state, CONFEDERATE, space(key))
        assert forages(state, CONFEDERATE, space(key)) is not feeds, near


# --- 10.2.1 -------------------------------------------------------------------------------------


def hungry(*, on: bool) -> ForThePeopleState:
    state = variant(on=on)
    put(state, UNION, "somerset", 5, "buell", army="army-of-the-cumberland")
    put(state, UNION, "pittsburgh", 9)
    put(state, UNION, "columbus-oh", 9)
    return state


@pytest.mark.clause("19/10.2.1")
def test_a_side_feeds_its_armies_by_three_units_a_turn() -> None:
    state = hungry(on=True)
    table = run(state, StrategicMovement(UNION))
    table.push("move pittsburgh", "feed army-of-the-cumberland")
    assert table.actions == ["count 1", "count 2", "count 3"]
    table.push("count 2", "move columbus-oh", "feed army-of-the-cumberland")
    assert state.infantry[UNION][space("somerset")] == 8
    table.push("move pittsburgh")
    assert why(table, "feed army-of-the-cumberland") == ("19/10.2.1", "deny-fed-enough")
    assert state.fed == (2, 3, 0)
    written = SCHEMA.dump(state)
    del written["stack"]
    assert TITLE.load(written).fed == (2, 3, 0)


@pytest.mark.clause("19/10.2.1")
def test_the_count_begins_anew_each_turn_and_for_each_side() -> None:
    state = hungry(on=True)
    state.fed = (1, 3, 0)
    table = run(state, StrategicMovement(UNION))
    table.push("move pittsburgh", "feed army-of-the-cumberland")
    assert table.actions[-1] == "count 3"
    state = hungry(on=True)
    state.fed = (2, 0, 3)
    table = run(state, StrategicMovement(UNION))
    table.push("move pittsburgh", "feed army-of-the-cumberland")
    assert table.actions[-1] == "count 3"


@pytest.mark.clause("19/10.2.1")
def test_without_the_variant_there_is_no_such_limit() -> None:
    state = hungry(on=False)
    table = run(state, StrategicMovement(UNION))
    table.push("move pittsburgh", "feed army-of-the-cumberland")
    assert table.actions[-1] == "count 9"
    table.push("count 9")
    assert state.fed == (0, 0, 0)
