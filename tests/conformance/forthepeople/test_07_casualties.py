"""7.7 Casualties among generals; 7.8 and 5.5.4 who is lost; 7.5.1 elite units; 5.2.8 succession."""

import pytest

from longroll.titles.forthepeople.battle import GOES_ON, HOLDS
from longroll.titles.forthepeople.battle.casualties import casualty_number, checks, eligible
from longroll.titles.forthepeople.battle.losses import Losses
from longroll.titles.forthepeople.battle.modifiers import UNION_DETACHED
from longroll.titles.forthepeople.battle.parties import Party
from longroll.titles.forthepeople.components import ARMY, GENERAL
from longroll.titles.forthepeople.state import REMOVED, TRACK, ForThePeopleState
from tests.conformance.forthepeople.field import control, ended, fight, march
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

POTOMAC, VIRGINIA = "army-of-the-potomac", "army-of-northern-virginia"


def party(side: int, units: int, *generals: str, army: bool = True, supplied: bool = True) -> Party:
    officers = tuple(GENERAL[key] for key in generals)
    marker = ARMY[POTOMAC if side == UNION else VIRGINIA] if army else -1
    return Party(side, True, units, marker, officers, supplied)


# --- 7.7 ----------------------------------------------------------------------------------------


@pytest.mark.clause("7.7")
@pytest.mark.parametrize(
    ("own", "foe", "number"),
    [(9, 9, 0), (10, 9, 3), (9, 10, 1), (10, 10, 3), (13, 9, 3), (9, 12, 1)],
)
def test_a_modified_ten_costs_generals(own: int, foe: int, number: int) -> None:
    assert casualty_number(own, foe) == number


@pytest.mark.clause("7.7")
def test_all_generals_but_an_armys_commander_may_fall() -> None:
    lee, longstreet, stuart = (GENERAL[key] for key in ("r-e-lee", "longstreet", "stuart"))
    own = party(CONFEDERATE, 9, "r-e-lee", "longstreet", "stuart")
    assert eligible(own, lee, False, 0) == (longstreet, stuart)
    assert eligible(own, lee, True, 0) == (lee, longstreet, stuart)
    corps = own._replace(army=-1)
    assert eligible(corps, longstreet, False, 0) == (lee, longstreet, stuart)


@pytest.mark.clause("7.7.3")
def test_a_commander_who_is_alone_may_fall() -> None:
    own = party(UNION, 9, "meade")
    assert eligible(own, GENERAL["meade"], False, 0) == (GENERAL["meade"],)


@pytest.mark.clause("7.7")
def test_detached_cavalry_cannot_fall() -> None:
    own = party(UNION, 9, "meade", "hancock", "pleasonton")
    meade = GENERAL["meade"]
    assert eligible(own, meade, False, UNION_DETACHED) == (GENERAL["hancock"],)


@pytest.mark.clause("7.7.1")
@pytest.mark.clause("7.7.2")
def test_three_to_one_or_hungry_enemies_spare_the_check() -> None:
    big, small = party(UNION, 9, "meade"), party(CONFEDERATE, 3, "r-e-lee")
    assert not checks(big, small)
    assert checks(small, big)
    assert checks(party(UNION, 8, "meade"), small)
    hungry = party(CONFEDERATE, 9, "r-e-lee", supplied=False)
    assert not checks(big, hungry)
    assert checks(hungry, big)


def clash(rolls: list[int], draws: list[str] | None = None, **how: bool) -> Driver:
    """Lee (3) with Longstreet (2), Jackson (3) and Stuart (2), 8 in all, attacks Meade, 8.

    7 for Lee, a ten on a 3; the Union has Meade alone and the interception: 4.
    """
    state = empty_table(turn=8)
    south = ("r-e-lee", "longstreet", "jackson", "stuart")
    march(state, CONFEDERATE, "culpeper", 7, *south, army=VIRGINIA)
    control(state, UNION, "manassas", "aquia-creek")
    put(state, UNION, "manassas", 8, "meade")
    return fight(state, "manassas", rolls, draws, **how)


@pytest.mark.clause("7.7.3")
def test_who_rolled_ten_loses_one_on_three() -> None:
    # Lee 3, Jackson 3 and Longstreet or Stuart 2: with a 2 the ten; Meade has 2.
    battle = clash([2, 1, 3, 2], ["jackson"])
    battle.push("subordinate jackson", "lose-unit infantry")
    state = battle.state
    assert state.post[GENERAL["jackson"]] == REMOVED
    assert state.post[GENERAL["meade"]] >= 0
    assert [dict(e.args)["number"] for e in battle.told("general-casualty-roll")] == [3, 1]


@pytest.mark.clause("7.7.3")
def test_the_other_loses_one_on_one() -> None:
    battle = clash([2, 1, 4, 1])
    battle.push("subordinate jackson")
    state = battle.state
    assert state.post[GENERAL["meade"]] == REMOVED
    assert state.post[GENERAL["jackson"]] != REMOVED


@pytest.mark.clause("7.7.3")
def test_in_a_strategic_concentration_commanders_are_in_the_draw() -> None:
    battle = clash([2, 1, 1, 6], ["r-e-lee"], leader_at_risk=True)
    battle.push("subordinate jackson")
    state = battle.state
    assert state.post[GENERAL["r-e-lee"]] == REMOVED
    assert battle.decision.prompt.key == "prompt-succession"
    battle.push("appoint jackson")
    assert state.commander[ARMY[VIRGINIA]] == GENERAL["jackson"]


@pytest.mark.clause("7.7.4")
@pytest.mark.parametrize(("fallen", "returned"), [("r-e-lee", HOLDS), ("jackson", GOES_ON)])
def test_an_army_whose_commander_falls_stops_though_it_has_won(fallen: str, returned: int) -> None:
    state = empty_table(turn=8)
    control(state, UNION, "manassas", "aquia-creek")
    south = ("r-e-lee", "jackson", "longstreet", "stuart")
    march(state, CONFEDERATE, "culpeper", 7, *south, army=VIRGINIA)
    put(state, UNION, "manassas", 4)
    # 3 + 3 + 2 and a 2: 3 of 4; 1: 1. Twice the strength, and less than three times.
    battle = fight(state, "manassas", [2, 1, 1], [fallen], leader_at_risk=True)
    battle.push("subordinate jackson")
    if fallen == "r-e-lee":
        battle.push("appoint jackson")
    battle.push("lose-unit infantry")
    battle.push(battle.actions[0])
    assert ended(battle) == returned


@pytest.mark.clause("7.7.4")
@pytest.mark.clause("4.2.5")
@pytest.mark.parametrize(("roll", "returned"), [(1, HOLDS), (4, GOES_ON)])
def test_a_corps_whose_active_general_falls_stops_though_it_has_won(
    roll: int, returned: int
) -> None:
    state = empty_table(turn=8)
    state.hand[CONFEDERATE] = (28,)
    control(state, UNION, "manassas", "aquia-creek")
    put(state, UNION, "manassas", 2)
    march(state, CONFEDERATE, "culpeper", 4, "jackson")
    # Jackson 3, Sigel 2 and a 5: a ten.
    battle = fight(state, "manassas", [5, 1, roll])
    battle.push("interrupt 28")
    assert battle.over
    assert ended(battle) == returned
    assert (state.post[GENERAL["jackson"]] == REMOVED) is (roll == 1)


# --- 5.5.4, 7.8 ---------------------------------------------------------------------------------


def field_army() -> ForThePeopleState:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 2, "r-e-lee", "stuart", "forrest", army=VIRGINIA)
    return state


@pytest.mark.clause("5.5.4")
@pytest.mark.clause("7.8.1")
def test_the_owner_chooses_between_infantry_and_cavalry() -> None:
    state = field_army()
    driver = run(state, Losses(CONFEDERATE, 2, space("manassas")))
    assert driver.decision.seat == "confederate"
    assert set(driver.actions) == {"lose-unit infantry", "lose-unit forrest", "lose-unit stuart"}
    driver.push("lose-unit stuart", "lose-unit infantry")
    assert state.post[GENERAL["stuart"]] == TRACK
    assert state.due[GENERAL["stuart"]] == 11
    assert state.infantry[CONFEDERATE][space("manassas")] == 1
    assert state.owed == [0, 0, 0], "a brigade lost by its unit returns none"


@pytest.mark.clause("5.5.4")
def test_brigades_pay_what_the_infantry_cannot() -> None:
    state = field_army()
    driver = run(state, Losses(CONFEDERATE, 3, space("manassas")))
    assert set(driver.actions) == {"lose-unit forrest", "lose-unit stuart"}
    driver.push("lose-unit forrest", "lose-unit infantry")
    assert state.units(CONFEDERATE, space("manassas")) == 1
    everything = field_army()
    assert run(everything, Losses(CONFEDERATE, 5, space("manassas"))).over
    assert everything.units(CONFEDERATE, space("manassas")) == 0


@pytest.mark.clause("5.5.4")
@pytest.mark.parametrize(
    ("choice", "infantry", "owed"), [("count-loss", 7, 0), ("save-unit", 6, 1)]
)
def test_a_dead_cavalrymans_unit_may_count_as_a_loss(choice: str, infantry: int, owed: int) -> None:
    battle = clash([2, 1, 2, 6], ["stuart"])
    battle.push("subordinate jackson", choice)
    state = battle.state
    assert state.post[GENERAL["stuart"]] == TRACK
    assert state.due[GENERAL["stuart"]] == 11
    assert state.force is not None
    assert state.force.infantry == infantry
    assert state.owed[CONFEDERATE] == owed


@pytest.mark.clause("7.8.2")
def test_two_losses_cost_an_elite_unit_that_was_used() -> None:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 5, "jackson")
    march(state, UNION, "frederick", 6, "meade", army=POTOMAC)
    state.elite[1] = ARMY[POTOMAC]
    battle = fight(state, "manassas", [2, 4]).push("use-elite 1")
    assert state.elite[1] == -1
    assert battle.told("elite-lost")
    assert state.force is not None
    assert state.force.units == 4, "it satisfies no loss"


@pytest.mark.clause("7.8.2")
def test_an_elite_unit_left_out_is_safe() -> None:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 5, "jackson")
    march(state, UNION, "frederick", 6, "meade", army=POTOMAC)
    state.elite[1] = ARMY[POTOMAC]
    fight(state, "manassas", [2, 4]).push("use-elite 0")
    assert state.elite[1] == ARMY[POTOMAC]
