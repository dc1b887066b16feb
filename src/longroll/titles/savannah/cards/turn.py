"""Cards whose effect lasts a turn, or that complete the defences.

9, 10, 12, 13, 21, 26, 27, 36, 39, 42, 47, 48, 49, 50, 53, 55. What they do is in `effects`.
"""

from __future__ import annotations

from typing import Final

from longroll.engine.clause import Denial

from .. import effects
from ..base import P, Proc, d10
from ..components import LEADER, PERIMETER
from ..components.parts import ALLIES, CROWN
from ..ground import occupied
from ..state import SavannahState
from .rule import (
    BOMBARDMENT,
    COMBAT,
    EVENTS,
    FIRE,
    INITIATIVE,
    MOVEMENT,
    QUIET,
    RALLY,
    CardRule,
    Playable,
    Resolve,
    allowed,
    no_aim,
)

__all__ = ["RULES"]

MONCRIEF: Final = 55
READY: Final = 7
"""The roll from which Captain Moncrief has completed the defences on turn 10 (card 55)."""

_TURNS: Final = (10, 11)


def _lasting(card: int, with_side: bool = False) -> Resolve:
    """The card is in force until the turn ends."""

    def resolve(play: P, side: int) -> Proc | None:
        effects.add(play, card, side if with_side else 0)
        return None

    return resolve


def _turn_of(side: int, card: int, leader: str = "") -> Playable:
    """Only in the player turn of ``side``, and with ``leader`` on the map if one is named."""

    def playable(state: SavannahState, player: int) -> Denial | None:
        del player
        there = not leader or effects.leader_active(state, LEADER[leader])
        return None if state.active == side and there else no_aim(card)

    return playable


def _ammunition(state: SavannahState, side: int) -> Denial | None:
    """21: against the bombardment on strategic turns, against defensive fire on tactical ones."""
    del side
    if state.tactical:
        return no_aim(21) if state.active == CROWN else None
    fired = any(frame.name == "player-turn" for frame in state.stack)
    return no_aim(21) if fired else None  # this turn's bombardment is over


def _inside(state: SavannahState, side: int) -> Denial | None:
    """39: Allied units stand inside the revetment, and the British are about to move."""
    del side
    inside = occupied(state, ALLIES) & PERIMETER
    return allowed(bool(inside) and state.active == CROWN, 39, "deny-card-none-inside")


def _before_the_guns_move(card: int) -> Playable:
    """48, 49, 50: on tactical turns in the Allied player turn; several casks add up (X4.3.use)."""

    def playable(state: SavannahState, side: int) -> Denial | None:
        del side
        return no_aim(card) if state.tactical and state.active != ALLIES else None

    return playable


def _moncrief_late(state: SavannahState) -> bool:
    return state.turn > _TURNS[-1]


def _moncrief_playable(state: SavannahState, side: int) -> Denial | None:
    del side
    pending = bool(state.defences) or effects.has(state, MONCRIEF)
    return allowed(state.turn in _TURNS and not pending, MONCRIEF, "deny-card-moncrief")


def _moncrief(play: P, side: int) -> Proc | None:
    """55: complete on turn 11; on turn 10 at once with 7 to 9, else from turn 11."""
    del side
    state = play.state
    if state.turn == _TURNS[0]:
        roll = d10(play, "moncrief")
        play.tell("moncrief", roll=roll, needed=READY)
        if roll < READY:
            effects.add(play, MONCRIEF)
            return None
    state.defences = 1
    state.touch()
    play.tell("defences-complete")
    return None


def _fight(card: int, leader: str = "") -> CardRule:
    return CardRule((COMBAT,), _lasting(card), _turn_of(ALLIES, card, leader))


def _rum(card: int) -> CardRule:
    return CardRule((EVENTS, MOVEMENT), _lasting(card), _before_the_guns_move(card))


RULES: Final[dict[int, CardRule]] = {
    9: CardRule((BOMBARDMENT,), _lasting(9)),  # C09
    10: CardRule((FIRE,), _lasting(10), _turn_of(ALLIES, 10)),  # C10
    12: _fight(12),  # C12
    13: _fight(13, "destaing"),  # C13
    21: CardRule((BOMBARDMENT, FIRE), _lasting(21), _ammunition),  # C21
    26: _fight(26, "huger"),  # C26
    27: _fight(27, "dillon"),  # C27
    36: _fight(36),  # C36
    39: CardRule((MOVEMENT,), _lasting(39), _inside),  # C39
    42: CardRule((RALLY,), _lasting(42), _turn_of(ALLIES, 42)),  # C42
    47: CardRule((INITIATIVE,), _lasting(47, with_side=True)),  # C47
    48: _rum(48),  # C48
    49: _rum(49),  # C49
    50: _rum(50),  # C50
    53: CardRule((COMBAT,), _lasting(53)),  # C53
    55: CardRule(QUIET, _moncrief, _moncrief_playable, _moncrief_late),  # C55
}
