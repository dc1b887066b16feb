"""The map and the counters, as whoever draws them must know them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
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
    Route,
    Side,
    Waterway,
)

from .components import SIDE_KEYS, STANDARD, TERRAIN, Components, General, load
from .components.ground import Ground, Line, Space
from .components.parts import NORTHERN, SOUTHERN, STATE_KINDS, THEATRES

__all__ = ["atlas_of", "kind_of"]

_SIDES: Final = (Side("union", "navy", "square"), Side("confederate", "butternut", "cut"))
_HOMES: Final = {NORTHERN: "union", SOUTHERN: "confederate"}
_SEA_EAST: Final = 15
"""From this row on the map ends in the Chesapeake and the Atlantic."""
_TOWN, _CITY = 3, 2
_GROUNDS: Final = {"mountain": "mountains", "unplayable": "closed", "lake": "sea"}
"""Ground that a surveyor calls otherwise than the pack."""
_COURSES: Final = {"minor": "creek", "type-1": "river", "type-2": "great-river"}
_SIDES_OF: Final = {
    **dict.fromkeys(("sea", "bay", "inlet", "lake"), "strait"),
    **{"mountain": "ridge", "pass": "gap", "rail-cut": "cut", "impassable": "barrier"},
    **{"rail-bridge": "bridge", "rail-ferry": "ferry", "ferry": "ferry"},
}
"""What a mark of a hexside is in the words of a surveyor."""
_LINKS: Final = {"land": "road", "trace": "road"}


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
    classes = {a: course.kind for course in box.waters.courses for a, b in course.sides if a == b}
    on_map = [place for place in range(grid.size) if ground.terrain[place] >= 0]
    sheet = HexSheet(
        columns=(grid.columns[0], grid.columns[-1]),
        rows=(grid.rows[0], grid.rows[-1]),
        low_parity=grid.low_parity,
        hexes=tuple(_hex(ground, place, classes) for place in on_map),
        sides=tuple(dict.fromkeys(_sides(box))),
        zones=tuple(Region(key, key, "neutral") for key in THEATRES),
        pointed=True,
        countries=tuple(
            Region(realm.key.lower(), realm.name, _HOMES.get(realm.kind, "neutral"))
            for realm in ground.realms
        ),
        sea_east=_SEA_EAST,
        gaps="sea",
    )
    return Atlas(
        places=tuple(_space(ground, space) for space in ground.spaces),
        routes=tuple(
            Route(ground.keys[link.a], ground.keys[link.b], _LINKS.get(link.kind, "water"))
            for link in ground.links
        ),
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
    """His counters: movement, rank, attack and defence of each."""
    ranks = tuple(
        (stars, (rank.movement, stars, rank.attack, rank.defence))
        for stars, rank in sorted(general.ranks.items())
    )
    side, kind = SIDE_KEYS[general.side], kind_of(general)
    return Piece(general.key, general.name, side, kind, ranks[0][1], ranks=ranks)


def _hex(ground: Ground, place: int, classes: Mapping[str, str]) -> HexPlace:
    """A hex; ``classes``: by hex the class of the river that runs through its middle."""
    marks = [
        mark
        for mark, region in (
            ("city", ground.cities),
            ("town", ground.towns & ~ground.cities),
            ("state-capital", ground.capitals & ~ground.nation),
            ("capital", ground.nation),
            ("objective", ground.objectives),
            ("port", ground.ocean_ports),
            ("landing", ground.river_ports),
            ("salt", ground.salt),
            ("coast", ground.coast),
        )
        if region >> place & 1
    ]
    if ground.value[place]:
        marks.append(f"value:{ground.value[place]}")
    if ground.modifier[place]:
        marks.append(f"blockade:{ground.modifier[place]}")
    if ground.through[place]:
        marks.append(f"through:{_COURSES[classes[ground.keys[place]]]}")
    key, theatre, state = ground.keys[place], ground.theatre[place], ground.state[place]
    zones = [THEATRES[theatre]] if theatre >= 0 else []
    zones += [ground.realms[state].key.lower()] if state >= 0 else []
    kind = TERRAIN[ground.terrain[place]]
    return HexPlace(
        key,
        int(key[2:]),
        int(key[:2]),
        _GROUNDS.get(kind, kind),
        ground.names[place],
        tuple(marks),
        tuple(zones),
        _HOMES.get(ground.realms[state].kind, "") if state >= 0 else "",
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
        name = course.river.partition(" (")[0]
        for a, b in course.sides:
            if a != b and a in known and b in known:
                yield HexSide(a, b, _COURSES[course.kind], name)
    for (a, b), marks in ground.features.items():
        if a in known and b in known:
            kinds = dict.fromkeys(_SIDES_OF[mark] for mark in marks)
            for kind in kinds:
                if kind != "ridge" or not {"gap", "cut"} & kinds.keys():
                    yield HexSide(a, b, kind, "")
    lines = {
        (*sorted((ground.keys[one], ground.keys[other])), _line_kind(line)): None
        for line in ground.lines
        for one, other in pairwise(line.course)
    }
    for a, b, kind in lines:
        yield HexSide(a, b, kind)


def _line_kind(line: Line) -> str:
    """A railroad that is built in the war is drawn as a plan."""
    return "rail-planned" if line.kind == "rail" and line.since else line.kind


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
