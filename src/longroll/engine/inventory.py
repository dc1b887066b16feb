"""The contents of the box: the map, the named pieces, and the sources of the data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from longroll.engine.atlas import NO_ATLAS, Atlas
from longroll.engine.chart import Chart
from longroll.engine.errors import TitleError
from longroll.engine.pack import Constraint
from longroll.engine.specimen import Specimen
from longroll.engine.stock import CardStock, Stock

__all__ = ["Audit", "Inventory"]


class Audit(NamedTuple):
    """The audit of a pack: data by source, every constraint, and the files of an overlay."""

    data: Mapping[str, int]
    constraints: Sequence[Constraint]
    replaced: Sequence[str] = ()

    @classmethod
    def of(
        cls,
        sources: Mapping[str, Mapping[str, int]],
        constraints: Sequence[Constraint],
        replaced: Sequence[str],
    ) -> Audit:
        """The audit of a pack, from the counts of its ``sources`` by file and source."""
        data: Counter[str] = Counter()
        for counts in sources.values():
            data.update(counts)
        return cls(dict(data), constraints, replaced)


def _no_names() -> Mapping[str, str]:
    return {}


def _no_map(overlay: Path | None) -> Atlas:
    if overlay is not None:
        raise TitleError("this title has no map that another pack could change")
    return NO_ATLAS


def _no_pack(_overlay: Path | None) -> Audit:
    return Audit({}, ())


def _complete() -> tuple[str, ...]:
    return ()


def _unexplained() -> tuple[Specimen, ...]:
    return ()


def _no_stock() -> tuple[Stock, ...]:
    return ()


def _no_cards() -> tuple[CardStock, ...]:
    return ()


def _no_reserves() -> tuple[Chart, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Inventory:
    """The components of a title.

    Attributes:
        names: proper names by key (``fort-monroe``: Fort Monroe), the same in every language.
        atlas_of: the map and the named counters, with the pack in a given folder laid over ours.
            Raises `PackError` if that cannot be read, `TitleError` if the title takes none.
        audit: the pack counted by source and checked against every stated constraint.
        unbuilt: components whose rules are not implemented yet, and which are not offered; none
            when complete.
        specimens: the key to the counters: an example of each kind that can lie on the board.
        stock: unnamed counters and markers, as many as a table needs; for printing.
        cards: the cards of all decks; none for a title without cards.
        reserves: tables of what enters the map, and when; for the set-up.
    """

    names: Callable[[], Mapping[str, str]] = _no_names
    atlas_of: Callable[[Path | None], Atlas] = _no_map
    audit: Callable[[Path | None], Audit] = _no_pack
    unbuilt: Callable[[], tuple[str, ...]] = _complete
    specimens: Callable[[], tuple[Specimen, ...]] = _unexplained
    stock: Callable[[], tuple[Stock, ...]] = _no_stock
    cards: Callable[[], tuple[CardStock, ...]] = _no_cards
    reserves: Callable[[], tuple[Chart, ...]] = _no_reserves

    def atlas(self, overlay: Path | None = None) -> Atlas:
        """The map and the named counters; `NO_ATLAS` for a title without a map."""
        return self.atlas_of(overlay)
