"""5 and 4.41: orders in a campaign turn, headquarters that march last, forced marches."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import Scripted
from longroll.engine.event import OBSERVER
from longroll.titles.bobbylee.components import (
    BLOCKS,
    CONFEDERATE,
    FOREST,
    GROUND,
    HEX,
    HQ,
    NAMES,
    SUPREME,
    UNION,
    hex_key,
)
from longroll.titles.bobbylee.control import OF_SIDE
from longroll.titles.bobbylee.fog import groups
from longroll.titles.bobbylee.marching import limit_over
from longroll.titles.bobbylee.orders.forcing import rough
from longroll.titles.bobbylee.state import POOL
from longroll.titles.bobbylee.turn import CampaignTurn
from tests.conformance.bobbylee.table import at, block, denied, key, place, places, table, turn
from tests.conformance.driver import Driver

# --- Who marches ----------------------------------------------------------------------------------


@pytest.mark.clause("4.41")
@pytest.mark.clause("5.12")
def test_blocks_in_the_radius_of_an_active_headquarters_march() -> None:
    state = table(us_hq_ap="Frederick", us_inf_01="Point of Rocks", us_inf_02="Rockville")
    place(state, "us-hq-av", "Rockville")
    driver = turn(state, UNION, "us-hq-ap")
    assert places(driver, "march", "us-inf-01")
    assert not places(driver, "march", "us-inf-02")
    assert denied(driver, f"march us-inf-02 {key('Frederick')}") == ("5.12", "deny-out-of-command")
    assert denied(driver, f"send us-inf-02 {key('Frederick')}") == ("5.4", "deny-no-supreme")
    driver.push("done", "done")
    assert turn(state, UNION, "us-hq-av").push(f"march us-inf-02 {key('Washington')}").actions


@pytest.mark.clause("2.24")
@pytest.mark.clause("2.27")
def test_garrisons_and_heavy_guns_march_on_no_order_from_the_field() -> None:
    state = table(us_hq_ap="Frederick", us_gar_1="Frederick", us_hvy_1="Frederick")
    driver = turn(state, UNION, "us-hq-ap")
    assert driver.actions == ["done"]
    order = f"march us-gar-1 {key('Woodsboro')}"
    assert denied(driver, order) == ("2.24", "deny-strategic-only")
    order = f"force us-hvy-1 {key('Woodsboro')} {key('Frederick')}"
    assert denied(driver, order) == ("2.27", "deny-strategic-only")


@pytest.mark.clause("5.3")
@pytest.mark.clause("2.31")
def test_each_block_marches_once_within_its_speed() -> None:
    state = table(us_hq_ap="Frederick", us_inf_01="Frederick", cs_inf_01="Richmond")
    driver = turn(state, UNION, "us-hq-ap")
    assert denied(driver, f"march us-inf-01 {key('Baltimore')}") == ("2.31", "deny-too-far")
    assert denied(driver, f"march us-inf-01 {key('Frederick')}") == ("5.3", "deny-there-already")
    assert denied(driver, f"march cs-inf-01 {key('Ashland')}") == ("5.3", "deny-not-yours")
    assert denied(driver, f"march us-inf-02 {key('Ashland')}") == ("5.3", "deny-off-the-map")
    driver.push(f"march us-inf-01 {key('Woodsboro')}")
    assert state.at[block("us-inf-01")] == at("Woodsboro")
    order = f"march us-inf-01 {key('Frederick')}"
    assert denied(driver, order) == ("5.3", "deny-moved-already")


@pytest.mark.clause("5.12")
def test_an_idle_headquarters_marches_on_the_orders_of_another() -> None:
    state = table(us_hq_ap="Frederick", us_hq_supreme="Frederick")
    driver = turn(state, UNION, "us-hq-ap")
    driver.push(f"march us-hq-supreme {key('Woodsboro')}")
    assert state.at[block("us-hq-supreme")] == at("Woodsboro")


@pytest.mark.clause("1.26")
@pytest.mark.clause("1.28")
def test_nobody_marches_into_mountains_or_the_sea() -> None:
    state = table(us_hq_ap="Frederick", us_inf_01="Frederick")
    driver = turn(state, UNION, "us-hq-ap")
    assert denied(driver, "march us-inf-01 0101") == ("1.26", "deny-closed-ground")
    sea = members(GROUND.of_terrain("sea"))[0]
    number = next(name for name, hex_ in HEX.items() if hex_ == sea)
    assert denied(driver, f"march us-inf-01 {number}") == ("1.28", "deny-closed-ground")


@pytest.mark.clause("1.24")
def test_a_forest_that_friends_left_in_this_turn_does_not_stop_a_march() -> None:
    wild = at("Chancellorsville")
    assert FOREST >> wild & 1
    beyond = {NAMES[hex_] or hex_key(hex_) for hex_ in members(GROUND.ways[wild])}
    state = table(cs_hq_anv="Fredericksburg", cs_inf_01="Fredericksburg")
    stopped = places(turn(state, CONFEDERATE, "cs-hq-anv"), "march", "cs-inf-01")
    assert "Chancellorsville" in stopped
    state = table(cs_hq_anv="Fredericksburg", cs_inf_01="Fredericksburg")
    place(state, "cs-inf-02", "Chancellorsville")
    driver = turn(state, CONFEDERATE, "cs-hq-anv")
    out = next(text for text in driver.actions if text.startswith("march cs-inf-02"))
    through = places(driver.push(out), "march", "cs-inf-01")
    assert beyond & through - stopped


# --- Attacks --------------------------------------------------------------------------------------


@pytest.mark.clause("5.31")
@pytest.mark.clause("1.21")
@pytest.mark.clause("1.27")
@pytest.mark.clause("3.42")
@pytest.mark.parametrize(("mud", "limit"), [(0, 2), (1, 1)])
def test_over_a_hexside_no_more_attack_than_its_limit(mud: int, limit: int) -> None:
    state = table(cs_hq_anv="Leesburg", us_inf_01="Poolesville")
    keys = [f"cs-inf-0{number}" for number in range(1, 5)]
    for one in keys:
        place(state, one, "Leesburg")
    state.mud = mud
    driver = turn(state, CONFEDERATE, "cs-hq-anv")
    for one in keys[:limit]:
        driver.push(f"march {one} {key('Poolesville')}")
        assert state.entered[block(one)] == at("Leesburg")
    order = f"march {keys[limit]} {key('Poolesville')}"
    assert denied(driver, order) == ("5.31", "deny-attack-limit")
    denial = driver.why(order)
    assert denial is not None
    assert dict(denial.args)["number"] == limit
    # Where nobody stands any number may pass.
    driver.push(*(f"march {one} {key('Farmwell')}" for one in keys[limit:]))


@pytest.mark.clause("5.31")
@pytest.mark.clause("4.42")
def test_where_several_sides_lead_in_the_order_names_one() -> None:
    state = table(cs_hq_av="Berryville", cs_inf_01="Berryville", us_inf_01="Winchester")
    driver = turn(state, CONFEDERATE, "cs-hq-av")
    winchester = key("Winchester")
    order = f"march cs-inf-01 {winchester}"
    assert denied(driver, order) == ("5.31", "deny-name-the-side")
    far = f"{order} {key('Strasburg')}"
    assert denied(driver, far) == ("5.31", "deny-not-over-that-side")
    driver.push(f"{order} {key('Millwood')}")
    assert state.entered[block("cs-inf-01")] == at("Millwood")
    assert driver.values("attack") == [
        {"side": "confederate", "origin": key("Millwood"), "place": winchester}
    ]


@pytest.mark.clause("5.31")
def test_where_every_side_is_full_no_side_need_be_named() -> None:
    state = table(cs_hq_av="Berryville", cs_inf_01="Berryville", us_inf_01="Winchester")
    driver = turn(state, CONFEDERATE, "cs-hq-av")
    order = f"march cs-inf-01 {key('Winchester')}"
    sides = [HEX[text.split()[3]] for text in driver.actions if text.startswith(f"{order} ")]
    others = iter([b for b in OF_SIDE[CONFEDERATE] if state.at[b] == POOL])
    for origin in sides:
        assert denied(driver, order) == ("5.31", "deny-name-the-side")
        for _ in range(limit_over(origin, at("Winchester"), state.mud)):
            one = place(state, BLOCKS[next(others)].key, "Winchester")
            state.entered[one] = origin
    assert denied(driver, order) == ("5.31", "deny-attack-limit")


@pytest.mark.clause("6.32")
@pytest.mark.clause("5.4")
def test_no_supreme_headquarters_enters_a_battle() -> None:
    state = table(cs_hq_anv="Leesburg", cs_hq_supreme="Leesburg", us_inf_01="Poolesville")
    driver = turn(state, CONFEDERATE, "cs-hq-anv")
    order = f"march cs-hq-supreme {key('Poolesville')}"
    assert denied(driver, order) == ("6.32", "deny-supreme-never-fights")


@pytest.mark.clause("4.42")
@pytest.mark.clause("5.11")
def test_a_turn_ends_with_nobody_in_battle() -> None:
    state = table(cs_hq_anv="Leesburg", cs_inf_01="Leesburg", us_inf_01="Poolesville")
    driver = turn(state, CONFEDERATE, "cs-hq-anv")
    driver.push(f"march cs-inf-01 {key('Poolesville')}", "done", "done")
    assert driver.actions == ["deploy us-inf-01 union-centre"]
    driver.push("deploy us-inf-01 union-centre", "deploy cs-inf-01 confederate-centre")
    driver.push(f"retreat cs-inf-01 {key('Leesburg')}", "done", "done")
    assert driver.over
    assert state.at[block("cs-inf-01")] == at("Leesburg")
    assert state.entered[block("cs-inf-01")] == POOL
    assert (state.moved, state.landed, state.tired) == (0, 0, 0)


# --- Headquarters that gave orders ----------------------------------------------------------------


@pytest.mark.clause("5.11")
def test_active_headquarters_march_last_after_the_loss_of_a_step() -> None:
    state = table(us_hq_ap="Frederick", us_inf_01="Frederick", us_inf_02="Woodsboro")
    driver = turn(state, UNION, "us-hq-ap")
    order = f"march us-hq-ap {key('Woodsboro')}"
    assert denied(driver, order) == ("5.11", "deny-staff-moves-last")
    driver.push("done")
    assert (driver.prompt, state.steps[block("us-hq-ap")]) == ("prompt-staff", 2)
    other = f"march us-inf-01 {key('Woodsboro')}"
    assert denied(driver, other) == ("5.11", "deny-staff-only")
    driver.push(order)
    assert state.at[block("us-hq-ap")] == at("Woodsboro")
    assert state.face_up == 0
    alike = next(keys for keys, _ in groups(state, UNION) if "us-hq-ap" in keys)
    assert {"us-hq-ap", "us-inf-02"} <= set(alike)
    assert driver.over


@pytest.mark.clause("5.11")
@pytest.mark.clause("5.32")
def test_a_headquarters_forces_its_march_too() -> None:
    state = table(us_hq_ap="Frederick")
    driver = turn(state, UNION, "us-hq-ap", dice=[6]).push("done")
    order = next(text for text in driver.actions if text.startswith("force us-hq-ap"))
    driver.push(order)
    assert state.at[block("us-hq-ap")] == HEX[order.split()[-1]]


# --- Forced marches -------------------------------------------------------------------------------


def _forced() -> tuple[str, str]:
    """A forced march of infantry from Chambersburg over open ground: where it waits, and to."""
    return key("Hagerstown"), key("Williamsport")


@pytest.mark.clause("5.32")
@pytest.mark.parametrize(
    ("die", "arrives", "steps"), [(1, False, 2), (3, False, 3), (4, True, 2), (6, True, 3)]
)
def test_a_forced_march_is_decided_when_all_have_moved(
    die: int, *, arrives: bool, steps: int
) -> None:
    state = table(us_hq_ap="Chambersburg", us_inf_01="Chambersburg", us_inf_02="Chambersburg")
    via, beyond = _forced()
    driver = turn(state, UNION, "us-hq-ap", dice=[die])
    driver.push(f"force us-inf-01 {via} {beyond}")
    assert state.at[block("us-inf-01")] == HEX[via]
    assert state.pledged[block("us-inf-01")] == HEX[beyond]
    driver.push(f"march us-inf-02 {key('Greencastle')}", "done", "done")
    assert driver.over
    assert state.at[block("us-inf-01")] == HEX[beyond if arrives else via]
    assert state.steps[block("us-inf-01")] == steps
    assert state.pledged[block("us-inf-01")] == POOL


@pytest.mark.clause("5.32")
def test_a_forced_march_is_one_hex_too_many_and_no_less() -> None:
    state = table(us_hq_ap="Chambersburg", us_inf_01="Chambersburg")
    driver = turn(state, UNION, "us-hq-ap")
    for via, hex_ in (("Greencastle", "Hagerstown"), ("Hagerstown", "Harpers Ferry")):
        order = f"force us-inf-01 {key(via)} {key(hex_)}"
        assert denied(driver, order) == ("5.32", "deny-no-forced-march")


@pytest.mark.clause("5.32")
def test_the_last_step_can_be_lost_on_the_road() -> None:
    state = table(us_hq_ap="Chambersburg")
    place(state, "us-inf-01", "Chambersburg", 1)
    via, beyond = _forced()
    driver = turn(state, UNION, "us-hq-ap", dice=[4])
    driver.push(f"force us-inf-01 {via} {beyond}", "done", "done")
    assert driver.over
    assert state.at[block("us-inf-01")] == POOL
    assert driver.told("destroyed")


def two_from_leesburg() -> str:
    """A hex of open ground, beside Middleburg, two hexes from Leesburg."""
    return next(
        name
        for name, hex_ in HEX.items()
        if GROUND.ways[at("Middleburg")] & ~FOREST & ~GROUND.ways[at("Leesburg")] & 1 << hex_
    )


@pytest.mark.clause("5.32")
@pytest.mark.clause("5.31")
def test_forced_marches_count_against_the_limit_and_the_owner_says_which_comes_first() -> None:
    """Three force their march over the bridge at Leesburg, where two may attack."""
    state = table(cs_hq_anv="Middleburg", us_inf_01="Poolesville")
    state.month = 20
    keys = [f"cs-inf-0{number}" for number in range(1, 4)]
    for one in keys:
        place(state, one, two_from_leesburg())
    driver = turn(state, CONFEDERATE, "cs-hq-anv", dice=[6, 1, 6])
    driver.push(*(f"force {one} {key('Leesburg')} {key('Poolesville')}" for one in keys))
    driver.push("done", "done")
    assert driver.actions == [f"throw {one}" for one in keys]
    assert denied(driver, "throw cs-hq-anv") == ("5.32", "deny-not-forcing")
    driver.push("throw cs-inf-03", "throw cs-inf-01")
    assert driver.actions == ["deploy us-inf-01 union-centre"]
    assert [event["roll"] for event in driver.values("forced-success")] == [6, 6]
    assert [event["roll"] for event in driver.values("forced-failure")] == [1]


@pytest.mark.clause("5.32")
def test_whoever_finds_the_limit_reached_stays_without_a_die() -> None:
    state = table(cs_hq_anv="Middleburg", cs_inf_01="Middleburg", us_inf_01="Poolesville")
    state.month = 20
    for one in ("cs-inf-02", "cs-inf-03"):
        place(state, one, "Leesburg")
    west = two_from_leesburg()
    place(state, "cs-inf-04", west)
    driver = turn(state, CONFEDERATE, "cs-hq-anv")
    driver.push(f"force cs-inf-04 {key('Leesburg')} {key('Poolesville')}")
    driver.push(*(f"march {one} {key('Poolesville')}" for one in ("cs-inf-02", "cs-inf-03")))
    driver.push("done", "done")
    assert driver.actions == ["deploy us-inf-01 union-centre"]
    assert driver.values("forced-no-room") == [
        {"side": "confederate", "origin": key("Leesburg"), "place": key("Poolesville")}
    ]
    assert state.at[block("cs-inf-04")] == at("Leesburg")


# --- What is told ---------------------------------------------------------------------------------


@pytest.mark.clause("2.4")
@pytest.mark.clause("0.units")
def test_the_enemy_is_told_from_where_to_where_and_not_who() -> None:
    state = table(us_hq_ap="Frederick", us_inf_01="Frederick", us_inf_02="Frederick")
    driver = turn(state, UNION, "us-hq-ap")
    driver.push(f"march us-inf-01 {key('Woodsboro')}")
    order = next(text for text in driver.actions if text.startswith("force us-inf-02"))
    driver.push(order)
    for event in driver.events:
        if "us-inf" in str(event.args):
            assert event.audience == ("union",), event
    (seen, *_) = driver.told("seen-moving")
    assert seen.audience == ("confederate", OBSERVER)
    assert dict(seen.args) == {
        "side": "union",
        "origin": key("Frederick"),
        "place": key("Woodsboro"),
        "how": "march",
    }


@pytest.mark.clause("5.32.mods")
def test_ground_is_rough_where_the_last_step_crosses_water_gaps_or_woods() -> None:
    def between(a: str, b: str) -> bool:
        return rough(at(a), at(b))

    assert not between("Hagerstown", "Williamsport")
    assert between("Leesburg", "Poolesville")  # a ford
    assert between("Chancellorsville", "Fredericksburg")  # woods
    assert between("Frederick", "Sharpsburg")  # a gap
    # A Confederate 3 succeeds at a step over open ground, and fails with nothing lost over rough.
    state = table(cs_hq_anv="Middleburg", us_inf_01="Poolesville")
    state.month = 20
    place(state, "cs-inf-01", two_from_leesburg())
    driver = turn(state, CONFEDERATE, "cs-hq-anv", dice=[3])
    driver.push(f"force cs-inf-01 {key('Leesburg')} {key('Poolesville')}", "done", "done")
    assert driver.over
    told = driver.values("forced-failure")[0]
    assert (told["amount"], told["needed"], told["mounted"], told["loss"]) == (-1, 3, 2, 0)


@pytest.mark.clause("1.6")
@pytest.mark.clause("5.31")
def test_on_the_turnpike_as_many_attack_in_mud_as_on_dry_roads() -> None:
    pairs = [(a, b) for a, pike in enumerate(GROUND.pike) for b in members(pike)]
    assert pairs
    for a, b in pairs:
        assert limit_over(a, b, 1) == limit_over(a, b, 0) > 0
    off = [(a, b) for a, ways in enumerate(GROUND.mud_ways) for b in members(ways)]
    assert any(limit_over(a, b, 1) < limit_over(a, b, 0) for a, b in off)
    state = table(cs_hq_av="Harrisonburg", us_inf_01="New Market")
    for number in range(1, 4):
        place(state, f"cs-inf-0{number}", "Harrisonburg")
    state.mud = 1
    driver = turn(state, CONFEDERATE, "cs-hq-av")
    pike = GROUND.pike[at("Harrisonburg")]
    assert pike
    reached = places(driver, "march", "cs-inf-01")
    assert {NAMES[hex_] for hex_ in members(pike)} <= reached


@pytest.mark.clause("3.42")
@pytest.mark.clause("2.24")
def test_in_mud_fortress_troops_move_on_the_turnpike_alone() -> None:
    state = table(us_hq_supreme="Washington", us_gar_1="Frederick", us_gar_2="Winchester")
    state.mud = 1
    driver = turn(state, UNION, "us-hq-supreme")
    assert places(driver, "send", "us-gar-1") == set()
    assert places(driver, "rail", "us-gar-1")
    pike = {NAMES[hex_] for hex_ in members(GROUND.pike[at("Winchester")])}
    assert places(driver, "send", "us-gar-2") == pike != set()


@pytest.mark.clause("5.32")
@pytest.mark.clause("1.6")
def test_along_the_turnpike_a_forced_march_reaches_a_hex_beyond_the_road() -> None:
    state = table(cs_hq_av="Staunton", cs_inf_01="Staunton")
    driver = turn(state, CONFEDERATE, "cs-hq-av")
    walked = {HEX[text.split()[2]] for text in driver.actions if text.startswith("march cs-inf")}
    forced = {
        HEX[text.split()[3]]
        for text in driver.actions
        if text.startswith("force cs-inf") and GROUND.turnpike >> HEX[text.split()[3]] & 1
    }
    assert forced
    assert not forced & walked


@pytest.mark.clause("5.2")
def test_any_number_may_stand_in_a_hex() -> None:
    state = table(us_hq_ap="Frederick")
    keys = [f"us-inf-{number:02}" for number in range(1, 16)]
    for one in keys:
        place(state, one, "Frederick")
    driver = turn(state, UNION, "us-hq-ap")
    driver.push(*(f"march {one} {key('Woodsboro')}" for one in keys))
    assert all(state.at[block(one)] == at("Woodsboro") for one in keys)


@pytest.mark.clause("2.21")
@pytest.mark.clause("5.1")
def test_each_side_has_four_headquarters_of_three_or_four_steps() -> None:
    for side in (UNION, CONFEDERATE):
        found = [one for one in BLOCKS if one.side == side and one.headquarters]
        assert sorted(one.arm for one in found) == [HQ, HQ, HQ, SUPREME]
        assert {one.steps for one in found} <= {3, 4}


@pytest.mark.clause("11.1")
@pytest.mark.clause("4.43")
@pytest.mark.clause("4.5")
@pytest.mark.parametrize("orders", [("pass",), ("activate us-hq-ap", "done", "done", "done")])
def test_supply_comes_last_and_concerns_the_active_side_alone(orders: tuple[str, ...]) -> None:
    state = table(us_hq_ap="Frederick", us_hq_av="Hagerstown", cs_hq_anv="Richmond")
    for number in range(1, 6):
        place(state, f"us-inf-0{number}", "McDowell")
        place(state, f"cs-inf-0{number}", "Gettysburg")
    driver = Driver(state, CampaignTurn(UNION, 0), Scripted())
    driver.push(*orders)
    assert (driver.decision.seat, driver.prompt) == ("union", "prompt-relief")
    driver.push("done", "starve us-inf-03")
    assert driver.over
    assert all(state.steps[block(f"cs-inf-0{number}")] == 4 for number in range(1, 6))


@pytest.mark.clause("1.21")
def test_a_hex_behind_a_closed_side_is_not_called_too_far() -> None:
    state = table(us_hq_ap="1411", us_inf_01="1411")
    driver = turn(state, UNION, "us-hq-ap")
    assert denied(driver, "march us-inf-01 1511") == ("1.21", "deny-closed-side")
