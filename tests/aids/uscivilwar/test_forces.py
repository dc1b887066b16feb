"""The odds of a battle say who fights with how much: SP, commanders, works, column, modifiers."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.aids.odds import forecast
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.components import CARD_KINDS, CONFEDERATE, GENERAL, GROUND, UNION
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.words import words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, station


def grant(state: CivilWarState, key: str, strength: int, place: str, **how: bool) -> Battle:
    """Grant, of three stars, attacks a place."""
    state.stars[GENERAL["grant"]] = 3
    origin = station(state, UNION, key, strength, "grant")
    force = Attackers(UNION, origin, GENERAL["grant"], (), strength, 0, 1)
    return Battle(force, at(place), **how)


def told(state: CivilWarState, battle: Battle, language: str = "en") -> list[str]:
    """What both sides fight with, in words."""
    words = words_for("uscivilwar", language)
    return [words.message(force) for force in forecast(state, battle).forces]


@pytest.mark.clause("11.5.1")
def test_three_of_six_sp_fight_across_a_navigable_river() -> None:
    state = bare(6)
    battle = grant(state, "2416", 6, "2417")
    station(state, CONFEDERATE, "2417", 4, "lee")
    state.trenches[CONFEDERATE] |= 1 << battle.place
    assert told(state, battle) == [
        "3 of 6 SP across the water, Grant (3★, attack 2); column 3–4, modifiers +2",
        "4 SP, Lee (3★, defence 2), entrenchments; column 3–4, modifiers +4",
    ]
    assert told(state, battle, "es")[0].startswith("3 de 6 PF por el agua, Grant (3★, ataque 2)")
    italian = told(state, battle, "it")[0]
    assert italian.startswith("3 di 6 PF attraverso il fiume, Grant (3★, attacco 2)")


@pytest.mark.clause("11.4")
def test_the_sum_of_modifiers_is_that_of_the_dice() -> None:
    state = bare(6)
    battle = grant(state, "3715", 9, "3716")
    station(state, CONFEDERATE, "3716", 7, "bragg")
    state.forts[CONFEDERATE][battle.place] = 2
    for force, line in zip(forecast(state, battle).forces, battle.lines(state), strict=True):
        said = dict(force.args)
        assert (said["label"], said["amount"]) == (f"strength-{line.column}", line.modifier)
    attack, defence = told(state, battle)
    assert attack == "9 SP, Grant (3★, attack 2); column 9–12, modifiers +2"
    assert ", a fort of level 2; column 7–8, modifiers " in defence


@pytest.mark.clause("9.3.3")
def test_who_has_failed_to_avoid_battle_is_told_to_have_no_works() -> None:
    state = bare(6)
    battle = grant(state, "3715", 3, "3716", exposed=True)
    station(state, CONFEDERATE, "3716", 2)
    state.trenches[CONFEDERATE] |= 1 << battle.place
    assert told(state, battle)[1] == (
        "2 SP, no General, entrenchments; neither works nor ground help; column 2, modifiers 0"
    )


@pytest.mark.clause("11.1.2")
def test_of_odds_of_seven_to_one_no_column_is_told() -> None:
    state = bare(6)
    battle = grant(state, "3715", 7, "3716")
    station(state, CONFEDERATE, "3716", 1)
    assert told(state, battle) == ["7 SP, Grant (3★, attack 2)", "1 SP, no General"]


@pytest.mark.clause("11.1.1")
def test_militia_without_sp_is_named() -> None:
    state = bare(6)
    battle = grant(state, "2416", 2, "2417")
    state.set_militia(CONFEDERATE, GROUND.state[battle.place], battle.place)
    assert told(state, battle)[1] == "0 SP, no General, militia; column 0, modifiers +1"


@pytest.mark.clause("20.5.2")
@pytest.mark.clause("21.7.3")
@pytest.mark.parametrize("advanced", [0, 1])
def test_who_is_on_board_is_told_the_odds_of_each_landing(advanced: int) -> None:
    """L4050: Burnside before two Coastal Forts; in the advanced game ships fight first."""
    state = bare(6, options=("advanced",) if advanced else ())
    state.hands[UNION][CARD_KINDS.index("naval")] = 1
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted())
    driver.push("ships chesapeake-bay naval", "take burnside", "lead 3")
    # Naval battles come after those on land.
    found = {one.place: one for one in reversed(AIDS.prospects(state, "union"))}
    noted = {str(action): note for action, note in AIDS.notes(state, "union").items()}
    assaults = [text for text in driver.actions if text.startswith("assault")]
    assert {f"assault {place}" for place in found} == set(noted) & set(assaults)
    told_of = dict(noted["assault fort-macon"].args)
    fort = found["fort-macon"]
    won = sum(ending.ways for ending in fort.endings if ending.attacker_wins)
    assert told_of["chance"] == round(100 * won / fort.of)
    assert told_of["sea"] == advanced
    force = Attackers(UNION, at("chesapeake-bay"), GENERAL["burnside"], (), 3, 0, 0)
    battle = Battle(force, at("fort-macon"), landing=True)
    assert fort.endings == forecast(state, battle).endings
    words = words_for("uscivilwar", "en")
    said = words.message(noted["assault fort-macon"])
    before = "after a naval battle, won 0% of the time: " if advanced else ""
    assert said.startswith(f"{before}wins"), said
