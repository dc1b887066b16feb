"""The weights of the appraisal, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from longroll.engine.weights import read_weights

__all__ = ["W", "Weights"]


class Weights(NamedTuple):
    """The worth of things, in hundredths of a point of will (`weights.toml` says why)."""

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
    stands: int
    in_play: int
    held: int
    operation: int
    victory: int
    ease: tuple[int, ...]
    sure: int
    unsure: int
    race: int
    scarce: tuple[int, ...]
    threat: int


_TEXT: Final = (Path(__file__).parent / "weights.toml").read_text(encoding="utf-8")
W: Final = read_weights(Weights, _TEXT)
