"""X4.19.breach, X4.19.city, T.SB.note Breaches, destroyed city hexes, scatter and repairs."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.procedure import Call, Flow

from .base import P, Proc, ask_army, d10, hex_key, unit_key
from .components import (
    ABATIS_IN,
    ABATIS_OUT,
    CITY_HEXES,
    CROSSING,
    GRID,
    PRINTED_WORKS_OUT,
    REDOUBT_IN,
    REDOUBT_OUT,
    REVETMENT_IN,
    REVETMENT_OUT,
    TABLES,
    UNIT,
    UNITS,
    WORKS_OUT,
    hex_at,
)
from .components.parts import BRITISH, CROWN, FRENCH
from .ground import lines, units_in
from .losses import lose_step
from .morale import check_morale
from .retreat import Retreat
from .seats import foremost
from .state import SavannahState

__all__ = [
    "BRITISH_SIDES",
    "breach",
    "breachable",
    "breached_of",
    "destroy_city",
    "mend",
    "scatter",
    "side_key_of",
    "side_of_key",
]

_BRITISH: Final = REVETMENT_IN | REVETMENT_OUT | REDOUBT_IN | REDOUBT_OUT | ABATIS_IN | ABATIS_OUT
_ABATIS: Final = ABATIS_IN | ABATIS_OUT


def side_key_of(side: int) -> str:
    """A hexside as actions and events name it, by its two hexes: ``1404-1405``."""
    a, b = GRID.side_ends[side]
    return f"{hex_key(a)}-{hex_key(b)}"


def side_of_key(key: str) -> int:
    """The number of a hexside by its key; -1 when there is none."""
    a, _, b = key.partition("-")
    try:
        return GRID.side_between(hex_at(a), hex_at(b))
    except KeyError:
        return -1


def _flags(state: SavannahState, side: int) -> int:
    """The works in force on a hexside, seen from both of its hexes."""
    a, b = GRID.side_ends[side]
    direction = GRID.direction(a, b)
    flags = lines(state).flags
    return flags[a][direction] | flags[b][(direction + 3) % 6]


def _is_british(side: int) -> bool:
    """Whether the works printed on a hexside are those of the town."""
    a, b = GRID.side_ends[side]
    return bool(CROSSING[a][GRID.direction(a, b)] & _BRITISH)


BRITISH_SIDES: Final[Mask] = mask(side for side in range(GRID.sides) if _is_british(side))
"""The hexsides with works of the town printed on them."""


def breachable(state: SavannahState, owner: int) -> list[tuple[int, bool]]:
    """The works of a side that can be breached: (hexside, whether its abatis), in order."""
    if owner == CROWN:
        candidates = tuple(members(BRITISH_SIDES))
    else:
        candidates = tuple(
            sorted(
                {
                    GRID.side(hex_, d)
                    for hex_ in _siege_hexes(state)
                    for d in range(6)
                    if lines(state).flags[hex_][d] & PRINTED_WORKS_OUT
                }
            )
        )
    found: list[tuple[int, bool]] = []
    for side in candidates:
        flags = _flags(state, side)
        if flags & WORKS_OUT:
            found.append((side, False))
        if flags & _ABATIS:
            found.append((side, True))
    return found


def _siege_hexes(state: SavannahState) -> list[int]:
    return sorted({hex_ for hex_, _, complete in state.works if complete})


def breached_of(state: SavannahState, owner: int) -> list[tuple[int, bool]]:
    """The breaches in the works of a side: (hexside, whether in its abatis), in order."""
    found = [(side, False) for side in members(state.breached)]
    found += [(side, True) for side in members(state.cleared)]
    return sorted([pair for pair in found if _is_british(pair[0]) == (owner == CROWN)])


def mend(play: P, side: int, abatis: bool) -> None:
    """Repair a breach (T.SB1, card 28)."""
    state = play.state
    if abatis:
        state.cleared &= ~(1 << side)
    else:
        state.breached &= ~(1 << side)
    state.touch()
    play.tell("repaired-abatis" if abatis else "repaired", hexside=side_key_of(side))


# --- Breaches -------------------------------------------------------------------------------------


def breach(play: P, side: int, abatis: bool) -> Proc:
    """Breach the works on a hexside, or its abatis; the procedure returned makes the checks.

    A step ends with ``return breach(play, side, abatis)``.
    """
    state = play.state
    inside = _inside(state, side, abatis)
    if abatis:
        state.cleared |= 1 << side
    else:
        state.breached |= 1 << side
    state.touch()
    play.tell("breached-abatis" if abatis else "breached", hexside=side_key_of(side))
    return Shaken(inside, 0)


def _inside(state: SavannahState, side: int, abatis: bool) -> int:
    """The hex behind the works of a hexside."""
    a, b = GRID.side_ends[side]
    wanted = ABATIS_OUT if abatis else WORKS_OUT
    return a if lines(state).flags[a][GRID.direction(a, b)] & wanted else b


def _gunners(unit: int) -> int:
    """The army credited with what breaches and bombs do to a unit (T.SB.note)."""
    return FRENCH if UNITS[unit].side == CROWN else BRITISH


class Shaken(Proc):
    """The units in a hex check their morale; those that fail retreat a hex (X4.19, T.SB.note)."""

    __slots__ = ("drm", "hex", "left")
    clause = "X4.19.breach"
    steps = ("begin", "next")

    def __init__(self, hex_: int, drm: int) -> None:
        super().__init__()
        self.hex = hex_
        self.drm = drm
        self.left: tuple[int, ...] = ()

    def begin(self, play: P) -> Flow:
        """Who is there."""
        self.left = units_in(play.state, self.hex)
        return None

    def next(self, play: P) -> Flow:
        """One after the other."""
        state = play.state
        while self.left:
            unit, self.left = self.left[0], self.left[1:]
            if state.at[unit] == self.hex and not check_morale(play, unit, self.drm):
                return Call(Retreat(unit, 1, _gunners(unit)), then="next")
        return None


# --- The city -------------------------------------------------------------------------------------


def scatter(play: P, hex_: int) -> int:
    """Where a shot aimed at a hex comes down; -1 off the map (X4.12.proc, T.SB1)."""
    roll = d10(play, "scatter")
    direction = TABLES.scatter[roll]
    found = hex_ if direction < 0 else GRID.neighbours[hex_][direction]
    where = hex_key(found) if found >= 0 else "off-map"
    play.tell("scatter", roll=roll, hex=where)
    return found


def destroy_city(play: P, hex_: int) -> Proc | None:
    """Destroy a city hex; the procedure returned takes a step and makes the checks.

    None when there is no intact city in the hex. A step ends with
    ``return destroy_city(play, hex)``.
    """
    state = play.state
    if hex_ < 0 or not (CITY_HEXES & ~state.destroyed) >> hex_ & 1:
        return None
    state.destroyed |= 1 << hex_
    state.touch()
    play.tell("city-destroyed", hex=hex_key(hex_))
    return Ruins(hex_)


class Ruins(Proc):
    """One unit in a destroyed city hex loses a step, then all check at -1 (T.SB.note, X4.19.city).

    Its owner chooses: ``lose <unit>``.
    """

    __slots__ = ("hex",)
    clause = "X4.19.city"
    steps = ("choose", "shake", "over")

    def __init__(self, hex_: int) -> None:
        super().__init__()
        self.hex = hex_

    def choose(self, play: P) -> Decision | str:
        """Who loses a step."""
        state = play.state
        units = units_in(state, self.hex)
        if not units:
            return "over"
        units = foremost(state, units)
        actions = [act("lose", unit_key(unit)) for unit in units]
        army = UNITS[units[0]].army
        where = hex_key(self.hex)
        return ask_army(state, army, "prompt-ruins", actions, self.clause, hex=where)

    def on_choose(self, play: P, action: Action) -> Flow:
        """The loss counts as any other (T.SB.note)."""
        unit = UNIT[action.args[0]]
        lose_step(play, unit, by=_gunners(unit))
        return None

    def shake(self, play: P) -> Flow:
        """All there check at -1."""
        return Shaken(self.hex, -1)

    def over(self, play: P) -> Flow:
        """Nobody was there, or all is done."""
        return None
