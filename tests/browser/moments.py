"""Moments of played games, as records that the page can open and play on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay

__all__ = ["Moment", "before_a_turn_ends", "before_an_interception", "before_tactics"]

GOLDEN = Path(__file__).parents[1] / "golden"
SAVANNAH = GOLDEN / "savannah/historical-allied-H_vic_AD.roll"
PEOPLE = GOLDEN / "forthepeople/campaign-union-17_2_2.roll"


MANY = 12
"""More lines than a plate tells at a glance."""


class Moment(NamedTuple):
    """A record, the seat that chooses at its end, and the action that leads to what is shown."""

    record: str
    seat: str
    action: str


def _kept(game: Game, file: Path) -> str:
    file.write_text(str(game.finished_record()), encoding="utf-8")
    return str(file)


def before_tactics(file: Path) -> Moment:
    """Both sides of a close combat choose a tactic, one of them among all eight."""
    game = replay(Record.load(SAVANNAH))
    while True:
        game.undo()
        if game.decision.clause == "G12.23.4":
            for seat in game.decision.seats:
                if len(game.decision.actions_of(seat)) == 8:
                    return Moment(_kept(game, file), seat, "tactic withdraw")


def before_a_turn_ends(file: Path) -> Moment:
    """The last action of a turn, by one side, after which much is told to everybody."""
    game = replay(Record.load(PEOPLE))
    while True:
        after, told = game.view()["turn"], len(game.log())
        last = game.undo()
        many = told - len(game.log()) > MANY
        if many and game.view()["turn"] != after and len(game.decision.seats) == 1:
            return Moment(_kept(game, file), game.decision.seats[0], str(last))


def before_an_interception(file: Path) -> Moment:
    """The Union marches, and the Confederacy will be asked whether it intercepts."""
    for seed in range(1, 60):
        game = Game("forthepeople", "1862", seed=seed)
        choose = random.Random(seed)
        for _ in range(160):
            seat, action = game.decision.seats[0], choose.choice(game.actions)
            game.push(action)
            asks = not game.over and game.decision.prompt.key == "prompt-intercept"
            if asks and seat == "union" and action.verb == "go":
                game.undo()
                return Moment(_kept(game, file), seat, str(action))
            if game.over:
                break
    raise AssertionError("nobody is ever asked to intercept")
