"""Print-and-play sheets: key plan, map in tiles, counters, cards, tracks, tables, set-up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from longroll.draw import DrawError, board_svg, display_svg
from longroll.draw.board import manner_of
from longroll.draw.network import glyph_defs
from longroll.draw.style import faces
from longroll.draw.svg import element, number
from longroll.draw.tokens import has_plate, read_plate, tokens
from longroll.engine.event import Message
from longroll.engine.game import Game
from longroll.engine.stock import CardStock
from longroll.engine.tableau import Layout, Open
from longroll.engine.title import Title
from longroll.paper.faces import CELL, SHEET, Cut, cuts_of
from longroll.paper.press import PaperError, pressed
from longroll.paper.room import Room
from longroll.paper.setup import markers_of, setup_of, table_of, tracks_of
from longroll.paper.tiling import EDGE, HEAD, Paper, rows_of, tiling
from longroll.words import words_for

__all__ = ["PAPERS", "print_sheets"]

PAPERS: Final = {
    "a4": Paper("a4", 210.0, 297.0),
    "letter": Paper("us-letter", 215.9, 279.4),
}
CARD: Final = (63.0, 88.0)
"""The size of a poker card, for which sleeves exist, in millimetres."""
_PLAIN: Final = {"scale": 0.3, "counter": 15.0}
"""Default sizes of a board unit and of a counter, in millimetres."""
_NOT_PRINTED: Final = frozenset({"card", "operations", "event", "pile", "when"})


def print_sheets(
    title: Title,
    paper: str = "a4",
    language: str = "en",
    scenario: str | None = None,
    overlay: Path | None = None,
) -> bytes:
    """The sheets of a title as PDF: all that is needed to play it on paper, except rules and dice.

    ``scenario`` chooses the set-up; the first by default. ``overlay``: a folder with another pack.
    Raises `PaperError` for an unknown paper and without the typesetter, `TitleError` for a scenario
    that the title does not have.
    """
    if paper not in PAPERS:
        raise PaperError(f"no paper {paper!r}; the papers are: {', '.join(PAPERS)}")
    chosen = scenario or title.info.scenarios[0].key
    room = Room(title, words_for(title.info.key, language), PAPERS[paper], {})
    scale, counter = _measures(title.info.key)
    game = Game(title.info.key, scenario=chosen, seed=1)
    document = {
        "paper": room.paper.name,
        "language": language,
        "edge": EDGE,
        "head": HEAD,
        "title": title.info.name,
        "map": _map(room, scale),
        "counters": _counters(room, counter, markers_of(room, game)),
        "cards": _cards(room, game),
        "displays": list(_displays(room)),
        "tracks": tracks_of(room, game),
        "tables": [table_of(one.chart, room) for one in title.aids.references],
        "setup": setup_of(room, game, chosen),
    }
    cover = _cover(room, document, counter)
    board = board_svg(title, "light", language, overlay).replace(faces(), "")
    return pressed({**document, "cover": cover}, room.drawings, board)


def _measures(title: str) -> tuple[float, float]:
    """The sizes of a board unit and of a counter in millimetres, from the title's plate."""
    told: dict[str, float] = read_plate(title).get("print", {}) if has_plate(title) else {}
    measures = {**_PLAIN, **told}
    return measures["scale"], measures["counter"]


def _cover(room: Room, document: Mapping[str, Any], counter: float) -> dict[str, Any]:
    counted = room.say
    lines = [
        counted("contents-map", count=len(document["map"]["tiles"])),
        counted("contents-counters", count=document["counters"]["count"], size=f"{counter:g}"),
    ]
    if document["cards"]["count"]:
        lines.append(counted("contents-cards", count=document["cards"]["count"]))
    lines.append(counted("contents-tables", count=len(document["tables"])))
    steps = ("map", "counters", *(("cards",) if document["cards"]["count"] else ()), "rules")
    return {
        "heading": counted("heading"),
        "scale": counted("full-size"),
        "ruler": counted("ruler"),
        "hex": _pitch(room, document["map"]["scale"]),
        "plan": counted("key-plan"),
        "contents": lines,
        "how": [counted(f"how-{step}") for step in steps],
        "ours": counted("ours"),
    }


def _pitch(room: Room, scale: float) -> str:
    """The distance between hexes, or the size of the map."""
    atlas = room.title.inventory.atlas()
    wide, high = manner_of(room.title).size(room.title.info.key)
    size = {"wide": round(wide * scale / 10), "high": round(high * scale / 10)}
    if atlas.sheet is None:
        return room.say("map-size", **size)
    places = manner_of(room.title).places(room.title.info.key, None)
    pitch = places.reach * 3**0.5 * scale
    return room.say("hex-size", size=f"{pitch:.0f}", **size)


# --- The map --------------------------------------------------------------------------------------


def _map(room: Room, scale: float) -> dict[str, Any]:
    wide, high = (side * scale for side in manner_of(room.title).size(room.title.info.key))
    cut = tiling(room.paper, wide, high)
    return {
        "wide": wide,
        "high": high,
        "scale": scale,
        "flipped": cut.flipped,
        "tile": [cut.wide, cut.high],
        "grid": [cut.columns, cut.rows],
        "tiles": [
            {**tile._asdict(), "heading": room.say("tile", tile=tile.name)} for tile in cut.tiles
        ],
    }


# --- Counters ------------------------------------------------------------------------------------


def _counters(room: Room, size: float, tracks: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """Pages of counters, each followed by its backs; the grid is centred on the paper."""
    found = cuts_of(room.title, room.words.shown, tracks)
    cuts = [cut for cut in found for _ in range(cut.copies)]
    columns = int((room.paper.wide - 2 * EDGE) // size)
    rows = int((room.paper.high - 2 * HEAD - 4) // size)
    pages = rows_of(cuts, columns * rows)
    defs = element("defs", glyph_defs())
    rules = manner_of(room.title).rules("light", room.title.inventory.atlas().sides)
    style = f"<style>\n{rules}\n{SHEET}\n</style>"
    for at, page in enumerate(pages, 1):
        for side in ("front", "back"):
            name = f"counters-{at}-{side}.svg"
            room.drawings[name] = _grid(page, columns, side, style + defs)
    return {
        "count": len(cuts),
        "size": size,
        "columns": columns,
        "pages": [
            {
                "rows": -(-len(page) // columns),
                "fronts": room.say("fronts", page=at, pages=len(pages)),
                "backs": room.say("backs", page=at, pages=len(pages)),
            }
            for at, page in enumerate(pages, 1)
        ],
    }


def _grid(page: Sequence[Cut], columns: int, side: str, before: str) -> str:
    """Counters in rows; backs run from right to left, so that each is behind its front."""
    drawn: list[str] = []
    rows = rows_of(page, columns)
    for row, line in enumerate(rows):
        for column, cut in enumerate(line):
            at = column if side == "front" else columns - 1 - column
            x, y = (at + 0.5) * CELL, (row + 0.5) * CELL
            where = f"translate({number(x)} {number(y)})"
            drawn.append(element("g", getattr(cut, side), transform=where))
    box = f"0 0 {number(columns * CELL)} {number(len(rows) * CELL)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" class="lr-board lr-light">'
        f"{before}{''.join(drawn)}</svg>"
    )


# --- Cards ----------------------------------------------------------------------------------------


def _cards(room: Room, game: Game) -> dict[str, Any]:
    """Every card with its text, in the colour of its side."""
    t = tokens("light").colour
    colours = {
        side.key: [t[side.colour], t[f"{side.colour}-tint"], t[f"{side.colour}-ink"]]
        for side in room.title.inventory.atlas().sides
    }
    plain = [t["olive"], t["olive-tint"], t["olive-ink"]]
    cards: list[dict[str, Any]] = []
    for stock in room.title.inventory.cards():
        shown: Mapping[str, Any] = {"when": stock.when} if stock.when is not None else {}
        if stock.kind == "card":
            seat = room.title.info.seats[0]
            shown = room.title.aids.card(game.state, seat, stock.number)
        side = stock.side or str(shown.get("event", ""))
        name = str(room.words.name(stock.kind, str(stock.number)))
        face: dict[str, Any] = {
            "number": stock.number,
            "title": name[:1].upper() + name[1:],
            "ops": int(shown.get("operations", 0)),
            "side": str(room.words.name("side", side)) if side in colours else "",
            "when": _shown(room, shown["when"]) if "when" in shown else "",
            "text": _effect(room, stock),
            "colour": colours.get(side, plain),
            "back": colours.get(stock.side, plain),
        }
        cards += [face] * stock.copies
    across = int((room.paper.wide - 2 * 6) // CARD[0])
    return {"size": CARD, "columns": across, "count": len(cards), "cards": cards}


def _effect(room: Room, stock: CardStock) -> str:
    said = room.words.text(f"{stock.kind}-{stock.number}-effect")
    return said or (room.words.message(stock.effect) if stock.effect is not None else "")


def _shown(room: Room, value: object) -> str:
    return room.words.message(value) if isinstance(value, Message) else room.words.shown(value)


# --- Beside the map -------------------------------------------------------------------------------


def _displays(room: Room) -> Iterator[dict[str, Any]]:
    """The displays beside the map, such as one for battles."""
    for display in room.title.inventory.atlas().displays:
        labels = {area.label for area in (*display.areas, *display.rounds) if area.label}
        words = {label: room.words.text(label) or room.words.label(label) for label in labels}
        name = f"display-{display.key}.svg"
        try:
            drawn = display_svg(room.title, Open(display.key, ""), Layout(), words, alone=False)
        except DrawError:  # pragma: no cover - a sheet that cannot be drawn by itself
            continue
        room.drawings[name] = drawn
        yield {"file": name, "name": room.say("display"), "ratio": display.wide / display.high}
