"""What a bot intended: its choice, what it expected, the alternatives, and how sure it was.

A thought is recorded when the choice is made, because what a bot sees depends on its seed and on
its time. It reveals its seat's secrets, so nobody may read it before the game is over.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from longroll.bots.analysis.estimate import Estimate, estimate_for
from longroll.bots.analysis.weigh import promising, weigh
from longroll.bots.insight import Bot, Insight
from longroll.bots.nodes import Node
from longroll.bots.quiescence import quiesce, until_asked
from longroll.bots.search import Search
from longroll.bots.searcher import Searcher
from longroll.bots.settings import LEVELS, Telling
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.title import Title

__all__ = ["THINKERS", "Thought", "Weighed", "from_plain", "think", "to_plain"]

THINKERS: Final = tuple(level.name for level in LEVELS.values() if level.telling is not None)
"""Bots with intentions to report; the others choose at random among a few actions."""


class Weighed(NamedTuple):
    """An action that was not chosen.

    ``chance`` is the chance to win after it, from 0 to 1, and ``looks`` the number of times that a
    search tried it.
    """

    action: str
    chance: float
    looks: int


class Thought(NamedTuple):
    """What a bot intended with an action.

    Attributes:
        bot: the name of the bot.
        seat: the seat for which it chose.
        action: what it chose.
        chance: the chance to win that it expected after the action, from 0 to 1.
        games: the number of games to which chances were fitted; with 0 they only tell who is ahead.
        looks: the number of looks at the chosen action, and of all looks; 0 for a bot that does not
            search.
        line: what it expected to follow, as pairs of a seat and an action, the chosen one first.
        others: the alternatives; those with the most looks first, then those with the best chance.
    """

    bot: str
    seat: str
    action: str
    chance: float
    games: int
    looks: tuple[int, int]
    line: Sequence[tuple[str, str]]
    others: Sequence[Weighed]

    @property
    def sure(self) -> float | None:
        """The share of looks at the chosen action; None for a bot that does not search.

        >>> Thought("captain", "union", "pass", 0.5, 0, (60, 80), (), ()).sure
        0.75
        """
        chosen, all_looks = self.looks
        return chosen / all_looks if all_looks else None


def think(bot: Bot, insight: Insight, scenario: str, seed: int) -> tuple[Action, Thought | None]:
    """The choice of ``bot``, as `Bot.choose` would make it, and the thought behind it.

    Args:
        bot: one that was not asked before: its choice depends on its seed and its intent.
        insight: the decision as its seat knows it.
        scenario: the scenario of the game, for the chances.
        seed: the seed of the worlds in which alternatives are weighed once more.

    Returns:
        The action, and the thought; None where there was no choice, and for bots without
        intentions.
    """
    level = LEVELS.get(bot.name)
    if level is None or level.telling is None or len(insight.actions) == 1:
        return bot.choose(insight), None
    telling = level.telling
    choose = random.Random(f"{seed} thought")
    search = None
    if isinstance(bot, Searcher):
        action, search = bot.decided(insight)
    else:
        action = bot.choose(insight)
    looks = {} if search is None else _looks(search, insight)
    if search is None:
        others = promising(insight, action, telling.others, choose)
        line = [(insight.seat, str(action))]
    else:
        others = _tried(looks, action, telling.others)
        line = _line(search, insight, action, choose, telling)
    estimate = estimate_for(insight.title.info.key, scenario)
    if search is None or len(insight.decision.choices) > 1:
        chances = _chances(insight, [action, *others], telling.worlds, choose, estimate)
    else:
        first = insight.seat == insight.title.seats(())[0]
        seen = [list(search.seen(one)) or [round(search.value(one))] for one in (action, *others)]
        # Not the chance of the mean: a game that is won in one look of six is not a certain win.
        shares = [[estimate.share(worth, first=first) for worth in each] for each in seen]
        chances = [round(sum(each) / len(each), 4) for each in shares]
    weighed = [
        Weighed(str(other), chance, looks.get(other, 0))
        for other, chance in zip(others, chances[1:], strict=True)
    ]
    weighed.sort(key=lambda one: (-one.looks, -one.chance, one.action))
    tried = (looks.get(action, 0), sum(looks.values()))
    return action, Thought(
        bot.name, insight.seat, str(action), chances[0], estimate.games, tried, line, weighed
    )


def _chances(
    insight: Insight,
    actions: Sequence[Action],
    worlds: int,
    choose: random.Random,
    estimate: Estimate,
) -> list[float]:
    """The chance to win after each action, at the end of its operation."""
    shares = weigh(insight, actions, worlds, choose, estimate)
    return [round(sum(each) / len(each), 4) for each in shares]


def _looks(search: Search, insight: Insight) -> dict[Action, int]:
    """How often the search tried each action; in a simultaneous choice, its mixture weight.

    There the tree only has edges for what all seats did at once.
    """
    if len(insight.decision.choices) == 1:
        return search.visits()
    regrets = search.root.regrets.get(insight.seat)
    mixed = regrets.mixed if regrets is not None else {}
    return {action: round(weight) for action, weight in mixed.items()}


def _tried(looks: Mapping[Action, int], chosen: Action, most: int) -> list[Action]:
    """The actions with the most looks besides the chosen one."""
    ranked = sorted(looks, key=lambda action: (-looks[action], str(action)))
    return [action for action in ranked if action != chosen and looks[action]][:most]


def _line(
    search: Search, insight: Insight, chosen: Action, choose: random.Random, telling: Telling
) -> list[tuple[str, str]]:
    """How the action would be carried out, and what the search tried most often after that.

    As far as all that is possible in one of the possible worlds.
    """
    title, world = insight.title, insight.world(choose.getrandbits(32))
    climb = telling.climb
    chance = Sampled(choose.getrandbits(32))
    title.decision(world)
    title.apply(world, insight.seat, chosen, chance)
    line = [(insight.seat, str(chosen))]
    for steps in search.plan(chosen):
        for action in steps:
            until_asked(title, world, insight.seat, chance, choose, climb)
            if not _take(title, world, insight.seat, action, chance, line):
                break
        quiesce(title, world, chance, choose, climb)
    edge = search.root.edges.get(chosen)
    onward = _most_tried(edge.child, telling.fewest) if edge is not None else None
    while edge is not None and onward is not None:
        quiesce(title, world, chance, choose, climb)
        decision = title.decision(world)
        if decision is None or not _take(title, world, decision.seat, onward, chance, line):
            break
        edge = edge.child.edges.get(onward)
        onward = _most_tried(edge.child, telling.fewest) if edge is not None else None
    return line[: telling.steps]


def _take(
    title: Title,
    world: Any,
    seat: str,
    action: Action,
    chance: Sampled,
    line: list[tuple[str, str]],
) -> bool:
    """Take a step of a line and note it; False if it is not legal."""
    decision = title.decision(world)
    if decision is None or not decision.allows(seat, action):
        return False
    title.apply(world, seat, action, chance)
    line.append((seat, str(action)))
    return True


def _most_tried(node: Node, fewest: int) -> Action | None:
    """The action tried most often at a node; None if none was tried ``fewest`` times."""
    best = max(node.edges.values(), key=lambda edge: edge.visits, default=None)
    return best.action if best is not None and best.visits >= fewest else None


def to_plain(thought: Thought) -> dict[str, Any]:
    """Plain data for JSON; `from_plain` restores an equal thought."""
    return {
        **thought._asdict(),
        "looks": list(thought.looks),
        "line": [list(step) for step in thought.line],
        "others": [list(other) for other in thought.others],
    }


def from_plain(told: Mapping[str, Any]) -> Thought:
    """The thought in plain data."""
    chosen, all_looks = told["looks"]
    return Thought(
        told["bot"],
        told["seat"],
        told["action"],
        told["chance"],
        told["games"],
        (chosen, all_looks),
        [(seat, action) for seat, action in told["line"]],
        [Weighed(*other) for other in told["others"]],
    )
