"""What a player may ask about, by every name: `Manassas`, `Grant`, `5th New York Cavalry`."""

from __future__ import annotations

from functools import cache

from longroll.engine import finding

from ..components import COUNTERS, LEADERS, SPACES
from ..state import SEAT

__all__ = ["find"]


@cache
def _catalogue() -> finding.Catalogue:
    return finding.catalogue(
        [
            ("track", "track"),
            (SEAT, SEAT),
            *((space.key, space.name) for space in SPACES),
            *((leader.key, leader.name) for leader in LEADERS),
            *((unit.key, unit.name) for unit in COUNTERS if unit.kind != "blank"),
        ]
    )


def find(typed: str) -> str:
    """The one key that ``typed`` means; raises `TitleError` with suggestions.

    >>> find("Fairfax Court House"), find("2nd Vermont")
    ('fairfax-court-house', '2nd-vermont-brigade')
    """
    return finding.find(typed, _catalogue(), "space, unit, leader or card")
