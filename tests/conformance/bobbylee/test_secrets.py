"""0.units, 2.4: what a seat is told does not hang on which upright enemy block is which."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from longroll.engine.action import Action, act
from longroll.engine.chance import Sampled, Scripted
from longroll.engine.event import Event
from longroll.engine.procedural import pending_decision
from longroll.titles.bobbylee import BobbyLee
from longroll.titles.bobbylee.aids import AIDS
from longroll.titles.bobbylee.battles.turn import BattleTurn
from longroll.titles.bobbylee.components import BLOCKS, CONFEDERATE, SIDE_KEYS
from longroll.titles.bobbylee.fog import merge
from longroll.titles.bobbylee.state import BobbyLeeState
from longroll.titles.bobbylee.tableau import tableau
from longroll.titles.bobbylee.views import resample, view
from tests.conformance.bobbylee.table import block, game, key
from tests.conformance.bobbylee.test_07_battle_turns import SPOTSYLVANIA, lines
from tests.conformance.driver import Driver

TITLE = BobbyLee()


def seen_by(events: list[Event], seat: str) -> list[tuple[object, ...]]:
    """What a seat reads of events, up to the first that names a block: then more is known."""
    found: list[tuple[object, ...]] = []
    for event in events:
        if event.audience is None or seat in event.audience:
            if any(name == "block" for name, _ in event.args):
                break
            found.append((event.key, *event.args))
    return found


# --- The order of what is told --------------------------------------------------------------------


def retreat_of(pairs: dict[str, str]) -> list[tuple[object, ...]]:
    """What the Union reads when upright blocks leave a battle for these hexes."""
    areas = dict.fromkeys((one.replace("-", "_") for one in pairs), "confederate-reserve")
    state = lines(us_inf_01="union-centre", cs_inf_09="confederate-centre", **areas)
    merge(state, [block(one) for one in pairs])
    driver = Driver(state, BattleTurn(state.battles[0].hex, CONFEDERATE), Scripted([]))
    for one, where in pairs.items():
        driver.push(f"retreat {one} {key(where)}")
    driver.push("done")
    assert len(driver.told("unseen-retreated")) == len(pairs)
    return seen_by(driver.events, "union")


@pytest.mark.clause("0.units")
@pytest.mark.clause("7.1")
def test_the_order_in_which_blocks_leave_a_battle_does_not_tell_which_they_are() -> None:
    ways = (SPOTSYLVANIA, SPOTSYLVANIA, "Chancellorsville")
    blocks = ("cs-cav-1", "cs-inf-01", "cs-art-1")
    told = [
        retreat_of(dict(zip(order, ways, strict=True)))
        for order in (blocks, blocks[::-1], (*blocks[1:], blocks[0]))
    ]
    assert told[0] == told[1] == told[2]


# --- Whole games ----------------------------------------------------------------------------------


def trace(state: BobbyLeeState, one: int) -> tuple[object, ...]:
    """All that the enemy sees of a block that stands upright, and whether it does."""
    signs = tuple([n for n, sign in enumerate(state.signs) if sign[2] >> one & 1])
    masks = (state.moved, state.tired, state.landed, state.weary, state.face_up)
    where = (state.group[one], state.at[one], state.entered[one], state.pledged[one])
    flags = tuple([mask >> one & 1 for mask in masks])
    return *where, state.area[one], state.task[one], *flags, signs


def in_world(
    state: BobbyLeeState, world: BobbyLeeState, side: int, action: Action
) -> Action | None:
    """The action that looks the same in a possible world, where other blocks stand for these.

    None behind the screen of a deployment, which nobody sees through (6.2).
    """
    alike: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for one in BLOCKS:
        if one.side == side:
            alike[trace(world, one.index)].append(one.index)
    names: dict[str, str] = {}
    for one in BLOCKS:
        if one.side == side:
            fit = alike[trace(state, one.index)]
            if not fit:
                return None
            other = one.index if one.index in fit else fit[0]
            fit.remove(other)
            names[one.key] = BLOCKS[other].key
    return act(action.verb, *[names.get(arg, arg) for arg in action.args])


def told(state: BobbyLeeState, seat: str) -> tuple[object, ...]:
    """All that a seat is told of a table."""
    decision = pending_decision(state)
    asked = None if decision is None else (decision.seats, decision.clause, decision.apart)
    own = decision is not None and seat in decision.choices
    listed = decision.actions_of(seat) if decision is not None and own else ()
    shown = [AIDS.show(state, seat, one.key) for one in BLOCKS[::7]]
    laid = [AIDS.overlays(state, seat, one) for one in ("", *(b.key for b in BLOCKS[::11]))]
    beside = (AIDS.charts(state, seat), AIDS.notes(state, seat), AIDS.foes(state, seat))
    return view(state, seat, decision), tableau(state, seat), asked, listed, shown, laid, *beside


@pytest.mark.clause("0.units")
@pytest.mark.parametrize(("scenario", "seed"), [("1862", 3), ("1863", 12), ("1864", 4)])
def test_what_is_told_is_the_same_whichever_upright_block_is_which(
    scenario: str, seed: int
) -> None:
    played, choose = game(scenario, seed=seed), random.Random(seed)
    compared = 0
    for _ in range(500):
        if played.over:
            break
        decision = played.decision
        seat = choose.choice(decision.seats)
        listed = [a for a in decision.actions_of(seat) if a.verb not in ("pass", "done")]
        action = choose.choice(listed or decision.actions_of(seat))
        if choose.random() < 0.2 and len(decision.seats) == 1:
            side, state = SIDE_KEYS.index(seat), played.state
            other = SIDE_KEYS[1 - side]
            world, here = resample(state, other, Sampled(choose.randrange(10**6))), state.copy()
            twin = in_world(state, world, side, action)
            wanted = pending_decision(world)
            assert wanted is not None
            assert wanted.seats == decision.seats
            if twin is not None and wanted.allows(seat, twin):  # else it is a sign (`test_fog`)
                dice = choose.randrange(10**6)
                events = TITLE.apply(here, seat, action, Sampled(dice))
                others = TITLE.apply(world, seat, twin, Sampled(dice))
                mine, theirs = seen_by(events, other), seen_by(others, other)
                short = min(len(mine), len(theirs))
                assert mine[:short] == theirs[:short]
                named = [e for e in (*events, *others) if "block" in dict(e.args)]
                if not any(e.audience is None or other in e.audience for e in named):
                    compared += 1
                    assert told(here, other) == told(world, other)
        played.push(action, seat)
    assert compared > 20
