"""From the files of the pack to components."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from longroll.board.hexes import HexGrid
from longroll.engine.keys import numbered
from longroll.engine.pack import Document, Pack

from .charts import Charts, read_charts
from .ground import Ground, read_ground
from .parts import Appointment, General, Placed, Turn
from .people import read_decks, read_generals, read_schedule, read_setups, read_turns
from .tables import Tables, read_tables
from .waters import Waters, read_waters
from .ways import Ways, read_ways

__all__ = ["Components", "read_components", "read_survey"]


@dataclass(frozen=True, slots=True)
class Components:
    """What is in the box."""

    ground: Ground
    waters: Waters
    ways: Ways
    tables: Tables
    charts: Charts
    generals: tuple[General, ...]
    schedule: dict[int, tuple[Appointment, ...]]
    turns: tuple[Turn, ...]
    decks: tuple[tuple[int, ...], tuple[int, ...]]
    setups: dict[str, tuple[Placed, ...]]
    sources: dict[str, dict[str, int]]
    replaced: tuple[str, ...]


def _pack(overlay: Path | None = None) -> Pack:
    return Pack(files("longroll.titles.uscivilwar").joinpath("pack"), overlay)


def read_components(overlay: Path | None = None) -> Components:
    """Read the pack of this title, with files of ``overlay`` in place of ours where it has them.

    Raises PackError, which names the file, the line and the remedy.
    """
    pack = _pack(overlay)
    document = pack.document("tables.toml")
    tables = read_tables(document)
    ground = read_ground(pack, _grid(document.table("grid")))
    states = tuple(realm.key for realm in ground.realms)
    places = numbered(ground.keys)
    waters = read_waters(pack, ground)
    generals = read_generals(pack)
    components = Components(
        ground=ground,
        waters=waters,
        ways=read_ways(ground, waters, tables),
        tables=tables,
        charts=read_charts(pack, states),
        generals=generals,
        schedule=read_schedule(pack, generals),
        turns=read_turns(pack),
        decks=read_decks(pack),
        setups=read_setups(pack, places, generals, states, tuple(tables.scenarios)),
        sources=pack.sources_by_file(),
        replaced=tuple(pack.replaced),
    )
    pack.refuse_unread()
    return components


def _grid(table: Document) -> HexGrid:
    columns, rows = table.integers("columns"), table.integers("rows")
    if len(columns) != 2 or len(rows) != 2:
        raise table.error("columns", "columns and rows need a first and a last number each")
    return HexGrid(
        range(columns[0], columns[1] + 1),
        range(rows[0], rows[1] + 1),
        table.integer("low_parity"),
        pointed=True,
        row_first=True,
    )


def read_survey() -> dict[str, tuple[float, float, int]]:
    """By hex latitude and longitude of its centre, and how far the nearest sure hex is.

    For whoever draws the country behind the hexes; no rule needs it. The last is -1 at sea.
    """
    rows = _pack().table("survey.csv", ("lat", "lon", "distance"), key="hex")
    return {
        row.text("hex"): (row.decimal("lat"), row.decimal("lon"), row.integer("distance", -1))
        for row in rows
    }
