"""Players that see only what their seat sees.

A bot chooses from an `Insight`: the decision, the seat's view, and possible worlds behind it. It
never receives the true state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic

from longroll.bots.insight import Bot, Insight
from longroll.bots.levels import Lieutenant, Recruit, Sergeant
from longroll.bots.outside import PREFIX, OutsideBot
from longroll.bots.searcher import CAPTAIN, GENERAL, Budget, Searcher
from longroll.bots.simple import GreedyBot, RandomBot

__all__ = [
    "BOTS",
    "SEARCHERS",
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

SEARCHERS: dict[str, Budget] = {"captain": CAPTAIN, "general": GENERAL}
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "recruit": Recruit,
    "sergeant": Sergeant,
    "lieutenant": Lieutenant,
    **{name: partial(Searcher, name, budget) for name, budget in SEARCHERS.items()},
}


class BotError(ValueError):
    """A bot that does not exist; names those that do."""


def make_bot(name: str, seed: int, clock: Callable[[], float] = monotonic) -> Bot:
    """The bot called ``name``, deterministic for ``seed``; raises `BotError`.

    ``exec:COMMAND`` is a program of your own (`OutsideBot`). ``clock`` tells the seconds after
    which a search ends in any case: for measurements those of the processor, so that a bot is not
    weaker because the machine has other work.

    >>> make_bot("random", 1).name
    'random'
    """
    if name.startswith(PREFIX):
        return OutsideBot(name.removeprefix(PREFIX), seed)
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise BotError(f"no bot is called {name!r}; the bots are: {known}, exec:COMMAND")
    if name in SEARCHERS:
        return Searcher(name, SEARCHERS[name], seed, clock)
    return BOTS[name](seed)
