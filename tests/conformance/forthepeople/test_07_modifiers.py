"""7.4, 7.5 Ratings and modifiers; 8.3 supply in battle."""

import pytest

from longroll.titles.forthepeople.battle.modifiers import (
    CONFEDERATE_DETACHED,
    SIEGE_GUNS,
    SIGEL,
    Circumstances,
    Modifier,
    commander_rating,
    modifiers,
    staff_size,
    staffs,
)
from longroll.titles.forthepeople.battle.parties import (
    Party,
    attacking,
    defending,
)
from longroll.titles.forthepeople.battle.result import ratio_bonus
from longroll.titles.forthepeople.components import (
    ARMY,
    GENERAL,
    NOBODY,
)
from tests.conformance.forthepeople.field import control, elites, fight, march, sail, total
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    space,
)

POTOMAC, VIRGINIA = "army-of-the-potomac", "army-of-northern-virginia"
TENNESSEE = "army-of-tennessee"


def party(side: int, *generals: str, attacks: bool, units: int = 10, army: bool = True) -> Party:
    officers = tuple(sorted(GENERAL[key] for key in generals))
    marker = ARMY[POTOMAC if side == UNION else VIRGINIA] if army else -1
    return Party(side, attacks, units, marker, officers, supplied=True)


def names(sets: list[tuple[int, ...]]) -> set[frozenset[int]]:
    return {frozenset(chosen) for chosen in sets}


def generals(*keys: str) -> frozenset[int]:
    return frozenset(GENERAL[key] for key in keys)


# --- 7.4 Ratings ----------------------------------------------------------------------------------


@pytest.mark.clause("7.4.1")
def test_elsewhere_than_in_armies_the_highest_politics_commands_the_defence() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "bragg", "jackson")
    march(state, UNION, "frederick", 3, "banks")
    assert total(fight(state, "manassas", [1, 1]), "confederate") == 0


@pytest.mark.clause("7.4.1")
def test_of_equals_the_owner_chooses_if_it_matters() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "jackson", "early")
    march(state, UNION, "frederick", 3, "banks")
    battle = fight(state, "manassas", [1, 1])
    assert battle.actions == ["battle-command early", "battle-command jackson"]
    assert total(battle.push("battle-command jackson"), "confederate") == 3


@pytest.mark.clause("7.4.1")
def test_an_army_keeps_its_commander_whoever_joins_it() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "beauregard", "j-e-johnston", army=VIRGINIA)
    march(state, UNION, "frederick", 3, "banks")
    battle = fight(state, "manassas", [1, 1])
    # Beauregard (1) commands, Johnston (2) supports.
    assert total(battle, "confederate") == 3


@pytest.mark.clause("7.4.1")
def test_the_active_general_commands_a_corps_whatever_his_politics() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3)
    march(state, UNION, "frederick", 3, "thomas", "butler")
    assert total(fight(state, "manassas", [1, 1]), "union") == 2


@pytest.mark.clause("7.4.2.A")
def test_a_union_commander_as_good_uses_two_subordinates() -> None:
    union = party(UNION, "grant", "thomas", "sheridan", attacks=True)
    south = party(CONFEDERATE, "r-e-lee", "longstreet", "stuart", attacks=False)
    commanders = GENERAL["grant"], GENERAL["r-e-lee"]
    assert staff_size(union, south, commanders, 0) == 2


@pytest.mark.clause("7.4.2.B")
def test_an_inferior_union_commander_uses_one() -> None:
    union = party(UNION, "meade", "hancock", "sheridan", attacks=False)
    south = party(CONFEDERATE, "r-e-lee", "longstreet", "stuart", attacks=True)
    commanders = GENERAL["meade"], GENERAL["r-e-lee"]
    assert staff_size(union, south, commanders, 0) == 1
    without = party(CONFEDERATE, "r-e-lee", "longstreet", attacks=True)
    assert staff_size(union, without, commanders, 0) == 2, "the screen comes first"


@pytest.mark.clause("7.4.2.C")
def test_a_confederate_army_always_uses_two() -> None:
    union = party(UNION, "grant", "thomas", "sheridan", attacks=True)
    south = party(CONFEDERATE, "bragg", "hardee", "polk", attacks=False)
    assert staff_size(south, union, (GENERAL["bragg"], GENERAL["grant"]), 0) == 2


@pytest.mark.clause("7.4.3")
def test_against_other_forces_an_army_uses_two() -> None:
    union = party(UNION, "mcdowell", "banks", "butler", attacks=False)
    corps = party(CONFEDERATE, "jackson", attacks=True, army=False)
    commanders = GENERAL["mcdowell"], GENERAL["jackson"]
    assert staff_size(union, corps, commanders, 0) == 2
    assert staff_size(corps, union, (commanders[1], commanders[0]), 0) == 0


@pytest.mark.clause("7.4.2")
def test_at_most_one_subordinate_is_cavalry() -> None:
    own = party(CONFEDERATE, "r-e-lee", "stuart", "forrest", "ewell", attacks=True)
    sets = staffs(own, GENERAL["r-e-lee"], 2)
    assert names(sets) == {generals("ewell", "stuart"), generals("ewell", "forrest")}
    riders = party(CONFEDERATE, "r-e-lee", "stuart", "forrest", attacks=True)
    assert names(staffs(riders, GENERAL["r-e-lee"], 2)) == {generals("stuart"), generals("forrest")}


@pytest.mark.clause("7.4.2")
def test_subordinates_are_asked_for_only_where_they_differ() -> None:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 9, "r-e-lee", "ewell", "a-p-hill", army=VIRGINIA)
    march(state, UNION, "frederick", 3, "banks")
    battle = fight(state, "manassas", [1, 1])
    assert battle.told("battle-roll"), "all of Lee's subordinates are worth 1"
    # Ratio 3 to 1: 2.
    assert total(battle, "confederate") == 3 + 1 + 1 + 2


@pytest.mark.clause("7.4.4")
def test_a_corps_uses_its_commander_alone() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 2, "polk", "longstreet", "stuart")
    march(state, UNION, "frederick", 3, "banks")
    assert total(fight(state, "manassas", [1, 1]), "confederate") == 0


@pytest.mark.clause("7.4.4")
@pytest.mark.clause("5.5.5")
def test_a_cavalry_general_commands_if_he_is_the_only_one() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 2, "forrest")
    march(state, UNION, "frederick", 3, "banks")
    assert total(fight(state, "manassas", [1, 1]), "confederate") == 3


# --- 7.5 Modifiers --------------------------------------------------------------------------------


def keyed(found: tuple[Modifier, ...]) -> dict[str, int]:
    return {modifier.key: modifier.value for modifier in found}


@pytest.mark.clause("5.8.3")
def test_interception_gives_the_defender_two() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3)
    march(state, UNION, "frederick", 3, "banks")
    assert total(fight(state, "manassas", [1, 1], intercepted=True), "confederate") == 2


@pytest.mark.clause("7.5.1")
@pytest.mark.parametrize(("used", "left"), [(0, [0, 0]), (1, [-1, 0]), (2, [-1, 0])])
def test_elite_units_are_used_at_will_and_cost_one(used: int, left: list[int]) -> None:
    state = empty_table(turn=8)
    elites(state, POTOMAC, 0, 1)
    put(state, CONFEDERATE, "manassas", 6)
    march(state, UNION, "frederick", 7, "meade", army=POTOMAC)
    battle = fight(state, "manassas", [2, 6])
    assert battle.actions == ["use-elite 0", "use-elite 1", "use-elite 2"]
    battle.push(f"use-elite {used}")
    assert total(battle, "union") == 1 + used
    lost = 7 - (state.force.units if state.force else 0)
    assert lost == 1
    assert state.elite[:2] == [0, 0], "one loss costs no elite unit"
    state = empty_table(turn=8)
    elites(state, POTOMAC, 0, 1)
    put(state, CONFEDERATE, "manassas", 6, "longstreet")
    march(state, UNION, "frederick", 7, "meade", army=POTOMAC)
    fight(state, "manassas", [2, 5]).push(f"use-elite {used}")
    assert state.elite[:2] == left, "losing 3 costs one that was used, besides"
    assert state.force is not None
    assert state.force.units == 4


@pytest.mark.clause("7.5.2")
def test_the_cavalry_screen_lowers_ratings_between_armies_only() -> None:
    lee = party(CONFEDERATE, "r-e-lee", "ewell", attacks=True)
    screened = party(CONFEDERATE, "r-e-lee", "stuart", attacks=True)
    union = party(UNION, "meade", attacks=False)
    corps = party(UNION, "meade", attacks=False, army=False)
    commander = GENERAL["r-e-lee"]
    assert commander_rating(lee, union, commander) == 1
    assert commander_rating(screened, union, commander) == 3
    assert commander_rating(lee, corps, commander) == 3
    assert commander_rating(union, lee, GENERAL["hooker"]) == 0, "never below 0"


@pytest.mark.clause("7.5.2")
def test_detached_cavalry_takes_the_screen_away() -> None:
    lee = party(CONFEDERATE, "r-e-lee", "stuart", "ewell", attacks=True)
    corps = party(UNION, "meade", attacks=False, army=False)
    flags = CONFEDERATE_DETACHED
    assert commander_rating(lee, corps, GENERAL["r-e-lee"], flags) == 1
    assert staffs(lee, GENERAL["r-e-lee"], 2, flags) == [(GENERAL["ewell"],)]


@pytest.mark.clause("7.5.3")
@pytest.mark.parametrize(
    ("own", "other", "bonus"),
    [(5, 2, 0), (6, 2, 2), (7, 2, 2), (8, 2, 3), (9, 2, 3), (10, 2, 4), (2, 6, 0), (3, 0, 4)],
)
def test_superior_numbers(own: int, other: int, bonus: int) -> None:
    assert ratio_bonus(own, other) == bonus


@pytest.mark.clause("7.5")
def test_battle_cards_add_up() -> None:
    state = empty_table()
    state.set_fort(space("manassas"), CONFEDERATE)
    put(state, CONFEDERATE, "manassas", 3)
    march(state, UNION, "frederick", 3, "banks")
    parties = defending(state, space("manassas")), attacking(state, space("manassas"), False)
    plain = Circumstances(space("manassas"))
    found = modifiers(state, plain, parties, (-1, GENERAL["banks"]), (), 0)
    assert keyed(found) == {"fort": 2}
    with_cards = plain._replace(flags=SIGEL | SIEGE_GUNS)
    found = modifiers(state, with_cards, parties, (-1, GENERAL["banks"]), (), 0)
    assert keyed(found) == {"sigel": 2}


# --- 8.3 Supply -----------------------------------------------------------------------------------


@pytest.mark.clause("8.3")
def test_an_unsupplied_side_helps_its_enemy() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "gettysburg", 3)
    march(state, UNION, "frederick", 3, "banks")
    battle = fight(state, "gettysburg", [1, 1])
    assert total(battle, "union") == 2
    assert total(battle, "confederate") == 0


@pytest.mark.clause("8.3")
def test_the_attackers_line_runs_through_the_space_he_came_from() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "fredericksburg", 3)
    march(state, UNION, "manassas", 3, "banks")
    assert total(fight(state, "fredericksburg", [1, 1]), "confederate") == 2
    state = empty_table()
    control(state, UNION, "manassas")
    put(state, CONFEDERATE, "fredericksburg", 3)
    march(state, UNION, "manassas", 3, "banks")
    assert total(fight(state, "fredericksburg", [1, 1]), "confederate") == 0


@pytest.mark.clause("8.3")
def test_the_defenders_line_never_runs_through_the_space_that_the_attack_came_from() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "norfolk", 3)
    march(state, UNION, "suffolk", 3, "banks")
    control(state, NOBODY, "suffolk")
    control(state, UNION, "fort-monroe")  # Suffolk is the only way there
    assert total(fight(state, "norfolk", [1, 1]), "union") == 2
    state = empty_table()
    put(state, CONFEDERATE, "petersburg", 3)
    march(state, UNION, "suffolk", 3, "banks")
    assert total(fight(state, "petersburg", [1, 1]), "union") == 0


@pytest.mark.clause("8.3")
def test_brigades_alone_and_coastal_forts_are_not_penalised() -> None:
    state = empty_table()
    put(state, UNION, "fredericksburg", 1)
    control(state, NOBODY, "aquia-creek")
    march(state, CONFEDERATE, "harrisburg", 0, "stuart")
    put(state, UNION, "york", 1)
    assert total(fight(state, "york", [1, 1]), "union") == 0
    state = empty_table()
    put(state, CONFEDERATE, "fort-sumter", 1)
    control(state, UNION, "charleston-sc", "fort-monroe")
    sail(state, UNION, "fort-monroe", 2)
    assert total(fight(state, "fort-sumter", [1, 1], amphibious=True), "union") == 0


@pytest.mark.clause("8.3")
def test_an_assault_is_supplied_as_its_port_is() -> None:
    state = empty_table()
    control(state, UNION, "fort-monroe")
    put(state, CONFEDERATE, "savannah", 3)
    sail(state, UNION, "fort-monroe", 3)
    assert total(fight(state, "savannah", [1, 1], amphibious=True), "confederate") == 0
