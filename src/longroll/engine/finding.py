"""From what a player types to the key that is meant: `St. Louis`, `spring hill`, `army of tenn`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from longroll.engine.title import TitleError

__all__ = ["Catalogue", "NameUnknown", "catalogue", "find", "slug"]

Catalogue = Mapping[str, tuple[str, ...]]
"""For every name and key, the keys that it may mean."""

_MOST = 6
"""Maximum number of suggestions."""
_LIKE_A_WORD = 0.8
"""Minimum similarity of a mistyped word and the one that is meant, from 0 to 1."""
_APOSTROPHES = re.compile("['\N{RIGHT SINGLE QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}]")


class NameUnknown(TitleError):
    """Nothing has this name, or several things have; the message, for programmers, is in English.

    Attributes:
        typed: what was asked for.
        hints: the keys that may be meant, the likeliest first.
        several: whether the hints are all that have just this name.
    """

    def __init__(
        self, typed: str, kinds: str, hints: Iterable[str] = (), *, several: bool = False
    ) -> None:
        self.typed = typed
        self.hints = tuple(hints)
        self.several = several
        hint = f"; did you mean {', '.join(self.hints)}?" if self.hints else ""
        super().__init__(f"no {kinds} is called '{typed}'{hint}")


def slug(text: str) -> str:
    """``text`` in the form of a key, without accents, which not every keyboard has.

    >>> slug("St. Louis"), slug("R. E. Lee"), slug("Pulaski's Legion")
    ('st-louis', 'r-e-lee', 'pulaskis-legion')
    >>> slug("Pickett\N{RIGHT SINGLE QUOTATION MARK}s Division"), slug("Línea de visión")
    ('picketts-division', 'linea-de-vision')
    """
    plain = unicodedata.normalize("NFKD", _APOSTROPHES.sub("", text.lower()))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", bare).strip("-")


def catalogue(named: Iterable[tuple[str, str]]) -> Catalogue:
    """The index for `find`, from keys with their names; suggestions keep this order."""
    found: dict[str, tuple[str, ...]] = {}
    for key, name in named:
        for said in dict.fromkeys((key, slug(name))):
            if key not in found.get(said, ()):
                found[said] = (*found.get(said, ()), key)
    return found


def find(typed: str, known: Catalogue, kinds: str) -> str:
    """The one key that ``typed`` means; raises `NameUnknown` with suggestions.

    It is tried as a key or a name, ignoring case; then as the beginning of a single one; then as
    whole words of a single one. ``kinds`` says what is being looked for, for the message. If
    several have the name, the hints are these and no others.

    >>> find("lee", catalogue([("r-e-lee", "R. E. Lee"), ("meade", "Meade")]), "general")
    'r-e-lee'
    >>> bay = [("1549", "Long Bay"), ("1649", "Long Bay"), ("long-bay", "Long Bay")]
    >>> find("long", catalogue(bay), "place")
    'long-bay'
    """
    wanted = slug(typed)
    starting = [name for name in known if wanted and name.startswith(wanted)]
    begun = _meant(known, starting)
    whole = wanted if wanted in known else min(starting, key=len, default=wanted)
    exact = known.get(whole, ())
    if whole != wanted and any(key not in exact for key in begun):
        whole, exact = wanted, ()  # it is the beginning of different names
    if whole in exact:
        return whole
    if len(exact) == 1:
        return exact[0]
    if exact:
        raise NameUnknown(typed, kinds, exact, several=whole == wanted)
    inside = _meant(known, (n for n in known if wanted and f"-{wanted}-" in f"-{n}-"))
    if len(inside) == 1:
        return inside[0]
    near = _meant(known, get_close_matches(wanted, known, _MOST, 0.7))
    if not near:  # one word of a longer name, mistyped
        near = _meant(
            known, (n for n in known if get_close_matches(wanted, n.split("-"), 1, _LIKE_A_WORD))
        )
    hints = list(dict.fromkeys((*begun, *inside, *near)))[:_MOST]
    raise NameUnknown(typed, kinds, hints)


def _meant(known: Catalogue, names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(key for name in names for key in known[name]))
