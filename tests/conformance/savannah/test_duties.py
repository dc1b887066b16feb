"""Duties of a movement phase: nothing that is offered lets one of them be dodged (ruling M3).

Whoever chooses here plays against the rule: at each decision he prefers what once got round it, and
else chooses at random. What a duty demands is looked for here in another way than the rules do.
"""

from __future__ import annotations

import random
from typing import TypeAlias

import pytest

from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.procedure import Play, advance, answer
from longroll.titles.savannah.components import (
    GRID,
    LEADER,
    PLAYABLE,
    UNIT,
    UNITS,
    hex_at,
    hex_key,
)
from longroll.titles.savannah.components.parts import ARTILLERY, FRENCH
from longroll.titles.savannah.ground import HUGER, enemy_adjacent, lay, leader_stack_ok
from longroll.titles.savannah.movement import ONE_HEX, Movement
from longroll.titles.savannah.movement.duties import owed
from longroll.titles.savannah.movement.duty import Duty, Piece
from longroll.titles.savannah.scenarios import setup
from longroll.titles.savannah.state import DISRUPTED, PARADE, SavannahState
from tests.conformance.driver import Driver
from tests.conformance.savannah.table import ALLIES, CROWN, asked, lead, put, run, table

DESTAING = LEADER["destaing"]
GUNS = [unit.index for unit in UNITS if unit.arm == ARTILLERY]


def takes_part(state: SavannahState) -> bool:
    """Whether D'Estaing is beside enemies, with French foot or horse in order."""
    here = state.leader_at[DESTAING]
    return (
        here >= 0
        and enemy_adjacent(state, here, ALLIES)
        and any(
            UNITS[unit].army == FRENCH
            and UNITS[unit].arm != ARTILLERY
            and state.order[unit] == PARADE
            for unit in lay(state).units.get(here, ())
        )
    )


def dodge(state: SavannahState, actions: tuple[Action, ...], choose: random.Random) -> Action:
    """What a player would try who does not want D'Estaing to attack."""
    march = state.stack[-1]
    about = {"destaing"} | {
        UNITS[unit].key for unit in lay(state).units.get(state.leader_at[DESTAING], ())
    }
    tries = [a for a in actions if a.verb == "stop" or set(a.args) & about]
    if march.name == "march" and choose.random() < 0.5:
        tries += [a for a in actions if a.verb == "go"]
    tries += [a for a in actions if a.verb == "done"]
    return choose.choice(tries or actions) if choose.random() < 0.7 else choose.choice(actions)


@pytest.mark.clause("H.t16")
@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("options", [("advanced",), ("advanced", "three-players")])
def test_whatever_the_allies_choose_destaing_attacks_on_turn_16(
    seed: int, options: tuple[str, ...]
) -> None:
    choose = random.Random(seed)
    state = setup("historical", options)
    play = Play(state, Sampled(seed))
    advance(play)
    while not any(isinstance(frame, Movement) for frame in state.stack):
        pending = asked(state)
        answer(play, pending.seat, choose.choice(pending.actions))
    while any(isinstance(frame, Movement) for frame in state.stack):
        pending = asked(state)
        action = dodge(state, pending.actions, choose)
        answer(play, pending.seat, action)
    assert takes_part(state)


@pytest.mark.clause("H.t16")
@pytest.mark.parametrize("seed", range(4))
def test_the_attack_is_declared_too(seed: int) -> None:
    choose = random.Random(seed)
    state = setup("historical", ("advanced",))
    play = Play(state, Sampled(seed))
    advance(play)
    while not (state.stack[-1].name == "close-combat" and state.active == ALLIES):
        pending = asked(state)
        actions = pending.actions
        if any(frame.name == "defensive-fire" for frame in state.stack):
            actions = tuple(a for a in actions if a.verb == "done") or actions
        answer(play, pending.seat, choose.choice(actions))
    here, stood = state.leader_at[DESTAING], list(state.at)
    play.events.clear()
    while any(frame.name == "close-combat" for frame in state.stack) and state.active == ALLIES:
        pending = asked(state)
        answer(play, pending.seat, choose.choice(pending.actions))
    attackers = [dict(e.args)["unit"] for e in play.events if e.key == "declared"]
    assert here in {stood[UNIT[str(unit)]] for unit in attackers}


# --- Each way round it ----------------------------------------------------------------------------


def assault(*french: tuple[str, str], leader: str = "1406") -> SavannahState:
    state = table("historical", turn=16)
    lead(state, "destaing", leader)
    put(state, "sc-royalists-1", "1404")
    for unit, hex_ in french:
        put(state, unit, hex_)
    return state


@pytest.mark.clause("H.t16")
def test_destaing_may_not_give_up_his_move_nor_march_away() -> None:
    driver = run(assault(("avant-garde", "1405")), Movement(ALLIES)).push("move-leader destaing")
    assert "stop" not in driver.actions
    denial = driver.why("stop")
    assert denial is not None
    assert (denial.clause, denial.key) == ("H.t16", "deny-done-destaing")
    for _ in range(20):  # away as far as it goes: in the end he comes back
        if driver.over or driver.prompt != "prompt-march":
            break
        away = [a for a in driver.actions if a != "stop"]
        driver.push(max(away, key=lambda a: GRID.distance(hex_at(a[3:]), hex_at("1404"))))
    assert takes_part(driver.state)


@pytest.mark.clause("H.t16")
def test_the_last_foot_may_not_leave_him() -> None:
    state = assault(("avant-garde", "1405"), leader="1405")
    driver = run(state, Movement(ALLIES)).push("move-leader destaing", "stop")
    if "move avant-garde" in driver.actions:  # as long as it comes back
        driver.push("move avant-garde")
    while not driver.over and driver.prompt == "prompt-march":
        assert "stop" not in driver.actions or takes_part(state)
        driver.push(next((a for a in driver.actions if a != "stop"), "stop"))
    assert takes_part(state)


@pytest.mark.clause("H.t16")
def test_of_two_battalions_with_him_one_may_leave() -> None:
    state = assault(("avant-garde", "1405"), ("cambresis", "1405"), leader="1405")
    driver = run(state, Movement(ALLIES)).push("move-leader destaing", "stop")
    driver.push("move cambresis", "go 1406", "stop")
    assert takes_part(state)
    if "move avant-garde" in driver.actions:
        driver.push("move avant-garde")
        denial = driver.why("go 1406")
        assert denial is None or denial.clause in ("H.t16", "G7.1")


@pytest.mark.clause("H.t16")
def test_the_last_foot_that_could_come_may_not_march_elsewhere() -> None:
    state = assault(("avant-garde", "1406"), leader="1405")
    driver = run(state, Movement(ALLIES)).push("move-leader destaing", "stop")
    driver.push("move avant-garde")
    assert "stop" not in driver.actions
    assert "go 1405" in driver.actions
    denial = driver.why("stop")
    assert denial is not None
    assert denial.clause == "H.t16"


@pytest.mark.clause("H.t16")
def test_americans_may_not_fill_the_hex_where_his_foot_has_to_go() -> None:
    state = assault(("avant-garde", "1406"), leader="1405")
    put(state, "sc-1", "1506")
    driver = run(state, Movement(ALLIES)).push("move-leader destaing", "stop", "move sc-1")
    while not driver.over and driver.prompt == "prompt-march":
        assert "go 1405" not in driver.actions
        onward = [a for a in driver.actions if a != "stop"]
        if "stop" in driver.actions or not onward:
            break
        driver.push(onward[0])
    denial = driver.why("go 1405")
    assert denial is not None


# --- Huger (X4.18.stack) --------------------------------------------------------------------------


def with_huger() -> SavannahState:
    state = table("campaign", turn=17)
    lead(state, "huger", "1910")
    put(state, "foix", "1910")
    return state


@pytest.mark.clause("X4.18.stack")
def test_huger_may_not_stay_with_those_whom_he_may_not_be_with() -> None:
    driver = run(with_huger(), Movement(ALLIES)).push("move-leader huger")
    assert "stop" not in driver.actions
    denial = driver.why("stop")
    assert denial is not None
    assert denial.clause == "X4.18.stack"


@pytest.mark.clause("X4.18.stack")
def test_who_would_take_the_last_place_of_huger_has_to_leave_it_to_him() -> None:
    state = with_huger()
    state.leader_arrival[LEADER["huger"]] = ONE_HEX  # so that he can go no farther than one hex
    free, *others = [hex_ for hex_ in GRID.neighbours[hex_at("1910")] if hex_ >= 0]
    french = [u.key for u in UNITS if u.army == FRENCH and u.arm != ARTILLERY and u.key != "foix"]
    for unit, hex_ in zip(french, others, strict=False):
        put(state, unit, hex_key(hex_))
        state.moved |= 1 << UNIT[unit]
    last = french[len(others)]
    put(state, last, hex_key(next(h for h in GRID.neighbours[free] if h in others)))
    driver = run(state, Movement(ALLIES))
    if f"move {last}" in driver.actions:
        driver.push(f"move {last}")
    where = f"go {hex_key(free)}"
    while where in driver.actions and driver.prompt == "prompt-march":
        driver.push(where)
        assert "stop" not in driver.actions
        driver.push(driver.actions[0])
    assert state.at[UNIT[last]] != free


# --- Guns on their way back (H.1) -----------------------------------------------------------------


@pytest.mark.clause("H.1")
def test_guns_on_their_way_back_do_not_stop_before_they_have_to() -> None:
    state = table("historical", turn=17)
    put(state, "british-battery-a", "1601")  # it stood in 1504
    driver = run(state, Movement(CROWN)).push("move british-battery-a")
    while not driver.over:
        assert "stop" not in driver.actions
        denial = driver.why("stop")
        assert denial is not None
        assert denial.clause == "H.1"
        driver.push(driver.actions[0])
    before = GRID.distance(hex_at("1601"), hex_at("1504"))
    assert GRID.distance(state.at[UNIT["british-battery-a"]], hex_at("1504")) < before


# --- All of them, on tables in disorder -----------------------------------------------------------


Demand: TypeAlias = tuple[str, list[tuple[Piece, int]]]
"""A duty that the phase has waited for: its key, and who was bound where."""


def in_disorder(seed: int, side: int, options: tuple[str, ...]) -> SavannahState:
    """An assault under way, with much to be put right by a side before its move ends."""
    choose = random.Random(seed)
    state = setup("historical", options)
    play = Play(state, Sampled(seed))
    advance(play)
    for _ in range(400 + 40 * (seed % 10)):
        if state.turn > 17 or state.result is not None:
            break
        pending = asked(state)
        seat = choose.choice(pending.seats)
        answer(play, seat, choose.choice(pending.actions_of(seat)))
    state.result, state.chosen, state.turn = None, (), max(state.turn, 17)
    beside = lay(state).beside[1 - side]
    for unit in UNITS:
        at = state.at[unit.index]
        if unit.side != side or at < 0:
            continue
        if beside >> at & 1 and choose.random() < 0.6:
            state.order[unit.index] = DISRUPTED
        elif unit.arm == ARTILLERY and choose.random() < 0.4:
            _drive_off(state, unit.index, choose)
    _put_huger_among(state, choose)
    state.touch()
    return state


def _drive_off(state: SavannahState, gun: int, choose: random.Random) -> None:
    near = [h for h in GRID.neighbours[state.at[gun]] if h >= 0 and PLAYABLE >> h & 1]
    free = [h for h in near if h not in state.at]
    if free:
        state.at[gun] = choose.choice(free)


def _put_huger_among(state: SavannahState, choose: random.Random) -> None:
    hosts = [u.index for u in UNITS if u.side == ALLIES and state.at[u.index] >= 0]
    if hosts:
        state.leader_at[LEADER["huger"]] = state.at[choose.choice(hosts)]


def places(state: SavannahState, duty: Duty) -> list[tuple[Piece, int]]:
    return [
        (piece, state.at[piece.unit] if piece.unit >= 0 else state.leader_at[piece.leader])
        for piece in duty.pieces
    ]


def met(state: SavannahState, demand: Demand) -> bool:
    key, bound = demand
    if key == "deny-stack-huger" and leader_stack_ok(state, HUGER, state.leader_at[HUGER]) is None:
        return True
    return any(
        (state.at[piece.unit] if piece.unit >= 0 else state.leader_at[piece.leader]) != at
        for piece, at in bound
    )


@pytest.mark.clause("G13.3.a")
@pytest.mark.clause("H.1")
@pytest.mark.clause("X4.1.1.retreat")
@pytest.mark.clause("X4.18.stack")
@pytest.mark.parametrize("seed", range(16))
def test_no_legal_order_ends_a_duty_that_has_not_been_met(seed: int) -> None:
    options = ("advanced", "three-players") if seed % 3 == 0 else ("advanced",)
    side = (CROWN, ALLIES)[seed % 2]
    state = in_disorder(seed, side, options)
    choose = random.Random(seed)
    driver = Driver(state, Movement(side), Sampled(seed))
    demanded: list[Demand] = []
    mover, bound = -1, set[int]()
    while not driver.over and not any(f.name == "rally" for f in state.stack):
        phase = state.stack[-1]
        if isinstance(phase, Movement):
            now = owed(state, side, phase.aim(state)) if "done" not in driver.actions else []
            fresh = [(duty.why.key, places(state, duty)) for duty in now]
            if mover in bound:  # whoever has a duty of his own does that first (T7)
                demanded = [demand for demand in demanded if demand in fresh or met(state, demand)]
            demanded += fresh
            bound = {piece.unit for duty in now for piece in duty.pieces}
        action = choose.choice(driver.decision.actions)
        if action.verb == "move":
            mover = UNIT[action.args[0]]
        driver.push(str(action))
    for demand in demanded:
        assert met(state, demand), demand
