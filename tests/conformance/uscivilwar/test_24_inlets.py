"""Inlets past an enemy, and branches of the Mississippi that flow down to the Gulf."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.components import CONFEDERATE, SHIPS, UNION, place_key
from longroll.titles.uscivilwar.ships.lanes import ports_passed, reach
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


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("21.13.4")
@pytest.mark.parametrize(
    ("start", "fort", "end", "upriver"),
    [
        ("4510", "4608", "4709", 0),
        ("4709", "4608", "4509", 1),
        ("4812", "4911", "5012", 0),
        ("5012", "4911", "4811", 1),
        ("4410", "4509", "4609", 0),  # down the Mississippi and the Atchafalaya
    ],
)
def test_the_atchafalaya_and_lafourche_flow_down_from_the_mississippi(
    start: str, fort: str, end: str, upriver: int
) -> None:
    """L5798-5801: from Simmesport up the Red River, and down the Atchafalaya."""
    state = waters(8)
    state.set_fort(CONFEDERATE, at(fort), 1)
    moor(state, start, river=2)
    found = reach(state, UNION, at(start), SHIPS.index("river"), 0).passages
    assert {place_key(one.end): one.ups for one in found}[end] == (upriver,)


@pytest.mark.clause("21.10.3")
@pytest.mark.parametrize(
    ("start", "end", "ports"),
    [
        ("5113", "4712", 2),  # Thibodaux and Donaldsonville
        ("5011", "4509", 0),
        ("5011", "4407", 1),  # Simmesport
        ("4811", "5113", 0),
        ("4509", "5011", 0),
        ("4712", "5011", 3),  # Baton Rouge, Plaquemine, Port Hudson; then down the branch
    ],
)
def test_ironclads_come_down_the_branches_past_any_ports_and_up_past_one(
    start: str, end: str, ports: int
) -> None:
    assert ports_passed(at(start), at(end)) == ports
