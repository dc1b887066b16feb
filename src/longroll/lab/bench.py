"""Speed, measured: the lines of DESIGN section 7 for one title."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from longroll.bots import Insight, RandomBot
from longroll.engine.chance import Sampled
from longroll.engine.game import Game, replay
from longroll.engine.record import Record
from longroll.engine.title import Title, get_title

__all__ = ["Bench", "bench", "machine"]


class Bench(NamedTuple):
    """Random play with full lists (decisions/s), copy, view, replay.

    A copy is the median in µs, a view the 99th percentile in ms, a replay the seconds to load and
    verify a record of 1,000 actions.
    """

    decisions_per_second: float
    copy_us: float
    view_ms_p99: float
    replay_1000_s: float


def machine() -> str:
    """What the figures were measured on: interpreter and processor kind, no names of hosts."""
    return f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"


def bench(key: str, scenario: str, seconds: float = 5.0) -> Bench:
    """Measure one title and scenario on one core for about ``seconds`` a line."""
    title = get_title(key)
    states: list[Any] = []
    rate = _random_play(title, scenario, seconds, states)
    copies = [_timed(partial(title.copy, state)) for state in states for _ in range(20)]
    views = [
        _timed(partial(title.view, state, seat))
        for state in states
        for seat in title.info.seats
        for _ in range(3)
    ]
    return Bench(
        rate,
        sorted(copies)[len(copies) // 2] * 1e6,
        sorted(views)[int(len(views) * 0.99)] * 1e3,
        _replay(key, scenario),
    )


def _timed(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def _random_play(title: Title, scenario: str, seconds: float, states: list[Any]) -> float:
    """Decisions a second; leaves samples of states in ``states``."""
    bot = RandomBot(1)
    count, seed, spent = 0, 0, 0.0
    while spent < seconds:
        chance = Sampled(seed)
        seed += 1
        state = title.setup(scenario, (), chance)
        start = time.perf_counter()
        while (decision := title.decision(state)) is not None:
            action = bot.choose(Insight(title, state, decision.seat, decision))
            title.apply(state, decision.seat, action, chance)
            count += 1
            if count % 97 == 0 and len(states) < 200:
                spent += time.perf_counter() - start
                states.append(title.copy(state))
                start = time.perf_counter()
        spent += time.perf_counter() - start
    return count / spent


def _replay(key: str, scenario: str) -> float:
    """Seconds to load and verify a record, for 1,000 actions."""
    bot = RandomBot(7)
    actions, seconds, seed = 0, 0.0, 0
    while actions < 1000:
        game = Game(key, scenario, seed=seed)
        seed += 1
        while not game.over:
            decision = game.decision
            game.push(bot.choose(Insight(game.title, game.state, decision.seat, decision)))
        text = str(game.finished_record())
        actions += len(game.record.lines)
        # The dice are not checked against their secret: that replays the game a second time.
        text = text[: text.index("secret:")]
        seconds += _timed(partial(_read, text))
    return seconds * 1000 / actions


def _read(text: str) -> Game:
    return replay(Record.read(text))
