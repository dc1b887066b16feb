"""The displays beside the map over HTTP: their names and areas, and the contents of these."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from longroll.draw import display_svg
from longroll.engine.action import Action
from longroll.engine.atlas import Area, Display
from longroll.engine.event import Args, Message
from longroll.engine.tableau import Open, Tableau
from longroll.engine.title import Title, get_title
from longroll.server.presenters.displays import AreaOut, DisplayOut
from longroll.words import Words

__all__ = ["areas_in", "areas_of", "displays_out", "placed", "sheet_svg"]


@lru_cache
def areas_of(title: str) -> frozenset[str]:
    """The keys of the areas of all displays of a title."""
    atlas = get_title(title).inventory.atlas()
    return frozenset(area.key for sheet in atlas.displays for area in sheet.areas)


def placed(
    title: str, action: Action, stands: Mapping[str, str], tableau: Tableau
) -> tuple[str, ...]:
    """The arguments of an action, each area with the display that it is on.

    That is the display of the piece that the action names, or the only open one.
    """
    areas = areas_of(title)
    if not tableau.displays or areas.isdisjoint(action.args):
        return action.args
    names = [one.name for one in tableau.displays]
    on = [stands.get(arg, "").partition("/")[0] for arg in action.args]
    here = next((name for name in on if name in names), names[0] if len(names) == 1 else "")
    return tuple(f"{here}/{arg}" if here and arg in areas else arg for arg in action.args)


def areas_in(title: str, args: Args) -> list[str]:
    """The areas that an event names, on the display of its ``place``."""
    areas = areas_of(title)
    place = next((str(value) for name, value in args if name == "place"), "")
    return [f"{place}/{value}" for _, value in args if place and value in areas]


def displays_out(title: Title, tableau: Tableau, words: Words) -> list[DisplayOut]:
    """The open displays, each with the contents of its areas."""
    return [_display(_sheet(title, one), one, tableau, words) for one in tableau.displays]


def sheet_svg(title: Title, name: str, tableau: Tableau, words: Words, theme: str) -> str | None:
    """The drawing of an open display, for embedding in a page; None if none has that name."""
    one = next((one for one in tableau.displays if one.name == name), None)
    if one is None:
        return None
    sheet = _sheet(title, one)
    labels = {area.label for area in (*sheet.areas, *sheet.rounds) if area.label}
    said = {label: words.text(label) or label for label in labels}
    return display_svg(title, one, tableau.layout, said, theme, alone=False)


def _sheet(title: Title, one: Open) -> Display:
    return next(s for s in title.inventory.atlas().displays if s.key == one.display)


def _display(sheet: Display, one: Open, tableau: Tableau, words: Words) -> DisplayOut:
    return DisplayOut(
        key=one.display,
        name=one.name,
        title=words.message(Message(f"display-{one.display}", (("place", one.name),))),
        note=words.message(one.note) if one.note is not None else "",
        round=one.round,
        wide=sheet.wide,
        high=sheet.high,
        areas=[_area(area, one, tableau, words) for area in sheet.areas],
    )


def _area(area: Area, one: Open, tableau: Tableau, words: Words) -> AreaOut:
    key = f"{one.name}/{area.key}"
    here = [counter for counter in tableau.layout.counters if counter.place == key]
    return AreaOut(
        key=key,
        name=words.text(f"area-{area.key}") or area.key,
        left=area.left,
        top=area.top,
        wide=area.wide,
        high=area.high,
        holds=words.lying(here),
    )
