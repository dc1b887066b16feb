"""From what a player types to the key that is meant: `St. Louis`, `spring hill`, `army of tenn`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from longroll.engine.title import TitleError

__all__ = ["Catalogue", "NameUnknown", "catalogue", "find", "slug"]

Catalogue = Mapping[str, tuple[str, ...]]
"""By every name and key the keys that it may mean."""

_MOST = 6
"""So many suggestions at most."""
_LIKE_A_WORD = 0.8
"""So much alike a mistyped word and the one that is meant are."""
_APOSTROPHES = re.compile("['\N{RIGHT SINGLE QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}]")


class NameUnknown(TitleError):
    """Nothing has this name, or several things have; says so in English to whoever programs.

    Attributes:
        typed: what was asked for.
        hints: the keys that may be meant, the likeliest first.
    """

    def __init__(self, typed: str, kinds: str, hints: Iterable[str] = ()) -> None:
        self.typed = typed
        self.hints = tuple(hints)
        hint = f"; did you mean {', '.join(self.hints)}?" if self.hints else ""
        super().__init__(f"no {kinds} is called '{typed}'{hint}")


def slug(text: str) -> str:
    """``text`` as a key is written, without the accents that not every keyboard has.

    >>> slug("St. Louis"), slug("R. E. Lee"), slug("Pulaski's Legion")
    ('st-louis', 'r-e-lee', 'pulaskis-legion')
    >>> slug("Pickett\N{RIGHT SINGLE QUOTATION MARK}s Division"), slug("Línea de visión")
    ('picketts-division', 'linea-de-vision')
    """
    plain = unicodedata.normalize("NFKD", _APOSTROPHES.sub("", text.lower()))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", bare).strip("-")


def catalogue(named: Iterable[tuple[str, str]]) -> Catalogue:
    """What `find` looks in, from keys with their names; what stands first is suggested first."""
    found: dict[str, tuple[str, ...]] = {}
    for key, name in named:
        for said in dict.fromkeys((key, slug(name))):
            if key not in found.get(said, ()):
                found[said] = (*found.get(said, ()), key)
    return found


def find(typed: str, known: Catalogue, kinds: str) -> str:
    """The one key that ``typed`` means; raises `NameUnknown` with suggestions.

    A key or a name, whatever its capitals; else the only one that begins so; else the only one
    with such words in it. ``kinds`` tells what there is to find.

    >>> find("lee", catalogue([("r-e-lee", "R. E. Lee"), ("meade", "Meade")]), "general")
    'r-e-lee'
    """
    wanted = slug(typed)
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
    if not near:  # one word of a longer name, mistyped
        near = _meant(
            known, (n for n in known if get_close_matches(wanted, n.split("-"), 1, _LIKE_A_WORD))
        )
    hints = list(dict.fromkeys((*exact, *begun, *inside, *near)))[:_MOST]
    raise NameUnknown(typed, kinds, hints)


def _meant(known: Catalogue, names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(key for name in names for key in known[name]))
