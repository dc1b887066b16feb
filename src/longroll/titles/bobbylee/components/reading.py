"""From the files of the pack to components."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from longroll.board.hexes import HexGrid
from longroll.board.region import Mask, mask
from longroll.engine.pack import Document, Pack, PackError, Row

from .parts import ARMS, CONFEDERATE, SIDE_KEYS, UNION, Block, month_number
from .tables import Limits, Tables, read_tables

__all__ = ["CLOSED", "Components", "Ground", "Placed", "Rail", "TERRAIN", "read_components"]

TERRAIN: Final = ("clear", "forest", "mountain", "sea")
RANKS: Final = ("", "village", "town", "city")
FEATURES: Final = (
    *("minor-river", "major-river", "bridge", "ford", "swamp", "mountain", "gap", "turnpike"),
    "rail",
)
GAUGES: Final = ("standard", "broad")
CLOSED: Final = Limits((0, 0), (0, 0))


class Rail(NamedTuple):
    """A track from a hex to one next to it: its gauge, and the month from which it lies there."""

    to: int
    gauge: int
    since: int


class Placed(NamedTuple):
    """A block in a set-up: which, where, at what strength, and what it stands for."""

    block: int
    hex: int
    steps: int
    formation: str


@dataclass(frozen=True, slots=True)
class Ground:
    """The map. Tuples are by hex, of ``limits`` by hex and direction; masks are of hexes.

    ``ways`` are the neighbours to which a block can march on dry ground, ``mud_ways`` in mud,
    ``swampy`` those behind a swamp, ``pike`` those along the Turnpike, ``flood`` those across a
    major river without bridge or ford; ``shores`` the neighbours across navigable water; ``waters``
    are the navigable sides, each with the name of its river.
    ``sides`` has, by hex and direction, what lies on a side, with its name; ``region`` is the state
    of the time, ``battle`` what was fought there, both for the drawing only.
    """

    grid: HexGrid
    terrain: tuple[int, ...]
    side: tuple[int, ...]
    rank: tuple[str, ...]
    names: tuple[str, ...]
    vp: tuple[int, ...]
    port: tuple[str, ...]
    landing: Mask
    fort: Mask
    turnpike: Mask
    supply: tuple[Mask, Mask]
    land: Mask
    region: tuple[str, ...]
    battle: tuple[str, ...]
    features: tuple[dict[str, str], ...]
    sides: tuple[tuple[dict[str, str], ...], ...]
    limits: tuple[tuple[Limits, ...], ...]
    ways: tuple[Mask, ...]
    mud_ways: tuple[Mask, ...]
    swampy: tuple[Mask, ...]
    pike: tuple[Mask, ...]
    flood: tuple[Mask, ...]
    shores: tuple[Mask, ...]
    waters: tuple[tuple[int, int, str], ...]
    rails: tuple[tuple[Rail, ...], ...]

    def of_side(self, side: int) -> Mask:
        """The territory of a side (8.1)."""
        return mask(hex_ for hex_, whose in enumerate(self.side) if whose == side)

    def of_terrain(self, kind: str) -> Mask:
        """The hexes of a kind of ground."""
        number = TERRAIN.index(kind)
        return mask(hex_ for hex_, terrain in enumerate(self.terrain) if terrain == number)


@dataclass(frozen=True, slots=True)
class Components:
    """What is in the box."""

    ground: Ground
    blocks: tuple[Block, ...]
    setups: dict[str, tuple[Placed, ...]]
    tables: Tables
    sources: dict[str, dict[str, int]]
    replaced: tuple[str, ...]


def read_components(overlay: Path | None = None) -> Components:
    """Read the pack of this title, with files of ``overlay`` in place of ours where it has them.

    Raises PackError, which names the file, the line and the remedy.
    """
    pack = Pack(files("longroll.titles.bobbylee").joinpath("pack"), overlay)
    charts = pack.document("tables.toml")
    tables = read_tables(charts)
    ground = _ground(pack, charts.table("grid"), tables)
    blocks = _blocks(pack)
    components = Components(
        ground=ground,
        blocks=blocks,
        setups=_setups(pack, ground.grid, blocks, tables),
        tables=tables,
        sources=pack.sources_by_file(),
        replaced=tuple(pack.replaced),
    )
    pack.refuse_unread()
    return components


def _hex(row: Row, column: str, grid: HexGrid) -> int:
    name = row.text(column)
    if name not in grid.names:
        raise row.error(f'"{name}" in {column} is not a hex of the map; correct it')
    return grid.at(name)


def _grid(table: Document) -> HexGrid:
    columns, rows = table.integers("columns"), table.integers("rows")
    if len(columns) != 2 or len(rows) != 2:
        raise table.error("columns", "columns and rows need a first and a last number each")
    parity = table.integer("low_parity")
    return HexGrid(range(columns[0], columns[1] + 1), range(rows[0], rows[1] + 1), parity)


class _Sides:
    """Features of hexsides while they are read, by hex and direction."""

    def __init__(self, grid: HexGrid) -> None:
        self.grid = grid
        self.found: list[list[dict[str, str]]] = [[{} for _ in range(6)] for _ in range(grid.size)]
        self.navigable: dict[tuple[int, int], str] = {}
        self.rails: list[list[Rail]] = [[] for _ in range(grid.size)]

    def read(self, row: Row) -> None:
        """Take a row over, from both sides of the hexside."""
        a, b = _hex(row, "a", self.grid), _hex(row, "b", self.grid)
        if self.grid.direction(a, b) < 0:
            raise row.error("the hexes are not next to each other; correct a or b")
        feature = row.choice("feature", FEATURES)
        for here, there in ((a, b), (b, a)):
            self.found[here][self.grid.direction(here, there)][feature] = row.text("name")
            if row.flag("navigable"):
                self.navigable[here, there] = row.text("name")
            if feature == "rail":
                gauge = GAUGES.index(row.choice("gauge", GAUGES))
                self.rails[here].append(Rail(there, gauge, _since(row)))


def _since(row: Row) -> int:
    text = row.text("since")
    try:
        return month_number(text) if text else 0
    except ValueError:
        raise row.error(f'"{text}" in since is not a month of the war; write 1862-01') from None


def _ground(pack: Pack, table: Document, tables: Tables) -> Ground:
    grid = _grid(table)
    rows = pack.table("hexes.csv", ("terrain", "side", "name", "rank", "vp"), key="hex")
    found = {row.text("hex"): row for row in rows}
    for row in rows:
        _hex(row, "hex", grid)
    for name in grid.names:
        if name not in found:
            raise rows[-1].error(f"hex {name} has no row; add it")
    ordered = [found[name] for name in grid.names]
    terrain = tuple(TERRAIN.index(row.choice("terrain", TERRAIN)) for row in ordered)
    sides = _Sides(grid)
    for row in pack.table("sides.csv", ("feature", "name"), key=("a", "b", "feature", "name")):
        sides.read(row)
    land = mask(hex_ for hex_, kind in enumerate(terrain) if kind < 2)
    crossing = [_crossing(hex_, grid, terrain, land, sides, tables) for hex_ in range(grid.size)]
    return Ground(
        grid=grid,
        terrain=terrain,
        side=tuple(_side(row, "side") for row in ordered),
        rank=tuple(row.choice("rank", RANKS) for row in ordered),
        names=tuple(row.text("name") for row in ordered),
        vp=tuple(row.integer("vp", 0) for row in ordered),
        port=tuple(row.text("port") for row in ordered),
        landing=mask(h for h, row in enumerate(ordered) if row.text("landing")),
        fort=mask(h for h, row in enumerate(ordered) if row.flag("fort")),
        turnpike=mask(h for h, row in enumerate(ordered) if row.flag("turnpike")),
        supply=(_supply(ordered, UNION), _supply(ordered, CONFEDERATE)),
        land=land,
        features=tuple(
            {feature: name for around in by_hex for feature, name in around.items()}
            for by_hex in sides.found
        ),
        region=tuple(row.text("region") for row in ordered),
        battle=tuple(row.text("battle") for row in ordered),
        sides=tuple(tuple(by_hex) for by_hex in sides.found),
        waters=tuple(sorted((a, b, name) for (a, b), name in sides.navigable.items() if a < b)),
        rails=tuple(tuple(sorted(rails)) for rails in sides.rails),
        limits=tuple(one.limits for one in crossing),
        ways=tuple(one.ways for one in crossing),
        mud_ways=tuple(one.mud_ways for one in crossing),
        swampy=tuple(one.swampy for one in crossing),
        pike=tuple(one.pike for one in crossing),
        flood=tuple(one.flood for one in crossing),
        shores=tuple(one.shores for one in crossing),
    )


def _side(row: Row, column: str) -> int:
    key = row.choice(column, ("", *SIDE_KEYS))
    return SIDE_KEYS.index(key) if key else -1


def _supply(rows: list[Row], side: int) -> Mask:
    return mask(hex_ for hex_, row in enumerate(rows) if _side(row, "supply") == side)


class _Crossing(NamedTuple):
    """What the sides of one hex are: limits by direction and masks of neighbours."""

    limits: tuple[Limits, ...]
    ways: Mask
    mud_ways: Mask
    swampy: Mask
    pike: Mask
    flood: Mask
    shores: Mask


def _crossing(
    hex_: int, grid: HexGrid, terrain: tuple[int, ...], land: Mask, sides: _Sides, tables: Tables
) -> _Crossing:
    limits = [CLOSED] * 6
    masks = dict.fromkeys(_Crossing._fields[1:], 0)
    for direction, other in enumerate(grid.neighbours[hex_]):
        if other < 0 or not land >> hex_ & land >> other & 1:
            continue
        here = sides.found[hex_][direction]
        bit = 1 << other
        bridged = "bridge" in here or "ford" in here
        if (hex_, other) in sides.navigable:
            masks["shores"] |= bit
        if "major-river" in here and not bridged:
            masks["flood"] |= bit
        if _closed(here, bridged=bridged):
            continue
        rough = TERRAIN[max(terrain[hex_], terrain[other])]
        limit = tables.ground[rough]
        for feature in here:
            limit = limit.worst(tables.sides.get(feature, limit))
        limits[direction] = limit
        masks["ways"] |= bit
        masks["mud_ways"] |= bit if limit.attack[1] else 0
        masks["swampy"] |= bit if "swamp" in here else 0
        masks["pike"] |= bit if "turnpike" in here else 0
    return _Crossing(tuple(limits), **masks)


def _closed(features: dict[str, str], *, bridged: bool) -> bool:
    """Whether a side is closed: mountain without gap, great river without bridge (1.26, 1.27)."""
    mountain = "mountain" in features and "gap" not in features
    return mountain or ("major-river" in features and not bridged)


def _blocks(pack: Pack) -> tuple[Block, ...]:
    rows = pack.table("units.csv", ("side", "type", "name", "steps", "formations"), key="key")
    return tuple(
        Block(
            index,
            row.text("key"),
            SIDE_KEYS.index(row.choice("side", SIDE_KEYS)),
            ARMS.index(row.choice("type", ARMS)),
            row.text("name"),
            row.integer("steps"),
            row.text("formations"),
        )
        for index, row in enumerate(rows)
    )


def _setups(
    pack: Pack, grid: HexGrid, blocks: tuple[Block, ...], tables: Tables
) -> dict[str, tuple[Placed, ...]]:
    keys = {block.key: block.index for block in blocks}
    found: dict[str, list[Placed]] = {year.setup: [] for year in tables.years}
    for row in pack.table("setups.csv", ("hex", "steps"), key=("scenario", "unit")):
        scenario = row.choice("scenario", tuple(found))
        block, steps = row.reference("unit", keys), row.integer("steps")
        if not 1 <= steps <= blocks[block].steps:
            raise row.error(f"{steps} steps are not between 1 and {blocks[block].steps}")
        placed = Placed(block, _hex(row, "hex", grid), steps, row.text("formation"))
        found[scenario].append(placed)
    for scenario, placed_blocks in found.items():
        if not placed_blocks:
            raise PackError("setups.csv", 0, f'scenario "{scenario}" has no block; add its rows')
    return {scenario: tuple(sorted(placed)) for scenario, placed in found.items()}
