"""A pile: the strength of a side in a place, its army's band and its leader's tab."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from xml.sax.saxutils import escape

from longroll.draw.counters.shapes import outline
from longroll.draw.counters.stacks import Stack
from longroll.draw.sheet import Point
from longroll.draw.svg import element, number, text
from longroll.draw.tokens import Tokens
from longroll.draw.tokens import tokens as tokens_of
from longroll.engine.atlas import Piece

__all__ = ["BESIDE", "TAB_HEIGHT", "figures", "half_width", "pile", "sign_discs", "strength_box"]

TAB_HEIGHT = 17.0
"""The height of a leader's tab."""
TAB_WIDTH = 104.0
IN_HEX = 100.0
"""The width of a leader's tab in a hex: two in neighbouring hexes must not look like one."""
BAND_WIDTH = 92.0
CHIP = 19.0
_ARMY = re.compile(r"(\w)\w+ (of |del |de |della |dell['’])(?:the )?(.+?)(?: \(.*\))?$")
"""The name of an army: its first letter, the preposition, and what it is named after."""
BESIDE = 5.0
"""Distance between two stacks of a space."""


def half_width(stack: Stack, tokens: Tokens) -> float:
    """Half the width of a stack: of its strength, or of its leader's tab with its chip."""
    if not stack.leaders:
        return (BAND_WIDTH if stack.army is not None else tokens.space["counter"]) / 2
    return TAB_WIDTH / 2 + (CHIP if len(stack.leaders) > 1 else 0)


@lru_cache(maxsize=1 << 13)
def pile(
    stack: Stack,
    shape: str,
    spot: Point,
    aside: float,
    theme: str,
    signs: tuple[str, ...] = (),
    *,
    in_hex: bool = False,
) -> str:
    """A stack placed above its space: the strength, the army's band, the leader's tab.

    ``signs``: the letters of the conditions of its strength; ``in_hex``: nothing may reach beyond
    the sides of a hex.

    Further leaders are only counted beside the first, because all in full would hide the map. The
    result is cached, because most stacks stay the same between drawings.
    """
    tokens = tokens_of(theme)
    w, h = tokens.space["counter"], tokens.space["counter-height"]
    x = spot[0] + aside
    top = spot[1] - tokens.space["lift"] - h
    parts: list[str] = []
    if stack.moving:
        grown = outline(shape, x - w / 2 - 4, top - 4, w + 8, h + 8)
        parts.append(element("path", class_="moving", d=grown))
    if stack.strength:
        parts += strength_box(stack, shape, x, top, tokens)
        parts += sign_discs(signs, x, top, tokens)
    else:
        top += h
    foot = top
    if stack.army is not None:
        top -= TAB_HEIGHT - 1
        parts += _band(stack.army, x, top)
    if stack.leaders:
        top -= TAB_HEIGHT
        wide = IN_HEX if in_hex else TAB_WIDTH
        left, right = x - wide / 2, x + wide / 2
        parts.append(_tab(stack.leaders[0], (left, top), wide, tokens))
        hung = (right - CHIP if aside > 0 else left), foot - 1  # away from the other pile
        parts += _others(stack, *(hung if in_hex else (right - 1, top)))
    if stack.units:
        names = ", ".join(escape(one.piece.name) for one in stack.units if one.piece is not None)
        parts.insert(0, element("title", names))
    return element(
        "g",
        "".join(parts),
        class_=f"stack {stack.side} in-hex" if in_hex else f"stack {stack.side}",
        data_space=stack.place,
        data_side=stack.side,
        data_strength=str(stack.strength),
        data_kinds=stack.kinds,
    )


def strength_box(stack: Stack, shape: str, x: float, top: float, tokens: Tokens) -> Iterator[str]:
    """The number of a pile in the shape of its side."""
    w, h = tokens.space["counter"], tokens.space["counter-height"]
    left, side = x - w / 2, stack.side
    yield element("path", class_="shadow", d=outline(shape, left + 2.5, top + 3, w, h))
    yield element("path", class_=f"pile {side}", d=outline(shape, left, top, w, h))
    yield element("path", class_=f"inner {side}", d=outline(shape, left + 3, top + 3, w - 6, h - 6))
    if stack.mounted:
        d = f"M{number(left + 3)} {number(top + h - 3)}l{number(w - 6)} {number(6 - h)}"
        yield element("path", class_=f"inner {side}", d=d)
    yield text(
        str(stack.strength),
        x,
        top + h / 2 + tokens.type["strength"] * 0.35,
        class_=f"strength figure {side}",
    )


def sign_discs(signs: tuple[str, ...], x: float, top: float, tokens: Tokens) -> Iterator[str]:
    """Discs with a letter, one above the other to the right of the strength."""
    w, r = tokens.space["counter"], 8.5
    for row, letter in enumerate(signs):
        cx, cy = x + w / 2 + 2, top + 8 + row * 2 * r
        yield element("circle", class_="ailing", cx=cx, cy=cy, r=r)
        yield text(letter, cx, cy + 4.2, class_="ailing-letter")


def _band(army: Piece, x: float, top: float) -> Iterator[str]:
    """The band of an army over its strength."""
    yield element(
        "rect",
        class_=f"band {army.side}",
        x=x - BAND_WIDTH / 2,
        y=top,
        width=BAND_WIDTH,
        height=TAB_HEIGHT,
        data_piece=army.key,
    )
    short = _tab_name(army.name)
    yield text(
        short, x, top + 12.5, class_="army-name", textLength=min(BAND_WIDTH - 8, 6.3 * len(short))
    )


def _tab_name(name: str) -> str:
    """An army's name, shortened to fit its tab, in any language; the colour shows the side.

    >>> _tab_name("Army of the Potomac"), _tab_name("Ejército del Potomac")
    ('A. of Potomac', 'E. del Potomac')
    >>> _tab_name("Army of Northern Virginia"), _tab_name("Armata del Tennessee (Unione)")
    ('Northern Virginia', 'A. del Tennessee')
    """
    found = _ARMY.match(name)
    if found is None:
        return name
    initial, of, whose = found.groups()
    return f"{initial}. {of}{whose}" if len(whose) < 13 else whose


def _others(stack: Stack, left: float, top: float) -> Iterator[str]:
    """A chip beside the leader's tab, or hung from it: the number of further leaders under him."""
    count = len(stack.leaders) - 1
    if count:
        names = ", ".join(escape(general.name) for general in stack.leaders[1:])
        chip = element("rect", class_=f"chip {stack.side}", x=left, y=top, width=CHIP, height=17)
        said = text(f"+{count}", left + 9.5, top + 12.5, class_="chip-figure")
        yield element("g", element("title", names) + chip + said, class_="tab-of")


def _tab(leader: Piece, corner: Point, w: float, tokens: Tokens) -> str:
    """A leader: his first rating to the left, the name, the others to the right."""
    (left, top), h, side = corner, TAB_HEIGHT, leader.side
    first, fight = figures(leader)
    ends = (16.0 if first else 0.0), (30.0 if fight else 0.0)
    told = "-".join(str(rating) for rating in leader.ratings)
    parts = [
        element("title", f"{escape(leader.name)} {told}".strip()),
        element("rect", class_="tab", x=left, y=top, width=w, height=h),
    ]
    right = left + w - ends[1]
    for said, at, wide in ((first, left, ends[0]), (fight, right, ends[1])):
        if said:
            parts.append(
                element("rect", class_=f"tab-end {side}", x=at, y=top, width=wide, height=h)
            )
    for said, at, wide in ((first, left, ends[0]), (fight, right, ends[1])):
        if said:
            parts.append(text(said, at + wide / 2, top + 13, class_=f"rating figure {side}"))
    room = w - sum(ends) - 4
    wide = tokens.width(leader.name, tokens.type["name"])
    middle = left + ends[0] + (w - sum(ends)) / 2
    parts.append(
        text(
            leader.name,
            middle,
            top + 13,
            class_="general",
            textLength=min(room, wide),
            lengthAdjust="spacingAndGlyphs",
        )
    )
    if leader.kind == "cavalry":
        d = f"M{number(left)} {number(top + h)}l{number(ends[0])} {number(-h)}"
        parts.append(element("path", class_=f"inner {side}", d=d))
    return element("g", "".join(parts), class_="tab-of", data_piece=leader.key)


def figures(leader: Piece) -> tuple[str, str]:
    """The texts at the ends of a leader's tab: the rating before the last two, and these."""
    ratings = [str(rating) for rating in leader.ratings]
    return "".join(ratings[-3:-2]), "-".join(ratings[-2:])
