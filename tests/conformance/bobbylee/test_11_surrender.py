"""11.81: surrender, by demand and by offer."""

from __future__ import annotations

import random

import pytest

from longroll.board.region import members
from longroll.engine.action import parse
from longroll.engine.chance import Sampled, Scripted
from longroll.engine.procedure import Play
from longroll.testing import promises
from longroll.titles.bobbylee import TITLE
from longroll.titles.bobbylee.components import BLOCKS, CONFEDERATE, GROUND, LAND, UNION, hex_key
from longroll.titles.bobbylee.control import OF_SIDE
from longroll.titles.bobbylee.feeding import SupplyPhase
from longroll.titles.bobbylee.losses import besieged, destroy
from longroll.titles.bobbylee.setting_up import set_up
from longroll.titles.bobbylee.state import GONE, POOL, BobbyLeeState
from longroll.titles.bobbylee.turn import CampaignTurn
from longroll.titles.bobbylee.victory import sieges
from tests.conformance.bobbylee.table import (
    at,
    attack,
    battle,
    block,
    denied,
    game,
    key,
    place,
    table,
    turn,
)
from tests.conformance.driver import Driver


def siege() -> BobbyLeeState:
    """Two Confederate blocks in McDowell, with the enemy all around."""
    state = table(cs_inf_01="McDowell", cs_gar_1="McDowell", us_hq_ap="Washington")
    place(state, "cs-hq-anv", "Richmond")
    for number, hex_ in enumerate(members(GROUND.ways[at("McDowell")]), 1):
        place(state, f"us-inf-0{number}", hex_key(hex_))
    assert besieged(state, CONFEDERATE) == 1 << at("McDowell")
    return state


def begun(state: BobbyLeeState, side: int) -> Driver[BobbyLeeState]:
    return Driver(state, CampaignTurn(side, 0), Scripted())


@pytest.mark.clause("11.81")
def test_the_besieged_answer_a_demand_as_they_like() -> None:
    state = siege()
    driver = begun(state, UNION)
    order = f"demand {key('McDowell')}"
    driver.push(order)
    assert (driver.decision.seat, driver.prompt) == ("confederate", "prompt-surrender")
    driver.push("refuse")
    assert denied(driver, order) == ("11.81", "deny-demanded-already")
    assert state.at[block("cs-inf-01")] == at("McDowell")
    driver = begun(state, UNION)
    driver.push(order, f"yield {key('McDowell')}")
    for one in ("cs-inf-01", "cs-gar-1"):
        assert state.at[block(one)] == POOL  # to be raised again
    assert driver.decision.seat == "union"


@pytest.mark.clause("11.81")
def test_the_besieged_surrender_of_their_own_accord_in_their_turn() -> None:
    state = siege()
    driver = begun(state, CONFEDERATE)
    driver.push(f"yield {key('McDowell')}")
    assert state.at[block("cs-inf-01")] == POOL
    assert driver.values("surrender") == [{"side": "confederate", "place": key("McDowell")}]
    assert denied(driver, f"yield {key('Richmond')}") == ("11.8", "deny-not-besieged")


@pytest.mark.clause("11.81")
def test_a_surrender_comes_before_the_first_headquarters() -> None:
    driver = begun(siege(), UNION)
    assert denied(driver, f"demand {key('Richmond')}") == ("11.8", "deny-not-besieged")
    driver.push("activate us-hq-ap")
    order = f"demand {key('McDowell')}"
    assert denied(driver, order) == ("11.81", "deny-surrender-first")


@pytest.mark.clause("11.8")
@pytest.mark.clause("11.81")
def test_a_besieged_group_of_hexes_goes_by_its_first() -> None:
    state = table(us_hq_ap="Washington", cs_inf_01="McDowell", cs_inf_02="Doe Hill")
    inside = 1 << at("McDowell") | 1 << at("Doe Hill")
    around = (GROUND.ways[at("McDowell")] | GROUND.ways[at("Doe Hill")]) & ~inside
    for number, hex_ in enumerate(members(around), 1):
        place(state, f"us-inf-0{number}", hex_key(hex_))
    assert besieged(state, CONFEDERATE) == inside
    first, other = (hex_key(hex_) for hex_ in members(inside))
    driver = begun(state, UNION)
    assert denied(driver, f"demand {other}") == ("11.81", "deny-named-by")
    driver.push(f"demand {first}", f"yield {first}")
    assert (state.at[block("cs-inf-01")], state.at[block("cs-inf-02")]) == (POOL, POOL)


@pytest.mark.clause("11.8")
def test_a_port_with_a_sea_line_is_not_besieged_and_one_without_is() -> None:
    state = table(us_inf_01="Fort Monroe")
    for number, hex_ in enumerate(members(GROUND.ways[at("Fort Monroe")]), 1):
        place(state, f"cs-inf-0{number}", hex_key(hex_))
    assert not besieged(state, UNION)
    place(state, "cs-inf-09", "Baltimore")
    assert besieged(state, UNION) == 1 << at("Fort Monroe")


@pytest.mark.clause("11.81")
def test_a_demand_keeps_the_promises_of_every_decision() -> None:
    here = game("1862")
    state = here.state
    bare = siege()
    for field in ("at", "steps", "told", "group"):
        setattr(state, field, getattr(bare, field)[:])
    here.push(parse("bid 1"), "union")
    here.push(parse("bid 0"), "confederate")
    for text, seat in ((f"demand {key('McDowell')}", "union"), ("refuse", "confederate")):
        promises.check_lists(here, here.decision)
        promises.check_position(here.title, here.state)
        promises.check_secrets(here.title, here.state, 7)
        promises.check_refusal(here, here.decision, random.Random(1))
        here.push(parse(text), seat)
    assert here.decision.seat == "union"


@pytest.mark.clause("11.8", "11.81")
@pytest.mark.parametrize("seed", range(10))
def test_who_is_destroyed_in_a_siege_is_gone_and_nobody_else(seed: int) -> None:
    choose = random.Random(seed)
    state = set_up("1862", ())
    state.at = [POOL] * len(BLOCKS)
    held = choose.sample(members(LAND), 6)
    around = {near for hex_ in held for near in members(GROUND.ways[hex_])} - set(held)
    for side, hexes in ((UNION, sorted(around)), (CONFEDERATE, held)):
        for index, hex_ in zip(OF_SIDE[side], hexes, strict=False):
            state.at[index], state.steps[index] = hex_, 1
    state.active = UNION
    shut = besieged(state, CONFEDERATE)
    assert shut
    for index, where in enumerate(tuple(state.at)):
        if BLOCKS[index].side != CONFEDERATE or where < 0:
            continue
        table_ = state.copy()
        destroy(Play(table_, Scripted()), index)
        assert table_.at[index] == (GONE if shut >> where & 1 else POOL)


# --- Who is lost for good -------------------------------------------------------------------------


def valley(steps: int = 1) -> BobbyLeeState:
    """Confederates in McDowell and Doe Hill beside it, besieged together."""
    state = table()
    inside = (at("McDowell"), at("Doe Hill"))
    for number, hex_ in enumerate(inside, 1):
        place(state, f"cs-inf-0{number}", hex_key(hex_), steps)
    around = (GROUND.ways[inside[0]] | GROUND.ways[inside[1]]) & ~sum(1 << hex_ for hex_ in inside)
    for number, hex_ in enumerate(members(around), 1):
        place(state, f"us-inf-0{number}", hex_key(hex_))
    return state


@pytest.mark.clause("11.8", "11.81")
def test_of_a_besieged_group_all_who_starve_in_a_month_are_lost_for_good() -> None:
    """The last block of one hex falls first, and the other hex is besieged all the same."""
    state = valley()
    sieges(Play(state, Sampled(1)))
    assert [state.at[block(f"cs-inf-0{n}")] for n in (1, 2)] == [GONE, GONE]
    assert not any(state.sieges)


@pytest.mark.clause("11.6", "11.81")
@pytest.mark.parametrize(("relieved", "lost"), [(False, GONE), (True, POOL)])
def test_who_starves_after_his_siege_was_raised_can_come_back(relieved: bool, lost: int) -> None:
    """The supply phase looks anew: the battles of the turn may have opened a way."""
    state = siege()
    state.mud, state.active = 1, CONFEDERATE
    state.sieges[CONFEDERATE] = besieged(state, CONFEDERATE)
    place(state, "cs-inf-02", "McDowell")
    for which in ("cs-inf-01", "cs-inf-02", "cs-gar-1"):
        state.steps[block(which)] = 1
    if relieved:
        for one in OF_SIDE[UNION]:
            state.at[one], state.steps[one] = POOL, 0
    driver = Driver(state, SupplyPhase(CONFEDERATE), Scripted()).push("done", "starve cs-inf-01")
    assert driver.over
    assert state.at[block("cs-inf-01")] == lost


@pytest.mark.clause("11.8", "3.42")
def test_sides_that_mud_has_closed_relieve_nobody() -> None:
    state = table(cs_inf_01="McDowell", us_inf_01="Doe Hill")
    assert members(GROUND.mud_ways[at("McDowell")]) == [at("Doe Hill")]
    assert not besieged(state, CONFEDERATE)
    state.mud = 1
    assert besieged(state, CONFEDERATE) == 1 << at("McDowell")
    destroy(Play(state, Sampled(1)), block("cs-inf-01"))
    assert state.at[block("cs-inf-01")] == GONE


@pytest.mark.clause("11.81", "5.11")
def test_a_headquarters_that_spends_its_last_step_in_a_siege_can_be_raised_again() -> None:
    """Permanently lost is who falls to attrition or combat; orders are neither."""
    state = siege()
    index = place(state, "cs-hq-av", "McDowell", 1)
    turn(state, CONFEDERATE, "cs-hq-av").push("done")
    assert state.at[index] == POOL


@pytest.mark.clause("11.81", "11.7")
def test_so_can_one_that_feeds_the_besieged_with_it() -> None:
    state = siege()
    state.mud, state.active = 1, CONFEDERATE
    index = place(state, "cs-hq-av", "McDowell", 1)
    Driver(state, SupplyPhase(CONFEDERATE), Scripted()).push("feed cs-hq-av")
    assert state.at[index] == POOL


@pytest.mark.clause("11.81", "6.32")
def test_so_can_one_that_pays_for_another_day_of_a_sortie() -> None:
    state = siege()
    state.sieges[CONFEDERATE] = besieged(state, CONFEDERATE)
    near = members(GROUND.ways[at("McDowell")])[0]
    attack(state, CONFEDERATE, hex_key(near), cs_inf_01="McDowell", cs_hq_av="McDowell")
    state.steps[block("cs-hq-av")] = 1
    guard = next(n for n in range(1, 9) if state.at[block(f"us-inf-0{n}")] == near)
    driver = battle(state, CONFEDERATE, f"deploy us-inf-0{guard} union-centre")
    driver.push("deploy cs-inf-01 confederate-centre")
    while "stay cs-hq-av" not in driver.actions:
        wanted = [a for a in ("deploy cs-hq-av confederate-reserve", "stay") if a in driver.actions]
        driver.push(wanted[0] if wanted else "done")
    driver.push("stay cs-hq-av")
    assert state.at[block("cs-hq-av")] == POOL


@pytest.mark.clause("11.81", "10.4")
def test_who_falls_on_an_enemy_shore_was_never_besieged() -> None:
    """Enemies hold all that lies around Big Bethel; the landing still came from the sea."""
    state = table(cs_inf_01="Big Bethel", cs_inf_02="Yorktown", cs_inf_03="Lee's Mill")
    place(state, "cs-inf-04", "Fort Monroe")
    attack(state, UNION, "Big Bethel", us_inf_01="Annapolis")
    state.landed = 1 << block("us-inf-01")
    destroy(Play(state, Sampled(1)), block("us-inf-01"))
    assert state.at[block("us-inf-01")] == POOL


@pytest.mark.clause("11.81")
@pytest.mark.parametrize("left", [0, 1])
def test_the_besieged_who_fall_in_a_sortie_are_lost_for_good(left: int) -> None:
    """Whether some of them stay behind or all go."""
    state = siege()
    state.sieges[CONFEDERATE] = besieged(state, CONFEDERATE)
    near = members(GROUND.ways[at("McDowell")])[0]
    if not left:
        state.at[block("cs-gar-1")], state.steps[block("cs-gar-1")] = POOL, 0
    attack(state, CONFEDERATE, hex_key(near), cs_inf_01="McDowell")
    state.tired = 1 << block("cs-inf-01")
    state.steps[block("cs-inf-01")] = 1
    guard = next(n for n in range(1, 9) if state.at[block(f"us-inf-0{n}")] == near)
    battle(
        state,
        CONFEDERATE,
        f"deploy us-inf-0{guard} union-centre",
        "deploy cs-inf-01 confederate-reserve",
    )
    assert state.at[block("cs-inf-01")] == GONE


@pytest.mark.clause("11.81")
def test_a_turn_begins_with_the_sieges_of_each_side_and_ends_without() -> None:
    state = siege()
    driver = begun(state, UNION)
    assert state.sieges == [0, 1 << at("McDowell")]
    driver.push("pass")
    assert driver.over
    assert state.sieges == [0, 0]


@pytest.mark.clause("11.81")
@pytest.mark.parametrize(("whose", "lost"), [(UNION, GONE), (CONFEDERATE, POOL)])
def test_who_attacks_from_a_hex_that_the_enemy_held_besieged_is_not_besieged(
    whose: int, lost: int
) -> None:
    """Doe Hill has yielded or been won since the turn began; its besiegers fight on from there."""
    state = table(cs_inf_01="McDowell")
    state.sieges[whose] = 1 << at("Doe Hill")
    attack(state, UNION, "McDowell", us_inf_01="Doe Hill")
    destroy(Play(state, Sampled(1)), block("us-inf-01"))
    assert state.at[block("us-inf-01")] == lost


@pytest.mark.clause("11.81")
def test_positions_tell_the_besieged_hexes_by_side_and_the_older_ones_do_not() -> None:
    state = siege()
    state.sieges[CONFEDERATE] = besieged(state, CONFEDERATE)
    told = TITLE.dump(state)
    hexes = [key("McDowell")]
    assert told["sieges"] == {"union": [], "confederate": hexes}
    assert TITLE.load(told).sieges == state.sieges
    older = TITLE.load({**told, "sieges": hexes})
    assert older.sieges == [1 << at("McDowell")] * 2
