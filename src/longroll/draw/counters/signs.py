"""The symbols of the arms."""

from __future__ import annotations

from typing import Final

from longroll.draw.svg import element, number

__all__ = ["KINDS", "sign"]

KINDS: Final = {
    "foot": ("M-9-6L9 6M-9 6L9-6", ""),
    "militia": ("M-9-6L9 6M-9 6L9-6M-9 0H9", ""),
    "light": ("M-9-6L9 6M-9 6L9-6", "M0-6l2.6 3.6h-5.2z"),
    "horse": ("M-9 6L9-6", ""),
    "guns": ("", "M0-3.6a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z"),
    "naval-guns": (
        "M0-4V4.6M-3-2H3M-4.6 2Q-3.6 4.8 0 4.8Q3.6 4.8 4.6 2",
        "M-7-2.4a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4zM7-2.4a2.2 2.2 0 1 1 0 4.4"
        "a2.2 2.2 0 1 1 0-4.4z",
    ),
    "mortar": ("M0 1V-5M-2.4-3L0-5.4L2.4-3", "M0 .4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z"),
    "infantry": ("M-9-6L9 6M-9 6L9-6", ""),
    "brigade": ("M-9-6L9 6M-9 6L9-6M-3.5-10L3.5-7M-3.5-7L3.5-10", ""),
    "garrison": ("M-9-6V6M-4.5-6V6M0-6V6M4.5-6V6M9-6V6", ""),
    "cavalry": ("M-9 6L9-6", ""),
    "artillery": ("", "M0-3.6a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z"),
    "heavy-artillery": (
        "M-9 3.6H9",
        "M0-4.6a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z",
    ),
    "hq": ("M-9 6V11", "M-9-6H9V0H-9z"),
    "supreme-hq": (
        "M-9 6V11",
        "M-9-6H9V6H-9ZM0-4.6L-1.2-1.5H-4.4L-1.8.4-2.8 3.6 0 1.6 2.8 3.6 1.8.4 4.4-1.5H1.2Z",
    ),
}
"""The symbol of each arm: lines, and filled shapes."""


def sign(kind: str, size: float, y: float = -0.225) -> str:
    """The symbol of an arm for a counter of ``size``; ``y``: height in sizes from the middle."""
    lines, solid = KINDS[kind]
    scale = size / 52
    parts = element("rect", class_="kind-box", x=-9, y=-6, width=18, height=12)
    if lines:
        parts += element("path", class_="kind", d=lines)
    if solid:
        parts += element("path", class_="kind-solid", d=solid, fill_rule="evenodd")
    where = f"translate(0 {number(y * size)}) scale({scale:.2f})"
    return element("g", parts, transform=where)
