"""5.12, 5.3, 9.1, 10.2 and 11: command, marches, railways, sea lines and supply."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.titles.bobbylee.command import command, radius
from longroll.titles.bobbylee.components import (
    BLOCKS,
    CONFEDERATE,
    FOREST,
    GRID,
    GROUND,
    HEX,
    LAND,
    NAMES,
    TABLES,
    UNION,
)
from longroll.titles.bobbylee.control import occupied
from longroll.titles.bobbylee.marching import (
    VACANT,
    forced_result,
    marches,
    range_of,
    reach,
    speed,
)
from longroll.titles.bobbylee.setting_up import set_up
from longroll.titles.bobbylee.supply import forage, lines, ports_open, railways, supplied
from tests.conformance.bobbylee.table import at, block, place, table


def names(mask: int) -> set[str]:
    return {NAMES[hex_] for hex_ in members(mask)}


# --- Command --------------------------------------------------------------------------------------


@pytest.mark.clause("5.12")
def test_orders_reach_one_hex_in_the_north_two_in_the_south_more_under_lee_and_grant() -> None:
    state = table(us_hq_ap="Frederick", us_hq_av="Hagerstown", cs_hq_anv="Culpeper Court House")
    keys = ("us-hq-ap", "us-hq-av", "cs-hq-anv", "cs-hq-av")
    assert [radius(state, block(key)) for key in keys] == [1, 1, 2, 2]
    state.month = 16  # May 1862
    assert radius(state, block("cs-hq-anv")) == 2
    state.month = 17
    assert radius(state, block("cs-hq-anv")) == 3
    state.month = 37  # February 1864
    assert radius(state, block("us-hq-ap")) == 1
    state.month = 38
    assert [radius(state, block(key)) for key in keys] == [2, 1, 3, 2]


@pytest.mark.clause("5.12")
@pytest.mark.clause("5.4")
def test_orders_do_not_pass_mountains_great_rivers_or_enemies() -> None:
    state = table(us_hq_av="Harrisonburg")
    reached = names(command(state, block("us-hq-av")))
    assert "New Market" in reached
    assert "Conrad's Store" not in reached
    state = table(cs_hq_anv="Leesburg")
    around = GROUND.ways[at("Leesburg")]
    assert command(state, block("cs-hq-anv")) & ~around & ~(1 << at("Leesburg"))
    for number, hex_ in enumerate(members(around), 1):
        place(state, f"us-inf-0{number}", GRID.name(hex_))
    assert command(state, block("cs-hq-anv")) == around | 1 << at("Leesburg")
    supreme = table(cs_hq_supreme="Richmond")
    assert command(supreme, block("cs-hq-supreme")) == 0


# --- Marches --------------------------------------------------------------------------------------


@pytest.mark.clause("2.31")
@pytest.mark.clause("3.42")
@pytest.mark.clause("2.24")
@pytest.mark.clause("2.27")
def test_horse_goes_farther_mud_costs_a_hex_and_fortress_troops_stay() -> None:
    state = table()
    keys = ("us-inf-01", "us-cav-1", "us-art-1", "us-hq-ap")
    assert [speed(state, block(key)) for key in keys] == [2, 3, 2, 2]
    state.mud = 1
    assert [speed(state, block(key)) for key in keys] == [1, 2, 1, 1]
    still = {BLOCKS[one.index].arm for one in BLOCKS if not marches(one.index)}
    assert still == {BLOCKS[block("us-gar-1")].arm, BLOCKS[block("us-hvy-1")].arm}


@pytest.mark.clause("5.3")
@pytest.mark.clause("2.31")
def test_over_open_ground_a_block_reaches_what_lies_within_its_speed() -> None:
    state = table(us_inf_01="Frederick")
    found = reach(state, block("us-inf-01"), occupied(state, UNION))
    assert all(GRID.distance(at("Frederick"), hex_) <= 2 for hex_ in found)
    assert at("Woodsboro") in found
    farther = reach(state, block("us-inf-01"), occupied(state, UNION), extra=1)
    assert set(found) < set(farther)


@pytest.mark.clause("1.24")
def test_an_empty_forest_stops_a_march_unless_friends_stood_there() -> None:
    wilderness = at("Chancellorsville")
    assert FOREST >> wilderness & 1
    before = next(hex_ for hex_ in members(GROUND.ways[wilderness]) if not FOREST >> hex_ & 1)
    state = table()
    one = block("cs-cav-1")
    state.at[one], state.steps[one] = before, 4
    stopped = reach(state, one, 1 << before)
    through = reach(state, one, 1 << before | 1 << wilderness)
    assert wilderness in stopped
    assert set(stopped) <= set(through)
    entered = [hex_ for hex_, origins in stopped.items() if wilderness in origins]
    assert not entered
    assert [hex_ for hex_, origins in through.items() if wilderness in origins]


@pytest.mark.clause("1.25")
def test_a_swamp_stops_who_has_crossed_it() -> None:
    here, there = next((a, b) for a, swampy in enumerate(GROUND.swampy) for b in members(swampy))
    state = table()
    one = block("cs-inf-01")
    state.at[one], state.steps[one] = here, 4
    found = reach(state, one, LAND)
    assert here in found[there]
    # Two hexes are its march: nobody leaves there who has crossed the swamp.
    assert not [hex_ for hex_, origins in found.items() if there in origins]


@pytest.mark.clause("5.31")
@pytest.mark.clause("4.42")
def test_in_a_hex_of_the_enemy_the_march_is_over() -> None:
    state = table(cs_cav_1="Winchester", us_inf_01="Berryville")
    found = reach(state, block("cs-cav-1"), occupied(state, CONFEDERATE))
    assert at("Winchester") in found[at("Berryville")]
    assert all(at("Berryville") not in origins for origins in found.values())


@pytest.mark.clause("1.26")
@pytest.mark.clause("1.27")
@pytest.mark.clause("1.28")
def test_no_march_leads_over_closed_sides() -> None:
    for key, name in (("cs-cav-1", "Harrisonburg"), ("cs-inf-01", "Suffolk")):
        state = table(**{key.replace("-", "_"): name})
        for hex_, origins in reach(state, block(key), 0).items():
            assert origins
            assert all(GROUND.ways[origin] >> hex_ & 1 for origin in origins)


@pytest.mark.clause("1.21.winter")
@pytest.mark.clause("3.42")
def test_in_mud_some_sides_are_closed() -> None:
    state = table(cs_cav_1="Goshen")
    dry = reach(state, block("cs-cav-1"), LAND)
    assert at("Brownsburg") in dry
    state.mud = 1
    assert HEX["0115"] not in reach(state, block("cs-cav-1"), LAND).get(at("Brownsburg"), ())


@pytest.mark.clause("1.6")
def test_along_the_turnpike_a_block_goes_a_hex_farther_in_any_weather() -> None:
    state = table(cs_inf_01="Staunton")
    pike = [h for h in members(GROUND.turnpike) if h != at("Staunton")]
    found = reach(state, block("cs-inf-01"), LAND)
    on_pike = {h for h in found if h in pike}
    assert "Port Republic" in {NAMES[h] for h in on_pike}
    farthest = max(_pike_distance(at("Staunton"), h) for h in on_pike)
    assert farthest == 3
    state.mud = 1
    found = reach(state, block("cs-inf-01"), LAND)
    assert max(_pike_distance(at("Staunton"), h) for h in found if h in pike) == 2


def _pike_distance(start: int, end: int) -> int:
    found, steps = 1 << start, 0
    while not found >> end & 1:
        for hex_ in members(found):
            found |= GROUND.pike[hex_]
        steps += 1
    return steps


@pytest.mark.clause("5.31")
@pytest.mark.clause("5.32")
@pytest.mark.parametrize("mud", [0, 1])
@pytest.mark.parametrize("scenario", ["1861", "1863"])
def test_a_range_is_what_the_march_reaches_and_by_force_one_hex_more(
    scenario: str, mud: int
) -> None:
    """`range_of`, with masks and a memory, against `reach`, hex by hex."""
    state = set_up(scenario, ())
    state.mud = mud
    doors = 0
    for one in BLOCKS:
        if state.at[one.index] < 0 or not marches(one.index):
            continue
        own, enemies = occupied(state, one.side), occupied(state, 1 - one.side)
        pace = speed(state, one.index)
        found = range_of(state.at[one.index], pace, mud, enemies, own & FOREST)
        walked = reach(state, one.index, own)
        forced = reach(state, one.index, own, extra=1)
        assert set(members(found.open)) == {h for h in walked if not enemies >> h & 1}
        entered = {(h, via) for h, origins in walked.items() for via in origins if enemies >> h & 1}
        assert {(hex_, via) for hex_, via, _ in found.doors} == entered
        doors += len(entered)
        for via, hex_, limit in found.forced:
            assert via in forced[hex_]
            assert (limit == VACANT) == (not enemies >> hex_ & 1)
            assert hex_ not in walked or (enemies >> hex_ & 1 and via not in walked[hex_])
        assert set(forced) - set(walked) == {
            hex_ for _, hex_, _ in found.forced if hex_ not in walked
        }
    assert doors


@pytest.mark.clause("5.32")
@pytest.mark.clause("5.32.mods")
def test_a_forced_march_is_easier_for_horse_and_the_south_harder_in_mud_and_woods() -> None:
    state = table()
    foot, horse, south = (block(key) for key in ("us-inf-01", "us-cav-1", "cs-inf-01"))
    assert [forced_result(state, foot, die, rough=False) for die in range(1, 7)] == [
        *((False, True), (False, False), (False, False)),
        *((True, True), (True, False), (True, False)),
    ]
    assert forced_result(state, south, 3, rough=False) == (True, True)
    assert forced_result(state, horse, 3, rough=False) == (True, True)
    assert forced_result(state, horse, 6, rough=False) == (True, False)
    assert forced_result(state, foot, 4, rough=True) == (False, False)
    state.mud = 1
    assert forced_result(state, foot, 2, rough=True) == (False, True)
    assert forced_result(state, horse, 5, rough=True) == (True, True)


# --- Railways and supply --------------------------------------------------------------------------


@pytest.mark.clause("9.1")
def test_the_union_holds_every_town_of_a_southern_railway_that_it_uses() -> None:
    state = table(us_inf_01="Alexandria")
    there = names(railways(state, UNION))
    assert {"Alexandria", "Fairfax Station"} <= there
    assert "Manassas Junction" not in there
    place(state, "us-inf-02", "Manassas Junction")
    assert "Manassas Junction" in names(railways(state, UNION))
    place(state, "cs-cav-1", "Fairfax Station")
    assert "Fairfax Station" not in names(railways(state, UNION))
    assert not railways(state, CONFEDERATE) & GROUND.of_side(UNION)


@pytest.mark.clause("9.5")
@pytest.mark.clause("11.41")
def test_the_military_railway_joins_alexandria_in_1862_or_after_six_months() -> None:
    state = table(us_inf_01="Alexandria", cs_inf_01="Point Lookout")
    assert not ports_open(state, UNION) >> at("Alexandria") & 1
    assert "Fairfax Station" not in names(lines(state, UNION))
    state.month = 12
    assert "Fairfax Station" in names(lines(state, UNION))
    state.month, state.alexandria = 11, 6
    assert "Fairfax Station" in names(lines(state, UNION))


@pytest.mark.clause("9.2")
@pytest.mark.clause("11.3")
@pytest.mark.clause("11.4")
def test_lines_lead_to_a_source_and_feed_what_lies_beside_them() -> None:
    state = table()
    assert {"Richmond", "Staunton", "Gordonsville"} <= names(lines(state, CONFEDERATE))
    assert supplied(state, CONFEDERATE) >> at("Harrisonburg") & 1
    for number, name in enumerate(("Weldon", "Danville", "Liberty"), 1):
        place(state, f"us-inf-0{number}", name)
    assert lines(state, CONFEDERATE) == 0
    assert supplied(state, CONFEDERATE) == 0


@pytest.mark.clause("9.6")
@pytest.mark.clause("1.6")
def test_the_turnpike_is_a_line_of_the_south_alone() -> None:
    state = table()
    assert {"Harrisonburg", "Winchester", "Martinsburg"} <= names(lines(state, CONFEDERATE))
    place(state, "us-cav-1", "New Market")
    cut = names(lines(state, CONFEDERATE))
    assert "Mount Jackson" not in cut or "Strasburg" in cut
    assert "New Market" not in names(lines(state, UNION))


@pytest.mark.clause("10.1")
@pytest.mark.clause("10.2")
@pytest.mark.clause("11.42")
def test_an_enemy_port_closes_the_river_above_it() -> None:
    state = table(us_inf_01="City Point")
    assert {"Fort Monroe", "Baltimore"} <= names(ports_open(state, UNION))
    assert "Washington" not in names(ports_open(state, UNION))
    place(state, "us-inf-05", "Alexandria")
    assert "Washington" in names(ports_open(state, UNION))
    assert "City Point" not in names(ports_open(state, UNION))
    place(state, "us-inf-02", "Norfolk")
    assert "City Point" not in names(ports_open(state, UNION))
    place(state, "us-inf-03", "Harrison's Landing")
    assert "City Point" in names(ports_open(state, UNION))
    place(state, "us-inf-04", "Petersburg")
    assert "Petersburg" in names(ports_open(state, UNION))
    assert "Richmond" not in names(ports_open(state, UNION))


@pytest.mark.clause("10.1")
@pytest.mark.clause("5.4.sea")
def test_the_south_sails_on_the_james_and_the_appomattox_while_norfolk_is_its() -> None:
    state = table()
    southern = names(ports_open(state, CONFEDERATE))
    assert southern == {"Norfolk", "Harrison's Landing", "City Point", "Richmond", "Petersburg"}
    place(state, "us-inf-01", "Norfolk")
    assert ports_open(state, CONFEDERATE) == 0


@pytest.mark.clause("11.3")
def test_baltimore_is_the_source_of_what_comes_by_sea() -> None:
    state = table(us_inf_01="Yorktown")
    assert lines(state, UNION) >> at("Yorktown") & 1
    place(state, "cs-inf-01", "Baltimore")
    assert not lines(state, UNION) >> at("Yorktown") & 1


@pytest.mark.clause("1.22")
@pytest.mark.clause("1.31")
@pytest.mark.clause("1.32")
@pytest.mark.clause("11.2")
def test_what_a_hex_feeds() -> None:
    state = table()
    places = ("Richmond", "Winchester", "McDowell", "Chancellorsville")
    assert [forage(state, at(name)) for name in places] == [6, 5, 4, 2]
    state.mud = 1
    assert [forage(state, at(name)) for name in places] == [4, 3, 2, 1]


@pytest.mark.clause("11.42")
def test_no_line_of_the_south_leads_north_of_the_potomac() -> None:
    state = table(cs_inf_01="Frederick", cs_inf_02="Hagerstown", cs_inf_03="Chambersburg")
    assert not lines(state, CONFEDERATE) & GROUND.of_side(UNION)
    assert not supplied(state, CONFEDERATE) >> at("Chambersburg") & 1
    assert TABLES.radius == (1, 2)
