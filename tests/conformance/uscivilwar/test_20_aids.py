"""What a table shows beside the rules: overlays, charts, odds, the fight, notes, one thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import cast

import pytest

from longroll.board.region import members
from longroll.engine.action import act, parse
from longroll.engine.chance import Sampled, Scripted
from longroll.engine.errors import TitleError
from longroll.engine.event import Message
from longroll.engine.game import Game
from longroll.engine.overlay import MARKS, Overlay
from longroll.engine.title import Title, register, unregister
from longroll.titles.uscivilwar import USCivilWar
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.aids.charts import charts
from longroll.titles.uscivilwar.aids.odds import coming, forecast, prospects, won_of_hundred
from longroll.titles.uscivilwar.aids.overlays import overlays
from longroll.titles.uscivilwar.aids.showing import show
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.components import (
    CONFEDERATE,
    DECKS,
    GENERAL,
    GROUND,
    PLACE,
    UNION,
    place_key,
)
from longroll.titles.uscivilwar.control import occupied
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.ground import RESOURCES, VALUABLE
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.victory import balance
from longroll.titles.uscivilwar.views import resample
from longroll.words import Words, words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import ENDS, at, bare, lost, station

_GOES = ("go", "ride", "attack")


@pytest.fixture(scope="module", autouse=True)
def registered() -> Iterator[None]:
    register("uscivilwar", lambda: cast("Title", USCivilWar()))
    yield
    unregister("uscivilwar")


def played(scenario: str, count: int) -> Iterator[CivilWarState]:
    """Positions of a game in which the first, the last and the middle of each list are taken."""
    game = Game("uscivilwar", scenario=scenario, seed=11)
    for number in range(count):
        yield cast("CivilWarState", game.state)
        if game.over:
            return
        game.push(game.actions[number * 7919 % len(game.actions)])


def overlay(found: list[Overlay], key: str, side: str = "") -> Overlay:
    (one,) = [o for o in found if o.key == key and side in ("", o.side)]
    return one


def kinds(one: Overlay) -> dict[str, str]:
    return {mark.place: mark.kind for mark in one.marks}


# --- Words ----------------------------------------------------------------------------------------


def said(words: Words, cell: object) -> None:
    """A message has its words."""
    if isinstance(cell, Message):
        assert words.knows(cell.key), cell.key
        assert "area" not in words.message(cell).split()


@pytest.mark.parametrize("scenario", ["1861", "1863", "campaign"])
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_everything_has_its_words(scenario: str, language: str) -> None:
    words = words_for("uscivilwar", language)
    for state in (*played(scenario, 3), set_up(scenario, ())):
        for seat in ("union", "confederate", "observer"):
            for chart in charts(state, seat):
                assert words.knows(f"chart-{chart.key}"), chart.key
                for column in chart.columns:
                    assert words.knows(f"label-{column}"), column
                for row in chart.rows:
                    if isinstance(row.label, str) and row.label not in GENERAL:
                        assert words.knows(f"label-{row.label}"), row.label
                    for cell in (row.label, *row.cells):
                        said(words, cell)
            for one in overlays(state, seat, "grant"):
                assert words.knows(f"overlay-{one.key}"), one.key
                assert {mark.kind for mark in one.marks} <= set(MARKS)
                assert all(words.knows(f"overlay-{one.key}-{m.kind}") for m in one.marks)
            for key in ("", "grant", "1647", "2146", "fort-sumter", "ship-island", "4906"):
                for label, value in show(state, seat, key).items():
                    assert words.knows(f"label-{label}"), label
                    for item in cast("list[object]", value) if isinstance(value, list) else [value]:
                        assert not words.shown(item).startswith("show-"), item


# --- Overlays -------------------------------------------------------------------------------------


@pytest.mark.clause("13.4")
def test_supply_tells_the_stacks_that_have_none() -> None:
    state = set_up("1862", ())
    lone = at("3409")
    state.put(UNION, lone, 2)
    found = overlays(state, "union", "")
    told = kinds(overlay(found, "supply", "union"))
    assert told["3409"] == "cut"
    fed = supply(facts(state), UNION).supplied & ~occupied(facts(state).board, CONFEDERATE)
    assert {PLACE[key] for key, kind in told.items() if kind != "cut"} == set(members(fed))
    assert told["1647"] == "source"


@pytest.mark.clause("13.5")
def test_lines_of_communication_are_told_of_both_sides() -> None:
    state = set_up("1862", ())
    found = overlays(state, "observer", "")
    for side, key in enumerate(("lines", "lines-enemy")):
        told = kinds(overlay(found, key, ("union", "confederate")[side]))
        free = {PLACE[place] for place, kind in told.items() if kind == "free"}
        line = supply(facts(state), side).communication & ~occupied(facts(state).board, 1 - side)
        assert free == set(members(line & ~supply(facts(state), side).sources))


@pytest.mark.clause("6.5")
def test_railroads_under_control_are_joined_hex_by_hex() -> None:
    state = set_up("1862", ())
    one = overlay(overlays(state, "confederate", ""), "railroads")
    told = kinds(one)
    own = {PLACE[place] for place, kind in told.items() if kind == "own"}
    assert own == set(members(facts(state).rails[CONFEDERATE] & ~facts(state).rails[UNION]))
    assert told["1423"] == "enemy"
    assert ("2146", "2246") in one.lines or ("2246", "2146") in one.lines
    assert {place for line in one.lines for place in line} <= set(told)
    assert len(one.lines) == len(set(one.lines))


@pytest.mark.clause("20.1")
def test_waters_are_told_from_the_seat_that_looks() -> None:
    state = set_up("1862", ())
    union = kinds(overlay(overlays(state, "union", ""), "waters"))
    south = kinds(overlay(overlays(state, "confederate", ""), "waters"))
    assert union["2416"] in ("own", "both")
    assert union["3839"] == "enemy" or union["3839"] == "both"
    swap = {"own": "enemy", "enemy": "own", "both": "both"}
    assert {place: swap[kind] for place, kind in union.items()} == south


@pytest.mark.clause("9.1")
def test_zones_are_told_with_the_units_that_have_them() -> None:
    state = bare()
    station(state, UNION, "3715", 2)
    station(state, CONFEDERATE, "3717", 2)
    told = kinds(overlay(overlays(state, "union", ""), "zones"))
    zones = facts(state).zones
    assert (told["3715"], told["3717"], told["3716"]) == ("own", "enemy", "both")
    mine = {PLACE[place] for place, kind in told.items() if kind in ("own", "both")}
    assert mine == set(members(zones[UNION] | 1 << at("3715")))


@pytest.mark.clause("2.1.4")
def test_prizes_are_told_with_their_worth() -> None:
    state = set_up("1863", ())
    one = overlay(overlays(state, "confederate", ""), "prizes")
    assert {PLACE[mark.place] for mark in one.marks} == set(members(VALUABLE))
    told = {mark.place: mark for mark in one.marks}
    assert (told["2146"].kind, told["2146"].value) == ("own", 5 + state.arsenals[at("2146")])
    assert told["1647"].kind == "enemy"
    assert all(told[place_key(burned)].kind == "block" for burned in members(state.burned))


@pytest.mark.clause("5.1")
def test_reach_is_what_the_list_of_a_march_offers() -> None:
    state = bare(6)
    state.stars[GENERAL["grant"]] = 2
    station(state, UNION, "3715", 6, "grant")
    station(state, CONFEDERATE, "3716", 2)
    foretold = kinds(overlay(overlays(state, "union", "grant"), "reach"))
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(()))
    driver.push("march grant")
    driver.push("lead 6")
    told = kinds(overlay(overlays(driver.state, "union", ""), "reach"))
    listed = {a.args[0]: a.verb for a in driver.decision.actions if a.verb in _GOES}
    assert {key: kind for key, kind in told.items() if kind != "source"} == {
        place: "fight" if verb == "attack" else "reach" for place, verb in listed.items()
    }
    assert told == foretold


def test_nobody_who_is_not_there_has_a_reach() -> None:
    state = bare()
    for about in ("", "grant", "nothing", "2416"):
        assert not [one for one in overlays(state, "union", about) if one.key.startswith("reach")]


# --- Odds -----------------------------------------------------------------------------------------


def brute(state: CivilWarState, force: Attackers, place: int) -> Counter[tuple[int, int, str]]:
    """All rolls of the two dice, each fought by the rules."""
    found: Counter[tuple[int, int, str]] = Counter()
    for dice in product(range(1, 7), repeat=2):
        world = state.copy()
        driver = Driver(world, Battle(force, place), Scripted(dice))
        while not driver.over:
            driver.push(driver.actions[0])
        (result,) = [event.key for event in driver.events if event.key in ENDS]
        found[*lost(driver), result] += 1
    return found


@pytest.mark.clause("11.2")
@pytest.mark.parametrize(("attack", "defence"), [(5, 3), (3, 6), (2, 1), (6, 1)])
@pytest.mark.parametrize("works", ["", "fort", "trench"])
def test_odds_are_those_of_all_rolls(attack: int, defence: int, works: str) -> None:
    state = bare(6)
    station(state, UNION, "3715", attack, "grant")
    place = station(state, CONFEDERATE, "3716", defence)
    if works == "fort":
        state.set_fort(CONFEDERATE, place, 1)
    elif works == "trench":
        state.trenches[CONFEDERATE] = 1 << place
    state.side = UNION
    force = Attackers(UNION, at("3715"), GENERAL["grant"], (), attack, 0, 1)
    told = forecast(state, Battle(force, place))
    results = {(True, False): "battle-won", (False, True): "battle-tied"}
    found = {
        (
            e.attacker_loss,
            e.defender_loss,
            results.get((e.attacker_wins, e.tied), "battle-lost"),
        ): e.ways
        for e in told.endings
    }
    assert found == brute(state, force, place)
    assert told.of == 36 == sum(ending.ways for ending in told.endings)


@pytest.mark.clause("11.1.2")
def test_an_overrun_needs_no_dice() -> None:
    state = bare(6)
    station(state, UNION, "3715", 7, "grant")
    place = station(state, CONFEDERATE, "3716", 1)
    force = Attackers(UNION, at("3715"), GENERAL["grant"], (), 7, 0, 1)
    told = forecast(state, Battle(force, place))
    assert [tuple(ending) for ending in told.endings] == [(0, 1, True, 1, False)]
    assert won_of_hundred(told) == 100


@pytest.mark.clause("12.3")
def test_demoralised_losers_lose_one_more() -> None:
    state = bare(6)
    origin = station(state, UNION, "3715", 5, "grant")
    place = station(state, CONFEDERATE, "3716", 5)
    calm = forecast(state, Battle(Attackers(UNION, origin, -1, (), 5, 0, 1), place))
    shaken = forecast(state, Battle(Attackers(UNION, origin, -1, (), 5, 1, 1), place))
    most = [max(e.attacker_loss for e in p.endings if not e.attacker_wins) for p in (calm, shaken)]
    assert most[1] == most[0] + 1
    assert [event.key for event in shaken.modifiers] == ["modifier-demoralised"]


@pytest.mark.clause("11.4")
def test_modifiers_add_up_to_those_of_the_lines() -> None:
    state = bare(6)
    origin = station(state, UNION, "3715", 9, "grant", "sherman")
    place = station(state, CONFEDERATE, "3716", 8, "polk")
    state.set_fort(CONFEDERATE, place, 2)
    battle = Battle(
        Attackers(UNION, origin, GENERAL["grant"], (GENERAL["sherman"],), 9, 1, 1), place
    )
    lines = battle.lines(state)
    told = forecast(state, battle)
    for line, side in zip(lines, ("union", "confederate"), strict=True):
        amounts = [dict(e.args)["amount"] for e in told.modifiers if dict(e.args)["side"] == side]
        assert sum(cast("list[int]", amounts)) == line.modifier
    assert len(told.clauses) == len(told.modifiers)


@pytest.mark.clause("11.1.1")
def test_battles_that_may_come_are_those_on_the_list() -> None:
    state = bare(6)
    state.stars[GENERAL["grant"]] = 2
    station(state, UNION, "3715", 6, "grant")
    station(state, CONFEDERATE, "3716", 2)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(()))
    assert [one.place for one in prospects(driver.state, "union")] == ["3716"]
    driver.push("march grant")
    assert prospects(driver.state, "union") == ()
    driver.push("lead 4")
    (told,) = prospects(driver.state, "confederate")
    assert (told.place, told.attacker, told.defender) == ("3716", "union", "confederate")
    assert [a for a in driver.actions if a.startswith("attack")] == ["attack 3716"]


@pytest.mark.clause("11.1.1")
def test_two_who_may_attack_the_same_hex_are_told_by_where_they_stand() -> None:
    state = bare(6)
    station(state, UNION, "3715", 6, "grant")
    station(state, UNION, "3717", 2, "sherman")
    station(state, CONFEDERATE, "3716", 2)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(()))
    told = [(one.place, one.start) for one in prospects(driver.state, "union")]
    assert told == [("3716", "3715"), ("3716", "3717")]


@pytest.mark.clause("4.1.1")
@pytest.mark.parametrize(("difference", "left"), [(3, 3), (1, 3), (0, 0)])
def test_who_is_done_hears_how_many_points_he_gives_up(difference: int, left: int) -> None:
    state = bare(6)
    state.side = UNION
    driver = Driver(state, Activations(UNION, difference), Scripted(()))
    note = AIDS.notes(driver.state, "union").get(parse("done"))
    assert (dict(note.args)["number"] if note else 0) == left


# --- The fight as it is told ----------------------------------------------------------------------


# --- Notes ----------------------------------------------------------------------------------------


@pytest.mark.clause("5.9")
@pytest.mark.clause("10.1.2")
@pytest.mark.parametrize("order", ["gather 1745 2", "dig"])
def test_notes_tell_what_works_on_the_march_cost(order: str) -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "banks")
    station(state, UNION, "1745", 3)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(())).push("march banks", "lead 2")
    note = dict(AIDS.notes(state, "union")[parse(order)].args)
    before = dict(driver.decision.prompt.args)["number"]
    driver.push(order)
    after = dict(driver.decision.prompt.args)["number"]
    assert note["left"] == after
    assert int(note["cost"]) == int(before) - int(after) > 0


def test_notes_tell_what_orders_cost() -> None:
    state = bare(6)
    state.stars[GENERAL["grant"]] = 2
    station(state, UNION, "3715", 6, "grant")
    station(state, CONFEDERATE, "3716", 2)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(()))
    told = AIDS.notes(driver.state, "union")
    march = dict(told[act("march", "grant")].args)
    assert (march["cost"], march["number"]) == (1, 6)
    driver.push("march grant")
    driver.push("lead 4")
    told = AIDS.notes(driver.state, "union")
    assert set(told) == {a for a in driver.decision.actions if a.verb in {*_GOES, "mark", "dig"}}
    attack = dict(told[act("attack", "3716")].args)
    (odds,) = prospects(driver.state, "union")
    assert attack["chance"] == won_of_hundred(odds)
    for action, note in told.items():
        args = dict(note.args)
        if action.verb == "go" and note.key == "note-go":
            assert int(args["cost"]) + int(args["left"]) in (5, int(args["cost"]))
    assert AIDS.notes(driver.state, "confederate") == {}


def test_a_hex_beside_the_enemy_is_told_to_lie_in_his_zone() -> None:
    state = bare(6)
    station(state, UNION, "3713", 2, "grant")
    station(state, CONFEDERATE, "3716", 2)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(()))
    driver.push("march grant")
    driver.push("lead 2")
    told = AIDS.notes(driver.state, "union")
    zone = facts(driver.state).zones[CONFEDERATE]
    noted = [place for a, note in told.items() if note.key == "note-go-zone" for place in a.args]
    assert noted
    assert any(zone >> PLACE[place] & 1 for place in noted)
    for action, note in told.items():
        if action.verb == "go" and zone >> PLACE[action.args[0]] & 1:
            assert note.key == "note-go-zone", action


# --- Charts, holders, one thing -------------------------------------------------------------------


@pytest.mark.clause("19.3.4")
def test_what_wins_is_told_with_what_has_been_reached() -> None:
    state = set_up("1862", ())
    chart = next(one for one in charts(state, "union") if one.key == "victory")
    assert chart.columns == ("to-win", "reached", "clause")
    assert {row.side for row in chart.rows} == {"union", "confederate"}
    assert not any(row.now for row in chart.rows)
    state.invasion = 40
    chart = next(one for one in charts(state, "union") if one.key == "victory")
    met = [row for row in chart.rows if row.now]
    assert [(row.side, row.cells[1]) for row in met] == [("confederate", balance(state))]


@pytest.mark.clause("19.3.1")
def test_points_are_told_part_by_part() -> None:
    state = set_up("1863", ())
    chart = next(one for one in charts(state, "union") if one.key == "points")
    rows = [row for row in chart.rows if row.side == "union"]
    parts = {str(row.label): row.cells[0] for row in rows}
    total = parts.pop("total")
    parts.pop("blockade-held")
    assert total == sum(cast("dict[str, int]", parts).values())


@pytest.mark.clause("18.1")
def test_cards_are_told_by_kind_to_their_owner_alone() -> None:
    state = set_up("1862", ())
    state.hands[UNION][1] = 2
    state.hands[CONFEDERATE][0] = 1
    for seat, side in (("union", UNION), ("confederate", CONFEDERATE)):
        chart = next(one for one in charts(state, seat) if one.key == "cards")
        own = [row for row in chart.rows if row.side == seat]
        assert sum(cast("int", row.cells[0]) for row in own) == sum(state.hands[side])
        (other,) = [row for row in chart.rows if row.side != seat]
        assert other.cells == (sum(state.hands[1 - side]), sum(DECKS[1 - side]))


@pytest.mark.clause("18.1")
@pytest.mark.parametrize("seat", ["union", "confederate", "observer"])
def test_aids_are_the_same_in_all_worlds_of_a_seat(seat: str) -> None:
    for state in played("1862", 60):
        world = resample(state, seat, Sampled(5))
        assert overlays(state, seat, "grant") == overlays(world, seat, "grant")
        assert prospects(state, seat) == prospects(world, seat)
        assert charts(state, seat) == charts(world, seat)
        assert AIDS.notes(state, seat) == AIDS.notes(world, seat)


@pytest.mark.clause("6.3")
def test_a_place_of_the_enemy_is_told_to_be_his() -> None:
    state = set_up("1862", ())
    denial = AIDS.holder(state, "union", "2146")
    assert denial is not None
    assert denial.clause == "6.3"
    assert AIDS.holder(state, "confederate", "2146") is None
    assert AIDS.holder(state, "observer", "2146") is None
    assert AIDS.holder(state, "union", "nowhere") is None


def test_places_and_generals_are_found_by_name() -> None:
    state = set_up("1862", ())
    assert show(state, "union", "Washington")["place"] == "1647"
    assert show(state, "union", "fort sumter")["place"] == "fort-sumter"
    grant = show(state, "union", "Grant")
    assert (grant["rank"], grant["side"]) == (2, "union")
    assert show(state, "union", "2146")["units-confederate"]
    with pytest.raises(TitleError, match="Atlantis"):
        show(state, "union", "Atlantis")


def test_every_place_and_general_can_be_shown() -> None:
    state = set_up("1863", ())
    atlas = USCivilWar.inventory.atlas()
    for key in (*atlas.place_keys, *atlas.pieces):
        assert show(state, "union", key)
    assert GROUND.resources == RESOURCES
    assert coming(state, "union") == []
