"""5.4, 9.3, 9.4, 10.3 to 10.5: strategic moves by land, by rail, by sea and over rivers."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.titles.bobbylee.components import CONFEDERATE, GROUND, HEX, NAMES, UNION
from longroll.titles.bobbylee.state import POOL, BobbyLeeState
from longroll.titles.bobbylee.supply import lines
from tests.conformance.bobbylee.table import at, block, denied, key, place, places, table, turn
from tests.conformance.driver import Driver


def union(**where: str) -> Driver[BobbyLeeState]:
    """A turn of the Union with its supreme headquarters, in Washington, at three steps."""
    return turn(table(us_hq_supreme="Washington", **where), UNION, "us-hq-supreme")


def south(**where: str) -> Driver[BobbyLeeState]:
    """A turn of the Confederates with their supreme headquarters, in Danville."""
    return turn(table(cs_hq_supreme="Danville", **where), CONFEDERATE, "cs-hq-supreme")


def left(driver: Driver[BobbyLeeState]) -> int:
    """The strategic moves that are left, as the question says."""
    return int(dict(driver.decision.prompt.args)["points"])


# --- The supreme headquarters ---------------------------------------------------------------------


@pytest.mark.clause("5.4")
def test_the_supreme_headquarters_has_as_many_moves_as_steps_and_no_radius() -> None:
    state = table(us_hq_supreme="Washington", us_inf_01="McDowell", us_inf_02="Washington")
    state.steps[block("us-hq-supreme")] = 2
    driver = turn(state, UNION, "us-hq-supreme")
    assert left(driver) == 2
    assert not [text for text in driver.actions if text.startswith("march")]
    order = f"march us-inf-02 {key('Rockville')}"
    assert denied(driver, order) == ("5.12", "deny-out-of-command")
    # It orders any block, with supply or without.
    driver.push(f"send us-inf-01 {key('Doe Hill')}")
    assert left(driver) == 1
    driver.push(f"rail us-inf-02 {key('Baltimore')}")
    assert driver.actions == ["done"]
    order = f"send us-inf-03 {key('Rockville')}"
    place(state, "us-inf-03", "Washington")
    assert denied(driver, order) == ("5.4", "deny-too-few-moves")
    order = f"rail us-inf-03 {key('Baltimore')}"
    assert denied(driver, order) == ("5.4", "deny-too-few-moves")
    driver.push("done")
    assert (driver.prompt, state.steps[block("us-hq-supreme")]) == ("prompt-staff", 1)


@pytest.mark.clause("5.4.land")
@pytest.mark.clause("2.24")
@pytest.mark.clause("2.27")
def test_by_strategic_orders_garrisons_and_heavy_guns_march_and_nobody_by_force() -> None:
    driver = union(us_gar_1="Frederick", us_hvy_1="Frederick", us_cav_1="Frederick")
    assert places(driver, "send", "us-gar-1") == places(driver, "send", "us-hvy-1") != set()
    assert places(driver, "send", "us-gar-1") < places(driver, "send", "us-cav-1")
    assert not [text for text in driver.actions if text.startswith("force")]
    driver.push(f"send us-gar-1 {key('Woodsboro')}")
    assert driver.state.at[block("us-gar-1")] == at("Woodsboro")


@pytest.mark.clause("5.4.land")
@pytest.mark.clause("5.31")
def test_a_strategic_march_attacks_within_the_limit() -> None:
    state = table(cs_hq_supreme="Danville", us_inf_01="Poolesville")
    for number in range(1, 4):
        place(state, f"cs-inf-0{number}", "Leesburg")
    driver = turn(state, CONFEDERATE, "cs-hq-supreme")
    driver.push(*(f"send cs-inf-0{number} {key('Poolesville')}" for number in (1, 2)))
    assert state.entered[block("cs-inf-01")] == at("Leesburg")
    order = f"send cs-inf-03 {key('Poolesville')}"
    assert denied(driver, order) == ("5.31", "deny-attack-limit")


@pytest.mark.clause("5.11")
@pytest.mark.clause("5.4")
def test_the_supreme_headquarters_marches_last_as_any_other() -> None:
    driver = union(us_inf_01="Frederick")
    driver.push("done", f"march us-hq-supreme {key('Rockville')}")
    assert driver.over
    assert driver.state.at[block("us-hq-supreme")] == at("Rockville")


# --- Railways -------------------------------------------------------------------------------------


@pytest.mark.clause("5.4.rail")
@pytest.mark.clause("9.3")
@pytest.mark.clause("1.4")
def test_by_rail_a_block_goes_any_distance_over_its_own_railways() -> None:
    driver = south(cs_inf_01="Weldon", us_inf_01="Gordonsville")
    reached = places(driver, "rail", "cs-inf-01")
    assert {"Fredericksburg", "Norfolk"} <= reached
    # The enemy's block closes the line at Gordonsville, and all that lies behind.
    assert not {"Gordonsville", "Orange Court House", "Manassas Junction"} & reached
    order = f"rail cs-inf-01 {key('Gordonsville')}"
    assert denied(driver, order) == ("9.1", "deny-railway-not-yours")
    order = f"rail cs-inf-01 {key('Tappahannock')}"
    assert denied(driver, order) == ("9.3", "deny-no-railway")
    order = f"rail cs-inf-01 {key('Martinsburg')}"
    assert denied(driver, order) == ("9.3", "deny-no-line")
    driver.push(f"rail cs-inf-01 {key('Fredericksburg')}")
    assert left(driver) == 3
    assert driver.state.entered[block("cs-inf-01")] == POOL


@pytest.mark.clause("9.4")
def test_a_change_of_gauge_costs_another_move() -> None:
    driver = south(cs_inf_01="Weldon", cs_inf_02="Weldon")
    driver.push(f"rail cs-inf-01 {key('Burkeville')}")
    assert left(driver) == 2
    driver.push(f"rail cs-inf-02 {key('Richmond')}")
    assert left(driver) == 1


@pytest.mark.clause("9.4")
def test_one_move_that_is_left_does_not_pay_for_two_gauges() -> None:
    state = table(cs_hq_supreme="Danville", cs_inf_01="Weldon")
    state.steps[block("cs-hq-supreme")] = 1
    driver = turn(state, CONFEDERATE, "cs-hq-supreme")
    assert "Richmond" in places(driver, "rail", "cs-inf-01")
    order = f"rail cs-inf-01 {key('Burkeville')}"
    assert denied(driver, order) == ("5.4", "deny-too-few-moves")


@pytest.mark.clause("9.1")
@pytest.mark.clause("9.5")
def test_the_union_rides_southern_railways_as_far_as_it_holds_their_towns() -> None:
    state = table(us_hq_supreme="Washington", us_inf_01="Alexandria", us_inf_02="Washington")
    state.month = 13
    driver = turn(state, UNION, "us-hq-supreme")
    reached = places(driver, "rail", "us-inf-02")
    assert "Alexandria" in reached
    order = f"rail us-inf-02 {key('Manassas Junction')}"
    assert denied(driver, order) == ("9.1", "deny-railway-not-yours")
    # Over Fairfax Station, which is empty, it may ride, but not end there.
    order = f"rail us-inf-02 {key('Fairfax Station')}"
    assert denied(driver, order) == ("9.3", "deny-not-held")
    place(state, "us-inf-03", "Manassas Junction")
    driver = turn(state, UNION, "us-hq-supreme")
    assert "Manassas Junction" in places(driver, "rail", "us-inf-02")
    state = table(us_hq_supreme="Washington", us_inf_01="Alexandria", us_inf_02="Washington")
    driver = turn(state, UNION, "us-hq-supreme")
    assert "Alexandria" not in places(driver, "rail", "us-inf-02")


@pytest.mark.clause("9.1")
def test_confederates_never_ride_northern_railways() -> None:
    driver = south(cs_inf_01="Frederick")
    assert not places(driver, "rail", "cs-inf-01")
    order = f"rail cs-inf-01 {key('Baltimore')}"
    assert denied(driver, order) == ("9.1", "deny-railway-not-yours")


@pytest.mark.clause("9.6")
def test_no_train_runs_on_the_turnpike() -> None:
    driver = south(cs_inf_01="Harrisonburg")
    assert not places(driver, "rail", "cs-inf-01")


@pytest.mark.clause("9.3")
@pytest.mark.clause("9.2")
def test_off_the_map_from_one_supply_hex_to_another() -> None:
    driver = union(us_inf_01="Harrisburg", us_inf_02="Baltimore")
    assert places(driver, "transfer", "us-inf-01") == {"Oakland", "Havre de Grace"}
    order = f"transfer us-inf-02 {key('Oakland')}"
    assert denied(driver, order) == ("9.3", "deny-no-supply-hex")
    driver.push(f"transfer us-inf-01 {key('Oakland')}")
    assert left(driver) == 2
    driver = south(cs_inf_01="Weldon", us_inf_01="Liberty")
    assert places(driver, "transfer", "cs-inf-01") == {"Danville"}
    driver.push(f"transfer cs-inf-01 {key('Danville')}")
    assert left(driver) == 2


# --- The sea --------------------------------------------------------------------------------------


@pytest.mark.clause("5.4.sea")
@pytest.mark.clause("10.3")
@pytest.mark.clause("10.1")
def test_the_union_sails_between_ports_that_are_friends() -> None:
    driver = union(us_inf_01="Washington", us_inf_02="Alexandria", us_art_1="Fort Monroe")
    assert {"Baltimore", "Fort Monroe", "Annapolis"} <= places(driver, "sail", "us-inf-01")
    assert "Yorktown" not in places(driver, "sail", "us-inf-01")
    order = f"sail us-inf-01 {key('Yorktown')}"
    assert denied(driver, order) == ("10.3", "deny-no-port")
    assert "Washington" in places(driver, "sail", "us-art-1")
    driver.push(f"sail us-inf-01 {key('Fort Monroe')}")
    assert left(driver) == 2
    # By rail and by sea in one turn nobody goes: each moves once.
    order = f"rail us-inf-01 {key('Baltimore')}"
    assert denied(driver, order) == ("5.3", "deny-moved-already")


@pytest.mark.clause("10.2")
def test_an_enemy_port_parts_a_river_but_above_it_ships_still_go() -> None:
    driver = union(us_inf_01="Washington", us_inf_02="Baltimore")
    assert places(driver, "sail", "us-inf-01") == set()
    order = f"sail us-inf-01 {key('Baltimore')}"
    assert denied(driver, order) == ("10.2", "deny-water-closed")
    driver = south(cs_inf_01="Richmond", us_inf_01="Harrison's Landing")
    assert places(driver, "sail", "cs-inf-01") == {"City Point", "Petersburg"}


@pytest.mark.clause("10.1")
@pytest.mark.clause("5.4.sea")
def test_confederates_sail_on_their_rivers_while_norfolk_is_theirs() -> None:
    driver = south(cs_inf_01="Richmond", cs_gar_1="Yorktown")
    here = {"Norfolk", "Harrison's Landing", "City Point", "Petersburg"}
    assert places(driver, "sail", "cs-inf-01") == here
    assert places(driver, "sail", "cs-gar-1") == set()
    driver = south(cs_inf_01="Richmond", us_inf_01="Norfolk")
    assert places(driver, "sail", "cs-inf-01") == set()
    order = f"sail cs-inf-01 {key('Petersburg')}"
    assert denied(driver, order) == ("10.1", "deny-norfolk")
    driver = south(cs_inf_01="Richmond", cs_inf_02="Norfolk")
    for name in ("Fredericksburg", "West Point"):
        order = f"sail cs-inf-01 {key(name)}"
        assert denied(driver, order) == ("10.1", "deny-southern-waters")
    for verb, clause in (("invade", "10.4"), ("evacuate", "10.42")):
        order = f"{verb} cs-inf-01 {key('Petersburg')}"
        assert denied(driver, order) == (clause, "deny-union-only")


@pytest.mark.clause("10.2")
@pytest.mark.clause("11.42")
def test_a_sea_line_above_an_enemy_port_feeds_its_ports() -> None:
    """Petersburg, cut off by land, is fed from Richmond by water."""
    state = table(us_inf_01="Harrison's Landing", us_inf_02="Drewry's Bluff")
    for number, name in enumerate(("Five Forks", "Dinwiddie Court House"), 3):
        place(state, f"us-inf-0{number}", name)
    for number, name in enumerate(("Prince George Court House",), 5):
        place(state, f"us-inf-0{number}", name)
    assert lines(state, CONFEDERATE) >> at("Petersburg") & 1


@pytest.mark.clause("10.4")
def test_union_infantry_lands_on_any_shore_that_no_enemy_port_closes() -> None:
    state = table(us_hq_supreme="Washington", us_inf_01="Fort Monroe", us_cav_1="Fort Monroe")
    place(state, "cs-inf-01", "Gloucester Court House")
    place(state, "us-inf-02", "Frederick")
    place(state, "us-gar-1", "Fort Monroe")
    driver = turn(state, UNION, "us-hq-supreme")
    shores = places(driver, "invade", "us-inf-01")
    assert {"Gloucester Court House", "Yorktown", "Norfolk", "Point Lookout"} - shores == {
        "Point Lookout"  # a port of its own: there it sails
    }
    assert "West Point" not in shores  # behind Yorktown
    assert "Richmond" not in shores
    for verb, who, where, found in (
        ("invade", "us-cav-1", "Yorktown", "deny-infantry-only"),
        ("invade", "us-gar-1", "Yorktown", "deny-infantry-only"),
        ("invade", "us-inf-02", "Yorktown", "deny-no-port"),
        ("invade", "us-inf-01", "Frederick", "deny-no-shore"),
        ("invade", "us-inf-01", "Baltimore", "deny-ports-sail"),
    ):
        assert denied(driver, f"{verb} {who} {key(where)}") == ("10.4", found)
    order = f"invade us-inf-01 {key('West Point')}"
    assert denied(driver, order) == ("10.2", "deny-water-closed")
    driver.push(f"invade us-inf-01 {key('Gloucester Court House')}")
    assert left(driver) == 1
    assert state.entered[block("us-inf-01")] == at("Fort Monroe")
    assert state.landed == 1 << block("us-inf-01")


@pytest.mark.clause("10.4")
@pytest.mark.clause("3.42")
def test_in_mud_a_landing_costs_three() -> None:
    state = table(us_hq_supreme="Washington", us_inf_01="Fort Monroe")
    state.mud = 1
    driver = turn(state, UNION, "us-hq-supreme")
    driver.push(f"invade us-inf-01 {key('Yorktown')}")
    assert driver.actions == ["done"]
    # An empty hex is taken, not fought for.
    assert state.landed == 0


@pytest.mark.clause("10.41")
def test_who_has_landed_in_battle_is_told_from_where() -> None:
    driver = union(us_inf_01="Fort Monroe", cs_inf_01="Yorktown")
    driver.push(f"invade us-inf-01 {key('Yorktown')}")
    assert driver.values("attack") == [
        {"side": "union", "origin": key("Fort Monroe"), "place": key("Yorktown")}
    ]
    driver.push("done", "done")
    assert driver.state.landed == 1 << block("us-inf-01")
    assert driver.state.entered[block("us-inf-01")] == at("Fort Monroe")


@pytest.mark.clause("10.42")
def test_ships_take_blocks_off_a_friendly_shore() -> None:
    driver = union(us_cav_1="Gloucester Court House", us_inf_02="Frederick", us_inf_01="Annapolis")
    assert "Fort Monroe" in places(driver, "evacuate", "us-cav-1")
    for who, where, found in (
        ("us-inf-02", "Baltimore", "deny-no-shore"),
        ("us-inf-01", "Baltimore", "deny-ports-sail"),
        ("us-cav-1", "Yorktown", "deny-no-port"),
    ):
        assert denied(driver, f"evacuate {who} {key(where)}") == ("10.42", found)
    driver.push(f"evacuate us-cav-1 {key('Baltimore')}")
    assert left(driver) == 1


# --- Rivers ---------------------------------------------------------------------------------------


@pytest.mark.clause("10.5")
@pytest.mark.clause("5.4.cross")
@pytest.mark.clause("1.27")
def test_boats_cross_a_great_river_above_its_last_port() -> None:
    driver = union(us_inf_01="Poolesville", us_inf_02="Tennallytown", us_gar_1="Tennallytown")
    order = f"cross us-inf-01 {key('Dranesville')}"
    driver.push(order)  # enemy ground, and empty
    assert left(driver) == 1
    order = f"cross us-inf-02 {key('Rockville')}"
    assert denied(driver, order) == ("10.5", "deny-no-great-river")
    order = f"cross us-inf-02 {key('Fairfax Court House')}"
    assert denied(driver, order) == ("5.4", "deny-too-few-moves")
    # Dranesville is in its hands now, and to friends a crossing costs one.
    driver.push(f"cross us-gar-1 {key('Dranesville')}")
    assert driver.actions == ["done"]


@pytest.mark.clause("10.5")
def test_nobody_attacks_over_a_river_nor_crosses_where_ships_go() -> None:
    driver = union(us_inf_01="Poolesville", cs_inf_01="Dranesville", us_inf_02="Washington")
    order = f"cross us-inf-01 {key('Dranesville')}"
    assert denied(driver, order) == ("10.5", "deny-no-attack-across")
    other = next(h for h in members(GROUND.shores[at("Port Tobacco")]))
    place(driver.state, "us-inf-03", "Port Tobacco")
    number = next(name for name, hex_ in HEX.items() if hex_ == other)
    order = f"cross us-inf-03 {number}"
    assert denied(driver, order) == ("10.5", "deny-navigable"), NAMES[other]


@pytest.mark.clause("10.5")
def test_confederates_cross_rivers_too() -> None:
    driver = south(cs_inf_01="Dranesville", cs_inf_02="Goochland Court House")
    driver.push(f"cross cs-inf-02 {key('Powhatan Court House')}")
    assert left(driver) == 3
    driver.push(f"cross cs-inf-01 {key('Poolesville')}")
    assert left(driver) == 1
