"""Tracks, tables and the set-up: the position and the numbers at the beginning of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from longroll.engine.chart import Chart, Row
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.tableau import HIDDEN, Counter, Marker
from longroll.paper.faces import label_of
from longroll.paper.room import Room

__all__ = ["markers_of", "setup_of", "table_of", "tracks_of"]


def table_of(chart: Chart, room: Room) -> dict[str, Any]:
    """A chart in the form that the typesetter needs."""
    words = room.words
    columns = [words.label(column) for column in chart.columns]
    rows = [[words.row(row.label), *(words.cell(cell) for cell in row.cells)] for row in chart.rows]
    return {
        "name": words.text(f"chart-{chart.key}") or chart.key,
        "about": words.text(f"chart-{chart.key}-about") or "",
        "clause": chart.clause,
        "columns": columns,
        "rows": rows,
        "widths": _widths(columns, rows),
    }


def _widths(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    """Shares of the width by the contents of each column: no word is cut, and none takes all.

    >>> _widths(["points"], [["by road", "1"], ["by rail", "2"]])
    [7, 7]
    >>> _widths(["attacker", "defender in the works"], [["1", "2", "3"]])
    [5, 9, 10]
    """
    wide = max((len(row) for row in rows), default=1)
    heads = [""] * (wide - len(columns)) + list(columns)
    shares: list[int] = []
    for at in range(wide):
        said = [heads[at], *(row[at] for row in rows if at < len(row))]
        longest = max((len(word) for text in said for word in text.split()), default=0)
        cells = max(map(len, said[1:]), default=0)
        # A heading may take two lines.
        shares.append(max(5, longest + 1, min(len(heads[at]) // 2, 20), min(44, cells)))
    return shares


# --- Tracks ---------------------------------------------------------------------------------------


def _charts(room: Room, game: Game) -> Iterator[tuple[Chart, tuple[Row, ...]]]:
    """The tracks, and of charts with a scale the rows that have one."""
    for chart in room.title.aids.charts(game.state, OBSERVER):
        if chart.form == "track":
            yield chart, ()
        elif chart.form in {"gauge", "figure"}:
            scaled = tuple(row for row in chart.rows if row.of)
            if scaled:
                yield chart, scaled


def tracks_of(room: Room, game: Game) -> list[dict[str, Any]]:
    """Tracks of boxes, and scales from zero with the markers' initial positions."""
    found: list[dict[str, Any]] = []
    for chart, scaled in _charts(room, game):
        if not scaled:
            found.append({**table_of(chart, room), "scale": []})
            continue
        most = max(row.of for row in scaled)
        first = min(0, *(_number(row) for row in scaled), 0)
        begins: dict[int, list[str]] = {}
        for row in scaled:
            begins.setdefault(_number(row), []).append(room.words.row(row.label))
        told = table_of(chart, room)
        if chart.form == "figure":
            name = ", ".join(room.words.row(row.label) for row in scaled)
            told = {**told, "name": name[:1].upper() + name[1:]}
        scale = [[str(at), " · ".join(begins.get(at, ()))] for at in range(first, most + 1)]
        found.append({**told, "scale": scale})
    return found


def _counted(room: Room, chart: Chart, row: Row) -> str:
    """What a row counts: for a gauge with the name of the chart, unless the row includes it."""
    said = room.words.row(row.label)
    name = room.words.text(f"chart-{chart.key}") or chart.key
    if chart.form != "figure" and not set(name.lower().split()) & set(said.lower().split()):
        said = f"{name}: {said}"
    return said[:1].upper() + said[1:]


def _number(row: Row) -> int:
    return row.cells[0] if row.cells and isinstance(row.cells[0], int) else 0


def markers_of(room: Room, game: Game) -> list[tuple[str, str]]:
    """The markers of the tracks: the side of each, or empty, and its text."""
    found: list[tuple[str, str]] = []
    for chart, scaled in _charts(room, game):
        if not scaled:
            found.append(("", room.words.text(f"chart-{chart.key}") or chart.key))
        found += [(row.side, _counted(room, chart, row)) for row in scaled]
    return found


# --- The set-up -----------------------------------------------------------------------------------


def setup_of(room: Room, game: Game, scenario: str) -> dict[str, Any]:
    """The initial position of a scenario, as each owner sees it, and the reinforcements."""
    parts = [*_sides(room, game), *_markers(room, game), *_numbers(room, game)]
    name = room.words.text(f"scenario-{scenario}") or scenario
    return {
        "heading": room.say("setup", scenario=name),
        "sides": parts,
        "reserves": [table_of(chart, room) for chart in room.title.inventory.reserves()],
    }


def _sides(room: Room, game: Game) -> Iterator[dict[str, Any]]:
    """The counters of each side, by place."""
    for side in room.title.inventory.atlas().sides:
        at: dict[str, list[Counter]] = {}
        seat = side.key if side.key in room.title.info.seats else OBSERVER
        for counter in game.tableau(seat).layout.counters:
            if counter.side == side.key and counter.kind != HIDDEN:
                at.setdefault(counter.place, []).append(counter)
        if at:
            rows = [[_place(room, place), "; ".join(_lying(room, at[place]))] for place in at]
            yield {"name": str(room.words.name("side", side.key)), "rows": sorted(rows)}


def _lying(room: Room, counters: Sequence[Counter]) -> Iterator[str]:
    """The counters of a place, and what is printed on them if that is an abbreviation."""
    pieces = room.title.inventory.atlas().pieces
    for counter in counters:
        if counter.key in pieces:
            (said,) = room.words.lying([counter])
            printed = label_of(pieces[counter.key], room.words.shown)
            yield said if said.startswith(printed) else f"{printed}: {said}"
    yield from room.words.lying([one for one in counters if one.key not in pieces])


def _markers(room: Room, game: Game) -> Iterator[dict[str, Any]]:
    """The markers on the map, by kind."""
    at: dict[Marker, list[str]] = {}
    for marker in game.tableau(OBSERVER).layout.markers:
        where = _place(room, marker.place)
        if marker.towards:
            where += " \N{RIGHTWARDS ARROW} " + ", ".join(
                _place(room, one) for one in marker.towards
            )
        at.setdefault(marker._replace(place="", towards=()), []).append(where)
    rows = [
        [_called(room, marker), "; ".join(sorted(dict.fromkeys(places)))]
        for marker, places in at.items()
    ]
    if rows:
        yield {"name": room.say("markers"), "rows": sorted(rows)}


def _called(room: Room, marker: Marker) -> str:
    said = room.words.text(f"specimen-{marker.kind}") or marker.kind
    if marker.number:
        said = f"{said} {marker.number}"
    return f"{said} ({room.words.name('side', marker.side)})" if marker.side else said


def _numbers(room: Room, game: Game) -> Iterator[dict[str, Any]]:
    """The values of the gauges and figures beside the map."""
    rows: list[list[str]] = []
    for chart in room.title.aids.charts(game.state, OBSERVER):
        if chart.form in {"gauge", "figure"}:
            labels = [row.label for row in chart.rows]
            for row in chart.rows:
                said = _counted(room, chart, row)
                if labels.count(row.label) > 1:
                    said = f"{said} ({room.words.name('side', row.side)})"
                rows.append([said, ", ".join(room.words.cell(cell) for cell in row.cells)])
    if rows:
        yield {"name": room.say("numbers"), "rows": rows}


def _place(room: Room, key: str) -> str:
    beside = room.words.text(f"place-{key}")  # a place beside the map
    return beside or str(room.words.name("space", key))
