"""A title's map for drawing: plain data, without any layout or style.

It is a network of places joined by routes, or a sheet of hexes. Keys are those of actions and
views, so that drawn parts can be highlighted and clicked. Coordinates of places are geographic
degrees, so that coasts and rivers can be laid under a network; a sheet of hexes has its own
terrain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

__all__ = [
    "NO_ATLAS",
    "SHAPES",
    "Area",
    "Atlas",
    "Display",
    "HexPlace",
    "HexSheet",
    "HexSide",
    "Piece",
    "Place",
    "Region",
    "Route",
    "Side",
    "Waterway",
]


class Place(NamedTuple):
    """A space of the map.

    Attributes:
        key: as in actions and views.
        name: as written beside it.
        lat: degrees north.
        lon: degrees east (America: negative).
        region: key of the region that it belongs to.
        home: key of the side whose colour is printed, or ``neutral``.
        rank: 1 for a seat of government, 2 for a city, 3 for a town, 4 for a village or station.
        value: a number printed beside it (a resource), 0 for none.
        marks: what else is printed: ``capital``, ``state-capital``, ``ocean-port``,
            ``river-port``, ``coastal-fort``, ``runner-port``, ``friendly``, ``map-edge``...
    """

    key: str
    name: str
    lat: float
    lon: float
    region: str
    home: str
    rank: int
    value: int = 0
    marks: tuple[str, ...] = ()


class Route(NamedTuple):
    """A link between places ``a`` and ``b``: ``rail``, ``road`` or ``water``.

    ``bar`` is the place at which a river must be crossed, ``river`` that river; both may be empty.
    """

    a: str
    b: str
    kind: str
    bar: str = ""
    river: str = ""


class Waterway(NamedTuple):
    """A river of the game: its places from the mouth up to the head of navigation."""

    key: str
    name: str
    places: tuple[str, ...]


class Side(NamedTuple):
    """The look of the counters of a side, an army or a seat.

    Attributes:
        key: as in actions and events.
        colour: the name of its colour in ``draw/tokens.json``.
        shape: one of `SHAPES`, so that sides differ by more than colour.
    """

    key: str
    colour: str
    shape: str


SHAPES: Final = ("square", "cut", "round")
"""The outlines of counters: square corners, cut corners, rounded corners."""


class Region(NamedTuple):
    """A state or an area: its key, name and the side whose colour it has."""

    key: str
    name: str
    home: str


class Piece(NamedTuple):
    """A named counter.

    Attributes:
        key: as in actions and views.
        name: as printed.
        side: the key of the side or army whose colour it has.
        kind: ``general``, ``cavalry`` or ``army``; of a battle: ``leader``, ``foot``, ``light``,
            ``horse``, ``guns``, ``naval-guns``, ``mortar`` or ``militia``; of a block:
            ``infantry``, ``brigade``, ``garrison``, ``cavalry``, ``artillery``,
            ``heavy-artillery``, ``hq`` or ``supreme-hq``.
        ratings: as printed, from left to right.
        band: the key of the stripe that shows its corps, or empty.
        faces: for a counter with steps: strength, morale and movement by steps left, from one.
        steps: the steps at full strength of a wooden block, which is turned as it loses them; 0 if
            it is not a block.
        ranks: for a leader with a counter for each rank: the ratings by rank, where a `Counter`
            gives the rank as its number. Empty for a leader with one counter.
    """

    key: str
    name: str
    side: str
    kind: str
    ratings: tuple[int, ...] = ()
    band: str = ""
    faces: tuple[tuple[int, int, int], ...] = ()
    steps: int = 0
    ranks: tuple[tuple[int, tuple[int, ...]], ...] = ()

    def of_rank(self, rank: int) -> Piece:
        """The piece as on its counter of a rank; unchanged if there is none."""
        ratings = dict(self.ranks).get(rank)
        return self if ratings is None else self._replace(ratings=ratings)


class HexPlace(NamedTuple):
    """A hex of a sheet.

    Attributes:
        key: as in actions and tableaus.
        column, row: where it stands, as the sheet numbers them.
        ground: what it is, in the words of a surveyor: ``clear``, ``woods``, ``river``...
        name: as written on it, or empty.
        marks: what else is printed: ``building``, ``camp``, ``cemetery``, ``part-river`` (the river
            takes the part towards the edge), ``headquarters``, ``entry`` (its letter follows after
            a colon), ``victory``; of a theatre of war ``city``, ``town``, ``village``, ``fort``,
            ``port``, ``landing``, ``supply``, ``battle``, ``capital``, ``state-capital``,
            ``objective``, ``salt``, ``value`` and ``blockade`` (after a colon what it is worth),
            ``through`` (after a colon the kind of river that runs through its middle)...
        zones: keys of the zones and countries that it is in.
        side: whose headquarters, entry, town or source of supply it is, or empty.
    """

    key: str
    column: int
    row: int
    ground: str
    name: str = ""
    marks: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    side: str = ""


class HexSide(NamedTuple):
    """A hexside with a feature, from ``a`` to ``b``.

    ``kind`` is ``road``, ``creek``, ``redoubt``... Works are given from inside; ``slope-up`` rises
    from ``a`` to ``b``. ``name`` is its name, or empty: a pass, or the river that it belongs to.
    """

    a: str
    b: str
    kind: str
    name: str = ""


class HexSheet(NamedTuple):
    """A board of hexes, with flat tops in upright columns or pointed tops in level rows.

    Attributes:
        columns, rows: the first and the last number of each.
        low_parity: 1 when odd columns lie half a hex lower, 0 when even ones do; with pointed tops
            the rows that lie half a hex to the right.
        hexes: every hex.
        sides: the features of hexsides; a side may occur more than once.
        zones: areas with a printed border: their key and name.
        pointed: whether hexes have a pointed top (as in `board.hexes.HexGrid`).
        north: the terrain beyond the northern edge; empty if it continues that of the edge.
        countries: countries with coloured borders: their key, name and side.
        sea_east: the row from which there is sea beyond the eastern edge; 0 for no such sea.
        gaps: the terrain where columns and rows have no hex, as off a coast; empty for no gaps.
    """

    columns: tuple[int, int]
    rows: tuple[int, int]
    low_parity: int
    hexes: tuple[HexPlace, ...]
    sides: tuple[HexSide, ...]
    zones: tuple[Region, ...] = ()
    pointed: bool = False
    north: str = ""
    countries: tuple[Region, ...] = ()
    sea_east: int = 0
    gaps: str = ""


class Area(NamedTuple):
    """An area of a sheet beside the map.

    Attributes:
        key: as in tableaus, after the name of the open sheet and a slash: ``1218/union-left``.
        left, top, wide, high: its rectangle, in units of the sheet.
        label: the key of the text that is written in it, or empty.
        side: whose it is, or empty.
    """

    key: str
    left: float
    top: float
    wide: float
    high: float
    label: str = ""
    side: str = ""


class Display(NamedTuple):
    """A sheet beside the map, such as one for battles; several can be open at once.

    Attributes:
        key: its kind.
        wide, high: its size.
        areas: where pieces lie on it.
        rounds: the boxes of its track, the first for round 1; one without a label shows its number.
    """

    key: str
    wide: float
    high: float
    areas: tuple[Area, ...]
    rounds: tuple[Area, ...] = ()


class Atlas(NamedTuple):
    """Everything about a map that can be drawn before a game begins.

    Attributes:
        places: the spaces; none for a title without such a map.
        routes: the links.
        waterways: the navigable rivers.
        regions: the states or areas.
        pieces: counters with names, by key.
        sides: the sides by their looks, those of the map first.
        sheet: the hexes, for a title that is played on them.
        displays: the sheets that may lie beside the map.
    """

    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    waterways: tuple[Waterway, ...]
    regions: tuple[Region, ...]
    pieces: Mapping[str, Piece]
    sides: tuple[Side, ...]
    sheet: HexSheet | None = None
    displays: tuple[Display, ...] = ()

    @property
    def place_keys(self) -> tuple[str, ...]:
        """The keys of all places or hexes, in the order of the map."""
        hexes = self.sheet.hexes if self.sheet is not None else ()
        return (*(place.key for place in self.places), *(place.key for place in hexes))


NO_ATLAS: Final = Atlas((), (), (), (), {}, ())
"""For a title that has no map of places."""
