"""X2.9, X2.11: with three players each seat commands its own army, and nothing of its ally's."""

from __future__ import annotations

import pytest

from longroll.engine.action import act
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.cards.leaders import Command
from longroll.titles.savannah.combat import CloseCombat
from longroll.titles.savannah.components import LEADER
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.seats import foremost
from longroll.titles.savannah.sequence import Announce
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import ALLIES, lead, put, run, table

THREE = ("advanced", "three-players")


def three(turn: int = 17, scenario: str = "campaign") -> SavannahState:
    return table(scenario, turn=turn, options=THREE)


@pytest.mark.clause("X2.11")
def test_each_ally_moves_his_own_army_the_french_first() -> None:
    state = three()
    put(state, "foix", "1910")
    put(state, "sc-1", "1710")
    lead(state, "lincoln", "1710")
    driver = run(state, Movement(ALLIES))
    assert driver.decision.seat == "french"
    assert driver.actions == ["move foix", "done"]
    for text, key in (("move sc-1", "unit"), ("move-leader lincoln", "leader")):
        denial = driver.why(text)
        assert denial is not None
        assert (denial.clause, denial.key) == ("X2.11", f"deny-rival-{key}")
    driver.push("done")
    assert driver.decision.seat == "american"
    assert driver.actions == ["move sc-1", "move-leader lincoln", "done"]


@pytest.mark.clause("G13.1.PIN.A")
@pytest.mark.clause("X2.11")
def test_each_ally_decides_about_his_own_pinned_units() -> None:
    state = three()
    put(state, "foix", "1910", pinned=True)
    put(state, "fraser-2", "1909", pinned=True)
    put(state, "sc-1", "1710", pinned=True)
    put(state, "delancey-1", "1709", pinned=True)
    driver = run(state, Movement(ALLIES))
    assert (driver.prompt, driver.decision.seat) == ("prompt-pins", "french")
    driver.push("stand")
    while driver.decision.seat == "french":
        driver.push("done")
    assert (driver.prompt, driver.decision.seat) == ("prompt-pins", "american")


@pytest.mark.clause("X1.6.A")
@pytest.mark.clause("X2.11")
def test_the_assault_is_announced_if_both_allies_want_it() -> None:
    for french, american, expected in (
        ("announce", "wait", 0),
        ("wait", "announce", 0),
        ("announce", "announce", 9),
    ):
        state = three(turn=9)
        run(state, Announce()).both(french=french, american=american)
        assert state.assault == expected


@pytest.mark.clause("X2.11")
@pytest.mark.clause("G12.14")
def test_a_stack_beside_both_is_diverted_if_both_agree() -> None:
    state = three()
    put(state, "fraser-2", "1909")
    put(state, "delancey-1", "1808")
    put(state, "georgia-militia-1", "1911")
    put(state, "foix", "1910")
    put(state, "sc-1", "1809")
    driver = run(state, CloseCombat(ALLIES))
    first = driver.decision.seat
    driver.push("divert 1909")
    assert driver.decision.prompt.key == "prompt-agree-diversion"
    assert driver.decision.seat != first
    driver.push("refuse")
    assert driver.told("diversion-refused")
    assert not driver.told("diversion")


@pytest.mark.clause("G12.21")
@pytest.mark.clause("X2.11")
def test_each_ally_declares_and_resolves_his_own_attacks() -> None:
    state = three()
    put(state, "fraser-2", "1909")
    put(state, "foix", "1910")
    put(state, "sc-1", "1311")
    put(state, "delancey-1", "1310")
    driver = run(state, CloseCombat(ALLIES))
    seen: set[tuple[str, str]] = set()
    for _ in range(8):
        if driver.over or driver.prompt not in ("prompt-divert", "prompt-attack", "prompt-resolve"):
            break
        for action in driver.decision.actions:
            seat = driver.decision.seat
            assert set(TITLE.aids.orders(state, seat, action)) <= {seat}
        seen.add((driver.prompt, driver.decision.seat))
        driver.push(driver.actions[0])
    assert ("prompt-resolve", "french") in seen


@pytest.mark.clause("C22")
@pytest.mark.clause("X2.11")
def test_the_leaders_of_a_card_are_ordered_by_their_own_seat() -> None:
    state = three()
    lead(state, "lincoln", "1710")
    put(state, "sc-1", "1710")
    driver = run(state, Command(ALLIES, 22, (LEADER["lincoln"],)))
    assert driver.decision.seat == "american"


@pytest.mark.clause("X2.11")
@pytest.mark.clause("X2.9")
def test_of_both_in_one_place_the_stronger_speaks() -> None:
    state = three()
    mixed = [put(state, "foix", "1910"), put(state, "sc-combined", "1910", steps=1)]
    assert foremost(state, mixed) == (mixed[0],)
    state.options = ("advanced",)
    assert foremost(state, mixed) == tuple(mixed)


@pytest.mark.clause("X2.11")
def test_what_is_aimed_at_the_enemy_is_no_order_to_him() -> None:
    state = three()
    assert TITLE.aids.orders(state, "french", act("move", "sc-1")) == ("american",)
    assert TITLE.aids.orders(state, "british", act("capture", "foix")) == ()
    assert TITLE.aids.orders(state, "french", act("capture", "sc-1")) == ("american",)
    assert TITLE.aids.orders(state, "french", act("attack", "foix", "1909")) == ("french",)
