"""Events that move the blockade and the amphibious assault modifier (6.4.1, 10.5.3)."""

from __future__ import annotations

from typing import Final

from longroll.engine.clause import Denial

from ... import control
from ...base import P, Proc
from ...components import CARDS, CONFEDERATE, LIMITS, SPACE, UNION
from ...naval import weapons
from ...state import ForThePeopleState
from .rule import Effect, EventRule, always, either, no_effect

__all__ = ["RULES", "change_amphibious", "change_blockade"]

AMPHIBIOUS_TOP: Final = 5
"""The last box of the printed track (ruling B33)."""
FORTS: Final = SPACE["forts-st-philip-jackson"]


def _blockade_after(state: ForThePeopleState, amount: int) -> int:
    """The blockade level, 0 to 5, or to 4 after Foreign Intervention (10.5.3, 4.4.2)."""
    cap = LIMITS.blockade_cap_intervention if state.intervention else LIMITS.blockade_cap
    return max(0, min(cap, state.blockade + amount))


def _amphibious_after(state: ForThePeopleState, amount: int) -> int:
    return max(0, min(AMPHIBIOUS_TOP, state.amphibious + amount))


def change_blockade(play: P, amount: int) -> None:
    """Move the blockade level (10.5.3)."""
    state = play.state
    before = state.blockade
    state.blockade = _blockade_after(state, amount)
    play.tell("blockade", count=state.blockade)
    if state.blockade > before and state.blockade_duty == 1:
        state.blockade_duty = 2  # scenario of 1863 (15): the level has been raised


def change_amphibious(play: P, amount: int) -> None:
    """Move the Union's amphibious assault modifier along its track."""
    state = play.state
    state.amphibious = _amphibious_after(state, amount)
    play.tell("amphibious", count=state.amphibious)


def _blockade(card: int, amount: int) -> EventRule:
    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        del side
        moves = _blockade_after(state, amount) != state.blockade
        return None if moves or CARDS[card].removed else no_effect(card)

    def begin(play: P, side: int) -> Proc | None:
        del side
        change_blockade(play, amount)
        return None

    return EventRule(playable, begin)


def _amphibious(card: int, amount: int) -> EventRule:
    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        del side
        moves = _amphibious_after(state, amount) != state.amphibious
        return None if moves or CARDS[card].removed else no_effect(card)

    def begin(play: P, side: int) -> Proc | None:
        del side
        change_amphibious(play, amount)
        return None

    return EventRule(playable, begin)


def _forts_open(state: ForThePeopleState) -> bool:
    """Whether Forts St. Philip/Jackson can change hands: no SP nor ironclad there (6.8.5, B17)."""
    held = state.units(CONFEDERATE, FORTS) or state.ironclads >> FORTS & 1
    return not held and state.control[FORTS] != UNION


def _ship_island_denial(state: ForThePeopleState, side: int) -> Denial | None:
    del side
    useful = _forts_open(state) or _blockade_after(state, 1) != state.blockade
    return None if useful else no_effect(61)


def _ship_island(play: P, side: int) -> Proc | None:
    """Card 61: the level, and the forts at the mouth of the Mississippi."""
    del side
    change_blockade(play, 1)
    if _forts_open(play.state):
        control.set_marker(play, FORTS, UNION)
    return None


def _flotilla(play: P, side: int) -> Proc | None:
    """Card 116: a die above the modifier lowers it by one."""
    del play, side
    return weapons.RiverFlotilla()


def _either(card: int) -> EventRule:
    blockade, amphibious = _blockade(card, 1), _amphibious(card, 2)
    return either(
        card,
        Effect("blockade", blockade.playable, blockade.begin),
        Effect("amphibious", amphibious.playable, amphibious.begin),
    )


RULES: Final[dict[int, EventRule]] = {
    61: EventRule(_ship_island_denial, _ship_island),  # Ship Island
    63: _blockade(63, 1),  # Port Royal
    67: _amphibious(67, 2),  # Riverine Ironclads
    68: _blockade(68, 1),  # Lincoln Declares Southern Blockade
    69: _either(69),  # The Naval Program
    70: _amphibious(70, 2),  # Ironclad Building Program
    71: _either(71),  # The Anaconda Plan
    72: _amphibious(72, 2),  # Monitor Fleet
    98: _blockade(98, 1),  # Cape Hatteras
    116: EventRule(always, _flotilla),  # River Flotilla
    127: _blockade(127, 1),  # Brooklyn Navy Yard
    128: _blockade(128, -1),  # Naval Supply Shortage
    129: _amphibious(129, -1),  # USS Cairo
}
