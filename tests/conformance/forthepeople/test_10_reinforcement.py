"""10 Reinforcements, strategic movement, and the arrival of generals."""

import pytest

from longroll.engine.action import parse
from longroll.titles.forthepeople.components import (
    ARMY,
    GENERAL,
    GENERALS,
    HOPS,
    SPACES,
    STATE,
    STATES,
)
from longroll.titles.forthepeople.generals import PlaceGenerals, arriving
from longroll.titles.forthepeople.reinforcement import (
    BlockadeRunning,
    PlaceReinforcements,
    PlaceUnits,
    RaiseStates,
    state_quota,
    union_amounts,
    union_penalty,
    why_no_units,
)
from longroll.titles.forthepeople.scenarios import table as scenario_table
from longroll.titles.forthepeople.sequence import ReinforcementPhase
from longroll.titles.forthepeople.state import REMOVED, TRACK, ForThePeopleState
from longroll.titles.forthepeople.strategic import StrategicMovement, rail_reach, sea_reach
from longroll.titles.forthepeople.supply import has_lc
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

OHIO_AND_INDIANA = 16


def give(state: ForThePeopleState, side: int, *keys: str) -> None:
    for key in keys:
        state.set_control(space(key), side)


def why(table: Driver, text: str) -> str:
    """The clause that the asking procedure gives for an action that is not on its list."""
    assert parse(text) not in table.decision.actions
    frame = table.state.stack[-1]
    denial = getattr(frame, f"why_{frame.step}")(table.state, parse(text))
    assert denial is not None
    return str(denial.clause)


def reached(mask: int, *keys: str) -> list[bool]:
    return [bool(mask >> space(key) & 1) for key in keys]


# --- 10.3 The Union -----------------------------------------------------------------------------


@pytest.mark.clause("10")
@pytest.mark.clause("10.1.a")
@pytest.mark.clause("10.3")
@pytest.mark.clause("10.3.1")
def test_eight_in_washington_six_in_the_center_four_in_the_west() -> None:
    """Example of play: Washington, Cincinnati, St. Louis."""
    state = scenario_table("1861")
    state.turn = 2
    table = run(state, PlaceReinforcements(UNION))
    table.push("place cincinnati", "count 6", "place st-louis", "count 4")
    assert table.over
    assert state.infantry[UNION][space("washington-dc")] == 5 + 8
    assert state.infantry[UNION][space("cincinnati")] == 1 + 6
    assert state.infantry[UNION][space("st-louis")] == 2 + 4


@pytest.mark.clause("10.3.1")
def test_center_and_west_may_be_split() -> None:
    table = run(empty_table(), PlaceReinforcements(UNION))
    assert table.actions[0] == "place bloomington-in"
    assert len(table.actions) == OHIO_AND_INDIANA
    table.push("place cincinnati", "count 2", "place dayton", "count 4")
    assert why(table, "place st-louis") == "10.1"
    assert why(table, "place cincinnati") == "10.3.1"
    table.push("place cairo", "count 1", "place peoria", "count 3")
    assert table.over
    assert table.state.infantry[UNION][space("dayton")] == 4


@pytest.mark.clause("10.3.1")
def test_without_a_railroad_to_washington_four_go_to_one_space_of_the_east() -> None:
    """Washington's line runs by Baltimore or Frederick, and by the Baltimore and Ohio."""
    state = empty_table()
    give(state, CONFEDERATE, "baltimore", "frederick")
    assert union_amounts(state) == (4, 6, 4)
    table = run(state, PlaceReinforcements(UNION))
    assert why(table, "place washington-dc") == "10.3.1"
    table.push("place trenton")
    assert state.infantry[UNION][space("trenton")] == 4
    assert table.decision.clause == "10.3.1"
    assert "place cincinnati" in table.actions


@pytest.mark.clause("10.2.4")
def test_the_baltimore_and_ohio_is_a_line_of_washington() -> None:
    state = empty_table()
    give(state, CONFEDERATE, "wilmington-de", "york")
    assert union_amounts(state)[0] == 4
    give(state, UNION, "harpers-ferry", "grafton", "wheeling")
    assert union_amounts(state)[0] == 8


@pytest.mark.clause("10.3.1")
def test_units_without_a_valid_space_are_lost() -> None:
    state = empty_table()
    for key in ("il", "oh", "in"):
        for place in range(len(state.control)):
            if place_state(place) == key:
                state.set_control(place, CONFEDERATE)
    table = run(state, PlaceReinforcements(UNION))
    while not table.over:
        assert table.actions[0].startswith("cut")
        table.push("cut east" if "cut east" in table.actions else table.actions[0])
    lost = [dict(event.args)["count"] for event in table.told("reinforcements-lost")]
    assert lost == [6, 4]


def place_state(place: int) -> str:
    return STATES[SPACES[place].state].key


@pytest.mark.clause("10.3.1")
def test_captured_state_capitals_cost_one_each_where_the_union_chooses() -> None:
    """Pennsylvania has two; Washington is none."""
    state = empty_table()
    give(state, CONFEDERATE, "harrisburg", "philadelphia", "gettysburg", "washington-dc")
    assert union_penalty(state) == 2
    state = empty_table()
    give(state, CONFEDERATE, "springfield-il", "indianapolis")
    table = run(state, PlaceReinforcements(UNION))
    assert table.actions == ["cut east", "cut center", "cut west"]
    table.push("cut west", "cut west", "place dayton", "count 6", "place cairo")
    assert table.actions == ["count 1", "count 2"]
    table.push("count 2")
    assert state.infantry[UNION][space("cairo")] == 2


@pytest.mark.clause("4.4.2")
def test_foreign_intervention_costs_two_more() -> None:
    state = empty_table()
    state.intervention = True
    assert union_penalty(state) == 2
    table = run(state, PlaceReinforcements(UNION)).push("cut east", "cut center")
    assert table.decision.prompt.args == (("count", 5),)
    assert state.infantry[UNION][space("washington-dc")] == 7


@pytest.mark.clause("5.5.4")
def test_the_unit_of_a_killed_cavalry_general_returns() -> None:
    state = empty_table()
    state.owed[UNION] = 1
    table = run(state, PlaceReinforcements(UNION))
    table.push("place dayton", "count 6", "place cairo", "count 4")
    assert table.decision.clause == "5.5.4"
    table.push("place frederick")
    assert table.over
    assert state.owed == [0, 0, 0]
    assert state.infantry[UNION][space("frederick")] == 1


# --- 10.4 The Confederacy -----------------------------------------------------------------------


@pytest.mark.clause("10.4.2")
@pytest.mark.parametrize(
    ("fallen", "open_river", "quota"),
    [("", False, 9), ("tn", False, 8), ("tn ar fl", False, 6), ("", True, 8), ("mo ky", False, 9)],
)
def test_nine_units_less_one_for_each_fallen_state_and_the_mississippi(
    fallen: str, open_river: bool, quota: int
) -> None:
    state = empty_table()
    for key in fallen.split():
        state.state_owner[STATE[key]] = UNION
    if open_river:
        give(state, UNION, "forts-st-philip-jackson")
    assert state_quota(state) == quota


@pytest.mark.clause("10.4.2")
def test_the_quota_never_falls_below_zero() -> None:
    state = empty_table()
    for key in ("tn", "ar", "tx", "la", "ms", "al", "ga", "fl", "nc", "sc", "va"):
        state.state_owner[STATE[key]] = UNION
    assert state_quota(state) == 0


@pytest.mark.clause("10.4")
@pytest.mark.clause("10.4.3")
def test_one_unit_per_state_as_in_the_example_of_play() -> None:
    state = scenario_table("1861")
    state.turn = 2
    table = run(state, RaiseStates(9, 0))
    for where in (
        *("tn nashville", "ar fayetteville-ar", "fl pensacola", "nc wilmington-nc"),
        *("va manassas", "sc charleston-sc", "la monroe", "al fort-morgan", "ga atlanta"),
    ):
        which, place = where.split()
        table.push(f"raise {which}", f"place {place}")
        assert table.over or why(table, f"raise {which}") == "10.4.3"
    assert table.over
    assert state.infantry[CONFEDERATE][space("manassas")] == 4
    assert state.infantry[CONFEDERATE][space("atlanta")] == 1


@pytest.mark.clause("10.4.3")
def test_where_confederate_reinforcements_may_not_go() -> None:
    state = empty_table()
    put(state, UNION, "nashville", 1)
    give(state, UNION, "memphis")
    state.set_fort(space("franklin-tn"), UNION)
    table = run(state, RaiseStates(1, 0)).push("raise tn")
    denials = {
        key: why(table, f"place {key}")
        for key in ("nashville", "memphis", "franklin-tn", "knoxville", "richmond", "paducah")
    }
    assert denials == {
        **{"nashville": "10.1", "memphis": "10.1", "franklin-tn": "10.1"},
        **{"knoxville": "10.4.3", "richmond": "10.4.3", "paducah": "10.1"},
    }
    assert "place chattanooga" in table.actions


@pytest.mark.clause("10.4.3")
@pytest.mark.parametrize(
    ("key", "reason"),
    [
        *(("nashville", "deny-enemy-units"), ("franklin-tn", "deny-enemy-units")),
        *(("memphis", "deny-not-controlled"), ("knoxville", "deny-union-friendly")),
        *(("fort-sumter", "deny-coastal-fort-full"), ("richmond", "deny-other-region")),
        ("marshall", "deny-no-lc"),
    ],
)
def test_the_reason_why_a_space_takes_no_new_unit(key: str, reason: str) -> None:
    state = empty_table()
    put(state, UNION, "nashville", 1)
    put(state, CONFEDERATE, "fort-sumter", 1)
    give(state, UNION, "memphis")
    state.set_fort(space("franklin-tn"), UNION)
    for hop in HOPS[space("marshall")]:
        state.set_control(hop.to, UNION)
    denial = why_no_units(state, CONFEDERATE, space(key), "10.4.3")
    assert denial.key == reason


@pytest.mark.clause("10.4.3")
def test_a_fallen_state_raises_nothing() -> None:
    state = empty_table()
    state.state_owner[STATE["tn"]] = UNION
    table = run(state, RaiseStates(1, 0))
    assert why(table, "raise tn") == "10.4.2"
    assert why(table, "raise oh") == "10.4.2"


@pytest.mark.clause("6.8.3")
def test_a_coastal_fort_takes_one_confederate_unit() -> None:
    state = empty_table()
    table = run(state, RaiseStates(1, 0)).push("raise sc")
    assert "place fort-sumter" in table.actions
    put(state, CONFEDERATE, "fort-sumter", 1)
    table = run(state, RaiseStates(1, 0)).push("raise sc")
    assert why(table, "place fort-sumter") == "6.8.3"


@pytest.mark.clause("10.4.3")
def test_the_units_that_cavalry_is_owed_keep_to_fresh_states_while_there_are_any() -> None:
    state = empty_table()
    for key in ("ar", "tx", "la", "ms", "al", "ga", "fl", "nc", "sc"):
        state.state_owner[STATE[key]] = UNION
    table = run(state, RaiseStates(1, 2))
    table.push("raise va", "place richmond")
    assert table.actions == ["raise tn"]
    table.push("raise tn", "place chattanooga")
    assert "place richmond" in table.actions
    table.push("place richmond")
    assert table.over
    assert state.infantry[CONFEDERATE][space("richmond")] == 2


@pytest.mark.clause("10.4.3")
def test_loyal_spaces_take_not_even_the_units_that_cavalry_is_owed() -> None:
    """Knoxville and Clinton; the only exception is card 80."""
    state = empty_table()
    for key in ("ar", "tx", "la", "ms", "al", "ga", "fl", "nc", "sc", "tn", "va"):
        state.state_owner[STATE[key]] = UNION
    table = run(state, RaiseStates(0, 1))
    assert "place chattanooga" in table.actions
    assert not {"place knoxville", "place clinton"} & set(table.actions)
    assert why(table, "place knoxville") == "10.4.3"


@pytest.mark.clause("10.4.4")
def test_a_border_state_that_is_not_confederate_gives_nothing() -> None:
    """Its spaces may be his: the state has to be."""
    state = empty_table()
    for key in ("tn", "ar", "tx", "la", "ms", "al", "ga", "fl", "nc", "sc", "va"):
        state.state_owner[STATE[key]] = UNION
    state.blockade = 5
    give(state, CONFEDERATE, "st-joseph", "paducah")
    assert run(state, PlaceReinforcements(CONFEDERATE), rolls=[1, 1, 1, 1]).over
    assert not any(state.infantry[CONFEDERATE])


@pytest.mark.clause("10.4.4")
def test_border_states_under_control_give_one_each_supplied_or_not() -> None:
    state = empty_table()
    state.state_owner[STATE["mo"]] = CONFEDERATE
    state.blockade = 5
    for key in ("tn", "ar", "tx", "la", "ms", "al", "ga", "fl", "nc", "sc", "va"):
        state.state_owner[STATE[key]] = UNION
    give(state, CONFEDERATE, "st-joseph", "kansas-city")
    table = run(state, PlaceReinforcements(CONFEDERATE), rolls=[1, 1, 1, 1])
    assert table.decision.clause == "10.4.4"
    assert table.actions == ["place kansas-city", "place st-joseph"]
    table.push("place st-joseph")
    assert table.over


@pytest.mark.clause("10.4.4")
@pytest.mark.clause("8.3")
def test_a_border_state_may_reinforce_an_army_without_a_line() -> None:
    """Ruling C19."""
    state = empty_table()
    state.state_owner[STATE["mo"]] = CONFEDERATE
    state.blockade = 5
    for key in ("tn", "ar", "tx", "la", "ms", "al", "ga", "fl", "nc", "sc", "va"):
        state.state_owner[STATE[key]] = UNION
    give(state, CONFEDERATE, "st-joseph", "kansas-city")
    put(state, CONFEDERATE, "st-joseph", 5, "price", army="army-of-the-west")
    assert not has_lc(state, CONFEDERATE, space("st-joseph"))
    table = run(state, PlaceReinforcements(CONFEDERATE), rolls=[1, 1, 1, 1])
    assert "place st-joseph" in table.actions


# --- 10.5 The blockade --------------------------------------------------------------------------


@pytest.mark.clause("10.5")
@pytest.mark.clause("10.5.4")
def test_the_example_of_the_clause() -> None:
    """Level 3: rolls of 4 and 5 in the Atlantic bring a unit, 2 and 3 in the Gulf cost 4 will."""
    state = empty_table()
    state.blockade = 3
    state.fortune[CONFEDERATE] = -1
    table = run(state, BlockadeRunning(), rolls=[5, 4, 3, 2])
    assert state.will[CONFEDERATE] == 96
    assert sorted(table.actions) == ["place morehead-city", "place norfolk", "place wilmington-nc"]
    table.push("place norfolk", "place charleston-sc")
    assert table.over


@pytest.mark.clause("10.5.1")
def test_a_zone_without_an_open_port_is_not_rolled_for_and_costs_two() -> None:
    state = empty_table()
    give(state, UNION, "forts-st-philip-jackson", "sabine-city")
    state.fortune[CONFEDERATE] = -1
    table = run(state, BlockadeRunning(), rolls=[6, 6, 6])
    assert state.will[CONFEDERATE] == 98
    assert [event.key for event in table.events].count("zone-closed") == 1


@pytest.mark.clause("10.5.2")
def test_a_port_needs_its_coastal_fort() -> None:
    state = empty_table()
    give(state, UNION, "fort-pickens")
    table = run(state, BlockadeRunning(), rolls=[6, 6, 6, 6])
    table.push("place norfolk", "place savannah")
    assert sorted(table.actions) == ["place columbus-ga", "place mobile"]


@pytest.mark.clause("10.5.4")
@pytest.mark.parametrize(("level", "roll", "lands"), [(3, 3, False), (3, 4, True), (5, 6, True)])
def test_a_runner_must_beat_the_blockade_level(level: int, roll: int, lands: bool) -> None:
    state = empty_table()
    state.blockade = level
    give(state, UNION, "fort-monroe", "fort-fisher", "morehead-city")
    give(state, UNION, "forts-st-philip-jackson", "sabine-city", "fort-pickens", "fort-gadson")
    give(state, UNION, "fort-morgan", "fort-sumter", "fort-pulaski", "fernandina")
    table = run(state, BlockadeRunning(), rolls=[roll])
    assert table.over
    assert (state.infantry[CONFEDERATE][space("jacksonville-fl")] == 1) is lands


# --- 10.2 Strategic movement --------------------------------------------------------------------


def summer_1861() -> ForThePeopleState:
    """The units of the example of play before strategic movement."""
    state = scenario_table("1861")
    state.turn = 2
    state.infantry[UNION][space("washington-dc")] = 12
    state.infantry[UNION][space("cincinnati")] = 7
    for key in ("wilmington-nc", "charleston-sc", "monroe", "pensacola", "new-orleans", "atlanta"):
        state.infantry[CONFEDERATE][space(key)] = 1
    state.infantry[CONFEDERATE][space("mobile")] = 2
    state.touch()
    return state


@pytest.mark.clause("10.1.b")
@pytest.mark.clause("10.2")
@pytest.mark.clause("10.2.1")
def test_the_union_moves_of_the_example_of_play() -> None:
    state = summer_1861()
    table = run(state, StrategicMovement(UNION))
    table.push("move washington-dc", "sea fort-monroe", "count 2")
    table.push("move springfield-il", "rail cairo")
    table.push("move washington-dc", "rail cairo", "count 3")
    table.push("move pittsburgh", "rail columbus-oh", "count 2")
    table.push("move philadelphia", "rail cairo")
    table.push("move cincinnati", "rail cairo", "count 1", "done")
    assert table.over
    assert state.infantry[UNION][space("fort-monroe")] == 3
    assert state.infantry[UNION][space("cairo")] == 7
    assert state.infantry[UNION][space("washington-dc")] == 7


@pytest.mark.clause("10.2.1")
def test_the_confederate_moves_of_the_example_of_play_use_up_his_seven() -> None:
    state = summer_1861()
    state.set_control(space("fort-pickens"), UNION)
    table = run(state, StrategicMovement(CONFEDERATE))
    table.push("move wilmington-nc", "rail manassas", "move charleston-sc", "rail manassas")
    table.push("move monroe", "rail nashville")
    table.push("move pensacola", "rail columbus-ky")
    table.push("move mobile", "rail columbus-ky", "count 1")
    table.push("move new-orleans", "rail manassas", "move atlanta", "rail knoxville")
    assert table.over
    assert state.infantry[CONFEDERATE][space("manassas")] == 6
    assert state.infantry[CONFEDERATE][space("columbus-ky")] == 3
    assert state.infantry[CONFEDERATE][space("knoxville")] == 1


@pytest.mark.clause("10.2.2")
@pytest.mark.parametrize(("side", "most"), [(UNION, 15), (CONFEDERATE, 7)])
def test_the_limits_of_both_sides(side: int, most: int) -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 20)
    put(state, CONFEDERATE, "atlanta", 20)
    table = run(state, StrategicMovement(side))
    start, to = ("pittsburgh", "harrisburg") if side == UNION else ("atlanta", "macon")
    table.push(f"move {start}", f"rail {to}")
    assert table.actions[-1] == f"count {most}"
    assert table.push(f"count {most}").over


@pytest.mark.clause("10.2.1")
def test_a_unit_moves_once() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 2)
    table = run(state, StrategicMovement(UNION))
    table.push("move pittsburgh", "rail harrisburg", "count 2")
    assert table.over


@pytest.mark.clause("10.2.1")
def test_those_that_arrive_leave_the_others_free_to_move() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 2)
    put(state, UNION, "harrisburg", 1)
    table = run(state, StrategicMovement(UNION))
    table.push("move pittsburgh", "rail harrisburg", "count 2", "move harrisburg", "rail york")
    assert table.over
    assert state.infantry[UNION][space("harrisburg")] == 2


@pytest.mark.clause("10.2.1")
def test_neutral_and_enemy_spaces_stop_the_trains() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "nashville", 1)
    state.set_fort(space("nashville"), CONFEDERATE)  # else gunboats close the Cumberland
    assert reached(rail_reach(state, CONFEDERATE, space("nashville")), "bowling-green") == [False]
    give(state, CONFEDERATE, "bowling-green")
    assert reached(rail_reach(state, CONFEDERATE, space("nashville")), "bowling-green") == [True]
    put(state, UNION, "bowling-green", 0, "stoneman")
    assert reached(rail_reach(state, CONFEDERATE, space("nashville")), "bowling-green") == [False]


@pytest.mark.clause("10.2.1")
def test_units_out_of_supply_generals_and_brigades_stay() -> None:
    state = empty_table()
    give(state, UNION, "atlanta", "macon", "barnesville")
    put(state, UNION, "atlanta", 2)
    put(state, UNION, "pittsburgh", 0, "stoneman")
    assert run(state, StrategicMovement(UNION)).over


@pytest.mark.clause("10.2.1")
def test_why_a_space_sends_nobody() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 1)
    put(state, UNION, "atlanta", 1)
    table = run(state, StrategicMovement(UNION))
    assert why(table, "move harrisburg") == "10.2.1"
    assert why(table, "move atlanta") == "10.2.1"
    table.push("move pittsburgh")
    assert why(table, "rail richmond") == "10.2.1"
    assert why(table, "sea philadelphia") == "10.2.3"


@pytest.mark.clause("5.9.3")
def test_two_railroads_are_completed_in_spring_1864() -> None:
    found: list[bool] = []
    for turn in (9, 10):
        state = empty_table(turn)
        found.append(reached(rail_reach(state, CONFEDERATE, space("demopolis")), "meridian")[0])
    assert found == [False, True]


@pytest.mark.clause("10.2.4")
def test_the_baltimore_and_ohio_carries_the_union_alone() -> None:
    """Grafton to Harper's Ferry; on the list of the Union when it holds both ends."""
    found: list[bool] = []
    for side in (UNION, CONFEDERATE):
        state = empty_table()
        for key in ("wheeling", "parkersburg", "grafton", "harpers-ferry"):
            give(state, side, key)
        for key in ("frederick", "baltimore"):
            give(state, CONFEDERATE if side == UNION else UNION, key)
        found.append(reached(rail_reach(state, side, space("grafton")), "harpers-ferry")[0])
    assert found == [True, False]


@pytest.mark.clause("10.2.3")
def test_ships_sail_between_union_ports_and_never_past_a_fort() -> None:
    state = empty_table()
    give(state, UNION, "fort-monroe", "new-orleans", "port-hudson")
    to = sea_reach(state, UNION, space("washington-dc"))
    assert reached(to, "fort-monroe", "baltimore", "norfolk", "new-orleans") == [
        *(True, True, False, False),
    ]
    state.set_fort(space("aquia-creek"), CONFEDERATE)
    assert sea_reach(state, UNION, space("washington-dc")) == 0
    assert sea_reach(state, CONFEDERATE, space("mobile")) == 0


@pytest.mark.clause("10.2.1")
def test_an_army_is_fed_through_neutral_spaces_and_over_roads() -> None:
    state = empty_table()
    put(state, UNION, "somerset", 5, "buell", army="army-of-the-cumberland")
    put(state, UNION, "pittsburgh", 3)
    table = run(state, StrategicMovement(UNION)).push("move pittsburgh")
    assert "rail somerset" not in table.actions
    table.push("feed army-of-the-cumberland", "count 3")
    assert table.over
    assert state.infantry[UNION][space("somerset")] == 8


@pytest.mark.clause("10.2.1")
def test_feeding_may_join_ship_and_rail() -> None:
    state = empty_table()
    give(state, UNION, "fort-monroe", "williamsburg")
    put(state, UNION, "williamsburg", 5, "mcclellan", army="army-of-the-potomac")
    put(state, UNION, "pittsburgh", 1)
    table = run(state, StrategicMovement(UNION))
    table.push("move pittsburgh", "feed army-of-the-potomac")
    assert state.infantry[UNION][space("williamsburg")] == 6


@pytest.mark.clause("10.2.1")
def test_an_army_out_of_supply_is_not_fed() -> None:
    state = empty_table()
    put(state, UNION, "atlanta", 5, "mcclellan", army="army-of-the-potomac")
    put(state, UNION, "pittsburgh", 1)
    table = run(state, StrategicMovement(UNION)).push("move pittsburgh")
    assert why(table, "feed army-of-the-potomac") == "10.2.1"


@pytest.mark.clause("5.2.1")
def test_an_army_that_sends_its_last_unit_away_is_lost() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 1, "buell", army="army-of-the-cumberland")
    run(state, StrategicMovement(UNION)).push("move pittsburgh", "rail harrisburg")
    assert state.army_at[ARMY["army-of-the-cumberland"]] == TRACK
    assert state.will[UNION] == 90


@pytest.mark.clause("10.2.1")
@pytest.mark.clause("5.3.4")
def test_a_general_without_army_or_fort_keeps_a_unit() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 3, "buell")
    put(state, UNION, "harrisburg", 1, "pope")
    put(state, UNION, "columbus-oh", 1, "butler")
    state.set_fort(space("columbus-oh"), UNION)
    table = run(state, StrategicMovement(UNION))
    assert table.actions == ["move columbus-oh", "move pittsburgh", "done"]
    assert why(table, "move harrisburg") == "5.3.4"
    table.push("move pittsburgh", "rail york")
    assert table.actions == ["count 1", "count 2"]
    table.push("count 2", "move columbus-oh", "rail york")
    assert table.over
    assert state.infantry[UNION][space("pittsburgh")] == 1


@pytest.mark.clause("10.2.1")
def test_a_brigade_is_unit_enough_for_the_general_who_stays() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 1, "buell", "stoneman")
    run(state, StrategicMovement(UNION)).push("move pittsburgh", "rail york")
    assert state.units(UNION, space("pittsburgh")) == 1


@pytest.mark.clause("10.2.1")
def test_rail_and_ship_do_not_join_for_a_unit_that_feeds_no_army() -> None:
    """Pittsburgh by rail to Baltimore and on by sea: only to an army."""
    state = empty_table()
    give(state, UNION, "fort-monroe")
    put(state, UNION, "pittsburgh", 1)
    table = run(state, StrategicMovement(UNION)).push("move pittsburgh")
    assert "rail baltimore" in table.actions
    assert not [text for text in table.actions if "fort-monroe" in text]
    table.push("rail baltimore")
    assert table.over  # it has moved, and sails no more


@pytest.mark.clause("10.2.2")
def test_every_unit_that_sails_or_feeds_counts_against_the_limit() -> None:
    state = empty_table()
    give(state, UNION, "fort-monroe", "williamsburg")
    put(state, UNION, "williamsburg", 5, "mcclellan", army="army-of-the-potomac")
    put(state, UNION, "baltimore", 9)
    put(state, UNION, "pittsburgh", 9)
    table = run(state, StrategicMovement(UNION))
    table.push("move baltimore", "sea fort-monroe", "count 8")
    assert table.decision.prompt.args == (("count", 7),)
    table.push("move pittsburgh", "feed army-of-the-potomac")
    assert table.actions[-1] == "count 7"
    assert table.push("count 7").over


# --- 10.6 Generals ------------------------------------------------------------------------------


@pytest.mark.clause("10.6.1")
def test_the_generals_of_summer_1861_come() -> None:
    state = scenario_table("1861")
    state.turn = 2
    names = [[GENERALS[g].key for g in arriving(state, side)] for side in (UNION, CONFEDERATE)]
    assert names == [
        ["banks", "buell", "burnside", "halleck", "mcclellan", "pope", "rosecrans"],
        ["bragg", "kirby-smith", "stuart"],
    ]


def placing(union: list[str], confederate: list[str], draws: list[str]) -> Driver:
    state = summer_1861()
    state.infantry[UNION][space("cairo")] = 7
    state.infantry[CONFEDERATE][space("manassas")] = 6
    state.infantry[CONFEDERATE][space("knoxville")] = 1
    state.touch()
    table = run(state, PlaceGenerals(), draws=draws)
    for key in (*union, *confederate):
        table.push(f"announce {key}")
    return table


@pytest.mark.clause("10.1.c")
@pytest.mark.clause("10.6")
@pytest.mark.clause("10.6.1")
def test_the_example_of_play_places_ten_generals_face_down() -> None:
    union = ["cincinnati", "cincinnati", "cairo", "cairo", "frederick", "harpers-ferry"]
    draws = ["buell", "rosecrans", "halleck", "pope", "mcclellan", "banks", "stuart", "kirby-smith"]
    table = placing([*union, "washington-dc"], ["manassas", "knoxville", "nashville"], draws)
    assert table.over
    state = table.state
    for general, where in (
        *(("buell", "cincinnati"), ("pope", "cairo"), ("mcclellan", "frederick")),
        *(("burnside", "washington-dc"), ("bragg", "nashville"), ("kirby-smith", "knoxville")),
    ):
        assert state.post[GENERAL[general]] == space(where)
    assert state.post[GENERAL["stuart"]] == space("manassas")
    assert state.infantry[CONFEDERATE][space("manassas")] == 5
    assert state.units(CONFEDERATE, space("manassas")) == 6


@pytest.mark.clause("10.6.1")
def test_nobody_is_drawn_before_both_sides_have_announced() -> None:
    table = placing(["cincinnati"] * 7, ["manassas", "manassas"], [])
    assert all(table.state.post[GENERAL[key]] == -1 for key in ("buell", "stuart"))
    assert [event.key for event in table.events] == ["general-announced"] * 9


@pytest.mark.clause("10.6.1")
def test_a_general_needs_units_and_a_line_of_communication() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 1)
    put(state, UNION, "atlanta", 5)
    table = run(state, PlaceGenerals())
    assert table.actions == ["announce pittsburgh"]
    assert why(table, "announce atlanta") == "10.6.1"
    assert why(table, "announce harrisburg") == "10.6.1"


@pytest.mark.clause("10.6.1")
def test_several_face_down_need_a_unit_each_and_generals_there_count() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 3, "mcdowell")
    put(state, UNION, "harrisburg", 9)
    table = run(state, PlaceGenerals()).push("announce pittsburgh", "announce pittsburgh")
    assert why(table, "announce pittsburgh") == "10.6.1"
    assert table.actions == ["announce harrisburg"]


@pytest.mark.clause("10.6.1")
def test_a_general_without_a_space_waits() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 1)
    table = run(state, PlaceGenerals(), draws=["halleck"]).push("announce pittsburgh")
    assert table.over
    assert state.post[GENERAL["halleck"]] == space("pittsburgh")
    assert len(arriving(state, UNION)) == 6 + 3  # and those of 1861, whom nothing has put down


@pytest.mark.clause("10.6.2")
def test_an_army_without_a_general_comes_first() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 5, army="army-of-the-missouri")
    put(state, UNION, "harrisburg", 9)
    table = run(state, PlaceGenerals(), draws=["banks", *["buell", "burnside", "butler"]])
    assert table.actions == ["announce pittsburgh"]
    assert why(table, "announce harrisburg") == "10.6.2"
    table.push("announce pittsburgh")
    assert "announce harrisburg" in table.actions


@pytest.mark.clause("10.6.2")
def test_one_without_supply_does_not_bind_the_player() -> None:
    state = empty_table()
    put(state, UNION, "atlanta", 5, army="army-of-the-missouri")
    put(state, UNION, "harrisburg", 9)
    assert run(state, PlaceGenerals()).actions == ["announce harrisburg"]


@pytest.mark.clause("10.6.2")
def test_an_army_with_a_brigade_has_a_general_in_its_space() -> None:
    """Cavalry does not command it, but nobody must be sent there first; who comes commands."""
    state = empty_table()
    put(state, UNION, "pittsburgh", 5, "stoneman")
    state.place_army(ARMY["army-of-the-missouri"], space("pittsburgh"))
    put(state, UNION, "harrisburg", 9)
    for general in arriving(state, UNION):
        if GENERALS[general].key != "pope":
            state.post_general(general, REMOVED)
    table = run(state, PlaceGenerals())
    assert table.actions == ["announce harrisburg", "announce pittsburgh"]
    table.push("announce pittsburgh")
    assert state.commander[ARMY["army-of-the-missouri"]] == GENERAL["pope"]


@pytest.mark.clause("10.6.1")
def test_both_sides_turn_their_generals_up_together() -> None:
    """No event before the last announcement names anybody; then all are named."""
    state = empty_table()
    put(state, UNION, "pittsburgh", 1)
    put(state, CONFEDERATE, "atlanta", 1)
    table = run(state, PlaceGenerals(), draws=["banks", "bragg"])
    table.push("announce pittsburgh")
    assert [event.key for event in table.events] == ["general-announced"]
    table.push("announce atlanta")
    assert [event.key for event in table.events] == [
        *("general-announced", "general-announced", "general-arrives", "general-arrives"),
    ]


@pytest.mark.clause("10.6.1")
@pytest.mark.clause("16.6")
@pytest.mark.parametrize(
    ("scenario", "union", "confederate"),
    [
        ("1862", "curtis stoneman", "forrest morgan r-e-lee wheeler"),
        ("1863", "", ""),
        ("1864", "sheridan", "hardee"),
    ],
)
def test_who_comes_in_the_first_turn_of_the_later_scenarios(
    scenario: str, union: str, confederate: str
) -> None:
    """By the turn on the counter, those that the scenario has placed or removed left out."""
    state = scenario_table(scenario)
    for side, keys in ((UNION, union), (CONFEDERATE, confederate)):
        coming = {GENERALS[g].key for g in arriving(state, side)}
        assert coming == set(keys.split())


@pytest.mark.clause("10.6.3")
def test_the_first_there_commands_whatever_his_politics_and_at_no_cost() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 5, army="army-of-the-missouri")
    put(state, UNION, "harrisburg", 1, "butler")
    for general in arriving(state, UNION):
        if GENERALS[general].key not in ("pope", "mcclellan"):
            state.post_general(general, REMOVED)
    table = run(state, PlaceGenerals(), draws=["pope"])
    table.push("announce pittsburgh", "announce pittsburgh")
    assert table.over
    assert state.commander[ARMY["army-of-the-missouri"]] == GENERAL["pope"]
    assert state.post[GENERAL["mcclellan"]] == space("pittsburgh")
    assert state.will[UNION] == 100


@pytest.mark.clause("10.6.4")
def test_a_cavalry_general_absorbs_a_unit_of_infantry() -> None:
    state = empty_table(4)
    for general in arriving(state, UNION):
        if GENERALS[general].key != "stoneman":
            state.post_general(general, REMOVED)
    put(state, UNION, "pittsburgh", 2)
    put(state, UNION, "harrisburg", 0, "pleasonton")
    table = run(state, PlaceGenerals())
    assert why(table, "announce harrisburg") == "5.5.1"
    table.push("announce pittsburgh")
    assert state.infantry[UNION][space("pittsburgh")] == 1
    assert state.units(UNION, space("pittsburgh")) == 2


@pytest.mark.clause("3.1")
def test_generals_return_from_the_turn_track_when_they_are_due() -> None:
    state = empty_table(4)
    state.post_general(GENERAL["polk"], TRACK, 4)
    state.post_general(GENERAL["stuart"], TRACK, 5)
    names = [GENERALS[g].key for g in arriving(state, CONFEDERATE)]
    assert "polk" in names
    assert "stuart" not in names


@pytest.mark.clause("15.S1")
@pytest.mark.clause("15")
def test_grant_goes_to_memphis_in_spring_1863() -> None:
    state = scenario_table("1863")
    table = run(state, ReinforcementPhase())
    assert state.post[GENERAL["grant"]] == space("memphis")
    assert GENERAL["grant"] not in arriving(state, UNION)
    assert table.told("general-arrives")


# --- The steps together -------------------------------------------------------------------------


@pytest.mark.clause("10.7")
def test_fall_1861_brings_no_units_but_generals_and_movement() -> None:
    """Nobody rolls for runners, nobody loses will (ruling A23)."""
    state = scenario_table("1861")
    state.turn = 3
    strength = [sum(state.infantry[side]) for side in (UNION, CONFEDERATE)]
    table = run(state, ReinforcementPhase())
    assert table.decision.prompt.key == "prompt-strategic"
    table.push("done", "done")
    assert table.decision.prompt.key == "prompt-announce-general"
    assert [sum(state.infantry[side]) for side in (UNION, CONFEDERATE)] == strength
    assert state.will == [0, 100, 100]


@pytest.mark.clause("10.1")
def test_units_are_placed_where_the_rule_allows_and_nowhere_else() -> None:
    state = empty_table()
    mask = 1 << space("dayton") | 1 << space("cincinnati")
    table = run(state, PlaceUnits(UNION, 3, mask, "10.3.1"))
    assert sorted(table.actions) == ["place cincinnati", "place dayton"]
    table.push("place dayton", "count 1", "place cincinnati", "count 2")
    assert table.over
    assert run(state, PlaceUnits(UNION, 3, 1 << space("dayton"), "10.3.1")).over
    assert state.infantry[UNION][space("dayton")] == 4


@pytest.mark.clause("10.3.1")
def test_a_region_cut_to_nothing_asks_nothing() -> None:
    state = empty_table()
    give(state, CONFEDERATE, "harrisburg", "philadelphia", "springfield-il", "indianapolis")
    table = run(state, PlaceReinforcements(UNION)).push(*["cut west"] * 4)
    while not table.over:
        assert "place cairo" not in table.actions
        table.push(table.actions[-1])
    assert all(dict(event.args)["count"] for event in table.told("reinforced"))


@pytest.mark.clause("10.4.3")
def test_a_state_without_room_raises_nothing() -> None:
    """It is Confederate still, but every space of it has a Union marker."""
    state = empty_table()
    for place in SPACES:
        if STATES[place.state].key == "tx":
            state.set_control(place.index, UNION)
    assert why(run(state, RaiseStates(1, 0)), "raise tx") == "10.4.3"


@pytest.mark.clause("10.2.1")
def test_infantry_that_can_go_nowhere_is_not_offered() -> None:
    """Peace reigns around Pittsburgh, but no railroad out of it is the Union's."""
    state = empty_table()
    put(state, UNION, "pittsburgh", 1)
    for hop in HOPS[space("pittsburgh")]:
        state.set_control(hop.to, CONFEDERATE)
    put(state, UNION, "columbus-oh", 1)
    table = run(state, StrategicMovement(UNION))
    assert "move columbus-oh" in table.actions
    assert why(table, "move pittsburgh") == "10.2.1"


@pytest.mark.clause("10.4.1")
def test_the_confederacy_receives_fifteen_units_at_most() -> None:
    """Nine of its states, one each of Missouri and Kentucky, four past the blockade."""
    state = empty_table()
    for key in ("mo", "ky"):
        state.state_owner[STATE[key]] = CONFEDERATE
    give(state, CONFEDERATE, "kansas-city", "paducah")
    table = run(state, PlaceReinforcements(CONFEDERATE), rolls=[6, 6, 6, 6])
    while not table.over:
        table.push(table.actions[0])
    assert sum(state.infantry[CONFEDERATE]) == 15
