"""G15, G16: rally, the morale of units and of armies; X4.11, X4.19.rally."""

from __future__ import annotations

import pytest

from longroll.titles.savannah import effects
from longroll.titles.savannah.combat.declare import obligations
from longroll.titles.savannah.components import GRID, LEADER, TABLES, UNIT, hex_at
from longroll.titles.savannah.damage import Shaken
from longroll.titles.savannah.morale import (
    adjusted_morale,
    band_modifier,
    change_morale,
    check_morale,
    initiative_modifier,
)
from longroll.titles.savannah.rally import Rally, behind_works, rally_modifier
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.clash import meadow
from tests.conformance.savannah.table import (
    ALLIES,
    AMERICAN,
    BRITISH,
    CROWN,
    DISRUPTED,
    FRENCH,
    PARADE,
    SHATTERED,
    Driver,
    lead,
    playing,
    put,
    run,
    table,
)


def rally(state: SavannahState, *rolls: int, side: int = ALLIES) -> Driver:
    state.active = side
    return run(state, Rally(side), rolls=list(rolls))


# --- The phase ------------------------------------------------------------------------------------


@pytest.mark.clause("G15.1")
@pytest.mark.clause("GS.B3")
def test_units_in_disorder_away_from_enemies_may_each_try_once() -> None:
    state = meadow()
    put(state, "foix", "1910", order=DISRUPTED)
    put(state, "auxerrois", "1709", order=SHATTERED)
    put(state, "cambresis", "1408")
    put(state, "reserve-bn", "1408", order=DISRUPTED)
    put(state, "delancey-1", "1407")
    driver = rally(state, 3)
    assert sorted(driver.actions) == ["done", "rally auxerrois", "rally foix"]
    for text, key in (
        ("rally reserve-bn", "deny-rally-enemy"),
        ("rally cambresis", "deny-rally-parade"),
        ("rally delancey-1", "deny-unit-not-yours"),
    ):
        denial = driver.why(text)
        assert denial is not None
        assert (denial.clause, denial.key) == ("G15.1", key)
    driver.push("rally foix")
    assert driver.actions == ["rally auxerrois", "done"]
    denial = driver.why("rally foix")
    assert denial is not None
    assert denial.key == "deny-rally-tried"
    assert driver.push("done").over


@pytest.mark.clause("G15.2")
@pytest.mark.clause("T.AM")
@pytest.mark.clause("G16.1")
@pytest.mark.parametrize(
    ("before", "roll", "after", "gain"),
    [
        (DISRUPTED, 4, PARADE, 1),
        (DISRUPTED, 3, DISRUPTED, 0),
        (SHATTERED, 4, DISRUPTED, 1),
        (SHATTERED, 3, SHATTERED, 0),
    ],
)
def test_success_is_one_level_and_one_point_of_army_morale(
    before: int, roll: int, after: int, gain: int
) -> None:
    state = meadow()
    unit = put(state, "foix", "1910", order=before)
    rally(state, roll).push("rally foix")
    assert (state.order[unit], state.morale[FRENCH]) == (after, 17 + gain)


@pytest.mark.clause("G12.4.remove")
def test_the_rally_phase_readies_the_horse_of_its_own_side() -> None:
    state = meadow()
    conde = put(state, "conde", "1910")
    state.withdrawn = 1 << conde
    assert rally(state, side=CROWN).over
    assert state.withdrawn
    assert rally(state, side=ALLIES).over
    assert state.withdrawn == 0


@pytest.mark.clause("G12.4.remove")
@pytest.mark.clause("G12.4.restr")
def test_horse_that_is_ready_again_counts_among_those_who_will_attack() -> None:
    state = meadow()
    conde = put(state, "conde", "1910")
    put(state, "delancey-1", "1909")
    state.withdrawn = 1 << conde
    assert obligations(state, ALLIES, -1, {}).attackers == ()
    rally(state, side=ALLIES)
    assert [who.unit for who in obligations(state, ALLIES, -1, {}).attackers] == [conde]


@pytest.mark.clause("X1.4")
def test_each_ally_rallies_his_own_units_in_a_game_of_three() -> None:
    state = table("campaign", options=("advanced", "three-players"))
    put(state, "foix", "1910", order=DISRUPTED)
    put(state, "sc-1", "1709", order=DISRUPTED)
    driver = rally(state, 9, 9)
    assert (driver.decision.seat, driver.actions) == ("french", ["rally foix", "done"])
    driver.push("rally foix")
    assert (driver.decision.seat, driver.actions) == ("american", ["rally sc-1", "done"])


# --- What is added --------------------------------------------------------------------------------


@pytest.mark.clause("T.WX")
@pytest.mark.clause("T.MCDRM")
@pytest.mark.parametrize(("weather", "value"), [("hurricane", -2), ("tempest", -1), ("squall", 0)])
def test_weather(weather: str, value: int) -> None:
    state = meadow()
    state.weather = weather
    assert rally_modifier(state, put(state, "foix", "1910", order=DISRUPTED)) == value


@pytest.mark.clause("X4.11")
@pytest.mark.clause("T.MCDRM")
@pytest.mark.clause("C42")
def test_the_frigate_s_guns_disturb_allied_rallies() -> None:
    state = meadow()
    foix = put(state, "foix", "1304", order=DISRUPTED)
    british = put(state, "delancey-1", "1502", order=DISRUPTED)
    assert (rally_modifier(state, foix), rally_modifier(state, british)) == (-1, 0)
    state.effects = ((effects.AGROUND, 0),)
    assert rally_modifier(state, foix) == 0


@pytest.mark.clause("X4.11")
@pytest.mark.clause("T.MCDRM")
@pytest.mark.clause("T.WX")
@pytest.mark.parametrize(("rallies", "passes"), [(True, False), (False, True)])
def test_frigate_and_tempest_weigh_on_rallies_only(rallies: bool, passes: bool) -> None:
    # Foix has morale 1: with a 4 it passes what a breach asks, but not with -2 besides.
    state = meadow()
    state.weather = "tempest"
    foix = put(state, "foix", "1304", order=DISRUPTED if rallies else PARADE)
    if rallies:
        driver = rally(state, 4)
        driver.push("rally foix")
    else:
        driver = run(state, Shaken(hex_at("1304"), 0), rolls=[4])
    key = "morale-check-passed" if passes else "morale-check-failed"
    amount = adjusted_morale(state, foix) - (2 if rallies else 0)
    assert [v["amount"] for v in driver.values(key)] == [amount]


@pytest.mark.clause("X4.19.rally")
@pytest.mark.clause("T.MCDRM")
def test_works_help_a_rally_unless_one_of_them_is_breached() -> None:
    state = meadow()
    assert behind_works(state, hex_at("1404"))
    assert not behind_works(state, hex_at("1405"))  # outside of them
    unit = put(state, "delancey-1", "1404", order=DISRUPTED)
    assert rally_modifier(state, unit) == 1
    state.breached |= 1 << GRID.side_between(hex_at("1404"), hex_at("1405"))
    state.touch()
    assert rally_modifier(state, unit) == 0


@pytest.mark.clause("X4.19.rally")
@pytest.mark.clause("X4.5")
def test_dug_works_help_no_rally_either_once_one_of_them_is_breached() -> None:
    state = meadow()
    here, north, south = hex_at("1910"), hex_at("1909"), hex_at("1911")
    sides = 1 << GRID.direction(here, north) | 1 << GRID.direction(here, south)
    state.works = ((here, sides, 1),)
    unit = put(state, "foix", "1910", order=DISRUPTED)
    assert rally_modifier(state, unit) == 1
    state.breached = 1 << GRID.side_between(here, north)
    state.touch()
    assert rally_modifier(state, unit) == 0


@pytest.mark.clause("X4.13.credit")
@pytest.mark.clause("T.AM")
def test_the_rally_of_pulaski_with_the_french_is_theirs() -> None:
    for company, morale in (("foix", [19, 18, 18]), ("sc-1", [19, 17, 19])):
        state = meadow()
        put(state, "pulaski-legion", "1910", order=DISRUPTED)
        put(state, company, "1910")
        rally(state, 9).push("rally pulaski-legion")
        assert state.morale == morale


@pytest.mark.clause("G14.23")
@pytest.mark.clause("G15.32")
@pytest.mark.clause("G14.1")
@pytest.mark.clause("X4.18.stack")
def test_the_commander_s_leadership_helps_his_own_in_the_hex() -> None:
    for leader, unit, value in (
        ("destaing", "foix", 2),
        ("von-stedingk", "foix", 1),
        ("lincoln", "foix", 1),
        ("lincoln", "sc-1", 2),
        ("huger", "sc-1", 1),
        ("huger", "twigg", 0),
        ("huger", "beekman", 1),
        ("von-porbeck", "creek", 0),
        ("prevost", "creek", 1),
    ):
        state = meadow()
        index = put(state, unit, "1910")
        lead(state, leader, "1910")
        assert adjusted_morale(state, index) == value, (leader, unit)
    state.leaders_out = 1 << LEADER["prevost"]
    assert adjusted_morale(state, UNIT["creek"]) == 0


@pytest.mark.clause("G15.31")
@pytest.mark.clause("X4.10")
def test_printed_morale_falls_with_a_step_and_on_a_sortie() -> None:
    state = meadow()
    unit = put(state, "foot-60", "1910")
    assert adjusted_morale(state, unit) == 2
    state.on_sortie = 1 << unit
    assert adjusted_morale(state, unit) == 1
    state.steps[unit] = 1
    assert adjusted_morale(state, unit) == 0


@pytest.mark.clause("G13.5")
def test_a_check_needs_five() -> None:
    state = meadow()
    unit = put(state, "wissenbach", "1910")
    assert [check_morale(playing(state, [roll]), unit) for roll in (4, 5)] == [False, True]
    assert check_morale(playing(state, [4]), unit, drm=1)
    assert not check_morale(playing(state, [6]), unit, band=-2)


# --- Army morale ----------------------------------------------------------------------------------


@pytest.mark.clause("G16.21")
@pytest.mark.clause("G16.22")
@pytest.mark.clause("G16.23")
@pytest.mark.parametrize(
    ("level", "unit", "initiative"), [(19, 0, 1), (11, 0, 1), (10, -1, 0), (6, -1, 0), (5, -2, -1)]
)
def test_the_levels(level: int, unit: int, initiative: int) -> None:
    state = meadow()
    state.morale[AMERICAN] = level
    assert band_modifier(state, AMERICAN) == unit
    assert initiative_modifier(state, AMERICAN) == initiative


@pytest.mark.clause("G16.3")
@pytest.mark.clause("X2.2")
@pytest.mark.clause("X2.5")
@pytest.mark.clause("H.vic.other")
@pytest.mark.parametrize(
    ("army", "winner", "clause", "key"),
    [
        (BRITISH, "allied", "X2.2", "allied-major"),
        (FRENCH, "british", "X2.5", "british-major"),
        (AMERICAN, "british", "X2.5", "british-major"),
    ],
)
def test_an_army_at_nothing_ends_the_game(army: int, winner: str, clause: str, key: str) -> None:
    for scenario in ("campaign", "historical"):
        state = table(scenario)
        state.morale[army] = 2
        play = playing(state)
        change_morale(play, army, -1, "suffered")
        assert state.result is None
        change_morale(play, army, -2, "suffered")
        assert state.result is not None
        assert (state.result.winner, state.result.clause, state.result.key) == (winner, clause, key)
        assert state.morale[army] == 0


@pytest.mark.clause("G16.1")
def test_the_track_has_an_upper_end() -> None:
    state = meadow()
    change_morale(playing(state), BRITISH, 99, "rally")
    assert state.morale[BRITISH] == TABLES.highest_morale
