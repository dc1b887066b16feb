"""G12.23.3, T.CCDRM, T.TEC: the modifiers of close combat, one by one."""

from __future__ import annotations

import pytest

from longroll.titles.savannah import effects
from longroll.titles.savannah.components import GRID, hex_at
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.clash import clash, meadow, modifiers
from tests.conformance.savannah.table import (
    CROWN,
    DISRUPTED,
    SHATTERED,
    lead,
    put,
    table,
)

LEADS = ("lead-attacker", "lead-defender", "leader-attacker", "leader-defender", "long-odds")


def found(state: SavannahState, side: int = 1, *, leads: bool = False) -> dict[str, int]:
    """The modifiers of the only combat, those of lead units and leaders left out."""
    driver = clash(state, side=side)
    while driver.prompt in ("prompt-lead", "prompt-attack", "prompt-divert", "prompt-ride-off"):
        driver.push(driver.actions[0])
    told = modifiers(driver)
    return told if leads else {key: value for key, value in told.items() if key not in LEADS}


def duel(attacker: str, at: str, defender: str, target: str, **kwargs: int) -> SavannahState:
    state = meadow(turn=kwargs.get("turn", 17))
    put(state, attacker, at)
    put(state, defender, target, order=kwargs.get("order", 0))
    return state


# --- The ground -----------------------------------------------------------------------------------


@pytest.mark.clause("T.CCDRM.def")
@pytest.mark.clause("T.CCDRM.att")
@pytest.mark.clause("T.TEC")
@pytest.mark.clause("X4.9.def")
@pytest.mark.parametrize(
    ("at", "target", "expected"),
    [
        ("1910", "1909", {}),
        ("1910", "1811", {}),  # light woods
        ("1203", "1202", {"swamp": 1}),
        ("1203", "1204", {"way": -1}),
        ("1302", "1202", {"swamp": 1}),
        ("1305", "1405", {}),
        ("1703", "1702", {"city": -2}),
        ("1903", "1902", {"city": -2}),
        ("2301", "2401", {"fort": -1}),
        ("1211", "1212", {"causeway": 1}),
        ("1402", "1301", {"way": -1}),  # down the slope
        ("1301", "1402", {"obstacle": -1}),  # up it
        ("1104", "1105", {"way": -1, "obstacle": -1}),  # over a creek
        ("1211", "1110", {"obstacle": -1}),  # a dike
        ("1304", "1303", {"obstacle": -1, "works": -1, "swamp": 1}),
    ],
)
def test_ground_and_hexsides(at: str, target: str, expected: dict[str, int]) -> None:
    assert found(duel("delancey-1", at, "foix", target), CROWN) == expected


@pytest.mark.clause("T.TEC.n9")
def test_swamp_helps_nobody_when_both_are_in_it() -> None:
    assert found(duel("delancey-1", "1103", "foix", "1104"), CROWN) == {}


@pytest.mark.clause("G13.4.c")
def test_the_shattered_have_nothing_from_the_ground() -> None:
    state = duel("foix", "1405", "delancey-1", "1404", order=SHATTERED)
    assert found(state) == {"disorder": 1}
    state = duel("foix", "1405", "delancey-1", "1404", order=DISRUPTED)
    assert found(state) == {"disorder": 1, "works": -2}


@pytest.mark.clause("T.TEC.n5")
@pytest.mark.clause("T.CCDRM.def")
@pytest.mark.clause("G9.4")
def test_works_count_for_each_kind_that_all_attackers_cross() -> None:
    # 1304 and 1405 both face redoubt and abatis of Spring Hill; 1404 from inside faces nothing.
    assert found(duel("foix", "1405", "delancey-1", "1404")) == {"works": -2}
    assert found(duel("foix", "1304", "delancey-1", "1404")) == {"works": -2, "obstacle": -1}
    state = duel("foix", "1405", "delancey-1", "1404")
    put(state, "auxerrois", "1304")
    assert found(state) == {"works": -2}  # only one of them comes up the slope
    put(state, "hainault", "1503")
    assert found(state) == {}


@pytest.mark.clause("T.TEC.n6")
@pytest.mark.clause("X4.14.ex")
def test_a_breach_takes_its_kind_of_work_away() -> None:
    state = duel("foix", "1405", "delancey-1", "1404")
    side = 1 << GRID.side_between(hex_at("1404"), hex_at("1405"))
    state.cleared |= side
    state.touch()
    assert found(state.copy()) == {"works": -1}
    state.breached |= side
    state.touch()
    assert found(state) == {}


@pytest.mark.clause("T.TEC.n4")
def test_stream_and_slope_together_cost_one() -> None:
    state = meadow()
    put(state, "foix", "1304")
    put(state, "delancey-1", "1303")
    assert found(state)["obstacle"] == -1


@pytest.mark.clause("X4.14")
@pytest.mark.clause("X4.14.done")
@pytest.mark.clause("X4.14.ex")
@pytest.mark.parametrize(("announced", "value"), [(7, 2), (8, 1), (11, 1), (12, 0)])
def test_incomplete_defences(announced: int, value: int) -> None:
    state = duel("foix", "1405", "delancey-1", "1404")
    state.assault = announced
    expected = {"works": -2, "incomplete": value} if value else {"works": -2}
    assert found(state.copy()) == expected
    state.defences = 1  # card 55
    assert found(state) == {"works": -2}


@pytest.mark.clause("X4.14")
def test_incomplete_defences_do_not_help_the_british() -> None:
    state = duel("delancey-1", "1405", "foix", "1404")
    state.assault = 3
    assert found(state, CROWN) == {"works": -2}


@pytest.mark.clause("T.WX")
@pytest.mark.clause("T.CCDRM.def")
@pytest.mark.parametrize(
    ("weather", "value"), [("tempest", -2), ("squall", -1), ("storms", 0), ("fog", 0), ("fair", 0)]
)
def test_weather(weather: str, value: int) -> None:
    state = duel("foix", "1910", "delancey-1", "1909")
    state.weather = weather
    assert found(state) == ({"weather": value} if value else {})


@pytest.mark.clause("X4.8.creek.drm")
@pytest.mark.clause("T.TEC.n11")
def test_creeks_alone_in_woods() -> None:
    assert found(duel("foix", "1711", "creek", "1611")) == {"creek": -1, "militia-defends": 1}
    assert found(duel("foix", "1910", "creek", "1811")) == {"militia-defends": 1}
    state = duel("foix", "1711", "creek", "1611")
    put(state, "georgia-militia-1", "1611")
    assert found(state) == {"militia-defends": 1}


# --- Who fights -----------------------------------------------------------------------------------


@pytest.mark.clause("T.CCDRM.att")
def test_disorder_among_the_defenders_and_cavalry_among_the_attackers() -> None:
    assert found(duel("foix", "1910", "delancey-1", "1909", order=DISRUPTED)) == {"disorder": 1}
    state = duel("conde", "1910", "delancey-1", "1909", order=DISRUPTED)
    assert found(state.copy()) == {"disorder": 1, "cavalry": 1}
    put(state, "trumbach", "1909")
    assert found(state) == {"disorder": 1}


@pytest.mark.clause("X4.17")
@pytest.mark.clause("G3.2.militia")
@pytest.mark.parametrize(
    ("attackers", "defenders", "expected"),
    [
        (("foix",), ("georgia-militia-1",), {"militia-defends": 1}),
        (("twigg",), ("georgia-militia-1",), {}),
        (("twigg",), ("delancey-1",), {"militia-attacks": -1}),
        (("twigg", "sc-1"), ("delancey-1",), {}),
        (("twigg", "charlestown-1"), ("delancey-1",), {}),
        (("charlestown-2",), ("delancey-1",), {}),
        (("twigg",), ("delancey-1", "georgia-militia-1"), {"militia-attacks": -1}),
        (("foix",), ("georgia-militia-1", "delancey-1"), {}),
    ],
)
def test_militia(
    attackers: tuple[str, ...], defenders: tuple[str, ...], expected: dict[str, int]
) -> None:
    state = meadow()
    for unit in attackers:
        put(state, unit, "1910")
    for unit in defenders:
        put(state, unit, "1909")
    assert found(state) == expected


@pytest.mark.clause("X4.17")
def test_charlestown_in_defence_lifts_the_penalty_of_its_stack() -> None:
    state = duel("delancey-1", "1910", "twigg", "1909")
    assert found(state.copy(), CROWN) == {"militia-defends": 1}
    put(state, "charlestown-1", "1909")
    assert found(state, CROWN) == {}


@pytest.mark.clause("X4.1.1.drm")
def test_the_british_gain_against_a_mixed_stack_unless_it_is_pulaski() -> None:
    state = duel("delancey-1", "1910", "foix", "1909")
    put(state, "sc-1", "1909")
    assert found(state, CROWN) == {"mixed-defence": 1}
    state = duel("delancey-1", "1910", "foix", "1909")
    put(state, "pulaski-legion", "1909")
    assert found(state, CROWN) == {}


@pytest.mark.clause("X4.1.3.drm")
def test_metropolitans_and_colonial_militia_attack_badly_and_defend_well_enough() -> None:
    state = duel("foix", "1910", "delancey-1", "1909")
    put(state, "san-domingue-detachment", "1910")
    assert found(state) == {"mixed-french": -1}
    state = duel("delancey-1", "1910", "foix", "1909")
    put(state, "san-domingue-detachment", "1909")
    assert found(state, CROWN) == {}


@pytest.mark.clause("X4.1.3.free")
def test_colonials_and_the_irish_stand_with_the_militia_freely() -> None:
    state = duel("martinique", "1910", "delancey-1", "1909")
    put(state, "san-domingue-detachment", "1910")
    put(state, "dillon-irish", "1910")
    assert found(state) == {}


@pytest.mark.clause("X4.16")
def test_irish_ferocity() -> None:
    assert found(duel("dillon-irish", "1910", "foot-60", "1909")) == {"irish": 1}
    assert found(duel("dillon-irish", "1910", "delancey-1", "1909")) == {}
    state = duel("dillon-irish", "1910", "foot-60", "1909")
    put(state, "foix", "1910")
    driver = clash(state).push("lead foix")
    assert "irish" not in modifiers(driver)


@pytest.mark.clause("H.3")
def test_french_attacks_lack_cohesion_in_the_historical_scenario() -> None:
    for attacker, expected in (("foix", {"cohesion": -1}), ("sc-1", {})):
        state = table("historical", turn=18)
        put(state, attacker, "1910")
        put(state, "delancey-1", "1909")
        assert found(state) == expected


# --- Encirclement, leaders, cards -----------------------------------------------------------------


@pytest.mark.clause("G12.7")
@pytest.mark.clause("G8.2")
@pytest.mark.clause("G8.4")
def test_the_surrounded_fight_worse_and_a_friend_next_to_them_cancels_zones() -> None:
    state = duel("hainault", "2011", "delancey-1", "1910")
    put(state, "foix", "1809")  # its zone covers 1909 and 1810; Hainault's covers 2010 and 1911
    assert found(state.copy()) == {}  # into the woods of 1811 no zone reaches
    put(state, "reserve-artillery", "1811")
    assert found(state.copy()) == {"defender-surrounded": 1}
    put(state, "convalescents", "1909")
    driver = clash(state).push("resolve 1910")
    assert "defender-surrounded" not in modifiers(driver)


@pytest.mark.clause("G12.7")
def test_the_edge_of_the_map_is_no_way_out() -> None:
    for third, expected in ((True, {"defender-surrounded": 1}), (False, {})):
        state = duel("foix", "1722", "delancey-1", "1723")
        put(state, "auxerrois", "1823")
        if third:
            put(state, "hainault", "1623")
        assert found(state) == expected


@pytest.mark.clause("G12.7")
def test_an_attacker_who_is_surrounded() -> None:
    state = duel("delancey-1", "1910", "hainault", "2011")
    put(state, "conde", "1809")
    put(state, "reserve-artillery", "1811")
    driver = clash(state, side=CROWN)
    while driver.prompt != "prompt-tactic":
        driver.push(driver.actions[0])
    assert modifiers(driver)["attacker-surrounded"] == -1


@pytest.mark.clause("T.CCDRM.gen")
@pytest.mark.clause("T.CCDRM.att")
@pytest.mark.clause("T.CCDRM.def")
def test_leaders_and_cards_are_added() -> None:
    state = duel("foix", "1910", "graham-light", "1909")
    lead(state, "dillon", "1910")
    lead(state, "maitland", "1909")
    state.effects = ((effects.GUIDES_MISLEAD, 0), (effects.MELEE, 0))
    told = found(state, leads=True)
    assert told == {
        "lead-attacker": 1,
        "leader-attacker": 1,
        "lead-defender": -1,
        "leader-defender": -2,
        "card-12": -1,
        "card-27": 1,
    }


@pytest.mark.clause("C36")
@pytest.mark.clause("T.CCT")
def test_surprise_moves_allied_attacks_a_column_right() -> None:
    state = duel("hainault", "1910", "delancey-1", "1909")
    state.effects = ((effects.SURPRISE, 0),)
    # 3 against 2 is 3-2 without the card
    assert clash(state).values("odds") == [{"attack": 3, "defence": 2, "odds": "2-1"}]
