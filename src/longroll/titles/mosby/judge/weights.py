"""The weights of the appraisal, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from longroll.engine.weights import read_weights

__all__ = ["POLICY", "Policy", "W", "Weights"]


class Weights(NamedTuple):
    """The worth of things, in hundredths of a point (`weights.toml` says why)."""

    lost: int
    point: int
    doubt: int
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
    run: int
    home: int


class Policy(NamedTuple):
    """The weights of the policy, in hundredths of a point (`weights.toml` says why)."""

    check: int
    camp: int
    noise: int
    camp_ears: int
    alert: int
    depth: int
    step: int
    awake: int
    wins: int
    wins_behind: int
    turn: int
    least: int
    hope: int
    clear: int
    card: int
    casualty: int
    spare: tuple[str, ...]


_TEXT: Final = (Path(__file__).parent / "weights.toml").read_text(encoding="utf-8")
W: Final = read_weights(Weights, _TEXT)
POLICY: Final = read_weights(Policy, _TEXT, "policy")
