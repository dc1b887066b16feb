"""What a player may ask about, by every name: `Dillon`, `Spring Hill`, `1404`, `Graham`."""

from __future__ import annotations

from functools import cache
from typing import Final

from longroll.engine import finding

from ..components import GRID, LEADERS, NAMES, UNITS
from ..components.parts import ARMY_KEYS

__all__ = ["TOPICS", "find"]

TOPICS: Final = ("track", *ARMY_KEYS)


@cache
def _catalogue() -> finding.Catalogue:
    return finding.catalogue(
        [
            *((topic, topic) for topic in TOPICS),
            *((name, name) for name in GRID.names),
            *((GRID.names[hex_], name) for hex_, name in enumerate(NAMES) if name),
            *((leader.key, leader.name) for leader in LEADERS),
            *((unit.key, unit.name) for unit in UNITS),
        ]
    )


def find(typed: str) -> str:
    """The one key that ``typed`` means; raises `TitleError` with suggestions.

    >>> find("Spring Hill"), find("graham")
    ('1404', 'graham-light')
    """
    return finding.find(typed, _catalogue(), "hex, unit, leader, army or card")
