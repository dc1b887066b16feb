"""9.1 to 9.4, 10.3.2 Which stacks may react to a force, where they may go, and at what odds."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Final

from longroll.board.region import Mask, members

from ..base import rank_of
from ..battle import Attackers
from ..battle.force import BAY
from ..battle.ground import Field, field_of
from ..command import commander
from ..components import TABLES, WATERS, WAYS, place_key
from ..control import closed_kentucky, occupied
from ..facts import facts
from ..ground import COASTAL_FORTS, OPEN_TO, SISTERS, VALUABLE, era
from ..options import REINFORCING
from ..state import CivilWarState
from ..zones import free_steps, next_to

__all__ = [
    "NEEDED",
    "chance",
    "field_before",
    "has_company",
    "intercepted",
    "interceptors",
    "modifier",
    "partners",
    "room",
    "succeeds",
]

_number = TABLES.reaction.number
NEEDED: Final = _number("needed")
"""9.2.1: what two dice and their modifiers have to reach."""
_MOST: Final = _number("most")
_STACK: Final = TABLES.works.number("coastal_stack")
_AMPLE: Final = 99
_THROWS: Final = tuple(a + b for a, b in product(range(1, 7), repeat=2))
_ALL: Final = len(_THROWS)


def succeeds(roll: int, bonus: int) -> bool:
    """9.2.1: whether a throw of two dice is enough.

    >>> succeeds(7, 2), succeeds(8, 0)
    (True, False)
    """
    return roll + bonus >= NEEDED


def chance(bonus: int) -> int:
    """9.2.1: of 36 throws those that are enough.

    >>> [chance(bonus) for bonus in (-2, 0, 4)]
    [3, 10, 30]
    """
    return sum(succeeds(throw, bonus) for throw in _THROWS)


def partners(state: CivilWarState, side: int, place: int) -> Mask:
    """10.3.2: what reacts with a place by itself: a Coastal Fort and its port of one side."""
    held = facts(state).held[side]
    return SISTERS.get(place, 0) & held if held >> place & 1 else 0


def room(state: CivilWarState, side: int, place: int) -> int:
    """10.3.2: how many SP a place still takes."""
    return _STACK - state.strength(side, place) if COASTAL_FORTS >> place & 1 else _AMPLE


def interceptors(state: CivilWarState, force: Attackers, place: int) -> Mask:
    """9.2.1: the places of stacks that may intercept a force in a place that it will enter.

    It must lie in their zone. A General without SP only joins SP or militia that are there (7.6),
    and needs no room in a Coastal Fort (10.3.2).
    """
    side, enemy = 1 - force.side, force.side
    found = facts(state)
    shut = found.held[enemy] & VALUABLE | occupied(found.board, enemy) | ~OPEN_TO[side]
    shut |= closed_kentucky(tuple(state.border))
    if shut >> place & 1:
        return 0
    watched = found.patrols[enemy]  # 21.4.1: no bridge leads over these waters.
    near = next_to(free_steps(found.board, found.held, found.fleets, side, watched), place)
    led, joined = state.led(side), partners(state, side, place)
    stacks = (near & led | joined) & state.forces[side] if room(state, side, place) else 0
    alone = (near | joined) & led & ~state.forces[side] if has_company(state, side, place) else 0
    return stacks | alone


def has_company(state: CivilWarState, side: int, place: int) -> bool:
    """7.6, 2.2.3: whether SP or militia are in a place, whom a General without SP may join."""
    return bool((state.forces[side] | state.guards[side]) >> place & 1)


def intercepted(state: CivilWarState, force: Attackers, way: tuple[int, ...]) -> Fraction:
    """9.2.1, 9.2.2: the chance that a force is stopped on its way, if all try to who may.

    Each stack has an attempt for each place that the force enters; one that succeeds is enough.
    """
    side, passed = 1 - force.side, Fraction(1)
    for place in way:
        sure = partners(state, side, place)
        for start in members(interceptors(state, force, place)):
            throws = _ALL if sure >> start & 1 else chance(modifier(state, side, start, place))
            passed *= 1 - Fraction(throws, _ALL)
    return 1 - passed


def modifier(state: CivilWarState, side: int, start: int, end: int, *, avoids: bool = False) -> int:
    """9.4: what is added to the dice of the stack in ``start``; no more than four in all.

    Friends in ``end`` help who intercepts there, not who ``avoids`` battle (22.3).
    """
    total = 0
    chief = commander(state, side, start)
    if chief >= 0:
        total += rank_of(state, chief).defence
    cavalry = any(rank_of(state, one).cavalry for one in state.generals_at(side, start))
    helped = not avoids and REINFORCING in state.options and bool(_friends(state, side) >> end & 1)
    total += _number("cavalry") * (cavalry or helped)
    total += _number("momentum") * (state.momentum >> start & 1)
    return min(_MOST, total + _over(state, start, end))


def _friends(state: CivilWarState, side: int) -> Mask:
    return state.forces[side] | state.guards[side] | state.strongholds[side]


def _over(state: CivilWarState, start: int, end: int) -> int:
    """9.4: rivers and mountains between two places."""
    marks, line = WAYS.features(start, end), WAYS.line(start, end, era(state.turn))
    first, second = sorted((place_key(start), place_key(end)))
    total = 0
    if (first, second) in WATERS.minor and line not in ("rail", "road"):
        total += _number("minor_river")
    if WAYS.water(start, end) >= 0 or frozenset((start, end)) == BAY:
        total += _number("bridge")
    if "mountain" in marks or "pass" in marks:
        through = "pass" in marks or "rail-cut" in marks
        total += _number("pass" if through else "mountain")
    return total


def field_before(state: CivilWarState, force: Attackers, place: int, *, landing: bool) -> Field:
    """What the SP of a place have to heed before a force that will enter it."""
    comer = -1 if landing else force.origin
    return field_of(state, 1 - force.side, place, comer, force.origin, force.strength)
