"""G11.3, X4.12: fire as it is reported for a table that shows what it did."""

from __future__ import annotations

import pytest

from longroll.engine.contest import BATTLE, FIRE, Contest
from longroll.engine.event import Event
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.combat.report import DRAWN
from longroll.titles.savannah.fire import DefensiveFire
from longroll.titles.savannah.mortars import Mortars
from tests.conformance.savannah.clash import clash, meadow
from tests.conformance.savannah.table import ALLIES, CROWN, Driver, put, run

GUN = "british-battery-a"


def volley(*rolls: int) -> Driver:
    state = meadow()
    put(state, GUN, "1910")
    put(state, "british-battery-b", "2010")
    put(state, "foix", "1911")
    state.active = ALLIES
    driver = run(state, DefensiveFire(CROWN), rolls=list(rolls)).push(f"fire {GUN} foix")
    assert reported(driver) is None  # announced, and not rolled for yet
    driver.push("support british-battery-b")
    while not driver.over:
        driver.push(driver.actions[0])
    return driver


def reported(driver: Driver) -> Contest | None:
    return TITLE.aids.contest(driver.events)


def keys(contest: Contest) -> list[str]:
    return [event.key for event in contest.told]


@pytest.mark.clause("G11.3")
def test_a_volley_is_reported_with_all_its_guns_and_what_it_did() -> None:
    driver = volley(7, 4)
    assert driver.values("fire-damage") == [{"roll": 4, "unit": "foix", "guns": 0}]
    report = reported(driver)
    assert report is not None
    assert (report.kind, report.place, report.winner) == (FIRE, "1911", "british")
    firing, target = report.parties
    assert (firing.side, firing.dice, firing.total) == ("british", (7,), 7)
    assert (target.side, target.dice, target.total) == ("allied", (), None)
    assert dict(report.opening.args)["gun"] == GUN
    assert keys(report)[:4] == ["fires", "fire-hits", "fire-damage", "fire-result-d"]


@pytest.mark.clause("G11.3")
def test_a_miss_is_reported_too_and_what_follows_is_no_part_of_it() -> None:
    driver = volley(1)
    later = [*driver.events, Event("moved", (("unit", "foix"),)), Event("step-lost", ())]
    report = TITLE.aids.contest(later)
    assert report is not None
    assert (report.winner, keys(report)) == (DRAWN, ["fires", "fire-misses"])


@pytest.mark.clause("X4.12")
def test_a_shell_is_reported_once_it_has_come_down() -> None:
    state = meadow()
    put(state, "mortar-battery", "2008")
    put(state, "delancey-1", "2005")
    put(state, "foot-60", "2005")
    state.active = ALLIES
    driver = run(state, Mortars(), rolls=[4, 4, 0]).push("shell 2006")
    assert reported(driver) is None
    driver.push("expose delancey-1")
    report = reported(driver)
    assert report is not None
    assert (report.opening.key, report.winner) == ("mortar-fires", "allied")
    assert [modifier.value for modifier in report.parties[0].modifiers] == [1]
    assert keys(report)[:2] == ["scatter", "fire-hits"]


@pytest.mark.clause("X4.12")
def test_a_shell_that_hits_its_own_is_no_success_of_those_who_fired_it() -> None:
    state = meadow()
    put(state, "mortar-battery", "2008")
    put(state, "foix", "2005")
    state.active = ALLIES
    report = reported(run(state, Mortars(), rolls=[4, 9, 0]).push("shell 2006"))
    assert report is not None
    assert (report.parties[0].side, report.winner) == ("allied", "british")
    assert "fire-hits" in keys(report)


@pytest.mark.clause("G12.23")
def test_of_fire_and_combat_the_later_is_reported() -> None:
    state = meadow()
    put(state, "foix", "1910")
    put(state, "foot-60", "1909")
    combat = clash(state, 7, attacker="skirmish", defender="stand-fast").events
    shots = volley(1).events
    for events, kind in (((*combat, *shots), FIRE), ((*shots, *combat), BATTLE)):
        report = TITLE.aids.contest(events)
        assert report is not None
        assert report.kind == kind
        assert [report.roller] == [party.side for party in report.parties if party.dice]
