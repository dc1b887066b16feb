"""A game that stands before a battle, as a record that the page can open."""

from __future__ import annotations

import random
from pathlib import Path

from longroll.engine.game import Game

__all__ = ["before_a_battle"]


def before_a_battle(file: Path) -> str:
    """Write the record of a game of 1862 in which the Union may attack; the action that does."""
    for seed in range(8, 60):
        game = Game("forthepeople", "1862", seed=seed)
        choose = random.Random(seed)
        for _ in range(120):
            if attack := _attack(game):
                file.write_text(str(game.finished_record()), encoding="utf-8")
                return attack
            game.push(choose.choice(game.actions))
    raise AssertionError("the Union can attack nowhere")


def _attack(game: Game) -> str:
    """The first action that leads the Union into a battle with known odds, or nothing."""
    if game.decision.seats != ("union",) or game.decision.clause != "5.1.1":
        return ""
    fights = {fight.place for fight in game.title.aids.prospects(game.state, "union")}
    goes = (str(action) for action in game.actions)
    return next((go for go in goes if go.split()[0] == "go" and go.split()[-1] in fights), "")
