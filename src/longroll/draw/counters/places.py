"""Where counters and markers lie on a board of any kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from longroll.draw.counters.blocks import short_name
from longroll.draw.sheet import Point
from longroll.engine.atlas import Atlas

__all__ = ["Places", "Sides", "renamed", "shape_of"]


class Sides(Protocol):
    """Something that knows the side between two neighbouring places."""

    def side(self, a: str, b: str) -> tuple[Point, Point]:
        """The ends of the side between them."""
        ...


Drawn = dict[tuple[object, ...], str]
"""A cache of drawn stacks, by everything that they depend on."""


@dataclass(frozen=True, slots=True)
class Places:
    """The places of a board.

    Attributes:
        atlas: the title's atlas.
        spots: the middle of each place, by key.
        reach: how far markers reach from the middle, in board units.
        sides: the sides between places, on a board of hexes.
        bands: the colour of a corps's stripe, by key.
        letters: the letter of a badge that has no shape of its own, by key.
        drop: how far below their usual height piles lie.
        drawn: the cache of drawn stacks.
    """

    atlas: Atlas
    spots: Mapping[str, Point]
    reach: float
    sides: Sides | None = None
    bands: Mapping[str, str] = field(default_factory=dict[str, str])
    letters: Mapping[str, str] = field(default_factory=dict[str, str])
    drop: float = 0.0
    drawn: Drawn = field(default_factory=dict[tuple[object, ...], str])

    @property
    def of_blocks(self) -> bool:
        """Whether the pieces are wooden blocks; then a hidden piece is drawn as one."""
        return any(piece.steps for piece in self.atlas.pieces.values())


def shape_of(atlas: Atlas, side: str) -> str:
    """The shape of a side's counters, one of `engine.atlas.SHAPES`; empty for no side."""
    return next((one.shape for one in atlas.sides if one.key == side), "")


def renamed(places: Places, names: Mapping[str, str]) -> Places:
    """Places with ``names`` for pieces, by key; a block keeps its code beside the name."""
    if not names:
        return places
    pieces = dict(places.atlas.pieces)
    for key, name in names.items():
        piece = pieces[key]
        code = short_name(piece.name)
        coded = piece.steps > 0 and code != piece.name
        pieces[key] = piece._replace(name=f"{code} ({name})" if coded else name)
    atlas = places.atlas._replace(pieces=pieces)
    return replace(places, atlas=atlas, drawn={})
