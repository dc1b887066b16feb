"""Names of rivers along the hexsides that bear them, where the river runs straightest."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from longroll.draw.field.lattice import Lattice, chains
from longroll.draw.field.marks import told
from longroll.draw.field.plate import FieldPlate
from longroll.draw.sheet import Point
from longroll.draw.svg import group, number, text
from longroll.draw.tokens import Tokens

__all__ = ["river_layer"]

_KINDS: Final = ("river", "great-river")
_SIZES: Final = {"river": 16.0, "great-river": 21.0}
_SPACING: Final = 1.5
_AGAIN: Final = 16
"""A river of so many hexsides more than its name needs is named once more."""
_BENT: Final = 0.62
"""A name stands only where the river is this straight: the beeline, in parts of the way."""
_CLEAR: Final = 22.0
"""So far from the name of a place that of a river hides nothing of it."""
_HIDES: Final = 0.12
"""So much of its straightness a stretch is worth less for each part of a name that it hides."""


class _Stretch(NamedTuple):
    """A part of a river that has room for its name, from one corner to another."""

    start: Point
    end: Point
    middle: Point
    straight: float

    def hides(self, at: Point) -> bool:
        """Whether its name would lie over a point."""
        (ax, ay), (bx, by) = self.start, self.end
        long = math.dist(self.start, self.end)
        dx, dy = at[0] - self.middle[0], at[1] - self.middle[1]
        ux, uy = (bx - ax) / long, (by - ay) / long
        return abs(dx * ux + dy * uy) < long / 2 and abs(dy * ux - dx * uy) < _CLEAR


def river_layer(
    lattice: Lattice, plate: FieldPlate, words: Mapping[str, str], tokens: Tokens
) -> str:
    """The name of every river that the sheet tells of and the plate does not letter itself."""
    lettered = {letters.text for letters in plate.lettering}
    taken = list(_names(lattice))
    names = dict.fromkeys(
        (side.kind, side.name)
        for side in lattice.sheet.sides
        if side.kind in _KINDS and side.name and side.name not in lettered
    )
    drawn: list[str] = []
    for kind, name in names:
        said = told(name, words)
        wide = tokens.width(said, _SIZES[kind], "italic") + _SPACING * len(said)
        stretches = _stretches(_course(lattice, kind, name), wide, taken)
        drawn += _named(said, _SIZES[kind], stretches)
    return group("rivers", drawn, pointer_events="none")


def _names(lattice: Lattice) -> Iterator[Point]:
    """Where the names of places lie: their middle, and something of both sides."""
    for place in lattice.sheet.hexes:
        if place.name:
            x, y = lattice.spots[place.key]
            for aside in (-30.0, 0.0, 30.0):
                yield x + aside, y + lattice.height * 0.27 - 4


def _course(lattice: Lattice, kind: str, name: str) -> list[Point]:
    """The longest line of hexsides of a river."""
    sides = [s for s in lattice.sheet.sides if (s.kind, s.name) == (kind, name)]
    lines = chains(lattice.ends(side.a, side.b) for side in sides)
    return [lattice.at(node) for node in max(lines, key=len)]


def _named(said: str, size: float, stretches: Iterable[_Stretch]) -> Iterator[str]:
    for stretch in stretches:
        (ax, ay), (bx, by) = sorted((stretch.start, stretch.end))
        slope = math.degrees(math.atan2(by - ay, bx - ax))
        x, y = stretch.middle
        turn = f"rotate({number(slope)} {number(x)} {number(y)})"
        yield text(
            said,
            x,
            y + size * 0.34,
            class_="lettering river-name along",
            font_size=size,
            transform=turn,
        )


def _stretches(line: Sequence[Point], wide: float, taken: Sequence[Point]) -> list[_Stretch]:
    """Where a name stands: where the river is straight and no place's name is; twice if long."""

    def worth(one: tuple[int, int, _Stretch]) -> float:
        return one[2].straight - _HIDES * sum(map(one[2].hides, taken))

    found: list[tuple[int, int, _Stretch]] = []
    for first in range(len(line) - 1):
        way = 0.0
        for last in range(first + 1, len(line)):
            way += math.dist(line[last - 1], line[last])
            beeline = math.dist(line[first], line[last])
            if beeline >= wide:
                part = line[first : last + 1]
                found.append((first, last, _stretch(part, beeline / way)))
                break
    found = [one for one in found if one[2].straight >= _BENT]
    best = max(found, key=worth, default=None)
    if best is None:
        return []
    chosen = [best[2]]
    if len(line) > _AGAIN + best[1] - best[0]:
        far = [
            one for one in found if one[0] - best[1] > _AGAIN // 2 or best[0] - one[1] > _AGAIN // 2
        ]
        more = max(far, key=worth, default=None)
        chosen += [more[2]] if more is not None else []
    return chosen


def _stretch(part: Sequence[Point], straight: float) -> _Stretch:
    """A part of a river, with the middle of all its corners."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(part)]
    middle = (
        sum(x for x, _ in middles) / len(middles),
        sum(y for _, y in middles) / len(middles),
    )
    return _Stretch(part[0], part[-1], middle, straight)
