"""What the appraisal counts, read from `weights.toml`, which gives the reasons."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

__all__ = ["POLICY", "Policy", "W", "Weights", "read_policy", "read_weights"]


class Weights(NamedTuple):
    """What things are worth, in hundredths of a point (`weights.toml` says why)."""

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


def read_weights(text: str) -> Weights:
    """The weights that a file tells; raises `KeyError` for one that is missing."""
    told = tomllib.loads(text)["appraisal"]
    values: dict[str, Any] = {name: told[name] for name in Weights._fields}
    values |= {name: tuple(values[name]) for name in ("reach", "fewer", "keep", "hunted")}
    return Weights(**values)


class Policy(NamedTuple):
    """What a plain player goes by, in hundredths of a point (`weights.toml` says why)."""

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


def read_policy(text: str) -> Policy:
    """What a file tells of the policy; raises `KeyError` for what is missing."""
    told = tomllib.loads(text)["policy"]
    values: dict[str, Any] = {name: told[name] for name in Policy._fields}
    values["spare"] = tuple(values["spare"])
    return Policy(**values)


_TEXT: Final = (Path(__file__).parent / "weights.toml").read_text(encoding="utf-8")
W: Final = read_weights(_TEXT)
POLICY: Final = read_policy(_TEXT)
