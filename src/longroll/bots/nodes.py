"""What a search tree is made of: nodes with their edges, regrets, and the scale of values."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from longroll.engine.action import Action

__all__ = ["Edge", "Node", "Regrets", "Scale"]


class Edge:
    """An action of a seat at a node: how often it was tried, and how it was appraised then.

    ``prior`` of the visits were not made: they stand for what one ply shows.
    """

    __slots__ = ("action", "child", "prior", "total", "visits")

    def __init__(self, action: Action, prior: int = 0, value: float = 0.0) -> None:
        self.action = action
        self.prior = self.visits = prior
        self.total = prior * value
        self.child = Node()

    @property
    def mean(self) -> float:
        """The average appraisal; nothing before it was tried."""
        return self.total / self.visits if self.visits else 0.0


class Regrets:
    """Regret matching of one seat at a simultaneous decision."""

    __slots__ = ("mixed", "regret")

    def __init__(self) -> None:
        self.regret: dict[Action, float] = {}
        self.mixed: dict[Action, float] = {}

    def mixture(self, actions: Sequence[Action]) -> list[float]:
        """The probability of each action: in proportion to what is regretted."""
        wanted = [max(0.0, self.regret.get(action, 0.0)) for action in actions]
        total = sum(wanted)
        if not total:
            return [1.0 / len(actions)] * len(actions)
        return [one / total for one in wanted]

    def draw(
        self, actions: Sequence[Action], choose: random.Random, uniform: float
    ) -> tuple[Action, float]:
        """An action and the probability with which it was drawn; the mixture is remembered.

        ``uniform`` is the share of choices that is made at random (`Tree.uniform`).
        """
        chances = self.mixture(actions)
        for action, chance in zip(actions, chances, strict=True):
            self.mixed[action] = self.mixed.get(action, 0.0) + chance
            self.regret.setdefault(action, 0.0)
        mixed = [uniform / len(actions) + (1 - uniform) * chance for chance in chances]
        at = choose.choices(range(len(actions)), mixed)[0]
        return actions[at], mixed[at]

    def learn(self, action: Action, probability: float, value: float) -> None:
        """What ``action`` brought: the others are regretted by what it fell short of a half."""
        self.regret[action] += (value - 0.5) / probability
        for other in self.regret:
            self.regret[other] -= value - 0.5

    def average(self, actions: Sequence[Action], choose: random.Random) -> Action:
        """An action from the average of all mixtures."""
        weights = [self.mixed.get(action, 0.0) for action in actions]
        return choose.choices(list(actions), weights if sum(weights) else None)[0]


class Node:
    """What is known of the choices after the same words: edges by action, regrets by seat."""

    __slots__ = ("edges", "order", "regrets", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Action, Edge] = {}
        self.order: list[Action] = []
        self.regrets: dict[str, Regrets] = {}


class Scale:
    """What 0 and 1 mean: an appraisal far below or above what was to be expected at the root.

    Between them the curve is that of the hyperbolic tangent, so that a decided game outweighs
    everything else and yet leaves small differences visible.

    Args:
        spread: by how much appraisals may be expected to differ.
    """

    __slots__ = ("_middle", "_spread")

    def __init__(self, spread: int = 1) -> None:
        self._spread = max(1, spread)
        self._middle: dict[str, float] = {}

    def share(self, seat: str, worth: float) -> float:
        """``worth`` between 0 and 1; the first that is seen for a seat is the middle."""
        middle = self._middle.setdefault(seat, worth)
        return 0.5 + 0.5 * math.tanh((worth - middle) / (2 * self._spread))
