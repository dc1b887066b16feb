"""The quick ways of finding a step find what the slow one finds: all that is legal, no more."""

from __future__ import annotations

import random

import pytest

from longroll.engine.action import act
from longroll.engine.chance import Sampled
from longroll.engine.procedure import Play, advance, answer
from longroll.titles.savannah.components import (
    GRID,
    LEADER,
    LEADERS,
    PLAYABLE,
    UNIT,
    UNITS,
    hex_at,
    hex_key,
)
from longroll.titles.savannah.damage import breach, side_of_key
from longroll.titles.savannah.ground import Lay, lay, stack_ok, step_cost, zoc
from longroll.titles.savannah.movement import March, Movement, begin_walk, steps
from longroll.titles.savannah.movement.duty import Piece
from longroll.titles.savannah.movement.ends import ends
from longroll.titles.savannah.movement.walk import (
    Walk,
    leader_may_walk,
    may_stop,
    next_walk,
    why_not_move,
    why_not_step,
)
from longroll.titles.savannah.reinforcements import Reinforcements
from longroll.titles.savannah.scenarios import setup
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN, Dice, asked, lead, put, run, table


def slowly(state: SavannahState, march: March) -> list[int]:
    return can_go(state, march.walk())


def can_go(state: SavannahState, walk: Walk) -> list[int]:
    return [
        GRID.neighbours[walk.hex][direction]
        for direction in range(6)
        if why_not_step(state, walk, direction) is None
        and (walk.ends == -1 or reaches_end(state, next_walk(state, walk, direction), walk.hex))
    ]


def reaches_end(state: SavannahState, walk: Walk, came_from: int) -> bool:
    """Whether a move can come to where duties let it end, by steps that are legal one by one."""
    seen: set[object] = set()
    front = [(walk, came_from)]
    for here, before in front:
        if may_stop(state, here, before):
            return True
        for direction in range(6):
            if why_not_step(state, here, direction) is None:
                ahead = next_walk(state, here, direction)
                if ahead[2:7] not in seen:
                    seen.add(ahead[2:7])
                    front.append((ahead, here.hex))
    return False


def same_lay(state: SavannahState) -> None:
    """What was carried over from one step to the next is what a fresh look finds."""
    kept, fresh = state.facts["lay"], Lay(state)
    for name in ("units", "points", "occupied", "zones", "guns", "crowded", "loads", "beside"):
        assert getattr(kept, name) == getattr(fresh, name), name


def whose_turn(state: SavannahState, phase: Movement) -> None:
    """Every unit and leader that could take a step is offered, and no other."""
    pending = asked(state)
    offered = {str(action) for action in pending.actions}
    closed = set(phase.sealed)
    shy = phase.shy(state)
    for unit in UNITS:
        index = unit.index
        if unit.side != phase.side or state.at[index] < 0 or why_not_move(state, index):
            continue
        if state.pinned >> index & 1 and phase.plan == 1:
            continue
        may_end = ends(state, phase.side, phase.aim(state), Piece(index))
        walk = begin_walk(state, (index,), (), state.at[index] in closed, shy, may_end)
        assert (f"move {unit.key}" in offered) == bool(can_go(state, walk)), unit.key
    for leader in LEADERS:
        if leader.side == phase.side and leader_may_walk(state, leader.index):
            may_end = ends(state, phase.side, phase.aim(state), Piece(leader=leader.index))
            walk = begin_walk(state, (), (leader.index,), shy=shy, ends=may_end)
            assert (f"move-leader {leader.key}" in offered) == bool(can_go(state, walk))


@pytest.mark.parametrize(("scenario", "seed"), [("historical", 3), ("campaign", 4)])
def test_lists_of_steps_are_exact(scenario: str, seed: int) -> None:
    chooser = random.Random(seed)
    state = setup(scenario, ("advanced",))
    play = Play(state, Sampled(seed))
    advance(play)
    seen = 0
    while state.result is None and seen < 400:
        pending = asked(state)
        frame = state.stack[-1]
        if isinstance(frame, March):
            assert steps(state, frame.walk()) == slowly(state, frame)
            seen += 1
        elif isinstance(frame, Movement) and pending.prompt.key.startswith(
            ("prompt-movement", "prompt-deny-done", "prompt-deny-stack")
        ):
            whose_turn(state, frame)
            seen += 1
        if "lay" in state.facts:
            same_lay(state)
        decision = asked(state)
        action = chooser.choice(decision.actions)
        if action == act("announce"):
            action = act("wait")
        answer(play, decision.seat, action)
    assert seen


def _huger_at_the_front(state: SavannahState, chooser: random.Random) -> None:
    """Huger stands in a British zone and alone, where there is such a hex."""
    empty = ~(lay(state).occupied[CROWN] | lay(state).occupied[ALLIES])
    front = zoc(state, CROWN) & empty & PLAYABLE
    free = [h for h in range(GRID.size) if front >> h & 1]
    if free:
        lead(state, "huger", hex_key(chooser.choice(free)))


def crowd(chooser: random.Random, turn: int, *, mixed: bool) -> SavannahState:
    """Nations, guns, leaders and enemies thrown together on a few hexes: every company occurs.

    With ``mixed`` also such as only a retreat brings about.
    """
    state = table("historical" if turn > 15 else "campaign", turn=turn)
    near = [hex_ for hex_ in range(GRID.size) if GRID.distance(hex_, hex_at("1908")) <= 3]
    ground = [hex_key(hex_) for hex_ in near if PLAYABLE >> hex_ & 1]
    british, allied = chooser.sample(ground, 5), chooser.sample(ground, 9)
    allied = [hex_ for hex_ in allied if hex_ not in british]
    for unit in chooser.sample(UNITS, 45):
        hex_ = chooser.choice(allied if unit.side == ALLIES else british)
        if stack_ok(state, hex_at(hex_), (unit.index,), moving=mixed) is None:
            put(state, unit.key, hex_, order=chooser.choice((0, 0, 0, 0, 1)))
    for leader in LEADERS:
        lead(state, leader.key, chooser.choice(allied if leader.side == ALLIES else british))
    _huger_at_the_front(state, chooser)
    return state


@pytest.mark.parametrize("seed", range(12))
def test_lists_of_steps_are_exact_in_a_crowd(seed: int) -> None:
    state = crowd(random.Random(seed), 17 if seed % 3 else 9, mixed=True)
    for unit in UNITS:
        if state.at[unit.index] >= 0:
            march = March(state, (unit.index,))
            assert steps(state, march.walk()) == slowly(state, march), unit.key


@pytest.mark.clause("X4.1.1")
@pytest.mark.clause("X4.1.3")
@pytest.mark.parametrize("seed", range(16))
def test_whoever_moves_how_ever_nations_are_apart_at_the_end_of_the_phase(seed: int) -> None:
    chooser = random.Random(seed)
    state = crowd(chooser, 17 if seed % 2 else 9, mixed=False)
    driver = run(state, Movement(ALLIES), rolls=[0] * 200)
    while not driver.over:
        frame = state.stack[-1]
        if isinstance(frame, March):
            assert steps(state, frame.walk()) == slowly(state, frame)
        elif isinstance(frame, Movement) and "part" not in driver.prompt:
            whose_turn(state, frame)
        busy = [text for text in driver.actions if text not in ("done", "stop")]
        rests = driver.actions if chooser.random() < 0.5 else busy or driver.actions
        driver.push(chooser.choice([text for text in rests if text != "done"] or ["done"]))
    french, american, regular, militia = lay(state).company()
    assert not french & american
    assert not regular & militia


@pytest.mark.clause("G8.31")
def test_leaders_stop_in_enemy_zones_as_units_do() -> None:
    state = table()
    put(state, "fraser-2", "1908")
    lead(state, "destaing", "1910")
    driver = run(state, Movement(ALLIES)).push("move-leader destaing", "go 1909")
    assert driver.over
    assert state.leader_at[LEADER["destaing"]] == hex_at("1909")


@pytest.mark.clause("X4.9.mod")
def test_of_a_stack_with_different_trips_the_worst_counts() -> None:
    state = table()
    put(state, "foix", "1205")
    put(state, "cambresis", "1205")
    state.trip[UNIT["cambresis"]] = 4
    driver = run(state, Movement(ALLIES), rolls=[0])
    driver.push("move foix", "join cambresis", "go 1204")
    assert driver.values("way-kept")[0]["amount"] == 2


@pytest.mark.clause("T.TEC.n8")
def test_works_belong_to_who_built_them() -> None:
    state = table("campaign", turn=17)
    put(state, "foix", "1404")  # the French hold Spring Hill, and are beaten out of it
    put(state, "fraser-2", "1405")
    state.at[UNIT["foix"]] = hex_at("1910")
    state.touch()
    direction = GRID.direction(hex_at("1405"), hex_at("1404"))
    assert step_cost(state, UNIT["fraser-2"], hex_at("1405"), direction) == 2


@pytest.mark.clause("T.SB1")
@pytest.mark.clause("X4.19.breach")
def test_only_those_inside_the_works_are_shaken_by_a_breach() -> None:

    state = table("campaign", turn=17)
    put(state, "foix", "1405")
    play = Play(state, Dice())
    driver = run(state, breach(play, side_of_key("1404-1405"), False))
    assert driver.over
    assert not driver.told("morale-check-passed")
    assert not driver.told("morale-check-failed")


@pytest.mark.clause("X4.7.british")
def test_british_outposts_whose_road_is_blocked_wait_like_the_allies() -> None:
    state = table("campaign", clear=False)
    state.turn, state.stack = 3, []
    put(state, "foix", "1023")
    run(state, Reinforcements(CROWN))
    assert state.due[UNIT["kings-florida-rangers"]] == 4
    assert state.at[UNIT["british-battery-b"]] >= 0


@pytest.mark.clause("G9.3")
@pytest.mark.clause("T.AM")
def test_american_pins_cost_the_americans_and_all_others_of_the_allies_the_french() -> None:
    for unit, expected in (("sc-1", [14, 12, 12]), ("foix", [14, 11, 13])):
        state = table()
        put(state, unit, "1910", pinned=True)
        run(state, Movement(ALLIES)).push("stand")
        assert state.morale == expected
    state = table()
    put(state, "fraser-2", "1503", pinned=True)  # the enemy's pin alone
    put(state, "foix", "1910")
    run(state, Movement(ALLIES)).push("done")
    assert state.morale == [14, 11, 13]


@pytest.mark.clause("G7.2")
@pytest.mark.clause("X4.7.stack")
def test_a_crowded_entry_is_closed_to_others() -> None:
    state = table("campaign", turn=12)
    for gun in ("french-battery-a-left", "french-battery-b-left"):
        put(state, gun, "3123")
    put(state, "foix", "3122")
    driver = run(state, Movement(ALLIES)).push("move foix")
    assert "go 3123" not in driver.actions
    denial = driver.why("go 3123")
    assert denial is not None
    assert denial.clause == "G7.1"


@pytest.mark.clause("T.TEC.n6")
@pytest.mark.clause("T.TEC.n8")
def test_guns_cross_their_own_works() -> None:
    state = table()
    direction = GRID.direction(hex_at("1906"), hex_at("1907"))  # printed siege works
    assert step_cost(state, UNIT["reserve-artillery"], hex_at("1906"), direction) == 2
    assert step_cost(state, UNIT["british-battery-a"], hex_at("1906"), direction) is None


@pytest.mark.clause("X4.5")
def test_works_that_are_filled_in_do_not_come_back() -> None:
    state = table("campaign", turn=12)
    state.works, state.works_left = ((hex_at("1608"), 0, 0),), 3
    put(state, "fraser-2", "1607")
    run(state, Movement(CROWN)).push("move fraser-2", "go 1608")
    assert (len(state.works), state.works_left) == (0, 3)
