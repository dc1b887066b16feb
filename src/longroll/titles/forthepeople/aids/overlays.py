"""What can be laid over the map: supply (8), Union naval control (6.6), how far a force goes (5.1).

Everything here is public: control, forts and where units stand.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.overlay import Mark, Overlay

from ..base import side_key, space_key
from ..components import ARMY, CONFEDERATE, GENERAL, GENERALS, SPACE, UNION
from ..movement import (
    March,
    fresh_march,
    greatest_division,
    greatest_led,
    has_defenders,
    march_reach,
)
from ..naval_control import batteries, naval_control
from ..state import Force, ForThePeopleState
from ..supply import confederate_sources, open_lines, reach, supplied, union_sources

__all__ = ["overlays"]

_BEST_CARD: Final = 3
"""A selected force is shown as if a card of this value moved it: that opens every way (5.10)."""


def overlays(state: ForThePeopleState, seat: str, about: str) -> list[Overlay]:
    """Supply of both sides, naval control, the reach of the moving force and of ``about``.

    Beside that of the moving force the reach of ``about`` has another key, so that whoever looks
    at the enemy while he marches still sees his own.
    """
    found = [_supply(state, UNION), _supply(state, CONFEDERATE), _naval(state)]
    moving, other = _moving_reach(state), _selected_reach(state, seat, about)
    if moving is not None:
        found.append(moving)
    if other is not None:
        found.append(other if moving is None else other._replace(key="reach-other"))
    return found


# --- Supply -------------------------------------------------------------------------------------


def _supply(state: ForThePeopleState, side: int) -> Overlay:
    """Sources, where lines lead to, and the units that have none (8.1 to 8.3)."""
    sources = union_sources(state) if side == UNION else confederate_sources(state)
    kinds = (
        ("source", sources),
        ("cut", _present(state, side) & ~supplied(state, side)),
        ("free", reach(state, side)),
    )
    return Overlay(
        key=f"supply-{side_key(side)}",
        clause="8.1",
        marks=_marks(*kinds),
        side=side_key(side),
        lines=_keys(open_lines(state, side)),
    )


def _present(state: ForThePeopleState, side: int) -> Mask:
    """Where a side has units or generals."""
    found = state.occupied(side)
    for space in state.staff(side):
        found |= 1 << space
    return found


def _marks(*kinds: tuple[str, Mask]) -> tuple[Mark, ...]:
    """A mark for each space that is in one of these sets: in several, the first."""
    by_space: dict[int, str] = {}
    for kind, spaces in kinds:
        for space in members(spaces):
            by_space.setdefault(space, kind)
    return tuple([Mark(space_key(space), by_space[space]) for space in sorted(by_space)])


def _keys(pairs: list[tuple[int, int]]) -> tuple[tuple[str, str], ...]:
    return tuple([(space_key(a), space_key(b)) for a, b in pairs])


# --- Naval control ------------------------------------------------------------------------------


def _naval(state: ForThePeopleState) -> Overlay:
    """The ports that the Union's navy commands, those that it does not, and what holds it off."""
    naval = naval_control(state)
    kinds = (("block", batteries(state)), ("own", naval.controlled), ("enemy", naval.denied))
    return Overlay("naval-control", "6.6", _marks(*kinds), side_key(UNION))


# --- Reach --------------------------------------------------------------------------------------


def _moving_reach(state: ForThePeopleState) -> Overlay | None:
    """Where the force on the move can still go; None when nobody marches."""
    marches = [frame for frame in state.stack if isinstance(frame, March)]
    if not marches or state.force is None:
        return None
    return _reach(state, state.force, marches[-1])


def _selected_reach(state: ForThePeopleState, seat: str, about: str) -> Overlay | None:
    """How far the force that ``about`` names could go in one activation, with the best card."""
    force = _force_of(state, seat, about)
    if force is None:
        return None
    found = _reach(state, force, fresh_march(state, force, _BEST_CARD))
    return found._replace(about=about)


def _reach(state: ForThePeopleState, force: Force, march: March) -> Overlay:
    far = march_reach(state, force, march)
    marks = tuple(
        Mark(space_key(space), "fight" if has_defenders(state, force, space) else "reach", points)
        for space, points in sorted(far.items())
    )
    origin = Mark(space_key(force.at), "source")
    return Overlay("reach", "5.1.3", (origin, *marks), side_key(force.side))


def _force_of(state: ForThePeopleState, seat: str, about: str) -> Force | None:
    """The force that a key of a general, an army or a space stands for; None if for none.

    None, too, if no card could move it now (5.1.2, 5.2.8, 5.3.4).
    """
    if about in GENERAL:
        return _led_by(state, GENERAL[about])
    if about in ARMY and state.army_at[ARMY[about]] >= 0:
        leader = state.commander[ARMY[about]]
        return _led_by(state, leader) if leader >= 0 else None
    if about in SPACE:
        sides = (UNION, CONFEDERATE) if seat != side_key(CONFEDERATE) else (CONFEDERATE, UNION)
        found = (_standing(state, side, SPACE[about]) for side in sides)
        return next((force for force in found if force is not None), None)
    return None


def _led_by(state: ForThePeopleState, general: int) -> Force | None:
    return greatest_led(state, GENERALS[general].side, _BEST_CARD, general)


def _standing(state: ForThePeopleState, side: int, at: int) -> Force | None:
    """The greatest force of a side that can march from a space: of equals an army, then a corps."""
    army = state.army_in(side, at)
    leaders = [state.commander[army]] if army >= 0 and state.commander[army] >= 0 else []
    leaders += sorted(state.generals_at(side, at), key=lambda general: GENERALS[general].cavalry)
    led = [_led_by(state, general) for general in leaders]
    found = [*led, greatest_division(state, side, _BEST_CARD, at)]
    forces = [force for force in found if force is not None]
    return max(forces, key=lambda force: force.units, default=None)
