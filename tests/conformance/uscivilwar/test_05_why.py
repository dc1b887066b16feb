"""5.1: why a march does not lead to a place that is near enough."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from tests.conformance.uscivilwar.table import bare, station
from tests.conformance.uscivilwar.test_05_marches import clause_of, phase


@pytest.mark.clause("7.7")
def test_a_cautious_general_does_not_pass_where_he_may_not_enter() -> None:
    state = bare(6)
    station(state, UNION, "1745", 3, "mcclellan")
    station(state, CONFEDERATE, "1845", 3, "lee")
    driver = phase(state).push("march mcclellan", "lead 3")
    assert clause_of(driver, "go 1746") == "7.7", "Lee's zone"
    assert clause_of(driver, "go 1947") == "7.7", "beyond it"
    assert clause_of(driver, "go 1946") == "5.1.1", "too far for who dares as well"


@pytest.mark.clause("7.6")
def test_a_general_alone_does_not_pass_through_zones() -> None:
    state = bare(6)
    station(state, UNION, "1745", 0, "grant")
    for key in ("1744", "1947"):
        station(state, UNION, key, 1)
    for key in ("1845", "1646"):
        station(state, CONFEDERATE, key, 3)
    driver = phase(state).push("march grant", "lead 0")
    assert "go 1744" in driver.actions
    assert clause_of(driver, "go 1947") == "7.6"
    assert clause_of(driver, "go 1743") == "7.6", "nobody is there"


@pytest.mark.clause("17.1.3")
def test_no_way_leads_through_neutral_kentucky() -> None:
    """The march ends where it enters the state (U38)."""
    state = bare(2, border="neutral")
    station(state, UNION, "2416", 3, "grant")
    driver = phase(state).push("march grant", "lead 3")
    assert clause_of(driver, "go 2618") == "17.1.3"
    assert clause_of(driver, "go 3013") == "5.1.1"
