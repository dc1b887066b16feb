"""What counts as a move that a beginner would laugh at, and what comes near it and does not."""

from __future__ import annotations

import pytest

from longroll.engine.blunder import Blunder
from longroll.engine.game import Game
from longroll.titles.bobbylee.components import CONFEDERATE, UNION
from longroll.titles.bobbylee.judge.blunders import GameCritic, left_behind, outnumbered
from longroll.titles.bobbylee.state import BobbyLeeState
from tests.conformance.bobbylee.table import at, attack, block, place, table, turn

Found = list[Blunder]


def found(before: BobbyLeeState, after: BobbyLeeState, side: int, *, idle: bool = False) -> Found:
    return list(left_behind(before, after, side, idle=idle))


def moved(state: BobbyLeeState, key: str, to: str) -> BobbyLeeState:
    """The position after a block has marched."""
    after = state.copy()
    after.at[block(key)] = at(to)
    return after


@pytest.mark.clause("8.2")
def test_a_capital_that_its_last_block_leaves_to_the_enemys_march_is_bared() -> None:
    state = table(cs_inf_01="Richmond", us_inf_01="Ashland")
    after = moved(state, "cs-inf-01", "Petersburg")
    assert found(state, after, CONFEDERATE) == [("capital-bared", "confederate", "1218")]
    place(state, "cs-gar-1", "Richmond")
    assert found(state, moved(state, "cs-inf-01", "Petersburg"), CONFEDERATE) == []


def test_a_capital_that_nobody_can_reach_or_that_was_empty_is_not_bared() -> None:
    far = table(cs_inf_01="Richmond", us_inf_01="Frederick")
    assert found(far, moved(far, "cs-inf-01", "Petersburg"), CONFEDERATE) == []
    empty = table(cs_inf_01="Petersburg", us_inf_01="Ashland")
    assert found(empty, empty.copy(), CONFEDERATE) == []
    heavy = table(cs_inf_01="Richmond", us_hvy_1="Ashland")  # it does not march (2.27)
    assert found(heavy, moved(heavy, "cs-inf-01", "Petersburg"), CONFEDERATE) == []


@pytest.mark.clause("2.21")
def test_a_headquarters_whose_army_marches_off_beside_the_enemy_is_alone() -> None:
    state = table(us_hq_ap="Hartwood", us_inf_01="Hartwood", cs_inf_01="Fredericksburg")
    after = moved(state, "us-inf-01", "Dumfries")
    assert found(state, after, UNION) == [("staff-alone", "union", "us-hq-ap")]
    assert found(after, after.copy(), UNION) == [], "it was alone before"
    apart = table(us_hq_ap="Washington", us_inf_01="Washington", cs_inf_01="Fredericksburg")
    assert found(apart, moved(apart, "us-inf-01", "Dumfries"), UNION) == []


@pytest.mark.clause("5.11")
def test_a_headquarters_spent_to_its_last_step_for_nothing_is_idle() -> None:
    before = table(cs_inf_01="Richmond", us_inf_01="Washington")
    place(before, "us-hq-ap", "Washington", steps=1)
    after = before.copy()
    driver = turn(after, UNION, "us-hq-ap").push("done")
    assert after.at[block("us-hq-ap")] < 0, driver.prompt
    assert found(before, after, UNION, idle=True) == [("idle-headquarters", "union", "us-hq-ap")]
    assert found(before, after, UNION, idle=False) == []


@pytest.mark.clause("6.1")
def test_an_attack_of_one_on_four_is_hopeless_unless_somebody_can_help() -> None:
    many = {f"cs_inf_0{number}": "Orange Court House" for number in range(1, 5)}
    state = table(**many)
    attack(state, UNION, "Orange Court House", us_inf_01="Culpeper Court House")
    state.active = UNION
    assert outnumbered(state, at("Orange Court House"))
    place(state, "us-inf-02", "Culpeper Court House")
    assert not outnumbered(state, at("Orange Court House"))
    few = table(cs_inf_01="Orange Court House", cs_inf_02="Orange Court House")
    attack(few, UNION, "Orange Court House", us_inf_01="Culpeper Court House")
    few.active = UNION
    assert not outnumbered(few, at("Orange Court House"))


@pytest.mark.clause("5.11")
def test_the_critic_watches_a_turn_from_its_first_activation_to_its_end() -> None:
    game = Game("bobbylee", "1862", seed=2)
    critic = GameCritic()
    told: Found = []
    while not game.over and len(told) < 1:
        seat = game.decision.seat
        offered = game.decision.choices[seat]
        action = next((a for a in offered if a.verb in ("activate", "done", "pass")), offered[-1])
        told += critic.look(game.state, seat, action)
        game.push(action, seat)
    assert {blunder.kind for blunder in told} == {"idle-headquarters"}
    assert {blunder.about[:3] for blunder in told} <= {"us-", "cs-"}
