"""21.11 Which rivers are one: those that flow together, but for the Mississippi and the Ohio."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.memo import remembered

from .components import WATERS

__all__ = ["other_rivers", "rivers_of"]

_WESTERN: Final = ("Mississippi", "Ohio")
"""Rivers so long that what flows into them is not the same river."""


def _systems() -> dict[str, str]:
    """By navigable river that into which it flows at last, or into the Mississippi or the Ohio."""
    courses = [course for course in WATERS.courses if course.kind != "minor"]
    into = {course.river: course.into for course in courses if course.into}
    found: dict[str, str] = {}
    for river in (course.river for course in courses):
        root = river
        while into.get(root, "sea") not in ("sea", *_WESTERN):
            root = into[root]
        found[river] = root
    return found


_SYSTEM: Final = _systems()


@remembered(1 << 9)
def rivers_of(waters: Mask) -> frozenset[str]:
    """The rivers to which some waters belong."""
    return frozenset(_SYSTEM[WATERS.rivers[w]] for w in members(waters & WATERS.sides))


@remembered(1 << 10)
def other_rivers(waters: Mask) -> Mask:
    """The sides of all rivers but those to which these waters belong."""
    rivers = rivers_of(waters)
    return mask(w for w in members(WATERS.sides) if _SYSTEM.get(WATERS.rivers[w]) not in rivers)
