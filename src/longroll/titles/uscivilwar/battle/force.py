"""11.1, 11.5 Who fights whom: attackers and defenders, rivers between them, odds of 7:1."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask

from ..components import CONFEDERATE, PLACE, TABLES, WAYS
from ..facts import facts
from ..ground import COASTAL_FORTS, NORTH, OBJECTIVES
from ..options import ADVANCED
from ..ships.crew import exposed_crew, intact_of
from ..state import CivilWarState
from ..supply import ACROSS_THE_MOUTH, MOUTH

__all__ = [
    "BAY",
    "FREE",
    "GALVESTON",
    "HOSTILE",
    "NO_RIVER",
    "SHORE",
    "Attackers",
    "Verdict",
    "blockaded",
    "crossing",
    "defended",
    "fighting",
    "garrisons",
    "overruns",
    "river_between",
    "twice",
]

_battle = TABLES.battle.number
_RATIO: Final = _battle("displacement")
_EMPTY: Final = _battle("empty_halves")
_FIGHT: Final = _battle("river_fights")
_HOSTILE: Final = _battle("enemy_river")
_ONWARD: Final = TABLES.marching.number("onward_ratio")

GALVESTON: Final = PLACE["5101"]
SHORE: Final = PLACE["5001"]
BAY: Final = frozenset((GALVESTON, SHORE))
"""Galveston and the mainland: ships never bear on the bridge between them."""
NO_RIVER: Final = 0
FREE: Final = 1
"""A navigable river that the defender does not control."""
HOSTILE: Final = 2
"""One that he does."""


class Attackers(NamedTuple):
    """The force that attacks (11.1.1): always that of the side in phase.

    Attributes:
        side: whose it is.
        origin: where it stands, and comes from; where it is left if it does not win.
        leader: its commander; -1 for nobody (5.10).
        staff: the other Generals.
        strength: its SP, with those that a river keeps from the battle.
        shaken: whether they are demoralised, 0 or 1.
        theatre: where its activation began, for cards (18.1).
    """

    side: int
    origin: int
    leader: int
    staff: tuple[int, ...]
    strength: int
    shaken: int
    theatre: int


class Verdict(NamedTuple):
    """How a battle ended for the attackers; a `Battle` returns its ``code``.

    Attributes:
        won: whether they won; then they enter, and the defender is gone.
        onward: whether they may march on (5.11, 11.1.2).
        shaken: whether their SP are demoralised now.
        lost: the SP that they lost, taken off the map already.
        refuge: where the defenders have retreated, or -1.
    """

    won: bool
    onward: bool
    shaken: bool
    lost: int
    refuge: int

    @property
    def code(self) -> int:
        """The verdict as a number.

        >>> Verdict.of(Verdict(True, False, True, 3, 1647).code)
        Verdict(won=True, onward=False, shaken=True, lost=3, refuge=1647)
        """
        flags = self.won | self.onward << 1 | self.shaken << 2
        return ((self.refuge + 1) * 64 + self.lost) * 8 + flags

    @classmethod
    def of(cls, code: int) -> Verdict:
        """A verdict from its number."""
        rest, flags = divmod(code, 8)
        refuge, lost = divmod(rest, 64)
        return cls(bool(flags & 1), bool(flags & 2), bool(flags & 4), lost, refuge - 1)


def garrisons(state: CivilWarState, side: int) -> Mask:
    """17.2.4: the places with a garrison of a side that is part of the map."""
    return 0 if side == CONFEDERATE else NORTH & OBJECTIVES & ~state.fled


def defended(state: CivilWarState, side: int) -> Mask:
    """11.1.1: the places in which a side would have to be fought: SP, militia, forts, garrisons."""
    there = state.forces[side] | state.strongholds[side] | state.guards[side]
    return there | COASTAL_FORTS & facts(state).held[side] | garrisons(state, side)


def crossing(state: CivilWarState, side: int, origin: int, place: int) -> int:
    """11.5, 10.3.4: NO_RIVER, FREE or HOSTILE for an attack of a side from one place on another.

    A Coastal Fort and its port have a strait between them. The fort controls it, unless the
    attacker has a fort of his own in the port, or ships before the Coastal Fort: they have beaten
    it, or would not lie there (L5691-5697). The bay of Galveston is always hostile (L5283).
    """
    if frozenset((origin, place)) == BAY:
        return HOSTILE
    fleets = facts(state).fleets[1 - side]
    water = river_between(origin, place)
    if water >= 0:
        return HOSTILE if fleets >> water & 1 else FREE
    if not _strait(origin, place):
        return NO_RIVER
    if COASTAL_FORTS >> origin & 1 or state.strongholds[side] >> origin & 1:
        return FREE
    return FREE if any(intact_of(_ships(state, side, place))) else HOSTILE


def river_between(start: int, end: int) -> int:
    """The navigable river between two places, to Fort St. Philip too (L5713); -1 without one."""
    if ACROSS_THE_MOUTH.get(end - start, 0) >> start & 1:
        return MOUTH
    return WAYS.water(start, end)


def _strait(origin: int, place: int) -> bool:
    """10.3.4: whether one of two places side by side is a Coastal Fort before the other."""
    ends = 1 << origin | 1 << place
    return bool(COASTAL_FORTS & ends) and river_between(origin, place) < 0


def _ships(state: CivilWarState, side: int, place: int) -> tuple[int, ...]:
    """The ships of a side that lie in a place and do not stay in port (21.4.4)."""
    return exposed_crew(state, side, place) if ADVANCED in state.options else ()


def blockaded(state: CivilWarState, side: int, origin: int, place: int) -> bool:
    """21.3.3, 10.3.4: whether ships of the enemy keep a side from an attack across a strait."""
    enemy = 1 - side
    return _strait(origin, place) and any(
        any(_ships(state, enemy, where)) for where in (origin, place)
    )


def fighting(strength: int, river: int) -> int:
    """11.5.1, 11.5.3: how many of so many SP fight across a river.

    >>> fighting(12, NO_RIVER), fighting(12, FREE), fighting(12, HOSTILE)
    (12, 3, 1)
    """
    most = {NO_RIVER: strength, FREE: _FIGHT, HOSTILE: _HOSTILE}[river]
    return min(strength, most)


def overruns(attack: int, defence: int) -> bool:
    """11.1.2: whether SP displace others without a battle; no SP count as half a one.

    >>> overruns(7, 1), overruns(6, 1), overruns(4, 0), overruns(3, 0)
    (True, False, True, False)
    """
    return 2 * attack >= _RATIO * (2 * defence or _EMPTY)


def twice(attack: int, defence: int) -> bool:
    """5.11: whether SP are at least double; one is the double of none.

    >>> twice(4, 2), twice(3, 2), twice(1, 0), twice(0, 0)
    (True, False, True, False)
    """
    return attack >= max(1, _ONWARD * defence)
