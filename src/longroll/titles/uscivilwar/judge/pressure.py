"""How strong both sides are around each place that counts, and who is likely to have it."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from longroll.board.region import Mask, members

from ..base import rank_of
from ..command import limit_of
from ..components import CONFEDERATE, GENERALS, GRID, GROUND, SCENARIOS, UNION, ZONES
from ..facts import Facts, facts
from ..ground import BORDER_REALMS, CAPITALS, LAND, NORTH, OBJECTIVES, REALM, RESOURCES
from ..setting_up import START_OF, campaign
from ..state import CivilWarState
from .weights import W

__all__ = ["HUNDRED", "Pressure", "Prize", "powers", "pressure", "prizes", "turns_left"]

HUNDRED: Final = 100
_LAST: Final = 20
_BORDER: Final[Mask] = sum(REALM[realm] for realm in BORDER_REALMS)


class Prize(NamedTuple):
    """A place that counts: what it is worth to a side to have it and not the enemy."""

    place: int
    value: int


@cache
def prizes() -> tuple[Prize, ...]:
    """Resource and Objective hexes, and the ports of the blockade."""
    blockade: Mask = 0
    for zone in range(len(ZONES)):
        blockade |= GROUND.zones[zone]
    wanted = (RESOURCES | OBJECTIVES | blockade) & LAND
    return tuple(Prize(place, _value(place, blockade)) for place in members(wanted))


def _value(place: int, blockade: Mask) -> int:
    value = 0
    if RESOURCES >> place & 1:
        value += GROUND.value[place] * (W.resource + W.production)
    if OBJECTIVES >> place & 1:
        kind = W.invasion if NORTH >> place & 1 else W.border if _BORDER >> place & 1 else 0
        value += kind or W.objective
    if blockade >> place & 1:
        value += W.port * GROUND.modifier[place]
    return value + (W.capital if CAPITALS >> place & 1 else 0)


@cache
def _shares() -> tuple[tuple[tuple[int, float], ...], ...]:
    """By place, the prizes near it, each with what strength there counts at it."""
    found: list[list[tuple[int, float]]] = [[] for _ in GROUND.keys]
    for number, prize in enumerate(prizes()):
        front, seen = 1 << prize.place, 1 << prize.place
        for share in W.decay:
            reached: Mask = 0
            for place in members(front):
                found[place].append((number, share / HUNDRED))
                for near in GRID.neighbours[place] if place < GRID.size else ():
                    reached |= 1 << near if near >= 0 else 0
            front = reached & LAND & ~seen
            seen |= front
    return tuple(tuple(each) for each in found)


def turns_left(state: CivilWarState) -> int:
    """The turns that follow this one, as far as anybody plans."""
    last = _LAST if campaign(state.scenario) else SCENARIOS[START_OF[state.scenario]].last
    return max(0, min(len(W.outlook) - 1, last - state.turn))


def powers(state: CivilWarState, found: Facts) -> tuple[dict[int, float], dict[int, float]]:
    """By side and place the power of the strength points there, in hundredths of one."""
    led: tuple[dict[int, tuple[int, int]], dict[int, tuple[int, int]]] = ({}, {})
    for general, where in enumerate(state.where):
        if where >= 0 and state.stars[general]:
            rank, side = rank_of(state, general), GENERALS[general].side
            skill, most = led[side].get(where, (0, 0))
            found_skill = max(rank.attack, rank.defence)
            led[side][where] = (max(skill, found_skill), max(most, limit_of(state, general)))
    result: tuple[dict[int, float], dict[int, float]] = ({}, {})
    for side in (UNION, CONFEDERATE):
        fed = found.fed[side]
        for place, number in state.sp[side].items():
            skill, most = led[side].get(place, (0, 0))
            power = HUNDRED * number + W.led * min(number, most)
            more = W.rating * skill * (1 if most else 0) + W.fort * state.forts[side].get(place, 0)
            more += W.trench * (state.trenches[side] >> place & 1)
            if state.demoralised[side] >> place & 1:
                power = power * W.shaken // HUNDRED
            if not fed >> place & 1:
                power = power * W.hungry // HUNDRED
            result[side][place] = power * (HUNDRED + more) / HUNDRED
    return result


class Pressure(NamedTuple):
    """What stands around the prizes, and what follows.

    Attributes:
        value: what both expect of all prizes together: what the Union will have.
        slopes: by side and prize, what a little more power of that side at it is worth to it.
    """

    value: float
    slopes: tuple[list[float], list[float]]

    def field(self, side: int, place: int) -> float:
        """What a hundredth of a strength point of a side in a place is worth to it."""
        slopes = self.slopes[side]
        return sum(slopes[number] * share for number, share in _shares()[place])


def pressure(state: CivilWarState) -> Pressure:
    """The prizes, with the strength of both sides around them."""
    found = facts(state)
    around = [[0.0] * len(prizes()), [0.0] * len(prizes())]
    for side, stacks in enumerate(powers(state, found)):
        near = around[side]
        for place, power in stacks.items():
            for number, share in _shares()[place]:
                near[number] += power * share
    outlook = W.outlook[turns_left(state)] / HUNDRED
    held = found.held
    total = 0.0
    slopes: tuple[list[float], list[float]] = ([], [])
    base = float(W.base * W.base)
    for number, prize in enumerate(prizes()):
        north, south = around[UNION][number] ** 2, around[CONFEDERATE][number] ** 2
        union = bool(held[UNION] >> prize.place & 1)
        whole = north + south + base
        share = (north + base * union) / whole
        total += prize.value * (outlook * share + (1 - outlook) * union)
        part = 2 * prize.value * outlook / (whole * whole)
        slopes[UNION].append(part * around[UNION][number] * (south + base * (not union)))
        slopes[CONFEDERATE].append(part * around[CONFEDERATE][number] * (north + base * union))
    return Pressure(total, slopes)
