"""What the log and the plate of a battle tell: dice as they fell, and what is added to them."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.event import Event
from longroll.engine.game import Game
from longroll.server.presenters.words import log_line
from longroll.table.history import Told
from longroll.titles.uscivilwar.aids.report import contest
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, UNION
from longroll.words import words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, station


@pytest.mark.clause("11.2.1.3")
@pytest.mark.clause("11.4")
def test_a_fight_tells_the_dice_of_each_side_and_all_that_is_added() -> None:
    state = bare(6)
    origin = station(state, UNION, "3715", 9, "grant", "sherman")
    place = station(state, CONFEDERATE, "3716", 6, "polk")
    state.set_fort(CONFEDERATE, place, 2)
    battle = Battle(
        Attackers(UNION, origin, GENERAL["grant"], (GENERAL["sherman"],), 9, 1, 1), place
    )
    lines = battle.lines(state)
    driver = Driver(state, battle, Scripted((3, 4, 5)))
    found = contest(driver.events)
    assert found is not None
    assert [party.dice for party in found.parties] == [(3, 4), (5,)]
    for party, line in zip(found.parties, lines, strict=True):
        assert sum(change.value for change in party.modifiers) == line.modifier
        assert party.total == sum(party.dice) + line.modifier
    told = {
        change.event.key: change.clause for party in found.parties for change in party.modifiers
    }
    assert told["modifier-demoralised"] == told["modifier-works"] == "11.4"
    assert told["modifier-generals"] == "11.3"
    assert not [event for event in found.told if event.key in told]


def test_a_modifier_names_its_side_in_every_language() -> None:
    event = Event("modifier-works", (("side", "confederate"), ("amount", 2)))
    for language, name in (
        ("en", "Confederacy"),
        ("es", "Confederaci\xf3n"),
        ("it", "Confederazione"),
    ):
        assert words_for("uscivilwar", language).event(event).startswith(f"{name}: +2 ")


@pytest.mark.parametrize("scenario", ["1861", "1863"])
def test_dice_of_the_log_are_faces(scenario: str) -> None:
    """Not sums, and not what modifiers have made of them."""
    game = Game("uscivilwar", scenario=scenario, seed=4, options=("advanced",))
    words = words_for("uscivilwar", "en")
    told: set[str] = set()
    for turn in range(400):
        if game.over:
            break
        for event in game.push(game.actions[turn * 7919 % len(game.actions)]):
            line = log_line(words, 0, Told(0, 0, event))
            assert all(1 <= face <= 6 for face in line.dice), line
            if line.dice:
                told.add(event.key)
    assert {"initiative-won", "blockade"} <= told
