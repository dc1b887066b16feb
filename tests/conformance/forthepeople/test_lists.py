"""Lists that are made from masks, quickly, hold what no constraint forbids, asked one by one."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from longroll.board.region import members
from longroll.engine.action import act
from longroll.engine.chance import NoChance, Sampled
from longroll.engine.decision import Decision
from longroll.engine.procedure import Play
from longroll.engine.title import get_title
from longroll.titles.forthepeople import generals, movement, naval, strategic, waterways
from longroll.titles.forthepeople.components import (
    CONFEDERATE,
    GENERALS,
    HOPS,
    LINKS,
    PORTS,
    SPACES,
    UNION,
    Hop,
)
from longroll.titles.forthepeople.control.markers import affordable_marks, may_mark
from longroll.titles.forthepeople.formations.reorganisation import destinations, may_reorganise
from longroll.titles.forthepeople.movement.candidates import why_not_division
from longroll.titles.forthepeople.naval.confederate import (
    river_landings,
    river_ports,
    why_not_river_landing,
    why_not_river_port,
)
from longroll.titles.forthepeople.naval.forts import why_not_fort
from longroll.titles.forthepeople.naval_control import bar_closed_to_confederate
from longroll.titles.forthepeople.railroads import by_rail, rails
from longroll.titles.forthepeople.state import (
    BRIGADE,
    CORPS,
    DIVISION,
    GENERALS_ALONE,
    Force,
    ForThePeopleState,
)

TITLE = get_title("forthepeople")
EVERYWHERE = range(len(SPACES))
SIDES = (UNION, CONFEDERATE)


@cache
def tables() -> tuple[ForThePeopleState, ...]:
    """States out of random games of every scenario."""
    return tuple(state for key in TITLE.info.scenarios for state in _game(key.key))


def _game(scenario: str) -> Iterator[ForThePeopleState]:
    chooser, chance = random.Random(7), Sampled(7)
    state = TITLE.opening(scenario, (), chance)[0]
    count = 0
    while count < 400 and (decision := TITLE.decision(state)) is not None:
        if count % 20 == 0 and state.force is None:
            yield TITLE.copy(state)
        TITLE.apply(state, decision.seat, chooser.choice(decision.actions), chance)
        count += 1


@pytest.mark.parametrize("side", SIDES)
def test_forts_may_be_built_where_nothing_forbids_it(side: int) -> None:
    for state in tables():
        free = [s for s in EVERYWHERE if why_not_fort(state, side, s) is None]
        assert naval.fort_sites(state, side) == free


@pytest.mark.parametrize("side", SIDES)
def test_markers_by_operations_go_where_nothing_forbids_it(side: int) -> None:
    for state in tables():
        free = [s for s in EVERYWHERE if may_mark(state, side, s, "operations") is None]
        assert affordable_marks(state, side) == free


def test_river_moves_go_where_nothing_forbids_it() -> None:
    for state in tables():
        free = [s for s in EVERYWHERE if why_not_river_port(state, s) is None]
        assert river_ports(state) == free
        for origin in members(PORTS & state.occupied(CONFEDERATE)):
            free = [s for s in EVERYWHERE if why_not_river_landing(state, origin, s) is None]
            assert river_landings(state, origin) == free


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("value", [1, 2, 3])
def test_divisions_leave_where_nothing_forbids_it(side: int, value: int) -> None:
    for state in tables():
        actions = movement.activation_actions(state, side, value, False)
        listed = [a.args[0] for a in actions if a.verb == "division"]
        free = [s for s in SPACES if why_not_division(state, side, value, False, s.index) is None]
        assert listed == [space.key for space in free]


@pytest.mark.parametrize("farragut", [False, True])
def test_a_fleet_leads_somewhere_where_it_has_a_passage(farragut: bool) -> None:
    for state in tables():
        for port in members(PORTS):
            ways = waterways.passages(state, port, farragut=farragut)
            assert waterways.leads_anywhere(state, port, farragut=farragut) == bool(ways)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("value", [1, 3])
def test_generals_may_reorganise_where_one_has_a_destination(side: int, value: int) -> None:
    for state in tables():
        denial = may_reorganise(state, side, value)
        if denial is None or denial.clause != "15.S4":
            assert (denial is None) == any(True for _ in destinations(state, side, value))


@pytest.mark.parametrize("side", SIDES)
def test_railroads_are_those_of_the_map_that_are_open(side: int) -> None:
    for state in tables():
        expected = [sum(1 << h.to for h in hops if _open(state, side, h)) for hops in HOPS]
        assert list(rails(state, side)) == expected


def _open(state: ForThePeopleState, side: int, hop: Hop) -> bool:
    if side == UNION or not by_rail(state, hop):
        return by_rail(state, hop)
    union_only = LINKS[hop.link].rule == "baltimore-and-ohio"
    return not union_only and not bar_closed_to_confederate(state, hop)


@pytest.mark.parametrize("side", SIDES)
def test_strategic_movement_leaves_where_nothing_forbids_it(side: int) -> None:
    for state in tables():
        step = strategic.StrategicMovement(side)
        whys = {space.key: step.why_origins(state, act("move", space.key)) for space in SPACES}
        asked = step.origins(Play(state, NoChance()))
        listed = [a.args[0] for a in asked.actions[:-1]] if isinstance(asked, Decision) else []
        assert listed == [key for key, why in whys.items() if why is None]
        for space in SPACES:
            why = whys[space.key]
            if why is None or why.key == "deny-no-destination":
                assert (why is None) == _leads_anywhere(state, side, space.index)


def _leads_anywhere(state: ForThePeopleState, side: int, space: int) -> bool:
    if strategic.rail_reach(state, side, space) or strategic.sea_reach(state, side, space):
        return True
    return bool(strategic.feed_reach(state, side, space))


@pytest.mark.parametrize("side", SIDES)
def test_generals_are_announced_where_nothing_forbids_it(side: int) -> None:
    for state in tables():
        step, play = generals.PlaceGenerals(), Play(state, NoChance())
        asked = step.union(play) if side == UNION else step.confederate(play)
        if asked is None or generals.leaderless(state, side):
            continue  # nobody comes; or armies come first (10.6.2)
        free = [s for s in SPACES if generals.why_no_general(state, side, s.index) is None]
        assert [action.args[0] for action in asked.actions] == [space.key for space in free]


@pytest.mark.parametrize("side", SIDES)
def test_cached_facts_are_what_the_lists_say(side: int) -> None:
    for state in tables():
        for space in EVERYWHERE:
            posted = [g for g, at in enumerate(state.post) if at == space]
            here = tuple([g for g in posted if GENERALS[g].side == side])
            assert state.generals_at(side, space) == here
            brigades = [g for g in here if GENERALS[g].cavalry]
            units = state.infantry[side][space] + len(brigades)
            assert state.units(side, space) == units
            assert bool(state.occupied(side) >> space & 1) == bool(units)
            assert bool(state.forts(side) >> space & 1) == (state.fort[space] == side)
            assert bool(state.controlled(side) >> space & 1) == (state.control[space] == side)


def _forces(state: ForThePeopleState, side: int) -> Iterator[Force]:
    """At each general of a side: alone, with one point, as a corps, as a division; brigades."""
    for space, (general, *_) in state.staff(side).items():
        mounted = GENERALS[general].cavalry
        for kind, infantry in ((GENERALS_ALONE, 0), (CORPS, 1), (CORPS, 3), (DIVISION, 1)):
            force = Force(side, BRIGADE if mounted else kind, space)
            force.lead = -1 if kind == DIVISION else general
            force.generals = () if kind == DIVISION else (general,)
            force.infantry = infantry
            yield force


def _steps_one_by_one(state: ForThePeopleState, force: Force, goal: int, high: bool) -> int:
    """By steps that nothing forbids, asked one at a time; 11 for more than ten."""
    ring = seen = {force.at}
    for count in range(11):
        if goal in ring:
            return count
        ways = [hop for at in ring for hop, _ in movement.GO[at]]
        ring = {
            hop.to
            for hop in ways
            if hop.to not in seen and movement.why_not_take_way(state, force, hop, high) is None
        }
        seen = seen | ring
    return 11


@pytest.mark.parametrize("side", SIDES)
def test_a_way_is_as_long_as_the_steps_that_nothing_forbids(side: int) -> None:
    chooser = random.Random(side)
    for state in tables()[::4]:
        for force in _forces(state, side):
            goal, high = chooser.choice(EVERYWHERE), chooser.random() < 0.5
            found = movement.steps_to(state, force, force.at, 1 << goal, 10, high)
            assert found == _steps_one_by_one(state, force, goal, high)


@pytest.mark.clause("5.1.1")
def test_every_size_on_a_list_has_something_to_do() -> None:
    """Whoever sets out finds more than to stop, if nobody holds him up."""
    looked = 0
    for scenario in ("1862", "campaign"):
        for seed in range(3):
            looked += _set_out(scenario, seed)
    assert looked > 200


def _set_out(scenario: str, seed: int) -> int:
    chooser, chance = random.Random(seed), Sampled(seed)
    state, looked = TITLE.opening(scenario, (), chance)[0], 0
    while (decision := TITLE.decision(state)) is not None:
        seat = chooser.choice(decision.seats)
        sizes = [a for a in decision.choices[seat] if a.verb == "with"]
        for size in sizes:
            world = TITLE.copy(state)
            told = TITLE.apply(world, seat, size, chance)
            while (asked := TITLE.decision(world)) and asked.prompt.key != "prompt-march":
                if act("pass") not in asked.actions:
                    break
                told += TITLE.apply(world, asked.seat, act("pass"), chance)
            looked += 1
            assert "force-stays" not in [event.key for event in told], f"{size} does nothing"
        TITLE.apply(state, seat, chooser.choice(decision.choices[seat]), chance)
    return looked
