"""What can be laid over the map: command, supply, forage, railways, and how far a block marches.

Where blocks stand is open, and so is all that follows from it; which block is which is told of the
own ones and of those that lie flat.
"""

from __future__ import annotations

from longroll.board.region import Mask, members
from longroll.engine.overlay import Mark, Overlay

from ..base import block_at, hex_key, side_key, side_of
from ..command import command, staffs
from ..components import BLOCKS, FOREST, GROUND, HQ, SUPREME, TERRITORY
from ..control import blocks_in, occupied, tracks_of
from ..marching import marches, range_of, speed
from ..orders.moving import used
from ..state import BobbyLeeState
from ..supply import forage, lines, railways, supplied
from ..turn import CampaignTurn

__all__ = ["overlays"]


def overlays(state: BobbyLeeState, seat: str, about: str) -> list[Overlay]:
    """What ``seat`` may know; ``about`` a block that it knows: its command or its march."""
    side, asked = side_of(seat), block_at(about)
    known = asked >= 0 and (BLOCKS[asked].side == side or bool(state.face_up >> asked & 1))
    found = [overlay for whose in (0, 1) for overlay in _open(state, whose)]
    if known and state.at[asked] >= 0:
        if BLOCKS[asked].arm == HQ:
            found.append(_command(state, BLOCKS[asked].side, (asked,), about))
        if marches(asked) and not state.moved >> asked & 1:
            found.append(_march(state, asked, about))
    elif side >= 0:
        found.append(_command(state, side, tuple(staffs(state, side)), ""))
    return [overlay for overlay in found if overlay.marks]


def _open(state: BobbyLeeState, side: int) -> tuple[Overlay, ...]:
    return _supply(state, side), _forage(state, side), _railways(state, side)


def _command(state: BobbyLeeState, side: int, whose: tuple[int, ...], about: str) -> Overlay:
    """The hexes within the command of headquarters in the field (5.12)."""
    reached = seats = 0
    for block in whose:
        there = command(state, block)
        if there:
            seats |= 1 << state.at[block]
            reached |= there
    marks = [
        Mark(hex_key(hex_), "source" if seats >> hex_ & 1 else "free") for hex_ in members(reached)
    ]
    return Overlay("command", "5.12", tuple(marks), side_key(side), about=about)


def _supply(state: BobbyLeeState, side: int) -> Overlay:
    """The lines, what they feed, and where blocks stand that they do not reach (11.4)."""
    found, fed = lines(state, side), supplied(state, side)
    apart = occupied(state, side) & ~fed
    marks = [
        Mark(hex_key(hex_), _kind(hex_, found & fed, apart))
        for hex_ in members(found | fed | apart)
    ]
    return Overlay(f"supply-{side_key(side)}", "11.4", tuple(marks), side_key(side))


def _kind(hex_: int, source: Mask, cut: Mask) -> str:
    if cut >> hex_ & 1:
        return "cut"
    return "source" if source >> hex_ & 1 else "free"


def _forage(state: BobbyLeeState, side: int) -> Overlay:
    """How many blocks find food where a side has some beyond its lines (11.2)."""
    marks: list[Mark] = []
    for hex_ in members(occupied(state, side) & ~supplied(state, side)):
        feeds = forage(state, hex_)
        hungry = len(blocks_in(state, side, hex_)) > feeds
        marks.append(Mark(hex_key(hex_), "cut" if hungry else "free", feeds))
    return Overlay(f"forage-{side_key(side)}", "11.2", tuple(marks), side_key(side))


def _railways(state: BobbyLeeState, side: int) -> Overlay:
    """The railways that a side may use, and those of its own land that it may not (9.1)."""
    usable, month = railways(state, side), tracks_of(state)
    laid = 0
    joined: list[tuple[str, str]] = []
    for hex_, rails in enumerate(GROUND.rails):
        for rail in rails:
            if rail.since > month:
                continue
            laid |= 1 << hex_
            if hex_ < rail.to and usable >> hex_ & usable >> rail.to & 1:
                joined.append((hex_key(hex_), hex_key(rail.to)))
    shown = laid & (usable | TERRITORY[side])
    marks = [
        Mark(hex_key(hex_), "free" if usable >> hex_ & 1 else "cut") for hex_ in members(shown)
    ]
    pairs = tuple(dict.fromkeys(joined))
    return Overlay(f"railways-{side_key(side)}", "9.1", tuple(marks), side_key(side), pairs)


def _march(state: BobbyLeeState, block: int, about: str) -> Overlay:
    """Where a block can march, and how many more may attack over which sides (5.3, 5.31)."""
    side = BLOCKS[block].side
    enemies, woods = occupied(state, 1 - side), _rested(state, side)
    found = range_of(state.at[block], speed(state, block), state.mud, enemies, woods)
    taken = used(state, side)
    doors = [
        (hex_, origin, limit - taken.get((origin, hex_), 0))
        for hex_, origin, limit in found.doors
        if BLOCKS[block].arm != SUPREME and limit > taken.get((origin, hex_), 0)
    ]
    limits: dict[int, int] = {}
    for hex_, _, left in doors:
        limits[hex_] = limits.get(hex_, 0) + left
    marks = [
        Mark(hex_key(hex_), "fight", limits[hex_])
        if hex_ in limits
        else Mark(hex_key(hex_), "reach")
        for hex_ in sorted({*members(found.open), *limits})
    ]
    ways = tuple((hex_key(origin), hex_key(hex_)) for hex_, origin, _ in doors)
    return Overlay("march", "5.3", tuple(marks), side_key(side), ways, about)


def _rested(state: BobbyLeeState, side: int) -> Mask:
    """The forests that held friends when the campaign turn began (1.24)."""
    for frame in state.stack:
        if isinstance(frame, CampaignTurn) and frame.side == side:
            return sum(1 << hex_ for hex_ in frame.woods)
    return occupied(state, side) & FOREST
