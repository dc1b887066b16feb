"""3.23: free deployment, at once and in secret."""

from __future__ import annotations

from collections import Counter

import pytest

from longroll.engine.action import act, parse
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.titles.bobbylee import BobbyLee
from longroll.titles.bobbylee.components import SIDE_KEYS
from longroll.titles.bobbylee.setting_up import set_up
from tests.conformance.bobbylee import table
from tests.conformance.bobbylee.table import block

TITLE = BobbyLee()


def opening() -> Game:
    return table.game("1862", ("free-deployment",))


@pytest.mark.clause("3.23")
def test_both_sides_exchange_blocks_until_each_is_content() -> None:
    game = opening()
    before = game.state.copy()
    assert list(game.decision.seats) == list(SIDE_KEYS)
    game.push(act("exchange", "cs-inf-01", "cs-gar-1"), "confederate")
    assert list(game.decision.seats) == ["union"]
    game.push(act("exchange", "us-hq-supreme", "us-inf-01"), "union")
    state = game.state
    for a, b in (("cs-inf-01", "cs-gar-1"), ("us-hq-supreme", "us-inf-01")):
        assert state.at[block(a)] == before.at[block(b)]
        assert state.at[block(b)] == before.at[block(a)]
    assert Counter(state.at) == Counter(before.at)
    assert state.steps == before.steps
    game.push(act("done"), "union")
    game.push(act("exchange", "cs-inf-01", "cs-gar-1"), "confederate")
    # Who is content is not waited for.
    assert list(game.decision.seats) == ["confederate"]
    game.push(act("exchange", "cs-inf-02", "cs-gar-1"), "confederate")
    game.push(act("done"), "confederate")
    assert game.decision.prompt.key == "prompt-bid"


@pytest.mark.clause("3.23")
def test_neither_side_sees_where_the_other_puts_its_blocks() -> None:
    game = opening()
    seen = game.title.view(game.state, "union")
    game.push(act("exchange", "us-hq-supreme", "us-inf-01"), "union")
    game.push(act("exchange", "cs-inf-01", "cs-gar-1"), "confederate")
    again = game.title.view(game.state, "union")
    for part in ("enemies", "marker"):
        assert again[part] == seen[part]
    told = [event for event in game.events if event.key == "deployed"]
    assert {event.audience for event in told} == {("union",), ("confederate",)}


@pytest.mark.clause("3.23")
def test_a_block_changes_places_with_its_own_side_alone() -> None:
    game = opening()
    denial = game.why_not(parse("exchange us-inf-01 cs-inf-01"), "union")
    assert denial is not None
    assert (denial.clause, denial.key) == ("3.23", "deny-other-side")
    for text, key in (
        ("exchange us-hq-ap us-inf-01", "deny-not-offered"),  # they stand together
        ("exchange us-inf-01 us-hq-supreme", "deny-name-first"),
        ("exchange us-inf-01 us-inf-24", "deny-off-the-map"),
    ):
        denial = game.why_not(parse(text), "union")
        assert denial is not None
        assert (denial.clause, denial.key) == ("3.23", key), text


@pytest.mark.clause("3.22")
def test_without_the_option_nobody_is_asked() -> None:
    state = TITLE.opening("1862", (), Sampled(1))[0]
    decision = TITLE.decision(state)
    assert decision is not None
    assert decision.prompt.key == "prompt-bid"
    assert state.at == set_up("1862", ()).at
