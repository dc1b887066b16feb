"""22: the optional rules but for those of reaction (22.3, 22.6)."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids.report import contest
from longroll.titles.uscivilwar.armies import review
from longroll.titles.uscivilwar.components import (
    CONFEDERATE,
    GENERAL,
    GENERALS,
    GROUND,
    PLACE,
    UNION,
)
from longroll.titles.uscivilwar.economy import income
from longroll.titles.uscivilwar.leadership import LeaderManagement
from longroll.titles.uscivilwar.options import ARMIES, MORALE, POLITICAL, SALT
from longroll.titles.uscivilwar.state import BOX, CivilWarState
from longroll.titles.uscivilwar.strategic import StrategicMovement
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, station
from tests.conformance.uscivilwar.test_05_marches import clause_of, numbers


def phase(
    state: CivilWarState, side: int = UNION, dice: tuple[int, ...] = ()
) -> Driver[CivilWarState]:
    """The Movement and Combat Segment of a side, with scripted dice."""
    state.side = side
    return Driver(state, Activations(side, 3), Scripted(dice))


def with_stars(state: CivilWarState, **stars: int) -> None:
    """Generals with so many stars."""
    for name, number in stars.items():
        state.stars[GENERAL[name]] = number


@pytest.mark.clause("22.1")
@pytest.mark.parametrize(("strength", "most"), [(8, [1]), (7, []), (5, []), (9, [1, 2])])
def test_the_stars_of_a_stack_keep_sp_from_strategic_movement(
    strength: int, most: list[int]
) -> None:
    """The example of 22.1: three stars, two and two keep seven SP."""
    state = bare(6, options=(POLITICAL,))
    station(state, UNION, "1647", strength, "meade", "couch", "banks")
    with_stars(state, meade=3, couch=2, banks=2)
    driver = Driver(state, StrategicMovement(UNION), Scripted())
    assert numbers(driver, "embark") == most
    assert clause_of(driver, f"embark 1647 {len(most) + 1}") == "22.1"
    state.options = ()
    driver = Driver(state, StrategicMovement(UNION), Scripted())
    assert clause_of(driver, f"embark 1647 {strength}") == "15.6"


@pytest.mark.clause("22.2")
def test_captured_salt_costs_nothing_one_two_and_four_points() -> None:
    state = bare(6, options=(SALT,))
    lost = [income(state).salt]
    for place in members(GROUND.salt):
        state.put(UNION, place, 1)
        lost.append(income(state).salt)
    assert lost == [0, 0, -1, -2, -4]
    state.options = ()
    assert income(state).salt == 0


@pytest.mark.clause("22.4")
def test_army_markers_are_for_generals_of_three_stars_and_limited() -> None:
    state = bare(6, options=(ARMIES,))
    names = ("meade", "grant", "sherman", "thomas", "burnside", "hooker", "pope")
    for name in names:
        station(state, UNION, "1647", 2, name)
    station(state, UNION, "1647", 1, "couch")
    with_stars(state, **dict.fromkeys(names, 3), couch=2)
    driver = phase(state)
    assert clause_of(driver, "army couch") == "22.4"
    assert clause_of(driver, "army lee") == "22.4"
    driver.push(*(f"army {name}" for name in names[:6]))
    assert clause_of(driver, "army meade") == "22.4"
    assert clause_of(driver, "army pope") == "22.4", "six are all there are"
    state.where[GENERAL["meade"]] = BOX
    review(Play(state, Scripted()))
    assert not state.armies >> GENERAL["meade"] & 1
    state.options = ()
    assert clause_of(phase(state), "army pope") == "22.4"


def hard_battle(attack: int = 12, defence: int = 7) -> CivilWarState:
    """Grant in 3715 before Bragg in 3716, whom no zone lets go."""
    state = bare(6, options=(MORALE,))
    station(state, UNION, "3715", attack, "grant")
    station(state, CONFEDERATE, "3716", defence, "bragg")
    with_stars(state, grant=3, bragg=3)
    return state


@pytest.mark.clause("22.5.1")
@pytest.mark.clause("22.5.2")
@pytest.mark.parametrize(
    ("attack", "defence", "hard"), [(12, 7, True), (13, 11, False), (12, 6, False)]
)
def test_who_wins_a_hard_battle_has_high_morale(attack: int, defence: int, hard: bool) -> None:
    """The example of 22.5.1: twelve against seven, not thirteen against eleven."""
    state = hard_battle(attack, defence)
    dice = (6,) * (3 if attack > 12 else 2) + (1,) * (2 if defence > 6 else 1)
    driver = phase(state, dice=dice).push("march grant", f"lead {attack}", "attack 3716", "stand")
    assert driver.told("battle-won")
    assert state.proud == (1 << GENERAL["grant"] if hard else 0)
    assert state.armies == state.proud, "with a marker"
    report = contest(driver.events)
    assert report is not None
    told = [event.key for event in report.told]
    assert ("morale-high" in told[told.index("battle-won") :]) == hard, "after the dice"


@pytest.mark.clause("22.5.3")
def test_ones_are_thrown_again_once() -> None:
    state = hard_battle()
    state.proud = state.armies = 1 << GENERAL["grant"]
    driver = phase(state, dice=(1, 6, 1, 1, 1, 1))
    driver.push("march grant", "lead 12", "attack 3716", "stand")
    dice = driver.values("battle-dice")[0]
    assert dice["attack"] == 6 + 1 + 2, "a six and a one, thrown again; Grant adds two"


@pytest.mark.clause("22.5.4")
def test_a_lost_battle_and_lost_sp_end_high_morale() -> None:
    state = hard_battle()
    state.proud = state.armies = 1 << GENERAL["grant"] | 1 << GENERAL["bragg"]
    phase(state, dice=(2, 2, 6, 6)).push("march grant", "lead 12", "attack 3716", "stand")
    assert state.proud == 1 << GENERAL["bragg"]
    state.take(CONFEDERATE, PLACE["3716"], state.strength(CONFEDERATE, PLACE["3716"]))
    review(Play(state, Scripted()))
    assert not state.proud
    assert state.armies >> GENERAL["bragg"] & 1, "he keeps his marker"


def proud_army(turn: int, general: str, *others: str) -> CivilWarState:
    """An army of high morale in Richmond or Washington under a General of three stars."""
    state = bare(turn, options=(MORALE,))
    side = GENERALS[GENERAL[general]].side
    station(state, side, "2146" if side == CONFEDERATE else "1647", 9, general, *others)
    with_stars(state, **dict.fromkeys((general, *others), 3))
    state.proud = state.armies = 1 << GENERAL[general]
    return state


def manage(state: CivilWarState, side: int, *answers: str) -> Driver[CivilWarState]:
    """Leader management, then the review at the start of a phase."""
    driver = Driver(state, LeaderManagement(side), Scripted()).push(*answers)
    while not driver.over:
        driver.push(driver.actions[-1])
    review(Play(state, Scripted()))
    return driver


@pytest.mark.clause("22.5.4")
@pytest.mark.clause("16.4")
def test_who_takes_over_an_army_takes_over_its_morale() -> None:
    """Turn 6: Lee replaces J. Johnston; an army without a General of three stars loses it."""
    state = proud_army(6, "j-johnston")
    driver = manage(state, CONFEDERATE)
    assert state.proud == state.armies == 1 << GENERAL["lee"]
    assert not driver.told("morale-lost")
    state = proud_army(6, "a-s-johnston")
    station(state, CONFEDERATE, "3716", 3, "bragg")
    manage(state, CONFEDERATE)
    assert state.proud == 1 << GENERAL["bragg"], "he is promoted with it"


@pytest.mark.clause("22.5.4")
@pytest.mark.clause("16.5.1")
@pytest.mark.parametrize("heir", [True, False])
def test_an_army_keeps_its_morale_under_a_general_of_three_stars_who_is_there(heir: bool) -> None:
    """Turn 7: Halleck leaves the map; Buell may be with his army."""
    state = proud_army(7, "halleck", *(("buell",) if heir else ()))
    driver = manage(state, UNION)
    assert state.proud == state.armies == (1 << GENERAL["buell"] if heir else 0)
    assert bool(driver.told("morale-lost")) != heir


@pytest.mark.clause("22.5.4")
@pytest.mark.clause("16.6")
def test_high_morale_stays_with_the_army_when_its_general_is_transferred() -> None:
    """Turn 15: Grant goes to the East without a man of his army."""
    state = proud_army(15, "meade")
    state.proud = state.armies = 1 << GENERAL["grant"]
    station(state, UNION, "3020", 9, "grant")
    with_stars(state, grant=3)
    driver = Driver(state, LeaderManagement(UNION), Scripted())
    while driver.prompt != "prompt-grant":
        driver.push(driver.actions[-1])
    driver.push("grant grant", "send grant 1647")
    assert not state.proud | state.armies
    assert driver.told("morale-lost")
