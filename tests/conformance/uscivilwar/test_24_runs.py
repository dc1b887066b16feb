"""21.13 Whose guns ships run on their way, and in which order."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import CONFEDERATE, SHIPS, UNION, place_key
from longroll.titles.uscivilwar.ships.crew import crew_of
from longroll.titles.uscivilwar.ships.guns import Escape, toll
from longroll.titles.uscivilwar.ships.lanes import reach
from longroll.titles.uscivilwar.state import CivilWarState, bow_key
from tests.conformance.uscivilwar.table import at, water
from tests.conformance.uscivilwar.test_21_ships import cruise, run
from tests.conformance.uscivilwar.test_21_yards import moor, waters


def runs(state: CivilWarState, start: str, kind: str) -> set[tuple[str, ...]]:
    """The enemies of each voyage past guns, and where it ends."""
    found = reach(state, UNION, at(start), SHIPS.index(kind), 0).passages
    return {(*(place_key(post) for post in one.posts), place_key(one.end)) for one in found}


@pytest.mark.clause("21.2.4")
@pytest.mark.clause("21.13.1")
def test_nobody_is_left_out_between_two_forts() -> None:
    """Up the Mississippi the ironclad at 1610 lies between the forts at 1511 and 1510."""
    state = waters(12)
    for fort in ("1511", "1510"):
        state.set_fort(CONFEDERATE, at(fort), 1)
    moor(state, "1713", river=3)
    assert ("1511", "1510") in runs(state, "1713", "river")
    moor(state, "1610", ironclad=2)
    found = runs(state, "1713", "river")
    assert {("1511", "1610"), ("1511", "1610", "1510")} <= found
    assert ("1511", "1510") not in found


@pytest.mark.clause("21.13.3")
def test_who_runs_a_fort_on_one_river_is_not_past_guns_on_the_other() -> None:
    """A fort at 2247 is on the York and on the James, where that at 2348 comes before it."""
    state = waters(12)
    state.markers[UNION] |= 1 << at("fort-monroe")
    for fort in ("2247", "2348", "2246"):
        state.set_fort(CONFEDERATE, at(fort), 1)
    moor(state, "2448", river=3)
    found = runs(state, "2448", "river")
    assert ("2348", "2247", "2246") in found
    assert ("2247", "2246") not in found


@pytest.mark.clause("21.2.5")
def test_ships_of_the_ocean_fight_nobody_up_a_river_past_a_fort_on_the_coast() -> None:
    """Leonardtown lies on the bay and on the Potomac, on which a fort at 2047 bears."""
    state = waters(12)
    state.markers[UNION] |= 1 << at("fort-monroe")
    for fort in ("1948", "2047"):
        state.set_fort(CONFEDERATE, at(fort), 1)
    moor(state, "2248", ocean=2)
    assert not any(one[-1] == "2047" for one in runs(state, "2248", "ocean"))
    state.ships = {}
    moor(state, "2248", river=2)
    assert ("1948", "2047", "1947") in runs(state, "2248", "river")


@pytest.mark.clause("21.13.3")
@pytest.mark.clause("21.2.3")
def test_ships_on_the_other_river_do_not_fire_with_the_fort_of_dover() -> None:
    """The fort is two forts; the flotillas lie in the port, on the Cumberland (U160)."""
    for order, column in (("run 2619 2618", "strength-2"), ("run 2619 2620", "strength-3")):
        state = waters()
        moor(state, "2418", river=4)
        moor(state, "2619", flotilla=2)
        state.set_fort(CONFEDERATE, at("2619"), 1)
        told = AIDS.notes(cruise(state, "2418").state, "union")[parse(order)]
        driver = cruise(state, "2418", 1, 1, 1, 1).push(order)
        fired = [guns["column"] for guns in driver.values("guns")]
        assert fired == [column, column], "2 NSP on the Tennessee, 4 on the Cumberland"
        mean = toll(state, UNION, {at("2619"): 1}, 4).sunk
        assert (dict(told.args)["sunk"] == f"{mean:.1f}") == (column == "strength-3")


@pytest.mark.clause("21.13.1")
@pytest.mark.clause("21.2.3")
def test_ships_that_are_run_on_the_ohio_fire_though_both_ends_touch_water_without_them() -> None:
    """The flotillas lie on the Ohio beside 2221, whose other sides are of the Green River.

    From Owensboro to 2122 one can only come past them, and both hexes touch the Ohio below.
    """
    state = waters()
    moor(state, "2121", river=3)
    moor(state, "2221", flotilla=2)
    state.bows[bow_key(at("2221"), SHIPS.index("flotilla"))] = 1 << water("2122|2221")
    order = "run 2221 2122"
    told = AIDS.notes(cruise(state, "2121").state, "union")[parse(order)]
    driver = cruise(state, "2121", 1, 1).push(order)
    assert [guns["column"] for guns in driver.values("guns")] == ["strength-2", "strength-2"]
    assert dict(told.args)["sunk"] == f"{toll(state, UNION, {at('2221'): 1}, 3).sunk:.1f}"


@pytest.mark.clause("21.13.1")
@pytest.mark.clause("21.6.3")
def test_ships_at_fort_monroe_fire_with_it_on_who_comes_by_the_bay() -> None:
    """U154: at a Coastal Fort they lie on both sides of it."""
    state = waters(12)
    state.markers[UNION] |= 1 << at("fort-monroe")
    moor(state, "fort-monroe", ocean=1)
    moor(state, "2148", flotilla=2)
    driver = cruise(state, "2148", 1, side=CONFEDERATE).push("run fort-monroe 2349")
    assert [guns["column"] for guns in driver.values("guns")] == ["strength-4"], "4 NSP and 1"


@pytest.mark.clause("21.6.8")
@pytest.mark.clause("21.13.1")
def test_ships_fire_on_a_retreat_that_does_not_take_the_shortest_way() -> None:
    """Ships that have passed 4911 go back past it, though the Atchafalaya leads there without."""
    state = waters(12)
    start = moor(state, "4910", river=3)
    post = moor(state, "4911", flotilla=2)
    crew = crew_of(state, UNION, start)
    state.side = UNION
    driver = run(state, Escape(UNION, (start, at("2813")), (post,), (0,), crew, ()), 1)
    assert [guns["column"] for guns in driver.values("guns")] == ["strength-2"]
