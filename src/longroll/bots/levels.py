"""The three of the players that the table offers (docs/bots.md) that look one ply ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from longroll.bots.insight import Insight
from longroll.bots.quiescence import closing, estimate
from longroll.bots.search import Search
from longroll.engine.action import Action

__all__ = ["DETAIL_LOOKS", "Lieutenant", "Ranked", "Recruit", "Sergeant", "one_ply"]

GLANCES: Final = 4
"""So many actions a recruit looks at before it drops the worst of them."""
ONE_PLY_ACTIONS: Final = 24
"""So many actions at most are looked at one ply deep: the rest would only take time."""
DOUBTS: Final = 6
"""So many actions a lieutenant compares, where the title has a policy."""
DETAIL_LOOKS: Final = 80
"""The same for a step of what was begun, where a look costs little: a hundred stations by rail."""

Ranked = list[tuple[int, Action]]
"""Actions with their worth, the best first."""


class Recruit:
    """Random but not absurd: looks at a few actions, drops the worst, takes any of the others."""

    name = "recruit"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, insight: Insight) -> Action:
        """Any action but the worst of a few."""
        actions = list(insight.actions)
        if len(actions) == 1:
            return actions[0]
        if len(actions) > GLANCES:
            actions = self._random.sample(actions, GLANCES)
        ranked = one_ply(insight, actions, self._random, 0)
        return self._random.choice([action for _, action in ranked[:-1]])


class Sergeant:
    """One ply: the action after which its seat stands best once what was begun is ended.

    It thinks of one action at each step on the way to that end, and so sees where an order can
    lead, and not where it leads at best. Where the title has a policy, it plays by that.
    """

    name = "sergeant"
    following = (1, 1)
    """So many actions are thought of at each step that follows what is begun, and that follows a
    step of what was begun already: its end is nearer and its aim was chosen (`quiesce`)."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, insight: Insight) -> Action:
        """The best of at most `ONE_PLY_ACTIONS` actions; ties are broken at random.

        A step that brings nothing is not taken: where ending what was begun is as good, it ends.
        """
        if len(insight.actions) == 1:
            return insight.actions[0]
        usual = insight.usual()
        if usual is not None:
            return self._better(insight, usual)
        actions = insight.shortlist(
            ONE_PLY_ACTIONS if insight.quiet else DETAIL_LOOKS, self._random
        )
        following = self.following[0 if insight.quiet else 1]
        ranked = one_ply(insight, actions, self._random, following)
        best = [action for worth, action in ranked if worth == ranked[0][0]]
        end = None if insight.quiet else closing(tuple(best))
        return end or self._random.choice(best)

    def _better(self, _insight: Insight, usual: Action) -> Action:
        """What is better than what the title's policy would do: a sergeant knows of nothing."""
        return usual


class Lieutenant(Sergeant):
    """One ply as well, and careful at each step that follows; it doubts a policy a little."""

    name = "lieutenant"
    following = (4, 2)

    def _better(self, insight: Insight, usual: Action) -> Action:
        search = Search(insight, self._random)
        search.consider(insight.shortlist(DOUBTS, self._random))
        search.run(ONE_PLY_ACTIONS * DOUBTS // (1 if insight.quiet else DOUBTS))
        return search.best()


def one_ply(
    insight: Insight, actions: Sequence[Action], choose: random.Random, looks: int
) -> Ranked:
    """Actions with their worth in one possible world, the best first; all under the same dice.

    ``looks`` is how carefully what they begin is brought to its end (`quiesce`). Where a title asks
    for it (`Foresight.throws`), the worth is the mean under several throws.
    """
    world = insight.world(choose.getrandbits(32))
    title, seat = insight.title, insight.seat
    throws = [choose.getrandbits(32) for _ in range(title.judgement.foresight.throws)]
    ranked: Ranked = []
    for action in actions:
        worth = [estimate(title, world, seat, action, dice, looks) for dice in throws]
        ranked.append((sum(worth) // len(throws), action))
    return sorted(ranked, key=lambda one: one[0], reverse=True)
