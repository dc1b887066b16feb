"""5.2.1, 5.2.2, 12.10 Creating an army with a card of 2 or 3."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import Flow

from ..base import P, Proc, army_key, ask_side, general_key, space_key
from ..components import ARMY, GENERAL, LIMITS, SPACE, WILL
from ..options.rail import has_rail_lc
from ..state import ABSENT, MARKERS, TRACK, ForThePeopleState
from ..supply import has_lc
from ..will import change_will
from .ranks import INFANTRY, give_command, highest, infantry_generals, outranked

__all__ = ["ARMY_VALUE", "CreateArmy", "free_markers", "may_create_army", "why_no_army"]

ARMY_VALUE = 2
"""The least value of a card that creates an army (5.2.1)."""


def free_markers(state: ForThePeopleState, side: int) -> list[int]:
    """The army markers of ``side`` that may be placed: those lost this turn are not (7.3.5)."""
    return [army for army in MARKERS[side] if _is_free(state, army)]


def _is_free(state: ForThePeopleState, army: int) -> bool:
    at = state.army_at[army]
    return at == ABSENT or (at == TRACK and state.army_due[army] <= state.turn)


def why_no_army(state: ForThePeopleState, side: int, space: int) -> Denial | None:
    """Why no army of ``side`` may be created in ``space`` (5.2.1, 5.2.4); None if it may.

    The general must be one who can command: a cavalry general cannot (ruling B4).
    """
    name = space_key(space)
    if state.control[space] != side:
        return deny("5.2.1", "deny-army-control", space=name)
    if state.army_in(side, space) >= 0:
        return deny("5.2.4", "deny-army-there", space=name)
    if not infantry_generals(state, side, space):
        return deny("5.2.1", "deny-army-general", space=name)
    if state.units(side, space) < LIMITS.army_creation_units:
        return deny("5.2.1", "deny-army-units", space=name, count=LIMITS.army_creation_units)
    if not has_lc(state, side, space):
        return deny("5.2.1", "deny-army-supply", space=name)
    if not has_rail_lc(state, side, space):
        return deny("19/5.2.1", "deny-army-rail", space=name)
    return None


def _sites(state: ForThePeopleState, side: int) -> list[int]:
    posts = sorted({state.post[g] for g in INFANTRY[side] if state.post[g] >= 0})
    return [space for space in posts if why_no_army(state, side, space) is None]


def may_create_army(state: ForThePeopleState, side: int, value: int) -> Denial | None:
    """Why a card of this value creates no army for ``side`` now (4.1.B, 5.2.1); None if it can."""
    if value < ARMY_VALUE:
        return deny("5.2.1", "deny-army-value")
    if not free_markers(state, side):
        return deny("5.2.1", "deny-army-markers")
    if not _sites(state, side):
        return deny("5.2.1", "deny-army-nowhere")
    return None


class CreateArmy(Proc):
    """An army marker is placed; the general of the most influence commands (5.2.1, 5.2.2).

    All that stands in the space belongs to the army. It costs 2 of will if a general on the map
    outside the armies outranks the commander.
    """

    __slots__ = ("army", "side", "space")
    clause = "5.2.1"
    steps = ("where", "marker", "command")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.space = -1
        self.army = -1

    def where(self, play: P) -> Flow:
        """Ask for the space."""
        actions = [act("create-army", space_key(s)) for s in _sites(play.state, self.side)]
        return ask_side(self.side, "prompt-create-army", actions, self.clause)

    def on_where(self, play: P, action: Action) -> Flow:
        self.space = SPACE[action.args[0]]
        return None

    def why_where(self, state: ForThePeopleState, action: Action) -> Denial | None:
        if action.verb != "create-army" or not action.args or action.args[0] not in SPACE:
            return None
        return why_no_army(state, self.side, SPACE[action.args[0]])

    def marker(self, play: P) -> Flow:
        """Ask which army it is, if there is a choice."""
        free = free_markers(play.state, self.side)
        if len(free) == 1:
            self.army = free[0]
            return None
        actions = [act("marker", army_key(army)) for army in free]
        where = space_key(self.space)
        return ask_side(self.side, "prompt-army-marker", actions, self.clause, space=where)

    def on_marker(self, play: P, action: Action) -> Flow:
        self.army = ARMY[action.args[0]]
        return None

    def command(self, play: P) -> Flow:
        """The highest commands; among equals the player chooses (5.2.2)."""
        best = highest(infantry_generals(play.state, self.side, self.space))
        if len(best) == 1:
            self._create(play, best[0])
            return None
        actions = [act("appoint", general_key(general)) for general in best]
        name = army_key(self.army)
        return ask_side(self.side, "prompt-army-commander", actions, "5.2.2", army=name)

    def on_command(self, play: P, action: Action) -> Flow:
        self._create(play, GENERAL[action.args[0]])
        return None

    def _create(self, play: P, commander: int) -> None:
        state = play.state
        state.place_army(self.army, self.space)
        give_command(play, self.army, commander)
        play.tell(
            "army-created",
            army=army_key(self.army),
            space=space_key(self.space),
            general=general_key(commander),
        )
        if outranked(state, self.side, commander):
            change_will(play, self.side, WILL.army_outranked, "army-outranked")

    def price(self, state: ForThePeopleState, action: Action) -> int:
        """The will that an army there, or under a general, costs at once (5.2.2)."""
        if action.verb == "create-army":
            general = highest(infantry_generals(state, self.side, SPACE[action.args[0]]))[0]
        elif action.verb == "appoint":
            general = GENERAL[action.args[0]]
        else:
            return 0
        # Who stands in the space is in the army then, but of those nobody outranks him.
        return -WILL.army_outranked if outranked(state, self.side, general) else 0
