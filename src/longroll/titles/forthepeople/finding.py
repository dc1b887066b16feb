"""From what a player types to the key that is meant: `Lee`, `St. Louis`, `KY`, `army of tenn`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache

from longroll.engine.title import TitleError

from .components import ARMIES, GENERALS, SPACES, STATES

__all__ = ["find"]

TOPICS = ("force", "track")
_MOST = 6
"""So many suggestions at most."""


def slug(text: str) -> str:
    """``text`` as a key is written.

    >>> slug("St. Louis"), slug("R. E. Lee")
    ('st-louis', 'r-e-lee')
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower().replace("'", "")).strip("-")


@lru_cache(maxsize=8)
def _catalogue(options: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """By every name and key the keys that it may mean, those of spaces first."""
    found: dict[str, tuple[str, ...]] = {}
    for key, name in [
        *((topic, topic) for topic in TOPICS),
        *((space.key, space.name) for space in SPACES),
        *((g.key, g.name) for g in GENERALS if not g.option or g.option in options),
        *((army.key, army.name) for army in ARMIES),
        *((state.key, state.name) for state in STATES),
    ]:
        for said in dict.fromkeys((key, slug(name))):
            if key not in found.get(said, ()):
                found[said] = (*found.get(said, ()), key)
    return found


def find(typed: str, options: Sequence[str] = ()) -> str:
    """The one key that ``typed`` means; raises `TitleError` with suggestions.

    Generals whom only an option brings are left out without it.

    A key or a name, whatever its capitals; else the only one that begins so; else the only one
    with such words in it.
    """
    wanted, known = slug(typed), _catalogue(tuple(options))
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
    raise TitleError(f"no space, state, general, army or card is called '{typed}'{hint}")


def _meant(known: Mapping[str, tuple[str, ...]], names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(key for name in names for key in known[name]))
