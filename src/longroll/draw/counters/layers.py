"""The layers of what lies on a board, from below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from longroll.draw.counters.fans import fans
from longroll.draw.counters.markers import marker_layers
from longroll.draw.counters.pile import BESIDE, half_width, pile
from longroll.draw.counters.places import Places, shape_of
from longroll.draw.counters.stacks import Stack, stacks
from longroll.draw.counters.tiles import tiles
from longroll.draw.counters.zones import zone_layer
from longroll.draw.svg import group
from longroll.draw.tokens import Tokens
from longroll.engine.tableau import Layout

__all__ = ["counter_layers"]

APART: Final = 50.0
LIFTED: Final = 9.0
"""Offset between piles of a hex, aside and upwards: they must not reach the next hex."""


def counter_layers(
    places: Places, layout: Layout, tokens: Tokens, *, spread: bool = False
) -> list[str]:
    """Zones, markers and stacks; with ``spread`` also the fans of stacks, for a page to show."""
    found = stacks(places.atlas, layout, places.spots)
    layers = [zone_layer(layout.zones, places)] if layout.zones else []
    layers += marker_layers(layout.markers, places)
    layers.append(group("units", _drawn(found, places, tokens)))
    if spread:
        layers.append(group("fans", fans(found, places, tokens)))
    return layers


def _drawn(found: Sequence[Stack], places: Places, tokens: Tokens) -> list[str]:
    """Every stack in its place; piles of one place side by side, those of a hex within it."""
    drawn: list[str] = []
    taken: dict[str, float] = {}
    crowds = Counter(stack.place for stack in found if stack.piled and stack.strength)
    before: Counter[str] = Counter()
    for stack in found:
        if not stack.piled:
            drawn.append(tiles(stack, places, tokens))
            continue
        half, at = half_width(stack, tokens), stack.place
        x, y = taken[at] + BESIDE + half if at in taken else 0.0, places.drop
        if places.sides is not None:
            x = (before[at] - (crowds[at] - 1) / 2) * APART if crowds[at] > 1 else 0.0
            y -= LIFTED * before[at]
            before[at] += 1
        spot = places.spots[at][0], places.spots[at][1] + y
        shape, signs = shape_of(places.atlas, stack.side), stack.signs(places.letters)
        in_hex = places.sides is not None
        drawn.append(pile(stack, shape, spot, x, tokens.theme, signs, in_hex=in_hex))
        if stack.strength or stack.leaders or stack.army:  # else it shows nothing
            taken[at] = x + half
    return drawn
