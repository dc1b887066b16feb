"""What a position is worth: places and the strength around them, forces, the end of a scenario."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play
from longroll.titles.uscivilwar.base import turn_of
from longroll.titles.uscivilwar.components import (
    CONFEDERATE,
    GENERAL,
    GRID,
    GROUND,
    STATE,
    UNION,
    WAYS,
    place_key,
)
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.ground import NATIONAL_CAPITALS, OBJECTIVES, REALM, RESOURCES
from longroll.titles.uscivilwar.judge.appraisal import appraise, gauges
from longroll.titles.uscivilwar.judge.leaders import commanded
from longroll.titles.uscivilwar.judge.pressure import (
    ahead,
    expected,
    powers,
    pressure,
    prizes,
    turns_left,
)
from longroll.titles.uscivilwar.judge.weights import W
from longroll.titles.uscivilwar.markers import kentucky_joins
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.victory import balance
from tests.conformance.uscivilwar.table import at, bare, station


def worth(state: CivilWarState, side: int = UNION) -> int:
    return appraise(state, side)


@pytest.mark.clause("19.3.2")
@pytest.mark.parametrize("scenario", ["1861", "1862", "1863", "campaign"])
def test_what_is_good_for_one_side_is_bad_for_the_other_but_the_union_fears_for_the_north(
    scenario: str,
) -> None:
    state = set_up(scenario, ())
    calm = worth(state, UNION) + worth(state, CONFEDERATE)
    assert -W.invasion < calm <= 0, "some of its Objective hexes lie near the enemy"
    station(state, CONFEDERATE, "York", 4)
    afraid = worth(state, UNION) + worth(state, CONFEDERATE)
    assert afraid < calm - W.caution / 2


@pytest.mark.clause("19.3.2")
def test_resources_and_objectives_are_prizes_and_both_national_capitals_the_dearest() -> None:
    """The capitals of the states were thought as dear, and Baton Rouge dearer than New Orleans."""
    found = {prize.place: prize.value for prize in prizes()}
    assert all(value > 0 for place, value in found.items() if RESOURCES >> place & 1)
    dearest = sorted(found, key=lambda place: -found[place])[:2]
    assert set(dearest) == set(members(NATIONAL_CAPITALS))
    assert found[at("Baton Rouge")] == W.resource + W.production
    assert sum(OBJECTIVES >> place & 1 for place in found) > 30


@pytest.mark.clause("19.3.1")
def test_to_hold_a_resource_hex_is_worth_more_than_to_stand_before_it() -> None:
    before, inside = bare(), bare()
    station(before, UNION, "2621", 5, "grant")
    station(inside, UNION, "Nashville", 5, "grant")
    assert worth(inside) > worth(before)


@pytest.mark.clause("17.1.3")
def test_who_drives_neutral_kentucky_to_the_enemy_loses_by_it() -> None:
    """It was counted as the enemy's already, and cost the Union nothing."""
    found: list[int] = []
    for joined in (UNION, None, CONFEDERATE):
        state = set_up("1861", ())
        if joined is not None:
            kentucky_joins(Play(state, NoChance()), joined)
        found.append(worth(state))
    assert found[0] - W.border > found[1] > found[2] + W.border
    state = set_up("1861", ())
    neutral = [prize.place for prize in prizes() if REALM[STATE["KY"]] >> prize.place & 1]
    flags = dict(
        zip((prize.place for prize in prizes()), pressure(state, CONFEDERATE).flags, strict=True)
    )
    assert {place for place, flag in flags.items() if flag == 0.5} == set(neutral)


@pytest.mark.clause("12.3")
@pytest.mark.clause("10.1")
@pytest.mark.clause("10.2")
def test_power_grows_with_generals_works_and_forts_and_falls_with_demoralisation() -> None:
    state = bare()
    place = station(state, UNION, "Nashville", 4)
    number = [prize.place for prize in prizes()].index(place)

    def power() -> float:
        return pressure(state, CONFEDERATE).around[UNION][number]

    plain = power()
    station(state, UNION, "Nashville", 0, "grant")
    led = power()
    assert led > plain
    state.trenches[UNION] |= 1 << place
    dug_in = power()
    assert dug_in > led
    state.set_fort(UNION, place, 2)
    assert power() > dug_in
    state.demoralised[UNION] |= 1 << place
    assert power() < dug_in


@pytest.mark.clause("10.1")
@pytest.mark.clause("10.2")
def test_works_are_no_reason_to_stay_behind_them_but_for_the_place_itself() -> None:
    open_, walled = bare(), bare()
    for state in (open_, walled):
        station(state, UNION, "1647", 10, "mcclellan")
    walled.set_fort(UNION, at("1647"), 2)
    walled.trenches[UNION] |= 1 << at("1647")
    numbers = [prize.place for prize in prizes()]
    richmond, washington = (numbers.index(at(name)) for name in ("2146", "1647"))
    around, behind = (pressure(state, CONFEDERATE).around[UNION] for state in (open_, walled))
    assert behind[washington] > around[washington]
    assert behind[richmond] == around[richmond]


@pytest.mark.clause("13.6")
def test_of_who_is_cut_off_little_counts_even_before_he_surrenders() -> None:
    state = bare()
    place = station(state, UNION, "Chattanooga", 5)
    for near in GRID.neighbours[place]:
        station(state, CONFEDERATE, place_key(near), 1)
    assert not supply(facts(state), UNION).connected >> place & 1
    assert powers(state, facts(state))[UNION][place] == 500 * W.isolated // 100


def test_strength_counts_for_more_the_nearer_it_stands_to_what_it_wants() -> None:
    state = bare()
    station(state, UNION, "Louisville", 6, "grant")
    station(state, CONFEDERATE, "Nashville", 4)
    around = pressure(state, CONFEDERATE)
    assert around.field(UNION, at("Nashville")) > around.field(UNION, at("Louisville"))


@pytest.mark.clause("11.5.1")
def test_strength_across_a_navigable_river_counts_as_if_it_stood_farther_off() -> None:
    before, beside = bare(), bare()
    station(before, UNION, "4010", 9, "grant")  # the Louisiana bank
    station(beside, UNION, "4111", 9, "grant")  # the bank of Vicksburg
    number = [prize.place for prize in prizes()].index(at("Vicksburg"))
    shares: list[float] = []
    for state, place in ((before, at("4010")), (beside, at("4111"))):
        whole = powers(state, facts(state))[UNION][place]
        shares.append(pressure(state, CONFEDERATE).around[UNION][number] * 100 / whole)
    assert WAYS.water(at("4010"), at("Vicksburg")) >= 0
    assert shares == pytest.approx([W.decay[W.river], W.decay[1]])


@pytest.mark.clause("6.3")
def test_a_capital_where_nobody_stands_is_half_lost_to_who_stands_near() -> None:
    def loss(enemies: int, garrison: int) -> int:
        state = bare()
        if garrison:
            station(state, CONFEDERATE, "2146", garrison)
        before = worth(state, CONFEDERATE)
        station(state, UNION, "2248", enemies)
        return before - worth(state, CONFEDERATE)

    assert loss(1, 0) > 2 * loss(1, 1)


@pytest.mark.clause("19.3.4")
def test_a_point_is_worth_most_where_the_war_would_end_by_it() -> None:
    def loss(behind: int) -> int:
        state = set_up("1862", ())
        state.turn = 6
        state.invasion = balance(state) - (turn_of(state).reference + behind)
        rich = worth(state)
        state.invasion += 1
        return rich - worth(state)

    assert loss(-11) > loss(-8) > loss(-3)
    assert loss(12) > loss(9) > loss(3)


@pytest.mark.clause("10.2")
def test_a_fort_counts_where_it_guards_something() -> None:
    def gain(place: int) -> int:
        state = set_up("1862", ())
        before = worth(state)
        state.set_fort(UNION, place, 1)
        return worth(state) - before

    assert gain(at("Louisville")) >= W.work
    assert gain(at("1111")) == 0


@pytest.mark.clause("13.6")
def test_what_lacks_supply_is_worth_less() -> None:
    fed, hungry = bare(), bare()
    station(fed, UNION, "Louisville", 5)
    station(hungry, UNION, "Chattanooga", 5)
    assert supply(facts(fed), UNION).fed >> at("Louisville") & 1
    assert not supply(facts(hungry), UNION).fed >> at("Chattanooga") & 1
    strong = powers(fed, facts(fed))[UNION][at("Louisville")]
    weak = powers(hungry, facts(hungry))[UNION][at("Chattanooga")]
    assert weak < strong


@pytest.mark.clause("6.4.1")
def test_what_the_union_has_destroyed_is_its_own_for_good() -> None:
    """Bots fought for burned arsenals as for whole ones, and saw nothing gained by burning."""
    whole, burned, lost = bare(), bare(), bare()
    for state in (burned, lost):
        state.burned = 1 << at("3634")
    for state in (whole, burned):
        station(state, UNION, "3634", 2)
    station(lost, CONFEDERATE, "3634", 2)
    points = GROUND.value[at("3634")]
    assert balance(burned) == balance(lost) + 1 == balance(bare()) + points
    gone = next(prize.ruin for prize in prizes() if prize.place == at("3634"))
    assert gone == (points - 1) * (W.resource + W.production)

    def of(state: CivilWarState) -> float:
        return expected(state, CONFEDERATE)

    assert of(bare()) + gone <= of(lost) < of(burned)
    assert worth(burned) >= worth(whole)


@pytest.mark.clause("6.2.1")
def test_a_control_marker_is_worth_something_for_it_stays_when_the_troops_go_on() -> None:
    bare_town, marked = bare(), bare()
    for state in (bare_town, marked):
        station(state, UNION, "2620", 3)
    marked.markers[UNION] |= 1 << at("2620")
    assert worth(marked) == worth(bare_town) + W.marker


def test_plans_look_no_further_than_the_end() -> None:
    state = set_up("1861", ())
    assert turns_left(state) == 2
    state.turn = 3
    assert turns_left(state) == 0


def test_the_nearer_the_end_the_less_counts_what_only_stands_near_and_who_is_left() -> None:
    """In the last phase armies were saved for after the war, and stood before what they wanted."""
    state = set_up("1862", ())
    weights = (W.outlook, W.service)
    found: list[tuple[float, ...]] = []
    for turn, phase in ((5, 2), (7, 2), (8, 0), (8, 2), (8, 4)):
        state.turn, state.phase = turn, phase
        found.append(tuple(ahead(state, values) for values in weights))
    assert found == sorted(found, reverse=True)
    assert found[0] == tuple(values[-1] / 100 for values in weights)
    assert found[-1] == tuple(values[0] / 100 for values in weights)
    before, after = (7, 4), (8, 0)
    steady: list[float] = []
    for state.turn, state.phase in (before, after):
        steady.append(ahead(state, W.outlook))
    assert steady[0] == steady[1]


def test_the_gauges_count_what_lies_on_the_map() -> None:
    state = bare()
    station(state, UNION, "Louisville", 6)
    told = gauges(state)
    assert (told["sp union"], told["sp confederate"]) == (6, 0)


@pytest.mark.clause("7.3", "5.10")
@pytest.mark.parametrize(
    ("general", "stars", "number"),
    [("", 0, 0), ("hancock", 1, 0), ("meade", 2, 3), ("grant", 3, 7)],
)
def test_an_army_is_worth_more_with_a_general_who_can_lead_it(
    general: str, stars: int, number: int
) -> None:
    """Great Generals went raiding with one strength point, and armies stood without any."""
    state = bare()
    station(state, UNION, "1545", 10, *([general] if general else []))
    if general:
        state.stars[GENERAL[general]] = stars
    assert commanded(state) == (number, 0), "three strength points go without a General (5.10)"


def test_a_great_general_counts_where_his_army_is() -> None:
    with_it, beside_it = bare(), bare()
    for state, camp in ((with_it, "1545"), (beside_it, "1444")):
        station(state, UNION, "1545", 10)
        station(state, UNION, "1444", 1)
        state.where[GENERAL["grant"]] = at(camp)
        state.stars[GENERAL["grant"]] = 3
    assert worth(with_it) - worth(beside_it) > W.command * 6


@pytest.mark.clause("6.2.1")
@pytest.mark.parametrize(
    ("number", "phase", "marked", "whole"),
    [(1, 1, False, False), (2, 1, False, True), (1, 4, False, True), (1, 1, True, True)],
)
def test_a_single_strength_point_only_passes_through_enemy_land(
    number: int, phase: int, marked: bool, whole: bool
) -> None:
    """It lays no marker before the turn ends, and gives the place up when it goes on."""
    state, nobody = bare(), bare()
    for one in (state, nobody):
        one.phase = phase
    station(state, UNION, "Nashville", number)
    state.markers[UNION] |= marked << at("Nashville")
    kept = expected(state, UNION) - expected(nobody, UNION)
    value = next(prize.value for prize in prizes() if prize.place == at("Nashville"))
    assert (kept > value * (1 - ahead(state, W.outlook))) == whole
