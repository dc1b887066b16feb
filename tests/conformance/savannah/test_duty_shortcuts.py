"""What spares duties their work changes nothing: bounds, sure places and what copies remember."""

from __future__ import annotations

import random

import pytest

from longroll.board.region import members
from longroll.engine.chance import Sampled
from longroll.engine.procedure import Play, advance, answer
from longroll.titles.savannah.components import LEADERS, UNITS
from longroll.titles.savannah.movement import Movement, begin_walk
from longroll.titles.savannah.movement.duties import owed, standing_duties
from longroll.titles.savannah.movement.duty import Piece, after_move
from longroll.titles.savannah.movement.ends import bars_way, ends, has_end, sure_ends
from longroll.titles.savannah.movement.onward import landings, outlets, reach
from longroll.titles.savannah.movement.readiness import can_set_out, sure_outlet
from longroll.titles.savannah.movement.walk import leader_may_walk
from longroll.titles.savannah.scenarios import setup
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import asked


def _pieces(state: SavannahState, side: int) -> list[Piece]:
    """Those of a side that can set out."""
    units = [Piece(u.index) for u in UNITS if u.side == side and state.at[u.index] >= 0]
    leaders = [Piece(leader=who.index) for who in LEADERS if who.side == side]
    return [
        *[piece for piece in units if can_set_out(state, piece.unit)],
        *[piece for piece in leaders if leader_may_walk(state, piece.leader)],
    ]


def _look(state: SavannahState, phase: Movement) -> None:
    plan = phase.aim(state)
    fresh = state.copy()
    fresh.facts = {}
    for piece in _pieces(state, phase.side):
        units, leaders = ((), (piece.leader,)) if piece.unit < 0 else ((piece.unit,), ())
        walk = begin_walk(state, units, leaders)
        assert walk == begin_walk(fresh, units, leaders)
        if piece.unit >= 0:
            known = sure_outlet(state, piece.unit, plan.shy)
            assert not known & ~outlets(fresh, piece.unit, plan.shy)
        here, near = 1 << walk.hex, reach(state, walk)
        landed = landings(state, walk)
        assert not landed & ~(near | here)  # no move goes farther than the bound
        surely = sure_ends(state, phase.side, plan, piece) & (near | here)
        exact = ends(fresh, phase.side, plan, piece)
        assert not surely & ~exact
        assert ends(state.copy(), phase.side, plan, piece) == exact
        closed = piece.unit >= 0 and bars_way(state, phase.side, plan, piece.unit)
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
            _look(state, frame)
            seen += 1
        answer(play, decision.seat, chooser.choice(decision.actions))
    assert bound
