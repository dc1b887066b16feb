"""The map and the blocks, as whoever draws them must know them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from longroll.engine.atlas import Atlas, HexPlace, HexSheet, HexSide, Piece, Region, Side

from .battle_board import BATTLE_BOARD
from .components import ARMS, SIDE_KEYS, STANDARD, Block, Components, Ground
from .components.reading import GAUGES, TERRAIN

__all__ = ["SIDES", "atlas", "atlas_of"]

SIDES: Final = (Side("union", "navy", "square"), Side("confederate", "butternut", "cut"))
_GROUNDS: Final = {"clear": "clear", "forest": "woods", "mountain": "mountains", "sea": "sea"}
_ALONG: Final = {
    "minor-river": "river",
    "major-river": "great-river",
    "bridge": "bridge",
    "ford": "ford",
    "swamp": "bog",
    "mountain": "ridge",
    "gap": "gap",
    "turnpike": "turnpike",
}
"""What lies on hexsides, in the words of a surveyor; railways are told by their gauge."""
_RAILS: Final = {"standard": "rail", "broad": "rail-broad"}
_WEST: Final = "West Virginia"
_COUNTRIES: Final = (
    Region("union-land", "The Union", "union"),
    Region("confederate-land", "The Confederacy", "confederate"),
)


@cache
def atlas() -> Atlas:
    """The map: 500 hexes with their sides, and every block."""
    return atlas_of(STANDARD)


def atlas_of(components: Components) -> Atlas:
    """The map and the blocks of a pack."""
    ground, grid = components.ground, components.ground.grid
    columns, rows = grid.columns, grid.rows
    sheet = HexSheet(
        columns=(columns[0], columns[-1]),
        rows=(rows[0], rows[-1]),
        low_parity=grid.low_parity,
        hexes=tuple(_hex(ground, index) for index in range(grid.size)),
        sides=tuple(side for index in range(grid.size) for side in _sides(ground, index)),
        zones=(Region("west-virginia", _WEST, "union"),),
        countries=_COUNTRIES,
        sea_east=6,
    )
    pieces = {block.key: _piece(block) for block in components.blocks}
    return Atlas((), (), (), (), pieces, SIDES, sheet, (BATTLE_BOARD,))


def _hex(ground: Ground, index: int) -> HexPlace:
    key, side = ground.grid.names[index], ground.side[index]
    supplier = next((s for s in (0, 1) if ground.supply[s] >> index & 1), -1)
    marks = {
        ground.rank[index]: bool(ground.rank[index]),
        "fort": ground.fort >> index & 1,
        "port": bool(ground.port[index]),
        "landing": ground.landing >> index & 1 and not ground.port[index],
        "supply": supplier >= 0,
        "battle": bool(ground.battle[index]),
        f"value:{ground.vp[index]}": ground.vp[index] > 0,
    }
    zones = [_COUNTRIES[side].key] if side >= 0 else []
    if ground.region[index] == _WEST and side >= 0:
        zones.append("west-virginia")
    return HexPlace(
        key,
        int(key[:2]),
        int(key[2:]),
        _GROUNDS[TERRAIN[ground.terrain[index]]],
        ground.names[index],
        tuple(mark for mark, there in marks.items() if there),
        tuple(zones),
        SIDE_KEYS[side] if side >= 0 else "",
    )


def _sides(ground: Ground, index: int) -> Iterator[HexSide]:
    """What lies on the sides of a hex towards those of a higher number."""
    grid = ground.grid
    here = grid.names[index]
    for direction, other in enumerate(grid.neighbours[index]):
        if other < index:
            continue
        there, found = grid.names[other], ground.sides[index][direction]
        for feature, name in found.items():
            # A ridge with a pass is the pass.
            if feature in _ALONG and not (feature == "mountain" and "gap" in found):
                yield HexSide(here, there, _ALONG[feature], name)
        gauges = sorted({rail.gauge for rail in ground.rails[index] if rail.to == other})
        for gauge in gauges:
            yield HexSide(here, there, _RAILS[GAUGES[gauge]], found["rail"])


def _piece(block: Block) -> Piece:
    return Piece(block.key, block.name, SIDE_KEYS[block.side], ARMS[block.arm], steps=block.steps)
