"""What is in the box: proper names, the pack and what it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from longroll.engine.inventory import Audit, Inventory

from .atlas import atlas_of
from .components import GENERALS, GROUND, NAMES, TABLES, load
from .specimens import specimens
from .stock import cards, stock

__all__ = ["INVENTORY"]


@cache
def _names() -> Mapping[str, str]:
    """Proper names of Generals and places; a hex without one is called by its number."""
    return {
        **{general.key: general.name for general in GENERALS},
        **{leader.key: leader.name for leader in TABLES.naval_leaders},
        **{key: _place_name(place, key) for place, key in enumerate(GROUND.keys)},
    }


def _place_name(place: int, key: str) -> str:
    """What a place is called: ``Dover (2619)``, ``Fort Monroe`` or ``1105``."""
    name = NAMES[place]
    return f"{name} ({key})" if name and key.isdigit() else name or key


def _audit(overlay: Path | None) -> Audit:
    """The pack by source, and every constraint that the rulebook states."""
    from . import audit  # noqa: PLC0415  (a long list of checks that no game needs)

    components = load(overlay)
    return Audit.of(components.sources, audit.audit(components), components.replaced)


INVENTORY: Final = Inventory(
    _names, atlas_of, _audit, specimens=specimens, cards=cards, stock=stock
)
