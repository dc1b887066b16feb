"""7.7 Casualties among generals: who checks, who may fall, and what a dead cavalryman costs."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Done, Flow

from ..base import P, Proc, ask_side, general_key, side_key
from ..components import GENERAL, GENERALS
from ..formations import kill_general
from .modifiers import is_detached
from .parties import Party

__all__ = ["GeneralCasualty", "casualty_number", "checks", "eligible"]

FATAL = 10
"""A modified roll from which on generals are at risk (7.7, ruling A4)."""
OWN_TEN, OTHER_TEN = 3, 1
DECISIVE = 3
"""Odds of 3 to 1 or better spare the stronger side the check."""


def casualty_number(own_roll: int, foe_roll: int) -> int:
    """The highest roll that costs a side a general: 3, 1, or 0 for no check (7.7.3, ruling B2).

    >>> casualty_number(10, 8), casualty_number(8, 11), casualty_number(12, 10)
    (3, 1, 3)
    """
    if own_roll >= FATAL:
        return OWN_TEN
    return OTHER_TEN if foe_roll >= FATAL else 0


def checks(own: Party, foe: Party) -> bool:
    """Whether a side checks: not at 3 to 1, nor against unsupplied enemies (7.7.1, 7.7.2)."""
    return foe.supplied and own.units < DECISIVE * foe.units


def eligible(own: Party, commander: int, at_risk: bool, flags: int) -> tuple[int, ...]:
    """The generals of a side who may fall (7.7, 7.7.3, ruling B3).

    Not an army's commander, unless he is its only general or the battle comes of a strategic
    concentration (cards 75, 100, 101); not the cavalry that card 105 has sent away.
    """
    generals = own.generals
    if is_detached(own, flags) and own.army >= 0:
        generals = tuple([g for g in generals if not GENERALS[g].cavalry])
    if own.army < 0 or at_risk or len(own.generals) == 1:
        return generals
    return tuple([g for g in generals if g != commander])


class GeneralCasualty(Proc):
    """A side checks for a casualty among its generals (7.7.3).

    Returns 1 if the strength point of a dead cavalry general satisfies a loss (5.5.4), else 0.
    """

    __slots__ = ("eligible", "fallen", "losses", "number", "side")
    clause = "7.7.3"
    steps = ("roll", "brigade")

    def __init__(self, side: int, eligible: tuple[int, ...], number: int, losses: int) -> None:
        super().__init__()
        self.side = side
        self.eligible = eligible
        self.number = number
        self.losses = losses
        self.fallen = -1

    def roll(self, play: P) -> Flow:
        """Roll for a casualty; draw who it is."""
        if self.fallen >= 0:
            return None
        roll = play.d6("general-casualty")
        play.tell("general-casualty-roll", side=side_key(self.side), roll=roll, number=self.number)
        if roll > self.number:
            return DONE
        victim = self._draw(play)
        if GENERALS[victim].cavalry and self.losses:
            self.fallen = victim
            return None
        kill_general(play, victim)
        return DONE

    def _draw(self, play: P) -> int:
        if len(self.eligible) == 1:
            return self.eligible[0]
        keys = [general_key(g) for g in self.eligible]
        return GENERAL[play.chance.draw("general-casualty", keys)]

    def brigade(self, play: P) -> Decision:
        """Ask what becomes of the dead general's strength point (5.5.4, ruling A32)."""
        actions = [act("count-loss"), act("save-unit")]
        name = general_key(self.fallen)
        return ask_side(self.side, "prompt-brigade-loss", actions, "5.5.4", general=name)

    def on_brigade(self, play: P, action: Action) -> Flow:
        """It satisfies a loss, or comes back as a reinforcement."""
        if action.verb == "save-unit":
            kill_general(play, self.fallen)
            return DONE
        kill_general(play, self.fallen, lost=1)
        return Done(1)
