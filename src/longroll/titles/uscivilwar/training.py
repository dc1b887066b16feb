"""17.3 Where an SP arrives that training has raised."""

from __future__ import annotations

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import DONE, Flow

from .base import P, Proc, place_key, place_of, side_key
from .battle.aftermath import catch_lone_generals
from .components import SIDE_KEYS, UNION
from .facts import facts
from .ground import LAND, OBJECTIVES, RESOURCES
from .state import CivilWarState

__all__ = ["Recruit"]


class Recruit(Proc):
    """An SP of a side arrives at once."""

    __slots__ = ("side",)
    clause = "17.3"
    steps = ("recruit",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def _camps(self, state: CivilWarState) -> Mask:
        region = OBJECTIVES if self.side == UNION else RESOURCES & LAND
        return region & facts(state).held[self.side]

    def recruit(self, play: P) -> Flow:
        """In an Objective hex of the Union or a Confederate Resource hex; without any, nowhere."""
        actions = [act("place", place_key(camp)) for camp in members(self._camps(play.state))]
        if not actions:
            return DONE
        return ask(SIDE_KEYS[self.side], "prompt-recruit", actions, "17.3")

    def on_recruit(self, play: P, action: Action) -> Flow:
        """The SP is there."""
        play.state.put(self.side, place_of(action), 1)
        catch_lone_generals(play, self.side, place_of(action))
        play.tell("arrived", side=side_key(self.side), place=action.args[0], number=1)
        return DONE

    def why_recruit(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why the SP does not arrive there."""
        place = place_of(action)
        if action.verb != "place" or place < 0:
            return None
        held = facts(state).held[self.side] >> place & 1
        return deny("17.3", "deny-not-objective" if held else "deny-not-held", place=action.args[0])
