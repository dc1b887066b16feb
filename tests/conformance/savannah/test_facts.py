"""What a state remembers of the board is what a fresh look at it finds, after whatever happens.

`SavannahState.facts` are kept from decision to decision as far as nothing has changed. Here two
games of each scenario are played in which the armies come to blows; at every decision the list that
was made with the help of those facts is compared with the one that a copy makes which has forgotten
them, and the facts themselves, those that another rule could read, with fresh ones.
"""

from __future__ import annotations

import random

import pytest

from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.decision import Decision
from longroll.engine.title import get_title
from longroll.titles.savannah.components.parts import ALLIES, CROWN
from longroll.titles.savannah.ground import Lay, adjacent_to_enemy, lay, lines, occupied, zoc
from longroll.titles.savannah.sight import blocking
from longroll.titles.savannah.state import SavannahState
from tests.golden import approach

TITLE = get_title("savannah")
LED = 0.85
"""How often somebody is led towards the enemy; what chance alone does is another test's matter."""


_OF_THE_LAY = (
    *("units", "points", "occupied", "zones", "ranks", "guns", "crowded", "loads", "beside"),
)


def chosen(chooser: random.Random, state: SavannahState, decision: Decision, seat: str) -> Action:
    """What a seat does: mostly it seeks the enemy, and now and then plays a card."""
    steer = approach.assault if state.tactical else approach.investment
    led = steer(chooser, state, decision, seat) if chooser.random() < LED else None
    return led or chooser.choice(decision.choices[seat])


def same_decision(state: SavannahState, decision: Decision) -> None:
    """A copy asks the same, whether it remembers what was known of the board or not."""
    for forgets in (False, True):
        twin = TITLE.copy(state)
        twin.pending = None
        if forgets:
            twin.touch()
        again = TITLE.decision(twin)
        assert again is not None
        assert again.prompt == decision.prompt
        assert again.choices == decision.choices, decision.prompt.key


def same_ground(state: SavannahState) -> None:
    """Who stands where, zones of control, works and sight."""
    fresh = state.copy()
    fresh.touch()
    kept, anew = lay(state), Lay(fresh)
    for name in _OF_THE_LAY:
        assert getattr(kept, name) == getattr(anew, name), name
    assert kept.company() == anew.company()
    assert lines(state).flags == lines(fresh).flags
    assert blocking(state) == blocking(fresh)
    for side in (CROWN, ALLIES):
        assert zoc(state, side) == zoc(fresh, side)
        assert occupied(state, side) == occupied(fresh, side)
        assert adjacent_to_enemy(state, side) == adjacent_to_enemy(fresh, side)


@pytest.mark.parametrize(
    ("scenario", "options", "seed"),
    [
        ("historical", ("advanced",), 1),
        ("historical", ("advanced", "three-players"), 2),
        ("campaign", ("advanced",), 3),
        ("campaign", ("three-players",), 4),
    ],
)
def test_what_is_remembered_is_what_a_fresh_look_finds(
    scenario: str, options: tuple[str, ...], seed: int
) -> None:
    chooser, chance = random.Random(seed), Sampled(seed)
    state = TITLE.opening(scenario, options, chance)[0]
    combats = 0
    while (decision := TITLE.decision(state)) is not None:
        same_decision(state, decision)
        same_ground(state)
        seat = chooser.choice(decision.seats)
        events = TITLE.apply(state, seat, chosen(chooser, state, decision, seat), chance)
        combats += sum(event.key == "combat-roll" for event in events)
    assert combats > 5
