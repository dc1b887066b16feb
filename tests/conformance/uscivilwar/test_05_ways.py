"""4 and 5: which way a march takes, what it may do without one, and why it does not go."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.command import commander
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, PLACE, UNION, place_key
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.leadership import LeaderManagement
from longroll.titles.uscivilwar.marches import March
from longroll.titles.uscivilwar.marches.ways import march_steps, wild_kentucky
from longroll.titles.uscivilwar.options import MANOEUVRE, MORALE
from longroll.titles.uscivilwar.reactions.who import modifier
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, station
from tests.conformance.uscivilwar.test_05_marches import clause_of


def phase(state: CivilWarState, side: int, difference: int, *dice: int) -> Driver[CivilWarState]:
    """The Movement and Combat Segment of a side, with scripted dice."""
    state.side = side
    return Driver(state, Activations(side, difference), Scripted(dice))


@pytest.mark.clause("17.1.3")
@pytest.mark.clause("5.1.1")
@pytest.mark.parametrize("start", ["1327", "1632"])
def test_no_march_passes_neutral_kentucky_on_its_way(start: str) -> None:
    """A way around it that costs no more is taken: who enters Kentucky gives it away."""
    state = set_up("1861", ())
    wild = wild_kentucky(state)
    march = March(UNION, PLACE[start], -1, 0, 0, 0)
    march.strength, march.allowance = 2, 6
    ends = march.reach(state)
    assert any(wild >> end & 1 for end in ends), "Kentucky is near"
    for end in ends:
        way = march.way(state, end)
        assert way[-1] == end
        passed = [place_key(place) for place in way[:-1] if wild >> place & 1]
        assert not passed, f"to {place_key(end)}"


@pytest.mark.clause("4.1.4")
def test_who_is_met_on_his_march_in_virginia_has_attacked() -> None:
    """The hex was empty until a Confederate force intercepted there."""
    state = bare(6)
    station(state, UNION, "1746", 3, "couch")
    station(state, UNION, "1647", 3)
    station(state, CONFEDERATE, "1744", 3, "lee")
    driver = phase(state, UNION, 4, 6, 6, 1, 6).push("march couch", "lead 3", "go 1745")
    driver.push("intercept 1744", "lead 3")
    assert driver.told("battle-lost")
    driver.push("done")
    assert driver.over, "no SP is lost for it"


@pytest.mark.clause("4.1.4")
@pytest.mark.clause("9.2.1")
def test_who_is_met_on_landing_in_virginia_has_attacked() -> None:
    state = bare(6)
    station(state, UNION, "1647", 3, "couch")
    station(state, UNION, "2416", 3)
    station(state, CONFEDERATE, "1746", 3, "lee")
    state.markers[UNION] |= 1 << PLACE["1747"]
    driver = phase(state, UNION, 4, 6, 6, 1, 6).push("transport 1647", "take couch", "lead 3")
    driver.push("sail 1747", "intercept 1746", "lead 3")
    assert driver.told("battle-lost")
    while driver.prompt != "prompt-action":
        driver.push("halt")
    driver.push("done")
    assert driver.over


@pytest.mark.clause("5.1.2")
@pytest.mark.clause("7.3")
@pytest.mark.clause("7.4.1")
def test_why_a_general_does_not_lead_more_sp() -> None:
    state = bare(6)
    station(state, UNION, "1746", 5, "banks")
    state.moved = {PLACE["1746"]: 2}
    driver = phase(state, UNION, 3).push("march banks")
    assert clause_of(driver, "lead 4") == "5.1.2", "two have been activated"
    assert clause_of(driver, "lead 6") == "7.3", "there are five"
    assert clause_of(driver, "lead 7") == "7.3"


@pytest.mark.clause("4.1.1")
@pytest.mark.clause("4.1.3")
def test_no_point_at_all_and_none_for_a_theatre() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3, "couch")
    driver = phase(state, UNION, 1).push("train east")
    for order in ("march couch", "column 1746 1"):
        assert clause_of(driver, order) == "4.1.3", "points of other theatres are left"
    driver = phase(state, UNION, 0)
    for order in ("march couch", "column 1746 1"):
        assert clause_of(driver, order) == "4.1.1"


@pytest.mark.clause("9.2.3")
@pytest.mark.clause("7.4.1")
def test_why_somebody_does_not_go_to_intercept() -> None:
    state = bare(6)
    station(state, UNION, "3714", 5, "banks")
    station(state, CONFEDERATE, "3717", 6, "lee", "bragg")
    for name in ("lee", "bragg"):
        state.stars[GENERAL[name]] = 3
    driver = phase(state, UNION, 3, 6, 6).push("march banks", "lead 5", "go 3716")
    driver.push("intercept 3717", "under lee")
    assert clause_of(driver, "take bragg") == "7.4.1"
    assert clause_of(driver, "lead 6") == "7.5.3", "Bragg keeps one"
    assert clause_of(driver, "lead 7") == "9.2.3", "there are six"


@pytest.mark.clause("10.1.2")
@pytest.mark.clause("6.2.1")
@pytest.mark.clause("5.10")
def test_sp_on_an_island_entrench_though_no_way_leads_from_it() -> None:
    state = bare(6)
    station(state, UNION, "roanoke", 3, "couch")
    station(state, UNION, "hatteras", 1, "burnside")
    state.markers[UNION] |= 1 << PLACE["roanoke"]
    driver = phase(state, UNION, 3)
    assert clause_of(driver, "march burnside") == "2.1.5", "an SP alone has nothing to do there"
    assert clause_of(driver, "column hatteras 1") == "2.1.5"
    assert "column roanoke 2" in driver.actions
    driver.push("march couch", "lead 3")
    assert driver.actions == ["drop 1", "drop 2", "dig", "halt"]
    driver.push("dig", "halt")
    assert state.trenches[UNION] == 1 << PLACE["roanoke"]
    state.active, state.moved = 0, {}
    assert clause_of(phase(state, UNION, 3), "march couch") == "2.1.5", "nothing is left to do"
    state.markers[UNION] = 0
    assert "mark" in phase(state, UNION, 3).push("march couch", "lead 3").actions


@pytest.mark.clause("5.9")
@pytest.mark.clause("10.3.2")
def test_sp_of_a_port_are_gathered_into_its_fort_as_far_as_it_takes_them() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "fort-morgan", 1, "hardee")
    state.stars[GENERAL["hardee"]] = 2
    station(state, CONFEDERATE, "4619", 5)
    driver = phase(state, CONFEDERATE, 3).push("march hardee", "lead 1")
    assert clause_of(driver, "gather 4619 3") == "10.3.2", "three is all it takes"
    driver.push("gather 4619 2")
    assert state.sp[CONFEDERATE] == {PLACE["fort-morgan"]: 3, PLACE["4619"]: 3}


@pytest.mark.clause("5.7")
@pytest.mark.clause("5.8.5")
@pytest.mark.parametrize(
    ("start", "end", "clause"),
    [
        ("2449", "2349", "5.7"),  # Hampton Roads
        ("2431", "2432", "5.7"),  # Cumberland Mountain
        ("4619", "4620", "5.8.5"),  # Mobile, whose bay the Union does not control
        ("4509", "4510", "5.8.5"),  # Simmesport
    ],
)
def test_why_a_hexside_is_not_crossed(start: str, end: str, clause: str) -> None:
    state = bare(6)
    station(state, UNION, start, 1, "couch")
    driver = phase(state, UNION, 3).push("march couch", "lead 1")
    assert clause_of(driver, f"go {end}") == clause


@pytest.mark.clause("7.8")
@pytest.mark.clause("4.3")
@pytest.mark.clause("16.6")
def test_of_equal_commanders_after_a_transfer_the_owner_chooses() -> None:
    state = bare(6)
    station(state, UNION, "1647", 3, "burnside")
    station(state, UNION, "2416", 3, "couch")
    driver = phase(state, UNION, 2).push("transfers any", "transfer burnside", "send burnside 2416")
    assert sorted(driver.actions) == ["command burnside", "command couch"]
    driver.push("command couch")
    assert commander(state, UNION, PLACE["2416"]) == GENERAL["couch"]
    state.side = -1
    driver = Driver(state, LeaderManagement(UNION), Scripted())
    while "transfer couch" not in driver.actions:
        driver.push(driver.actions[-1])
    driver.push("transfer couch", "send couch 1647")
    assert sorted(driver.actions) == ["command couch", "command reynolds"], "named as they came"
    driver.push("command couch")
    assert commander(state, UNION, PLACE["1647"]) == GENERAL["couch"]


@pytest.mark.clause("22.5.4")
def test_an_army_loses_high_morale_with_its_last_sp_at_once() -> None:
    """After a tie its General may stay, and be joined by other SP in the same phase."""
    state = bare(6, options=(MORALE,))
    station(state, UNION, "3715", 1, "grant")
    station(state, CONFEDERATE, "3716", 1)
    state.stars[GENERAL["grant"]] = 3
    state.proud = state.armies = 1 << GENERAL["grant"]
    driver = phase(state, UNION, 3, 4, 6).push("march grant", "lead 1", "attack 3716")
    assert driver.told("battle-tied")
    driver.push("remain")
    assert not state.proud


@pytest.mark.clause("9.1")
def test_a_fort_keeps_its_zone_while_the_sp_with_it_march() -> None:
    state = bare(6)
    place = station(state, UNION, "3715", 2)
    assert not facts(state).zone(UNION, 1 << place)
    state.set_fort(UNION, place, 1)
    assert facts(state).zone(UNION, 1 << place) >> PLACE["3716"] & 1


@pytest.mark.clause("22.6")
def test_a_stack_manoeuvres_along_its_own_bank_of_a_river() -> None:
    """Beside the place that is entered it is, though no bridge leads there."""
    state = bare(6, options=(MANOEUVRE,))
    station(state, UNION, "2545", 5, "banks")
    station(state, CONFEDERATE, "2547", 6, "lee")
    driver = phase(state, UNION, 3, 6, 6).push("march banks", "lead 5", "go 2546")
    driver.push("manoeuvre 2547 2646", "lead 6")
    assert state.sp[CONFEDERATE] == {PLACE["2646"]: 6}


@pytest.mark.clause("9.4")
def test_no_more_than_four_is_added_to_a_reaction_after_all_is_counted() -> None:
    """Lee two, cavalry two, a minor river one less; momentum two more."""
    state = bare(6)
    place, over = station(state, CONFEDERATE, "1842", 3, "lee", "stuart"), PLACE["1843"]
    assert modifier(state, CONFEDERATE, place, over) == 3
    state.momentum |= 1 << place
    assert modifier(state, CONFEDERATE, place, over) == 4


@pytest.mark.clause("4.1.4")
@pytest.mark.clause("9.3.1")
def test_whom_the_enemy_avoids_in_virginia_has_attacked() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside")
    station(state, CONFEDERATE, "1745", 2, "jackson")
    driver = phase(state, UNION, 4, 6, 6).push("march burnside", "lead 2", "attack 1745")
    driver.push("avoid", "evade 1844", "halt", "done")
    assert driver.over, "no SP is lost for it"
    assert not driver.told("battle")


@pytest.mark.clause("5.11")
@pytest.mark.clause("12.3")
def test_who_wins_at_two_to_one_marches_on_though_demoralised() -> None:
    state = bare(6)
    state.stars[GENERAL["grant"]] = 3
    station(state, UNION, "3715", 18, "grant")
    station(state, CONFEDERATE, "3716", 9, "lee")
    state.hands[UNION] = [0, 1, 0, 0, 0]
    driver = phase(state, UNION, 4, 6, 6, 6, 6, 6).push("march grant", "lead 18")
    driver.push("attack 3716", "stand", "stake west")
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert driver.told("battle-won")
    assert state.demoralised[UNION] == 1 << PLACE["3716"]
    assert driver.prompt == "prompt-march"


@pytest.mark.clause("5.10")
@pytest.mark.clause("7.5.3")
def test_sp_without_a_general_leave_one_here_and_one_there() -> None:
    state = bare(6)
    station(state, UNION, "1647", 3)
    driver = phase(state, UNION, 3).push("column 1647 3", "go 1547", "drop 1", "go 1447", "drop 1")
    assert clause_of(driver, "drop 1") == "7.5.3", "one goes on"
    driver.push("halt")
    assert state.sp[UNION] == {PLACE["1547"]: 1, PLACE["1447"]: 2}


@pytest.mark.clause("5.8.5")
@pytest.mark.clause("5.4.4")
@pytest.mark.parametrize("number", [3, 1])
def test_a_march_over_the_ferry_of_mobile_wants_fort_morgan_and_a_train_does_not(
    number: int,
) -> None:
    """L5416-5419. Without it the march goes round the head of the bay."""
    ways: list[tuple[int, ...]] = []
    for morgan in (True, False):
        state = bare(6)
        station(state, CONFEDERATE, "4619", number, "bragg")
        if not morgan:
            state.markers[UNION] |= 1 << PLACE["fort-morgan"]
        driver = phase(state, CONFEDERATE, 3).push("march bragg", f"lead {number}")
        assert ("ride 4620" in driver.actions) == (number < 3), "a train takes two (5.4.2)"
        march = driver.state.stack[-1]
        assert isinstance(march, March)
        ways.append(march.way(state, PLACE["4620"]))
    assert ways == [(PLACE["4620"],), (PLACE["4520"], PLACE["4620"])]


@pytest.mark.clause("5.8.3")
@pytest.mark.clause("10.3.2")
def test_between_fort_st_philip_and_the_other_bank_lies_the_mississippi() -> None:
    """L5713-5719: it costs what any step over the river does; the bank is a swamp."""
    fort, bank = PLACE["fort-st-philip"], PLACE["5015"]
    for side, light, prices in (
        (CONFEDERATE, False, (2, 3)),
        (CONFEDERATE, True, (2, 3)),
        (UNION, False, (0, 0)),
        (UNION, True, (3, 4)),
    ):
        steps = march_steps(bare(6), side, light=light)
        assert (steps.price(bank, fort), steps.price(fort, bank)) == prices
