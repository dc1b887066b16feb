"""Obvious blunders (docs/bots.md), found by watching a game.

Exposed guns and leaders and gaps in the lines are found when a movement phase is over, by
comparison with the position in which it began; a hopeless attack when the close combats have been
declared (G12.21).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.trace import neighbours
from longroll.engine.action import Action
from longroll.engine.blunder import Blunder

from ..base import hex_key, leader_key, unit_key
from ..combat.declare import attackable, mixed_stacks, must_attack, obligations
from ..combat.fight import Fight, hexes_of, is_gun
from ..combat.phase import CloseCombat
from ..combat.prospects import forecast
from ..combat.resolve import Combat
from ..components import CITY_HEXES, GRID, LEADERS, SPRING_HILL, UNITS
from ..components.parts import ALLIES, BRITISH, CROWN
from ..ground import combat_units, lay, occupied
from ..movement.phase import Movement
from ..movement.routes import reach
from ..movement.walk import begin_walk, why_not_move
from ..state import PARADE, SavannahState
from .exposure import FACING

__all__ = ["BLUNDERS", "GameCritic", "left_behind", "rash"]

GUNS: Final = "guns-bared"
ATTACK: Final = "hopeless-attack"
LEADER: Final = "leader-alone"
LINES: Final = "lines-opened"
BLUNDERS: Final = (GUNS, ATTACK, LEADER, LINES)

HOPELESS: Final = Fraction(1, 10)
"""An attack with a lower chance than this must have something to gain."""

_NONE: Final = (0, -1)


class GameCritic:
    """Watches a game (`engine.blunder.Critic`)."""

    def __init__(self) -> None:
        self._began: SavannahState | None = None
        self._stood: Sequence[int] = ()
        self._ended: SavannahState | None = None
        self._judged = False

    def look(self, state: SavannahState, seat: str, action: Action | None) -> list[Blunder]:
        """Blunders of a movement phase that is over, and of declared attacks."""
        del seat, action  # only positions are judged
        found: list[Blunder] = []
        now = _phase(state)
        if self._began is not None and now != _phase(self._began):
            found += left_behind(self._began, state, _phase(self._began)[1])
            self._began, self._ended = None, state.copy()
        if self._began is None and now != _NONE:
            self._began = state.copy()
            self._stood = self._began.at
        declared = _declared(state)
        if declared and not self._judged:
            found += rash(state, declared, self._stood, self._ended)
        self._judged = bool(declared)
        return found


def _phase(state: SavannahState) -> tuple[int, int]:
    """The movement phase of a position, by turn and side; `_NONE` in another phase."""
    sides = [frame.side for frame in state.stack if isinstance(frame, Movement)]
    return (state.turn, sides[0]) if sides else _NONE


# --- What is exposed ----------------------------------------------------------------------------


def left_behind(before: SavannahState, after: SavannahState, side: int) -> Iterator[Blunder]:
    """What ``side`` has exposed between the beginning and the end of its movement phase."""
    if after.result is not None:
        return
    for unit in _bare_guns(after, side):
        if unit not in _bare_guns(before, side):
            yield Blunder(GUNS, after.seat_of(UNITS[unit].army), unit_key(unit))
    for leader in _lone_leaders(after, side):
        if leader not in _lone_leaders(before, side):
            yield Blunder(LEADER, after.seat_of(LEADERS[leader].army), leader_key(leader))
    if side == CROWN:
        for hex_ in _opened(before, after):
            yield Blunder(LINES, after.seat_of(BRITISH), hex_key(hex_))


def _bare_guns(state: SavannahState, side: int) -> list[int]:
    """Guns without foot or horse beside an enemy who can take them (G12.3)."""
    where = lay(state)
    return [
        gun
        for hex_ in members(where.guns & where.occupied[side])
        if all(is_gun(unit) for unit in where.units[hex_])
        and any(_attackers(state, 1 - side, hex_))
        for gun in where.units[hex_]
    ]


def _attackers(state: SavannahState, side: int, hex_: int) -> Iterator[int]:
    """The units of ``side`` that could attack a hex from where they are (G12.12, G12.13)."""
    for at in members(GRID.adjacency[hex_] & occupied(state, side)):
        for unit in combat_units(state, side, at):
            if must_attack(state, unit) is None and attackable(state, unit, hex_) is None:
                yield unit


def _lone_leaders(state: SavannahState, side: int) -> list[int]:
    """Leaders without combat units, in a hex that an enemy in order can enter (G14.32)."""
    held = occupied(state, side)
    alone = [
        leader.index
        for leader in LEADERS
        if leader.side == side and (at := state.leader_at[leader.index]) >= 0 and not held >> at & 1
    ]
    return [leader for leader in alone if _in_reach(state, 1 - side, state.leader_at[leader])]


def _in_reach(state: SavannahState, side: int, hex_: int) -> bool:
    """Whether a unit of ``side`` could reach a hex in its next movement phase (G9.1)."""
    for unit in UNITS:
        at = state.at[unit.index]
        if at < 0 or unit.side != side or is_gun(unit.index) or state.order[unit.index] != PARADE:
            continue
        if GRID.distance(at, hex_) <= 2 * unit.movement and _comes(state, unit.index, hex_):
            return True
    return False


def _comes(state: SavannahState, unit: int, hex_: int) -> bool:
    return hex_ in reach(state, begin_walk(state, (unit,)))


def _opened(before: SavannahState, after: SavannahState) -> Iterator[int]:
    """Hexes of the lines that their garrison has left open to an adjacent enemy, without need.

    A garrison is foot or horse in order: guns alone would only be taken (G12.3), and disordered
    units have to leave (G13.3.a).
    """
    left = lay(before).ranks[CROWN] & ~occupied(after, CROWN) & FACING & ~occupied(after, ALLIES)
    for hex_ in members(left):
        garrison = combat_units(before, CROWN, hex_)
        if not _beset(after, hex_) or any(after.at[unit] < 0 for unit in garrison):
            continue
        if not all(_holds(after, unit) for unit in garrison) or _has_reserve(after, hex_):
            yield hex_


def _beset(state: SavannahState, hex_: int) -> bool:
    """Whether enemy foot or horse in order is adjacent to a hex."""
    near = GRID.adjacency[hex_] & occupied(state, ALLIES)
    return any(
        state.order[unit] == PARADE and not is_gun(unit)
        for at in members(near)
        for unit in combat_units(state, ALLIES, at)
    )


def _holds(state: SavannahState, unit: int) -> bool:
    """Whether a unit is in the lines with an adjacent enemy, so that it was needed there, too."""
    at = state.at[unit]
    return bool(FACING >> at & 1) and _beset(state, at)


def _has_reserve(state: SavannahState, hex_: int) -> bool:
    """Whether a unit that has not moved, and is not needed, could have filled the gap."""
    for unit in UNITS:
        one, at = unit.index, state.at[unit.index]
        if unit.side != CROWN or at < 0 or is_gun(one) or state.order[one] != PARADE:
            continue
        bound = state.pinned >> one & 1 or why_not_move(state, one) is not None
        if not bound and not _holds(state, one) and _comes(state, one, hex_):
            return True
    return False


# --- Attacks ------------------------------------------------------------------------------------


def _declared(state: SavannahState) -> list[Fight]:
    """The combats that have been declared and not fought yet."""
    found: list[Fight] = []
    for frame in state.stack:
        if isinstance(frame, CloseCombat):
            found += [Fight(*combat) for combat in frame.combats]
        elif isinstance(frame, Combat) and frame.roll < 0:
            found.append(frame.fight)
    return found


def rash(
    state: SavannahState,
    declared: list[Fight],
    stood: Sequence[int] = (),
    ended: SavannahState | None = None,
) -> Iterator[Blunder]:
    """The hopeless attacks of a phase that were not obligatory.

    ``stood`` is where each unit was when the movement phase began, ``ended`` the position in which
    it ended, if they are known.
    """
    for fight in declared:
        others = [unit for other in declared if other is not fight for unit in other.attackers]
        came = all(_came(state, unit, stood, ended) for unit in fight.attackers)
        if came and not _owed(state, fight, others) and _hopeless(state, fight):
            if ended is not None and _promised(ended, state, fight):
                continue
            seat = state.seat_of(UNITS[fight.attackers[0]].army)
            yield Blunder(ATTACK, seat, hex_key(fight.targets[0]))


def _came(
    state: SavannahState, unit: int, stood: Sequence[int], ended: SavannahState | None
) -> bool:
    """Whether a unit came up this turn: units adjacent to the enemy must attack (G12.12).

    A unit that moved but stopped at once in its hex has not come up, nor has one that the enemy's
    guns have driven there (G11.2).
    """
    moved = bool(state.moved >> unit & 1)
    driven = ended is not None and ended.at[unit] != state.at[unit]
    return moved and not driven and not (stood and stood[unit] == state.at[unit])


def _promised(ended: SavannahState, state: SavannahState, fight: Fight) -> bool:
    """Whether an attack had hope when the movement ended, before the enemy's guns fired (G11.2).

    Units driven off since then count as attackers, unless they had something else to attack or
    could not have joined: from one hex or against one (G12.15), under one banner (X4.13), and not
    from a stack that had to part (X4.1.1). A unit that still has a choice among enemies has not
    lost it with the others, and one that came beside an enemy only by the fire had not chosen to
    attack him.
    """
    target = mask(fight.targets)
    bound = {who.unit: who for who in obligations(ended, fight.side, -1, {}).attackers}
    if any(unit not in bound or target & ~bound[unit].reach for unit in fight.attackers):
        return True
    still = {who.unit: who.reach for who in obligations(state, fight.side, -1, {}).attackers}
    if any(still.get(unit, target) & ~target for unit in fight.attackers):
        return False
    apart = mixed_stacks(ended)
    origin = bound[fight.attackers[0]].origin
    lost = [
        who
        for who in bound.values()
        if who.unit not in still
        and who.reach == target
        and (who.origin == origin or len(fight.targets) == 1)
        and who.origin not in apart
    ]
    banners = bound[fight.attackers[0]].banners
    for unit in fight.attackers:
        banners &= bound[unit].banners
    joined = [[who.unit for who in lost if who.banners >> one & 1] for one in members(banners)]
    defenders = tuple(u for at in fight.targets for u in combat_units(ended, 1 - fight.side, at))
    plans = [tuple(sorted([*fight.attackers, *more])) for more in joined or [[]]]
    fights = [Fight(units, fight.targets, defenders, fight.shift) for units in plans]
    return not all(_hopeless(ended, planned) for planned in fights)


def _owed(state: SavannahState, fight: Fight, others: list[int]) -> bool:
    """Whether an attack may be the price of another, by ``others``.

    Every enemy adjacent to an attacker must be attacked (G12.13).
    """
    near: Mask = neighbours(GRID.adjacency, mask(fight.targets))
    return bool(near & hexes_of(state, tuple(others)))


def _hopeless(state: SavannahState, fight: Fight) -> bool:
    """Whether it fails in more than nine of ten cases, and has nothing else to gain.

    A gain is more steps than it costs, a hex of the city, or Spring Hill (X2.2, X2.3).
    """
    if all(is_gun(unit) for unit in fight.defenders):
        return False
    seen = forecast(state, fight)
    wins = Fraction(sum(ending.ways for ending in seen.endings if ending.attacker_wins), seen.of)
    balance = sum((e.defender_loss - e.attacker_loss) * e.ways for e in seen.endings)
    prize = mask(fight.targets) & (CITY_HEXES | 1 << SPRING_HILL)
    return wins < HOPELESS and balance <= 0 and not prize
