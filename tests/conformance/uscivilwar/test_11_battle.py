"""11: battles that a march begins, their odds and losses, rivers, cards; 5.11 and 12.2 to 12.4."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from longroll.engine.action import act
from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids.odds import forecast
from longroll.titles.uscivilwar.battle import (
    Attackers,
    Battle,
    Verdict,
    chances,
    crossing,
    defended,
)
from longroll.titles.uscivilwar.battle.force import FREE, HOSTILE, NO_RIVER
from longroll.titles.uscivilwar.battle.odds import Line, ground_bonus
from longroll.titles.uscivilwar.command import commander
from longroll.titles.uscivilwar.components import (
    CHARTS,
    COLUMNS,
    CONFEDERATE,
    GENERAL,
    GENERALS,
    GROUND,
    PLACE,
    STATE,
    UNION,
)
from longroll.titles.uscivilwar.document import SCHEMA
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.marches import March, attack
from longroll.titles.uscivilwar.state import BOX, DISPLACED, CivilWarState
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, lost, station

WEST = BOX - 1
"""The Displaced box of the West."""


def phase(
    state: CivilWarState, side: int = UNION, dice: tuple[int, ...] = (), difference: int = 3
) -> Driver[CivilWarState]:
    """The Movement and Combat Segment of a side, with scripted dice."""
    state.side = side
    return Driver(state, Activations(side, difference), Scripted(dice))


def go_on(driver: Driver[CivilWarState]) -> None:
    """The first way of a retreat, whatever it is."""
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])


def clause_of(driver: Driver[CivilWarState], text: str) -> str:
    denial = driver.why(text)
    assert denial is not None, text
    return denial.clause


def field(attack: int, defence: int, *generals: str) -> CivilWarState:
    """Mississippi: the Union in 3715 under its Generals, the Confederates in 3716, open ground."""
    state = bare(6)
    station(state, UNION, "3715", attack, *generals)
    station(state, CONFEDERATE, "3716", defence)
    return state


def force_of(
    state: CivilWarState, side: int, origin: str, *generals: str, strength: int = 0
) -> Attackers:
    """All SP of a place under the first of these Generals, or so many."""
    place = PLACE[origin]
    leader, *staff = (GENERAL[name] for name in generals)
    number = strength or state.strength(side, place)
    return Attackers(side, place, leader, tuple(staff), number, 0, 1)


def lines(
    state: CivilWarState, force: Attackers, place: str, *, landing: bool = False
) -> tuple[Line, Line]:
    return Battle(force, PLACE[place], landing=landing).lines(state)


def column(name: str) -> int:
    return COLUMNS.index(name)


@pytest.mark.clause("11.1.1")
@pytest.mark.clause("11.2.1")
@pytest.mark.clause("11.2.1.1")
@pytest.mark.clause("11.2.1.3")
@pytest.mark.clause("11.2.1.4")
@pytest.mark.clause("11.2.1.5")
def test_who_wins_enters_and_who_loses_retreats_demoralised() -> None:
    state = field(5, 4, "banks")
    driver = phase(state, dice=(6, 1)).push("march banks", "lead 5")
    assert clause_of(driver, "go 3716") == "11.1.1"
    assert clause_of(driver, "attack 3615") == "11.1.1"
    driver.push("attack 3716")
    (told,) = driver.values("battle-dice")
    assert [told[key] for key in ("dice", "number", "attack", "defence")] == ["6 1", 1, 6, 1]
    assert (told["dealt"], told["dealt_mark"]) == (1, 2), "1*"
    assert (told["taken"], told["taken_mark"]) == (0, 2), "*"
    driver.push("retreat 3616", "retreat 3516")
    assert state.sp[UNION] == {PLACE["3716"]: 5}
    assert state.sp[CONFEDERATE] == {PLACE["3516"]: 3}
    assert state.demoralised == [0, 1 << PLACE["3516"]]
    assert driver.prompt == "prompt-action", "5 against 4 do not march on"


@pytest.mark.clause("11.2.2")
@pytest.mark.parametrize(
    ("attack", "defence", "dice", "result"),
    [
        (5, 4, (6, 1), "battle-won"),  # 1* beats *
        (5, 4, (1, 1), "battle-won"),  # 1 beats *
        (4, 5, (1, 1), "battle-lost"),  # * loses to 1
        (4, 5, (6, 6), "battle-lost"),  # 1 loses to 1*
        (5, 5, (4, 4), "battle-tied"),  # 1d and 1d decide nothing
        (5, 5, (4, 3), "battle-won"),  # 1d beats 1
        (5, 5, (5, 4), "battle-won"),  # 1* beats 1d
    ],
)
def test_the_higher_result_wins_and_marks_break_ties(
    attack: int, defence: int, dice: tuple[int, int], result: str
) -> None:
    driver = phase(field(attack, defence, "banks"), dice=dice)
    driver.push("march banks", f"lead {attack}", "attack 3716")
    assert len(driver.told(result)) == 1


@pytest.mark.clause("11.2.2")
@pytest.mark.clause("11.6.2")
@pytest.mark.clause("12.2")
def test_a_beaten_attacker_is_back_where_he_came_from_and_his_march_is_over() -> None:
    state = field(5, 5, "banks")
    state.put(UNION, PLACE["3715"], 2)
    driver = phase(state, dice=(1, 6)).push("march banks", "lead 5", "attack 3716")
    assert driver.told("battle-lost")
    assert state.sp[UNION] == {PLACE["3715"]: 6}, "five have gone, four are back"
    assert state.demoralised[UNION] == 1 << PLACE["3715"], "those who stayed are unsettled"
    assert state.moved == {PLACE["3715"]: 4}
    assert driver.prompt == "prompt-action"


@pytest.mark.clause("5.11")
@pytest.mark.parametrize(("attack", "defence", "onward"), [(6, 3, True), (5, 3, False)])
def test_two_to_one_march_on(attack: int, defence: int, *, onward: bool) -> None:
    state = field(attack, defence, "banks")
    driver = phase(state, dice=(6, 1)).push("march banks", f"lead {attack}", "attack 3716")
    go_on(driver)
    assert (driver.prompt == "prompt-march") is onward
    assert state.strength(UNION, PLACE["3716"]) == attack


@pytest.mark.clause("5.11")
def test_a_force_fights_as_often_as_its_points_allow() -> None:
    state = field(3, 1, "couch")
    station(state, CONFEDERATE, "3717", 1)
    driver = phase(state, dice=(6, 1, 6, 1)).push("march couch", "lead 3", "attack 3716")
    driver.push("attack 3717")
    assert len(driver.told("battle-won")) == 2
    assert state.sp == [{PLACE["3717"]: 3}, {}]


@pytest.mark.clause("13.1.5")
@pytest.mark.clause("11.2.2")
def test_lee_attacks_meade_and_both_roll_the_same() -> None:
    """L5038: Lee has full supply, Meade a line only: he is demoralised, and stays."""
    state = bare(6)
    station(state, CONFEDERATE, "1844", 5, "lee")
    station(state, UNION, "1843", 5, "meade")
    station(state, UNION, "1643", 1)
    found = facts(state)
    assert supply(found, CONFEDERATE).supplied >> PLACE["1844"] & 1
    assert not supply(found, UNION).supplied >> PLACE["1843"] & 1
    driver = phase(state, CONFEDERATE, dice=(3, 3))
    driver.push("march lee", "lead 5", "attack 1843", "stand")
    told = driver.values("battle-dice")[0]
    assert (told["dealt"], told["dealt_mark"]) == (told["taken"], told["taken_mark"])
    assert state.sp[CONFEDERATE] == {PLACE["1844"]: 4}
    assert state.strength(UNION, PLACE["1843"]) == 4
    assert state.demoralised == [1 << PLACE["1843"], 0]


@pytest.mark.clause("11.2.1.2")
@pytest.mark.clause("11.3")
@pytest.mark.clause("11.4")
@pytest.mark.clause("8.5")
def test_grant_attacks_lee_behind_his_mountain() -> None:
    """L5052: three dice and +4 against two and +6; mountains and Stuart do not count."""
    state = bare(6)
    state.stars[GENERAL["grant"]], state.stars[GENERAL["longstreet"]] = 4, 2
    station(state, UNION, "1843", 18, "grant", "hooker", "burnside", "meade")
    station(state, CONFEDERATE, "1844", 11, "lee", "longstreet", "stuart")
    state.trenches[CONFEDERATE] |= 1 << PLACE["1844"]
    force = force_of(state, UNION, "1843", "grant", "hooker", "burnside", "meade")
    assert lines(state, force, "1844") == (
        Line(column("17+"), 3, 4),
        Line(column("9-12"), 2, 6),
    )


@pytest.mark.clause("11.4")
@pytest.mark.clause("18.3.2")
@pytest.mark.clause("10.2.5")
@pytest.mark.clause("17.2.4")
def test_lee_takes_washington() -> None:
    """L5611: 11 SP and a card against five in a fort of level 3."""
    state = bare(6)
    state.stars[GENERAL["jackson"]] = 2
    station(state, CONFEDERATE, "1748", 11, "lee", "jackson")
    station(state, UNION, "1647", 5, "mcdowell")
    state.set_fort(UNION, PLACE["1647"], 3)
    state.hands[CONFEDERATE] = [1, 1, 0, 0, 0]
    driver = phase(state, CONFEDERATE, dice=(3, 4, 4)).push("march lee", "take jackson", "lead 11")
    driver.push("attack 1647", "stand")
    assert clause_of(driver, "stake west") == "18.1"
    assert clause_of(driver, "stake any") == "18.1"
    driver.push("stake east")
    (told,) = driver.values("battle-dice")
    assert [told[key] for key in ("dice", "number", "attack", "defence")] == ["3 4 4", 2, 13, 11]
    assert [told[key] for key in ("dealt", "dealt_mark", "taken", "taken_mark")] == [3, 0, 2, 0]
    go_on(driver)
    place = PLACE["1647"]
    assert state.strength(CONFEDERATE, place) == 9
    assert state.forts == [{}, {place: 2}]
    assert state.fled == 1 << place
    assert state.hands[CONFEDERATE] == [0, 1, 0, 0, 0]
    assert sum(state.sp[UNION].values()) == 2
    assert state.panic == 1
    assert driver.prompt == "prompt-march", "11 are twice 5"


@pytest.mark.clause("18.3.2")
@pytest.mark.clause("18.1")
def test_only_the_attacker_is_asked_for_a_card_and_only_if_he_holds_any() -> None:
    state = field(5, 5, "banks")
    state.hands[CONFEDERATE] = [2, 1, 0, 0, 1]
    driver = phase(state, dice=(1, 6)).push("march banks", "lead 5", "attack 3716")
    assert driver.told("battle-lost")
    state = field(5, 4, "banks")
    state.hands[UNION] = [1, 0, 0, 0, 0]
    driver = phase(state, dice=(1, 6)).push("march banks", "lead 5", "attack 3716")
    assert driver.actions == ["withhold"], "a card of the East does not serve in the West"
    driver.push("withhold")
    assert state.hands[UNION] == [1, 0, 0, 0, 0]


@pytest.mark.clause("18.1")
@pytest.mark.clause("18.3.2")
@pytest.mark.clause("20.5.2")
def test_a_card_for_ships_adds_two_to_an_assault_from_the_sea_only() -> None:
    """L3035, L3540: one card in a battle, of any kind that serves an assault."""
    for landing in (True, False):
        state = bare(6)
        origin = station(state, UNION, "3838", 3, "burnside")
        place = station(state, CONFEDERATE, "3839", 1)
        state.side = UNION
        state.moved[origin] = 3
        state.hands[UNION] = [0, 0, 0, 2, 0]
        force = force_of(state, UNION, "3838", "burnside")
        driver = Driver(state, Battle(force, place, landing=landing), Scripted((6, 1)))
        if landing:
            assert driver.actions == ["stake naval", "withhold"]
            driver.push("stake naval")
            assert driver.values("battle-dice")[0]["attack"] == 9
            assert state.hands[UNION] == [0, 0, 0, 1, 0], "a second one is not asked for"
        else:
            assert driver.actions == ["withhold"]
            assert clause_of(driver, "stake naval") == "18.1"


@pytest.mark.clause("13.2.1")
@pytest.mark.clause("11.3")
def test_foragers_defend_a_column_to_the_left() -> None:
    """L2074: 7 SP use the column 5-6, one die, and one General; in the attack nothing changes."""
    state = field(7, 7, "grant")
    state.stars[GENERAL["grant"]], state.stars[GENERAL["longstreet"]] = 3, 2
    station(state, CONFEDERATE, "3716", 0, "lee", "longstreet")
    for side, key in ((UNION, "3715"), (CONFEDERATE, "3716")):
        state.foraging[side] |= 1 << PLACE[key]
    assert lines(state, force_of(state, UNION, "3715", "grant"), "3716") == (
        Line(column("7-8"), 2, 2),
        Line(column("5-6"), 1, 2),
    )


@pytest.mark.clause("11.3")
@pytest.mark.clause("8.5")
@pytest.mark.parametrize(("strength", "modifier"), [(6, 2), (7, 4), (12, 4), (13, 5), (18, 5)])
def test_one_general_for_each_die(strength: int, modifier: int) -> None:
    """Lee 2, Jackson 2, and Forrest, who gives 1 of his 2 as a subordinate."""
    state = bare(6)
    state.stars[GENERAL["jackson"]] = 2
    station(state, CONFEDERATE, "3716", strength, "lee", "jackson", "forrest")
    station(state, UNION, "3715", 1)
    force = force_of(state, CONFEDERATE, "3716", "lee", "jackson", "forrest")
    assert lines(state, force, "3715")[0].modifier == modifier
    alone = force_of(state, CONFEDERATE, "3716", "forrest", strength=1)
    assert lines(state, alone, "3715")[0].modifier == 2


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(
    ("origin", "place", "bonus"),
    [
        ("3715", "3716", 0),  # open ground
        ("1042", "1143", 1),  # a mountain side
        ("1341", "1342", 1),  # a pass
        ("1744", "1745", 1),  # a rail cut
        ("1844", "1745", 1),  # a minor river
        ("1845", "1844", 1),  # one with a bridge
        ("1846", "1946", 1),  # a bridge over a navigable river
        ("2414", "2314", 1),  # out of a swamp
        ("2514", "2414", 1),  # into one along a road
        ("2349", "fort-monroe", 1),  # the strait before a Coastal Fort
    ],
)
def test_ground_helps_the_defender(origin: str, place: str, bonus: int) -> None:
    assert ground_bonus(bare(6), UNION, PLACE[origin], PLACE[place]) == bonus


@pytest.mark.clause("11.4")
@pytest.mark.clause("20.5.2")
def test_a_landing_crosses_no_hexside_but_may_come_into_a_swamp() -> None:
    """Beaufort in South Carolina lies in a swamp, Charleston does not."""
    for key, bonus in (("4038", 1), ("3839", 0)):
        state = bare(6)
        station(state, UNION, "hatteras", 3, "burnside")
        station(state, CONFEDERATE, key, 1)
        force = force_of(state, UNION, "hatteras", "burnside")
        battle = Battle(force, PLACE[key], landing=True)
        assert battle.lines(state)[1].modifier == bonus
        told = [event.key for event in forecast(state, battle).modifiers]
        assert told.count("modifier-ground") == bonus, "and the odds say so"
        state.trenches[CONFEDERATE] |= 1 << PLACE[key]
        assert battle.lines(state)[1].modifier == 2


@pytest.mark.clause("11.4")
@pytest.mark.clause("10.1.1")
@pytest.mark.clause("10.2.1")
@pytest.mark.clause("9.3.3")
@pytest.mark.parametrize(("level", "bonus"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_works_and_ground_do_not_add_up(level: int, bonus: int) -> None:
    state = bare(6)
    station(state, UNION, "1748", 2)
    station(state, UNION, "1646", 5, "meade")
    station(state, CONFEDERATE, "1647", 5)
    state.set_fort(CONFEDERATE, PLACE["1647"], level)
    force = force_of(state, UNION, "1646", "meade")
    assert lines(state, force, "1647")[1].modifier == bonus, "a minor river without a fort"
    battle = Battle(force, PLACE["1647"], exposed=True)
    assert battle.lines(state)[1].modifier == 0, "who failed to avoid battle has nothing of it"
    if not level:
        state.trenches[CONFEDERATE] |= 1 << PLACE["1647"]
        assert lines(state, force, "1647")[1].modifier == 2


@pytest.mark.clause("11.1.2")
@pytest.mark.clause("10.2.5")
def test_seven_to_one_displace_without_a_battle() -> None:
    """L5027: Grant's seven drive one SP out of its entrenchment, and march on."""
    state = field(7, 1, "grant")
    state.stars[GENERAL["grant"]] = 3
    station(state, CONFEDERATE, "3716", 0, "lee")
    state.trenches[CONFEDERATE] |= 1 << PLACE["3716"]
    driver = phase(state).push("march grant", "lead 7", "attack 3716", "stand")
    assert state.sp == [{PLACE["3716"]: 7}, {}]
    assert state.displaced[CONFEDERATE] == [0, 1, 0]
    assert state.where[GENERAL["lee"]] == WEST
    assert not state.trenches[CONFEDERATE]
    assert driver.prompt == "prompt-march"


@pytest.mark.clause("11.1.2")
@pytest.mark.clause("17.2.1")
@pytest.mark.parametrize("strength", [3, 4])
def test_four_displace_an_empty_fort_and_militia(strength: int) -> None:
    state = field(strength, 0, "banks")
    place = PLACE["3716"]
    state.set_fort(CONFEDERATE, place, 1)
    state.set_militia(CONFEDERATE, STATE["MS"], place)
    dice = () if strength == 4 else (6, 1)
    driver = phase(state, dice=dice).push("march banks", f"lead {strength}", "attack 3716")
    assert bool(driver.told("overrun")) is (strength == 4)
    assert state.strength(UNION, place) == strength, "three win by their dice"
    assert state.militia[CONFEDERATE][STATE["MS"]] == DISPLACED
    assert state.forts == [{}, {}]


@pytest.mark.clause("11.1.1")
@pytest.mark.clause("17.2.4")
@pytest.mark.clause("10.3.2")
def test_who_defends_without_sp() -> None:
    """Garrisons of Northern Objective hexes that have not fled, and whoever holds the fort."""
    state = bare(6)
    washington, louisville, sumter = PLACE["1647"], at("Louisville"), PLACE["fort-sumter"]
    found = defended(state, UNION)
    assert found >> washington & 1
    assert not found >> louisville & 1, "a Border state has none"
    assert not found >> PLACE["1117"] & 1, "nor has open country"
    assert not defended(state, CONFEDERATE) >> washington & 1
    assert defended(state, CONFEDERATE) >> sumter & 1
    assert not found >> sumter & 1
    state.fled |= 1 << washington
    state.markers[UNION] |= 1 << sumter
    assert not defended(state, UNION) >> washington & 1
    assert defended(state, UNION) >> sumter & 1
    assert not defended(state, CONFEDERATE) >> sumter & 1


@pytest.mark.clause("17.2.4")
def test_a_garrison_flees_from_four_and_is_gone_when_beaten() -> None:
    for number, dice in ((4, ()), (3, (6, 1))):
        state = bare(6)
        station(state, CONFEDERATE, "1748", number, "longstreet")
        state.stars[GENERAL["longstreet"]] = 2
        phase(state, CONFEDERATE, dice).push("march longstreet", f"lead {number}", "attack 1647")
        assert state.fled == 1 << PLACE["1647"]
        assert state.strength(CONFEDERATE, PLACE["1647"]) == number


@pytest.mark.clause("5.10")
@pytest.mark.clause("11.3")
def test_sp_without_a_general_attack_with_nothing_added() -> None:
    state = field(3, 1)
    driver = phase(state, dice=(6, 1)).push("column 3715 3", "attack 3716")
    assert driver.values("battle-dice")[0]["attack"] == 6
    assert driver.values("battle-dice")[0]["defence"] == 1
    assert state.strength(UNION, PLACE["3716"]) == 3


@pytest.mark.clause("7.4.1")
@pytest.mark.clause("11.3")
def test_commanders_of_armies_help_each_other_to_defend() -> None:
    state = field(1, 13, "couch")
    state.stars[GENERAL["beauregard"]] = max(GENERALS[GENERAL["beauregard"]].ranks)
    station(state, CONFEDERATE, "3716", 0, "lee", "beauregard")
    force = force_of(state, UNION, "3715", "couch")
    assert lines(state, force, "3716")[1].modifier == 3


@pytest.mark.clause("11.1.1")
@pytest.mark.clause("5.1.1")
@pytest.mark.clause("5.4.2")
@pytest.mark.clause("7.6")
def test_what_keeps_a_force_from_an_attack() -> None:
    state = field(3, 4, "couch")
    driver = phase(state).push("march couch", "lead 3")
    assert clause_of(driver, "attack 3717") == "11.1.1", "nobody there"
    assert clause_of(driver, "attack 3616") == "11.1.1"
    driver.push("go 3615", "go 3715", "go 3615")
    assert clause_of(driver, "attack 3716") == "5.1.1", "three points are spent"
    state = field(0, 4, "couch")
    assert clause_of(phase(state), "march couch") == "7.6", "alone he has nowhere to go"
    state = field(2, 4)
    march = March(UNION, PLACE["3715"], -1, 2, 2, 0)
    assert set(attack.targets(march, state)) == {PLACE["3716"]}
    march.train = 2
    assert attack.targets(march, state) == {}
    denial = attack.why(march, state, act("attack", "3716"))
    assert denial is not None
    assert denial.clause == "5.4.2"


@pytest.mark.clause("5.1.1")
def test_the_first_hex_may_be_attacked_whatever_it_costs() -> None:
    """A swamp beyond a minor river: three points."""
    state = bare(6)
    station(state, UNION, "2513", 2)
    station(state, CONFEDERATE, "2514", 1)
    march = March(UNION, PLACE["2513"], -1, 2, 0, 0)
    march.allowance = 1
    assert attack.targets(march, state) == {PLACE["2514"]: 3}
    march.spent = 1
    assert attack.targets(march, state) == {}


# --- Rivers ---------------------------------------------------------------------------------------


@pytest.mark.clause("11.5.1")
@pytest.mark.clause("11.1.2")
def test_three_of_twelve_fight_across_a_river_and_all_cross_when_they_win() -> None:
    """L5033: nor are these 7:1, as only three fight."""
    for dice, won in (((6, 1), True), ((1, 6), False)):
        state = bare(6)
        state.stars[GENERAL["grant"]] = 3
        origin, place = PLACE["2416"], PLACE["2417"]
        station(state, UNION, "2416", 12, "grant")
        station(state, CONFEDERATE, "2417", 1)
        assert crossing(state, UNION, origin, place) == FREE
        driver = phase(state, dice=dice).push("march grant", "lead 12", "attack 2417")
        assert driver.values("battle")[0]["number"] == 3
        assert driver.values("river-divides") == [{"number": 3, "left": 9}]
        assert state.sp[UNION] == {place if won else origin: 12 - lost(driver)[0]}
        assert driver.prompt == ("prompt-march" if won else "prompt-action")


@pytest.mark.clause("11.1.2")
@pytest.mark.clause("11.5.1")
@pytest.mark.parametrize(("number", "garrison", "key"), [(4, 0, "militia"), (7, 1, "sp")])
def test_nobody_is_displaced_across_a_river(number: int, garrison: int, key: str) -> None:
    """L5033: neither Grant's seven before one SP nor Sherman's four before none: three fight."""
    state = bare(6)
    state.stars[GENERAL["grant"]] = 3
    station(state, UNION, "2416", number, "grant")
    place = station(state, CONFEDERATE, "2417", garrison)
    if key == "militia":
        state.set_militia(CONFEDERATE, GROUND.state[place], place)
    driver = phase(state, dice=(6, 1)).push("march grant", f"lead {number}", "attack 2417")
    assert driver.values("battle")[0]["number"] == 3
    assert not driver.told("overrun")


@pytest.mark.clause("11.5.3")
@pytest.mark.clause("5.8.3")
def test_one_sp_attacks_where_the_enemy_has_the_river() -> None:
    """L1774: Lee leaves eleven behind."""
    state = bare(6)
    station(state, CONFEDERATE, "2416", 12, "lee")
    station(state, UNION, "2417", 1)
    assert crossing(state, CONFEDERATE, PLACE["2416"], PLACE["2417"]) == HOSTILE
    driver = phase(state, CONFEDERATE, dice=(6, 1)).push("march lee", "lead 12")
    assert clause_of(driver, "attack 2417") == "11.5.3"
    driver.push("drop 11", "attack 2417")
    assert driver.values("battle")[0]["number"] == 1
    assert state.strength(CONFEDERATE, PLACE["2416"]) == 11


@pytest.mark.clause("11.5.3")
@pytest.mark.clause("10.1.1")
def test_entrenchments_free_a_river_for_three() -> None:
    """L1777: before Fort Donelson, on a river of type 1; they are dug on the march."""
    state = bare(6)
    station(state, CONFEDERATE, "2619", 12, "lee")
    station(state, UNION, "2618", 2)
    driver = phase(state, CONFEDERATE, dice=(6, 1)).push("march lee", "lead 12")
    assert clause_of(driver, "attack 2618") == "11.5.3"
    driver.push("dig", "attack 2618")
    assert driver.values("battle")[0]["number"] == 3


@pytest.mark.clause("11.5.2")
def test_a_crossing_that_is_intercepted_is_an_assault() -> None:
    """L1768: Lee has come into the empty hex before Grant; the other nine cross if he wins."""
    state = bare(6)
    state.stars[GENERAL["grant"]] = 3
    origin = station(state, UNION, "2416", 12, "grant")
    station(state, CONFEDERATE, "2417", 4, "lee")
    state.trenches[CONFEDERATE] |= 1 << PLACE["2417"]
    state.side = UNION
    state.moved[origin] = 12
    force = force_of(state, UNION, "2416", "grant")
    assert lines(state, force, "2417")[0] == Line(column("3-4"), 1, 2)
    driver = Driver(state, Battle(force, PLACE["2417"]), Scripted((6, 1)))
    go_on(driver)
    verdict = Verdict.of(driver.returned)
    assert verdict == (True, True, False, 1, verdict.refuge)
    assert state.trenches[CONFEDERATE] == 0, "all have retreated (10.1.3)"
    assert state.strength(CONFEDERATE, verdict.refuge) == 3
    assert state.sp[UNION] == {origin: 11}, "who calls moves them in"
    assert state.moved == {origin: 11}


@pytest.mark.clause("11.5.4")
def test_the_whole_stack_counts_for_marching_on() -> None:
    for strength, prompt in ((5, "prompt-action"), (6, "prompt-march")):
        state = bare(6)
        station(state, UNION, "2416", strength, "sumner")
        station(state, CONFEDERATE, "2417", 3)
        driver = phase(state, dice=(6, 1)).push("march sumner", f"lead {strength}", "attack 2417")
        go_on(driver)
        assert driver.prompt == prompt


@pytest.mark.clause("10.3.4")
@pytest.mark.clause("11.5")
@pytest.mark.clause("10.3.2")
def test_a_coastal_fort_is_attacked_across_its_strait() -> None:
    """L5691: one SP from Hampton on Fort Monroe, three if the Confederates have a fort there."""
    state = bare(6)
    station(state, CONFEDERATE, "2349", 4, "longstreet")
    state.stars[GENERAL["longstreet"]] = 2
    fort, port = PLACE["fort-monroe"], PLACE["2349"]
    state.markers[UNION] |= 1 << fort
    assert crossing(state, CONFEDERATE, port, fort) == HOSTILE
    assert crossing(state, UNION, fort, port) == FREE
    driver = phase(state, CONFEDERATE).push("march longstreet", "lead 4")
    assert clause_of(driver, "attack fort-monroe") == "10.3.2"
    driver.push("drop 1")
    assert clause_of(driver, "attack fort-monroe") == "11.5.3"
    state.set_fort(CONFEDERATE, port, 1)
    assert crossing(state, CONFEDERATE, port, fort) == FREE
    assert crossing(state, CONFEDERATE, port, PLACE["2248"]) == NO_RIVER


@pytest.mark.clause("18.1")
def test_a_card_escorts_the_union_over_a_river_of_the_enemy() -> None:
    state = bare(6)
    station(state, UNION, "1845", 5, "sumner")
    station(state, CONFEDERATE, "1946", 1)
    state.hands[UNION] = [1, 1, 0, 0, 1]
    driver = phase(state, dice=(6, 1)).push("march sumner", "lead 5")
    assert clause_of(driver, "attack 1946") == "11.5.3"
    assert clause_of(driver, "escort west 1946") == "18.1"
    assert clause_of(driver, "escort any 1844") == "18.1"
    driver.push("escort east 1946", "withhold")
    assert driver.values("battle")[0]["number"] == 3, "as across a river of their own"
    assert state.strength(UNION, PLACE["1946"]) == 5
    assert state.hands[UNION] == [0, 1, 0, 0, 1]


@pytest.mark.clause("18.1")
def test_an_escort_takes_a_force_over_where_nobody_stands() -> None:
    state = bare(6)
    station(state, UNION, "1845", 5, "sumner")
    state.hands[UNION] = [1, 0, 0, 0, 0]
    driver = phase(state).push("march sumner", "lead 5")
    driver.push("escort east 1946")
    assert dict(driver.decision.prompt.args)["number"] == 1, "two of three points, as if friendly"
    assert state.strength(UNION, PLACE["1946"]) == 5
    assert driver.prompt == "prompt-march"
    march = state.stack[-1]
    assert isinstance(march, March)
    assert (march.target, march.escorted) == (-1, 0), "one card, one crossing"
    state = bare(6)
    station(state, CONFEDERATE, "2416", 5, "lee")
    state.hands[CONFEDERATE] = [0, 1, 0, 0, 0]
    driver = phase(state, CONFEDERATE).push("march lee", "lead 5")
    assert clause_of(driver, "escort west 2417") == "18.1"


@pytest.mark.clause("7.7")
def test_a_cautious_general_attacks_if_two_points_are_paid() -> None:
    state = field(5, 4, "mcclellan")
    driver = phase(state, dice=(1, 6)).push("march mcclellan", "lead 5")
    assert clause_of(driver, "attack 3716") == "7.7"
    driver.push("halt")
    state.active, state.moved = 0, {}
    phase(state, dice=(1, 6)).push("dare mcclellan", "lead 5", "attack 3716")


@pytest.mark.clause("4.1.4")
def test_an_attack_on_sp_in_virginia_is_what_the_union_is_sent_for() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside")
    station(state, CONFEDERATE, "1745", 2)
    driver = phase(state, dice=(1, 6), difference=4).push("march burnside", "lead 2")
    driver.push("attack 1745", "done")
    assert driver.over


# --- Losses and Generals --------------------------------------------------------------------------


@pytest.mark.clause("10.2.1")
@pytest.mark.clause("10.3.3")
@pytest.mark.clause("20.5.2")
def test_burnside_before_two_coastal_forts() -> None:
    """L4050, L4087: without ships the basic game has no support; a pip more on the die is it."""
    state = bare(6)
    fort = PLACE["fort-macon"]
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    state.side = UNION
    state.moved[PLACE["chesapeake-bay"]] = 3
    force = force_of(state, UNION, "chesapeake-bay", "burnside")
    driver = Driver(state, Battle(force, fort, landing=True), Scripted((4, 4)))
    assert driver.values("battle-dice")[0] == {
        "dice": "4 4",
        "number": 1,
        "attack_column": "strength-3",
        "attack_bonus": 1,
        "attack": 5,
        "defence_column": "strength-0",
        "defence_bonus": 2,
        "defence": 6,
        "dealt": 1,
        "dealt_mark": 0,
        "taken": 0,
        "taken_mark": 2,
    }
    assert Verdict.of(driver.returned) == Verdict(True, True, False, 0, -1)
    station(state, CONFEDERATE, "fort-macon", 1, "beauregard")
    state.hands[UNION] = [1, 0, 0, 0, 0]
    force = Attackers(UNION, force.origin, force.leader, (), 3, 0, 0)
    driver = Driver(state, Battle(force, fort, landing=True), Scripted((3, 4))).push("stake east")
    assert driver.told("battle-tied")
    assert state.strength(UNION, force.origin) == 2
    assert state.strength(CONFEDERATE, fort) == 1, "the fort spares an SP"


@pytest.mark.clause("11.2.4")
@pytest.mark.clause("16.5.1")
def test_generals_of_a_beaten_force_without_sp_are_displaced() -> None:
    state = field(1, 4, "burnside")
    driver = phase(state, dice=(1, 2)).push("march burnside", "lead 1", "attack 3716")
    assert state.where[GENERAL["burnside"]] == WEST
    assert state.sp[UNION] == {}
    assert driver.prompt == "prompt-action"
    state = field(5, 1, "banks")
    station(state, CONFEDERATE, "3716", 0, "lee", "stuart")
    phase(state, dice=(6, 1)).push("march banks", "lead 5", "attack 3716", "stand")
    assert [state.where[GENERAL[name]] for name in ("lee", "stuart")] == [WEST, WEST]
    assert state.late == 1 << GENERAL["stuart"]


@pytest.mark.clause("11.2.3")
@pytest.mark.clause("11.2.4")
@pytest.mark.parametrize("choice", ["remain", "withdraw"])
def test_an_attacker_who_wins_and_dies_drives_the_defender_away(choice: str) -> None:
    """Forrest with a card: 1d beats 1."""
    state = bare(6)
    station(state, CONFEDERATE, "3716", 1, "forrest")
    station(state, UNION, "3717", 4)
    state.hands[CONFEDERATE] = [0, 1, 0, 0, 0]
    driver = phase(state, CONFEDERATE, dice=(6, 2)).push("march forrest", "lead 1", "attack 3717")
    driver.push("stake west")
    assert driver.prompt == "prompt-remain"
    driver.push(choice)
    go_on(driver)
    assert not state.strength(UNION, PLACE["3717"])
    expected = PLACE["3717"] if choice == "remain" else WEST
    assert state.where[GENERAL["forrest"]] == expected
    assert driver.prompt == "prompt-action"


@pytest.mark.clause("11.2.3")
@pytest.mark.clause("11.2.4")
@pytest.mark.parametrize("choice", ["remain", "withdraw"])
def test_a_defender_who_wins_and_dies_still_holds_the_attack(choice: str) -> None:
    """Lee, entrenched: 1d beats 1."""
    state = field(3, 1, "couch")
    station(state, CONFEDERATE, "3716", 0, "lee")
    state.trenches[CONFEDERATE] |= 1 << PLACE["3716"]
    driver = phase(state, dice=(4, 6)).push("march couch", "lead 3", "attack 3716", "stand")
    assert driver.told("battle-lost")
    driver.push(choice)
    assert state.where[GENERAL["lee"]] == (PLACE["3716"] if choice == "remain" else WEST)
    assert state.sp == [{PLACE["3715"]: 2}, {}]
    assert not state.trenches[CONFEDERATE], "nobody is left to hold it (10.1.3)"


@pytest.mark.clause("11.2.4")
@pytest.mark.clause("11.5.1")
def test_generals_stay_with_those_who_did_not_cross() -> None:
    state = bare(6)
    origin = station(state, UNION, "2416", 4, "sumner")
    station(state, CONFEDERATE, "2417", 17)
    phase(state, dice=(1, 6, 6, 6)).push("march sumner", "lead 4", "attack 2417")
    assert state.sp[UNION] == {origin: 1}, "of three no more than three are lost"
    assert state.where[GENERAL["sumner"]] == origin


# --- Demoralisation -------------------------------------------------------------------------------


@pytest.mark.clause("12.2")
@pytest.mark.clause("11.4")
def test_demoralised_sp_attack_with_two_less_and_lose_one_more() -> None:
    state = field(5, 4, "banks")
    state.demoralised[UNION] |= 1 << PLACE["3715"]
    driver = phase(state, dice=(3, 6)).push("march banks", "lead 5", "attack 3716")
    assert driver.values("battle-dice")[0]["attack"] == 1
    assert state.sp[UNION] == {PLACE["3715"]: 3}, "one by the chart, one more"
    assert state.demoralised[UNION] == 1 << PLACE["3715"]


@pytest.mark.clause("12.2")
@pytest.mark.clause("12.4")
def test_demoralised_defenders_roll_in_full_and_lose_one_more() -> None:
    state = field(5, 4, "banks")
    state.demoralised[CONFEDERATE] |= 1 << PLACE["3716"]
    driver = phase(state, dice=(6, 1)).push("march banks", "lead 5", "attack 3716")
    assert driver.values("battle-dice")[0]["defence"] == 1
    assert sum(state.sp[CONFEDERATE].values()) == 2


@pytest.mark.clause("12.2")
@pytest.mark.clause("11.5.1")
def test_the_extra_sp_is_one_that_crossed() -> None:
    for extra, dice, left in ((0, (1, 6, 6, 6), 1), (1, (1, 1, 1, 1), 2)):
        state = bare(6)
        origin = station(state, UNION, "2416", 4, "sumner")
        station(state, CONFEDERATE, "2417", 17)
        state.demoralised[UNION] |= 1 << origin
        driver = phase(state, dice=dice).push("march sumner", "lead 4", "attack 2417")
        assert lost(driver)[0] == 4 - left - extra
        assert state.sp[UNION] == {origin: left}


@pytest.mark.clause("12.2")
def test_a_demoralised_force_that_wins_stays_so() -> None:
    state = field(5, 2, "banks")
    state.demoralised[UNION] |= 1 << PLACE["3715"]
    go_on(phase(state, dice=(6, 1)).push("march banks", "lead 5", "attack 3716"))
    assert state.demoralised[UNION] == 1 << PLACE["3716"]


@pytest.mark.clause("11.2.4")
def test_a_general_in_a_fort_without_sp_stays_when_the_attack_fails() -> None:
    state = field(3, 0, "couch")
    station(state, CONFEDERATE, "3716", 0, "lee")
    state.set_fort(CONFEDERATE, PLACE["3716"], 2)
    driver = phase(state, dice=(1, 6)).push("march couch", "lead 3", "attack 3716", "stand")
    assert driver.told("battle-lost")
    assert driver.prompt == "prompt-action", "he has lost no SP: nothing is asked"
    assert state.where[GENERAL["lee"]] == PLACE["3716"]


@pytest.mark.clause("12.2")
def test_the_last_sp_is_not_lost_twice() -> None:
    state = field(1, 4, "burnside")
    state.demoralised[UNION] |= 1 << PLACE["3715"]
    phase(state, dice=(1, 6)).push("march burnside", "lead 1", "attack 3716")
    assert state.sp[UNION] == {}


@pytest.mark.clause("12.3")
@pytest.mark.parametrize("shaken", [0, 1])
def test_great_losses_demoralise_the_winner_and_cost_no_more(shaken: int) -> None:
    """18 under Grant against 17: 18 on the dice against 12, 4 SP for 3."""
    state = bare(6)
    state.stars[GENERAL["grant"]] = 3
    station(state, UNION, "3715", 18, "grant")
    station(state, CONFEDERATE, "3716", 17)
    state.demoralised[UNION] |= shaken << PLACE["3715"]
    dice = (6, 6, 4, 4, 4, 4)
    driver = phase(state, dice=dice).push("march grant", "lead 18", "attack 3716")
    go_on(driver)
    place = PLACE["3716"]
    assert driver.told("battle-won")
    assert state.strength(UNION, place) == 15
    assert state.demoralised[UNION] == 1 << place


@pytest.mark.clause("13.1.5")
def test_a_tie_without_full_supply_costs_the_demoralised_one_more() -> None:
    """Deep in the North neither has a line; the Confederates attack."""
    for shaken, left in ((0, 4), (1, 3)):
        state = bare(6)
        origin = station(state, CONFEDERATE, "1217", 5, "longstreet")
        state.stars[GENERAL["longstreet"]] = 2
        station(state, UNION, "1117", 5)
        assert not supply(facts(state), CONFEDERATE).supplied >> origin & 1
        state.demoralised[CONFEDERATE] |= shaken << origin
        dice = (4 - 1 + 2 * shaken, 4)
        driver = phase(state, CONFEDERATE, dice=dice).push("march longstreet", "lead 5")
        driver.push("attack 1117")
        assert driver.told("battle-tied")
        assert state.sp[CONFEDERATE] == {origin: left}
        assert state.demoralised[CONFEDERATE] == 1 << origin


@pytest.mark.clause("13.1.5")
@pytest.mark.clause("12.2")
def test_who_wins_is_not_demoralised_for_want_of_supply() -> None:
    state = bare(6)
    origin = station(state, CONFEDERATE, "1217", 5, "longstreet")
    state.stars[GENERAL["longstreet"]] = 2
    station(state, UNION, "1117", 5)
    assert not supply(facts(state), CONFEDERATE).supplied >> origin & 1
    driver = phase(state, CONFEDERATE, dice=(6, 1)).push("march longstreet", "lead 5")
    go_on(driver.push("attack 1117"))
    assert state.strength(CONFEDERATE, PLACE["1117"]) > 0
    assert state.demoralised[CONFEDERATE] == 0
    state = bare(6)
    station(state, CONFEDERATE, "1844", 5, "lee")
    place = station(state, UNION, "1843", 5, "meade")
    assert not supply(facts(state), UNION).supplied >> place & 1
    driver = phase(state, CONFEDERATE, dice=(1, 6)).push("march lee", "lead 5", "attack 1843")
    while driver.prompt == "prompt-avoid":
        driver.push("stand")
    assert driver.told("battle-lost")
    assert state.demoralised == [0, 1 << PLACE["1844"]]


@pytest.mark.clause("11.5.4")
@pytest.mark.clause("11.2.3")
def test_a_winner_without_sp_marches_no_farther() -> None:
    """Forrest's one SP is the double of an empty fort's none; both lose one."""
    state = bare(6)
    station(state, CONFEDERATE, "3716", 1, "forrest")
    place = PLACE["3717"]
    state.set_fort(UNION, place, 1)
    state.hands[CONFEDERATE] = [0, 1, 0, 0, 0]
    driver = phase(state, CONFEDERATE, dice=(6, 6)).push("march forrest", "lead 1", "attack 3717")
    driver.push("stake west")
    assert driver.told("battle-won")
    assert state.sp == [{}, {}]
    assert state.forts[UNION] == {place: 1}
    assert driver.prompt == "prompt-action"


@pytest.mark.clause("12.3")
def test_great_losses_demoralise_a_defender_who_wins() -> None:
    state = field(18, 17, "grant")
    state.stars[GENERAL["grant"]] = 3
    station(state, CONFEDERATE, "3716", 0, "lee")
    driver = phase(state, dice=(4, 4, 4, 6, 6, 6)).push(
        "march grant", "lead 18", "attack 3716", "stand"
    )
    assert driver.told("battle-lost")
    place = PLACE["3716"]
    assert state.strength(CONFEDERATE, place) == 14
    assert state.demoralised == [1 << PLACE["3715"], 1 << place]


@pytest.mark.clause("11.2.4")
@pytest.mark.clause("10.2.5")
def test_a_winner_without_sp_takes_no_fort() -> None:
    """Forrest with a card against a fort: his 1d beats 1, and nobody is left to hold it."""
    state = bare(6)
    station(state, CONFEDERATE, "3716", 1, "forrest")
    place = station(state, UNION, "3717", 1)
    state.set_fort(UNION, place, 1)
    state.hands[CONFEDERATE] = [0, 1, 0, 0, 0]
    driver = phase(state, CONFEDERATE, dice=(6, 6)).push("march forrest", "lead 1", "attack 3717")
    driver.push("stake west")
    assert driver.told("battle-won")
    assert state.forts[UNION] == {place: 1}
    assert state.where[GENERAL["forrest"]] == WEST
    assert state.late == 1 << GENERAL["forrest"]


@pytest.mark.clause("11.2.4")
@pytest.mark.clause("10.3.2")
def test_a_general_does_not_stay_before_a_coastal_fort_without_sp() -> None:
    """Burnside with a card before Fort Macon: his 1d beats 1, and his only SP is lost."""
    state = bare(6)
    origin = station(state, UNION, "hatteras", 1, "burnside")
    state.side = UNION
    state.moved[origin] = 1
    state.hands[UNION] = [1, 0, 0, 0, 0]
    force = Attackers(UNION, origin, GENERAL["burnside"], (), 1, 0, 0)
    battle = Battle(force, PLACE["fort-macon"], landing=True)
    driver = Driver(state, battle, Scripted((6, 6))).push("stake east")
    verdict = Verdict.of(driver.returned)
    assert (verdict.won, verdict.onward, verdict.lost) == (True, False, 1)
    assert state.where[GENERAL["burnside"]] <= BOX


@pytest.mark.clause("12.1")
def test_militia_and_forts_are_never_demoralised() -> None:
    state = field(3, 0, "couch")
    state.set_fort(CONFEDERATE, PLACE["3716"], 1)
    phase(state, dice=(3, 1)).push("march couch", "lead 3", "attack 3716")
    assert state.demoralised[CONFEDERATE] == 0


# --- Chances and positions ------------------------------------------------------------------------


@pytest.mark.clause("11.2.2")
@pytest.mark.parametrize(
    ("side", "attack", "card", "wins"),
    [(UNION, 3, False, 26), (CONFEDERATE, 1, False, 8), (CONFEDERATE, 1, True, 16)],
)
def test_printed_chances(side: int, attack: int, *, card: bool, wins: int) -> None:
    """L5366, L5569: 72, 22 and 44 in a hundred, here of 36."""
    state = bare(6)
    leader = GENERAL["burnside"] if side == UNION else -1
    place = PLACE["fort-st-philip"] if side == UNION else PLACE["2416"]
    origin = station(state, side, "ship-island" if side == UNION else "2516", attack)
    if side == UNION:
        station(state, side, "ship-island", 0, "burnside")
    else:
        state.set_fort(UNION, place, 1)
    battle = Battle(Attackers(side, origin, leader, (), attack, 0, 1), place, landing=True)
    battle.card = 1 if card else -1
    mine, theirs = battle.lines(state)
    assert theirs == Line(column("0"), 1, 2)
    found = chances(mine, theirs)
    assert found.won == Fraction(wins, 36)
    assert sum(found) == 1


@pytest.mark.clause("11.2.2")
def test_chances_of_many_dice_are_counted_roll_by_roll() -> None:
    mine, theirs = Line(column("17+"), 3, 4), Line(column("9-12"), 2, 6)
    counts = [0, 0, 0]
    for rolls in product(range(1, 7), repeat=5):
        done = CHARTS.fight(mine.column, sum(rolls[:3]) + mine.modifier)
        suffered = CHARTS.fight(theirs.column, sum(rolls[3:]) + theirs.modifier)
        counts[(done <= suffered) + (done < suffered)] += 1
    assert chances(mine, theirs) == tuple(Fraction(count, 6**5) for count in counts)


@pytest.mark.clause("11.4")
@pytest.mark.clause("8.1")
def test_morgan_before_cairo() -> None:
    """L5551: column 1 and +2 against column 0 and +2, over the Ohio, where a fort counts more."""
    state = bare(6)
    station(state, CONFEDERATE, "2517", 1, "morgan")
    state.set_fort(UNION, PLACE["2416"], 1)
    force = force_of(state, CONFEDERATE, "2517", "morgan")
    assert lines(state, force, "2416") == (Line(column("1"), 1, 2), Line(column("0"), 1, 2))


def test_a_battle_comes_back_from_its_document_at_every_question() -> None:
    state = field(7, 4, "grant")
    state.stars[GENERAL["grant"]] = 3
    state.hands[UNION] = [0, 0, 0, 0, 1]
    driver = phase(state, dice=(6, 6, 1)).push("march grant", "lead 7", "attack 3716")
    for answer in ("stake any", "retreat 3616"):
        document = SCHEMA.dump(state)
        document["stack"] = []
        twin = bare()
        SCHEMA.load(twin, document)
        assert SCHEMA.dump(twin) == document
        driver.push(answer)
    assert Verdict.of(Verdict(True, False, True, 5, 0).code) == Verdict(True, False, True, 5, 0)


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("11.2.4")
def test_of_equals_whose_commander_is_displaced_in_battle_one_is_named() -> None:
    state = bare(6)
    place = station(state, UNION, "3715", 3, "grant", "sherman", "mcclernand")
    station(state, CONFEDERATE, "3716", 12)
    for name, stars in (("grant", 3), ("sherman", 2), ("mcclernand", 2)):
        state.stars[GENERAL[name]] = stars
    driver = phase(state, UNION, (1, 1, 6, 6, 6)).push("march grant", "lead 1", "attack 3716")
    assert state.where[GENERAL["grant"]] == WEST
    assert sorted(driver.actions) == ["command mcclernand", "command sherman"]
    driver.push("command sherman")
    assert commander(state, UNION, place) == GENERAL["sherman"]
