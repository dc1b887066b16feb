"""21.2.7, 21.4.1, 21.8 to 21.10: yards, new ships, repairs, coal, and zones of ships."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play, Procedure
from longroll.titles.uscivilwar.battle import Attackers
from longroll.titles.uscivilwar.battle.ground import field_of
from longroll.titles.uscivilwar.components import CONFEDERATE, PLACE, SHIPS, STATE, UNION
from longroll.titles.uscivilwar.document import SCHEMA
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.ground import around
from longroll.titles.uscivilwar.hardship import isolated
from longroll.titles.uscivilwar.marches.ways import rail_ends
from longroll.titles.uscivilwar.options import ADVANCED
from longroll.titles.uscivilwar.reactions.who import interceptors
from longroll.titles.uscivilwar.sea.routes import voyage
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.ships.coal import check_coal, has_coal
from longroll.titles.uscivilwar.ships.pieces import (
    MOORINGS,
    idle_units,
    lying,
    posts,
    seize_ships,
    strength_at,
    take_ships,
)
from longroll.titles.uscivilwar.ships.yards import ConfederateYards, NavalRepair, UnionYards
from longroll.titles.uscivilwar.state import BOX, GONE, CivilWarState, ship_key, ship_parts
from longroll.titles.uscivilwar.strategic import by_rail
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, keys, station, water
from tests.conformance.uscivilwar.test_05_marches import clause_of, phase


def waters(turn: int = 6) -> CivilWarState:
    """An empty map with the advanced game."""
    return bare(turn, options=(ADVANCED,))


def moor(state: CivilWarState, place: str, **ships: int) -> int:
    """Lay ships down: ``ocean=2``, damaged ones as ``ocean_``, others as ``ocean_demoralised``."""
    where = at(place)
    for name, number in ships.items():
        kind, damaged, shaken = name.partition("_")
        hurt = int(bool(damaged) and not shaken)
        state.ships[ship_key(where, SHIPS.index(kind), hurt, int(bool(shaken)))] = number
    return where


def fleet_at(state: CivilWarState, place: str) -> dict[str, int]:
    """What lies in a place, as in a document."""
    return dict(SCHEMA.dump(state)["ships"].get(place, {}))


def run(
    state: CivilWarState, procedure: Procedure[CivilWarState], *dice: int
) -> Driver[CivilWarState]:
    """A procedure with its dice."""
    return Driver(state, procedure, Scripted(list(dice)))


@pytest.mark.clause("21.9.1")
def test_ships_of_the_union_come_with_turns_two_to_five() -> None:
    found = {}
    for turn in range(2, 7):
        state = waters(turn)
        driver = run(state, UnionYards())
        while not driver.over:
            driver.push(driver.actions[0])
        found[turn] = [
            sum(n for k, n in state.ships.items() if ship_parts(k)[1] == i) for i in (0, 1)
        ]
    assert found == {2: [1, 0], 3: [1, 0], 4: [1, 3], 5: [1, 4], 6: [0, 0]}


@pytest.mark.clause("21.8.1")
@pytest.mark.clause("21.9.1")
def test_ocean_ships_come_to_the_bay_and_river_ships_to_four_yards() -> None:
    state = waters(4)
    driver = run(state, UnionYards())
    assert fleet_at(state, "chesapeake-bay") == {"ocean": 1}
    assert [text.split()[-1] for text in driver.actions] == ["1139", "1628", "1813", "2416"]
    assert clause_of(driver, "launch river chesapeake-bay") == "21.8.1"
    assert clause_of(driver, "launch ocean 2416") == "21.9.1"
    state.markers[CONFEDERATE] |= 1 << at("2416")
    driver = run(state, UnionYards())
    assert clause_of(driver, "launch river 2416") == "21.8.1"


def cut_off(state: CivilWarState, place: str) -> None:
    """Confederate SP and forts stand all around a place."""
    for near in members(around(at(place))):
        state.put(CONFEDERATE, near, 1)
        state.set_fort(CONFEDERATE, near, 1)


@pytest.mark.clause("13.1.4")
@pytest.mark.clause("21.9.1")
@pytest.mark.clause("21.9.2")
@pytest.mark.parametrize("turn", [4, 8])
def test_no_ship_of_the_union_comes_to_a_yard_without_full_supply(turn: int) -> None:
    """L2016-2022: full supply is needed to place a naval reinforcement of 21.9."""
    state = waters(turn)
    state.reserve = [0, 1]
    cut_off(state, "2416")
    driver = run(state, UnionYards())
    assert [text.split()[-1] for text in driver.actions] == ["1139", "1628", "1813"]
    assert clause_of(driver, "launch river 2416") == "13.1.4"


@pytest.mark.clause("21.9.2")
@pytest.mark.clause("21.2.2")
def test_a_ship_of_each_kind_is_replaced_within_the_limits() -> None:
    state = waters(8)
    state.reserve = [3, 3]
    driver = run(state, UnionYards()).push("launch river 2416")
    assert driver.over
    assert state.reserve == [2, 2]
    moor(state, "4038", ocean=4)
    moor(state, "1813", river=7)
    assert run(state, UnionYards()).over, "8 and 5 are on the map"
    assert state.reserve == [2, 2]


@pytest.mark.clause("21.2.8")
def test_naval_leaders_come_and_go_with_the_turns() -> None:
    where: dict[int, list[int]] = {}
    state = waters(3)
    for turn in (3, 4, 6, 8):
        state.turn = turn
        driver = run(state, UnionYards())
        while not driver.over:
            driver.push(driver.actions[0])
        where[turn] = list(state.naval_leaders)
    assert where[3] == [-1, PLACE["2416"], -1]
    assert where[4] == [PLACE["chesapeake-bay"], PLACE["2416"], -1]
    assert where[6][1] == GONE
    assert where[8][2] == PLACE["2416"]


@pytest.mark.clause("21.10.2")
@pytest.mark.parametrize(("roll", "fits"), [(1, False), (4, True), (5, False)])
def test_ships_are_built_in_no_coastal_fort_and_batteries_are(roll: int, fits: bool) -> None:
    """A five of two dice is South Carolina: ships need a port, Fort Sumter is none."""
    state = set_up("1861", (ADVANCED,))
    driver = run(state, ConfederateYards(), roll, 2, 3)
    sites = {text.split()[-1] for text in driver.actions}
    assert "3839" in sites
    assert ("fort-sumter" in sites) == fits
    if not fits:
        name = driver.actions[0].split()[1]
        assert clause_of(driver, f"launch {name} fort-sumter") == "21.10.2"


@pytest.mark.clause("3.1.B.4")
@pytest.mark.clause("21.10.1")
@pytest.mark.parametrize(("roll", "kind"), [(1, "hull"), (4, "battery"), (5, "flotilla")])
def test_a_throw_tells_what_the_confederates_build(roll: int, kind: str) -> None:
    state = set_up("1862", (ADVANCED,))
    state.ships = {}
    driver = run(state, ConfederateYards(), roll, 3, 4)
    realm = driver.decision.prompt.args
    assert ("ship", kind) in realm
    place = driver.actions[0].split()[-1]
    driver.push(driver.actions[0])
    assert fleet_at(state, place) == {kind: 1}


@pytest.mark.clause("21.10.2")
def test_ships_are_built_in_ports_with_full_supply_and_batteries_in_works_too() -> None:
    state = set_up("1862", (ADVANCED,))
    yards = ConfederateYards()
    yards.kind, yards.realm, yards.at = SHIPS.index("hull"), STATE["TN"], 1
    driver = run(state, yards)
    assert clause_of(driver, "launch hull 2146") == "21.10.1"
    assert clause_of(driver, "launch battery 3013") == "21.10.1"
    inland = next(
        key
        for key in sorted(
            keys(supply(facts(state), CONFEDERATE).supplied & facts(state).held[CONFEDERATE])
        )
        if driver.why(f"launch hull {key}") == ("21.10.2", "deny-no-berth", (("place", key),))
    )
    state.trenches[CONFEDERATE] |= 1 << at(inland)
    battery = ConfederateYards()
    battery.kind, battery.realm, battery.at = SHIPS.index("battery"), STATE["TN"], 1
    assert f"launch battery {inland}" in run(state, battery).actions
    lost = waters()
    moor(lost, "4814", flotilla=8)
    driver = run(lost, ConfederateYards(), 6, 3, 4)
    assert driver.over
    assert fleet_at(lost, "4814") == {"flotilla": 8}, "there are no more"


@pytest.mark.clause("21.8.1")
@pytest.mark.clause("21.10.2")
@pytest.mark.parametrize(("roll", "anywhere"), [(1, False), (4, True), (5, False)])
def test_confederate_ships_are_built_in_shipyards_and_batteries_in_any_port(
    roll: int, *, anywhere: bool
) -> None:
    """L4199-4211: a shipyard is a port that is a Resource hex. Ten of two dice is Tennessee."""
    state = waters()
    driver = run(state, ConfederateYards(), roll, 4, 6)
    sites = {text.split()[-1] for text in driver.actions}
    assert {"2620", "2722", "3013"} <= sites, "Clarksville, Nashville, Memphis"
    assert ("2619" in sites) == anywhere, "Dover is a port only"
    if not anywhere:
        name = driver.actions[0].split()[1]
        assert clause_of(driver, f"launch {name} 2619") == "21.8.1"


@pytest.mark.clause("3.5.E")
@pytest.mark.clause("21.10.3")
def test_five_or_six_completes_an_ironclad_of_the_owners_choice() -> None:
    state = waters()
    moor(state, "4137", hull=1)
    moor(state, "4814", hull=1)
    assert run(state, NavalRepair(), 4).over
    driver = run(state, NavalRepair(), 5)
    assert driver.actions == ["complete 4137", "complete 4814"]
    assert clause_of(driver, "complete 3013") == "21.10.3"
    driver.push("complete 4814")
    assert fleet_at(state, "4814") == {"ironclad": 1}
    assert fleet_at(state, "4137") == {"hull": 1}


@pytest.mark.clause("3.5.D")
@pytest.mark.clause("21.8.1")
def test_ships_are_repaired_in_yards_with_supply() -> None:
    state = set_up("1862", (ADVANCED,))
    state.ships = {}
    moor(state, "2416", river_=2)
    moor(state, "chesapeake-bay", ocean_=1)
    moor(state, "hatteras", ocean_=1)
    run(state, NavalRepair())
    assert fleet_at(state, "2416") == {"river": 2}
    assert fleet_at(state, "chesapeake-bay") == {"ocean": 1}
    assert fleet_at(state, "hatteras") == {"ocean-damaged": 1}


@pytest.mark.clause("21.2.7")
def test_ships_without_a_way_to_a_supplied_port_are_short_of_coal() -> None:
    state = set_up("1862", (ADVANCED,))
    state.ships = {}
    cairo = moor(state, "2416", river=1)
    far = moor(state, "3812", river=1)
    play = Play(state, Scripted([]))
    check_coal(play, UNION)
    assert has_coal(state, UNION) >> cairo & 1
    assert state.low_coal == 1 << far
    state.ships = {ship_key(place, SHIPS.index("river"), 0, 1): 1 for place in (cairo, far)}
    run(state, NavalRepair())
    assert fleet_at(state, "2416") == {"river": 1}
    assert fleet_at(state, "3812") == {"river-demoralised": 1}, "no recovery without coal"
    check_coal(play, CONFEDERATE)
    assert state.low_coal == 1 << far, "each side in its own phase"


@pytest.mark.clause("21.4.1")
@pytest.mark.clause("21.2.1")
def test_a_ship_takes_the_river_and_shuts_what_lies_beside_it() -> None:
    state = waters()
    before = facts(state)
    place = at("3812")
    moor(state, "3812", flotilla=1)
    found = facts(state)
    mine = MOORINGS[place]
    assert found.fleets[CONFEDERATE] & mine == mine
    assert not found.fleets[UNION] & mine
    assert before.held == found.held, "a ship holds no land"
    assert found.patrols[CONFEDERATE] & ~mine, "its zone reaches a hexside farther"
    state.ships.clear()
    moor(state, "3812", flotilla_=1)
    assert facts(state).patrols[CONFEDERATE] == mine, "damaged ships have no zone"


@pytest.mark.clause("21.4.1")
def test_a_fort_or_a_ship_undoes_the_zone_on_its_own_water() -> None:
    state = waters()
    moor(state, "3812", flotilla=1)
    wide = facts(state).patrols[CONFEDERATE]
    beside = [p for p in range(len(MOORINGS)) if MOORINGS[p] & wide & ~MOORINGS[at("3812")]]
    state.set_fort(UNION, beside[0], 1)
    assert facts(state).patrols[CONFEDERATE] < wide


@pytest.mark.clause("21.3.3")
def test_nobody_crosses_where_ships_of_the_enemy_lie() -> None:
    state = waters()
    station(state, UNION, "2416", 3, "grant")
    driver = phase(state).push("march grant", "lead 3")
    assert "go 2516" in driver.actions or "go 2415" in driver.actions
    over = "2516" if "go 2516" in driver.actions else "2415"
    moor(state, over, flotilla=1)
    state.active = 0
    state.moved = {}
    driver = phase(state).push("march grant", "lead 3")
    assert clause_of(driver, f"go {over}") == "21.3.3"


@pytest.mark.clause("21.6.3")
@pytest.mark.clause("21.6.4")
@pytest.mark.clause("21.13.1")
def test_what_forts_batteries_and_ships_are_worth() -> None:
    state = waters()
    state.set_fort(CONFEDERATE, at("2619"), 2)
    moor(state, "2619", flotilla=1, battery=1)
    moor(state, "3839", ironclad=2, hull=1)
    moor(state, "4137", hull=1)
    assert strength_at(state, CONFEDERATE, at("2619")) == 5
    assert strength_at(state, CONFEDERATE, at("fort-sumter")) == 4
    assert strength_at(state, CONFEDERATE, at("3839")) == 4
    assert strength_at(state, CONFEDERATE, at("4137")) == 0
    assert idle_units(state, CONFEDERATE) >> at("4137") & 1
    assert not posts(state, CONFEDERATE) >> at("4137") & 1
    state.harboured[ship_key(at("2619"), SHIPS.index("flotilla"), 0)] = 1
    assert strength_at(state, CONFEDERATE, at("2619")) == 4, "the flotilla stays in port"


@pytest.mark.clause("21.10.4")
@pytest.mark.clause("21.4.4")
def test_what_lies_ashore_is_lost_with_its_hex() -> None:
    state = waters()
    place = moor(state, "3812", battery=1, hull=1, flotilla=1)
    seize_ships(Play(state, Scripted([])), UNION, place)
    assert fleet_at(state, "3812") == {"flotilla": 1}
    state.harboured[ship_key(place, SHIPS.index("flotilla"), 0)] = 1
    seize_ships(Play(state, Scripted([])), UNION, place)
    assert not lying(state, CONFEDERATE, place)
    assert not state.harboured


def test_marks_of_ships_are_saved_and_go_with_the_last_of_them() -> None:
    state = waters()
    place = moor(state, "3812", river=2)
    key = ship_key(place, SHIPS.index("river"), 0)
    state.sailed = {key: 2}
    state.ships[ship_key(place, SHIPS.index("river"), 1, 1)] = 1
    state.low_coal = 1 << place
    state.naval_action = 1
    twin = waters()
    SCHEMA.load(twin, SCHEMA.dump(state))
    assert SCHEMA.dump(twin) == SCHEMA.dump(state)
    take_ships(state, key, 1)
    assert state.sailed == {key: 1}
    take_ships(state, key, 1)
    take_ships(state, ship_key(place, SHIPS.index("river"), 1, 1), 1)
    assert (state.ships, state.sailed, state.low_coal) == ({}, {}, 0)
    with pytest.raises(ValueError, match="ships"):
        take_ships(state, key, 1)


@pytest.mark.clause("21.2.7")
@pytest.mark.parametrize("ashore", ["battery", "hull"])
def test_the_mark_of_low_coal_goes_with_the_ships_and_not_to_what_lies_ashore(ashore: str) -> None:
    state = waters()
    place = moor(state, "3812", flotilla=1, **{ashore: 1})
    state.low_coal = 1 << place
    take_ships(state, ship_key(place, SHIPS.index("flotilla"), 0), 1)
    assert not state.low_coal, "who is completed there, or comes there, has coal"


@pytest.mark.clause("20.1.5")
def test_without_the_option_no_ship_counts() -> None:
    state = bare()
    moor(state, "3812", flotilla=1)
    found = facts(state)
    assert not found.patrols[CONFEDERATE]
    assert found.fleets == facts(bare()).fleets


@pytest.mark.clause("21.2.8")
def test_a_displaced_naval_leader_is_back_with_the_next_ships() -> None:
    state = waters(6)
    state.naval_leaders = [BOX, BOX, -1]
    run(state, UnionYards())
    assert state.naval_leaders == [PLACE["chesapeake-bay"], GONE, -1]


@pytest.mark.clause("21.8")
@pytest.mark.clause("21.8.1")
def test_confederate_ships_are_repaired_in_ports_that_are_resource_hexes() -> None:
    state = waters()
    moor(state, "4814", flotilla_=1)
    moor(state, "3812", flotilla_=1)
    moor(state, "3148", flotilla_=1)
    run(state, NavalRepair())
    assert fleet_at(state, "4814") == {"flotilla": 1}
    assert fleet_at(state, "3148") == {"flotilla-damaged": 1}, "Beaufort is a port, no yard"


@pytest.mark.clause("20.3.3")
@pytest.mark.clause("20.1.4")
def test_troops_come_up_from_apalachicola_to_columbus_past_no_port() -> None:
    """L5473-5479: a fort on the way stops them; once it is gone, no port does."""
    state = waters()
    state.markers[UNION] |= 1 << at("4928")
    station(state, UNION, "4928", 3)
    assert voyage(facts(state), UNION, at("4928")).targets >> PLACE["4027"] & 1
    state.set_fort(CONFEDERATE, PLACE["4827"], 1)
    assert not voyage(facts(state), UNION, at("4928")).targets >> PLACE["4027"] & 1


@pytest.mark.clause("10.3.5")
@pytest.mark.clause("13.6.1")
@pytest.mark.parametrize(
    ("fleet", "landed", "wanted"), [(1, 1, True), (1, 0, False), (0, 1, False)]
)
def test_a_fleet_in_new_orleans_and_sp_in_proctorville_isolate_fort_st_philip(
    fleet: int, landed: int, *, wanted: bool
) -> None:
    """L5373-5376."""
    state = waters()
    if fleet:
        moor(state, "4814", ocean=5)
    if landed:
        station(state, UNION, "4915", 3, "burnside")
    fort = PLACE["fort-st-philip"]
    assert facts(state).held[CONFEDERATE] >> fort & 1
    assert isolated(state, CONFEDERATE) >> fort & 1 == wanted


@pytest.mark.clause("21.4.1")
@pytest.mark.clause("15.2")
def test_no_train_crosses_a_bridge_in_the_zone_of_ships() -> None:
    state = waters()
    state.side = CONFEDERATE
    station(state, CONFEDERATE, "3120", 2, "lee")
    florence, tuscumbia, crossing = at("3120"), at("3219"), water("3120|3219")
    force = Attackers(UNION, at("3318"), -1, (), 5, 0, 0)

    def ways() -> list[int]:
        found = facts(state)
        retreat = field_of(state, CONFEDERATE, florence, at("3020"), at("3020"), 3).steps
        return [
            int(tuscumbia in rail_ends(state, CONFEDERATE, florence, 10, 2)),
            by_rail(found, CONFEDERATE, florence) >> tuscumbia & 1,
            interceptors(state, force, tuscumbia) >> florence & 1,
            retreat.step(1 << florence) >> tuscumbia & 1,
        ]

    assert ways() == [1, 1, 1, 1]
    moor(state, "3119", river=2)
    assert not facts(state).fleets[UNION] >> crossing & 1, "they do not lie on it"
    assert ways() == [0, 0, 0, 0]
    state.set_fort(CONFEDERATE, tuscumbia, 1)
    assert ways() == [1, 1, 1, 1], "a fort annuls the zone"
