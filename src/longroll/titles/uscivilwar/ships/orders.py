"""21.1, 21.2.4, 21.12 What ships may be told in an Action Phase, and what it costs."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import Call, Flow

from ..base import P, card_key, place_key, place_of, side_key
from ..components import CARD_KINDS
from ..ground import PORTS
from ..options import ADVANCED
from ..sea.quays import cautious
from ..state import CivilWarState
from .batteries import VERBS as BATTERIES
from .batteries import BatteryMove, battery_orders, why_no_battery
from .coal import fleet_places
from .crew import crew_of, intact_of, kinds_of
from .cruise import Cruise
from .flags import can_flag
from .lanes import both
from .voyage import BOLD, CARD, FREE, POINT

__all__ = ["VERBS", "orders", "set_out", "why_no_order"]

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
