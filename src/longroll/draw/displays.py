"""A sheet beside the map, such as one for a battle: its areas, and what lies in them."""

from __future__ import annotations

from collections.abc import Mapping
from xml.sax.saxutils import escape

from longroll.draw.counters import Places, counter_layers
from longroll.draw.counters.style import sheet_of
from longroll.draw.style import dressed, faces
from longroll.draw.svg import element, group, number, text
from longroll.draw.tokens import DrawError, tokens
from longroll.engine.atlas import Area, Atlas, Display
from longroll.engine.tableau import Layout, Open
from longroll.engine.title import Title

__all__ = ["display_svg"]

SHEET = """
.sheet{fill:$paper}.area{fill:none;stroke:$counter-edge;stroke-width:1.2}
.area-label{font-size:15px;font-style:italic;fill:$ink}
.sheet-round{font-size:20px;font-weight:700;fill:$ink}
"""
SIDES = ".area.SIDE{fill:$COLOUR-tint;fill-opacity:.25;stroke:$COLOUR}\n"
FOOT = 22.0
"""So high is the label at the foot of an area."""


def display_svg(
    title: Title, one: Open, layout: Layout, words: Mapping[str, str], theme: str = "light"
) -> str:
    """An open sheet with what lies on it, as an SVG document; ``words`` by the keys of labels.

    An area bears ``data-space="NAME/KEY"``. Raises `DrawError` for a sheet that the title does not
    have, or a label without words.
    """
    atlas = title.inventory.atlas()
    display = next((sheet for sheet in atlas.displays if sheet.key == one.display), None)
    if display is None:
        raise DrawError(f"'{title.info.key}' has no sheet '{one.display}'")
    t = tokens(theme)
    places = _places(atlas, display, one.name)
    parts = [
        element("rect", class_="sheet", width=display.wide, height=display.high),
        group("areas", [_area(area, one.name, words) for area in display.areas]),
    ]
    if one.round:
        at = display.wide - 12, 22
        parts.append(text(str(one.round), *at, class_="sheet-round end"))
    here = frozenset(places.spots)
    lying = tuple(counter for counter in layout.counters if counter.place in here)
    markers = tuple(marker for marker in layout.markers if marker.place in here)
    parts.append(group("lying", counter_layers(places, Layout(lying, markers), t)))
    sides = "".join(
        SIDES.replace("SIDE", side.key).replace("COLOUR", side.colour) for side in atlas.sides
    )
    style = f"{faces()}\n{dressed(SHEET + sides + sheet_of(atlas.sides), theme)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {number(display.wide)} {number(display.high)}" '
        f'class="lr-board lr-{theme}" role="img" data-display="{escape(one.name)}">\n'
        f"<style>\n{style}\n</style>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def _places(atlas: Atlas, display: Display, name: str) -> Places:
    """The middles of the areas, above their labels; counters fit the smallest of them."""
    spots = {
        f"{name}/{area.key}": (area.left + area.wide / 2, area.top + (area.high - FOOT) / 2)
        for area in display.areas
    }
    least = min(min(area.wide, area.high - FOOT) for area in display.areas)
    return Places(atlas, spots, least / 2)


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
    if area.label not in words:
        raise DrawError(f"there are no words for '{area.label}'")
    x, y = area.left + area.wide / 2, area.top + area.high - 6
    return box + text(words[area.label], x, y, class_="area-label")
