"""Cards that take units and leaders away or change their counters.

1, 2, 14, 16, 23, 30, 32, 33, 35, 37, 38.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial
from longroll.engine.decision import Decision, ask
from longroll.engine.procedure import DONE, Flow

from .. import effects
from ..base import P, Proc, leader_key, unit_key
from ..components import LEADER, LEADERS, UNIT, UNITS, hex_at, hex_key
from ..components.parts import ALLIES, AMERICAN, AMERICAN_MILITIA, BRITISH, COLONIAL_MILITIA, FRENCH
from ..losses import eliminate, remove_markers
from ..morale import change_morale
from ..state import CAPTURED, DUE, ELIMINATED, FLAGS, REMOVED, SavannahState
from .leaders import leader_reach
from .rule import COMBAT, QUIET, REINFORCEMENTS, CardRule, Playable, Resolve, allowed, no_aim

__all__ = ["RULES", "LeftAlone", "remove_leader", "remove_unit", "swap_counter"]

_MAITLAND: Final = LEADER["maitland"]
_DILLON: Final = LEADER["dillon"]
_CUT_OFF: Final = (UNIT["trumbach"], UNIT["royal-nc"])
_BEAUFORT: Final = (UNIT["fraser-1"], *_CUT_OFF)
_RANGERS: Final = (UNIT["kings-florida-rangers"],)
_HAITIANS: Final = tuple(unit.index for unit in UNITS if unit.band == COLONIAL_MILITIA)
_LEVIES: Final = UNIT["va-levies-1"]
_ROYALISTS: Final = UNIT["sc-royalists-1"]
_VOLUNTEERS: Final = UNIT["georgia-volunteers"]
_TAWES: Final = (UNIT["tawes"], UNIT["tawes-plain"])
_PULASKI: Final = (UNIT["pulaski-legion"], UNIT["pulaski-plain"])
_NEGRO: Final = (UNIT["negro-volunteers"], UNIT["negro-volunteers-plus"])

WORST: Final = -2
"""The morale of the militia that card 37 sends home."""

_BY_UNIT: Final = ("at", "steps", "order", "trip", "due", "sortie_of", "arrival")

# --- Doing it -------------------------------------------------------------------------------------


def remove_unit(play: P, unit: int) -> None:
    """Take a unit out of the game: no loss, no points."""
    state = play.state
    state.at[unit] = REMOVED
    remove_markers(state, unit)
    state.touch()
    play.tell("unit-removed", unit=unit_key(unit))


def remove_leader(play: P, leader: int) -> None:
    """Take a leader out of the game: no loss, no points."""
    play.state.leader_at[leader] = REMOVED
    play.state.touch()
    play.tell("leader-removed", leader=leader_key(leader))


def swap_counter(play: P, old: int, new: int) -> None:
    """Replace a counter by its alternative, in the same place and state (X4.8.alt, X4.18.repl)."""
    state = play.state
    for field in _BY_UNIT:
        values = getattr(state, field)
        values[new] = values[old]
    for field in FLAGS:
        held = getattr(state, field) >> old & 1
        setattr(state, field, getattr(state, field) & ~(1 << old) | held << new)
    state.at[old] = REMOVED
    remove_markers(state, old)
    effects.hand_over(state, old, new)
    state.touch()
    play.tell("unit-replaced", unit=unit_key(new))


def _lost(state: SavannahState, unit: int) -> bool:
    return state.at[unit] in (ELIMINATED, CAPTURED, REMOVED)


# --- 1, 2, 32, 33: units that do not come, or go --------------------------------------------------


def _still_to_come(state: SavannahState, units: tuple[int, ...]) -> bool:
    """Whether none of ``units`` was deployed, and some are still to come (cards 1 and 2)."""
    due = [unit for unit in units if state.at[unit] == DUE and state.due[unit] > 0]
    return bool(due) and all(state.at[unit] in (DUE, REMOVED) for unit in units)


def _cut_off(card: int, units: tuple[int, ...], loss: int) -> CardRule:
    """1, 2: British reinforcements never arrive."""

    def spent(state: SavannahState) -> bool:
        return not _still_to_come(state, units)

    def playable(state: SavannahState, side: int) -> Denial | None:
        del side
        return allowed(not spent(state), card, "deny-card-too-late")

    def resolve(play: P, side: int) -> Proc | None:
        del side
        for unit in units:
            if play.state.at[unit] == DUE:
                remove_unit(play, unit)
        if units == _BEAUFORT and play.state.leader_at[_MAITLAND] == DUE:
            remove_leader(play, _MAITLAND)
        change_morale(play, BRITISH, -loss, "card")
        return None

    return CardRule((*QUIET, REINFORCEMENTS), resolve, playable, spent)


def _withdrawn(card: int, units: tuple[int, ...]) -> CardRule:
    """32, 33: units leave the game, on the map or not, without morale or points."""

    def playable(state: SavannahState, side: int) -> Denial | None:
        del side
        return allowed(not all(_lost(state, unit) for unit in units), card, "deny-card-too-late")

    def resolve(play: P, side: int) -> Proc | None:
        del side
        for unit in units:
            if not _lost(play.state, unit):
                remove_unit(play, unit)
        return None

    return CardRule((*QUIET, REINFORCEMENTS), resolve, playable)


# --- 14, 23, 30: other counters -------------------------------------------------------------------


def _replacing(old: int, new: int) -> Resolve:
    def resolve(play: P, side: int) -> Proc | None:
        del side
        swap_counter(play, old, new)
        if old == _PULASKI[0]:
            change_morale(play, AMERICAN, -1, "card")
        return None

    return resolve


def _on_map(card: int, unit: int) -> Playable:
    def playable(state: SavannahState, side: int) -> Denial | None:
        del side
        return None if state.at[unit] >= 0 else no_aim(card)

    return playable


def _negro_volunteers(state: SavannahState, side: int) -> Denial | None:
    """23: deployed or not, as long as they are not lost."""
    del side
    return no_aim(23) if _lost(state, _NEGRO[0]) else None


# --- 16: the slave owners -------------------------------------------------------------------------


def _both_gone(state: SavannahState) -> bool:
    return _lost(state, _ROYALISTS) and _lost(state, _VOLUNTEERS)


def _slave_owners(play: P, side: int) -> Proc | None:
    """16: with the Negro Volunteers on the map loyalist companies desert; morale falls anyhow."""
    del side
    state = play.state
    if any(state.at[unit] >= 0 for unit in _NEGRO):
        if state.at[_ROYALISTS] >= 0 and state.steps[_ROYALISTS] > 1:
            state.steps[_ROYALISTS] = 1
            state.touch()
            play.tell("unit-flipped", unit=unit_key(_ROYALISTS))
        if not _lost(state, _VOLUNTEERS):
            remove_unit(play, _VOLUNTEERS)
    change_morale(play, BRITISH, -1, "card")
    return None


def _slave_owners_playable(state: SavannahState, side: int) -> Denial | None:
    del side
    return allowed(not _both_gone(state), 16, "deny-card-too-late")


# --- 35, 38: one is gone --------------------------------------------------------------------------


def _levies(play: P, side: int) -> Proc | None:
    """35: eliminated with normal morale and points."""
    del side
    eliminate(play, _LEVIES, BRITISH)
    return None


def _levies_gone(state: SavannahState) -> bool:
    return _lost(state, _LEVIES)


def _dismissed(play: P, side: int) -> Proc | None:
    """38: Dillon goes home; only the French morale tells."""
    del side
    remove_leader(play, _DILLON)
    change_morale(play, FRENCH, -1, "card")
    return None


def _dillon_gone(state: SavannahState) -> bool:
    return state.leader_at[_DILLON] in (ELIMINATED, CAPTURED, REMOVED)


def _dillon_there(state: SavannahState, side: int) -> Denial | None:
    del side
    return allowed(not _dillon_gone(state), 38, "deny-card-too-late")


# --- 37: the militia deserts ----------------------------------------------------------------------


def _deserters(state: SavannahState) -> list[int]:
    """American militia on the map whose counter shows a morale of -2."""
    return [
        unit.index
        for unit in UNITS
        if unit.band == AMERICAN_MILITIA
        and state.at[unit.index] >= 0
        and unit.morale[state.steps[unit.index]] == WORST
    ]


def _all_deserted(state: SavannahState) -> bool:
    return all(
        _lost(state, unit.index)
        for unit in UNITS
        if unit.band == AMERICAN_MILITIA and WORST in unit.morale[1:]
    )


def _desertion(play: P, side: int) -> Proc | None:
    del side
    state = play.state
    places = 0
    for unit in _deserters(state):
        places |= 1 << state.at[unit]
        remove_unit(play, unit)
    change_morale(play, BRITISH, 1, "card")
    alone = [leader.index for leader in LEADERS if _left_alone(state, leader.index, places)]
    return LeftAlone(tuple(alone)) if alone else None


def _left_alone(state: SavannahState, leader: int, places: int) -> bool:
    at = state.leader_at[leader]
    if LEADERS[leader].side != ALLIES or at < 0 or not places >> at & 1:
        return False
    return not any(state.at[unit.index] == at for unit in UNITS if unit.side == ALLIES)


def _any_deserter(state: SavannahState, side: int) -> Denial | None:
    del side
    return None if _deserters(state) else no_aim(37)


class LeftAlone(Proc):
    """37: a leader whose hex the militia has left may go back one, two or three hexes."""

    __slots__ = ("leaders",)
    clause = "C37"
    steps = ("leader",)

    def __init__(self, leaders: tuple[int, ...]) -> None:
        super().__init__()
        self.leaders = leaders

    def leader(self, play: P) -> Decision | Flow:
        if not self.leaders:
            return DONE
        state, leader = play.state, self.leaders[0]
        places = members(leader_reach(state, leader, 3))
        actions = [act("stay"), *[act("go", hex_key(place)) for place in places]]
        seat = state.seat_of(LEADERS[leader].army)
        return ask(seat, "prompt-left-alone", actions, self.clause, leader=leader_key(leader))

    def on_leader(self, play: P, action: Action) -> Flow:
        leader, self.leaders = self.leaders[0], self.leaders[1:]
        if action.verb == "go":
            state = play.state
            state.leader_at[leader] = hex_at(action.args[0])
            state.touch()
            play.tell("leader-retreats", leader=leader_key(leader), hex=action.args[0])
        return "leader"


RULES: Final[dict[int, CardRule]] = {
    1: _cut_off(1, _BEAUFORT, 2),  # C01
    2: _cut_off(2, _CUT_OFF, 1),  # C02
    14: CardRule((*QUIET, COMBAT), _replacing(*_TAWES), _on_map(14, _TAWES[0])),  # C14
    16: CardRule(QUIET, _slave_owners, _slave_owners_playable, _both_gone),  # C16
    23: CardRule(QUIET, _replacing(*_NEGRO), _negro_volunteers),  # C23
    30: CardRule((*QUIET, COMBAT), _replacing(*_PULASKI), _on_map(30, _PULASKI[0])),  # C30
    32: _withdrawn(32, _RANGERS),  # C32
    33: _withdrawn(33, _HAITIANS),  # C33
    35: CardRule((*QUIET, COMBAT), _levies, _on_map(35, _LEVIES), _levies_gone),  # C35
    37: CardRule((*QUIET, COMBAT), _desertion, _any_deserter, _all_deserted),  # C37
    38: CardRule((*QUIET, COMBAT), _dismissed, _dillon_there, _dillon_gone),  # C38
}
