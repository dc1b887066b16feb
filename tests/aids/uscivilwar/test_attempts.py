"""While a force or ships are on the way, reasons tell of the place that is pointed at."""

from __future__ import annotations

from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from tests.conformance.uscivilwar.table import Fleet, at, bare, station
from tests.conformance.uscivilwar.test_21_ships import columbus, phase


def tried(driver: Fleet, about: str) -> list[str] | None:
    found = AIDS.attempts(driver.state, driver.decision.seat, about)
    return None if found is None else [str(action) for action in found]


def test_ships_on_the_way_are_told_why_they_do_not_fight_or_sail_there() -> None:
    driver = columbus()
    assert tried(driver, "2516") == [], "that is possible"
    driver.state.set_fort(CONFEDERATE, at("3013"), 1)
    assert tried(driver, "3013") == ["engage 3013"]
    assert tried(driver, "3112") == ["cruise 3112"]
    assert tried(driver, "grant") is None


def test_a_march_is_told_why_it_does_not_attack_or_go_there() -> None:
    state = bare(6)
    station(state, UNION, "3714", 5, "grant")
    station(state, UNION, "3713", 1)
    station(state, CONFEDERATE, "3715", 3)
    station(state, CONFEDERATE, "3719", 3)
    driver = phase(state).push("march grant", "lead 3")
    assert tried(driver, "3715") == [], "next to it"
    assert tried(driver, "3719") == ["attack 3719"]
    assert tried(driver, "3730") == ["go 3730"]
    assert tried(driver, "3713") is None, "it may collect there, too"


def test_nobody_is_on_the_way_between_actions() -> None:
    driver = phase(bare(6))
    assert tried(driver, "3715") is None
    assert AIDS.attempts(driver.state, "observer", "3715") is None
