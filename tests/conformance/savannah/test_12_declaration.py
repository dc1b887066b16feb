"""G12.1, G12.2: who must attack whom, legal combats, diversion."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.combat import CloseCombat
from longroll.titles.savannah.components import GRID, hex_at
from longroll.titles.savannah.state import SavannahState
from longroll.words import words_for
from tests.conformance.savannah.clash import meadow
from tests.conformance.savannah.table import (
    ALLIES,
    CROWN,
    DISRUPTED,
    SHATTERED,
    Driver,
    put,
    run,
    strength,
    table,
)


def phase(state: SavannahState, side: int = ALLIES) -> Driver:
    state.active = side
    return run(state, CloseCombat(side))


def declared(driver: Driver) -> set[tuple[str, str]]:
    return {(str(v["unit"]), str(v["hex"])) for v in driver.values("declared")}


# --- Who attacks ----------------------------------------------------------------------------------


@pytest.mark.clause("G12.11")
@pytest.mark.clause("G12.12")
@pytest.mark.clause("GS.B6")
def test_the_active_side_must_attack_where_it_is_adjacent() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "delancey-1", "1909")
    allied = phase(state.copy(), ALLIES)
    assert declared(allied) == {("auxerrois", "1909")}
    assert allied.prompt == "prompt-tactic"
    assert declared(phase(state, CROWN)) == {("delancey-1", "1910")}


@pytest.mark.clause("G12.12")
@pytest.mark.clause("G13.3.b")
@pytest.mark.clause("G13.4.b")
@pytest.mark.clause("G12.4.restr")
def test_guns_the_disordered_and_withdrawn_horse_do_not_attack() -> None:
    state = meadow()
    put(state, "reserve-artillery", "2011")
    put(state, "auxerrois", "1911", order=DISRUPTED)
    put(state, "foix", "1911", order=SHATTERED)
    put(state, "hainault", "1911")
    conde = put(state, "conde", "1811")
    state.withdrawn |= 1 << conde
    put(state, "delancey-1", "1910")
    put(state, "foot-60", "1708")
    put(state, "grenadier-bn", "1709")
    put(state, "wissenbach", "1809")
    driver = phase(state)
    assert driver.prompt == "prompt-divert"
    driver.push("no-diversion")
    assert driver.prompt == "prompt-attack"
    why = {
        "attack reserve-artillery 1910": "G12.12",
        "attack auxerrois 1910": "G13.3.b",
        "attack foix 1910": "G13.3.b",
        "attack conde 1910": "G12.4.restr",
        "attack hainault 1910": "G12.15.a",
        "attack hainault 1909": "G12.15.a",
        "attack delancey-1 1911": "G12.11",
        "attack grenadier-bn 1910": "G12.13",
    }
    for text, clause in why.items():
        denial = driver.why(text)
        assert denial is not None
        assert denial.clause == clause, text


@pytest.mark.clause("G12.13")
def test_every_enemy_within_reach_is_attacked_by_one_hex_if_need_be() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "delancey-1", "1909")
    put(state, "trumbach", "2010")
    put(state, "wissenbach", "1810")
    driver = phase(state).push("no-diversion")
    assert driver.values("must-attack") == [{"count": 1}]
    first = words_for("savannah", "en").message(driver.decision.prompt)
    assert "must be attacked" in first
    while driver.prompt == "prompt-attack":
        driver.push(driver.actions[0])
    assert declared(driver) == {("auxerrois", hex_) for hex_ in ("1909", "2010", "1810")}
    assert len(driver.told("attacks")) == 1


@pytest.mark.clause("G12.15.a")
@pytest.mark.clause("G12.15.b")
@pytest.mark.clause("G12.15.c")
def test_a_stack_may_attack_together_or_apart_but_defenders_of_a_hex_fight_together() -> None:
    state = meadow()
    put(state, "armagnac", "1910")
    put(state, "hainault", "1910")
    put(state, "delancey-1", "1909")
    put(state, "wissenbach", "1909")
    put(state, "trumbach", "2010")
    apart = phase(state.copy()).push("no-diversion", "attack armagnac 1909")
    said = words_for("savannah", "en").message(apart.decision.prompt)
    assert "the other units next to the enemy must attack too" in said
    assert "G12.12, G12.13" in said
    assert apart.actions == ["attack hainault 1909", "attack hainault 2010"]
    apart.push("attack hainault 2010", "resolve 1909", "lead wissenbach")
    assert apart.values("odds") == [
        {
            "attack": strength("armagnac"),
            "defence": strength("delancey-1") + strength("wissenbach"),
            "odds": "1-2",  # 3 against 5
        }
    ]
    together = phase(state).push("no-diversion", "attack armagnac 1909", "attack hainault 1909")
    assert declared(together) == {
        (unit, hex_) for unit in ("armagnac", "hainault") for hex_ in ("1909", "2010")
    }


@pytest.mark.clause("G12.15.d")
@pytest.mark.clause("G12.15.ex1")
def test_two_hexes_never_attack_two_hexes_in_one_combat() -> None:
    # Both attackers reach both defenders: once they join against one, nobody could take the other.
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "foix", "2011")
    put(state, "delancey-1", "2010")
    put(state, "trumbach", "2010")
    put(state, "wissenbach", "1911")
    driver = phase(state).push("no-diversion")
    assert driver.actions == [
        "attack auxerrois 1911",
        "attack auxerrois 2010",
        "attack foix 1911",
        "attack foix 2010",
    ]
    driver.push("attack auxerrois 2010")
    assert driver.prompt == "prompt-resolve"
    assert declared(driver) == {("auxerrois", "2010"), ("foix", "1911")}


@pytest.mark.clause("G12.15.d")
def test_a_choice_that_would_leave_an_enemy_out_is_refused_with_the_clause() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "foix", "2011")
    put(state, "cambresis", "2011")
    put(state, "delancey-1", "2010")
    put(state, "trumbach", "2010")
    put(state, "wissenbach", "1911")
    put(state, "graham-light", "2012")
    driver = phase(state).push("no-diversion", "attack foix 1911", "attack cambresis 1911")
    # 2012 can only be taken on by 2011, whose combat against 1911 must keep to its hex.
    assert ("auxerrois", "2010") in declared(driver)
    assert ("foix", "2012") in declared(driver)


@pytest.mark.clause("G12.15.ex2")
@pytest.mark.clause("G12.15.c")
def test_the_example_of_three_attackers_and_three_defenders() -> None:
    # A and B (in hexes of their own) both touch Y and Z, who share a hex; C touches X and YZ.
    state = meadow()
    put(state, "auxerrois", "1910")  # A
    put(state, "foix", "2011")  # B
    put(state, "hainault", "2111")  # C
    put(state, "delancey-1", "2010")  # Y
    put(state, "trumbach", "2010")  # Z
    put(state, "wissenbach", "2110")  # X
    driver = phase(state).push("attack foix 2010")
    assert declared(driver) == {
        ("auxerrois", "2010"),
        ("foix", "2010"),
        ("hainault", "2110"),
    }


@pytest.mark.clause("G12.21")
@pytest.mark.clause("G12.22")
@pytest.mark.clause("G13.1.PIN.A")
@pytest.mark.clause("G13.1.PIN.rem")
def test_pins_come_off_everywhere_once_all_is_declared() -> None:
    state = meadow()
    put(state, "auxerrois", "1910", pinned=True)
    put(state, "delancey-1", "1909", pinned=True)
    put(state, "foot-60", "1402", pinned=True)
    driver = phase(state)
    assert state.pinned == 0
    assert [event.key for event in driver.events][1:3] == ["declared", "pins-lifted"]


@pytest.mark.clause("G12.23")
def test_combats_are_resolved_in_the_order_that_the_attacker_likes() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "delancey-1", "1909")
    put(state, "foix", "1409")
    put(state, "trumbach", "1408")
    driver = phase(state)
    assert (driver.prompt, driver.actions) == ("prompt-resolve", ["resolve 1408", "resolve 1909"])
    driver.push("resolve 1909")
    assert driver.values("attacks") == [{"unit": "auxerrois", "hex": "1909"}]


@pytest.mark.clause("T.WX")
def test_a_hurricane_allows_no_close_combat() -> None:
    state = meadow(turn=5)
    state.weather = "hurricane"
    put(state, "auxerrois", "1910", pinned=True)
    put(state, "delancey-1", "1909")
    assert phase(state).over
    assert state.pinned


# --- Diversion ------------------------------------------------------------------------------------


def two_to_one(*, basic: bool = False) -> SavannahState:
    state = meadow(basic=basic)
    put(state, "foix", "1910")
    put(state, "guadeloupe-fusiliers", "1910")
    put(state, "delancey-1", "1909")
    put(state, "georgia-militia-1", "2010")
    return state


@pytest.mark.clause("G12.14")
@pytest.mark.clause("T.CCT.div")
def test_a_diverted_stack_is_not_attacked_and_costs_a_column() -> None:
    state = two_to_one()
    driver = phase(state)
    assert driver.actions == ["no-diversion", "divert 1909", "divert 2010"]
    driver.push("divert 2010")
    assert declared(driver) == {("foix", "1909"), ("guadeloupe-fusiliers", "1909")}
    # 4 against 2 is 2-1; the attackers stand next to the diverted stack: 3-2.
    driver.push("lead foix")
    assert driver.values("odds") == [{"attack": 4, "defence": 2, "odds": "3-2"}]


@pytest.mark.clause("G12.14")
def test_attackers_away_from_the_diversion_lose_no_column() -> None:
    state = two_to_one()
    put(state, "grenadier-bn", "1409")
    put(state, "georgia-militia-2", "1408")
    driver = phase(state).push("divert 2010", "resolve 1408")
    assert driver.values("odds") == [{"attack": 3, "defence": 1, "odds": "3-1"}]


@pytest.mark.clause("G12.14")
def test_nobody_may_be_left_idle_by_a_diversion() -> None:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "foix", "2011")
    put(state, "delancey-1", "1909")
    put(state, "trumbach", "2010")
    driver = phase(state)
    assert driver.actions == ["no-diversion", "divert 1909"]
    denial = driver.why("divert 2010")
    assert denial is not None
    assert (denial.clause, denial.key) == ("G12.14", "deny-divert-idle")


@pytest.mark.clause("G13.1.PIN.div")
def test_the_pinned_are_not_diverted() -> None:
    state = two_to_one()
    state.pinned = 1 << put(state, "georgia-militia-1", "2010")
    driver = phase(state)
    assert driver.actions == ["no-diversion", "divert 1909"]
    denial = driver.why("divert 2010")
    assert denial is not None
    assert denial.clause == "G13.1.PIN.div"


@pytest.mark.clause("G1.adv")
@pytest.mark.clause("G12.14")
def test_the_basic_game_has_no_diversion() -> None:
    driver = phase(two_to_one(basic=True))
    assert driver.prompt == "prompt-attack"


# --- Particular to Savannah -----------------------------------------------------------------------


@pytest.mark.clause("X4.13.multi")
@pytest.mark.clause("X4.13")
def test_french_and_americans_do_not_attack_one_hex_together() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "sc-1", "2010")
    put(state, "delancey-1", "1909")
    driver = phase(state)
    assert driver.actions == ["attack auxerrois 1909", "attack sc-1 1909"]
    driver.push("attack sc-1 1909")
    assert declared(driver) == {("sc-1", "1909")}  # the French are left out: there is no way


@pytest.mark.clause("X4.13.multi")
def test_each_nation_takes_what_only_it_can_reach() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "sc-1", "2010")
    put(state, "delancey-1", "1909")
    put(state, "trumbach", "2110")
    driver = phase(state)  # a diversion would leave one nation idle: nobody is asked
    assert declared(driver) == {("auxerrois", "1909"), ("sc-1", "2110")}


@pytest.mark.clause("X4.13")
def test_pulaski_may_join_the_french() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "pulaski-legion", "2010")
    put(state, "delancey-1", "1909")
    assert declared(phase(state)) == {("auxerrois", "1909"), ("pulaski-legion", "1909")}


@pytest.mark.clause("X1.6.strategic")
@pytest.mark.clause("X1.7.attack")
def test_the_perimeter_is_not_attacked_on_the_strategic_track_but_may_sally_out() -> None:
    state = meadow(turn=9)
    put(state, "auxerrois", "1405")
    put(state, "delancey-1", "1404")
    assert phase(state.copy(), ALLIES).over
    assert declared(phase(state, CROWN)) == {("delancey-1", "1405")}


@pytest.mark.clause("H.t16")
def test_no_american_attacks_in_the_first_turn_of_the_historical_scenario() -> None:
    nobody: set[tuple[str, str]] = set()
    for turn, expected in ((16, nobody), (17, {("sc-1", "1909")})):
        state = table("historical", turn=turn)
        put(state, "sc-1", "1910")
        put(state, "delancey-1", "1909")
        assert declared(phase(state)) == expected


@pytest.mark.clause("T.TEC.n7")
def test_horse_does_not_attack_across_abatis_until_they_are_cleared() -> None:
    state = meadow()
    put(state, "conde", "1405")
    put(state, "auxerrois", "1304")
    put(state, "delancey-1", "1404")
    assert declared(phase(state.copy())) == {("auxerrois", "1404")}
    state.cleared |= 1 << GRID.side_between(hex_at("1404"), hex_at("1405"))
    state.touch()
    assert declared(phase(state)) == {("auxerrois", "1404"), ("conde", "1404")}


@pytest.mark.clause("X4.8.creek")
def test_creeks_alone_only_defend_and_attack_in_company() -> None:
    state = meadow()
    put(state, "creek", "1910")
    put(state, "foix", "1909")
    assert phase(state.copy(), CROWN).over
    put(state, "delancey-1", "1910")
    assert declared(phase(state, CROWN)) == {("creek", "1909"), ("delancey-1", "1909")}


# --- Mixed stacks ---------------------------------------------------------------------------------


@pytest.mark.clause("X4.1.1.noattack")
def test_a_mixed_stack_next_to_enemies_retreats_instead_of_attacking() -> None:
    state = meadow()
    put(state, "foix", "1910")
    put(state, "sc-1", "1910")
    put(state, "delancey-1", "1909")
    driver = phase(state)
    told = driver.values("mixed-stack-retreats")
    assert told == [{"unit": "foix"}]
    assert driver.prompt == "prompt-retreat"


@pytest.mark.clause("X4.1.1.noattack")
@pytest.mark.clause("X4.1.1.drm")
def test_a_mixed_stack_that_cannot_retreat_attacks_at_minus_two() -> None:
    state = meadow()
    put(state, "foix", "1910")
    put(state, "sc-1", "1910")
    for unit, hex_ in (("delancey-1", "1909"), ("foot-60", "2011"), ("trumbach", "1811")):
        put(state, unit, hex_)
    driver = phase(state)
    assert not driver.told("mixed-stack-retreats")
    driver.push("divert 1909")
    while driver.prompt == "prompt-attack":
        driver.push(driver.actions[0])
    driver.push("lead foix", "lead foot-60")
    assert [v["amount"] for v in driver.values("modifier-mixed-attack")] == [-2]


@pytest.mark.clause("X4.1.1.drm")
@pytest.mark.clause("X4.1.3.drm")
@pytest.mark.clause("T.CCDRM.def")
def test_a_stack_that_breaks_two_rules_of_stacking_pays_for_both() -> None:
    state = meadow()
    for unit in ("foix", "sc-1", "san-domingue-detachment"):
        put(state, unit, "1910")
    for unit, hex_ in (("delancey-1", "1909"), ("foot-60", "2011"), ("trumbach", "1811")):
        put(state, unit, hex_)
    driver = phase(state).push("divert 1909")
    while driver.prompt == "prompt-attack":
        driver.push(driver.actions[0])
    driver.push("lead foix", "lead foot-60")
    assert [v["amount"] for v in driver.values("modifier-mixed-attack")] == [-2]
    assert [v["amount"] for v in driver.values("modifier-mixed-french")] == [-1]
