"""What lies on the table: units and leaders in their hexes, works, breaches and ruins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.board.region import members
from longroll.engine.tableau import Counter, Layout, Marker, Tableau

from .atlas import kind_of
from .base import side_key
from .components import GRID, LEADERS, UNITS, Leader, Unit, hex_key
from .components.parts import ALLIES, ARMY_KEYS, CROWN
from .deck import holders
from .state import DUE, SavannahState
from .views import ORDERS, where_key

__all__ = ["tableau"]

_SIDES: Final = (CROWN, ALLIES)
_FLAGS: Final = ("pinned", "withdrawn", "lost", "strayed", "on_sortie", "shot")
"""The conditions of a unit that are shown on its counter, in this order."""
_GUNS: Final = ("guns", "naval-guns", "mortar")


def tableau(state: SavannahState, seat: str) -> Tableau:
    """What ``seat`` sees on the table: all but the hands of others is open (G7.4)."""
    own = [side for side in _SIDES if seat in holders(state, side)]
    return Tableau(
        str(state.turn),
        Layout(tuple(_counters(state)), tuple(_markers(state))),
        tuple(card for side in own for card in state.hands[side]),
        tuple((side_key(side), len(state.hands[side])) for side in _SIDES),
    )


def _counters(state: SavannahState) -> Iterator[Counter]:
    """Leaders, then units by strength, guns last."""
    for leader in sorted(LEADERS, key=lambda one: one.key):
        place = state.leader_at[leader.index]
        if place != DUE or state.leader_due[leader.index] > 0:
            yield _leader(state, leader, place)
    standing = [unit for unit in UNITS if state.at[unit.index] >= 0]
    standing.sort(key=lambda unit: _order(state, unit))
    yield from (_unit(state, unit) for unit in standing)
    for unit in UNITS:
        place = state.at[unit.index]
        if place < 0 and (place != DUE or state.due[unit.index] > 0):
            yield Counter(where_key(place), ARMY_KEYS[unit.army], kind_of(unit), unit.key)


def _order(state: SavannahState, unit: Unit) -> tuple[bool, int, str]:
    return kind_of(unit) in _GUNS, -unit.strength[state.steps[unit.index]], unit.key


def _leader(state: SavannahState, leader: Leader, place: int) -> Counter:
    badges = ("wounded",) if state.leaders_out >> leader.index & 1 and place >= 0 else ()
    army = ARMY_KEYS[leader.army]
    return Counter(where_key(place), army, "leader", leader.key, badges=badges)


def _unit(state: SavannahState, unit: Unit) -> Counter:
    index = unit.index
    badges = [ORDERS[state.order[index]]] if state.order[index] else []
    badges += [flag for flag in _FLAGS if getattr(state, flag) >> index & 1]
    return Counter(
        hex_key(state.at[index]),
        ARMY_KEYS[unit.army],
        kind_of(unit),
        unit.key,
        steps=state.steps[index],
        badges=tuple(badges),
    )


def _markers(state: SavannahState) -> Iterator[Marker]:
    for hex_, sides, complete in state.works:
        ends = (GRID.neighbours[hex_][d] for d in range(6) if sides >> d & 1)
        towards = tuple(hex_key(to) for to in ends if to >= 0)
        yield Marker("work" if complete else "work-begun", hex_key(hex_), towards=towards)
    for kind, there in (("breached", state.breached), ("cleared", state.cleared)):
        for side in members(there):
            a, b = GRID.side_ends[side]
            yield Marker(kind, hex_key(a), towards=(hex_key(b),))
    for hex_ in members(state.destroyed):
        yield Marker("destroyed", hex_key(hex_))
