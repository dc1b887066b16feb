"""What lies on the table, as it is told to whoever draws it."""

from __future__ import annotations

import pytest

from longroll.engine.tableau import MOVING, STRENGTH, Counter, Marker
from longroll.titles.uscivilwar.atlas import atlas_of
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, GENERALS, REALMS, UNION
from longroll.titles.uscivilwar.marches import March
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState, ship_key
from longroll.titles.uscivilwar.views import tableau

from .table import at, bare, station


def counters(state: CivilWarState, place: str) -> list[Counter]:
    return [one for one in tableau(state, "union").layout.counters if one.place == place]


def markers(state: CivilWarState, kind: str) -> list[Marker]:
    return [one for one in tableau(state, "union").layout.markers if one.kind == kind]


@pytest.mark.parametrize("scenario", ["1861", "1862", "1863"])
def test_all_that_is_told_has_a_place_and_a_piece_on_the_map(scenario: str) -> None:
    state, atlas = set_up(scenario, ()), atlas_of(None)
    layout = tableau(state, "observer").layout
    assert {one.place for one in layout.counters} <= set(atlas.place_keys)
    assert {one.place for one in layout.markers} <= set(atlas.place_keys)
    assert {one.key for one in layout.counters if one.key} <= set(atlas.pieces)
    for side, key in enumerate(("union", "confederate")):
        strength = [
            one.number for one in layout.counters if (one.side, one.kind) == (key, STRENGTH)
        ]
        assert sum(strength) == sum(state.sp[side].values())


@pytest.mark.clause("7.2.1")
def test_a_general_has_a_counter_for_each_of_his_ranks() -> None:
    pieces = atlas_of(None).pieces
    for general in GENERALS:
        piece = pieces[general.key]
        for stars, rank in general.ranks.items():
            shown = piece.of_rank(stars).ratings
            assert shown == (rank.movement, stars, rank.attack, rank.defence)


@pytest.mark.clause("17.2.1")
def test_militia_is_told_where_it_stands() -> None:
    state = bare()
    tennessee = next(realm.number for realm in REALMS if realm.key == "TN")
    state.set_militia(CONFEDERATE, tennessee, at("2722"))
    assert markers(state, "militia") == [Marker("militia", "2722", "confederate")]
    assert counters(state, "2722") == []


def test_forts_works_and_entrenchments_are_told() -> None:
    state = bare()
    state.set_fort(UNION, at("1647"), 2)
    state.works[UNION][at("2416")] = 1
    state.trenches[CONFEDERATE] = 1 << at("2146")
    assert markers(state, "fort") == [Marker("fort", "1647", "union", number=2)]
    assert markers(state, "work-begun") == [Marker("work-begun", "2416", "union")]
    assert markers(state, "entrenched") == [Marker("entrenched", "2146", "confederate")]


@pytest.mark.clause("5.1")
def test_who_is_on_the_march_lies_apart() -> None:
    state = bare()
    state.stars[GENERAL["grant"]] = 2
    cairo = station(state, UNION, "2416", 7, "grant")
    march = March(UNION, cairo, GENERAL["grant"], 4, 0, 0)
    state.stack = [march]
    told = {(one.kind, one.stack, one.number) for one in counters(state, "2416")}
    assert told == {(STRENGTH, "", 3), (STRENGTH, MOVING, 4), ("general", MOVING, 2)}


def test_strength_bears_what_it_suffers_from() -> None:
    state = bare()
    state.put(UNION, at("2416"), 7)
    state.demoralised[UNION] = state.foraging[UNION] = 1 << at("2416")
    (counter,) = counters(state, "2416")
    assert counter.badges == ("demoralised", "foraging")


@pytest.mark.clause("21.3")
def test_ships_are_told_in_the_advanced_game_alone() -> None:
    state = set_up("1862", ())
    assert markers(state, "fleet") == []
    state.options = ("advanced",)
    told = [one for kind in ("fleet", "battery", "hull") for one in markers(state, kind)]
    assert sum(one.number for one in told) == sum(state.ships.values())
    assert {one.side for one in told} == {"union", "confederate"}
    state.naval_leaders[0] = at("2416")
    state.low_coal = 1 << at("2416")
    state.ships[ship_key(at("2416"), 1, 0, 1)] = 1
    for kind in ("flagship", "low-coal", "demoralised-ships"):
        assert [one.place for one in markers(state, kind)] == ["2416"]
