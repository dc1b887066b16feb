"""Close combat where the text is silent or two rules meet: see docs/titles/savannah/rulings.md."""

from __future__ import annotations

import pytest

from longroll.engine.event import Event
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.combat import Combat
from longroll.titles.savannah.combat.advance import Advance
from longroll.titles.savannah.combat.prospects import prospects
from longroll.titles.savannah.components import UNIT, hex_at
from longroll.titles.savannah.losses import two_steps_lost
from longroll.titles.savannah.state import SavannahState
from longroll.titles.savannah.victory import Surrender
from tests.conformance.savannah.clash import clash, meadow, modifiers
from tests.conformance.savannah.table import (
    AMERICAN,
    BRITISH,
    CROWN,
    DISRUPTED,
    FRENCH,
    PARADE,
    Driver,
    asked,
    lead,
    playing,
    put,
    run,
    table,
    where,
)


def to_tactics(driver: Driver) -> Driver:
    while driver.prompt != "prompt-tactic":
        driver.push(driver.actions[0])
    return driver


def to_advance(driver: Driver) -> Driver:
    while not driver.over and driver.prompt in ("prompt-retreat", "prompt-escort"):
        driver.push(driver.actions[-1] if driver.prompt == "prompt-escort" else driver.actions[0])
    return driver


# --- Several hexes --------------------------------------------------------------------------------


@pytest.mark.clause("G14.21")
def test_of_several_attacking_hexes_the_leader_in_that_of_the_lead_counts() -> None:
    for first, value in (("foix", 1), ("auxerrois", 0)):
        state = meadow()
        put(state, "foix", "1910")
        put(state, "auxerrois", "2010")
        put(state, "delancey-1", "1909")
        lead(state, "destaing", "1910")
        driver = to_tactics(clash(state).push(f"lead {first}"))
        assert modifiers(driver).get("leader-attacker", 0) == value


@pytest.mark.clause("T.CCDRM.def")
def test_of_several_defended_hexes_the_ground_counts_if_it_is_the_same() -> None:
    for second, value in (("1702", -2), ("1703", 0)):
        state = meadow()
        put(state, "foix", "1603" if second == "1703" else "1602")
        put(state, "delancey-1", "1702" if second == "1703" else "1701")
        put(state, "trumbach", second)
        state.pinned = 1 << UNIT["delancey-1"] | 1 << UNIT["trumbach"]  # none may be diverted
        driver = clash(state)
        while driver.prompt in ("prompt-attack", "prompt-lead", "prompt-extend"):
            driver.push(driver.actions[0])
        frame = state.stack[-1]
        assert isinstance(frame, Combat)
        assert len(frame.targets) == 2
        assert modifiers(driver).get("city", 0) == value


@pytest.mark.clause("X4.17")
def test_guns_do_not_make_militia_anything_else() -> None:
    state = meadow()
    put(state, "foix", "1910")
    put(state, "georgia-militia-1", "1909")
    put(state, "british-battery-a", "1909")
    assert modifiers(clash(state))["militia-defends"] == 1


@pytest.mark.clause("T.CCDRM.att")
def test_one_troop_of_horse_is_enough_against_disorder() -> None:
    state = meadow()
    put(state, "conde", "1910")
    put(state, "foix", "1910")
    put(state, "delancey-1", "1909", order=DISRUPTED)
    assert modifiers(to_tactics(clash(state)))["cavalry"] == 1


@pytest.mark.clause("G13.1.AC")
@pytest.mark.clause("G13.1.DC")
def test_ac_against_the_attacker_lets_the_attacker_name_his_own_captive() -> None:
    state = meadow()
    put(state, "foix", "1910")
    put(state, "auxerrois", "1910")
    put(state, "fraser-1", "1909")
    put(state, "trumbach", "1909")
    lead(state, "maitland", "1909")
    driver = clash(state, 1, 9).push("lead foix", "lead fraser-1")
    driver.both(british="tactic stand-fast", allied="tactic stand-fast")
    # 6 against 5 is 1-1; 1 + 1 - 2 - 2 is -2: AC/-
    assert driver.values("combat-roll")[0]["result"] == "AC/-"
    assert driver.decision.seat == "allied"
    assert sorted(driver.actions) == ["capture auxerrois", "capture foix"]


@pytest.mark.clause("G13.1.2")
@pytest.mark.clause("T.AM")
def test_the_two_points_of_a_2_are_shared_by_the_armies_that_lost() -> None:
    state = meadow()
    two_steps_lost(playing(state), [(UNIT["conde"], FRENCH), (UNIT["twigg"], AMERICAN)], BRITISH)
    assert state.morale == [20, 16, 17]
    two_steps_lost(playing(state), [(UNIT["creek"], BRITISH)], FRENCH)
    assert state.morale == [20, 16, 17]


# --- Advance --------------------------------------------------------------------------------------


@pytest.mark.clause("X1.6.clar")
@pytest.mark.clause("X1.7.attack")
def test_before_the_announcement_no_advance_comes_next_to_the_lines() -> None:
    for turn, ends in ((9, "1506"), (17, "1505")):
        state = meadow(turn=turn)
        put(state, "hainault", "1506")
        put(state, "georgia-militia-1", "1505")
        driver = to_advance(clash(state, 7))
        assert driver.over
        assert where(state, "georgia-militia-1") != "1505"
        assert where(state, "hainault") == ends


@pytest.mark.clause("X4.10")
@pytest.mark.clause("X1.7.adv")
def test_until_turn_eleven_no_advance_leaves_the_lines() -> None:
    for turn, wanted in ((9, False), (12, True)):
        state = meadow(turn=turn)
        put(state, "trumbach", "1404")
        put(state, "foix", "1405", steps=1)
        driver = to_advance(clash(state, 7, side=CROWN))
        assert driver.over != wanted


@pytest.mark.clause("G13.26")
@pytest.mark.clause("G12.23.9")
def test_leaders_may_go_along_with_an_advance() -> None:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "delancey-1", "1909")
    lead(state, "dillon", "1910")
    driver = clash(state, 6)
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert driver.actions == ["escort dillon", "done"]
    driver.push("escort dillon")
    assert driver.over
    assert state.leader_at[5] == hex_at("1909")


@pytest.mark.clause("G12.23.9")
def test_a_lead_that_has_retreated_need_not_advance_but_others_may() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "guadeloupe-fusiliers", "1910")
    put(state, "delancey-1", "1909")
    put(state, "wissenbach", "1909")
    driver = clash(state, 5, 0, 9).push("lead auxerrois", "lead delancey-1")
    driver.both(british="tactic stand-fast", allied="tactic stand-fast")
    # 5 against 4 is 1-1; 5 and +1 are 6: R/R; Wissenbach fails and goes, the fusiliers pass
    # and stay
    driver = to_advance(driver)
    assert driver.values("combat-roll")[0]["result"] == "R/R"
    assert driver.actions == ["advance guadeloupe-fusiliers 1909", "done"]


@pytest.mark.clause("X2.1A")
@pytest.mark.clause("H.vic.AD")
def test_there_is_no_surrender_roll_in_the_historical_scenario() -> None:
    state = table("historical", turn=18)
    put(state, "foix", "1701")
    assert run(state, Surrender()).over


# --- Odds beforehand ------------------------------------------------------------------------------


def endings(state: SavannahState) -> dict[tuple[int, int, bool], int]:
    decision = asked(state)
    (found,) = prospects(state, decision.actions_of(decision.seat))
    assert sum(ending.ways for ending in found.endings) == found.of == 10
    return {(e.attacker_loss, e.defender_loss, e.attacker_wins): e.ways for e in found.endings}


@pytest.mark.clause("G12.23.5")
@pytest.mark.clause("T.CCT")
def test_the_odds_before_a_combat_are_exact() -> None:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "graham-light", "1909")
    clash(state)
    # 3-2, and the leads' morale cancels: 0 is 1/-, 1 to 3 D and R, 4 PIN, 5 R/R, 6 and 7 -/R
    # and -/D, 8 -/D, 9 -/1
    assert endings(state) == {
        (0, 0, False): 5,
        (0, 0, True): 3,
        (0, 1, True): 1,
        (1, 0, False): 1,
    }


@pytest.mark.clause("G12.23.3")
def test_prospects_name_their_modifiers_and_clauses() -> None:
    state = meadow()
    put(state, "dillon-irish", "1405")
    put(state, "foot-60", "1404")
    clash(state)
    pending = asked(state)
    (found,) = prospects(state, pending.actions_of("allied"))
    told = {event.key: dict(event.args)["amount"] for event in found.modifiers}
    assert told == {
        "modifier-lead-attacker": 1,
        "modifier-lead-defender": -2,
        "modifier-works": -2,
        "modifier-irish": 1,
    }
    assert found.clauses == ("G12.23.2", "G12.23.2", "T.TEC.n5", "X4.16")
    assert (found.place, found.attacker, found.defender) == ("1404", "allied", "british")


@pytest.mark.clause("G12.21")
def test_while_combats_are_declared_each_target_has_its_odds() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "foix", "1910")
    put(state, "delancey-1", "1909")
    put(state, "trumbach", "2010")
    driver = clash(state).push("no-diversion")
    found = prospects(state, driver.decision.actions)
    assert [prospect.place for prospect in found] == ["1909", "2010"]
    driver.push("attack auxerrois 1909")
    again = prospects(state, driver.decision.actions)
    assert [prospect.place for prospect in again] == ["1909", "2010"]


@pytest.mark.clause("G12.23")
def test_a_combat_is_reported_as_it_goes_on() -> None:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "foot-60", "1909")
    driver = clash(state, 7, attacker="skirmish", defender="stand-fast")
    report = TITLE.aids.contest(driver.events)
    assert report is not None
    assert (report.place, report.clause, report.winner) == ("1909", "G12.23", "")
    attacker, defender = report.parties
    assert (attacker.side, attacker.strength, attacker.dice, attacker.total) == (
        "allied",
        3,
        (7,),
        5,
    )
    assert [(m.value, m.clause) for m in attacker.modifiers] == [(1, "G12.23.2")]
    assert (defender.side, defender.strength, defender.dice) == ("british", 2, ())
    assert [(m.value, m.clause) for m in defender.modifiers] == [(-2, "G12.23.2"), (-1, "G12.23.4")]
    while not driver.over:
        driver.push(driver.actions[0])
    report = TITLE.aids.contest(driver.events)
    assert report is not None
    assert report.winner == "both"  # R/R: nobody holds his ground


@pytest.mark.clause("G12.23")
def test_a_report_ends_with_the_combat_and_its_advance() -> None:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "delancey-1", "1909")
    driver = clash(state, 6)
    while not driver.over:
        driver.push(driver.actions[0])
    report = TITLE.aids.contest([*driver.events, Event("turn", (("turn", 18),))])
    assert report is not None
    assert report.winner == "allied"
    assert [event.key for event in report.told][-2:] == ["combat-won", "advances"]
    assert TITLE.aids.contest([]) is None


@pytest.mark.clause("X4.19.adv")
@pytest.mark.clause("G12.23.9")
def test_a_british_lead_that_can_stay_inside_has_to_advance() -> None:
    for targets, prompt in (
        (("1405",), "prompt-advance"),
        (("1403", "1405"), "prompt-must-advance"),
    ):
        state = meadow()
        unit = put(state, "delancey-1", "1404")
        driver = run(state, Advance((unit,), tuple(map(hex_at, targets)), unit))
        assert driver.prompt == prompt
        assert driver.actions[: len(targets)] == [f"advance delancey-1 {hex_}" for hex_ in targets]


@pytest.mark.clause("X4.18.tawes")
def test_tawes_serves_those_stacked_with_him_whether_he_attacks_with_them_or_not() -> None:
    for order in (PARADE, DISRUPTED):
        state = meadow()
        put(state, "tawes", "1404", order=order)
        put(state, "new-york-volunteers", "1404")
        put(state, "auxerrois", "1405")
        if order == PARADE:
            put(state, "foix", "1304")  # for Tawes, who attacks it alone
        driver = clash(state, side=CROWN)
        if order == PARADE:
            driver.push("no-diversion", "attack new-york-volunteers 1405", "attack tawes 1304")
            driver.push("resolve 1405")
        seen = [str(a) for a in driver.decision.actions_of("british")]
        assert "tactic frontal-assault" in seen, order


@pytest.mark.clause("G12.4")
@pytest.mark.clause("G12.23.1.cav")
def test_horse_whose_way_has_closed_stays_and_fights() -> None:
    state = meadow()
    put(state, "trumbach", "4004")
    put(state, "horry", "4104")
    put(state, "va-dragoons-1", "4104")
    put(state, "sc-1", "3906")  # the only hex that they could come to: with room for one point
    put(state, "sc-3", "3906")
    put(state, "sc-5", "3906")
    driver = clash(state, side=CROWN)
    driver.push("ride-off")
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    left = [unit for unit in ("horry", "va-dragoons-1") if where(state, unit) == "4104"]
    assert len(left) == 1
    assert driver.prompt == "prompt-tactic"
    assert driver.values("leads")[-1]["unit"] == left[0]
    assert state.withdrawn.bit_count() == 1
