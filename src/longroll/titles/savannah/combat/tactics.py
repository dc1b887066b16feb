"""G12.5, X4.15, T.TACT: tactics chits."""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.clause import Denial, deny

from ..command import leader_near, semi_leader
from ..components import CLEAR, GRID, PERIMETER, PLAYABLE, TABLES, TERRAIN, UNITS
from ..components.parts import ALLIES, CROWN, FOOT, LIGHT, MOUNTED
from ..effects import tactics_limited
from ..ground import lay
from ..state import SavannahState
from .fight import Fight

__all__ = ["CHITS", "NO_COMBAT", "WITHDRAW", "chit_refused", "legal_chits", "meet", "open_flank"]

CHITS: Final = TABLES.tactics.chits
WITHDRAW: Final = CHITS.index("withdraw")
TURN_FLANK: Final = CHITS.index("turn-flank")
NO_COMBAT: Final = None
_LEADER: Final = TABLES.tactics.leader
_FLANK: Final = TABLES.tactics.flank


def meet(attacker: int, defender: int) -> int | None:
    """What two chits come to: a modifier, or `NO_COMBAT` (T.TACT)."""
    return TABLES.tactics.matrix[defender][attacker]


def legal_chits(state: SavannahState, fight: Fight, side: int) -> tuple[int, ...]:
    """The chits that a side may choose; all of them in the basic game (G12.51, G12.52)."""
    return tuple(
        chit for chit in range(len(CHITS)) if chit_refused(state, fight, side, chit) is None
    )


def chit_refused(state: SavannahState, fight: Fight, side: int, chit: int) -> Denial | None:
    """Why a side may not choose a chit; None if it may, as some always (G12.52.free)."""
    units = fight.attackers if side == fight.side else fight.defenders
    if _LEADER >> chit & 1 and tactics_limited(state, side, units):
        return deny("C53", "deny-tactic-quarrel", tactic=CHITS[chit])
    if chit == TURN_FLANK and side == CROWN != fight.side and _behind_lines(state, fight):
        return deny("X4.15", "deny-tactic-doctrine", tactic=CHITS[chit])
    if "advanced" not in state.options:
        return None
    if chit == WITHDRAW:
        return _no_withdrawal(state, fight, side)
    if _LEADER >> chit & 1 and not _is_led(state, fight, side, units):
        # G14.22
        return deny("G12.52.leader", "deny-tactic-leader", tactic=CHITS[chit])
    if _FLANK >> chit & 1 and open_flank(state, fight) < 0:
        return deny("G12.52.flank", "deny-tactic-flank", tactic=CHITS[chit])
    return None


def _behind_lines(state: SavannahState, fight: Fight) -> bool:
    """X4.15: a hex of the perimeter is defended, and all attackers are outside."""
    inside = any(PERIMETER >> hex_ & 1 for hex_ in fight.targets)
    return inside and not any(PERIMETER >> state.at[unit] & 1 for unit in fight.attackers)


def _no_withdrawal(state: SavannahState, fight: Fight, side: int) -> Denial | None:
    """G12.52.exc: infantry does not slip away from horse over open ground."""
    if side == fight.side:
        return None
    foot = all(UNITS[unit].arm in (FOOT, LIGHT) for unit in fight.defenders)
    ridden = any(UNITS[unit].arm == MOUNTED for unit in fight.attackers)
    in_open = any(_is_open(state, hex_) for hex_ in fight.targets)
    if foot and ridden and in_open:
        return deny("G12.52.exc", "deny-tactic-withdraw", tactic=CHITS[WITHDRAW])
    return None


def _is_open(state: SavannahState, hex_: int) -> bool:
    """Whether a hex is clear ground: so is one of the city that is destroyed (T.SB.note)."""
    return TERRAIN[hex_] == CLEAR or bool(state.destroyed >> hex_ & 1)


def _is_led(state: SavannahState, fight: Fight, side: int, units: tuple[int, ...]) -> bool:
    if leader_near(state, units, side) >= 0:
        return True
    hexes = 1  # in defence a half-leader keeps his quality, wherever the attack comes from
    if side == fight.side:
        hexes = max(len({state.at[unit] for unit in fight.attackers}), len(fight.targets))
    return semi_leader(state, units, hexes, side) >= 0


def open_flank(state: SavannahState, fight: Fight) -> int:
    """An empty hex next to a hex of each side, where men can go (G12.52.flank); -1 for none."""
    near = [0, 0]
    for hex_ in fight.targets:
        near[0] |= GRID.adjacency[hex_]
    for unit in fight.attackers:
        near[1] |= GRID.adjacency[state.at[unit]]
    where = lay(state)
    empty = near[0] & near[1] & PLAYABLE & ~(where.occupied[CROWN] | where.occupied[ALLIES])
    return next(iter(members(empty)), -1)
