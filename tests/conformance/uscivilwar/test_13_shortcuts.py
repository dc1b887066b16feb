"""13.6.1, 10.2.2, 7.6: answers that are found by a shorter way are those of the long one."""

from __future__ import annotations

import random

import pytest

from longroll.board.region import mask, members
from longroll.board.trace import spread
from longroll.titles.uscivilwar.base import rank_of
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERALS, TABLES, UNION, WATERS
from longroll.titles.uscivilwar.control import closed_kentucky, occupied
from longroll.titles.uscivilwar.facts import Facts, board_of, facts, supply
from longroll.titles.uscivilwar.forts import fort_sites, has_fort_site
from longroll.titles.uscivilwar.ground import (
    ALWAYS,
    CAPITALS,
    CITIES,
    LAND,
    OBJECTIVES,
    RAILS,
    RESOURCES,
    SOUTH,
    THEATRE,
    TOWNS,
)
from longroll.titles.uscivilwar.isolation import connected, islands_by_water
from longroll.titles.uscivilwar.marches import March, able_generals, columns
from longroll.titles.uscivilwar.marches.force import why_no_column, why_no_general, with_ways
from longroll.titles.uscivilwar.naval_control import ashore, flow, joined
from longroll.titles.uscivilwar.sea.quays import quays, why_no_quay
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.strategic import by_rail
from longroll.titles.uscivilwar.supply import chain, leads_to
from longroll.titles.uscivilwar.zones import rail_steps
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
        assert not supply(found, side).sure_sources & ~supply(found, side).sources
        assert not supply(found, side).sure_supplied & ~supply(found, side).supplied
        assert supply(found, side).linked == state.forces[side] & supply(found, side).connected
        lines, origin = supply(found, side).lines, supply(found, side).sources
        wanted = connected(found.board, found.held, lines, origin, side)
        wanted |= islands_by_water(found.held, found.safe_waters(side), wanted, side)
        wanted |= supply(found, side).supplied
        assert supply(found, side).connected == wanted
        for region in (LAND, state.forces[side], *(1 << place for place in members(LAND)[::17])):
            assert supply(found, side).fed_of(region) == region & supply(found, side).fed
            assert supply(found, side).connected_of(region) == region & wanted
            full, line = supply(found, side).supplied, supply(found, side).communication
            assert supply(found, side).supplied_of(region) == region & full
            assert supply(found, side).communication_of(region) == region & line


@pytest.mark.clause("13.6.1")
def test_some_of_these_boards_have_isolated_stacks() -> None:
    boards = [scattered(seed) for seed in range(12)]
    for side in SIDES:
        assert any(state.forces[side] & ~supply(facts(state), side).linked for state in boards)


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


_LEG = TABLES.supply.number("leg")


@pytest.mark.clause("13.5.1", "13.5.2")
@pytest.mark.parametrize("seed", range(12))
def test_legs_put_together_are_those_of_a_search(seed: int) -> None:
    choose = random.Random(seed)
    state = scattered(seed)
    found = facts(state)
    for side in SIDES:
        lines = supply(found, side).lines
        starts = [1 << place for place in choose.sample(members(LAND & lines.through), 8)]
        for start in (*starts, sum(starts), supply(found, side).sources & lines.through):
            wanted = lines.steps.chain(start, lines.depots, _LEG, lines.through, lines.dear)
            assert chain(lines, start) == wanted
            for region in THEATRE:
                there = region | lines.depots
                assert chain(lines, start, region=region) & there == wanted & there
            for region in (wanted, *starts):
                assert leads_to(lines, start, 0, region) == (not region & ~wanted)


@pytest.mark.clause("13.3.1", "13.3.2")
@pytest.mark.parametrize("seed", range(12))
def test_a_source_has_a_line_of_its_own_to_another_place(seed: int) -> None:
    found = facts(scattered(seed))
    held, board = found.held, found.board
    wanted = (
        (held[UNION] & (CITIES | CAPITALS) & ~SOUTH, held[UNION] & OBJECTIVES),
        (
            held[CONFEDERATE] & (CAPITALS & SOUTH | board.rich | ALWAYS[CONFEDERATE]),
            held[CONFEDERATE] & RESOURCES,
        ),
    )
    for side, (places, others) in enumerate(wanted):
        lines = supply(found, side).lines
        for place in members(places):
            start = 1 << place
            line = lines.steps.chain(start, lines.depots, _LEG, lines.through, lines.dear)
            if line & others & ~start:
                assert supply(found, side).sources & start
            elif side == CONFEDERATE:
                assert not supply(found, side).sources & start


@pytest.mark.clause("7.6")
@pytest.mark.parametrize("seed", range(12))
def test_a_general_without_points_leads_somewhere_if_anything_is_in_reach(seed: int) -> None:
    state = scattered(seed)
    choose, lands = random.Random(seed), members(LAND)
    for general in GENERALS:
        if state.where[general.index] < 0:
            continue
        for place in choose.sample(lands, 4):
            march = March(general.side, place, general.index, 0, 0, 1)
            march.allowance = rank_of(state, general.index).movement
            assert march.leads(state) == bool(march.reach(state))


@pytest.mark.clause("20.3.1")
@pytest.mark.parametrize("seed", range(12))
def test_quays_are_where_nothing_speaks_against_a_voyage(seed: int) -> None:
    state = scattered(seed)
    for side in SIDES:
        for region in (-1, *THEATRE):
            stacks = members(state.forces[side] & region)
            peaceful, bold = (
                mask(p for p in stacks if why_no_quay(state, side, p, assault=assault) is None)
                for assault in (False, True)
            )
            assert quays(state, side, region) == (peaceful, bold)


@pytest.mark.clause("15.2")
@pytest.mark.parametrize("seed", range(6))
def test_trains_go_as_far_as_a_flood_along_the_track(seed: int) -> None:
    found = facts(scattered(seed))
    board, side = found.board, CONFEDERATE
    track = RAILS[board.era] & ~occupied(board, UNION) & ~found.zones[UNION]
    track &= ~(TOWNS & ~found.held[side]) & ~closed_kentucky(board.border)
    steps = rail_steps(board, found.held, found.fleets, side)
    for start in members(LAND)[::7]:
        assert by_rail(found, side, start) == steps.flood(1 << start, track) & ~(1 << start)


@pytest.mark.clause("20.1.4", "15.3")
@pytest.mark.parametrize("seed", range(6))
def test_waters_that_are_joined_are_those_of_a_flood(seed: int) -> None:
    found = facts(scattered(seed))
    for side in SIDES:
        gates, through = ~found.held[1 - side], found.fleets[side] & ~WATERS.seas
        for start in (through, *(ashore(1 << place) for place in members(LAND)[::17])):
            wanted = spread(flow(gates), start & through, through)
            assert joined(gates, start, through) == wanted


def test_facts_are_those_of_the_table_as_it_is() -> None:
    state = scattered(3)
    place = members(LAND & ~(state.forces[UNION] | state.forces[CONFEDERATE]))[5]
    other = state.copy()
    for change in range(3):
        for table in (state, other, state):
            assert facts(table).board == board_of(table)
            assert facts(table).held == Facts(board_of(table)).held
        state.put(UNION, place + change, 1)
        other.trenches[CONFEDERATE] ^= 1 << place
        other.burned ^= 1 << place
