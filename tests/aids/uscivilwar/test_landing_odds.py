"""21.7, 21.11: what a landing by ships or gunboats is told to bring, before it is ordered."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.event import Value
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import CARD_KINDS, CONFEDERATE, UNION
from longroll.titles.uscivilwar.setting_up import set_up
from tests.aids.uscivilwar.test_naval_odds import notes
from tests.conformance.uscivilwar.table import Fleet, at, station
from tests.conformance.uscivilwar.test_21_ships import phase
from tests.conformance.uscivilwar.test_21_yards import moor


def aboard(*orders: str, ships: int = 0, dice: tuple[int, ...] = ()) -> Fleet:
    """Six SP in the Chesapeake box on turn 4, perhaps with ocean NSP, after these orders."""
    state = set_up("1861", ("advanced",))
    state.turn, state.ships = 4, {}
    if ships:
        moor(state, "chesapeake-bay", ocean=ships)
    station(state, UNION, "chesapeake-bay", 6)
    driver = phase(state)
    driver.chance = Scripted(dice)
    return driver.push(*orders)


def said(driver: Fleet, order: str) -> dict[str, Value]:
    return dict(notes(driver)[order].args)


def places(driver: Fleet) -> list[str]:
    return [one.place for one in AIDS.prospects(driver.state, driver.decision.seat)]


@pytest.mark.clause("21.11")
@pytest.mark.clause("21.7.3")
def test_an_assault_by_gunboats_tells_of_the_naval_battle_before_it() -> None:
    """They fight in column 0 against the 4 NSP of a Coastal Fort: no die wins that."""
    driver = aboard("transport chesapeake-bay", "lead 3")
    fort = said(driver, "assault fort-pulaski")
    assert (fort["sea"], fort["naval"], fort["chance"]) == (1, 0, 61)
    assert places(driver).count("fort-pulaski") == 2, "both battles"
    assert said(driver, "assault 5101")["sea"] == 0, "nothing there fights at sea"
    assert 0 < int(said(driver, "assault 2449")["naval"]) < 50, "works of no NSP"


@pytest.mark.clause("21.11")
def test_cottonclads_are_told_their_chance_where_nobody_fights_ashore() -> None:
    state = set_up("1861", ("advanced",))
    state.ships, state.hands[CONFEDERATE] = {}, [0] * 5
    state.hands[CONFEDERATE][CARD_KINDS.index("any")] = 1
    moor(state, "hatteras", river=1)
    state.markers[UNION] |= 1 << at("hatteras")
    station(state, CONFEDERATE, "3047", 2)
    driver = phase(state, CONFEDERATE).push("ships 3047 any", "lead 1")
    note = said(driver, "assault hatteras")
    assert 0 < int(note["chance"]) < 50
    assert note["lands"] == 0
    assert places(driver) == ["hatteras"]


@pytest.mark.clause("21.7.3")
def test_ships_with_troops_are_told_of_the_landing_before_and_after_the_naval_battle() -> None:
    driver = aboard("fleet chesapeake-bay", "load 3", ships=5, dice=(6, 6, 1))
    engage = said(driver, "engage fort-pulaski")
    assert (engage["lands"], engage["wins"]) == (1, 72), "with the support of the ships (21.3.1)"
    driver.push("engage fort-pulaski")
    while driver.prompt != "prompt-cruise":
        driver.push(driver.actions[-1])
    assert said(driver, "disembark")["chance"] == 72
    assert places(driver) == ["fort-pulaski"]
    assert said(driver, "halt") == {"number": 3, "place": "chesapeake-bay"}
    driver.push("halt")
    assert driver.values("brought-back") == [
        {"side": "union", "number": 3, "place": "chesapeake-bay"}
    ]
    assert driver.state.strength(UNION, at("chesapeake-bay")) == 6
