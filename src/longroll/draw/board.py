"""Boards as SVG: the map of a title, what lies on it, and both together.

A title on hexes is drawn as a field, one with places on the earth as a map, each from the plate in
its folder; a title without a plate is drawn plainly, as circles and lines or as bare hexes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from longroll.draw import map_board, plain
from longroll.draw.counters import Places, counter_layers, renamed
from longroll.draw.field import board as field
from longroll.draw.furniture import legend_words
from longroll.draw.network import glyph_defs
from longroll.draw.style import faces
from longroll.draw.svg import element, group, number
from longroll.draw.tokens import DrawError, has_plate, tokens
from longroll.engine.atlas import Side
from longroll.engine.tableau import Layout
from longroll.engine.title import Title

__all__ = ["board_svg", "counters_svg", "cropped", "manner_of", "position_svg"]


class _Manner(NamedTuple):
    """How a board is drawn.

    Attributes:
        size: width and height by title.
        rules: the style sheet by theme and sides.
        static: everything but what lies on it, by title, theme, language and overlay.
        places: where counters lie, by title and overlay.
    """

    size: Callable[[str], tuple[float, float]]
    rules: Callable[[str, tuple[Side, ...]], str]
    static: Callable[[str, str, str, Path | None], str]
    places: Callable[[str, Path | None], Places]


_FIELD = _Manner(field.size, field.rules, field.static, field.places)
_MAP = _Manner(map_board.size, map_board.rules, map_board.static, map_board.places)
_PLAIN = _Manner(plain.size, plain.rules, plain.static, plain.places)


def manner_of(title: Title) -> _Manner:
    """How the board of a title is drawn."""
    if not has_plate(title.info.key):
        return _PLAIN
    return _FIELD if title.inventory.atlas().sheet is not None else _MAP


def _rules(title: Title, theme: str) -> str:
    return manner_of(title).rules(theme, title.inventory.atlas().sides)


Names = tuple[tuple[str, str], ...]
"""The names of pieces in a language, by key, where they differ from what is printed."""


@lru_cache(maxsize=64)
def _named(manner: _Manner, title: str, overlay: Path | None, names: Names) -> Places:
    """The places of a board with ``names`` for its pieces, and a drawing cache of their own."""
    return renamed(manner.places(title, overlay), dict(names))


def _lying(
    title: Title,
    layout: Layout,
    theme: str,
    overlay: Path | None = None,
    *,
    spread: bool = False,
    names: Names = (),
) -> str:
    places = _named(manner_of(title), title.info.key, overlay, names)
    layers = counter_layers(places, layout, tokens(theme), spread=spread)
    return group("counters", layers)


def _document(title: Title, rules: str, theme: str, what: str, content: str, language: str) -> str:
    wide, high = map(number, manner_of(title).size(title.info.key))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'class="lr-board lr-{theme}" role="img" data-title="{title.info.key}">\n'
        f"<title>{title.info.name}: {legend_words(language)[what]}</title>\n"
        f"<style>\n{rules}\n</style>\n{content}\n</svg>\n"
    )


def board_svg(
    title: Title, theme: str = "light", language: str = "en", overlay: Path | None = None
) -> str:
    """The board of ``title`` without counters, as an SVG document.

    Its layers are ``<g id="layer-...">``; a space is ``<g id="space-KEY" data-space="KEY">``, a
    link has ``data-link="A B"``, a state ``data-region``. Raises `DrawError` for a title without
    a map and for an unknown theme or language. ``overlay``: as for `board_of`.
    """
    rules = f"{faces()}\n{_rules(title, theme)}"
    content = manner_of(title).static(title.info.key, theme, language, overlay)
    return _document(title, rules, theme, "the board", content, language)


def counters_svg(title: Title, layout: Layout, theme: str = "light", names: Names = ()) -> str:
    """What lies on the board, as a document to be laid over that of `board_svg`.

    It relies on the fonts of the board's document. A space whose stack hides something has a hidden
    ``<g class="fan" data-space="KEY">``, drawn about the space, for a page to show. ``names``
    replace the names of pieces.
    """
    content = element("defs", glyph_defs()) + "\n"
    content += _lying(title, layout, theme, spread=True, names=names)
    return _document(title, _rules(title, theme), theme, "counters", content, "en")


def position_svg(
    title: Title,
    layout: Layout,
    theme: str = "light",
    language: str = "en",
    overlay: Path | None = None,
) -> str:
    """The board and what lies on it, as one document."""
    content = manner_of(title).static(title.info.key, theme, language, overlay) + "\n"
    content += _lying(title, layout, theme, overlay)
    rules = f"{faces()}\n{_rules(title, theme)}"
    return _document(title, rules, theme, "the board and what lies on it", content, language)


def cropped(document: str, view: str) -> str:
    """A board cropped to one of its views, such as a theatre of war; raises `DrawError`."""
    views = dict(re.findall(r'<view id="view-([\w-]+)" viewBox="([^"]+)"', document))
    if view not in views:
        known = ", ".join(views) or "none"
        raise DrawError(f"the board has no view {view!r}; its views are: {known}")
    return re.sub(r'viewBox="[^"]+"', f'viewBox="{views[view]}"', document, count=1)
