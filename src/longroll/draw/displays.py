"""A display beside the map, such as one for a battle: its areas, its track, its contents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from longroll.draw.counters import Places, counter_layers
from longroll.draw.counters.stacks import Stack, stacks
from longroll.draw.counters.style import sheet_of
from longroll.draw.counters.tiles import counter_at
from longroll.draw.sheet import Point
from longroll.draw.style import dressed, faces
from longroll.draw.svg import element, number, text
from longroll.draw.tokens import DrawError, Tokens, tokens
from longroll.engine.atlas import Area, Atlas, Display
from longroll.engine.tableau import Layout, Open
from longroll.engine.title import Title

__all__ = ["display_svg"]

SHEET: Final = """
text{font-family:$serif;fill:$ink;text-anchor:middle}
.lr-display{fill:$paper}.area{fill:none;stroke:$counter-edge;stroke-width:1.2}
.area-label{font-size:16px;font-style:italic;fill:$ink}
.sheet-round{fill:none;stroke:$ink;stroke-opacity:.55;stroke-width:1}
.sheet-round.now{fill:$accent;stroke-opacity:1}
.sheet-number{font-size:15px;fill:$ink;text-anchor:middle}
.sheet-number.now{fill:$paper;font-weight:700}
"""
SIDES: Final = ".area.SIDE{fill:$COLOUR-tint;fill-opacity:.25;stroke:$COLOUR}\n"
FOOT: Final = 24.0
"""Height of the label at the foot of an area."""
MARGIN: Final = 5.0
GAP: Final = 6.0
LARGEST: Final = 56.0
"""Maximum size of a counter, in units of the display."""


class Box(NamedTuple):
    """A rectangle: its upper left corner, width and height."""

    left: float
    top: float
    wide: float
    high: float


def display_svg(
    title: Title,
    one: Open,
    layout: Layout,
    words: Mapping[str, str],
    theme: str = "light",
    *,
    alone: bool = True,
) -> str:
    """An open display with its contents, as an SVG document; ``words`` by the keys of labels.

    An area has ``data-space="NAME/KEY"``. With ``alone`` the document includes its fonts. Raises
    `DrawError` for a display that the title does not have, or a label without words.
    """
    atlas = title.inventory.atlas()
    display = next((sheet for sheet in atlas.displays if sheet.key == one.display), None)
    if display is None:
        raise DrawError(f"'{title.info.key}' has no sheet '{one.display}'")
    t = tokens(theme)
    parts = [
        element("rect", class_="lr-display", width=display.wide, height=display.high),
        *(_area(area, one.name, words) for area in display.areas),
        *(_round(box, at, one.round, words) for at, box in enumerate(display.rounds, 1)),
        *_lying(_places(atlas, display, one.name), display, one, layout, t),
    ]
    sides = "".join(
        SIDES.replace("SIDE", side.key).replace("COLOUR", side.colour) for side in atlas.sides
    )
    rules = dressed(SHEET + sides + sheet_of(atlas.sides), theme)
    style = f"{faces()}\n{rules}" if alone else rules
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {number(display.wide)} {number(display.high)}" '
        f'class="lr-board lr-{theme}" role="img" data-display="{escape(one.name)}">\n'
        f"<style>\n{style}\n</style>\n" + "\n".join(parts) + "\n</svg>\n"
    )


# --- The printed display --------------------------------------------------------------------------


def _said(key: str, words: Mapping[str, str]) -> str:
    if key not in words:
        raise DrawError(f"there are no words for '{key}'")
    return words[key]


def _area(area: Area, name: str, words: Mapping[str, str]) -> str:
    box = element(
        "rect",
        class_=f"area {area.side}".strip(),
        x=area.left,
        y=area.top,
        width=area.wide,
        height=area.high,
        data_space=f"{name}/{area.key}",
    )
    if not area.label:
        return box
    x, y = area.left + area.wide / 2, area.top + area.high - 7
    return box + text(_said(area.label, words), x, y, class_="area-label")


def _round(box: Area, at: int, now: int, words: Mapping[str, str]) -> str:
    """A box of the track; the current one is filled."""
    lit = " now" if at == now else ""
    frame = element(
        "rect",
        class_=f"sheet-round{lit}",
        x=box.left,
        y=box.top,
        width=box.wide,
        height=box.high,
    )
    said = _said(box.label, words) if box.label else str(at)
    x, y = box.left + box.wide / 2, box.top + box.high / 2 + 5.5
    return frame + text(said, x, y, class_=f"sheet-number{lit}")


# --- Its contents ---------------------------------------------------------------------------------


def _places(atlas: Atlas, display: Display, name: str) -> Places:
    """The middles of the areas, above their labels."""
    spots = {
        f"{name}/{area.key}": (area.left + area.wide / 2, area.top + (area.high - FOOT) / 2)
        for area in display.areas
    }
    least = min(min(area.wide, area.high - FOOT) for area in display.areas)
    return Places(atlas, spots, least / 2)


def _lying(
    places: Places, display: Display, one: Open, layout: Layout, tokens: Tokens
) -> Iterator[str]:
    """Piles and markers as on a map; counters in rows that fill their area."""
    here = Layout(
        tuple(counter for counter in layout.counters if counter.place in places.spots),
        tuple(marker for marker in layout.markers if marker.place in places.spots),
    )
    found = stacks(places.atlas, here, places.spots)
    piled = {counter for stack in found if stack.piled for counter, _ in stack.counters}
    rest = Layout(tuple(each for each in here.counters if each in piled), here.markers)
    yield from counter_layers(places, rest, tokens)
    for stack in found:
        if not stack.piled:
            area = next(a for a in display.areas if f"{one.name}/{a.key}" == stack.place)
            yield from _rows(stack, area, display, places, tokens)


def _rows(
    stack: Stack, area: Area, display: Display, places: Places, tokens: Tokens
) -> Iterator[str]:
    """The counters of an area; if two sides are in it, its owner is behind, the other in front.

    The front of an area is towards the middle of its display.
    """
    box = Box(
        area.left + MARGIN,
        area.top + MARGIN,
        area.wide - 2 * MARGIN,
        area.high - FOOT - MARGIN,
    )
    sides = dict.fromkeys(one.counter.side for one in stack.counters)
    ranks = sorted(sides, key=lambda side: side != area.side)
    if area.top + area.high / 2 > display.high / 2:
        ranks.reverse()
    high = box.high / len(ranks)
    for number_, side in enumerate(ranks):
        own = [one for one in stack.counters if one.counter.side == side]
        part = Box(box.left, box.top + number_ * high, box.wide, high)
        size, spots = _set_out(len(own), part)
        drawn = [
            counter_at(one, at, size, places, tokens) for one, at in zip(own, spots, strict=True)
        ]
        yield element(
            "g",
            "".join(drawn),
            class_=f"stack {side}",
            data_space=stack.place,
            data_side=side,
        )


def _set_out(count: int, box: Box) -> tuple[float, Sequence[Point]]:
    """The size of ``count`` counters that fill a box in rows, and their centres."""
    best, across = 0.0, 1
    for many in range(1, count + 1):
        down = -(-count // many)
        size = min(
            (box.wide - (many - 1) * GAP) / many, (box.high - (down - 1) * GAP) / down, LARGEST
        )
        if size > best:
            best, across = size, many
    down = -(-count // across)
    middle = box.left + box.wide / 2, box.top + box.high / 2
    step = best + GAP
    spots: list[Point] = []
    for index in range(count):
        row, column = divmod(index, across)
        wide = min(across, count - row * across)
        x = middle[0] + (column - (wide - 1) / 2) * step
        spots.append((x, middle[1] + (row - (down - 1) / 2) * step))
    return best, spots
