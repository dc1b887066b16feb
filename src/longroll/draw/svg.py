"""Writes SVG: elements, numbers and paths, compact and deterministic."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from functools import lru_cache
from xml.sax.saxutils import escape, quoteattr

from longroll.draw.sheet import Point

__all__ = ["closed", "element", "group", "number", "path", "smooth", "text"]


_quoted = lru_cache(maxsize=1 << 14)(quoteattr)
"""A quoted attribute value, cached: the same few thousand occur in every drawing."""


@lru_cache(maxsize=1 << 14)
def number(value: float) -> str:
    """A number with one decimal, and none if it is zero.

    >>> number(12.04), number(-0.04), number(3.25)
    ('12', '0', '3.2')
    """
    written = f"{value:.1f}"
    if written.endswith(".0"):
        written = written[:-2]
    return "0" if written == "-0" else written


def element(name: str, content: str = "", **attributes: str | float | None) -> str:
    """An element; an attribute that is None is left out, ``_`` in its name becomes ``-``.

    >>> element("circle", cx=1, r=2.5, class_="town")
    '<circle cx="1" r="2.5" class="town"/>'
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = value if isinstance(value, str) else number(value)
            parts.append(f"{key.rstrip('_').replace('_', '-')}={_quoted(shown)}")
    opened = " ".join(parts)
    return f"<{opened}>{content}</{name}>" if content else f"<{opened}/>"


def group(name: str, content: Iterable[str], **attributes: str | float | None) -> str:
    """A layer: ``<g id="layer-NAME">`` with an element on each line."""
    return element("g", "\n" + "\n".join(content) + "\n", id=f"layer-{name}", **attributes)


def text(content: str, x: float, y: float, **attributes: str | float | None) -> str:
    """A line of text."""
    return element("text", escape(content), x=x, y=y, **attributes)


def path(points: Sequence[Point]) -> str:
    """The data of an open line through points, in steps of a tenth of a unit.

    >>> path([(0, 0), (10, 5), (10, 6.25)])
    'M0 0l10 5 0 1.2'
    """
    px, py = round(points[0][0] * 10), round(points[0][1] * 10)
    steps: list[str] = []
    for x, y in points[1:]:
        qx, qy = round(x * 10), round(y * 10)
        if qx != px or qy != py:
            steps.append(f"{number((qx - px) / 10)} {number((qy - py) / 10)}")
            px, py = qx, qy
    start = f"M{number(points[0][0])} {number(points[0][1])}"
    return start + ("l" + " ".join(steps).replace(" -", "-") if steps else "")


def closed(points: Sequence[Point]) -> str:
    """The data of a closed shape."""
    return path(points) + "z"


def smooth(points: Sequence[Point]) -> list[Point]:
    """Cut the corners of an open line (Chaikin), keeping its ends."""
    if len(points) < 3:
        return list(points)
    out = [points[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        out.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
        out.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
    out.append(points[-1])
    return out
