"""What a board of hexes can draw, in surveyors' terms; any other ground is drawn clear."""

from __future__ import annotations

from typing import Final

__all__ = ["GROUNDS", "SIDES", "WATER", "WATERCOURSES", "WAYS"]

GROUNDS: Final = (
    *("clear", "light-woods", "woods", "marsh", "swamp", "rice", "pond", "river", "city"),
    *("old-fort", "causeway", "covered-way", "mountains", "sea", "morass", "closed"),
)
"""The grounds of hexes."""

WATER: Final = ("river", "sea")
"""The grounds that are drawn as water, with a bank."""

WATERCOURSES: Final = ("creek", "river", "great-river", "strait")
"""What flows along hexsides, the narrower first; a strait is part of the sea."""

WAYS: Final = ("track", "road", "causeway", "turnpike", "rail-planned", "rail", "rail-broad")
"""Ways through hexes, across the sides that have them, from below."""

SIDES: Final = (
    *(*WATERCOURSES, *WAYS, "dike", "slope-up", "bridge", "ford", "ferry", "fence"),
    *("revetment", "redoubt", "siege-works", "abatis", "open-perimeter"),
    *("ridge", "gap", "cut", "barrier", "bog"),
)
"""What may lie on a hexside. ``a`` is inside of works; ``slope-up`` rises from ``a`` to ``b``."""
