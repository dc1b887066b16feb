"""What the appraisal counts, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

__all__ = ["W", "Weights", "read_weights"]

_LISTS: Final = ("decay", "outlook")


class Weights(NamedTuple):
    """What things are worth, in hundredths of a victory point (`weights.toml` says why)."""

    resource: int
    production: int
    objective: int
    invasion: int
    border: int
    port: int
    capital: int
    decay: tuple[int, ...]
    base: int
    outlook: tuple[int, ...]
    sp: int
    displaced: int
    led: int
    rating: int
    fort: int
    trench: int
    shaken: int
    hungry: int
    shaken_sp: int
    hungry_sp: int
    cut_off: int
    star: int
    card: int
    training: int
    work: int
    ditch: int
    mississippi: int
    clear: int
    ship: int
    coal: int


def read_weights(text: str) -> Weights:
    """The weights that a file tells; raises `KeyError` for one that is missing."""
    told = tomllib.loads(text)["appraisal"]
    values: dict[str, Any] = {name: told[name] for name in Weights._fields}
    values |= {name: tuple(values[name]) for name in _LISTS}
    return Weights(**values)


W: Final = read_weights((Path(__file__).parent / "weights.toml").read_text(encoding="utf-8"))
