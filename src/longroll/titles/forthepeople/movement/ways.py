"""5.1.1 The links of the map as ways for land movement, and who may take which.

A way is a `Hop`. `why_not_take_way` holds every constraint on one step that does not depend on
the movement points left: rivers (6.2), rough roads (5.10), divisions (5.4.2), generals without
strength points (5.6.6, 5.7.1), coastal forts (6.8.3).
"""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..base import space_key
from ..components import (
    COASTAL_FORTS,
    CONFEDERATE,
    HOPS,
    LINKS,
    NOBODY,
    SPACE,
    SPACES,
    UNION,
    WATER,
    Hop,
    enemy,
)
from ..naval_control import bar_closed_to_confederate, bar_closed_to_union
from ..options import RAIL_LOGISTICS, has
from ..options.rail import entry_cost
from ..state import DIVISION, Force, ForThePeopleState

__all__ = [
    "GO",
    "capacity",
    "held",
    "interception_way",
    "points_to",
    "steps_to",
    "way_named",
    "why_not_take_way",
]

_ROUGH: Final = "north-east-alabama"
_BALTIMORE_AND_OHIO: Final = "baltimore-and-ohio"
_FORT_MONROE: Final = SPACE["fort-monroe"]
_RULES: Final = tuple(link.rule for link in LINKS)


def _go_action(space: int, hop: Hop) -> Action:
    """``go <space>``, with the name of the route where two ways join the same spaces (6.2.6)."""
    twins = [other for other in HOPS[space] if other.to == hop.to and other.kind != WATER]
    words = (_RULES[hop.link],) if len(twins) > 1 else ()
    return act("go", space_key(hop.to), *words)


GO: Final[tuple[tuple[tuple[Hop, Action], ...], ...]] = tuple(
    tuple([(hop, _go_action(space, hop)) for hop in hops if hop.kind != WATER])
    for space, hops in enumerate(HOPS)
)
"""By space, its ways by land with the action that takes each."""

_WATER_WAYS: Final = tuple(
    frozenset(space_key(hop.to) for hop in hops if hop.kind == WATER) for hops in HOPS
)


def way_named(space: int, action: Action) -> Hop | Denial:
    """The way from ``space`` that a ``go`` action names, or why there is none by land."""
    for hop, name in GO[space]:
        if name == action:
            return hop
    if not action.args or action.args[0] not in SPACE:
        return deny("5.1.1", "deny-no-such-space")
    if action.args[0] in _WATER_WAYS[space]:
        return deny("6.8.2", "deny-water-link", space=action.args[0])
    if any(hop.to == SPACE[action.args[0]] for hop, _ in GO[space]):
        return deny("6.2.6", "deny-name-the-route", space=action.args[0])
    return deny("5.1.1", "deny-not-adjacent", space=action.args[0])


def held(state: ForThePeopleState, side: int) -> int:
    """Mask of the spaces with strength points or a fort of ``side`` (A28: a fort counts as one)."""
    return state.occupied(side) | state.forts(side) | COASTAL_FORTS & state.controlled(side)


def capacity(state: ForThePeopleState, side: int, space: int) -> int:
    """How many more strength points ``side`` may bring into ``space`` (6.8.3)."""
    if side == CONFEDERATE and SPACES[space].coastal_fort and space != _FORT_MONROE:
        return max(0, 1 - state.units(side, space))
    return 1000


def why_not_take_way(state: ForThePeopleState, force: Force, hop: Hop, high: bool) -> Denial | None:
    """Why ``force`` may not take a way; ``high``: activated by a 3 or a campaign card (5.10)."""
    rule = _RULES[hop.link]
    if rule == _BALTIMORE_AND_OHIO:
        return deny("10.2.4", "deny-baltimore-and-ohio")
    if rule == _ROUGH:
        denial = _why_not_rough(force, high)
        if denial is not None:
            return denial
    if hop.bar_at >= 0:
        denial = _why_not_river(state, force.side, hop)
        if denial is not None:
            return denial
    return _why_not_space(state, force, hop.to)


def _why_not_rough(force: Force, high: bool) -> Denial | None:
    """5.10: Confederate generals alone use these roads, activated by a 3 or a campaign card."""
    if force.side != CONFEDERATE or force.lead < 0:
        return deny("5.10", "deny-rough-road")
    if not high:
        return deny("5.10", "deny-rough-road-card")
    return None


def _why_not_river(state: ForThePeopleState, side: int, hop: Hop) -> Denial | None:
    """6.2.4, 6.2.5: forts close a bar to those who enter over it, gunboats to the Confederate."""
    space = space_key(hop.to)
    if side == UNION:
        closed = bar_closed_to_union(state, hop)
        return deny("6.2.4", "deny-river-fort", space=space) if closed else None
    if not bar_closed_to_confederate(state, hop):
        return None
    if hop.to == hop.bar_at and state.has_fort(UNION, hop.to):
        return deny("6.2.5", "deny-river-fort", space=space)
    return deny("6.2.5", "deny-river-gunboats", space=space)


def _why_not_space(state: ForThePeopleState, force: Force, to: int) -> Denial | None:
    foe = enemy(force.side)
    if not force.infantry and not force.units:
        if state.control[to] == foe:
            return deny("5.6.6", "deny-generals-enemy-control", space=space_key(to))
        if held(state, foe) >> to & 1 or state.generals_at(foe, to):
            return deny("5.7.1", "deny-generals-enemy-force", space=space_key(to))
        return None
    if force.kind == DIVISION and state.control[to] == foe:
        owner = state.state_owner[SPACES[to].state]
        if owner != force.side:
            key = "deny-division-border" if owner == NOBODY else "deny-division-enemy-state"
            return deny("5.4.2", key, space=space_key(to))
    if COASTAL_FORTS >> to & 1 and force.units > capacity(state, force.side, to):
        return deny("6.8.3", "deny-coastal-fort-full", space=space_key(to))
    return None


def interception_way(state: ForThePeopleState, side: int, hop: Hop) -> bool:
    """Whether an interception may go this way: by road or rail (5.8.1), rivers as for moves (A18).

    The rough roads of north-east Alabama are out of it (5.10).
    """
    if hop.kind == WATER or _RULES[hop.link] in (_ROUGH, _BALTIMORE_AND_OHIO):
        return False
    return hop.bar_at < 0 or _why_not_river(state, side, hop) is None


def steps_to(
    state: ForThePeopleState, force: Force, start: int, goals: int, most: int, high: bool
) -> int:
    """The fewest steps by which ``force`` could come from ``start`` into one of ``goals``.

    ``goals`` is a mask; spaces held by the enemy are no obstacle on the way to a single named
    goal (4.6.2). More than ``most`` steps count as ``most + 1``.
    """
    if goals >> start & 1:
        return 0
    seen, edge = 1 << start, [start]
    for count in range(1, most + 1):
        ahead: list[int] = []
        for space in edge:
            for hop, _ in GO[space]:
                if seen >> hop.to & 1 or why_not_take_way(state, force, hop, high) is not None:
                    continue
                if goals >> hop.to & 1:
                    return count
                seen |= 1 << hop.to
                ahead.append(hop.to)
        edge = ahead
    return most + 1


def points_to(
    state: ForThePeopleState, force: Force, start: int, goals: int, most: int, high: bool
) -> int:
    """As `steps_to`, in movement points: far from the railroad a step costs 2 (19, 8.1.3)."""
    if not has(state, RAIL_LOGISTICS) or not force.units:
        return steps_to(state, force, start, goals, most, high)
    seen = 0
    rings: list[list[int]] = [[start], *[[] for _ in range(most + 2)]]
    for spent in range(most + 1):
        for space in rings[spent]:
            if seen >> space & 1:
                continue
            if goals >> space & 1:
                return spent
            seen |= 1 << space
            for hop, _ in GO[space]:
                if not seen >> hop.to & 1 and why_not_take_way(state, force, hop, high) is None:
                    rings[spent + entry_cost(state, force.side, hop.to)].append(hop.to)
    return most + 1
