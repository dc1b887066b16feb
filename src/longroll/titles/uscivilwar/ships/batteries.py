"""21.10.4 A card moves a naval battery to other works or another port."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, card_key, place_key, place_of, side_key, theatre_of
from ..components import CARD_KINDS, CONFEDERATE, SHIPS, SIDE_KEYS, TABLES
from ..facts import facts
from ..options import ADVANCED
from ..state import CivilWarState, ship_key
from .pieces import BATTERY, add_ships, fleet_of, take_ships
from .yards import berths_for

__all__ = ["BatteryMove", "battery_orders", "why_no_battery"]

_LEG: Final = TABLES.supply.number("leg")
_ANY: Final = CARD_KINDS.index("any")


def _sites(state: CivilWarState, place: int) -> Mask:
    """Friendly ports and works to which a line of communication leads from a place."""
    found = facts(state)
    line = found.lines[CONFEDERATE]
    reached = line.steps.chain(1 << place, line.depots, _LEG, line.through, line.dear)
    good = found.held[CONFEDERATE] & berths_for(state, BATTERY)
    return reached & good & ~(1 << place)


def _cards(state: CivilWarState, place: int) -> list[int]:
    """18.1: cards of the theatre, and for any, that are held."""
    kinds = [kind for kind in (theatre_of(place), _ANY) if kind >= 0]
    return [kind for kind in kinds if state.hands[CONFEDERATE][kind]]


def battery_orders(state: CivilWarState, side: int) -> list[Action]:
    """The batteries that a card may move, with the cards."""
    if side != CONFEDERATE:
        return []
    return [
        act("battery", place_key(place), card_key(kind))
        for place in members(fleet_of(state, BATTERY))
        if (kinds := _cards(state, place)) and _sites(state, place)
        for kind in kinds
    ]


def why_no_battery(state: CivilWarState, side: int, action: Action) -> Denial | None:
    """Why a battery is not moved."""
    place = place_of(action)
    if place < 0 or len(action.args) < 2 or action.args[1] not in CARD_KINDS:
        return None
    key, card = place_key(place), action.args[1]
    if ADVANCED not in state.options:
        return deny("21.1", "deny-no-naval-game")
    if side != CONFEDERATE or not fleet_of(state, BATTERY) >> place & 1:
        return deny("21.10.4", "deny-no-battery", place=key)
    if not state.hands[side][CARD_KINDS.index(card)]:
        return deny("18.1", "deny-no-such-card", card=card)
    if CARD_KINDS.index(card) not in _cards(state, place):
        return deny("18.1", "deny-other-theatre", card=card)
    return deny("21.10.4", "deny-no-battery-site", place=key)


class BatteryMove(Proc):
    """The card has been played: where the battery of ``place`` goes."""

    __slots__ = ("place",)
    clause = "21.10.4"
    steps = ("choose",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def choose(self, play: P) -> Flow:
        """To one of the sites."""
        sites = _sites(play.state, self.place)
        actions = [act("shift", place_key(site)) for site in members(sites)]
        key = place_key(self.place)
        return ask(SIDE_KEYS[CONFEDERATE], "prompt-battery", actions, "21.10.4", place=key)

    def on_choose(self, play: P, action: Action) -> Flow:
        """It is there."""
        state = play.state
        take_ships(state, ship_key(self.place, BATTERY, 0), 1)
        add_ships(state, ship_key(place_of(action), BATTERY, 0), 1)
        side = side_key(CONFEDERATE)
        play.tell("launched", side=side, ship=SHIPS[BATTERY], place=action.args[0])
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
