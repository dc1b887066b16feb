"""What a board of hexes can draw, in the words of a surveyor; any other ground is drawn clear."""

from __future__ import annotations

from typing import Final

__all__ = ["GROUNDS", "SIDES", "WATERCOURSES", "WAYS"]

GROUNDS: Final = (
    *("clear", "light-woods", "woods", "marsh", "swamp", "rice", "pond", "river", "city"),
    *("old-fort", "causeway", "covered-way"),
)
"""What a hex may be."""

WATERCOURSES: Final = ("creek", "river")
"""What runs along hexsides, the narrower first."""

WAYS: Final = ("track", "road", "causeway", "rail")
"""What runs through hexes, across the sides that bear it, from below."""

SIDES: Final = (
    *(*WATERCOURSES, *WAYS, "dike", "slope-up", "bridge", "ford", "fence"),
    *("revetment", "redoubt", "siege-works", "abatis", "open-perimeter"),
)
"""What may lie on a hexside. Works are told from inside; ``slope-up`` rises from ``a`` to ``b``."""
