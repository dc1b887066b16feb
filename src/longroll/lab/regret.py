"""What choices of bots cost, in points of appraisal, by a search that is many times as deep.

Positions come from games of bots against each other: quiet moments with a choice, any as likely as
any other. A captain's search with many times the looks tells what is best there; it looks at what
each bot would do in any case. The best of many looks flatters itself, and what a search has left
was looked at less: so the best and all that was chosen are compared once more, in fresh worlds and
under fresh dice, the same for all of them, and as often. The mean difference is the **regret**. It
is as likely too small as too large, and where a bot has found better it is less than nothing.

The search that judges is a captain's, but for what would make it blame what is as good: it looks
for lines in as many times more worlds, and for what a card can be used for as it does for what an
event begins; it goes on from what ends a turn as from everything else; and a game that is won or
lost counts for no more than can be averaged.

Budgets are looks, never seconds, and all chance comes from the seeds of the games: the same
question has the same answer on every machine, and in any number of processes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from longroll.bots import Insight, Searcher, make_bot
from longroll.bots.farsighted import judging
from longroll.bots.plans import Plans
from longroll.bots.search import Search
from longroll.bots.settings import CAPTAIN, Exchange
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.title import Document, get_title
from longroll.lab.selfplay import CAP, EndlessGame, Plan, no_clock, seed_for
from longroll.lab.solo import interval
from longroll.lab.spread import spread

__all__ = [
    "AHEAD",
    "DECIDED",
    "PER_GAME",
    "TRIFLE",
    "Choice",
    "Moment",
    "Tally",
    "Weighed",
    "moments",
    "moments_of",
    "tally",
    "weigh",
    "weighed",
]

PER_GAME: Final = 5
"""So many positions come from one game at most: those of a game are like each other."""
DECIDED: Final = Exchange().decided
"""A game that is over counts for so many points: at a million it would outweigh all others..."""
AHEAD: Final = 1_000
"""... and for so many more than the position at least, where a title's points reach that far."""
TRIFLE: Final = CAPTAIN.tree.trifle
"""Nothing hangs on fewer points."""
SURE: Final = 2.0
"""Luck hardly explains so many standard errors."""
WORST: Final = 5
"""So many positions are named for each bot."""
ENDLESS: Final = 10**9
"""After so many looks a comparison may end early: never."""


class Moment(NamedTuple):
    """A position of a game in which somebody has a choice.

    Attributes:
        seed: of the game.
        number: of the action that is chosen here, as ``longroll analyse --at`` counts.
        seat: who chooses.
        position: everything, as `Title.load` reads it.
    """

    seed: int
    number: int
    seat: str
    position: Document


class Choice(NamedTuple):
    """What a bot would do, by how much that is worse than the best, and the error of that."""

    action: str
    regret: float
    error: float

    @property
    def surely(self) -> float:
        """So much of the regret luck hardly explains."""
        return self.regret - SURE * self.error


class Weighed(NamedTuple):
    """What bots would do in a position, and what a deep search found best."""

    seed: int
    number: int
    seat: str
    best: str
    choices: Mapping[str, Choice]


class Tally(NamedTuple):
    """How a bot fared in all positions.

    Attributes:
        mean: of its regrets, with a 95% interval (none of a single position).
        same: so many times it chose what the search found best.
        above: in so many positions its regret was more than a trifle...
        sure: ... and in so many by more than luck.
        worst: the positions in which it was greatest, luck set aside, of those.
    """

    bot: str
    mean: float
    interval: tuple[float, float] | None
    same: int
    above: int
    sure: int
    worst: tuple[Weighed, ...]


def moments(plan: Plan, wanted: int, seed: int, jobs: int = 1) -> Iterator[Moment]:
    """So many positions of games of ``plan``, the n-th game with the seed ``seed + n``.

    There are fewer only if games have no quiet moment with a choice.
    """
    one = partial(moments_of, plan)
    while wanted > 0:
        games = math.ceil(wanted / PER_GAME)
        shares = [min(PER_GAME, wanted - PER_GAME * number) for number in range(games)]
        errands = list(zip(range(seed, seed + games), shares, strict=True))
        before = wanted
        for found in spread(one, errands, jobs):
            wanted -= len(found)
            yield from found
        if wanted == before:
            return
        seed += games


def moments_of(plan: Plan, errand: tuple[int, int]) -> tuple[Moment, ...]:
    """Positions of one game in its order: ``errand`` is its seed, and how many at most.

    It is the game that `selfplay.play_game` plays with that seed. Every quiet moment at which one
    seat alone has a choice is as likely to be among them. What several seats choose at once is
    left out: there a search finds a mixture and no best action.
    """
    seed, most = errand
    title = get_title(plan.title)
    chance, draw = Sampled(seed_for(seed, "chance")), random.Random(seed_for(seed, "moments"))
    bots = {seat: make_bot(name, seed_for(seed, seat)) for seat, name in plan.bots.items()}
    state = title.opening(plan.scenario, plan.options, chance)[0]
    kept: list[Moment] = []
    met = 0
    for number in range(1, CAP):
        decision = title.decision(state)
        if decision is None:
            return tuple(sorted(kept, key=lambda moment: moment.number))
        seat = decision.seat
        if title.quiet(state) and len(decision.choices) == 1 and len(decision.actions) > 1:
            met += 1
            place = len(kept) if met <= most else draw.randrange(met)
            if place < most:
                kept[place : place + 1] = [Moment(seed, number, seat, title.dump(state))]
        title.apply(state, seat, bots[seat].choose(Insight(title, state, seat, decision)), chance)
    raise EndlessGame(f"{plan.title} {plan.scenario}, seed {seed}: no end")


def weighed(
    title: str, bots: Sequence[str], found: Sequence[Moment], deep: int, jobs: int = 1
) -> Iterator[Weighed]:
    """What ``bots`` would do in each position, and what that costs, in the order of ``found``."""
    return spread(partial(weigh, title, tuple(bots), deep), found, jobs)


def weigh(title: str, bots: Sequence[str], deep: int, moment: Moment) -> Weighed:
    """What ``bots`` would do in a position, and by how much that is worse than the best.

    Args:
        title: the game's key.
        bots: their names.
        deep: the search that judges them has so many times the looks of the captain.
        moment: the position.
    """
    game = get_title(title)
    state: Any = game.load(moment.position)
    decision = game.decision(state)
    assert decision is not None, f"{moment.seat} has nothing to choose"
    insight = Insight(game, state, moment.seat, decision)
    where = f"{moment.seed} {moment.number}"
    chosen = {
        bot: make_bot(bot, seed_for(moment.seed, f"choice {moment.number}"), no_clock).choose(
            insight
        )
        for bot in bots
    }
    world = insight.world(0)
    insight = insight.judged_by(judging(game, world, DECIDED, AHEAD))
    tried = list(dict.fromkeys(chosen.values()))
    budget = CAPTAIN.budget
    budget = replace(
        budget,
        iterations=budget.iterations * deep,
        lines=budget.lines + len(tried),
        finds=deep,
        uses=CAPTAIN.look.actions,
    )
    seed = seed_for(moment.seed, f"deep {moment.number}")
    search = Searcher(CAPTAIN.within(budget), seed, no_clock, tried).searched(insight)
    best = search.best()
    seen = _compared(insight, search, list(dict.fromkeys([best, *tried])), deep, where)
    choices = {bot: _choice(action, seen[best], seen[action]) for bot, action in chosen.items()}
    return Weighed(moment.seed, moment.number, moment.seat, str(best), choices)


def _compared(
    insight: Insight, search: Search, actions: Sequence[Action], deep: int, where: str
) -> dict[Action, Sequence[int]]:
    """What as many looks at each action showed, all in the same worlds and under the same dice.

    Each is carried out along the line that ``search`` has found for it.
    """
    if len(actions) == 1:
        return {actions[0]: ()}
    tree = replace(CAPTAIN.tree, kept=len(actions), fewest_actions=len(actions), enough=ENDLESS)
    fresh = Search(insight, random.Random(f"{where} compared"), tree)
    if insight.usual() is None:
        plans = {action: search.plan(action) for action in actions}
        lines = {action: line for action, (line, _) in plans.items()}
        sequels = {action: then for action, (_, then) in plans.items()}
        ranked = [(round(search.value(action)), action) for action in actions]
        fresh.prefer(ranked, Plans(lines, sequels))
    else:
        fresh.consider(actions)
    fresh.run(len(actions) * deep * tree.looks_per_action)
    return {action: fresh.seen(action) for action in actions}


def _choice(action: Action, best: Sequence[int], own: Sequence[int]) -> Choice:
    behind = [one - other for one, other in zip(best, own, strict=True)]
    if len(behind) < 2 or best is own:
        return Choice(str(action), 0.0, 0.0)
    return Choice(
        str(action), round(fmean(behind), 2), round(stdev(behind) / math.sqrt(len(behind)), 2)
    )


def tally(bot: str, found: Sequence[Weighed]) -> Tally:
    """How a bot fared in all of some positions."""
    own = [one.choices[bot] for one in found]
    mean, between = interval([choice.regret for choice in own])
    # What is beyond luck first: that is what is worth looking at.
    ranked = sorted(found, key=lambda one: -one.choices[bot].surely)
    return Tally(
        bot,
        mean,
        between,
        sum(one.best == one.choices[bot].action for one in found),
        sum(choice.regret > TRIFLE for choice in own),
        sum(choice.surely > TRIFLE for choice in own),
        tuple(one for one in ranked[:WORST] if one.choices[bot].regret > TRIFLE),
    )
