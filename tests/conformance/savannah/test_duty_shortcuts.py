"""What spares duties their work changes nothing: bounds, sure places and what copies remember."""

from __future__ import annotations

import random

import pytest

from longroll.board.region import mask, members
from longroll.engine.chance import Sampled
from longroll.engine.procedure import Play, advance, answer
from longroll.titles.savannah.components import GRID, LEADERS, UNITS
from longroll.titles.savannah.ground import lay
from longroll.titles.savannah.movement import Movement, begin_walk
from longroll.titles.savannah.movement.duties import owed, standing_duties
from longroll.titles.savannah.movement.duty import Piece, after_move
from longroll.titles.savannah.movement.ends import at_ease, bars_way, ends, has_end, sure_ends
from longroll.titles.savannah.movement.onward import (
    is_shut_in,
    landings,
    lands,
    outlets,
    passed,
    reach,
    straits,
)
from longroll.titles.savannah.movement.readiness import can_set_out, sure_outlet
from longroll.titles.savannah.movement.walk import (
    Walk,
    leader_may_walk,
    may_stop,
    next_walk,
    why_barred,
)
from longroll.titles.savannah.scenarios import setup
from longroll.titles.savannah.state import PARADE, SavannahState
from tests.conformance.savannah.table import asked


def _pieces(state: SavannahState, side: int) -> list[Piece]:
    """Those of a side that can set out."""
    units = [Piece(u.index) for u in UNITS if u.side == side and state.at[u.index] >= 0]
    leaders = [Piece(leader=who.index) for who in LEADERS if who.side == side]
    return [
        *[piece for piece in units if can_set_out(state, piece.unit)],
        *[piece for piece in leaders if leader_may_walk(state, piece.leader)],
    ]


def _searched(state: SavannahState, walk: Walk) -> list[Walk]:
    """All that a move can become, one legal step after the other, the cheapest way to each hex."""
    best = {(walk.hex, walk.roads, walk.quiet): walk.spent}
    found = [walk]
    for here in found:  # grows while it is read
        for direction, to in enumerate(GRID.neighbours[here.hex]):
            if to < 0 or why_barred(state, here, direction) or is_shut_in(state, here, to):
                continue
            ahead = next_walk(state, here, direction)
            key = (to, ahead.roads, ahead.quiet)
            if key not in best or ahead.spent < best[key]:
                best[key] = ahead.spent
                found.append(ahead)
    return found


def _search(state: SavannahState, walk: Walk) -> None:
    """Where one piece can go is what a search finds, and so is what it cannot do without."""
    here, found = 1 << walk.hex, _searched(state, walk)
    assert passed(state, walk) == mask([at.hex for at in found]) & ~here
    if walk.units and state.order[walk.units[0]] == PARADE:  # for others it hangs on the way there
        ended = mask([at.hex for at in found if at.hexes and may_stop(state, at)])
        assert landings(state, walk) == ended & ~here
    goals = lay(state).beside[1 - walk.side] & ~here
    needed = straits(state, walk, goals)
    if needed != -1:
        assert lands(state, walk, goals)
        for hex_ in list(members(passed(state, walk)))[::5] + list(members(needed)):
            around = walk._replace(shy=walk.shy | 1 << hex_)
            free = lands(state, around, goals & ~(1 << hex_))
            assert free or needed >> hex_ & 1


def _look(state: SavannahState, phase: Movement, deep: bool) -> None:
    plan = phase.aim(state)
    ready = [piece.unit for piece in _pieces(state, phase.side) if piece.unit >= 0]
    easy = at_ease(state, phase.side, plan, ready)
    fresh = state.copy()
    fresh.facts = {}
    for piece in _pieces(state, phase.side):
        units, leaders = ((), (piece.leader,)) if piece.unit < 0 else ((piece.unit,), ())
        walk = begin_walk(state, units, leaders)
        assert walk == begin_walk(fresh, units, leaders)
        if piece.unit >= 0:
            known = sure_outlet(state, piece.unit, plan.shy)
            assert not known & ~outlets(fresh, piece.unit, plan.shy)
        if deep:
            _search(state, walk)
        here, near = 1 << walk.hex, reach(state, walk)
        landed = landings(state, walk)
        assert not landed & ~(near | here)  # no move goes farther than the bound
        surely = sure_ends(state, phase.side, plan, piece) & (near | here)
        exact = ends(fresh, phase.side, plan, piece)
        assert not surely & ~exact
        assert ends(state.copy(), phase.side, plan, piece) == exact
        closed = piece.unit >= 0 and bars_way(state, phase.side, plan, piece.unit)
        if piece.unit >= 0 and easy >> piece.unit & 1:
            assert exact & landed
            assert not closed
        if not closed and has_end(state, phase.side, plan, piece):
            assert exact & landed
        for duty in standing_duties(state, phase.side, plan):
            for hex_ in list(members(landed & duty.region(state, piece)))[:6]:
                if duty.survives(state, piece, hex_):
                    assert duty.holds(after_move(fresh, piece, hex_))


@pytest.mark.parametrize("seed", [4, 5])
@pytest.mark.clause("H.t16", "G9.1")
def test_duties_are_the_same_when_they_are_asked_afresh(seed: int) -> None:
    chooser = random.Random(seed)
    state = setup("historical", ("advanced",))
    play = Play(state, Sampled(seed))
    advance(play)
    seen = bound = 0
    while state.result is None and seen < 120:
        decision, frame = asked(state), state.stack[-1]
        if isinstance(frame, Movement) and frame.step == "move":
            duties = owed(state, frame.side, frame.aim(state))
            bound += any(duty.why.clause == "H.t16" for duty in duties)
            _look(state, frame, deep=seen % 4 == 0)
            seen += 1
        answer(play, decision.seat, chooser.choice(decision.actions))
    assert bound
