"""8 Unrevealed spaces and the container; what becomes of counters."""

from __future__ import annotations

from longroll.board.region import Mask

from .base import MEN, P, space_key, unit_key
from .components import COMBAT, COUNTER, COUNTERS, TABLES
from .state import ASIDE, BOX, MosbyState

__all__ = ["boxed", "eliminate", "place", "reveal", "send_out", "sleep", "wake"]


def boxed(state: MosbyState, among: Mask = -1) -> list[str]:
    """The keys of the counters in the container, perhaps only those of a kind (8.4)."""
    return [c.key for c in COUNTERS if state.at[c.index] == BOX and among >> c.index & 1]


def place(play: P, unit: int, space: int, active: bool) -> None:
    """A counter comes onto the map."""
    state = play.state
    state.at[unit] = space
    state.order = (*state.order, unit)
    key = "appears-awake" if active else "appears"
    men = MEN * COUNTERS[unit].strength
    play.tell(key, unit=unit_key(unit), space=space_key(space), men=men)
    if active:
        state.active |= 1 << unit
        state.hunted = True


def reveal(play: P, space: int, active: bool = False) -> int:
    """Take the ? marker off a space and draw what is there (8.1, 8.2); the unit, or -1."""
    state = play.state
    state.unrevealed &= ~(1 << space)
    options = boxed(state)
    if not options:
        play.tell("nothing-there", space=space_key(space))
        return -1
    unit = COUNTER[play.chance.draw("container", options)]
    if COUNTERS[unit].kind == "blank":
        state.at[unit] = ASIDE
        play.tell("nothing-there", space=space_key(space))
        return -1
    place(play, unit, space, active)
    return unit


def send_out(play: P, space: int) -> int:
    """A camp sends out the stronger of two combat units (9.4); it, or -1 if none is left."""
    state = play.state
    state.sent |= 1 << space
    options = boxed(state, COMBAT)
    found: list[int] = []
    while options and len(found) < TABLES.camp_draw:
        key = play.chance.draw("camp", options)
        options.remove(key)
        found.append(COUNTER[key])
    if not found:
        play.tell("camp-empty", space=space_key(space))
        return -1
    unit = max(found, key=lambda one: COUNTERS[one].strength)  # the first of equals
    place(play, unit, space, active=True)
    return unit


def wake(state: MosbyState, unit: int) -> None:
    """Turn a unit to its activated side (9.2)."""
    state.active |= 1 << unit
    state.hunted = True


def sleep(state: MosbyState, unit: int) -> None:
    """Turn a unit to its deactivated side."""
    state.active &= ~(1 << unit)


def eliminate(state: MosbyState, unit: int) -> None:
    """Take a unit off the map until the next set-up (7.1)."""
    state.at[unit] = ASIDE
    state.lost[unit] = 0
    state.active &= ~(1 << unit)
    state.order = tuple([other for other in state.order if other != unit])
