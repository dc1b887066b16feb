"""The weights of the appraisal, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from longroll.engine.weights import read_weights

__all__ = ["W", "Weights"]


class Weights(NamedTuple):
    """The worth of things, in hundredths of a victory point (`weights.toml` says why)."""

    resource: int
    production: int
    objective: int
    invasion: int
    caution: int
    border: int
    port: int
    gate: int
    capital: int
    decay: tuple[int, ...]
    river: int
    base: int
    washington: int
    bared: int
    presence: int
    outlook: tuple[int, ...]
    service: tuple[int, ...]
    sp: int
    displaced: int
    clash: int
    led: int
    command: int
    rating: int
    fort: int
    trench: int
    shaken: int
    hungry: int
    isolated: int
    shaken_sp: int
    worn: int
    cut_off: int
    star: int
    card: int
    landing: int
    training: int
    work: int
    ditch: int
    marker: int
    mississippi: int
    clear: int
    brink: int
    ship: int
    coal: int


_TEXT: Final = (Path(__file__).parent / "weights.toml").read_text(encoding="utf-8")
W: Final = read_weights(Weights, _TEXT)
