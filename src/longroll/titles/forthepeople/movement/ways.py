"""5.1.1 The links of the map as ways for land movement, and who may take which.

A way is a `Hop`. `why_not_take_way` holds every constraint on one step that does not depend on
the movement points left: rivers (6.2), rough roads (5.10), divisions (5.4.2), generals without
strength points (5.6.6, 5.7.1), coastal forts (6.8.3). `land_ways` and `closed_to` are the same
constraints for all steps at once, as masks: what is asked of many spaces asks them.
"""

from __future__ import annotations

from typing import Final

from longroll.board.network import Adjacency
from longroll.board.region import Mask, mask, members
from longroll.board.trace import neighbours
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.memo import remembered

from ..base import space_key
from ..components import (
    ALL,
    COASTAL_FORTS,
    CONFEDERATE,
    HOPS,
    LINKS,
    NOBODY,
    SPACE,
    SPACES,
    STATES,
    UNION,
    WATER,
    Hop,
    enemy,
)
from ..naval_control import bar_closed_to_confederate, bar_closed_to_union, derived_from_bars
from ..options import RAIL_LOGISTICS, has
from ..options.rail import entry_cost
from ..state import DIVISION, Force, ForThePeopleState

__all__ = [
    "GO",
    "OPEN_ROADS",
    "ROADS",
    "capacity",
    "closed_to",
    "held",
    "interception_way",
    "leads_out",
    "open_to_divisions",
    "points_to",
    "steps_to",
    "way_named",
    "why_not_take_way",
    "why_not_way",
]

_ROUGH: Final = "north-east-alabama"
_BALTIMORE_AND_OHIO: Final = "baltimore-and-ohio"
_FORT_MONROE: Final = SPACE["fort-monroe"]
_SMALL_FORTS: Final = COASTAL_FORTS & ~(1 << _FORT_MONROE)
"""Where the Confederate may have one strength point (6.8.3)."""
_HELD: Final = ("", "held-1", "held-2")
_DIVISIONS: Final = ("", "closed-to-divisions-1", "closed-to-divisions-2")
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


def _is_plain(hop: Hop) -> bool:
    """Whether a way is open to everybody at all times."""
    return hop.bar_at < 0 and _RULES[hop.link] not in (_ROUGH, _BALTIMORE_AND_OHIO)


ROADS: Final = tuple(mask(hop.to for hop, _ in ways if _is_plain(hop)) for ways in GO)
"""By space, where the ways lead that are open to everybody at all times."""
_SPECIAL: Final = tuple(
    (space, hop) for space, ways in enumerate(GO) for hop, _ in ways if not _is_plain(hop)
)
"""The ways that depend on the side, the card and the rivers, with the space that each leaves."""
OPEN_ROADS: Final = tuple(bool(ways & ~_SMALL_FORTS) for ways in ROADS)
"""By space, whether any force with a general and units finds a way out of it at all times."""

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
    twins = sum(hop.to == SPACE[action.args[0]] for hop, _ in GO[space])
    if twins:
        key = "deny-name-the-route" if twins > 1 else "deny-no-route-to-name"
        return deny("6.2.6", key, space=action.args[0])
    return deny("5.1.1", "deny-not-adjacent", space=action.args[0])


def held(state: ForThePeopleState, side: int) -> int:
    """Mask of the spaces with strength points or a fort of ``side`` (A28: a fort counts as one)."""
    found: int | None = state.facts.get(_HELD[side])
    if found is None:
        found = state.occupied(side) | state.forts(side) | COASTAL_FORTS & state.controlled(side)
        state.facts[_HELD[side]] = found
    return found


def capacity(state: ForThePeopleState, side: int, space: int) -> int:
    """How many more strength points ``side`` may bring into ``space`` (6.8.3)."""
    if side == CONFEDERATE and _SMALL_FORTS >> space & 1:
        return max(0, 1 - state.units(side, space))
    return 1000


def why_not_take_way(state: ForThePeopleState, force: Force, hop: Hop, high: bool) -> Denial | None:
    """Why ``force`` may not take a way; ``high``: activated by a 3 or a campaign card (5.10)."""
    return why_not_way(state, force, hop, high) or _why_not_space(state, force, hop.to)


def why_not_way(state: ForThePeopleState, force: Force, hop: Hop, high: bool) -> Denial | None:
    """Of `why_not_take_way` what has to do with the way, not with the space to which it leads."""
    rule = _RULES[hop.link]
    if rule == _BALTIMORE_AND_OHIO:
        return deny("10.2.4", "deny-baltimore-and-ohio")
    if rule == _ROUGH and not _takes_rough(force, high):
        general = force.side == CONFEDERATE and force.lead >= 0
        return deny("5.10", "deny-rough-road-card" if general else "deny-rough-road")
    return _why_not_river(state, force.side, hop) if hop.bar_at >= 0 else None


def _takes_rough(force: Force, high: bool) -> bool:
    """5.10: Confederate generals alone use these roads, activated by a 3 or a campaign card."""
    return high and force.side == CONFEDERATE and force.lead >= 0


def land_ways(state: ForThePeopleState, force: Force, high: bool) -> Adjacency:
    """By space the spaces to which a way is open to ``force``, whether or not it may enter them."""
    rough = _takes_rough(force, high)
    key, known = f"land-ways-{rough:d}", derived_from_bars(state, force.side)
    found: Adjacency | None = known.get(key)
    if found is None:
        ways = list(ROADS)
        for space, hop in _SPECIAL:
            if why_not_way(state, force, hop, high) is None:
                ways[space] |= 1 << hop.to
        found = known[key] = tuple(ways)
    return found


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


def closed_to(state: ForThePeopleState, force: Force) -> Mask:
    """The spaces that ``force`` may not enter, from whatever side it comes."""
    foe, units = enemy(force.side), force.units
    if not units:  # 5.6.6, 5.7.1
        return state.controlled(foe) | held(state, foe) | mask(state.staff(foe))
    closed = _closed_to_divisions(state, force.side) if force.kind == DIVISION else 0
    if force.side == CONFEDERATE:  # 6.8.3
        closed |= _SMALL_FORTS if units > 1 else _SMALL_FORTS & state.standing(CONFEDERATE)
    return closed


def _closed_to_divisions(state: ForThePeopleState, side: int) -> Mask:
    """Enemy spaces outside the states that ``side`` controls (5.4.2)."""
    found: Mask | None = state.facts.get(_DIVISIONS[side])
    if found is None:
        found = state.controlled(enemy(side)) & ~_states_of(tuple(state.state_owner), side)
        state.facts[_DIVISIONS[side]] = found
    return found


def open_to_divisions(state: ForThePeopleState, side: int) -> Mask:
    """The spaces that every division of ``side`` may enter, whatever the ways there (`ROADS`)."""
    return ALL & ~(_SMALL_FORTS | _closed_to_divisions(state, side))


def leads_out(state: ForThePeopleState, force: Force, high: bool) -> bool:
    """Whether any way is open to ``force`` out of the space where it stands."""
    fresh = ALL & ~closed_to(state, force)
    return bool(ROADS[force.at] & fresh or land_ways(state, force, high)[force.at] & fresh)


@remembered(256)
def _states_of(owners: tuple[int, ...], side: int) -> Mask:
    """The spaces of the states that ``side`` controls; ``owners`` by state."""
    found = 0
    for place in STATES:
        if owners[place.index] == side:
            found |= place.spaces
    return found


def _why_not_space(state: ForThePeopleState, force: Force, to: int) -> Denial | None:
    """Why a space is `closed_to` the force."""
    if not closed_to(state, force) >> to & 1:
        return None
    key = space_key(to)
    theirs = state.control[to] == enemy(force.side)
    if not force.units:
        if theirs:
            return deny("5.6.6", "deny-generals-enemy-control", space=key)
        return deny("5.7.1", "deny-generals-enemy-force", space=key)
    owner = state.state_owner[SPACES[to].state]
    if force.kind == DIVISION and theirs and owner != force.side:
        why = "deny-division-border" if owner == NOBODY else "deny-division-enemy-state"
        return deny("5.4.2", why, space=key)
    return deny("6.8.3", "deny-coastal-fort-full", space=key)


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
    ways, ring = land_ways(state, force, high), 1 << start
    fresh = ALL & ~closed_to(state, force) & ~ring
    for count in range(most + 1):
        if ring & goals:
            return count
        ring = neighbours(ways, ring) & fresh
        fresh ^= ring
    return most + 1


def points_to(
    state: ForThePeopleState, force: Force, start: int, goals: int, most: int, high: bool
) -> int:
    """As `steps_to`, in movement points: far from the railroad a step costs 2 (19/8.1.3)."""
    if not has(state, RAIL_LOGISTICS) or not force.units:
        return steps_to(state, force, start, goals, most, high)
    ways, fresh = land_ways(state, force, high), ALL & ~closed_to(state, force) | 1 << start
    rings: list[list[int]] = [[start], *[[] for _ in range(most + 2)]]
    for spent in range(most + 1):
        for space in rings[spent]:
            if not fresh >> space & 1:
                continue
            if goals >> space & 1:
                return spent
            fresh ^= 1 << space
            for to in members(ways[space] & fresh):
                rings[spent + entry_cost(state, force.side, to)].append(to)
    return most + 1
