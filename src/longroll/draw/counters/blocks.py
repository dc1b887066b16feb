"""Wooden blocks: upright and blank to the enemy, pips on the upper edge; flat when shown."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from longroll.draw.counters.signs import KINDS, sign
from longroll.draw.svg import closed, element, number, text
from longroll.draw.tokens import Tokens
from longroll.engine.atlas import Piece
from longroll.engine.tableau import HIDDEN, Counter

__all__ = ["FLAT", "block", "pips", "short_name"]

FLAT = "face-up"
"""The badge of a block that lies flat, its face shown to all."""

_THICK = 0.15
_INSET = 0.07
_MOST_SQUEEZED = 0.7


def block(counter: Counter, piece: Piece | None, size: float, tokens: Tokens) -> Iterator[str]:
    """A block about (0, 0): its wood, and what the seat may see of its face."""
    flat = FLAT in counter.badges
    yield from _wood(counter.side, size, flat=flat)
    if counter.kind == HIDDEN or piece is None:
        if counter.number > 1:
            high = f"{size * 0.5:.1f}"
            yield text(
                str(counter.number),
                0,
                size * 0.24,
                class_=f"figure {counter.side}",
                font_size=high,
            )
        return
    yield element("title", escape(f"{piece.name} {counter.steps}/{piece.steps}"))
    h = size / 2
    inset = size * _INSET
    top = -h + (inset if flat else size * _THICK + inset * 0.4)
    yield element(
        "rect",
        class_=f"label {counter.side}",
        x=-h + inset,
        y=top,
        width=size - 2 * inset,
        height=h - inset - top,
    )
    yield from pips(counter.steps, piece.steps, 0, top + size * 0.12, size)
    name = short_name(piece.name)
    font = size * 0.21
    wide, room = tokens.width(name, font, "italic"), size * 0.8
    named = bool(name) and room >= wide * _MOST_SQUEEZED
    if piece.kind in KINDS:
        yield sign(piece.kind, size * 1.12, 0.02 if named else 0.12)
    if named:
        fitted = min(wide, room)
        yield text(
            name,
            0,
            h - size * 0.12,
            class_="leader-name",
            font_size=f"{font:.1f}",
            textLength=fitted,
            lengthAdjust="spacingAndGlyphs",
        )


def pips(left: int, most: int, x: float, y: float, size: float) -> Iterator[str]:
    """A row of pips about (x, y): filled for steps left, hollow for those lost."""
    for index in range(max(left, most)):
        at = x + (index - (max(left, most) - 1) / 2) * size * 0.19
        kind = "pip" if index < left else "pip lost"
        yield element("circle", class_=kind, cx=at, cy=y, r=size * 0.065)


def short_name(name: str) -> str:
    """The part of a name that has room on a block.

    >>> short_name("AP (Army of the Potomac)"), short_name("1/I Corps division")
    ('AP', '1/I')
    """
    return name.partition(" (")[0].partition(" Corps")[0]


def _wood(side: str, size: float, *, flat: bool) -> Iterator[str]:
    """The face of a block, and its upper edge if it stands."""
    h = size / 2
    face = closed([(-h, -h), (h, -h), (h, h), (-h, h)])
    moved = "translate(0.8 1)" if flat else "translate(2.6 3)"
    yield element("path", class_="shadow", d=face, transform=moved)
    yield element("path", class_=f"wood {side}", d=face)
    if flat:
        yield element("path", class_=f"shown {side}", d=_ring(h))
    else:
        thick = size * _THICK
        edge = closed(
            [(-h, -h), (h, -h), (h - thick * 0.6, -h + thick), (-h + thick * 0.6, -h + thick)]
        )
        yield element("path", class_="upper-edge", d=edge)


def _ring(h: float) -> str:
    far = number(2 * h + 5)
    return f"M{number(-h - 2.5)} {number(-h - 2.5)}h{far}v{far}H{number(-h - 2.5)}z"
