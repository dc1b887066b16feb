"""From the tables of the map to masks: hexes, spaces, sides, lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from longroll.board.hexes import HexGrid
from longroll.board.region import Mask, mask
from longroll.engine.pack import Pack, Row

from .parts import SIDE_KEYS, STATE_KINDS, THEATRES, ZONES, Realm

__all__ = [
    "BARRIERS",
    "CAPITALS",
    "FEATURES",
    "LINE_KINDS",
    "RANKS",
    "SPACE_KINDS",
    "TERRAIN",
    "Ground",
    "Line",
    "Link",
    "Space",
    "corners",
    "read_ground",
]

TERRAIN: Final = ("clear", "woods", "swamp", "mountain", "morass", "unplayable", "sea", "lake")
_LAND: Final = ("clear", "woods", "swamp", "mountain")
"""Ground that units on land may enter (5.7)."""
RANKS: Final = ("", "town", "city")
CAPITALS: Final = ("", "state", "national", "both")
PORTS: Final = ("", "river", "ocean")
FEATURES: Final = (
    *("mountain", "pass", "rail-cut", "rail-bridge", "rail-ferry", "ferry"),
    *("impassable", "sea", "bay", "inlet", "lake"),
)
BARRIERS: Final = ("impassable", "sea", "bay", "inlet", "lake")
"""Sides over which nobody goes by land but along a railroad."""
LINE_KINDS: Final = ("rail", "road", "ferry")
SPACE_KINDS: Final = ("box", "coastal-fort", "island", "off-map", "resource")
LINK_KINDS: Final = ("land", "river", "trace", "solid", "dashed")


class Space(NamedTuple):
    """A space that is not a hex (2.1.3).

    Attributes:
        kind: one of SPACE_KINDS.
        waters: keys of the waters on which it lies.
        protects: the port hexes behind a Coastal Fort.
        only: the side that may enter, or -1.
        lat, lon: where it lies, in degrees.
    """

    place: int
    key: str
    name: str
    kind: str
    waters: tuple[str, ...]
    protects: tuple[int, ...]
    only: int
    lat: float
    lon: float


class Link(NamedTuple):
    """A way between a space and a hex or another space; see LINK_KINDS."""

    a: int
    b: int
    kind: str
    cost: int


class Line(NamedTuple):
    """A railroad, a road or the ferry of Simmesport: its places in order.

    ``since`` is the turn from which it is built, ``exit`` the edge by which it leaves the map.
    """

    name: str
    kind: str
    since: int
    exit: str
    course: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """The map. Tuples are by place (hexes of the grid, then spaces), masks are of places.

    ``terrain`` is -1 for what is not a hex of the map; ``theatre`` and ``state`` -1 for open water;
    ``also`` are other states with a part of a hex; ``port_on`` the river of a port on two;
    ``through`` the navigable river through the middle of a hex; ``zones`` the ports of each zone of
    the blockade, with their ``modifier``; ``yards`` the shipyards of each side; ``features`` are
    the marks of hexsides by the pair of hexes, the lower name first.
    """

    grid: HexGrid
    keys: tuple[str, ...]
    names: tuple[str, ...]
    realms: tuple[Realm, ...]
    terrain: tuple[int, ...]
    state: tuple[int, ...]
    also: tuple[tuple[int, ...], ...]
    theatre: tuple[int, ...]
    value: tuple[int, ...]
    modifier: tuple[int, ...]
    port_on: tuple[str, ...]
    through: tuple[str, ...]
    land: Mask
    towns: Mask
    cities: Mask
    capitals: Mask
    nation: Mask
    objectives: Mask
    river_ports: Mask
    ocean_ports: Mask
    zones: tuple[Mask, Mask, Mask]
    salt: Mask
    yards: tuple[Mask, Mask]
    coast: Mask
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    lines: tuple[Line, ...]
    features: dict[tuple[str, str], dict[str, str]]

    @property
    def resources(self) -> Mask:
        """Hexes, and places off the map, that are worth points to the Confederates (2.1.4)."""
        return mask(place for place, value in enumerate(self.value) if value)

    @property
    def ports(self) -> Mask:
        """Ports of both kinds (20.2.1)."""
        return self.river_ports | self.ocean_ports

    def of_terrain(self, kind: str) -> Mask:
        """The hexes of a kind of ground."""
        number = TERRAIN.index(kind)
        return mask(place for place, terrain in enumerate(self.terrain) if terrain == number)

    def of_state(self, key: str) -> Mask:
        """The places of a state."""
        index = next(realm.number for realm in self.realms if realm.key == key)
        return mask(place for place, state in enumerate(self.state) if state == index)

    def of_theatre(self, theatre: int) -> Mask:
        """The places of a theatre."""
        return mask(place for place, where in enumerate(self.theatre) if where == theatre)


def corners(a: str, b: str) -> frozenset[tuple[int, int]]:
    """The two corners of the side between two hexes, on the map or off it.

    >>> sorted(corners("4010", "4011"))
    [(22, 119), (22, 121)]
    >>> len(corners("4010", "4012"))
    0
    """
    return _corners(a) & _corners(b)


@cache
def _corners(name: str) -> frozenset[tuple[int, int]]:
    row, column = int(name[:2]), int(name[2:])
    x, y = 2 * column + (row % 2 == 0), 3 * row
    around = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
    return frozenset((x + right, y + down) for right, down in around)


def read_ground(pack: Pack, grid: HexGrid) -> Ground:
    """The map of a pack; raises PackError, which names file, line and remedy."""
    realms = _realms(pack)
    hexes = pack.table("hexes.csv", ("terrain", "state", "name", "note"), key="hex")
    rows = pack.table("spaces.csv", ("name", "kind", "waters"), key="space")
    index = {
        key: place for place, key in enumerate((*grid.names, *(r.text("space") for r in rows)))
    }
    places = _Places(len(index), {realm.key: realm.number for realm in realms})
    for row in hexes:
        places.read_hex(row, row.reference("hex", index))
    for row in rows:
        places.read_space(row, index[row.text("space")])
    land = places.mask("land")
    return Ground(
        grid=grid,
        keys=tuple(index),
        names=tuple(places.names),
        realms=realms,
        terrain=tuple(places.terrain),
        state=tuple(places.state),
        also=tuple(places.also),
        theatre=tuple(places.theatre),
        value=tuple(places.value),
        modifier=tuple(places.modifier),
        port_on=tuple(places.port_on),
        through=tuple(places.through),
        land=land,
        towns=places.mask("town"),
        cities=places.mask("city"),
        capitals=places.mask("capital"),
        nation=places.mask("nation"),
        objectives=places.mask("objective"),
        river_ports=places.mask("river"),
        ocean_ports=places.mask("ocean"),
        zones=(places.mask(ZONES[0]), places.mask(ZONES[1]), places.mask(ZONES[2])),
        salt=places.mask("salt"),
        yards=(places.mask("union"), places.mask("confederate")),
        coast=places.mask("coast"),
        spaces=tuple(_space(row, index) for row in rows),
        links=tuple(_links(pack, index)),
        lines=tuple(_lines(pack, grid, land)),
        features=_features(pack, grid),
    )


def _realms(pack: Pack) -> tuple[Realm, ...]:
    rows = pack.table("states.csv", ("name", "kind", "militia"), key="key")
    return tuple(
        Realm(
            number,
            row.text("key"),
            row.text("name"),
            STATE_KINDS.index(row.choice("kind", STATE_KINDS)),
            row.flag("militia"),
        )
        for number, row in enumerate(rows)
    )


class _Places:
    """Hexes and spaces while they are read, by index."""

    def __init__(self, size: int, states: dict[str, int]) -> None:
        self.states = states
        self.names = [""] * size
        self.terrain = [-1] * size
        self.state = [-1] * size
        self.also: list[tuple[int, ...]] = [()] * size
        self.theatre = [-1] * size
        self.value = [0] * size
        self.modifier = [0] * size
        self.port_on = [""] * size
        self.through = [""] * size
        self.sets: dict[str, list[int]] = {}

    def add(self, key: str, place: int) -> None:
        """A place belongs to a set."""
        self.sets.setdefault(key, []).append(place)

    def mask(self, key: str) -> Mask:
        """The places of a set."""
        return mask(self.sets.get(key, ()))

    def read_common(self, row: Row, place: int) -> None:
        """What hexes and spaces have both."""
        cells = row.cells
        self.names[place] = row.text("name")
        self.state[place] = row.reference("state", self.states, -1)
        if cells.get("theatre"):
            self.theatre[place] = THEATRES.index(row.choice("theatre", THEATRES))
        self.value[place] = row.integer("value", 0)
        port = row.choice("port", PORTS)
        if port:
            self.add(port, place)
        if cells.get("modifier"):
            self.modifier[place] = row.integer("modifier")
            self.add(row.choice("zone", ZONES), place)

    def read_hex(self, row: Row, place: int) -> None:
        """A row of hexes.csv; most cells of most rows are empty."""
        cells = row.cells
        kind = row.choice("terrain", TERRAIN)
        self.terrain[place] = TERRAIN.index(kind)
        if kind in _LAND:
            self.add("land", place)
        self.read_common(row, place)
        if cells.get("also"):
            self.also[place] = tuple(self._state(row, key) for key in cells["also"].split(";"))
        if cells.get("rank"):
            self.add("town", place)
            if row.choice("rank", RANKS) == "city":
                self.add("city", place)
        if cells.get("capital"):
            self.add("capital", place)
            if row.choice("capital", CAPITALS) != "state":
                self.add("nation", place)
        if row.flag("objective"):
            self.add("objective", place)
        if row.flag("salt"):
            self.add("salt", place)
        if cells.get("shipyard"):
            self.add(row.choice("shipyard", SIDE_KEYS), place)
        if row.flag("coastal"):  # 2.1.8
            self.add("coast", place)
        self.port_on[place] = row.text("port_on")
        self.through[place] = row.text("through")

    def read_space(self, row: Row, place: int) -> None:
        """A row of spaces.csv."""
        self.read_common(row, place)

    def _state(self, row: Row, key: str) -> int:
        if key not in self.states:
            raise row.error(f'"{key}" in also is not a state; correct it or add it to states.csv')
        return self.states[key]


def _space(row: Row, index: dict[str, int]) -> Space:
    protects = [key for key in row.text("protects").split(";") if key]
    for key in protects:
        if key not in index:
            raise row.error(f'"{key}" in protects is not a hex of the map; correct it')
    only = row.choice("only", ("", *SIDE_KEYS))
    return Space(
        index[row.text("space")],
        row.text("space"),
        row.text("name"),
        row.choice("kind", SPACE_KINDS),
        tuple(key for key in row.text("waters").split(";") if key),
        tuple(index[key] for key in protects),
        SIDE_KEYS.index(only) if only else -1,
        row.decimal("lat"),
        row.decimal("lon"),
    )


def _links(pack: Pack, index: dict[str, int]) -> Iterator[Link]:
    for row in pack.table("links.csv", ("kind", "cost"), key=("space", "to", "kind")):
        a, b = row.reference("space", index), row.reference("to", index)
        yield Link(a, b, row.choice("kind", LINK_KINDS), row.integer("cost", 0))


def _lines(pack: Pack, grid: HexGrid, land: Mask) -> Iterator[Line]:
    for row in pack.table("lines.csv", ("kind", "since", "exit", "course"), key="line"):
        course: list[int] = []
        for name in row.text("course").split(";"):
            if name not in grid.names or not land >> grid.at(name) & 1:
                raise row.error(f'"{name}" in course is not land of the map; correct it')
            if course and grid.direction(course[-1], grid.at(name)) < 0:
                before = grid.name(course[-1])
                raise row.error(
                    f"{before} and {name} in course do not touch; put what lies between"
                )
            course.append(grid.at(name))
        kind, edge = row.choice("kind", LINE_KINDS), row.choice("exit", ("", "north", "east"))
        yield Line(row.text("line"), kind, row.integer("since", 0), edge, tuple(course))


def _features(pack: Pack, grid: HexGrid) -> dict[tuple[str, str], dict[str, str]]:
    found: dict[tuple[str, str], dict[str, str]] = {}
    for row in pack.table("sides.csv", ("name", "note"), key=("a", "b", "feature")):
        a, b = row.text("a"), row.text("b")
        if a >= b:
            raise row.error(f"{a} and {b}: write the lower hex first")
        if not corners(a, b):
            raise row.error(f"{a} and {b} do not touch; correct a or b")
        if a not in grid.names and b not in grid.names:
            raise row.error(f"neither {a} nor {b} is a hex of the map; correct one")
        found.setdefault((a, b), {})[row.choice("feature", FEATURES)] = row.text("name")
    return found
