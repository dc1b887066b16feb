"""X2, H.vic, T.SURR, T.VP: victory."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.components import LEADER
from longroll.titles.savannah.components.parts import (
    BRITISH_REGULAR,
    COLONIAL_REGULAR,
    CONTINENTAL,
    GERMAN,
    MERCENARY,
    METROPOLITAN,
    PROVINCIAL,
    TORY,
)
from longroll.titles.savannah.losses import capture, change_morale, eliminate, lose_step
from longroll.titles.savannah.state import ELIMINATED, SavannahState
from longroll.titles.savannah.victory import (
    Surrender,
    automatic,
    city_held,
    entered_city,
    finish,
    spring_hill_holder,
    surrender_modifier,
)
from tests.conformance.savannah.clash import meadow
from tests.conformance.savannah.table import (
    AMERICAN,
    BRITISH,
    DISRUPTED,
    FRENCH,
    playing,
    put,
    run,
    strength,
    table,
)

# --- Surrender ------------------------------------------------------------------------------------


@pytest.mark.clause("X2.1A")
@pytest.mark.clause("T.SURR")
def test_the_roll_needs_an_allied_unit_in_order_in_the_city() -> None:
    state = meadow()
    put(state, "foix", "1701", order=DISRUPTED)
    put(state, "auxerrois", "1703")
    assert run(state, Surrender()).over
    assert city_held(state) == 0


@pytest.mark.clause("X2.1A")
@pytest.mark.clause("X2.1A.mod")
@pytest.mark.clause("T.SURR")
@pytest.mark.parametrize(
    ("hexes", "morale", "prevost", "modifier"),
    [
        (("1701",), 19, True, -1),
        (("1701", "1802"), 19, True, -2),
        (("1701",), 8, True, -2),
        (("1701",), 3, True, -3),
        (("1701", "1802"), 3, False, -5),
    ],
)
def test_the_modifiers(hexes: tuple[str, ...], morale: int, prevost: bool, modifier: int) -> None:
    state = meadow()
    state.morale[BRITISH] = morale
    if not prevost:
        state.leader_at[LEADER["prevost"]] = ELIMINATED
    for unit, hex_ in zip(("foix", "auxerrois"), hexes, strict=False):
        put(state, unit, hex_)
    assert surrender_modifier(state) == modifier
    for roll in range(10):
        twin = state.copy()
        told = run(twin, Surrender(), rolls=[roll]).values("surrender-roll")[0]
        assert (told["count"], told["needed"]) == (roll + modifier, -1)
        assert (twin.result is not None) == (roll + modifier <= -1)
        if twin.result is not None:
            assert (twin.result.winner, twin.result.key) == ("allied", "allied-decisive")
            assert twin.result.clause == "X2.1A"


@pytest.mark.clause("X2.1A")
def test_a_destroyed_city_hex_counts_and_zones_do_not() -> None:
    state = meadow()
    unit = put(state, "foix", "1701")
    put(state, "foot-60", "1702")
    state.destroyed = 1 << state.at[unit]
    assert city_held(state) == 1


# --- By losses ------------------------------------------------------------------------------------


def losses(state: SavannahState, **bands: int) -> SavannahState:
    names = {
        "regular": BRITISH_REGULAR,
        "german": GERMAN,
        "provincial": PROVINCIAL,
        "tory": TORY,
        "metropolitan": METROPOLITAN,
        "mercenary": MERCENARY,
        "colonial": COLONIAL_REGULAR,
        "continental": CONTINENTAL,
    }
    for name, points in bands.items():
        state.lost_strength[names[name]] = points
    return state


def verdict(state: SavannahState) -> str:
    automatic(playing(state))
    return state.result.clause if state.result else ""


@pytest.mark.clause("X2.1B")
@pytest.mark.clause("X3.XI")
@pytest.mark.clause("GS.D")
def test_the_garrison_is_beaten_by_26_points_10_of_them_regulars() -> None:
    assert verdict(losses(meadow(), regular=10, german=6, provincial=10)) == "X2.1B"
    assert verdict(losses(meadow(), regular=9, german=6, provincial=14)) == ""
    assert verdict(losses(meadow(), regular=10, german=6, provincial=9, tory=5)) == ""


@pytest.mark.clause("X2.4")
def test_the_allies_are_beaten_by_26_points_18_of_them_french_regulars() -> None:
    assert verdict(losses(meadow(), metropolitan=18, mercenary=4, continental=4)) == "X2.4"
    assert verdict(losses(meadow(), metropolitan=17, mercenary=4, continental=14)) == ""
    assert verdict(losses(meadow(), metropolitan=18, colonial=7, continental=7)) == ""


@pytest.mark.clause("X2.1B")
@pytest.mark.clause("X2.4")
def test_strength_is_counted_as_it_is_lost_guns_apart() -> None:
    state = meadow()
    play = playing(state)
    unit = put(state, "fraser-1", "1910")
    lose_step(play, unit, FRENCH)
    lost = strength("fraser-1") - strength("fraser-1", 1)
    assert state.lost_strength[BRITISH_REGULAR] == lost
    capture(play, unit, FRENCH)
    assert state.lost_strength[BRITISH_REGULAR] == strength("fraser-1")
    eliminate(play, put(state, "british-grand-battery", "1910"), FRENCH)
    assert state.lost_strength[BRITISH_REGULAR] == strength("fraser-1")


@pytest.mark.clause("H.vic.BD")
def test_historical_british_decisive_victory() -> None:
    for fallen, metropolitan, continental, expected in (
        (True, 9, 6, "H.vic.BD"),
        (True, 9, 5, ""),
        (False, 20, 10, ""),
    ):
        state = losses(table("historical"), metropolitan=metropolitan, continental=continental)
        if fallen:
            state.leader_at[LEADER["destaing"]] = ELIMINATED
        assert verdict(state) == expected


@pytest.mark.clause("H.vic.AD")
def test_historical_allied_decisive_victory_is_immediate() -> None:
    for scenario, unit, hex_, order, ends in (
        ("historical", "foix", "1701", 0, True),
        ("historical", "sc-1", "2003", 0, True),
        ("historical", "foix", "1701", DISRUPTED, False),
        ("historical", "foix", "1703", 0, False),
        ("historical", "foot-60", "1701", 0, False),
        ("campaign", "foix", "1701", 0, False),
    ):
        state = table(scenario)
        entered_city(playing(state), put(state, unit, hex_, order=order))
        assert (state.result is not None) == ends
        if state.result:
            assert (state.result.winner, state.result.clause) == ("allied", "H.vic.AD")


# --- By points ------------------------------------------------------------------------------------


@pytest.mark.clause("X2.3")
@pytest.mark.clause("X2.6")
@pytest.mark.clause("X2.9")
@pytest.mark.clause("H.vic.other")
@pytest.mark.parametrize(
    ("vp", "winner", "key"),
    [
        ([4, 6, 4], "allied", "allied-marginal"),
        ([4, 6, 3], "british", "british-marginal"),
        ([4, 2, 2], "british", "british-marginal"),
        ([9, 2, 2], "british", "british-marginal"),
        ([0, 0, 6], "allied", "allied-marginal"),
    ],
)
def test_three_points_ahead_make_a_marginal_victory(vp: list[int], winner: str, key: str) -> None:
    for scenario in ("campaign", "historical"):
        state = table(scenario, turn=25)
        state.vp = list(vp)
        finish(playing(state))
        assert state.result is not None
        assert (state.result.winner, state.result.key) == (winner, key)


@pytest.mark.clause("X2.8")
@pytest.mark.clause("T.VP")
def test_spring_hill_is_held_by_a_unit_in_order_with_none_of_the_enemy_s_adjacent() -> None:
    state = meadow()
    assert spring_hill_holder(state) == -1
    put(state, "sc-1", "1404", order=DISRUPTED)
    assert spring_hill_holder(state) == -1
    put(state, "foix", "1404")
    assert spring_hill_holder(state) == FRENCH
    put(state, "foot-60", "1503", order=DISRUPTED)
    assert spring_hill_holder(state) == FRENCH
    put(state, "trumbach", "1503")
    assert spring_hill_holder(state) == -1
    state.vp = [0, 4, 0]
    finish(playing(state))
    assert state.vp == [0, 4, 0]


@pytest.mark.clause("X2.8")
def test_spring_hill_may_decide() -> None:
    state = meadow()
    state.vp = [0, 4, 0]
    put(state, "foix", "1404")
    finish(playing(state))
    assert state.vp == [0, 6, 0]
    assert state.result is not None
    assert state.result.key == "allied-marginal"


@pytest.mark.clause("X2.8")
@pytest.mark.clause("X4.13.credit")
def test_pulaski_beside_the_french_holds_spring_hill_for_them() -> None:
    state = meadow()
    put(state, "pulaski-legion", "1404")
    assert spring_hill_holder(state) == AMERICAN
    put(state, "foix", "1404", order=DISRUPTED)
    assert spring_hill_holder(state) == FRENCH


@pytest.mark.clause("X2.8")
@pytest.mark.clause("X2.11")
def test_spring_hill_counts_however_the_game_ends() -> None:
    state = table("campaign", turn=18, options=("advanced", "three-players"))
    state.vp = [0, 5, 4]
    put(state, "sc-1", "1404")
    change_morale(playing(state), BRITISH, -state.morale[BRITISH], "suffered")
    assert state.result is not None
    assert (state.result.clause, state.result.winner) == ("X2.2", "american")
    assert dict(state.result.scores) == {"british": 0, "french": 5, "american": 6}


@pytest.mark.clause("X2.11")
@pytest.mark.parametrize(
    ("vp", "winner"), [([0, 8, 2], "french"), ([0, 2, 8], "american"), ([0, 5, 5], "french")]
)
def test_of_two_allied_players_the_one_with_more_points_wins(vp: list[int], winner: str) -> None:
    state = table("campaign", turn=25, options=("advanced", "three-players"))
    state.vp = list(vp)
    finish(playing(state))
    assert state.result is not None
    assert state.result.winner == winner
    assert dict(state.result.scores) == {
        "british": 0,
        "french": vp[FRENCH],
        "american": vp[AMERICAN],
    }
