"""What the appraisal counts, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

__all__ = ["W", "Weights", "read_weights"]


class Weights(NamedTuple):
    """What things are worth, in hundredths of a point of will (`weights.toml` says why)."""

    will: int
    state: int
    own_space: int
    border_space: int
    resource: int
    front: int
    strength: int
    cut_off: int
    fort: int
    fort_far: int
    card: int
    capital: int
    bare: int
    alone: int
    tempo: int
    blockade: int
    aim_space: int
    aim_state: int
    standing: tuple[int, ...]
    aside: tuple[int, ...]
    operation: int
    victory: int
    ease: tuple[int, ...]
    sure: int
    unsure: int
    race: int
    scarce: tuple[int, ...]
    threat: int


def read_weights(text: str) -> Weights:
    """The weights that a file tells; raises `KeyError` for one that is missing."""
    told = tomllib.loads(text)["appraisal"]
    values: dict[str, Any] = {name: told[name] for name in Weights._fields}
    for row in ("standing", "aside", "ease", "scarce"):
        values[row] = tuple(values[row])
    return Weights(**values)


W: Final = read_weights((Path(__file__).parent / "weights.toml").read_text(encoding="utf-8"))
