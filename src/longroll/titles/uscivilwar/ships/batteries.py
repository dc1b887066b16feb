"""21.10.4 Naval batteries are moved by a card, by railroad, or by ship."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, card_key, place_key, place_of, side_key, theatre_of
from ..components import CARD_KINDS, CONFEDERATE, SIDE_KEYS, TABLES
from ..facts import facts, supply
from ..marches.ways import rail_ends
from ..options import ADVANCED
from ..sea.routes import voyage
from ..state import CivilWarState, ship_key
from .pieces import BATTERY, add_ships, fleet_of, take_ships
from .yards import berths_for

__all__ = [
    "BY_CARD",
    "BY_RAIL",
    "BY_SHIP",
    "VERBS",
    "BatteryMove",
    "battery_orders",
    "why_no_battery",
]

BY_CARD, BY_RAIL, BY_SHIP = range(3)
"""How a battery is moved: the verbs of the orders stand in the same order."""
VERBS: Final = ("battery", "battery-rail", "battery-ship")

_LEG: Final = TABLES.supply.number("leg")
_RAIL: Final = TABLES.rail_bonus.number("points")
_EVERYWHERE: Final = (CARD_KINDS.index("naval"), CARD_KINDS.index("any"))


def _sites(state: CivilWarState, place: int, how: int) -> Mask:
    """Friendly ports and works to which that way leads from a place."""
    found = facts(state)
    if how == BY_RAIL:
        # A battery is moved like one SP that stands alone in its hex (5.4.2).
        reached = mask(rail_ends(state, CONFEDERATE, place, _RAIL, 0))
    elif how == BY_SHIP:
        reached = voyage(found, CONFEDERATE, place).ends
    else:
        line = supply(found, CONFEDERATE).lines
        reached = line.steps.chain(1 << place, line.depots, _LEG, line.through, line.dear)
    good = found.held[CONFEDERATE] & berths_for(state, BATTERY)
    return reached & good & ~(1 << place)


def _cards(state: CivilWarState, place: int) -> list[int]:
    """18.1: cards of the theatre, for naval units, and for any, that are held."""
    kinds = [kind for kind in (theatre_of(place), *_EVERYWHERE) if kind >= 0]
    return [kind for kind in kinds if state.hands[CONFEDERATE][kind]]


def _fresh(state: CivilWarState) -> Mask:
    """5.1.2: the places with a battery that has not been moved in this phase."""
    keys = [(place, ship_key(place, BATTERY, 0)) for place in members(fleet_of(state, BATTERY))]
    return mask(place for place, key in keys if state.ships[key] > state.sailed.get(key, 0))


def battery_orders(state: CivilWarState, side: int, paid: Mask, *, seats: bool) -> list[Action]:
    """The batteries that a card moves, with the cards; or a point, by ``seats`` of a train."""
    if side != CONFEDERATE:
        return []
    batteries = _fresh(state)
    moved = [
        act(VERBS[how], place_key(place))
        for how in (BY_RAIL, BY_SHIP)
        if how == BY_SHIP or seats
        for place in members(batteries & paid)
        if _sites(state, place, how)
    ]
    return moved + [
        act("battery", place_key(place), card_key(kind))
        for place in members(batteries)
        if (kinds := _cards(state, place)) and _sites(state, place, BY_CARD)
        for kind in kinds
    ]


def why_no_battery(
    state: CivilWarState, side: int, action: Action, unpaid: Denial
) -> Denial | None:
    """Why a battery is not moved; ``unpaid`` if only points for it are lacking."""
    place = place_of(action)
    if place < 0:
        return None
    key = place_key(place)
    if ADVANCED not in state.options:
        return deny("21.1", "deny-no-naval-game")
    if side != CONFEDERATE or not fleet_of(state, BATTERY) >> place & 1:
        return deny("21.10.4", "deny-no-battery", place=key)
    if not _fresh(state) >> place & 1:
        return deny("5.1.2", "deny-ships-sailed", place=key)
    how = VERBS.index(action.verb)
    if how != BY_CARD:
        site = _sites(state, place, how)
        return unpaid if site else _no_site(key)
    return _why_no_card(state, place, action.args[1] if len(action.args) > 1 else "")


def _no_site(key: str) -> Denial:
    return deny("21.10.4", "deny-no-battery-site", place=key)


def _why_no_card(state: CivilWarState, place: int, card: str) -> Denial | None:
    if card not in CARD_KINDS:
        return None
    side = CONFEDERATE
    if not state.hands[side][CARD_KINDS.index(card)]:
        return deny("18.1", "deny-no-such-card", card=card)
    if CARD_KINDS.index(card) not in _cards(state, place):
        return deny("18.1", "deny-other-theatre", card=card)
    return _no_site(place_key(place))


class BatteryMove(Proc):
    """It has been paid for: where the battery of ``place`` goes, and ``how``."""

    __slots__ = ("how", "place")
    clause = "21.10.4"
    steps = ("choose",)

    def __init__(self, place: int, how: int) -> None:
        super().__init__()
        self.place, self.how = place, how

    def choose(self, play: P) -> Flow:
        """To one of the sites."""
        sites = _sites(play.state, self.place, self.how)
        actions = [act("shift", place_key(site)) for site in members(sites)]
        key = place_key(self.place)
        return ask(SIDE_KEYS[CONFEDERATE], "prompt-battery", actions, "21.10.4", place=key)

    def on_choose(self, play: P, action: Action) -> Flow:
        """It is there."""
        state = play.state
        take_ships(state, ship_key(self.place, BATTERY, 0), 1)
        key = ship_key(place_of(action), BATTERY, 0)
        add_ships(state, key, 1)
        state.sailed[key] = state.sailed.get(key, 0) + 1
        play.tell(
            "battery-moved",
            side=side_key(CONFEDERATE),
            origin=place_key(self.place),
            place=action.args[0],
        )
        return None

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why the battery does not go there."""
        place = place_of(action)
        if action.verb != "shift" or place < 0:
            return None
        key = place_key(place)
        if not facts(state).held[CONFEDERATE] >> place & 1:
            return deny("21.10.4", "deny-not-held", place=key)
        if not berths_for(state, BATTERY) >> place & 1:
            return deny("21.10.2", "deny-no-berth", place=key)
        return deny("21.10.4", "deny-no-battery-line", place=key)
