"""21.2.8 Naval leaders of the Union who sail without ships, or leave theirs."""

from __future__ import annotations

from collections.abc import Iterator

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, place_key, place_of
from ..components import CONFEDERATE, PLACE, SIDE_KEYS, TABLES, UNION
from ..facts import facts
from ..ground import PORTS
from ..state import CivilWarState
from .coal import fleet_places
from .crew import SAILED, fresh_leaders
from .headings import Listing, listed, why_not_listed
from .lanes import halting, reach
from .pieces import MOORINGS, OCEAN, RIVER
from .voyage import zones
from .way import course

__all__ = ["Flag", "can_flag", "flag_ends", "may_stay", "why_no_flag"]

_BAY = PLACE["chesapeake-bay"]


def _harbours(state: CivilWarState) -> Mask:
    return PORTS & facts(state).held[UNION] | 1 << _BAY


def flag_ends(state: CivilWarState, start: int) -> Mask:
    """21.2.8: where a naval leader comes alone: to ships of his side, or a friendly port.

    By the waters of ocean ships or of others, past no enemy, and into no zone of his ships.
    """
    return mask(_flag_ends(state, start))


def _flag_ends(state: CivilWarState, start: int) -> Iterator[int]:
    """They are sought one by one: whoever only wants to know of one need not await all."""
    good = (fleet_places(state, UNION) | _harbours(state)) & ~(1 << start)
    waters, shunned = halting(start), zones(state, CONFEDERATE)
    for kind in (OCEAN, RIVER):
        ends = reach(state, UNION, start, kind, 0).ends & good
        for end in members(ends):
            if MOORINGS[end] & waters and _clear(state, (start, end), kind, shunned):
                good &= ~(1 << end)
                yield end


def _clear(state: CivilWarState, voyage: tuple[int, int], kind: int, shunned: Mask) -> bool:
    if not shunned:
        return True
    way = course(state, UNION, voyage, {kind}, shunned, laden=False)
    return not any(shunned >> water & 1 for water in way)


def can_flag(state: CivilWarState, side: int, place: int) -> bool:
    """21.2.8, 5.1.2: whether a leader who has not sailed can leave a place without ships."""
    if side != UNION or not fresh_leaders(state, place):
        return False
    return any(True for _ in _flag_ends(state, place))


def may_stay(state: CivilWarState, place: int, others: int) -> bool:
    """21.2.8: whether a leader may be left in a place, where ``others`` of his ships lie."""
    return others > 0 or bool(_harbours(state) >> place & 1)


def why_no_flag(state: CivilWarState, base: int, leader: int, *, begun: bool) -> Denial:
    """Why a leader does not sail without ships, or is not left."""
    name = TABLES.naval_leaders[leader].key
    if state.naval_leaders[leader] != base:
        return deny("21.2.8", "deny-not-here", general=name)
    if leader not in fresh_leaders(state, base):
        return deny("5.1.2", "deny-active-already", general=name)
    if begun:
        return deny("21.2.8", "deny-flag-with-ships", general=name)
    return deny("21.2.8", "deny-flag-nowhere", general=name)


class Flag(Proc):
    """A naval leader leaves the place ``base`` without ships; ``headed`` by which water, or ""."""

    __slots__ = ("base", "headed", "leader")
    clause = "21.2.8"
    steps = ("choose",)

    def __init__(self, base: int, leader: int) -> None:
        super().__init__()
        self.base, self.leader, self.headed = base, leader, ""

    def listing(self, state: CivilWarState) -> Listing:
        """The order to go somewhere, and where."""
        return Listing("cruise", flag_ends(state, self.base))

    def choose(self, play: P) -> Flow:
        """Where to; he may think better of it, though the action is used."""
        actions = [*listed(self.listing(play.state), self.headed), act("halt")]
        name = TABLES.naval_leaders[self.leader].key
        return ask(SIDE_KEYS[UNION], "prompt-flag", actions, "21.2.8", leader=name)

    def on_choose(self, play: P, action: Action) -> Flow:
        """He is there, and sails no more in this phase."""
        state = play.state
        if action.verb == "bound":
            self.headed = action.args[0]
            return "choose"
        if action.verb == "cruise":
            state.naval_leaders[self.leader] = place_of(action)
            state.naval_action |= SAILED << self.leader
            name = TABLES.naval_leaders[self.leader].key
            origin = place_key(self.base)
            play.tell("flag", leader=name, origin=origin, place=action.args[0])
        return None

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why he does not go there."""
        place = place_of(action)
        if action.verb != "cruise" or place < 0:
            return None
        ends = self.listing(state).ends
        why = why_not_listed(ends, self.headed, place, "21.2.8")
        return why or deny("21.2.8", "deny-no-flag-there", place=place_key(place))
