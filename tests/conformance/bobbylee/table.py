"""A table of Bobby Lee for tests: set up, or empty with a few blocks."""

from __future__ import annotations

from longroll.titles.bobbylee.components import BLOCK, BLOCKS, HEX, NAMES
from longroll.titles.bobbylee.fog import mingle
from longroll.titles.bobbylee.setting_up import set_up
from longroll.titles.bobbylee.state import POOL, BobbyLeeState

__all__ = ["at", "block", "place", "table"]


def at(name: str) -> int:
    """A hex by its name or its number."""
    return HEX[name] if name in HEX else NAMES.index(name)


def block(key: str) -> int:
    """A block by its key."""
    return BLOCK[key]


def table(**where: str) -> BobbyLeeState:
    """July 1861 with an empty map, but for the blocks named: ``us_inf_01="Richmond"``."""
    state = set_up("1861", ())
    for one in BLOCKS:
        state.at[one.index] = POOL
        state.steps[one.index] = state.told[one.index] = 0
        state.group[one.index] = one.index
    state.political = 0
    for key, name in where.items():
        place(state, key.replace("_", "-"), name)
    return state


def place(state: BobbyLeeState, key: str, name: str, steps: int = 0) -> int:
    """Put a block down, at full strength unless ``steps`` says else; among others it mingles."""
    index = BLOCK[key]
    state.at[index] = at(name)
    state.steps[index] = state.told[index] = steps or BLOCKS[index].steps
    mingle(state, BLOCKS[index].side, state.at[index])
    return index
