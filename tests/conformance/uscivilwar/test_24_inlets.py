"""Inlets past an enemy, and rivers that leave others and flow down to the Gulf."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from tests.conformance.uscivilwar.table import at
from tests.conformance.uscivilwar.test_21_ships import ends, targets
from tests.conformance.uscivilwar.test_21_yards import moor, waters


@pytest.mark.clause("20.4")
@pytest.mark.clause("21.2.4")
@pytest.mark.parametrize("fort", [False, True])
def test_no_inlet_leads_past_guns_at_hatteras(fort: bool) -> None:
    """L5489-5493: the Union enters by Hatteras, and must attack there first."""
    state = waters(8)
    moor(state, "3840", ocean=2)
    assert {"hatteras", "roanoke"} <= ends(state, UNION, "3840", ocean=True)
    if fort:
        state.set_fort(CONFEDERATE, at("hatteras"), 1)
    else:
        moor(state, "hatteras", flotilla=1)
    assert not {"hatteras", "roanoke"} & ends(state, UNION, "3840", ocean=True)
    assert "hatteras" in targets(state, UNION, "3840", ocean=True)
    assert "roanoke" not in targets(state, UNION, "3840", ocean=True)


@pytest.mark.clause("20.4")
@pytest.mark.clause("21.2.4")
def test_no_inlet_leads_past_guns_at_roanoke() -> None:
    """From Hatteras to Elizabeth City and Edenton boats pass Roanoke Island."""
    state = waters(8)
    state.markers[UNION] |= 1 << at("hatteras")
    moor(state, "hatteras", river=2)
    assert {"roanoke", "2648", "2649"} <= ends(state, UNION, "hatteras")
    state.set_fort(CONFEDERATE, at("roanoke"), 1)
    assert not {"roanoke", "2648", "2649"} & ends(state, UNION, "hatteras")
    assert "roanoke" in targets(state, UNION, "hatteras")
    state.ships = {}
    moor(state, "2949", river=2)
    assert not {"2648", "2649"} & ends(state, UNION, "2949")
