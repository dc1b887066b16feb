"""21.8 to 21.10 Yards: new ships, ships replaced and repaired, ironclads completed."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, faces, place_key, place_of, roll_dice, side_key
from ..components import (
    CHARTS,
    CONFEDERATE,
    PLACE,
    REALMS,
    SHIPS,
    SIDE_KEYS,
    STATE,
    TABLES,
    UNION,
)
from ..facts import facts, supply
from ..ground import COASTAL_FORTS, PORTS, REALM, RESOURCES
from ..state import GONE, CivilWarState, ship_key, ship_parts
from .pieces import BATTERY, FLOTILLA, HULL, IRONCLAD, OCEAN, OWNER, RIVER, add_ships, take_ships

__all__ = ["ROLLS", "ConfederateYards", "NavalRepair", "UnionYards", "fed_yards", "yards"]

_NAVAL: Final = TABLES.naval
_BAY: Final = PLACE["chesapeake-bay"]
_YARDS: Final[Mask] = mask(PLACE[key] for key in TABLES.yards)
_LIMITS: Final = (_NAVAL.number("ocean_limit"), _NAVAL.number("river_limit"))
ROLLS: Final = {
    HULL: _NAVAL.numbers("hull"),
    BATTERY: _NAVAL.numbers("new_battery"),
    FLOTILLA: _NAVAL.numbers("new_flotilla"),
}
"""21.10.1: by the faces of a die what the Confederates build."""
_POOL: Final = {
    HULL: _NAVAL.number("csa_ironclads"),
    FLOTILLA: _NAVAL.number("csa_flotillas"),
    BATTERY: _NAVAL.number("csa_batteries"),
}


def yards(state: CivilWarState, side: int) -> Mask:
    """21.8.1: the shipyards under control of a side."""
    held = facts(state).held[side]
    return held & _YARDS | 1 << _BAY if side == UNION else held & PORTS & RESOURCES


def fed_yards(state: CivilWarState, side: int) -> Mask:
    """21.8.1: those of them with full supply; the Chesapeake box has it always."""
    found = yards(state, side)
    box = 1 << _BAY if side == UNION else 0
    return found & supply(facts(state), side).supplied | box


def in_play(state: CivilWarState, *kinds: int) -> int:
    """How many naval units of some kinds are on the map, damaged ones too."""
    return sum(n for key, n in state.ships.items() if ship_parts(key)[1] in kinds)


class UnionYards(Proc):
    """21.9: what the track brings in a turn, then a replacement of each kind.

    ``left`` are ocean and river NSP that have yet to be placed, ``lent`` how many of them come out
    of the reserve.
    """

    __slots__ = ("left", "lent")
    clause = "21.9"
    calm = True
    steps = ("begin", "leaders", "launch", "over")

    def __init__(self) -> None:
        super().__init__()
        self.left = (0, 0)
        self.lent = (0, 0)

    def begin(self, play: P) -> Flow:
        """21.9.1, 21.9.2: within the limits of 8 river and 5 ocean NSP."""
        state = play.state
        new = TABLES.naval_turns.get(state.turn, (0, 0))
        left, lent = [0, 0], [0, 0]
        for kind in (OCEAN, RIVER):
            room = _LIMITS[kind] - in_play(state, kind)
            left[kind] = min(room, new[kind])
            lent[kind] = min(1, state.reserve[kind], room - left[kind])
            left[kind] += lent[kind]
        self.left, self.lent = (left[0], left[1]), (lent[0], lent[1])
        return None

    def leaders(self, play: P) -> Flow:
        """21.2.8: naval leaders come and go with the turn track; displaced ones are back."""
        state = play.state
        for index, leader in enumerate(TABLES.naval_leaders):
            where = state.naval_leaders[index]
            if leader.gone and leader.gone <= state.turn:
                if where != GONE:
                    state.naval_leaders[index] = GONE
                    play.tell("naval-leader-gone", leader=leader.key)
            elif leader.turn <= state.turn and (where < 0 and where != GONE):
                place = PLACE[leader.place]
                home = place if yards(state, UNION) >> place & 1 else _BAY
                state.naval_leaders[index] = home
                play.tell("naval-leader", leader=leader.key, place=place_key(home))
        return None

    def _sites(self, state: CivilWarState, kind: int) -> Mask:
        if not self.left[kind]:
            return 0
        return 1 << _BAY if kind == OCEAN else fed_yards(state, UNION) & ~(1 << _BAY)

    def launch(self, play: P) -> Flow:
        """21.9.1: ocean NSP in the Chesapeake box, river NSP in a yard on a river.

        13.1.4: with full supply.
        """
        state = play.state
        if self.left[OCEAN]:
            self._put(play, OCEAN, _BAY)
            return "launch"
        sites = self._sites(state, RIVER)
        if not sites:
            return None
        actions = [act("launch", SHIPS[RIVER], place_key(place)) for place in members(sites)]
        number = self.left[RIVER]
        return ask(SIDE_KEYS[UNION], "prompt-launch", actions, "21.9.1", number=number)

    def on_launch(self, play: P, action: Action) -> Flow:
        """A ship is there."""
        self._put(play, RIVER, place_of(action, 1))
        return "launch"

    def _put(self, play: P, kind: int, place: int) -> None:
        state = play.state
        self.left = _less(self.left, kind)
        if self.lent[kind]:
            self.lent = _less(self.lent, kind)
            state.reserve[kind] -= 1
        add_ships(state, ship_key(place, kind, 0), 1)
        play.tell("launched", side=side_key(UNION), ship=SHIPS[kind], place=place_key(place))

    def why_launch(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no ship is launched there."""
        place = place_of(action, 1)
        if action.verb != "launch" or place < 0:
            return None
        key = place_key(place)
        if action.args[0] != SHIPS[RIVER]:
            return deny("21.9.1", "deny-no-such-ship", place=key)
        if not _YARDS >> place & 1 or place == _BAY:
            return deny("21.8.1", "deny-no-yard", place=key)
        if not yards(state, UNION) >> place & 1:
            return deny("21.8.1", "deny-not-held", place=key)
        return deny("13.1.4", "deny-not-supplied", place=key)

    def over(self, _play: P) -> Flow:
        """What found no yard is lost, and stays in the reserve (21.9.2)."""
        return None


def _less(pair: tuple[int, int], kind: int) -> tuple[int, int]:
    """One less of a kind."""
    return (pair[0] - (kind == OCEAN), pair[1] - (kind == RIVER))


class ConfederateYards(Proc):
    """21.10.1: a throw for what is built, and two dice for the state. ``kind`` is what it is."""

    __slots__ = ("kind", "realm")
    clause = "21.10"
    calm = True
    steps = ("roll", "launch", "over")

    def __init__(self) -> None:
        super().__init__()
        self.kind = self.realm = -1

    def _sites(self, state: CivilWarState) -> Mask:
        """21.10.2: friendly hexes of the state with full supply; ships need a shipyard (21.8.1)."""
        found = facts(state)
        good = found.held[CONFEDERATE] & supply(found, CONFEDERATE).supplied & REALM[self.realm]
        good &= -1 if self.kind == BATTERY else yards(state, CONFEDERATE)
        return good & berths_for(state, self.kind)

    def roll(self, play: P) -> Flow:
        """21.10.1."""
        state, roll = play.state, play.d6("navy")
        self.kind = next(kind for kind, rolls in ROLLS.items() if roll in rolls)
        dice = roll_dice(play, "navy-state")
        key = CHARTS.arsenals[sum(dice)]
        self.realm = STATE[key]
        play.tell(
            "navy-roll",
            ship=SHIPS[self.kind],
            state=key.lower(),
            dice=faces((roll, *dice)),
            roll=roll,
            number=sum(dice),
        )
        kinds = (HULL, IRONCLAD) if self.kind == HULL else (self.kind,)
        if in_play(state, *kinds) >= _POOL[self.kind] or not self._sites(state):
            play.tell("navy-lost", ship=SHIPS[self.kind], state=key.lower())
            return "over"
        return None

    def launch(self, play: P) -> Flow:
        """21.10.2: where its owner likes."""
        name = SHIPS[self.kind]
        actions = [act("launch", name, place_key(p)) for p in members(self._sites(play.state))]
        seat, state = SIDE_KEYS[CONFEDERATE], REALMS[self.realm].key.lower()
        return ask(seat, "prompt-build", actions, "21.10.2", ship=name, state=state)

    def on_launch(self, play: P, action: Action) -> Flow:
        """It is there."""
        add_ships(play.state, ship_key(place_of(action, 1), self.kind, 0), 1)
        side = side_key(CONFEDERATE)
        what = "battery-laid" if self.kind == BATTERY else "launched"
        play.tell(what, side=side, ship=action.args[0], place=action.args[1])
        return None

    def why_launch(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why it is not built there."""
        place = place_of(action, 1)
        if action.verb != "launch" or place < 0:
            return None
        key, found = place_key(place), facts(state)
        if action.args[0] != SHIPS[self.kind]:
            return deny("21.10.1", "deny-no-such-ship", place=key)
        if not REALM[self.realm] >> place & 1:
            return deny("21.10.1", "deny-other-state", state=REALMS[self.realm].key.lower())
        if not found.held[CONFEDERATE] >> place & 1:
            return deny("21.10.2", "deny-not-held", place=key)
        if not supply(found, CONFEDERATE).supplied >> place & 1:
            return deny("21.10.2", "deny-not-supplied", place=key)
        if berths_for(state, self.kind) >> place & 1:
            return deny("21.8.1", "deny-no-resources", place=key)
        return deny("21.10.2", "deny-no-berth", place=key)

    def over(self, _play: P) -> Flow:
        """The segment ends."""
        return None


def berths_for(state: CivilWarState, kind: int) -> Mask:
    """21.10.2: where a new unit may lie: ships in ports, batteries in works and ports.

    A Coastal Fort is none of these ports: it is named beside them, for batteries.
    """
    works = state.strongholds[CONFEDERATE] | COASTAL_FORTS | state.trenches[CONFEDERATE]
    return PORTS | works if kind == BATTERY else PORTS & ~COASTAL_FORTS


class NavalRepair(Proc):
    """21.8, 21.10.3: ships in yards are repaired; a die may complete an ironclad."""

    __slots__ = ()
    clause = "21.8"
    steps = ("repair", "roll", "complete", "over")

    def repair(self, play: P) -> Flow:
        """21.8, part of which is missing: all in a friendly yard with full supply, for nothing.

        Ships recover from demoralisation with coal (21.2.7).
        """
        state = play.state
        ready = fed_yards(state, UNION), fed_yards(state, CONFEDERATE)
        for key in sorted(state.ships):
            place, kind, damaged, shaken = ship_parts(key)
            if damaged and ready[OWNER[kind]] >> place & 1:
                number = state.ships[key]
                add_ships(state, ship_key(place, kind, 0, shaken), number)
                take_ships(state, key, number)
                name, where = SHIPS[kind], place_key(place)
                play.tell("repaired", ship=name, several=name, place=where, number=number)
        for key in sorted(state.ships):
            place, kind, damaged, shaken = ship_parts(key)
            if shaken and not state.low_coal >> place & 1:
                number = state.ships[key]
                add_ships(state, ship_key(place, kind, damaged), number)
                take_ships(state, key, number)
        return None

    def roll(self, play: P) -> Flow:
        """21.10.3: one die for all that are under construction."""
        if not in_play(play.state, HULL):
            return "over"
        roll = play.d6("ironclad")
        good = _NAVAL.numbers("completed")
        done = roll in good
        play.tell("ironclad-roll", roll=roll, needed=min(good), success=int(done))
        return None if done else "over"

    def _hulls(self, state: CivilWarState) -> list[int]:
        return sorted(ship_parts(key)[0] for key in state.ships if ship_parts(key)[1] == HULL)

    def complete(self, play: P) -> Flow:
        """21.10.3: one, of its owner's choice."""
        actions = [act("complete", place_key(place)) for place in self._hulls(play.state)]
        return ask(SIDE_KEYS[CONFEDERATE], "prompt-complete", actions, "21.10.3")

    def on_complete(self, play: P, action: Action) -> Flow:
        """It sails."""
        state, place = play.state, place_of(action)
        add_ships(state, ship_key(place, IRONCLAD, 0), 1)
        take_ships(state, ship_key(place, HULL, 0), 1)
        play.tell("completed", place=action.args[0])
        return None

    def why_complete(self, _state: CivilWarState, action: Action) -> Denial | None:
        """Why nothing is completed there."""
        place = place_of(action)
        if action.verb != "complete" or place < 0:
            return None
        return deny("21.10.3", "deny-no-hull", place=place_key(place))

    def over(self, _play: P) -> Flow:
        """The segment ends."""
        return None
