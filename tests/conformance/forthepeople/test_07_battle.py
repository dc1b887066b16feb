"""7.1, 7.3, 7.8 to 7.10 Battles; 5.7.2 overruns; 12.3 will; 4.4.1."""

import pytest

from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.battle import (
    GOES_ON,
    HOLDS,
    REPULSED,
    overrun,
    overruns,
)
from longroll.titles.forthepeople.battle.modifiers import (
    Circumstances,
    amphibious_net,
)
from longroll.titles.forthepeople.battle.parties import (
    is_prize,
)
from longroll.titles.forthepeople.battle.result import Clash, judge, spared
from longroll.titles.forthepeople.components import (
    ARMY,
    GENERAL,
    LARGE,
    MEDIUM,
    NOBODY,
    SMALL,
)
from longroll.titles.forthepeople.state import REMOVED, TRACK, ForThePeopleState
from tests.conformance.forthepeople.field import control, elites, ended, fight, march, sail, total
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    space,
)

POTOMAC, VIRGINIA = "army-of-the-potomac", "army-of-northern-virginia"
TENNESSEE = "army-of-tennessee"


# --- The worked examples --------------------------------------------------------------------------


def gettysburg() -> ForThePeopleState:
    """Lee marches from Chambersburg; Meade has intercepted at Gettysburg."""
    state = empty_table(turn=8)
    control(state, CONFEDERATE, "chambersburg")
    lee = ("r-e-lee", "ewell", "a-p-hill", "longstreet")
    march(state, CONFEDERATE, "chambersburg", 12, *lee, army=VIRGINIA)
    meade = ("meade", "hancock", "reynolds", "pleasonton")
    put(state, UNION, "gettysburg", 13, *meade, army=POTOMAC)
    elites(state, POTOMAC, 0)
    state.rounds = [0, 5, 4]
    return state


@pytest.mark.clause("7.6.2")
def test_gettysburg_as_in_the_rulebook() -> None:
    state = gettysburg()
    battle = fight(state, "gettysburg", [4, 2, 4, 3], ["reynolds"], intercepted=True)
    assert battle.decision.seat == "confederate"
    battle.push("subordinate longstreet")
    assert battle.decision.seat == "union"
    battle.push("subordinate pleasonton", "use-elite 1", "lose-unit infantry")
    assert battle.over
    assert ended(battle) == REPULSED
    assert total(battle, "confederate") == 4
    assert total(battle, "union") == 8
    assert state.post[GENERAL["reynolds"]] == REMOVED
    assert state.units(UNION, space("gettysburg")) == 10
    assert state.elite[0] == -1
    assert state.force is not None
    assert state.force.units == 6
    assert state.force.at == space("chambersburg")


@pytest.mark.clause("12.3")
def test_a_large_battle_moves_the_will_of_both() -> None:
    state = gettysburg()
    battle = fight(state, "gettysburg", [4, 2, 4, 4], intercepted=True)
    battle.push("subordinate longstreet", "subordinate pleasonton", "use-elite 0")
    battle.push("lose-unit infantry")
    # Without the elite unit 9: five losses against four; 3 and 2 to the Union, 5 and 3 off Lee.
    assert state.will == [0, 105, 92]
    assert state.beaten[ARMY[VIRGINIA]] == 4
    assert state.beaten[ARMY[POTOMAC]] == -9
    assert state.union_victory


@pytest.mark.clause("7.3.2")
def test_first_manassas_as_in_the_sample_game() -> None:
    state = empty_table(turn=2)
    march(state, UNION, "frederick", 6, "mcdowell", army=POTOMAC)
    put(state, CONFEDERATE, "manassas", 6, "j-e-johnston", "beauregard", "stuart")
    battle = fight(state, "manassas", [5, 3], intercepted=True)
    assert battle.decision.seat == "confederate"
    battle.push("lose-unit infantry")
    assert total(battle, "union") == 1
    assert total(battle, "confederate") == 4
    assert ended(battle) == REPULSED
    assert state.force is not None
    assert state.force.units == 4
    assert state.force.at == space("frederick")
    assert state.units(CONFEDERATE, space("manassas")) == 5
    assert state.will == [0, 100, 100]
    assert not state.union_victory


@pytest.mark.clause("6.8.1")
def test_fort_pulaski_as_in_the_sample_game() -> None:
    state = empty_table()
    control(state, UNION, "fort-monroe")
    sail(state, UNION, "fort-monroe", 2)
    battle = fight(state, "fort-pulaski", [1, 2], amphibious=True)
    assert total(battle, "union") == 4
    assert total(battle, "confederate") == 2
    assert ended(battle) == HOLDS
    assert state.force is not None
    assert state.force.units == 1
    assert state.force.at == space("fort-pulaski")
    assert state.control[space("fort-pulaski")] == CONFEDERATE
    assert state.union_victory


@pytest.mark.clause("6.4.1")
def test_amphibious_modifiers_as_in_the_example() -> None:
    state = empty_table()
    fort = space("fort-sumter")
    state.amphibious = 1
    state.set_ironclad(fort, True)
    state.torpedoes = 1 << fort
    state.hunley = fort
    assert amphibious_net(state, Circumstances(fort, amphibious=True)) == -3


# --- 7.1, 7.3 Procedure ---------------------------------------------------------------------------


@pytest.mark.clause("7.3.1")
@pytest.mark.clause("7.9")
def test_both_roll_and_each_reads_the_others_losses() -> None:
    battle = small_fight(6, 6, [4, 2], "longstreet")
    rolled = [dict(event.args) for event in battle.told("battle-roll")]
    sized = {"size": "medium"}
    assert rolled == [
        {**sized, "side": "union", "roll": 4, "modifier": 0, "total": 4, "losses": 1},
        {**sized, "side": "confederate", "roll": 2, "modifier": 3, "total": 5, "losses": 1},
    ]
    assert dict(battle.told("battle")[0].args)["size"] == "medium"


@pytest.mark.clause("7.3.1.B")
def test_each_modifier_is_told_and_they_add_up() -> None:
    state = empty_table()
    state.set_fort(space("manassas"), CONFEDERATE)
    put(state, CONFEDERATE, "manassas", 9, "longstreet")
    march(state, UNION, "frederick", 3, "thomas")
    battle = fight(state, "manassas", [1, 1, 6], intercepted=True)
    told = {
        event.key: dict(event.args)["count"]
        for event in battle.events
        if event.key.startswith("modifier") and ("side", "confederate") in event.args
    }
    assert told == {
        "modifier-interception": 2,
        "modifier-fort": 2,
        "modifier-commander": 3,
        "modifier-ratio": 2,
    }
    assert total(battle, "confederate") == 9
    assert total(battle, "union") == 2


@pytest.mark.clause("7.3.1.A")
@pytest.mark.parametrize(
    ("attackers", "defenders", "size"),
    [(3, 2, SMALL), (3, 3, MEDIUM), (10, 9, MEDIUM), (10, 10, LARGE), (2, 0, SMALL)],
)
def test_the_size_counts_both_sides(attackers: int, defenders: int, size: int) -> None:
    assert Clash(attackers, defenders).size == size


@pytest.mark.clause("7.1")
def test_the_moving_force_attacks_with_its_offensive_ratings() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "longstreet")
    march(state, UNION, "frederick", 3, "thomas")
    battle = fight(state, "manassas", [2, 2])
    assert (total(battle, "union"), total(battle, "confederate")) == (2, 3)


@pytest.mark.clause("7.3.2")
@pytest.mark.parametrize(
    ("rolls", "wins"), [((2, 4), False), ((6, 4), True), ((6, 9), False), ((7, 7), True)]
)
def test_more_losses_in_the_table_lose(rolls: tuple[int, int], wins: bool) -> None:
    assert judge(Clash(6, 6), *rolls).attacker_wins is wins


@pytest.mark.clause("7.3.2")
def test_the_table_decides_and_not_the_capped_losses() -> None:
    # The attacker's result is 3 though a defender of 1 can inflict only 2, and he inflicts 2.
    verdict = judge(Clash(18, 1), 7, 8)
    assert verdict.attacker_loss == 2
    assert verdict.defender_result == 2
    assert not verdict.attacker_wins


@pytest.mark.clause("7.10")
@pytest.mark.parametrize(
    ("size", "attacker", "defender"),
    [
        ((10, 10), [1, 2, 3, 3, 3, 4, 4, 4, 5, 6], [1, 2, 2, 3, 3, 3, 4, 4, 5, 5]),
        ((6, 6), [1, 1, 1, 1, 1, 1, 2, 3, 3, 3], [0, 1, 1, 1, 1, 2, 2, 2, 2, 3]),
        ((2, 2), [0, 1, 1, 1, 1, 1, 1, 1, 1, 2], [0, 0, 0, 1, 1, 1, 1, 1, 1, 1]),
    ],
    ids=["large", "medium", "small"],
)
def test_the_combat_results_table(
    size: tuple[int, int], attacker: list[int], defender: list[int]
) -> None:
    for roll in range(1, 11):
        verdict = judge(Clash(*size), roll, roll)
        assert verdict.attacker_result == attacker[roll - 1]
        assert verdict.defender_result == defender[roll - 1]
        assert verdict.star is (roll >= 7)


@pytest.mark.clause("7.10")
def test_rolls_beyond_the_table_read_its_last_rows() -> None:
    assert judge(Clash(10, 10), 14, 13)[:2] == judge(Clash(10, 10), 10, 10)[:2]
    assert judge(Clash(10, 10), 0, -2)[:2] == judge(Clash(10, 10), 1, 1)[:2]


@pytest.mark.clause("7.10")
def test_the_asterisk_wins_no_tie_in_a_resource_centre() -> None:
    # In the shape of the second example: Sherman (3) against Little Rock, a fort, even destroyed.
    for destroyed in (0, 1 << space("little-rock")):
        state = empty_table(turn=12)
        state.destroyed = destroyed
        control(state, UNION, "clarksville-ar")
        state.set_fort(space("little-rock"), CONFEDERATE)
        put(state, CONFEDERATE, "little-rock", 6, "price")
        march(state, UNION, "clarksville-ar", 6, "sherman")
        battle = fight(state, "little-rock", [5, 4])
        # Neither has a line. 5 + 3 + 2 gives 3*; 4 + 1 + 2 + 2 gives 3.
        assert ended(battle) == REPULSED, destroyed


@pytest.mark.clause("7.10")
def test_the_asterisk_wins_a_tie_elsewhere() -> None:
    # In the shape of the first example: Thomas (2) against Longstreet (3).
    state = empty_table(turn=12)
    put(state, CONFEDERATE, "dalton", 6, "longstreet")
    control(state, UNION, "cleveland", "knoxville", "clinton", "chattanooga", "missionary-ridge")
    march(state, UNION, "cleveland", 6, "thomas")
    battle = fight(state, "dalton", [6, 4])
    assert battle.told("battle-won")[0].args[0] == ("side", "union")
    assert ended(battle) == HOLDS


@pytest.mark.clause("7.10")
@pytest.mark.parametrize(
    ("key", "prize"),
    [("richmond", True), ("washington-dc", True), ("harrisburg", True), ("dalton", False)],
)
def test_capitals_and_resources_are_prizes(key: str, prize: bool) -> None:
    assert is_prize(empty_table(), space(key)) is prize


@pytest.mark.clause("7.10")
def test_a_capital_that_has_moved_is_one_where_it_is() -> None:
    state = empty_table()
    state.capital[CONFEDERATE] = space("danville")
    assert is_prize(state, space("danville"))


def small_fight(attackers: int, defenders: int, rolls: list[int], *officers: str) -> Driver:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", defenders, *officers)
    march(state, UNION, "frederick", attackers, "banks")
    return fight(state, "manassas", rolls)


@pytest.mark.clause("5.7.3")
@pytest.mark.parametrize(("attackers", "returned"), [(3, HOLDS), (4, GOES_ON), (5, GOES_ON)])
def test_twice_the_strength_may_continue(attackers: int, returned: int) -> None:
    battle = small_fight(attackers, 2, [6, 1])
    if not battle.over:
        battle.push("retreat culpeper")
    assert ended(battle) == returned
    assert battle.state.force is not None
    assert battle.state.force.at == space("manassas")


@pytest.mark.clause("7.3.3")
def test_an_attacker_who_wins_and_dies_leaves_the_defender_in_place() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 4)
    march(state, UNION, "frederick", 1, "banks")
    # 6 gives 1; 1 and 3 for four to one gives 1: a tie.
    battle = fight(state, "manassas", [6, 1])
    assert ended(battle) == REPULSED
    assert state.force is None
    assert state.post[GENERAL["banks"]] == TRACK
    assert state.due[GENERAL["banks"]] == state.turn + 1
    assert state.units(CONFEDERATE, space("manassas")) == 3


@pytest.mark.clause("7.3.3")
def test_a_winning_attacker_wiped_out_has_still_won() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 5)
    march(state, UNION, "frederick", 1, "sherman")
    # 6 + 3 = 9: 2* of six; 2 + 4 = 6: 1. The winner has lost his only unit.
    battle = fight(state, "manassas", [6, 2])
    assert battle.told("battle-won")[0].args[0] == ("side", "union")
    assert state.force is None
    assert state.units(CONFEDERATE, space("manassas")) == 3
    assert ended(battle) == REPULSED
    assert state.union_victory


@pytest.mark.clause("7.3.3.A")
def test_a_fort_outlives_its_winning_garrison() -> None:
    state = empty_table()
    state.set_fort(space("manassas"), CONFEDERATE)
    put(state, CONFEDERATE, "manassas", 1)
    march(state, UNION, "frederick", 2, "banks")
    battle = fight(state, "manassas", [4, 1])
    assert ended(battle) == REPULSED
    assert state.units(CONFEDERATE, space("manassas")) == 0
    assert state.fort[space("manassas")] == CONFEDERATE
    assert state.force is not None
    assert state.force.at == space("frederick")


@pytest.mark.clause("7.3.3.B")
def test_a_winning_general_without_troops_gives_up_the_space_and_stops_the_enemy() -> None:
    battle = small_fight(4, 1, [1, 5], "longstreet")
    # 1 + 3 = 4: 1; 5 + 3 = 8: 1; a tie.
    assert ended(battle) == HOLDS
    assert battle.state.post[GENERAL["longstreet"]] == TRACK
    assert battle.state.force is not None
    assert battle.state.force.at == space("manassas")


@pytest.mark.clause("7.3.3.C")
@pytest.mark.parametrize(("attackers", "returned"), [(2, HOLDS), (3, GOES_ON)])
def test_without_fort_or_general_more_than_twice_the_strength_goes_on(
    attackers: int, returned: int
) -> None:
    battle = small_fight(attackers, 1, [4, 3])
    assert battle.told("battle-won")[0].args[0] == ("side", "confederate")
    assert ended(battle) == returned


@pytest.mark.clause("7.3.4")
def test_a_plain_tie_leaves_one_unit_to_each_side() -> None:
    battle = small_fight(1, 1, [4, 4])
    assert ended(battle) == REPULSED
    assert battle.state.units(CONFEDERATE, space("manassas")) == 1
    assert battle.state.force is not None
    assert battle.state.force.units == 1


@pytest.mark.clause("7.3.4")
def test_the_bigger_result_keeps_one_unit() -> None:
    star = judge(Clash(1, 1), 7, 4)
    assert (star.attacker_wins, spared(star, fort=False)) == (True, (1, 0))
    worse = judge(Clash(1, 1), 7, 10)
    assert (worse.attacker_wins, spared(worse, fort=False)) == (False, (0, 1))
    assert spared(star, fort=True) == (0, 0)


@pytest.mark.clause("7.3.4")
def test_the_unit_that_is_spared_keeps_its_army_alive() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1, "r-e-lee", army=VIRGINIA)
    march(state, UNION, "frederick", 1, "banks")
    # 6: 1; 4 + 3 = 7: 1; a plain tie. Frederick is the Union's: no more losses.
    fight(state, "manassas", [6, 4])
    assert state.army_at[ARMY[VIRGINIA]] == space("manassas")
    assert state.will[CONFEDERATE] == 100


@pytest.mark.clause("7.3.5")
def test_an_army_wiped_out_goes_to_the_track_with_its_generals() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "manassas", 0, "r-e-lee", "stuart", army=VIRGINIA)
    march(state, UNION, "frederick", 5, "thomas")
    battle = fight(state, "manassas", [6, 1, 6])
    assert battle.over
    assert state.army_at[ARMY[VIRGINIA]] == TRACK
    assert state.will[CONFEDERATE] == 100 - 5 - 3
    assert state.due[GENERAL["r-e-lee"]] == 5
    assert state.due[GENERAL["stuart"]] == 7


# --- 5.7.2 Overruns; 4.4.1 Emancipation -----------------------------------------------------------


@pytest.mark.clause("5.7.2")
def test_ten_to_one_overruns_unless_there_is_a_fort() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1, "beauregard")
    march(state, UNION, "frederick", 9, "mcdowell", army=POTOMAC)
    assert not overruns(state, space("manassas"))
    march(state, UNION, "frederick", 10, "mcdowell", army=POTOMAC)
    assert overruns(state, space("manassas"))
    state.set_fort(space("manassas"), CONFEDERATE)
    assert not overruns(state, space("manassas"))


@pytest.mark.clause("5.7.2")
def test_an_overrun_removes_everybody_and_counts_for_emancipation() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1, "beauregard", army=VIRGINIA)
    march(state, UNION, "frederick", 10, "mcdowell", army=POTOMAC)
    overrun(Play(state, NoChance()), space("manassas"))
    assert state.units(CONFEDERATE, space("manassas")) == 0
    assert state.post[GENERAL["beauregard"]] == TRACK
    assert state.army_at[ARMY[VIRGINIA]] == TRACK
    assert state.force is not None
    assert state.force.at == space("manassas")
    assert state.union_victory


@pytest.mark.clause("4.4.1")
@pytest.mark.parametrize(("infantry", "counts"), [(3, True), (2, False)])
def test_a_union_victory_counts_from_a_medium_battle_on(infantry: int, counts: bool) -> None:
    battle = small_fight(3, infantry, [6, 1])
    assert battle.state.union_victory is counts


@pytest.mark.clause("4.4.1")
def test_a_fort_that_falls_in_a_small_battle_counts() -> None:
    state = empty_table()
    state.set_fort(space("manassas"), CONFEDERATE)
    put(state, CONFEDERATE, "manassas", 1)
    march(state, UNION, "frederick", 3, "banks")
    battle = fight(state, "manassas", [5, 1])
    assert ended(battle) in (HOLDS, GOES_ON)
    assert state.fort[space("manassas")] == NOBODY
    assert state.union_victory
    assert state.will == [0, 100 + 1 + 2, 100 - 1 - 3]
