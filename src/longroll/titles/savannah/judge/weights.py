"""The weights of the appraisal, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from longroll.engine.weights import read_weights

__all__ = ["RESULTS", "Weights", "W", "read_results"]


class Weights(NamedTuple):
    """The worth of things (`weights.toml` says why)."""

    morale: int
    morale_low: int
    morale_last: int
    half_point: int
    order: tuple[int, ...]
    guns: int
    fired: int
    momentum: int
    card: int
    city: int
    hill: int
    inside: int
    approach: int
    manned: int
    guard: int
    outside: int
    gap: int
    bare: int
    alone: int
    decisive: int
    in_hand: int
    under_way: int
    astray: int
    breach: int
    tempo: int
    road: tuple[int, ...]
    road_more: int
    danger: int
    hope: int
    short: int
    rash: int
    later: int
    march: int
    walk: int
    haste: int
    salvo: int
    undug: int
    begun: int
    guarded: int
    work: int
    sap: int
    faced: int
    ruin: int


def read_results(text: str) -> dict[str, int]:
    """The cost of each result of close combat to the side that suffers it."""
    return dict(tomllib.loads(text)["results"])


_TEXT: Final = (Path(__file__).parent / "weights.toml").read_text(encoding="utf-8")
W: Final = read_weights(Weights, _TEXT)
RESULTS: Final = read_results(_TEXT)
