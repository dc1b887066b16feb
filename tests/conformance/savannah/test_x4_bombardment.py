"""X4.6, X4.19.breach, X4.19.city, T.SB1, T.SB2, T.SB.note: siege and bombardment."""

from __future__ import annotations

import pytest

from longroll.titles.savannah import effects
from longroll.titles.savannah.bombardment import Bombardment, Cannonade, may_bombard
from longroll.titles.savannah.components import (
    CITY_HEXES,
    GRID,
    UNIT,
    hex_at,
    hex_key,
)
from longroll.titles.savannah.damage import breachable, breached_of, side_of_key
from longroll.titles.savannah.state import CAPTURED, ELIMINATED, SavannahState
from tests.conformance.savannah.table import (
    ALLIES,
    AMERICAN,
    BRITISH,
    CROWN,
    FRENCH,
    Driver,
    morale,
    put,
    run,
    table,
    where,
)

WORKS = ("1908", 0b000011, 1)


def siege(turn: int = 12) -> SavannahState:
    state = table("campaign", turn=turn)
    state.works = ((hex_at(WORKS[0]), WORKS[1], WORKS[2]),)
    state.works_left = 7
    state.touch()
    return state


def shoot(state: SavannahState, side: int, *rolls: int) -> Driver:
    return run(state, Cannonade(side), rolls=list(rolls))


# --- Who may (X4.6) -------------------------------------------------------------------------------


@pytest.mark.clause("X4.6")
@pytest.mark.clause("X3.V")
def test_it_needs_a_complete_hexside_of_siege_works() -> None:
    state = siege()
    assert may_bombard(state, ALLIES) is None
    state.works = ((hex_at("1908"), 0, 0),)
    denial = may_bombard(state, ALLIES)
    assert denial is not None
    assert denial.clause == "X4.6"
    assert run(state, Bombardment()).over


@pytest.mark.clause("X4.6")
@pytest.mark.clause("T.SB.note")
def test_the_british_answer_but_never_begin() -> None:
    state = siege()
    driver = run(state, Bombardment(), rolls=[0])
    assert driver.decision.seat == "allied"
    driver.push("hold-fire")
    assert driver.over  # the French have never rolled
    driver = run(state, Bombardment(), rolls=[0, 0]).push("bombard")
    assert driver.decision.seat == "british"
    driver.push("bombard")
    assert driver.over
    driver = run(state, Bombardment(), rolls=[0]).push("hold-fire")
    assert driver.decision.seat == "british"  # once they have, he may


@pytest.mark.clause("T.WX")
def test_weather_stops_or_spoils_it() -> None:
    state = siege()
    for weather in ("hurricane", "tempest"):
        state.weather = weather
        denial = may_bombard(state, ALLIES)
        assert denial is not None
        assert denial.clause == "T.WX"
    for weather, roll, drm in (("squall", 5, -2), ("storms", 4, -1)):
        state = siege()
        state.weather = weather
        driver = shoot(state, ALLIES, roll, 0)
        event = driver.values("bombardment")[0]
        assert (event["amount"], event["result"]) == (drm, "british-morale-down")  # a 3
        assert (event["count"], event["table"]) == (3, 1)
    state.weather = "squall"
    assert shoot(state, ALLIES, 1).values("bombardment")[0]["result"] == "none"  # -1 counts as 0


# --- Table I --------------------------------------------------------------------------------------


@pytest.mark.clause("T.SB1")
def test_nothing_on_a_nought() -> None:
    for side in (ALLIES, CROWN):
        state = siege()
        assert shoot(state, side, 0).over
        assert state.morale == [19, 17, 18]


@pytest.mark.clause("T.SB1")
@pytest.mark.clause("X4.5")
def test_a_one_repairs_a_breach_of_ones_own() -> None:
    state = siege()
    town, trench = side_of_key("1404-1405"), side_of_key("1907-1908")
    state.breached, state.cleared = 1 << town | 1 << trench, 1 << town
    assert shoot(state, ALLIES, 1).actions == ["repair 1907-1908"]
    driver = shoot(state, CROWN, 1)
    assert set(driver.actions) == {"repair 1404-1405", "repair-abatis 1404-1405"}
    driver.push("repair-abatis 1404-1405")
    assert (state.cleared, state.breached) == (0, 1 << town | 1 << trench)
    assert shoot(siege(), ALLIES, 1).over  # nothing to repair


@pytest.mark.clause("T.SB1")
def test_a_two_changes_british_defensive_fire() -> None:
    state = siege()
    shoot(state, ALLIES, 2)
    assert effects.fire_drm(state, CROWN) == -1
    state = siege()
    shoot(state, CROWN, 2)
    assert effects.fire_drm(state, CROWN) == 1


@pytest.mark.clause("T.SB1")
@pytest.mark.parametrize(
    ("side", "rolls", "expected"),
    [
        (ALLIES, (3, 0), [18, 17, 18]),
        (CROWN, (3,), [19, 16, 18]),
        (ALLIES, (4,), [18, 17, 18]),
        (ALLIES, (5, 0), [19, 18, 18]),
        (CROWN, (5, 0), [20, 17, 18]),
    ],
)
def test_morale_by_table_one(side: int, rolls: tuple[int, ...], expected: list[int]) -> None:
    state = siege()
    assert shoot(state, side, *rolls).over
    assert state.morale == expected


@pytest.mark.clause("T.SB1")
def test_a_british_four_blames_the_french_or_the_americans() -> None:
    state = siege()
    driver = shoot(state, CROWN, 4, 0)
    assert driver.decision.seat == "british"
    assert driver.actions == ["blame french", "blame american"]
    driver.push("blame american")
    assert state.morale == [19, 17, 17]
    assert len(driver.told("bombardment")) == 2


@pytest.mark.clause("T.SB1")
@pytest.mark.clause("T.SB.note")
def test_a_six_costs_the_enemy_a_battery_of_his_choice() -> None:
    state = siege()
    put(state, "british-battery-a", "1605")
    put(state, "british-battery-b", "1806")
    put(state, "fraser-2", "1806")
    driver = shoot(state, ALLIES, 6)
    assert driver.decision.seat == "british"
    assert driver.actions == ["lose british-battery-a", "lose british-battery-b"]
    driver.push("lose british-battery-b")
    assert state.at[UNIT["british-battery-b"]] == ELIMINATED
    assert state.vp == [0, 4, 0]  # two steps: two points, in halves
    assert state.morale == [18, 18, 18]
    state = siege()
    put(state, "reserve-artillery", "1908")
    put(state, "beekman", "1809")
    assert shoot(state, CROWN, 6).actions == ["lose reserve-artillery"]  # French guns only


@pytest.mark.clause("T.SB1")
@pytest.mark.clause("X4.19.breach")
@pytest.mark.clause("T.SB.note")
def test_a_seven_breaches_a_hexside_and_shakes_those_behind_it() -> None:
    state = siege()
    put(state, "fraser-2", "1404")
    put(state, "foix", "1405")  # outside
    driver = shoot(state, ALLIES, 7, 5 - morale("fraser-2"))  # together 5: passes
    assert driver.decision.seat == "allied"
    assert "breach 1404-1405" in driver.actions
    assert "breach-abatis 1404-1405" in driver.actions
    driver.push("breach 1404-1405")
    assert driver.over
    assert state.breached == 1 << side_of_key("1404-1405")
    assert len(driver.told("morale-check-passed")) == 1
    assert where(state, "fraser-2") == "1404"
    assert (side_of_key("1404-1405"), False) not in breachable(state, CROWN)
    assert breached_of(state, CROWN) == [(side_of_key("1404-1405"), False)]


@pytest.mark.clause("X4.19.breach")
def test_who_fails_the_check_retreats_a_hex() -> None:
    state = siege()
    put(state, "fraser-2", "1605")
    driver = shoot(state, ALLIES, 7, 4 - morale("fraser-2")).push("breach 1605-1606")
    while not driver.over:
        driver.push(driver.actions[0])
    assert where(state, "fraser-2") != "1605"
    assert GRID.distance(state.at[UNIT["fraser-2"]], hex_at("1605")) == 1


@pytest.mark.clause("T.SB.note")
@pytest.mark.clause("G13.23")
def test_a_unit_that_a_breach_leaves_without_a_way_is_a_prize_of_the_gunners() -> None:
    state = siege()
    unit = put(state, "fraser-2", "1605")
    others = ("foix", "auxerrois", "hainault", "armagnac", "cambresis", "reserve-bn")
    for other, hex_ in zip(others, GRID.neighbours[state.at[unit]], strict=True):
        put(state, other, hex_key(hex_))
    assert shoot(state, ALLIES, 7, 4 - morale("fraser-2")).push("breach 1605-1606").over
    assert state.at[unit] == CAPTURED
    assert state.morale == [18, 18, 18]
    assert state.vp == [0, 2, 0]


@pytest.mark.clause("T.SB1")
def test_without_works_a_british_seven_removes_a_counter() -> None:
    state = siege()
    state.works = ()
    driver = shoot(state, CROWN, 7)
    assert driver.over
    assert state.works_left == 6
    state = siege()
    assert shoot(state, CROWN, 7).actions == ["breach 1907-1908", "breach 1908-2008"]


@pytest.mark.clause("T.SB1")
def test_a_british_eight_breaches_or_lowers_morale() -> None:
    state = siege()
    shoot(state, CROWN, 8, 0).push("breach 1907-1908")
    assert state.breached
    assert state.morale == [19, 17, 18]
    state = siege()
    state.works = ()
    assert shoot(state, CROWN, 8, 0).over
    assert state.morale == [19, 16, 18]


@pytest.mark.clause("T.SB1")
def test_a_british_nine_breaches_two_hexsides() -> None:
    state = siege()
    driver = shoot(state, CROWN, 9, 0).push("breach 1907-1908")
    assert driver.actions == ["breach 1908-2008"]
    driver.push("breach 1908-2008")
    assert driver.over
    assert breached_of(state, ALLIES) == [
        (side_of_key("1907-1908"), False),
        (side_of_key("1908-2008"), False),
    ]
    state = siege()
    state.works = ()
    shoot(state, CROWN, 9, 0)
    assert state.morale == [19, 16, 18]


@pytest.mark.clause("T.SB1")
@pytest.mark.clause("X4.19.city")
@pytest.mark.clause("T.SB.note")
def test_a_french_nine_destroys_a_city_hex_where_the_bombs_fall() -> None:
    state = siege()
    put(state, "fraser-2", "1802")
    driver = shoot(state, ALLIES, 9, 0, 9, 0)  # scatter 0: on the aim; check 9; table II: 0
    assert {action.split()[1] for action in driver.actions} == {
        name for name in GRID.names if CITY_HEXES >> hex_at(name) & 1
    }
    driver.push("aim 1802")
    assert driver.decision.seat == "british"
    driver.push("lose fraser-2")
    assert state.destroyed == 1 << hex_at("1802")
    assert state.steps[UNIT["fraser-2"]] == 1
    assert (state.vp[FRENCH], state.morale[BRITISH], state.morale[FRENCH]) == (1, 18, 18)
    assert driver.values("morale-check-passed")[0]["amount"] == morale("fraser-2", 1) - 1
    assert driver.values("morale-check-passed")[0]["needed"] == 5


@pytest.mark.clause("T.SB1")
def test_bombs_that_scatter_out_of_the_city_destroy_nothing() -> None:
    state = siege()
    shoot(state, ALLIES, 9, 7, 0).push("aim 1803")  # a hex to the south: 1804
    assert state.destroyed == 0


# --- Table II -------------------------------------------------------------------------------------


@pytest.mark.clause("T.SB2")
@pytest.mark.parametrize(
    ("side", "roll", "expected"),
    [
        *((ALLIES, 0, [18, 17, 18]), (ALLIES, 1, [18, 17, 18]), (ALLIES, 3, [18, 17, 18])),
        *((ALLIES, 7, [17, 17, 18]), (ALLIES, 8, [17, 17, 18]), (ALLIES, 9, [18, 17, 20])),
        *((CROWN, 0, [20, 17, 18]), (CROWN, 6, [21, 17, 18]), (CROWN, 7, [21, 17, 18])),
        *((CROWN, 8, [20, 17, 17]), (CROWN, 9, [20, 16, 17])),
    ],
)
def test_morale_by_table_two(side: int, roll: int, expected: list[int]) -> None:
    state = siege()
    assert shoot(state, side, 3 if side == ALLIES else 5, roll).over  # both lead to table II
    assert state.morale == expected


@pytest.mark.clause("T.SB2")
def test_a_four_doubles_movement_this_turn() -> None:
    state = siege()
    shoot(state, ALLIES, 3, 4)
    assert effects.movement_factor(state, UNIT["reserve-artillery"]) == 2
    assert effects.movement_factor(state, UNIT["foix"]) == 1
    state = siege()
    shoot(state, CROWN, 5, 4)
    assert effects.movement_factor(state, UNIT["graham-light"]) == 2
    assert effects.movement_factor(state, UNIT["fraser-2"]) == 1


@pytest.mark.clause("T.SB2")
def test_a_five_is_fire_for_beekman_or_better_british_fire() -> None:
    state = siege()
    put(state, "beekman", "1908")
    put(state, "fraser-2", "1906")
    driver = shoot(state, ALLIES, 3, 5, 0)
    assert not driver.over
    assert driver.decision.seat == "allied"
    state = siege()
    assert shoot(state, ALLIES, 3, 5).over  # without Beekman nothing
    state = siege()
    shoot(state, CROWN, 5, 5)
    assert effects.fire_drm(state, CROWN) == 1


@pytest.mark.clause("T.SB2")
def test_fire_ships_need_the_wind() -> None:
    for wind, expected in ((7, 18), (8, 17)):
        state = siege()
        driver = shoot(state, ALLIES, 3, 6, wind)
        assert driver.over
        assert [told["table"] for told in driver.values("bombardment")] == [1, 2]
        assert driver.values("fire-ships") == [{"roll": wind, "needed": 8}]
        assert state.morale[BRITISH] == expected


@pytest.mark.clause("T.SB2")
def test_who_has_no_second_roll() -> None:
    state = siege()
    assert len(shoot(state, ALLIES, 4).told("bombardment")) == 1
    assert len(shoot(siege(), CROWN, 3).told("bombardment")) == 1
    assert state.morale[AMERICAN] == 18
