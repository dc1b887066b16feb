"""7.8 The Leader Transfer action: up to two Generals of one or two stars."""

from __future__ import annotations

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Done, Flow

from .base import (
    P,
    Proc,
    general_at,
    general_key,
    place_key,
    place_of,
    rank_of,
    theatre_key,
    theatre_of,
)
from .command import ratings
from .components import GENERALS, GENERALS_OF, SIDE_KEYS
from .joining import Succession
from .leadership import posts, transferred
from .state import CivilWarState

__all__ = ["Transfers"]

_TWO = 2


class Transfers(Proc):
    """Two Generals, one after the other; both begin in ``theatre``, or anywhere if it is -1.

    ``sent`` are those who have gone, ``chosen`` is the one who goes, ``start`` where the last one
    stood.
    """

    __slots__ = ("chosen", "sent", "side", "start", "theatre")
    clause = "7.8"
    steps = ("choose", "send", "left_behind")

    def __init__(self, side: int, theatre: int) -> None:
        super().__init__()
        self.side = side
        self.theatre = theatre
        self.sent: tuple[int, ...] = ()
        self.chosen = self.start = -1

    def _why_not(self, state: CivilWarState, general: int) -> Denial | None:
        why = self._why_stays(state, general)
        if why is None and not self._sites(state, general):
            return deny("7.8", "deny-nowhere", general=general_key(general))
        return why

    def _why_stays(self, state: CivilWarState, general: int) -> Denial | None:
        """Why a General is not transferred, wherever to."""
        name, place = general_key(general), state.where[general]
        if GENERALS[general].side != self.side:
            return deny("7.8", "deny-not-yours", general=name)
        if place < 0:
            return deny("7.8", "deny-off-the-map", general=name)
        if rank_of(state, general).cavalry:
            return deny("8.1", "deny-cavalry", general=name)
        if rank_of(state, general).stars > _TWO:
            return deny("7.4.1", "deny-army-commander", general=name)
        if general in self.sent or state.active >> general & 1:
            return deny("5.1.2", "deny-active-already", general=name)
        if self.theatre >= 0 and theatre_of(place) != self.theatre:
            area = theatre_key(self.theatre)
            return deny("4.1.3", "deny-not-in-area", place=place_key(place), area=area)
        return None

    def _sites(self, state: CivilWarState, general: int) -> Mask:
        return posts(state, self.side) & ~(1 << state.where[general])

    def able(self, state: CivilWarState) -> list[int]:
        """Who can be transferred."""
        there = [g for g in GENERALS_OF[self.side] if state.where[g] >= 0]
        able = [general for general in there if self._why_stays(state, general) is None]
        camps = posts(state, self.side) if able else 0
        if camps & camps - 1:
            return able  # Of two places one at least is another than his own.
        return [general for general in able if camps & ~(1 << state.where[general])]

    def choose(self, play: P) -> Flow:
        """Whom."""
        state = play.state
        able = self.able(state)
        if len(self.sent) == _TWO or not able:
            return Done()
        actions = [*(act("transfer", general_key(one)) for one in able), act("done")]
        number = _TWO - len(self.sent)
        return ask(SIDE_KEYS[self.side], "prompt-transfer", actions, "7.8", number=number, free=0)

    def on_choose(self, _play: P, action: Action) -> Flow:
        """He goes; or nobody more."""
        if action.verb == "done":
            return Done()
        self.chosen = general_at(action.args[0])
        return None

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why somebody cannot be transferred."""
        general = general_at(action.args[0]) if action.args else -1
        return self._why_not(state, general) if action.verb == "transfer" and general >= 0 else None

    def send(self, play: P) -> Flow:
        """Where to: friendly SP or forts that are not isolated, without tracing a way."""
        state, name = play.state, general_key(self.chosen)
        sites = self._sites(state, self.chosen)
        actions = [act("send", name, place_key(site)) for site in members(sites)]
        who = dict(ratings(state, self.chosen))
        return ask(SIDE_KEYS[self.side], "prompt-transfer-to", actions, "7.8", general=name, **who)

    def on_send(self, play: P, action: Action) -> Flow:
        """He is there, and has been activated; of equal commanders the owner chooses one."""
        general, self.chosen = self.chosen, -1
        self.start = play.state.where[general]
        play.state.active |= 1 << general
        self.sent = tuple(sorted((*self.sent, general)))
        return Call(transferred(play, self.side, general, place_of(action, 1)), then="left_behind")

    def left_behind(self, play: P) -> Flow:
        """7.2.2: who commands those who have stayed."""
        del play
        return Call(Succession(self.side, self.start), then="choose")

    def why_send(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why he is not sent there."""
        place = place_of(action, 1)
        if action.verb != "send" or place < 0 or general_at(action.args[0]) != self.chosen:
            return None
        key = action.args[1]
        if not (state.forces[self.side] | state.strongholds[self.side]) >> place & 1:
            return deny("7.8", "deny-no-strength", place=key)
        if state.where[self.chosen] == place:
            return deny("7.8", "deny-there-already", general=action.args[0], place=key)
        return deny("7.8", "deny-isolated", place=key)
