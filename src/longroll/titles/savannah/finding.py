"""From what a player types to the key that is meant: `Dillon`, `Spring Hill`, `1404`, `Graham`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from longroll.engine.title import TitleError

from .components import GRID, LEADERS, NAMES, UNITS
from .components.parts import ARMY_KEYS

__all__ = ["TOPICS", "find"]

TOPICS: Final = ("track", *ARMY_KEYS)
_MOST = 6
"""So many suggestions at most."""


def slug(text: str) -> str:
    """``text`` as a key is written.

    >>> slug("Pulaski's Legion"), slug("D'Estaing")
    ('pulaskis-legion', 'destaing')
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower().replace("'", "")).strip("-")


@lru_cache(maxsize=1)
def _catalogue() -> Mapping[str, tuple[str, ...]]:
    """By every name and key the keys that it may mean."""
    found: dict[str, tuple[str, ...]] = {}
    named = [(GRID.names[hex_], name) for hex_, name in enumerate(NAMES) if name]
    for key, name in [
        *((topic, topic) for topic in TOPICS),
        *((name, name) for name in GRID.names),
        *named,
        *((leader.key, leader.name) for leader in LEADERS),
        *((unit.key, unit.name) for unit in UNITS),
    ]:
        for said in dict.fromkeys((key, slug(name))):
            if key not in found.get(said, ()):
                found[said] = (*found.get(said, ()), key)
    return found


def find(typed: str) -> str:
    """The one key that ``typed`` means; raises `TitleError` with suggestions.

    A key or a name, whatever its capitals; else the only one that begins so; else the only one
    with such words in it.

    >>> find("Spring Hill"), find("graham")
    ('1404', 'graham-light')
    """
    wanted, known = slug(typed), _catalogue()
    exact = known.get(wanted, ())
    if wanted in exact or len(exact) == 1:
        return wanted if wanted in exact else exact[0]
    begun = _meant(known, (name for name in known if wanted and name.startswith(wanted)))
    if len(begun) == 1:
        return begun[0]
    inside = _meant(known, (n for n in known if wanted and f"-{wanted}-" in f"-{n}-"))
    if len(inside) == 1:
        return inside[0]
    near = _meant(known, get_close_matches(wanted, known, _MOST, 0.7))
    hints = list(dict.fromkeys((*exact, *begun, *inside, *near)))[:_MOST]
    hint = f"; did you mean {', '.join(hints)}?" if hints else ""
    raise TitleError(f"no hex, unit, leader, army or card is called '{typed}'{hint}")


def _meant(known: Mapping[str, tuple[str, ...]], names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(key for name in names for key in known[name]))
