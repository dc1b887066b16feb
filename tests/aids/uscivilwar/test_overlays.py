"""What the overlays of The U.S. Civil War say of places that the enemy holds."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.aids.overlays import overlays
from longroll.titles.uscivilwar.components import CONFEDERATE, SIDE_KEYS, UNION, place_key
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.uscivilwar.table import at

SUPPLY = ("supply", "supply-enemy", "lines", "lines-enemy")
MANASSAS, WINCHESTER = "1746", "1644"


def marked(state: CivilWarState, key: str, seat: str = "union") -> dict[str, str]:
    (one,) = [overlay for overlay in overlays(state, seat, "") if overlay.key == key]
    return {mark.place: mark.kind for mark in one.marks}


@pytest.mark.clause("13.4.2")
@pytest.mark.parametrize("seat", SIDE_KEYS)
@pytest.mark.parametrize("scenario", ["1861", "1862", "1863"])
def test_no_supply_is_marked_where_the_enemy_stands(scenario: str, seat: str) -> None:
    state = set_up(scenario, ())
    viewer = SIDE_KEYS.index(seat)
    for key in SUPPLY:
        side = 1 - viewer if key.endswith("enemy") else viewer
        told = marked(state, key, seat)
        theirs = {place_key(place) for place in state.sp[1 - side]}
        ours = {place_key(place) for place in state.sp[side]}
        assert told
        assert not (theirs - ours) & set(told), key


@pytest.mark.clause("13.4.2")
@pytest.mark.parametrize("key", [MANASSAS, WINCHESTER])
def test_a_place_is_marked_again_once_the_enemy_shares_or_leaves_it(key: str) -> None:
    state = set_up("1861", ())
    assert marked(state, "supply-enemy")[key] in ("free", "source")
    assert key not in marked(state, "supply")
    state.put(UNION, at(key), 2)
    assert key in marked(state, "supply")
    state = set_up("1861", ())
    state.take(CONFEDERATE, at(key), state.strength(CONFEDERATE, at(key)))
    assert key in marked(state, "supply")
