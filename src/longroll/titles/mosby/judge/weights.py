"""What the appraisal counts, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

__all__ = ["W", "Weights", "read_weights"]


class Weights(NamedTuple):
    """What things are worth, in hundredths of a point (`weights.toml` says why)."""

    lost: int
    point: int
    short: int
    most: int
    ahead: int
    surplus: int
    prize: int
    reach: tuple[int, ...]
    fewer: tuple[int, ...]
    tempo: int
    alert: int
    factor: int
    card: int
    keep: tuple[int, ...]
    wound: int
    food: int
    deep: int
    hunted: tuple[int, ...]
    turn: int
    desperate: int
    run: int
    home: int


def read_weights(text: str) -> Weights:
    """The weights that a file tells; raises `KeyError` for one that is missing."""
    told = tomllib.loads(text)["appraisal"]
    values: dict[str, Any] = {name: told[name] for name in Weights._fields}
    values |= {name: tuple(values[name]) for name in ("reach", "fewer", "keep", "hunted")}
    return Weights(**values)


W: Final = read_weights((Path(__file__).parent / "weights.toml").read_text(encoding="utf-8"))
