"""G9.6, X4.7, RT, T.VAR: reinforcements."""

from __future__ import annotations

import pytest

from longroll.engine.procedure import Play
from longroll.titles.savannah.components import (
    CITY_HEXES,
    ENTRY,
    LEADER,
    LEADERS,
    UNIT,
    UNITS,
    hex_at,
    hex_key,
)
from longroll.titles.savannah.components.parts import AMERICAN, FRENCH
from longroll.titles.savannah.movement import ARRIVED, PAYS_HEX, Movement, begin_walk
from longroll.titles.savannah.reinforcements import Reinforcements, cancel_reinforcements
from longroll.titles.savannah.state import CAPTURED, DUE, REMOVED, SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN, Dice, Driver, put, run, table, where

TABLE: dict[int, tuple[set[str], set[str], set[str], set[str]]] = {
    1: ({"delancey-1", "georgia-militia-2"}, {"british-battery-a"}, set(), set()),
    2: (set(), set(), set(), {"champagne-chasseurs", "avant-garde"}),
    3: (
        {"kings-florida-rangers", "georgia-militia-1"},
        {"british-battery-b"},
        {"mcintosh", "sc-1", "sc-3", "twigg", "dooly", "ga-combined"},
        {"von-stedingk", "auxerrois", "foix", "guadeloupe-flank", "guadeloupe-fusiliers"},
    ),
    4: (
        set(),
        {"royal-marines", "royal-navy", "british-naval-battery", "british-fort-battery"},
        {"pulaski-legion"},
        {"destaing", "conde", "cambresis", "hainault"},
    ),
    5: (
        set(),
        {"loyal-savannah-militia", "british-battery-d"},
        {"va-levies-1", "va-dragoons-1"},
        {"colonial-chasseurs", "ducap-fusiliers", "port-au-prince", "martinique"},
    ),
    6: (
        set(),
        set(),
        set(),
        {
            *("dillon", "dillon-irish", "armagnac", "grenadier-bn", "grenadier-volunteers"),
            *("de-noailles", "reserve-bn", "reserve-artillery", "grenadiers-san-domingue"),
            "san-domingue-volunteers",
        },
    ),
    7: (
        set(),
        {"maitland", "fraser-1"},
        {
            *("lincoln", "beekman", "horry", "laurens", "sc-ga-light", "charlestown-1"),
            *("charlestown-2", "huger", "sc-2", "sc-5", "harden", "garden", "skirving", "reed"),
            "sc-combined",
        },
        set(),
    ),
    8: (
        set(),
        {"trumbach", "royal-nc"},
        set(),
        {"marine-bn", "naval-bombardiers", "mortar-battery"},
    ),
    9: (
        set(),
        {"british-invalid-battery"},
        set(),
        {"marine-company", "french-battery-a-right", "french-battery-b-right"},
    ),
    10: (
        set(),
        {"negro-volunteers", "british-augusta-battery"},
        set(),
        {"french-battery-a-left"},
    ),
    11: (
        set(),
        {"british-carolina-battery"},
        set(),
        {"san-domingue-detachment", "french-battery-b-left"},
    ),
    12: (set(), {"convalescents", "british-grand-battery"}, set(), set()),
}
"""By turn: British on the roads, British at headquarters, Americans, French (RT)."""


def campaign(turn: int) -> SavannahState:
    state = table("campaign", clear=False)
    state.turn = turn
    state.stack = []
    return state


def arrive(state: SavannahState, side: int, rolls: list[int] | None = None) -> Driver:
    return run(state, Reinforcements(side), rolls=rolls)


def at(key: str, state: SavannahState) -> int:
    return state.leader_at[LEADER[key]] if key in LEADER else state.at[UNIT[key]]


@pytest.mark.parametrize(
    "turn", [pytest.param(t, marks=pytest.mark.clause(f"RT.{t}")) for t in range(1, 13)]
)
@pytest.mark.clause("RT.2", "RT.4", "RT.5", "RT.6", "RT.9", "RT.10", "RT.11", "RT.12")
def test_the_reinforcement_table(turn: int) -> None:
    roads, town, americans, french = TABLE[turn]
    state = campaign(turn)
    driver = arrive(state, CROWN)
    assert driver.over
    assert {key for key in town if at(key, state) == ENTRY["hq"][0]} == town
    assert all(at(key, state) in (ENTRY["b-1"][0], ENTRY["b-2"][0]) for key in roads)
    driver = arrive(state, ALLIES, rolls=[9])
    for key in americans - {"pulaski-legion"}:
        assert at(key, state) == hex_at("1014"), key
    for key in french | (americans & {"pulaski-legion"}):
        assert at(key, state) == hex_at("3123"), key
    arrived = {event["unit"] for event in driver.values("reinforcement")}
    assert arrived == americans | french


@pytest.mark.clause("RT.1")
@pytest.mark.clause("RT.3")
def test_british_outposts_come_by_the_roads() -> None:
    state = campaign(1)
    arrive(state, CROWN)
    assert where(state, "delancey-1") == "1723"
    state = campaign(3)
    arrive(state, CROWN)
    assert where(state, "kings-florida-rangers") == "1023"


@pytest.mark.clause("RT.setup")
@pytest.mark.clause("X1.2")
def test_who_is_there_from_the_start() -> None:
    state = campaign(1)
    assert hex_key(state.leader_at[LEADER["von-porbeck"]]) == "1805"
    assert where(state, "graham-light") == "1803"
    here = {unit.key for unit in UNITS if state.at[unit.index] >= 0}
    later = {key for row in TABLE.values() for group in row for key in group}
    assert not here & later
    assert all(UNIT[key] >= 0 for key in here)


@pytest.mark.clause("RT.other")
@pytest.mark.clause("X4.8.chatham")
@pytest.mark.clause("X4.8.alt")
def test_five_counters_come_by_event_cards_only() -> None:
    for turn in range(1, 16):
        state = campaign(turn)
        arrive(state, CROWN)
        for key in (
            *("chatham-militia", "creek", "pulaski-plain", "tawes-plain"),
            "negro-volunteers-plus",
        ):
            assert state.at[UNIT[key]] == DUE


@pytest.mark.clause("X3.VI")
@pytest.mark.clause("X4.7.strat")
@pytest.mark.clause("RT.A")
@pytest.mark.clause("RT.B")
def test_no_strategic_movement_from_the_two_road_entries() -> None:
    state = campaign(3)
    arrive(state, ALLIES)
    for unit in ("sc-1", "foix"):
        assert begin_walk(state, (UNIT[unit],)).far == (0,)
    state = campaign(3)
    arrive(state, CROWN)
    assert begin_walk(state, (UNIT["georgia-militia-1"],)).far == (16,)


@pytest.mark.clause("G9.62")
def test_arrivals_have_their_whole_movement() -> None:
    state = campaign(2)
    arrive(state, ALLIES)
    walk = begin_walk(state, (UNIT["avant-garde"],))
    assert (walk.normal, walk.spent) == ((8,), (0,))


@pytest.mark.clause("RT.7")
@pytest.mark.clause("RT.8")
def test_the_garrison_of_beaufort_moves_one_hex() -> None:
    state = campaign(7)
    arrive(state, CROWN)
    driver = run(state, Movement(CROWN)).push("move fraser-1", "go 1803")
    assert driver.prompt == "prompt-movement"
    driver.push("move-leader maitland", "go 1803")
    assert driver.prompt == "prompt-movement"


# --- Too many at once (G9.61, X4.7.stack) ---------------------------------------------------------


@pytest.mark.clause("G9.61")
@pytest.mark.clause("X4.7.stack")
def test_an_entry_may_be_crowded_but_has_to_be_left_at_once() -> None:
    state = campaign(7)
    arrive(state, ALLIES)
    driver = run(state, Movement(ALLIES))
    assert "done" not in driver.actions
    denial = driver.why("done")
    assert denial is not None
    assert denial.clause == "X4.7.stack"


@pytest.mark.clause("X4.7.stack")
@pytest.mark.clause("G9.61")
def test_who_finds_no_room_waits_a_turn_and_enters_before_the_others() -> None:
    state = table("campaign", turn=6)
    for unit in UNITS:
        state.due[unit.index] = -1
    for leader in LEADERS:
        state.leader_due[leader.index] = -1
    three = ("armagnac", "grenadier-bn", "reserve-bn")  # 9 points in one hex
    for key in three:
        state.due[UNIT[key]] = 6
    state.due[UNIT["grenadiers-san-domingue"]] = 7
    arrive(state, ALLIES)
    state.withdrawn = sum(1 << UNIT[key] for key in three)  # all stay
    driver = run(state, Movement(ALLIES))
    assert driver.prompt == "prompt-delay"
    assert sorted(driver.actions) == sorted(f"delay {key}" for key in three)
    driver.push("delay armagnac")
    assert driver.over
    assert state.at[UNIT["armagnac"]] == DUE
    assert state.due[UNIT["armagnac"]] == 7
    state.turn = 7
    arrive(state, ALLIES)
    assert where(state, "armagnac") == where(state, "grenadiers-san-domingue") == "3123"


@pytest.mark.clause("X4.1.2")
@pytest.mark.clause("X4.7.stack")
def test_negro_volunteers_who_arrive_among_southern_loyalists_part_from_them() -> None:
    state = campaign(10)
    put(state, "loyal-savannah-militia", "1802")
    arrive(state, CROWN)
    assert where(state, "negro-volunteers") == "1802"
    driver = run(state, Movement(CROWN))
    denial = driver.why("done")
    assert denial is not None
    assert denial.clause == "X4.1.2"
    driver.push("move negro-volunteers")
    assert "stop" not in driver.actions
    driver.push("go 1801", "stop")
    assert "done" in driver.actions


@pytest.mark.clause("X4.1.2")
@pytest.mark.clause("X4.7.stack")
def test_arrivals_that_cannot_part_from_them_wait_a_turn() -> None:
    state = campaign(10)
    put(state, "loyal-savannah-militia", "1802")
    arrive(state, CROWN)
    state.withdrawn = (1 << len(UNITS)) - 1  # nobody moves
    run(state, Movement(CROWN)).push("done")
    assert state.at[UNIT["negro-volunteers"]] == DUE
    assert state.due[UNIT["negro-volunteers"]] == 11
    assert where(state, "loyal-savannah-militia") == "1802"


@pytest.mark.clause("X4.1.2")
def test_negro_volunteers_whom_nothing_parts_from_them_are_captured() -> None:
    state = table("campaign", turn=11)
    put(state, "loyal-savannah-militia", "1802")
    put(state, "negro-volunteers", "1802")
    state.withdrawn = (1 << len(UNITS)) - 1  # nobody moves
    run(state, Movement(CROWN))
    assert state.at[UNIT["negro-volunteers"]] == CAPTURED
    assert where(state, "loyal-savannah-militia") == "1802"
    assert state.morale[0] == 18


# --- Blocked entries (X4.7.allied, X4.7.british) --------------------------------------------------


@pytest.mark.clause("X4.7.allied")
def test_a_british_unit_or_its_zone_delays_the_allies_a_turn() -> None:
    state = campaign(2)
    put(state, "delancey-1", "3122")
    driver = arrive(state, ALLIES)
    assert state.at[UNIT["avant-garde"]] == DUE
    assert state.due[UNIT["avant-garde"]] == 3
    assert len(driver.told("reinforcement-blocked")) == 2


@pytest.mark.clause("X4.7.allied")
def test_then_they_enter_by_the_nearest_free_hex_and_pay_for_it() -> None:
    state = campaign(2)
    put(state, "delancey-1", "3122")
    arrive(state, ALLIES)
    state.turn = 3
    driver = arrive(state, ALLIES)
    nearest = {action.split()[1] for action in driver.actions}
    assert nearest
    assert all(hex_ not in ("3123", "3122") for hex_ in nearest)
    chosen = sorted(nearest)[0]
    driver.push(f"enter {chosen}")
    assert where(state, "avant-garde") == chosen
    assert begin_walk(state, (UNIT["avant-garde"],)).spent[0] > 0
    assert state.at[UNIT["foix"]] == DUE  # due on turn 3, it waits for turn 4


@pytest.mark.clause("X4.7.allied")
@pytest.mark.clause("T.WX")
def test_a_turn_lost_to_a_storm_is_not_the_turn_that_a_blocked_entry_costs() -> None:
    state = campaign(2)
    for unit in UNITS:
        if unit.army == AMERICAN:
            state.due[unit.index] = -1
    state.weather = "tempest"
    arrive(state, ALLIES)
    state.turn, state.weather = 3, "fair"
    put(state, "delancey-1", "3122")
    assert len(arrive(state, ALLIES).told("reinforcement-blocked")) == 7  # nobody enters elsewhere
    run(state, Movement(ALLIES)).push("done")
    state.turn = 4
    assert arrive(state, ALLIES).prompt == "prompt-enter"


@pytest.mark.clause("X4.7.allied")
def test_leaders_pay_for_the_hex_as_units_do() -> None:
    state = table("campaign", turn=5)
    state.leader_at[LEADER["destaing"]] = hex_at("1007")  # rice
    state.leader_arrival[LEADER["destaing"]] = ARRIVED | PAYS_HEX
    assert begin_walk(state, (), (LEADER["destaing"],)).spent[0] == 4  # two points into rice


@pytest.mark.clause("X4.7.allied")
def test_a_free_entry_is_used_after_a_delay_too() -> None:
    state = campaign(2)
    put(state, "delancey-1", "3122")
    arrive(state, ALLIES)
    state.turn = 3
    put(state, "delancey-1", "1404")
    arrive(state, ALLIES)
    assert where(state, "avant-garde") == where(state, "foix") == "3123"


@pytest.mark.clause("X4.7.british")
def test_with_headquarters_lost_the_british_enter_elsewhere_in_the_city() -> None:
    state = campaign(5)
    hq = hex_key(ENTRY["hq"][0])
    put(state, "foix", hq)
    state.destroyed = 1 << hex_at("1801")
    put(state, "armagnac", "1803")
    driver = arrive(state, CROWN)
    entries = {action.split()[1] for action in driver.actions}
    assert not entries & {hq, "1801", "1803"}
    assert "1701" in entries
    driver.push("enter 1701")
    assert where(state, "loyal-savannah-militia") == "1701"


@pytest.mark.clause("X4.7.british")
@pytest.mark.clause("T.AM")
def test_without_any_city_hex_they_are_lost_for_one_point_of_morale() -> None:
    state = campaign(5)
    put(state, "foix", hex_key(ENTRY["hq"][0]))

    state.destroyed = CITY_HEXES
    arrive(state, CROWN)
    assert state.at[UNIT["loyal-savannah-militia"]] == REMOVED
    assert state.at[UNIT["british-battery-d"]] == REMOVED
    assert state.morale[0] == 18
    assert state.vp == [0, 0, 0]


# --- Variable entry (X4.7.variable, T.VAR) --------------------------------------------------------


@pytest.mark.clause("X4.7.variable")
@pytest.mark.clause("T.VAR")
@pytest.mark.clause("RT.C")
@pytest.mark.parametrize(
    ("roll", "hexes"),
    [
        *((0, {"3822", "3920"}), (4, {"3822", "3920"}), (5, {"4214"}), (7, {"4214"})),
        *((8, {"4105"}), (9, {"3123"})),
    ],
)
def test_where_the_ships_land_them(roll: int, hexes: set[str]) -> None:
    state = campaign(9)
    driver = arrive(state, ALLIES, rolls=[roll])
    while not driver.over:
        assert {action.split()[1] for action in driver.actions} == hexes
        driver.push(driver.actions[0])
    for unit in ("marine-company", "french-battery-a-right", "french-battery-b-right"):
        assert where(state, unit) in hexes


def landed(unit: str, roll: int) -> tuple[int, int]:
    """Normal and strategic movement on the turn of arrival, in points."""
    state = campaign(8)
    driver = arrive(state, ALLIES, rolls=[roll])
    while not driver.over:
        driver.push(driver.actions[0])
    walk = begin_walk(state, (UNIT[unit],))
    return walk.normal[0] // 2, walk.far[0] // 2


@pytest.mark.clause("X4.7.ex1")
@pytest.mark.clause("X4.7.variable")
def test_the_mortars_at_v1() -> None:
    assert landed("mortar-battery", 0) == (8, 16)  # 2 + 2, doubled; strategic twice that
    assert landed("marine-bn", 0) == (6, 12)


@pytest.mark.clause("X4.7.ex2")
@pytest.mark.clause("X4.7.variable")
def test_the_mortars_at_v2_and_v3() -> None:
    for roll in (5, 7, 8):
        assert landed("mortar-battery", roll) == (4, 8)
        assert landed("marine-bn", roll) == (4, 8)
    assert landed("mortar-battery", 9) == (2, 0)


@pytest.mark.clause("X4.7.variable")
def test_the_gain_is_for_the_turn_of_arrival() -> None:
    state = campaign(10)
    driver = arrive(state, ALLIES, rolls=[5])
    assert driver.over
    assert begin_walk(state, (UNIT["french-battery-a-left"],)).normal == (8,)
    run(state, Movement(ALLIES)).push("done")
    assert begin_walk(state, (UNIT["french-battery-a-left"],)).normal == (4,)


@pytest.mark.clause("X1.6.noreturn")
@pytest.mark.clause("X1.6.A")
def test_with_the_assault_nobody_comes_any_more_at_no_cost() -> None:

    state = campaign(6)
    cancel_reinforcements(Play(state, Dice()))
    for unit in UNITS:
        if unit.turn > 5 and unit.army in (FRENCH, AMERICAN):
            assert state.at[unit.index] == REMOVED
    assert state.leader_at[LEADER["lincoln"]] == REMOVED
    assert state.at[UNIT["creek"]] == DUE  # a card may still bring them
    assert (state.morale, state.vp) == ([19, 17, 18], [0, 0, 0])
