"""Cards about units that come: 3, 6, 20, 46, 52 (RT.other)."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.board.trace import neighbours
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial

from .. import effects
from ..base import P, Proc, army_key, unit_key
from ..components import (
    BUILDINGS,
    GRID,
    LEADERS,
    PERIMETER,
    UNIT,
    UNITS,
    WOODS_HEXES,
    hex_at,
    hex_key,
)
from ..components.parts import ALLIES, ARMIES_OF, ARMY_KEYS, CROWN, FRENCH
from ..entering import enter
from ..ground import occupied, stack_ok
from ..state import DUE, SavannahState
from .choice import STEPS, CardChoice, aimed, asks
from .rule import EVENTS, MOVEMENT, REINFORCEMENTS, CardRule, Playable, allowed, no_aim

__all__ = ["RULES", "Chatham", "Creeks", "LocalGuides", "next_group"]

CHATHAM: Final = 3
CREEKS: Final = 6
GALE: Final = 20
GUIDES: Final = 46
SURF: Final = 52

_CHATHAM: Final = UNIT["chatham-militia"]
_CREEK: Final = UNIT["creek"]

# --- 3, 6: units of the country -------------------------------------------------------------------


def _room(state: SavannahState, unit: int, region: Mask) -> list[int]:
    """The hexes of ``region`` outside the perimeter, free of and not adjacent to Allied units."""
    enemies = occupied(state, ALLIES)
    free = region & ~PERIMETER & ~enemies & ~neighbours(GRID.adjacency, enemies)
    return [place for place in members(free) if stack_ok(state, place, [unit], False) is None]


def _deployable(state: SavannahState, card: int, unit: int, region: Mask) -> Denial | None:
    if state.at[unit] != DUE or not _room(state, unit, region):
        return no_aim(card)
    return None


class Deploy(CardChoice):
    """3, 6: a unit is put on the map, and may act at once."""

    __slots__ = ()
    unit: int = -1
    region: Mask = 0

    def options(self, state: SavannahState) -> list[Action]:
        return [act("place", hex_key(place)) for place in _room(state, self.unit, self.region)]

    def take(self, play: P, action: Action) -> Proc | None:
        enter(play, self.unit, hex_at(action.args[0]))
        play.tell("unit-deployed", unit=unit_key(self.unit), hex=action.args[0])
        return None


class Chatham(Deploy):
    """3: the Chatham County Militia (X4.8.chatham), in a hex with buildings."""

    __slots__ = ()
    clause = "C03"
    steps = STEPS
    card = CHATHAM
    prompt = "prompt-chatham"
    unit = _CHATHAM
    region = BUILDINGS


class Creeks(Deploy):
    """6: the Creek Indians, in dense woods."""

    __slots__ = ()
    clause = "C06"
    steps = STEPS
    card = CREEKS
    prompt = "prompt-creeks"
    unit = _CREEK
    region = WOODS_HEXES


def _room_for(choice: type[Deploy]) -> Playable:
    return lambda state, _side: _deployable(state, choice.card, choice.unit, choice.region)


# --- 20, 46, 52: the next reinforcements ----------------------------------------------------------


def next_group(state: SavannahState, army: int) -> int:
    """The turn on which the next reinforcements of ``army`` are due; 0 if none are to come."""
    turns = [
        state.due[unit.index]
        for unit in UNITS
        if unit.army == army and state.at[unit.index] == DUE and state.due[unit.index] > 0
    ]
    turns += [
        state.leader_due[leader.index]
        for leader in LEADERS
        if leader.army == army
        and state.leader_at[leader.index] == DUE
        and state.leader_due[leader.index] > 0
    ]
    return min(turns, default=0)


def _reschedule(play: P, army: int, was: int, now: int) -> None:
    """All of ``army`` due on turn ``was`` is due on turn ``now``."""
    state = play.state
    for unit in UNITS:
        at, due = state.at[unit.index], state.due[unit.index]
        if unit.army == army and at == DUE and due == was:
            state.due[unit.index] = now
    for leader in LEADERS:
        at, due = state.leader_at[leader.index], state.leader_due[leader.index]
        if leader.army == army and at == DUE and due == was:
            state.leader_due[leader.index] = now
    play.tell("reinforcements-due", army=army_key(army), turn=now)


def _french_all_in(state: SavannahState) -> bool:
    return next_group(state, FRENCH) == 0


def _french_to_come(card: int) -> Playable:
    return lambda state, _side: allowed(not _french_all_in(state), card, "deny-card-too-late")


def _gale(play: P, side: int) -> Proc | None:
    """20: the next French reinforcements come a turn later."""
    del side
    state = play.state
    was = next_group(state, FRENCH)
    _reschedule(play, FRENCH, was, max(was, state.turn) + 1)
    return None


def _all_in(state: SavannahState) -> bool:
    return not any(next_group(state, army) for army in range(len(ARMY_KEYS)))


def _guided(state: SavannahState, side: int) -> list[int]:
    """The armies of ``side`` whose next reinforcements could come earlier."""
    earliest = state.turn + _has_mustered(state, side)
    return [army for army in ARMIES_OF[side] if next_group(state, army) > earliest]


def _has_mustered(state: SavannahState, side: int) -> bool:
    """Whether the reinforcements of ``side`` have had their phase: the British come first."""
    begun = any(frame.name == "player-turn" for frame in state.stack)
    return begun and side == CROWN and state.active == ALLIES


class LocalGuides(CardChoice):
    """46: the next reinforcements of an army come a turn earlier; the Allies choose which army."""

    __slots__ = ()
    clause = "C46"
    steps = STEPS
    card = GUIDES
    prompt = "prompt-local-guides"

    def options(self, state: SavannahState) -> list[Action]:
        return [act("hasten", army_key(army)) for army in _guided(state, self.side)]

    def take(self, play: P, action: Action) -> Proc | None:
        army = ARMY_KEYS.index(action.args[0])
        was = next_group(play.state, army)
        _reschedule(play, army, was, was - 1)
        return None


def _surf(play: P, side: int) -> Proc | None:
    """52: each unit of the next French reinforcements has a point less when it enters."""
    del side
    state = play.state
    turn = next_group(state, FRENCH)
    for unit in UNITS:
        due = state.at[unit.index] == DUE and state.due[unit.index] == turn
        if unit.army == FRENCH and due:
            effects.add(play, SURF, unit.index)
    play.tell("reinforcements-slowed", army=army_key(FRENCH), turn=turn)
    return None


RULES: Final[dict[int, CardRule]] = {
    3: CardRule((REINFORCEMENTS, MOVEMENT), asks(Chatham), _room_for(Chatham)),  # C03
    6: CardRule((REINFORCEMENTS, MOVEMENT), asks(Creeks), _room_for(Creeks)),  # C06
    20: CardRule((EVENTS, REINFORCEMENTS), _gale, _french_to_come(GALE), _french_all_in),  # C20
    46: CardRule((EVENTS, REINFORCEMENTS), asks(LocalGuides), aimed(LocalGuides), _all_in),  # C46
    52: CardRule((EVENTS, REINFORCEMENTS), _surf, _french_to_come(SURF), _french_all_in),  # C52
}
