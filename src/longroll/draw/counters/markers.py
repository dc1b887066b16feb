"""Draws markers: what lies on a board besides counters."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from longroll.draw.counters.places import Places, shape_of
from longroll.draw.counters.shapes import SIGNS
from longroll.draw.field.lattice import Lattice, between
from longroll.draw.field.works import built_layer
from longroll.draw.network import bastions, symbol
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, number, text
from longroll.engine.tableau import Marker

__all__ = ["LAYERS", "marker_layers"]

STAR = "M0-12L3-4L11.4-3.7L4.7 1.5L7 9.7L0 5L-7 9.7L-4.7 1.5L-11.4-3.7L-3-4Z"
SHIP = "M-13 2H13L10 7.5H-10ZM-7 2L-4-4H4L7 2ZM-1.5-4V-9H1.5V-4Z"
SWORDS = "M-6 6L6-6M-6-6L6 6M-6.5 2L-2 6.5M6.5 2L2 6.5"
BAYONETS = "M-7 6L6-6M7 6L-6-6M-7.5 2.5L-3 7M7.5 2.5L3 7"
HULL = "M-15-2H-4V-8H3V-2H15L11 10H-11Z"
GUN = "M-13-5L6-9L8-3L-11 1ZM-3 1A6 6 0 1 0 9 1A6 6 0 1 0-3 1Z"
SUBMARINE = "M-13 0Q0-8 13 0Q0 8-13 0ZM-2-4V-9H2V-4Z"


def marker_layers(markers: Iterable[Marker], places: Places) -> list[str]:
    """A layer for each group of kinds in `LAYERS`, from below; empty ones are left out."""
    lying = [marker for marker in markers if marker.place in places.spots]
    layers: list[str] = []
    for name in LAYERS:
        drawn = [_marker(one, places) for one in lying if _layer(one.kind) == name]
        if drawn:
            layers.append(group(name, drawn))
    return layers


def _marker(marker: Marker, places: Places) -> str:
    return DRAWINGS.get(marker.kind, _plain)(marker, places)


def _known(marker: Marker) -> dict[str, str]:
    """Data attributes of a marker's element: its place and kind."""
    return {"data_space": marker.place, "data_kind": marker.kind}


def _at(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


def _control(marker: Marker, places: Places) -> str:
    """Control of a place: the side's shape with its sign, or plain for nobody."""
    (x, y), side = places.spots[marker.place], marker.side
    shape = shape_of(places.atlas, side)
    drawn = symbol(shape, x, y, 12.5, f"marker {side}")
    sign = SIGNS.get(shape, "")
    if sign == "star":
        drawn += element("use", href="#lr-star", class_=f"star {side}", transform=_at(x, y))
    elif sign == "saltire":
        d = f"M{number(x - 7)} {number(y - 7)}l14 14m0-14l-14 14"
        drawn += element("path", class_=f"sign {side}", d=d)
    elif sign == "ring":
        drawn += element("circle", class_=f"sign {side}", cx=x, cy=y, r=6)
    return element("g", drawn, class_="control", **_known(marker), data_control=side)


def _fort(marker: Marker, places: Places) -> str:
    x, y = places.spots[marker.place]
    corners = (
        *((-12, -5), (-5, -12), (5, -12), (12, -5)),
        *((12, 5), (5, 12), (-5, 12), (-12, 5)),
    )
    hole = closed([(x + dx, y + dy) for dx, dy in corners])
    # In a hex a pile lies over it: it stands lower, and lighter than what covers it.
    lower, kind = (LOWER, "fort held") if places.sides is not None else (0.0, "fort")
    works = element("path", class_=f"{kind} {marker.side}", d=bastions(x, y + lower, 26) + hole)
    if marker.number > 1:  # its level, in the lower bastion
        level = "level" if lower else f"figure {marker.side}"
        works += text(str(marker.number), x, y + 23, class_=f"small-figure {level}")
    return element("g", works, **_known(marker), data_fort=marker.side)


def _figure(d: str, class_: str, aside: Point) -> Callable[[Marker, Places], str]:
    """A figure beside the middle of a place, in the colour of its side."""

    def drawing(marker: Marker, places: Places) -> str:
        x, y = places.spots[marker.place]
        return element(
            "path",
            class_=f"{class_} {marker.side}".strip(),
            d=d,
            transform=_at(x + aside[0], y + aside[1]),
            **_known(marker),
        )

    return drawing


def _torpedoes(marker: Marker, places: Places) -> str:
    x, y = places.spots[marker.place]
    mines = "".join(
        element("circle", class_="mine", cx=x + 19 + 8 * i, cy=y + 4 * (i % 2), r=3.6)
        for i in range(3)
    )
    return element("g", mines, **_known(marker))


def _ruin(marker: Marker, places: Places) -> str:
    """A cross over what is destroyed."""
    (x, y), r = places.spots[marker.place], min(places.reach * 0.55, RUIN)
    d = f"M{number(x - r)} {number(y - r)}l{number(2 * r)} {number(2 * r)}"
    d += f"m0 {number(-2 * r)}l{number(-2 * r)} {number(2 * r)}"
    return element("path", class_="ruin", d=d, **_known(marker))


def _government(marker: Marker, places: Places) -> str:
    return element(
        "path",
        class_="government",
        d=STAR,
        transform=_at(*places.spots[marker.place]),
        **_known(marker),
        data_capital=marker.side,
    )


def _work(marker: Marker, places: Places) -> str:
    """Works made in play: facing the places that they cover, or only begun."""
    kind = "made" if marker.kind == "work" else "made half-built"
    sides = [(marker.place, to) for to in marker.towards if to in places.spots]
    if sides and isinstance(places.sides, Lattice):
        parts = built_layer(places.sides, sides)
    else:
        parts = [_digging(places.spots[marker.place], places.reach)]
    return element("g", "".join(parts), class_=kind, **_known(marker))


def _digging(spot: Point, reach: float) -> str:
    """Works that are begun: fascines on the ground, before it is known which way they will face."""
    x, y = spot
    r = reach * 0.4
    d = "".join(
        f"M{number(x - r)} {number(y + reach * 0.55 + dy)}h{number(2 * r)}" for dy in (0, 6, 12)
    )
    return element("path", class_="spoil half-built", d=d)


def _breach(marker: Marker, places: Places) -> str:
    """A gap in the side towards a neighbour."""
    to = marker.towards[0]
    if places.sides is not None:
        start, end = places.sides.side(marker.place, to)
    else:
        start, end = places.spots[marker.place], places.spots[to]
    (x, y), (dx, dy) = between(start, end, 0.5), (end[0] - start[0], end[1] - start[1])
    ux, uy = dx * 0.16, dy * 0.16
    gap = closed([(x - ux - uy, y - uy + ux), (x + ux, y + uy), (x - ux + uy, y - uy - ux)])
    gap += closed([(x + ux + uy, y + uy - ux), (x - ux, y - uy), (x + ux - uy, y + uy + ux)])
    side = f"{marker.place}-{to}"
    return element("path", class_="breach", d=gap, data_side=side, **_known(marker))


def _veil(marker: Marker, places: Places) -> str:
    """A veil over what is not known yet."""
    x, y = places.spots[marker.place]
    back = element("rect", class_="veil", x=x - 13, y=y - 13, width=26, height=26, rx=3)
    said = text("?", x, y + 8, class_="veil-figure")
    return element("g", back + said, **_known(marker))


def _depot(marker: Marker, places: Places) -> str:
    """A depot, with its value."""
    x, y = places.spots[marker.place]
    back = element("rect", class_="store", x=x - 12.5, y=y + 15, width=25, height=19)
    said = text(str(marker.number), x, y + 30, class_="store-figure")
    return element("g", back + said, **_known(marker))


def _militia(marker: Marker, places: Places) -> str:
    """Two crossed bayonets on a small card, at the left of the place."""
    x, y = places.spots[marker.place]
    x, y = x - 36, y - 4
    card = element(
        "rect", class_=f"guard {marker.side}", x=x - 11, y=y - 10, width=22, height=20, rx=2
    )
    blades = element("path", class_=f"bayonets {marker.side}", d=BAYONETS, transform=_at(x, y))
    return element("g", card + blades, **_known(marker))


def _arsenal(marker: Marker, places: Places) -> str:
    """What war industry adds to a place."""
    x, y = places.spots[marker.place]
    x, y = x + 38, y - 20.5
    back = element("rect", class_="store", x=x - 13, y=y - 7.5, width=26, height=15)
    said = text(f"+{marker.number}", x, y + 4.8, class_="arsenal-figure")
    return element("g", back + said, **_known(marker))


def _entrenched(marker: Marker, places: Places) -> str:
    """A parapet round the foot of the place, its teeth outwards."""
    x, y = places.spots[marker.place]
    teeth: list[Point] = []
    for step in range(15):
        turn = math.pi * (step / 14)
        reach = 32.0 if step % 2 else 26.0
        teeth.append((x + reach * math.cos(turn), y - 2 + reach * 0.66 * math.sin(turn)))
    inner = [
        (x + 21 * math.cos(math.pi * step / 8), y - 2 + 14 * math.sin(math.pi * step / 8))
        for step in reversed(range(9))
    ]
    bank = element("path", class_=f"parapet {marker.side}", d=closed([*teeth, *inner]))
    return element("g", bank, **_known(marker))


def _fleet(marker: Marker, places: Places) -> str:
    """A hull in the colours of a side, with the number of ships."""
    x, y = places.spots[marker.place]
    x, y = x - 38, y + 15
    hull = element("path", class_=f"hull-of {marker.side}", d=HULL, transform=_at(x, y))
    said = text(str(marker.number), x, y + 7, class_=f"small-figure figure {marker.side}")
    return element("g", _bow(marker, places) + hull + said, **_known(marker))


def _bow(marker: Marker, places: Places) -> str:
    """A wedge on each side of the place that its ships face."""
    (x, y), wedges = places.spots[marker.place], ""
    for end in (places.spots[to] for to in marker.towards if to in places.spots):
        far = math.dist((x, y), end)
        u, v = (end[0] - x) / far, (end[1] - y) / far
        at = x + 0.4 * far * u, y + 0.4 * far * v
        wedges += closed(
            [
                (at[0] + 18 * u, at[1] + 18 * v),
                (at[0] - 6 * v, at[1] + 6 * u),
                (at[0] + 6 * v, at[1] - 6 * u),
            ]
        )
    return element("path", class_=f"hull-of {marker.side}", d=wedges) if wedges else ""


def _pennant(marker: Marker, places: Places) -> str:
    """The flag of the naval commander, above the hull of the ships."""
    x, y = places.spots[marker.place]
    x, y = x - 42, y + 7
    d = f"M{number(x)} {number(y)}v-20h17l-5 5l5 5h-17"
    flag = element("path", class_=f"hull-of {marker.side}", d=d)
    return element("g", flag, **_known(marker))


def _hull_on_stocks(marker: Marker, places: Places) -> str:
    """A hull under construction: dashed, in no side's colour."""
    x, y = places.spots[marker.place]
    drawn = element("path", class_="on-stocks", d=HULL, transform=_at(x - 37, y - 20))
    return element("g", drawn, **_known(marker))


def _guns(marker: Marker, places: Places) -> str:
    """A gun on its carriage, in the colours of a side, with the number of batteries."""
    x, y = places.spots[marker.place]
    x, y = x + 36, y - 20
    where = f"{_at(x, y)} scale(.85)"
    gun = element("path", class_=f"hull-of {marker.side}", d=GUN, transform=where)
    if marker.number > 1:
        gun += text(str(marker.number), x + 13, y + 5, class_="small-figure")
    return element("g", gun, **_known(marker))


def _plight(aside: Point) -> Callable[[Marker, Places], str]:
    """A letter in a disc beside the hull: the ships' condition, and how many unless all."""

    def drawing(marker: Marker, places: Places) -> str:
        x, y = places.spots[marker.place]
        x, y = x + aside[0], y + aside[1]
        letter = places.letters.get(marker.kind, marker.kind[:1].upper())
        disc = element("circle", class_="ailing", cx=x, cy=y, r=10.5 if marker.number else 7.5)
        said = text(letter + str(marker.number or ""), x, y + 4.2, class_="ailing-letter")
        return element("g", disc + said, **_known(marker))

    return drawing


def _alarm(marker: Marker, places: Places) -> str:
    """A ring round units that have been woken."""
    x, y = places.spots[marker.place]
    return element("circle", class_="alarm", cx=x, cy=y, r=21, **_known(marker))


def _glyph(name: str, aside: Point) -> Callable[[Marker, Places], str]:
    """One of the small figures of the board, beside the middle of a place."""

    def drawing(marker: Marker, places: Places) -> str:
        x, y = places.spots[marker.place]
        at = _at(x + aside[0], y + aside[1])
        glyph = element("use", href=f"#lr-{name}", class_="icon", transform=at)
        return element("g", glyph, **_known(marker))

    return drawing


def _battle(marker: Marker, places: Places) -> str:
    """Crossed swords, where a battle is fought on a display of its own."""
    x, y = places.spots[marker.place]
    scale = places.reach / 21
    disc = element("circle", class_="battle-ground", r=11)
    swords = element("path", class_="battle-swords", d=SWORDS)
    where = f"{_at(x, y)} scale({number(scale)})"
    return element("g", disc + swords, transform=where, **_known(marker))


def _plain(marker: Marker, places: Places) -> str:
    """A marker without a figure of its own: a disc with its number, or its first letter."""
    (x, y), side = places.spots[marker.place], marker.side or "nobody"
    r = places.reach * 0.45
    x, y = x + places.reach * 0.9, y + places.reach * 0.75
    disc = element("circle", class_=f"marker {side}", cx=x, cy=y, r=r)
    said = str(marker.number) if marker.number else marker.kind[:1].upper()
    letter = text(said, x, y + r * 0.42, class_=f"figure {side}", font_size=f"{r * 1.25:.1f}")
    return element("g", disc + letter, **_known(marker))


DRAWINGS: Final[dict[str, Callable[[Marker, Places], str]]] = {
    "destroyed": _ruin,
    "battle": _battle,
    "work": _work,
    "work-begun": _work,
    "breached": _breach,
    "cleared": _breach,
    "fort": _fort,
    "control": _control,
    "ironclad": _figure(SHIP, "ship", (-27, 3)),
    "submarine": _figure(SUBMARINE, "ship", (27, 4)),
    "torpedoes": _torpedoes,
    "government": _government,
    "unrevealed": _veil,
    "depot": _depot,
    "alarm": _alarm,
    "militia": _militia,
    "arsenal": _arsenal,
    "entrenched": _entrenched,
    "fleet": _fleet,
    "flagship": _pennant,
    "hull": _hull_on_stocks,
    "battery": _guns,
    "low-coal": _plight((-55, 23)),
    "demoralised-ships": _plight((-55, 6)),
    "camp": _glyph("camp", (-28, 2)),
    "carriers": _glyph("wagon", (24, -13)),
}
"""How each kind is drawn; any other by `_plain`."""

LOWER: Final = 5.0
"""How much lower than its hex a fort stands."""
RUIN: Final = 24.0
"""Maximum reach of the cross over what is destroyed."""
LAYERS: Final[dict[str, tuple[str, ...]]] = {
    "built": ("work", "work-begun", "entrenched"),
    "breaches": ("breached", "cleared"),
    "forts": ("fort",),
    "control": ("control",),
    "ruins": ("destroyed",),
    "naval": (
        *("ironclad", "submarine", "torpedoes", "hull", "battery", "fleet", "flagship"),
        *("low-coal", "demoralised-ships"),
    ),
    "capitals": ("government",),
    "camps": ("camp", "alarm"),
    "stores": ("depot", "unrevealed", "carriers", "arsenal", "militia"),
    "markers": (),
}
"""The layers of markers from below, each with its kinds; the last takes all others."""


def _layer(kind: str) -> str:
    return next((name for name, kinds in LAYERS.items() if kind in kinds), "markers")
