"""7: retreats and pursuit, movement, fire and reinforcements in a battle turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from longroll.board.region import mask, members
from longroll.engine.chance import Scripted
from longroll.titles.bobbylee.battles.field import AREAS, engaged
from longroll.titles.bobbylee.battles.fire import cover, level
from longroll.titles.bobbylee.battles.turn import BattleTurn
from longroll.titles.bobbylee.components import (
    BLOCKS,
    CONFEDERATE,
    GROUND,
    UNION,
    hex_key,
    limits_between,
)
from longroll.titles.bobbylee.fog import reveal
from longroll.titles.bobbylee.state import Battle, BobbyLeeState
from tests.conformance.bobbylee.table import at, block, denied, key, place, table
from tests.conformance.driver import Driver

CENTRE = AREAS["confederate-centre"]
SPOTSYLVANIA = "Spotsylvania Court House"


def lines(where: str = "Fredericksburg", came: str = "Hartwood", **areas: str) -> BobbyLeeState:
    """A battle that the Union has begun, its blocks in these areas: ``us_inf_01="union-left"``."""
    state = table()
    hex_ = at(where)
    state.active, state.day = UNION, 1
    state.battles = (Battle(hex_, mask([at(came)])),)
    for name, area in areas.items():
        index = place(state, name.replace("_", "-"), where)
        state.area[index] = AREAS[area]
        if BLOCKS[index].side == UNION:
            state.entered[index] = at(came)
    for name in areas:
        index = block(name.replace("_", "-"))
        if engaged(state, hex_, state.area[index]):
            reveal(state, index)
    return state


def fight(
    state: BobbyLeeState, side: int, *answers: str, dice: Sequence[int] = ()
) -> Driver[BobbyLeeState]:
    """The battle turn of a side."""
    turn = BattleTurn(state.battles[0].hex, side)
    return Driver(state, turn, Scripted(dice)).push(*answers)


def moving(state: BobbyLeeState, side: int, dice: Sequence[int] = ()) -> Driver[BobbyLeeState]:
    """A battle turn in which nobody retreats."""
    return fight(state, side, "done", dice=dice)


def levels(state: BobbyLeeState, which: str) -> dict[str, int]:
    """How well a block fires at each area at which it can."""
    found = {area: level(state, block(which), number) for area, number in AREAS.items()}
    return {area: strength for area, strength in found.items() if strength}


# --- Retreats -------------------------------------------------------------------------------------


@pytest.mark.clause("7.11")
@pytest.mark.clause("7.1")
def test_the_attacker_goes_back_the_way_he_came_and_the_defender_elsewhere() -> None:
    state = lines(us_inf_01="union-centre", cs_inf_01="confederate-centre")
    driver = fight(state, UNION)
    assert driver.actions == [f"retreat us-inf-01 {key('Hartwood')}", "done"]
    order = f"retreat us-inf-01 {key(SPOTSYLVANIA)}"
    assert denied(driver, order) == ("7.11", "deny-not-the-way-you-came")
    driver = fight(state, CONFEDERATE)
    assert f"retreat cs-inf-01 {key(SPOTSYLVANIA)}" in driver.actions
    order = f"retreat cs-inf-01 {key('Hartwood')}"
    assert denied(driver, order) == ("7.11", "deny-enemy-way")
    assert denied(driver, f"retreat cs-inf-01 {key('Richmond')}") == ("7.11", "deny-no-way")


@pytest.mark.clause("7.11")
def test_where_the_attacker_came_from_but_cannot_go_back_the_defender_can() -> None:
    """Hartwood has been taken by Confederates from a field beside it."""
    state = lines(us_inf_01="union-centre", cs_inf_01="confederate-centre")
    place(state, "cs-inf-02", "Hartwood")
    assert fight(state, UNION).actions == ["done"], "the attacker is shut in"
    assert f"retreat cs-inf-01 {key('Hartwood')}" in fight(state, CONFEDERATE).actions


@pytest.mark.clause("7.11")
@pytest.mark.clause("7.13")
@pytest.mark.parametrize("came", [0, 1 << at("Chancellorsville")])
def test_the_defender_can_retreat_into_the_battle_beside_his_and_is_tired_there(came: int) -> None:
    """Even if the attacker came from there: he never goes back into a battle."""
    state = lines(us_inf_01="union-centre", cs_inf_01="confederate-centre")
    place(state, "cs-inf-02", "Chancellorsville")
    place(state, "us-inf-02", "Chancellorsville")
    for one, area in (("cs-inf-02", "confederate-centre"), ("us-inf-02", "union-centre")):
        state.area[block(one)] = AREAS[area]
    here = state.battles[0]
    beside = Battle(at("Chancellorsville"), mask([at("Richards' Ferry")]))
    state.battles = (here._replace(origins=here.origins | came), beside)
    driver = fight(state, CONFEDERATE)
    driver.push(f"retreat cs-inf-01 {key('Chancellorsville')}", "done")
    assert state.area[block("cs-inf-01")] == AREAS["confederate-reserve"]
    assert state.tired >> block("cs-inf-01") & 1


@pytest.mark.clause("7.12")
def test_by_day_no_more_leave_over_a_side_than_may_attack_over_it() -> None:
    areas = dict.fromkeys(("us_inf_01", "us_inf_02", "us_inf_03"), "union-centre")
    state = lines(**areas, cs_inf_01="confederate-centre")
    driver = fight(state, UNION)
    driver.push(*(f"retreat us-inf-0{n} {key('Hartwood')}" for n in (1, 2)))
    order = f"retreat us-inf-03 {key('Hartwood')}"
    assert denied(driver, order) == ("7.12", "deny-side-full")


@pytest.mark.clause("7.14")
def test_the_engaged_are_pursued_by_how_much_faster_the_enemy_is() -> None:
    """Horse fires double at foot, foot single; guns are as fast as foot. Upright foot is spared."""
    areas = {"us_inf_01": "confederate-centre", "us_inf_02": "union-left"}
    guards = {"cs_inf_01": "confederate-centre", "cs_cav_1": "confederate-centre"}
    state = lines(**areas, **guards)
    dice = [5, 1, 1, 1, *[5] * state.steps[block("cs-cav-1")]]
    driver = fight(state, UNION, *(f"retreat us-inf-0{n} {key('Hartwood')}" for n in (1, 2)))
    assert driver.actions == ["done"]
    driver.chance = Scripted(dice)
    driver.push("done")
    assert {event["block"]: event["level"] for event in driver.values("fired")} == {
        "cs-inf-01": 1,
        "cs-cav-1": 2,
    }
    assert state.at[block("us-inf-01")] < 0, "three hits of the horse"
    assert state.steps[block("us-inf-02")] == 3


@pytest.mark.clause("7.14")
def test_the_slow_do_not_pursue_horse() -> None:
    state = lines(us_cav_1="confederate-centre", cs_inf_01="confederate-centre")
    driver = fight(state, UNION, f"retreat us-cav-1 {key('Hartwood')}", "done")
    assert not driver.values("fired")


@pytest.mark.clause("7.15")
def test_a_centre_that_enemies_hold_alone_is_a_rout_with_losses_by_arm() -> None:
    reserve = dict.fromkeys(("cs_art_1", "cs_cav_1", "cs_hvy_1", "cs_gar_1"), "confederate-reserve")
    state = lines(us_inf_01="union-centre", us_inf_02="union-left", **reserve)
    before = {one: state.steps[block(one)] for one in ("cs-art-1", "cs-cav-1", "cs-gar-1")}
    driver = moving(state, UNION)
    driver.push("move us-inf-01 confederate-centre", "done")
    assert [event["side"] for event in driver.values("rout")] == ["confederate"]
    assert state.at[block("cs-hvy-1")] < 0
    assert state.steps[block("cs-cav-1")] == before["cs-cav-1"], "horse that was not engaged"
    for one in ("cs-art-1", "cs-gar-1"):
        assert max(0, before[one] - 2) == state.steps[block(one)]
    assert driver.prompt == "prompt-withdraw"


@pytest.mark.clause("7.15")
@pytest.mark.clause("10.41")
def test_who_cannot_get_away_from_a_rout_is_lost_and_nobody_escapes_by_sea() -> None:
    state = lines("Yorktown", "Fort Monroe", cs_inf_01="confederate-centre", us_inf_01="union-left")
    index = block("us-inf-01")
    state.landed, state.battles = 1 << index, (Battle(at("Yorktown"), 0),)
    state.tired = 1 << index
    state.area[index] = AREAS["union-reserve"]
    driver = fight(state, UNION)
    assert driver.over
    assert state.at[index] < 0
    assert [event["block"] for event in driver.values("trapped")] == ["us-inf-01"]


@pytest.mark.clause("10.41")
def test_landed_blocks_go_back_to_their_port_under_double_pursuit() -> None:
    state = lines(
        "Yorktown", "Fort Monroe", cs_inf_01="confederate-centre", us_inf_01="confederate-centre"
    )
    state.landed = 1 << block("us-inf-01")
    state.battles = (Battle(at("Yorktown"), 0),)
    driver = fight(state, UNION, dice=[1] * 8)
    assert driver.actions == [f"retreat us-inf-01 {key('Fort Monroe')}", "done"]
    driver.push(driver.actions[0], "done")
    assert [event["dice"] for event in driver.values("fired")] == ["1 1 1 1"] * 2
    assert state.at[block("us-inf-01")] == at("Fort Monroe")


@pytest.mark.clause("10.41")
@pytest.mark.parametrize("taken", [False, True])
def test_landed_blocks_get_back_to_a_port_that_they_have_left_empty(taken: bool) -> None:
    """Norfolk is nobody's of the Union any more, but theirs to go back to unless the enemy came."""
    state = lines("City Point", "Norfolk", cs_inf_01="confederate-centre", us_inf_01="union-centre")
    state.landed = 1 << block("us-inf-01")
    state.battles = (Battle(at("City Point"), 0),)
    if taken:
        place(state, "cs-inf-02", "Norfolk")
    driver = fight(state, UNION)
    order = f"retreat us-inf-01 {key('Norfolk')}"
    assert (order in driver.actions) != taken
    if taken:
        assert denied(driver, order) == ("10.41", "deny-ships-last")
    else:
        driver.push(order)
        assert driver.why(order) is None, "he is on his way"


@pytest.mark.clause("10.41")
@pytest.mark.clause("7.12")
def test_those_for_whom_no_way_by_land_is_left_take_ship() -> None:
    keys = [f"us_inf_0{number}" for number in range(1, 6)]
    state = lines("Yorktown", "Fort Monroe", **dict.fromkeys(keys, "union-centre"))
    index = place(state, "cs-inf-01", "Yorktown")
    state.area[index] = AREAS["confederate-centre"]
    state.landed = sum(1 << block(one.replace("_", "-")) for one in keys)
    state.battles = (Battle(at("Yorktown"), 0),)
    shore = members(GROUND.ways[at("Yorktown")])[0]
    place(state, "us-inf-06", hex_key(shore))
    driver = fight(state, UNION)
    most = limits_between(at("Yorktown"), shore).attack[0]
    assert most == 4
    assert f"retreat us-inf-05 {key('Fort Monroe')}" not in driver.actions
    for number in range(1, most + 1):
        driver.push(f"retreat us-inf-0{number} {hex_key(shore)}")
    assert driver.actions == [f"retreat us-inf-05 {key('Fort Monroe')}", "done"]


@pytest.mark.clause("7.34")
def test_when_all_others_retreat_the_dispersed_must_leave_too() -> None:
    state = lines(
        us_inf_01="union-centre", us_inf_02="union-dispersed", cs_inf_01="confederate-centre"
    )
    driver = fight(state, UNION, f"retreat us-inf-01 {key('Hartwood')}", "done")
    assert driver.prompt == "prompt-withdraw"
    assert state.steps[block("us-inf-02")] == 2
    driver.push(f"retreat us-inf-02 {key('Hartwood')}")
    assert driver.over
    assert state.weary == 1 << block("us-inf-02"), "tired through the next day too"


# --- Movement -------------------------------------------------------------------------------------


@pytest.mark.clause("7.31")
def test_foot_and_horse_engage_straight_ahead_and_all_there_are_shown() -> None:
    state = lines(us_inf_01="union-centre", us_art_1="union-centre", cs_inf_01="confederate-centre")
    driver = moving(state, UNION)
    order = "move us-art-1 confederate-centre"
    assert denied(driver, order) == ("7.31", "deny-never-engages")
    order = "move us-inf-01 confederate-left"
    assert denied(driver, order) == ("7.3", "deny-not-the-next-area")
    order = "move us-inf-01 confederate-reserve"
    assert denied(driver, order) == ("7.3", "deny-not-the-next-area")
    driver.push("move us-inf-01 confederate-centre")
    assert state.face_up == 1 << block("us-inf-01") | 1 << block("cs-inf-01")
    order = "move us-inf-01 union-centre"
    assert denied(driver, order) == ("7.3", "deny-moved")


@pytest.mark.clause("7.32")
def test_in_one_turn_a_column_is_entered_or_left() -> None:
    line = {"us_inf_01": "confederate-left", "us_inf_02": "union-right"}
    state = lines(**line, us_inf_03="union-centre", cs_inf_01="confederate-left")
    driver = moving(state, UNION)
    driver.push("move us-inf-01 union-right")
    assert not state.face_up >> block("us-inf-01") & 1, "who disengages stands upright again"
    order = "move us-inf-02 confederate-left"
    assert denied(driver, order) == ("7.32", "deny-one-direction")


@pytest.mark.clause("7.33")
@pytest.mark.clause("6.2")
def test_redeployment_leads_from_the_centre_to_a_wing_and_from_the_reserve_anywhere() -> None:
    state = lines(
        us_inf_01="union-centre", us_inf_02="union-reserve", cs_inf_01="confederate-centre"
    )
    driver = moving(state, UNION)
    order = "move us-inf-01 union-left"
    assert denied(driver, order) == ("6.2", "deny-centre-empty")
    for area in ("left", "centre", "right"):
        assert f"move us-inf-02 union-{area}" in driver.actions
    driver.push("move us-inf-02 union-centre")
    assert "move us-inf-01 union-left" in driver.actions


@pytest.mark.clause("7.34")
def test_a_march_around_a_flank_succeeds_and_fires_at_once() -> None:
    state = lines(
        us_inf_01="union-centre",
        us_inf_02="union-reserve",
        cs_inf_01="confederate-centre",
        cs_inf_02="confederate-left",
    )
    driver = moving(state, UNION, dice=[6, 5, 5, 1])
    order = "flank us-inf-01 confederate-left"
    assert denied(driver, order) == ("7.34", "deny-flank-from-reserve")
    assert denied(driver, "flank us-inf-02 union-left") == ("7.34", "deny-own-flank")
    driver.push("flank us-inf-02 confederate-left", "done")
    assert state.area[block("us-inf-02")] == AREAS["confederate-left"]
    driver.push("fire us-inf-02 confederate-left")
    assert state.steps[block("cs-inf-02")] == 2


@pytest.mark.clause("7.34")
def test_who_fails_is_dispersed_and_tries_again_or_comes_back() -> None:
    state = lines(
        us_inf_01="union-centre", us_inf_02="union-reserve", cs_inf_01="confederate-centre"
    )
    driver = moving(state, UNION, dice=[2])
    driver.push("flank us-inf-02 confederate-left", "done")
    assert state.area[block("us-inf-02")] == AREAS["union-dispersed"]
    driver.push("done")
    assert driver.over
    driver = moving(state, UNION, dice=[6])
    assert "flank us-inf-02 confederate-right" in driver.actions
    driver.push("flank us-inf-02 union-reserve", "done")
    assert state.area[block("us-inf-02")] == AREAS["union-reserve"]


@pytest.mark.clause("7.34")
@pytest.mark.clause("7.44")
def test_who_comes_around_to_an_empty_wing_does_not_enfilade_in_that_turn() -> None:
    state = lines(
        us_inf_01="union-centre", us_inf_02="union-reserve", cs_inf_01="confederate-centre"
    )
    driver = moving(state, UNION, dice=[6])
    driver.push("flank us-inf-02 confederate-left", "done")
    order = "fire us-inf-02 confederate-centre"
    assert denied(driver, order) == ("7.34", "deny-fresh-enfilade")


@pytest.mark.clause("7.6")
def test_there_is_no_way_around_a_fort() -> None:
    state = lines(
        "Richmond",
        "Cold Harbor",
        us_inf_01="union-centre",
        us_inf_02="union-reserve",
        cs_inf_01="confederate-centre",
    )
    driver = moving(state, UNION)
    order = "flank us-inf-02 confederate-left"
    assert denied(driver, order) == ("7.6", "deny-fort-flank")


@pytest.mark.clause("7.2")
def test_with_the_option_engaged_blocks_at_their_last_step_may_break() -> None:
    state = lines(
        us_inf_01="confederate-left",
        us_inf_02="confederate-right",
        us_inf_03="union-centre",
        cs_inf_01="confederate-left",
        cs_inf_02="confederate-right",
        cs_inf_03="confederate-centre",
    )
    state.options = ("morale",)
    for one in ("us-inf-01", "us-inf-02"):
        state.steps[block(one)] = state.told[block(one)] = 1
    driver = moving(state, UNION, dice=[3, 4])
    assert [(told["roll"], told["needed"]) for told in driver.values("morale")] == [(3, 4), (4, 4)]
    assert state.area[block("us-inf-01")] == AREAS["union-right"]
    assert state.area[block("us-inf-02")] == AREAS["confederate-right"]


# --- Fire -----------------------------------------------------------------------------------------


@pytest.mark.clause("7.41.inf")
@pytest.mark.clause("7.41.cav")
@pytest.mark.clause("7.41")
def test_foot_fires_double_and_horse_and_staffs_single_where_they_are_engaged() -> None:
    keys = ("cs_inf_01", "cs_cav_1", "cs_hq_anv", "cs_gar_1")
    here = dict.fromkeys(keys, "confederate-centre")
    state = lines(**here, us_inf_01="confederate-centre", us_inf_02="union-left")
    found = [levels(state, one.replace("_", "-")) for one in keys]
    assert found == [{"confederate-centre": strength} for strength in (2, 1, 1, 2)]
    assert levels(state, "us-inf-02") == {}


@pytest.mark.clause("7.41.art")
def test_guns_fire_single_from_afar_and_triple_close_by_if_others_stand_with_them() -> None:
    state = lines(
        cs_art_1="confederate-centre",
        us_inf_01="union-centre",
        cs_art_2="confederate-left",
        us_inf_02="confederate-left",
        cs_inf_01="confederate-right",
        cs_art_3="confederate-right",
        us_inf_03="confederate-right",
        us_art_1="union-left",
    )
    assert levels(state, "cs-art-1") == {"union-centre": 1}
    assert levels(state, "cs-art-2") == {"confederate-left": 1}, "alone, with their side arms"
    assert levels(state, "cs-art-3") == {"confederate-right": 3}
    assert levels(state, "us-art-1") == {}, "not into a fight"


@pytest.mark.clause("7.41.heavy")
@pytest.mark.clause("2.27")
def test_heavy_guns_fire_from_the_reserve_at_all_that_is_not_engaged() -> None:
    state = lines(
        us_hvy_1="union-reserve",
        us_inf_01="confederate-centre",
        cs_inf_01="confederate-centre",
        cs_inf_02="confederate-left",
        cs_inf_03="confederate-reserve",
    )
    assert levels(state, "us-hvy-1") == {"confederate-left": 1, "confederate-reserve": 1}
    fort = {"us_hvy_1": "union-reserve", "cs_inf_01": "confederate-centre"}
    state = lines("Richmond", "Cold Harbor", us_inf_01="union-centre", **fort)
    assert levels(state, "us-hvy-1") == {"confederate-centre": 2}


@pytest.mark.clause("7.42")
@pytest.mark.clause("7.45")
@pytest.mark.clause("7.6")
def test_cover_in_a_forest_and_a_fort_is_for_ones_own_line() -> None:
    line = {"us_inf_01": "union-centre", "cs_art_1": "confederate-centre"}
    state = lines("Hartwood", "Dumfries", **line, us_hvy_1="union-reserve")
    assert levels(state, "cs-art-1") == levels(state, "us-hvy-1") == {}
    forest, fort, field = at("Hartwood"), at("Richmond"), at("Fredericksburg")
    centre = AREAS["union-centre"]
    assert [cover(state, forest, CENTRE, CONFEDERATE), cover(state, forest, centre, UNION)] == [
        2,
        2,
    ]
    assert cover(state, forest, centre, CONFEDERATE) == 1
    assert [cover(state, fort, CENTRE, CONFEDERATE), cover(state, fort, centre, UNION)] == [3, 1]
    assert cover(state, fort, centre, CONFEDERATE) == 1, "a sortie has no walls"
    assert cover(state, field, CENTRE, CONFEDERATE) == 1


@pytest.mark.clause("7.45")
@pytest.mark.clause("7.42")
def test_in_a_forest_two_hits_make_a_step_and_an_odd_one_is_lost_with_the_turn() -> None:
    state = lines(
        "Hartwood",
        "Dumfries",
        us_inf_01="confederate-centre",
        us_inf_02="confederate-centre",
        cs_inf_01="confederate-centre",
    )
    driver = moving(state, UNION, dice=[5, 1, 1, 6, 5, 1])
    driver.push("done", "fire us-inf-01 confederate-centre")
    assert state.steps[block("cs-inf-01")] == 4
    driver.push("fire us-inf-02 confederate-centre")
    assert state.steps[block("cs-inf-01")] == 3, "three hits: one step, and one lost"
    assert driver.over
    driver = moving(state, UNION, dice=[5, 1, 1])
    driver.push("done", "fire us-inf-01 confederate-centre")
    assert state.steps[block("cs-inf-01")] == 3


@pytest.mark.clause("7.43")
@pytest.mark.clause("7.43.note")
def test_the_strongest_is_hit_and_of_equals_the_owner_chooses() -> None:
    state = lines(
        us_inf_01="confederate-centre",
        cs_inf_01="confederate-centre",
        cs_inf_02="confederate-centre",
        cs_inf_03="confederate-centre",
    )
    for one, steps in (("cs-inf-02", 3), ("cs-inf-03", 2)):
        state.steps[block(one)] = state.told[block(one)] = steps
    driver = moving(state, UNION, dice=[6, 6, 1])
    driver.push("done", "fire us-inf-01 confederate-centre")
    assert state.steps[block("cs-inf-01")] == 3, "the first hit has nobody to choose from"
    assert driver.decision.seat == "confederate"
    assert driver.actions == ["hit cs-inf-01", "hit cs-inf-02"]
    assert denied(driver, "hit cs-inf-03") == ("7.43", "deny-not-the-strongest-hit")
    driver.push("hit cs-inf-02")
    assert [state.steps[block(f"cs-inf-0{n}")] for n in (1, 2, 3)] == [3, 2, 2]


@pytest.mark.clause("7.4")
@pytest.mark.clause("7.3")
def test_each_fires_once_and_who_has_moved_does_not() -> None:
    state = lines(
        us_inf_01="confederate-centre",
        us_inf_02="union-centre",
        us_inf_03="confederate-left",
        cs_inf_01="confederate-centre",
        cs_inf_02="confederate-left",
    )
    driver = moving(state, UNION, dice=[1] * 6)
    driver.push("move us-inf-02 confederate-centre", "done")
    order = "fire us-inf-02 confederate-centre"
    assert denied(driver, order) == ("7.3", "deny-moved-no-fire")
    driver.push("volley")
    order = "fire us-inf-01 confederate-centre"
    assert len(driver.values("fired")) == 2
    assert driver.over or denied(driver, order) == ("7.4", "deny-fired")


@pytest.mark.clause("7.44")
def test_from_a_wing_that_is_held_alone_the_centre_is_enfiladed_and_answers() -> None:
    state = lines(
        us_inf_01="confederate-left",
        us_cav_1="confederate-left",
        us_inf_02="union-centre",
        cs_inf_01="confederate-centre",
    )
    assert levels(state, "us-inf-01") == {"confederate-centre": 2}
    assert levels(state, "us-cav-1") == {"confederate-centre": 1}
    assert levels(state, "cs-inf-01") == {"confederate-left": 1}
    state = lines(
        us_inf_01="confederate-left",
        us_cav_1="confederate-left",
        us_inf_02="confederate-centre",
        cs_inf_01="confederate-centre",
    )
    assert levels(state, "us-inf-01") == {"confederate-centre": 3}
    assert levels(state, "us-cav-1") == {"confederate-centre": 2}
    assert levels(state, "cs-inf-01") == {"confederate-centre": 2, "confederate-left": 1}
    driver = moving(state, UNION)
    order = "move us-inf-01 confederate-centre"
    assert denied(driver, order) == ("7.3", "deny-not-the-next-area")


# --- Reinforcements -------------------------------------------------------------------------------


@pytest.mark.clause("7.5")
@pytest.mark.clause("7.51")
@pytest.mark.clause("2.24")
def test_as_many_join_the_reserve_as_a_side_lets_in() -> None:
    state = lines(us_inf_01="union-centre", cs_inf_01="confederate-centre")
    for one in ("cs-inf-02", "cs-inf-03", "cs-inf-04", "cs-gar-1", "cs-hvy-1"):
        place(state, one, SPOTSYLVANIA)
    driver = fight(state, CONFEDERATE, "done", "done")
    if driver.prompt == "prompt-fire":
        driver.push("done")
    assert driver.actions == [*(f"reinforce cs-inf-0{n}" for n in (2, 3, 4)), "done"]
    assert denied(driver, "reinforce cs-gar-1") == ("2.24", "deny-never-reinforces")
    assert denied(driver, "reinforce cs-hvy-1") == ("2.27", "deny-never-reinforces")
    driver.push("reinforce cs-inf-02", "reinforce cs-inf-04")
    assert driver.over
    assert state.area[block("cs-inf-04")] == AREAS["confederate-reserve"]
    assert state.at[block("cs-inf-03")] == at(SPOTSYLVANIA)


@pytest.mark.clause("7.51")
@pytest.mark.clause("1.21")
def test_over_a_bad_side_in_mud_a_die_lets_one_in() -> None:
    state = lines(us_inf_01="union-centre", cs_inf_01="confederate-centre")
    state.mud = 1
    place(state, "us-inf-02", "Hartwood")
    for roll, came in ((3, False), (4, True)):
        driver = fight(state, UNION, "done", "done", dice=[roll])
        if driver.prompt == "prompt-fire":
            driver.push("done")
        driver.push("reinforce us-inf-02")
        assert (state.at[block("us-inf-02")] == at("Fredericksburg")) is came
        (told,) = driver.values("reinforcement-die")
        assert (told["roll"], told["needed"]) == (roll, 4)


@pytest.mark.clause("7.13")
def test_tired_blocks_reinforce_nobody() -> None:
    state = lines(us_inf_01="union-centre", cs_inf_01="confederate-centre")
    place(state, "cs-inf-02", SPOTSYLVANIA)
    place(state, "cs-inf-03", SPOTSYLVANIA)
    state.tired = 1 << block("cs-inf-02")
    driver = fight(state, CONFEDERATE, "done", "done")
    if driver.prompt == "prompt-fire":
        driver.push("done")
    assert denied(driver, "reinforce cs-inf-02") == ("7.13", "deny-tired")


# --- Rulings --------------------------------------------------------------------------------------


@pytest.mark.clause("7.14")
def test_when_a_column_has_fallen_its_pursuers_fire_at_those_who_leave_the_reserve() -> None:
    state = lines(
        us_inf_01="confederate-centre",
        us_inf_02="union-reserve",
        cs_inf_01="confederate-centre",
        cs_inf_02="confederate-centre",
    )
    state.steps[block("us-inf-01")] = state.told[block("us-inf-01")] = 1
    orders = (f"retreat us-inf-0{number} {key('Hartwood')}" for number in (1, 2))
    driver = fight(state, UNION, *orders, dice=[6, 1, 1, 1, 6, 1, 1, 1])
    driver.push("done")
    assert state.at[block("us-inf-01")] < 0
    assert state.steps[block("us-inf-02")] == 2
    assert state.at[block("us-inf-02")] == at("Hartwood")


@pytest.mark.clause("7.2")
@pytest.mark.clause("7.32")
def test_a_block_that_breaks_does_not_close_its_column_to_the_others() -> None:
    state = lines(
        cs_inf_01="confederate-centre",
        cs_inf_02="confederate-reserve",
        us_inf_01="confederate-centre",
    )
    state.options = ("morale",)
    state.steps[block("cs-inf-01")] = state.told[block("cs-inf-01")] = 1
    driver = moving(state, CONFEDERATE, dice=[1])
    assert state.area[block("cs-inf-01")] == AREAS["confederate-reserve"]
    driver.push("move cs-inf-02 confederate-centre", "done")
    assert not driver.values("rout")


@pytest.mark.clause("7.1")
@pytest.mark.clause("6.2")
def test_a_retreat_may_leave_the_centre_empty_and_the_enemy_walks_in() -> None:
    state = lines(us_inf_01="union-centre", us_inf_02="union-left", cs_inf_01="confederate-centre")
    driver = fight(state, UNION, f"retreat us-inf-01 {key('Hartwood')}", "done", "done")
    assert not driver.values("rout")
    driver = moving(state, CONFEDERATE)
    driver.push("move cs-inf-01 union-centre", "done")
    assert [event["side"] for event in driver.values("rout")] == ["union"]


@pytest.mark.clause("7.31")
@pytest.mark.clause("7.44")
def test_an_empty_enemy_wing_can_be_entered_and_whoever_does_is_shown() -> None:
    state = lines(us_inf_01="union-centre", us_inf_02="union-left", cs_inf_01="confederate-centre")
    driver = moving(state, UNION)
    driver.push("move us-inf-02 confederate-right")
    assert state.face_up == 1 << block("us-inf-02")


@pytest.mark.clause("7.32")
def test_blocks_leave_the_enemy_centre_for_their_own() -> None:
    state = lines(us_inf_01="confederate-centre", cs_inf_01="confederate-centre")
    driver = moving(state, UNION)
    assert driver.actions == ["move us-inf-01 union-centre", "done"]


@pytest.mark.clause("7.41.art")
def test_guns_that_fire_from_afar_are_shown() -> None:
    state = lines(us_art_1="union-centre", us_inf_01="union-centre", cs_inf_01="confederate-centre")
    assert state.face_up == 0
    driver = moving(state, UNION, dice=[1, 1, 1])
    driver.push("done", "fire us-art-1 confederate-centre")
    assert state.face_up == 1 << block("us-art-1")


@pytest.mark.clause("7.43")
def test_the_owner_of_upright_blocks_is_asked_even_if_one_alone_can_be_hit() -> None:
    """Otherwise the enemy would learn that two are equally strong."""
    state = lines(
        us_art_1="union-centre", cs_inf_01="confederate-centre", cs_inf_02="confederate-centre"
    )
    state.steps[block("cs-inf-02")] = 2
    driver = moving(state, UNION, dice=[6, 1, 1])
    driver.push("done", "fire us-art-1 confederate-centre")
    assert driver.decision.seat == "confederate"
    assert driver.actions == ["hit cs-inf-01"]
    driver.push("hit cs-inf-01")
    assert state.face_up == 1 << block("us-art-1")


@pytest.mark.clause("7.34")
def test_a_forest_is_rough_for_marches_around_a_flank() -> None:
    """Three: a Confederate foot succeeds at a step's cost in the open, and fails in a forest."""
    for where, came, success in (("Fredericksburg", "Hartwood", 1), ("Hartwood", "Dumfries", 0)):
        state = lines(
            where,
            came,
            cs_inf_01="confederate-centre",
            cs_inf_02="confederate-reserve",
            us_inf_01="union-centre",
        )
        driver = moving(state, CONFEDERATE, dice=[3])
        driver.push("flank cs-inf-02 union-left", "done")
        (told,) = driver.values("flanked")
        assert (told["amount"], told["needed"], told["success"]) == (success - 1, 3, success)


@pytest.mark.clause("7.14.note")
@pytest.mark.clause("7.32")
def test_only_the_rearguard_is_pursued() -> None:
    """A division falls back to its own centre; next turn all leave, and only the other suffers."""
    state = lines(
        us_inf_01="confederate-centre",
        us_inf_02="confederate-centre",
        cs_inf_01="confederate-centre",
    )
    driver = moving(state, UNION)
    driver.push("move us-inf-01 union-centre", "done")
    while not driver.over:
        driver.push("done")
    driver = fight(state, UNION, *(f"retreat us-inf-0{n} {key('Hartwood')}" for n in (1, 2)))
    driver.chance = Scripted([6, 1, 1, 1])
    driver.push("done")
    assert [event["block"] for event in driver.values("fired")] == ["cs-inf-01"]
    assert [state.steps[block(f"us-inf-0{n}")] for n in (1, 2)] == [3, 2]


@pytest.mark.clause("7.0")
def test_a_turn_goes_from_retreats_over_moves_and_fire_to_reinforcements() -> None:
    state = lines(
        us_inf_01="confederate-centre", us_inf_02="union-reserve", cs_inf_01="confederate-centre"
    )
    place(state, "us-inf-03", "Hartwood")
    driver = fight(state, UNION)
    asked: list[str] = []
    while not driver.over:
        asked.append(driver.prompt)
        driver.push("done")
    assert asked == [f"prompt-{phase}" for phase in ("retreat", "move", "fire", "reinforce")]
