"""Moments of played games, as records that the page can open and play on."""

from __future__ import annotations

import math
import random
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from longroll.draw import board_of
from longroll.engine.action import Action, act
from longroll.engine.chance import Sampled
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay

__all__ = [
    "Moment",
    "as_a_year_begins",
    "asked_to_react",
    "before_a_long_march",
    "before_a_crowded_march",
    "before_a_turn_ends",
    "before_an_interception",
    "before_tactics",
]

GOLDEN = Path(__file__).parents[1] / "golden"
SAVANNAH = GOLDEN / "savannah/historical-allied-H_vic_AD.roll"
PEOPLE = GOLDEN / "forthepeople/campaign-union-17_2_2.roll"


MANY = 12
"""More lines than a plate tells at a glance."""

CLOSE = 80
"""So many units of the board lie under one thumb."""


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
    """The last action of a turn, whatever the dice, after which much is told to everybody."""
    game = replay(Record.load(PEOPLE))
    while True:
        after, told = game.tableau().turn, len(game.log())
        last = game.undo()
        many = told - len(game.log()) > MANY
        if many and len(game.decision.seats) == 1 and _ends_the_turn(game, last, after):
            return Moment(_kept(game, file), game.decision.seats[0], str(last))


def _ends_the_turn(game: Game, last: Action, after: str) -> bool:
    """Whether an action leads to the turn ``after``, whatever is rolled."""
    title, turns = game.title, set[str]()
    for seed in range(8):
        state = title.copy(game.state)
        title.apply(state, game.decision.seat, last, Sampled(seed))
        turns.add(title.tableau(state, OBSERVER).turn)
    return turns == {after} != {game.tableau().turn}


def before_an_interception(file: Path) -> Moment:
    """The Union marches; the Confederacy will be asked whether it intercepts, and nothing else."""
    for seed in range(1, 60):
        game = Game("forthepeople", "1862", seed=seed)
        choose = random.Random(seed)
        for _ in range(160):
            seat, action = game.decision.seats[0], choose.choice(game.actions)
            game.push(action)
            asks = not game.over and game.decision.prompt.key == "prompt-intercept"
            if asks and seat == "union" and action.verb == "go":
                game.push(act("pass"))
                alone = not game.over and game.decision.seats == ("union",)
                game.undo()
                game.undo()
                if not alone:
                    game.push(action)
                    continue
                return Moment(_kept(game, file), seat, str(action))
            if game.over:
                break
    raise AssertionError("nobody is ever asked to intercept")


def asked_to_react(file: Path) -> Moment:
    """A side of The U.S. Civil War is asked whether it avoids battle; the log tells of a march."""
    for seed in range(90, 190):  # at random hardly one game in twenty comes to it
        game, choose = Game("uscivilwar", "1861", seed=seed), random.Random(seed)
        marched = False
        while not game.over:
            if game.decision.prompt.key == "prompt-avoid" and marched:
                return Moment(_kept(game, file), game.decision.seats[0], "stand")
            action = choose.choice(game.actions)
            marched = marched or action.verb == "halt"
            game.push(action, game.decision.seat)
    raise AssertionError("nobody is ever asked to avoid battle")


def before_a_crowded_march(file: Path) -> Moment:
    """The Union marches, and two of the spaces that it can go to lie close together."""
    spots = board_of("forthepeople").spots
    for seed in range(1, 60):
        game = Game("forthepeople", "1862", seed=seed)
        choose = random.Random(seed)
        for _ in range(160):
            goes = [action for action in game.actions if action.verb == "go"]
            at = [spots[action.args[0]] for action in goes if action.args[0] in spots]
            close = min((math.dist(a, b) for a, b in combinations(at, 2)), default=math.inf)
            if close < CLOSE and game.decision.seats == ("union",):
                return Moment(_kept(game, file), "union", str(goes[0]))
            game.push(choose.choice(game.actions))
            if game.over:
                break
    raise AssertionError("no spaces lie close together")


def before_a_long_march(file: Path) -> Moment:
    """Grant marches from Cairo; an order leads him as far as can be, past two guarded hexes."""
    game = Game("uscivilwar", "1862", seed=1)
    while game.decision.seat != "union" or game.decision.prompt.key != "prompt-action":
        seat, actions = game.decision.seat, game.decision.actions
        game.push(next((one for one in actions if one.verb == "done"), actions[0]), seat)
    for verb in ("march", "lead"):
        orders = [one for one in game.decision.actions if one.verb == verb]
        chosen = act("march", "grant") if verb == "march" else orders[-1]
        game.push(chosen, "union")
    ways = game.title.aids.ways(game.state, "union")
    far = [(len(way.places), str(one)) for one, way in ways.items() if len(way.met) > 1]
    steps, action = max(far)
    assert steps > 3, "no march is long and guarded"
    return Moment(_kept(game, file), "union", action)


def as_a_year_begins(file: Path) -> str:
    """The record of The U.S. Civil War as 1862 begins, before anything is done."""
    return _kept(Game("uscivilwar", "1862", seed=1), file)
