"""13 Union movement: tables move the Union, and chance breaks ties."""

from __future__ import annotations

from collections.abc import Callable

from longroll.board.region import Mask, members
from longroll.engine.procedure import DONE, Flow

from .activation import check_camps, check_sleeping
from .base import P, Proc, space_key, unit_key
from .combat import Combat
from .components import COMBAT, FAR, NEIGHBOURS, SLOW, TABLES
from .container import sleep
from .state import MosbyState

__all__ = ["UnionPhase"]

_AWAY = -1


class UnionPhase(Proc):
    """12.8 and 13: every activated unit moves, then those in Mosby's space attack."""

    __slots__ = ()
    clause = "13"
    steps = ("move", "strike")

    def move(self, play: P) -> Flow:
        """Nearest first; of those the stronger, then order of arrival (13.1)."""
        state = play.state
        far = FAR[state.mosby]
        awake = [unit for unit in state.order if state.active >> unit & 1]
        awake.sort(key=lambda unit: (far[state.at[unit]], -state.strength(unit)))
        for unit in awake:
            _move(play, unit)
        return None

    def strike(self, play: P) -> Flow:
        """13.5: one attack of all together."""
        state = play.state
        return Combat("union") if state.awake_in(state.mosby) else DONE


def _move(play: P, unit: int) -> None:
    """A unit by the table (L158-164)."""
    state = play.state
    combat = bool(COMBAT >> unit & 1)
    roll = play.d6("union-movement")
    steps = TABLES.moves[combat][roll - 1]
    start = state.at[unit]
    if not steps:
        sleep(state, unit)
        play.tell("unit-stops", unit=unit_key(unit), space=space_key(start), roll=roll)
        return
    if combat:
        _hunt(play, unit, steps)
    else:
        _carry(play, unit, steps, roll == 2)
    if state.at[unit] != start:
        space = space_key(state.at[unit])
        play.tell("unit-moves", unit=unit_key(unit), space=space, roll=roll, steps=steps)
    elif state.active >> unit & 1:
        space = space_key(start)
        play.tell("unit-stays", unit=unit_key(unit), space=space, roll=roll, steps=steps)


def _hunt(play: P, unit: int, steps: int) -> None:
    """A combat unit goes towards Mosby and stops in his space, or a space away (13.2, 13.3)."""
    state = play.state
    far = FAR[state.mosby]
    if steps == _AWAY:
        here = state.at[unit]
        away = [space for space in NEIGHBOURS[here] if far[space] > far[here]]
        if away:  # else it stays: nothing leads away from him
            _step(play, unit, away)
        return
    for _ in range(steps):
        here = state.at[unit]
        if not far[here]:
            return
        _step(play, unit, [space for space in NEIGHBOURS[here] if far[space] < far[here]])
        if state.winter and SLOW[here] >> state.at[unit] & 1:
            return  # 13.6


def _carry(play: P, unit: int, steps: int, to_mosby: bool) -> None:
    """A non-combatant goes a space towards Mosby, or for help (13.4)."""
    state = play.state
    if to_mosby:
        far: Callable[[int], int] = FAR[state.mosby].__getitem__
        if far(state.at[unit]):
            _nearer(play, unit, far)
        return
    others = state.concentrations
    for other in state.order:
        if other != unit:
            others |= 1 << state.at[other]
    help_ = members(others)

    def away(space: int) -> int:
        return min(FAR[space][goal] for goal in help_)

    for _ in range(steps):
        if not away(state.at[unit]):
            break
        _nearer(play, unit, away)
    if not away(state.at[unit]):
        _alarm(play, unit)


def _nearer(play: P, unit: int, far: Callable[[int], int]) -> None:
    here = play.state.at[unit]
    _step(play, unit, [space for space in NEIGHBOURS[here] if far(space) < far(here)])


def _step(play: P, unit: int, spaces: list[int]) -> None:
    """A step to one of equally good spaces, by chance."""
    state = play.state
    there = spaces[0]
    if len(spaces) > 1:
        drawn = play.chance.draw("way", [space_key(space) for space in spaces])
        there = next(space for space in spaces if space_key(space) == drawn)
    state.at[unit] = there


def _alarm(play: P, unit: int) -> None:
    """It has found help: it stops, and one check for each who sleeps there and for the camp."""
    state = play.state
    here: Mask = 1 << state.at[unit]
    sleepers = state.sleeping(here)
    sleep(state, unit)
    play.tell("carries-alarm", unit=unit_key(unit), space=space_key(state.at[unit]))
    check_sleeping(play, sleepers)
    check_camps(play, here)


def gone_after(state: MosbyState) -> int:
    """How far the nearest activated combat unit is from Mosby; far away without one."""
    far = FAR[state.mosby]
    awake = [unit for unit in state.order if (state.active & COMBAT) >> unit & 1]
    return min((far[state.at[unit]] for unit in awake), default=len(far))
