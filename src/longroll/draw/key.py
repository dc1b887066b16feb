"""The key to the counters: specimens drawn by the same code as the board."""

from __future__ import annotations

from dataclasses import replace

from longroll.draw.board import manner_of
from longroll.draw.counters import Places, counter_layers
from longroll.draw.network import glyph_defs
from longroll.draw.sheet import Point
from longroll.draw.svg import element, number
from longroll.draw.tokens import tokens
from longroll.engine.specimen import Specimen
from longroll.engine.title import Title

__all__ = ["key_style", "specimen_svg"]

ASIDE, ABOVE, BELOW = 92.0, 112.0, 62.0
"""Maximum reach from the middle of a place of what lies in it, in board units."""


def key_style(title: Title, theme: str = "light") -> str:
    """The styles and symbols that all specimens share, as a document that shows nothing."""
    rules = manner_of(title).rules(theme, title.inventory.atlas().sides)
    shared = f"<style>\n{rules}\n</style>{element('defs', glyph_defs())}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"{shared}</svg>"
    )


def specimen_svg(title: Title, specimen: Specimen, theme: str = "light") -> str:
    """A specimen, as a document that needs `key_style` in the same page; all have the same size."""
    places, (x, y) = _place(manner_of(title).places(title.info.key, None), specimen)
    layers = counter_layers(places, specimen.layout, tokens(theme))
    box = " ".join(map(number, (x - ASIDE, y - ABOVE, 2 * ASIDE, ABOVE + BELOW)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'class="lr-board lr-{theme} specimen" aria-hidden="true">'
        # Layers have ids on the board, which is in the same page.
        f"{''.join(layers).replace(' id=', ' data-layer=')}</svg>"
    )


def _place(places: Places, specimen: Specimen) -> tuple[Places, Point]:
    """The place of a specimen: one that it names, or one of its own."""
    lying = [counter.place for counter in specimen.counters]
    lying += [marker.place for marker in specimen.markers]
    named = next(filter(None, lying), "")
    if named:
        return places, places.spots[named]
    return replace(places, spots={"": (0.0, 0.0)}, drawn={}), (0.0, 0.0)
