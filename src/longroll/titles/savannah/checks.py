"""What can never be on the table: invariants that the harness and position files rely on."""

from __future__ import annotations

from typing import Final

from longroll.board.region import members

from .base import leader_key, side_key, unit_key
from .components import CARDS, LEADERS, PLAYABLE, UNITS, hex_key
from .components.parts import ALLIES, ARMY_KEYS, CROWN
from .deck import Coup
from .ground import occupied, zoc
from .state import CAPTURED, DUE, ELIMINATED, REMOVED, SHATTERED, SavannahState

__all__ = ["check"]

_OFF_MAP: Final = (DUE, ELIMINATED, CAPTURED, REMOVED)
_MARKERS: Final = ("pinned", "withdrawn", "lost", "strayed", "on_sortie")
_CHITS: Final = 5
_LAST_TURN: Final = 25
_MOST_MORALE: Final = 40
"""Armies begin with 19 at most; twice that is a slip of the pen."""
_WEATHERS: Final = (*("hurricane", "tempest", "squall", "storms", "heavy-rain", "fair", "fog"),)


def check(state: SavannahState) -> None:
    """Raise AssertionError, with the offending key in quotes, if ``state`` cannot be."""
    _check_units(state)
    _check_leaders(state)
    _check_hexes(state)
    _check_tracks(state)
    _check_cards(state)
    _check_facts(state)


def _require(truth: bool, message: str) -> None:
    if not truth:
        raise AssertionError(message)


def _check_units(state: SavannahState) -> None:
    there = 0
    for unit in UNITS:
        place, key = state.at[unit.index], unit.key
        if place < 0:
            _require(place in _OFF_MAP, f"'{key}' is nowhere")
            continue
        there |= 1 << unit.index
        _require(bool(PLAYABLE >> place & 1), f"'{key}' stands in '{hex_key(place)}', out of play")
        steps = state.steps[unit.index]
        _require(1 <= steps <= unit.steps, f"'{key}' has {steps} steps")
        _require(0 <= state.order[unit.index] <= SHATTERED, f"'{key}' is in no known order")
    for flag in _MARKERS:
        stray = getattr(state, flag) & ~there
        _require(not stray, f"'{_first_unit(stray)}' is '{flag}' off the map")


def _first_unit(mask: int) -> str:
    return unit_key((mask & -mask).bit_length() - 1) if mask else ""


def _check_leaders(state: SavannahState) -> None:
    for leader in LEADERS:
        place = state.leader_at[leader.index]
        known = place in _OFF_MAP or (place >= 0 and bool(PLAYABLE >> place & 1))
        _require(known, f"'{leader_key(leader.index)}' is nowhere")


def _check_hexes(state: SavannahState) -> None:
    held = [0, 0]
    for unit in UNITS:
        if state.at[unit.index] >= 0:
            held[unit.side] |= 1 << state.at[unit.index]
    both = held[CROWN] & held[ALLIES]
    _require(not both, f"'{_first_hex(both)}' holds units of both sides")


def _first_hex(mask: int) -> str:
    return hex_key(members(mask)[0]) if mask else ""


def _check_tracks(state: SavannahState) -> None:
    _require(1 <= state.turn <= _LAST_TURN, f"there is no 'turn' {state.turn}")
    _require(state.weather in _WEATHERS, f"there is no 'weather' called '{state.weather}'")
    for army, morale in zip(ARMY_KEYS, state.morale, strict=True):
        _require(morale <= _MOST_MORALE, f"'{army}' of 'morale' is above {_MOST_MORALE}")
    for army, points in zip(ARMY_KEYS, state.vp, strict=True):
        _require(points >= 0, f"'{army}' of 'vp' is below zero")
    _require(sum(state.momentum) <= _CHITS, f"there are {_CHITS} chits of 'momentum'")
    for side in (CROWN, ALLIES):
        _require(state.momentum[side] >= 0, f"'{side_key(side)}' of 'momentum' is below zero")
    _require(state.works_left >= 0, "'works_left' is below zero")


def _check_cards(state: SavannahState) -> None:
    seen = [card for frame in state.stack if isinstance(frame, Coup) for card in frame.seen]
    zones = (*state.hands[CROWN], *state.hands[ALLIES], *state.deck, *state.discards)
    everything = (*zones, *state.gone, *seen)
    for card in everything:
        _require(0 < card < len(CARDS), f"there is no card '{card}'")
        _require(everything.count(card) == 1, f"card '{card}' is in two places")
    for side in (CROWN, ALLIES):
        red = [card for card in state.hands[side] if CARDS[card].when == "red"]
        _require(not red, f"'{side_key(side)}' holds a red card")


def _check_facts(state: SavannahState) -> None:
    """A cached fact must be what a fresh look gives: no change may have gone unnoticed."""
    fresh = state.copy()
    fresh.touch()
    for side in (CROWN, ALLIES):
        _require(occupied(state, side) == occupied(fresh, side), "a cached occupation is stale")
        _require(zoc(state, side) == zoc(fresh, side), "a cached zone of control is stale")
