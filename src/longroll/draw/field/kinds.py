"""What a board of hexes can draw, in the words of a surveyor; any other ground is drawn clear."""

from __future__ import annotations

from typing import Final

__all__ = ["GROUNDS", "SIDES", "WATER", "WATERCOURSES", "WAYS"]

GROUNDS: Final = (
    *("clear", "light-woods", "woods", "marsh", "swamp", "rice", "pond", "river", "city"),
    *("old-fort", "causeway", "covered-way", "mountains", "sea", "morass", "closed"),
)
"""What a hex may be."""

WATER: Final = ("river", "sea")
"""The grounds that are drawn as water, with a bank."""

WATERCOURSES: Final = ("creek", "river", "great-river", "strait")
"""What runs along hexsides, the narrower first; a strait is water of the sea."""

WAYS: Final = ("track", "road", "causeway", "turnpike", "rail-planned", "rail", "rail-broad")
"""What runs through hexes, across the sides that bear it, from below."""

SIDES: Final = (
    *(*WATERCOURSES, *WAYS, "dike", "slope-up", "bridge", "ford", "ferry", "fence"),
    *("revetment", "redoubt", "siege-works", "abatis", "open-perimeter"),
    *("ridge", "gap", "cut", "barrier", "bog"),
)
"""What may lie on a hexside. Works are told from inside; ``slope-up`` rises from ``a`` to ``b``."""
