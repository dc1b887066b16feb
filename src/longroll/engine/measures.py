"""What a title reports to the laboratory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from longroll.engine.blunder import UNCRITICAL, Critic

__all__ = ["Measures"]

S = TypeVar("S")


def _no_gauges(_state: Any) -> Mapping[str, int]:
    return {}


def _uncritical() -> Critic:
    return UNCRITICAL


@dataclass(frozen=True)
class Measures(Generic[S]):
    """The measures of a title; ``S`` is its state.

    Attributes:
        gauges: the numbers that show how a war goes (``will union``: 97).
        blunders: the kinds of moves that a beginner would laugh at; words: ``blunder-KIND``.
        critic: makes a watcher for one game, which finds them.
    """

    gauges: Callable[[S], Mapping[str, int]] = _no_gauges
    blunders: tuple[str, ...] = ()
    critic: Callable[[], Critic] = _uncritical
