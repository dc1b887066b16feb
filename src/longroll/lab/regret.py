"""What choices of bots cost, in points of appraisal, by a search many times as deep.

Positions come from games of bots against each other: quiet moments with a choice, sampled
uniformly. A captain's search with many times the looks finds the best action there; it always
includes the choice of each bot. The best of many looks is biased upwards, and actions that the
search gave up had fewer looks. So the best action and all chosen ones are compared once more, in
fresh worlds and under fresh dice that are the same for all, with equally many looks. The mean
difference is the **regret**. It errs equally to either side, and is negative if a bot found
something better.

The judging search is a captain's, with four changes so that it does not blame equally good actions:
it searches for lines in as many times more worlds; it searches for the uses of every card that it
looks at; it goes on from actions that end a turn as from all others; and a won or lost game counts
for no more than can be averaged.

Budgets are looks, never seconds, and all chance comes from the seeds of the games. So the result is
the same on every machine and with any number of processes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
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
from longroll.lab.stored import Store

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
    "resumed",
    "tally",
    "weigh",
    "weighed",
]

PER_GAME: Final = 5
"""Maximum number of positions from one game, because those of a game resemble each other."""
DECIDED: Final = Exchange().decided
"""The least worth of a game that is won, in points: a million would outweigh everything else..."""
AHEAD: Final = 1_000
"""... and its least lead over the position, for titles whose points reach that far."""
TRIFLE: Final = CAPTAIN.tree.trifle
"""A difference of fewer points does not matter."""
SURE: Final = 2.0
"""Number of standard errors that luck hardly explains."""
WORST: Final = 5
"""Number of positions reported for each bot."""
ENDLESS: Final = 10**9
"""Number of looks at each action before a comparison may end early: never."""


class Moment(NamedTuple):
    """A position of a game in which a seat has a choice.

    Attributes:
        seed: the seed of the game.
        number: the number of the action chosen here, as ``longroll analyse --at`` counts.
        seat: the seat that chooses.
        position: the whole state, as `Title.load` reads it.
    """

    seed: int
    number: int
    seat: str
    position: Document


class Question(NamedTuple):
    """A position, and everything else that what is found there depends on: `Judged`."""

    title: str
    scenario: str
    options: tuple[str, ...]
    rules: int
    players: tuple[tuple[str, str], ...]
    seed: int
    number: int
    bots: tuple[str, ...]
    deep: int


class Choice(NamedTuple):
    """What a bot would do, how much worse that is than the best, and its standard error."""

    action: str
    regret: float
    error: float

    @property
    def surely(self) -> float:
        """The part of the regret that luck hardly explains."""
        return self.regret - SURE * self.error


class Weighed(NamedTuple):
    """What bots would do in a position, and what a deep search found best."""

    seed: int
    number: int
    seat: str
    best: str
    choices: Mapping[str, Choice]


class Judged(NamedTuple):
    """A question and its answer, as they are stored."""

    question: Question
    answer: Weighed


class Tally(NamedTuple):
    """How a bot did in all positions.

    Attributes:
        mean: the mean of its regrets, with a 95% interval (None for a single position).
        same: the number of times that it chose what the search found best.
        above: the number of positions in which its regret was more than a trifle...
        sure: ... and of those in which it still was after `SURE` standard errors.
        worst: of the former, the positions with the greatest regret beyond luck.
    """

    bot: str
    mean: float
    interval: tuple[float, float] | None
    same: int
    above: int
    sure: int
    worst: tuple[Weighed, ...]


def moments(plan: Plan, wanted: int, seed: int, jobs: int = 1) -> Iterator[Moment]:
    """``wanted`` positions of games of ``plan``, the n-th game with the seed ``seed + n``.

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
    """Positions of one game in order; ``errand`` is its seed and the maximum number of positions.

    It is the game that `selfplay.play_game` plays with that seed. Every quiet moment at which a
    single seat has a choice is equally likely to be included. Simultaneous choices are left out:
    there a search finds a mixture, not a best action.
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
    """What ``bots`` would do in each position, and its cost, in the order of ``found``."""
    return spread(partial(weigh, title, tuple(bots), deep), found, jobs)


def resumed(
    plan: Plan, bots: Sequence[str], found: Sequence[Moment], deep: int, jobs: int, path: Path
) -> Iterator[Weighed]:
    """As `weighed`, for positions of ``plan``; every answer is stored in a file as it comes.

    Stored answers are not looked for again and come first. Raises `StoredError`.
    """
    asked = {_question(plan, bots, deep, moment): moment for moment in found}

    def run(questions: Sequence[Question]) -> Iterator[Judged]:
        left = [asked[question] for question in questions]
        return map(Judged, questions, weighed(plan.title, bots, left, deep, jobs))

    stored = Store(path, Judged, _answered)
    return (judged.answer for judged in stored.resumed(run, list(asked)))


def _question(plan: Plan, bots: Sequence[str], deep: int, moment: Moment) -> Question:
    return Question(
        title=plan.title,
        scenario=plan.scenario,
        options=plan.options,
        rules=get_title(plan.title).info.rules_version,
        players=tuple(plan.bots.items()),
        seed=moment.seed,
        number=moment.number,
        bots=tuple(bots),
        deep=deep,
    )


def _answered(judged: Judged) -> Question:
    return judged.question


def weigh(title: str, bots: Sequence[str], deep: int, moment: Moment) -> Weighed:
    """What ``bots`` would do in a position, and by how much that is worse than the best.

    Args:
        title: the game's key.
        bots: the names of the bots.
        deep: how many times the captain's looks the judging search has.
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
    """The results of equally many looks at each action, in the same worlds and under the same dice.

    Each action is carried out along the line that ``search`` found for it.
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
    """How a bot did in all of the given positions."""
    own = [one.choices[bot] for one in found]
    mean, between = interval([choice.regret for choice in own])
    # Sort by what is beyond luck, because that is worth looking at.
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
