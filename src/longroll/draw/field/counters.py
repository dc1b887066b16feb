"""What lies on a board of hexes: drawn from a view, so that it shows what the viewer may know.

Read of the view, where they are there: ``units`` (by key: ``at``, ``steps``, ``order`` and flags
such as ``pinned``), ``leaders`` (``at``), ``works`` (``at``, ``towards``, ``complete``),
``breached`` and ``cleared`` (hexsides), ``destroyed`` (hexes).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from longroll.draw.field.lattice import Lattice, between
from longroll.draw.field.plate import FieldPlate
from longroll.draw.field.works import built_layer
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, number, path, text
from longroll.draw.tokens import Tokens
from longroll.engine.atlas import Atlas, Piece

__all__ = ["Shown", "counter_layers", "shown"]

SIGNS = {
    "withdrawn": "C",
    "lost": "L",
    "strayed": "l",
    "on_sortie": "S",
    "shot": "F",
}
"""Markers with a letter: cavalry withdrawn, lost, previously lost, on a sortie, has fired."""

KINDS = {
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
}
"""The sign of each arm: lines, and what is filled."""

STAR = "M0-5L1.2-1.6L4.8-1.5L1.9.6L2.9 4L0 2L-2.9 4L-1.9.6L-4.8-1.5L-1.2-1.6Z"


class Shown(NamedTuple):
    """A counter on the board: its piece, what the view says of it, and where it stands."""

    piece: Piece
    row: Mapping[str, Any]
    place: str


def shown(atlas: Atlas, view: Mapping[str, Any]) -> dict[str, list[Shown]]:
    """The counters in each hex: leaders first, then units by strength, guns last."""
    found: dict[str, list[Shown]] = defaultdict(list)
    for part in ("leaders", "units"):
        for key, row in view.get(part, {}).items():
            if key in atlas.pieces:
                found[row["at"]].append(Shown(atlas.pieces[key], row, row["at"]))
    known = atlas.place_keys
    return {place: sorted(found[place], key=_order) for place in known if place in found}


def _order(counter: Shown) -> tuple[bool, bool, int, str]:
    piece = counter.piece
    guns = piece.kind in ("guns", "naval-guns", "mortar")
    return piece.kind != "leader", guns, -_face(counter)[0], piece.key


def _face(counter: Shown) -> tuple[int, int, int]:
    faces = counter.piece.faces
    if not faces:
        return 0, 0, 0
    left: int = counter.row.get("steps", len(faces))
    return faces[min(left, len(faces)) - 1]


Drawn = dict[tuple[str, ...], str]
"""Stacks that were drawn on a board, by all that they were drawn from."""

REMEMBERED = 1 << 13


def counter_layers(
    atlas: Atlas,
    lattice: Lattice,
    plate: FieldPlate,
    view: Mapping[str, Any],
    tokens: Tokens,
    drawn: Drawn,
) -> list[str]:
    """Layers of counters from below: ruins, works made and breached, units and leaders.

    ``drawn``: what of this board was drawn before.
    """
    stacks = [
        _drawn(drawn, lattice, plate, place, counters, tokens)
        for place, counters in shown(atlas, view).items()
    ]
    return [
        group("ruins", _ruins(lattice, view)),
        group("built", _built(lattice, view)),
        group("breaches", _breaches(lattice, view)),
        group("units", stacks),
    ]


# --- Markers of the ground ------------------------------------------------------------------------


def _ruins(lattice: Lattice, view: Mapping[str, Any]) -> list[str]:
    r = lattice.radius * 0.55
    drawn: list[str] = []
    for key in view.get("destroyed", ()):
        x, y = lattice.spots[key]
        cross = (
            f"M{number(x - r)} {number(y - r)}l{number(2 * r)} {number(2 * r)}"
            f"m0 {number(-2 * r)}l{number(-2 * r)} {number(2 * r)}"
        )
        drawn.append(element("path", class_="ruin", d=cross, data_space=key))
    return drawn


def _built(lattice: Lattice, view: Mapping[str, Any]) -> list[str]:
    drawn: list[str] = []
    for work in view.get("works", ()):
        here = work["at"]
        sides = [(here, there) for there in work["towards"] if there in lattice.spots]
        kind = "made" if work["complete"] else "made half-built"
        parts = built_layer(lattice, sides)
        if not sides:
            parts = [_digging(lattice.spots[here], lattice.radius)]
        drawn.append(element("g", "".join(parts), class_=kind, data_space=here))
    return drawn


def _digging(spot: Point, radius: float) -> str:
    """Works begun: fascines on the ground, before anyone knows which way they will face."""
    x, y = spot
    r = radius * 0.4
    d = "".join(
        f"M{number(x - r)} {number(y + radius * 0.55 + dy)}h{number(2 * r)}" for dy in (0, 6, 12)
    )
    return element("path", class_="spoil half-built", d=d)


def _breaches(lattice: Lattice, view: Mapping[str, Any]) -> list[str]:
    drawn: list[str] = []
    for part in ("breached", "cleared"):
        for side in view.get(part, ()):
            a, b = side.split("-")
            start, end = lattice.side(a, b)
            (x, y), (dx, dy) = between(start, end, 0.5), (end[0] - start[0], end[1] - start[1])
            ux, uy = dx * 0.16, dy * 0.16
            gap = closed([(x - ux - uy, y - uy + ux), (x + ux, y + uy), (x - ux + uy, y - uy - ux)])
            mirrored = closed(
                [(x + ux + uy, y + uy - ux), (x - ux, y - uy), (x + ux - uy, y + uy + ux)]
            )
            drawn.append(
                element("path", class_="breach", d=gap + mirrored, data_side=side, data_kind=part)
            )
    return drawn


# --- Units and leaders ----------------------------------------------------------------------------

_ACROSS = {1: 1, 2: 2, 3: 2, 4: 2}
_GAP = 2.0


def _drawn(
    drawn: Drawn,
    lattice: Lattice,
    plate: FieldPlate,
    place: str,
    counters: Sequence[Shown],
    tokens: Tokens,
) -> str:
    """A stack, drawn anew only if it is not as it was."""
    key = (tokens.theme, place, *(f"{one.piece.key} {one.row}" for one in counters))
    if key not in drawn:
        if len(drawn) >= REMEMBERED:
            drawn.clear()
        drawn[key] = _stack(lattice, plate, place, counters, tokens)
    return drawn[key]


def _stack(
    lattice: Lattice, plate: FieldPlate, place: str, counters: Sequence[Shown], tokens: Tokens
) -> str:
    """The counters of a hex side by side, the fewer the larger."""
    x, y = lattice.spots[place]
    across = _ACROSS.get(len(counters), 3)
    down = -(-len(counters) // across)
    most = {1: 0.92, 2: 0.76, 3: 0.56}[across]
    size = lattice.radius * min(most, 1.62 / down)
    step = size + _GAP
    drawn: list[str] = []
    for index, counter in enumerate(counters):
        row, column = divmod(index, across)
        wide = min(across, len(counters) - row * across)
        at = (
            x + (column - (wide - 1) / 2) * step,
            y + (row - (down - 1) / 2) * step,
        )
        drawn.append(_counter(counter, at, size, plate, tokens))
    side = counters[0].piece.side
    return element("g", "".join(drawn), class_=f"stack {side}", data_space=place, data_side=side)


def _shape(side: str, size: float) -> str:
    """The outline of a counter about (0, 0): the armies differ in shape as well as in colour."""
    h, cut = size / 2, size * 0.16
    if side == "british":
        return closed([(-h, -h), (h, -h), (h, h), (-h, h)])
    if side == "french":
        corners = [(-h + cut, -h), (h - cut, -h), (h, -h + cut), (h, h - cut)]
        return closed([*corners, (h - cut, h), (-h + cut, h), (-h, h - cut), (-h, -h + cut)])
    r, edge = number(cut), number(size - 2 * cut)
    return (
        f"M{number(-h + cut)} {number(-h)}h{edge}q{r} 0 {r} {r}v{edge}q0 {r} {number(-cut)} {r}"
        f"h{number(2 * cut - size)}q{number(-cut)} 0 {number(-cut)} {number(-cut)}"
        f"v{number(2 * cut - size)}q0 {number(-cut)} {r} {number(-cut)}z"
    )


def _counter(counter: Shown, at: Point, size: float, plate: FieldPlate, tokens: Tokens) -> str:
    piece, row = counter.piece, counter.row
    outline = _shape(piece.side, size)
    parts = [
        element("title", escape(_told(counter))),
        element("path", class_="shadow", d=outline, transform="translate(2 2.5)"),
        element("path", class_=f"token {piece.side}", d=outline),
    ]
    if piece.kind == "leader":
        parts += _leader(piece, size, tokens)
    else:
        parts += _unit(counter, size, plate)
    parts += _state(row, size)
    order = row.get("order", "")
    return element(
        "g",
        "".join(parts),
        transform=f"translate({number(at[0])} {number(at[1])})",
        class_=" ".join(["counter", piece.side, *([f"is-{order}"] if order else [])]),
        data_piece=piece.key,
    )


def _told(counter: Shown) -> str:
    """What a counter says when it is pointed at: name and figures, no words to translate."""
    piece = counter.piece
    if piece.kind == "leader":
        return f"{piece.name} {' '.join(f'{n:+}' for n in piece.ratings[1:3])}"
    strength, morale, movement = _face(counter)
    return f"{piece.name} {strength} ({morale:+}) {movement}"


def _unit(counter: Shown, size: float, plate: FieldPlate) -> Iterator[str]:
    """The corps's stripe and the sign of the arm above; strength large, morale and movement."""
    piece, h = counter.piece, size / 2
    strength, morale, movement = _face(counter)
    colour = plate.bands.get(piece.band, "")
    inset = size * 0.16 if piece.side != "british" else 0.65
    if colour:
        yield element(
            "rect",
            class_=f"stripe {colour}",
            x=-h + inset,
            y=-h + 0.65,
            width=size - 2 * inset,
            height=size * 0.11,
        )
    if len(piece.faces) > 1 and counter.row.get("steps", 2) == 1:
        yield element(
            "rect", class_="spent", x=-h + 0.65, y=-size * 0.05, width=size - 1.3, height=size * 0.1
        )
    yield _sign(piece.kind, size)
    yield text(
        str(strength),
        -size * 0.17,
        h - size * 0.1,
        class_="points-of",
        font_size=f"{size * 0.46:.1f}",
    )
    small = f"{size * 0.24:.1f}"
    signed = f"+{morale}" if morale > 0 else str(morale).replace("-", "−")
    yield text(signed, h - size * 0.22, size * 0.17, class_="rating-of", font_size=small)
    yield text(str(movement), h - size * 0.22, h - size * 0.1, class_="rating-of", font_size=small)


def _sign(kind: str, size: float) -> str:
    lines, solid = KINDS[kind]
    scale = size / 52
    box = element("rect", class_="kind-box", x=-9, y=-6, width=18, height=12)
    parts = box
    if lines:
        parts += element("path", class_="kind", d=lines)
    if solid:
        parts += element("path", class_="kind-solid", d=solid)
    where = f"translate(0 {number(-size * 0.225)}) scale({scale:.2f})"
    return element("g", parts, transform=where)


def _leader(piece: Piece, size: float, tokens: Tokens) -> Iterator[str]:
    """Stars, the name, combat and leadership."""
    stars, combat, leadership, _ = piece.ratings
    h = size / 2
    yield element(
        "rect",
        class_=f"stripe {piece.side}",
        x=-h + size * 0.16,
        y=-h + size * 0.1,
        width=size * 0.68,
        height=size * 0.3,
    )
    for index in range(stars):
        x = (index - (stars - 1) / 2) * size * 0.21
        where = f"translate({number(x)} {number(-h + size * 0.26)}) scale({size / 48:.2f})"
        yield element("path", class_="star-of", d=STAR, transform=where)
    font = size * 0.2
    wide = tokens.width(piece.name, font, "italic")
    yield text(
        piece.name,
        0,
        size * 0.14,
        class_="leader-name",
        font_size=f"{font:.1f}",
        textLength=min(wide, size * 0.9),
        lengthAdjust="spacingAndGlyphs",
    )
    ratings = f"{combat:+}  {leadership:+}".replace("+0", "0").replace("-", "−")
    yield text(ratings, 0, h - size * 0.12, class_="points-of", font_size=f"{size * 0.24:.1f}")


def _state(row: Mapping[str, Any], size: float) -> Iterator[str]:
    """Disorder by shape: a corner torn off, a break across; a pin; markers with their letter."""
    h = size / 2
    order = row.get("order", "")
    if order == "disrupted":
        cut = size * 0.36
        corner = closed([(-h, -h), (-h + cut, -h), (-h, -h + cut)])
        yield element("path", class_="disrupted", d=corner)
    elif order == "shattered":
        steps = [(-h, h * 0.5), (-h * 0.35, -h * 0.1), (-h * 0.1, h * 0.35), (h * 0.4, -h * 0.35)]
        yield element("path", class_="shattered", d=path([*steps, (h, -h * 0.6)]))
    if row.get("pinned"):
        pin = f"M{number(h * 0.72)} {number(-h * 0.95)}v{number(size * 0.3)}"
        yield element("path", class_="kind", d=pin)
        yield element("circle", class_="pin", cx=h * 0.72, cy=-h * 0.95, r=size * 0.1)
    letters = [letter for flag, letter in SIGNS.items() if row.get(flag)]
    for index, letter in enumerate(letters):
        x, y, r = h - size * 0.12 - index * size * 0.26, -h + size * 0.12, size * 0.13
        yield element("circle", class_="sign-of", cx=x, cy=y, r=r)
        yield text(letter, x, y + r * 0.62, class_="sign-letter", font_size=f"{r * 1.6:.1f}")
