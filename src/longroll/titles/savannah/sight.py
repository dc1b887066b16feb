"""Line of sight (G11.4), as the guns need it and as the table shows it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from longroll.board.region import Mask, members
from longroll.board.sight import ADJACENT, BOTH_UP, NEITHER_UP, ONE_UP, Sight, lanes, look
from longroll.engine.event import Message, Value
from longroll.engine.overlay import Mark, Overlay
from longroll.engine.title import View

from .components import (
    BLOCKING,
    CITY,
    COVERED_WAY,
    GRID,
    LIGHT_WOODS,
    PLAYABLE,
    TABLES,
    TERRAIN,
    UPHILL,
    WOODS,
    hex_key,
)
from .ground import lay
from .state import SavannahState

__all__ = ["Line", "blocking", "sees", "sight", "sight_overlay", "told"]

RULE: Final = {
    ADJACENT: "G11.41",
    NEITHER_UP: "G11.43A",
    ONE_UP: "G11.43B",
    BOTH_UP: "G11.43C",
}
"""The clause of each case; which it is, and what blocks there, `longroll.board.sight` tells."""
BLOCKED_BY_HEX: Final = "G11.42"
ALONG_SIDE: Final = "G11.44"

_REASON: Final = {
    WOODS: "woods",
    LIGHT_WOODS: "light-woods",
    CITY: "city",
    COVERED_WAY: "covered-way",
}


class Line(NamedTuple):
    """What one sees from a hex of another.

    Attributes:
        start, end: the hexes.
        distance: in hexes.
        clear: whether the line is clear.
        clause: the clause that decides it.
        blockers: for each hex that blocks, why: ``woods``, ``light-woods``, ``city``,
            ``covered-way`` or ``units``.
        slopes: the hexsides that block, as pairs of hexes.
        along: whether the line runs along a hexside.
    """

    start: int
    end: int
    distance: int
    clear: bool
    clause: str
    blockers: tuple[tuple[int, str], ...] = ()
    slopes: tuple[tuple[int, int], ...] = ()
    along: bool = False


def blocking(state: SavannahState) -> Mask:
    """The hexes through which nobody sees: terrain and combat units (G11.42, T.LOS)."""
    found: Mask | None = state.facts.get("sight")
    if found is None:
        occupied = lay(state).occupied
        found = BLOCKING & ~state.destroyed | occupied[0] | occupied[1]
        state.facts["sight"] = found
    return found


def sees(state: SavannahState, start: int, end: int) -> bool:
    """Whether the line of sight between two hexes is clear (G11.4)."""
    blocked = blocking(state)
    return any(not lane & blocked for lane in _lanes(start, end))


@lru_cache(maxsize=1 << 16)
def _lanes(start: int, end: int) -> tuple[Mask, ...]:
    return lanes(GRID, start, end, UPHILL)


def sight(state: SavannahState, start: int, end: int) -> Line:
    """The line of sight between two hexes, and which hex or slope (G11.43) blocks it, and why."""
    seen = look(GRID, start, end, blocking(state), UPHILL)
    return Line(
        start=start,
        end=end,
        distance=GRID.distance(start, end),
        clear=seen.clear,
        clause=_clause(seen),
        blockers=tuple((hex_, _reason(state, hex_)) for hex_ in seen.hexes),
        slopes=seen.slopes,
        along=seen.along,
    )


def _clause(seen: Sight) -> str:
    if seen.hexes:
        return BLOCKED_BY_HEX
    if seen.clear and seen.along and seen.case != BOTH_UP:
        return ALONG_SIDE
    return RULE[seen.case]


def _reason(state: SavannahState, hex_: int) -> str:
    occupied = lay(state).occupied
    if (occupied[0] | occupied[1]) >> hex_ & 1:
        return "units"
    return _REASON[TERRAIN[hex_]]


def told(state: SavannahState, start: int, end: int) -> View:
    """The same as plain data for the table, with messages for what blocks (G11.4)."""
    line = sight(state, start, end)
    blocked = [_said(f"blocked-{reason}", line.clause, hex_) for hex_, reason in line.blockers]
    rule = RULE[ONE_UP] if line.clause == BLOCKED_BY_HEX else line.clause
    blocked += [_said("blocked-slope", rule, b, a) for a, b in line.slopes]
    verdict = "clear" if line.clear else "blocked"
    return {
        "from": hex_key(start),
        "to": hex_key(end),
        "distance": line.distance,
        "clear": line.clear,
        "clause": line.clause,
        "verdict": {
            "text": f"show-sight-{verdict}",
            "from": hex_key(start),
            "to": hex_key(end),
            "count": line.distance,
            "clause": line.clause,
        },
        "blocked": blocked,
    }


def _said(key: str, clause: str, hex_: int, beyond: int = -1) -> dict[str, Value]:
    said: dict[str, Value] = {"text": f"show-{key}", "hex": hex_key(hex_), "clause": clause}
    if beyond >= 0:
        said["from"] = hex_key(beyond)
    return said


def sight_overlay(state: SavannahState, start: int) -> Overlay:
    """What a gun in a hex would see, and not see, as far as naval guns reach (G11.4).

    Seen from the side that stands there, or else from the active one. A line is drawn to each hex
    with combat units that is seen; those whose units hide what lies behind them are marked as such.
    """
    occupied, about = lay(state).occupied, hex_key(start)
    side = next((side for side in (0, 1) if occupied[side] >> start & 1), state.active)
    near = GRID.within(start, TABLES.fire.naval_range) & PLAYABLE
    views = [sight(state, start, hex_) for hex_ in members(near & ~(1 << start))]
    hiding = {hex_ for line in views for hex_, why in line.blockers if why == "units"}
    marks = [Mark(about, "source")]
    lines: list[tuple[str, str]] = []
    for line in views:
        kind = "free" if line.clear else "cut"
        if line.end in hiding:
            kind = "block"
        elif line.clear and (occupied[0] | occupied[1]) >> line.end & 1:
            kind = "own" if occupied[side] >> line.end & 1 else "enemy"
        marks.append(Mark(hex_key(line.end), kind, line.distance))
        if line.clear and (occupied[0] | occupied[1]) >> line.end & 1:
            lines.append((about, hex_key(line.end)))
    return Overlay(
        key="sight",
        clause="G11.4",
        marks=tuple(sorted(marks)),
        side=state.seat_for(side),
        lines=tuple(lines),
        about=about,
        pairs=True,
        note=_weather(state),
    )


def _weather(state: SavannahState) -> Message | None:
    """What the weather does to fire: nobody sees less far for it, and many expect that (T.WX)."""
    fire = TABLES.weather[state.weather].fire
    if fire == 0:
        return None
    key, weather = "overlay-sight-weather", ("weather", state.weather)
    if fire is None:
        return Message(f"{key}-silent", (weather,))
    return Message(key, (("amount", fire), weather))
