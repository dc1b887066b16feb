"""What event cards and bombardment results change while a turn lasts (X4.3, T.SB1): pure queries.

``state.effects`` holds sorted pairs (code, argument), one for each thing in force: the number of
a card, or one of the negative codes below for what a table or a choice brought. `clear` ends them
with the turn. Cards 20 and 46 need no query: they change ``state.due`` and ``state.leader_due``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from .base import P
from .components import LEADER, UNIT, UNITS
from .components.parts import (
    ALLIES,
    AMERICAN_MILITIA,
    ARTILLERY,
    CROWN,
    FRENCH,
)
from .state import BOARD, DUE, SavannahState

__all__ = [
    "BRITISH_FIRE_DOWN",
    "BRITISH_FIRE_UP",
    "FRENCH_GUNS_DOUBLED",
    "GRAHAM_DOUBLED",
    "OF_UNITS",
    "UNIT_DOUBLED",
    "UNIT_RALLIES",
    "add",
    "bombardment_barred",
    "clear",
    "column_shift",
    "combat_effects",
    "defences_complete",
    "entry_penalty",
    "fire_drm",
    "hand_over",
    "has",
    "initiative_taker",
    "leader_active",
    "movement_factor",
    "rally_before_movement",
    "rally_drm",
    "tactics_limited",
    "zone_active",
]

BRITISH_FIRE_UP: Final = -1
"""British defensive artillery +1 this turn (T.SB1: British 2; T.SB2: British 5)."""
BRITISH_FIRE_DOWN: Final = -2
"""British defensive artillery -1 this turn (T.SB1: French 2)."""
FRENCH_GUNS_DOUBLED: Final = -3
"""French artillery moves twice as far this turn (T.SB2: French 4)."""
GRAHAM_DOUBLED: Final = -4
"""Graham's Light Infantry moves twice as far this turn (T.SB2: British 4)."""
UNIT_DOUBLED: Final = -5
"""The unit of the argument moves twice as far this turn (cards 22 and 54)."""
UNIT_RALLIES: Final = -6
"""The unit of the argument rallies at +1 this turn (cards 22 and 54)."""

SORTIE_AT_SAPPERS: Final = 9
DESERTER: Final = 10
GUIDES_MISLEAD: Final = 12
VIVE_LE_ROI: Final = 13
AMMUNITION_LOW: Final = 21
FEINT: Final = 26
MELEE: Final = 27
CHAOS: Final = 29
SURPRISE: Final = 36
DESPERATE: Final = 39
AGROUND: Final = 42
SWITCH: Final = 47
RUM: Final = (48, 49, 50)
SURF: Final = 52
QUARREL: Final = 53
MONCRIEF: Final = 55
ESPIONAGE: Final = 45
"""With the card that was taken: it must wait for the next turn. A secret of both sides."""

OF_UNITS: Final = (UNIT_DOUBLED, UNIT_RALLIES, SURF)
"""What is in force for one unit, the argument."""

COMPLETE_TURN: Final = 12
"""The strategic turn from which the British defences are complete anyhow (X4.14)."""

_GRAHAM: Final = UNIT["graham-light"]
_DESTAING: Final = LEADER["destaing"]
_DILLON: Final = LEADER["dillon"]
_HUGER: Final = LEADER["huger"]
_PREVOST: Final = LEADER["prevost"]

# --- Keeping them ---------------------------------------------------------------------------------


def add(play: P, code: int, arg: int = 0) -> None:
    """From now until the turn ends ``code`` is in force; several of one kind add up."""
    state = play.state
    state.effects = tuple(sorted((*state.effects, (code, arg))))
    state.touch(*BOARD)


def hand_over(state: SavannahState, old: int, new: int) -> None:
    """What is in force for a unit holds for the counter that replaces it (X4.8.alt)."""
    state.effects = tuple(
        sorted(
            (code, new if code in OF_UNITS and arg == old else arg) for code, arg in state.effects
        )
    )


def clear(state: SavannahState) -> None:
    """The turn is over, and with it all that lasts a turn; wounded leaders recover (card 44).

    Card 52 stays until the reinforcements that it slows have come; card 55, played in vain on
    turn 10, completes the defences with turn 11.
    """
    if (MONCRIEF, 0) in state.effects:
        state.defences = 1
    state.effects = tuple(
        [pair for pair in state.effects if pair[0] == SURF and state.at[pair[1]] == DUE]
    )
    state.leaders_out = 0
    state.touch(*BOARD)


def has(state: SavannahState, code: int) -> bool:
    """Whether ``code`` is in force, with whatever argument."""
    return any(pair[0] == code for pair in state.effects)


# --- Fire, bombardment, works ---------------------------------------------------------------------


def fire_drm(state: SavannahState, side: int) -> int:
    """What defensive artillery fire of ``side`` gains or loses (cards 10 and 21, T.SB1)."""
    if side != CROWN or not state.effects:
        return 0
    drm = 0
    for code, _ in state.effects:
        if code in (DESERTER, BRITISH_FIRE_UP):
            drm += 1
        elif code == BRITISH_FIRE_DOWN or (code == AMMUNITION_LOW and state.tactical):
            drm -= 1
    return drm


def bombardment_barred(state: SavannahState, side: int) -> bool:
    """Whether ``side`` may not roll for siege and bombardment (cards 9 and 21)."""
    return has(state, SORTIE_AT_SAPPERS if side == ALLIES else AMMUNITION_LOW)


def zone_active(state: SavannahState) -> bool:
    """Whether the naval bombardment zone counts (X4.11; card 42)."""
    return not has(state, AGROUND)


def defences_complete(state: SavannahState) -> bool:
    """Whether the British defences are complete (X4.14; card 55, X4.14.done)."""
    turn = state.assault or state.turn
    return bool(state.defences) or turn >= COMPLETE_TURN


# --- Movement and rally ---------------------------------------------------------------------------


def movement_factor(state: SavannahState, unit: int) -> int:
    """By what the movement of ``unit`` is multiplied this turn; effects add up (X4.3.use).

    Each multiplies what the others have made of it, as in the examples of X4.7.variable (ruling).
    """
    return prod(_multiple(state, code, arg, unit) for code, arg in state.effects)


def _multiple(state: SavannahState, code: int, arg: int, unit: int) -> int:
    if code == UNIT_DOUBLED:
        return 2 if arg == unit else 1
    if code == GRAHAM_DOUBLED:
        return 2 if unit == _GRAHAM else 1
    if code == FRENCH_GUNS_DOUBLED:
        return 2 if _french_gun(unit) else 1
    if code in RUM and _french_gun(unit):
        return 2 if state.tactical else 3
    return 1


def _french_gun(unit: int) -> bool:
    return UNITS[unit].army == FRENCH and UNITS[unit].arm == ARTILLERY


def entry_penalty(state: SavannahState, unit: int) -> int:
    """What a unit loses of its movement on the turn of its entry, in halves (card 52)."""
    return 2 * state.effects.count((SURF, unit))


def rally_drm(state: SavannahState, unit: int) -> int:
    """What ``unit`` adds to its rally (cards 22 and 54, which add up: X4.3.use)."""
    return state.effects.count((UNIT_RALLIES, unit))


def rally_before_movement(state: SavannahState) -> bool:
    """Whether the British rally before they move, and not after (card 39)."""
    return has(state, DESPERATE)


# --- Command and combat ---------------------------------------------------------------------------


def initiative_taker(state: SavannahState) -> int:
    """The side that takes the initiative without a roll (card 47), or -1."""
    for code, side in state.effects:
        if code == SWITCH:
            return side
    return -1


def leader_active(state: SavannahState, leader: int) -> bool:
    """Whether a leader is on the map and no wound keeps him from acting (card 44)."""
    return state.leader_at[leader] >= 0 and not state.leaders_out >> leader & 1


def tactics_limited(state: SavannahState, side: int, units: Sequence[int] | None = None) -> bool:
    """Whether ``side`` may only choose tactics that need no leader (card 53).

    The card binds the combats of the French: with ``units`` (those of ``side`` in the combat) the
    answer is for that combat, without it for the side as a whole.
    """
    if side != ALLIES or not has(state, QUARREL):
        return False
    return units is None or any(UNITS[unit].army == FRENCH for unit in units)


def column_shift(state: SavannahState, side: int) -> int:
    """By how many columns the odds of attacks of ``side`` improve (card 36)."""
    return sum(code == SURPRISE for code, _ in state.effects) if side == ALLIES else 0


def combat_effects(
    state: SavannahState,
    attackers: Sequence[int],
    defenders: Sequence[int],
    attacking_leader: int,
) -> list[tuple[str, int]]:
    """What the cards in force add to a close combat: (key, die roll modifier) for each.

    ``attackers`` and ``defenders`` are units; ``attacking_leader`` leads the attack, or is -1.
    """
    if not state.effects:
        return []
    found: list[tuple[str, int]] = []
    for code, arg in state.effects:
        drm = _modifier(state, code, arg, attackers, defenders, attacking_leader)
        if drm:
            found.append((f"card-{code}", drm))
    return found


def _modifier(
    state: SavannahState,
    code: int,
    arg: int,
    attackers: Sequence[int],
    defenders: Sequence[int],
    leader: int,
) -> int:
    if code == GUIDES_MISLEAD:
        return -1 if _any_french(attackers) else 0
    if code == VIVE_LE_ROI:
        return 2 if leader == _DESTAING and _any_french(attackers) else 0
    if code == MELEE:
        return 1 if leader == _DILLON and _any_french(attackers) else 0
    if code == FEINT:
        return 1 if leader == _HUGER and _all_militia(attackers) else 0
    if code == CHAOS:
        return -1 if UNITS[attackers[0]].side == arg else 0
    if code == DESPERATE:
        return _with_prevost(state, attackers) - _with_prevost(state, defenders)
    return 0


def _any_french(units: Sequence[int]) -> bool:
    return any(UNITS[unit].army == FRENCH for unit in units)


def _all_militia(units: Sequence[int]) -> bool:
    """Whether all that fights hand to hand is American militia (card 26)."""
    fighting = [UNITS[unit] for unit in units if UNITS[unit].arm != ARTILLERY]
    return bool(fighting) and all(unit.band == AMERICAN_MILITIA for unit in fighting)


def _with_prevost(state: SavannahState, units: Sequence[int]) -> int:
    """1 if one of ``units`` stands with Prevost, else 0."""
    where = state.leader_at[_PREVOST]
    if not leader_active(state, _PREVOST):
        return 0
    return int(any(state.at[unit] == where and UNITS[unit].side == CROWN for unit in units))
