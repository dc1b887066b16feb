"""G11, T.ART, T.FIREDRM, T.LOS, X4.12: defensive fire and the mortars."""

from __future__ import annotations

import pytest

from longroll.engine.action import act, parse
from longroll.titles.savannah import TITLE, effects
from longroll.titles.savannah.casualty import FireResult
from longroll.titles.savannah.components import GRID, TABLES, UNIT, hex_at
from longroll.titles.savannah.fire import DefensiveFire, ExtraFire, fire_modifiers
from longroll.titles.savannah.mortars import Mortars
from longroll.titles.savannah.sight import sees
from longroll.titles.savannah.state import SavannahState
from longroll.words import words_for
from tests.conformance.savannah.cards import hold
from tests.conformance.savannah.clash import meadow
from tests.conformance.savannah.table import (
    ALLIES,
    CROWN,
    DISRUPTED,
    FRENCH,
    PARADE,
    SHATTERED,
    Driver,
    lead,
    put,
    run,
    where,
)

GUN = "british-battery-a"


def fire(state: SavannahState, *rolls: int, side: int = CROWN) -> Driver:
    state.active = 1 - side
    return run(state, DefensiveFire(side), rolls=list(rolls))


def modifiers(gun: str, at: str, target: str, where_: str, weather: str = "fair") -> dict[str, int]:
    state = meadow()
    state.weather = weather
    shooter, aim = put(state, gun, at), put(state, target, where_)
    return {m.key: m.value for m in fire_modifiers(state, [shooter], aim)}


# --- Who fires at whom ----------------------------------------------------------------------------


@pytest.mark.clause("G11.1")
@pytest.mark.clause("GS.B4")
def test_the_inactive_side_s_guns_may_fire_once_each() -> None:
    state = meadow()
    put(state, GUN, "1910")
    put(state, "foix", "1911")
    put(state, "auxerrois", "1911")
    driver = fire(state, 0)
    assert driver.decision.seat == "british"
    assert driver.actions == [f"fire {GUN} auxerrois", f"fire {GUN} foix", "done"]
    driver.push(f"fire {GUN} foix")
    assert driver.over
    assert driver.told("fire-misses")
    assert fire(state).push("done").over


@pytest.mark.clause("G11.2")
@pytest.mark.clause("T.ART.notes")
def test_range_is_three_and_four_for_naval_guns() -> None:
    for gun, reach in ((GUN, 3), ("british-naval-battery", 4)):
        for target, distance in (("1913", 3), ("1914", 4), ("1915", 5)):
            state = meadow()
            put(state, gun, "1910")
            put(state, "foix", target)
            driver = fire(state)
            if distance <= reach and sees(state, hex_at("1910"), hex_at(target)):
                assert driver.actions == [f"fire {gun} foix", "done"]
            else:
                assert driver.over


@pytest.mark.clause("T.ART")
def test_a_single_point_of_naval_guns_hits_nothing_at_four_hexes() -> None:
    for steps, actions in ((2, ["fire naval-bombardiers delancey-1", "done"]), (1, [])):
        state = meadow()
        put(state, "naval-bombardiers", "1406", steps=steps)
        put(state, "delancey-1", "1410")
        driver = fire(state, side=ALLIES)
        assert ([] if driver.over else driver.actions) == actions


@pytest.mark.clause("C43")
@pytest.mark.clause("T.ART")
def test_guns_that_burst_may_have_too_little_left_for_the_distance() -> None:
    state = meadow()
    put(state, "naval-bombardiers", "1406")
    put(state, "delancey-1", "1410")
    hold(state, CROWN, 43)
    driver = fire(state, side=ALLIES)
    while "pass" in driver.actions:
        driver.push("pass")
    driver.push("fire naval-bombardiers delancey-1", "play 43")
    assert driver.over
    assert state.steps[UNIT["naval-bombardiers"]] == 1
    assert not driver.told("fire-misses")
    assert not driver.told("fire-hits")


@pytest.mark.clause("G11.2")
def test_a_target_is_fired_at_once_and_guns_combine_at_the_longest_range() -> None:
    state = meadow()
    put(state, "british-carolina-battery", "1910")
    put(state, "british-fort-battery", "2010")  # it sees along the side of 1910 and 2011
    put(state, "foix", "1911")
    driver = fire(state, 7, 4).push("fire british-carolina-battery foix")
    assert driver.prompt == "prompt-join-fire"
    assert driver.actions == ["support british-fort-battery", "done"]
    driver.push("support british-fort-battery")
    # 2 and 2 points at two hexes (2010 to 1911) need 7; apart they would need 6 and 8
    assert driver.values("fire-hits")[0]["needed"] == 7


@pytest.mark.clause("G11.2")
def test_what_may_not_be_fired_is_refused_with_the_clause() -> None:
    state = meadow()
    put(state, GUN, "1910")
    put(state, "british-battery-b", "1910", order=DISRUPTED)
    put(state, "foix", "1911")
    put(state, "auxerrois", "1915")
    put(state, "hainault", "1912")
    driver = fire(state)
    for text, clause in (
        (f"fire {GUN} auxerrois", "G11.2"),
        (f"fire {GUN} hainault", "G11.41"),
        ("fire british-battery-b foix", "G13.3.b"),
        (f"fire {GUN} delancey-1", "G11.2"),
        ("fire reserve-artillery foix", "G11.1"),
    ):
        denial = driver.why(text)
        assert denial is not None
        assert denial.clause == clause, text


@pytest.mark.clause("G13.3.b")
@pytest.mark.clause("G13.4.b")
def test_guns_in_disorder_do_not_fire() -> None:
    for order in (DISRUPTED, SHATTERED):
        state = meadow()
        put(state, GUN, "1910", order=order)
        put(state, "foix", "1911")
        assert fire(state).over


@pytest.mark.clause("T.WX")
@pytest.mark.parametrize("weather", ["hurricane", "tempest"])
def test_no_fire_in_the_worst_weather(weather: str) -> None:
    state = meadow(turn=5)
    state.weather = weather
    put(state, GUN, "1910")
    put(state, "foix", "1911")
    put(state, "mortar-battery", "2010")
    assert fire(state).over
    state.active = ALLIES
    assert run(state, Mortars()).over


@pytest.mark.clause("G11.41")
@pytest.mark.clause("G11.42")
def test_an_adjacent_target_is_always_seen_and_units_between_hide_others() -> None:
    state = meadow()
    assert sees(state, hex_at("1910"), hex_at("1912"))
    put(state, "foix", "1911")
    assert not sees(state, hex_at("1910"), hex_at("1912"))
    assert sees(state, hex_at("1910"), hex_at("1911"))


# --- The tables -----------------------------------------------------------------------------------


@pytest.mark.clause("G11.3.1")
@pytest.mark.clause("T.ART")
@pytest.mark.parametrize(
    ("points", "numbers"),
    [
        (1, [7, 9, 9, None]),
        (2, [6, 8, 8, 9]),
        (3, [4, 7, 7, 8]),
        (5, [4, 7, 7, 8]),
        (6, [2, 6, 6, 7]),
        (9, [2, 6, 6, 7]),
        (10, [1, 5, 5, 6]),
        (14, [1, 5, 5, 6]),
    ],
)
def test_numbers_to_hit(points: int, numbers: list[int | None]) -> None:
    assert [TABLES.fire.to_hit(points, distance) for distance in range(1, 5)] == numbers


@pytest.mark.clause("T.ART")
@pytest.mark.clause("X4.12")
def test_numbers_of_the_mortars() -> None:
    for points, numbers in ((2, [None, 6, 6, 7, 8]), (4, [None, 5, 5, 6, 7])):
        found = [TABLES.fire.to_hit(points, distance, mortar=True) for distance in range(1, 6)]
        assert found == numbers


@pytest.mark.clause("G11.3.2")
@pytest.mark.clause("T.FIREDRM")
@pytest.mark.parametrize(
    ("target", "at", "weather", "expected"),
    [
        ("foix", "1910", "fair", {}),
        ("champagne-chasseurs", "1910", "fair", {"light": -1}),
        ("reserve-artillery", "1910", "fair", {"large": 1}),
        ("conde", "1910", "fair", {"large": 1}),
        ("foix", "1811", "fair", {"cover": -1}),
        ("foix", "1910", "squall", {"weather": -1}),
        ("foix", "1910", "storms", {"weather": -1}),
        ("foix", "1910", "heavy-rain", {"weather": -1}),
        ("foix", "1910", "fog", {"weather": -1}),
        ("champagne-chasseurs", "1811", "fog", {"light": -1, "cover": -1, "weather": -1}),
    ],
)
def test_fire_modifiers(target: str, at: str, weather: str, expected: dict[str, int]) -> None:
    assert modifiers(GUN, "1809" if at == "1811" else "1908", target, at, weather) == expected


@pytest.mark.clause("T.FIREDRM")
def test_ground_works_and_dikes_of_the_target() -> None:
    assert modifiers(GUN, "1701", "foix", "1702") == {"cover": -1}
    assert modifiers(GUN, "1107", "foix", "1108") == {"works": -1, "open": 1}  # a dike, and rice
    assert modifiers(GUN, "1211", "foix", "1212") == {"open": 1}  # the raised road
    assert modifiers("reserve-artillery", "1405", "delancey-1", "1404") == {"works": -1}
    assert modifiers("reserve-artillery", "1406", "delancey-1", "1404") == {"works": -1}
    assert modifiers("reserve-artillery", "1503", "delancey-1", "1404") == {}
    assert modifiers(GUN, "1404", "foix", "1405") == {}  # the works are the firer's


@pytest.mark.clause("T.FIREDRM")
def test_all_fire_must_come_through_the_works() -> None:
    state = meadow()
    guns = [put(state, "reserve-artillery", "1405"), put(state, "french-battery-a-left", "1503")]
    aim = put(state, "delancey-1", "1404")
    assert fire_modifiers(state, guns[:1], aim)[0].key == "works"
    assert fire_modifiers(state, guns, aim) == []


@pytest.mark.clause("C10")
@pytest.mark.clause("T.FIREDRM")
def test_cards_alter_british_fire() -> None:
    state = meadow()
    state.effects = ((effects.DESERTER, 0),)
    found = fire_modifiers(state, [put(state, GUN, "1910")], put(state, "foix", "1911"))
    assert [(m.key, m.value) for m in found] == [("cards", 1)]


@pytest.mark.clause("G11.3.3")
@pytest.mark.clause("T.ARTDMG")
def test_the_damage_table() -> None:
    assert [TABLES.fire.damage[0][roll] for roll in range(10)] == [
        "R",
        "R",
        "R",
        "R",
        "D",
        "D",
        "D",
        "1",
        "1",
        "1*",
    ]
    assert [TABLES.fire.damage[1][roll] for roll in range(10)] == [
        "R",
        "R",
        "R",
        "R",
        "R",
        "D",
        "D",
        "D",
        "AM",
        "1",
    ]


@pytest.mark.clause("G11.3.3")
@pytest.mark.clause("G13.0")
def test_only_the_target_suffers_and_the_result_is_rolled_unmodified() -> None:
    state = meadow()
    put(state, GUN, "1910")
    put(state, "foix", "1911")
    put(state, "auxerrois", "1911")
    driver = fire(state, 6, 4).push(f"fire {GUN} foix")  # 2 points adjacent need 6; 4 is D
    while not driver.over:
        driver.push(driver.actions[0])
    assert (state.order[UNIT["foix"]], where(state, "auxerrois")) == (DISRUPTED, "1911")
    assert driver.told("morale-check-passed") == driver.told("morale-check-failed") == []
    assert state.morale == [19, 16, 18]


@pytest.mark.clause("G11.3.3")
@pytest.mark.clause("T.AM")
@pytest.mark.clause("G13.1.AM")
@pytest.mark.parametrize(
    ("result", "steps", "hex_", "morale", "vp"),
    [
        ("R", 2, 1, [19, 17, 18], [0, 0, 0]),
        ("1", 1, 0, [20, 16, 18], [1, 0, 0]),
        ("AM", 2, 0, [19, 16, 18], [0, 0, 0]),
        ("D", 2, 3, [19, 16, 18], [0, 0, 0]),
    ],
)
def test_results_of_fire(
    result: str, steps: int, hex_: int, morale: list[int], vp: list[int]
) -> None:
    state = meadow()
    unit = put(state, "reserve-artillery", "1910")
    driver = run(state, FireResult(unit, result, 0))
    while not driver.over:
        driver.push(driver.actions[0])
    assert state.steps[unit] == steps
    assert GRID.distance(state.at[unit], hex_at("1910")) == hex_
    assert (state.morale, state.vp) == (morale, vp)


@pytest.mark.clause("G13.1.star")
@pytest.mark.clause("G11.3.3")
def test_a_star_of_fire_costs_a_leader_in_the_hex() -> None:
    state = meadow()
    unit = put(state, "foix", "1910")
    lead(state, "de-noailles", "1910")
    run(state, FireResult(unit, "1*", 0))
    assert state.leader_at[4] < 0
    assert (state.morale, state.vp) == ([21, 15, 18], [3, 0, 0])


@pytest.mark.clause("T.SB2")
def test_beekman_s_extra_fire_is_besides_the_normal_one() -> None:
    state = meadow()
    gun = put(state, "beekman", "1910")
    put(state, "delancey-1", "1911")
    driver = run(state, ExtraFire(gun), rolls=[0])
    assert driver.actions == ["fire beekman delancey-1", "done"]
    driver.push("fire beekman delancey-1")
    assert driver.over
    assert not state.shot >> gun & 1


@pytest.mark.clause("C43")
@pytest.mark.clause("G11.3.1")
def test_guns_fire_with_the_strength_that_they_have_left() -> None:
    state = meadow()
    put(state, GUN, "1910", steps=1)
    put(state, "foix", "1911")
    driver = fire(state, 6).push(f"fire {GUN} foix")
    assert driver.values("fire-misses")[0]["needed"] == 7


# --- Mortars --------------------------------------------------------------------------------------


def shell(state: SavannahState, *rolls: int) -> Driver:
    state.active = ALLIES
    return run(state, Mortars(), rolls=list(rolls))


@pytest.mark.clause("X4.12")
def test_mortars_aim_at_hexes_two_to_five_away_seen_or_not() -> None:
    state = meadow()
    put(state, "mortar-battery", "2008")
    put(state, "delancey-1", "2006")
    driver = shell(state)
    hexes = {text.removeprefix("shell ") for text in driver.actions[1:]}
    assert driver.actions[0] == "hold-fire"
    assert {"2006", "2003", "1801"} & hexes == {"2006", "2003"}
    assert not {"2007", "2008", "2002"} & hexes
    put(state, "foot-60", "2006")
    lead(state, "prevost", "2003")
    notes = TITLE.aids.notes(state, "allied")
    assert set(notes) == {parse(f"shell {hex_}") for hex_ in ("2006", "2003")}  # nobody elsewhere
    words = words_for("savannah", "en")
    said = {hex_: words.message(notes[act("shell", hex_)]) for hex_ in ("2006", "2003")}
    assert said["2006"].startswith("The British: ")
    assert "DeLancey" in said["2006"]
    assert "60th" in said["2006"]
    assert said["2003"] == "The British: only leaders"
    for text in ("shell 2007", "shell 2002"):
        denial = driver.why(text)
        assert denial is not None
        assert (denial.clause, denial.key) == ("X4.12", "deny-mortar-range")


@pytest.mark.clause("X4.12.proc")
@pytest.mark.clause("T.FIREDRM")
def test_a_shell_scatters_then_its_victim_is_named_by_its_owner() -> None:
    state = meadow()
    put(state, "mortar-battery", "2008")
    put(state, "delancey-1", "2005")
    put(state, "foot-60", "2005")
    driver = shell(state, 4, 4, 0).push("shell 2006")  # 4: one hex north
    assert driver.decision.seat == "british"
    assert driver.actions == ["expose foot-60", "expose delancey-1"]
    driver.push("expose delancey-1")
    # 4 points at two hexes need 5; the first shot of the game adds one; a 0 is R
    assert driver.values("fire-hits")[0] == {
        "unit": "delancey-1",
        "roll": 4,
        "amount": 1,
        "count": 5,
        "needed": 5,
    }
    while not driver.over:
        driver.push(driver.actions[0])
    assert where(state, "foot-60") == "2005"
    assert state.fired_mortar == 1


@pytest.mark.clause("X4.12.proc")
def test_an_empty_hex_wastes_the_shell() -> None:
    state = meadow()
    put(state, "mortar-battery", "2008")
    driver = shell(state, 0).push("shell 2005")
    assert driver.over
    assert driver.told("mortar-wasted")


@pytest.mark.clause("X4.12.proc")
@pytest.mark.clause("T.MORT")
@pytest.mark.parametrize(
    ("roll", "steps", "order", "british", "french", "vp"),
    [(0, 1, PARADE, 19, 17, 1), (2, 2, DISRUPTED, 18, 17, 0), (4, 2, PARADE, 18, 18, 0)],
)
def test_a_shot_that_tells_may_disable_the_mortar(
    roll: int, steps: int, order: int, british: int, french: int, vp: int
) -> None:
    state = meadow()
    state.fired_mortar = 1
    mortar = put(state, "mortar-battery", "2008")
    put(state, "trumbach", "2005")
    driver = shell(state, 0, 9, 7, roll).push("shell 2005")
    assert driver.over
    assert state.steps[UNIT["trumbach"]] == 1
    key = "mortar-sound" if order == PARADE and steps > 1 else "mortar-bursts"
    key = "mortar-breaks-down" if order == DISRUPTED else key
    assert driver.values(key) == [{"unit": "mortar-battery", "roll": roll, "needed": 4}]
    assert (state.steps[mortar], state.order[mortar]) == (steps, order)
    assert state.vp == [vp, 1, 0]
    assert (state.morale[0], state.morale[FRENCH]) == (british, french)


@pytest.mark.clause("X4.12")
def test_in_tactical_turns_a_mortar_moves_or_fires() -> None:
    for turn, asked in ((17, False), (12, True)):
        state = meadow(turn=turn)
        state.moved = 1 << put(state, "mortar-battery", "2008")
        assert shell(state).over != asked


@pytest.mark.clause("X4.12")
@pytest.mark.clause("X3.IX")
def test_mortars_fire_in_the_allied_turn_and_never_as_guns() -> None:
    state = meadow()
    put(state, "mortar-battery", "2008")
    put(state, "delancey-1", "2006")
    state.active = CROWN
    assert run(state, Mortars()).over
    assert fire(state, side=ALLIES).over


@pytest.mark.clause("G11.3")
@pytest.mark.parametrize("weather", ["fair", "fog"])
def test_beside_a_shot_stands_how_often_it_hits(weather: str) -> None:
    """Every face of the die is rolled, for a gun alone and for two together."""

    def aimed(*rolls: int) -> Driver:
        state = meadow()
        state.weather = weather
        put(state, GUN, "1910")
        put(state, "british-battery-b", "2010")
        put(state, "foix", "1912")
        return fire(state, *rolls)

    def told(driver: Driver, order: str) -> object:
        return dict(TITLE.aids.notes(driver.state, "british")[parse(order)].args)["chance"]

    shot, alone, joined = f"fire {GUN} foix", "done", "support british-battery-b"
    opened = aimed().push(shot)
    for order in (alone, joined):
        ends = [aimed(face, 0).push(shot).push(order) for face in range(10)]
        assert told(opened, order) == 10 * sum(bool(driver.told("fire-hits")) for driver in ends)
    assert told(aimed(), shot) == told(opened, alone) != told(opened, joined)
