"""The parts of a search tree: nodes with their edges, regrets, and the scale of values."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from longroll.engine.action import Action

__all__ = ["Edge", "Node", "Regrets", "Scale"]


class Edge:
    """An action of a seat at a node: how often it was tried, and the sum of its appraisals.

    ``prior`` of the visits were not made: they stand for the one-ply worth.
    """

    __slots__ = ("action", "child", "prior", "total", "visits")

    def __init__(self, action: Action, prior: int = 0, value: float = 0.0) -> None:
        self.action = action
        self.prior = self.visits = prior
        self.total = prior * value
        self.child = Node()

    @property
    def mean(self) -> float:
        """The average appraisal; 0 before the first visit."""
        return self.total / self.visits if self.visits else 0.0


class Regrets:
    """Regret matching of one seat at a simultaneous decision."""

    __slots__ = ("mixed", "regret")

    def __init__(self) -> None:
        self.regret: dict[Action, float] = {}
        self.mixed: dict[Action, float] = {}

    def mixture(self, actions: Sequence[Action]) -> list[float]:
        """The probability of each action, in proportion to its positive regret."""
        wanted = [max(0.0, self.regret.get(action, 0.0)) for action in actions]
        total = sum(wanted)
        if not total:
            return [1.0 / len(actions)] * len(actions)
        return [one / total for one in wanted]

    def draw(
        self, actions: Sequence[Action], choose: random.Random, uniform: float
    ) -> tuple[Action, float]:
        """A random action and the probability with which it was drawn; the mixture is remembered.

        ``uniform`` is the share of choices that is made uniformly at random (`Tree.uniform`).
        """
        chances = self.mixture(actions)
        for action, chance in zip(actions, chances, strict=True):
            self.mixed[action] = self.mixed.get(action, 0.0) + chance
            self.regret.setdefault(action, 0.0)
        mixed = [uniform / len(actions) + (1 - uniform) * chance for chance in chances]
        at = choose.choices(range(len(actions)), mixed)[0]
        return actions[at], mixed[at]

    def learn(self, action: Action, probability: float, value: float) -> None:
        """Update the regrets after ``action``, drawn with ``probability``, brought ``value``.

        Its gain over 0.5, divided by the probability, is added to its own regret; the gain itself
        is subtracted from the regret of every action.
        """
        self.regret[action] += (value - 0.5) / probability
        for other in self.regret:
            self.regret[other] -= value - 0.5

    def average(self, actions: Sequence[Action], choose: random.Random) -> Action:
        """A random action from the average of all mixtures."""
        weights = [self.mixed.get(action, 0.0) for action in actions]
        return choose.choices(list(actions), weights if sum(weights) else None)[0]


class Node:
    """The choices after one sequence of actions: edges by action, regrets by seat."""

    __slots__ = ("edges", "order", "regrets", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Action, Edge] = {}
        self.order: list[Action] = []
        self.regrets: dict[str, Regrets] = {}


class Scale:
    """A scale from 0 to 1 for appraisals, centred on what was expected at the root.

    It is a hyperbolic tangent, so that a decided game outweighs everything else and small
    differences still count.

    Args:
        spread: by how many points appraisals are expected to differ.
    """

    __slots__ = ("_middle", "_spread")

    def __init__(self, spread: int = 1) -> None:
        self._spread = max(1, spread)
        self._middle: dict[str, float] = {}

    def share(self, seat: str, worth: float) -> float:
        """``worth`` on the scale from 0 to 1; the first one seen for a seat is the middle."""
        middle = self._middle.setdefault(seat, worth)
        return 0.5 + 0.5 * math.tanh((worth - middle) / (2 * self._spread))
