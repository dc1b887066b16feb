"""The odds of a battle say who fights with how much: SP, commanders, works, column, modifiers."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.aids.odds import forecast
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, GROUND, UNION
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.words import words_for
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
