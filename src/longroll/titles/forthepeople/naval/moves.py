"""6.1 The Union's naval moves: of three strength points, or of a whole army (6.1.5)."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Call, Done, Flow

from ..base import P, Proc, army_key, ask_side, for_every_space, general_key, space_key
from ..components import ARMIES, ARMY, CONFEDERATE, GENERAL, SPACE, UNION
from ..movement.ranks import clear_moved
from ..state import ARMY as AN_ARMY
from ..state import MARKERS, ForThePeopleState
from ..waterways import Routes, passages
from .confederate import ConfederateRiverMove, river_ports, why_not_river_port
from .landing import landing_actions, landing_named, why_not_landing
from .loading import (
    army_loads,
    army_passages,
    embark,
    generals_aboard,
    loads,
    sailing_armies,
    sailing_ports,
    why_not_army,
    why_not_load,
    why_not_port,
)
from .voyage import NOT_SAILED, Orders, Voyage

__all__ = [
    "NAVAL_VALUE",
    "ArmyNavalMove",
    "NavalMove",
    "may_move_army",
    "naval_actions",
    "naval_procedure",
    "why_not_naval",
]

NAVAL_VALUE = 3
_SAIL = for_every_space("sail")


def _space_named(action: Action, verb: str) -> int:
    """The space that an action of this verb names, or -1."""
    if action.verb != verb or len(action.args) != 1:
        return -1
    return SPACE.get(action.args[0], -1)


# --- What a card offers -------------------------------------------------------------------------


def naval_actions(
    state: ForThePeopleState,
    side: int,
    value: int,
    *,
    campaign: bool = False,
    by_event: bool = False,
) -> list[Action]:
    """``sail <port>`` for every port from which a force of ``side`` may sail (6.1.1, 6.5.1).

    The Union's moves need a card of value 3, a move of a campaign card or an event; the
    Confederate's river move an operations card of any value. That a campaign has one naval move
    only (4.3.2) is its own procedure's to see to.
    """
    if side == CONFEDERATE:
        ports = [] if campaign or by_event else river_ports(state)
    else:
        allowed = value >= NAVAL_VALUE or campaign or by_event
        ports = sailing_ports(state, campaign) if allowed else []
    return [_SAIL[space] for space in ports]


def why_not_naval(
    state: ForThePeopleState, side: int, value: int, action: Action, *, campaign: bool = False
) -> Denial | None:
    """Why a ``sail`` action is not among `naval_actions`."""
    origin = _space_named(action, "sail")
    if origin < 0:
        return None
    if side == CONFEDERATE:
        if campaign:
            return deny("6.5.1", "deny-river-move-operations")
        return why_not_river_port(state, origin)
    if value < NAVAL_VALUE and not campaign:
        return deny("6.1.1", "deny-naval-value", count=NAVAL_VALUE)
    return why_not_port(state, origin, campaign)


def may_move_army(state: ForThePeopleState) -> Denial | None:
    """Why no Union army may sail with a campaign card that has moved nobody yet (6.1.5)."""
    if sailing_armies(state):
        return None
    if state.moved_armies or state.moved_generals or state.moved_sp:
        return deny("6.1.5", "deny-campaign-begun")
    standing = [army for army in MARKERS[UNION] if state.army_at[army] >= 0]
    return why_not_army(state, standing[0]) if standing else deny("6.1.5", "deny-no-army-sails")


def naval_procedure(side: int, action: Action, *, campaign: bool = False) -> Proc:
    """The procedure that carries out one of `naval_actions`."""
    if side == CONFEDERATE:
        return ConfederateRiverMove(first=action)
    return NavalMove(side, campaign=campaign, first=action)


# --- Three strength points (6.1.1, 6.1.2) -------------------------------------------------------


class NavalMove(Proc):
    """A Union force of up to three strength points, with a general or without, sails (6.1).

    Args:
        side: UNION; the Confederate has `ConfederateRiverMove`.
        by_event: an event gives the move, so that no storm can stop it (card 112).
        bonus: 2 for Foote or Porter: in the assault, and past guns (6.4.1, 6.3.1).
        farragut: card 59.
        campaign: a move of a campaign card: who has moved with it stays ashore (4.3.1).
        first: the ``sail`` action, when the caller has asked for it already.

    Returns `NOT_SAILED`, `SAILED` or `CANCELLED`.
    """

    __slots__ = (
        "bonus",
        "by_event",
        "campaign",
        "farragut",
        "infantry",
        "officer",
        "optional",
        "origin",
    )
    clause = "6.1.1"
    steps = ("begin", "port", "load", "general", "landing", "over")

    def __init__(
        self,
        side: int = UNION,
        *,
        by_event: bool = False,
        bonus: int = 0,
        farragut: bool = False,
        campaign: bool = False,
        first: Action | None = None,
    ) -> None:
        super().__init__()
        assert side == UNION, "the Confederate moves along rivers only (6.5.1)"
        self.by_event = by_event or campaign
        self.bonus = bonus
        self.farragut = farragut
        self.campaign = campaign
        self.origin = SPACE[first.args[0]] if first is not None else -1
        self.optional = first is None
        self.infantry = 0
        self.officer = -1

    def begin(self, play: P) -> Flow:
        """What moved with an earlier card is forgotten."""
        if not self.campaign:
            clear_moved(play.state)
        if self.origin >= 0:
            return "load"
        if not sailing_ports(play.state, self.campaign, self.farragut):
            play.tell("nobody-sails")
            return Done(NOT_SAILED)
        return None

    def port(self, play: P) -> Decision:
        """Ask for the port of departure; an event need not be used."""
        ports = sailing_ports(play.state, self.campaign, self.farragut)
        actions = [*[_SAIL[space] for space in ports], act("pass")]
        return ask_side(UNION, "prompt-sail", actions, self.clause)

    def on_port(self, play: P, action: Action) -> Flow:
        """Note it."""
        if action.verb == "pass":
            return Done(NOT_SAILED)
        self.origin = SPACE[action.args[0]]
        return None

    def why_port(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not from there."""
        space = _space_named(action, "sail")
        if space < 0:
            return None
        return why_not_port(state, space, self.campaign, self.farragut)

    def load(self, play: P) -> Flow:
        """6.1.2: how much infantry."""
        counts = loads(play.state, self.origin, self.campaign)
        if len(counts) == 1:
            self.infantry = counts[0]
            return None
        actions = [act("load", count) for count in counts]
        return ask_side(UNION, "prompt-load", actions, "6.1.2", space=space_key(self.origin))

    def on_load(self, play: P, action: Action) -> Flow:
        """Note it."""
        self.infantry = action.integer(0)
        return None

    def why_load(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not so many."""
        if action.verb != "load" or len(action.args) != 1 or not action.args[0].isdigit():
            return None
        return why_not_load(state, self.origin, action.integer(0), -1, self.campaign)

    def general(self, play: P) -> Flow:
        """6.1.2: a general, if the Union likes; a brigade is a general and a strength point."""
        aboard = generals_aboard(play.state, self.origin, self.infantry, self.campaign)
        if len(aboard) == 1:
            self.officer = aboard[0]
            return None
        actions = [_boarding(general) for general in aboard]
        where = space_key(self.origin)
        return ask_side(
            UNION, "prompt-load-general", actions, "6.1.2", space=where, count=self.infantry
        )

    def on_general(self, play: P, action: Action) -> Flow:
        """Note him."""
        self.officer = GENERAL[action.args[0]] if action.verb == "load-general" else -1
        return None

    def why_general(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not he."""
        if action == _boarding(-1):
            return why_not_load(state, self.origin, self.infantry, -1, self.campaign)
        if action.verb != "load-general" or len(action.args) != 1:
            return None
        if action.args[0] not in GENERAL:
            return None
        general = GENERAL[action.args[0]]
        return why_not_load(state, self.origin, self.infantry, general, self.campaign)

    def _routes(self, state: ForThePeopleState) -> Routes:
        return passages(state, self.origin, farragut=self.farragut)

    def landing(self, play: P) -> Decision:
        """Ask where to, and past which fort where that is open."""
        actions = landing_actions(self._routes(play.state))
        return ask_side(UNION, "prompt-land", actions, self.clause, space=space_key(self.origin))

    def on_landing(self, play: P, action: Action) -> Flow:
        """Set sail."""
        found = landing_named(self._routes(play.state), action)
        assert found is not None
        officers = (self.officer,) if self.officer >= 0 else ()
        embark(play, UNION, self.origin, self.infantry, officers)
        orders = Orders(self.by_event, self.bonus, self.farragut)
        return Call(Voyage(*found, orders), "over")

    def why_landing(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not there."""
        return why_not_landing(state, self.origin, self._routes(state), action)

    def over(self, play: P) -> Done:
        """Back to the card."""
        return Done(play.state.returned)


def _boarding(general: int) -> Action:
    return act("load-general", general_key(general)) if general >= 0 else act("no-general")


# --- A whole army (6.1.5) -----------------------------------------------------------------------


class ArmyNavalMove(Proc):
    """A Union army sails, with a campaign card and instead of all its moves (6.1.5).

    In the Chesapeake under McClellan, Grant or Sherman; along the rivers with nine strength points
    or fewer under Grant or Sherman.

    Returns `NOT_SAILED` or `SAILED`.
    """

    __slots__ = ("army", "infantry")
    clause = "6.1.5"
    steps = ("choose", "load", "landing", "over")

    def __init__(self) -> None:
        super().__init__()
        self.army = -1
        self.infantry = 0

    def choose(self, play: P) -> Flow:
        """Ask for the army, if there is a choice."""
        armies = sailing_armies(play.state)
        if not armies:
            return Done(NOT_SAILED)
        if len(armies) == 1:
            self.army = armies[0]
            return None
        actions = [act("sail-army", army_key(army)) for army in armies]
        return ask_side(UNION, "prompt-sail-army", actions, self.clause)

    def on_choose(self, play: P, action: Action) -> Flow:
        """Note it."""
        self.army = ARMY[action.args[0]]
        return None

    def why_choose(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not that army."""
        if action.verb != "sail-army" or len(action.args) != 1 or action.args[0] not in ARMY:
            return None
        army = ARMY[action.args[0]]
        if ARMIES[army].side == CONFEDERATE:
            return deny("6.5.1", "deny-confederate-army-sails")
        return why_not_army(state, army)

    def load(self, play: P) -> Flow:
        """5.2.3: up to 15 strength points with the brigades; the rest stays."""
        counts = army_loads(play.state, self.army)
        if len(counts) == 1:
            self.infantry = counts[0]
            return None
        actions = [act("load", count) for count in counts]
        where = space_key(play.state.army_at[self.army])
        return ask_side(UNION, "prompt-load", actions, "5.2.3", space=where)

    def on_load(self, play: P, action: Action) -> Flow:
        """Note it."""
        self.infantry = action.integer(0)
        return None

    def why_load(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not so many."""
        if action.verb != "load" or len(action.args) != 1 or not action.args[0].isdigit():
            return None
        counts = army_loads(state, self.army)
        if action.integer(0) > counts[0]:
            return deny("5.2.3", "deny-army-load", count=counts[0])
        return deny("5.2.1", "deny-no-units-aboard")

    def landing(self, play: P) -> Decision:
        """Ask where to."""
        actions = landing_actions(army_passages(play.state, self.army))
        where = space_key(play.state.army_at[self.army])
        return ask_side(UNION, "prompt-land", actions, self.clause, space=where)

    def on_landing(self, play: P, action: Action) -> Flow:
        """Set sail, with all generals."""
        state = play.state
        found = landing_named(army_passages(state, self.army), action)
        assert found is not None
        origin = state.army_at[self.army]
        officers = state.generals_at(UNION, origin)
        embark(play, UNION, origin, self.infantry, officers, AN_ARMY)
        return Call(Voyage(*found), "over")

    def why_landing(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not there: no port, out of reach, or not for an army (6.1.5)."""
        origin = state.army_at[self.army]
        routes = army_passages(state, self.army)
        space = SPACE.get(action.args[0], -1) if action.args else -1
        if space in passages(state, origin) and space not in routes:
            return deny("6.1.5", "deny-army-landing", space=space_key(space))
        return why_not_landing(state, origin, routes, action)

    def over(self, play: P) -> Done:
        """Back to the card."""
        return Done(play.state.returned)
