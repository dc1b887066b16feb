"""X4.2, T.WX: the weather."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.components import TABLES, TURNS, UNIT
from longroll.titles.savannah.reinforcements import Reinforcements
from longroll.titles.savannah.state import SavannahState
from longroll.titles.savannah.weather import (
    Weather,
    easternmost,
    roll_modifier,
    tactical_weather,
    weather_without_roll,
)
from tests.conformance.savannah.table import CROWN, Driver, put, run, table


def rolled(turn: int, *rolls: int, before: str = "heavy-rain") -> str:
    state = table("campaign", turn=turn)
    state.weather = before
    told = run(state, Weather(), rolls=list(rolls)).values("weather-roll")[0]
    assert told["count"] == rolls[0] + int(told["amount"])
    assert state.last_weather == state.weather
    return state.weather


@pytest.mark.clause("X4.2")
@pytest.mark.clause("X3.II")
def test_ten_turns_have_a_weather_roll() -> None:
    turns = [turn for turn in range(1, 16) if TURNS[turn].weather]
    assert len(turns) == 10
    assert {1, 2, 4} <= set(turns)
    assert not any(TURNS[turn].weather for turn in range(16, 26))


@pytest.mark.clause("T.WX")
@pytest.mark.parametrize(
    ("roll", "expected"),
    [(1, "storms"), (2, "heavy-rain"), (3, "heavy-rain"), (4, "fair"), (9, "fair")],
)
def test_the_first_roll(roll: int, expected: str) -> None:
    assert rolled(5, roll) == expected


@pytest.mark.clause("T.WX")
@pytest.mark.parametrize(
    ("roll", "expected"),
    [(1, "tempest"), (2, "tempest"), (3, "squall"), (5, "squall"), (6, "storms"), (9, "storms")],
)
def test_nought_is_rolled_again_for_a_storm(roll: int, expected: str) -> None:
    assert rolled(5, 0, roll) == expected


@pytest.mark.clause("T.WX")
def test_the_second_roll_has_no_modifiers() -> None:
    assert rolled(4, 2, 1) == "tempest"  # 2 - 2 = 0; the second roll of 1 stays 1


@pytest.mark.clause("X4.2.mod")
@pytest.mark.clause("T.WX")
def test_modifiers_add_up() -> None:
    def drm(turn: int, before: str) -> int:
        state = table("campaign", turn=turn)
        state.weather = before
        return roll_modifier(state)

    assert drm(2, "storms") == -1
    assert drm(2, "fair") == 0
    assert drm(4, "storms") == -2
    assert drm(4, "fair") == -1
    assert drm(5, "fair") == 1
    assert drm(1, "fair") == 0  # there is no turn before it
    for storm in ("hurricane", "tempest", "squall"):
        assert drm(2, storm) == 0
    assert rolled(5, 3, before="fair") == "fair"  # 3 + 1


@pytest.mark.clause("X4.2.noroll")
def test_without_a_roll_weather_lasts_but_storms_end_in_heavy_rain() -> None:
    state = table("campaign", turn=3)
    for weather, expected in (
        *(("fair", "fair"), ("heavy-rain", "heavy-rain"), ("storms", "storms")),
        *(("squall", "heavy-rain"), ("tempest", "heavy-rain"), ("hurricane", "heavy-rain")),
    ):
        state.weather = weather
        assert weather_without_roll(state) == expected
    run(state, Weather())
    assert (state.weather, state.last_weather) == ("heavy-rain", "fair")  # no valid roll


@pytest.mark.clause("X4.2.t16")
@pytest.mark.clause("X1.6.B")
def test_fog_on_turn_sixteen_and_fair_weather_after_it() -> None:
    state = table("campaign", turn=16)
    state.last_weather = "storms"
    assert tactical_weather(state) == "fog"
    for turn in range(17, 26):
        state.turn = turn
        assert tactical_weather(state) == "fair"


@pytest.mark.clause("X1.6.A")
@pytest.mark.clause("X4.2.t16")
def test_after_an_early_announcement_the_last_weather_stays() -> None:
    state = table("campaign", turn=16)
    state.assault = 9
    for last, expected in (
        *(("fair", "fair"), ("storms", "storms"), ("heavy-rain", "heavy-rain")),
        *(("squall", "heavy-rain"), ("tempest", "heavy-rain")),
    ):
        state.last_weather = last
        assert tactical_weather(state) == expected
        state.turn = 25
        assert tactical_weather(state) == expected
        state.turn = 16


# --- The hurricane --------------------------------------------------------------------------------


def stricken(state: SavannahState) -> Driver:
    state.weather = "fair"
    return run(state, Weather(), rolls=[0, 0])


@pytest.mark.clause("T.WX")
def test_a_hurricane_takes_a_step_of_each_army_in_the_east() -> None:
    state = table("campaign", turn=4)  # 0 - 2 + 1: roll again, 0: hurricane
    put(state, "foix", "1910")
    put(state, "sc-1", "1509")
    put(state, "sc-3", "1410")
    put(state, "fraser-2", "1503")
    driver = stricken(state)
    assert state.weather == "hurricane"
    assert driver.actions == ["lose sc-1"]
    driver.push("lose sc-1", "lose fraser-2", "lose foix")
    assert driver.over
    assert [state.steps[UNIT[u]] for u in ("sc-1", "fraser-2", "foix", "sc-3")] == [1, 1, 1, 2]
    assert state.vp == [0, 0, 0]
    assert state.morale == [18, 16, 17]


@pytest.mark.clause("T.WX")
def test_horse_before_foot_before_guns_and_the_owner_chooses() -> None:
    state = table("campaign", turn=4)
    for unit, hex_ in (("foix", "1910"), ("armagnac", "1911"), ("reserve-artillery", "1910")):
        put(state, unit, hex_)
    assert easternmost(state, 1) == [UNIT["foix"], UNIT["armagnac"]]
    put(state, "conde", "1912")
    assert easternmost(state, 1) == [UNIT["conde"]]
    put(state, "mortar-battery", "2010")
    assert easternmost(state, 1) == [UNIT["mortar-battery"]]


@pytest.mark.clause("T.WX")
def test_reinforcements_wait_for_a_hurricane_or_tempest_to_pass() -> None:
    for weather in ("hurricane", "tempest"):
        state = table("campaign", turn=4)
        state.weather = weather
        run(state, Reinforcements(CROWN))
        assert state.due[UNIT["royal-marines"]] == 5
        assert state.at[UNIT["royal-marines"]] < 0
    state = table("campaign", turn=4)
    state.weather = "squall"
    run(state, Reinforcements(CROWN))
    assert state.at[UNIT["royal-marines"]] >= 0


@pytest.mark.clause("T.WX")
def test_what_weather_does_to_fire_combat_rally_and_siege() -> None:
    table_ = TABLES.weather
    fire = {key: table_[key].fire for key in table_}
    assert fire == {
        **{"hurricane": None, "tempest": None, "squall": -1, "storms": -1},
        **{"heavy-rain": -1, "fair": 0, "fog": -1},
    }
    assert [table_[key].combat for key in ("hurricane", "tempest", "squall", "fog")] == [
        *(None, -2, -1, 0)
    ]
    assert [table_[key].rally for key in ("hurricane", "tempest", "squall")] == [-2, -1, 0]
    assert [table_[key].bombardment for key in ("tempest", "squall", "storms", "fair")] == [
        *(None, -2, -1, 0)
    ]
