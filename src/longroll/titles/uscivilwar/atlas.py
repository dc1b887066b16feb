"""The map and the counters, as whoever draws them must know them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from longroll.board.region import members
from longroll.engine.atlas import (
    Atlas,
    HexPlace,
    HexSheet,
    HexSide,
    Piece,
    Place,
    Region,
    Side,
    Waterway,
)

from .components import SIDE_KEYS, STANDARD, TERRAIN, Components, General, load
from .components.ground import Ground, Space
from .components.parts import NORTHERN, SOUTHERN, STATE_KINDS, THEATRES

__all__ = ["atlas_of", "kind_of"]

_SIDES: Final = (Side("union", "navy", "square"), Side("confederate", "butternut", "cut"))
_HOMES: Final = {NORTHERN: "union", SOUTHERN: "confederate"}
_TOWN, _CITY = 3, 2


def kind_of(general: General) -> str:
    """The kind of a General's counter; who becomes cavalry by promotion keeps his first (8.6)."""
    ranks = general.ranks.values()
    return "cavalry" if all(rank.cavalry for rank in ranks) else "general"


@cache
def _standard() -> Atlas:
    return _atlas(STANDARD)


def atlas_of(overlay: Path | None) -> Atlas:
    """The map and the counters of the pack, with another laid over it if one is given."""
    return _standard() if overlay is None else _atlas(load(overlay))


def _atlas(box: Components) -> Atlas:
    ground, grid = box.ground, box.ground.grid
    pieces = [_piece(general) for general in box.generals]
    on_map = [place for place in range(grid.size) if ground.terrain[place] >= 0]
    sheet = HexSheet(
        columns=(grid.columns[0], grid.columns[-1]),
        rows=(grid.rows[0], grid.rows[-1]),
        low_parity=grid.low_parity,
        hexes=tuple(_hex(ground, place) for place in on_map),
        sides=tuple(_sides(box)),
        zones=tuple(Region(key, key, "neutral") for key in THEATRES),
        pointed=True,
    )
    return Atlas(
        places=tuple(_space(ground, space) for space in ground.spaces),
        routes=(),
        waterways=tuple(_waterways(box)),
        regions=tuple(
            Region(realm.key.lower(), realm.name, _HOMES.get(realm.kind, "neutral"))
            for realm in ground.realms
            if realm.kind < len(STATE_KINDS) - 1
        ),
        pieces={piece.key: piece for piece in pieces},
        sides=_SIDES,
        sheet=sheet,
    )


def _piece(general: General) -> Piece:
    lowest = general.ranks[min(general.ranks)]
    ratings = (lowest.attack, lowest.defence, lowest.movement)
    return Piece(general.key, general.name, SIDE_KEYS[general.side], kind_of(general), ratings)


def _hex(ground: Ground, place: int) -> HexPlace:
    marks = [
        mark
        for mark, region in (
            ("city", ground.cities),
            ("town", ground.towns & ~ground.cities),
            ("state-capital", ground.capitals & ~ground.nation),
            ("capital", ground.nation),
            ("objective", ground.objectives),
            ("ocean-port", ground.ocean_ports),
            ("river-port", ground.river_ports),
            ("salt", ground.salt),
            ("coast", ground.coast),
        )
        if region >> place & 1
    ]
    if ground.value[place]:
        marks.append(f"resource:{ground.value[place]}")
    if ground.modifier[place]:
        marks.append(f"blockade:{ground.modifier[place]}")
    if ground.through[place]:
        marks.append("river-through")
    key = ground.keys[place]
    theatre = ground.theatre[place]
    zones = (THEATRES[theatre],) if theatre >= 0 else ()
    ground_key = TERRAIN[ground.terrain[place]]
    return HexPlace(
        key, int(key[2:]), int(key[:2]), ground_key, ground.names[place], tuple(marks), zones
    )


def _sides(box: Components) -> Iterator[HexSide]:
    """Rivers, marks of sides and lines; what borders the edge of the map is left out."""
    ground = box.ground
    known = {
        key
        for place, key in enumerate(ground.keys[: ground.grid.size])
        if ground.terrain[place] >= 0
    }
    for course in box.waters.courses:
        kind = {"minor": "minor-river", "type-1": "river", "type-2": "great-river"}[course.kind]
        for a, b in course.sides:
            if a != b and a in known and b in known:
                yield HexSide(a, b, kind)
    for (a, b), marks in ground.features.items():
        if a in known and b in known:
            for mark in marks:
                yield HexSide(a, b, mark)
    for line in ground.lines:
        kind = f"new-{line.kind}" if line.since else line.kind
        for one, other in zip(line.course, line.course[1:], strict=False):
            yield HexSide(ground.keys[one], ground.keys[other], kind)


def _space(ground: Ground, space: Space) -> Place:
    state = ground.state[space.place]
    home = _HOMES.get(ground.realms[state].kind, "neutral") if state >= 0 else "union"
    marks = [space.kind]
    if ground.ocean_ports >> space.place & 1:
        marks.append("ocean-port")
    region = ground.realms[state].key.lower() if state >= 0 else ""
    rank = _CITY if space.kind == "box" else _TOWN
    value = ground.value[space.place]
    return Place(
        space.key, space.name, space.lat, space.lon, region, home, rank, value, tuple(marks)
    )


def _waterways(box: Components) -> Iterator[Waterway]:
    """Navigable rivers, with the ports on them from the mouth up."""
    for course in box.waters.courses:
        if course.kind == "minor":
            continue
        ports: list[str] = []
        for a, b in course.sides:
            key = f"@{a}" if a == b else f"{a}|{b}"
            for place in members(box.waters.banks[box.waters.at(key)] & box.ground.ports):
                if box.ground.keys[place] not in ports:
                    ports.append(box.ground.keys[place])
        name = course.river
        key = f"{name}-{course.part}".lower().replace(" ", "-").replace("(", "").replace(")", "")
        yield Waterway(key, name, tuple(ports))
