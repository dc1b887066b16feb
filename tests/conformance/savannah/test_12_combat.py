"""G12.23: the nine steps of a close combat."""

from __future__ import annotations

import pytest

from longroll.engine.action import act
from longroll.engine.event import Event, Message, Value
from longroll.titles.savannah import TITLE, effects
from longroll.titles.savannah.combat.odds import attack_points, column_of, defence_strength
from longroll.titles.savannah.combat.results import spelled
from longroll.titles.savannah.combat.tactics import meet
from longroll.titles.savannah.components import GRID, TABLES, UNIT, hex_at
from longroll.titles.savannah.state import CAPTURED, SavannahState
from longroll.words import LANGUAGES, words_for
from tests.conformance.savannah.clash import clash, meadow, modifiers
from tests.conformance.savannah.table import (
    CROWN,
    DISRUPTED,
    SHATTERED,
    Dice,
    lead,
    mask,
    put,
    strength,
    where,
    worded,
)

# --- Step 1: odds ---------------------------------------------------------------------------------


@pytest.mark.clause("G12.23.1")
@pytest.mark.clause("G12.23.1.ex")
@pytest.mark.clause("T.CCT.cap")
@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        (5, 4, "1-1"),
        (4, 5, "1-2"),
        (6, 4, "3-2"),
        (7, 4, "3-2"),
        (8, 4, "2-1"),
        (11, 4, "2-1"),
        (3, 1, "3-1"),
        (12, 3, "4-1"),
        (12, 1, "4-1"),
        (1, 2, "1-2"),
        (1, 3, "1-3"),
        (2, 5, "1-3"),
    ],
)
def test_odds_are_rounded_for_the_defender(attack: int, defence: int, odds: str) -> None:
    assert TABLES.close_combat.odds[column_of(attack, defence)] == odds


@pytest.mark.clause("T.CCT.low")
def test_odds_below_one_to_three_count_as_that_with_minus_one() -> None:
    state = meadow()
    put(state, "conde", "1910")
    put(state, "fraser-1", "1909")
    put(state, "georgia-militia-1", "1909")
    driver = clash(state).push("lead fraser-1")
    attack, defence = strength("conde"), strength("fraser-1") + strength("georgia-militia-1")
    assert 3 * attack < defence
    assert driver.values("odds") == [{"attack": attack, "defence": defence, "odds": "1-3"}]
    assert modifiers(driver)["long-odds"] == -1


@pytest.mark.clause("T.CCT.low")
def test_one_to_three_costs_nothing_and_a_column_makes_up_for_worse() -> None:
    for defender, surprise in (("trumbach", ()), ("fraser-1", ((effects.SURPRISE, 0),))):
        state = meadow()
        put(state, "conde", "1910")
        put(state, defender, "1909")
        state.effects = surprise
        driver = clash(state)
        assert driver.values("odds")[0]["odds"] == "1-3"
        assert "long-odds" not in modifiers(driver)


@pytest.mark.clause("G12.23.1")
@pytest.mark.clause("G13.3.c")
@pytest.mark.clause("G13.4.c")
@pytest.mark.clause("X4.9.pen")
@pytest.mark.parametrize(
    ("order", "lost", "defence"),
    [
        (0, False, 4),
        (DISRUPTED, False, 2),
        (SHATTERED, False, 1),
        (0, True, 2),
        (DISRUPTED, True, 2),
    ],
)
def test_the_disordered_and_lost_defend_with_less(order: int, lost: bool, defence: int) -> None:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "fraser-1", "1909", order=order, lost=lost)
    assert clash(state, 5).values("odds")[0]["defence"] == defence


@pytest.mark.clause("X4.9.pen")
def test_the_lost_attack_with_half_rounded_up() -> None:
    state = meadow()
    put(state, "armagnac", "1910", lost=True)
    put(state, "hainault", "1910", lost=True)
    put(state, "trumbach", "1909")
    driver = clash(state, 5).push("lead hainault")
    assert driver.values("odds")[0]["attack"] == 4  # of 3 each its 2
    state.lost |= sum(1 << UNIT[key] for key in ("fraser-1", "delancey-1", "trumbach"))
    assert attack_points(state, UNIT["fraser-1"]) == 2  # of 4
    assert attack_points(state, UNIT["delancey-1"]) == 1  # of 2
    assert defence_strength(state, [UNIT["trumbach"]]) == 2  # of 3


@pytest.mark.clause("G12.3")
@pytest.mark.clause("G12.23.1.art")
@pytest.mark.clause("G13.27")
@pytest.mark.clause("T.AM")
def test_guns_alone_are_captured_and_their_hex_is_taken() -> None:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "british-battery-a", "1909")
    driver = clash(state)
    assert driver.over
    assert driver.told("combat-roll") == []
    assert where(state, "british-battery-a") == "off"
    assert (where(state, "hainault"), state.morale, state.vp) == ("1909", [18, 18, 18], [0, 2, 0])


@pytest.mark.clause("G12.3")
def test_guns_in_company_add_nothing_to_the_defence() -> None:
    state = meadow()
    put(state, "armagnac", "1910")
    put(state, "british-battery-a", "1909")
    put(state, "delancey-1", "1909")
    assert clash(state).values("odds") == [{"attack": 3, "defence": 2, "odds": "3-2"}]


@pytest.mark.clause("G12.3")
@pytest.mark.clause("G13.25")
def test_who_fell_back_on_guns_does_not_save_them_and_keeps_the_hex() -> None:
    state = meadow()
    put(state, "armagnac", "2109")
    put(state, "wissenbach", "2009")
    put(state, "hainault", "1910")
    guns = put(state, "british-battery-a", "1909")
    driver = clash(state)
    while driver.prompt in ("prompt-divert", "prompt-attack"):
        driver.push(driver.actions[0])
    state.fell_back = 1 << put(state, "royal-marines", "1909")
    driver.push("resolve 1909")
    assert state.at[guns] == CAPTURED
    assert driver.told("morale-check-passed") + driver.told("morale-check-failed") == []
    assert (where(state, "royal-marines"), where(state, "hainault")) == ("1909", "1910")


@pytest.mark.clause("G12.54")
def test_some_tactic_is_always_legal_so_that_none_has_to_be_an_illegal_one() -> None:
    state = meadow()
    put(state, "conde", "1910")
    put(state, "delancey-1", "1909")  # foot against horse, and nobody leads
    driver = clash(state)
    for seat in ("british", "allied"):
        offered = {str(action) for action in driver.decision.actions_of(seat)}
        assert offered >= {"tactic skirmish", "tactic echeloned-assault", "tactic stand-fast"}
        assert "tactic turn-flank" not in offered
    with pytest.raises(AssertionError, match="turn-flank"):
        driver.push("tactic turn-flank")


@pytest.mark.clause("G12.4")
@pytest.mark.clause("G12.23.1.cav")
def test_horse_may_ride_off_three_hexes_and_is_marked() -> None:
    state = meadow()
    put(state, "trumbach", "1909")
    conde = put(state, "conde", "1910")
    driver = clash(state, side=CROWN)
    assert (driver.prompt, driver.actions) == ("prompt-ride-off", ["stand", "ride-off"])
    driver.push("ride-off")
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert state.withdrawn == 1 << conde
    assert state.morale == [19, 17, 18]
    assert where(state, "trumbach") == "1910"  # the hex is empty: the attacker must advance
    assert GRID.distance(state.at[conde], hex_at("1910")) == 3


@pytest.mark.clause("G12.4")
def test_horse_does_not_ride_off_from_horse_or_in_disorder_or_in_company() -> None:
    broken = meadow()
    put(broken, "trumbach", "1909")
    put(broken, "conde", "1910", order=DISRUPTED)
    joined = meadow()
    put(joined, "trumbach", "1909")
    put(joined, "conde", "1910")
    put(joined, "foix", "1910")
    astray = meadow()
    put(astray, "trumbach", "1909")
    put(astray, "conde", "1910", lost=True)
    boxed = meadow()
    put(boxed, "conde", "1910")
    for unit, hex_ in (("trumbach", "1909"), ("foot-60", "2011"), ("wissenbach", "1811")):
        put(boxed, unit, hex_)
    for state in (broken, joined, astray, boxed):
        driver = clash(state, side=CROWN)
        assert driver.prompt in ("prompt-lead", "prompt-tactic")


# --- Step 2: lead units ---------------------------------------------------------------------------


@pytest.mark.clause("G12.23.2")
@pytest.mark.clause("G13.0")
def test_both_name_a_lead_the_attacker_first_in_order_and_never_guns() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "foix", "1910")
    put(state, "delancey-1", "1909", order=DISRUPTED)
    put(state, "trumbach", "1909")
    put(state, "wissenbach", "1909")
    put(state, "british-battery-a", "1909")
    driver = clash(state)
    assert driver.decision.seat == "allied"
    assert sorted(driver.actions) == ["lead auxerrois", "lead foix"]
    driver.push("lead auxerrois")
    assert driver.decision.seat == "british"
    assert driver.actions == ["lead trumbach", "lead wissenbach"]
    for text, key in (
        ("lead delancey-1", "deny-lead-disorder"),
        ("lead british-battery-a", "deny-lead-gun"),
        ("lead foot-60", "deny-lead-elsewhere"),
    ):
        denial = driver.why(text)
        assert denial is not None
        assert (denial.clause, denial.key) == ("G12.23.2", key)


@pytest.mark.clause("G12.23.2.terrain")
def test_a_unit_that_could_not_advance_leads_only_if_all_are_such() -> None:
    state = meadow()
    put(state, "conde", "1405")
    put(state, "auxerrois", "1405")
    put(state, "delancey-1", "1404")
    driver = clash(state)
    assert driver.values("leads") == [
        {"unit": "auxerrois", "side": "allied"},
        {"unit": "delancey-1", "side": "british"},
    ]


@pytest.mark.clause("G12.23.2")
@pytest.mark.clause("G12.23.3")
@pytest.mark.clause("G15.31")
@pytest.mark.clause("G16.22")
@pytest.mark.clause("G16.23")
def test_the_morale_of_the_leads_counts_as_army_morale_alters_it() -> None:
    for morale, attack, defence in ((19, 1, -2), (8, 0, -2), (3, -1, -2)):
        state = meadow()
        state.morale[1] = morale
        put(state, "hainault", "1910")
        put(state, "foot-60", "1909")
        found = modifiers(clash(state))
        assert (found.get("lead-attacker", 0), found["lead-defender"]) == (attack, defence)
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "foot-60", "1909", steps=1)
    assert modifiers(clash(state))["lead-defender"] == -1


@pytest.mark.clause("G14.21")
@pytest.mark.clause("G14.1")
@pytest.mark.clause("G3.2.senior")
@pytest.mark.clause("X4.18.sen")
def test_the_senior_leader_in_the_hex_of_the_lead_modifies_the_roll() -> None:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "delancey-1", "1909")
    lead(state, "maitland", "1909")  # combat 2, senior to von Porbeck, whose is 1
    lead(state, "von-porbeck", "1909")
    lead(state, "destaing", "1910")
    lead(state, "laurens", "1910")  # an American does not command Frenchmen
    found = modifiers(clash(state))
    assert (found["leader-attacker"], found["leader-defender"]) == (1, -2)


# --- Step 4: tactics ------------------------------------------------------------------------------


def duel(*, basic: bool = False) -> SavannahState:
    state = meadow(basic=basic)
    put(state, "dillon-irish", "1910")
    put(state, "delancey-1", "1909")
    return state


@pytest.mark.clause("G12.23.4")
@pytest.mark.clause("G12.52.free")
def test_both_choose_a_chit_at_the_same_time_in_secret() -> None:
    driver = clash(duel())
    free = ["skirmish", "echeloned-assault", "stand-fast", "withdraw"]
    assert driver.decision.seats == ("british", "allied")
    for seat in ("british", "allied"):
        offered = [str(action) for action in driver.decision.actions_of(seat)]
        assert offered == [f"tactic {chit}" for chit in free]
    driver.both(allied="tactic echeloned-assault")
    assert not driver.told("tactic")
    driver.chance = Dice([5])
    driver.both(british="tactic skirmish")
    assert driver.values("tactic") == [
        {"side": "british", "tactic": "skirmish"},
        {"side": "allied", "tactic": "echeloned-assault"},
    ]
    assert driver.values("tactics-modifier") == [{"side": "british", "amount": -1}]


@pytest.mark.clause("T.TACT")
def test_the_matrix_is_read_from_the_defender_s_row() -> None:
    chits = TABLES.tactics.chits
    matrix = TABLES.tactics.matrix
    turn, stand = chits.index("turn-flank"), chits.index("stand-fast")
    assert (matrix[stand][turn], matrix[turn][stand]) == (2, -2)
    for row, name in enumerate(chits):
        for column, other in enumerate(chits):
            value = matrix[row][column]
            mirrored = matrix[column][row]
            assert (value is None) == (mirrored is None)
            assert value is None or value == -(mirrored or 0)
            if value is None:
                assert "withdraw" in (name, other)


@pytest.mark.clause("T.TACT")
@pytest.mark.parametrize(
    ("defender", "cells"),
    [
        ("skirmish", "0 -1 1 NC 2 -1 -1 0"),
        ("echeloned-assault", "1 0 -1 -1 0 0 1 -1"),
        ("stand-fast", "-1 1 0 NC -1 -1 2 0"),
        ("withdraw", "NC 1 NC NC 2 0 0 NC"),
        ("frontal-assault", "-2 0 1 -2 0 1 1 0"),
        ("commit-reserve", "1 0 1 0 -1 0 -1 -1"),
        ("turn-flank", "1 -1 -2 0 -1 1 0 2"),
        ("refuse-flank", "0 1 0 NC 0 1 -2 0"),
    ],
)
def test_the_printed_matrix(defender: str, cells: str) -> None:
    row = TABLES.tactics.chits.index(defender)
    found = [meet(column, row) for column in range(8)]
    assert ["NC" if value is None else str(value) for value in found] == cells.split()


@pytest.mark.clause("G12.23.4.NC")
def test_no_combat_makes_the_withdrawing_defender_go_back_a_hex() -> None:
    state = duel()
    driver = clash(state, attacker="stand-fast", defender="withdraw")
    while not driver.over and driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert driver.told("no-combat")
    assert not driver.told("combat-roll")
    assert where(state, "delancey-1") in ("1908", "1808", "1809", "2008", "2009")
    assert where(state, "dillon-irish") == "1909"
    assert state.morale == [19, 17, 18]


@pytest.mark.clause("G12.23.4.NC")
def test_when_both_withdraw_the_defender_goes_first() -> None:
    state = duel()
    driver = clash(state, attacker="withdraw", defender="withdraw")
    while not driver.over:
        driver.push(driver.actions[0])
    assert [v["unit"] for v in driver.values("retreats")] == ["delancey-1", "dillon-irish"]
    assert driver.told("advances") == []


@pytest.mark.clause("G12.52.leader")
@pytest.mark.clause("G12.53")
@pytest.mark.clause("G14.22")
@pytest.mark.clause("X4.18.stack")
def test_a_leader_stacked_or_adjacent_opens_two_tactics() -> None:
    for leader, hex_, led in (
        ("destaing", "1910", True),
        ("destaing", "2011", True),
        ("destaing", "2012", False),
        ("lincoln", "1910", False),
        ("huger", "1911", False),
    ):
        state = duel()
        put(state, "foix", "1402")
        lead(state, leader, hex_)
        driver = clash(state)
        offered = [str(a) for a in driver.decision.actions_of("allied")]
        assert ("tactic frontal-assault" in offered) == led, (leader, hex_)
        assert ("tactic commit-reserve" in offered) == led
        assert ("tactic turn-flank" in offered) == led  # 2010 and 1810 are empty
    denial = clash(duel()).why("tactic frontal-assault")
    assert denial is not None
    assert denial.clause == "G12.52.leader"


@pytest.mark.clause("G12.52.flank")
def test_the_flank_needs_an_empty_hex_next_to_both() -> None:
    state = duel()
    lead(state, "destaing", "1910")
    put(state, "convalescents", "2010")
    put(state, "reserve-artillery", "1810")  # no hex is left that touches 1909 and 1910
    driver = clash(state).push("divert 2010")
    offered = [str(a) for a in driver.decision.actions_of("allied")]
    assert "tactic frontal-assault" in offered
    assert "tactic turn-flank" not in offered
    denial = driver.why("tactic refuse-flank")
    assert denial is not None
    assert denial.clause in ("G12.52.leader", "G12.52.flank")


@pytest.mark.clause("G12.52.exc")
def test_infantry_does_not_withdraw_from_horse_in_the_open() -> None:
    for attacker, hex_, allowed in (
        ("conde", "1909", False),
        ("foix", "1909", True),
        ("conde", "1811", True),  # light woods
    ):
        state = meadow()
        put(state, attacker, "1910")
        put(state, "delancey-1", hex_)
        offered = [str(a) for a in clash(state).decision.actions_of("british")]
        assert ("tactic withdraw" in offered) == allowed


@pytest.mark.clause("G12.52.exc")
@pytest.mark.clause("T.SB.note")
@pytest.mark.parametrize("destroyed", [False, True])
def test_a_destroyed_city_hex_is_open_ground_for_horse(destroyed: bool) -> None:
    state = meadow()
    put(state, "conde", "1903")
    put(state, "delancey-1", "1902")
    state.destroyed = mask("1902") if destroyed else 0
    state.touch()
    driver = clash(state)
    offered = [str(a) for a in driver.decision.actions_of("british")]
    assert ("tactic withdraw" in offered) == (not destroyed)
    if destroyed:
        denial = driver.why("tactic withdraw")
        assert worded(denial) == ("G12.52.exc", "deny-tactic-withdraw")


@pytest.mark.clause("G12.51")
@pytest.mark.clause("G1.adv")
def test_in_the_basic_game_every_chit_may_be_chosen() -> None:
    driver = clash(duel(basic=True))
    assert len(driver.decision.actions_of("allied")) == 8
    assert len(driver.decision.actions_of("british")) == 8


@pytest.mark.clause("X4.15")
def test_the_british_do_not_turn_flanks_from_inside_the_perimeter() -> None:
    for attacker, offered in (("1304", False), ("1504", True)):
        state = meadow()
        put(state, "auxerrois", attacker)
        put(state, "delancey-1", "1404")
        lead(state, "prevost", "1404")
        driver = clash(state)
        seen = [str(a) for a in driver.decision.actions_of("british")]
        assert ("tactic turn-flank" in seen) == offered
        assert "tactic refuse-flank" in seen


@pytest.mark.clause("X4.18.pulaski")
def test_pulaski_leads_american_horse_in_one_hex() -> None:
    for company, hex_, led in (
        (None, "", True),
        ("va-dragoons-1", "1910", True),
        ("sc-1", "1910", False),
        ("horry", "2010", False),
    ):
        state = meadow()
        put(state, "pulaski-legion", "1910")
        if company:
            put(state, company, hex_)
        put(state, "delancey-1", "1909")
        driver = clash(state)
        while driver.prompt != "prompt-tactic":
            driver.push(driver.actions[0])
        seen = [str(a) for a in driver.decision.actions_of("allied")]
        assert ("tactic frontal-assault" in seen) == led, company


@pytest.mark.clause("X4.18.tawes")
def test_tawes_leads_in_his_redoubt_wherever_it_is_attacked_from() -> None:
    for unit, hex_, more, led in (
        ("tawes", "1404", False, True),
        ("tawes-plain", "1404", False, False),
        ("tawes", "1504", False, False),
        ("tawes", "1404", True, True),
    ):
        state = meadow()
        put(state, unit, hex_)
        put(state, "auxerrois", "1405")
        if more:
            put(state, "foix", "1304")
        driver = clash(state)
        while driver.prompt != "prompt-tactic":
            driver.push(driver.actions[0])
        seen = [str(a) for a in driver.decision.actions_of("british")]
        assert ("tactic frontal-assault" in seen) == led, (unit, hex_, more)


@pytest.mark.clause("X4.18.tawes")
def test_tawes_loses_his_quality_in_an_attack_of_several_hexes() -> None:
    for more, led in ((False, True), (True, False)):
        state = meadow()
        put(state, "tawes", "1404")
        if more:
            put(state, "sc-royalists-1", "1504")
        put(state, "auxerrois", "1405")
        driver = clash(state, side=CROWN)
        while driver.prompt != "prompt-tactic":
            driver.push(driver.actions[0])
        seen = [str(a) for a in driver.decision.actions_of("british")]
        assert ("tactic frontal-assault" in seen) == led


@pytest.mark.clause("X4.18.pulaski")
def test_pulaski_keeps_his_quality_in_defence_against_several_hexes() -> None:
    state = meadow()
    put(state, "pulaski-legion", "1910")
    put(state, "delancey-1", "1909")
    put(state, "trumbach", "1911")
    driver = clash(state, side=CROWN)
    while driver.prompt != "prompt-tactic":
        driver.push(driver.actions[0])
    seen = [str(a) for a in driver.decision.actions_of("allied")]
    assert "tactic frontal-assault" in seen


# --- Steps 5, 6 and 8: the roll and momentum ------------------------------------------------------


@pytest.mark.clause("G12.23.5")
@pytest.mark.clause("T.CCT")
@pytest.mark.clause("T.RES")
def test_the_table_is_entered_with_the_modified_roll() -> None:
    # 4 against 2 is 2-1; the leads' morale adds 1 and takes nothing; a 6 in that column is -/R.
    driver = clash(duel(), 5)
    said = {"attacker_result": "none", "defender_result": "retreat"}
    assert driver.values("combat-roll") == [
        {"roll": 5, "amount": 1, "count": 6, "odds": "2-1", "result": "-/R", **said}
    ]


@pytest.mark.clause("G13.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_of_the_table_is_said_in_words(language: str) -> None:
    words = words_for("savannah", language)
    table = TABLES.close_combat
    cells = {table.result(roll, at) for roll in range(-2, 12) for at in range(len(table.odds))}
    said: dict[str, str] = {}
    for cell in sorted(cells):
        args: dict[str, Value] = {"roll": 5, "amount": 0, "count": 5, "odds": "1-1"}
        args |= spelled(cell)
        said[cell] = words.event(Event("combat-roll", tuple(args.items())))
        assert f"{cell} (" in said[cell]
        assert said[cell].endswith(").")
    outcomes = {text.partition(" (")[2] for text in said.values()}
    assert len(outcomes) == len(cells) > 12


def test_a_log_from_before_results_were_said_in_words_reads_as_it_did() -> None:
    roll: tuple[tuple[str, Value], ...] = (("roll", 5), ("amount", 0), ("count", 5))
    args = (*roll, ("odds", "1-1"), ("result", "-/R"))
    said = words_for("savannah", "en").event(Event("combat-roll", args))
    assert said.endswith("at 1-1: -/R.")


@pytest.mark.clause("T.CCT")
@pytest.mark.clause("T.CCT.high")
@pytest.mark.parametrize(
    ("column", "cells"),
    [
        (0, "2/- AC/- 1*/- 1/- 1/- D/- D/- R/- PIN R/R -/R -/R -/D -/D"),
        (1, "AC/- 1*/- 1/- D/- D/- R/- R/- PIN R/R -/R -/R -/D -/D -/1*"),
        (2, "AC/- 1*/- 1/- D/- D/- R/- R/- PIN R/R -/R -/D -/D -/1 -/1*"),
        (3, "AC/- 1*/- 1/- D/- D/- R/- PIN R/R -/R -/D -/D -/1 -/1* -/DC"),
        (4, "AC/- 1*/- 1/- D/- R/- PIN R/R -/R -/R -/D -/D -/1 -/1* -/AC"),
        (5, "1*/- D/- D/- R/- R/- PIN R/R -/R -/D -/D -/1 -/1* -/DC -/AC"),
        (6, "D/- D/- R/- R/- PIN R/R -/R -/D -/D -/1 -/1* -/DC -/AC -/2"),
    ],
)
def test_the_printed_table(column: int, cells: str) -> None:
    table = TABLES.close_combat
    assert [table.result(roll, column) for roll in range(-2, 12)] == cells.split()
    assert table.result(-5, column) == table.result(-2, column)
    assert table.result(15, column) == table.result(11, column)


@pytest.mark.clause("G12.23.6")
@pytest.mark.clause("G12.62.cc")
@pytest.mark.clause("G12.62")
def test_the_side_with_fewer_chits_may_reroll_first_and_the_window_opens_again() -> None:
    state = duel()
    state.momentum = [1, 2]
    driver = clash(state, 5, 6, 2, 6)
    assert (driver.decision.seat, driver.prompt) == ("british", "prompt-reroll")
    driver.push("accept")
    assert driver.decision.seat == "allied"
    (note,) = TITLE.aids.notes(state, "allied").values()
    assert note == Message("note-momentum", (("cost", 1),))
    driver.push("reroll")  # one each now: the defender is asked first
    assert state.momentum == [1, 1]
    assert driver.decision.seat == "british"
    driver.push("reroll")
    assert state.momentum == [0, 1]
    assert driver.decision.seat == "allied"
    driver.push("accept")
    assert [v["roll"] for v in driver.values("combat-roll")] == [5, 6, 2]


@pytest.mark.clause("G13.21")
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_question_of_a_retreat_tells_where_the_unit_stands(language: str) -> None:
    prompt = clash(duel(), 5).decision.prompt
    words, said = words_for("savannah", language), dict(prompt.args)
    assert said["hex"] in {"1909", "1910"}
    assert str(words.name("space", str(said["hex"]))) in words.message(prompt)


@pytest.mark.clause("G12.23.6")
def test_nobody_is_asked_without_chits_nor_in_the_basic_game() -> None:
    assert clash(duel(), 5).prompt == "prompt-retreat"
    state = duel(basic=True)
    state.momentum = [1, 1]
    assert clash(state, 5).prompt == "prompt-retreat"


@pytest.mark.clause("G12.23.8")
@pytest.mark.clause("G12.63")
@pytest.mark.parametrize(
    ("attacker", "defender", "roll", "final", "chits"),
    [
        ("grenadier-bn", "convalescents", 8, 10, [0, 1]),
        ("grenadier-bn", "convalescents", 7, 9, [0, 0]),
        ("colonial-chasseurs", "foot-60", 1, -1, [1, 0]),
        ("colonial-chasseurs", "foot-60", 2, 0, [0, 0]),
    ],
)
def test_extreme_final_rolls_give_a_chit(
    attacker: str, defender: str, roll: int, final: int, chits: list[int]
) -> None:
    state = meadow()
    put(state, attacker, "1910")
    put(state, defender, "1909")
    driver = clash(state, roll)
    while not driver.over:
        driver.push(driver.actions[0])
    assert driver.values("combat-roll")[0]["count"] == final
    assert state.momentum == chits


# --- Step 9: advance ------------------------------------------------------------------------------


@pytest.mark.clause("G12.23.9")
def test_the_lead_must_advance_and_others_may() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "guadeloupe-fusiliers", "1910")
    put(state, "delancey-1", "1909")
    driver = clash(state, 4).push("lead auxerrois")
    driver.both(british="tactic stand-fast", allied="tactic stand-fast")
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert where(state, "auxerrois") == "1909"  # 5 against 2 is 2-1; 4 and +1 are 5: -/R
    assert driver.actions == ["advance guadeloupe-fusiliers 1909", "done"]
    driver.push("done")
    assert where(state, "guadeloupe-fusiliers") == "1910"


@pytest.mark.clause("X1.7.adv")
@pytest.mark.clause("X4.19.adv")
def test_a_british_lead_may_stay_inside_the_perimeter() -> None:
    state = meadow()
    put(state, "trumbach", "1404")
    put(state, "foix", "1405", steps=1)
    driver = clash(state, 7, side=CROWN)
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert driver.actions == ["advance trumbach 1405", "done"]
    driver.push("done")
    assert where(state, "trumbach") == "1404"


@pytest.mark.clause("G14.32")
@pytest.mark.clause("T.LEAD")
def test_a_leader_left_alone_is_captured_by_the_advance() -> None:
    state = duel()
    lead(state, "von-porbeck", "1909")
    driver = clash(state, 6)  # 4 against 2 is 2-1; 6 + 1 - 1: -/R, which costs no morale
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert driver.prompt == "prompt-escort"
    note = TITLE.aids.notes(state, "british")[act("done")]
    for language in LANGUAGES:
        told = words_for("savannah", language)
        assert told.message(note).startswith("von Porbeck")
        assert "G14.32" in told.message(note)
        label = told.action(act("done"), told.asked(act("done"), driver.prompt))
        assert label in ("Nobody", "Nadie", "Nessuno")
    driver.push("done")
    assert driver.values("leader-captured") == [{"leader": "von-porbeck"}]
    assert state.morale == [18, 18, 18]


# --- Encirclement ---------------------------------------------------------------------------------


@pytest.mark.clause("G12.7")
@pytest.mark.clause("G8.2")
def test_who_is_surrounded_fights_worse() -> None:
    state = meadow()
    put(state, "delancey-1", "1910")
    put(state, "hainault", "2011")
    put(state, "foix", "1809")  # its zone covers 1909 and 1810, Hainault's 2010 and 1911
    put(state, "armagnac", "1711")
    driver = clash(state)
    assert "defender-surrounded" not in modifiers(driver)  # 1811 is woods: no zone reaches in
    put(state, "grenadier-bn", "1811")
    state.stack = []
    driver = clash(state)
    while driver.prompt != "prompt-tactic":
        driver.push(driver.actions[0])
    assert modifiers(driver)["defender-surrounded"] == 1
