"""5.7 Entering a space: retreat before battle, overrun, battle, or simply walking in."""

from __future__ import annotations

from typing import Final

from longroll.engine.procedure import Call, Done, Flow

from .. import battle
from ..base import P, Proc, side_key, space_key
from ..components import enemy
from ..control import occupy
from ..state import BRIGADE, DIVISION, Force, ForThePeopleState

__all__ = ["DEFEATED", "HALTED", "MARCHES_ON", "Entry", "fights_at", "has_defenders", "walk_in"]

DEFEATED: Final = 0
"""The force did not get in (or is gone): its move is over."""
HALTED: Final = 1
"""It stands in the space and must stop."""
MARCHES_ON: Final = 2
"""It stands in the space and may go on (5.7.3)."""


def has_defenders(state: ForThePeopleState, force: Force, space: int) -> bool:
    """Whether enemy strength points stand in ``space``: a fort alone gives no battle (5.7.2)."""
    return bool(state.units(enemy(force.side), space))


def fights_at(state: ForThePeopleState, force: Force, space: int) -> bool:
    """Whether ``force`` has to fight in ``space`` if the enemy there stands (5.7.2)."""
    return has_defenders(state, force, space) and not battle.is_overrun(state, force, space)


def walk_in(play: P, force: Force, space: int) -> None:
    """The force stands in ``space``, with what that does to forts, capitals and generals there."""
    origin = force.at
    force.at = space
    play.state.touch_force()
    way = {"from": space_key(origin), "to": space_key(space)}
    play.tell("marched", None, side=side_key(force.side), count=force.units, **way)
    if force.units:
        # 5.7.2 fort counters, 5.7.4 lone generals, 11.2.2 capitals.
        occupy(play, force.side, space)


class Entry(Proc):
    """The moving force enters ``space``; ``intercepted``: the enemy has just come to meet it.

    Returns `DEFEATED`, `HALTED` or `MARCHES_ON`.
    """

    __slots__ = ("intercepted", "leader_at_risk", "space")
    clause = "5.7"
    steps = ("retreat", "overrun", "battle", "settle")

    def __init__(self, space: int, intercepted: bool = False, leader_at_risk: bool = False) -> None:
        super().__init__()
        self.space = space
        self.intercepted = intercepted
        self.leader_at_risk = leader_at_risk

    def retreat(self, play: P) -> Flow:
        """7.2: the defender may try to get away, though not after an interception (5.8.1)."""
        force = _force(play.state)
        if not has_defenders(play.state, force, self.space):
            return self._in(play)
        if self.intercepted:
            return None
        return battle.RetreatBeforeBattle(self.space)

    def _in(self, play: P) -> Done:
        walk_in(play, _force(play.state), self.space)
        return Done(MARCHES_ON)

    def overrun(self, play: P) -> Flow:
        """5.7.2: ten to one without a fort needs no battle."""
        state = play.state
        if not has_defenders(state, _force(state), self.space):
            return self._in(play)
        if not battle.overruns(state, self.space):
            return None
        battle.overrun(play, self.space)
        return Done(MARCHES_ON)

    def battle(self, play: P) -> Flow:
        """7: attack what is there."""
        del play
        attack = battle.Battle(
            self.space, intercepted=self.intercepted, leader_at_risk=self.leader_at_risk
        )
        return Call(attack, "settle")

    def settle(self, play: P) -> Flow:
        """5.7.3; a division or a brigade goes no further after a battle (5.4.1, 5.5.2)."""
        outcome, force = play.state.returned, play.state.force
        if outcome == DEFEATED or force is None:
            return Done(DEFEATED)
        if force.kind in (DIVISION, BRIGADE):
            return Done(HALTED)
        return Done(outcome)


def _force(state: ForThePeopleState) -> Force:
    assert state.force is not None, "nobody moves"
    return state.force
