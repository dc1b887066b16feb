"""From the files of the pack to components."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from longroll.board.hexes import HexGrid
from longroll.board.region import Mask, mask
from longroll.engine.pack import Document, Pack, Row

from .charts import read_tables
from .parts import (
    ALLIES,
    AMERICAN_MILITIA,
    ARMY_KEYS,
    ARTILLERY,
    COLONIAL_MILITIA,
    CROWN,
    FOOT,
    LIGHT,
    MOUNTED,
    TORY,
    Card,
    Leader,
    Turn,
    Unit,
)
from .tables import HALVES, Tables
from .terrain import (
    LIGHT_WOODS,
    PERIMETER_SIDE,
    PROHIBITED,
    SIDE_FLAGS,
    TERRAIN_KEYS,
    UP,
    WOODS,
)

ENTRY_KEYS = ("a", "b-1", "b-2", "f", "v-1", "v-2", "v-3", "hq")
FEATURES = (
    *("part-river", "building", "redoubt", "covered-way-end", "no-strategic-on-arrival"),
    *("frigate-station", "refugee-camp", "victory", "tawes-semi-leader", "cemetery"),
    *("no-siege-works", "hq-british", "hq-french", "hq-american"),
)
BANDS = (
    *("british-regular", "german", "provincial", "tory", "metropolitan", "colonial-regular"),
    *("mercenary", "colonial-militia", "continental", "american-militia"),
)
ARMS = {"foot": FOOT, "light": LIGHT, "mounted": MOUNTED, "artillery": ARTILLERY}
MILITIA = (TORY, COLONIAL_MILITIA, AMERICAN_MILITIA)
CARD_SIDES = {"all": -1, "british": CROWN, "allied": ALLIES}
CARD_TIMES = ("strategic", "tactical", "any", "red")


@dataclass(frozen=True, slots=True)
class Ground:
    """The map: the grid, what each hex is, and what each step meets.

    ``crossing[hex][direction]`` are the flags of `terrain`; masks are of hexes; ``names`` are
    those of places, empty for most hexes.
    """

    grid: HexGrid
    terrain: tuple[int, ...]
    names: tuple[str, ...]
    crossing: tuple[tuple[int, ...], ...]
    uphill: tuple[int, ...]
    playable: Mask
    perimeter: Mask
    naval_zone: Mask
    features: dict[str, Mask]
    entry: dict[str, tuple[int, ...]]
    hq: tuple[int, ...]

    def of(self, *kinds: int) -> Mask:
        """The hexes of these kinds of ground."""
        return mask(hex_ for hex_, kind in enumerate(self.terrain) if kind in kinds)


@dataclass(frozen=True, slots=True)
class Components:
    """What is in the box."""

    ground: Ground
    units: tuple[Unit, ...]
    leaders: tuple[Leader, ...]
    cards: tuple[Card, ...]
    turns: tuple[Turn, ...]
    tables: Tables
    dates: tuple[str, ...]
    sources: dict[str, dict[str, int]]
    replaced: tuple[str, ...]


def read_components(overlay: Path | None = None) -> Components:
    """Read the pack of this title, with files of `overlay` in place of ours where it has them.

    Raises PackError, which names the file, the line and the remedy.
    """
    pack = Pack(files("longroll.titles.savannah").joinpath("pack"), overlay)
    charts = pack.document("tables.toml")
    ground = _ground(pack, charts.table("grid"))
    turns = pack.table("turns.csv", ("date", "weather", "events"), key="turn")
    components = Components(
        ground=ground,
        units=_units(pack, ground.grid),
        leaders=_leaders(pack, ground.grid),
        cards=_cards(pack),
        turns=(_NO_TURN, *(_turn(number, row) for number, row in enumerate(turns, 1))),
        tables=read_tables(charts),
        dates=("", *(row.text("date") for row in turns)),
        sources=pack.sources_by_file(),
        replaced=tuple(pack.replaced),
    )
    pack.refuse_unread()
    return components


_NO_TURN = Turn(0, weather=False, events=False, construction=False, bombardment=False)
_NO_CARD = Card(0, "", -1, "any")


def _ground(pack: Pack, table: Document) -> Ground:
    grid = _grid(table)
    rows = pack.table("hexes.csv", ("terrain", "name", "features", "perimeter"), key="hex")
    found = {row.text("hex"): row for row in rows}
    for row in rows:
        _hex(row, "hex", grid)
    for name in grid.names:
        if name not in found:
            raise rows[-1].error(f"hex {name} has no row; add it")
    ordered = [found[name] for name in grid.names]
    terrain = tuple(TERRAIN_KEYS.index(row.choice("terrain", TERRAIN_KEYS)) for row in ordered)
    perimeter = mask(h for h, row in enumerate(ordered) if row.flag("perimeter"))
    features = _features(ordered)
    crossing = _crossing(pack, grid, perimeter)
    return Ground(
        grid=grid,
        terrain=terrain,
        names=tuple(row.text("name") for row in ordered),
        crossing=crossing,
        uphill=tuple(_bits(around, UP) for around in crossing),
        playable=mask(h for h, kind in enumerate(terrain) if kind not in PROHIBITED),
        perimeter=perimeter,
        naval_zone=mask(h for h, row in enumerate(ordered) if row.flag("naval_zone")),
        features=features,
        entry=_entries(ordered),
        hq=tuple(_only(features[f"hq-{army}"], ordered) for army in ARMY_KEYS),
    )


def _grid(table: Document) -> HexGrid:
    columns, rows = table.integers("columns"), table.integers("rows")
    if len(columns) != 2 or len(rows) != 2:
        raise table.error("columns", "columns and rows need a first and a last number each")
    parity = table.integer("low_parity")
    return HexGrid(range(columns[0], columns[1] + 1), range(rows[0], rows[1] + 1), parity)


def _hex(row: Row, column: str, grid: HexGrid) -> int:
    name = row.text(column)
    if name not in grid.names:
        raise row.error(f'"{name}" in {column} is not a hex of the map; correct it')
    return grid.at(name)


def _features(rows: list[Row]) -> dict[str, Mask]:
    features: dict[str, Mask] = dict.fromkeys(FEATURES, 0)
    for hex_, row in enumerate(rows):
        for feature in row.text("features").split():
            if feature not in features:
                raise row.error(f'"{feature}" in features is not known; correct it')
            features[feature] |= 1 << hex_
    return features


def _only(place: Mask, rows: list[Row]) -> int:
    if place.bit_count() != 1:
        raise rows[0].error("each army has one headquarters: one hex with its hq- feature")
    return place.bit_length() - 1


def _entries(rows: list[Row]) -> dict[str, tuple[int, ...]]:
    entry: dict[str, list[int]] = {key: [] for key in ENTRY_KEYS}
    for hex_, row in enumerate(rows):
        key = row.choice("entry", ("", *ENTRY_KEYS))
        if key:
            entry[key].append(hex_)
    return {key: tuple(hexes) for key, hexes in entry.items()}


def _crossing(pack: Pack, grid: HexGrid, perimeter: Mask) -> tuple[tuple[int, ...], ...]:
    flags = [[0] * 6 for _ in range(grid.size)]
    for row in pack.table("sides.csv", ("feature",), key=("a", "b", "feature")):
        a, b = _hex(row, "a", grid), _hex(row, "b", grid)
        if grid.direction(a, b) < 0:
            raise row.error("the hexes are not next to each other; correct a or b")
        there, back = SIDE_FLAGS[row.choice("feature", tuple(SIDE_FLAGS))]
        flags[a][grid.direction(a, b)] |= there
        flags[b][grid.direction(b, a)] |= back
    for hex_, around in enumerate(grid.neighbours):
        for direction, other in enumerate(around):
            if other >= 0 and (perimeter >> hex_ ^ perimeter >> other) & 1:
                flags[hex_][direction] |= PERIMETER_SIDE
    return tuple(map(tuple, flags))


def _bits(around: tuple[int, ...], flag: int) -> int:
    return sum(1 << direction for direction, flags in enumerate(around) if flags & flag)


def _units(pack: Pack, grid: HexGrid) -> tuple[Unit, ...]:
    rows = pack.table("units.csv", ("name", "army", "band", "arm", "entry"), key="key")
    return tuple(_unit(index, row, grid) for index, row in enumerate(rows))


def _unit(index: int, row: Row, grid: HexGrid) -> Unit:
    band = BANDS.index(row.choice("band", BANDS))
    steps = int(row.choice("steps", ("1", "2")))
    strength, morale = row.integer("strength"), row.integer("morale")
    reduced = row.integer("reduced_strength") if steps > 1 else strength
    shaken = row.integer("reduced_morale") if steps > 1 else morale
    return Unit(
        index=index,
        key=row.text("key"),
        name=row.text("name"),
        army=ARMY_KEYS.index(row.choice("army", ARMY_KEYS)),
        band=band,
        arm=ARMS[row.choice("arm", tuple(ARMS))],
        militia=band in MILITIA,
        strength=(0, reduced, strength),
        morale=(0, shaken, morale),
        steps=steps,
        movement=row.integer("movement"),
        turn=row.integer("turn"),
        entry=row.text("entry"),
        start=_start(row, grid),
        tags=frozenset(row.text("tags").split()),
        men=row.integer("men", 0) if "men" in row.cells else 0,
    )


def _start(row: Row, grid: HexGrid) -> int:
    return _hex(row, "start", grid) if row.text("start") else -1


def _leaders(pack: Pack, grid: HexGrid) -> tuple[Leader, ...]:
    rows = pack.table("leaders.csv", ("name", "army", "stars", "rank", "vp"), key="key")
    return tuple(_leader(index, row, grid) for index, row in enumerate(rows))


def _leader(index: int, row: Row, grid: HexGrid) -> Leader:
    return Leader(
        index=index,
        key=row.text("key"),
        name=row.text("name"),
        army=ARMY_KEYS.index(row.choice("army", ARMY_KEYS)),
        stars=row.integer("stars"),
        rank=row.integer("rank"),
        combat=row.integer("combat"),
        leadership=row.integer("leadership"),
        movement=row.integer("movement"),
        turn=row.integer("turn"),
        entry=row.text("entry"),
        start=_start(row, grid),
        enemy_gain=row.integer("enemy_gain"),
        own_loss=row.integer("own_loss"),
        vp=round(HALVES * row.decimal("vp")),
        tags=frozenset(row.text("tags").split()),
    )


def _cards(pack: Pack) -> tuple[Card, ...]:
    cards = [_NO_CARD]
    for row in pack.table("cards.csv", ("key", "side", "when"), key="number"):
        if row.integer("number") != len(cards):
            raise row.error(f"number should be {len(cards)}; put the cards in order")
        side = CARD_SIDES[row.choice("side", tuple(CARD_SIDES))]
        when = row.choice("when", CARD_TIMES)
        cards.append(Card(len(cards), row.text("key"), side, when))
    return tuple(cards)


def _turn(number: int, row: Row) -> Turn:
    if row.integer("turn") != number:
        raise row.error(f"turn should be {number}; put the turns in order")
    marks = (row.flag(mark) for mark in ("weather", "events", "construction", "bombardment"))
    return Turn(number, *marks)


def keys_of(parts: Iterable[Unit | Leader]) -> dict[str, int]:
    """The index of each unit or leader by its key."""
    return {part.key: part.index for part in parts}


def cover(ground: Ground) -> Mask:
    """Woods of either kind, which shelter a target (T.FIREDRM) and bar a zone of control (G8.1)."""
    return ground.of(LIGHT_WOODS, WOODS)
