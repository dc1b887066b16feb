"""3.2 and 3.3: the table at the start of each scenario."""

from __future__ import annotations

from collections.abc import Sequence

from .components import BLOCKS, CONFEDERATE, STANDARD, UNION, YEARS
from .control import captured
from .fog import merge, mingle, mingle_pool
from .state import POOL, BobbyLeeState

__all__ = ["set_up"]


def set_up(scenario: str, options: Sequence[str]) -> BobbyLeeState:
    """The table of a scenario, without a sequence of play.

    The order of battle is printed (3.22), so that the enemy knows which blocks stand in a hex, and
    cannot tell them from each other. With free deployment (3.23) he knows how many, and no more.
    """
    year = YEARS[scenario]
    state = BobbyLeeState(scenario)
    state.options = tuple(options)
    state.month = year.start
    state.emancipated = int(year.emancipated)
    for placed in STANDARD.setups[year.setup]:
        state.at[placed.block] = placed.hex
        state.steps[placed.block] = state.told[placed.block] = placed.steps
    state.political = year.marker - captured(state)
    for side in (UNION, CONFEDERATE):
        mingle_pool(state, side)
        own = [block.index for block in BLOCKS if block.side == side]
        if "free-deployment" in options:
            merge(state, [block for block in own if state.at[block] != POOL])
        for hex_ in sorted({state.at[block] for block in own} - {POOL}):
            mingle(state, side, hex_)
    return state
