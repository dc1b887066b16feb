"""What lies on a board: drawn from a view, so that it shows what the viewer may know and no more.

Read of the view, where they are there: ``spaces`` (by key: ``control``, strength by side, ``fort``,
``ironclad``, ``torpedoes``, ``destroyed``, ``hunley``), ``generals`` (where each is), ``armies``
(``at``, ``commander``), ``doubled`` (cavalry of two strength points), ``capitals`` (by side) and
``force``, which is moving.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from longroll.draw.fans import fans
from longroll.draw.network import bastions, symbol
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, number, text
from longroll.draw.tokens import Tokens
from longroll.draw.tokens import tokens as tokens_of
from longroll.engine.atlas import Atlas, Piece

__all__ = ["Stack", "counter_layers", "stacks"]

TAB_HEIGHT = 17.0
TAB_WIDTH = 104.0
BAND_WIDTH = 92.0
CHIP = 19.0
BESIDE = 5.0
"""Between two stacks of a space."""
STAR = "M0-12L3-4L11.4-3.7L4.7 1.5L7 9.7L0 5L-7 9.7L-4.7 1.5L-11.4-3.7L-3-4Z"
SHIP = "M-13 2H13L10 7.5H-10ZM-7 2L-4-4H4L7 2ZM-1.5-4V-9H1.5V-4Z"


class Stack(NamedTuple):
    """The units of a side in a space: strength points, brigades among them, and who leads.

    ``mounted``: there are brigades and nothing else.
    """

    space: str
    side: str
    strength: int
    generals: tuple[Piece, ...]
    army: Piece | None
    mounted: bool = False
    moving: bool = False


def stacks(atlas: Atlas, view: Mapping[str, Any]) -> list[Stack]:
    """Every stack of units in a view, in the order of the map; the moving force last."""
    leaders: dict[tuple[str, str], list[Piece]] = defaultdict(list)
    for key, at in view.get("generals", {}).items():
        leaders[at, atlas.pieces[key].side].append(atlas.pieces[key])
    armies: dict[tuple[str, str], tuple[Piece, str]] = {}
    for key, row in view.get("armies", {}).items():
        armies[row["at"], atlas.pieces[key].side] = (atlas.pieces[key], row.get("commander", ""))
    rows = view.get("spaces", {})
    found: list[Stack] = []
    for place in atlas.places:
        for side in atlas.sides:
            here = (place.key, side)
            infantry = rows.get(place.key, {}).get(side, 0)
            army, commander = armies.get(here, (None, ""))
            generals = _in_order(leaders.get(here, ()), commander)
            if infantry or generals or army:
                horse = _brigades(generals, view)
                mounted = horse > 0 and not infantry
                found.append(Stack(place.key, side, infantry + horse, generals, army, mounted))
    force = view.get("force")
    if force and (force["infantry"] or force["generals"]):
        generals = _in_order(
            [atlas.pieces[k] for k in force["generals"] if k in atlas.pieces], force.get("lead", "")
        )
        horse, foot = _brigades(generals, view), force["infantry"]
        army = atlas.pieces.get(force.get("army", ""))
        mounted = horse > 0 and not foot
        found.append(
            Stack(force["at"], force["side"], foot + horse, generals, army, mounted, moving=True)
        )
    return found


def _brigades(generals: Sequence[Piece], view: Mapping[str, Any]) -> int:
    """The strength of the brigades that come with cavalry generals."""
    doubled = view.get("doubled", ())
    return sum(1 + (g.key in doubled) for g in generals if g.kind == "cavalry")


def _in_order(generals: Sequence[Piece], commander: str) -> tuple[Piece, ...]:
    """Who commands first, then the others, cavalry last."""
    return tuple(sorted(generals, key=lambda g: (g.key != commander, g.kind == "cavalry", g.key)))


def counter_layers(
    atlas: Atlas,
    view: Mapping[str, Any],
    spots: Mapping[str, Point],
    tokens: Tokens,
    *,
    spread: bool = False,
) -> list[str]:
    """Layers of counters from below: control, forts and ships, seats of government, units.

    With ``spread`` there are also the fans of the stacks, which a page may show.
    """
    rows: Mapping[str, Mapping[str, Any]] = view.get("spaces", {})
    homes = {place.key: place.home for place in atlas.places}
    control = [
        _marker(row["control"], key, spots[key], atlas.sides)
        for key, row in rows.items()
        if row.get("control") and row["control"] != homes[key]
    ]
    works = [_fort(row["fort"], key, spots[key]) for key, row in rows.items() if row.get("fort")]
    naval = [sign for key, row in rows.items() for sign in _naval(row, key, spots[key])]
    seats = [
        element(
            "path",
            class_="government",
            d=STAR,
            transform=_at(*spots[key]),
            data_space=key,
            data_capital=side,
        )
        for side, key in view.get("capitals", {}).items()
        if key in spots
    ]
    drawn: list[str] = []
    taken: dict[str, float] = {}
    found = stacks(atlas, view)
    for stack in found:
        if stack.space in spots:
            half = _half(stack, tokens)
            x = taken[stack.space] + BESIDE + half if stack.space in taken else 0.0
            drawn.append(_stack(stack, spots[stack.space], x, tokens.theme))
            taken[stack.space] = x + half
    return [
        group("forts", works),
        group("control", control),
        group("naval", naval),
        group("capitals", seats),
        group("units", drawn),
        *([group("fans", fans(found, spots, atlas.sides, tokens))] if spread else []),
    ]


def _at(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


def _marker(side: str, key: str, at: Point, sides: Sequence[str]) -> str:
    """A control marker: the side's shape, with a star or a saltire, or plain for neither."""
    x, y = at
    shape = symbol(side, sides, x, y, 12.5, f"marker {side}")
    if side in sides[:1]:
        shape += element("use", href="#lr-star", class_="star union", transform=_at(x, y))
    elif side in sides[1:]:
        d = f"M{number(x - 7)} {number(y - 7)}l14 14m0-14l-14 14"
        shape += element("path", class_=f"sign {side}", d=d)
    return element("g", shape, class_="control", data_space=key, data_control=side)


def _fort(side: str, key: str, at: Point) -> str:
    hole = closed(
        [
            (at[0] + dx, at[1] + dy)
            for dx, dy in (
                (-12, -5),
                (-5, -12),
                (5, -12),
                (12, -5),
                (12, 5),
                (5, 12),
                (-5, 12),
                (-12, 5),
            )
        ]
    )
    works = element("path", class_=f"fort {side}", d=bastions(*at, 26) + hole)
    return element("g", works, data_space=key, data_fort=side)


def _naval(row: Mapping[str, Any], key: str, at: Point) -> Iterator[str]:
    """Ships and torpedoes beside the space, and the cross of a ruin upon it."""
    x, y = at
    if row.get("ironclad"):
        yield element(
            "path",
            class_="ship confederate",
            d=SHIP,
            transform=_at(x - 27, y + 3),
            data_space=key,
            data_kind="ironclad",
        )
    if row.get("torpedoes"):
        mines = "".join(
            element("circle", class_="mine", cx=x + 19 + 8 * i, cy=y + 4 * (i % 2), r=3.6)
            for i in range(3)
        )
        yield element("g", mines, data_space=key, data_kind="torpedoes")
    if row.get("hunley"):
        hull = "M-13 0Q0-8 13 0Q0 8-13 0ZM-2-4V-9H2V-4Z"
        yield element(
            "path",
            class_="ship confederate",
            d=hull,
            transform=_at(x + 27, y + 4),
            data_space=key,
            data_kind="hunley",
        )
    if row.get("destroyed"):
        d = f"M{number(x - 11)} {number(y - 11)}l22 22m0-22l-22 22"
        yield element("path", class_="ruin", d=d, data_space=key, data_kind="destroyed")


# --- Units ---------------------------------------------------------------------------------------


def _half(stack: Stack, tokens: Tokens) -> float:
    """Half as wide as a stack is: as its strength, or as the tab of its leader with its chip."""
    if not stack.generals:
        return (BAND_WIDTH if stack.army is not None else tokens.space["counter"]) / 2
    return TAB_WIDTH / 2 + (CHIP if len(stack.generals) > 1 else 0)


@lru_cache(maxsize=1 << 13)
def _stack(stack: Stack, spot: Point, aside: float, theme: str) -> str:
    """A stack planted above its space: the strength, the army's band, the tab of its leader.

    How many other leaders are with him is told beside it: all in full would hide the map. Most are
    as they were when the board was last drawn.
    """
    tokens = tokens_of(theme)
    w, h = tokens.space["counter"], tokens.space["counter-height"]
    x = spot[0] + aside
    top = spot[1] - tokens.space["lift"] - h
    parts: list[str] = []
    if stack.moving:
        grown = _outline(stack.side, x - w / 2 - 4, top - 4, w + 8, h + 8)
        parts.append(element("path", class_="moving", d=grown))
    if stack.strength:
        parts += _strength(stack, x, top, tokens)
    else:
        top += h
    if stack.army is not None:
        top -= TAB_HEIGHT - 1
        parts += _band(stack.army, x, top)
    if stack.generals:
        top -= TAB_HEIGHT
        parts.append(_tab(stack.generals[0], x, top, tokens))
        parts += _others(stack, x, top)
    return element(
        "g",
        "".join(parts),
        class_=f"stack {stack.side}",
        data_space=stack.space,
        data_side=stack.side,
        data_strength=str(stack.strength),
    )


def _outline(side: str, x: float, y: float, w: float, h: float) -> str:
    """The first side's counters have square corners, the second's have them cut."""
    cut = 0.0 if side == "union" else 9.0
    if not cut:
        return closed([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    return closed(
        [
            (x + cut, y),
            (x + w - cut, y),
            (x + w, y + cut),
            (x + w, y + h - cut),
            (x + w - cut, y + h),
            (x + cut, y + h),
            (x, y + h - cut),
            (x, y + cut),
        ]
    )


def _strength(stack: Stack, x: float, top: float, tokens: Tokens) -> Iterator[str]:
    w, h = tokens.space["counter"], tokens.space["counter-height"]
    left, side = x - w / 2, stack.side
    yield element("path", class_="shadow", d=_outline(side, left + 2.5, top + 3, w, h))
    yield element("path", class_=f"counter {side}", d=_outline(side, left, top, w, h))
    yield element("path", class_=f"inner {side}", d=_outline(side, left + 3, top + 3, w - 6, h - 6))
    if stack.mounted:
        d = f"M{number(left + 3)} {number(top + h - 3)}l{number(w - 6)} {number(6 - h)}"
        yield element("path", class_=f"inner {side}", d=d)
    yield text(
        str(stack.strength),
        x,
        top + h / 2 + tokens.type["strength"] * 0.35,
        class_=f"strength figure {side}",
    )


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
    name = army.name.removeprefix("Army of ").removeprefix("the ")
    short = f"A. of {name}" if len(name) < 13 else name
    yield text(
        short, x, top + 12.5, class_="army-name", textLength=min(BAND_WIDTH - 8, 6.3 * len(short))
    )


def _others(stack: Stack, x: float, top: float) -> Iterator[str]:
    """A chip at the edge of the leader's tab: so many more lie under him."""
    count = len(stack.generals) - 1
    if count:
        left = x + TAB_WIDTH / 2 - 1
        names = ", ".join(escape(general.name) for general in stack.generals[1:])
        chip = element("rect", class_=f"chip {stack.side}", x=left, y=top, width=CHIP, height=17)
        said = text(f"+{count}", left + 9.5, top + 12.5, class_="chip-figure")
        yield element("g", element("title", names) + chip + said, class_="tab-of")


def _tab(general: Piece, x: float, top: float, tokens: Tokens) -> str:
    """A general: strategy at the left, name, offense and defense at the right."""
    left, w, h, side = x - TAB_WIDTH / 2, TAB_WIDTH, TAB_HEIGHT, general.side
    *_, strategy, offense, defense = general.ratings
    told = "-".join(str(rating) for rating in general.ratings)
    ends = 16.0, 30.0
    parts = [
        element("title", f"{escape(general.name)} {told}"),
        element("rect", class_="tab", x=left, y=top, width=w, height=h),
        element("rect", class_=f"tab-end {side}", x=left, y=top, width=ends[0], height=h),
        element(
            "rect", class_=f"tab-end {side}", x=left + w - ends[1], y=top, width=ends[1], height=h
        ),
        text(str(strategy), left + ends[0] / 2, top + 13, class_=f"rating figure {side}"),
        text(
            f"{offense}-{defense}", left + w - ends[1] / 2, top + 13, class_=f"rating figure {side}"
        ),
    ]
    room = w - sum(ends) - 4
    wide = tokens.width(general.name, tokens.type["name"])
    middle = left + ends[0] + (w - sum(ends)) / 2
    parts.append(
        text(
            general.name,
            middle,
            top + 13,
            class_="general",
            textLength=min(room, wide),
            lengthAdjust="spacingAndGlyphs",
        )
    )
    if general.kind == "cavalry":
        d = f"M{number(left)} {number(top + h)}l{number(ends[0])} {number(-h)}"
        parts.append(element("path", class_=f"inner {side}", d=d))
    return element("g", "".join(parts), class_="tab-of", data_piece=general.key)
