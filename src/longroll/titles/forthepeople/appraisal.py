"""How good a position is, for simple bots: what a beginner would count.

Will is what wins (12); states and their spaces are where it comes from; strength in supply is what
takes and holds them; a guarded capital keeps it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from longroll.board.region import members
from longroll.board.trace import neighbours

from .cards.operations import OperationChoice
from .components import (
    BORDER,
    CONFEDERATE,
    HOME,
    HOPS,
    RESOURCES,
    SPACES,
    STATES,
    UNION,
    WATER,
    enemy,
)
from .exposure import bare_capital, lone_generals
from .state import SEATS, ForThePeopleState
from .strategic import StrategicMovement
from .supply import reach, supplied
from .victory import last_turn, scenario_of_turn, strength

__all__ = ["appraise", "gauges", "quiet"]


class Weights(NamedTuple):
    """What things are worth, in hundredths of a point of will (`weights.toml` says why)."""

    will: int
    state: int
    own_space: int
    border_space: int
    resource: int
    near: int
    strength: int
    cut_off: int
    fort: int
    card: int
    capital: int
    bare: int
    alone: int
    tempo: int
    blockade: int
    aim_space: int
    aim_state: int
    operation: int
    victory: int


def read_weights(text: str) -> Weights:
    """The weights that a file tells; raises `KeyError` for one that is missing."""
    told = tomllib.loads(text)["appraisal"]
    return Weights(**{name: int(told[name]) for name in Weights._fields})


W: Final = read_weights((Path(__file__).parent / "weights.toml").read_text(encoding="utf-8"))

AIMS_1861: Final = ((), ("mo", "ky", "wv"), ("mo", "ky"))
"""By side, the states that win 1861 (13.2)."""
_AIMS: Final = tuple(tuple(s for s in STATES if s.key in keys) for keys in AIMS_1861)

_LAND: Final = tuple(sum({1 << hop.to for hop in hops if hop.kind != WATER}) for hops in HOPS)
"""By space, a mask of the spaces next to it by land."""


def quiet(state: ForThePeopleState) -> bool:
    """Whether the position can be judged: nothing that was begun is waiting for its end.

    A strategic move has begun when it is said whence (10.2): only where to tells what it is worth.
    """
    if not state.stack:
        return True
    frame = state.stack[-1]
    return frame.calm and (not isinstance(frame, StrategicMovement) or frame.step == "origins")


def appraise(state: ForThePeopleState, side: int) -> int:
    """The worth of a position for ``side``, in hundredths of a point of will."""
    if state.result is not None:
        return _verdict(state, side)
    at_work = state.pending is not None and SEATS[side] in state.pending.seats
    return _worth(state, side) - _worth(state, enemy(side)) + W.tempo * at_work


def _verdict(state: ForThePeopleState, side: int) -> int:
    """The worth of a war that is over (17)."""
    winner = state.result.winner if state.result is not None else None
    if winner is None:
        return 0
    return W.victory if winner == SEATS[side] else -W.victory


def _worth(state: ForThePeopleState, side: int) -> int:
    worth = W.will * state.will[side] + W.card * len(state.hand[side])
    worth += W.state * sum(1 for s in STATES if state.state_owner[s.index] == side)
    marked = state.controlled(side)
    worth += W.own_space * (marked & ~HOME[side]).bit_count()
    worth += W.border_space * (marked & BORDER).bit_count()
    worth += W.fort * state.forts(side).bit_count()
    worth += _claims(state, side, marked)
    worth += _strength(state, side)
    worth += _capital(state, side)
    worth += _aims(state, side, marked) + _operation(state, side)
    return worth + W.blockade * state.blockade if side == UNION else worth


def _aims(state: ForThePeopleState, side: int, marked: int) -> int:
    """Progress towards the states that win the scenario of 1861 (13.2)."""
    if scenario_of_turn(last_turn(state)) != "1861":
        return 0
    worth = 0
    for aim in _AIMS[side]:
        count = (marked & aim.spaces).bit_count()
        worth += W.aim_space * min(count, aim.control_needed)
        worth += W.aim_state * (count >= aim.control_needed)
    return worth


def _operation(state: ForThePeopleState, side: int) -> int:
    """What a card in play for operations could still place (11.3)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, OperationChoice) or frame.side != side:
        return 0
    free = BORDER & ~state.controlled(side) & ~state.controlled(enemy(side))
    return W.operation * min(frame.value, free.bit_count())


def _claims(state: ForThePeopleState, side: int, marked: int) -> int:
    """Spaces where supplied units stand that the political phase will mark (11.1)."""
    claims = state.occupied(side) & supplied(state, side) & ~marked
    worth = (3 * W.border_space // 4) * (claims & BORDER).bit_count()
    worth += 2 * W.own_space * (claims & ~BORDER & ~HOME[side]).bit_count()
    if side == UNION:
        prizes = members(claims & RESOURCES & ~state.destroyed)
        worth += W.resource * sum(SPACES[space].resource for space in prizes)
    return worth + _approach(state, side)


def _approach(state: ForThePeopleState, side: int) -> int:
    """The moving force is drawn towards spaces of the border that are not yet its side's."""
    force = state.force
    if force is None or force.side != side or not force.units:
        return 0
    free = BORDER & ~state.controlled(side) & ~state.occupied(side)
    seen, steps = 1 << force.at, 0
    while steps < W.near and not seen & free:
        seen |= neighbours(_LAND, seen)
        steps += 1
    return W.near * (W.near - steps)


def _strength(state: ForThePeopleState, side: int) -> int:
    total = sum(state.infantry[side]) + state.points(*state.cavalry_posted(side))
    if state.force is not None and state.force.side == side:
        total += state.force.units
    cut_off = state.occupied(side) & ~reach(state, side)
    worth = W.strength * total - W.cut_off * cut_off.bit_count()
    return worth - W.alone * len(lone_generals(state, side))


def _capital(state: ForThePeopleState, side: int) -> int:
    """Guards of the capital count, up to five of them; none, with the enemy beside it, is ruin."""
    place = state.capital[side]
    if place < 0:
        return 0
    guards = state.units(side, place)
    return W.capital * min(guards, 5) - W.bare * (not guards and bare_capital(state, side))


def gauges(state: ForThePeopleState) -> dict[str, int]:
    """What a chronicler would note at the end of a turn."""
    found: dict[str, int] = {}
    for side in (UNION, CONFEDERATE):
        found[f"will {SEATS[side]}"] = state.will[side]
    for side in (UNION, CONFEDERATE):
        found[f"states {SEATS[side]}"] = sum(owner == side for owner in state.state_owner)
    for side in (UNION, CONFEDERATE):
        found[f"strength {SEATS[side]}"] = strength(state, side)
    for side in (UNION, CONFEDERATE):
        found[f"gained {SEATS[side]}"] = (state.controlled(side) & ~HOME[side]).bit_count()
    found["blockade level"] = state.blockade
    return found
