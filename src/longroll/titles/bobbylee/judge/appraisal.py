"""How good a position is, in hundredths of a victory point (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh
from typing import Final

from longroll.board.region import Mask, mask, members

from ..components import BLOCKS, CONFEDERATE, GROUND, TABLES, UNION
from ..control import OF_SIDE, marker, occupied
from ..feeding import excess
from ..replacements import Replacements
from ..state import POOL, BobbyLeeState
from ..supply import supplied
from .contests import contests, worth_of
from .orders import commanded_power, in_hand, ready
from .pressure import HUNDRED, months_left, pressure
from .weights import W

__all__ = ["appraise", "gauges"]


def appraise(state: BobbyLeeState, side: int) -> int:
    """How good an undecided position is for a side."""
    around = pressure(state)
    found = HUNDRED * state.political + around.value
    found += sum(worth_of(state, contest, around) for contest in contests(state, ready(state)))
    found += _ending(state)
    lasting = W.lasting[months_left(state)] / HUNDRED
    found += (_force(state, UNION) - _force(state, CONFEDERATE)) * lasting
    found += _month_ahead(state)
    whose, orders = in_hand(state, around)
    found += orders if whose == UNION else -orders
    return round(found if side == UNION else -found)


_CITIES: Final = mask(hex_ for hex_, rank in enumerate(GROUND.rank) if rank == "city")
_MASKS: Final = tuple(mask(blocks) for blocks in OF_SIDE)


def _ending(state: BobbyLeeState) -> float:
    """The worth of the place on the track beyond its points: a victory, more towards the end.

    From its last box the war is won when the month ends (3.1).
    """
    stands = marker(state)
    found = W.final / (1 + months_left(state)) * tanh(stands / TABLES.marginal)
    if abs(stands) >= TABLES.decisive:
        found += W.decisive if stands > 0 else -W.decisive
    return found


def _month_ahead(state: BobbyLeeState) -> int:
    """The extra worth of steps of headquarters while they can still be bought (12.3)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Replacements):
        return 0
    staff = [b for b in OF_SIDE[frame.side] if BLOCKS[b].headquarters and state.at[b] > POOL]
    ahead = W.fresh * sum(state.steps[block] for block in staff)
    return ahead if frame.side == UNION else -ahead


def _force(state: BobbyLeeState, side: int) -> float:
    """Blocks, headquarters, what can still be raised, and what will starve."""
    found: float = -W.moved * (state.moved & _MASKS[side]).bit_count()
    guarded: Mask = _CITIES
    staffs: list[int] = []
    for block in OF_SIDE[side]:
        where, steps, one = state.at[block], state.steps[block], BLOCKS[block]
        if where <= POOL:
            continue
        if one.headquarters:
            found += W.staff[steps]
            staffs.append(where)
        else:
            found += W.step[one.arm] * steps
            guarded |= 1 << where
    found -= W.lonely * sum(not guarded >> where & 1 for where in staffs)
    found += W.point * state.points[side] + W.levy * state.levies[side]
    found += W.commanded / HUNDRED * commanded_power(state, side)
    fought = occupied(state, 0) & occupied(state, 1)
    hexes = members(occupied(state, side) & ~supplied(state, side) & ~fought)
    return found - W.hunger * sum(excess(state, side, hex_) for hex_ in hexes)


def gauges(state: BobbyLeeState) -> Mapping[str, int]:
    """The numbers of the war, for statistics."""
    found = {"marker": marker(state)}
    for side, name in ((UNION, "union"), (CONFEDERATE, "confederate")):
        there = [b for b in OF_SIDE[side] if state.at[b] > POOL]
        found[f"blocks {name}"] = len(there)
        found[f"steps {name}"] = sum(state.steps[b] for b in there)
        found[f"staff {name}"] = sum(state.steps[b] for b in there if BLOCKS[b].headquarters)
    return found
