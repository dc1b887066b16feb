"""Whoever moves Generals between armies sees their stars and ratings beside their names."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import GENERAL, UNION
from longroll.titles.uscivilwar.joining import Succession
from longroll.titles.uscivilwar.leadership import LeaderManagement
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.transfers import Transfers
from longroll.words import LANGUAGES, words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, station

ENGLISH = words_for("uscivilwar", "en")


def told(driver: Driver[CivilWarState], order: str, language: str = "en") -> str:
    note = AIDS.notes(driver.state, driver.decision.seat)[parse(order)]
    return words_for("uscivilwar", language).message(note)


@pytest.mark.clause("7.8")
def test_a_transfer_tells_stars_and_ratings() -> None:
    driver = Driver(set_up("1862", ()), Transfers(UNION, -1), Scripted(()))
    names = [order.split()[1] for order in driver.actions if order.startswith("transfer")]
    assert names
    for name in names:
        rank = AIDS.show(driver.state, "union", name)
        said = f"{rank['rank']}★, attack {rank['attack']}, defence {rank['defence']}"
        traits = [trait["trait"] for trait in rank.get("traits", ())]
        said += ", cautious" if "cautious" in traits else ""
        assert told(driver, f"transfer {name}") == said.replace("-", "−")
        for language in LANGUAGES:
            assert f"{rank['rank']}★" in told(driver, f"transfer {name}", language)
    driver.push(f"transfer {names[0]}")
    rank = AIDS.show(driver.state, "union", names[0])
    assert driver.prompt == "prompt-transfer-to"
    asked = ENGLISH.message(driver.decision.prompt)
    assert f"({rank['rank']}★, attack {rank['attack']}, defence {rank['defence']})" in asked


@pytest.mark.clause("16.6")
def test_leader_management_tells_stars_and_ratings() -> None:
    state = set_up("1862", ())
    state.turn += 1
    driver = Driver(state, LeaderManagement(UNION), Scripted(()))
    seen: set[str] = set()
    for _ in range(60):
        if driver.over:
            break
        notes = AIDS.notes(driver.state, "union")
        for order in driver.actions:
            verb = order.split()[0]
            if verb in ("transfer", "grant"):
                assert "★, attack " in ENGLISH.message(notes[parse(order)])
                seen.add(verb)
        if driver.prompt in ("prompt-arrival", "prompt-transfer-to"):
            assert "★, attack " in ENGLISH.message(driver.decision.prompt)
            seen.add(driver.prompt)
        wanted = [order for order in driver.actions if not order.startswith("done")]
        driver.push(wanted[0])
    assert {"transfer", "prompt-transfer-to"} <= seen


@pytest.mark.clause("7.2.2")
def test_who_chooses_a_commander_is_told_the_ratings() -> None:
    state = bare(6)
    place = station(state, UNION, "3715", 3, "grant", "thomas")
    for name in ("grant", "thomas"):
        state.stars[GENERAL[name]] = 2
    driver = Driver(state, Succession(UNION, place), Scripted(()))
    assert {told(driver, order)[:3] for order in driver.actions} == {"2★,"}
