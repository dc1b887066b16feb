"""4.3 and 4.5: two bids of nought are two passes, and a pass still sees to its supply."""

from __future__ import annotations

import random

import pytest

from longroll.board.region import members
from longroll.engine.action import parse
from longroll.engine.chance import Scripted
from longroll.testing import promises
from longroll.titles.bobbylee import TITLE
from longroll.titles.bobbylee.components import CONFEDERATE, GROUND, UNION, hex_key
from longroll.titles.bobbylee.state import POOL, BobbyLeeState
from longroll.titles.bobbylee.turn import BOUND_TO_PASS, CampaignTurn
from tests.conformance.bobbylee.table import at, block, denied, game, key, place, table
from tests.conformance.driver import Driver


def bid_nought(state: BobbyLeeState, *dice: int) -> Scripted:
    """Neither side bids anything."""
    chance = Scripted(dice)
    for seat in ("union", "confederate"):
        TITLE.apply(state, seat, parse("bid 0"), chance)
    return chance


def asked(state: BobbyLeeState) -> tuple[str, str]:
    """Who is asked what."""
    decision = TITLE.decision(state)
    assert decision is not None
    return decision.seat, decision.prompt.key


@pytest.mark.clause("4.3", "4.5")
def test_after_two_bids_of_nought_those_without_a_line_go_hungry() -> None:
    """Six blocks in Lexington, open ground that feeds four."""
    state = game("1862").state
    bare = table(us_hq_ap="Washington", cs_hq_anv="Richmond")
    for number in range(1, 7):
        place(bare, f"us-inf-0{number}", "Lexington")
    for field in ("at", "steps", "told", "group"):
        setattr(state, field, getattr(bare, field)[:])
    bid_nought(state)
    assert asked(state) == ("union", "prompt-relief")
    TITLE.apply(state, "union", parse("done"), Scripted())
    assert asked(state) == ("union", "prompt-starve")


@pytest.mark.clause("4.3", "3.41")
def test_after_two_bids_of_nought_the_weather_of_april_is_thrown() -> None:
    state = game("campaign").state
    state.month = 15  # April 1862
    chance = bid_nought(state, 2)
    assert chance.rolls == []
    assert state.month == 16


@pytest.mark.clause("4.3", "11.81")
def test_who_is_bound_to_pass_may_still_yield_and_activates_nobody() -> None:
    state = table(cs_inf_01="McDowell", us_hq_ap="Washington", cs_hq_anv="Richmond")
    for number, hex_ in enumerate(members(GROUND.ways[at("McDowell")]), 1):
        place(state, f"us-inf-0{number}", hex_key(hex_))
    driver = Driver(state, CampaignTurn(CONFEDERATE, BOUND_TO_PASS), Scripted())
    assert driver.actions == [f"yield {key('McDowell')}", "pass"]
    assert denied(driver, "activate cs-hq-anv") == ("4.3", "deny-both-bid-nought")
    driver.push(f"yield {key('McDowell')}")
    assert driver.over, "nothing is left but to pass"
    assert state.at[block("cs-inf-01")] == POOL
    assert state.passes == 1
    driver = Driver(state, CampaignTurn(UNION, BOUND_TO_PASS), Scripted())
    assert driver.over
    assert state.passes == 2


@pytest.mark.clause("4.3", "11.81")
def test_the_question_of_a_side_that_is_bound_to_pass_keeps_every_promise() -> None:
    here = game("1862")
    bare = table(cs_inf_01="McDowell", us_hq_ap="Washington", cs_hq_anv="Richmond")
    for number, hex_ in enumerate(members(GROUND.ways[at("McDowell")]), 1):
        place(bare, f"us-inf-0{number}", hex_key(hex_))
    for field in ("at", "steps", "told", "group"):
        setattr(here.state, field, getattr(bare, field)[:])
    for seat in ("union", "confederate"):
        here.push(parse("bid 0"), seat)
    for seat in ("confederate", "union"):
        assert here.decision.seat == seat
        promises.check_lists(here, here.decision)
        promises.check_position(here.title, here.state)
        promises.check_secrets(here.title, here.state, 7)
        promises.check_refusal(here, here.decision, random.Random(1))
        here.push(parse("pass"), seat)
    assert here.decision.prompt.key == "prompt-politics"
