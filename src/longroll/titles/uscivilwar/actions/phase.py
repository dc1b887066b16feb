"""4.2.B.a and 4.3 What a side does with its Action Points."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.memo import remembered
from longroll.engine.procedure import Call, Done, Flow

from ..armies import candidates, raise_army, why_none
from ..base import (
    P,
    at_each,
    card_key,
    general_at,
    general_key,
    number_of,
    place_key,
    place_of,
    rank_of,
    side_key,
    theatre_key,
    theatre_of,
)
from ..battle.aftermath import catch_lone_generals
from ..command import displace_generals
from ..components import (
    CARD_KINDS,
    CONFEDERATE,
    GENERALS,
    PLACE,
    SIDE_KEYS,
    STATE,
    TABLES,
    UNION,
)
from ..facts import facts, supply
from ..forts import has_fort_site, raze, why_no_fort
from ..ground import THEATRE
from ..marches import (
    CAPTURED,
    March,
    able_generals,
    columns,
    has_somewhere_to_go,
    why_no_column,
    why_no_general,
    with_ways,
)
from ..options import ADVANCED
from ..sea import Transport, cards_for, voyages, why_no_voyage
from ..ships.orders import VERBS as FLEETS
from ..ships.orders import orders, set_out, why_no_order
from ..state import CivilWarState
from ..training import Recruit
from ..transfers import Transfers
from .purse import ANY, POINTS, Purse
from .sites import (
    AHEAD,
    ground,
    posts,
    shaken,
    sites,
    why_no_ground,
    why_no_post,
    why_no_recovery,
    why_not_given_up,
)

__all__ = ["Activations"]

_RICHMOND: Final = PLACE["2146"]
_RICHMOND_AT: Final = TABLES.initiative.numbers("richmond")
_MARCHES: Final = ("march", "dare", "spur", "column")
_SHIPS: Final = ("transport", "venture", "ships")
_DARING: Final = 2
_SEATS: Final = TABLES.rail_bonus.number("strength")
_TRAINED: Final = TABLES.training.number("points")
_WATERS_LAST: Final = (*range(ANY), -1)
"""The theatres, and open water: a list of these is asked by `theatre_of`, -1 for water as well."""
_MARCH: Final = tuple(act("march", general.key) for general in GENERALS)
_DARE: Final = tuple(act("dare", general.key) for general in GENERALS)


@remembered(1 << 13)
def _each_number(verb: str, place: int, least: int, most: int) -> tuple[Action, ...]:
    """An action at a place for each number of SP."""
    key = place_key(place)
    return tuple([act(verb, key, number) for number in range(least, most + 1)])


class Activations(Purse):
    """The Movement and Combat Segment of a side.

    ``posted`` are states whose militia was sent in this phase; ``card`` is the kind of a card that
    begins a fort, or -1; ``railed`` are SP that have used the railroad bonus in this phase (5.4.2).
    """

    __slots__ = ("card", "onward", "posted", "railed")
    clause = "4.3"
    calm = True
    busy = ("fort", "penalty")
    asks = ("choose",)
    ahead = MappingProxyType({"choose": AHEAD})
    steps = ("begin", "choose", "fort", "paid", "marched", "sailed", "penalty")

    def __init__(self, side: int, difference: int) -> None:
        super().__init__(side, difference)
        self.posted: tuple[int, ...] = ()
        self.card = -1
        self.railed = 0
        self.onward = int(side == UNION and difference in _RICHMOND_AT)

    def begin(self, play: P) -> Flow:
        """4.1.4: the Union is sent on to Richmond while the Confederates hold it."""
        self.onward *= facts(play.state).held[CONFEDERATE] >> _RICHMOND & 1
        if self.onward:
            play.tell("onward", side=side_key(self.side))
        return None

    # --- The menu ---------------------------------------------------------------------------------

    def seats_asked(self, _state: CivilWarState) -> tuple[str, ...]:
        """The side whose phase it is."""
        return (side_key(self.side),)

    def choose(self, play: P) -> Flow:
        """4.3, 18.1, 18.3.1: one action after the other, until the side is done."""
        state = play.state
        paid = self._paid_for()
        actions = self._marches(state)
        actions += [act("army", general_key(one)) for one in candidates(state, self.side)]
        actions += voyages(state, self.side, paid, self._paid_for(_DARING))
        if ADVANCED in state.options:
            some, seats = self.points[ANY] > 0, self.seats() > 0
            twice = self._paid_for(_DARING)
            actions += orders(state, self.side, paid, twice, anywhere=some, seats=seats)
        actions += at_each("recover", shaken(state, self.side) & paid)
        actions += at_each("entrench", ground(state, self.side) & paid)
        actions += [each for each, left in zip(_TRAIN, self.points, strict=True) if left]
        actions += [act("transfers", key) for key in self._with_transfers(state)]
        hand = state.hands[self.side]
        for kind, held in enumerate(hand):
            if held and CARD_KINDS[kind] != "naval":
                actions.append(act("card", card_key(kind)))
                if has_fort_site(state, self.side, THEATRE[kind] if kind < ANY else -1):
                    actions.append(act("works", card_key(kind)))
        actions += posts(state, self.side, self.posted)
        actions += at_each("raze", state.strongholds[self.side])
        strength = state.sp[self.side]
        for place in members(supply(facts(state), self.side).linked & _HOME):
            actions += _each_number("disperse", place, 1, strength[place])
        actions.append(act("done"))
        east, west, far, any_ = self.points
        return ask(
            SIDE_KEYS[self.side],
            "prompt-action",
            actions,
            "4.3",
            number=sum(self.points),
            bound=east + west + far,
            east=east,
            west=west,
            far=far,
            other=any_,
            onward=self.onward,
        )

    def _with_transfers(self, state: CivilWarState) -> list[str]:
        """7.8: the points that are left by which some General can be transferred."""
        if not any(self.points):
            return []
        able = Transfers(self.side, -1).able(state)
        where = {theatre_of(state.where[general]) for general in able}
        return [
            key
            for kind, (key, left) in enumerate(zip(POINTS, self.points, strict=True))
            if left and (kind in where if kind < ANY else able)
        ]

    def _marches(self, state: CivilWarState) -> list[Action]:
        """4.3 MOVE: a General, for two points if he is cautious and shall dare (7.7); or SP."""
        actions: list[Action] = []
        roads = with_ways(state, self.side)
        left = [self._left(theatre) for theatre in _WATERS_LAST]
        ways, strength = frozenset(members(roads)), state.sp[self.side]
        for general in able_generals(state, self.side):
            place = state.where[general]
            if place in strength:  # As `has_somewhere_to_go` has it, without a shift of the map.
                leads = place in ways
            else:
                leads = has_somewhere_to_go(state, self.side, general, roads)
            if not leads:
                continue
            theatre = theatre_of(place)
            if left[theatre]:
                actions.append(_MARCH[general])
            if rank_of(state, general).cautious:
                if left[theatre] >= _DARING:
                    actions.append(_DARE[general])
                name = general_key(general)
                actions += [
                    act("spur", name, card_key(kind)) for kind in self._spurs(state, theatre)
                ]
        for place, numbers in columns(state, self.side, roads):
            if left[theatre_of(place)]:
                actions += _each_number("column", place, numbers[0], numbers[-1])
        return actions

    def _sail(self, play: P, action: Action) -> Flow:
        """20.3.1, 20.5.1, 7.7: pay, and embark."""
        place, card, bold = place_of(action), action.verb == "ships", action.verb == "venture"
        if card:
            self._spend_card(play, action)
        else:
            for _ in range(1 + bold):
                self._pay(theatre_of(place))
        ready = self.side == UNION and ADVANCED in play.state.options
        if card:
            ready = CARD_KINDS.index(action.args[1]) in cards_for(play.state, self.side)
        ships = Transport(self.side, place, int(ready), int(card or bold))
        return Call(ships, then="sailed")

    def _set_out(self, play: P, action: Action) -> Flow:
        """21.1, 21.2.4: pay, and let the ships sail."""
        if action.verb in ("card-fleet", "battery"):
            self._spend_card(play, action)
        elif action.verb != "free-fleet":
            for _ in range(1 + (action.verb == "venture-fleet")):
                self._pay(theatre_of(place_of(action)))
        if action.verb == "battery-rail":
            self.railed += 1
        return set_out(play, self.side, action, "sailed")

    def seats(self) -> int:
        """5.4.2: how many SP may still use the railroad bonus in this phase."""
        return _SEATS - self.railed

    def _march(self, play: P, action: Action) -> Flow:
        """Pay, and begin."""
        state = play.state
        seats = self.seats()
        if action.verb == "column":
            place, leader, number = place_of(action), -1, action.integer(1)
        else:
            leader = general_at(action.args[0])
            place, number = state.where[leader], 0
        bold = int(action.verb in ("dare", "spur"))
        if action.verb == "spur":
            self._spend_card(play, action)
        else:
            for _ in range(1 + bold):
                self._pay(theatre_of(place))
        return Call(March(self.side, place, leader, number, seats, bold), then="marched")

    def marched(self, play: P) -> Flow:
        """What it used of the railroads."""
        captured, railed = divmod(play.state.returned, CAPTURED)
        self.railed += railed
        self.onward *= 1 - captured
        return "choose"

    def sailed(self, play: P) -> Flow:
        """4.1.4: whether it did what the Union is sent to do."""
        self.onward *= 1 - play.state.returned
        return "choose"

    def _why_no_march(self, state: CivilWarState, action: Action) -> Denial | None:
        if action.verb == "column":
            place = place_of(action)
            why = why_no_column(state, self.side, place, number_of(action)) if place >= 0 else None
            return why or (self._unpaid(theatre_of(place)) if place >= 0 else None)
        general = general_at(action.args[0]) if action.args else -1
        if general < 0:
            return None
        why = why_no_general(state, self.side, general)
        if why is None:
            why = self._why_nowhere(state, general)
        if why is not None or action.verb == "march":
            return why or self._unpaid(theatre_of(state.where[general]))
        if not rank_of(state, general).cautious:
            return deny("7.7", "deny-not-cautious", general=action.args[0])
        if action.verb == "dare":
            return self._unpaid(theatre_of(state.where[general]))
        card = action.args[1] if len(action.args) > 1 else ""
        fits = card in ("any", theatre_key(theatre_of(state.where[general])))
        if card in CARD_KINDS and not fits:
            return deny("18.1", "deny-other-theatre", card=card)
        return deny("7.7", "deny-no-card")

    def _why_nowhere(self, state: CivilWarState, general: int) -> Denial | None:
        """2.1.5, 7.6: why a General who is able to march has nowhere to go."""
        if has_somewhere_to_go(state, self.side, general, with_ways(state, self.side)):
            return None
        place = state.where[general]
        if state.strength(self.side, place):
            return deny("2.1.5", "deny-no-way-by-land", place=place_key(place))
        return deny("7.6", "deny-no-company", general=general_key(general))

    def owes(self, state: CivilWarState) -> bool:
        """4.1.4: whether the Union loses an SP if its phase ends now."""
        return bool(self.onward and self._victims(state))

    def _victims(self, state: CivilWarState) -> Mask:
        """4.1.4, 7.6: SP with full supply; a General keeps his last if others can go."""
        fed = supply(facts(state), self.side).supplied_of(state.forces[self.side])
        last = fed & state.led(self.side)
        for place in members(last):
            if state.strength(self.side, place) > 1:
                last &= ~(1 << place)
        return fed & ~last or fed

    def penalty(self, play: P) -> Flow:
        """4.1.4: who did not even try loses an SP with full supply."""
        actions = [act("lose", place_key(place)) for place in members(self._victims(play.state))]
        return ask(SIDE_KEYS[self.side], "prompt-penalty", actions, "4.1.4")

    def on_penalty(self, play: P, action: Action) -> Flow:
        """It is gone, and the segment ends."""
        state, place = play.state, place_of(action)
        state.take(self.side, place, 1)
        play.tell("penalised", side=side_key(self.side), place=action.args[0])
        return Done()

    def why_penalty(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why the SP is not taken there."""
        place = place_of(action)
        if action.verb != "lose" or place < 0:
            return None
        key = action.args[0]
        if not state.strength(self.side, place):
            return deny("4.1.4", "deny-no-strength", place=key)
        if not supply(facts(state), self.side).supplied_of(1 << place):
            return deny("4.1.4", "deny-not-supplied", place=key)
        return deny("7.6", "deny-general-alone", place=key)

    def on_choose(self, play: P, action: Action) -> Flow:
        """Pay, and do it."""
        state, verb = play.state, action.verb
        if verb == "done":
            return "penalty" if self.owes(state) else Done()
        if verb == "card":
            self._spend_card(play, action)
            self._change(min(CARD_KINDS.index(action.args[0]), ANY), 1)
        elif verb == "works":
            self.card = CARD_KINDS.index(action.args[0])
            return "fort"
        elif verb in _MARCHES:
            return self._march(play, action)
        elif verb == "army":
            raise_army(play, general_at(action.args[0]))
        elif verb in _SHIPS:
            return self._sail(play, action)
        elif verb in FLEETS:
            return self._set_out(play, action)
        elif verb == "transfers":
            kind = POINTS.index(action.args[0])
            self._change(kind, -1)
            return Call(Transfers(self.side, kind if kind < ANY else -1), then="paid")
        elif verb == "train":
            self._change(POINTS.index(action.args[0]), -1)
            return self._train(play)
        elif verb == "post":
            realm = STATE[action.args[0].upper()]
            self.posted = tuple(sorted((*self.posted, realm)))
            state.set_militia(self.side, realm, place_of(action, 1))
            catch_lone_generals(play, self.side, place_of(action, 1))
            play.tell(
                "militia-sent",
                side=side_key(self.side),
                state=action.args[0],
                place=action.args[1],
            )
        elif verb == "raze":
            raze(play, self.side, place_of(action))
        else:
            self._at_place(play, action)
        return "choose"

    def _at_place(self, play: P, action: Action) -> None:
        """What is done to the units of one place."""
        state, place, side = play.state, place_of(action), self.side
        key = action.args[0]
        if action.verb == "disperse":
            number = action.integer(1)
            state.take(side, place, number)
            state.displaced[side][theatre_of(place)] += number
            play.tell("dispersed", side=side_key(side), place=key, number=number)
            if not state.forces[side] >> place & 1:
                # 7.6: in a fort, too, Generals are not left alone.
                displace_generals(state, side, place, theatre_of(place))
            return
        self._pay(theatre_of(place))
        if action.verb == "recover":
            state.demoralised[side] &= ~(1 << place)
            state.moved[place] = state.strength(side, place)
            play.tell("recovered", side=side_key(side), place=key)
        else:
            state.trenches[side] |= 1 << place
            play.tell("entrenched", side=side_key(side), place=key)

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why something cannot be done."""
        verb = action.verb
        if verb in _MARCHES:
            return self._why_no_march(state, action)
        if verb in _SHIPS or verb in FLEETS:
            why_not = why_no_voyage if verb in _SHIPS else why_no_order
            return why_not(state, self.side, action, self._why_unpaid(action))
        if verb in ("card", "works") and action.args and action.args[0] in CARD_KINDS:
            return self._why_no_card(state, action)
        if verb in ("train", "transfers"):
            return self._why_no_point(action)
        if verb == "army":
            general = general_at(action.args[0]) if action.args else -1
            return why_none(state, self.side, general) if general >= 0 else None
        if verb == "post":
            return why_no_post(state, self.side, action, self.posted)
        place = place_of(action)
        if place < 0 or verb not in ("recover", "entrench", "disperse", "raze"):
            return None
        return self._why_not_at(state, action, place)

    def _why_unpaid(self, action: Action) -> Denial:
        """Why a voyage is not paid, or a battery finds no room on a train (5.4.2)."""
        theatre = theatre_of(place_of(action))
        if action.verb == "battery-rail" and self._can_pay(theatre):
            return deny("5.4.2", "deny-no-seats", number=_SEATS, left=self.seats())
        return self._unpaid(theatre)

    def _why_not_at(self, state: CivilWarState, action: Action, place: int) -> Denial:
        """Why something is not done on the spot."""
        if action.verb in ("disperse", "raze"):
            return why_not_given_up(state, self.side, action)
        if not self._can_pay(theatre_of(place)):
            return self._unpaid()
        found = why_no_recovery if action.verb == "recover" else why_no_ground
        return found(state, self.side, place)

    def _why_no_card(self, state: CivilWarState, action: Action) -> Denial:
        kind = CARD_KINDS.index(action.args[0])
        if not state.hands[self.side][kind]:
            return deny("18.1", "deny-no-such-card", card=action.args[0])
        if CARD_KINDS[kind] == "naval":
            return deny("18.1", "deny-naval-card", card=action.args[0])
        return deny("10.2.2", "deny-no-site", card=action.args[0])

    def _train(self, play: P) -> Flow:
        """17.3: ten points are an SP, and the count begins anew."""
        state = play.state
        state.training[self.side] += 1
        number = state.training[self.side]
        play.tell("trained", side=side_key(self.side), number=number, needed=_TRAINED)
        if state.training[self.side] < _TRAINED:
            return "choose"
        state.training[self.side] = 0
        return Call(Recruit(self.side), then="paid")

    # --- Forts ------------------------------------------------------------------------------------

    def fort(self, play: P) -> Flow:
        """10.2.2, 10.2.3: a card of the theatre begins or improves a fort."""
        state = play.state
        actions = [act("fort", place_key(p)) for p in members(sites(state, self.side, self.card))]
        key = card_key(self.card)
        return ask(SIDE_KEYS[self.side], "prompt-works", actions, "10.2.2", card=key)

    def on_fort(self, play: P, action: Action) -> Flow:
        """It is completed in the next phase of the side."""
        place = place_of(action)
        level = play.state.forts[self.side].get(place, 0) + 1
        self._spend_card(play, act("works", card_key(self.card)))
        self.card = -1
        play.state.works[self.side][place] = level
        play.tell("fort-begun", side=side_key(self.side), place=action.args[0], level=level)
        return "choose"

    def why_fort(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no fort is begun there."""
        place = place_of(action)
        if action.verb != "fort" or place < 0:
            return None
        if self.card < ANY and theatre_of(place) != self.card:
            area = theatre_key(self.card)
            return deny("18.1", "deny-not-in-area", place=action.args[0], area=area)
        improve = place in state.forts[self.side]
        return why_no_fort(state, self.side, place, improve=improve)

    def paid(self, _play: P) -> Flow:
        """After a procedure of its own."""
        return "choose"


_TRAIN: Final = tuple(act("train", key) for key in POINTS)
_HOME: Final[Mask] = THEATRE[0] | THEATRE[1] | THEATRE[2]
