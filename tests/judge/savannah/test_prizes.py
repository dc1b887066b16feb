"""What can be had by walking there: leaders who stand alone, the open city."""

from __future__ import annotations

import pytest

from longroll.bots import Insight, make_bot
from longroll.engine.action import act
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.titles.savannah.components import LEADER, UNIT, hex_at
from longroll.titles.savannah.judge.appraisal import appraise
from longroll.titles.savannah.judge.prizes import PRICE, prizes, promise
from longroll.titles.savannah.judge.weights import W
from longroll.titles.savannah.sequence import PlayerTurn, Siege
from longroll.titles.savannah.state import CAPTURED, SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN, DISRUPTED, SHATTERED, lead, put, table

TITLE = get_title("savannah")


def allied_turn(*pieces: str, step: str = "movement") -> SavannahState:
    """The Allies before a step of their turn; pieces and leaders as ``foix 1403``."""
    state = table(turn=18)
    for piece in pieces:
        key, hex_ = piece.split()
        (lead if key in LEADER else put)(state, key, hex_)
    state.active = ALLIES
    siege, turn = Siege(), PlayerTurn(ALLIES)
    siege.at = Siege.positions["second"]
    turn.at = PlayerTurn.positions[step]
    state.stack = [siege, turn]
    return state


def moving(*pieces: str) -> SavannahState:
    """The same when they are asked who moves."""
    state = allied_turn(*pieces)
    TITLE.decision(state)
    return state


def promising(state: SavannahState, count: int) -> list[str]:
    """The actions that look best, and as good as each other."""
    decision = TITLE.decision(state)
    priorities = TITLE.judgement.priorities
    assert decision is not None
    assert priorities is not None
    actions = decision.choices["allied"]
    hopes = priorities(state, "allied", actions)
    ranked = sorted(zip(hopes, map(str, actions), strict=True), reverse=True)
    assert ranked[count - 1][0] > ranked[count][0]
    return sorted(action for _, action in ranked[:count])


def moved_by(bot: str, state: SavannahState, seed: int) -> SavannahState:
    """After the moves of such a bot, until something else than moving is asked of it."""
    chance, player = Sampled(seed), make_bot(bot, seed)
    while (decision := TITLE.decision(state)) is not None and decision.seats == ("allied",):
        if not decision.prompts["allied"].key.startswith(("prompt-movement", "prompt-march")):
            break
        action = player.choose(Insight(TITLE, state, "allied", decision))
        TITLE.apply(state, "allied", action, chance)
    return state


def test_a_leader_without_troops_is_a_prize_and_with_them_he_is_none() -> None:
    state = allied_turn("foix 1710", "prevost 1708")
    assert prizes(state, ALLIES)[hex_at("1708")] == PRICE[LEADER["prevost"]]
    put(state, "tawes", "1708")
    assert hex_at("1708") not in prizes(state, ALLIES)


def test_whose_capture_ends_the_battle_is_decisive() -> None:
    state = allied_turn("foix 1710", "prevost 1708")
    state.morale[0] = 1
    assert prizes(state, ALLIES)[hex_at("1708")] == W.decisive


def test_a_prize_in_reach_counts_until_the_movement_is_over() -> None:
    pieces = ("foix 1711", "prevost 1709")
    part = W.in_hand * PRICE[LEADER["prevost"]] // 100
    assert promise(allied_turn(*pieces)) == part > 0
    assert promise(allied_turn(*pieces, step="rally")) == 0
    state = moving(*pieces)
    assert promise(state) == part
    state.moved |= 1 << UNIT["foix"]
    assert promise(state) == 0


def test_nobody_walks_through_an_enemy_zone_to_a_prize() -> None:
    assert promise(allied_turn("foix 1912", "prevost 1809", "fraser-1 1510")) > 0
    assert promise(allied_turn("foix 1912", "prevost 1809", "fraser-1 1810")) == 0


def test_the_city_is_a_prize_for_foot_in_order_alone() -> None:
    state = allied_turn("foix 1805", "tawes 2504")
    assert promise(state) == W.in_hand * W.decisive // 100
    state.order[UNIT["foix"]] = DISRUPTED
    state.touch()
    assert promise(state) == 0
    assert promise(allied_turn("reserve-artillery 1805", "tawes 2504")) == 0


def test_the_shattered_take_nobody() -> None:
    state = allied_turn("prevost 1709")
    put(state, "foix", "1710", order=SHATTERED)
    assert promise(state) == 0


def test_the_british_hope_for_no_city() -> None:
    state = allied_turn("fraser-1 1805", "destaing 1806")
    assert set(prizes(state, CROWN)) == {hex_at("1806")}


def test_who_can_take_something_looks_most_promising_and_so_does_the_way_there() -> None:
    state = moving("foix 1711", "conde 1018", "armagnac 1118", "prevost 1709", "tawes 2504")
    assert promising(state, 1) == ["move foix"]
    TITLE.apply(state, "allied", act("move", "foix"), Sampled(1))
    assert promising(state, 1) == ["go 1710"]


def test_troops_look_promising_where_an_own_leader_stands_alone() -> None:
    state = moving("foix 1711", "conde 1012", "destaing 1709", "tawes 1506")
    assert promising(state, 2) == ["move foix", "move-leader destaing"]


@pytest.mark.parametrize("seed", range(4))
def test_a_sergeant_walks_two_hexes_to_a_commander_who_stands_alone(seed: int) -> None:
    far = [f"{unit} 1{n}18" for n, unit in enumerate(("conde", "armagnac", "hainault"))]
    state = moving("foix 1711", "prevost 1709", "tawes 2504", *far)
    assert moved_by("sergeant", state, seed).leader_at[LEADER["prevost"]] == CAPTURED


def test_a_gun_that_has_fired_counts_a_little_more_than_one_that_was_silent() -> None:
    state = allied_turn("british-battery-a 1504", "tawes 1504", step="combat")
    silent = appraise(state, CROWN)
    state.shot |= 1 << UNIT["british-battery-a"]
    assert appraise(state, CROWN) == silent + W.fired
