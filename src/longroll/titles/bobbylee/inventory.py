"""What is in the box: proper names, the pack and what it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from longroll.engine.atlas import Atlas
from longroll.engine.inventory import Audit, Inventory

from .atlas import atlas, atlas_of
from .components import BLOCKS, GRID, NAMES, load
from .specimens import specimens
from .stock import stock

__all__ = ["INVENTORY"]


@cache
def _names() -> Mapping[str, str]:
    """Proper names of blocks and hexes; a hex without one is called by its number."""
    return {
        **{block.key: block.name for block in BLOCKS},
        **{GRID.names[hex_]: _hex_name(hex_) for hex_ in range(GRID.size)},
    }


def _hex_name(hex_: int) -> str:
    """What a hex is called: ``Richmond (1218)``, or ``1105``."""
    number = GRID.names[hex_]
    return f"{NAMES[hex_]} ({number})" if NAMES[hex_] else number


def _audit(overlay: Path | None) -> Audit:
    """The pack by source, and every constraint that the rulebook states."""
    from . import audit  # noqa: PLC0415  (a long list of checks that no game needs)

    components = load(overlay)
    return Audit.of(components.sources, audit.audit(components), components.replaced)


def _atlas(overlay: Path | None) -> Atlas:
    """The map and the blocks, of our pack or of one laid over it."""
    return atlas() if overlay is None else atlas_of(load(overlay))


INVENTORY: Final = Inventory(_names, _atlas, _audit, specimens=specimens, stock=stock)
