"""What belongs to a battle in the log and on its plate, and what no longer does."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.event import Event
from longroll.titles.uscivilwar.aids.report import contest
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, station
from tests.conformance.uscivilwar.test_20_told import facts_told


@pytest.mark.clause("11.2.2")
def test_a_fight_is_read_out_of_its_events() -> None:
    opening = Event(
        "battle", (("side", "union"), ("number", 6), ("defenders", 2), ("place", "3716"))
    )
    dice = Event("battle-dice", (("attack", 9), ("defence", 5), ("done", "1*"), ("suffered", "1")))
    losses = Event("battle-losses", (("side", "union"), ("number", 1), ("defenders", 1)))
    won = Event("battle-won", (("side", "union"), ("place", "3716")))
    flight = Event("retreated", (("side", "confederate"),))
    later = Event("marched", (("side", "union"),))
    assert contest([later]) is None
    begun = contest([later, opening])
    assert begun is not None
    assert (begun.winner, begun.parties[0].total) == ("", None)
    told = contest([opening, dice, losses, won, flight, later])
    assert told is not None
    assert [(p.side, p.strength, p.total, p.loss) for p in told.parties] == [
        ("union", 6, 9, 1),
        ("confederate", 2, 5, 1),
    ]
    assert (told.winner, told.place, told.told) == ("union", "3716", (dice, losses, won, flight))
    ordered = contest([opening, dice, losses, won, Event("army", (("general", "grant"),))])
    assert ordered is not None
    assert ordered.told == (dice, losses, won), (
        "an army that is raised by an order is no part of it"
    )
    for key, winner in (("battle-lost", "confederate"), ("battle-tied", "both")):
        found = contest([opening, dice, losses, Event(key, won.args)])
        assert found is not None
        assert found.winner == winner


@pytest.mark.clause("12.2")
def test_all_who_share_demoralisation_with_the_beaten_are_told() -> None:
    """Three of nine attack and lose: all who are left in their hex are demoralised."""
    state = bare(6)
    origin = station(state, UNION, "3715", 9)
    place = station(state, CONFEDERATE, "3716", 4)
    attackers = Attackers(UNION, origin, -1, (), 3, 0, 1)
    driver = Driver(state, Battle(attackers, place), Scripted((1, 6, 1)))
    assert facts_told(driver)[-1] == ("demoralised", "union", state.strength(UNION, origin))
    assert state.demoralised[UNION] >> origin & 1


@pytest.mark.clause("16.5.1")
def test_generals_who_leave_with_the_last_of_their_men_belong_to_the_battle() -> None:
    state = bare(6)
    origin = station(state, UNION, "3715", 6)
    place = station(state, CONFEDERATE, "3716", 1, "polk")
    driver = Driver(
        state, Battle(Attackers(UNION, origin, -1, (), 6, 0, 1), place), Scripted((6, 1))
    )
    report = contest(driver.events)
    assert report is not None
    assert "displaced-leader" in [event.key for event in report.told]


@pytest.mark.clause("22.4")
def test_an_army_that_is_raised_by_an_order_does_not_belong_to_the_battle_before() -> None:
    opening = Event(
        "battle", (("side", "union"), ("number", 6), ("defenders", 2), ("place", "3716"))
    )
    won = Event("battle-won", (("side", "union"), ("place", "3716")))
    army, high = (Event(key, (("general", "grant"),)) for key in ("army", "morale-high"))
    for later, told in (((army,), (won,)), ((army, high), (won, army, high))):
        found = contest([opening, won, *later])
        assert found is not None
        assert found.told == told
