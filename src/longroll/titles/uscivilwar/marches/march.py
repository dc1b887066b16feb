"""5 The march of a force: one action names where to go, and the cheapest way is taken."""

from __future__ import annotations

from copy import copy
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Done, Flow

from ..base import (
    P,
    at_places,
    general_at,
    general_key,
    number_of,
    place_key,
    place_of,
    rank_of,
    side_key,
)
from ..command import LEADERLESS, limit_of, outranks
from ..components import CARD_KINDS, GENERALS, SIDE_KEYS, TABLES
from ..facts import facts
from ..ground import COASTAL_FORTS, FERRIES, OPEN_TO, around
from ..joining import Succession, TakeCommand, heirs, top_of
from ..markers import abandon_trenches, take_marker
from ..state import CivilWarState
from . import attack, work
from .force import fresh, shelter, staff_of, strengths
from .journey import BONUS, ONWARD, STACK, Journey
from .ways import (
    enemy_units,
    march_steps,
    near_patrol,
    open_ground,
    prices,
    wild_kentucky,
)

__all__ = ["CAPTURED", "ONWARD", "March", "has_somewhere_to_go"]

CAPTURED: Final = 4
"""More than the seats of the railroad bonus."""

_FORCED: Final = TABLES.marching.number("forced")
_TRAIN: Final = TABLES.rail_bonus.number("strength")


class March(Journey):
    """A force on the march: who goes, and what it does on the way.

    Returns the SP that used the railroad bonus (5.4.2), and CAPTURED more if it has taken what the
    Union is sent to take (4.1.4).
    """

    __slots__ = ()
    clause = "5.1"
    steps = (*("muster", "choose", "call", "advance", "met", "fought", "command", "over"),)

    # --- Who goes ---------------------------------------------------------------------------------

    def _stay(self, state: CivilWarState) -> int:
        return len(state.generals_at(self.side, self.place)) - len(self.staff) - 1

    def muster(self, play: P) -> Flow:
        """7.2.3, 7.3: with whom, and with how many SP; subordinates are taken one by one."""
        state = play.state
        if self.leader < 0:
            self._activate(play)
            return None
        staff = staff_of(state, self.side, self.leader, self.place)
        actions = [act("take", general_key(one)) for one in staff if one not in self.staff]
        numbers = strengths(state, self.side, self.place, self.leader, self._stay(state))
        actions += [act("lead", number) for number in numbers]
        name = general_key(self.leader)
        return ask(SIDE_KEYS[self.side], "prompt-muster", actions, "7.3", general=name)

    def on_muster(self, play: P, action: Action) -> Flow:
        """One more goes with him; or they are all there."""
        if action.verb == "take":
            self.staff = tuple(sorted((*self.staff, general_at(action.args[0]))))
            return "muster"
        self.strength = action.integer(0)
        self._activate(play)
        return None

    def why_muster(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why somebody does not go, or not so many."""
        if action.verb == "lead":
            return self._why_not_so_many(state, number_of(action, 0))
        general = general_at(action.args[0]) if action.verb == "take" and action.args else -1
        if general < 0:
            return None
        name = general_key(general)
        if GENERALS[general].side != self.side:
            return deny("7.2.3", "deny-not-yours", general=name)
        if state.where[general] != self.place:
            return deny("7.2.3", "deny-not-here", general=name)
        if general in (*self.staff, self.leader) or state.active >> general & 1:
            return deny("5.1.2", "deny-active-already", general=name)
        if not outranks(state, general, self.leader):
            return deny("7.4.1", "deny-own-army", general=name)
        return deny("7.5.1", "deny-higher-rank", general=name)

    def _why_not_so_many(self, state: CivilWarState, number: int) -> Denial:
        """Why he does not lead so many SP."""
        key = place_key(self.place)
        if number > limit_of(state, self.leader):
            return deny("7.3", "deny-too-many", number=limit_of(state, self.leader))
        if number > state.strength(self.side, self.place):
            return deny("7.3", "deny-no-strength", place=key)
        if number > fresh(state, self.side, self.place):
            return deny("5.1.2", "deny-has-moved", place=key)
        return deny("7.6", "deny-general-alone", place=key)

    def _activate(self, play: P) -> None:
        """5.1.2: they march in this phase, and in it no more.

        6.2.2: they take the marker over which they stand, to where they have come in a retreat.
        """
        state = play.state
        for one in self.generals():
            state.active |= 1 << one
        self._count(state, self.strength)
        self.equip(state)
        if self.strength:
            take_marker(play, self.side, self.place)

    def equip(self, state: CivilWarState) -> None:
        """5.2, 13.2.1: with what it sets out: its points, one less if it forages; its spirits."""
        if self.leader >= 0:
            self.pace = rank_of(state, self.leader).movement
        self.allowance = self.pace + work.FORAGE * (state.foraging[self.side] >> self.place & 1)
        self.shaken = state.demoralised[self.side] >> self.place & 1 if self.strength else 0
        self.owed = self.dear(state) >> self.place & 1

    # --- What it does -----------------------------------------------------------------------------

    def choose(self, play: P) -> Flow:
        """5.1.1: one thing after the other, until the force halts."""
        state = play.state
        actions = at_places("go", sorted(self.reach(state)))
        actions += at_places("ride", sorted(self.rides(state)))
        actions += attack.offers(self, state)
        actions += work.offers(self, state)
        if not self.begun and self.leader >= 0 and not self.shaken:
            hand = state.hands[self.side]
            for kind in self.cards():
                if hand[kind]:
                    actions.append(act("force", CARD_KINDS[kind]))
        actions.append(act("halt"))
        where = place_key(self.place)
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-march", actions, "5.1.1", place=where, number=self.left())

    def on_choose(self, play: P, action: Action) -> Flow:
        """It is done."""
        verb, state = action.verb, play.state
        if verb == "halt":
            return "command"
        if verb == "force":
            state.hands[self.side][CARD_KINDS.index(action.args[0])] -= 1
            self.allowance += _FORCED
            self.forced = _FORCED
            play.tell("forced", side=side_key(self.side), card=action.args[0])
        elif verb == "go":
            self.begun = 1
            self.settle_marker()
            return self._go(state, place_of(action))
        elif verb == "ride":
            self._board(state, place_of(action))
            self.train, self.allowance = self.train or self.strength, BONUS
            self.begun = 1
            return "advance"
        elif verb in attack.VERBS:
            self.begun = 1
            self.settle_marker()
            return attack.begin(self, play, action)
        else:
            work.do(self, play, action)
        self.begun = 1
        return "choose" if self.called < 0 else "call"

    def call(self, play: P) -> Flow:
        """5.9: which Generals come along with the SP that were gathered."""
        state = play.state
        able = work.companions(self, state, self.called)
        if not able:
            return self._all_called()
        actions = [*(act("call", general_key(one)) for one in able), act("done")]
        where = place_key(self.called)
        return ask(SIDE_KEYS[self.side], "prompt-call", actions, "5.9", place=where)

    def on_call(self, play: P, action: Action) -> Flow:
        """He comes; or nobody more."""
        if action.verb == "call":
            work.come(self, play.state, general_at(action.args[0]))
            return "call"
        return self._all_called()

    def _all_called(self) -> Flow:
        """The next place may be called to; of equals who stay in this one the owner names one."""
        place, self.called = self.called, -1
        return self.succession(place, "choose")

    def why_call(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General does not come along."""
        general = general_at(action.args[0]) if action.verb == "call" and action.args else -1
        return work.why_no_companion(self, state, general) if general >= 0 else None

    # --- The end ----------------------------------------------------------------------------------

    def command(self, play: P) -> Flow:
        """12.2, 7.2.3: whom it joins it unsettles; of equal commanders the owner chooses one.

        Subordinates whom it has left here are none. Without a General nothing is new but a loss.
        """
        state, force = play.state, (*self.generals(), *members(self.parted))
        if self.shaken and self.strength:
            state.demoralised[self.side] |= 1 << self.place
        equals = heirs(state, self.side, self.place)
        if not self.generals() or (equals and self.leader not in equals):
            return Succession(self.side, self.place)
        others = [one for one in state.generals_at(self.side, self.place) if one not in force]
        first = top_of(state, tuple(others))
        return TakeCommand(self.side, self.place, self.leader, first)

    def over(self, play: P) -> Flow:
        """10.1.3: entrenchments that nobody holds are gone."""
        play.state.momentum = 0
        abandon_trenches(play)
        return Done(self.train + CAPTURED * self.captured)

    # --- Why not ----------------------------------------------------------------------------------

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why something is not done on the march."""
        if action.verb == "force":
            return self._why_not_forced(state, action)
        if action.verb in ("go", "ride"):
            place = place_of(action)
            if place < 0:
                return None
            why = self._why_not_there(state, place)
            if why is not None:
                return why
            return (
                self._why_not_by_rail(state)
                if action.verb == "ride"
                else self._why_not_go(state, place)
            )
        if action.verb in attack.VERBS:
            return attack.why(self, state, action)
        return work.why(self, state, action)

    def _why_not_forced(self, state: CivilWarState, action: Action) -> Denial:
        kinds = [CARD_KINDS[kind] for kind in self.cards()]
        card = action.args[0] if action.args and action.args[0] in CARD_KINDS else kinds[-1]
        if self.leader < 0:
            return deny("18.1", "deny-no-leader", number=LEADERLESS)
        if self.begun:
            return deny("18.1", "deny-begun")
        if self.shaken:
            return deny("18.1", "deny-shaken", place=place_key(self.place))
        if card not in kinds:
            return deny("18.1", "deny-other-theatre", card=card)
        return deny("18.1", "deny-no-such-card", card=card)

    def _why_not_there(self, state: CivilWarState, place: int) -> Denial | None:
        """Why nobody of the side ends there now, by whatever way."""
        key = place_key(place)
        if enemy_units(state, self.side) >> place & 1:
            if not self._step(state, place):
                return deny("11.1.1", "deny-enemy-there", place=key)
            if place in attack.targets(self, state):
                return deny("11.1.1", "deny-enemy-beside", place=key)
            return attack.why(self, state, act("attack", key))
        if not open_ground(state, self.side) >> place & 1:
            return deny("5.7", "deny-closed-ground", place=key)
        if COASTAL_FORTS >> place & 1 and self.barred(state) >> place & 1:
            return deny("10.3.2", "deny-fort-full", number=STACK)
        if not self.strength:
            zone = facts(state).zone(1 - self.side, self.moving(state)) >> place & 1
            if zone or not shelter(state, self.side) >> place & 1:
                return deny("7.6", "deny-general-unsafe", place=key)
        if self.shy(state) and self.barred(state) >> place & 1:
            return deny("7.7", "deny-cautious", place=key)
        return None

    def _why_not_go(self, state: CivilWarState, place: int) -> Denial:
        key = place_key(place)
        if self.train:
            return deny("5.4.2", "deny-by-rail-only")
        if near_patrol(state, self.side, self.place, place):
            return deny("21.3.3", "deny-patrolled", place=key)
        if self.strength > 1 and self._found(state, light=True).get(place, 99) <= self.left():
            return deny("5.8.3", "deny-enemy-river", place=key)
        if around(self.place) >> place & 1 and not self._step(state, place):
            ferry = {self.place, place} in [{a, b} for a, b, _ in FERRIES]
            why = ("5.8.5", "deny-ferry-shut") if ferry else ("5.7", "deny-closed-side")
            return deny(*why, place=key)
        why_ = self._why_no_way(state, place)
        return why_ or deny("5.1.1", "deny-too-far", place=key, number=self.left())

    def _why_no_way(self, state: CivilWarState, place: int) -> Denial | None:
        """7.6, 7.7, 17.1.3: what shuts the way to a place that is near enough."""
        key = place_key(place)
        if not self.strength and place in self._if(strength=1).reach(state):
            return deny("7.6", "deny-general-way", place=key)
        if self.shy(state) and place in self._if(bold=1).reach(state):
            return deny("7.7", "deny-cautious-way", place=key)
        if wild_kentucky(state):
            steps = march_steps(state, self.side, light=self.strength <= 1)
            ground = open_ground(state, self.side) & ~self.barred(state)
            if place in prices(steps, self.place, self.left(), ground):
                return deny("17.1.3", "deny-through-kentucky", place=key)
        # Nobody else is in the way but the enemy: without him it is near enough.
        steps = march_steps(state, self.side, light=self.strength <= 1)
        if place in prices(steps, self.place, self.left(), OPEN_TO[self.side]):
            return deny("11.1.1", "deny-enemy-on-the-way", place=key)
        return None

    def _if(self, *, strength: int = -1, bold: int = -1) -> March:
        """The same march with an SP, or of one who dares."""
        other = copy(self)
        other.strength = self.strength if strength < 0 else strength
        other.bold = self.bold if bold < 0 else bold
        return other

    def _step(self, state: CivilWarState, place: int) -> int:
        """The points of the step to a place beside the force for one SP; 0 if none leads there."""
        return march_steps(state, self.side, light=True).price(self.place, place)

    def _why_not_by_rail(self, state: CivilWarState) -> Denial:
        if self.under_way():
            return deny("5.4.2", "deny-begun")
        if not 1 <= self.strength <= self.seats:
            return deny("5.4.2", "deny-no-seats", number=_TRAIN, left=self.seats)
        return deny("5.4.2", "deny-no-track", number=BONUS - self.spent)


def has_somewhere_to_go(state: CivilWarState, side: int, general: int, roads: Mask) -> bool:
    """2.1.5, 7.6: whether a General can do anything; ``roads`` are places `with_ways`.

    With SP any way by land, or work where they stand, will do; without, he must reach some with
    whom he may end.
    """
    place = state.where[general]
    if state.strength(side, place):
        return bool(roads >> place & 1)
    march = March(side, place, general, 0, 0, 1)
    march.allowance = rank_of(state, general).movement
    if any(state.hands[side][kind] for kind in march.cards()):
        march.allowance += _FORCED
    return march.leads(state)
