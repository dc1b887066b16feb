"""Where a fleet can go: the sea and the rivers, and what must be run past on the way (6.1 to 6.3).

The waters of the rivers (`naval_control.WATERS`) are one network with the open sea and the ports
of the coast. A port behind a coastal fort is reached from the sea through the water of its fort,
so that a Confederate coastal fort bars the way to it and out of it (6.1.3, 6.8.2), and Aquia Creek
lies between the sea and Washington (6.6.3).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from longroll.board.network import Adjacency, Link, Network
from longroll.board.region import Mask, everywhere, mask, members
from longroll.board.trace import neighbours, spread
from longroll.engine.clause import Denial, deny

from .base import space_key
from .components import (
    COASTAL_FORTS,
    CONFEDERATE,
    PORTS,
    RIVER_PORTS,
    RIVERS,
    SCENARIOS,
    SPACES,
    UNION,
)
from .naval_control import WATERS, batteries
from .state import OFFICERS, ForThePeopleState

__all__ = [
    "DIRECT",
    "Passage",
    "Routes",
    "arrivals",
    "assaulted_at",
    "barred_by",
    "general_sea_reach",
    "leads_anywhere",
    "passages",
    "sea_is_closed",
    "strategic_sea_reach",
    "water_nodes",
]


class Passage(NamedTuple):
    """What a route goes past: at most one battery is run, and Farragut slips past one fort more.

    Attributes:
        run: the space of the fort counter whose guns must be run (6.3), or -1.
        slip: the space of the ungarrisoned fort that Farragut passes without a die, or -1.
    """

    run: int
    slip: int

    @property
    def forts(self) -> tuple[int, ...]:
        """The forts passed."""
        return tuple([fort for fort in self if fort >= 0])


DIRECT: Final = Passage(-1, -1)
"""A route that no fort covers."""

Routes = dict[int, tuple[Passage, ...]]
"""By destination in order of spaces, the ways to get there; equally good ones only."""


# --- The network of rivers and sea --------------------------------------------------------------

_FIRST_OCEAN: Final = len(WATERS.space)
_ROADSTEADS: Final = tuple(
    space.index for space in SPACES if space.port == "ocean" and not space.rivers
)
"""Ports and coastal forts on no river, each a node of its own."""
_SEA: Final = _FIRST_OCEAN + len(_ROADSTEADS)
_SEA_BIT: Final = 1 << _SEA
_EVERYWHERE: Final = everywhere(_SEA + 1)
_RIVERS_ONLY: Final = everywhere(_FIRST_OCEAN)
_SPACE_OF: Final = (*WATERS.space, *_ROADSTEADS, -1)


def _nodes_by_space() -> tuple[Mask, ...]:
    nodes = list(WATERS.of_space)
    for order, space in enumerate(_ROADSTEADS):
        nodes[space] = 1 << _FIRST_OCEAN + order
    return tuple(nodes)


_NODES: Final = _nodes_by_space()


def _channels() -> Adjacency:
    """The neighbours of each node: along rivers, and between the sea and the ports of the coast."""
    ends = [(water, to) for water, near in enumerate(WATERS.adjacency) for to in members(near)]
    ends = [(a, b) for a, b in ends if a < b]
    for river in RIVERS:
        if river.nodes[0].kind == "source":  # only the sea lies below a mouth
            ends.append((WATERS.on_river[river.index][0], _SEA))
    for order, space in enumerate(_ROADSTEADS):
        fort = SPACES[space].shield
        gate = _SEA if fort < 0 else _NODES[fort].bit_length() - 1
        ends.append((_FIRST_OCEAN + order, gate))
    return Network(_SEA + 1, (Link(i, a, b) for i, (a, b) in enumerate(ends))).adjacency()


_CHANNELS: Final = _channels()


@lru_cache(maxsize=1024)
def water_nodes(spaces: Mask) -> Mask:
    """All nodes of the network at these spaces; spaces without a port have none."""
    found = 0
    for space in members(spaces & PORTS):
        found |= _NODES[space]
    return found


def _ports_at(nodes: Mask) -> Mask:
    return mask(_SPACE_OF[node] for node in members(nodes) if _SPACE_OF[node] >= 0)


@lru_cache(maxsize=4096)
def arrivals(origin: int, through: Mask) -> Mask:
    """Ports that a fleet from ``origin`` can enter when it can pass the nodes ``through`` (6.2.1).

    The last node need not be passable: what bars the way can be entered (6.1.3, 6.2.3). Without
    the sea there are the rivers alone: the bay between a fort and its port is not a river (15.S3).
    """
    start = _NODES[origin] if through & _SEA_BIT else _NODES[origin] & _RIVERS_ONLY
    reached = spread(_CHANNELS, start, through)
    return _ports_at(reached | neighbours(_CHANNELS, reached)) & ~(1 << origin)


def sea_is_closed(state: ForThePeopleState) -> bool:
    """Whether only rivers may be used: the first turn of the 1863 scenario (15.S3)."""
    return state.scenario == "1863" and state.turn == SCENARIOS["1863"].first_turn


def open_water(state: ForThePeopleState, sea: bool) -> Mask:
    """The nodes that the Union passes without a die (6.2.2): no fort, no ironclad."""
    through = _EVERYWHERE & ~water_nodes(batteries(state))
    return through if sea else through & ~_SEA_BIT


def assaulted_at(state: ForThePeopleState, space: int) -> bool:
    """Whether a Union landing in ``space`` is an assault, opposed or not (6.4.1, 6.7)."""
    if (state.occupied(CONFEDERATE) | state.forts(CONFEDERATE)) >> space & 1:
        return True
    return state.control[space] == CONFEDERATE and not state.occupied(UNION) >> space & 1


# --- Naval movement -----------------------------------------------------------------------------


def passages(
    state: ForThePeopleState, origin: int, *, sea: bool = True, farragut: bool = False
) -> Routes:
    """Where a Union force can sail from ``origin``, and past which forts (6.1.1, 6.2.2, 6.3.1).

    Of the ways to a port only the best are kept: without a fort, with Farragut's slip, with a run
    of the guns, with both; among equals the player chooses. ``sea`` False keeps to the rivers.
    """
    sea = sea and not sea_is_closed(state)
    key = f"sail-{origin}-{sea:d}{farragut:d}"
    store = state.facts if farragut else state.water
    known: Routes | None = store.get(key)
    if known is None:
        known = store[key] = _passages(state, origin, sea, farragut)
    return known


def leads_anywhere(state: ForThePeopleState, origin: int, *, farragut: bool = False) -> bool:
    """Whether a Union force can sail from ``origin`` at all: whether it has `passages`."""
    if arrivals(origin, open_water(state, not sea_is_closed(state))):
        return True
    return bool(passages(state, origin, farragut=farragut))


def _passages(state: ForThePeopleState, origin: int, sea: bool, farragut: bool) -> Routes:
    """Guns at Aquia Creek are run on the way to Washington and from it (6.6.3.A)."""
    through = open_water(state, sea)
    direct = arrivals(origin, through)
    runs = [Passage(fort, -1) for fort in members(state.forts(CONFEDERATE) & ~state.ironclads)]
    slips = [Passage(-1, fort) for fort in members(_slips(state))] if farragut else []
    both = [Passage(r.run, s.slip) for s in slips for r in runs if r.run != s.slip]
    found: dict[int, list[Passage]] = {space: [DIRECT] for space in members(direct)}
    reached = direct
    for rank in (slips, runs, both):
        fresh = _reached_past(state, origin, through, rank, direct)
        found |= {space: ways for space, ways in fresh.items() if not reached >> space & 1}
        reached |= mask(fresh)
    return {space: tuple(found[space]) for space in sorted(found)}


def _slips(state: ForThePeopleState) -> Mask:
    """Forts that Farragut may pass without a die: without garrison and ironclad (card 59, B16)."""
    coastal = COASTAL_FORTS & state.controlled(CONFEDERATE)
    return (state.forts(CONFEDERATE) | coastal) & ~state.occupied(CONFEDERATE) & ~state.ironclads


def _reached_past(
    state: ForThePeopleState, origin: int, through: Mask, ways: list[Passage], near: Mask
) -> dict[int, list[Passage]]:
    """The ports to which each of these ways leads; one with a slip leads only to assaults."""
    found: dict[int, list[Passage]] = {}
    for way in ways:
        forts = mask(way.forts)
        if not forts & near:  # no fort to be passed first
            continue
        for space in members(arrivals(origin, through | water_nodes(forts)) & ~forts):
            if way.slip < 0 or assaulted_at(state, space):
                found.setdefault(space, []).append(way)
    return found


# --- Generals alone, strategic movement ------------------------------------------------


def _hostile(state: ForThePeopleState) -> Mask:
    """Spaces with Confederate units, generals, forts or ironclads."""
    generals = mask(state.post[g] for g in OFFICERS[CONFEDERATE] if state.post[g] >= 0)
    return state.occupied(CONFEDERATE) | generals | batteries(state)


def _is_union_port(state: ForThePeopleState, space: int) -> bool:
    return bool(PORTS >> space & 1) and state.control[space] == UNION


def general_sea_reach(state: ForThePeopleState, origin: int) -> Mask:
    """Ports to which Union generals without units may sail from ``origin`` (5.6.5, 5.6.6, 5.7.1).

    From a Union port to ports that are his or neutral, without enemies. On a river they may not
    even pass units, generals or a fort of the enemy, though the water be the Union's (5.6.6).
    """
    if not _is_union_port(state, origin):
        return 0
    hostile = _hostile(state)
    through = open_water(state, not sea_is_closed(state)) & ~water_nodes(hostile & RIVER_PORTS)
    return arrivals(origin, through) & ~hostile & ~state.controlled(CONFEDERATE)


def strategic_sea_reach(state: ForThePeopleState, origin: int) -> Mask:
    """Union ports to which infantry may sail in strategic movement (10.2.3).

    Guns are never run: so a Confederate fort at Aquia Creek closes Washington (6.6.3.C).
    """
    if not _is_union_port(state, origin):
        return 0
    through = open_water(state, not sea_is_closed(state))
    return arrivals(origin, through) & state.controlled(UNION) & ~state.occupied(CONFEDERATE)


# --- Why not --------------------------------------------------------------------------------------


def barred_by(state: ForThePeopleState, origin: int, space: int) -> Denial:
    """What keeps a Union force of ``origin`` from a port that is not among its `passages`."""
    key = space_key(space)
    coastal = water_nodes(COASTAL_FORTS & state.controlled(CONFEDERATE))
    ironclads = water_nodes(state.ironclads)
    through = _EVERYWHERE if not sea_is_closed(state) else _EVERYWHERE & ~_SEA_BIT
    if arrivals(origin, through & ~coastal & ~ironclads) >> space & 1:
        return deny("6.3.1", "deny-two-forts", space=key)
    if arrivals(origin, through & ~coastal) >> space & 1:
        return deny("6.2.3", "deny-ironclad-in-the-way", space=key)
    if arrivals(origin, through) >> space & 1:
        return deny("6.1.3", "deny-coastal-fort-in-the-way", space=key)
    return deny("15.S3", "deny-sea-closed", space=key)
