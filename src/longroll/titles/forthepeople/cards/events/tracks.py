"""Events that move the blockade and the amphibious assault modifier (6.4.1, 10.5.3)."""

from __future__ import annotations

from typing import Final

from ... import control
from ...base import P, Proc
from ...components import CONFEDERATE, LIMITS, SPACE, UNION
from ...naval import weapons
from .rule import Effect, EventRule, always, either

__all__ = ["RULES", "change_amphibious", "change_blockade"]

AMPHIBIOUS_TOP: Final = 5
"""The last box of the printed track (ruling B33)."""
FORTS: Final = SPACE["forts-st-philip-jackson"]


def change_blockade(play: P, amount: int) -> None:
    """Move the blockade level, 0 to 5, or to 4 after Foreign Intervention (10.5.3, 4.4.2)."""
    state = play.state
    cap = LIMITS.blockade_cap_intervention if state.intervention else LIMITS.blockade_cap
    before = state.blockade
    state.blockade = max(0, min(cap, before + amount))
    play.tell("blockade", count=state.blockade)
    if state.blockade > before and state.blockade_duty == 1:
        state.blockade_duty = 2  # scenario of 1863 (15): the level has been raised


def change_amphibious(play: P, amount: int) -> None:
    """Move the Union's amphibious assault modifier along its track."""
    state = play.state
    state.amphibious = max(0, min(AMPHIBIOUS_TOP, state.amphibious + amount))
    play.tell("amphibious", count=state.amphibious)


def _blockade(amount: int) -> EventRule:
    def begin(play: P, side: int) -> Proc | None:
        del side
        change_blockade(play, amount)
        return None

    return EventRule(always, begin)


def _amphibious(amount: int) -> EventRule:
    def begin(play: P, side: int) -> Proc | None:
        del side
        change_amphibious(play, amount)
        return None

    return EventRule(always, begin)


def _ship_island(play: P, side: int) -> Proc | None:
    """Card 61: and Forts St. Philip/Jackson, unless an SP or ironclad is there (6.8.5, B17)."""
    del side
    state = play.state
    change_blockade(play, 1)
    held = state.units(CONFEDERATE, FORTS) or state.ironclads >> FORTS & 1
    if not held and state.control[FORTS] != UNION:
        control.set_marker(play, FORTS, UNION)
    return None


def _flotilla(play: P, side: int) -> Proc | None:
    """Card 116: a die above the modifier lowers it by one."""
    del play, side
    return weapons.RiverFlotilla()


def _either(card: int) -> EventRule:
    return either(
        card,
        Effect("blockade", always, _blockade(1).begin),
        Effect("amphibious", always, _amphibious(2).begin),
    )


RULES: Final[dict[int, EventRule]] = {
    61: EventRule(always, _ship_island),  # Ship Island
    63: _blockade(1),  # Port Royal
    67: _amphibious(2),  # Riverine Ironclads
    68: _blockade(1),  # Lincoln Declares Southern Blockade
    69: _either(69),  # The Naval Program
    70: _amphibious(2),  # Ironclad Building Program
    71: _either(71),  # The Anaconda Plan
    72: _amphibious(2),  # Monitor Fleet
    98: _blockade(1),  # Cape Hatteras
    116: EventRule(always, _flotilla),  # River Flotilla
    127: _blockade(1),  # Brooklyn Navy Yard
    128: _blockade(-1),  # Naval Supply Shortage
    129: _amphibious(-1),  # USS Cairo
}
