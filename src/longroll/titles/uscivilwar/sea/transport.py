"""20.3 and 20.5 A stack is carried by ship, leaves SP on the way, and may assault a shore."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Done, Flow

from ..base import (
    P,
    Proc,
    general_at,
    general_key,
    led_by,
    number_of,
    place_key,
    place_of,
    rank_of,
    side_key,
    theatre_of,
)
from ..battle import Attackers, Battle, Verdict
from ..battle.aftermath import shake
from ..components import GENERALS, SIDE_KEYS, TABLES
from ..facts import Facts, facts
from ..ground import COASTAL_FORTS, ISLANDS, MARKABLE
from ..joining import Succession, TakeCommand, confirm, heirs, top_of
from ..marches.attack import tries
from ..marches.entry import enter, settle
from ..marches.force import fresh
from ..marches.ways import enemy_units, generals_zone
from ..markers import abandon_trenches, place_marker, seize_washington, take_marker
from ..reactions import Approach, Outcome, due
from ..ships.gunboats import Gunboats
from ..state import CivilWarState
from ..surrender_points import bring_surrender_points, surrender_points
from .quays import able_aboard, capacity, leader_of, strengths_aboard
from .rivers import ways_of
from .routes import HARBOURS, from_bay_only, guarded, voyage, without_harbour

__all__ = ["Transport"]

_STACK: Final = TABLES.works.number("coastal_stack")


class Transport(Proc):
    """SP and Generals on ships; ``assault`` tells that a card lets them attack (20.5.1).

    They stand in ``place`` between voyages, began in ``base`` and sail to ``goal``; ``bold`` tells
    that a cautious commander was paid for (7.7), ``landed`` whether they have come ashore, and left
    somebody there, ``shaken`` that the SP are demoralised, ``captured`` that they have done what
    4.1.4 wants: that is returned. ``staff`` are the Generals as they came on board, ``parted`` a
    mask of those who have left them where they are.
    """

    __slots__ = (
        *("assault", "base", "bold", "captured", "goal", "landed", "parted", "place"),
        *("shaken", "side", "staff", "strength"),
    )
    clause = "20.3.1"
    steps = (
        *("muster", "sail", "approach", "met", "fought", "reembark", "command"),
        *("over", "cleared"),
    )

    def __init__(self, side: int, place: int, assault: int, bold: int = 1) -> None:
        super().__init__()
        self.side, self.place, self.base, self.assault = side, place, place, assault
        self.bold = bold
        self.strength = self.landed = self.shaken = self.captured = 0
        self.goal = -1
        self.parted: Mask = 0
        self.staff: tuple[int, ...] = ()

    # --- Who goes on board ------------------------------------------------------------------------

    def muster(self, play: P) -> Flow:
        """20.3.1: any number of Generals, and SP as the ships take them."""
        state = play.state
        able = able_aboard(state, self.side, self.place, self.staff)
        actions = [act("take", general_key(one)) for one in able]
        actions += [act("lead", number) for number in self._numbers(state)]
        where = place_key(self.place)
        return ask(SIDE_KEYS[self.side], "prompt-aboard", actions, "20.3.1", place=where)

    def _numbers(self, state: CivilWarState) -> range:
        stay = len(state.generals_at(self.side, self.place)) - len(self.staff)
        return strengths_aboard(state, self.side, self.place, stay)

    def on_muster(self, play: P, action: Action) -> Flow:
        """One more comes on board, the first of equals to command them; or they sail."""
        state = play.state
        if action.verb == "take":
            self.staff = (*self.staff, general_at(action.args[0]))
            return "muster"
        self.strength = action.integer(0)
        self.shaken = state.demoralised[self.side] >> self.place & 1
        for one in self.staff:
            state.active |= 1 << one
        self._count(state, self.strength)
        take_marker(play, self.side, self.place)
        return None

    def _count(self, state: CivilWarState, number: int) -> None:
        """SP that have been activated come into the place, or leave it."""
        left = state.moved.pop(self.place, 0) + number
        if left:
            state.moved[self.place] = left

    def why_muster(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why somebody does not come on board, or not so many."""
        key = place_key(self.place)
        if action.verb == "lead":
            if number_of(action, 0) > capacity(self.side):
                return deny("20.3.1", "deny-too-many", number=capacity(self.side))
            if number_of(action, 0) > state.strength(self.side, self.place):
                return deny("20.3.1", "deny-no-strength", place=key)
            if number_of(action, 0) > fresh(state, self.side, self.place):
                return deny("5.1.2", "deny-has-moved", place=key)
            return deny("7.6", "deny-general-alone", place=key)
        general = general_at(action.args[0]) if action.verb == "take" and action.args else -1
        if general < 0:
            return None
        name = general_key(general)
        if GENERALS[general].side != self.side or state.where[general] != self.place:
            return deny("20.3.1", "deny-not-here", general=name)
        if general in self.staff or state.active >> general & 1:
            return deny("5.1.2", "deny-active-already", general=name)
        return deny("7.4.1", "deny-own-army", general=name)

    # --- Where they sail --------------------------------------------------------------------------

    def _fits(self, state: CivilWarState, ends: Mask) -> Mask:
        """10.3.2, 7.7: no full Coastal Fort, no zone that a cautious commander shuns."""
        for fort in members(ends & COASTAL_FORTS):
            if state.strength(self.side, fort) + self.strength > _STACK:
                ends &= ~(1 << fort)
        return ends & ~self._shunned(state)

    def _shunned(self, state: CivilWarState) -> Mask:
        return generals_zone(state, self.side, self._moving(state)) if self._shy(state) else 0

    def _shy(self, state: CivilWarState) -> bool:
        """7.7: whether a cautious commander was not paid for to dare."""
        leader = leader_of(state, self.staff)
        return leader >= 0 and not self.bold and rank_of(state, leader).cautious

    def _moving(self, state: CivilWarState) -> Mask:
        return 1 << self.place if state.strength(self.side, self.place) == self.strength else 0

    def _reached(self, state: CivilWarState) -> tuple[Mask, Mask]:
        """Where they may go from here: a leg of the whole voyage, each by itself (20.3.1)."""
        ends, targets, _ = ways_of(state, facts(state), self.side, self.place, self.base)
        if self._shy(state):
            targets &= ~enemy_units(state, self.side)
        return self._fits(state, ends), self._fits(state, targets if self.assault else 0)

    def targets(self, state: CivilWarState) -> Mask:
        """20.3.1, 20.5.1: where they may make an assault from here: nowhere once ashore."""
        return self._reached(state)[1] if self.landed != _ASHORE else 0

    def sail(self, play: P) -> Flow:
        """20.3.1: on to another shore once somebody has been left on this one."""
        state = play.state
        actions: list[Action] = []
        if self.landed != _ASHORE:
            ends, targets = self._reached(state)
            actions += [act("sail", place_key(place)) for place in members(ends)]
            actions += [act("assault", place_key(place)) for place in members(targets)]
        if self.landed:
            actions += [act("drop", number) for number in range(1, self.strength)]
            others = state.strength(self.side, self.place) > self.strength
            actions += [act("part", general_key(one)) for one in self.staff if others]
        where = place_key(self.place)
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-sail", [*actions, act("halt")], "20.3.1", place=where)

    def on_sail(self, play: P, action: Action) -> Flow:
        """They sail, leave somebody, or stay."""
        verb = action.verb
        if verb == "halt":
            return "command"
        if verb == "drop":
            self.strength -= action.integer(0)
        elif verb == "part":
            gone = general_at(action.args[0])
            self.staff = tuple(one for one in self.staff if one != gone)
            self.parted |= 1 << gone
        else:
            self.goal = place_of(action)
            self.captured |= tries(play.state, self.side, self.goal)
            gunboats = Gunboats(self.side, self.place, self.goal)
            if verb == "assault" and gunboats.pursued(play.state):
                return Call(gunboats, then="cleared")
            return "approach"
        self.landed = _PARTED
        return "sail"

    # --- Who meets them ---------------------------------------------------------------------------

    def force(self, state: CivilWarState) -> Attackers:
        """Who lands, under the General who commands them."""
        leader = leader_of(state, self.staff)
        staff = tuple(one for one in self.staff if one != leader)
        theatre = theatre_of(self.base)
        return Attackers(self.side, self.place, leader, staff, self.strength, self.shaken, theatre)

    def cleared(self, play: P) -> Flow:
        """21.7.3: without the naval battle nobody lands."""
        return "approach" if play.state.returned else "reembark"

    def approach(self, play: P) -> Flow:
        """9.2.1, 20.5.2: who lands may be intercepted, or finds defenders."""
        state = play.state
        force = self.force(state)
        if due(state, force, self.goal):
            return Call(Approach(force, self.goal, landing=True), then="met")
        fight = bool(enemy_units(state, self.side) >> self.goal & 1)
        return self._meet(play, Outcome(fight, exposed=False, withdrawn=False))

    def met(self, play: P) -> Flow:
        """What they find."""
        return self._meet(play, Outcome.of(play.state.returned))

    def _meet(self, play: P, outcome: Outcome) -> Flow:
        if outcome.withdrawn:
            play.tell("fell-back", side=side_key(self.side), place=place_key(self.place))
            return "command"
        if outcome.fight:
            self.captured |= tries(play.state, self.side, self.goal)
            force = self.force(play.state)
            battle = Battle(force, self.goal, landing=True, exposed=outcome.exposed)
            return Call(battle, then="fought")
        hostile = facts(play.state).held[1 - self.side] >> self.goal & 1
        origin = self.place
        self._land(play, self.goal)
        self.landed = _ASHORE
        if hostile:
            self._win(play)
        return self._succession(origin, "command" if hostile else "sail")

    def _succession(self, place: int, then: str) -> Flow:
        """7.2.2: who commands those who stay ashore, named as the ships leave them."""
        return Call(Succession(self.side, place), then=then) if place != self.place else then

    def fought(self, play: P) -> Flow:
        """20.5.3, 20.5.4: who wins lands, and goes no farther; who does not embarks again."""
        state, verdict = play.state, Verdict.of(play.state.returned)
        self.strength -= verdict.lost
        self.shaken = int(verdict.shaken)
        self.staff = tuple(one for one in self.staff if state.where[one] == self.place)
        if not verdict.won:
            return "reembark" if self.strength else "command"
        origin = self.place
        if self.strength or self.staff:
            self._land(play, self.goal)
        if self.strength:
            self._win(play)
        return self._succession(origin, "command")

    def _harbours(self, state: CivilWarState) -> Mask:
        """20.5.4: friendly ports that they could have reached at the start, and that one."""
        found = facts(state)
        ends = voyage(found, self.side, self.base).ends | 1 << self.base
        return self._fits(state, ends & HARBOURS & found.held[self.side] & ~(1 << self.place))

    def reembark(self, play: P) -> Flow:
        """20.5.4: back to where they sailed from, or to another friendly port.

        They remain where somebody has landed on the way only if that is one.
        """
        ends = self._harbours(play.state)
        if not ends:
            return self._back(play)
        actions = [act("sail", place_key(place)) for place in members(ends)]
        harbours = HARBOURS & facts(play.state).held[self.side]
        if self.place == self.base or harbours >> self.place & 1:
            actions.append(act("halt"))
        where = place_key(self.place)
        return ask(SIDE_KEYS[self.side], "prompt-reembark", actions, "20.5.4", place=where)

    def on_reembark(self, play: P, action: Action) -> Flow:
        """They are there."""
        if action.verb != "sail":
            return self._back(play)
        origin = self.place
        self._land(play, place_of(action))
        return self._succession(origin, "command")

    def _back(self, play: P) -> Flow:
        """12.2: where they sailed from; demoralised, they unsettle those who stayed."""
        here = place_key(self.place)
        play.tell("reembarked", side=side_key(self.side), number=self.strength, place=here)
        if self.shaken:
            shake(play.state, self.side, self.place)
        return None

    def why_reembark(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        place = place_of(action)
        if action.verb == "halt":
            return deny("20.5.4", "deny-no-harbour-here", place=place_key(self.place))
        if action.verb != "sail" or place < 0:
            return None
        if COASTAL_FORTS >> place & 1 and not self._fits(state, 1 << place):
            return deny("10.3.2", "deny-fort-full", number=_STACK)
        return deny("20.5.4", "deny-no-voyage-to", place=place_key(place))

    def _land(self, play: P, place: int) -> None:
        state, side, origin = play.state, self.side, self.place
        points = surrender_points(state, side, origin)
        self._count(state, -self.strength)
        state.take(side, origin, self.strength)
        for one in self.staff:
            state.chiefs &= ~(1 << one)
        self.place = place
        enter(play, side, place, self.strength)
        self.shaken = settle(state, side, place, self.strength, self.staff, self.shaken)
        bring_surrender_points(state, side, place, self.strength, points)
        self._count(state, self.strength)
        if self.parted and origin != self.base:
            confirm(state, side, origin, self.parted)
        self.parted = 0
        leader = leader_of(state, self.staff)
        play.tell(
            "sailed" if leader < 0 else "sailed-under",
            side=side_key(side),
            number=self.strength,
            origin=place_key(origin),
            place=place_key(place),
            general=led_by(leader),
        )
        seize_washington(play, side, place)

    def _win(self, play: P) -> None:
        """20.5.3: a marker lies at once on a Coastal Fort or an island that was taken."""
        if (
            (COASTAL_FORTS | ISLANDS)
            & MARKABLE
            & ~facts(play.state).countries[self.side]
            & (1 << self.place)
        ):
            place_marker(play, self.side, self.place)

    def why_sail(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        verb = action.verb
        if verb in ("drop", "part"):
            return deny("20.3.1", "deny-not-ashore", place=place_key(self.place))
        place = place_of(action) if verb in ("sail", "assault") else -1
        if place < 0:
            return None
        key = place_key(place)
        if self.landed == _ASHORE:
            return deny("20.3.1", "deny-landed", place=place_key(self.place))
        ends, targets, _ = ways_of(state, facts(state), self.side, self.place, self.base)
        if verb == "assault" and not self.assault:
            return deny("20.5.1", "deny-no-assault-card")
        if not (ends if verb == "sail" else targets) >> place & 1:
            if verb == "sail" and targets >> place & 1:
                return deny("20.5.1", "deny-enemy-shore", place=key)
            return self._why_no_voyage(facts(state), place, assault=verb == "assault")
        return self._why_not_end(state, place)

    def _why_no_voyage(self, found: Facts, place: int, *, assault: bool) -> Denial:
        reason = "20.3.3", "deny-no-voyage-to"
        if assault and from_bay_only(self.side, self.place) >> place & 1:
            reason = "20.5.1", "deny-from-bay"
        elif assault and voyage(found, self.side, self.place, self.base).targets >> place & 1:
            reason = "21.11", "deny-other-river"
        elif guarded(found, self.side) >> place & 1:
            reason = "10.3.1", "deny-coastal-fort"
        elif without_harbour(found, self.side, self.place) >> place & 1:
            reason = "20.3.4", "deny-no-harbour"
        return deny(*reason, place=place_key(place))

    def _why_not_end(self, state: CivilWarState, place: int) -> Denial:
        key = place_key(place)
        if COASTAL_FORTS >> place & 1 and not self._fits(state, 1 << place):
            return deny("10.3.2", "deny-fort-full", number=_STACK)
        enemies = enemy_units(state, self.side) if self._shy(state) else 0
        if (self._shunned(state) | enemies) >> place & 1:
            return deny("7.7", "deny-cautious", place=key)
        return deny("20.3.4", "deny-no-harbour", place=key)

    # --- The end ----------------------------------------------------------------------------------

    def command(self, play: P) -> Flow:
        """7.2.3: as at the end of a march."""
        state, ours = play.state, (*self.staff, *members(self.parted))
        equals, leader = heirs(state, self.side, self.place), leader_of(state, self.staff)
        if not self.staff or (equals and leader not in equals):
            return Succession(self.side, self.place)
        others = [one for one in state.generals_at(self.side, self.place) if one not in ours]
        first = top_of(state, tuple(others))
        return TakeCommand(self.side, self.place, leader, first)

    def over(self, play: P) -> Flow:
        """10.1.3."""
        play.state.momentum = 0
        abandon_trenches(play)
        return Done(self.captured)


_ASHORE: Final = 1
_PARTED: Final = 2
