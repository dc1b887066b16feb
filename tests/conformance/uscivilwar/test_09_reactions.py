"""9: interception and avoidance of battle by the side out of phase; 8.2, 10.3.2, 22.3, 22.6."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.action import parse
from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.battle.aftermath import lose
from longroll.titles.uscivilwar.components import (
    CONFEDERATE,
    GENERAL,
    PLACE,
    STATE,
    UNION,
    WATERS,
    place_key,
)
from longroll.titles.uscivilwar.document import SCHEMA
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.ground import BRIDGED, LAND_STEPS, OPEN_STEPS, VALUABLE
from longroll.titles.uscivilwar.marches import March
from longroll.titles.uscivilwar.options import MANOEUVRE, REINFORCING
from longroll.titles.uscivilwar.reactions import Outcome
from longroll.titles.uscivilwar.reactions.who import chance, interceptors, modifier, partners
from longroll.titles.uscivilwar.state import BOX, CivilWarState
from longroll.titles.uscivilwar.views import view
from longroll.words import words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, keys, station
from tests.conformance.uscivilwar.test_05_marches import clause_of

WEST = BOX - 1


def phase(
    state: CivilWarState, side: int = UNION, dice: tuple[int, ...] = ()
) -> Driver[CivilWarState]:
    """The Movement and Combat Segment of a side, with scripted dice."""
    state.side = side
    return Driver(state, Activations(side, 4), Scripted(dice))


def field(strength: int = 5, *options: str) -> CivilWarState:
    """Mississippi, open ground: Banks in 3714 may go to 3715 and 3716; Lee stands in 3717."""
    state = bare(6, options=options)
    station(state, UNION, "3714", strength, "banks")
    station(state, CONFEDERATE, "3717", 6, "lee")
    return state


def odds(driver: Driver[CivilWarState]) -> dict[str, int]:
    """The chances that the view prints, out of 36."""
    found: dict[str, int] = view(driver.state, "observer", driver.decision)["odds"]
    return found


def battle_of(driver: Driver[CivilWarState]) -> Battle:
    """The battle that is asked."""
    battle = driver.state.stack[-1]
    assert isinstance(battle, Battle)
    return battle


@pytest.mark.clause("4.1.5")
@pytest.mark.clause("7.1")
@pytest.mark.clause("9.2.1")
@pytest.mark.clause("9.4")
def test_a_force_is_intercepted_in_an_empty_hex_before_it_enters() -> None:
    state = field()
    state.hands[UNION] = [0, 1, 0, 0, 0]
    driver = phase(state, dice=(4, 3)).push("march banks", "lead 5", "go 3716")
    assert driver.decision.seat == "confederate"
    assert driver.actions == ["intercept 3717", "done"]
    assert odds(driver) == {"intercept 3717": 21}, "seven or more: Lee adds two"
    assert state.strength(UNION, PLACE["3715"]) == 5, "it stands before that hex"
    driver.push("intercept 3717", "lead 5")
    assert state.strength(CONFEDERATE, PLACE["3716"]) == 5
    assert state.where[GENERAL["lee"]] == PLACE["3716"]
    assert (battle_of(driver).origin, battle_of(driver).place) == (PLACE["3715"], PLACE["3716"])
    assert Outcome.of(Outcome(True, False, True).code) == Outcome(True, False, True)


@pytest.mark.clause("9.2.1")
def test_a_failed_interception_lets_the_force_go_on_its_way() -> None:
    state = field()
    driver = phase(state, dice=(4, 2)).push("march banks", "lead 5", "go 3716")
    driver.push("intercept 3717")
    assert driver.prompt == "prompt-march"
    assert state.strength(UNION, PLACE["3716"]) == 5
    assert driver.values("intercepts")[0]["success"] == 0


@pytest.mark.clause("9.2.1")
@pytest.mark.clause("5.10")
@pytest.mark.clause("7.6")
def test_who_does_not_intercept() -> None:
    """SP without a General; a General without SP, but to join SP."""
    state = field()
    state.where[GENERAL["lee"]] = PLACE["3616"]
    driver = phase(state).push("march banks", "lead 5", "go 3716")
    assert driver.prompt == "prompt-march", "neither Lee alone nor SP alone come"
    state = field()
    state.where[GENERAL["lee"]] = PLACE["3616"]
    station(state, CONFEDERATE, "3716", 1)
    driver = phase(state).push("march banks", "lead 4", "go 3715", "attack 3716")
    assert driver.actions == ["intercept 3616", "done"], "Lee alone reinforces"
    assert clause_of(driver, "intercept 3717") == "5.10"
    assert clause_of(driver, "intercept 3714") == "9.2.1"


@pytest.mark.clause("7.6")
@pytest.mark.clause("9.2.1")
def test_a_general_alone_is_told_why_he_does_not_intercept() -> None:
    """Lee, with SP, may come to the empty hex; nobody is there whom Jackson could join."""
    state = field()
    state.where[GENERAL["jackson"]] = PLACE["3616"]
    state.stars[GENERAL["jackson"]] = 2
    driver = phase(state).push("march banks", "lead 5", "go 3716")
    assert driver.prompt == "prompt-intercept"
    denial = driver.why("intercept 3616")
    assert denial is not None
    assert (denial.clause, denial.key) == ("7.6", "deny-nobody-to-join")


@pytest.mark.clause("9.2.1")
def test_nobody_intercepts_from_where_the_enemy_stands_or_nobody() -> None:
    """The stack of Banks has a General, but he is the enemy's; SP without one are led by none."""
    state = field()
    station(state, UNION, "3714", 2, "grant")
    station(state, CONFEDERATE, "3616", 2)
    driver = phase(state).push("march banks", "lead 5", "go 3716")
    assert driver.prompt == "prompt-intercept"
    for key in ("3714", "1846"):
        told = ("9.2.1", "deny-none-of-yours", (("place", key),))
        assert driver.why(f"intercept {key}") == told
    assert driver.why("intercept 3616") == ("5.10", "deny-nobody-leads", (("place", "3616"),))


@pytest.mark.clause("9.1.C")
@pytest.mark.clause("9.1.D")
@pytest.mark.clause("9.2.1")
def test_nobody_intercepts_out_of_his_zone() -> None:
    """Into a Resource hex that the enemy holds, or where other enemies stand."""
    for spoil in (0, 1):
        state = bare(6)
        station(state, UNION, "4016", 5, "banks")
        station(state, CONFEDERATE, "4018", 6, "lee")
        if spoil:
            state.markers[UNION] |= 1 << PLACE["4017"]
        driver = phase(state).push("march banks", "lead 5", "go 4017")
        assert (driver.prompt == "prompt-march") == bool(spoil)
    state = field()
    station(state, UNION, "3716", 1)
    driver = phase(state).push("march banks", "lead 5", "go 3716")
    assert driver.prompt == "prompt-march"


@pytest.mark.clause("9.2.2")
def test_all_interceptions_are_declared_before_any_is_tried() -> None:
    state = field()
    station(state, CONFEDERATE, "3616", 2, "bragg")
    driver = phase(state, dice=(1, 1, 6, 6)).push("march banks", "lead 5", "go 3716")
    assert clause_of(driver, "intercept 3714") == "9.2.1"
    assert driver.actions == ["intercept 3616", "intercept 3717", "done"]
    driver.push("intercept 3616")
    assert clause_of(driver, "intercept 3616") == "9.2.2"
    driver.push("intercept 3717")
    assert [event["success"] for event in driver.values("intercepts")] == [0, 1]
    assert driver.prompt == "prompt-detachment"


@pytest.mark.clause("9.2.3")
@pytest.mark.clause("7.5.3")
def test_part_of_a_stack_intercepts_under_a_subordinate() -> None:
    state = field()
    station(state, CONFEDERATE, "3717", 0, "longstreet", "early")
    state.stars[GENERAL["longstreet"]] = 2
    state.hands[UNION] = [0, 1, 0, 0, 0]
    driver = phase(state, dice=(6, 6)).push("march banks", "lead 5", "go 3716")
    assert odds(driver)["intercept 3717"] == 21, "Lee's value counts, whoever goes"
    driver.push("intercept 3717")
    assert sorted(driver.actions) == ["under early", "under lee", "under longstreet"]
    driver.push("under longstreet")
    assert clause_of(driver, "take lee") == "7.5.1"
    assert [text for text in driver.actions if text.startswith("take")] == ["take early"]
    assert clause_of(driver, "lead 6") == "7.5.3", "Lee keeps one"
    assert clause_of(driver, "lead 7") == "7.3"
    driver.push("take early", "lead 4")
    assert state.sp[CONFEDERATE] == {PLACE["3716"]: 4, PLACE["3717"]: 2}
    assert state.where[GENERAL["lee"]] == PLACE["3717"]
    assert state.where[GENERAL["early"]] == PLACE["3716"]


@pytest.mark.clause("9.3.1")
@pytest.mark.clause("9.4")
def test_the_defender_avoids_battle_and_names_the_hex_after_the_dice() -> None:
    state = field()
    station(state, UNION, "3714", 0)
    driver = phase(state, dice=(4, 3)).push("march banks", "lead 5", "go 3716", "done")
    driver.push("attack 3717")
    assert driver.decision.seat == "confederate"
    assert driver.actions == ["avoid", "stand"]
    assert odds(driver) == {"avoid": 21}
    driver.push("avoid")
    assert driver.prompt == "prompt-evade"
    assert clause_of(driver, "evade 3616") == "9.3.1", "the zone of Banks, from where he comes"
    driver.push("evade 3718")
    assert state.strength(CONFEDERATE, PLACE["3718"]) == 6
    assert state.strength(UNION, PLACE["3717"]) == 5, "the march goes on"
    assert driver.prompt == "prompt-march"
    assert state.momentum == 1 << PLACE["3718"]


@pytest.mark.clause("9.4")
def test_momentum_helps_who_has_avoided_battle_in_this_activation() -> None:
    state = field()
    state.stars[GENERAL["lee"]] = 3
    place = PLACE["3717"]
    before = modifier(state, CONFEDERATE, place, PLACE["3718"])
    state.momentum |= 1 << place
    assert modifier(state, CONFEDERATE, place, PLACE["3718"]) == before + 2
    station(state, CONFEDERATE, "3717", 0, "stuart")
    assert modifier(state, CONFEDERATE, place, PLACE["3718"]) == 4, "four at most"
    driver = phase(state).push("march banks", "lead 5", "halt")
    assert not driver.state.momentum, "the activation is over"


@pytest.mark.clause("9.3.3")
def test_who_fails_to_avoid_battle_has_neither_works_nor_ground() -> None:
    state = field()
    state.trenches[CONFEDERATE] |= 1 << PLACE["3717"]
    state.hands[UNION] = [0, 1, 0, 0, 0]
    driver = phase(state, dice=(1, 1)).push("march banks", "lead 5", "go 3716", "done")
    driver.push("attack 3717")
    plain = 4
    driver.push("avoid")
    battle = battle_of(driver)
    assert battle.exposed
    assert battle.lines(state)[1].modifier == plain - 2
    assert driver.values("avoids")[0]["success"] == 0


@pytest.mark.clause("9.3.3")
@pytest.mark.clause("10.2.1")
def test_who_fails_to_avoid_battle_is_spared_no_sp_by_his_fort() -> None:
    for answer, lost in (("stand", 0), ("avoid", 1)):
        state = field()
        state.set_fort(CONFEDERATE, PLACE["3717"], 1)
        dice = ((1, 1) if answer == "avoid" else ()) + (3, 6)
        driver = phase(state, dice=dice).push("march banks", "lead 5", "go 3716", "done")
        driver.push("attack 3717", answer)
        assert driver.told("battle-lost")
        assert state.strength(CONFEDERATE, PLACE["3717"]) == 6 - lost


@pytest.mark.clause("9.3.1")
@pytest.mark.clause("11.1.1")
def test_militia_and_forts_do_not_leave_with_the_force() -> None:
    state = field()
    state.set_militia(CONFEDERATE, STATE["MS"], PLACE["3717"])
    state.hands[UNION] = [0, 1, 0, 0, 0]
    driver = phase(state, dice=(6, 6)).push("march banks", "lead 3", "go 3716", "done")
    driver.push("attack 3717", "avoid", "evade 3718")
    assert battle_of(driver).held == 0, "the militia fights alone"


@pytest.mark.clause("9.3.4")
def test_who_has_intercepted_does_not_avoid_battle() -> None:
    state = field()
    station(state, CONFEDERATE, "3716", 2, "bragg")
    state.hands[UNION] = [0, 1, 0, 0, 0]
    driver = phase(state, dice=(6, 6)).push("march banks", "lead 5", "go 3715", "done")
    driver.push("attack 3716", "intercept 3717", "lead 2")
    assert driver.prompt == "prompt-stake", "not even Bragg may go now"
    state = field()
    station(state, CONFEDERATE, "3716", 2, "bragg")
    driver = phase(state, dice=(1, 1)).push("march banks", "lead 5", "go 3715", "done")
    driver.push("attack 3716", "intercept 3717")
    assert driver.prompt == "prompt-avoid", "after a failure he may"


@pytest.mark.clause("9.3.1")
def test_a_lone_general_avoids_who_comes_or_is_displaced() -> None:
    for answer, where in (("stand", WEST), ("avoid", PLACE["3717"])):
        state = bare(6)
        station(state, UNION, "3714", 5, "banks")
        station(state, CONFEDERATE, "3716", 0, "lee")
        driver = phase(state, dice=(6, 6)).push("march banks", "lead 5", "go 3716", answer)
        if answer == "avoid":
            assert clause_of(driver, "evade 3615") == "9.3.1"
            driver.push("evade 3717")
        assert state.where[GENERAL["lee"]] == where


@pytest.mark.clause("9.3.1")
def test_an_enemy_outnumbered_seven_to_one_is_pushed_aside_by_either_side() -> None:
    """Lee's seven push one of the Union; its own seven times seven push Lee's, and so on."""
    state = bare(6)
    station(state, UNION, "3714", 9, "banks")
    station(state, CONFEDERATE, "3716", 49, "lee")
    station(state, UNION, "3717", 7)
    for key in ("3718", "3817", "3818", "3617", "3618", "3816"):
        station(state, CONFEDERATE, key, 1)
    driver = phase(state, dice=(6, 6)).push("march banks", "lead 6", "go 3715", "done")
    driver.push("attack 3716", "avoid", "evade 3717")
    assert driver.decision.seat == "union", "whose seven have to make way"
    assert driver.prompt == "prompt-yield"
    assert clause_of(driver, "yield 3716") == "9.3.1"
    assert clause_of(driver, "yield 3616") == "9.3.1", "in the zone of who pushes"
    assert "yield 3718" in driver.actions, "one Confederate there makes way in turn"
    driver.push("yield 3718")
    assert driver.decision.seat == "confederate"
    goal = driver.actions[0].split()[1]
    driver.push(driver.actions[0])
    assert state.strength(UNION, PLACE["3718"]) == 7
    assert state.strength(CONFEDERATE, PLACE["3717"]) == 49
    assert state.strength(CONFEDERATE, PLACE[goal]) >= 1
    assert state.momentum == 1 << PLACE["3717"], "who is pushed has avoided no battle"
    assert state.strength(UNION, PLACE["3716"]) == 6


@pytest.mark.clause("9.3.1")
def test_the_zone_of_other_enemies_shuts_a_haven_unless_they_are_fewer() -> None:
    """The example of 9.3.1: Thomas and Sherman are not added together."""
    for number, open_ in ((5, True), (6, False)):
        state = field()
        station(state, UNION, "3818", number, "thomas")
        station(state, UNION, "3719", number, "sherman")
        driver = phase(state, dice=(6, 6)).push("march banks", "lead 5", "go 3716", "done")
        driver.push("attack 3717", "avoid")
        assert ("evade 3718" in driver.actions) == open_


@pytest.mark.clause("9.4")
@pytest.mark.parametrize(
    ("start", "end", "points"),
    [
        ("3717", "3718", 0),  # open ground
        ("1842", "1843", -1),  # a minor river without a bridge
        ("1411", "1412", -1),  # a bridge over a navigable river
        ("1341", "1342", -1),  # a pass
        ("1143", "1242", -1),  # a rail cut
        ("1042", "1143", -2),  # a mountain side
    ],
)
def test_rivers_and_mountains_hinder_reactions(start: str, end: str, points: int) -> None:
    state = bare(6)
    for a, b in ((start, end), (end, start)):
        station(state, CONFEDERATE, a, 2, "early")
        state.stars[GENERAL["early"]] = 1
        assert modifier(state, CONFEDERATE, PLACE[a], PLACE[b]) == points


@pytest.mark.clause("9.2.1")
def test_odds_are_exact() -> None:
    assert [chance(bonus) for bonus in (-3, -2, 0, 1, 2, 4)] == [1, 3, 10, 15, 21, 30]


@pytest.mark.clause("8.2")
@pytest.mark.clause("8.6")
def test_cavalry_adds_two_and_falls_back_from_an_interception() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "3714", 1, "stuart")
    station(state, UNION, "3717", 6, "couch", "pleasonton")
    state.stars[GENERAL["couch"]] = 1
    driver = phase(state, CONFEDERATE, (4, 2)).push("march stuart", "lead 1", "go 3716")
    assert odds(driver) == {"intercept 3717": 26}, "Couch one, cavalry two"
    driver.push("intercept 3717", "under couch", "lead 3")
    assert driver.decision.seat == "confederate"
    assert driver.actions == ["fall-back", "stand"]
    for language in ("en", "es", "it"):  # where to is told with the question
        assert "3715" in words_for("uscivilwar", language).message(driver.decision.prompt)
    driver.push("fall-back")
    assert state.strength(CONFEDERATE, PLACE["3715"]) == 1, "the last hex that it entered"
    assert driver.prompt == "prompt-action", "and its march is over"
    assert clause_of(driver, "march stuart") == "5.1.2"


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("10.3.4")
def test_a_coastal_fort_and_its_port_help_each_other_without_dice_or_general() -> None:
    state = bare(6)
    port, fort = PLACE["3839"], PLACE["fort-sumter"]
    state.markers[UNION] |= 1 << PLACE["3840"]
    station(state, UNION, "3838", 3, "banks")
    station(state, CONFEDERATE, "3839", 1)
    station(state, CONFEDERATE, "fort-sumter", 2)
    state.hands[UNION] = [1, 0, 0, 0, 0]
    driver = phase(state).push("march banks", "lead 3", "attack 3839")
    assert odds(driver) == {"intercept fort-sumter": 36}
    assert driver.decision.clause == "10.3.2", "no die is thrown as in 9.2.1"
    driver.push("intercept fort-sumter", "lead 2")
    assert state.sp[CONFEDERATE] == {port: 3}
    state = bare(6)
    station(state, UNION, "3838", 3, "banks")
    station(state, CONFEDERATE, "3839", 1)
    driver = phase(state).push("march banks", "lead 3", "attack 3839")
    assert odds(driver) == {"avoid": 36}
    driver.push("avoid", "evade fort-sumter")
    assert state.sp[CONFEDERATE] == {fort: 1}
    assert state.strength(UNION, port) == 3


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("7.6")
def test_a_general_alone_goes_between_a_coastal_fort_and_its_port_without_dice() -> None:
    """He leaves a fort that is assaulted, and joins SP there, though it takes no more of them."""
    state = bare(6)
    state.markers[UNION] |= 1 << PLACE["hatteras"]
    state.hands[UNION] = [0, 0, 0, 1, 0]
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    fort = station(state, CONFEDERATE, "fort-macon", 0, "beauregard")
    port = next(p for p in members(partners(state, CONFEDERATE, fort)))
    driver = phase(state, dice=(1, 1, 6, 1)).push(
        "ships chesapeake-bay naval", "take burnside", "lead 3", "assault fort-macon"
    )
    assert odds(driver) == {"avoid": 36}
    driver.push("avoid", f"evade {place_key(port)}")
    assert state.where[GENERAL["beauregard"]] == port
    assert driver.told("battle"), "the garrison stays"
    state = bare(6)
    state.markers[UNION] |= 1 << PLACE["hatteras"]
    state.hands[UNION] = [0, 0, 0, 1, 0]
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    station(state, CONFEDERATE, "fort-macon", 3)
    station(state, CONFEDERATE, place_key(port), 0, "beauregard")
    driver = phase(state, dice=(1, 6)).push(
        "ships chesapeake-bay naval", "take burnside", "lead 3", "assault fort-macon"
    )
    assert odds(driver) == {f"intercept {place_key(port)}": 36}
    driver.push(f"intercept {place_key(port)}")
    assert state.where[GENERAL["beauregard"]] == fort


@pytest.mark.clause("7.6")
@pytest.mark.clause("2.2.3")
def test_a_general_alone_joins_militia_that_is_attacked() -> None:
    """Militia is SP of value 0; a fort without SP is no company."""
    for friend, comes in (("militia", True), ("fort", False)):
        state = field()
        state.where[GENERAL["lee"]] = PLACE["3616"]
        if friend == "militia":
            state.set_militia(CONFEDERATE, STATE["MS"], PLACE["3716"])
        else:
            state.set_fort(CONFEDERATE, PLACE["3716"], 1)
        driver = phase(state, dice=(6, 6)).push("march banks", "lead 3", "go 3715")
        driver.push("attack 3716")
        assert ("intercept 3616" in driver.actions) == comes
        if comes:
            state.hands[UNION] = [0, 1, 0, 0, 0]
            driver.push("intercept 3616")
            assert state.where[GENERAL["lee"]] == PLACE["3716"]
            assert battle_of(driver).lines(state)[1].modifier == 2, "Lee defends with it"


@pytest.mark.clause("9.1")
@pytest.mark.clause("9.2.1")
@pytest.mark.clause("11.6.4")
def test_brownsville_is_as_a_hex_of_the_coast() -> None:
    """L5674-5676: zones reach it, and a beaten force has a way out of it."""
    box, town = PLACE["brownsville"], PLACE["4901"]
    state = bare(6)
    state.hands[UNION] = [0, 0, 0, 1, 0]
    state.markers[UNION] |= 1 << PLACE["5101"]
    station(state, UNION, "5101", 3, "banks")
    station(state, CONFEDERATE, "4901", 3, "holmes")
    assert facts(state).zones[CONFEDERATE] >> box & 1
    driver = phase(state, dice=(6, 6, 6, 1)).push("ships 5101 naval", "take banks", "lead 3")
    driver.push("assault brownsville")
    assert driver.actions == ["intercept 4901", "done"]
    driver.push("intercept 4901", "lead 3")
    assert driver.told("battle-won")
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert driver.values("retreated")[0]["number"] == 2
    assert not state.strength(CONFEDERATE, box)
    state = bare(6)
    station(state, CONFEDERATE, "brownsville", 3, "lee")
    assert facts(state).zones[CONFEDERATE] >> town & 1


@pytest.mark.clause("10.3.2")
def test_new_orleans_and_its_forts_do_not_help_each_other() -> None:
    """L5707-5720."""
    state = bare(6)
    station(state, UNION, "ship-island", 3, "banks")
    station(state, CONFEDERATE, "5015", 1)
    station(state, CONFEDERATE, "fort-st-philip", 1)
    state.hands[UNION] = [0, 0, 0, 1, 0]
    driver = phase(state, dice=(3, 3)).push("ships ship-island naval", "take banks", "lead 3")
    driver.push("assault fort-st-philip")
    assert driver.prompt != "prompt-intercept"


@pytest.mark.clause("9.2.1")
@pytest.mark.clause("20.5.2")
@pytest.mark.clause("20.5.4")
def test_a_landing_is_intercepted_and_who_loses_embarks_again() -> None:
    state = bare(6)
    state.markers[UNION] |= 1 << PLACE["hatteras"]
    state.hands[UNION] = [0, 0, 0, 1, 0]
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    station(state, CONFEDERATE, "3640", 6, "lee")
    driver = phase(state, dice=(6, 6, 1, 6)).push(
        "ships chesapeake-bay naval", "take burnside", "lead 3", "assault 3641"
    )
    assert driver.actions == ["intercept 3640", "done"]
    driver.push("intercept 3640", "lead 6")
    assert driver.prompt == "prompt-reembark"
    assert "sail hatteras" in driver.actions
    assert clause_of(driver, "sail 3641") == "20.5.4"
    left = state.strength(UNION, PLACE["chesapeake-bay"])
    driver.push("sail hatteras")
    assert state.sp[UNION] == {PLACE["hatteras"]: left}
    assert state.demoralised[UNION] == 1 << PLACE["hatteras"]


@pytest.mark.clause("11.1.1")
@pytest.mark.clause("20.5.3")
@pytest.mark.parametrize("sp", [0, 1])
def test_an_island_that_nobody_defends_is_taken_without_a_battle(sp: int) -> None:
    """As Galveston (L5252): only Coastal Forts have a garrison of their own (10.3.2)."""
    state = bare(6)
    state.hands[UNION] = [0, 0, 0, 1, 0]
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    island = station(state, CONFEDERATE, "hatteras", sp)
    driver = phase(state, dice=(6, 1)).push("ships chesapeake-bay naval", "take burnside")
    driver.push("lead 3", "assault hatteras")
    assert bool(driver.told("battle")) is bool(sp)
    assert state.strength(UNION, island) == 3
    assert state.markers[UNION] == 1 << island
    assert driver.prompt == "prompt-action", "they go no farther"


@pytest.mark.clause("12.2")
@pytest.mark.clause("20.5.4")
@pytest.mark.parametrize("answer", ["sail hatteras", "halt"])
def test_a_beaten_landing_unsettles_those_to_whom_it_goes(answer: str) -> None:
    """Six wait in the bay: they are demoralised only if the beaten come back to them."""
    state = bare(6)
    state.markers[UNION] |= 1 << PLACE["hatteras"]
    state.hands[UNION] = [0, 0, 0, 1, 0]
    bay = station(state, UNION, "chesapeake-bay", 9, "burnside")
    station(state, CONFEDERATE, "3641", 6)
    driver = phase(state, dice=(1, 6)).push("ships chesapeake-bay naval", "take burnside")
    driver.push("lead 3", "assault 3641")
    assert driver.told("battle-lost")
    driver.push(answer)
    goal = bay if answer == "halt" else PLACE["hatteras"]
    assert state.demoralised[UNION] == 1 << goal
    assert sum(state.sp[UNION].values()) == 8
    back = {"side": "union", "number": 2, "place": "chesapeake-bay"}
    assert driver.values("reembarked") == ([back] if answer == "halt" else [])
    assert bool(driver.told("sailed-under")) is (answer != "halt")


@pytest.mark.clause("10.3.3")
@pytest.mark.clause("20.5.3")
def test_burnside_takes_a_coastal_fort_and_a_marker_lies_on_it() -> None:
    """The example of 20.5.2: three SP and one against one SP and two."""
    state = bare(6)
    state.hands[UNION] = [0, 0, 0, 1, 0]
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    fort = station(state, CONFEDERATE, "fort-macon", 1)
    driver = phase(state, dice=(6, 1)).push(
        "ships chesapeake-bay naval", "take burnside", "lead 3", "assault fort-macon", "stand"
    )
    dice = driver.values("battle-dice")[0]
    assert (dice["attack"], dice["defence"]) == (7, 3)
    assert state.strength(UNION, fort) > 0
    assert state.markers[UNION] == 1 << fort
    assert driver.prompt == "prompt-action", "they go no farther"


@pytest.mark.clause("10.3.2")
def test_a_fort_that_the_enemy_holds_takes_nobody_in() -> None:
    """Both must be of the side that reacts."""
    state = bare(6)
    state.markers[UNION] |= 1 << PLACE["fort-sumter"]
    state.hands[UNION] = [1, 0, 0, 0, 0]
    station(state, UNION, "3838", 3, "banks")
    station(state, CONFEDERATE, "3839", 1)
    driver = phase(state).push("march banks", "lead 3", "attack 3839")
    assert driver.prompt == "prompt-stake"


@pytest.mark.clause("22.3")
@pytest.mark.parametrize("friend", ["fort", "militia"])
def test_a_fort_and_militia_are_friends_to_reinforce(friend: str) -> None:
    state = field(5, REINFORCING)
    if friend == "fort":
        state.set_fort(CONFEDERATE, PLACE["3716"], 1)
    else:
        state.set_militia(CONFEDERATE, STATE["MS"], PLACE["3716"])
    assert modifier(state, CONFEDERATE, PLACE["3717"], PLACE["3716"]) == 4


@pytest.mark.clause("22.3")
def test_reinforcing_a_hex_under_attack_adds_two_but_not_to_cavalry() -> None:
    for options, expected in (((), 2), ((REINFORCING,), 4)):
        state = field(5, *options)
        state.options = options
        station(state, CONFEDERATE, "3716", 1)
        assert modifier(state, CONFEDERATE, PLACE["3717"], PLACE["3716"]) == expected
        assert modifier(state, CONFEDERATE, PLACE["3717"], PLACE["3718"]) == 2
    state = field(5, REINFORCING)
    state.hands[UNION] = [0, 1, 0, 0, 0]
    station(state, CONFEDERATE, "3718", 1)
    driver = phase(state, dice=(4, 2)).push("march banks", "lead 5", "go 3716", "done")
    driver.push("attack 3717")
    assert odds(driver) == {"avoid": 21}, "who avoids battle gains nothing by friends"
    assert driver.push("avoid").values("avoids")[0]["success"] == 0
    state = bare(6)
    state.options = (REINFORCING,)
    station(state, CONFEDERATE, "3717", 1, "stuart")
    station(state, CONFEDERATE, "3716", 1)
    assert modifier(state, CONFEDERATE, PLACE["3717"], PLACE["3716"]) == 3


@pytest.mark.clause("22.6")
def test_a_stack_manoeuvres_beside_the_force() -> None:
    state = field()
    driver = phase(state).push("march banks", "lead 5", "go 3716")
    assert clause_of(driver, "manoeuvre 3717 3616") == "22.6"
    state = field()
    state.options = (MANOEUVRE,)
    driver = phase(state, dice=(6, 6)).push("march banks", "lead 5", "go 3716")
    assert "manoeuvre 3717 3616" in driver.actions
    assert clause_of(driver, "manoeuvre 3717 3718") == "22.6", "never away from the force"
    driver.push("manoeuvre 3717 3616", "lead 6")
    assert state.sp[CONFEDERATE] == {PLACE["3616"]: 6}
    assert state.strength(UNION, PLACE["3716"]) == 5


@pytest.mark.clause("22.3")
@pytest.mark.clause("22.6")
def test_friends_where_it_ends_help_a_manoeuvre() -> None:
    """All modifiers of interception apply: Defence 2 needs a seven, with friends a five."""
    for options, friends, throws in (
        ((MANOEUVRE, REINFORCING), 0, 21),
        ((MANOEUVRE, REINFORCING), 1, 30),
        ((MANOEUVRE,), 1, 21),
    ):
        state = field()
        state.options = options
        station(state, CONFEDERATE, "3616", friends)
        driver = phase(state).push("march banks", "lead 5", "go 3716")
        assert odds(driver)["manoeuvre 3717 3616"] == throws, options


@pytest.mark.clause("9.2.1")
def test_windows_come_back_from_a_document() -> None:
    state = field()
    driver = phase(state, dice=(6, 6, 6, 6)).push("march banks", "lead 5", "go 3716")
    for answer in ("done", "attack 3717", "avoid", "evade 3718"):
        document = SCHEMA.dump(state)
        document["stack"] = []
        twin = bare()
        SCHEMA.load(twin, document)
        assert SCHEMA.dump(twin) == document
        driver.push(answer)


@pytest.mark.clause("9.3.1")
@pytest.mark.clause("5.4.2")
def test_who_comes_by_rail_meets_a_lone_general_as_others_do() -> None:
    state = bare(6)
    station(state, UNION, "1548", 2, "couch")
    station(state, CONFEDERATE, "1647", 0, "lee")
    driver = phase(state).push("march couch", "lead 2", "ride 1647")
    assert driver.prompt == "prompt-avoid"
    driver.push("stand")
    assert state.where[GENERAL["lee"]] == BOX


@pytest.mark.clause("5.1.4")
def test_nobody_leaves_the_map_and_who_has_no_other_way_is_lost() -> None:
    state = bare(6)
    station(state, UNION, "1002", 5, "banks")
    for key in ("1101", "1102"):
        station(state, UNION, key, 3)
    station(state, CONFEDERATE, "1001", 1)
    driver = phase(state, dice=(6, 1)).push("march banks", "lead 5", "attack 1001")
    assert driver.told("battle-won") or driver.told("overrun")
    assert not state.sp[CONFEDERATE]


@pytest.mark.clause("11.5.2")
@pytest.mark.clause("9.2.1")
def test_lee_catches_grant_behind_a_navigable_river() -> None:
    """The example of 11.5.3: twelve cross, three of them fight; the others follow if they win."""
    state = bare(6, border="confederate")
    station(state, UNION, "2416", 12, "grant")
    state.stars[GENERAL["grant"]] = 3
    station(state, CONFEDERATE, "2518", 4, "lee")
    driver = phase(state, dice=(6, 6, 6, 1)).push("march grant", "lead 12", "go 2417")
    assert driver.actions == ["intercept 2518", "done"]
    driver.push("intercept 2518", "lead 1")
    assert driver.values("battle")[0]["number"] == 3
    assert state.strength(UNION, PLACE["2417"]) >= 11


@pytest.mark.clause("9.2.1")
@pytest.mark.clause("17.1.3")
def test_nobody_reacts_into_neutral_kentucky() -> None:
    state = bare(2, border="neutral")
    station(state, UNION, "2416", 3, "banks")
    station(state, CONFEDERATE, "2617", 3, "lee")
    driver = phase(state).push("march banks", "lead 3")
    inside = [text for text in driver.actions if text == "go 2516"]
    assert inside, "Columbus, beside Lee"
    driver.push("go 2516")
    assert driver.prompt == "prompt-march"
    assert state.border[0] == CONFEDERATE


@pytest.mark.clause("9.2.1")
def test_an_enemy_who_comes_into_the_way_stops_the_march() -> None:
    """A manoeuvre into the hex behind that which the force enters."""
    state = bare(6, options=(MANOEUVRE,))
    station(state, UNION, "3714", 5, "banks")
    station(state, CONFEDERATE, "3616", 6, "lee")
    driver = phase(state, dice=(6, 6)).push("march banks", "lead 5", "go 3717")
    assert driver.prompt == "prompt-intercept"
    driver.push("manoeuvre 3616 3717", "lead 6")
    assert driver.prompt == "prompt-march"
    assert state.strength(UNION, PLACE["3716"]) == 5
    assert "attack 3717" in driver.actions


@pytest.mark.clause("9.2.1")
@pytest.mark.clause("5.9")
def test_sp_that_are_gathered_give_no_occasion_to_react() -> None:
    """They come to a hex in which SP of their own side stand (9.1.D)."""
    state = field()
    station(state, UNION, "3716", 0)
    state.where[GENERAL["banks"]] = PLACE["3716"]
    state.take(UNION, PLACE["3714"], 5)
    station(state, UNION, "3716", 2)
    station(state, UNION, "3715", 2)
    driver = phase(state).push("march banks", "lead 2", "gather 3715 2")
    assert driver.prompt == "prompt-march"


@pytest.mark.clause("9.4")
@pytest.mark.clause("5.11")
def test_who_has_retreated_has_momentum_as_long_as_the_march_lasts() -> None:
    state = field(6)
    state.where[GENERAL["lee"]] = BOX
    state.take(CONFEDERATE, PLACE["3717"], 3)
    driver = phase(state, dice=(6, 1)).push("march banks", "lead 6", "go 3716", "attack 3717")
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    (refuge,) = state.sp[CONFEDERATE]
    assert state.momentum == 1 << refuge
    driver.push("halt")
    assert not state.momentum


@pytest.mark.clause("9.3.1")
@pytest.mark.clause("7.6")
def test_a_lone_general_avoids_into_no_zone() -> None:
    state = bare(6)
    station(state, UNION, "3714", 5, "banks")
    station(state, CONFEDERATE, "3716", 0, "lee")
    state.set_fort(UNION, PLACE["3718"], 1)
    driver = phase(state, dice=(6, 6)).push("march banks", "lead 5", "go 3716", "avoid")
    assert driver.prompt == "prompt-evade"
    assert clause_of(driver, "evade 3717") == "7.6", "a fort without SP stands beside it"


@pytest.mark.clause("9.4")
def test_momentum_goes_with_the_last_sp() -> None:
    state = field(9)
    state.take(CONFEDERATE, PLACE["3717"], 4)
    driver = phase(state, dice=(6, 6)).push("march banks", "lead 6", "go 3716", "done")
    driver.push("attack 3717", "avoid", "evade 3718")
    assert state.momentum == 1 << PLACE["3718"]
    lose(state, CONFEDERATE, PLACE["3718"], 1)
    assert state.momentum == 1 << PLACE["3718"]
    lose(state, CONFEDERATE, PLACE["3718"], 9)
    assert not state.momentum


@pytest.mark.clause("9.2.1")
def test_lee_may_try_at_each_hex_of_his_zone() -> None:
    """L4951: after failures at A and at B he may intercept at C."""
    state = field()
    station(state, CONFEDERATE, "3716", 0)
    driver = phase(state, dice=(1, 1, 1, 1, 6, 6))
    driver.push("march banks", "lead 5", "go 3716", "intercept 3717")
    for goal in ("3616", "3617"):
        driver.push(f"go {goal}")
        assert driver.actions == ["intercept 3717", "done"]
        driver.push("intercept 3717")
    assert [event["success"] for event in driver.values("intercepts")] == [0, 0, 1]


@pytest.mark.clause("9.4")
@pytest.mark.clause("12.4")
@pytest.mark.parametrize("swift", [False, True])
@pytest.mark.parametrize("number", [4, 6])
def test_what_marks_a_stack_goes_with_those_who_intercept(number: int, *, swift: bool) -> None:
    """Demoralised SP intercept as others do; momentum is of the stack that has run."""
    state = field()
    state.hands[UNION] = [0, 1, 0, 0, 0]
    start, goal = PLACE["3717"], PLACE["3716"]
    state.demoralised[CONFEDERATE] |= 1 << start
    driver = phase(state, dice=(6, 6)).push("march banks", "lead 5")
    state.momentum = swift << start
    driver.push("go 3716", "intercept 3717", f"lead {number}")
    stay = number < 6
    assert state.demoralised[CONFEDERATE] == 1 << goal | stay << start
    assert state.momentum == swift * (1 << goal | stay << start)


@pytest.mark.clause("9.2.1")
@pytest.mark.clause("9.3.4")
def test_lee_avoids_battle_and_intercepts_in_the_next_hex() -> None:
    """L4956: in one activation, with the momentum of 9.4."""
    state = field()
    state.hands[UNION] = [0, 1, 0, 0, 0]
    driver = phase(state, dice=(6, 6, 3, 2)).push("march banks", "lead 5", "go 3716", "done")
    driver.push("attack 3717", "avoid", "evade 3718")
    march = state.stack[-1]
    assert isinstance(march, March)
    march.spent, state.pending = 0, None
    driver.push("go 3817")
    assert odds(driver) == {"intercept 3718": 30}, "Lee two, momentum two"
    driver.push("intercept 3718", "lead 6")
    assert state.strength(CONFEDERATE, PLACE["3817"]) == 6
    assert driver.prompt == "prompt-stake", "they fight in that hex first"


@pytest.mark.clause("9.2.1")
@pytest.mark.clause("9.1.A")
@pytest.mark.clause("9.1.D")
@pytest.mark.clause("5.4.3")
def test_grant_marches_on_lee_past_jackson() -> None:
    """L4965: not over a river without a bridge, nor where SP of the Union stand still."""
    state = bare(6, border="confederate")
    found = facts(state)
    river = next(
        (pair, pair[::-1])[turn]
        for water in members(WATERS.sides)
        for pair in (WATERS.pairs[water],)
        if pair is not None and not found.fleets[UNION] >> water & 1
        for turn in (0, 1)
        if LAND_STEPS[0].price(*pair) and not OPEN_STEPS[0].price(*pair)
    )
    jackson, place = river
    state.put(CONFEDERATE, jackson, 3)
    state.where[GENERAL["jackson"]], state.stars[GENERAL["jackson"]] = jackson, 2
    origin = members(LAND_STEPS[0].step(1 << place) & ~(1 << jackson))[0]
    grant = Attackers(UNION, origin, -1, (), 3, 0, 1)
    assert not interceptors(state, grant, place) >> jackson & 1
    state = field()
    grant = Attackers(UNION, PLACE["3715"], -1, (), 5, 0, 1)
    station(state, CONFEDERATE, "3816", 3, "bragg")
    assert keys(interceptors(state, grant, PLACE["3716"])) == {"3717", "3816"}
    station(state, UNION, "3716", 1)
    assert not interceptors(state, grant, PLACE["3716"])
    assert keys(interceptors(state, grant, PLACE["3717"])) == {"3816"}, "to reinforce Lee"


@pytest.mark.clause("9.2.1")
@pytest.mark.clause("5.4.3")
@pytest.mark.clause("11.5.3")
def test_nobody_intercepts_over_a_bridge_that_the_enemy_controls() -> None:
    """L1369: a bridge under the guns of the Union, until a fort beside it takes the river."""
    state = bare(6)
    ships = facts(state).fleets[UNION] & BRIDGED[0]
    pairs = [pair for water in members(ships) if (pair := WATERS.pairs[water]) is not None]
    start, place = next(pair for pair in pairs if not VALUABLE & (1 << pair[0] | 1 << pair[1]))
    state.put(CONFEDERATE, start, 3)
    state.where[GENERAL["lee"]], state.stars[GENERAL["lee"]] = start, 3
    origin = members(OPEN_STEPS[0].step(1 << place) & ~(1 << start))[0]
    force = Attackers(UNION, origin, -1, (), 3, 0, 0)
    assert not interceptors(state, force, place)
    state.set_fort(CONFEDERATE, start, 1)
    assert interceptors(state, force, place) == 1 << start
    assert modifier(state, CONFEDERATE, start, place) == 1, "Lee two, one less over the river"


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("20.5.1")
def test_two_sp_of_the_port_come_to_their_fort_when_it_is_assaulted() -> None:
    """L5000: no General, no dice; no more than three SP in the fort."""
    for there, most in ((1, 2), (2, 1)):
        state = bare(6)
        state.markers[UNION] |= 1 << PLACE["hatteras"]
        state.hands[UNION] = [0, 0, 0, 1, 0]
        station(state, UNION, "chesapeake-bay", 3, "burnside")
        fort = station(state, CONFEDERATE, "fort-macon", there)
        port = next(p for p in members(partners(state, CONFEDERATE, fort)))
        state.put(CONFEDERATE, port, 2)
        driver = phase(state, dice=(6, 1)).push(
            "ships chesapeake-bay naval", "take burnside", "lead 3", "assault fort-macon"
        )
        assert odds(driver) == {f"intercept {place_key(port)}": 36}
        driver.push(f"intercept {place_key(port)}")
        if most == 2:
            assert driver.actions == ["lead 1", "lead 2"]
            driver.push("lead 2")
        assert driver.values("reacted")[0]["number"] == most
        assert driver.values("battle")[0]["defenders"] == 3


@pytest.mark.clause("9.2.3")
def test_a_whole_stack_goes_in_one_order() -> None:
    """All Generals with all SP, as if each had been named."""

    def table() -> Driver[CivilWarState]:
        state = field()
        for name in ("ewell", "hood", "polk"):
            station(state, CONFEDERATE, "3717", 1, name)
        return phase(state, dice=(6, 6, 3, 3, 3, 3)).push(
            "march banks", "lead 5", "go 3716", "intercept 3717"
        )

    driver, other = table(), table()
    notes = AIDS.notes(driver.state, driver.decision.seat)
    assert dict(notes[parse("under lee")].args)["stars"] == 3
    driver.push("under lee")
    (whole,) = [text for text in driver.actions if text.startswith("whole")]
    assert whole == "whole 9"
    other.push("under lee")
    assert "lead 9" not in other.actions, "a General who stays keeps one"
    other.push("take ewell")
    assert "whole 9" in other.actions
    other.push("take hood")
    assert "whole 9" not in other.actions, "one more order is no more than to name him"
    driver.push(whole)
    other.push("take polk", "lead 9")
    for name in ("lee", "ewell", "hood", "polk"):
        assert driver.state.where[GENERAL[name]] == PLACE["3716"]
    assert SCHEMA.dump(driver.state) == SCHEMA.dump(other.state)
