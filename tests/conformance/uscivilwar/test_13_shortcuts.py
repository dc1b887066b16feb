"""13.6.1, 10.2.2, 7.6: answers that are found by a shorter way are those of the long one."""

from __future__ import annotations

import random

import pytest

from longroll.board.region import members
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERALS, UNION
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.forts import fort_sites, has_fort_site
from longroll.titles.uscivilwar.ground import LAND, THEATRE
from longroll.titles.uscivilwar.marches import able_generals, columns
from longroll.titles.uscivilwar.marches.force import why_no_column, why_no_general, with_ways
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.supply import connected
from tests.conformance.uscivilwar.table import bare, station

SIDES = (UNION, CONFEDERATE)


def scattered(seed: int) -> CivilWarState:
    """A start over which pieces and markers of both sides have been strewn, many of them alone."""
    choose = random.Random(seed)
    state = set_up(choose.choice(("1861", "1862", "1863")), ())
    state.side = choose.choice(SIDES)
    land = members(LAND)
    for side in SIDES:
        for place in choose.sample(land, choose.choice((0, 15, 60))):
            if not (state.forces[1 - side] | state.strongholds[1 - side]) >> place & 1:
                state.put(side, place, choose.randint(1, 4))
                state.markers[1 - side] &= ~(1 << place)
        for place in choose.sample(land, choose.choice((0, 30))):
            if not (state.forces[1 - side] | state.markers[1 - side]) >> place & 1:
                state.markers[side] |= 1 << place
    for place in choose.sample(members(state.forces[state.side]), 5):
        state.moved[place] = choose.randint(1, state.strength(state.side, place))
    forces = members(state.forces[UNION]), members(state.forces[CONFEDERATE])
    for one in GENERALS:
        if state.where[one.index] >= 0 and choose.random() < 0.5:
            state.where[one.index] = choose.choice(forces[one.side])
    return state


@pytest.mark.clause("13.6.1")
@pytest.mark.parametrize("seed", range(12))
def test_the_connected_and_the_sources_found_at_once_are_true(seed: int) -> None:
    state = scattered(seed)
    found = facts(state)
    for side in SIDES:
        assert not found.sure_sources[side] & ~found.sources[side]
        assert not found.sure_supplied[side] & ~found.supplied[side]
        assert not found.sure_fed[side] & ~found.fed[side]
        assert found.linked[side] == state.forces[side] & found.connected[side]
        wanted = connected(found.held, found.lines[side], found.sources[side], side)
        assert found.connected[side] == wanted
        for region in (LAND, state.forces[side], *(1 << place for place in members(LAND)[::17])):
            assert found.fed_of(side, region) == region & found.fed[side]
            assert found.connected_of(side, region) == region & wanted


@pytest.mark.clause("13.6.1")
def test_some_of_these_boards_have_isolated_stacks() -> None:
    boards = [scattered(seed) for seed in range(12)]
    for side in SIDES:
        assert any(state.forces[side] & ~facts(state).linked[side] for state in boards)


@pytest.mark.clause("10.2.2")
@pytest.mark.parametrize("seed", range(12))
def test_whether_there_is_a_site_for_a_fort(seed: int) -> None:
    state = scattered(seed)
    for side in SIDES:
        new, higher = fort_sites(state, side)
        for region in (-1, *THEATRE, *(1 << place for place in members(LAND)[::17])):
            assert has_fort_site(state, side, region) == bool((new | higher) & region)


@pytest.mark.clause("7.6")
@pytest.mark.parametrize("seed", range(12))
def test_who_may_march_is_who_has_no_reason_not_to(seed: int) -> None:
    state = scattered(seed)
    side = state.side
    wanted = [one.index for one in GENERALS if why_no_general(state, side, one.index) is None]
    assert able_generals(state, side) == wanted
    may = {
        place: [n for n in range(1, 6) if why_no_column(state, side, place, n) is None]
        for place in members(state.forces[side])
    }
    found = [(at, list(numbers)) for at, numbers in columns(state, side, with_ways(state, side))]
    assert found == [(at, numbers) for at, numbers in may.items() if numbers]


@pytest.mark.clause("6.2.1", "10.1.2")
def test_where_points_can_only_work_no_fewer_set_out_than_can_work() -> None:
    state = bare()
    hatteras = station(state, UNION, "hatteras", 2)  # from which no step leads by land
    state.markers[UNION] |= 1 << hatteras
    found = columns(state, UNION, with_ways(state, UNION))
    assert [(at, list(numbers)) for at, numbers in found] == [(hatteras, [2])]
    denial = why_no_column(state, UNION, hatteras, 1)
    assert denial is not None
    assert (denial.clause, denial.key) == ("10.1.2", "deny-too-few")
