"""The weights of the appraisal, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from longroll.engine.weights import read_weights

__all__ = ["W", "Weights"]


class Weights(NamedTuple):
    """The worth of things, in hundredths of a victory point (`weights.toml` says why)."""

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
    decisive: int
    steep: int
    help: int
    ordered: int
    toll: tuple[int, ...]
    worth: int
    volley: int
    unready: int
    line: tuple[int, ...]
    routed: int
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


_TEXT: Final = (Path(__file__).parent / "weights.toml").read_text(encoding="utf-8")
W: Final = read_weights(Weights, _TEXT)
