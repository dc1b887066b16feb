"""6.7 Ironclads, torpedoes and the Hunley: where they may be put, and the cards that do so.

Torpedoes and ironclads may lie in any port or coastal fort that the Confederate controls, with or
without an LC, one of each to a space; they never move again.
"""

from __future__ import annotations

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, ask_side, space_key
from ..components import CONFEDERATE, LIMITS, PORTS, SPACE, UNION
from ..ordnance import remove_ironclad
from ..state import ForThePeopleState

__all__ = [
    "PlaceHunley",
    "PlaceIronclad",
    "PlaceTorpedoes",
    "RiverFlotilla",
    "SinkIronclad",
    "hunley_spaces",
    "ironclad_spaces",
    "place_hunley",
    "place_ironclad",
    "place_torpedo",
    "torpedo_spaces",
]


# --- Where they may be put ----------------------------------------------------------------------


def _friendly_ports(state: ForThePeopleState) -> Mask:
    """Ports and coastal forts that the Confederate controls (6.7)."""
    return PORTS & state.controlled(CONFEDERATE)


def ironclad_spaces(state: ForThePeopleState) -> Mask:
    """Where an ironclad may be put; nowhere while three are in play (6.7)."""
    if state.ironclads.bit_count() >= LIMITS.ironclads:
        return 0
    return _friendly_ports(state) & ~state.ironclads


def torpedo_spaces(state: ForThePeopleState) -> Mask:
    """Where a torpedo marker may be put; nowhere while six are in play (6.7)."""
    if state.torpedoes.bit_count() >= LIMITS.torpedoes:
        return 0
    return _friendly_ports(state) & ~state.torpedoes


def hunley_spaces(state: ForThePeopleState) -> Mask:
    """Where the Hunley may be put; nowhere while it is in play (6.7)."""
    return _friendly_ports(state) if state.hunley < 0 else 0


# --- Effects ------------------------------------------------------------------------------------


def place_ironclad(play: P, space: int) -> None:
    """Put an ironclad in a space of `ironclad_spaces`."""
    play.state.set_ironclad(space, True)
    play.tell("ironclad-placed", space=space_key(space))


def place_torpedo(play: P, space: int) -> None:
    """Put a torpedo marker in a space of `torpedo_spaces`."""
    play.state.torpedoes |= 1 << space
    play.tell("torpedoes-placed", space=space_key(space))


def place_hunley(play: P, space: int) -> None:
    """Put the Hunley in a space of `hunley_spaces`."""
    play.state.hunley = space
    play.tell("hunley-placed", space=space_key(space))


# --- What cards do with them --------------------------------------------------------------------


def _placing(
    side: int, prompt: str, verb: str, spaces: Mask, clause: str = "6.7"
) -> Decision | None:
    """Ask for one of these spaces; None if there is none."""
    actions = [act(verb, space_key(space)) for space in members(spaces)]
    return ask_side(side, prompt, actions, clause) if actions else None


def _named(action: Action, verb: str) -> int:
    """The space that an action of this verb names, or -1."""
    if action.verb != verb or len(action.args) != 1:
        return -1
    return SPACE.get(action.args[0], -1)


def _why_not_there(state: ForThePeopleState, space: int, taken: Mask) -> Denial | None:
    key = space_key(space)
    if not PORTS >> space & 1:
        return deny("6.7", "deny-weapon-no-port", space=key)
    if state.control[space] != CONFEDERATE:
        return deny("6.7", "deny-weapon-not-held", space=key)
    return deny("6.7", "deny-weapon-twice", space=key) if taken >> space & 1 else None


class PlaceIronclad(Proc):
    """The Confederate puts an ironclad in one of his ports (cards 53, 54, 55)."""

    __slots__ = ()
    clause = "6.7"
    steps = ("place",)

    def place(self, play: P) -> Flow:
        """Ask for the port, if an ironclad is left."""
        spaces = ironclad_spaces(play.state)
        return _placing(CONFEDERATE, "prompt-ironclad", "ironclad", spaces) or DONE

    def on_place(self, play: P, action: Action) -> Flow:
        """Put it there."""
        place_ironclad(play, SPACE[action.args[0]])
        return None

    def why_place(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not there."""
        space = _named(action, "ironclad")
        return _why_not_there(state, space, state.ironclads) if space >= 0 else None


class PlaceTorpedoes(Proc):
    """The Confederate puts up to three torpedo markers in as many ports (card 51)."""

    __slots__ = ("left",)
    clause = "6.7"
    steps = ("place",)

    def __init__(self, count: int = 3) -> None:
        super().__init__()
        self.left = count

    def place(self, play: P) -> Flow:
        """Ask for a port while markers are left."""
        spaces = torpedo_spaces(play.state) if self.left else 0
        return _placing(CONFEDERATE, "prompt-torpedoes", "torpedoes", spaces) or DONE

    def on_place(self, play: P, action: Action) -> Flow:
        """Put one there."""
        place_torpedo(play, SPACE[action.args[0]])
        self.left -= 1
        return "place"

    def why_place(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not there."""
        space = _named(action, "torpedoes")
        return _why_not_there(state, space, state.torpedoes) if space >= 0 else None


class PlaceHunley(Proc):
    """The Confederate puts the Hunley in one of his ports (card 56)."""

    __slots__ = ()
    clause = "6.7"
    steps = ("place",)

    def place(self, play: P) -> Flow:
        """Ask for the port, unless it is in play."""
        spaces = hunley_spaces(play.state)
        return _placing(CONFEDERATE, "prompt-hunley", "hunley", spaces) or DONE

    def on_place(self, play: P, action: Action) -> Flow:
        """Put it there."""
        place_hunley(play, SPACE[action.args[0]])
        return None

    def why_place(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not there."""
        space = _named(action, "hunley")
        return _why_not_there(state, space, 0) if space >= 0 else None


class SinkIronclad(Proc):
    """The Union takes a Confederate ironclad off the map (card 60)."""

    __slots__ = ()
    clause = "6.7"
    steps = ("sink",)

    def sink(self, play: P) -> Flow:
        """Ask which, if there is any."""
        return _placing(UNION, "prompt-sink", "sink", play.state.ironclads) or DONE

    def on_sink(self, play: P, action: Action) -> Flow:
        """Take it off."""
        remove_ironclad(play, SPACE[action.args[0]])
        return None

    def why_sink(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not that one."""
        space = _named(action, "sink")
        if space < 0 or state.ironclads >> space & 1:
            return None
        return deny("6.7", "deny-no-ironclad", space=space_key(space))


class RiverFlotilla(Proc):
    """A die above the amphibious modifier brings it down by one (card 116)."""

    __slots__ = ()
    clause = "6.4.1"
    steps = ("raid",)

    def raid(self, play: P) -> None:
        """Roll."""
        state = play.state
        roll = play.d6("river-flotilla")
        before = state.amphibious
        if roll > before > 0:
            state.amphibious -= 1
        play.tell("river-flotilla", roll=roll, before=before, count=state.amphibious)
