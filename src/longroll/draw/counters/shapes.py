"""The outlines of counters: sides differ in shape as well as in colour."""

from __future__ import annotations

from longroll.draw.svg import closed, number

__all__ = ["SIGNS", "outline", "tile_outline"]

SIGNS = {"square": "star", "cut": "saltire", "round": "ring"}
"""The sign on a control marker of each shape."""


def outline(shape: str, x: float, y: float, w: float, h: float, cut: float = 9.0) -> str:
    """The outline of a counter whose upper left corner is at (x, y)."""
    if shape == "square":
        return closed([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    if shape == "round":
        return _rounded(x, y, w, h, cut)
    return closed(
        [
            *((x + cut, y), (x + w - cut, y), (x + w, y + cut), (x + w, y + h - cut)),
            *((x + w - cut, y + h), (x + cut, y + h), (x, y + h - cut), (x, y + cut)),
        ]
    )


def tile_outline(shape: str, size: float) -> str:
    """The outline of a square counter about (0, 0)."""
    half = size / 2
    return outline(shape, -half, -half, size, size, size * 0.16)


def _rounded(x: float, y: float, w: float, h: float, cut: float) -> str:
    r, wide, high = number(cut), number(w - 2 * cut), number(h - 2 * cut)
    return (
        f"M{number(x + cut)} {number(y)}h{wide}q{r} 0 {r} {r}v{high}q0 {r} {number(-cut)} {r}"
        f"h{number(2 * cut - w)}q{number(-cut)} 0 {number(-cut)} {number(-cut)}"
        f"v{number(2 * cut - h)}q0 {number(-cut)} {r} {number(-cut)}z"
    )
