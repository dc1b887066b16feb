"""9 Attrition: what sickness takes from every large force, and twice from one without supply."""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from .base import P, Proc, ask_side, general_key, side_key, space_key
from .components import COASTAL_FORTS, CONFEDERATE, GENERAL, UNION
from .formations import (
    Succession,
    army_emptied,
    cavalry_at,
    commanders,
    infantry_generals,
    remove_brigade,
)
from .options.rail import near_rail
from .state import ForThePeopleState
from .supply import has_lc, has_valley_lc

__all__ = [
    "LOSSES",
    "Attrition",
    "AttritionPhase",
    "Forage",
    "attrition_loss",
    "forages",
    "suffering",
]

LOSSES = ((7, 2), (3, 1))
"""From so many units in a space on, how many are lost (9.1)."""


def attrition_loss(units: int) -> int:
    """Units lost by a force of this size (9.1).

    >>> [attrition_loss(units) for units in (0, 2, 3, 6, 7, 15)]
    [0, 0, 1, 1, 2, 2]
    """
    return next((loss for least, loss in LOSSES if units >= least), 0)


def forages(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether units of ``side`` in ``space`` must forage, having no LC (9.2).

    Units in coastal forts and brigades by themselves never suffer from want of supply (8.3). The
    Shenandoah Valley feeds Confederate armies and corps (8.4.2): whoever stands there with a
    general. A force away from the railroad has no supply for this purpose either (19/9.3).
    """
    if (
        _brigades_alone(state, side, space)
        or COASTAL_FORTS >> space & 1
        or (has_lc(state, side, space) and near_rail(state, side, space))
    ):
        return False
    if side != CONFEDERATE or not has_valley_lc(state, space):
        return True
    return not commanders(state, side, space)


def _brigades_alone(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether nobody is there but cavalry brigades, each its own force (8.3)."""
    company = state.infantry[side][space] or infantry_generals(state, side, space)
    return not company and state.army_in(side, space) < 0


def suffering(state: ForThePeopleState, side: int, foraging: bool) -> list[tuple[int, int]]:
    """Spaces where ``side`` loses units, with how many: in all of them, or where it forages."""
    found: list[tuple[int, int]] = []
    units = state.strength(side)
    for space in members(state.occupied(side)):
        loss = attrition_loss(units[space])
        if loss and (not foraging or forages(state, side, space)):
            found.append((space, loss))
    return found


class AttritionPhase(Proc):
    """First the attrition of all, then that of those who forage (3.5, 9)."""

    __slots__ = ()
    clause = "3.5"
    steps = ("begin", "union", "confederate", "union_forage", "confederate_forage", "command")

    def begin(self, play: P) -> Flow:
        """Announce the phase."""
        play.tell("attrition-phase")
        return None

    def union(self, play: P) -> Flow:
        """9.1."""
        return Attrition(UNION, tuple(suffering(play.state, UNION, False)))

    def confederate(self, play: P) -> Flow:
        """9.1."""
        return Attrition(CONFEDERATE, tuple(suffering(play.state, CONFEDERATE, False)))

    def union_forage(self, play: P) -> Flow:
        """9.2, by the size that the first attrition has left."""
        return Attrition(UNION, tuple(suffering(play.state, UNION, True)), True)

    def confederate_forage(self, play: P) -> Flow:
        """9.2."""
        return Attrition(CONFEDERATE, tuple(suffering(play.state, CONFEDERATE, True)), True)

    def command(self, play: P) -> Flow:
        """A lost brigade may leave an army's command open."""
        return Succession()


class Attrition(Proc):
    """Losses of ``side`` in some spaces; the owner chooses between infantry and brigades (5.5.4).

    Args:
        side: who loses.
        losses: pairs of space and units to lose.
        foraging: whether want of supply is the cause (9.2), for the report.
    """

    __slots__ = ("side", "losses", "foraging")
    clause = "9.1"
    steps = ("lose", "choose", "again")

    def __init__(
        self, side: int, losses: tuple[tuple[int, int], ...], foraging: bool = False
    ) -> None:
        super().__init__()
        self.side = side
        self.losses = losses
        self.foraging = foraging

    def lose(self, play: P) -> Flow:
        """Take what needs no choice, space by space."""
        while self.losses:
            space, count = self.losses[0]
            choices = self._choices(play.state)
            if len(choices) > 1:
                return None
            self.losses = self.losses[1:]
            if choices and choices[0].args == ("infantry",):
                self._take_infantry(play, space, count)
            elif choices:
                self._tell(play, space, 1)
                remove_brigade(play, GENERAL[choices[0].args[0]])
                self._settle(play, space, count - 1)
        return DONE

    def _choices(self, state: ForThePeopleState) -> list[Action]:
        """What the next unit may be: infantry, or one of the brigades."""
        space = self.losses[0][0]
        actions = [act("remove", general_key(g)) for g in cavalry_at(state, self.side, space)]
        if state.infantry[self.side][space]:
            actions.insert(0, act("remove", "infantry"))
        return actions

    def _take_infantry(self, play: P, space: int, count: int) -> None:
        self._tell(play, space, count)
        play.state.add_infantry(self.side, space, -count)  # told already: with its cause
        army_emptied(play, self.side, space)

    def _settle(self, play: P, space: int, left: int) -> None:
        """See to an army that has lost its last unit; put off what is still to be lost."""
        army_emptied(play, self.side, space)
        if left:
            self.losses = ((space, left), *self.losses)

    def _tell(self, play: P, space: int, count: int) -> None:
        key = "forage" if self.foraging else "attrition"
        play.tell(key, side=side_key(self.side), space=space_key(space), count=count)

    def choose(self, play: P) -> Decision:
        """Ask which unit is lost."""
        space, count = self.losses[0]
        actions = self._choices(play.state)
        where = space_key(space)
        return ask_side(
            self.side, "prompt-attrition", actions, self.clause, space=where, count=count
        )

    def on_choose(self, play: P, action: Action) -> Flow:
        """Remove it."""
        space, count = self.losses[0]
        self.losses = self.losses[1:]
        self._tell(play, space, 1)
        if action.args[0] == "infantry":
            play.state.add_infantry(self.side, space, -1)
        else:
            remove_brigade(play, GENERAL[action.args[0]])
        self._settle(play, space, count - 1)
        return None

    def again(self, play: P) -> Flow:
        """The next unit."""
        return "lose"


class Forage(Proc):
    """A single force goes through attrition at once, and forages without an LC (card 1)."""

    __slots__ = ("side", "space")
    clause = "9.2"
    steps = ("normal", "hungry", "command")

    def __init__(self, side: int, space: int) -> None:
        super().__init__()
        self.side = side
        self.space = space

    def _losses(self, state: ForThePeopleState, foraging: bool) -> tuple[tuple[int, int], ...]:
        every = suffering(state, self.side, foraging)
        return tuple([loss for loss in every if loss[0] == self.space])

    def normal(self, play: P) -> Flow:
        """9.1."""
        return Attrition(self.side, self._losses(play.state, False))

    def hungry(self, play: P) -> Flow:
        """9.2."""
        return Attrition(self.side, self._losses(play.state, True), True)

    def command(self, play: P) -> Flow:
        """A lost brigade may leave an army's command open."""
        return Succession()
