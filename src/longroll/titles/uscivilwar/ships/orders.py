"""21.1, 21.2.4, 21.12 What ships may be told in an Action Phase, and what it costs."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from ..base import P, Proc, card_key, place_key, place_of, side_key
from ..components import CARD_KINDS, SIDE_KEYS, UNION, WATERS
from ..facts import facts
from ..ground import PORTS
from ..options import ADVANCED
from ..sea.transport import cautious
from ..state import CivilWarState, ship_parts
from .batteries import VERBS as BATTERIES
from .batteries import BatteryMove, battery_orders, why_no_battery
from .bows import waters_of
from .coal import fleet_places
from .crew import crew_of, displace_leaders, intact_of, kinds_of, leaders_at, lose_crew
from .cruise import Cruise
from .fire import Fire, barred, forts_of
from .flags import can_flag
from .guns import Escape, retire
from .headings import Listing, listed, why_not_listed
from .lanes import Passage, both, open_to
from .pieces import OCEAN, came_by, idle_units, posts
from .retreat import gauntlets, run_order
from .voyage import BOLD, CARD, FREE, POINT

__all__ = ["VERBS", "NavalDeparture", "orders", "set_out", "why_no_order"]

VERBS: Final = ("fleet", "free-fleet", "card-fleet", "venture-fleet", *BATTERIES)
_PAY: Final = (POINT, FREE, CARD, BOLD)
"""How each of the first is paid for."""
_CARDS: Final = (CARD_KINDS.index("naval"), CARD_KINDS.index("any"))
_USED: Final = 1


def _ready(state: CivilWarState, side: int) -> Mask:
    """5.1.2: the places with ships that have not sailed in this phase."""
    found = 0
    for place in members(fleet_places(state, side)):
        found |= any(crew_of(state, side, place)) << place
    return found


def _flags(state: CivilWarState, side: int) -> Mask:
    """21.2.8: the places that a naval leader can leave without ships."""
    places = {place for place in state.naval_leaders if place >= 0}
    return mask(place for place in sorted(places) if can_flag(state, side, place))


def _has_way(state: CivilWarState, side: int, place: int) -> bool:
    """21.2.5: whether some ship of a place comes anywhere from there."""
    crew = crew_of(state, side, place)
    able = kinds_of(intact_of(crew))  # 21.13: damaged ships run no guns.
    for kind in kinds_of(crew):
        found = both(state, side, place, {kind}, 0)
        if found.ends | found.targets or (kind in able and found.passages):
            return True
    return False


def orders(
    state: CivilWarState, side: int, paid: Mask, twice: Mask, *, anywhere: bool, seats: bool
) -> list[Action]:
    """For the free action, a point, or a card; ``anywhere`` tells that a point of any is left.

    In the places ``twice`` two are left, for which a cautious General on board dares (7.7).
    """
    actions: list[Action] = []
    cards = [kind for kind in _CARDS if state.hands[side][kind]]
    flags = _flags(state, side)
    for place in members(_ready(state, side) | flags):
        if not flags >> place & 1 and not _has_way(state, side, place):
            continue
        key = place_key(place)
        if not state.naval_action & _USED:
            actions.append(act("free-fleet", key))
        if anywhere or paid >> place & 1:
            actions.append(act("fleet", key))
        if twice >> place & 1 and _daring(state, side, place):
            actions.append(act("venture-fleet", key))
        actions += [act("card-fleet", key, card_key(kind)) for kind in cards]
    return actions + battery_orders(state, side, paid, seats=seats)


def _daring(state: CivilWarState, side: int, place: int) -> bool:
    """7.7, 21.7.2: whether a cautious General can sail with troops from a port."""
    able = PORTS >> place & 1 and state.strength(side, place) and any(crew_of(state, side, place))
    return bool(able and cautious(state, side, place))


def set_out(play: P, side: int, action: Action, then: str) -> Flow:
    """The ships begin; the point or the card has been paid."""
    if action.verb in BATTERIES:
        how = BATTERIES.index(action.verb)
        return Call(BatteryMove(place_of(action), how), then=then)
    state, pay = play.state, VERBS.index(action.verb)
    if action.verb == "free-fleet":
        state.naval_action |= _USED
    cruise = Cruise(side, place_of(action), _PAY[pay])
    cruise.begin(state)
    cruise.monitors = int(cruise.pay == CARD)
    play.tell("ships-ordered", side=side_key(side), place=action.args[0])
    return Call(cruise, then=then)


def why_no_order(state: CivilWarState, side: int, action: Action, unpaid: Denial) -> Denial | None:
    """Why ships do not sail, or a battery is not moved; ``unpaid`` if only points are lacking."""
    if action.verb in BATTERIES:
        return why_no_battery(state, side, action, unpaid)
    place = place_of(action)
    if place < 0:
        return None
    key = place_key(place)
    if ADVANCED not in state.options:
        return deny("21.1", "deny-no-naval-game")
    if not can_flag(state, side, place) and (why := _why_no_fleet(state, side, place)):
        return why
    if action.verb == "card-fleet":
        return _why_no_card(action.args[1] if len(action.args) > 1 else "")
    if action.verb == "venture-fleet" and not _daring(state, side, place):
        return deny("7.7", "deny-nobody-cautious", place=key)
    return deny("21.1", "deny-free-used") if action.verb == "free-fleet" else unpaid


def _why_no_fleet(state: CivilWarState, side: int, place: int) -> Denial | None:
    """21.2: why no ships of a place can sail."""
    key = place_key(place)
    if not fleet_places(state, side) >> place & 1:
        return deny("21.2.1", "deny-no-ships", place=key)
    if not _ready(state, side) >> place & 1:
        return deny("21.2.4", "deny-ships-sailed", place=key)
    return None if _has_way(state, side, place) else deny("21.2.5", "deny-no-way-out", place=key)


def _why_no_card(card: str) -> Denial | None:
    if card not in CARD_KINDS:
        return None
    if CARD_KINDS.index(card) not in _CARDS:
        return deny("21.12", "deny-card-not-for-ships", card=card)
    return deny("18.1", "deny-no-such-card", card=card)


class NavalDeparture(Proc):
    """21.2.3, 21.6.9: at the end of a phase ships retreat from enemy units and failed attacks.

    First those of the ``side`` in phase, then the other's: the enemy may have built works where
    they lie. ``headed`` is the water that was named for those who leave now, or "".
    """

    __slots__ = ("headed", "side")
    clause = "21.6.9"
    steps = ("leave",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side, self.headed = side, ""

    def listing(self, state: CivilWarState) -> Listing:
        """The order to go somewhere in peace, and where."""
        here = self._where(state)
        kinds = kinds_of(crew_of(state, self.side, here, sailed=True))
        return Listing("retire", self._ends(state, here), kinds)

    def _where(self, state: CivilWarState) -> int:
        """The first place in which ships may not stay; -1 for none."""
        enemy = 1 - self.side
        hostile = posts(state, enemy) | idle_units(state, enemy)
        if not self._out_of_phase(state):
            # Ships that hide in port are there still: only the capture of the port ends that.
            hostile |= mask(ship_parts(key)[0] for key in state.harboured) | state.baffled
        mine, works = fleet_places(state, self.side), Fire(forts_of(state, enemy))
        bad = mine & hostile | mask(p for p in members(mine) if self._is_covered(state, p, works))
        return members(bad)[0] if bad else -1

    def _is_covered(self, state: CivilWarState, place: int, works: Fire) -> bool:
        """21.2.3: whether some of them lie on hexsides alone on which forts across them bear.

        The harbour behind a Coastal Fort is no hexside.
        """
        shut = barred(works.of(~(1 << place)), roads=False) & WATERS.sides
        kinds = kinds_of(crew_of(state, self.side, place, sailed=True))
        lying = [waters_of(state, place, kind) & open_to(ocean=kind == OCEAN) for kind in kinds]
        return any(waters and not waters & ~shut for waters in lying)

    def _out_of_phase(self, state: CivilWarState) -> bool:
        return self.side == 1 - state.side

    def _reach(self, state: CivilWarState, place: int) -> Mask:
        """Where they come in peace, but for places that they would have to leave again."""
        crew = crew_of(state, self.side, place, sailed=True)
        ends = both(state, self.side, place, kinds_of(crew), 0).ends
        return ends if self._out_of_phase(state) else ends & ~state.baffled

    def _back(self, state: CivilWarState, place: int) -> Mask:
        """21.6.8: where they come in peace: by their way if they are in phase and came by one.

        Nowhere if guns bar that way, for then they run them; elsewhere if it is shut.
        """
        found, way = self._reach(state, place), self._way(state, place)
        return found & way or (0 if way and self._guarded(state, place) else found)

    def _way(self, state: CivilWarState, place: int) -> Mask:
        """21.6.8: the places by which those in phase came in this phase; 0 for others."""
        return 0 if self._out_of_phase(state) else came_by(state, place)

    def _ends(self, state: CivilWarState, place: int) -> Mask:
        """21.6.8: where they may go; of the side in phase into a friendly port (L3796-3799)."""
        back = self._back(state, place)
        ports = 0 if self._out_of_phase(state) else back & PORTS & facts(state).held[self.side]
        return ports or back

    def _gauntlets(self, state: CivilWarState, place: int) -> tuple[Passage, ...]:
        crew = crew_of(state, self.side, place, sailed=True)
        return gauntlets(state, self.side, place, crew, 0)

    def _guarded(self, state: CivilWarState, place: int) -> tuple[Passage, ...]:
        """Past guns, back on the way that they have come."""
        way = self._way(state, place)
        return tuple(one for one in self._gauntlets(state, place) if way >> one.end & 1)

    def _passages(self, state: CivilWarState, place: int) -> tuple[Passage, ...]:
        """Past guns: back on the way that they have come, if that is possible."""
        return self._guarded(state, place) or self._gauntlets(state, place)

    def leave(self, play: P) -> Flow:
        """Past guns if there is no other way (21.6.8); without any they are lost."""
        state, place = play.state, self._where(play.state)
        if place < 0:
            if self.side != state.side:
                return None
            self.side = 1 - self.side
            return "leave"
        actions = listed(self.listing(state), self.headed)
        actions = actions or [run_order(passage) for passage in self._passages(state, place)]
        if not actions:
            self._sink(play, place)
            return "leave"
        key = place_key(place)
        return ask(SIDE_KEYS[self.side], "prompt-departure", actions, "21.6.9", place=key)

    def on_leave(self, play: P, action: Action) -> Flow:
        """They are there."""
        self.headed = action.args[0] if action.verb == "bound" else ""
        if self.headed:
            return "leave"
        state, place, end = play.state, self._where(play.state), place_of(action)
        crew = crew_of(state, self.side, place, sailed=True)
        leaders = leaders_at(state, place) if self.side == UNION else ()
        if action.verb == "run":
            end = place_of(action, 1)
            ways = self._passages(state, place)
            way = next(one for one in ways if run_order(one) == action)
            return Call(Escape(self.side, (place, end), way.posts, way.ups, crew, leaders), "leave")
        retire(play, self.side, crew, leaders, (place, end))
        return "leave"

    def why_leave(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        place = place_of(action)
        if action.verb not in ("retire", "run") or place < 0:
            return None
        here = self._where(state)
        if action.verb == "run" and self._ends(state, here):
            return deny("21.6.8", "deny-peaceful-way", place=place_key(here))
        ends = 0
        if action.verb == "retire":
            ends = self._ends(state, here)
            if (self._reach(state, here) & ~ends) >> place & 1:
                elsewhere = not self._back(state, here) >> place & 1
                key = "deny-not-on-the-way" if elsewhere else "deny-back-to-port"
                return deny("21.6.8", key, place=place_key(place))
        why = why_not_listed(ends, self.headed, place, "21.6.8")
        return why or deny("21.6.8", "deny-no-lane", place=place_key(place))

    def _sink(self, play: P, place: int) -> None:
        crew = crew_of(play.state, self.side, place, sailed=True)
        lose_crew(play.state, crew, place)
        play.tell("trapped", side=side_key(self.side), place=place_key(place))
        if self.side == UNION:
            displace_leaders(play, place, leaders_at(play.state, place))
