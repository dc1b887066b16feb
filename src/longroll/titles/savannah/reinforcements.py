"""G9.6, X3.VI, X4.7, RT Reinforcements: who comes, when and where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Flow

from .base import P, Proc, ask_army, d10, hex_key, leader_key, side_key, unit_key
from .cards.window import Window
from .components import CITY_HEXES, ENTRY, GRID, LEADERS, PLAYABLE, TABLES, UNITS, hex_at
from .components.parts import ALLIES, BRITISH, CROWN
from .entering import original, planned_turn
from .ground import BESIDE_PERIMETER, PROFILE, lines, occupied, zoc
from .losses import change_morale
from .movement import (
    ARRIVED,
    ARTILLERY_DOUBLED,
    BLOCKED,
    NO_STRATEGIC,
    ONE_HEX,
    PAYS_HEX,
    PLUS_TWO,
    enter,
    place_leader,
)
from .state import DUE, REMOVED, SavannahState

__all__ = ["Reinforcements", "cancel_reinforcements", "comes_by_sea"]

_NO_STRATEGIC_ENTRIES: Final = frozenset({"a", "f"})
"""1014 and 3123: no strategic movement on the turn of arrival (X4.7.strat)."""

_VARIABLE: Final = "variable"
_LANDINGS: Final = {result.entry: result for result in TABLES.variable_entry}

# A piece that arrives is a number: units as their index, leaders after them.
_LEADER_BASE: Final = len(UNITS)


class Reinforcements(Proc):
    """The reinforcement phase of ``side`` (X3.VI).

    It asks for ``enter <hex>`` where there is a choice: the two hexes of V-1 (X4.7.variable),
    equally near hexes instead of a blocked one (X4.7.allied), a city hex instead of an occupied
    headquarters (X4.7.british). Pieces that come together choose together, but at V-1.

    Attributes:
        variable: the entry rolled for this turn (T.VAR), or empty.
        group: the pieces that are about to enter, and share one choice.
        left: the pieces that are still to enter.
    """

    __slots__ = ("group", "left", "side", "variable")
    clause = "X3.VI"
    steps = ("weather", "window", "roll", "next", "place", "arrive", "done")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.variable = ""
        self.left: tuple[int, ...] = ()
        self.group: tuple[int, ...] = ()

    def weather(self, play: P) -> Flow:
        """In a hurricane or a tempest nobody comes (T.WX)."""
        state = play.state
        due = _due(state, self.side)
        if due and not TABLES.weather[state.weather].reinforcements:
            for piece in due:
                _put_off(state, piece)
            play.tell("reinforcements-weather", side=side_key(self.side), count=len(due))
        return None

    def window(self, play: P) -> Flow:
        """Cards (X4.3.use)."""
        return Window("reinforcements")

    def roll(self, play: P) -> Flow:
        """Who comes today, and where the French who come by sea land (T.VAR, RT.C)."""
        state = play.state
        self.left = _due(state, self.side)
        if any(_entry(piece) == _VARIABLE for piece in self.left):
            roll = d10(play, "variable-entry")
            self.variable = TABLES.variable_entry[roll].entry
            play.tell("variable-entry", roll=roll, entry=self.variable)
        return None

    def next(self, play: P) -> Flow:
        """Who enters next: all who would enter at one place, but one by one at V-1."""
        if not self.left:
            return "done"
        state = play.state
        first = self.left[0]
        entry = self._where(first)
        if len(_usual(entry)) > 1 and self._is_open(state, entry):
            self.group = (first,)
        else:
            history = _has_waited(state, first), _was_blocked(state, first)
            self.group = tuple(
                [
                    piece
                    for piece in self.left
                    if self._where(piece) == entry
                    and state.seat_of(_army(piece)) == state.seat_of(_army(first))
                    and (_has_waited(state, piece), _was_blocked(state, piece)) == history
                ]
            )
        self.left = tuple([piece for piece in self.left if piece not in self.group])
        return None

    def _where(self, piece: int) -> str:
        entry = _entry(piece)
        return self.variable if entry == _VARIABLE else entry

    def _is_open(self, state: SavannahState, entry: str) -> bool:
        return bool(_open_hexes(state, self.side, entry))

    def place(self, play: P) -> Decision | str:
        """Onto the map, or a turn later, or never (X4.7)."""
        if not self.group:
            return "done"
        state = play.state
        hexes = self._hexes(state)
        if len(hexes) > 1:
            actions = [act("enter", hex_key(hex_)) for hex_ in hexes]
            lead = _key(self.group[0])
            return ask_army(
                *(state, _army(self.group[0]), "prompt-enter", actions, "X4.7"),
                unit=lead,
                count=len(self.group),
            )
        return "arrive"

    def _hexes(self, state: SavannahState) -> list[int]:
        entry = self._where(self.group[0])
        open_ = _open_hexes(state, self.side, entry)
        if open_:
            return members(open_)
        if self.side == CROWN and entry == "hq":
            return members(CITY_HEXES & ~state.destroyed & ~occupied(state, ALLIES))
        if _was_blocked(state, self.group[0]):
            return members(_nearest(state, self.side, entry, self.group))
        return []

    def on_place(self, play: P, action: Action) -> Flow:
        """Where the player wants them."""
        return self._arrive(play, hex_at(action.args[0]))

    def why_place(self, state: SavannahState, action: Action) -> Denial | None:
        """Only the hexes of the rule."""
        if action.verb != "enter":
            return None
        return deny("X4.7", "deny-not-an-entry", unit=_key(self.group[0]))

    def arrive(self, play: P) -> Flow:
        """The one hex there is, or none."""
        hexes = self._hexes(play.state)
        if hexes:
            return self._arrive(play, hexes[0])
        if self.side == CROWN and self._where(self.group[0]) == "hq":
            return self._lose(play)
        for piece in self.group:
            _put_off(play.state, piece)
            _block(play.state, piece)
            play.tell("reinforcement-blocked", unit=_key(piece))
        return "next"

    def _lose(self, play: P) -> Flow:
        """With the whole city gone they are lost, at the cost of army morale (X4.7.british)."""
        state = play.state
        for piece in self.group:
            _set_at(state, piece, REMOVED)
            play.tell("reinforcement-lost", unit=_key(piece))
        state.touch()
        change_morale(play, BRITISH, -1, "reinforcements")
        return "next"

    def _arrive(self, play: P, hex_: int) -> Flow:
        """On the map at no cost (G9.62), but by another hex than a blocked one (X4.7.allied)."""
        state = play.state
        entry = self._where(self.group[0])
        pays = entry != "hq" and not _usual_mask(entry) >> hex_ & 1
        for piece in self.group:
            flags = _flags(piece, entry, pays)
            if piece >= _LEADER_BASE:
                state.leader_arrival[piece - _LEADER_BASE] = flags
                place_leader(state, piece - _LEADER_BASE, hex_)
            else:
                state.arrival[piece] = flags
                enter(play, piece, hex_)
            play.tell("reinforcement", unit=_key(piece), hex=hex_key(hex_))
        return "next"

    def done(self, play: P) -> Flow:
        """All have come who can."""
        return None


# --- Pieces ---------------------------------------------------------------------------------------


def _key(piece: int) -> str:
    return leader_key(piece - _LEADER_BASE) if piece >= _LEADER_BASE else unit_key(piece)


def _army(piece: int) -> int:
    if piece >= _LEADER_BASE:
        return LEADERS[piece - _LEADER_BASE].army
    return UNITS[piece].army


def _entry(piece: int) -> str:
    """The key of a piece's entry; a counter that replaces another enters as that one."""
    if piece >= _LEADER_BASE:
        return LEADERS[piece - _LEADER_BASE].entry
    return UNITS[original(piece)].entry


def _set_at(state: SavannahState, piece: int, where: int) -> None:
    if piece >= _LEADER_BASE:
        state.leader_at[piece - _LEADER_BASE] = where
    else:
        state.at[piece] = where


def _put_off(state: SavannahState, piece: int) -> None:
    """It is due a turn later."""
    if piece >= _LEADER_BASE:
        state.leader_due[piece - _LEADER_BASE] = state.turn + 1
    else:
        state.due[piece] = state.turn + 1


def _block(state: SavannahState, piece: int) -> None:
    """Its entry is blocked: on a later turn it may enter by another hex (X4.7.allied)."""
    if piece >= _LEADER_BASE:
        state.leader_arrival[piece - _LEADER_BASE] |= BLOCKED
    else:
        state.arrival[piece] |= BLOCKED


def comes_by_sea(entry: str) -> bool:
    """Whether a die decides where pieces of this entry land (X4.7.variable)."""
    return entry == _VARIABLE


def _was_blocked(state: SavannahState, piece: int) -> bool:
    """Whether a blocked entry has kept a piece waiting before; storms and crowds do not count."""
    if piece >= _LEADER_BASE:
        return bool(state.leader_arrival[piece - _LEADER_BASE] & BLOCKED)
    return bool(state.arrival[piece] & BLOCKED)


def _due(state: SavannahState, side: int) -> tuple[int, ...]:
    """Who arrives this turn: those who have waited before the others (X4.7.stack)."""
    units = [
        (_turn(unit.index), unit.index)
        for unit in UNITS
        if unit.side == side and state.at[unit.index] == DUE and state.due[unit.index] == state.turn
    ]
    leaders = [
        (leader.turn, _LEADER_BASE + leader.index)
        for leader in LEADERS
        if leader.side == side
        and state.leader_at[leader.index] == DUE
        and state.leader_due[leader.index] == state.turn
    ]
    return tuple([piece for _, piece in sorted(units + leaders)])


def _has_waited(state: SavannahState, piece: int) -> bool:
    """Whether a piece should have come on an earlier turn."""
    return _turn(piece) < state.turn


def _turn(piece: int) -> int:
    if piece >= _LEADER_BASE:
        return LEADERS[piece - _LEADER_BASE].turn
    return planned_turn(piece)


# --- Places ---------------------------------------------------------------------------------------


def _usual(entry: str) -> tuple[int, ...]:
    """The hexes printed for an entry."""
    return ENTRY[entry]


def _usual_mask(entry: str) -> Mask:
    return mask(_usual(entry))


def _open_hexes(state: SavannahState, side: int, entry: str) -> Mask:
    """Those of the printed hexes that are not blocked (X4.7.allied, X4.7.british)."""
    closed = occupied(state, 1 - side)
    if side == ALLIES:
        closed |= zoc(state, CROWN)
    return _usual_mask(entry) & ~closed


def _nearest(state: SavannahState, side: int, entry: str, group: Iterable[int]) -> Mask:
    """The nearest hexes free of enemy units and zones that all of ``group`` may stand in."""
    free = PLAYABLE & ~occupied(state, 1 - side) & ~zoc(state, 1 - side)
    if side == ALLIES and not state.tactical:
        free &= ~BESIDE_PERIMETER
    for piece in group:
        if piece < _LEADER_BASE:
            free &= _standable(state, piece)
    for distance in range(GRID.size):
        found = 0
        for hex_ in _usual(entry):
            found |= GRID.ring(hex_, distance) & free
        if found:
            return found
    return 0


def _standable(state: SavannahState, unit: int) -> Mask:
    """The hexes that the ground lets a unit step into from somewhere."""
    found = 0
    for region in lines(state).passable(PROFILE[unit]):
        found |= region
    return found


def _flags(piece: int, entry: str, pays: bool) -> int:
    """How a piece arrives: what its first move may be (X4.7, X4.7.ex1, X4.7.ex2, RT.A, RT.B)."""
    flags = ARRIVED
    if pays:
        flags |= PAYS_HEX
    if entry in _NO_STRATEGIC_ENTRIES:
        flags |= NO_STRATEGIC
    if piece < _LEADER_BASE:
        landing = _LANDINGS.get(entry)
        if landing is not None and _entry(piece) == _VARIABLE:
            flags |= PLUS_TWO if landing.extra else 0
            flags |= ARTILLERY_DOUBLED if landing.doubled else 0
    tags = LEADERS[piece - _LEADER_BASE].tags if piece >= _LEADER_BASE else UNITS[piece].tags
    if "one-hex-on-arrival" in tags:
        flags |= ONE_HEX
    return flags


# --- Never (X1.6.noreturn) ------------------------------------------------------------------------


def cancel_reinforcements(play: P) -> None:
    """With the assault nobody comes any more, at no cost in morale or points (X1.6.noreturn)."""
    state = play.state
    count = 0
    for unit in UNITS:
        if state.at[unit.index] == DUE and state.due[unit.index] > 0:
            state.at[unit.index] = REMOVED
            count += 1
    for leader in LEADERS:
        if state.leader_at[leader.index] == DUE and state.leader_due[leader.index] > 0:
            state.leader_at[leader.index] = REMOVED
    state.touch()
    if count:
        play.tell("reinforcements-cancelled", count=count)
