"""Spread-out stacks: every leader of a space in full, for a page that shows them on request.

A fan is drawn about its space and hidden until the page shows it, so that it can be enlarged there
as far as the map is reduced.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from xml.sax.saxutils import escape

from longroll.draw.counters.blocks import pips, short_name
from longroll.draw.counters.pile import figures, sign_discs, strength_box
from longroll.draw.counters.places import Places, shape_of
from longroll.draw.counters.shapes import outline
from longroll.draw.counters.signs import KINDS, sign
from longroll.draw.counters.stacks import Named, Stack
from longroll.draw.counters.tiles import counter_at
from longroll.draw.sheet import Point
from longroll.draw.svg import element, number, text
from longroll.draw.tokens import Tokens
from longroll.draw.tokens import tokens as tokens_of
from longroll.engine.atlas import Piece

__all__ = ["fans"]

WIDTH = 194.0
ROW = 27.0
ROOM, BESIDE = 150.0, 106.0
"""Maximum width of a block's name before it is condensed, and the width of the rest of a row."""
NARROWED = 1.45
"""A name that had to be condensed by more than this loses its last words."""
STRATEGY, FIGHT = 25.0, 46.0
BAND = 26.0
GAP = 10.0
CUT = 8.0
SMALLEST = 1
"""A stack with at most this many leaders, and no army, hides nothing."""
CROWD = 4
"""Up to this many counters in a hex are drawn large enough to read; more are a crowd."""
LARGER = 1.4
"""How much larger a mere number is drawn in a fan."""
TILE = 66.0
ACROSS = 4
INSET = 9.0
ABOVE = 0.6
"""A counter of cardboard in a fan: how wide, how many in a row, the room about it; and how far the
fan stands above the middle of its place, in reaches.
"""


def fans(found: Iterable[Stack], places: Places, tokens: Tokens) -> list[str]:
    """A fan for every place with something to read.

    A fan is ``near`` if all of it can be read on the map at full size: a page shows it only where
    the map is smaller.
    """
    by_place: dict[str, list[Stack]] = defaultdict(list)
    near: set[str] = set()
    drawn: list[str] = []
    for stack in found:
        if stack.piled:
            by_place[stack.place].append(stack)
        elif stack.blocks:
            by_place[stack.place] += _by_side(stack)
            if len(stack.counters) <= CROWD:
                near.add(stack.place)
        elif any(piece is not None for _, piece in stack.counters):
            drawn.append(_spread_tiles(stack, places, tokens))
    shapes = {side.key: side.shape for side in places.atlas.sides}
    drawn += [
        _fan(
            tuple(stacks),
            tuple(shapes.get(stack.side, "") for stack in stacks),
            places.spots[place],
            tokens.theme,
            tuple(stack.signs(places.letters) for stack in stacks),
            near=place in near or not any(_hides(stack) for stack in stacks),
        )
        for place, stacks in by_place.items()
        if any(stack.leaders or stack.strength or _hides(stack) for stack in stacks)
    ]
    return drawn


def _spread_tiles(stack: Stack, places: Places, tokens: Tokens) -> str:
    """Counters of cardboard, enlarged; cached until they change."""
    key = ("fan", tokens.theme, stack)
    if key not in places.drawn:
        places.drawn[key] = _tiles(stack, places, tokens)
    return places.drawn[key]


def _tiles(stack: Stack, places: Places, tokens: Tokens) -> str:
    count = len(stack.counters)
    across = min(count, ACROSS)
    step = TILE + INSET
    wide, high = across * step + INSET, -(-count // across) * step + INSET
    left, top = -wide / 2, -places.reach * ABOVE - high
    shape = shape_of(places.atlas, stack.side)
    paper = outline(shape, left, top, wide, high, CUT)
    under = outline(shape, left + 4, top + 5, wide, high, CUT)
    leaf = [
        element("path", class_="shadow", d=under),
        element("path", class_="fan-paper", d=paper),
        element("path", class_=f"fan-edge {stack.side}", d=paper),
    ]
    for index, named in enumerate(stack.counters):
        row, column = divmod(index, across)
        at = left + INSET + TILE / 2 + column * step, top + INSET + TILE / 2 + row * step
        leaf.append(counter_at(named, at, TILE, places, tokens))
    return _folded(stack.place, leaf, places.spots[stack.place], near=count <= CROWD)


def _folded(place: str, leaf: Iterable[str], spot: Point, *, near: bool) -> str:
    """A fan about its place, hidden until a page shows it."""
    inner = element("g", "".join(leaf), class_="leaf")
    at = f"translate({number(spot[0])} {number(spot[1])})"
    kind = "fan near" if near else "fan"
    return element("g", inner, class_=kind, data_space=place, transform=at)


def _by_side(stack: Stack) -> Iterator[Stack]:
    """The blocks of a place by side, as far as the seat knows their faces."""
    for side in dict.fromkeys(one.counter.side for one in stack.blocks):
        own = tuple(one for one in stack.blocks if one.counter.side == side)
        yield stack._replace(side=side, counters=own)


def _hides(stack: Stack) -> bool:
    if stack.blocks:
        return True
    crowd = len(stack.leaders) + len(stack.units)
    return crowd > SMALLEST or stack.army is not None or bool(stack.units)


@lru_cache(maxsize=1 << 12)
def _fan(
    stacks: tuple[Stack, ...],
    shapes: tuple[str, ...],
    spot: Point,
    theme: str,
    signs: tuple[tuple[str, ...], ...],
    *,
    near: bool,
) -> str:
    tokens, leaves = tokens_of(theme), list[str]()
    alone = not any(stack.leaders or _hides(stack) for stack in stacks)
    box = tokens.space["counter"] * LARGER
    steps = [box if alone else _wide(stack, tokens) for stack in stacks]
    left = -(sum(steps) + GAP * (len(steps) - 1)) / 2
    for order, (stack, shape) in enumerate(zip(stacks, shapes, strict=True)):
        x = left + sum(steps[:order]) + GAP * order + steps[order] / 2
        if alone:
            leaves.append(_number(stack, shape, x, signs[order], tokens))
        else:
            leaves += _leaf(stack, shape, x, -tokens.space["lift"], tokens)
    return _folded(stacks[0].place, leaves, spot, near=near)


def _leaf(stack: Stack, shape: str, x: float, bottom: float, tokens: Tokens) -> Iterator[str]:
    """One stack: strength and army at the foot, above them the leaders, the commander lowest."""
    wide = _wide(stack, tokens)
    left, leaders = x - wide / 2, () if stack.blocks else stack.leaders
    rows = len(leaders) + len(stack.units) + len(stack.blocks)
    head = BAND if stack.army is not None or stack.strength else 0.0
    high = rows * ROW + head
    top = bottom - high
    paper = outline(shape, left, top, wide, high, CUT)
    yield element("path", class_="shadow", d=outline(shape, left + 4, top + 5, wide, high, CUT))
    yield element("path", class_="fan-paper", d=paper)
    if head:
        yield from _foot(stack, left, bottom - BAND, tokens)
    for row, general in enumerate(leaders, 1):
        yield from _row(general, left, bottom - head - row * ROW, tokens)
    for row, unit in enumerate(stack.units, 1 + len(leaders)):
        yield _unit(unit, left, bottom - head - row * ROW, tokens)
    for row, one in enumerate(reversed(stack.blocks), 1):
        yield _block(one, left, bottom - row * ROW, wide, tokens)
    yield element("path", class_=f"fan-edge {stack.side}", d=paper)


def _number(stack: Stack, shape: str, x: float, signs: tuple[str, ...], tokens: Tokens) -> str:
    """A stack that is only a number, larger than on the map."""
    top = -tokens.space["counter-height"]
    parts = [*strength_box(stack, shape, 0.0, top, tokens), *sign_discs(signs, 0.0, top, tokens)]
    at = f"translate({number(x)} {number(-tokens.space['lift'])}) scale({LARGER})"
    return element("g", "".join(parts), transform=at)


def _foot(stack: Stack, left: float, top: float, tokens: Tokens) -> Iterator[str]:
    side = stack.side
    yield element("rect", class_=f"band {side}", x=left, y=top, width=WIDTH, height=BAND)
    middle = left + WIDTH / 2
    if stack.strength:
        yield _end(side, left, top, 38, BAND)
        yield text(str(stack.strength), left + 19, top + 19, class_=f"fan-figure figure {side}")
        middle += 19
    if stack.army is not None:
        room = WIDTH - 2 * (middle - left - WIDTH / 2) - 12
        wide = tokens.width(stack.army.name, 16, "italic")
        fitted = min(room, wide) if wide > room else None
        yield text(
            stack.army.name,
            middle,
            top + 18.5,
            class_="fan-army",
            textLength=fitted,
            lengthAdjust="spacingAndGlyphs" if fitted else None,
        )


def _row(leader: Piece, left: float, top: float, tokens: Tokens) -> Iterator[str]:
    """A leader: his first rating, the name, one more in small, the last two."""
    side, right = leader.side, left + WIDTH
    first, fight = figures(leader)
    more = [str(rating) for rating in leader.ratings[:-3]]
    told = "-".join(str(rating) for rating in leader.ratings)
    ends = STRATEGY if first else 0.0, FIGHT if fight else 0.0
    marked = [element("title", f"{escape(leader.name)} {told}".strip())]
    shown = ((first, left, ends[0]), (fight, right - ends[1], ends[1]))
    marked += [_end(side, at, top, wide, ROW) for said, at, wide in shown if said]
    marked += [
        text(said, at + wide / 2, top + 20, class_=f"fan-figure figure {side}")
        for said, at, wide in shown
        if said
    ]
    room = WIDTH - sum(ends) - (30 if more else 12)
    marked.append(_written(leader.name, left + ends[0] + 7, top, room, tokens))
    if more:
        marked.append(text(more[0], right - ends[1] - 11, top + 19, class_="fan-politics"))
    if leader.kind == "cavalry":
        d = f"M{number(left)} {number(top + ROW)}l{number(STRATEGY)} {number(-ROW)}"
        marked.append(element("path", class_=f"inner {side}", d=d))
    yield element("g", "".join(marked), data_piece=leader.key)


def _unit(unit: Named, left: float, top: float, tokens: Tokens) -> str:
    """A named unit: its strength and its name."""
    counter, piece = unit
    assert piece is not None  # `Stack.units` have a name
    strength = text(
        str(counter.number), left + STRATEGY / 2, top + 20, class_=f"fan-figure figure {piece.side}"
    )
    parts = [
        _end(piece.side, left, top, STRATEGY, ROW),
        strength,
        _written(piece.name, left + STRATEGY + 7, top, WIDTH - STRATEGY - 12, tokens),
    ]
    return element("g", "".join(parts), data_piece=piece.key)


def _wide(stack: Stack, tokens: Tokens) -> float:
    """The width of a leaf: for blocks that of the longest name, within limits."""
    named = (short_name(piece.name) for _, piece in stack.blocks if piece is not None)
    room = max((tokens.width(name, 19) for name in named), default=0.0)
    return max(WIDTH, min(room, ROOM) + BESIDE)


def _block(one: Named, left: float, top: float, wide: float, tokens: Tokens) -> str:
    """A block: the symbol of its arm, its name and its steps."""
    counter, piece = one
    assert piece is not None  # `Stack.blocks` have a face
    sign_at = f"translate({number(left + 20)} {number(top + ROW / 2 + 10)})"
    row = [
        element("title", escape(f"{piece.name} {counter.steps}/{piece.steps}")),
        element("rect", class_=f"label {piece.side}", x=left, y=top, width=40, height=ROW),
    ]
    if piece.kind in KINDS:
        row.append(element("g", sign(piece.kind, 45.0), transform=sign_at))
    name, room = short_name(piece.name), wide - BESIDE
    while " " in name and tokens.width(name, 19) > room * NARROWED:
        name = name.rpartition(" ")[0]  # the symbol of its arm stands for the rest
    row.append(_written(name, left + 47, top, room, tokens))
    row += pips(counter.steps, piece.steps, left + wide - 30, top + ROW / 2, 62.0)
    return element("g", "".join(row), data_piece=piece.key)


def _written(name: str, x: float, top: float, room: float, tokens: Tokens) -> str:
    fitted = room if tokens.width(name, 19) > room else None
    # Without lengthAdjust only the gaps would shrink, and letters would overlap.
    adjust = "spacingAndGlyphs" if fitted else None
    return text(name, x, top + 20, class_="fan-name start", textLength=fitted, lengthAdjust=adjust)


def _end(side: str, x: float, y: float, w: float, h: float) -> str:
    """A box for figures, in the colour of a side."""
    return element("rect", class_=f"tab-end {side}", x=x, y=y, width=w, height=h)
