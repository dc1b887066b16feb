"""What is in the box: the map, proper names, the pack and what it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from longroll.engine.atlas import Atlas
from longroll.engine.inventory import Audit, Inventory

from .atlas import REGIONS, atlas, atlas_of
from .audit import audit
from .components import COUNTERS, LEADERS, SPACES, load
from .specimens import specimens
from .stock import cards, reserves, stock

__all__ = ["INVENTORY"]


@cache
def _names() -> Mapping[str, str]:
    """Proper names of spaces, counters, leaders and counties."""
    return {
        **REGIONS,
        **{space.key: space.name for space in SPACES},
        **{counter.key: counter.name for counter in COUNTERS if counter.kind != "blank"},
        **{leader.key: leader.name for leader in LEADERS},
    }


def _atlas(overlay: Path | None) -> Atlas:
    return atlas() if overlay is None else atlas_of(load(overlay))


def _audit(overlay: Path | None) -> Audit:
    """The pack by source, and every constraint that the aid states."""
    components = load(overlay)
    return Audit.of(components.sources, audit(components), components.replaced)


INVENTORY: Final = Inventory(
    _names, _atlas, _audit, specimens=specimens, cards=cards, stock=stock, reserves=reserves
)
