"""What a player may ask about, by every name: `Lee`, `St. Louis`, `KY`, `army of tenn`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from longroll.engine import finding

from ..components import ARMIES, GENERALS, SPACES, STATES

__all__ = ["find"]

TOPICS = ("force", "track")


@lru_cache(maxsize=8)
def _catalogue(options: tuple[str, ...]) -> finding.Catalogue:
    return finding.catalogue(
        [
            *((topic, topic) for topic in TOPICS),
            *((space.key, space.name) for space in SPACES),
            *((g.key, g.name) for g in GENERALS if not g.option or g.option in options),
            *((army.key, army.name) for army in ARMIES),
            *((state.key, state.name) for state in STATES),
        ]
    )


def find(typed: str, options: Sequence[str] = ()) -> str:
    """The one key that ``typed`` means; raises `TitleError` with suggestions.

    Generals whom only an option brings are left out without it.
    """
    known = _catalogue(tuple(options))
    return finding.find(typed, known, "space, state, general, army or card")
