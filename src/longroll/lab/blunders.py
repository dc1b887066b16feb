"""Counting moves of bots that a beginner would laugh at, as a title's critic reports them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from typing import NamedTuple

from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.lab.selfplay import CAP, EndlessGame, Plan, seed_for
from longroll.lab.spread import spread

__all__ = ["Find", "GameFinds", "Tally", "blunders_of_game", "tally", "tally_of"]

EXAMPLES = 3
"""Number of examples given for each kind."""


class Find(NamedTuple):
    """A blunder, with the moment at which it came to light.

    Attributes:
        bot: the bot that made it.
        kind: its key (`Blunder`).
        seat: the seat that made it.
        about: the place or piece that it is about.
        seed: the seed of the game.
        moment: the number of actions before it came to light.
    """

    bot: str
    kind: str
    seat: str
    about: str
    seed: int
    moment: int


class GameFinds(NamedTuple):
    """One game: decisions by bot, and its blunders in order."""

    decisions: Mapping[str, int]
    found: tuple[Find, ...]


class Tally(NamedTuple):
    """Totals of many games.

    Attributes:
        games: the number of games.
        decisions: by bot, without forced ones, which have a single action.
        counts: the number of blunders by bot and kind.
        examples: the first few blunders by bot and kind.
    """

    games: int
    decisions: Mapping[str, int]
    counts: Mapping[tuple[str, str], int]
    examples: Mapping[tuple[str, str], tuple[Find, ...]]

    def rate(self, bot: str, kind: str) -> float:
        """Blunders of a kind per 1,000 decisions."""
        return 1000 * self.counts.get((bot, kind), 0) / max(1, self.decisions.get(bot, 0))


def blunders_of_game(plan: Plan, seed: int) -> GameFinds:
    """Play the game that `selfplay.play_game` plays with this ``seed``, watched by a critic."""
    title = get_title(plan.title)
    chance = Sampled(seed_for(seed, "chance"))
    bots = {seat: make_bot(name, seed_for(seed, seat)) for seat, name in plan.bots.items()}
    critic = title.measures.critic()
    state = title.opening(plan.scenario, plan.options, chance)[0]
    decisions: Counter[str] = Counter()
    found: list[Find] = []
    for moment in range(CAP):
        decision = title.decision(state)
        seat = decision.seat if decision is not None else ""
        insight = Insight(title, state, seat, decision) if decision is not None else None
        action = bots[seat].choose(insight) if insight is not None else None
        found += [
            Find(plan.bots[one.seat], *one, seed, moment)
            for one in critic.look(state, seat, action)
        ]
        if insight is None or action is None:
            return GameFinds(dict(decisions), tuple(found))
        decisions[plan.bots[seat]] += len(insight.actions) > 1
        title.apply(state, seat, action, chance)
    raise EndlessGame(f"{plan.title} {plan.scenario}, seed {seed}: no end")


def tally_of(plan: Plan, games: int, seed: int, jobs: int = 1) -> Tally:
    """Play ``games`` games, the n-th with the seed ``seed + n``, and count blunders."""
    one = partial(blunders_of_game, plan)
    return tally(spread(one, range(seed, seed + games), jobs))


def tally(games: Iterable[GameFinds]) -> Tally:
    """The totals of several games."""
    decisions: Counter[str] = Counter()
    examples: dict[tuple[str, str], list[Find]] = {}
    number = 0
    for game in games:
        number += 1
        decisions.update(game.decisions)
        for find in game.found:
            examples.setdefault((find.bot, find.kind), []).append(find)
    return Tally(
        number,
        dict(sorted(decisions.items())),
        {who: len(finds) for who, finds in sorted(examples.items())},
        {who: tuple(finds[:EXAMPLES]) for who, finds in sorted(examples.items())},
    )
