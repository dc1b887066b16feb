"""What is in the box: the map, proper names, the pack and what it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from longroll.engine.atlas import Atlas
from longroll.engine.inventory import Audit, Inventory

from .atlas import atlas, atlas_of
from .components import GRID, LEADERS, NAMES, UNITS, load
from .specimens import specimens
from .stock import cards, reserves, stock

__all__ = ["INVENTORY"]


@cache
def _names() -> Mapping[str, str]:
    """Proper names of units, leaders and hexes; a hex without one is called by its number."""
    return {
        **{unit.key: unit.name for unit in UNITS},
        **{leader.key: leader.name for leader in LEADERS},
        **{GRID.names[hex_]: _hex_name(hex_) for hex_ in range(GRID.size)},
    }


def _hex_name(hex_: int) -> str:
    """What a hex is called: ``Spring Hill redoubt (1404)``, or ``1405``."""
    number = GRID.names[hex_]
    return f"{NAMES[hex_]} ({number})" if NAMES[hex_] else number


def _atlas(overlay: Path | None) -> Atlas:
    return atlas() if overlay is None else atlas_of(load(overlay))


def _audit(overlay: Path | None) -> Audit:
    """The pack by source, and every constraint that the rulebook states."""
    from . import audit  # noqa: PLC0415  (a long list of checks that no game needs)

    components = load(overlay)
    return Audit.of(components.sources, audit.audit(components), components.replaced)


INVENTORY: Final = Inventory(
    _names, _atlas, _audit, specimens=specimens, cards=cards, stock=stock, reserves=reserves
)
