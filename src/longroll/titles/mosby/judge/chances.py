"""The chance of winning the war, from the standing when a band is mustered.

It was fitted to games of the policy (`tools/mosby_chances.py`); `chances.toml` has the numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from ..components import TABLES
from ..state import SHORT_WAR, MosbyState
from ..victory import needed

__all__ = ["Curve", "chance", "curve_key", "read_curves", "share"]

_STEEPEST: Final = 30.0


class Curve(NamedTuple):
    """The chance of winning as a function of the points at the start of each turn (from turn 1).

    Attributes:
        even: the points at which the chance is one half.
        scale: the scale of the logistic function, in points.
        wound: the value of a wound, in points.
    """

    even: tuple[float, ...]
    scale: tuple[float, ...]
    wound: float


def read_curves(text: str) -> Mapping[str, Curve]:
    """The curves in a file, by scenario; raises `KeyError` for what is missing."""
    return {
        key: Curve(tuple(told["even"]), tuple(told["scale"]), float(told["wound"]))
        for key, told in tomllib.loads(text).items()
    }


def curve_key(scenario: str, short: bool) -> str:
    """The name of a curve in the file."""
    return f"{scenario}-short" if short else scenario


def share(points: float, even: float, scale: float) -> float:
    """The logistic function, from 0 to 1."""
    return 1 / (1 + exp(-max(-_STEEPEST, min(_STEEPEST, (points - even) / scale))))


def chance(state: MosbyState, turn: int, points: float) -> float:
    """The chance of winning with ``points`` at the start of a turn; certain after the last."""
    if turn > state.last_turn:
        return float(points >= needed(state, state.last_turn))
    curve = _CURVES[curve_key(state.scenario, SHORT_WAR in state.options)]
    wounded = curve.wound if state.wound else 0.0
    points = min(float(TABLES.points_most), points)
    return share(points - wounded, curve.even[turn - 1], curve.scale[turn - 1])


_CURVES: Final = read_curves((Path(__file__).parent / "chances.toml").read_text(encoding="utf-8"))
