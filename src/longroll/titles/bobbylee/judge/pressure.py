"""The strength of both sides around each valuable place, and who is likely to hold it."""

from __future__ import annotations

from operator import mul
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.engine.memo import remembered

from ..components import (
    BLOCKS,
    FOREST,
    GARRISON,
    GROUND,
    HEAVY,
    TERRITORY,
    UNION,
    YEARS,
)
from ..control import SPANS, occupied
from ..state import BobbyLeeState
from .weights import W

__all__ = [
    "HUNDRED",
    "OWN_PRIZES",
    "PRIZES",
    "Pressure",
    "Prize",
    "months_left",
    "power",
    "pressure",
    "toughness",
    "values",
]

HUNDRED: Final = 100
_MONTHS: Final = 3
"""Planning horizon in months."""


class Prize(NamedTuple):
    """A place of value.

    Attributes:
        side: the side whose territory it is in; the other wants it.
        points: victory points for as long as it is held (3.51).
        supply: whether it is a supply hex, and brings points month by month (3.52).
    """

    hex: int
    side: int
    points: int
    supply: bool


def _prizes() -> tuple[Prize, ...]:
    found: list[Prize] = []
    for side, land in enumerate(TERRITORY):
        for hex_ in members(land):
            supply = bool(GROUND.supply[side] >> hex_ & 1)
            if GROUND.vp[hex_] or supply:
                found.append(Prize(hex_, side, GROUND.vp[hex_], supply))
    return tuple(found)


PRIZES: Final = _prizes()
OWN_PRIZES: Final = tuple(
    frozenset(prize.hex for prize in PRIZES if prize.side == side) for side in (0, 1)
)
"""By side, the valuable places of its own."""


def _away(hex_: int) -> dict[int, int]:
    """By hex, its distance from one in marches, as far as strength counts."""
    found, front = {hex_: 0}, 1 << hex_
    seen: Mask = front
    for links in range(1, len(W.decay)):
        reached = 0
        for other in members(front):
            reached |= GROUND.ways[other]
        front = reached & ~seen
        seen |= front
        found |= dict.fromkeys(members(front), links)
    return found


def _shares() -> tuple[tuple[float, ...], ...]:
    """By hex, how much strength there counts at each prize."""
    far = [_away(prize.hex) for prize in PRIZES]
    return tuple(
        tuple(W.decay[away[hex_]] / HUNDRED if hex_ in away else 0.0 for away in far)
        for hex_ in range(len(GROUND.names))
    )


SHARES: Final = _shares()
_STILL: Final = mask(block.index for block in BLOCKS if block.arm in (GARRISON, HEAVY))
_POWER: Final = tuple(W.power[block.arm] for block in BLOCKS)
_SHARES_AT: Final = tuple(
    tuple((number, share) for number, share in enumerate(shares) if share) for shares in SHARES
)
"""The same as pairs of prize number and share, without zero shares."""
_AT_HOME: Final = tuple(
    tuple((number, 1.0) for number, prize in enumerate(PRIZES) if prize.hex == hex_)
    for hex_ in range(len(GROUND.names))
)


def toughness(hex_: int) -> float:
    """The multiplier of the defenders' strength in a hex (7.42, 7.6)."""
    if GROUND.fort >> hex_ & 1:
        return W.fort / HUNDRED
    return W.forest / HUNDRED if FOREST >> hex_ & 1 else 1.0


_TOUGH: Final = tuple(toughness(prize.hex) for prize in PRIZES)


def power(state: BobbyLeeState, block: int) -> int:
    """The fighting power of a block."""
    return state.steps[block] * _POWER[block]


def months_left(state: BobbyLeeState) -> int:
    """The months that follow this one, up to the planning horizon."""
    return max(0, min(_MONTHS, YEARS[state.scenario].end - state.month))


def values(state: BobbyLeeState) -> tuple[float, ...]:
    """The worth of each prize; that of supply hexes includes what they will bring."""
    left = months_left(state) + 1
    return tuple(
        HUNDRED * prize.points
        + prize.supply * left * (W.supply if prize.side == UNION else W.southern)
        for prize in PRIZES
    )


class Pressure(NamedTuple):
    """The strength around the prizes, and its consequences.

    Attributes:
        value: the expected value of all prizes together; positive for the Union.
        slopes: by side and prize, the worth to that side of a little more of its power there.
        takes: by hex, the worth of entering a prize where no enemy stands.
        hopes: by hex with both sides, what its owner will have lost there if he holds the field,
            and if the enemy does.
    """

    value: float
    slopes: tuple[tuple[float, ...], tuple[float, ...]]
    takes: dict[int, float]
    hopes: dict[int, tuple[float, float]]

    def field(self, side: int, hex_: int) -> float:
        """The worth to a side of a point of its power in a hex."""
        found: float = sum(map(mul, self.slopes[side], SHARES[hex_]))
        return found


def pressure(state: BobbyLeeState) -> Pressure:
    """The prizes, with the strength of both sides around them.

    Where both sides are in a place, `contests` says who will hold it.
    """
    strength = (_around(state, 0), _around(state, 1))
    stand = (occupied(state, 0), occupied(state, 1))
    outlook = W.outlook[months_left(state)] / HUNDRED
    total = 0.0
    slopes: tuple[list[float], list[float]] = ([], [])
    takes: dict[int, float] = {}
    hopes: dict[int, tuple[float, float]] = {}
    for number, (prize, value) in enumerate(zip(PRIZES, values(state), strict=True)):
        side, there = prize.side, 1 << prize.hex
        attack, defence, tough = strength[1 - side][number], strength[side][number], _TOUGH[number]
        taken = bool(stand[1 - side] & there)
        if taken and stand[side] & there:
            kept = outlook * _Hold(attack, defence, tough, taken=False).share
            lost = outlook * _Hold(attack, defence, tough, taken=True).share + 1 - outlook
            hopes[prize.hex] = (value * kept, value * lost)
            slopes[0].append(0.0)
            slopes[1].append(0.0)
            continue
        hold = _Hold(attack, defence, tough, taken=taken)
        if not (stand[0] | stand[1]) & there:
            takes[prize.hex] = (1 - outlook) * value
        expected = value * (outlook * hold.share + (1 - outlook) * taken)
        total += expected if side != UNION else -expected
        slopes[1 - side].append(value * outlook * hold.attack_slope)
        slopes[side].append(value * outlook * hold.defence_slope)
    return Pressure(total, (tuple(slopes[0]), tuple(slopes[1])), takes, hopes)


class _Hold:
    """Who is likely to hold a place, by the squares of the powers around it.

    Walls, woods, and the inherent power of a place help its holder: the owner, as long as no enemy
    has ``taken`` it.
    """

    __slots__ = ("attack_slope", "defence_slope", "share")

    def __init__(self, attack: float, defence: float, tough: float, *, taken: bool) -> None:
        holder, comer = (attack, defence) if taken else (defence, attack)
        solid = (holder * tough) ** 2 + float(W.base**2)
        whole = comer * comer + solid
        self.share = solid / whole if taken else comer * comer / whole
        coming = 2 * comer * solid / whole**2
        holding = 2 * comer * comer * holder * tough * tough / whole**2
        self.attack_slope, self.defence_slope = (holding, coming) if taken else (coming, holding)


def _around(state: BobbyLeeState, side: int) -> tuple[float, ...]:
    """The power of a side at each prize; a block that does not march counts where it is."""
    first, end = SPANS[side]
    return _felt(first, tuple(state.at[first:end]), tuple(state.steps[first:end]))


@remembered(1 << 11)
def _felt(first: int, places: tuple[int, ...], steps: tuple[int, ...]) -> tuple[float, ...]:
    """The same for blocks from index ``first`` on, by their places and steps."""
    mobile: dict[int, int] = {}
    still: dict[int, int] = {}
    for block, (hex_, left) in enumerate(zip(places, steps, strict=True), first):
        if hex_ >= 0:
            into = still if _STILL >> block & 1 else mobile
            into[hex_] = into.get(hex_, 0) + left * _POWER[block]
    found = [0.0] * len(PRIZES)
    for where, shares in ((mobile, _SHARES_AT), (still, _AT_HOME)):
        for hex_, strength in where.items():
            for number, share in shares[hex_]:
                found[number] += strength * share
    return tuple(found)
