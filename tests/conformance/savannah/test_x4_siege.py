"""X4.4, X4.5: the siege works of the French."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.components import (
    CEMETERY,
    GRID,
    HEX,
    PERIMETER,
    RICE_HEXES,
    SWAMP_HEXES,
    TURNS,
    hex_at,
    hex_key,
)
from longroll.titles.savannah.siege import SiegeWorks, complete_works, sides_left
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import DISRUPTED, Driver, put, run, table, worded


def ground(turn: int, *works: tuple[str, int, int], stage: int = 0) -> SavannahState:
    state = table("campaign", turn=turn)
    state.works = tuple(sorted((hex_at(hex_), sides, done) for hex_, sides, done in works))
    state.works_left = 8 - len(works)
    state.siege_stage = stage
    return state


def sites(driver: Driver) -> list[str]:
    return [action.split()[1] for action in driver.actions if action.startswith("dig ")]


def distance(hex_: str) -> int:
    return min(GRID.distance(HEX[hex_], h) for h in range(GRID.size) if PERIMETER >> h & 1)


def clause(driver: Driver, text: str) -> str:
    denial = driver.why(text)
    return denial.clause if denial else "nothing"


@pytest.mark.clause("X4.4.1")
@pytest.mark.clause("X3.IV")
def test_the_first_marker_stands_four_hexes_from_the_perimeter() -> None:
    state = ground(9)
    driver = run(state, SiegeWorks())
    assert driver.decision.seat == "allied"
    found = sites(driver)
    assert found
    assert {distance(hex_) for hex_ in found} == {4}
    forbidden = RICE_HEXES | SWAMP_HEXES | CEMETERY
    assert not any(forbidden >> HEX[hex_] & 1 for hex_ in found)
    assert clause(driver, "dig 1908") == "X4.4.1"
    assert clause(driver, f"dig {hex_key(CEMETERY.bit_length() - 1)}") == "X4.4.1"
    driver.push(f"dig {found[0]}")
    assert driver.over  # one and no more
    assert state.works == ((HEX[found[0]], 0, 0),)
    assert state.works_left == 7


@pytest.mark.clause("X4.4.1")
def test_not_beside_british_units() -> None:
    state = ground(9)
    site = sites(run(state, SiegeWorks()))[0]
    put(state, "fraser-2", hex_key(GRID.neighbours[HEX[site]][3]))
    driver = run(state, SiegeWorks())
    assert site not in sites(driver)
    assert clause(driver, f"dig {site}") == "X4.4.1"


@pytest.mark.clause("X4.4.1")
def test_the_french_may_wait() -> None:
    state = ground(9)
    assert run(state, SiegeWorks()).push("done").over
    assert (state.works, state.siege_stage) == ((), 0)


@pytest.mark.clause("X4.4.2")
def test_turn_ten_completes_the_first_and_begins_three_more() -> None:
    state = ground(10, ("1910", 0, 0), stage=1)
    driver = run(state, SiegeWorks())
    assert driver.prompt == "prompt-align"
    assert "align 1910 n-ne-nw" in driver.actions
    assert "align 1910 n-ne" in driver.actions
    assert len(driver.actions) == 12
    driver.push("align 1910 n-ne-nw")
    assert state.works == ((HEX["1910"], 0b100011, 1),)
    assert set(sites(driver)) == {"1909", "2010", "2011", "1911", "1811", "1810"}  # an extension
    assert clause(driver, "dig 1407") == "X4.4.2"
    driver.push("dig 1909")
    assert "2110" in sites(driver)  # the others stand where they like
    assert len(sites(driver)) > 50
    driver.push("dig 2110", "dig 1810")
    assert driver.over
    assert (state.works_left, state.siege_stage) == (4, 2)


@pytest.mark.clause("X4.4.2")
@pytest.mark.clause("X4.4.3")
def test_each_step_comes_one_hex_nearer_and_never_beside_the_perimeter() -> None:
    for turn, stage, nearest, name in ((10, 1, 3, "X4.4.2"), (11, 2, 2, "X4.4.3")):
        state = ground(turn, ("1907", 0b1, 1), ("1910", 0b1, 1), stage=stage)
        driver = run(state, SiegeWorks())
        assert "1906" not in sites(driver)
        assert clause(driver, "dig 1906") == name
        driver.push("dig 1909")  # an extension; the next stand where they like
        assert min(distance(hex_) for hex_ in sites(driver)) == nearest
        denial = driver.why("dig 1906")
        assert worded(denial) == (name, "deny-dig-too-near")
        assert denial is not None
        assert dict(denial.args)["count"] == nearest


@pytest.mark.clause("X4.4.2")
def test_works_two_hexes_from_the_perimeter_wait_for_turn_eleven() -> None:
    state = ground(10, ("1910", 0b1, 1), stage=1)
    driver = run(state, SiegeWorks()).push("dig 1909")
    assert distance("1907") == 2
    assert "1907" not in sites(driver)
    state = ground(11, ("1910", 0b1, 1), ("1909", 0b1, 1), stage=2)
    assert "1907" in sites(run(state, SiegeWorks()).push("dig 1908"))


@pytest.mark.clause("X4.4.1")
@pytest.mark.clause("X4.5")
def test_who_begins_anew_begins_four_hexes_away_and_with_the_first_step() -> None:
    state = ground(11, stage=2)  # all that was dug has been filled in
    driver = run(state, SiegeWorks())
    assert {distance(hex_) for hex_ in sites(driver)} == {4}
    driver.push(driver.actions[0])
    assert driver.over
    assert state.siege_stage == 1


@pytest.mark.clause("X4.4.3")
def test_turn_eleven_places_all_that_remain() -> None:
    state = ground(11, ("1910", 0b11, 1), ("1909", 0, 0), ("1908", 0, 0), stage=2)
    state.works_left = 4
    driver = run(state, SiegeWorks()).push("align 1908 n-ne", "align 1909 n-ne")
    for count in (4, 3, 2, 1):
        assert driver.decision.prompt.args == (("count", count),)
        driver.push(driver.actions[0])
    assert driver.over
    assert state.works_left == 0


@pytest.mark.clause("X4.4.4")
def test_turn_twelve_completes_the_rest() -> None:
    state = ground(12, ("1910", 0b11, 1), ("1909", 0, 0), stage=3)
    state.works_left = 0
    driver = run(state, SiegeWorks()).push("align 1909 n-nw")
    assert driver.over
    assert all(complete for _, _, complete in state.works)


@pytest.mark.clause("X4.4.con")
@pytest.mark.clause("T.WX")
@pytest.mark.parametrize("weather", ["hurricane", "tempest", "squall", "storms"])
def test_storms_stop_all_work(weather: str) -> None:
    state = ground(10, ("1910", 0, 0), stage=1)
    state.weather = weather
    assert run(state, SiegeWorks()).over
    assert state.works == ((HEX["1910"], 0, 0),)


@pytest.mark.clause("T.WX")
@pytest.mark.clause("X4.4.con")
def test_heavy_rain_lets_works_be_completed_and_delays_new_ones() -> None:
    state = ground(10, ("1910", 0, 0), stage=1)
    state.weather = "heavy-rain"
    assert run(state, SiegeWorks()).push("align 1910 n-ne").over
    assert state.siege_stage == 1
    state.turn, state.weather = 11, "fair"
    driver = run(state, SiegeWorks())
    assert driver.decision.prompt.args == (("count", 3),)  # the step of turn 10, a turn late


@pytest.mark.clause("X4.4.con")
def test_the_counters_bind_the_choice() -> None:
    used = [("1910", 0b111), ("1909", 0b111), ("1908", 0b111), ("1810", 0b111)]
    state = ground(12, *[(hex_, sides, 1) for hex_, sides in used], ("1811", 0, 0), stage=3)
    assert sides_left(state) == (0, 4)
    driver = run(state, SiegeWorks())
    assert len(driver.actions) == 6
    assert clause(driver, "align 1811 n-ne-se") == "X4.4.con"


@pytest.mark.clause("X4.5")
def test_works_are_not_completed_beside_british_units_in_parade_order() -> None:
    state = ground(10, ("1910", 0, 0), stage=1)
    put(state, "fraser-2", "1909")
    assert not run(state, SiegeWorks()).told("works-complete")
    assert not complete_works(state)
    put(state, "fraser-2", "1909", order=DISRUPTED)
    assert run(state, SiegeWorks()).prompt == "prompt-align"


@pytest.mark.clause("X4.4")
@pytest.mark.clause("X4.4.con")
def test_works_in_construction_do_not_count() -> None:
    state = ground(10, ("1910", 0, 0), stage=1)
    assert not complete_works(state)
    state = ground(10, ("1910", 0b1, 1), stage=1)
    assert complete_works(state)


@pytest.mark.clause("X3.IV")
def test_the_turns_of_construction() -> None:
    assert [turn for turn in range(1, 16) if TURNS[turn].construction] == [9, 10, 11, 12]
