"""The three players of the table (docs/bots.md) that look one ply ahead."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longroll.bots.insight import Insight
from longroll.bots.quiescence import closing, forecast
from longroll.bots.search import Search
from longroll.bots.settings import Climb, Level
from longroll.engine.action import Action
from longroll.engine.chance import ChanceError, NoChance

__all__ = ["Lieutenant", "Ranked", "Recruit", "Sergeant", "by_mean", "one_ply"]

Ranked = list[tuple[int, Action]]
"""Actions with their worth, the best first."""


class Recruit:
    """Random but not absurd: looks at a few actions, drops the worst, takes any of the others.

    Where nothing has to be done, it also drops what harms it on the spot, such as disbanding
    troops, and what changes nothing, such as sending militia from town to town.
    """

    def __init__(self, level: Level, seed: int) -> None:
        self.name, self._look = level.name, level.look
        self._random = random.Random(seed)

    def choose(self, insight: Insight) -> Action:
        """Any action but the worst of a few."""
        actions = list(insight.actions)
        if len(actions) == 1:
            return actions[0]
        if len(actions) > self._look.actions:
            actions = self._random.sample(actions, self._look.actions)
        ranked = one_ply(insight, actions, self._random, self._look.climb, self._look.care)
        kept = [action for _, action in ranked[:-1]]
        end = closing(insight.actions) if insight.quiet else None
        if end is not None:
            world = insight.world(self._random.getrandbits(32))
            rest = insight.rest()
            kept = [one for one in kept if not _vain(insight, world, one, rest)] or [end]
        return self._random.choice(kept)


def _vain(insight: Insight, world: Any, action: Action, rest: Action | None) -> bool:
    """Whether an action begins no operation and is certain to leave its seat worse off at once.

    An action that changes nothing counts too, if the seat may ``rest`` instead. One that rolls dice
    does not: it is a gamble, and may pay.
    """
    title, seat = insight.title, insight.seat
    after = title.copy(world)
    title.decision(after)
    try:
        title.apply(after, seat, action, NoChance())
    except ChanceError:
        return False
    if not title.quiet(after):
        return False
    gain = title.appraise(after, seat) - title.appraise(world, seat)
    return gain < 0 or (gain == 0 and rest not in (None, action))


class Sergeant:
    """One ply: takes the action after which its seat stands best at the end of the operation.

    It tries one action at each step on the way there. So it sees where an order can lead, but not
    where it leads at best. Where the title has a policy, it plays by that.
    """

    def __init__(self, level: Level, seed: int) -> None:
        self.name, self._level = level.name, level
        self._random = random.Random(seed)

    def choose(self, insight: Insight) -> Action:
        """The best of at most `FirstLook.actions`; ties are broken at random.

        For a step of an operation the limit is `FirstLook.steps`. A step that gains nothing is not
        taken: if ending the operation is as good, it ends.
        """
        if len(insight.actions) == 1:
            return insight.actions[0]
        usual = insight.usual()
        if usual is not None:
            return self._better(insight, usual)
        look = self._level.look
        most, care = (look.actions, look.care) if insight.quiet else (look.steps, look.step_care)
        actions = insight.shortlist(most, self._random, look.stray)
        ranked = one_ply(insight, actions, self._random, look.climb, care)
        best = [action for worth, action in ranked if worth == ranked[0][0]]
        end = insight.rest() if insight.quiet else closing(tuple(best))
        return end if end is not None and end in best else self._random.choice(best)

    def _better(self, _insight: Insight, usual: Action) -> Action:
        """An action better than the policy's choice: a sergeant knows of none."""
        return usual


class Lieutenant(Sergeant):
    """One ply as well, but careful at each step that follows; it sometimes overrules a policy."""

    def _better(self, insight: Insight, usual: Action) -> Action:
        look = self._level.look
        search = Search(insight, self._random, self._level.tree)
        search.consider(insight.shortlist(look.doubts, self._random, look.stray))
        search.run(look.actions * (look.doubts if insight.quiet else 1))
        return search.best()


def _never() -> bool:
    return False


def one_ply(
    insight: Insight,
    actions: Sequence[Action],
    choose: random.Random,
    climb: Climb,
    looks: int,
    over: Callable[[], bool] = _never,
) -> Ranked:
    """Actions with their worth in one possible world, the best first, all under the same dice.

    ``looks`` is the number of actions tried at each decision on the way to the end of the operation
    (`quiesce`). Where a title asks for it (`Foresight.throws`), the worth is the mean over several
    throws. An action that met no die is tried under one throw only: another would only try other
    steps on the way. The action that looks best, or ties with it, is tried under more throws
    (`Foresight.again`), until all actions in the lead have been.

    Once time is ``over`` nothing more is tried: later actions may be left out, the first never.
    """
    world = insight.world(choose.getrandbits(32))
    title, seat, foresight = insight.title, insight.seat, insight.title.judgement.foresight
    seen: dict[Action, list[int]] = {}

    def by_chance(action: Action, dice: int) -> bool:
        value, rolled = forecast(title, world, seat, action, dice, climb, looks)
        seen.setdefault(action, []).append(value)
        return rolled

    throws = [choose.getrandbits(32) for _ in range(foresight.throws)]
    more = [choose.getrandbits(32) for _ in range(foresight.again)]
    unsure = list(actions)
    for dice in throws:
        unsure = [a for a in unsure if not (seen and over()) and by_chance(a, dice)]
    ranked = by_mean(seen)
    for _ in range(climb.confirmed if more else 0):
        best = next((a for worth, a in ranked if worth == ranked[0][0] and a in unsure), None)
        if best is None or over():
            break
        for dice in more:
            if not by_chance(best, dice):
                break
        unsure.remove(best)
        ranked = by_mean(seen)
    return ranked


def by_mean(seen: Mapping[Action, Sequence[int]]) -> Ranked:
    """Actions by the mean of their results, the best first."""
    ranked = [(sum(worth) // len(worth), action) for action, worth in seen.items()]
    return sorted(ranked, key=lambda one: one[0], reverse=True)
