"""Bots against bots: thousands of games, repeatable from a seed."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from longroll.bots import Bot, Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.state import Result
from longroll.engine.title import digest, get_title

__all__ = [
    "CAP",
    "Played",
    "Plan",
    "Summary",
    "no_clock",
    "play_game",
    "record_file",
    "seed_for",
    "self_play",
]

CAP = 200_000
"""Maximum number of decisions in a game. No game is that long: reaching it means a defect."""


class EndlessGame(Exception):
    """A game that did not end within `CAP` decisions: a defect of the title."""


class Plan(NamedTuple):
    """What to play: a title, a scenario with options, and a bot for every seat."""

    title: str
    scenario: str
    options: tuple[str, ...]
    bots: Mapping[str, str]


class Played(NamedTuple):
    """One finished game."""

    seed: int
    decisions: int
    result: Result
    digest: str


def seed_for(seed: int, what: str) -> int:
    """An independent seed for each purpose: a digest, so that neighbours are unrelated."""
    return int.from_bytes(hashlib.sha256(f"{seed} {what}".encode()).digest()[:8], "big")


def no_clock() -> float:
    """A clock for bots (`make_bot`) that stands still, so that a search ends by its looks."""
    return 0.0


def play_game(plan: Plan, seed: int, records: Path | None = None) -> Played:
    """Play one game to its end; the same ``seed`` gives the same game.

    With ``records`` its record is saved in that folder, as ``TITLE-SCENARIO-SEED.roll``.
    """
    title = get_title(plan.title)
    chance = Sampled(seed_for(seed, "chance"))
    bots = {seat: make_bot(name, seed_for(seed, seat)) for seat, name in plan.bots.items()}
    if records is not None:
        game = Game(title, plan.scenario, plan.options, chance=chance)
        played = _recorded(plan, seed, bots, game)
        game.record.remarks = [f"{seat}: {bot.name}" for seat, bot in bots.items()]
        game.finished_record().save(record_file(records, plan, seed))
        return played
    state = title.opening(plan.scenario, plan.options, chance)[0]
    count = 0
    while (decision := title.decision(state)) is not None:
        seat = decision.seat
        action = bots[seat].choose(Insight(title, state, seat, decision))
        title.apply(state, seat, action, chance)
        count = _counted(plan, seed, count)
    return _played(plan, seed, count, title.result(state), digest(title, state))


def record_file(folder: Path, plan: Plan, seed: int) -> Path:
    """Where `play_game` saves the record of the game with this seed."""
    return folder / f"{plan.title}-{plan.scenario}-{seed}.roll"


def _counted(plan: Plan, seed: int, count: int) -> int:
    if count >= CAP:
        raise EndlessGame(f"{plan.title} {plan.scenario}, seed {seed}: no end")
    return count + 1


def _played(plan: Plan, seed: int, count: int, result: Result | None, final: str) -> Played:
    if result is None:
        raise EndlessGame(f"{plan.title} {plan.scenario}, seed {seed}: no result")
    return Played(seed, count, result, final)


def _recorded(plan: Plan, seed: int, bots: Mapping[str, Bot], game: Game) -> Played:
    count = 0
    while not game.over:
        decision = game.decision
        seat = decision.seat
        game.push(bots[seat].choose(Insight(game.title, game.state, seat, decision)), seat)
        count = _counted(plan, seed, count)
    return _played(plan, seed, count, game.result, game.digest)


class Summary(NamedTuple):
    """The results of a run of self-play."""

    games: int
    decisions: int
    seconds: float
    results: Mapping[str, int]
    digests: Sequence[str]

    @property
    def rate(self) -> float:
        """Decisions per second, over all processes."""
        return self.decisions / self.seconds if self.seconds else 0.0


def self_play(
    plan: Plan,
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    records: Path | None = None,
    progress: Callable[[Played], None] = lambda _: None,
) -> Summary:
    """Play ``games`` games; results are counted by winner and clause.

    Args:
        plan: what to play.
        games: the number of games.
        seed: game n is played with the seed ``seed + n``.
        jobs: the number of processes; the results do not depend on it.
        records: a folder for the records of all games, or None.
        progress: called after each game.
    """
    start = time.perf_counter()
    results: Counter[str] = Counter()
    digests: list[str] = []
    decisions = 0
    for played in _games(plan, range(seed, seed + games), jobs, records):
        results[f"{played.result.winner or 'draw'} {played.result.clause}"] += 1
        digests.append(played.digest)
        decisions += played.decisions
        progress(played)
    seconds = time.perf_counter() - start
    return Summary(games, decisions, seconds, dict(sorted(results.items())), digests)


def _games(plan: Plan, seeds: range, jobs: int, records: Path | None) -> Iterator[Played]:
    one = partial(play_game, plan, records=records)
    if jobs <= 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds)
