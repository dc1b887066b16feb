"""16 Leader management: the turn track, transfers that it grants, and two that are free."""

from __future__ import annotations

from collections.abc import Container
from types import MappingProxyType
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from .armies import commands_army, hand_over
from .base import (
    P,
    Proc,
    general_at,
    general_key,
    place_key,
    place_of,
    rank_of,
)
from .command import commander, ratings
from .components import (
    ACTS,
    GENERALS,
    SCHEDULE,
    SIDE_KEYS,
    TABLES,
    THEATRES,
    Appointment,
)
from .facts import facts, supply
from .ground import THEATRE
from .joining import Succession, TakeCommand, heirs
from .returns import camps
from .state import BOX, GONE, UNASSIGNED, CivilWarState, box_of

__all__ = ["LeaderManagement", "posts", "transferred"]

_LEAVE: Final = ("remove", "relieve")
_ARRIVE: Final = ("enter", "return")
_FREE: Final = TABLES.leaders.number("free_transfers")
_MOST_STARS: Final = 2


def posts(state: CivilWarState, side: int) -> Mask:
    """7.8: the places to which a General may be transferred: friendly SP or forts, not isolated."""
    return supply(facts(state), side).connected_of(state.forces[side] | state.strongholds[side])


def transferred(play: P, side: int, general: int, place: int) -> TakeCommand:
    """7.8: a General is in another place; of equal commanders there the owner chooses one."""
    state = play.state
    chief = commander(state, side, place)
    hand_over(play, side, state.where[general], general)
    state.where[general] = place
    state.chiefs &= ~(1 << general)
    play.tell("transferred", general=general_key(general), place=place_key(place))
    return TakeCommand(side, place, chief, general)


def on_map(state: CivilWarState, general: int) -> bool:
    """Whether a General stands on the map or waits in a Displaced box."""
    where = state.where[general]
    return where >= 0 or where <= BOX


def _binds(entry: Appointment) -> bool:
    """Whether an entry ends the free transfers of a General, or brings another to his place.

    A promotion ends them that gives him three stars, or cavalry (8.6).
    """
    if entry.successor >= 0 or ACTS[entry.act] != "promote":
        return entry.successor >= 0
    rank = GENERALS[entry.general].ranks[entry.stars]
    return rank.cavalry or rank.stars > _MOST_STARS


class LeaderManagement(Proc):
    """3.3 for one side.

    All may be done in any order (16.1). So what the track does to a General, or brings in his
    place, waits for his free transfer; to whom a (T) leads, he may go before it.

    ``entry`` counts the appointments of the turn; ``arriving`` is a General who needs a place, and
    ``theatre`` where; ``offered`` are Generals with a (T) of this turn, ``free`` the transfers
    left, ``sent`` who has had one; ``chosen`` is the one who is being transferred.
    """

    __slots__ = ("arriving", "chosen", "entry", "free", "offered", "sent", "side", "theatre")
    later = MappingProxyType({"sent": []})
    clause = "16.1"
    calm = True
    busy = ("granted", "transferred")
    steps = (
        *("early", "appoint", "arrive", "grant", "granted", "transfer", "transferred"),
        "commands",
    )

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.entry = 0
        self.arriving = self.chosen = -1
        self.theatre = 0
        self.offered: tuple[int, ...] = ()
        self.free = _FREE
        self.sent: tuple[int, ...] = ()

    def _entries(self, state: CivilWarState) -> tuple[Appointment, ...]:
        entries = SCHEDULE.get(state.turn, ())
        return tuple(entry for entry in entries if GENERALS[entry.general].side == self.side)

    # --- The turn track ---------------------------------------------------------------------------

    def early(self, play: P) -> Flow:
        """16.1: Generals who may go before the track takes effect.

        It will give them a rank without free transfers, or another General their place. Those who
        take another's place do not go: they come from wherever they are.
        """
        state, entries = play.state, self._entries(play.state)
        heirs_ = {entry.successor for entry in entries}
        able = self._able(state, {one.general for one in entries if _binds(one)} - heirs_)
        return self._ask_whom(able, "prompt-transfer-before", "16.1") if able else None

    def on_early(self, _play: P, action: Action) -> Flow:
        """He is chosen; or the track has its way."""
        if action.verb == "done":
            return "appoint"
        self.chosen = general_at(action.args[0])
        return "transferred"

    def why_early(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General does not go now."""
        why = self.why_transfer(state, action)
        named = action.verb == "transfer" and action.args
        if why is None and named and general_at(action.args[0]) >= 0:
            return deny("16.1", "deny-transfer-after", general=action.args[0])
        return why

    def appoint(self, play: P) -> Flow:
        """16.2 to 16.5: the entries of the turn in their order."""
        entries = self._entries(play.state)
        while self.entry < len(entries):
            entry = entries[self.entry]
            self.entry += 1
            if self._appoint(play, entry):
                return None
        return "grant"

    def _appoint(self, play: P, entry: Appointment) -> bool:
        """Carry out an entry; whether somebody needs a place now."""
        state, general, act_ = play.state, entry.general, ACTS[entry.act]
        if act_ in _ARRIVE:
            if on_map(state, general):
                return False  # He has taken the place of somebody who left (16.4).
            lowest = min(GENERALS[general].ranks)
            state.stars[general] = entry.stars or state.stars[general] or lowest
            self.arriving, self.theatre = general, entry.theatre
            return self._settle(play)
        if act_ in ("promote", "demote"):  # 16.3.2
            state.stars[general] = entry.stars
            play.tell("rank", general=general_key(general), stars=entry.stars)
        before = state.where[general]
        if act_ in (*_LEAVE, "unassign"):
            state.where[general] = UNASSIGNED if act_ == "unassign" else GONE
            if act_ != "unassign":
                state.stars[general] = 0
            state.chiefs &= ~(1 << general)
            play.tell("left", general=general_key(general))
        if entry.free and on_map(state, general):
            self.offered = (*self.offered, general)
        if entry.successor >= 0:
            return self._succeed(play, entry, before)
        if not commands_army(state, general):
            hand_over(play, self.side, before, general)
        return False

    def _succeed(self, play: P, entry: Appointment, place: int) -> bool:
        """16.3.1, 16.4: the successor takes the place of him who leaves, on the map or in a box."""
        state, heir = play.state, entry.successor
        for other in self._entries(state):
            if other.general == heir and other.stars:
                state.stars[heir] = other.stars
                self.theatre = other.theatre
        if place >= 0 or place <= BOX:
            hand_over(play, self.side, state.where[heir], heir)
            state.where[heir] = place
            state.chiefs &= ~(1 << heir)
            hand_over(play, self.side, place, entry.general, heir)
            key = general_key(heir)
            play.tell("succeeded", general=key, other=general_key(entry.general))
            return False
        self.arriving = heir
        return self._settle(play)

    def _settle(self, play: P) -> bool:
        """Whether there is a choice of places; without any he waits in the Displaced box."""
        state = play.state
        if camps(state, self.side, self.theatre):
            return True
        state.where[self.arriving] = box_of(self.theatre)
        area = THEATRES[self.theatre]
        play.tell("displaced-general", general=general_key(self.arriving), area=area)
        self.arriving = -1
        return False

    def arrive(self, play: P) -> Flow:
        """7.1, 16.2: to friendly SP of his theatre that have a line of communication."""
        state, name = play.state, general_key(self.arriving)
        sites = camps(state, self.side, self.theatre)
        actions = [act("assign", name, place_key(site)) for site in members(sites)]
        who = dict(ratings(state, self.arriving))
        return ask(SIDE_KEYS[self.side], "prompt-arrival", actions, "16.2", general=name, **who)

    def on_arrive(self, play: P, action: Action) -> Flow:
        """He is there; of equal commanders the owner chooses one (7.2.2)."""
        state, general, place = play.state, self.arriving, place_of(action, 1)
        first = commander(state, self.side, place)
        state.where[general] = place
        self.arriving = -1
        play.tell("general", general=action.args[0], place=action.args[1])
        return Call(TakeCommand(self.side, place, first, general), then="appoint")

    def why_arrive(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General does not arrive there."""
        place = place_of(action, 1)
        if action.verb != "assign" or place < 0 or general_at(action.args[0]) != self.arriving:
            return None
        key = action.args[1]
        if not THEATRE[self.theatre] >> place & 1:
            return deny("16.2", "deny-not-in-area", place=key, area=THEATRES[self.theatre])
        if not state.forces[self.side] >> place & 1:
            return deny("16.2", "deny-no-strength", place=key)
        return deny("16.2", "deny-no-line", place=key)

    # --- Transfers that the track grants ----------------------------------------------------------

    def _entry_of(self, state: CivilWarState, general: int) -> Appointment:
        entries = self._entries(state)
        return next(entry for entry in entries if entry.general == general and entry.free)

    def _grants(self, state: CivilWarState, general: int) -> Mask:
        """16.6: to him with whom the General shares his box of the track, or anywhere.

        By the rules of 7.8: where friendly SP or a fort are, not isolated.
        """
        entry = self._entry_of(state, general)
        sites = posts(state, self.side) & ~self._here(state, general)
        if entry.beside >= 0 and state.where[entry.beside] >= 0:
            return sites & 1 << state.where[entry.beside]
        return sites & (THEATRE[entry.theatre] if entry.theatre >= 0 else -1)

    def _here(self, state: CivilWarState, general: int) -> Mask:
        return 1 << state.where[general] if state.where[general] >= 0 else 0

    def grant(self, play: P) -> Flow:
        """Whom of those with a (T) to move; what is not used now is lost."""
        state = play.state
        able = [one for one in self.offered if state.where[one] >= 0 and self._grants(state, one)]
        if not able:
            return "transfer"
        goals = {self._entry_of(state, one).beside for one in self.offered}
        actions = [
            *(act("grant", general_key(one)) for one in able),
            *(act("transfer", general_key(one)) for one in self._able(state, goals)),
        ]
        return ask(SIDE_KEYS[self.side], "prompt-grant", [*actions, act("done")], "16.6")

    def on_grant(self, _play: P, action: Action) -> Flow:
        """He is chosen, or none."""
        if action.verb == "done":
            self.offered = ()
            return "transfer"
        self.chosen = general_at(action.args[0])
        return "transferred" if action.verb == "transfer" else None

    def why_grant(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General has no transfer of the track."""
        if action.verb == "transfer":
            return self.why_transfer(state, action)
        general = general_at(action.args[0]) if action.args else -1
        if action.verb != "grant" or general < 0:
            return None
        if general not in self.offered:
            return deny("16.6", "deny-no-grant", general=general_key(general))
        return deny("16.6", "deny-nowhere", general=general_key(general))

    def granted(self, play: P) -> Flow:
        """Where to."""
        return self._ask_where(play.state, self._grants(play.state, self.chosen))

    def _ask_where(self, state: CivilWarState, sites: Mask) -> Flow:
        name, who = general_key(self.chosen), dict(ratings(state, self.chosen))
        actions = [act("send", name, place_key(site)) for site in members(sites)]
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-transfer-to", actions, "16.6", general=name, **who)

    def on_granted(self, play: P, action: Action) -> Flow:
        """He is there, and has used his transfer."""
        self.offered = tuple(one for one in self.offered if one != self.chosen)
        return Call(self._send(play, action), then="grant")

    def _send(self, play: P, action: Action) -> TakeCommand:
        general, self.chosen = self.chosen, -1
        return transferred(play, self.side, general, place_of(action, 1))

    def why_granted(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General is not sent there."""
        return self._why_not_there(state, action)

    def _why_not_there(self, state: CivilWarState, action: Action) -> Denial | None:
        place = place_of(action, 1)
        if action.verb != "send" or place < 0 or general_at(action.args[0]) != self.chosen:
            return None
        key = action.args[1]
        if not (state.forces[self.side] | state.strongholds[self.side]) >> place & 1:
            return deny("7.8", "deny-no-strength", place=key)
        if not supply(facts(state), self.side).connected >> place & 1:
            return deny("7.8", "deny-isolated", place=key)
        if state.where[self.chosen] == place:
            return deny("7.8", "deny-there-already", general=action.args[0], place=key)
        return deny("16.6", "deny-not-by-the-track", place=key)

    # --- Two free transfers -----------------------------------------------------------------------

    def _free(self, state: CivilWarState) -> list[int]:
        """16.6, 7.8: Generals of one or two stars, without cavalry."""
        return [
            general.index
            for general in GENERALS
            if general.side == self.side and self._why_not_free(state, general.index) is None
        ]

    def _able(self, state: CivilWarState, among: Container[int]) -> list[int]:
        """Those of some Generals whom a free transfer takes anywhere."""
        able = [one for one in self._free(state) if one in among] if self.free else []
        return [one for one in able if posts(state, self.side) & ~self._here(state, one)]

    def _ask_whom(self, able: list[int], prompt: str, clause: str) -> Flow:
        actions = [*(act("transfer", general_key(one)) for one in able), act("done")]
        return ask(SIDE_KEYS[self.side], prompt, actions, clause, number=self.free, free=1)

    def _why_not_free(self, state: CivilWarState, general: int) -> Denial | None:
        name = general_key(general)
        if GENERALS[general].side != self.side:
            return deny("16.6", "deny-not-yours", general=name)
        if state.where[general] < 0:
            return deny("16.6", "deny-off-the-map", general=name)
        rank = rank_of(state, general)
        if rank.cavalry:
            return deny("8.1", "deny-cavalry", general=name)
        if rank.stars > _MOST_STARS:
            return deny("7.4.1", "deny-army-commander", general=name)
        if general in self.sent:
            return deny("16.6", "deny-transferred-already", general=name)
        return None

    def transfer(self, play: P) -> Flow:
        """16.6: two more, of the owner's choice."""
        state = play.state
        if not self.free or not posts(state, self.side):
            return "commands"
        able = self._able(state, range(len(GENERALS)))
        return self._ask_whom(able, "prompt-transfer", "16.6")

    def on_transfer(self, _play: P, action: Action) -> Flow:
        """He is chosen, or the segment ends."""
        if action.verb == "done":
            return "commands"
        self.chosen = general_at(action.args[0])
        return None

    def why_transfer(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General cannot be transferred."""
        general = general_at(action.args[0]) if action.args else -1
        if action.verb != "transfer" or general < 0:
            return None
        return self._why_not_free(state, general)

    def transferred(self, play: P) -> Flow:
        """Where to."""
        state = play.state
        return self._ask_where(state, posts(state, self.side) & ~self._here(state, self.chosen))

    def on_transferred(self, play: P, action: Action) -> Flow:
        """He is there; the track may still have to do with him (16.1)."""
        self.free -= 1
        self.sent = (*self.sent, self.chosen)
        return Call(self._send(play, action), then="grant" if self.entry else "early")

    def why_transferred(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General is not sent there."""
        return self._why_not_there(state, action)

    # --- Who commands -----------------------------------------------------------------------------

    def commands(self, play: P) -> Flow:
        """7.2.2: who of equals commands where nobody does after all this."""
        state = play.state
        for place in sorted({where for where in state.where if where >= 0}):
            if heirs(state, self.side, place):
                return Call(Succession(self.side, place), then="commands")
        return None
