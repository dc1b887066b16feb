"""23 The published opening, step by step."""

from __future__ import annotations

import pytest

from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.titles.mosby.state import MosbyState
from tests.conformance.mosby.opening import RECORD, opening
from tests.conformance.mosby.table import at, spaces, where


def told(game_events: list[tuple[str, dict[str, str | int]]], key: str) -> list[str]:
    return [str(args.get("unit") or args.get("space")) for name, args in game_events if name == key]


@pytest.mark.clause("23")
@pytest.mark.clause("2.2")
@pytest.mark.clause("2.4")
def test_every_step_of_the_published_opening() -> None:
    game = opening()
    state: MosbyState = game.state
    events = [(event.key, dict(event.args)) for event in game.events]
    assert dict(events)["recruited"] == {"roll": 4, "less": 0, "notoriety": 1, "men": 50}
    assert state.depots == ((at("rockville"), 6),)
    assert ("nothing-there", {"space": "manassas"}) in events
    assert state.bridges == spaces("union-mills")
    assert (state.points, state.alert) == (15, 2)
    assert told(events, "unit-sleeps") == ["railroad-guard-1", "railroad-guard-1"]
    assert told(events, "space-wakes") == [
        *("bradley", "fairfax-court-house", "brentsville", "independent-hill"),
    ]
    assert told(events, "camp-wakes") == ["fairfax-station"]
    assert told(events, "camp-sleeps") == ["centreville"]
    for unit, space in {
        "picket-1": "bradley",
        "1st-west-virginia-cavalry": "fairfax-station",
        "courier-1": "fairfax-court-house",
        "2nd-vermont-brigade": "brentsville",
        "supply-wagon-1": "independent-hill",
        "railroad-guard-1": "union-mills",
    }.items():
        assert where(state, unit) == space
    assert "initiative-mosby" in dict(events)
    assert game.decision.prompt.key == "prompt-round"
    assert {"play 1", "done"} <= {str(action) for action in game.decision.actions}


@pytest.mark.clause("23")
@pytest.mark.clause("10.5")
@pytest.mark.clause("16.1")
def test_he_can_hide_and_disperse() -> None:
    game = opening()
    game.push("play 1")
    assert game.decision.prompt.key == "prompt-operations"
    game.push("go manassas")
    game.push("go groveton")
    assert "scatter" in [str(action) for action in game.decision.actions]


@pytest.mark.clause("23")
def test_the_golden_record_is_this_game() -> None:
    game = opening()
    again = replay(Record.load(RECORD))
    assert again.digest == game.digest
    assert again.events == game.events
