"""11.6 Retreat of a defender: its way hex by hex, who is pushed aside, and where it ends."""

from __future__ import annotations

from copy import copy
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Done, Flow

from ..base import P, Proc, place_key, place_of, side_key
from ..command import commander
from ..components import SIDE_KEYS, TABLES
from ..joining import TakeCommand
from ..state import CivilWarState
from .aftermath import occupy, relocate, surrender
from .aside import PushedAside
from .ground import Field, field_of, pushed_field, refuges

__all__ = ["Retreat"]

_HEXES: Final = TABLES.battle.number("retreat")


class Retreat(Proc):
    """The SP and Generals of a place retreat as one; they go once their whole way is known.

    ``origin`` is where the attackers came from (-1: from the sea), ``stand`` where they are on the
    map, ``attackers`` their SP; ``route`` the places chosen, ``pushed`` the one out of which the
    enemy is pushed, or -1. Returns the place of the retreat and 1, or 0 after a surrender.
    """

    __slots__ = ("attackers", "origin", "place", "pushed", "route", "side", "stand")
    clause = "11.6"
    steps = ("choose", "shove", "pushed_on", "arrive", "over")

    def __init__(self, side: int, place: int, origin: int, stand: int, attackers: int) -> None:
        super().__init__()
        self.side, self.place, self.origin = side, place, origin
        self.stand, self.attackers = stand, attackers
        self.route: tuple[int, ...] = ()
        self.pushed = -1

    # --- The way ----------------------------------------------------------------------------------

    def _field(self, state: CivilWarState) -> Field:
        side, place, origin = self.side, self.place, self.origin
        return field_of(state, side, place, origin, self.stand, self.attackers, retreat=True)

    def _here(self) -> int:
        return self.route[-1] if self.route else self.place

    def _legal(self, state: CivilWarState, field: Field, start: int, passed: Mask) -> Mask:
        """Steps that are not prohibited; an enemy in the way must have somewhere to go."""
        found = field.legal(start, passed)
        left = passed | 1 << self.place
        for end in members(found & field.enemy):
            if not refuges(state, pushed_field(state, field, end, start), left):
                found &= ~(1 << end)
        return found

    def _ends(self, state: CivilWarState, field: Field) -> Mask:
        """11.6.3: the next hexes: the first leads to a second, or is one where one may stop."""
        start, passed = self._here(), mask(self.route)
        found = self._legal(state, field, start, passed)
        if len(self.route) + 1 < _HEXES:
            found = mask(
                end
                for end in members(found)
                if field.halts(state, end) or self._legal(state, field, end, passed | 1 << end)
            )
        return field.preferred(start, found)

    def _may_stop(self, state: CivilWarState, field: Field) -> bool:
        return bool(self.route) and field.halts(state, self._here())

    def choose(self, play: P) -> Flow:
        """11.6.1: one hex after the other; a way without a choice is taken."""
        state = play.state
        if len(self.route) == _HEXES:
            return "arrive"
        field = self._field(state)
        ends, stop = members(self._ends(state, field)), self._may_stop(state, field)
        if not ends:
            if stop:
                return "arrive"
            surrender(play, self.side, self.place)
            return Done(0)
        if len(ends) == 1 and not stop:
            return self._take(state, ends[0])
        actions = [act("retreat", place_key(end)) for end in ends]
        actions += [act("stand")] if stop else []
        where = place_key(self._here())
        number = state.strength(self.side, self.place)
        return ask(
            SIDE_KEYS[self.side], "prompt-retreat", actions, "11.6", place=where, number=number
        )

    def on_choose(self, play: P, action: Action) -> Flow:
        """That way."""
        return "arrive" if action.verb == "stand" else self._take(play.state, place_of(action))

    def _take(self, state: CivilWarState, end: int) -> Flow:
        enemy = 1 - self.side
        if (state.forces[enemy] | state.guards[enemy]) >> end & 1:
            self.pushed = end
            return "shove"
        self.route = (*self.route, end)
        return "choose"

    def leads_to(self, state: CivilWarState, end: int) -> Mask:
        """11.6.1: where the retreat may end that goes to a place next.

        0 if the enemy is pushed out of that place first, which his owner decides.
        """
        enemy = 1 - self.side
        if (state.forces[enemy] | state.guards[enemy]) >> end & 1:
            return 0
        here, further = 1 << end, copy(self)
        further.route = (*self.route, end)
        if len(further.route) == _HEXES:
            return here
        field = self._field(state)
        return further._ends(state, field) | (here if field.halts(state, end) else 0)

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why the retreat does not go there."""
        field, place = self._field(state), place_of(action)
        if action.verb == "stand":
            return deny("11.6.1", "deny-retreat-on", place=place_key(self._here()))
        if action.verb != "retreat" or place < 0:
            return None
        why = field.why_not(self._here(), place)
        return why or deny("11.6.1", "deny-retreat-dead-end", place=place_key(place))

    # --- Pushing aside ----------------------------------------------------------------------------

    def shove(self, play: P) -> Flow:
        """11.6.5: the owner of those in the way says where they go."""
        del play
        passed = (self.place, *self.route)
        return PushedAside(1 - self.side, self.pushed, self._here(), self.place, passed)

    def pushed_on(self, play: P) -> Flow:
        """The way is free."""
        del play
        self.route, self.pushed = (*self.route, self.pushed), -1
        return "choose"

    # --- The end ----------------------------------------------------------------------------------

    def arrive(self, play: P) -> Flow:
        """12.2: the whole stack, demoralised, with all its Generals."""
        state, side, end = play.state, self.side, self._here()
        first, second = commander(state, side, end), commander(state, side, self.place)
        number = state.strength(side, self.place)
        relocate(state, side, self.place, end, shaken=True)
        for place in self.route:
            occupy(play, side, place)
        if side != state.side:
            state.momentum |= 1 << end
        play.tell(
            "retreated",
            side=side_key(side),
            number=number,
            origin=place_key(self.place),
            place=place_key(end),
            over=place_key(self.route[0]),
            steps=len(self.route),
        )
        return TakeCommand(side, end, first, second)

    def over(self, play: P) -> Flow:
        """Where they are."""
        del play
        return Done(self._here() + 1)
