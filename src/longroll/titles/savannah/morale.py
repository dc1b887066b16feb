"""G15.3, G16: the morale of units and armies, and the checks that turn on it (G13.5)."""

from __future__ import annotations

from .base import P, army_key, d10, unit_key
from .command import leadership
from .components import TABLES, UNITS
from .components.parts import ARMY_KEYS
from .state import SavannahState
from .victory import demoralised

__all__ = [
    "adjusted_morale",
    "army_bands",
    "band_modifier",
    "change_morale",
    "check_morale",
    "initiative_modifier",
    "lead_morale",
    "passes",
]

PASSED = 5
"""What a die and the modified morale must reach together (G13.5)."""


def band_modifier(state: SavannahState, army: int) -> int:
    """What the level of an army adds to its units' morale: 0, -1 or -2 (G16.21 to G16.23)."""
    return TABLES.band(state.morale[army]).unit


def initiative_modifier(state: SavannahState, army: int) -> int:
    """What the level of an army adds to its initiative roll: +1, 0 or -1 (G16.21 to G16.23)."""
    return TABLES.band(state.morale[army]).initiative


def army_bands(state: SavannahState) -> tuple[int, int, int]:
    """`band_modifier` of every army, to keep for the checks of a combat (G16.24)."""
    british, french, american = (band_modifier(state, army) for army in range(len(ARMY_KEYS)))
    return british, french, american


def lead_morale(state: SavannahState, unit: int, band: int | None = None) -> int:
    """Printed morale with that of the army, without a leader (G12.23.2, X4.10).

    ``band`` replaces the modifier of the army's level, where an earlier one still counts.
    """
    if band is None:
        band = band_modifier(state, UNITS[unit].army)
    return UNITS[unit].morale[state.steps[unit]] + band - (state.on_sortie >> unit & 1)


def adjusted_morale(
    state: SavannahState, unit: int, leader: bool = True, band: int | None = None
) -> int:
    """The modified morale of a unit (G15.32): `lead_morale` and its commander (G13.5.lead)."""
    return lead_morale(state, unit, band) + (leadership(state, unit) if leader else 0)


def passes(morale: int, roll: int) -> bool:
    """Whether a check succeeds (G13.5): 5 or more with the modified morale."""
    return roll + morale >= PASSED


def check_morale(play: P, unit: int, drm: int = 0, band: int | None = None) -> bool:
    """Check the morale of a unit (G13.5) and tell it; whether it passes.

    Args:
        play: the play.
        unit: who checks.
        drm: what the circumstances add.
        band: the modifier of the army's level when the combat began (G16.24); None for now's.
    """
    morale = adjusted_morale(play.state, unit, band=band) + drm
    roll = d10(play, "morale-check")
    passed = passes(morale, roll)
    play.tell(
        "morale-check-passed" if passed else "morale-check-failed",
        unit=unit_key(unit),
        roll=roll,
        amount=morale,
        count=roll + morale,
        needed=PASSED,
    )
    return passed


def change_morale(play: P, army: int, amount: int, reason: str) -> None:
    """Move an army's marker (G16.1); an army at 0 or less ends the game at once (G16.3).

    ``reason`` is a key: the event told is ``morale-REASON``.
    """
    if not amount:
        return
    state = play.state
    level = max(0, min(TABLES.highest_morale, state.morale[army] + amount))
    state.morale[army] = level
    play.tell(f"morale-{reason}", army=army_key(army), amount=amount, count=level)
    if level <= 0:
        demoralised(play, army)
