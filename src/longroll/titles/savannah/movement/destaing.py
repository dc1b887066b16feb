"""H.t16 On turn 16 D'Estaing takes part in an attack: whether he does, and still can.

He does when he stands beside enemies with French foot or horse who can attack them: these must
(G12.12). As long as he, or troops to join him, can still get there, the duty stands (ruling M23).
"""

from __future__ import annotations

from itertools import islice
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members

from ..components import ABATIS_IN, GRID, LEADER, UNITS
from ..components.parts import ARTILLERY, CROWN, FRENCH, MOUNTED
from ..ground import HUGER, lay, renew, works_between
from ..state import PARADE, REMOVED, SavannahState
from .onward import landings, lands, straits
from .walk import begin_walk, leader_may_walk

__all__ = [
    "DESTAING",
    "Regions",
    "attacks",
    "can_attack",
    "deserted",
    "joiners",
    "joins",
    "passes_by",
    "spots",
]

DESTAING: Final = LEADER["destaing"]
_TROOPS: Final = {u.index: None for u in UNITS if u.army == FRENCH and u.arm != ARTILLERY}
"""The French units that close combat knows: foot and horse."""
_ENOUGH: Final = 2
"""So many that may come to him are looked for: what hinders one seldom hinders all."""


def attacks(state: SavannahState, without: int = -1) -> bool:
    """Whether D'Estaing stands where he takes part in an attack, a unit left out of account."""
    here = state.leader_at[DESTAING]
    return here >= 0 and any(unit != without for unit in _assailants(state, here))


def can_attack(state: SavannahState, sealed: tuple[int, ...] = ()) -> bool:
    """Whether he takes part in an attack, or he and troops can still get where he would."""
    if attacks(state):
        return True
    found = spots(state)
    if any(_assailants(state, hex_) for hex_ in members(found)):
        return True
    # Who could come before the last move can mostly still come: he is asked first.
    last: int = state.facts.get("comer", -1)
    if last >= 0 and _comes(state, last, found, sealed):
        return True
    for unit in _TROOPS:
        if _comes(state, unit, found, sealed):
            state.facts["comer"] = unit
            return True
    return False


def spots(state: SavannahState) -> Mask:
    """The hexes beside enemies where D'Estaing is, or where he can still end his move."""
    here, beside = state.leader_at[DESTAING], lay(state).beside[CROWN]
    if here < 0:
        return 0
    moment = (here, state.led >> DESTAING & 1)
    known: dict[tuple[int, int], Mask] = state.facts.setdefault("spots", {})
    if moment in known:
        return known[moment]
    found = 1 << here
    if leader_may_walk(state, DESTAING):
        walk = begin_walk(state, (), (DESTAING,))
        found |= landings(state, walk, beside)
    known[moment] = found & beside
    return known[moment]


def joiners(state: SavannahState, sealed: tuple[int, ...] = ()) -> list[int]:
    """Some French units whose coming would let him attack where he is or can be; any there are."""
    moment = (sealed, state.moved, state.led, state.pinned)
    known: tuple[object, list[int]] | None = state.facts.get("joiners")
    if known is None or known[0] != moment:
        goals = spots(state)
        able = (unit for unit in _TROOPS if _comes(state, unit, goals, sealed))
        known = state.facts["joiners"] = (moment, list(islice(able, _ENOUGH)))
    return known[1]


def joins(state: SavannahState, hex_: int, sealed: tuple[int, ...] = ()) -> bool:
    """Whether he would take part in an attack from a hex: with who is there, or who can come."""
    return bool(_assailants(state, hex_)) or any(
        _comes(state, unit, 1 << hex_, sealed) for unit in _TROOPS
    )


def passes_by(
    state: SavannahState, without: int, closed: int, sealed: tuple[int, ...] = ()
) -> bool:
    """Whether a unit can surely come to where he is or can be, though nobody entered a hex.

    Args:
        state: the table.
        without: a unit that is left out of account.
        closed: the hex.
        sealed: as of `Plan`.
    """
    goals, shy = spots(state) & ~(1 << closed), 1 << closed
    return any(
        _comes(state, unit, goals, sealed, shy)
        for unit in joiners(state, sealed)
        if unit != without
    )


def deserted(state: SavannahState, unit: int, sealed: tuple[int, ...] = ()) -> tuple[Mask, Mask]:
    """Where the end of a unit's move surely leaves nobody to attack with him, and where it may.

    Found once for all hexes, from the table without the unit: wherever it goes, nobody can come
    then who could not if it were gone. ``sealed`` as of `Plan`.
    """
    found, left, here = spots(state), state.copy(), state.at[unit]
    left.at[unit] = REMOVED
    renew(left, unit, here)
    if any(_assailants(left, hex_) for hex_ in members(found)):
        return 0, 0
    needed, alone = -1, True
    for other in _TROOPS:
        if _comes(left, other, found, sealed):
            alone = False
            needed &= _needs(left, other, found, sealed)
            if not needed:
                return 0, 0
    if unit in _TROOPS and _is_able(state, unit):  # where it can attack itself it may go
        needed &= ~mask([hex_ for hex_ in members(found) if _can_reach(state, unit, hex_)])
    return (needed, 0) if alone else (0, needed)


class Regions(NamedTuple):
    """Where the coming of somebody could put an end to his chance, whoever comes.

    Attributes:
        spots: where he is or can be.
        ready: French units that stand there already, ready to attack.
        ways: by unit that can come there (`joiners`), the hexes that it cannot do without; nobody
            is asked where two are ready, for one of them stays whoever comes.
    """

    spots: Mask
    ready: tuple[int, ...]
    ways: tuple[tuple[int, Mask], ...]

    @classmethod
    def of(cls, state: SavannahState, sealed: tuple[int, ...] = ()) -> Regions:
        """Of the table as it is; ``sealed`` as of `Plan`."""
        found = spots(state)
        ready = [unit for hex_ in members(found) for unit in _assailants(state, hex_)]
        coming = joiners(state, sealed) if len(ready) < _ENOUGH else []
        ways = [(unit, _needs(state, unit, found, sealed)) for unit in coming]
        return cls(found, tuple(ready), tuple(ways))

    def of_unit(self, state: SavannahState, unit: int) -> Mask:
        """The hexes where the coming of a unit (-1: of Huger) could put an end to his chance.

        Nowhere, if troops stand ready where he is or can be; else where troops have to pass.
        """
        if any(other != unit for other in self.ready):
            return self.spots if unit < 0 and state.leader_at[HUGER] >= 0 else 0
        region = -1
        for other, way in self.ways:
            if other != unit:
                region &= way
        return region


def _assailants(state: SavannahState, hex_: int) -> list[int]:
    """French foot and horse in a hex that attack enemies beside it (G12.12)."""
    return [
        unit
        for unit in lay(state).units.get(hex_, ())
        if unit in _TROOPS and _is_able(state, unit) and _can_reach(state, unit, hex_)
    ]


def _is_able(state: SavannahState, unit: int) -> bool:
    return state.order[unit] == PARADE and not state.withdrawn >> unit & 1


def _can_reach(state: SavannahState, unit: int, hex_: int) -> bool:
    """Whether there are enemies that a unit in a hex could attack: horse not over abatis."""
    near = GRID.adjacency[hex_] & lay(state).occupied[CROWN]
    if UNITS[unit].arm != MOUNTED:
        return bool(near)
    return any(
        not works_between(state, hex_, GRID.direction(hex_, foe)) & ABATIS_IN
        for foe in members(near)
    )


def _comes(
    state: SavannahState, unit: int, goals: Mask, sealed: tuple[int, ...], shy: Mask = 0
) -> bool:
    """Whether French foot or horse that have not moved can get to one of ``goals`` and attack.

    ``shy``: hexes into which they may not step.
    """
    goals = _within_reach(state, unit, goals)
    if not goals:
        return False
    known: dict[tuple[int, Mask, bool, Mask], bool] = state.facts.setdefault("comes", {})
    moment = (unit, goals, state.at[unit] in sealed, shy)
    if moment not in known:
        known[moment] = lands(state, begin_walk(state, (unit,), (), *moment[2:]), goals)
    return known[moment]


def _needs(state: SavannahState, unit: int, goals: Mask, sealed: tuple[int, ...]) -> Mask:
    """The hexes that a unit cannot do without on its way to ``goals`` (`straits`)."""
    walk = begin_walk(state, (unit,), closed=state.at[unit] in sealed)
    return straits(state, walk, _within_reach(state, unit, goals))


def _within_reach(state: SavannahState, unit: int, goals: Mask) -> Mask:
    """Of some hexes those near enough for a unit that can still come and attack there."""
    here = state.at[unit]
    if here < 0 or not _is_able(state, unit) or (state.moved | state.pinned) >> unit & 1:
        return 0
    goals &= GRID.within(here, UNITS[unit].movement) & ~(1 << here) & lay(state).beside[CROWN]
    if goals and UNITS[unit].arm == MOUNTED:
        goals = mask([hex_ for hex_ in members(goals) if _can_reach(state, unit, hex_)])
    return goals
