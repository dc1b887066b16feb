"""5.2.1, 5.2.2, 5.6.1 to 5.6.6, 12.10: creating armies, relieving commanders, reorganising."""

import pytest

from longroll.engine.action import parse
from longroll.engine.clause import Denial
from longroll.engine.procedure import refusal
from longroll.titles.forthepeople.components import (
    ARMY,
    GENERAL,
    SPACES,
)
from longroll.titles.forthepeople.formations import (
    CreateArmy,
    Relieve,
    Reorganise,
    army_commander,
    may_create_army,
    may_relieve,
    may_reorganise,
)
from longroll.titles.forthepeople.state import (
    REMOVED,
    SEATS,
    TRACK,
    ForThePeopleState,
)
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

POTOMAC, CUMBERLAND = ARMY["army-of-the-potomac"], ARMY["army-of-the-cumberland"]
NORTHERN_VIRGINIA, TENNESSEE = ARMY["army-of-northern-virginia"], ARMY["army-of-tennessee"]


def denied(denial: Denial | None) -> str:
    assert denial is not None
    return denial.key


def why(driver: Driver, text: str) -> str:
    """Why the asked seat may not say ``text``."""
    return denied(refusal(driver.state, parse(text)))


def named(state: ForThePeopleState, *names: str) -> list[int]:
    return [state.post[GENERAL[name]] for name in names]


# --- 5.2.1, 5.2.2: creation ----------------------------------------------------------------------


def summer_of_1861() -> ForThePeopleState:
    """The Union's creation of the Army of the Cumberland in the example of 5.2.2."""
    state = empty_table(turn=2)
    put(state, UNION, "cincinnati", 6, "buell", "rosecrans")
    put(state, UNION, "st-louis", 4, "fremont")
    put(state, UNION, "fort-monroe", 2, "butler")
    put(state, UNION, "washington-dc", 7, "mcdowell", army="army-of-the-potomac")
    state.set_control(space("st-louis"), UNION)
    state.set_control(space("fort-monroe"), UNION)
    return state


@pytest.mark.clause("5.2.2")
@pytest.mark.clause("12.10")
def test_an_army_under_an_outranked_general_costs_2_once() -> None:
    state = summer_of_1861()
    driver = run(state, CreateArmy(UNION))
    assert driver.actions == ["create-army cincinnati"]
    driver.push("create-army cincinnati", "marker army-of-the-cumberland")
    assert driver.over
    assert state.army_at[CUMBERLAND] == space("cincinnati")
    assert army_commander(state, CUMBERLAND) == GENERAL["buell"]
    assert state.will[UNION] == 98  # 2, though both Fremont and Butler outrank Buell


@pytest.mark.clause("5.2.1")
def test_the_army_of_tennessee_of_the_sample_game() -> None:
    # Summer 1861, third Confederate round: nobody outranks A. S. Johnston, so nothing is lost.
    state = empty_table(turn=2)
    state.will[CONFEDERATE], state.fortune[CONFEDERATE] = 96, -1
    put(state, CONFEDERATE, "nashville", 5, "a-s-johnston", "bragg")
    put(state, CONFEDERATE, "manassas", 4, "beauregard", "stuart")
    driver = run(state, CreateArmy(CONFEDERATE))
    driver.push("create-army nashville", "marker army-of-tennessee")
    assert army_commander(state, TENNESSEE) == GENERAL["a-s-johnston"]
    assert state.will[CONFEDERATE] == 96


@pytest.mark.clause("5.2.1")
@pytest.mark.clause("5.2.2")
def test_the_army_of_northern_virginia_of_the_sample_game() -> None:
    # Fourth Confederate round: 5 units, Stuart's brigade among them; A. S. Johnston, who outranks
    # J. E. Johnston, already commands an army.
    state = empty_table(turn=2)
    state.will[CONFEDERATE], state.fortune[CONFEDERATE] = 96, -1
    put(state, CONFEDERATE, "nashville", 5, "a-s-johnston", "bragg", army="army-of-tennessee")
    put(state, CONFEDERATE, "manassas", 4, "beauregard", "j-e-johnston", "stuart")
    driver = run(state, CreateArmy(CONFEDERATE))
    assert driver.actions == ["create-army manassas"]
    driver.push("create-army manassas", "marker army-of-northern-virginia")
    assert army_commander(state, NORTHERN_VIRGINIA) == GENERAL["j-e-johnston"]
    assert state.will[CONFEDERATE] == 96


@pytest.mark.clause("5.2.2")
def test_among_equals_the_player_chooses_the_commander() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 5, "mcdowell", "burnside", "pope")
    driver = run(state, CreateArmy(UNION)).push("create-army frederick")
    driver.push("marker army-of-the-potomac")
    assert driver.actions == ["appoint burnside", "appoint mcdowell"]
    driver.push("appoint mcdowell")
    assert army_commander(state, POTOMAC) == GENERAL["mcdowell"]
    assert state.will[UNION] == 100


@pytest.mark.clause("4.1")
@pytest.mark.clause("5.2.1")
def test_a_1_creates_no_army() -> None:
    state = summer_of_1861()
    assert denied(may_create_army(state, UNION, 1)) == "deny-army-value"
    assert may_create_army(state, UNION, 2) is None
    assert may_create_army(state, UNION, 3) is None


@pytest.mark.clause("5.2.1")
def test_what_an_army_needs() -> None:
    state = summer_of_1861()
    put(state, UNION, "pittsburgh", 4, "hooker")
    put(state, UNION, "cairo", 5)
    put(state, UNION, "baltimore", 4, "stoneman")
    put(state, UNION, "winchester-va", 5, "banks")
    put(state, UNION, "washington-dc", 9)
    driver = run(state, CreateArmy(UNION))
    assert why(driver, "create-army winchester-va") == "deny-army-control"
    assert why(driver, "create-army washington-dc") == "deny-army-there"
    assert why(driver, "create-army cairo") == "deny-army-general"
    assert why(driver, "create-army baltimore") == "deny-army-general"  # ruling B4
    assert why(driver, "create-army pittsburgh") == "deny-army-units"


@pytest.mark.clause("5.2.1")
def test_no_army_without_a_line_of_communication() -> None:
    state = empty_table()
    put(state, UNION, "lynchburg", 5, "rosecrans")
    state.set_control(space("lynchburg"), UNION)
    assert denied(may_create_army(state, UNION, 3)) == "deny-army-nowhere"
    put(state, UNION, "cincinnati", 5, "buell")
    driver = run(state, CreateArmy(UNION))
    assert driver.actions == ["create-army cincinnati"]
    assert why(driver, "create-army lynchburg") == "deny-army-supply"


@pytest.mark.clause("5.2.1")
def test_brigades_count_for_the_five_units() -> None:
    state = empty_table(turn=6)
    put(state, UNION, "frederick", 4, "burnside", "stoneman")
    assert may_create_army(state, UNION, 2) is None


@pytest.mark.clause("7.3.5")
def test_a_marker_lost_this_turn_is_not_to_be_had() -> None:
    state = empty_table(turn=6)
    put(state, UNION, "frederick", 5, "burnside")
    for name in ("cumberland", "tennessee", "missouri"):
        state.place_army(ARMY[f"army-of-the-{name}"], TRACK, 7)
    driver = run(state, CreateArmy(UNION)).push("create-army frederick")
    assert driver.over
    assert state.army_at[POTOMAC] == space("frederick")
    state.place_army(POTOMAC, TRACK, 7)
    assert denied(may_create_army(state, UNION, 2)) == "deny-army-markers"
    state.turn = 7
    assert may_create_army(state, UNION, 2) is None


# --- 5.6.1 to 5.6.4: relief ----------------------------------------------------------------------


def two_armies_of_1864() -> ForThePeopleState:
    """The example of 5.6.2."""
    state = empty_table(turn=11)
    cumberland = ("grant", "sherman", "thomas")
    put(state, UNION, "cincinnati", 8, *cumberland, army="army-of-the-cumberland")
    put(state, UNION, "frederick", 8, "meade", "burnside", army="army-of-the-potomac")
    state.rounds[UNION] = 5
    return state


@pytest.mark.clause("5.6.1")
def test_mcclellan_relieves_mcdowell_in_the_sample_game() -> None:
    # Fifth Union round of Summer 1861: the lost battle was a medium one, so all 6 are paid.
    state = empty_table(turn=2)
    state.will[UNION] = 96
    names = ("mcdowell", "mcclellan", "burnside")
    put(state, UNION, "frederick", 5, *names, army="army-of-the-potomac")
    driver = run(state, Relieve(UNION))
    assert driver.actions == ["relieve mcdowell"]
    driver.push("relieve mcdowell")
    assert state.will[UNION] == 90
    assert driver.actions == ["appoint burnside", "appoint mcclellan"]
    driver.push("appoint mcclellan")
    assert driver.actions == ["demote", "retire"]
    driver.push("demote")
    assert driver.over
    assert state.will[UNION] == 90
    assert army_commander(state, POTOMAC) == GENERAL["mcclellan"]
    assert named(state, "mcdowell") == [TRACK]
    assert state.due[GENERAL["mcdowell"]] == 3


@pytest.mark.clause("5.6.2")
@pytest.mark.clause("12.10")
def test_grant_goes_east_for_13_of_will() -> None:
    state = two_armies_of_1864()
    driver = run(state, Relieve(UNION))
    assert sorted(driver.actions) == ["relieve grant", "relieve meade"]
    driver.push("relieve grant", "appoint sherman")
    assert state.will[UNION] == 92
    assert driver.actions == ["reassign army-of-the-potomac", "demote", "retire"]
    driver.push("reassign army-of-the-potomac")
    assert state.will[UNION] == 87
    assert army_commander(state, CUMBERLAND) == GENERAL["sherman"]
    assert army_commander(state, POTOMAC) == GENERAL["grant"]
    assert named(state, "grant") == [space("frederick")]
    assert driver.decision.prompt.args == (("general", "meade"),)
    assert driver.actions == ["demote", "retire"]
    driver.push("demote")  # 5.6.3, the example goes on: Meade comes back next turn
    assert driver.over
    assert (named(state, "meade"), state.due[GENERAL["meade"]]) == ([TRACK], 12)


@pytest.mark.clause("5.6.2")
def test_the_second_relieved_general_may_go_to_a_third_army() -> None:
    state = two_armies_of_1864()
    put(state, UNION, "baltimore", 6, "hooker", army="army-of-the-tennessee")
    driver = run(state, Relieve(UNION))
    driver.push("relieve grant", "appoint sherman", "reassign army-of-the-potomac")
    assert why(driver, "reassign army-of-the-cumberland") == "deny-reassign-again"
    driver.push("reassign army-of-the-tennessee", "retire")
    assert state.will[UNION] == 100 - 8 - 5 - 5
    assert army_commander(state, ARMY["army-of-the-tennessee"]) == GENERAL["meade"]
    assert named(state, "hooker") == [REMOVED]


@pytest.mark.clause("5.6.2")
def test_the_general_who_comes_pays_for_those_he_skips() -> None:
    state = two_armies_of_1864()
    put(state, UNION, "frederick", 0, "mcclellan")
    driver = run(state, Relieve(UNION))
    driver.push("relieve grant", "appoint sherman", "reassign army-of-the-potomac")
    assert state.will[UNION] == 100 - 8 - 5 - 2


@pytest.mark.clause("5.6.2")
def test_reassignment_needs_a_line_between_the_armies() -> None:
    state = empty_table(turn=11)
    put(state, UNION, "cincinnati", 8, "grant", "sherman", army="army-of-the-cumberland")
    put(state, UNION, "lynchburg", 8, "meade", army="army-of-the-potomac")
    driver = run(state, Relieve(UNION)).push("relieve grant", "appoint sherman")
    assert driver.actions == ["demote", "retire"]
    assert why(driver, "reassign army-of-the-potomac") == "deny-reassign-supply"
    assert why(driver, "reassign army-of-the-missouri") == "deny-reassign-army"


@pytest.mark.clause("5.6.2")
def test_two_armies_with_supply_of_their_own_may_lie_apart() -> None:
    # Fort Monroe has its supply from the sea, and nothing joins it to Cincinnati.
    state = empty_table(turn=11)
    put(state, UNION, "cincinnati", 8, "grant", "sherman", army="army-of-the-cumberland")
    put(state, UNION, "fort-monroe", 8, "meade", army="army-of-the-potomac")
    state.set_control(space("fort-monroe"), UNION)
    driver = run(state, Relieve(UNION)).push("relieve grant", "appoint sherman")
    assert driver.actions == ["demote", "retire"]


@pytest.mark.clause("5.6.2")
def test_rivers_under_naval_control_join_union_armies() -> None:
    # From Cairo up the Ohio to Cincinnati, with Kentucky's river ports in Confederate hands and
    # the roads of Illinois and Indiana cut off.
    state = empty_table(turn=11)
    put(state, UNION, "cincinnati", 8, "grant", "sherman", army="army-of-the-cumberland")
    put(state, UNION, "pittsburg-landing", 8, "meade", army="army-of-the-tennessee")
    state.set_control(space("pittsburg-landing"), UNION)
    for place in SPACES:
        if place.key not in ("cincinnati", "pittsburg-landing"):
            state.set_control(place.index, CONFEDERATE)
    for fort in (place for place in SPACES if place.coastal_fort):
        state.set_control(fort.index, UNION)
    driver = run(state, Relieve(UNION)).push("relieve grant", "appoint sherman")
    assert driver.actions == ["reassign army-of-the-tennessee", "demote", "retire"]


@pytest.mark.clause("5.6.2")
def test_rivers_under_union_control_part_confederate_armies() -> None:
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "vicksburg", 5, "bragg", "polk", army="army-of-mississippi")
    put(state, CONFEDERATE, "shreveport", 5, "van-dorn", army="army-of-the-west")
    driver = run(state, Relieve(CONFEDERATE)).push("relieve bragg", "appoint polk")
    assert driver.actions == ["demote", "retire"]
    for fort in ("vicksburg", "shreveport"):  # over the Mississippi to Monroe, then the Red River
        state.set_fort(space(fort), CONFEDERATE)
    driver = run(state, Relieve(CONFEDERATE)).push("relieve polk", "appoint bragg")
    assert driver.actions == ["reassign army-of-the-west", "demote", "retire"]


@pytest.mark.clause("5.6.2")
@pytest.mark.clause("5.2.2")
def test_a_relieved_general_may_take_an_army_that_has_none() -> None:
    state = two_armies_of_1864()
    put(state, UNION, "st-louis", 2, "mcclellan")
    put(state, UNION, "baltimore", 6, army="army-of-the-missouri")
    driver = run(state, Relieve(UNION))
    driver.push("relieve grant", "appoint sherman", "reassign army-of-the-missouri")
    assert driver.over
    assert army_commander(state, ARMY["army-of-the-missouri"]) == GENERAL["grant"]
    assert state.will[UNION] == 100 - 8 - 2  # McClellan, on the map, outranks him


@pytest.mark.clause("5.6.1")
def test_each_higher_general_passed_over_costs_2() -> None:
    state = empty_table(turn=11)
    names = ("grant", "sherman", "meade", "thomas", "hancock")
    put(state, UNION, "frederick", 8, *names, army="army-of-the-potomac")
    state.rounds[UNION] = 5
    run(state, Relieve(UNION)).push("relieve grant", "appoint hancock", "demote")
    assert state.will[UNION] == 100 - 8 - 3 * 2  # Sherman, Meade and Thomas


@pytest.mark.clause("5.6.1")
def test_after_a_large_defeat_in_the_last_round_relief_is_half_price() -> None:
    state = empty_table(turn=4)
    names = ("banks", "pope", "hooker")
    put(state, UNION, "frederick", 8, *names, army="army-of-the-potomac")
    state.rounds[UNION] = 6
    state.beaten[POTOMAC] = 5  # in the round before this one, or since (ruling A41)
    run(state, Relieve(UNION)).push("relieve banks", "appoint pope", "retire")
    assert state.will[UNION] == 100 - 3 - 2  # half of 5, rounded up; Hooker costs the full 2 (B22)
    assert named(state, "banks") == [REMOVED]


@pytest.mark.clause("5.6.1")
def test_an_older_defeat_is_no_excuse() -> None:
    state = empty_table(turn=4)
    put(state, UNION, "frederick", 8, "banks", "hooker", army="army-of-the-potomac")
    state.rounds[UNION] = 6
    state.beaten[POTOMAC] = 4
    run(state, Relieve(UNION)).push("relieve banks")
    assert state.will[UNION] == 95


@pytest.mark.clause("5.6.1")
def test_a_card_may_waive_the_influence_but_not_the_generals_passed_over() -> None:
    state = two_armies_of_1864()
    driver = run(state, Relieve(UNION, free=True))
    driver.push("relieve grant", "appoint thomas")
    assert state.will[UNION] == 98  # Sherman
    driver.push("reassign army-of-the-potomac", "demote")
    assert state.will[UNION] == 93  # Meade, whom the card does not mean


@pytest.mark.clause("5.6.1")
def test_a_card_may_reach_some_armies_only() -> None:
    state = two_armies_of_1864()
    west = 1 << space("cincinnati")
    driver = run(state, Relieve(UNION, free=True, spaces=west))
    assert driver.actions == ["relieve grant"]
    assert why(driver, "relieve meade") == "deny-relief-place"
    assert denied(may_relieve(state, UNION, 1 << space("cairo"))) == "deny-relief"


@pytest.mark.clause("5.6.1")
def test_relief_needs_another_general_who_is_not_cavalry() -> None:
    state = empty_table(turn=6)
    put(state, UNION, "frederick", 8, "hooker", "stoneman", army="army-of-the-potomac")
    put(state, UNION, "baltimore", 4, "burnside")
    assert denied(may_relieve(state, UNION)) == "deny-relief"
    put(state, UNION, "cincinnati", 5, "buell", "pope", army="army-of-the-cumberland")
    driver = run(state, Relieve(UNION))
    assert driver.actions == ["relieve buell"]
    assert why(driver, "relieve hooker") == "deny-relief-alone"
    assert why(driver, "relieve burnside") == "deny-relief-no-commander"


@pytest.mark.clause("5.2.2")
def test_only_relief_replaces_a_commander() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 5, "mcdowell", "mcclellan", army="army-of-the-potomac")
    driver = run(state, Reorganise(UNION))
    assert why(driver, "send mcdowell baltimore") == "deny-commander-stays"
    assert why(driver, "send mcclellan baltimore") == "deny-second-stays"


# --- 5.6.5, 5.6.6: reorganisation ----------------------------------------------------------------


def goals(state: ForThePeopleState, side: int, general: str, value: int = 1) -> list[str]:
    """Where a general may be sent."""
    driver = run(state, Reorganise(side, value))
    assert driver.decision.seat == SEATS[side]
    return sorted(a.split()[2] for a in driver.actions if a.startswith(f"send {general} "))


@pytest.mark.clause("5.6.5")
def test_any_number_of_generals_travel_each_once() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3, "mcclellan", "hancock")
    put(state, UNION, "baltimore", 2, "burnside")
    driver = run(state, Reorganise(UNION))
    assert driver.actions == [
        "send burnside frederick",
        "send hancock baltimore",
        "send mcclellan baltimore",
    ]
    driver.push("send mcclellan baltimore")
    assert driver.actions == ["send burnside frederick", "send hancock baltimore", "done"]
    assert why(driver, "send mcclellan frederick") == "deny-send-twice"
    driver.push("send burnside frederick", "done")
    assert driver.over
    assert named(state, "mcclellan", "burnside") == [space("baltimore"), space("frederick")]


@pytest.mark.clause("5.6.5")
def test_brigades_do_not_reorganise() -> None:
    state = empty_table(turn=6)
    put(state, UNION, "frederick", 3, "hooker", "stoneman")
    put(state, UNION, "baltimore", 2)
    driver = run(state, Reorganise(UNION))
    assert driver.actions == ["send hooker baltimore"]
    assert why(driver, "send stoneman baltimore") == "deny-send-brigade"


@pytest.mark.clause("5.6.5")
def test_commander_and_second_stay_and_of_equals_one() -> None:
    state = empty_table(turn=12)
    names = ("meade", "hancock", "reynolds")
    put(state, UNION, "frederick", 3, *names, army="army-of-the-potomac")
    put(state, UNION, "baltimore", 2)
    driver = run(state, Reorganise(UNION))
    assert driver.actions == ["send hancock baltimore", "send reynolds baltimore"]
    driver.push("send hancock baltimore")
    assert driver.actions == ["done"]
    assert why(driver, "send reynolds baltimore") == "deny-second-stays"


@pytest.mark.clause("5.6.5")
@pytest.mark.clause("5.2.2")
def test_a_general_sent_to_an_army_may_free_its_second() -> None:
    state = empty_table(turn=12)
    put(state, UNION, "frederick", 3, "meade", "thomas", army="army-of-the-potomac")
    put(state, UNION, "baltimore", 2, "hooker")
    driver = run(state, Reorganise(UNION))
    assert driver.actions == ["send hooker frederick"]
    driver.push("send hooker frederick")
    assert driver.actions == ["send thomas baltimore", "done"]


@pytest.mark.clause("5.6.5")
@pytest.mark.clause("5.2.2")
def test_a_general_sent_to_an_army_without_one_takes_it() -> None:
    state = empty_table(turn=6)
    put(state, UNION, "frederick", 5, army="army-of-the-potomac")
    put(state, UNION, "baltimore", 2, "burnside", "mcclellan")
    driver = run(state, Reorganise(UNION)).push("send burnside frederick")
    assert army_commander(state, POTOMAC) == GENERAL["burnside"]
    assert state.will[UNION] == 98  # McClellan is on the map
    assert "send burnside baltimore" not in driver.actions


@pytest.mark.clause("5.3.4")
def test_no_general_goes_where_there_are_neither_units_nor_a_fort() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3, "mcclellan")
    put(state, UNION, "washington-dc", 1, "burnside")
    state.set_fort(space("harrisburg"), UNION)
    driver = run(state, Reorganise(UNION))
    assert "send mcclellan harrisburg" in driver.actions
    assert why(driver, "send mcclellan baltimore") == "deny-send-no-units"


@pytest.mark.clause("5.6.6")
def test_no_general_goes_where_the_enemy_controls_or_stands() -> None:
    state = empty_table(turn=6)
    put(state, UNION, "frederick", 3, "mcclellan")
    put(state, UNION, "baltimore", 1)
    put(state, UNION, "winchester-va", 2)  # a Confederate space, though Union units stand there
    put(state, CONFEDERATE, "gettysburg", 1)
    driver = run(state, Reorganise(UNION))
    assert why(driver, "send mcclellan winchester-va") == "deny-send-enemy-control"
    assert why(driver, "send mcclellan gettysburg") == "deny-send-enemy-force"


@pytest.mark.clause("5.6.6")
@pytest.mark.clause("5.7.1")
@pytest.mark.parametrize("guard", ["unit", "fort", "control", "general"])
def test_no_general_goes_past_the_enemy(guard: str) -> None:
    # The roads from Annapolis lead by Baltimore and by Washington.
    state = empty_table()
    put(state, UNION, "annapolis", 1, "burnside")
    put(state, UNION, "frederick", 2)
    assert goals(state, UNION, "burnside") == ["frederick"]
    for place, general in (("baltimore", "polk"), ("washington-dc", "bragg")):
        if guard == "unit":
            put(state, CONFEDERATE, place, 1)
        elif guard == "fort":
            state.set_fort(space(place), CONFEDERATE)
        elif guard == "control":
            state.set_control(space(place), CONFEDERATE)
        else:
            put(state, CONFEDERATE, place, 0, general)
    assert denied(may_reorganise(state, UNION)) == "deny-reorganise"


@pytest.mark.clause("5.6.5")
def test_by_land_a_general_goes_ten_spaces_and_no_more() -> None:
    # From Tallahassee no railroad leads to Mississippi.
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "tallahassee", 1, "polk")
    put(state, CONFEDERATE, "meridian", 1)  # the tenth space
    put(state, CONFEDERATE, "forest", 1)  # the eleventh
    driver = run(state, Reorganise(CONFEDERATE))
    assert driver.actions == ["send polk meridian"]
    assert why(driver, "send polk forest") == "deny-send-too-far"


@pytest.mark.clause("5.6.5")
@pytest.mark.clause("5.9.1")
def test_by_rail_a_general_goes_any_distance() -> None:
    # Cairo to Washington is fifteen spaces.
    state = empty_table()
    put(state, UNION, "cairo", 2, "pope")
    put(state, UNION, "washington-dc", 2)
    assert goals(state, UNION, "pope") == ["washington-dc"]


@pytest.mark.clause("5.6.5")
def test_roads_and_railroads_do_not_add_up() -> None:
    # Mobile is eleven spaces from Nashville by rail; Selma too, but at last by road.
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "nashville", 2, "polk")
    put(state, CONFEDERATE, "mobile", 1)
    put(state, CONFEDERATE, "selma", 1)
    assert goals(state, CONFEDERATE, "polk") == ["mobile"]


@pytest.mark.clause("5.9.1")
@pytest.mark.parametrize("owner", [UNION, 0])
def test_trains_run_between_controlled_spaces_only(owner: int) -> None:
    state = empty_table()
    put(state, UNION, "st-louis", 2, "fremont")
    put(state, UNION, "frederick", 2)
    state.set_control(space("st-louis"), owner)
    sent = may_reorganise(state, UNION) is None
    assert sent == (owner == UNION)


@pytest.mark.clause("5.9.3")
@pytest.mark.parametrize(("turn", "open_"), [(9, False), (10, True)])
def test_two_railroads_are_completed_in_spring_1864(turn: int, open_: bool) -> None:
    state = empty_table(turn=turn)
    put(state, CONFEDERATE, "danville", 2, "polk")
    put(state, CONFEDERATE, "selma", 1)  # by rail only over Meridian and Demopolis
    state.set_control(space("fort-monroe"), UNION)
    assert (may_reorganise(state, CONFEDERATE) is None) == open_


@pytest.mark.clause("10.2.4")
def test_generals_do_not_ride_the_baltimore_and_ohio() -> None:
    state = empty_table()
    put(state, UNION, "harpers-ferry", 2)
    put(state, UNION, "grafton", 2, "rosecrans")
    for place in ("grafton", "harpers-ferry"):
        state.set_control(space(place), UNION)
    for place in ("franklin-wv", "parkersburg", "uniontown", "weston", "wheeling"):
        state.set_control(space(place), CONFEDERATE)
    assert may_reorganise(state, UNION) is not None


@pytest.mark.clause("5.10")
def test_rough_roads_take_a_confederate_and_a_3() -> None:
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "jacksonville-al", 1, "polk")
    put(state, CONFEDERATE, "decatur-al", 1)
    state.set_control(space("talladega"), UNION)
    assert may_reorganise(state, CONFEDERATE, 2) is not None
    assert goals(state, CONFEDERATE, "polk", 3) == ["decatur-al"]


@pytest.mark.clause("5.10")
def test_rough_roads_are_no_roads_for_the_union() -> None:
    state = empty_table(turn=5)
    put(state, UNION, "jacksonville-al", 1, "pope")
    put(state, UNION, "decatur-al", 1)
    for place in ("jacksonville-al", "decatur-al"):
        state.set_control(space(place), UNION)
    assert may_reorganise(state, UNION, 3) is not None


@pytest.mark.clause("6.2.5")
def test_gunboats_stop_confederate_generals() -> None:
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "vicksburg", 1, "pemberton")
    put(state, CONFEDERATE, "monroe", 1)
    assert may_reorganise(state, CONFEDERATE) is not None
    state.set_fort(space("vicksburg"), CONFEDERATE)
    assert goals(state, CONFEDERATE, "pemberton") == ["monroe"]


@pytest.mark.clause("5.6.5")
@pytest.mark.clause("6.1.1")
def test_union_generals_sail_from_port_to_port() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 2, "butler")
    put(state, UNION, "fort-monroe", 2)
    put(state, UNION, "norfolk", 2)
    put(state, UNION, "morehead-city", 2)
    for place in ("fort-monroe", "norfolk"):
        state.set_control(space(place), UNION)
    # Aquia Creek is passed though the enemy controls it; Morehead City is his, no port for a man
    # alone.
    assert goals(state, UNION, "butler") == ["fort-monroe", "norfolk"]
    state.set_control(space("fort-monroe"), CONFEDERATE)  # it shuts Norfolk in (6.1.3)
    assert may_reorganise(state, UNION) is not None


@pytest.mark.clause("5.6.6")
@pytest.mark.parametrize("guard", ["unit", "fort", "ironclad", "control"])
def test_a_union_general_passes_no_enemy_on_a_river(guard: str) -> None:
    state = empty_table()
    put(state, UNION, "cairo", 2, "halleck")
    put(state, UNION, "pittsburg-landing", 2)
    at = space("paducah")
    state.set_control(space("pittsburg-landing"), UNION)
    assert goals(state, UNION, "halleck") == ["pittsburg-landing"]
    if guard == "unit":
        put(state, CONFEDERATE, "paducah", 1)
    elif guard == "fort":
        state.set_fort(at, CONFEDERATE)
    elif guard == "ironclad":
        state.set_ironclad(at, True)
    else:
        state.set_control(at, CONFEDERATE)
    assert (may_reorganise(state, UNION) is None) == (guard == "control")


@pytest.mark.clause("6.1.1")
def test_a_general_sails_from_a_union_port_only() -> None:
    state = empty_table()
    put(state, UNION, "morehead-city", 2, "burnside")
    put(state, UNION, "annapolis", 2)
    assert may_reorganise(state, UNION) is not None
    state.set_control(space("morehead-city"), UNION)
    assert goals(state, UNION, "burnside") == ["annapolis"]


@pytest.mark.clause("5.6.5")
def test_confederate_generals_do_not_sail() -> None:
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "fort-morgan", 1, "polk")
    put(state, CONFEDERATE, "mobile", 1)
    assert may_reorganise(state, CONFEDERATE) is not None


@pytest.mark.clause("15.S4")
def test_no_reorganisation_on_the_first_turn_of_1863() -> None:
    state = empty_table(turn=7)
    state.scenario = "1863"
    put(state, UNION, "frederick", 3, "hooker")
    put(state, UNION, "baltimore", 2)
    assert denied(may_reorganise(state, UNION)) == "deny-reorganise-1863"
    state.turn = 8
    assert may_reorganise(state, UNION) is None
