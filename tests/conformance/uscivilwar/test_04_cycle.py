"""4.1, 4.2, 13.2 and 13.6: initiative, and the Supply Segment."""

from __future__ import annotations

from fnmatch import fnmatch

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.procedure import Procedure
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.command import commander
from longroll.titles.uscivilwar.components import (
    CARD_KINDS,
    CONFEDERATE,
    GENERAL,
    PLACE,
    STATE,
    UNION,
)
from longroll.titles.uscivilwar.cycle import ActionCycle, ActionPhase, Initiative
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.hardship import (
    SupplySegment,
    groups,
    isolated,
    unsupplied,
    wear_modifier,
)
from longroll.titles.uscivilwar.state import BOX, DISPLACED, CivilWarState
from longroll.words import words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, keys, station

EAST = CARD_KINDS.index("east")
WEST = CARD_KINDS.index("west")


def run(
    state: CivilWarState, procedure: Procedure[CivilWarState], *outcomes: str | int
) -> Driver[CivilWarState]:
    """A procedure with dice (numbers) and draws (texts), each in their order."""
    dice = [one for one in outcomes if isinstance(one, int)]
    draws = [one for one in outcomes if isinstance(one, str)]
    return Driver(state, procedure, Scripted(dice, draws))


def besieged() -> CivilWarState:
    """A Union force at Marion in Virginia, with Confederates all around."""
    state = bare(6)
    station(state, UNION, "2435", 4)
    for key in ("2434", "2436", "2334", "2335", "2534", "2535"):
        station(state, CONFEDERATE, key, 1)
    return state


@pytest.mark.clause("4.1.1")
@pytest.mark.parametrize(
    ("dice", "first", "points"),
    [((5, 3), UNION, 2), ((1, 6), CONFEDERATE, 5)],
)
def test_the_difference_of_the_dice_is_what_both_may_spend(
    dice: tuple[int, int], first: int, points: int
) -> None:
    """L292-297: 5 against 3 gives both two points."""
    driver = run(bare(), Initiative(), *dice)
    assert (driver.returned, driver.state.difference) == (first, points)


@pytest.mark.parametrize(
    ("language", "four", "one"),
    [
        ("en", "The Confederacy moves first. * 3 Action Points", "1 Action Point in each theatre"),
        ("es", "La Confederación mueve primero. * 3 Puntos", "1 Punto de Acción en cada teatro"),
        ("it", "La Confederazione muove per prima. * 3 punti", "1 punto azione in ogni teatro"),
    ],
)
def test_the_log_says_what_the_dice_for_initiative_mean(language: str, four: str, one: str) -> None:
    words = words_for("uscivilwar", language)
    (won,) = run(bare(), Initiative(), 1, 4).events
    assert fnmatch(words.event(won), f"*{four}*")
    tied, *_, won = run(bare(), Initiative(), 3, 3, 2, 1, "any", "west").events
    assert one in words.event(won)
    assert one not in words.event(tied)
    assert "=" not in words.event(tied)


@pytest.mark.clause("4.1.2")
def test_a_tie_gives_both_a_card_and_is_rolled_again() -> None:
    state = bare()
    state.hands[UNION] = [4, 1, 0, 0, 0]
    driver = run(state, Initiative(), 3, 3, 2, 1, "any", "west")
    assert driver.prompt == "prompt-discard", "never more than five (18.2)"
    driver.push("discard east")
    assert sum(state.hands[UNION]) == 5
    assert state.hands[CONFEDERATE][WEST] == 1
    assert (driver.returned, state.difference) == (UNION, 1)


@pytest.mark.clause("3.4")
@pytest.mark.clause("4.2.A")
@pytest.mark.clause("4.2.C")
def test_four_phases_of_both_sides() -> None:
    state = bare(6)
    driver = run(state, ActionCycle(), 5, 3, 1, 2, 6, 1, 4, 3)
    while not driver.over:
        driver.push("done")
    assert [row["number"] for row in driver.values("action-phase")] == [1, 2, 3, 4]
    begun = [(row["side"], row["number"]) for row in driver.values("side-begins")]
    assert begun[:4] == [("union", 2), ("confederate", 2), ("confederate", 1), ("union", 1)]
    assert (state.phase, state.side, state.difference) == (0, -1, 0)


@pytest.mark.clause("10.2.2")
def test_a_fort_is_completed_in_the_next_phase_of_its_side() -> None:
    state = bare()
    place = station(state, UNION, "1647", 1)
    state.works[UNION][place] = 1
    run(state, ActionPhase(CONFEDERATE)).push("done")
    assert state.works[UNION]
    run(state, ActionPhase(UNION)).push("done")
    assert state.forts[UNION] == {place: 1}


@pytest.mark.clause("10.2.2")
def test_a_fort_that_was_begun_is_completed_in_a_hex_that_its_side_has_left() -> None:
    state = bare()
    place = PLACE["1845"]
    state.works[UNION][place] = 1
    assert not facts(state).held[UNION] >> place & 1
    run(state, ActionPhase(UNION)).push("done")
    assert state.forts[UNION] == {place: 1}


@pytest.mark.clause("17.2.4")
def test_garrisons_are_back_when_the_confederates_are_gone() -> None:
    state = bare()
    for key in ("1247", "1548"):
        state.fled |= 1 << PLACE[key]
        state.markers[CONFEDERATE] |= 1 << PLACE[key]
    station(state, CONFEDERATE, "1548", 1)
    run(state, ActionPhase(UNION))
    assert state.fled == 1 << PLACE["1548"]
    assert state.markers[CONFEDERATE] == 1 << PLACE["1548"]


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("8.4")
def test_the_highest_rank_commands_and_cavalry_last() -> None:
    state = bare()
    place = station(state, CONFEDERATE, "2146", 4, "stuart")
    assert commander(state, CONFEDERATE, place) == GENERAL["stuart"]
    station(state, CONFEDERATE, "2146", 0, "ewell", "early")
    assert commander(state, CONFEDERATE, place) == GENERAL["ewell"]
    state.chiefs |= 1 << GENERAL["early"]
    assert commander(state, CONFEDERATE, place) == GENERAL["early"], "the owner's choice"
    station(state, CONFEDERATE, "2146", 0, "lee")
    assert commander(state, CONFEDERATE, place) == GENERAL["lee"]


@pytest.mark.clause("4.2.B.b")
@pytest.mark.clause("13.1.2")
@pytest.mark.clause("13.2.1")
def test_who_has_no_line_forages_until_he_has_one() -> None:
    state = bare(6)
    place = station(state, UNION, "3732", 2)
    run(state, SupplySegment(UNION), 1, 1)
    assert state.foraging[UNION] == 1 << place
    state.take(UNION, place, state.strength(UNION, place))
    station(state, UNION, "1647", 2)
    state.foraging[UNION] = 1 << at("1647")
    run(state, SupplySegment(UNION))
    assert not state.foraging[UNION]


@pytest.mark.clause("13.3.3")
def test_a_fort_feeds_its_hex_and_who_has_a_line_to_it_and_does_not_save_from_surrender() -> None:
    state = besieged()
    assert unsupplied(state, UNION)
    state.set_fort(UNION, PLACE["2435"], 1)
    assert not unsupplied(state, UNION)
    assert isolated(state, UNION) == 1 << PLACE["2435"]


@pytest.mark.clause("13.2.2")
def test_what_bears_on_attrition() -> None:
    """L6129-6138: 1 SP with Attack 1 is safe in summer on clear ground; in winter nobody is."""
    state = bare(6)
    place = station(state, UNION, "3732", 1, "burnside")
    assert wear_modifier(state, UNION, place) == -1
    state.turn = 9
    state.demoralised[UNION] |= 1 << place
    assert wear_modifier(state, UNION, place) == 3 + 2 - 1
    state.turn = 8
    swamp = station(state, UNION, "4909", 1)
    assert wear_modifier(state, UNION, swamp) == 1 + 2


@pytest.mark.clause("16.5.1")
@pytest.mark.clause("13.2.2")
def test_what_attrition_takes_is_displaced_with_the_general_of_nothing() -> None:
    """SP that have marched in this phase too."""
    state = bare(9)
    place = station(state, UNION, "3732", 1, "couch")
    state.side, state.moved = UNION, {place: 1}
    driver = run(state, SupplySegment(UNION), 6, 6)
    assert driver.over
    assert state.moved == {}
    assert not state.sp[UNION]
    assert state.displaced[UNION] == [0, 1, 0]
    assert state.where[GENERAL["couch"]] == BOX - 1
    assert place == at("3732")


@pytest.mark.clause("18.1")
def test_a_card_of_the_theatre_spares_a_stack() -> None:
    state = bare(9)
    place = station(state, UNION, "3732", 3)
    state.hands[UNION][EAST] = 1
    driver = run(state, SupplySegment(UNION), 2, 2)
    assert driver.actions == ["suffer"], "asked all the same: others know of a card, not which"
    denial = driver.why("spare east")
    assert denial is not None
    assert denial.clause == "18.1"
    state = bare(9)
    station(state, UNION, "3732", 3)
    state.hands[UNION][WEST] = 1
    driver = run(state, SupplySegment(UNION), 6).push("spare west")
    assert state.strength(UNION, place) == 3
    assert not state.hands[UNION][WEST]


@pytest.mark.clause("13.6.2")
def test_isolated_stacks_within_four_points_are_a_group() -> None:
    state = besieged()
    assert [keys(group) for group in groups(state, UNION)] == [{"2435"}]
    state.take(CONFEDERATE, PLACE["2436"], 1)
    station(state, UNION, "2436", 1)
    for key in ("2437", "2336", "2536", "2535", "2335", "2337"):
        station(state, CONFEDERATE, key, 1)
    assert [keys(group) for group in groups(state, UNION)] == [{"2435", "2436"}]


@pytest.mark.clause("13.6.3")
@pytest.mark.clause("13.6.4")
def test_points_gather_until_three_and_then_all_is_lost() -> None:
    """L2378-2387: with Defence 1 and a fort in a Resource hex a 4 counts 7: one point."""
    state = besieged()
    station(state, UNION, "2435", 0, "couch")
    state.set_fort(UNION, PLACE["2435"], 1)
    state.set_militia(UNION, STATE["WV"], PLACE["1539"])
    run(state, SupplySegment(UNION), 4)
    assert state.surrender[UNION] == {PLACE["2435"]: 1}
    run(state, SupplySegment(UNION), 4)
    assert state.surrender[UNION] == {PLACE["2435"]: 2}
    run(state, SupplySegment(UNION), 4)
    assert not state.sp[UNION]
    assert not state.forts[UNION]
    assert not state.surrender[UNION]
    assert state.where[GENERAL["couch"]] == BOX
    assert state.militia[UNION][STATE["WV"]] == PLACE["1539"]


@pytest.mark.clause("13.6.5")
def test_points_go_when_a_way_is_open_again() -> None:
    state = besieged()
    run(state, SupplySegment(UNION), 1, 6)
    assert state.surrender[UNION]
    for key in list(keys(state.forces[CONFEDERATE])):
        state.take(CONFEDERATE, PLACE[key], 1)
    run(state, SupplySegment(UNION), 1)
    assert not state.surrender[UNION]


@pytest.mark.clause("10.3.5")
@pytest.mark.clause("13.6.3")
def test_a_coastal_fort_without_its_port_may_surrender() -> None:
    """L5496-5502: Fort Macon, once Beaufort has fallen."""
    state = bare(6)
    state.markers[UNION] |= 1 << PLACE["3148"]
    assert isolated(state, CONFEDERATE) == 1 << PLACE["fort-macon"]
    run(state, SupplySegment(CONFEDERATE), 1)
    assert state.markers[UNION] >> PLACE["fort-macon"] & 1
    assert facts(state).held[UNION] >> PLACE["fort-macon"] & 1


@pytest.mark.clause("13.6.3")
def test_militia_that_surrenders_is_displaced() -> None:
    state = bare(6)
    state.set_militia(CONFEDERATE, STATE["VA"], PLACE["2435"])
    for key in ("2434", "2436", "2334", "2335", "2534", "2535"):
        station(state, UNION, key, 1)
    assert isolated(state, CONFEDERATE) == 1 << PLACE["2435"]
    run(state, SupplySegment(CONFEDERATE), 1)
    assert state.militia[CONFEDERATE][STATE["VA"]] == DISPLACED


@pytest.mark.clause("4.2.B.b")
@pytest.mark.clause("13.6.3")
def test_whom_attrition_has_ended_throws_for_no_surrender() -> None:
    state = besieged()
    state.turn = 9
    state.take(UNION, PLACE["2435"], 3)
    assert isolated(state, UNION) == 1 << PLACE["2435"]
    driver = run(state, SupplySegment(UNION), 6)
    assert driver.over
    assert driver.told("attrition")
    assert not driver.told("surrender-check")


@pytest.mark.clause("13.2.1")
def test_one_sp_that_forages_defends_in_the_first_column() -> None:
    state = bare(6)
    origin = station(state, UNION, "3715", 3)
    place = station(state, CONFEDERATE, "3716", 1)
    state.foraging[CONFEDERATE] |= 1 << place
    force = Attackers(UNION, origin, -1, (), 3, 0, WEST)
    assert Battle(force, place).lines(state)[1].column == 0
