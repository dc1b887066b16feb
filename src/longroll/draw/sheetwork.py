"""What all printed sheets have: a neat line, a margin, a title with a rule below it, panels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from longroll.draw.labels import Box
from longroll.draw.svg import element, group, number, text
from longroll.draw.tokens import Tokens

__all__ = ["BAND", "Sheeted", "edging", "heading", "neat_line", "panel", "paper_layer", "swelling"]

BAND = 9.0
"""The width of the black and white border."""


class Sheeted(Protocol):
    """A plate, as far as its size is concerned, in the units of the board."""

    @property
    def width(self) -> float:
        """From left to right."""
        ...

    @property
    def height(self) -> float:
        """From top to bottom."""
        ...


def neat_line(plate: Sheeted, tokens: Tokens) -> Box:
    """The edge of the map itself."""
    inset = tokens.space["frame"] + 24
    return Box(inset, inset, plate.width - inset, plate.height - inset)


def edging(plate: Sheeted, edge: Box) -> list[str]:
    """The margin outside the neat line, and the lines round it."""
    margin = (
        f"M0 0H{number(plate.width)}V{number(plate.height)}H0Z"
        f"M{number(edge.left)} {number(edge.top)}V{number(edge.bottom)}"
        f"H{number(edge.right)}V{number(edge.top)}Z"
    )
    return [
        element("path", class_="margin", d=margin),
        element("path", class_="margin-paper", d=margin),
        *[
            _outline(edge, grow, kind)
            for grow, kind in ((0.0, "neat"), (BAND, "neat"), (BAND + 22, "outer"))
        ],
    ]


def paper_layer(plate: Sheeted) -> str:
    """Fibres and ageing over the whole sheet."""
    sheets = [
        element("rect", class_=kind, width=plate.width, height=plate.height)
        for kind in ("paper", "age")
    ]
    return group("paper", sheets, pointer_events="none")


def panel(box: Box) -> Iterator[str]:
    """A panel with a fine line inside its edge."""
    yield _outline(box, 0.0, "panel")
    yield _outline(box, -6.0, "panel-line")


def _outline(box: Box, grow: float, kind: str) -> str:
    """A rectangle larger than ``box`` by ``grow`` on every side."""
    return element(
        "rect",
        class_=kind,
        x=box.left - grow,
        y=box.top - grow,
        width=box.right - box.left + 2 * grow,
        height=box.bottom - box.top + 2 * grow,
    )


def heading(
    said: str, x: float, y: float, size: float, spacing: float, tokens: Tokens
) -> Iterator[str]:
    """A title in capitals with a shadow; ``spacing`` in fractions of its size."""
    shown = said.upper()
    wide = tokens.width(shown, size, "bold") + size * spacing * (len(shown) - 1)
    common = {"letter_spacing": size * spacing, "font_size": size}
    yield text(shown, x + 3, y + 3, class_="title-shadow", textLength=wide, **common)
    yield text(shown, x, y, class_="title", textLength=wide, **common)


def swelling(x: float, y: float, half: float) -> str:
    """A printer's rule that swells in the middle."""
    data = f"M{number(x - half)} {number(y)}q{number(half)}-5 {number(2 * half)} 0"
    data += f"q{number(-half)} 5 {number(-2 * half)} 0z"
    diamond = f"M{number(x)} {number(y - 8)}l8 8-8 8-8-8z"
    return element("path", class_="swell", d=data + diamond)
