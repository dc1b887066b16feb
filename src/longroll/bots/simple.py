"""Two simple players: one random, one that takes the best of a few actions at one ply."""

from __future__ import annotations

import random

from longroll.bots.insight import Insight
from longroll.bots.settings import Level
from longroll.engine.action import Action
from longroll.engine.chance import Sampled

__all__ = ["GreedyBot", "RandomBot"]


class RandomBot:
    """Chooses any legal action with equal probability."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, insight: Insight) -> Action:
        """A random action."""
        actions = insight.actions
        return actions[int(self._random.random() * len(actions))]


class GreedyBot:
    """Tries actions in one possible world and takes the one after which its seat stands best.

    It looks one ply ahead and no further, so it cannot plan; ties are broken at random.
    """

    def __init__(self, level: Level, seed: int) -> None:
        self.name, self._most = level.name, level.look.actions
        self._random = random.Random(seed)

    def choose(self, insight: Insight) -> Action:
        """The action with the best appraisal after it, among a few."""
        actions = list(insight.actions)
        if len(actions) == 1:
            return actions[0]
        if len(actions) > self._most:
            actions = self._random.sample(actions, self._most)
        world = insight.world(self._random.getrandbits(32))
        scored = [(self._worth(insight, world, action), action) for action in actions]
        best = max(score for score, _ in scored)
        return self._random.choice([action for score, action in scored if score == best])

    def _worth(self, insight: Insight, world: object, action: Action) -> int:
        title = insight.title
        after = title.copy(world)
        title.decision(after)
        title.apply(after, insight.seat, action, Sampled(self._random.getrandbits(32)))
        return title.appraise(after, insight.seat)
