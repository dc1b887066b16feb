"""Counters side by side in a place: symbol, figures, and marks of their condition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from longroll.draw.counters.blocks import FLAT, block
from longroll.draw.counters.places import Places, shape_of
from longroll.draw.counters.shapes import tile_outline
from longroll.draw.counters.signs import KINDS, sign
from longroll.draw.counters.stacks import Named, Stack
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, number, path, text
from longroll.draw.tokens import Tokens
from longroll.engine.atlas import Piece
from longroll.engine.tableau import HIDDEN, Counter

__all__ = ["counter_at", "face_of", "tiles"]

STAR = "M0-5L1.2-1.6L4.8-1.5L1.9.6L2.9 4L0 2L-2.9 4L-1.9.6L-4.8-1.5L-1.2-1.6Z"

REMEMBERED: Final = 1 << 13
"""Number of drawn stacks that are cached."""

_ACROSS = {1: 1, 2: 2, 3: 2, 4: 2}
_GAP = 2.0
_COUNTERS: Final = {1: 0.92, 2: 0.76, 3: 0.56}
_BLOCKS: Final = {1: 0.92, 2: 0.7, 3: 0.47}
"""By the number side by side, the maximum size of each, in reaches of the place; large stacks of
blocks in neighbouring hexes do not overlap.
"""


_FLOOR: Final = 0.28
"""How far below the middle of its place a stack of blocks ends, in reaches."""


def tiles(stack: Stack, places: Places, tokens: Tokens) -> str:
    """The counters of a stack side by side, cached until it changes."""
    key = (tokens.theme, stack)
    if key not in places.drawn:
        if len(places.drawn) >= REMEMBERED:
            places.drawn.clear()
        places.drawn[key] = _stack(stack, places, tokens)
    return places.drawn[key]


def _stack(stack: Stack, places: Places, tokens: Tokens) -> str:
    """The counters of a place side by side: the fewer, the larger."""
    x, y = places.spots[stack.place]
    count = len(stack.counters)
    across = _ACROSS.get(count, 3)
    down = -(-count // across)
    most = _BLOCKS if places.of_blocks else _COUNTERS
    size = places.reach * min(most[across], 1.62 / down)
    step = size + _GAP
    if places.of_blocks:
        # Names stand below, and that of the next place above: blocks go between them.
        y += places.reach * _FLOOR - (down * step - _GAP) / 2
    drawn: list[str] = []
    for index, named in enumerate(stack.counters):
        row, column = divmod(index, across)
        wide = min(across, count - row * across)
        at = (
            x + (column - (wide - 1) / 2) * step,
            y + (row - (down - 1) / 2) * step,
        )
        drawn.append(counter_at(named, at, size, places, tokens))
    return element(
        "g",
        "".join(drawn),
        class_=f"stack {stack.side}",
        data_space=stack.place,
        data_side=stack.side,
        data_kinds=stack.kinds,
    )


def counter_at(named: Named, at: Point, size: float, places: Places, tokens: Tokens) -> str:
    """A counter about a point, ``size`` wide."""
    counter, piece = named
    if named.is_block or (counter.kind == HIDDEN and places.of_blocks):
        parts = [*block(counter, piece, size, tokens)]
    else:
        parts = _cardboard(counter, piece, size, places, tokens)
    parts += _state(counter, size, places)
    return element(
        "g",
        "".join(parts),
        transform=f"translate({number(at[0])} {number(at[1])})",
        class_=" ".join(["counter", counter.side, *(f"is-{badge}" for badge in counter.badges)]),
        data_piece=counter.key or None,
        data_kind=None if piece is not None else counter.kind,
    )


def _cardboard(
    counter: Counter, piece: Piece | None, size: float, places: Places, tokens: Tokens
) -> list[str]:
    outline = tile_outline(shape_of(places.atlas, counter.side), size)
    told = _told(counter, piece)
    parts = [
        *([element("title", escape(told))] if told else []),
        element("path", class_="shadow", d=outline, transform="translate(2 2.5)"),
        element("path", class_=f"token {counter.side}", d=outline),
    ]
    if counter.kind == HIDDEN:
        parts += _back(counter, size)
    elif piece is not None and piece.kind == "leader":
        parts += _leader(piece, size, tokens)
    elif piece is not None and piece.faces:
        parts += _unit(counter, piece, size, places)
    else:
        parts += _plain(counter, piece, size, tokens)
    return parts


def face_of(counter: Counter, piece: Piece) -> tuple[int, int, int]:
    """Strength, morale and movement of a counter with its remaining steps."""
    if not piece.faces:
        return 0, 0, 0
    left = counter.steps or len(piece.faces)
    return piece.faces[min(left, len(piece.faces)) - 1]


def _told(counter: Counter, piece: Piece | None) -> str:
    """The tooltip of a counter: name and figures, without words to translate."""
    if piece is None:
        return ""
    if piece.kind == "leader":
        return f"{piece.name} {' '.join(f'{n:+}' for n in piece.ratings[1:3])}"
    if not piece.faces:
        return " ".join([piece.name, *map(str, piece.ratings)])
    strength, morale, movement = face_of(counter, piece)
    return f"{piece.name} {strength} ({morale:+}) {movement}"


def _back(counter: Counter, size: float) -> Iterator[str]:
    """A counter face down: a frame, and the number if there are several."""
    inner = size * 0.7
    frame = tile_outline("square", inner)
    yield element("path", class_=f"back {counter.side}", d=frame)
    said = str(counter.number) if counter.number > 1 else "?"
    yield text(
        said, 0, size * 0.16, class_=f"figure {counter.side}", font_size=f"{size * 0.46:.1f}"
    )


def _plain(counter: Counter, piece: Piece | None, size: float, tokens: Tokens) -> Iterator[str]:
    """A counter with neither figures nor stars: the symbol of its arm, its name, its number."""
    if counter.kind in KINDS:
        yield sign(counter.kind, size)
    count = counter.steps or counter.number
    if piece is None or counter.steps or counter.number > 1:
        high = f"{size * 0.42:.1f}"
        yield text(str(count), 0, size * 0.4, class_="points-of", font_size=high)
    if piece is not None:
        yield _name(piece, size * 0.06, size, tokens)


def _name(piece: Piece, y: float, size: float, tokens: Tokens) -> str:
    """The name, as wide as the counter allows."""
    font = size * 0.2
    wide = tokens.width(piece.name, font, "italic")
    return text(
        piece.name,
        0,
        y,
        class_="leader-name",
        font_size=f"{font:.1f}",
        textLength=min(wide, size * 0.9),
        lengthAdjust="spacingAndGlyphs",
    )


def _unit(counter: Counter, piece: Piece, size: float, places: Places) -> Iterator[str]:
    """A unit: above, the corps's stripe and the arm's symbol; strength large, morale, movement."""
    h = size / 2
    strength, morale, movement = face_of(counter, piece)
    colour = places.bands.get(piece.band, "")
    inset = 0.65 if shape_of(places.atlas, piece.side) == "square" else size * 0.16
    if colour:
        yield element(
            "rect",
            class_=f"stripe {colour}",
            x=-h + inset,
            y=-h + 0.65,
            width=size - 2 * inset,
            height=size * 0.11,
        )
    if len(piece.faces) > 1 and counter.steps == 1:
        yield element(
            "rect", class_="spent", x=-h + 0.65, y=-size * 0.05, width=size - 1.3, height=size * 0.1
        )
    yield sign(piece.kind, size)
    yield text(
        str(strength),
        -size * 0.17,
        h - size * 0.1,
        class_="points-of",
        font_size=f"{size * 0.46:.1f}",
    )
    small = f"{size * 0.24:.1f}"
    signed = f"+{morale}" if morale > 0 else str(morale).replace("-", "−")
    yield text(signed, h - size * 0.22, size * 0.17, class_="rating-of", font_size=small)
    yield text(str(movement), h - size * 0.22, h - size * 0.1, class_="rating-of", font_size=small)


def _leader(piece: Piece, size: float, tokens: Tokens) -> Iterator[str]:
    """Stars, the name, combat and leadership."""
    stars, combat, leadership, _ = piece.ratings
    h = size / 2
    yield element(
        "rect",
        class_=f"stripe {piece.side}",
        x=-h + size * 0.16,
        y=-h + size * 0.1,
        width=size * 0.68,
        height=size * 0.3,
    )
    for index in range(stars):
        x = (index - (stars - 1) / 2) * size * 0.21
        where = f"translate({number(x)} {number(-h + size * 0.26)}) scale({size / 48:.2f})"
        yield element("path", class_="star-of", d=STAR, transform=where)
    yield _name(piece, size * 0.14, size, tokens)
    ratings = f"{combat:+}  {leadership:+}".replace("+0", "0").replace("-", "−")
    yield text(ratings, 0, h - size * 0.12, class_="points-of", font_size=f"{size * 0.24:.1f}")


SHAPED: Final = ("disrupted", "shattered", "pinned", FLAT)
"""Badges that are drawn by shape; others bear a letter."""


def _state(counter: Counter, size: float, places: Places) -> Iterator[str]:
    """Disorder by shape: a torn-off corner, a break across; a pin; other badges by letter."""
    h = size / 2
    if "disrupted" in counter.badges:
        cut = size * 0.36
        corner = closed([(-h, -h), (-h + cut, -h), (-h, -h + cut)])
        yield element("path", class_="disrupted", d=corner)
    if "shattered" in counter.badges:
        steps = [(-h, h * 0.5), (-h * 0.35, -h * 0.1), (-h * 0.1, h * 0.35), (h * 0.4, -h * 0.35)]
        yield element("path", class_="shattered", d=path([*steps, (h, -h * 0.6)]))
    if "pinned" in counter.badges:
        pin = f"M{number(h * 0.72)} {number(-h * 0.95)}v{number(size * 0.3)}"
        yield element("path", class_="kind", d=pin)
        yield element("circle", class_="pin", cx=h * 0.72, cy=-h * 0.95, r=size * 0.1)
    lettered = [badge for badge in counter.badges if badge not in SHAPED]
    for index, badge in enumerate(lettered):
        letter = places.letters.get(badge, badge[:1].upper())
        x, y, r = h - size * 0.12 - index * size * 0.26, -h + size * 0.12, size * 0.13
        yield element("circle", class_="sign-of", cx=x, cy=y, r=r)
        yield text(letter, x, y + r * 0.62, class_="sign-letter", font_size=f"{r * 1.6:.1f}")
