"""Places the names of spaces: each position has a cost by what it covers, and the cheapest wins.

A name must not lie on another name, on the symbol of a space or on the bar of a river crossing. It
should not lie on a road or a railroad, nor where counters will stand, nor so near to another space
that it could be taken for that space's name. The weights of all these are in one table.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from longroll.draw.labels import Box, Label, icons_of, style_of
from longroll.draw.sheet import Point
from longroll.draw.tokens import Tokens
from longroll.engine.atlas import Atlas, Place

__all__ = ["Ground", "counter_box", "place_labels"]

_CELL = 48.0
_STEP = 5.0
"""Approximate distance of the points by which lines are weighed."""

Cell = tuple[int, int]


class Ground(NamedTuple):
    """What is on the sheet before any space is named.

    Attributes:
        spots: the middle of each space, by key.
        links: roads and railroads, as lines.
        rivers: courses of rivers, as lines.
        seas: names of seas, as lines through their letters.
        bars: bars of river crossings, across the links.
        closed: what no name may touch, such as the legend.
        frame: the box that every name must stay within.
    """

    spots: Mapping[str, Point]
    links: Sequence[Sequence[Point]]
    rivers: Sequence[Sequence[Point]]
    seas: Sequence[Sequence[Point]]
    bars: Sequence[Box]
    closed: Sequence[Box]
    frame: Box


class _Weight:
    """The cost of what a name covers: per area, per length, or once."""

    NAME, NAME_AREA = 400.0, 30.0
    MARK = 3.0
    BAR = 2.0
    COUNTER, OWN_COUNTER, TAB = 0.55, 0.6, 0.08
    LINK, RIVER, SEA = 1.3, 0.2, 1.0
    STRANGER = 3.0
    OUTSIDE = 5000.0


NEAR = 15.0
"""A name nearer than this to the symbol of another space could be taken for that space's name."""


ROUNDS = 12
WORTH = 1.0
"""Minimum gain for which a name is moved."""


class _Spot(NamedTuple):
    """The boxes of a space: its symbol, the counters on it, the tabs above them."""

    key: str
    mark: Box
    counter: Box
    tab: Box


def counter_box(spot: Point, tokens: Tokens) -> Box:
    """The box of the counter on a space."""
    x, y = spot
    half, bottom = tokens.space["counter"] / 2, y - tokens.space["lift"]
    return Box(x - half, bottom - tokens.space["counter-height"], x + half, bottom)


def place_labels(atlas: Atlas, ground: Ground, tokens: Tokens) -> dict[str, Label]:
    """A label for every space: the best of its positions, improved until nothing changes."""
    field = _Field(ground, tokens)
    options = {
        place.key: sorted(
            _Option(liking + field.standing(label), number, label)
            for number, (label, liking) in enumerate(
                _options(place, ground.spots[place.key], tokens)
            )
        )
        for place in atlas.places
    }
    # Labels with little choice go first, and large names before small ones.
    order = sorted(atlas.places, key=lambda p: (len(p.name) < 12, p.rank, p.key))
    layout = _Layout([place.key for place in order], options)
    layout.settle()
    return {place.key: layout.chosen[place.key].label for place in atlas.places}


class _Option(NamedTuple):
    """A possible label of a space: its cost, its number among the options, and the label."""

    standing: float
    number: int
    label: Label


class _Layout:
    """The label of each space; ``chosen`` changes as long as the total cost decreases."""

    def __init__(self, order: Sequence[str], options: Mapping[str, Sequence[_Option]]) -> None:
        self.order = order
        self.options = options
        self.chosen: dict[str, _Option] = {}
        reach = {key: _envelope([each.label.box for each in options[key]]) for key in order}
        self.near = {
            key: [other for other in order if other != key and reach[key].overlap(reach[other])]
            for key in order
        }

    def settle(self) -> None:
        """Choose for each space by itself, then together with those in its way, until stable."""
        for _ in range(ROUNDS):
            before = dict(self.chosen)
            for key in self.order:
                self.chosen[key] = self._best(key)
            if self.chosen == before and sum(map(self._make_room, self.order)) == 0:
                break

    def _cost(self, key: str, option: _Option, least: float = math.inf) -> float:
        """The cost of a label, also beside the others; stops once it is at least ``least``."""
        cost = option.standing
        for other in self.near[key]:
            if cost >= least:
                break
            if other in self.chosen:
                cost += _clash(option.label.box, self.chosen[other].label.box)
        return cost

    def _best(self, key: str) -> _Option:
        best, least = self.options[key][0], math.inf
        for option in self.options[key]:
            if option.standing >= least:
                break
            cost = self._cost(key, option, least)
            if cost < least:
                best, least = option, cost
        return best

    def _make_room(self, key: str) -> bool:
        """Take a better position from others if the total cost decreases; whether one was taken."""
        now = self._cost(key, self.chosen[key])
        for option in self.options[key]:
            if option.standing >= now - WORTH:
                return False
            box = option.label.box
            met = [other for other in self.near[key] if box.overlap(self.chosen[other].label.box)]
            if met and len(met) <= 3 and self._displaced(key, option, met, now):
                return True
        return False

    def _displaced(self, key: str, option: _Option, met: Sequence[str], now: float) -> bool:
        """Whether moving ``met`` for ``option`` decreases the total cost; if not, undo it."""
        before = {each: self.chosen[each] for each in (key, *met)}
        was = now + sum(self._cost(each, self.chosen[each]) for each in met)
        self.chosen[key] = option
        for each in met:
            self.chosen[each] = self._best(each)
        if sum(self._cost(each, self.chosen[each]) for each in before) < was - WORTH:
            return True
        self.chosen |= before
        return False


def _clash(box: Box, other: Box) -> float:
    area = box.overlap(other)
    return _Weight.NAME + _Weight.NAME_AREA * area if area else 0.0


def _envelope(boxes: Sequence[Box]) -> Box:
    """The box that contains all of some boxes."""
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


# --- The places round a space --------------------------------------------------------------------

NEAREST = {1: 27.0, 2: 19.0, 3: 16.5, 4: 15.0}
"""Distance from the middle of a space to its name, by rank."""


def _options(place: Place, spot: Point, tokens: Tokens) -> Iterator[tuple[Label, float]]:
    """Labels round a space, each with its cost where nothing else lies."""
    size, style = style_of(place, tokens)
    figures = len(icons_of(place)) * size * 0.95
    for lines in _splits(place.name.upper() if place.rank == 1 else place.name):
        wides = [tokens.width(line, size, style) for line in lines]
        wides[-1] += figures + (3 if figures else 0)
        broken = 5.0 if len(lines) > 1 else 0.0
        for dx, dy, anchor, liking in _offsets(max(wides), size * len(lines), place.rank):
            at = (spot[0] + dx, spot[1] + dy)
            yield _label(place, lines, wides, at, anchor, size, figures), liking + broken


def _offsets(wide: float, high: float, rank: int) -> Iterator[tuple[float, float, str, float]]:
    """From a space to the anchor of its name, the kind of anchor, and the cost of that position."""
    near = NEAREST[rank]
    for side, way, liking in (("start", 1, 0.0), ("end", -1, 2.0)):
        yield way * near, 0.0, side, liking
        for dy in (5.0, 9.0, 13.0):
            if dy < high / 2 + 4:
                yield way * near, dy, side, liking + dy
                yield way * near, -dy, side, liking + dy + 1.5
        yield way * (near - 3), high / 2 + 5, side, 5.0 + liking
        yield way * (near - 3), -high / 2 - 5, side, 9.0 + liking
    # Large names are recognised as their space's from a little farther away.
    rings = ((1, 0.0, 3.0), (-1, 0.0, 20.0), *(((1, 14.0, 13.0),) if rank == 1 else ()))
    for down, farther, liking in rings:
        dy = down * (near + farther + high / 2)
        yield 0.0, dy, "middle", liking
        for share in (0.12, 0.25, 0.38):
            for way in (1, -1):
                yield way * wide * share, dy, "middle", liking + 4.0 + 16.0 * share


def _label(
    place: Place,
    lines: tuple[str, ...],
    wides: Sequence[float],
    at: Point,
    anchor: str,
    size: float,
    figures: float,
) -> Label:
    """A label; its figures, ``figures`` wide in all, are at the end of its last line."""
    x, middle = at
    wide, half = max(wides), size * len(lines) / 2
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    left, end = x - wide * share, x + wides[-1] * (1 - share)
    box = Box(left - 1, middle - half, left + wide + 1, middle + half)
    return Label(place, lines, box, anchor, x, (end - figures, box.bottom - size / 2))


def _splits(name: str) -> list[tuple[str, ...]]:
    """A name on one line, and on two if it is long and can be broken."""
    ways: list[tuple[str, ...]] = [(name,)]
    if len(name) > 10:
        for i, char in enumerate(name):
            if char in " /" and 3 < i < len(name) - 3:
                first = name[: i + (char == "/")]
                ways.append((first, name[i + 1 :]))
    return ways


# --- What lies under a name ----------------------------------------------------------------------


class _Field:
    """What lies under the labels, in a grid of cells."""

    def __init__(self, ground: Ground, tokens: Tokens) -> None:
        self.ground = ground
        self.spots: dict[Cell, list[_Spot]] = defaultdict(list)
        self.bars: dict[Cell, list[Box]] = defaultdict(list)
        self.lines: dict[Cell, list[tuple[float, float, float]]] = defaultdict(list)
        for key, at in ground.spots.items():
            spot = _spot(key, at, tokens)
            for cell in _cells(_around(spot)):
                self.spots[cell].append(spot)
        for bar in ground.bars:
            for cell in _cells(bar):
                self.bars[cell].append(bar)
        for weight, lines in (
            (_Weight.LINK, ground.links),
            (_Weight.RIVER, ground.rivers),
            (_Weight.SEA, ground.seas),
        ):
            for line in lines:
                for (x, y), length in _pieces(line):
                    cell = (int(x // _CELL), int(y // _CELL))
                    self.lines[cell].append((x, y, weight * length))

    def standing(self, label: Label) -> float:
        """The cost of a label, without other labels."""
        box, own = label.box, label.place.key
        spots: dict[str, _Spot] = {}
        cost = 0.0 if _within(box, self.ground.frame) else _Weight.OUTSIDE
        cost += _Weight.OUTSIDE * sum(box.overlap(shut) > 0 for shut in self.ground.closed)
        seen: list[Box] = []
        for cell in _cells(box):
            for x, y, weight in self.lines.get(cell, ()):
                if box.left < x < box.right and box.top < y < box.bottom:
                    cost += weight
            seen += [bar for bar in self.bars.get(cell, ()) if bar not in seen]
            spots |= {spot.key: spot for spot in self.spots.get(cell, ())}
        cost += _Weight.BAR * sum(box.overlap(bar) for bar in seen)
        return cost + sum(_beside(box, spot, spot.key == own) for spot in spots.values())


def _beside(box: Box, spot: _Spot, own: bool) -> float:
    """The cost of a name near a space: on it, or so near to another's that it could be its name."""
    cost = _Weight.MARK * box.overlap(spot.mark)
    cost += (_Weight.OWN_COUNTER if own else _Weight.COUNTER) * box.overlap(spot.counter)
    cost += _Weight.TAB * box.overlap(spot.tab)
    return cost if own else cost + _Weight.STRANGER * max(0.0, NEAR - _gap(box, spot.mark))


def _spot(key: str, at: Point, tokens: Tokens) -> _Spot:
    x, y = at
    r, counter = tokens.space["symbol"] + 2, counter_box(at, tokens)
    tab = Box(x - 52, counter.top - 34, x + 52, counter.top)
    return _Spot(key, Box(x - r, y - r, x + r, y + r), counter, tab)


def _around(spot: _Spot) -> Box:
    """The box in which a name affects a space."""
    mark, tab = spot.mark, spot.tab
    return Box(tab.left, tab.top, tab.right, mark.bottom + NEAR)


def _gap(box: Box, other: Box) -> float:
    """The perceived distance of two boxes: horizontal gaps count less, as words in a line do."""
    wide = max(box.left - other.right, other.left - box.right, 0.0)
    high = max(box.top - other.bottom, other.top - box.bottom, 0.0)
    return math.hypot(0.55 * wide, high)


def _within(box: Box, frame: Box) -> bool:
    return (
        box.left > frame.left
        and box.right < frame.right
        and box.top > frame.top
        and box.bottom < frame.bottom
    )


def _cells(box: Box) -> Iterator[Cell]:
    for column in range(int(box.left // _CELL), int(box.right // _CELL) + 1):
        for row in range(int(box.top // _CELL), int(box.bottom // _CELL) + 1):
            yield column, row


def _pieces(line: Iterable[Point]) -> Iterator[tuple[Point, float]]:
    """The middles of short pieces of a line, and their lengths."""
    for (ax, ay), (bx, by) in pairwise(line):
        far = math.hypot(bx - ax, by - ay)
        parts = max(1, round(far / _STEP))
        for i in range(parts):
            share = (i + 0.5) / parts
            yield (ax + (bx - ax) * share, ay + (by - ay) * share), far / parts
