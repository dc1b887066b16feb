"""Players that see only what their seat sees.

A bot chooses from an `Insight`: the decision, the seat's view, and possible worlds behind it. It
never receives the true state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

from longroll.bots.insight import Bot, Insight
from longroll.bots.levels import Lieutenant, Recruit, Sergeant
from longroll.bots.outside import PREFIX, OutsideBot
from longroll.bots.searcher import Searcher
from longroll.bots.settings import LEVELS, Level, SearchLevel
from longroll.bots.simple import GreedyBot, RandomBot

__all__ = [
    "BOTS",
    "Bot",
    "BotError",
    "GreedyBot",
    "Insight",
    "Lieutenant",
    "OutsideBot",
    "RandomBot",
    "Recruit",
    "Searcher",
    "Sergeant",
    "make_bot",
]

BOTS: Final = (RandomBot.name, *LEVELS)
"""The names of the bots, the weakest first."""

_PLAYERS: Final[Mapping[str, Callable[[Level, int], Bot]]] = {
    "greedy": GreedyBot,
    "recruit": Recruit,
    "sergeant": Sergeant,
    "lieutenant": Lieutenant,
}
"""The player of each level that does not search."""


class BotError(ValueError):
    """A bot that does not exist; the message lists those that do."""


def make_bot(name: str, seed: int, clock: Callable[[], float] = monotonic) -> Bot:
    """The bot called ``name``, deterministic for ``seed``; raises `BotError`.

    ``exec:COMMAND`` is a program of your own (`OutsideBot`). ``clock`` gives the seconds by which a
    search ends in any case. For measurements it should be processor time, so that a bot does not
    get weaker because the machine has other work.

    >>> make_bot("random", 1).name
    'random'
    """
    if name.startswith(PREFIX):
        return OutsideBot(name.removeprefix(PREFIX), seed)
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise BotError(f"no bot is called {name!r}; the bots are: {known}, exec:COMMAND")
    if name == RandomBot.name:
        return RandomBot(seed)
    level = LEVELS[name]
    if isinstance(level, SearchLevel):
        return Searcher(level, seed, clock)
    return _PLAYERS[name](level, seed)
