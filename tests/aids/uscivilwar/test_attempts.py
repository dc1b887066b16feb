"""While a force or ships are on the way, reasons tell of the place that is pointed at."""

from __future__ import annotations

from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from tests.conformance.uscivilwar.table import Fleet, at, bare, station
from tests.conformance.uscivilwar.test_21_ships import columbus, phase
from tests.conformance.uscivilwar.test_21_yards import moor, waters


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


def test_between_actions_reasons_tell_of_the_units_in_a_place() -> None:
    state = bare(6)
    station(state, UNION, "3714", 5, "grant")
    station(state, UNION, "3614", 2)
    station(state, CONFEDERATE, "3619", 2)
    driver = phase(state)
    assert tried(driver, "3714") == ["entrench 3714"], "Mississippi is no state of the Union"
    assert tried(driver, "grant") == []
    assert tried(driver, "lee") is None, "he is the enemy's"
    assert tried(driver, "3614") == ["entrench 3614"]
    for place in ("3715", "3619"):
        assert tried(driver, place) is None, "nobody of the Union is there"
    assert AIDS.attempts(driver.state, "observer", "3714") is None
    assert AIDS.attempts(driver.state, "confederate", "3619") is None, "not his phase"


def test_between_actions_who_may_not_do_what_he_is_there_for_is_tried() -> None:
    state = bare(6)
    station(state, UNION, "3714", 5, "grant")
    station(state, UNION, "3614", 2)
    state.demoralised[UNION] |= 1 << at("3714") | 1 << at("3614")
    driver = phase(state).push("march grant", "lead 3", "halt")
    assert tried(driver, "3714") == ["march grant", "recover 3714", "entrench 3714"]
    assert tried(driver, "grant") == ["march grant"]
    assert tried(driver, "3614") == ["recover 3614", "entrench 3614"]


def test_between_actions_ships_and_ports_are_tried() -> None:
    state = waters(8)
    station(state, UNION, "2416", 3)
    moor(state, "2416", river=2)
    driver = phase(state).push("free-fleet 2416", "cruise 2415", "halt")
    assert tried(driver, "2415") == ["fleet 2415"], "they have sailed"
    assert "transport 2416" not in (tried(driver, "2416") or ())
