"""11.6: retreats hex by hex, those in the way, surrender; 12.2 and 7.2.3 where they end."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.battle.aside import Departure, PushedAside
from longroll.titles.uscivilwar.battle.ground import Field, field_of, havens
from longroll.titles.uscivilwar.battle.retreat import Retreat
from longroll.titles.uscivilwar.checks import check
from longroll.titles.uscivilwar.command import commander
from longroll.titles.uscivilwar.components import (
    CONFEDERATE,
    GENERAL,
    PLACE,
    STATE,
    UNION,
    place_key,
)
from longroll.titles.uscivilwar.ground import OPEN_STEPS, REALM, VALUABLE
from longroll.titles.uscivilwar.state import BOX, CivilWarState
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, keys, station

WEST = BOX - 1


def field(defence: int, *generals: str, attack: int = 4) -> CivilWarState:
    """Mississippi: the Confederates in 3716 have lost to the Union from 3715."""
    state = bare(6)
    state.side = UNION
    station(state, UNION, "3715", attack)
    station(state, CONFEDERATE, "3716", defence, *generals)
    return state


def retreat(
    state: CivilWarState, place: str = "3716", origin: str = "3715"
) -> Driver[CivilWarState]:
    side = CONFEDERATE
    number = state.strength(UNION, PLACE[origin])
    procedure = Retreat(side, PLACE[place], PLACE[origin], PLACE[origin], number)
    return Driver(state, procedure, Scripted())


def ground(state: CivilWarState, place: str = "3716", origin: str = "3715") -> Field:
    there = PLACE[origin]
    number = state.strength(UNION, there)
    return field_of(state, CONFEDERATE, PLACE[place], there, there, number, retreat=True)


def go_on(driver: Driver[CivilWarState]) -> None:
    """The first way of a retreat, whatever it is."""
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])


def clause_of(driver: Driver[CivilWarState], text: str) -> str:
    denial = driver.why(text)
    assert denial is not None, text
    return denial.clause


def refused(state: CivilWarState, end: str, place: str = "3716", origin: str = "3715") -> str:
    """The key of the reason why a retreat does not begin there; "" where it may."""
    denial = ground(state, place, origin).why_not(PLACE[place], PLACE[end])
    return "" if denial is None else denial.key


@pytest.mark.clause("11.6")
@pytest.mark.clause("11.6.1")
@pytest.mark.clause("11.6.3")
def test_a_defender_retreats_two_hexes_out_of_the_zone_of_the_attack() -> None:
    state = field(3, "lee", "stuart")
    driver = retreat(state)
    assert driver.actions == ["retreat 3616", "retreat 3717", "retreat 3816"]
    for end in ("3615", "3815"):
        assert clause_of(driver, f"retreat {end}") == "11.6.4"
    assert clause_of(driver, "retreat 3715") == "11.6.4"
    assert clause_of(driver, "retreat 3617") == "11.6.4", "not beside"
    assert clause_of(driver, "stand") == "11.6.1"
    driver.push("retreat 3616")
    assert clause_of(driver, "retreat 3716") == "11.6.1"
    assert clause_of(driver, "retreat 3615") == "11.6.4"
    driver.push("retreat 3516")
    assert driver.returned == PLACE["3516"] + 1
    assert state.sp[CONFEDERATE] == {PLACE["3516"]: 3}
    assert state.demoralised[CONFEDERATE] == 1 << PLACE["3516"]
    assert state.where[GENERAL["stuart"]] == PLACE["3516"]
    assert commander(state, CONFEDERATE, PLACE["3516"]) == GENERAL["lee"]
    check(state)


@pytest.mark.clause("11.6.1")
@pytest.mark.parametrize("what", ["works", "fort", "more", "resource", "as many"])
def test_where_a_retreat_may_end_after_one_hex(what: str) -> None:
    state, place, origin, end = field(3), "3716", "3715", "3717"
    if what == "works":
        state.trenches[CONFEDERATE] |= 1 << PLACE[end]
        station(state, CONFEDERATE, end, 1)
    elif what == "fort":
        state.set_fort(CONFEDERATE, PLACE[end], 1)
    elif what == "resource":
        state, place, origin, end = bare(6), "1945", "1844", "1946"
        state.side = UNION
        station(state, UNION, origin, 4)
        station(state, CONFEDERATE, place, 3)
    else:
        station(state, CONFEDERATE, end, 4 if what == "more" else 3)
    driver = retreat(state, place, origin)
    if driver.prompt == "prompt-retreat" and f"retreat {end}" in driver.actions:
        driver.push(f"retreat {end}")
    assert ("stand" in driver.actions) is (what != "as many")
    if what != "as many":
        driver.push("stand")
        assert state.strength(CONFEDERATE, PLACE[end]) >= 3


@pytest.mark.clause("11.6.4")
@pytest.mark.parametrize(
    ("what", "key"),
    [
        ("nothing", ""),
        ("sp", "deny-retreat-enemy"),
        ("militia", "deny-retreat-enemy"),
        ("fort", "deny-retreat-enemy"),
        ("works", "deny-retreat-shut"),
        ("marker", ""),
        ("as many beside", "deny-retreat-strong"),
        ("fewer beside", "deny-retreat-zone"),
        ("two of fewer beside", "deny-retreat-zone"),
    ],
)
def test_where_no_retreat_leads(what: str, key: str) -> None:
    """L1846: strengths of several hexes are never added."""
    state, end = field(3), PLACE["3717"]
    if what == "sp":
        station(state, UNION, "3717", 1)
    elif what == "militia":
        state.set_militia(UNION, STATE["KY"], end)
    elif what == "fort":
        state.set_fort(UNION, end, 1)
    elif what == "works":
        state.trenches[UNION] |= 1 << end
    elif what == "marker":
        state.markers[UNION] |= 1 << end
    elif what == "as many beside":
        station(state, UNION, "3718", 3)
    elif what != "nothing":
        station(state, UNION, "3718", 2)
        if what.startswith("two"):
            station(state, UNION, "3617", 2)
    assert refused(state, "3717") == key


@pytest.mark.clause("11.6.4")
@pytest.mark.clause("11.6.3.1")
@pytest.mark.parametrize(("number", "strong"), [(3, False), (4, True)])
def test_lee_has_one_way_past_thomas_and_sherman(number: int, *, strong: bool) -> None:
    """L1859: he has more SP than either of them, and they are not added together."""
    state = field(4, "lee", attack=9)
    station(state, UNION, "3718", number, "thomas")
    station(state, UNION, "3617", number, "sherman")
    fence(state, "3616", "3816")
    driver = retreat(state)
    if strong:
        assert driver.returned == 0, "each of them has as many"
        return
    go_on(driver)
    assert driver.values("retreated")[0]["number"] == 4, "by 3717, in the zones of both"


@pytest.mark.clause("11.6.4")
@pytest.mark.parametrize(
    ("place", "origin", "end", "key"),
    [
        ("1946", "1846", "1947", "deny-retreat-way"),  # a river without a bridge, though its own
        ("4915", "5014", "4815", "deny-retreat-way"),  # a lake
        ("1845", "1846", "1746", "deny-retreat-attackers"),
        ("2349", "2248", "fort-monroe", "deny-retreat-way"),  # a Coastal Fort and its port
    ],
)
def test_sides_over_which_no_retreat_leads(place: str, origin: str, end: str, key: str) -> None:
    state = bare(6)
    state.side = UNION
    station(state, UNION, origin, 4)
    station(state, CONFEDERATE, place, 3)
    assert refused(state, end, place, origin) == key


@pytest.mark.clause("11.6.4")
def test_no_retreat_leads_to_an_objective_of_the_enemy_though_it_is_empty() -> None:
    state = bare(6)
    state.side = UNION
    state.fled |= 1 << PLACE["1647"]
    station(state, UNION, "1747", 4)
    station(state, CONFEDERATE, "1646", 3)
    assert refused(state, "1647", "1646", "1747") == "deny-retreat-shut"


@pytest.mark.clause("11.6.4")
@pytest.mark.clause("17.1.3")
@pytest.mark.parametrize(("border", "key"), [("neutral", "deny-retreat-shut"), ("confederate", "")])
def test_no_retreat_enters_neutral_kentucky(border: str, key: str) -> None:
    state = bare(2, border=border)
    state.side = UNION
    station(state, UNION, "2715", 4)
    station(state, CONFEDERATE, "2615", 3)
    assert refused(state, "2516", "2615", "2715") == key


@pytest.mark.clause("11.6.4")
def test_a_bridge_serves_a_retreat_unless_the_enemy_has_the_river() -> None:
    state = bare(6)
    state.side = UNION
    station(state, UNION, "2046", 4)
    station(state, CONFEDERATE, "1946", 3)
    assert refused(state, "1846", "1946", "2046") == ""
    fence(state, "1846")
    assert refused(state, "1846", "1946", "2046") == "deny-retreat-way"


@pytest.mark.clause("11.6.4")
@pytest.mark.parametrize(("stay", "strong"), [(0, False), (2, False), (3, True)])
def test_what_attackers_from_the_sea_leave_behind_is_an_enemy(stay: int, *, strong: bool) -> None:
    state = field(3, attack=0)
    there = station(state, UNION, "3717", 3 + stay)
    found = field_of(state, CONFEDERATE, PLACE["3716"], -1, there, 3)
    assert found.attack == 0
    assert bool(found.strong) is strong
    assert bool(found.zone) is bool(stay)


@pytest.mark.clause("11.6.3.1")
@pytest.mark.clause("11.6.3.2")
@pytest.mark.clause("11.6.3.3")
@pytest.mark.clause("11.6.3.4")
def test_priorities_hold_one_after_the_other_where_they_can() -> None:
    state = field(3)
    station(state, UNION, "3718", 2)
    found = ground(state)
    start = PLACE["3716"]
    legal = found.legal(start)
    assert keys(legal) == {"3616", "3717", "3816"}
    assert keys(found.preferred(start, legal)) == {"3616", "3816"}, "3717 is in a zone"
    dry = found._replace(supplied=1 << PLACE["3816"])
    assert keys(dry.preferred(start, legal)) == {"3816"}
    assert dry.why_not(start, PLACE["3616"]) is not None
    assert keys(dry.preferred(start, 1 << PLACE["3717"])) == {"3717"}, "what else is there?"
    hungry = found._replace(supplied=0)
    assert keys(hungry.preferred(start, legal)) == {"3616", "3816"}
    zone_first = found._replace(supplied=1 << PLACE["3717"])
    assert keys(zone_first.preferred(start, legal)) == {"3616", "3816"}


@pytest.mark.clause("11.6.3.2")
def test_a_retreat_goes_over_mountains_only_where_it_must() -> None:
    """1745: the Blue Ridge with a rail cut to 1744 and without to 1644; Culpeper lies open."""
    state = bare(6)
    state.side = UNION
    station(state, UNION, "1746", 4)
    station(state, CONFEDERATE, "1745", 3)
    found = ground(state, "1745", "1746")
    start = PLACE["1745"]
    legal = found.legal(start)
    assert keys(legal) == {"1644", "1744", "1844"}
    assert keys(found.preferred(start, legal)) == {"1844"}
    supplied = found._replace(supplied=1 << PLACE["1644"])
    assert keys(supplied.preferred(start, legal)) == {"1844"}, "before supply"
    assert refused(state, "1744", "1745", "1746") == "deny-retreat-mountain"
    assert keys(found.preferred(start, legal & ~(1 << PLACE["1844"]))) == {"1644", "1744"}
    station(state, CONFEDERATE, "1744", 3)
    state.take(CONFEDERATE, PLACE["1745"], 3)
    found = ground(state, "1744", "1743")
    passes = found.preferred(PLACE["1744"], 1 << PLACE["1844"] | 1 << PLACE["1745"])
    assert keys(passes) == {"1844"}, "by Chester Gap"


def fence(state: CivilWarState, *places: str) -> None:
    """Forts of the Union without SP."""
    for place in places:
        state.set_fort(UNION, PLACE[place], 1)


@pytest.mark.clause("11.6.6")
def test_who_cannot_retreat_surrenders_and_generals_escape() -> None:
    state = field(3, "lee")
    fence(state, "3616", "3717", "3816")
    driver = retreat(state)
    assert driver.over
    assert driver.returned == 0
    assert state.sp[CONFEDERATE] == {}
    assert state.displaced[CONFEDERATE] == [0, 0, 0], "SP are eliminated"
    assert state.where[GENERAL["lee"]] == WEST


@pytest.mark.clause("11.6.1")
@pytest.mark.clause("11.6.4")
def test_a_way_that_ends_after_one_hex_is_not_taken() -> None:
    state = field(3)
    fence(state, "3717", "3817", "3916", "3917")
    driver = retreat(state)
    procedure = state.stack[-1]
    assert isinstance(procedure, Retreat)
    assert procedure.route == (PLACE["3616"],), "3816 would lead nowhere"
    assert driver.prompt == "prompt-retreat"
    state = field(3)
    fence(state, "3717", "3817", "3916", "3917", "3616")
    assert retreat(state).returned == 0
    state = field(3)
    fence(state, "3717", "3817", "3916", "3917", "3616")
    station(state, CONFEDERATE, "3816", 4)
    assert retreat(state).returned == PLACE["3816"] + 1, "where more SP stand it may end"


@pytest.mark.clause("11.6.1")
def test_the_second_hex_of_a_retreat_need_lead_nowhere() -> None:
    state = field(3)
    steps = OPEN_STEPS[0]
    around = steps.step(1 << PLACE["3516"]) | steps.step(1 << PLACE["3616"])
    spared = ("3516", "3616", "3715", "3716")
    fence(state, "3816", *(key for key in keys(around) if key not in spared))
    assert retreat(state).returned == PLACE["3516"] + 1


@pytest.mark.clause("9.3.1")
@pytest.mark.clause("17.2.1")
def test_who_avoids_battle_pushes_militia() -> None:
    state = driven(4)
    state.set_militia(CONFEDERATE, STATE["MS"], PLACE["3717"])
    origin = PLACE["3715"]
    found = field_of(state, UNION, PLACE["3716"], origin, origin, 18)
    assert havens(state, found) >> PLACE["3717"] & 1
    driver = Driver(state, Departure(UNION, PLACE["3716"], PLACE["3717"]), Scripted())
    assert driver.decision.seat == "confederate"
    driver.push(driver.actions[0])
    assert state.sp[UNION] == {PLACE["3717"]: 4}
    assert state.momentum == 1 << PLACE["3717"]
    assert state.militia[CONFEDERATE][STATE["MS"]] != PLACE["3717"]
    check(state)


@pytest.mark.clause("11.6.5")
@pytest.mark.clause("9.3.1")
def test_seven_times_as_many_push_an_enemy_out_of_the_way() -> None:
    state = field(14, attack=18)
    fence(state, "3717", "3816")
    station(state, UNION, "3616", 2, "burnside")
    station(state, CONFEDERATE, "3517", 0, "stuart")
    state.moved = {PLACE["3616"]: 2}
    driver = retreat(state)
    assert driver.prompt == "prompt-yield"
    assert driver.decision.seat == "union"
    assert set(driver.actions) == {f"yield {key}" for key in ("3516", "3517", "3617", "3717")}
    for key in ("3615", "3716", "3518"):
        assert clause_of(driver, f"yield {key}") == "9.3.1"
    driver.push("yield 3517")
    assert state.moved == {PLACE["3517"]: 2}
    assert state.where[GENERAL["burnside"]] == PLACE["3517"]
    assert state.where[GENERAL["stuart"]] == WEST, "he was alone there"
    assert driver.values("pushed")[0]["number"] == 2
    go_on(driver)
    assert sum(state.sp[CONFEDERATE].values()) == 14
    check(state)


@pytest.mark.clause("11.6.5")
def test_who_is_pushed_does_not_go_where_the_retreat_comes_from() -> None:
    state = field(14, attack=18)
    fence(state, "3717", "3816", "3517", "3617")
    station(state, UNION, "3516", 2)
    driver = retreat(state)
    assert driver.prompt == "prompt-yield", "by 3616, which is empty, to 3516"
    assert driver.actions
    denial = driver.why("yield 3616")
    assert denial is not None
    assert (denial.clause, denial.key) == ("9.3.1", "deny-retreat-back")


@pytest.mark.clause("11.6.4")
@pytest.mark.clause("11.6.5")
def test_a_retreat_does_not_push_the_attackers() -> None:
    """Fourteen that have lost to two do not retreat over them."""
    state = field(14, attack=2)
    assert refused(state, "3715") == "deny-retreat-enemy"
    assert "retreat 3715" not in retreat(state).actions


@pytest.mark.clause("11.6.5")
@pytest.mark.parametrize("what", ["fewer", "fort", "nowhere"])
def test_who_is_not_pushed(what: str) -> None:
    state = field(13 if what == "fewer" else 14, attack=18)
    fence(state, "3717", "3816")
    station(state, UNION, "3616", 2)
    if what == "fort":
        fence(state, "3616")
    elif what == "nowhere":
        for place in ("3516", "3517", "3617"):
            station(state, CONFEDERATE, place, 2)
    assert retreat(state).returned == 0


def driven(number: int, *fenced: str) -> CivilWarState:
    """Mississippi: SP of the Union in 3716 have lost to the Confederates from 3715."""
    state = bare(6)
    state.side = CONFEDERATE
    station(state, CONFEDERATE, "3715", 18)
    station(state, UNION, "3716", number)
    for key in fenced:
        state.set_fort(CONFEDERATE, PLACE[key], 1)
    return state


def union_retreat(state: CivilWarState) -> Driver[CivilWarState]:
    origin = PLACE["3715"]
    number = state.strength(CONFEDERATE, origin)
    return Driver(state, Retreat(UNION, PLACE["3716"], origin, origin, number), Scripted())


@pytest.mark.clause("11.6.5")
@pytest.mark.clause("17.2.1")
@pytest.mark.parametrize("number", [3, 4])
def test_militia_counts_as_half_an_sp_for_who_pushes_it(number: int) -> None:
    state = driven(number, "3717", "3816")
    state.set_militia(CONFEDERATE, STATE["MS"], PLACE["3616"])
    driver = union_retreat(state)
    if number == 3:
        assert driver.returned == 0, "three are not seven times a half"
        return
    assert driver.decision.seat == "confederate"
    assert set(driver.actions) == {f"yield {key}" for key in ("3516", "3517", "3617", "3717")}
    driver.push("yield 3517")
    assert state.militia[CONFEDERATE][STATE["MS"]] == PLACE["3517"]
    go_on(driver)
    assert sum(state.sp[UNION].values()) == 4
    check(state)


@pytest.mark.clause("11.6.5")
@pytest.mark.clause("17.2.1")
def test_militia_is_not_pushed_out_of_its_state() -> None:
    """In a hex at the border of Alabama, with a way into it out of the zone of who pushes."""
    state = bare(6)
    home = REALM[STATE["MS"]]
    state.side = CONFEDERATE
    there = next(
        place
        for place in members(home)
        if OPEN_STEPS[0].step(1 << place) & REALM[STATE["AL"]] and not VALUABLE >> place & 1
    )
    state.set_militia(CONFEDERATE, STATE["MS"], there)
    comer = members(OPEN_STEPS[0].step(1 << there) & home)[0]
    state.put(UNION, comer, 7)
    driver = Driver(state, PushedAside(CONFEDERATE, there, comer, comer, (comer,)), Scripted())
    ends = {PLACE[text.split()[1]] for text in driver.actions}
    assert ends
    assert all(home >> end & 1 for end in ends)
    outside = members(
        OPEN_STEPS[0].step(1 << there) & REALM[STATE["AL"]] & ~OPEN_STEPS[0].step(1 << comer)
    )
    assert outside
    assert clause_of(driver, f"yield {place_key(outside[0])}") == "17.2.1"


@pytest.mark.clause("9.3.1")
@pytest.mark.clause("10.1.3")
@pytest.mark.clause("11.6.4")
def test_empty_works_shut_a_retreat_and_no_avoidance() -> None:
    """9.3.1 names units; who comes into the works takes them."""
    state = field(3)
    state.trenches[UNION] |= 1 << PLACE["3717"]
    assert refused(state, "3717") == "deny-retreat-shut"
    there, number = PLACE["3715"], state.strength(UNION, PLACE["3715"])
    avoiding = field_of(state, CONFEDERATE, PLACE["3716"], there, there, number)
    assert havens(state, avoiding) >> PLACE["3717"] & 1
    Driver(state, Departure(CONFEDERATE, PLACE["3716"], PLACE["3717"]), Scripted())
    assert state.sp[CONFEDERATE] == {PLACE["3717"]: 3}
    assert not state.trenches[UNION]


@pytest.mark.clause("10.2.2")
@pytest.mark.clause("17.2.4")
def test_who_retreats_takes_what_the_enemy_builds_and_brings_a_garrison_back() -> None:
    state = field(3)
    for key in ("3616", "3516"):
        state.works[UNION][PLACE[key]] = 1
    retreat(state).push("retreat 3616", "retreat 3516")
    assert state.works[UNION] == {}
    state = bare(6)
    state.side = CONFEDERATE
    state.fled |= 1 << PLACE["1647"]
    origin = station(state, CONFEDERATE, "1745", 4)
    place = station(state, UNION, "1646", 3)
    driver = Driver(state, Retreat(UNION, place, origin, origin, 4), Scripted())
    while driver.prompt == "prompt-retreat":
        choice = "retreat 1647" if "retreat 1647" in driver.actions else driver.actions[0]
        driver.push("stand" if "stand" in driver.actions else choice)
    assert state.sp[UNION] == {PLACE["1647"]: 3}
    assert not state.fled


@pytest.mark.clause("12.2")
@pytest.mark.clause("7.2.3")
@pytest.mark.clause("7.2.3.2")
def test_a_retreat_unsettles_whom_it_joins_and_its_owner_names_the_commander() -> None:
    state = field(3, "longstreet")
    station(state, CONFEDERATE, "3717", 4, "beauregard")
    for name in ("longstreet", "beauregard"):
        state.stars[GENERAL[name]] = 2
    driver = retreat(state).push("retreat 3717", "stand")
    assert driver.decision.seat == "confederate"
    assert clause_of(driver, "command lee") == "7.2.3"
    driver.push("command longstreet")
    assert state.sp[CONFEDERATE] == {PLACE["3717"]: 7}
    assert state.demoralised[CONFEDERATE] == 1 << PLACE["3717"]
    assert commander(state, CONFEDERATE, PLACE["3717"]) == GENERAL["longstreet"]


@pytest.mark.clause("13.2.1")
def test_a_marker_goes_with_a_stack_that_stays_alone() -> None:
    state = field(3)
    state.foraging[CONFEDERATE] |= 1 << PLACE["3716"]
    retreat(state).push("retreat 3616", "retreat 3516")
    assert state.foraging[CONFEDERATE] == 1 << PLACE["3516"]
    state = field(3)
    state.foraging[CONFEDERATE] |= 1 << PLACE["3716"]
    station(state, CONFEDERATE, "3516", 1)
    retreat(state).push("retreat 3616", "retreat 3516")
    assert state.foraging[CONFEDERATE] == 0


@pytest.mark.clause("7.6")
def test_a_retreat_displaces_generals_who_are_alone() -> None:
    state = field(3)
    station(state, UNION, "3616", 0, "burnside")
    retreat(state).push("retreat 3616", "retreat 3516")
    assert state.where[GENERAL["burnside"]] == WEST


@pytest.mark.clause("11.6.4")
@pytest.mark.clause("11.6.6")
@pytest.mark.clause("10.3.4")
def test_nobody_retreats_out_of_a_coastal_fort() -> None:
    """Fort Sumter from Charleston, where a fort of the Union frees the strait."""
    state = bare(6)
    state.set_fort(UNION, PLACE["3839"], 1)
    station(state, UNION, "3839", 3, "burnside")
    station(state, CONFEDERATE, "fort-sumter", 2, "beauregard")
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted((6, 1)))
    driver.push("march burnside", "lead 3", "attack fort-sumter")
    assert driver.told("no-retreat")
    assert state.sp == [{PLACE["fort-sumter"]: 3}, {}]
    assert state.where[GENERAL["beauregard"]] == BOX
    check(state)


@pytest.mark.clause("10.1.3")
@pytest.mark.clause("10.2.5")
def test_who_enters_takes_works_and_what_is_being_built() -> None:
    state = field(3, attack=0)
    station(state, UNION, "3715", 6, "banks")
    place = PLACE["3716"]
    state.trenches[CONFEDERATE] |= 1 << place
    state.works[CONFEDERATE][place] = 1
    driver = Driver(state, Activations(UNION, 3), Scripted((6, 1)))
    driver.push("march banks", "lead 6", "attack 3716")
    go_on(driver)
    assert state.strength(UNION, place) == 5
    assert state.trenches[CONFEDERATE] == 0
    assert state.works[CONFEDERATE] == {}
    state = bare(6)
    state.side = UNION
    state.works[CONFEDERATE][place] = 1
    station(state, UNION, "3715", 1)
    Driver(state, Activations(UNION, 3), Scripted()).push("column 3715 1", "go 3716")
    assert state.works[CONFEDERATE] == {}, "an empty place is taken with what is being built"


@pytest.mark.clause("11.6.1")
@pytest.mark.parametrize("shut", [(), ("3517", "3617"), ("3516", "3517", "3617")])
def test_a_retreat_may_end_beside_the_battle_and_says_so_before(shut: tuple[str, ...]) -> None:
    """A second hex without a choice is taken: the order for the first tells which it is (U188)."""
    state = field(3)
    for place in shut:
        state.trenches[UNION] |= 1 << PLACE[place]
    driver = retreat(state)
    told = AIDS.notes(state, driver.decision.seat)
    seen: set[str] = set()
    for first in driver.decision.actions:
        ends: set[int] = set()
        begun = retreat(state.copy()).push(str(first))
        for second in [] if begun.over else begun.actions:
            ends.add(retreat(state.copy()).push(str(first), second).returned - 1)
        ends = ends or {begun.returned - 1}
        note = dict(told[first].args)
        assert note["number"] == len(ends)
        if len(ends) == 1:
            assert note["place"] == place_key(*ends)
        seen |= {place_key(end) for end in ends}
    assert "3717" in seen, "beside 3716"
    if len(shut) > 2:
        (told_of,) = retreat(state).push("retreat 3616").values("retreated")
        assert (told_of["over"], told_of["place"], told_of["steps"]) == ("3616", "3717", 2)
