"""Counting the moves of bots that a beginner would laugh at, as a title's critic finds them."""

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
"""So many examples of a kind are named."""


class Find(NamedTuple):
    """A blunder with the moment at which it had come to light.

    Attributes:
        bot: who did it.
        kind: its key (`Blunder`).
        seat: for which seat.
        about: the place or piece that it is about.
        seed: of the game.
        moment: after so many actions of the game.
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
    """Many games together.

    Attributes:
        games: how many.
        decisions: by bot; forced ones, with a single action, are none.
        counts: by bot and kind.
        examples: by bot and kind the first few.
    """

    games: int
    decisions: Mapping[str, int]
    counts: Mapping[tuple[str, str], int]
    examples: Mapping[tuple[str, str], tuple[Find, ...]]

    def rate(self, bot: str, kind: str) -> float:
        """Blunders of a kind in 1,000 decisions."""
        return 1000 * self.counts.get((bot, kind), 0) / max(1, self.decisions.get(bot, 0))


def blunders_of_game(plan: Plan, seed: int) -> GameFinds:
    """Play one game, the same as `selfplay.play_game` with this ``seed``, under a critic's eyes."""
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
    """Play ``games`` games, the n-th with the seed ``seed + n``, and count."""
    one = partial(blunders_of_game, plan)
    return tally(spread(one, range(seed, seed + games), jobs))


def tally(games: Iterable[GameFinds]) -> Tally:
    """The blunders of some games together."""
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
