"""Positions in which a strong player must, or must not, do certain things, to score a level by.

A title keeps them in its folder ``suite``: positions as files, and ``suite.toml`` with the seat
that decides in each, what is right or wrong, and why. Bots choose under a budget of looks, never of
seconds, and all with the same seeds, so a score is the same on every machine.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatchcase
from functools import partial
from typing import Any, Final, NamedTuple

from longroll.bots import Insight, make_bot
from longroll.engine.game import Game
from longroll.engine.textfile import parse_toml, read_text
from longroll.engine.title import get_title
from longroll.lab.selfplay import no_clock, seed_for

__all__ = ["FOLDER", "Problem", "Tried", "problems", "run"]

FOLDER: Final = "suite"
INDEX: Final = "suite.toml"


class Problem(NamedTuple):
    """A position with what is right in it.

    Attributes:
        key: its name, which is that of its file.
        text: the position, as `Game.from_text` reads it.
        seat: the seat that decides.
        must: patterns of right actions, with ``*`` for any text; if there are none, every action is
            right that ``never`` does not name.
        never: patterns of wrong actions.
        reason: the explanation for people.
        source: where the position comes from.
    """

    key: str
    text: str
    seat: str
    must: tuple[str, ...]
    never: tuple[str, ...]
    reason: str
    source: str

    def solved_by(self, action: str) -> bool:
        """Whether an action is right.

        >>> Problem("key", "", "union", (), ("retreat *",), "", "").solved_by("retreat cs-1 1210")
        False
        """
        if any(fnmatchcase(action, pattern) for pattern in self.never):
            return False
        return not self.must or any(fnmatchcase(action, pattern) for pattern in self.must)


class Tried(NamedTuple):
    """What a bot did in a position.

    Attributes:
        bot: the name of the bot.
        key: the key of the problem.
        chosen: how often it chose each action.
        right: how often its choice was right.
        tries: the number of tries.
        seconds: processor time of all tries together.
    """

    bot: str
    key: str
    chosen: Mapping[str, int]
    right: int
    tries: int
    seconds: float


def problems(title: str) -> tuple[Problem, ...]:
    """The suite of a title, in the order of its index; none if it has no suite."""
    folder = get_title(title).folder / FOLDER
    index = folder / INDEX
    if not index.is_file():
        return ()
    rows: list[dict[str, Any]] = parse_toml(read_text(index))["problem"]
    return tuple(
        Problem(
            row["key"],
            read_text(folder / f"{row['key']}.toml"),
            row["seat"],
            tuple(row.get("must", ())),
            tuple(row.get("never", ())),
            row["reason"],
            row["source"],
        )
        for row in rows
    )


def run(title: str, bots: Sequence[str], tries: int, seed: int, jobs: int = 1) -> Iterator[Tried]:
    """Ask every bot in every position of a suite, ``tries`` times with seeds that all share."""
    errands = [(bot, problem) for problem in problems(title) for bot in bots]
    one = partial(_tried, tries=tries, seed=seed)
    if jobs <= 1:
        yield from map(one, errands)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, errands)


def _tried(errand: tuple[str, Problem], tries: int, seed: int) -> Tried:
    name, problem = errand
    chosen: Counter[str] = Counter()
    begun = time.process_time()
    for number in range(tries):
        game = Game.from_text(problem.text, problem.key, seed=1)
        bot = make_bot(name, seed_for(seed + number, problem.key), no_clock)
        insight = Insight(game.title, game.state, problem.seat, game.decision)
        chosen[str(bot.choose(insight))] += 1
    right = sum(count for action, count in chosen.items() if problem.solved_by(action))
    taken = time.process_time() - begun
    return Tried(name, problem.key, dict(chosen), right, tries, round(taken, 2))
