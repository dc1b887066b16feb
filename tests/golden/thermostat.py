"""A Civil War in which the balance of points is kept near where it should stand.

Left alone a war is decided long before its last turn (19.3.4). Here a sergeant leads the side that
should gain points, and the other side does little more than the rules demand. Both work for one
ending, but neither knows more than it may.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from longroll.bots import Insight, Sergeant
from longroll.bots.quiescence import closing
from longroll.bots.settings import FirstLook, Level
from longroll.engine.action import Action
from longroll.engine.game import Game
from longroll.lab.selfplay import seed_for
from longroll.titles.uscivilwar.base import turn_of
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.victory import balance

__all__ = ["AHEAD", "BEHIND", "LOOK", "QUICK", "Thermostat"]

NEVER = 99
QUICK: Final = FirstLook(actions=8, steps=20)
"""A sergeant who looks at little: three times as fast, and mostly it is enough."""
LOOK: Final = FirstLook()
"""One who looks at as much as any sergeant."""
EVENTFUL = 0.3
"""How often a side that is not led acts at random where it could end what it is doing."""
SLACK = 2
"""How far above the mark the balance may stand before the Confederates are led."""
AHEAD = 50
"""A mark that the Union does not reach: it wins before (19.3.4)."""
BEHIND = -50
"""And one to which the Confederates do not bring it down."""


class Thermostat(NamedTuple):
    """Where the balance should stand.

    Attributes:
        over: how far above the reference number of the turn (19.3.3).
        look: at how much the sergeants look.
        yields: whether the side that is not led disbands troops instead of acting at random.
    """

    over: int
    look: FirstLook = QUICK
    yields: bool = False

    def drive(self, game: Game, seed: int, until: int = NEVER) -> None:
        """Play ``game`` to its end, or into a turn; the same seed gives the same game."""
        chooser = random.Random(seed)
        level = Level(name="sergeant", look=self.look)
        leaders = {seat: Sergeant(level, seed_for(seed, seat)) for seat in game.record.seats}
        while not game.over and game.state.turn < until:
            decision = game.decision
            seat = decision.seat
            if seat == self._led(game.state):
                action = leaders[seat].choose(Insight(game.title, game.state, seat, decision))
            else:
                action = self._idle(decision.actions, chooser)
            game.push(action, seat)

    def _idle(self, actions: tuple[Action, ...], chooser: random.Random) -> Action:
        """What a seat does that is not led."""
        end = closing(actions) if chooser.random() >= EVENTFUL else None
        if end is not None:
            return end
        disbanding = [one for one in actions if self.yields and one.verb == "disperse"]
        return chooser.choice(disbanding or list(actions))

    def _led(self, state: CivilWarState) -> str:
        """The seat that should gain points, or none."""
        over = balance(state) - turn_of(state).reference - self.over
        if over < 0:
            return "union"
        return "confederate" if over > SLACK else ""
