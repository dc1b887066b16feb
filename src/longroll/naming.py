"""Finds the key of a place or piece by its name in the player's language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import combinations, pairwise
from typing import Final

from longroll.engine import finding
from longroll.engine.action import Action
from longroll.engine.clause import Denial
from longroll.engine.title import Title
from longroll.words import Words

__all__ = ["MISCOUNTED", "NOT_OFFERED", "Naming", "is_unheard"]

NOT_OFFERED: Final = "deny-not-offered"
"""The denial if no rule gives a reason."""
MISCOUNTED: Final = ("deny-word-missing", "deny-word-too-many")
"""The denials of orders that would be legal with other words after them, or with none."""
_FIRST: Final = "deny-first-"
"""So begin denials of what other orders make possible."""


_VERB: Final = re.compile("[a-z][a-z-]*")
_BEGUN: Final = 3
"""Minimum number of letters by which a name is recognised."""


def is_unheard(denial: Denial) -> bool:
    """Whether a denial says nothing of the names in the order: no rule has looked at them."""
    return denial.key in (NOT_OFFERED, *MISCOUNTED) or denial.key.startswith(_FIRST)


class Naming:
    """The names of a title's places and pieces in one language.

    Args:
        title: the title.
        words: the language.
    """

    def __init__(self, title: Title, words: Words) -> None:
        self._title = title
        self._words = words

    @cached_property
    def _known(self) -> finding.Catalogue:
        english = self._title.inventory.names()
        named = [*self.names.items(), *english.items()]
        # What shares its name is told with its key, and typed without.
        bare = [(key, name.removesuffix(f" ({key})")) for key, name in named]
        whole = {finding.slug(name) for _, name in named}
        spare = [(key, name) for key, name in bare if finding.slug(name) not in whole]
        whole |= {finding.slug(name) for _, name in spare}
        regions = [
            (region.key, name)
            for region in self._title.inventory.atlas().regions
            for name in (self.name(region.key), region.name)
            if not {region.key, finding.slug(name)} & whole
        ]
        return finding.catalogue([*named, *spare, *regions])

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The name of each key."""
        inventory = self._title.inventory
        keys = dict.fromkeys((*inventory.atlas().place_keys, *inventory.names()))
        return {key: self.name(key) for key in keys}

    @cached_property
    def _places(self) -> frozenset[str]:
        return frozenset(self._title.inventory.atlas().place_keys)

    def name(self, key: str) -> str:
        """The name of a key."""
        if key in self._places:
            return str(self._words.name("space", key))
        return self._words.shown(key)

    def find(self, typed: str) -> str:
        """The only key that ``typed`` matches; raises `NameUnknown`."""
        return finding.find(typed, self._known, "place or piece")

    def key(self, typed: str) -> str:
        """The key that ``typed`` matches; ``typed`` itself if there is none, or several."""
        try:
            return self.find(typed)
        except finding.NameUnknown:
            return typed

    def spelled(self, typed: str, offered: Iterable[Action]) -> Action | None:
        """The action that is typed with names instead of keys: ``attack manassas junction``.

        Of places with the same name that one is meant which an ``offered`` action names there.
        None if a name is unknown or means several things.
        """
        verb, *words = typed.lower().split() or [""]
        if not _VERB.fullmatch(verb):
            return None
        alike = [action.args for action in offered if action.verb == verb]
        counts = dict.fromkeys((*(len(args) for args in alike if args), 1))
        for count in counts:
            for cuts in combinations(range(1, len(words)), count - 1):
                parts = [" ".join(words[a:b]) for a, b in pairwise((0, *cuts, len(words)))]
                able = [{args[at] for args in alike if at < len(args)} for at in range(count)]
                keys = [self._meant(*each) for each in zip(parts, able, strict=False)]
                if len(parts) == count and all(keys):
                    return Action(verb, tuple(keys))
        return None

    def _meant(self, typed: str, able: Collection[str]) -> str:
        """The key that a name means, of several the only one that is ``able``; empty if none."""
        if typed in able or typed.isdecimal():
            return typed
        if len(finding.slug(typed)) < _BEGUN or self._are_several(typed):
            return ""
        try:
            return self.find(typed)
        except finding.NameUnknown as error:
            found = [key for key in error.hints if key in able]
            return found[0] if len(found) == 1 else ""

    def _are_several(self, typed: str) -> bool:
        """Whether words are keys one by one, and together no name."""
        words = typed.split()
        if len(words) == 1 or not all(word in self.names for word in words):
            return False
        return finding.slug(typed) not in map(finding.slug, self.names.values())

    def unknown(self, typed: str, hints: Sequence[str], *, several: bool = False) -> str:
        """A message that a name is unknown, with suggestions, or that ``several`` have it."""
        told = Counter(map(self.name, hints))
        names = ", ".join(
            f"{name} ({key})" if told[name] > 1 else name
            for key, name in ((key, self.name(key)) for key in hints)
        )
        if several:
            return self._words.text("table-several", {"name": typed, "names": names}) or typed
        said = self._words.text("table-unknown", {"name": typed}) or typed
        if not names:
            return said
        return f"{said} {self._words.text('table-did-you-mean', {'names': names})}"

    def nameless(self, wanted: Action, denial: Denial, offered: Iterable[Action]) -> str:
        """A message that an order has an unknown name, if no other reason is known; else empty.

        Words that occur in one of the ``offered`` actions are not taken for names.
        """
        if not is_unheard(denial):
            return ""
        words = {key for action in offered for key in action.args}
        strange = [key for key in self._words.unknown(wanted) if key not in words]
        if not strange:
            return ""
        # Of "go jackson to atlantis" it is the name, not the short word.
        typed = max(strange, key=len)
        try:
            self.find(typed)
        except finding.NameUnknown as error:
            # The name of several places is known well enough where none of them is asked for.
            several = (finding.slug(typed) in finding.slug(self.name(key)) for key in error.hints)
            if denial.key == NOT_OFFERED or not any(several):
                return self.unknown(typed, error.hints, several=error.several)
        return ""
