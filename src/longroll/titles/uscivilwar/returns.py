"""14.6 and 17.2.1 What comes back from the Displaced box."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Done, Flow

from .base import P, Proc, general_at, general_key, place_key, place_of, side_key, theatre_of
from .battle.aftermath import catch_lone_generals
from .command import commander
from .components import (
    GENERALS,
    REALMS,
    SIDE_KEYS,
    STATE,
    THEATRES,
    TRANS_MISSISSIPPI,
)
from .facts import facts, supply
from .ground import LAND, NORTH, OBJECTIVES, REALM, RESOURCES, THEATRE, VALUABLE
from .joining import TakeCommand
from .state import DISPLACED, CivilWarState, box_of

__all__ = ["Returns", "camps"]

_HOMES: Final = (
    OBJECTIVES & (NORTH | REALM[STATE["MO"]] & THEATRE[TRANS_MISSISSIPPI]),
    RESOURCES & LAND,
)
"""Where SP come back: beyond the Mississippi the Union has Objective hexes in Missouri only."""


def camps(state: CivilWarState, side: int, theatre: int) -> Mask:
    """16.2: the places of a theatre where a General may come: friendly SP with a line."""
    return supply(facts(state), side).communication_of(state.forces[side] & THEATRE[theatre])


class Returns(Proc):
    """3.1.C for one side: half of the SP of each box, every General, all militia.

    ``theatre`` counts theatres, ``left`` its SP to place; ``waiting`` are Generals of the boxes and
    then states with militia that cannot come back yet; ``early`` are those of cavalry who were
    displaced before this turn, or None if all of them were.
    """

    __slots__ = ("early", "left", "side", "theatre", "waiting")
    clause = "14.6"
    calm = True
    steps = (
        *("halve", "place", "recall", "next_general", "general"),
        *("muster", "next_militia", "militia"),
    )

    def __init__(self, side: int, early: tuple[int, ...] | None = None) -> None:
        super().__init__()
        self.side, self.early = side, early
        self.theatre = 0
        self.left = 0
        self.waiting: tuple[int, ...] = ()

    # --- Strength points --------------------------------------------------------------------------

    def _sites(self, state: CivilWarState) -> Mask:
        found = facts(state)
        homes = _HOMES[self.side] & THEATRE[self.theatre]
        return supply(found, self.side).supplied_of(homes & found.held[self.side])

    def halve(self, play: P) -> Flow:
        """Half come back, as many are lost, an odd one stays; all stay where no hex takes them."""
        state = play.state
        there = state.displaced[self.side][self.theatre]
        self.left = there // 2
        if self.left and not self._sites(state):
            self.left = 0
        if self.left:
            state.displaced[self.side][self.theatre] = there % 2
            play.tell(
                "displaced",
                side=side_key(self.side),
                area=THEATRES[self.theatre],
                number=self.left,
            )
        return None

    def place(self, play: P) -> Flow:
        """Each where its side may place reinforcements in the theatre, with full supply."""
        if not self.left:
            self.theatre += 1
            return "halve" if self.theatre < len(THEATRES) else None
        actions = [
            act("place", place_key(site), number)
            for site in members(self._sites(play.state))
            for number in range(1, self.left + 1)
        ]
        seat, key = SIDE_KEYS[self.side], THEATRES[self.theatre]
        return ask(seat, "prompt-return", actions, "14.6", area=key, number=self.left)

    def on_place(self, play: P, action: Action) -> Flow:
        """SP are back."""
        number = action.integer(1)
        play.state.put(self.side, place_of(action), number)
        catch_lone_generals(play, self.side, place_of(action))
        self.left -= number
        play.tell("arrived", side=side_key(self.side), place=action.args[0], number=number)
        return "place"

    def why_place(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no SP come back there."""
        place = place_of(action)
        if action.verb != "place" or place < 0:
            return None
        key, found = action.args[0], facts(state)
        if not _HOMES[self.side] >> place & 1:
            return deny("14.6", "deny-no-home", place=key)
        if theatre_of(place) != self.theatre:
            return deny("14.6", "deny-not-in-area", place=key, area=THEATRES[self.theatre])
        if not found.held[self.side] >> place & 1:
            return deny("14.6", "deny-not-held", place=key)
        if not supply(found, self.side).supplied >> place & 1:
            return deny("14.6", "deny-not-supplied", place=key)
        return deny("14.6", "deny-so-many", number=self.left)

    # --- Generals ---------------------------------------------------------------------------------

    def recall(self, play: P) -> Flow:
        """8.7: cavalry waits a turn longer: it is turned over, and comes with the next.

        Whom the reinforcements of this turn have caught stays away for the next turn too.
        """
        state = play.state
        boxes = [box_of(theatre) for theatre in range(len(THEATRES))]
        ready: list[int] = []
        for general in GENERALS:
            if general.side == self.side and state.where[general.index] in boxes:
                if state.late >> general.index & 1:
                    if self.early is None or general.index in self.early:
                        state.late &= ~(1 << general.index)
                else:
                    ready.append(general.index)
        self.waiting = tuple(ready)
        return None

    def next_general(self, play: P) -> Flow:
        """Who finds no place stays in his box."""
        state = play.state
        while self.waiting and not camps(state, self.side, self._box(state, self.waiting[0])):
            self.waiting = self.waiting[1:]
        return None if self.waiting else "muster"

    def general(self, play: P) -> Flow:
        """Each to friendly SP of his theatre with a line of communication."""
        state, general = play.state, self.waiting[0]
        sites = camps(state, self.side, self._box(state, general))
        name = general_key(general)
        actions = [act("return", name, place_key(site)) for site in members(sites)]
        return ask(SIDE_KEYS[self.side], "prompt-general", actions, "14.6", general=name)

    def _box(self, state: CivilWarState, general: int) -> int:
        """The theatre of the box in which a General is."""
        return box_of(0) - state.where[general]

    def on_general(self, play: P, action: Action) -> Flow:
        """He takes his place; of equal commanders the owner chooses one (7.2.2)."""
        state, general, place = play.state, self.waiting[0], place_of(action, 1)
        first = commander(state, self.side, place)
        state.where[general] = place
        self.waiting = self.waiting[1:]
        play.tell("returned", general=action.args[0], place=action.args[1])
        return Call(TakeCommand(self.side, place, first, general), then="next_general")

    def why_general(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General does not come back there."""
        place = place_of(action, 1)
        if action.verb != "return" or place < 0 or general_at(action.args[0]) not in self.waiting:
            return None
        theatre, key = self._box(state, general_at(action.args[0])), action.args[1]
        if theatre_of(place) != theatre:
            return deny("14.6", "deny-not-in-area", place=key, area=THEATRES[theatre])
        if not state.forces[self.side] >> place & 1:
            return deny("14.6", "deny-no-strength", place=key)
        if not supply(facts(state), self.side).communication >> place & 1:
            return deny("14.6", "deny-no-line", place=key)
        return deny("14.6", "deny-one-by-one", general=general_key(self.waiting[0]))

    # --- Militia ----------------------------------------------------------------------------------

    def muster(self, play: P) -> Flow:
        """17.2.1: militia that was displaced."""
        places = play.state.militia[self.side]
        self.waiting = tuple(r.number for r in REALMS if places[r.number] == DISPLACED)
        return None

    def _posts(self, state: CivilWarState, realm: int) -> Mask:
        return VALUABLE & LAND & REALM[realm] & facts(state).held[self.side]

    def next_militia(self, play: P) -> Flow:
        """Without a friendly Objective or Resource hex in its state it stays in the box."""
        while self.waiting and not self._posts(play.state, self.waiting[0]):
            self.waiting = self.waiting[1:]
        return None if self.waiting else Done()

    def militia(self, play: P) -> Flow:
        """To one of those hexes."""
        posts = self._posts(play.state, self.waiting[0])
        key = REALMS[self.waiting[0]].key.lower()
        actions = [act("militia", key, place_key(post)) for post in members(posts)]
        return ask(SIDE_KEYS[self.side], "prompt-militia", actions, "17.2.1", state=key)

    def on_militia(self, play: P, action: Action) -> Flow:
        """It stands there."""
        play.state.set_militia(self.side, self.waiting[0], place_of(action, 1))
        catch_lone_generals(play, self.side, place_of(action, 1))
        self.waiting = self.waiting[1:]
        play.tell("militia", side=side_key(self.side), state=action.args[0], place=action.args[1])
        return "next_militia"

    def why_militia(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why militia does not come back there."""
        place = place_of(action, 1)
        if action.verb != "militia" or place < 0:
            return None
        key, realm = action.args[1], self.waiting[0]
        if not REALM[realm] >> place & 1:
            return deny("17.2.1", "deny-militia-home-state", state=REALMS[realm].key.lower())
        if not VALUABLE >> place & 1:
            return deny("17.2.1", "deny-not-objective", place=key)
        if not facts(state).held[self.side] >> place & 1:
            return deny("17.2.1", "deny-not-held", place=key)
        return None
