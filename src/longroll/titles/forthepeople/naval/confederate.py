"""6.5 The river moves of the Confederate: one strength point, where the Union has no control."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.trace import spread
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Call, Done, Flow

from ..base import P, Proc, ask_side, for_every_space, general_key, space_key
from ..components import (
    COASTAL_FORTS,
    CONFEDERATE,
    PORTS,
    SPACE,
    SPACES,
    STATES,
    UNION,
)
from ..formations import general_limit
from ..movement.ranks import clear_moved, strands
from ..movement.ways import held
from ..naval_control import WATERS, naval_control, waters_at
from ..state import DIVISION, ForThePeopleState
from .loading import embark
from .voyage import NOT_SAILED, Voyage

__all__ = [
    "RIVER_UNITS",
    "ConfederateRiverMove",
    "river_landings",
    "river_ports",
    "why_not_river_landing",
    "why_not_river_port",
]

RIVER_UNITS: Final = 1
"""How many units go by river (6.5.1)."""
_FORT_MONROE: Final = SPACE["fort-monroe"]
_SAIL: Final = for_every_space("sail")
_LAND: Final = for_every_space("land")


def _connected(state: ForThePeopleState, origin: int) -> Mask:
    """Ports joined to ``origin`` by water that the Union does not control, past no Union force.

    Spaces with Union units or a Union fort are neither entered nor passed (6.5.2).
    """
    denied = ~naval_control(state).open_waters
    through = denied & ~waters_at(held(state, UNION)) & (1 << len(WATERS.space)) - 1
    start = WATERS.of_space[origin] & denied
    return _ports_joined(start, through) | _across_the_bay(state, origin)


@lru_cache(maxsize=1024)
def _ports_joined(start: Mask, through: Mask) -> Mask:
    """The ports on the waters that ``start`` reaches."""
    reached = spread(WATERS.adjacency, start, through)
    return mask(WATERS.space[w] for w in members(reached) if WATERS.space[w] >= 0)


def _across_the_bay(state: ForThePeopleState, origin: int) -> Mask:
    """6.5.3: between a coastal fort of his and its port."""
    space = SPACES[origin]
    fort = origin if space.coastal_fort else space.shield
    if fort < 0 or state.control[fort] != CONFEDERATE:
        return 0
    return 1 << (space.ward if space.coastal_fort else fort)


def why_not_river_landing(state: ForThePeopleState, origin: int, space: int) -> Denial | None:
    """Why a division cannot go by river from ``origin`` to ``space`` (6.5, 5.4.2, 6.8.3)."""
    key = space_key(space)
    if not PORTS >> space & 1:
        return deny("6.1.1", "deny-no-port", space=key)
    if space == origin:
        return deny("6.1.1", "deny-already-in-port", space=key)
    if held(state, UNION) >> space & 1:
        return deny("6.5.2", "deny-river-enemy", space=key)
    if not _connected(state, origin) >> space & 1:
        return deny("6.5.1", "deny-river-closed", space=key)
    owner = state.state_owner[SPACES[space].state]
    if state.control[space] == UNION and owner != CONFEDERATE:
        return deny("5.4.2", "deny-river-enemy-state", space=key)
    if _garrisoned(state) >> space & 1:
        return deny("6.8.3", "deny-coastal-garrison", space=key)
    return None


def _garrisoned(state: ForThePeopleState) -> Mask:
    """Coastal forts that have their one strength point (6.8.3)."""
    return COASTAL_FORTS & ~(1 << _FORT_MONROE) & state.occupied(CONFEDERATE)


def _landing_places(state: ForThePeopleState) -> Mask:
    """Ports that a division may enter, wherever it comes from: see `why_not_river_landing`."""
    foreign = 0
    for place in STATES:
        if state.state_owner[place.index] != CONFEDERATE:
            foreign |= place.spaces
    closed = held(state, UNION) | foreign & state.controlled(UNION) | _garrisoned(state)
    return PORTS & ~closed


def _landings(state: ForThePeopleState, origin: int) -> Mask:
    joined = _connected(state, origin) & ~(1 << origin)
    return joined and joined & _landing_places(state)


def river_landings(state: ForThePeopleState, origin: int) -> list[int]:
    """Where a division can go by river from ``origin``, in order of spaces."""
    return members(_landings(state, origin))


def why_not_river_port(state: ForThePeopleState, origin: int) -> Denial | None:
    """Why no division may leave ``origin`` by river (6.5.1)."""
    key = space_key(origin)
    if not PORTS >> origin & 1:
        return deny("6.1.1", "deny-no-port", space=key)
    left = state.infantry[CONFEDERATE][origin] - 1
    if left < 0:
        return deny("6.5.1", "deny-no-river-division", space=key)
    behind = state.generals_at(CONFEDERATE, origin)
    if behind and strands(state, CONFEDERATE, origin, left, behind):
        return deny("5.3.4", "deny-strands-general", general=general_key(behind[0]))
    if behind and _overcrowds(state, origin, len(behind)):
        return deny("5.4.1", "deny-too-many-behind", space=key)
    if not _landings(state, origin):
        return deny("6.5.1", "deny-no-river-route", space=key)
    return None


def _overcrowds(state: ForThePeopleState, origin: int, generals: int) -> bool:
    """Whether too many generals would stay (5.4.1); an army that loses its last unit ends."""
    units = state.units(CONFEDERATE, origin)
    if units == 1 and state.army_in(CONFEDERATE, origin) >= 0:
        return False
    return generals > general_limit(state, CONFEDERATE, origin) - 1


def river_ports(state: ForThePeopleState) -> list[int]:
    """The ports from which a division may go by river, in order of spaces."""
    manned = PORTS & state.occupied(CONFEDERATE)
    return [space for space in members(manned) if why_not_river_port(state, space) is None]


class ConfederateRiverMove(Proc):
    """A Confederate division of one strength point goes by river (6.5).

    With an operations card of any value; it may be intercepted, which is fought as an amphibious
    assault (6.5.2). ``first``: the ``sail`` action, when the caller has asked for it already.

    Returns 0 when nobody sailed, else 1.
    """

    __slots__ = ("origin",)
    clause = "6.5.1"
    steps = ("begin", "port", "landing", "over")

    def __init__(self, first: Action | None = None) -> None:
        super().__init__()
        self.origin = SPACE[first.args[0]] if first is not None else -1

    def begin(self, play: P) -> Flow:
        """What moved with an earlier card is forgotten."""
        clear_moved(play.state)
        if self.origin >= 0:
            return "landing"
        return None if river_ports(play.state) else Done(NOT_SAILED)

    def port(self, play: P) -> Decision:
        """Ask for the port of departure."""
        actions = [*[_SAIL[space] for space in river_ports(play.state)], act("pass")]
        return ask_side(CONFEDERATE, "prompt-river-sail", actions, self.clause)

    def on_port(self, play: P, action: Action) -> Flow:
        """Note it."""
        if action.verb == "pass":
            return Done(NOT_SAILED)
        self.origin = SPACE[action.args[0]]
        return None

    def why_port(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not from there."""
        if action.verb != "sail" or len(action.args) != 1 or action.args[0] not in SPACE:
            return None
        return why_not_river_port(state, SPACE[action.args[0]])

    def landing(self, play: P) -> Decision:
        """Ask where to."""
        spaces = river_landings(play.state, self.origin)
        actions = [_LAND[space] for space in spaces]
        where = space_key(self.origin)
        return ask_side(CONFEDERATE, "prompt-river-land", actions, "6.5.2", space=where)

    def on_landing(self, play: P, action: Action) -> Flow:
        """Set out."""
        embark(play, CONFEDERATE, self.origin, RIVER_UNITS, (), DIVISION)
        return Call(Voyage(SPACE[action.args[0]]), "over")

    def why_landing(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not there."""
        if action.verb != "land" or len(action.args) != 1 or action.args[0] not in SPACE:
            return None
        return why_not_river_landing(state, self.origin, SPACE[action.args[0]])

    def over(self, play: P) -> Done:
        """Back to the card."""
        return Done(play.state.returned)
