"""What the report of a battle rests on."""

from __future__ import annotations

import pytest

from longroll.engine.event import Event
from longroll.titles.uscivilwar.aids import AIDS


@pytest.mark.clause("21.3.2")
@pytest.mark.parametrize(("side", "clause"), [("union", "21.3.1"), ("confederate", "21.3.2")])
def test_ships_support_the_defender_by_a_clause_of_their_own(side: str, clause: str) -> None:
    opening = (("side", "union"), ("place", "3013"), ("number", 6), ("defenders", 4))
    ships = Event("modifier-ships", (("side", side), ("amount", 1)))
    told = AIDS.contest([Event("battle", opening), ships])
    assert told is not None
    assert [m.clause for party in told.parties for m in party.modifiers] == [clause]
