"""What is told beside an order: its odds, what it brings and what it can cost (2.6, 3.2, 11)."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.action import parse
from longroll.titles.mosby.aids.notes import notes
from longroll.titles.mosby.aids.prospects import stakes
from longroll.titles.mosby.base import leader_key, space_key
from longroll.titles.mosby.combat import Combat, Force
from longroll.titles.mosby.components import BESIDE, LEADER
from longroll.titles.mosby.interrogation import Interrogation
from longroll.titles.mosby.occurrences import Shot
from tests.conformance.mosby.table import Driver, at, hand, operations, put, raid, run


def told(driven: Driver, action: str) -> dict[str, object]:
    """The note on an order of the list: its key and its values."""
    actions = [parse(one) for one in driven.actions]
    note = notes(driven.state, actions)[parse(action)]
    return {"key": note.key, **dict(note.args)}


@pytest.mark.clause("2.6")
@pytest.mark.clause("11.3")
def test_a_deed_tells_the_points_that_it_brings() -> None:
    state = put(raid("groveton"), "courier-1", "groveton")
    assert told(operations(state), "capture courier-1") == {"key": "note-capture", "worth": 1}


@pytest.mark.clause("11.6")
def test_a_depot_is_worth_what_stands_on_it() -> None:
    state = raid("rockville")
    state.depots = ((at("rockville"), 4),)
    said = told(operations(state), "demolish depot")
    assert (said["key"], said["worth"], said["count"]) == ("note-demolish", 4, 5)


@pytest.mark.clause("11.8")
def test_a_leader_is_worth_ten_points() -> None:
    state = raid("groveton")
    leader = next(iter(LEADER.values()))
    state.leaders = tuple(
        at("groveton") if one == leader else place for one, place in enumerate(state.leaders)
    )
    assert told(operations(state), f"kidnap {leader_key(leader)}")["worth"] == 10


@pytest.mark.clause("11.7")
def test_food_is_worth_two_points_at_home() -> None:
    state = raid("groveton")
    state.mosby, home = next(
        (space, there)
        for space in members(state.lines)
        for there in members(BESIDE[space] & ~state.lines)
    )
    go = f"go {space_key(home)}"
    state.food = True
    assert told(operations(state), go) == {"key": "note-food-home", "worth": 2}


@pytest.mark.clause("14.6")
@pytest.mark.clause("14.7")
def test_what_a_combat_can_bring_and_cost() -> None:
    state = raid("groveton", factor=2)
    state.alert, state.points = 4, 60  # 6 + 4: nothing is added for the reaction
    # Even strength: a 5 is R1, a 6 R1; 1 and a victory, 2 for the Union's factors, 3 for one lost.
    assert stakes(state, Force("mosby", 2, 2)) == (1 + 2 + 3, 2 + 5)
    # Five to one: a 4 and more is R2 or R3, but there is only one factor to lose.
    assert stakes(state, Force("mosby", 5, 1))[0] == 1 + 1 + 3


@pytest.mark.clause("3.2")
@pytest.mark.clause("14.2")
@pytest.mark.parametrize(("wound", "key"), [(0, "note-disband"), (1, "note-disband-fatal")])
def test_who_is_attacked_hears_what_each_way_can_cost(wound: int, key: str) -> None:
    state = put(raid("groveton", turn=2), "picket-1", "groveton", awake=True)
    state.points, state.wound = 23, wound
    driven = run(state, Combat("union"))
    disband = told(driven, "disband")
    more = {} if wound else {"more": 5}
    assert disband == {"key": key, "count": 2, "loss": 2, "points": 23, "needed": 20, **more}
    stand = told(driven, "stand")
    assert (stand["key"], stand["points"], stand["needed"]) == ("note-stand", 23, 20)
    assert stand["wounded"] == wound, "a natural 1 brings a casualty check (15.1)"


@pytest.mark.clause("15.3")
@pytest.mark.parametrize(("wound", "key"), [(0, "note-wound"), (1, "note-fatal")])
def test_a_shot_that_is_risked_tells_its_odds(wound: int, key: str) -> None:
    state = hand(raid("groveton"), "local-guide")
    state.wound = wound
    said = told(run(state, Shot()), "risk")
    assert (said["key"], said["count"]) == (key, 2)


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(("kind", "good", "lies"), [("courier", 3, 2), ("supply-wagon", 2, 1)])
def test_a_prisoner_may_lie(kind: str, good: int, lies: int) -> None:
    said = told(run(raid("groveton", hidden=["manassas"]), Interrogation(kind)), "interrogate")
    chance = round(100 * good / 6)
    assert said == {"key": "note-interrogate", "count": good, "lies": lies, "chance": chance}


@pytest.mark.clause("11.4")
@pytest.mark.parametrize("kind", ["courier", "supply-wagon"])
def test_the_chance_of_an_answer_is_that_of_the_die(kind: str) -> None:
    table = raid("groveton", hidden=["manassas"])
    told_truth = 0
    for face in range(1, 7):
        driven = run(table.copy(), Interrogation(kind), [face], ["blank-1"])
        driven.push("interrogate")
        told_truth += not driven.state.unrevealed >> at("manassas") & 1
    assert told_truth
    said = told(run(table, Interrogation(kind)), "interrogate")
    assert said["chance"] == round(100 * told_truth / 6)
