"""What the appraisal counts, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

__all__ = ["W", "Weights", "read_weights"]


class Weights(NamedTuple):
    """What things are worth, in hundredths of a victory point (`weights.toml` says why)."""

    power: tuple[int, ...]
    step: tuple[int, ...]
    staff: tuple[int, ...]
    decay: tuple[int, ...]
    base: int
    fort: int
    forest: int
    outlook: tuple[int, ...]
    supply: int
    southern: int
    final: int
    steep: int
    help: int
    ordered: int
    toll: tuple[int, ...]
    worth: int
    volley: int
    unready: int
    line: tuple[int, ...]
    hunger: int
    levy: int
    point: int
    order: int
    rail: int
    forced: int
    assault: int
    commanded: int
    least: int
    moved: int
    lonely: int
    fresh: int
    lasting: tuple[int, ...]
    attack: int
    pending: int
    staff_risk: int


_LISTS: Final = ("power", "step", "staff", "decay", "outlook", "toll", "line", "lasting")


def read_weights(text: str) -> Weights:
    """The weights that a file tells; raises `KeyError` for one that is missing."""
    told = tomllib.loads(text)["appraisal"]
    values: dict[str, Any] = {name: told[name] for name in Weights._fields}
    values |= {name: tuple(values[name]) for name in _LISTS}
    return Weights(**values)


W: Final = read_weights((Path(__file__).parent / "weights.toml").read_text(encoding="utf-8"))
