"""A raid by night: Mosby inside the lines, powder behind him and hunters about him."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from longroll.bots import Insight, make_bot
from longroll.engine.game import Game
from longroll.titles.mosby.raids import RaiderPhase

__all__ = ["hunted"]

HUNTERS: Final = 3


def hunted(file: Path) -> str:
    """The record of a war that waits for Mosby in a round, inside the lines and hunted by three."""
    for seed in range(1, 60):
        game, bot = Game("mosby", "ranger", seed=seed), make_bot("sergeant", seed)
        while not game.over:
            if _wanted(game.state):
                file.write_text(str(game.finished_record()), encoding="utf-8")
                return str(file)
            game.push(bot.choose(Insight(game.title, game.state, "mosby", game.decision)))
    raise AssertionError("nobody hunts him")


def _wanted(state: Any) -> bool:
    awake = state.active.bit_count()
    raiding = isinstance(state.stack[-1], RaiderPhase) and state.inside(state.mosby)
    return bool(raiding and awake >= HUNTERS and state.bridges and state.rails)
