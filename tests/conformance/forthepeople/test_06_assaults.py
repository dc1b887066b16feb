"""6.4, 6.8, 18 Amphibious assaults, and forts in battle."""

import pytest

from longroll.titles.forthepeople.battle import (
    HOLDS,
    REPULSED,
    RetreatBeforeBattle,
)
from longroll.titles.forthepeople.battle.modifiers import (
    Circumstances,
    amphibious_net,
)
from longroll.titles.forthepeople.battle.result import Clash, judge, loss_cap
from longroll.titles.forthepeople.components import (
    GENERAL,
)
from longroll.titles.forthepeople.state import TRACK
from tests.conformance.forthepeople.field import control, ended, fight, march, sail, total
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    run,
    space,
)

POTOMAC, VIRGINIA = "army-of-the-potomac", "army-of-northern-virginia"
TENNESSEE = "army-of-tennessee"


# --- 6.4, 6.8 Amphibious assaults and forts -------------------------------------------------------


@pytest.mark.clause("6.4.1")
@pytest.mark.parametrize(
    ("track", "bonus", "net"), [(0, 0, -2), (2, 0, 0), (3, 0, 1), (4, 2, 3), (5, 2, 3)]
)
def test_only_the_difference_counts_and_at_most_three(track: int, bonus: int, net: int) -> None:
    state = empty_table()
    state.amphibious = track
    what = Circumstances(space("fort-sumter"), amphibious=True, sail_bonus=bonus)
    assert amphibious_net(state, what) == net


@pytest.mark.clause("6.4.1")
def test_each_naval_weapon_has_its_value() -> None:
    state = empty_table()
    at = space("wilmington-nc")
    values: list[int] = []
    state.set_ironclad(at, True)
    values.append(amphibious_net(state, Circumstances(at, amphibious=True)))
    state.set_ironclad(at, False)
    state.torpedoes = 1 << at
    values.append(amphibious_net(state, Circumstances(at, amphibious=True)))
    values.append(amphibious_net(state, Circumstances(at, amphibious=True, ignore_torpedoes=True)))
    state.torpedoes, state.hunley = 0, at
    values.append(amphibious_net(state, Circumstances(at, amphibious=True)))
    assert values == [-2, -1, 0, -1]


@pytest.mark.clause("6.7")
def test_the_hunley_is_spent_by_an_assault() -> None:
    state = empty_table()
    control(state, UNION, "fort-monroe")
    state.hunley = space("savannah")
    put(state, CONFEDERATE, "savannah", 1)
    sail(state, UNION, "fort-monroe", 2)
    battle = fight(state, "savannah", [1, 1], amphibious=True)
    assert total(battle, "confederate") == 1
    assert state.hunley == -1
    assert battle.told("hunley-spent")


@pytest.mark.clause("6.4.2")
def test_a_beaten_assault_goes_home_though_the_defenders_are_gone() -> None:
    state = empty_table()
    control(state, UNION, "fort-monroe")
    put(state, CONFEDERATE, "savannah", 1)
    sail(state, UNION, "fort-monroe", 3)
    # 3 + 2 against 6: each loses 1, a tie without asterisk; the defender has won and is no more.
    battle = fight(state, "savannah", [3, 6], amphibious=True)
    assert ended(battle) == REPULSED
    assert state.units(CONFEDERATE, space("savannah")) == 0
    assert state.force is not None
    assert state.force.at == space("fort-monroe")
    assert state.force.units == 2


@pytest.mark.clause("6.1.6")
def test_the_union_retreats_by_sea_from_a_port_before_a_battle_and_after_it() -> None:
    state = empty_table(turn=8)
    put(state, UNION, "morehead-city", 2, "burnside")
    march(state, CONFEDERATE, "new-bern", 6)
    driver = run(state, RetreatBeforeBattle(space("morehead-city")), [1])
    assert "retreat philadelphia" in driver.actions
    driver.push("retreat philadelphia")
    assert state.units(UNION, space("philadelphia")) == 2
    put(state, UNION, "morehead-city", 5)
    battle = fight(state, "morehead-city", [6, 1])
    assert "retreat philadelphia" in battle.actions


@pytest.mark.clause("6.1.6")
@pytest.mark.clause("6.4.2")
def test_a_beaten_assault_has_no_choice_of_port() -> None:
    state = empty_table(turn=8)
    control(state, UNION, "fort-monroe")
    put(state, CONFEDERATE, "new-bern", 3)
    sail(state, UNION, "fort-monroe", 3)
    battle = fight(state, "new-bern", [1, 4], amphibious=True)
    assert ended(battle) == REPULSED
    assert state.force is not None
    assert state.force.at == space("fort-monroe")


@pytest.mark.clause("8.3")
def test_a_brigade_alone_suffers_no_want_at_sea() -> None:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "new-bern", 1)
    for infantry, modifier in ((0, 0), (1, 2)):
        sail(state, UNION, "atlanta", infantry, "stoneman")  # whatever brought him there
        battle = fight(state, "new-bern", [1, 1], amphibious=True)
        assert total(battle, "confederate") == modifier


@pytest.mark.clause("6.4.2")
def test_a_victorious_assault_goes_no_further() -> None:
    state = empty_table()
    control(state, UNION, "fort-monroe")
    put(state, CONFEDERATE, "savannah", 1)
    sail(state, UNION, "fort-monroe", 3, "sherman")
    assert ended(fight(state, "savannah", [6, 1], amphibious=True)) == HOLDS


@pytest.mark.clause("6.3.2")
@pytest.mark.parametrize(("ran", "left"), [(False, 2), (True, 1)])
def test_a_beaten_force_that_ran_past_a_fort_loses_one_more(ran: bool, left: int) -> None:
    state = empty_table()
    control(state, UNION, "cairo")
    put(state, CONFEDERATE, "memphis", 3)
    put(state, UNION, "cairo", 4)
    sail(state, UNION, "cairo", 3)
    fight(state, "memphis", [1, 1], amphibious=True, river_run=ran)
    assert state.force is not None
    assert state.force.units == left
    assert state.units(UNION, space("cairo")) == 4


@pytest.mark.clause("6.3.2")
def test_a_force_that_ran_past_a_fort_may_be_lost_on_the_way_home() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "memphis", 2)
    put(state, UNION, "cairo", 4)
    sail(state, UNION, "cairo", 2, "sherman")
    fight(state, "memphis", [1, 2], amphibious=True, river_run=True)
    assert state.force is None
    assert state.post[GENERAL["sherman"]] == TRACK
    assert state.units(UNION, space("cairo")) == 4


@pytest.mark.clause("6.5.2")
def test_an_intercepted_confederate_river_move_is_an_assault_without_modifiers() -> None:
    state = empty_table()
    state.amphibious = 4
    put(state, UNION, "grand-gulf", 1, "butler")
    sail(state, CONFEDERATE, "vicksburg", 1)
    battle = fight(state, "grand-gulf", [1, 1], amphibious=True, intercepted=True)
    # The Union's amphibious skill is for its own assaults: only the interception counts.
    told = [event.key for event in battle.events if event.key.startswith("modifier")]
    assert told == ["modifier-interception"]
    assert ended(battle) == REPULSED


@pytest.mark.clause("5.3.4")
def test_a_general_alone_in_a_fort_that_holds_stays() -> None:
    state = empty_table()
    control(state, UNION, "fort-monroe")
    state.set_fort(space("savannah"), CONFEDERATE)
    put(state, CONFEDERATE, "savannah", 0, "longstreet")
    sail(state, UNION, "fort-monroe", 1)
    # 1 + 4: 1; 5 + 2 + 3: 2. The fort holds.
    battle = fight(state, "savannah", [1, 5, 6], amphibious=True)
    assert ended(battle) == 0
    assert state.post[GENERAL["longstreet"]] == space("savannah")


@pytest.mark.clause("18")
@pytest.mark.parametrize(
    ("attackers", "rolls", "wins"),
    [
        (1, (3, 2), False),  # 1-0
        (1, (4, 1), True),  # 0-1
        (1, (3, 1), True),  # 0-0
        (1, (4, 2), False),  # 1-1, nobody left
        (2, (4, 2), True),  # 1-1
        (1, (7, 2), False),  # 1-1*, nobody left
        (2, (7, 2), True),  # 1-1*
        (2, (7, 10), False),  # 2-1*
    ],
)
def test_assaults_on_a_fort_without_garrison(
    attackers: int, rolls: tuple[int, int], wins: bool
) -> None:
    assert judge(Clash(attackers, 0, fort=True), *rolls).attacker_wins is wins


@pytest.mark.clause("18")
@pytest.mark.parametrize(
    ("attackers", "rolls", "wins"),
    [
        (1, (3, 2), False),  # 1-0
        (1, (4, 1), True),  # 0-1
        (1, (3, 1), False),  # 0-0
        (2, (4, 2), False),  # 1-1
        (2, (7, 2), True),  # 1-1*
        (2, (7, 10), False),  # 2-1*
    ],
)
def test_assaults_on_a_fort_with_garrison(
    attackers: int, rolls: tuple[int, int], wins: bool
) -> None:
    assert judge(Clash(attackers, 1, fort=True), *rolls).attacker_wins is wins


@pytest.mark.clause("18")
def test_one_unit_never_takes_a_garrisoned_fort_with_its_life() -> None:
    state = empty_table()
    state.amphibious = 5
    control(state, UNION, "fort-monroe")
    put(state, CONFEDERATE, "fort-sumter", 1)
    sail(state, UNION, "fort-monroe", 1)
    # 6 + 3 gives 1*, 2 gives 1: the asterisk wins, and nobody is left to take the fort.
    battle = fight(state, "fort-sumter", [6, 2], amphibious=True)
    assert ended(battle) == REPULSED
    assert state.force is None
    assert state.units(CONFEDERATE, space("fort-sumter")) == 0
    assert state.control[space("fort-sumter")] == CONFEDERATE


@pytest.mark.clause("6.8.7")
def test_a_garrisoned_fort_gives_two_by_land() -> None:
    state = empty_table()
    state.set_fort(space("manassas"), CONFEDERATE)
    put(state, CONFEDERATE, "manassas", 2)
    march(state, UNION, "frederick", 2, "mcdowell")
    assert total(fight(state, "manassas", [1, 1]), "confederate") == 2


@pytest.mark.clause("6.8.7")
def test_the_union_has_its_fort_bonus_under_a_confederate_marker() -> None:
    state = empty_table()
    put(state, UNION, "fort-monroe", 1)
    march(state, CONFEDERATE, "williamsburg", 2, "bragg")
    assert state.control[space("fort-monroe")] == CONFEDERATE
    assert total(fight(state, "fort-monroe", [1, 1]), "union") == 2


@pytest.mark.clause("7.3.1.C")
def test_nobody_inflicts_more_than_twice_his_own_strength() -> None:
    verdict = judge(Clash(1, 18), 6, 10)
    assert (verdict.attacker_result, verdict.defender_result) == (3, 2)
    assert (verdict.attacker_loss, verdict.defender_loss) == (1, 2)
    assert judge(Clash(18, 1), 1, 10)[:4] == (3, 0, 2, 0)


@pytest.mark.clause("7.8.1")
def test_an_empty_coastal_fort_inflicts_one_at_most() -> None:
    assert [loss_cap(units) for units in (0, 1, 3)] == [1, 2, 6]
    assert judge(Clash(3, 0, fort=True), 6, 10).attacker_loss == 1
