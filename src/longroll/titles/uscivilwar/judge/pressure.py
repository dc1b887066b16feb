"""The strength of both sides around each valuable place, and who is likely to hold it."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.engine.memo import remembered

from ..components import (
    CONFEDERATE,
    GRID,
    GROUND,
    SCENARIOS,
    TABLES,
    UNION,
    WATERS,
    WAYS,
    ZONES,
)
from ..control import occupied
from ..cycle import PHASES
from ..facts import Facts, facts, supply
from ..ground import (
    BORDER_REALMS,
    COASTAL_FORTS,
    ISLANDS,
    LAND,
    MARKABLE,
    NATIONAL_CAPITALS,
    NORTH,
    OBJECTIVES,
    PORTS,
    REALM,
    RESOURCES,
)
from ..naval_control import banks
from ..setting_up import START_OF, campaign
from ..state import CivilWarState
from .hunger import supplied
from .leaders import NOBODY, leaders
from .weights import W

__all__ = [
    "HUNDRED",
    "MARCH",
    "MARKERS",
    "Part",
    "Pressure",
    "Prize",
    "ahead",
    "expected",
    "numbers",
    "passing",
    "powers",
    "pressure",
    "prizes",
    "stakes",
    "turns_left",
]

HUNDRED: Final = 100
MARCH: Final = 3
"""Typical length of an army's march, in hexes."""
MARKERS: Final = TABLES.marching.number("marker_strength")
"""SP that can lay a marker before the turn ends (6.2.1)."""
_LAST: Final = 20
_BORDER: Final[Mask] = sum(REALM[realm] for realm in BORDER_REALMS)


class Prize(NamedTuple):
    """A place of value.

    Attributes:
        value: the worth to a side of holding it rather than the enemy.
        ruin: the part of it that the Union gains for good when the place is destroyed (6.4.1).
    """

    place: int
    value: int
    ruin: int


@cache
def prizes() -> tuple[Prize, ...]:
    """Resource and Objective hexes, the ports of the blockade, and the forts in front of a port."""
    blockade: Mask = 0
    for zone in range(len(ZONES)):
        blockade |= GROUND.zones[zone]
    wanted = (RESOURCES | OBJECTIVES | blockade) & (LAND | ISLANDS)
    values = {place: _value(place, blockade) for place in members(wanted)}
    for fort in members(COASTAL_FORTS):
        behind = sum(values[port] for port in members(_behind(fort, PORTS & mask(values))))
        values[fort] = values.get(fort, 0) + behind * W.gate // HUNDRED
    return tuple(Prize(place, value, _ruin(place)) for place, value in sorted(values.items()))


def _ruin(place: int) -> int:
    """6.4.1: what is lost with the industry of a Resource hex: all its points but one."""
    points = GROUND.value[place] if RESOURCES >> place & 1 else 0
    return max(points - 1, 0) * (W.resource + W.production)


class Stakes(NamedTuple):
    """What can still be won and lost.

    Attributes:
        values: by prize, the worth of holding it.
        banked: what counts for the Union whoever holds the prizes: what it has destroyed for good,
            less its `caution`, which counts only what is lost.
    """

    values: tuple[int, ...]
    banked: int


_NORTHERN: Final[Mask] = OBJECTIVES & NORTH


@remembered(1 << 6)
def stakes(burned: Mask, side: int) -> Stakes:
    """The worth of prizes to a side while these Resource hexes are destroyed.

    For the Union an Objective hex of the North is a greater loss than a gain for the Confederates:
    the invasion scores turn by turn, and to retake the hex does not undo it (19.3.2).
    """
    lost = [prize.ruin if burned >> prize.place & 1 else 0 for prize in prizes()]
    more = [W.caution * (_NORTHERN >> prize.place & 1) * (side == UNION) for prize in prizes()]
    values = (
        prize.value - gone + extra for prize, gone, extra in zip(prizes(), lost, more, strict=True)
    )
    return Stakes(tuple(values), sum(lost) - sum(more))


def _behind(fort: int, ports: Mask) -> Mask:
    """10.3.1: the first of some ports that ships reach after passing a Coastal Fort."""
    front = mask(
        water
        for gate in WATERS.gates
        for water in (gate.a, gate.b)
        if gate.place == fort and not WATERS.seas >> water & 1
    )
    seen = front
    while front and not banks(front) & ports & ~COASTAL_FORTS:
        onward: Mask = 0
        for water in members(front):
            onward |= WATERS.flow[water]
        front = onward & ~seen
        seen |= front
    return banks(front) & ports & ~COASTAL_FORTS


def _value(place: int, blockade: Mask) -> int:
    value = 0
    if RESOURCES >> place & 1:
        value += GROUND.value[place] * (W.resource + W.production)
    if OBJECTIVES >> place & 1:
        kind = W.invasion if NORTH >> place & 1 else W.border if _BORDER >> place & 1 else 0
        value += kind or W.objective
    if blockade >> place & 1:
        value += W.port * GROUND.modifier[place]
    return value + (W.capital if NATIONAL_CAPITALS >> place & 1 else 0)


@cache
def _shares() -> tuple[tuple[tuple[int, float], ...], ...]:
    """By place, the prizes near it, each with the share of strength there that counts at it."""
    found: list[list[tuple[int, float]]] = [[] for _ in GROUND.keys]
    for number, prize in enumerate(prizes()):
        for place, steps in _near(prize.place).items():
            found[place].append((number, W.decay[steps] / HUNDRED))
    return tuple(tuple(each) for each in found)


def _near(prize: int) -> dict[int, int]:
    """By place near a prize, its distance in hexes; a river that stops an attack adds to it."""
    rings: list[list[int]] = [[] for _ in W.decay]
    rings[0].append(prize)
    found: dict[int, int] = {}
    for steps, ring in enumerate(rings):
        for place in ring:
            if place in found:
                continue
            found[place] = steps
            for near in GRID.neighbours[place] if place < GRID.size else ():
                if near >= 0 and LAND >> near & 1 and near not in found:
                    ahead = steps + (1 if WAYS.water(place, near) < 0 else W.river)
                    if ahead < len(rings):
                        rings[ahead].append(near)
    return found


@cache
def numbers() -> dict[int, int]:
    """By place, the number of the prize there."""
    return {prize.place: number for number, prize in enumerate(prizes())}


def turns_left(state: CivilWarState) -> int:
    """The turns that follow this one, up to the planning horizon."""
    last = _LAST if campaign(state.scenario) else SCENARIOS[START_OF[state.scenario]].last
    return max(0, min(len(W.outlook) - 1, last - state.turn))


def ahead(state: CivilWarState, values: tuple[int, ...]) -> float:
    """A weight that depends on how much of the game is left, as a fraction.

    The first of ``values`` is that of the last phase, the others add a turn each. Outside the
    Action Phases a turn counts as not begun.
    """
    turns = turns_left(state)
    if turns >= len(values) - 1:
        return values[-1] / HUNDRED
    later = values[turns + 1]
    return (later - (later - values[turns]) * state.phase / PHASES) / HUNDRED


def powers(state: CivilWarState, found: Facts) -> tuple[dict[int, float], dict[int, float]]:
    """By side and place the power of the strength points there, in hundredths of one.

    Without the effect of forts and entrenchments, which does not follow units that march away.
    """
    led = leaders(state)
    result: tuple[dict[int, float], dict[int, float]] = ({}, {})
    for side in (UNION, CONFEDERATE):
        fed, tied = supply(found, side).fed, supply(found, side).connected
        for place, number in state.sp[side].items():
            skill, most, _ = led[side].get(place, NOBODY)
            power = HUNDRED * number + W.led * min(number, most)
            more = W.rating * skill * (1 if most else 0)
            if state.demoralised[side] >> place & 1:
                power = power * W.shaken // HUNDRED
            power = power * supplied(fed, tied, place) // HUNDRED
            result[side][place] = power * (HUNDRED + more) / HUNDRED
    return result


class Part(NamedTuple):
    """Power in a place, in hundredths of a strength point."""

    place: int
    power: float


class Pressure(NamedTuple):
    """The prizes and the strength near them.

    Attributes:
        slopes: by side and prize, the worth to a side of a little more power at a prize.
        around: by side and prize, the power that counts there, in hundredths of a strength point.
        flags: by prize, 1 if it is the Union's, 0 the enemy's, a half if nobody's.
        bases: by prize, the square of the holder's inherent power there.
        values: the worth of each prize to its holder.
        outlook: how much of a prize's worth depends on the power around it.
    """

    slopes: tuple[list[float], list[float]]
    around: tuple[list[float], list[float]]
    flags: tuple[float, ...]
    bases: tuple[float, ...]
    values: tuple[int, ...]
    outlook: float

    def field(self, side: int, place: int) -> float:
        """The worth to a side of a hundredth of a strength point in a place."""
        slopes = self.slopes[side]
        return sum(slopes[number] * share for number, share in _shares()[place])

    def moved(self, side: int, left: Part, came: Part) -> float:
        """The gain of a side if power leaves one place and arrives in another."""
        shares = _shares()
        more = {number: -share * left.power for number, share in shares[left.place]}
        for number, share in shares[came.place]:
            more[number] = more.get(number, 0.0) + share * came.power
        return sum(
            self._worth(number, side, power) - self._worth(number, side, 0.0)
            for number, power in more.items()
            if power
        )

    def fortified(self, side: int, place: int, power: float) -> float:
        """The gain of a side if its garrison is stronger by so much power, in its place only."""
        number = numbers().get(place, -1)
        if number < 0:
            return 0.0
        return self._worth(number, side, power) - self._worth(number, side, 0.0)

    def _worth(self, number: int, side: int, more: float) -> float:
        """The worth of a prize to a side with ``more`` of its power around it."""
        mine = max(self.around[side][number] + more, 0.0) ** 2
        theirs, base = self.around[1 - side][number] ** 2, self.bases[number]
        whole = mine + theirs + base
        held = self.flags[number] if side == UNION else 1 - self.flags[number]
        return self.values[number] * self.outlook * (mine + base * held) / whole


@remembered(1 << 8)
def _flags(union: Mask, confederate: Mask, loose: Mask) -> tuple[float, ...]:
    """By prize, 1 if it is the Union's, 0 the enemy's; a half in Kentucky while it is neutral.

    Otherwise the Union would lose nothing by a march that gives it to the enemy (17.1.3). A `loose`
    place, held by a single SP without a marker, counts in part.
    """
    firm = W.presence / HUNDRED

    def flag(place: int) -> float:
        if not (union | confederate) >> place & 1:
            return 0.5
        kept = firm if loose >> place & 1 else 1.0
        return kept if union >> place & 1 else 1 - kept

    return tuple(flag(prize.place) for prize in prizes())


def passing(state: CivilWarState, side: int) -> Mask:
    """6.2.1: where a single SP of a side would hold a place no longer than it stays.

    It lays no marker in enemy land before the End Phase.
    """
    if state.phase >= PHASES:
        return 0
    return MARKABLE & ~facts(state).countries[side] & ~state.markers[side]


def _hold(state: CivilWarState, found: Facts) -> tuple[float, ...]:
    """By prize, how far it is the Union's."""
    loose: Mask = 0
    for side, stacks in enumerate(state.sp):
        single = mask(place for place, number in stacks.items() if number < MARKERS)
        loose |= found.held[side] & single & passing(state, side)
    return _flags(*found.held, loose)


@remembered(1 << 8)
def _bases(guarded: Mask, side: int) -> tuple[float, ...]:
    """By prize, the square of the holder's inherent power, as a side judges it.

    It is lower in an empty capital. Nor does the Union count on a garrison of the North: it flees
    from four SP (17.2.4), and one SP beats it in half of its attacks.
    """
    empty = (NATIONAL_CAPITALS | (_NORTHERN if side == UNION else 0)) & ~guarded
    return tuple(float((W.bared if empty >> one.place & 1 else W.base) ** 2) for one in prizes())


def _guarded(found: Facts) -> Mask:
    """The places with SP, militia or a fort of either side."""
    return occupied(found.board, UNION) | occupied(found.board, CONFEDERATE)


_Stacks = tuple[dict[int, float], dict[int, float]]
"""By side, the power in each place."""


def _around(state: CivilWarState, powered: _Stacks) -> tuple[list[float], list[float]]:
    """By side and prize, the power that counts there."""
    around = ([0.0] * len(prizes()), [0.0] * len(prizes()))
    shares, known = _shares(), numbers()
    for side, stacks in enumerate(powered):
        near = around[side]
        for place, power in stacks.items():
            for number, share in shares[place]:
                near[number] += power * share
            if place in known:
                near[known[place]] += power * _works(state, side, place)
    return around


def _works(state: CivilWarState, side: int, place: int) -> float:
    """The bonus of forts and entrenchments to a garrison, as a fraction of its power."""
    trench = W.trench * (state.trenches[side] >> place & 1)
    return (W.fort * state.forts[side].get(place, 0) + trench) / HUNDRED


def expected(state: CivilWarState, side: int) -> float:
    """The Union's expected share of all prizes together, as a side judges it."""
    found = facts(state)
    outlook = ahead(state, W.outlook)
    values, banked = stakes(state.burned, side)
    total = float(banked)
    flags, bases = _hold(state, found), _bases(_guarded(found), side)
    around = _around(state, powers(state, found))
    for value, union, base, north, south in zip(values, flags, bases, *around, strict=True):
        if north or south:
            mine = north * north
            share = (mine + base * union) / (mine + south * south + base)
            total += value * (outlook * share + (1 - outlook) * union)
        else:
            total += value * union
    return total


def pressure(state: CivilWarState, side: int) -> Pressure:
    """The prizes, with the strength of both sides around them, as a side judges them."""
    found = facts(state)
    outlook = ahead(state, W.outlook)
    flags, bases = _hold(state, found), _bases(_guarded(found), side)
    around = _around(state, powers(state, found))
    slopes: tuple[list[float], list[float]] = ([], [])
    values = stakes(state.burned, side).values
    for value, union, base, north, south in zip(values, flags, bases, *around, strict=True):
        whole = north * north + south * south + base
        part = 2 * value * outlook / (whole * whole)
        slopes[UNION].append(part * north * (south * south + base * (1 - union)))
        slopes[CONFEDERATE].append(part * south * (north * north + base * union))
    return Pressure(slopes, around, flags, bases, values, outlook)
