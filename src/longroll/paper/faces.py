"""The faces of counters for cutting out: filled to their edges, in the colours of the board.

A cell is `CELL` units wide about (0, 0) and filled to its edge, so that an imprecise cut leaves no
white. Counters that lie side by side on the board look the same here; those that the board shows as
piles (strength, generals, armies) get a face of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from longroll.draw.board import manner_of
from longroll.draw.counters import Places
from longroll.draw.counters.blocks import pips, short_name
from longroll.draw.counters.layers import counter_layers
from longroll.draw.counters.pile import figures
from longroll.draw.counters.places import shape_of
from longroll.draw.counters.shapes import SIGNS, tile_outline
from longroll.draw.counters.signs import KINDS, sign
from longroll.draw.counters.stacks import PILED, Named
from longroll.draw.counters.tiles import STAR, counter_at
from longroll.draw.svg import element, number, text
from longroll.draw.tokens import Tokens, tokens
from longroll.engine.atlas import Piece
from longroll.engine.stock import BLANK, Stock
from longroll.engine.tableau import HIDDEN, STRENGTH, Counter, Layout, Marker
from longroll.engine.title import Title

__all__ = ["CELL", "SHEET", "Cut", "cuts_of", "label_of"]

CELL: Final = 100.0
_TILE: Final = 90.0
_SMALL: Final = 64.0
_BELOW: Final = (18.0, 48.5)
"""A counter with its name below it: its width, and the vertical range of the name."""
_ROOM: Final = 86.0
_LARGEST: Final = 16.0
_LEAST: Final = 8.0
"""Names: maximum width, and the largest and smallest font sizes."""

SHEET: Final = """
.lr-light .shadow{fill:none}
.lr-light .ground-of{stroke:none}
.lr-light .area{fill:none;stroke:#8d7a5e;stroke-width:.5}
"""
"""Rules for paper, applied after those of the board: no shadows."""

_MIDDLE: Final = {
    **{"militia": (36.0, 1.0), "arsenal": (-38.0, 10.0), "fleet": (41.0, -21.0)},
    **{"flagship": (36.0, -2.0), "hull": (41.0, 7.0), "battery": (-38.0, -20.0)},
    **{"ironclad": (27.0, -3.0), "submarine": (-27.0, -3.0), "torpedoes": (-27.0, -2.0)},
    **{"low-coal": (60.0, -28.0), "demoralised-ships": (60.0, -12.0), "depot": (0.0, -24.0)},
    **{"camp": (28.0, -2.0), "carriers": (-24.0, 13.0), "entrenched": (0.0, -8.0)},
    "work-begun": (0.0, -28.0),
}
"""Offsets that move markers from beside the middle of a place to the middle of a cell."""
_GROWN: Final = {
    **dict.fromkeys(("camp", "carriers", "low-coal", "demoralised-ships"), 3.0),
    **dict.fromkeys(("militia", "arsenal", "depot", "ironclad", "submarine", "unrevealed"), 2.2),
    **dict.fromkeys(("fleet", "flagship", "hull", "battery", "torpedoes", "control"), 2.2),
    **{
        "alarm": 1.5,
        "fort": 1.4,
        "destroyed": 1.3,
        "government": 2.4,
        "entrenched": 1.4,
        "work-begun": 1.4,
    },
}


class Cut(NamedTuple):
    """A counter to cut out: the drawings of its faces, and the number of copies."""

    front: str
    back: str
    copies: int = 1


class _Maker(NamedTuple):
    """What every face is drawn with; ``called`` returns the name of a piece by key."""

    places: Places
    tokens: Tokens
    called: Callable[[str], str]


def cuts_of(
    title: Title, called: Callable[[str], str], tracks: Sequence[tuple[str, str]] = ()
) -> list[Cut]:
    """All counters of a title: the named pieces by side, then those in stock.

    ``tracks``: the markers of its tracks, each the key of a side or empty, and its text.
    """
    at_home = manner_of(title).places(title.info.key, None)
    # Markers get a place of their own, because their reach on hexes is that of a hex.
    places = replace(at_home, spots={"": (0.0, 0.0)}, reach=40.0, drawn={})
    make = _Maker(places, tokens("light"), called)
    order = [side.key for side in places.atlas.sides]
    pieces = sorted(places.atlas.pieces.values(), key=lambda piece: order.index(piece.side))
    found: list[Cut] = []
    for piece in pieces:
        found += _piece(piece, make)
    found += [_stock(one, make) for one in title.inventory.stock()]
    return found + [Cut(_said(side, name, make), _blank(side, make)) for side, name in tracks]


def _piece(piece: Piece, make: _Maker) -> Iterator[Cut]:
    """A named piece: with its reduced side on the back, or counters for its ranks, two on each."""
    if piece.ranks:
        fronts = [
            _counter(Counter("", piece.side, piece.kind, piece.key, rank), piece, make)
            for rank, _ in piece.ranks
        ]
        for at in range(0, len(fronts), 2):
            pair = fronts[at : at + 2]
            yield Cut(pair[0], pair[1] if len(pair) > 1 else _blank(piece.side, make))
        return
    faces = len(piece.faces)
    kind = piece.kind
    front = Counter("", piece.side, kind, piece.key, steps=faces or piece.steps)
    if kind == STRENGTH:
        front = front._replace(number=sum(piece.ratings[:1]))
    back = _blank(piece.side, make)
    if faces > 1:
        back = _counter(front._replace(steps=1), piece, make)
    yield Cut(_counter(front, piece, make), back)


def _stock(one: Stock, make: _Maker) -> Cut:
    front = _face(one.front, make)
    back = _face(one.back, make) if one.back is not None else _blank(one.front.side, make)
    return Cut(front, back, one.copies)


def _said(side: str, name: str, make: _Maker) -> str:
    """A marker of a track, with its text."""
    frame = element("path", class_=f"inner {side}", d=tile_outline("square", _TILE))
    return _ground(side) + frame + "".join(_name(name, (-40, 40), make))


def _face(one: Counter | Marker, make: _Maker) -> str:
    if one.kind == BLANK:
        frame = element("path", class_=f"inner {one.side}", d=tile_outline("square", _TILE))
        return _ground(one.side) + frame
    return _marker(one, make) if isinstance(one, Marker) else _counter(one, None, make)


def _ground(side: str) -> str:
    """A cell filled to its edge in the paler colour of a side."""
    kind = f"token {side}" if side else "fan-paper"
    h = CELL / 2
    return element("rect", class_=f"{kind} ground-of", x=-h, y=-h, width=CELL, height=CELL)


def _blank(side: str, make: _Maker) -> str:
    """A back with only the sign of a side, in its colour."""
    if not side:
        return _ground("")
    h, shape = CELL / 2, shape_of(make.places.atlas, side)
    parts = [element("rect", class_=f"wood {side} ground-of", x=-h, y=-h, width=CELL, height=CELL)]
    parts.append(element("path", class_=f"inner {side}", d=tile_outline(shape, 76)))
    mark = SIGNS.get(shape, "")
    if mark == "star":
        where = "scale(2.2)"
        parts.append(element("use", href="#lr-star", class_=f"star {side}", transform=where))
    elif mark == "saltire":
        parts.append(element("path", class_=f"sign {side}", d="M-13-13l26 26m0-26l-26 26"))
    else:
        parts.append(element("circle", class_=f"sign {side}", r=13))
    return "".join(parts)


def _marker(marker: Marker, make: _Maker) -> str:
    x, y = _MIDDLE.get(marker.kind, (0.0, 0.0))
    drawn = "".join(counter_layers(make.places, Layout(markers=(marker,)), make.tokens))
    scale = number(_GROWN.get(marker.kind, 1.0))
    moved = element("g", drawn.replace(" id=", " data-layer="), transform=f"translate({x} {y})")
    return _ground(marker.side) + element("g", moved, transform=f"scale({scale})")


def _counter(counter: Counter, piece: Piece | None, make: _Maker) -> str:
    shown = piece.of_rank(counter.number) if piece is not None else None
    if shown is not None and shown.steps:
        return _block(shown, make)
    if counter.kind in PILED and counter.kind != HIDDEN:
        outline = tile_outline(shape_of(make.places.atlas, counter.side), _TILE)
        frame = element("path", class_=f"token {counter.side}", d=outline)
        body = _strength if counter.kind == STRENGTH else _officer
        return _ground(counter.side) + frame + "".join(body(counter, shown, make))
    named = Named(counter, shown)
    if shown is None or not shown.faces:
        return _ground(counter.side) + counter_at(named, (0, 0), _TILE, make.places, make.tokens)
    # The board shows the name of a unit in a tooltip; paper has to print it.
    drawn = counter_at(named, (0, -15), _SMALL, make.places, make.tokens)
    return _ground(counter.side) + drawn + "".join(_name(make.called(shown.key), _BELOW, make))


def _strength(counter: Counter, piece: Piece | None, make: _Maker) -> Iterator[str]:
    """A number as large as the counter allows, and above it the side."""
    if "mounted" in counter.badges:
        yield element("path", class_=f"back {counter.side}", d="M-40 40L40-40")
    low, size = 19, 54
    if piece is not None:
        yield from _name(make.called(piece.key), (-43, -8), make)
        low, size = 36, 48
    letters = [make.places.letters[b] for b in counter.badges if b in make.places.letters]
    for at, letter in enumerate(letters):
        yield element("circle", class_="ailing", cx=30 - 24 * at, cy=-29, r=11)
        yield text(letter, 30 - 24 * at, -23.5, class_="ailing-letter", style="font-size:16px")
    yield text(str(counter.number), 0, low, class_="points-of", font_size=size)


def _officer(counter: Counter, piece: Piece | None, make: _Maker) -> Iterator[str]:
    """A general, or an army: stars of rank, the name, the ratings as on the board."""
    assert piece is not None  # only strength points have no name
    yield element("rect", class_=f"stripe {piece.side}", x=-37, y=-41, width=74, height=15)
    stars = counter.number if piece.ranks else 3 if piece.kind == "army" else 1
    for at in range(stars):
        where = f"translate({number((at - (stars - 1) / 2) * 17)} -33) scale(1.35)"
        yield element("path", class_="star-of", d=STAR, transform=where)
    yield from _name(make.called(piece.key), (-24, 6) if piece.ratings else (-24, 40), make)
    first, fight = figures(piece)
    size = 32
    if first and fight:
        yield text(first, -22, 36, class_="points-of", font_size=size)
        yield element("path", class_="kind", d="M-6 12V36")
        yield text(fight, 18, 35, class_="points-of", font_size=26)
    elif fight:
        yield text(fight, 0, 36, class_="points-of", font_size=size)


def _name(name: str, between: tuple[float, float], make: _Maker) -> Iterator[str]:
    """A name between two heights, as large as possible, on as many lines as it needs."""
    top, low = between
    size = _LARGEST
    lines = _lines(name, size, make)
    while size > _LEAST and not _fits(lines, size, low - top, make):
        size -= 0.5
        lines = _lines(name, size, make)
    first = (top + low) / 2 - (len(lines) - 1) / 2 * size + size * 0.33
    for at, line in enumerate(lines):
        wide = make.tokens.width(line, size, "italic")
        yield text(
            line,
            0,
            first + at * size,
            class_="leader-name",
            font_size=f"{size * min(1.0, _ROOM / wide):.1f}",
        )


def _fits(lines: Sequence[str], size: float, high: float, make: _Maker) -> bool:
    widest = max(make.tokens.width(line, size, "italic") for line in lines)
    return widest <= _ROOM and (len(lines) + 0.1) * size <= high


def _lines(name: str, size: float, make: _Maker, room: float = _ROOM) -> list[str]:
    lines: list[str] = []
    for word in name.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and make.tokens.width(longer, size, "italic") <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def label_of(piece: Piece, called: Callable[[str], str]) -> str:
    """The name printed on a piece; on a block its short form."""
    short = short_name(piece.name)
    return short if piece.steps and short != piece.name else called(piece.key)


def _block(piece: Piece, make: _Maker) -> str:
    """The label of a wooden block, which is rotated as it loses steps: pips for each on an edge.

    The uppermost edge shows how many steps are left; full strength is above the symbol.
    """
    h = CELL / 2
    parts = [_ground(piece.side)]
    parts.append(element("path", class_="area", d=f"M{-h} {-h}h{CELL}v{CELL}h{-CELL}z"))
    for turn in range(min(4, piece.steps)):
        row = "".join(pips(piece.steps - turn, piece.steps - turn, 0, -42, 72))
        # Turned a quarter to the left, the block shows the edge at its right.
        parts.append(element("g", row, transform=f"rotate({90 * turn})"))
    if piece.kind in KINDS:
        parts.append(sign(piece.kind, 92, -0.14))
    name = label_of(piece, make.called)
    if name:
        size = 17.0 if len(name) < 8 else 11.5
        lines = _lines(name, size, make, room=66)
        size = min(size, 26 / len(lines)) if len(lines) > 1 else size
        size = min(size, *(size * 66 / make.tokens.width(line, size, "italic") for line in lines))
        for at, line in enumerate(lines):
            y = (13 if len(lines) > 1 else 19) + at * size
            parts.append(text(line, 0, y, class_="leader-name", font_size=f"{size:.1f}"))
    return "".join(parts)
