"""7.2 Retreat before battle; 7.6 retreats and surrender; 5.10 and 6.3.2 for retreats."""

import pytest

from longroll.board.region import members
from longroll.engine.action import act
from longroll.titles.forthepeople.battle import (
    GOES_ON,
    HOLDS,
    REPULSED,
    DefenderRetreat,
    RetreatBeforeBattle,
    early_retreats,
    forget_beaten,
    naval_retreat_ports,
    needed_roll,
    retreat_choices,
)
from longroll.titles.forthepeople.battle.retreat import land_retreats, why_not_retreat
from longroll.titles.forthepeople.components import ARMY, GENERAL, HOPS, NOBODY, SPACES, WATER
from longroll.titles.forthepeople.formations import Arrive
from longroll.titles.forthepeople.movement.entry import Entry
from longroll.titles.forthepeople.state import TRACK, ForThePeopleState
from tests.conformance.forthepeople.field import control, ended, fight, march, sail
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
TENNESSEE = "army-of-tennessee"


def keys(spaces: list[int]) -> set[str]:
    return {SPACES[index].key for index in spaces}


def around(key: str) -> list[str]:
    return list(dict.fromkeys(SPACES[h.to].key for h in HOPS[space(key)] if h.kind != WATER))


def before(state: ForThePeopleState, where: str, *rolls: int) -> Driver:
    return run(state, RetreatBeforeBattle(space(where)), list(rolls))


def units(state: ForThePeopleState, side: int, key: str) -> int:
    return state.units(side, space(key))


# --- 7.2 Retreat before battle ------------------------------------------------------------------


def raider() -> ForThePeopleState:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    march(state, UNION, "frederick", 6, "mcdowell", "pleasonton")
    return state


@pytest.mark.clause("7.2.1")
def test_a_brigade_alone_slips_away_without_a_roll() -> None:
    state = raider()
    driver = before(state, "manassas")
    assert driver.decision.seat == "confederate"
    assert driver.decision.clause == "7.2.1"
    driver.push("retreat culpeper")
    assert ended(driver) == 1
    assert state.post[GENERAL["stuart"]] == space("culpeper")


@pytest.mark.clause("7.2.1")
def test_a_brigade_may_stand() -> None:
    state = raider()
    driver = before(state, "manassas").push("stand")
    assert ended(driver) == 0
    assert state.post[GENERAL["stuart"]] == space("manassas")


@pytest.mark.clause("7.2.1")
def test_a_brigade_with_infantry_has_to_roll() -> None:
    state = raider()
    put(state, CONFEDERATE, "manassas", 1)
    assert needed_roll(state, CONFEDERATE, space("manassas")) == 4
    driver = before(state, "manassas", 5)
    assert driver.decision.clause == "7.2.3"
    driver.push("retreat culpeper")
    assert ended(driver) == 0
    assert units(state, CONFEDERATE, "manassas") == 2


@pytest.mark.clause("7.2.3")
@pytest.mark.parametrize(("roll", "away"), [(1, 1), (4, 1), (5, 0)])
def test_johnston_retreats_before_sherman_as_in_the_example(roll: int, away: int) -> None:
    state = empty_table(turn=11)
    control(state, UNION, "chattanooga", "missionary-ridge")
    put(state, CONFEDERATE, "dalton", 8, "j-e-johnston", "hood", "wheeler", army=TENNESSEE)
    march(state, UNION, "missionary-ridge", 15, "sherman", army="army-of-the-cumberland")
    assert needed_roll(state, CONFEDERATE, space("dalton")) == 4
    driver = before(state, "dalton", roll).push("retreat kingston-ga")
    assert ended(driver) == away
    where = "kingston-ga" if away else "dalton"
    assert units(state, CONFEDERATE, where) == 9
    assert state.army_at[ARMY[TENNESSEE]] == space(where)


@pytest.mark.clause("7.2.3")
def test_a_general_rated_0_may_try_with_cavalry_only() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 2, "polk")
    march(state, UNION, "frederick", 6, "mcdowell")
    assert before(state, "manassas").over
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    assert needed_roll(state, CONFEDERATE, space("manassas")) == 2
    assert ended(before(state, "manassas", 2).push("retreat culpeper")) == 1


@pytest.mark.clause("7.2.3")
def test_troops_without_a_general_cannot_try() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 2)
    march(state, UNION, "frederick", 6, "mcdowell")
    driver = before(state, "manassas")
    assert driver.over
    assert ended(driver) == 0


@pytest.mark.clause("5.2.8")
def test_an_army_under_the_generic_general_may_try_with_cavalry() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "manassas", 4, army=VIRGINIA)
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    march(state, UNION, "frederick", 6, "mcdowell")
    assert needed_roll(state, CONFEDERATE, space("manassas")) == 2


@pytest.mark.clause("7.2.4")
def test_it_goes_to_own_or_neutral_spaces_without_enemies() -> None:
    state = raider()
    control(state, UNION, "culpeper", "wilderness")
    control(state, NOBODY, "strasburg")
    put(state, UNION, "fredericksburg", 1)
    found = early_retreats(state, CONFEDERATE, space("manassas"), space("frederick"))
    assert keys(found) == {"strasburg", "aquia-creek"}
    denied = RetreatBeforeBattle(space("manassas"))
    for key in ("culpeper", "fredericksburg", "frederick", "richmond"):
        assert denied.why_choose(state, act("retreat", key)) is not None, key


@pytest.mark.clause("7.2.4")
def test_a_surrounded_brigade_has_to_fight() -> None:
    state = raider()
    control(state, UNION, *around("manassas"))
    driver = before(state, "manassas")
    assert driver.over
    assert ended(driver) == 0


@pytest.mark.clause("7.2.4")
def test_the_union_may_slip_away_by_sea() -> None:
    state = empty_table(turn=4)
    put(state, UNION, "norfolk", 0, "stoneman")
    control(state, UNION, "fort-monroe")
    march(state, CONFEDERATE, "petersburg", 6, "longstreet")
    driver = before(state, "norfolk")
    assert "retreat baltimore" in driver.actions
    driver.push("retreat baltimore")
    assert state.post[GENERAL["stoneman"]] == space("baltimore")


@pytest.mark.clause("7.2.5")
def test_generals_alone_are_no_battle_and_leave_the_map() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "manassas", 0, "polk")
    march(state, UNION, "frederick", 6, "mcdowell")
    driver = run(state, Entry(space("manassas")))
    assert driver.over
    assert not driver.told("battle")
    assert state.post[GENERAL["polk"]] == TRACK
    assert state.due[GENERAL["polk"]] == 5


@pytest.mark.clause("5.10")
def test_no_retreat_uses_the_rough_roads_of_alabama() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "decatur-al", 0, "wheeler")
    found = early_retreats(state, CONFEDERATE, space("decatur-al"), -1)
    assert "jacksonville-al" in around("decatur-al")
    assert "jacksonville-al" not in keys(found)


def beaten_corps(*, other: str | None = None) -> Driver:
    """A corps under Longstreet (2) is beaten at Manassas and goes to Culpeper."""
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 5, "longstreet")
    if other is not None:
        put(state, CONFEDERATE, "culpeper", 1, other)
    control(state, UNION, *[key for key in around("manassas") if key != "culpeper"])
    march(state, UNION, "frederick", 12, "meade", army=POTOMAC)
    return fight(state, "manassas", [6, 1])


@pytest.mark.clause("7.2.2")
def test_a_beaten_force_retreats_freely_till_the_movement_ends() -> None:
    battle = beaten_corps()
    state = battle.state
    assert ended(battle) == GOES_ON
    assert state.beaten_forces == 1 << space("culpeper")
    driver = before(state, "culpeper")
    assert driver.decision.clause == "7.2.2"
    driver.push(driver.actions[1])
    assert ended(driver) == 1
    assert state.beaten_forces == 1 << state.post[GENERAL["longstreet"]]
    forget_beaten(state)
    assert needed_roll(state, CONFEDERATE, state.post[GENERAL["longstreet"]]) == 3


@pytest.mark.clause("7.2.2")
@pytest.mark.parametrize(("other", "free"), [("bragg", False), ("hill", True)])
def test_meeting_a_higher_general_ends_that_freedom(other: str, free: bool) -> None:
    name = "a-p-hill" if other == "hill" else other
    battle = beaten_corps(other=name)
    assert (battle.state.beaten_forces == 1 << space("culpeper")) is free


# --- 7.6.1 The attacker -------------------------------------------------------------------------


def repulse(start: str, infantry: int = 3) -> ForThePeopleState:
    """Union infantry under Banks fails against six at Manassas: 1 lost to a medium 1."""
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 6)
    march(state, UNION, start, infantry, "banks")
    return state


@pytest.mark.clause("7.6.1")
def test_the_attacker_goes_back_where_he_came_from() -> None:
    state = repulse("frederick")
    assert ended(fight(state, "manassas", [1, 1])) == REPULSED
    assert state.force is not None
    assert (state.force.at, state.force.units) == (space("frederick"), 2)


@pytest.mark.clause("7.6.1")
def test_one_more_is_lost_in_an_enemy_space() -> None:
    state = repulse("culpeper")
    fight(state, "manassas", [1, 1])
    assert state.force is not None
    assert (state.force.at, state.force.units) == (space("culpeper"), 1)


@pytest.mark.clause("7.6.1")
def test_the_last_unit_may_be_lost_so() -> None:
    state = repulse("culpeper", 2)
    fight(state, "manassas", [1, 1])
    assert state.force is None
    assert state.post[GENERAL["banks"]] == TRACK


@pytest.mark.clause("7.6.1")
def test_forces_join_before_the_loss() -> None:
    state = repulse("culpeper", 2)
    put(state, UNION, "culpeper", 1)
    fight(state, "manassas", [1, 1])
    assert state.force is not None
    arrived = run(state, Arrive())
    assert arrived.over
    assert units(state, UNION, "culpeper") == 1
    assert state.post[GENERAL["banks"]] == space("culpeper")


@pytest.mark.clause("7.6.1")
def test_an_amphibious_force_returns_to_its_port() -> None:
    state = empty_table()
    control(state, UNION, "fort-monroe")
    put(state, CONFEDERATE, "savannah", 3)
    sail(state, UNION, "fort-monroe", 3)
    assert ended(fight(state, "savannah", [1, 1], amphibious=True)) == REPULSED
    assert state.force is not None
    assert state.force.at == space("fort-monroe")


# --- 7.6.1 The defender -------------------------------------------------------------------------


def beaten(
    side: int, where: str, came: str, infantry: int = 3, *generals: str
) -> tuple[ForThePeopleState, Driver]:
    """``side`` has lost a battle in ``where``; the enemy, who came from ``came``, stands there."""
    state = empty_table(turn=8)
    put(state, side, where, infantry, *generals)
    return state, _pursue(state, side, where, came)


def _pursue(state: ForThePeopleState, side: int, where: str, came: str) -> Driver:
    force = march(state, UNION + CONFEDERATE - side, came, 6)
    force.at = space(where)
    state.touch()
    return run(state, DefenderRetreat(side, space(where), space(came)))


def choices(state: ForThePeopleState, side: int, where: str, came: str) -> tuple[int, set[str]]:
    best, found = retreat_choices(state, side, space(where), space(came))
    return best, keys(found)


@pytest.mark.clause("7.6.1")
def test_the_loser_chooses_among_supplied_spaces_of_his_own() -> None:
    state, driver = beaten(CONFEDERATE, "manassas", "frederick")
    assert driver.decision.seat == "confederate"
    assert "retreat frederick" not in driver.actions
    assert "retreat washington-dc" not in driver.actions
    driver.push("retreat fredericksburg")
    assert units(state, CONFEDERATE, "fredericksburg") == 3
    assert units(state, CONFEDERATE, "manassas") == 0


def priorities(owner: int, lines: bool) -> ForThePeopleState:
    """Confederates at Manassas; all around is neutral or Union's, with or without lines."""
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3)
    control(state, owner, "culpeper")
    control(state, UNION, *[key for key in around("manassas") if key != "culpeper"])
    if not lines:
        control(state, UNION, *[key for key in around("culpeper") if key != "manassas"])
    march(state, UNION, "frederick", 6)
    assert state.force is not None
    state.force.at = space("manassas")
    state.touch()
    return state


@pytest.mark.clause("7.6.1.1")
@pytest.mark.clause("7.6.1.2")
@pytest.mark.clause("7.6.1.3")
@pytest.mark.clause("7.6.1.4")
@pytest.mark.parametrize(
    ("owner", "lines", "best"),
    [
        (CONFEDERATE, True, 1),
        (NOBODY, True, 2),
        (CONFEDERATE, False, 3),
        (NOBODY, False, 4),
    ],
)
def test_the_first_four_priorities(owner: int, lines: bool, best: int) -> None:
    state = priorities(owner, lines)
    assert choices(state, CONFEDERATE, "manassas", "frederick") == (best, {"culpeper"})


@pytest.mark.clause("7.6.1.5")
def test_among_enemy_spaces_the_winner_chooses_a_supplied_one() -> None:
    state = priorities(UNION, lines=True)
    best, found = choices(state, CONFEDERATE, "manassas", "frederick")
    assert best == 5
    driver = run(state, DefenderRetreat(CONFEDERATE, space("manassas"), space("frederick")))
    assert driver.decision.seat == "union"
    assert {action.split()[1] for action in driver.actions} == found
    driver.push("retreat culpeper")
    assert units(state, CONFEDERATE, "culpeper") == 2, "and 1 is lost"


@pytest.mark.clause("7.6.1.6")
def test_the_last_resort_is_an_enemy_space_without_a_line() -> None:
    state = priorities(UNION, lines=False)
    control(state, UNION, *[s.key for s in SPACES if s.key != "manassas"])
    best, found = choices(state, CONFEDERATE, "manassas", "frederick")
    assert best == 6
    assert "frederick" not in found


@pytest.mark.clause("7.6.1")
def test_enemy_units_and_forts_bar_a_retreat_but_markers_do_not() -> None:
    state = priorities(UNION, lines=True)
    put(state, UNION, "culpeper", 1)
    state.set_fort(space("wilderness"), UNION)
    _, found = choices(state, CONFEDERATE, "manassas", "frederick")
    assert found
    assert not found & {"culpeper", "wilderness", "frederick"}


@pytest.mark.clause("7.6.1")
def test_the_confederate_does_not_retreat_over_a_river_of_the_union() -> None:
    state = empty_table()
    vicksburg, monroe = space("vicksburg"), space("monroe")
    control(state, UNION, "forts-st-philip-jackson")
    assert monroe not in land_retreats(state, CONFEDERATE, vicksburg, -1)
    denied = why_not_retreat(state, CONFEDERATE, vicksburg, -1, monroe)
    assert denied is not None
    assert denied.key == "deny-retreat-river"
    state.set_fort(vicksburg, CONFEDERATE)
    assert monroe in land_retreats(state, CONFEDERATE, vicksburg, -1)


@pytest.mark.clause("7.6.1")
def test_everybody_goes_in_one_body() -> None:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 8, "r-e-lee", "jackson", "stuart", army=VIRGINIA)
    _pursue(state, CONFEDERATE, "manassas", "frederick").push("retreat culpeper")
    assert state.army_at[ARMY[VIRGINIA]] == space("culpeper")
    assert units(state, CONFEDERATE, "culpeper") == 9
    assert state.generals_at(CONFEDERATE, space("manassas")) == ()


@pytest.mark.clause("7.6.1")
def test_a_retreat_into_an_army_leaves_one_army() -> None:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 4, "r-e-lee", army=VIRGINIA)
    put(state, CONFEDERATE, "culpeper", 3, "bragg", army=TENNESSEE)
    driver = _pursue(state, CONFEDERATE, "manassas", "frederick").push("retreat culpeper")
    driver.push(f"disband {TENNESSEE}")
    assert units(state, CONFEDERATE, "culpeper") == 7
    assert state.army_at[ARMY[TENNESSEE]] == TRACK
    assert state.army_at[ARMY[VIRGINIA]] == space("culpeper")
    assert state.will[CONFEDERATE] == 100 - 5 - 3 - 8


@pytest.mark.clause("7.6.1")
def test_in_an_enemy_space_forces_join_before_one_is_lost() -> None:
    state = priorities(UNION, lines=True)
    state.add_infantry(CONFEDERATE, space("manassas"), -2)
    put(state, CONFEDERATE, "manassas", 0, "longstreet")
    control(state, UNION, *around("manassas"))
    for key in around("manassas"):
        if key != "culpeper":
            state.add_infantry(UNION, space(key), 1)
    put(state, CONFEDERATE, "culpeper", 1)
    driver = run(state, DefenderRetreat(CONFEDERATE, space("manassas"), space("frederick")))
    assert driver.over
    assert units(state, CONFEDERATE, "culpeper") == 1
    assert state.post[GENERAL["longstreet"]] == space("culpeper")


@pytest.mark.clause("7.6.1")
def test_a_last_unit_lost_on_the_retreat_takes_its_army_along() -> None:
    state = priorities(UNION, lines=True)
    state.add_infantry(CONFEDERATE, space("manassas"), -2)
    put(state, CONFEDERATE, "manassas", 0, "r-e-lee", army=VIRGINIA)
    driver = run(state, DefenderRetreat(CONFEDERATE, space("manassas"), space("frederick")))
    driver.push(driver.actions[0])
    assert state.army_at[ARMY[VIRGINIA]] == TRACK
    assert state.post[GENERAL["r-e-lee"]] == TRACK
    assert state.will[CONFEDERATE] == 100 - 5 - 3


@pytest.mark.clause("7.6.1")
def test_a_victor_takes_the_space_after_the_retreat() -> None:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 6, "longstreet")
    march(state, UNION, "frederick", 11, "meade", army=POTOMAC)
    battle = fight(state, "manassas", [6, 1])
    assert not battle.over
    battle.push("retreat culpeper")
    assert ended(battle) == HOLDS
    assert state.force is not None
    assert state.force.at == space("manassas")


# --- 7.6.2 Retreats by water; 7.6.3 surrender ---------------------------------------------------


def ports(state: ForThePeopleState, key: str) -> set[str]:
    return keys(members(naval_retreat_ports(state, space(key))))


@pytest.mark.clause("7.6.2")
def test_by_sea_to_supplied_union_ports() -> None:
    state = empty_table()
    put(state, UNION, "morehead-city", 3)
    assert ports(state, "morehead-city") == {
        "washington-dc",
        "annapolis",
        "baltimore",
        "philadelphia",
    }
    control(state, CONFEDERATE, "baltimore")
    assert "baltimore" not in ports(state, "morehead-city")
    assert ports(state, "manassas") == set()


@pytest.mark.clause("7.6.2")
def test_a_fort_on_the_potomac_closes_washington() -> None:
    state = empty_table()
    put(state, UNION, "morehead-city", 3)
    state.set_fort(space("aquia-creek"), CONFEDERATE)
    assert "washington-dc" not in ports(state, "morehead-city")


@pytest.mark.clause("7.6.2")
def test_a_coastal_fort_closes_its_port_and_an_ironclad_the_river() -> None:
    state = empty_table()
    put(state, UNION, "norfolk", 3)
    assert ports(state, "norfolk") == set(), "Fort Monroe is the Confederate's"
    control(state, UNION, "fort-monroe")
    assert "baltimore" in ports(state, "norfolk")
    put(state, UNION, "memphis", 3)
    assert "cairo" in ports(state, "memphis")
    state.set_ironclad(space("new-madrid"), True)
    assert "cairo" not in ports(state, "memphis")


@pytest.mark.clause("7.6.2")
def test_enemies_ashore_do_not_stop_a_retreat_along_a_union_river() -> None:
    state = empty_table()
    put(state, UNION, "memphis", 3)
    put(state, CONFEDERATE, "new-madrid", 2)
    put(state, CONFEDERATE, "columbus-ky", 2)
    assert "cairo" in ports(state, "memphis")


@pytest.mark.clause("7.6.2")
def test_where_naval_control_is_denied_they_do() -> None:
    state = empty_table()
    put(state, UNION, "new-madrid", 3)
    state.set_fort(space("st-louis"), CONFEDERATE)
    state.set_fort(space("vincennes"), CONFEDERATE)
    state.set_fort(space("louisville"), CONFEDERATE)
    control(state, UNION, "columbus-ky")
    assert "cairo" in ports(state, "new-madrid")
    put(state, CONFEDERATE, "columbus-ky", 1)
    assert "cairo" not in ports(state, "new-madrid")


@pytest.mark.clause("7.6.2")
def test_down_the_river_and_over_the_sea_but_not_into_the_enemys_arms() -> None:
    state = empty_table()
    put(state, UNION, "vicksburg", 3)
    assert ports(state, "vicksburg") & {"philadelphia", "cairo"} == {"cairo"}
    control(state, UNION, "forts-st-philip-jackson")
    assert {"philadelphia", "baltimore", "cairo"} <= ports(state, "vicksburg")
    put(state, CONFEDERATE, "baltimore", 1)
    assert "baltimore" not in ports(state, "vicksburg"), "though the marker is still the Union's"


@pytest.mark.clause("7.6.2")
def test_a_port_without_a_line_is_no_haven() -> None:
    state = empty_table()
    put(state, UNION, "clarksville-tn", 3)
    control(state, UNION, "clarksville-tn", "dover-tn")
    for fort in ("paducah", "louisville", "vincennes"):
        state.set_fort(space(fort), CONFEDERATE)
    assert "evansville" in ports(state, "clarksville-tn")
    control(state, CONFEDERATE, *around("evansville"))
    near = {*around("clarksville-tn"), *around("dover-tn")} - {"dover-tn", "clarksville-tn"}
    control(state, CONFEDERATE, *near)
    assert "evansville" not in ports(state, "clarksville-tn")


@pytest.mark.clause("7.6.2")
def test_a_port_counts_as_priority_one() -> None:
    state, driver = beaten(UNION, "morehead-city", "new-bern")
    assert driver.decision.seat == "union"
    assert {action.split()[1] for action in driver.actions} == {
        "washington-dc",
        "annapolis",
        "baltimore",
        "philadelphia",
    }
    driver.push("retreat baltimore")
    assert units(state, UNION, "baltimore") == 3


@pytest.mark.clause("7.6.2")
def test_the_confederate_never_retreats_by_water() -> None:
    state, driver = beaten(CONFEDERATE, "fort-sumter", "fort-monroe", 1)
    assert driver.told("surrender")
    assert units(state, CONFEDERATE, "fort-sumter") == 0


@pytest.mark.clause("7.6.3")
def test_without_a_retreat_a_force_surrenders() -> None:
    state = empty_table(turn=8)
    put(state, CONFEDERATE, "manassas", 4, "r-e-lee", "stuart", army=VIRGINIA)
    for key in around("manassas"):
        put(state, UNION, key, 1)
    driver = _pursue(state, CONFEDERATE, "manassas", "frederick")
    assert driver.told("surrender")
    assert units(state, CONFEDERATE, "manassas") == 0
    assert state.due[GENERAL["r-e-lee"]] == 9
    assert state.due[GENERAL["stuart"]] == 11
    assert state.army_at[ARMY[VIRGINIA]] == TRACK
    assert state.will[CONFEDERATE] == 100 - 5 - 3
