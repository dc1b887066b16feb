"""Speed measurements of one title: the lines of DESIGN section 7.

All times are processor time of this process, not wall-clock time. A shared or throttled processor
still runs slower, so a fixed loop is timed between the measurements. Its time is used to normalise
the figures, which makes them comparable between machines and moments.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from longroll.bots import Insight, RandomBot
from longroll.engine.chance import Sampled
from longroll.engine.game import Game, default_options
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.title import Title, get_title

__all__ = ["LOOP_MS", "Bench", "bench", "machine"]

LOOP_MS = 10.0
"""Time of the loop, in milliseconds, at the pace for which floors are set
(`benchmarks/README.md`)."""
_ROUNDS = 50_000
"""Rounds of the loop, chosen so that it takes about `LOOP_MS`."""
_EVERY = 500
"""Number of decisions between two timings of the loop."""
_BATCH = 20
"""Number of copies timed together: a single one is too short for the clock."""


class Bench(NamedTuple):
    """Random play with full lists (decisions/s), copy, view, replay.

    ``copy_us`` is a median in µs, ``view_ms_p99`` the 99th percentile in ms, ``replay_1000_s`` the
    seconds to load and verify a record, per 1,000 actions. ``loop_ms`` is the median time of the
    loop during the measurements.
    """

    decisions_per_second: float
    copy_us: float
    view_ms_p99: float
    replay_1000_s: float
    loop_ms: float = LOOP_MS

    def at_one_pace(self) -> Bench:
        """The figures normalised to a loop time of `LOOP_MS`.

        >>> Bench(5_000, 40.0, 0.2, 0.5, loop_ms=20.0).at_one_pace()[:2]
        (10000.0, 20.0)
        """
        pace = self.loop_ms / LOOP_MS
        rate, *times = self[:4]
        return Bench(rate * pace, *(time / pace for time in times))


def machine() -> str:
    """The interpreter and the kind of processor, without host names."""
    return f"{platform.python_implementation()} {platform.python_version()}, {_processor()}"


def _processor() -> str:
    """The model of the processor if Linux reports it, else the machine type."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def bench(key: str, scenario: str, seconds: float = 5.0) -> Bench:
    """Measure one title and scenario on one core; random play takes about ``seconds``."""
    title = get_title(key)
    states: list[Any] = []
    loops: list[float] = []
    rate = _random_play(title, scenario, seconds, states, loops)
    loops += (_timed(_loop) for _ in range(9))
    copies = [_timed(partial(_copies, title, state)) / _BATCH for state in states]
    views = [
        _timed(partial(title.view, state, seat))
        for state in states
        for seat in title.info.seats
        for _ in range(3)
    ]
    replayed = _replay(key, scenario)
    loops += (_timed(_loop) for _ in range(9))
    return Bench(
        rate,
        median(copies) * 1e6,
        sorted(views)[int(len(views) * 0.99)] * 1e3,
        replayed,
        median(loops) * 1e3,
    )


def _loop() -> int:
    """A mix of typical Python work: attributes, dictionaries, lists, integers."""
    walker, seen, odd = _Walker(), dict[int, int](), list[int]()
    for number in range(_ROUNDS):
        walker.at = (walker.at * 5 + number) & 1023
        if walker.at in seen:
            walker.steps += seen[walker.at]
        else:
            seen[walker.at] = number
        if not number & 63:
            odd = [one for one in odd if one & 1]
            odd.append(number)
    return walker.steps


class _Walker:
    __slots__ = ("at", "steps")

    def __init__(self) -> None:
        self.at = self.steps = 0


def _timed(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    return process_time() - start


def _copies(title: Title, state: Any) -> None:
    for _ in range(_BATCH):
        title.copy(state)


def _random_play(
    title: Title, scenario: str, seconds: float, states: list[Any], loops: list[float]
) -> float:
    """Decisions per second; adds sampled states to ``states`` and loop times to ``loops``."""
    bot = RandomBot(1)
    count, seed, spent = 0, 0, 0.0
    while spent < seconds:
        chance = Sampled(seed)
        seed += 1
        state = title.opening(scenario, default_options(title), chance)[0]
        start = process_time()
        while (decision := title.decision(state)) is not None:
            action = bot.choose(Insight(title, state, decision.seat, decision))
            title.apply(state, decision.seat, action, chance)
            count += 1
            if count % 97 == 0 and len(states) < 200:
                spent += process_time() - start
                states.append(title.copy(state))
                title.decision(states[-1])  # make the lazy list outside the timed view
                start = process_time()
            if count % _EVERY == 0:
                spent += process_time() - start
                loops.append(_timed(_loop))
                start = process_time()
        spent += process_time() - start
    return count / spent


def _replay(key: str, scenario: str) -> float:
    """Seconds to load and verify a record, per 1,000 actions."""
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
        # Without the secret the dice are not verified, which would replay the game a second time.
        text = text[: text.index("secret:")]
        seconds += _timed(partial(_read, text))
    return seconds * 1000 / actions


def _read(text: str) -> Game:
    return replay(Record.read(text))
