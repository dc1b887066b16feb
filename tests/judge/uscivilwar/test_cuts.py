"""Which hexes cut the enemy's supply, and which enemies cut one's own."""

from __future__ import annotations

import pytest

from longroll.engine.action import act
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, UNION, place_key
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.judge.cuts import cuts
from longroll.titles.uscivilwar.judge.orders import priorities
from longroll.titles.uscivilwar.marches.march import March
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.uscivilwar.table import at, bare, station


def hungry(state: CivilWarState, side: int) -> int:
    forces = state.forces[side]
    lacking = forces & ~supply(facts(state), side).fed_of(forces)
    return sum(number for place, number in state.sp[side].items() if lacking >> place & 1)


@pytest.mark.clause("13.4")
@pytest.mark.parametrize(("scenario", "side"), [("1862", UNION), ("1862", 1), ("1863", UNION)])
def test_a_hex_counts_where_strength_points_in_it_starve_the_enemy(
    scenario: str, side: int
) -> None:
    """As supply says that is traced anew."""
    state = set_up(scenario, ())
    before = hungry(state, 1 - side)
    found = cuts(state, side).severed
    assert found, "somewhere a line can be cut"
    for place, gain in found.items():
        after = state.copy()
        after.put(side, place, 1)
        assert hungry(after, 1 - side) > before, place_key(place)
        assert gain > 0


@pytest.mark.clause("13.4")
def test_an_enemy_counts_by_those_who_starve_behind_him() -> None:
    state = bare()
    station(state, UNION, "1644", 6)
    assert cuts(state, UNION).restored == {}
    ferry = station(state, CONFEDERATE, "Harper's Ferry", 3)
    assert hungry(state, UNION) == 6
    found = cuts(state, UNION).restored
    assert list(found) == [ferry]
    station(state, UNION, "1644", 6)
    assert cuts(state, UNION).restored[ferry] == 2 * found[ferry]


@pytest.mark.clause("13.4")
def test_where_two_enemies_cut_a_line_neither_counts_alone() -> None:
    state = bare()
    station(state, UNION, "Manassas Junction", 6)
    station(state, CONFEDERATE, "1645", 3)
    assert list(cuts(state, UNION).restored) == [at("1645")]
    station(state, CONFEDERATE, "1646", 3)
    assert hungry(state, UNION) == 6
    assert cuts(state, UNION).restored == {}


@pytest.mark.clause("13.4")
def test_who_leaves_the_enemys_line_lets_him_eat() -> None:
    """In Cumberland six Confederates starve because of one strength point."""
    state = bare()
    station(state, CONFEDERATE, "Cumberland", 6)
    ours = station(state, UNION, "1543", 1)
    assert hungry(state, CONFEDERATE) == 6
    starved = cuts(state, UNION).severed[ours]
    march = March(UNION, ours, -1, 1, 0, 1)
    march.equip(state)
    state.stack.append(march)
    (away,) = priorities(state, UNION, [act("go", "1644")])
    assert away < -starved / 2


def test_a_column_that_can_cut_a_line_is_looked_at_first_and_goes_there() -> None:
    """A strength point more makes no difference to it, nor what lies near the hex."""
    state = set_up("1863", ())
    state.stack.append(Activations(UNION, 3))
    (cut,) = cuts(state, UNION).severed
    murfreesboro = at("Murfreesboro")
    march = March(UNION, murfreesboro, GENERAL["rosecrans"], 3, 0, 1)
    march.equip(state)
    reach = march.reach(state)
    assert cut in reach
    state.stack.append(march)
    orders = [act("go", place_key(place)) for place in reach]
    hopes = dict(zip(reach, priorities(state, UNION, orders), strict=True))
    assert max(hopes, key=lambda place: hopes[place]) == cut
