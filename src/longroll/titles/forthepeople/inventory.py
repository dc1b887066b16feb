"""What is in the box: the map, proper names, the pack and what it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from longroll.engine.atlas import Atlas
from longroll.engine.inventory import Audit, Inventory

from .atlas import atlas, atlas_of
from .audit import audit
from .cards.register import unbuilt_events
from .components import ARMIES, CARDS, GENERALS, SPACES, STATES, load
from .specimens import specimens
from .stock import cards, stock

__all__ = ["INVENTORY"]


@cache
def _names() -> Mapping[str, str]:
    """Proper names of spaces, generals, armies and states."""
    return {
        **{state.key: state.name for state in STATES},
        **{army.key: army.name for army in ARMIES},
        **{general.key: general.name for general in GENERALS},
        **_space_names(),
    }


def _space_names() -> dict[str, str]:
    """The names of spaces, told apart by their state where two share one."""
    names = [space.name for space in SPACES]
    shared = {name for name in names if names.count(name) > 1}
    return {
        space.key: f"{space.name} ({STATES[space.state].key.upper()})"
        if space.name in shared
        else space.name
        for space in SPACES
    }


def _atlas(overlay: Path | None) -> Atlas:
    return atlas() if overlay is None else atlas_of(load(overlay))


def _audit(overlay: Path | None) -> Audit:
    """The pack by source, and every constraint that the rulebook states."""
    components = load(overlay)
    return Audit.of(components.sources, audit(components), components.replaced)


def _unbuilt() -> tuple[str, ...]:
    """Cards whose event is not built yet."""
    return tuple(f"{number} {CARDS[number].title_key}" for number in unbuilt_events())


INVENTORY: Final = Inventory(
    _names, _atlas, _audit, _unbuilt, specimens=specimens, cards=cards, stock=stock
)
