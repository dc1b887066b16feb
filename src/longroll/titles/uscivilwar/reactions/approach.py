"""9 A force is about to enter a place: interceptions, manoeuvres, and who avoids battle."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.event import Value
from longroll.engine.procedure import Call, Done, Flow

from ..base import P, Proc, faces, general_key, place_key, place_of, rank_of, roll_dice
from ..battle import Attackers, defended
from ..battle.aside import Departure
from ..battle.ground import Field, havens, why_no_haven
from ..command import commander, ratings
from ..components import SIDE_KEYS
from ..control import occupied
from ..facts import facts
from ..ground import OPEN_STEPS, VALUABLE, around, era
from ..options import MANOEUVRE
from ..state import CivilWarState
from ..zones import next_to
from .detachment import Detachment
from .who import (
    NEEDED,
    chance,
    field_before,
    has_company,
    interceptors,
    modifier,
    partners,
    room,
    succeeds,
)

__all__ = ["Approach", "Outcome", "due"]

_SURE: Final = 36
"""Throws out of 36 of what needs none (10.3.2)."""
_LOWEST: Final = 2
"""The lowest throw of two dice."""


class Outcome(NamedTuple):
    """What a force finds; an `Approach` returns its ``code``.

    Attributes:
        fight: somebody stands in the place, and there will be a battle.
        exposed: he has failed to avoid it: neither works nor ground help him (9.3.3).
        withdrawn: the force falls back from an interception, and its march ends (8.2).
    """

    fight: bool
    exposed: bool
    withdrawn: bool

    @property
    def code(self) -> int:
        """The outcome as a number.

        >>> Outcome.of(Outcome(True, False, True).code)
        Outcome(fight=True, exposed=False, withdrawn=True)
        """
        return self.fight | self.exposed << 1 | self.withdrawn << 2

    @classmethod
    def of(cls, code: int) -> Outcome:
        """An outcome from its number."""
        return cls(bool(code & 1), bool(code & 2), bool(code & 4))


def stands(state: CivilWarState, side: int, place: int) -> bool:
    """11.1.1: whether a side would have to fight in a place."""
    return bool(defended(state, 1 - side) >> place & 1)


def due(state: CivilWarState, force: Attackers, place: int) -> bool:
    """Whether anybody could react to a force that will enter a place: on public facts."""
    side = 1 - force.side
    if not force.strength:
        return False
    near = next_to(OPEN_STEPS[era(state.turn)], place) | 1 << place
    joined = partners(state, side, place)
    return bool(near & state.led(side) or (joined and (joined | 1 << place) & state.forces[side]))


def _called(chief: int) -> str:
    """The key of a General; empty of nobody."""
    return general_key(chief) if chief >= 0 else ""


class Approach(Proc):
    """A force of the side in phase is about to enter a ``place``, by land or from the sea.

    Stacks in ``starts`` have declared that they go to ``goals``; ``done`` of them are settled.
    ``rolled`` is the throw to avoid battle; ``intercepted`` tells that a stack has come to the
    place, ``exposed`` that its defenders have failed to leave it.
    """

    __slots__ = (
        *("done", "exposed", "goals", "intercepted", "landing", "leader", "origin", "place"),
        *("rolled", "shaken", "side", "staff", "starts", "strength", "theatre"),
    )
    clause = "9.2"
    steps = (*("declare", "roll", "sent", "withdraw", "avoid", "flee", "over"),)

    def __init__(self, force: Attackers, place: int, *, landing: bool = False) -> None:
        super().__init__()
        self.side, self.origin, self.leader, self.staff = force[:4]
        self.strength, self.shaken, self.theatre = force[4:]
        self.place, self.landing = place, int(landing)
        self.starts: tuple[int, ...] = ()
        self.goals: tuple[int, ...] = ()
        self.done = self.exposed = self.intercepted = self.rolled = 0

    def force(self) -> Attackers:
        """The force that comes."""
        return Attackers(
            self.side,
            self.origin,
            self.leader,
            self.staff,
            self.strength,
            self.shaken,
            self.theatre,
        )

    def public(self) -> dict[str, Value]:
        """Who comes, and where to."""
        return {"origin": place_key(self.origin), "place": place_key(self.place)}

    # --- Interception and manoeuvre ---------------------------------------------------------------

    def _free(self, state: CivilWarState) -> list[int]:
        """9.2.2: the stacks that may still declare: each one thing for a place that is entered."""
        found = interceptors(state, self.force(), self.place)
        return [start for start in members(found) if start not in self.starts]

    def _flanks(self, state: CivilWarState, start: int) -> Mask:
        """22.6: where a stack may follow the force: beside its place, near no other enemy."""
        if MANOEUVRE not in state.options or not state.led(1 - self.side) >> start & 1:
            return 0
        if not state.strength(1 - self.side, start):
            return 0
        field = field_before(state, self.force(), start, landing=bool(self.landing))
        still = facts(state).zone(self.side, 1 << self.origin if self._all_march(state) else 0)
        there = occupied(facts(state).board, self.side)
        kept = facts(state).held[self.side] & VALUABLE
        beside = field.steps.step(1 << start) & around(self.place)
        return beside & ~(field.shut | still | there | kept)

    def _all_march(self, state: CivilWarState) -> bool:
        return state.strength(self.side, self.origin) == self.strength

    def _declarations(self, state: CivilWarState) -> list[Action]:
        actions: list[Action] = []
        for start in self._free(state):
            actions.append(act("intercept", place_key(start)))
            flanks = members(self._flanks(state, start))
            actions += [act("manoeuvre", place_key(start), place_key(end)) for end in flanks]
        return actions

    def declare(self, play: P) -> Flow:
        """9.2.2: all interceptions are named before any is tried."""
        state = play.state
        actions = self._declarations(state)
        if not actions:
            return "roll"
        seat, where = SIDE_KEYS[1 - self.side], place_key(self.place)
        # Where only a Coastal Fort and its port help each other, that is the rule to read.
        dice = any(not self.surely(state, place_of(one), self.place) for one in actions)
        return ask(
            seat,
            "prompt-intercept",
            [*actions, act("done")],
            "9.2.1" if dice else "10.3.2",
            number=self.strength,
            origin=place_key(self.origin),
            place=where,
            **dict(ratings(state, self.leader)),
        )

    def on_declare(self, _play: P, action: Action) -> Flow:
        """One more; or they are all named."""
        if action.verb == "done":
            return "roll"
        goal = self.place if action.verb == "intercept" else place_of(action, 1)
        self.starts, self.goals = (*self.starts, place_of(action)), (*self.goals, goal)
        return "declare"

    def why_declare(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a stack does not react."""
        start, side = place_of(action), 1 - self.side
        if action.verb not in ("intercept", "manoeuvre") or start < 0:
            return None
        key = place_key(start)
        if start in self.starts:
            return deny("9.2.2", "deny-one-attempt", place=key)
        if action.verb == "manoeuvre" and MANOEUVRE not in state.options:
            return deny("22.6", "deny-no-manoeuvre")
        led = state.led(side)
        if not (state.forces[side] | led) >> start & 1:
            return deny("9.2.1", "deny-none-of-yours", place=key)
        if not led >> start & 1:
            return deny("5.10", "deny-nobody-leads", place=key)
        if start not in self._free(state):
            if not (state.strength(side, start) or has_company(state, side, self.place)):
                return deny("7.6", "deny-nobody-to-join", place=key)
            return deny("9.2.1", "deny-out-of-zone", place=key)
        return deny("22.6", "deny-no-flank", place=key)

    def odds(self, state: CivilWarState) -> dict[str, int]:
        """The throws out of 36 with which each action of the pending decision succeeds."""
        if self.step == "declare":
            return {
                str(action): self._chance(state, place_of(action), self._goal(action))
                for action in self._declarations(state)
            }
        return {"avoid": self._best(state)} if self.step == "avoid" else {}

    def interceptions(self, state: CivilWarState) -> dict[int, int]:
        """By stack that has declared to come to the place, or may yet, the throws out of 36."""
        pairs = zip(self.starts, self.goals, strict=True)
        named = [start for start, goal in pairs if goal == self.place]
        starts = (*named, *self._free(state))
        return {start: self._chance(state, start, self.place) for start in starts}

    def _best(self, state: CivilWarState) -> int:
        """The throws out of 36 that bring the defenders to one haven at least."""
        side, sure = 1 - self.side, self._refuge(state)
        chances = [
            _SURE
            if sure >> end & 1
            else chance(modifier(state, side, self.place, end, avoids=True))
            for end in members(self.ways_out(state))
        ]
        return max(chances, default=0)

    def _goal(self, action: Action) -> int:
        return self.place if action.verb == "intercept" else place_of(action, 1)

    def _chance(self, state: CivilWarState, start: int, goal: int) -> int:
        if self.surely(state, start, goal):
            return _SURE
        return chance(modifier(state, 1 - self.side, start, goal))

    def surely(self, state: CivilWarState, start: int, goal: int) -> bool:
        """10.3.2: between a Coastal Fort and its port nobody throws dice."""
        return goal == self.place and bool(partners(state, 1 - self.side, goal) >> start & 1)

    def roll(self, play: P) -> Flow:
        """9.2.1, 9.4: two dice for each, in the order in which they were named."""
        state = play.state
        while self.done < len(self.starts):
            start, goal = self.starts[self.done], self.goals[self.done]
            self.done += 1
            if state.strength(1 - self.side, start) and not room(state, 1 - self.side, goal):
                continue
            sure = self.surely(state, start, goal)
            if sure or self._throw(play, start, goal):
                return Call(Detachment(1 - self.side, start, goal, int(sure)), then="sent")
        return "withdraw"

    def _throw(self, play: P, start: int, goal: int) -> bool:
        bonus = modifier(play.state, 1 - self.side, start, goal)
        chief = commander(play.state, 1 - self.side, start)
        dice = roll_dice(play, "reaction")
        success = succeeds(sum(dice), bonus)
        play.tell(
            "intercepts" if goal == self.place else "manoeuvres",
            place=place_key(start),
            goal=place_key(goal),
            dice=faces(dice),
            roll=sum(dice),
            bonus=bonus,
            total=sum(dice) + bonus,
            needed=NEEDED,
            success=int(success),
            led=int(chief >= 0),
            commander=_called(chief),
        )
        return success

    def sent(self, play: P) -> Flow:
        """Whether anybody came to the place itself."""
        here = self.goals[self.done - 1] == self.place
        self.intercepted |= int(here and bool(play.state.returned))
        return "roll"

    # --- The cavalry of the force -----------------------------------------------------------------

    def _riders(self, state: CivilWarState) -> bool:
        force = (*self.staff, *((self.leader,) if self.leader >= 0 else ()))
        return any(rank_of(state, one).cavalry for one in force)

    def withdraw(self, play: P) -> Flow:
        """8.2: a force with cavalry may fall back from an interception, and ends its march."""
        if not self.intercepted:
            return "avoid"
        if not self._riders(play.state):
            return "over"
        actions = [act("fall-back"), act("stand")]
        where, back = place_key(self.place), place_key(self.origin)
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-fall-back", actions, "8.2", place=where, origin=back)

    def on_withdraw(self, _play: P, action: Action) -> Flow:
        """Back to where it came from; or it fights."""
        if action.verb == "fall-back":
            return Done(Outcome(False, False, True).code)
        return "over"

    # --- Avoiding battle --------------------------------------------------------------------------

    def _field(self, state: CivilWarState) -> Field:
        return field_before(state, self.force(), self.place, landing=bool(self.landing))

    def _refuge(self, state: CivilWarState) -> Mask:
        """10.3.2, 7.6: the fort or port that takes the whole force without dice, or Generals."""
        side = 1 - self.side
        number, found = state.strength(side, self.place), 0
        for end in members(partners(state, side, self.place)):
            if room(state, side, end) >= number and end != self.origin:
                found |= 1 << end
        if number or not found:
            return found
        there = state.led(side) >> self.place & 1
        return found & ~self._field(state).zone if there else 0

    def ways_out(self, state: CivilWarState) -> Mask:
        """9.3.1: where the defenders may go; without a General only by 10.3.2 (5.10)."""
        side = 1 - self.side
        sure = self._refuge(state)
        if commander(state, side, self.place) < 0:
            return sure
        return sure | havens(state, self._field(state))

    def avoid(self, play: P) -> Flow:
        """9.3.1, 9.3.4: who has not just intercepted may try to avoid battle."""
        state, side = play.state, 1 - self.side
        there = state.strength(side, self.place) or state.generals_at(side, self.place)
        if not there or not self.ways_out(state):
            return "over"
        actions = [act("avoid"), act("stand")]
        return ask(
            SIDE_KEYS[side],
            "prompt-avoid",
            actions,
            "9.3.1",
            number=self.strength,
            origin=place_key(self.origin),
            place=place_key(self.place),
            **dict(ratings(state, self.leader)),
        )

    def on_avoid(self, play: P, action: Action) -> Flow:
        """9.3.3: who tries, and fails, fights without works and ground."""
        if action.verb == "stand":
            return "over"
        state = play.state
        if (chief := commander(state, 1 - self.side, self.place)) >= 0:
            dice = roll_dice(play, "reaction")
            self.rolled = sum(dice)
            success = bool(self._reached(state))
            play.tell(
                "avoids",
                place=place_key(self.place),
                dice=faces(dice),
                roll=self.rolled,
                needed=self._least(state),
                success=int(success),
                led=1,
                commander=general_key(chief),
            )
            if not success:
                self.exposed = 1
                return "over"
        return "flee"

    def why_avoid(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not leave at once."""
        end = place_of(action)
        return self.why_flee(state, action) if action.verb == "evade" and end >= 0 else None

    def _reached(self, state: CivilWarState) -> list[int]:
        """9.4: the places for which the throw is enough, each with what lies between."""
        sure = self._refuge(state)
        return [
            end
            for end in members(self.ways_out(state))
            if sure >> end & 1 or self._enough(state, end)
        ]

    def _least(self, state: CivilWarState) -> int:
        """9.4: the lowest throw that is enough for the nearest haven, as each has its modifiers."""
        side, sure = 1 - self.side, self._refuge(state)
        return min(
            _LOWEST
            if sure >> end & 1
            else max(_LOWEST, NEEDED - modifier(state, side, self.place, end, avoids=True))
            for end in members(self.ways_out(state))
        )

    def _enough(self, state: CivilWarState, end: int) -> bool:
        bonus = modifier(state, 1 - self.side, self.place, end, avoids=True)
        return succeeds(self.rolled, bonus)

    def flee(self, play: P) -> Flow:
        """9.4: the place is named after the dice."""
        state = play.state
        actions = [act("evade", place_key(end)) for end in self._reached(state)]
        seat, where = SIDE_KEYS[1 - self.side], place_key(self.place)
        return ask(seat, "prompt-evade", actions, "9.3.1", place=where)

    def on_flee(self, _play: P, action: Action) -> Flow:
        """All go there; whoever is in the way makes room."""
        goal = place_of(action)
        return Call(Departure(1 - self.side, self.place, goal), then="over")

    def why_flee(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        end, side = place_of(action), 1 - self.side
        if action.verb != "evade" or end < 0:
            return None
        key = place_key(end)
        if self.ways_out(state) >> end & 1:
            bonus = modifier(state, side, self.place, end, avoids=True)
            return deny("9.4", "deny-throw-too-low", place=key, bonus=bonus, roll=self.rolled)
        return why_no_haven(state, self._field(state), end)

    # --- The end ----------------------------------------------------------------------------------

    def over(self, play: P) -> Flow:
        """What the force finds."""
        fight = stands(play.state, self.side, self.place)
        return Done(Outcome(fight, bool(self.exposed), False).code)
