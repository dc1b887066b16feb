"""20.3.3 to 20.5.1 Where ships carry a stack, and what they may assault."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.board.trace import spread
from longroll.engine.memo import remembered

from ..components import GROUND, PLACE, UNION, WATERS
from ..control import occupied
from ..facts import Facts
from ..ground import COASTAL_FORTS, LAND, OCEAN_PORTS, OPEN_TO, PORTS, PROTECTED, SPACES
from ..naval_control import GATES, OCEANS, ashore, banks, coastwise, flow, ocean_lanes

__all__ = [
    "HARBOURS",
    "WET",
    "Voyage",
    "beaches",
    "from_bay_only",
    "guarded",
    "voyage",
    "without_harbour",
]

_SEAWARD: Final[Mask] = mask(
    link.a if end else link.b for link in GROUND.links if link.kind == "solid" for end in (0, 1)
)
HARBOURS: Final[Mask] = PORTS | COASTAL_FORTS
"""20.3.4: a river transport begins or ends in one of them that is friendly."""
_INLETS: Final = tuple(
    (start, end, link.kind == "solid")
    for link in GROUND.links
    if link.kind in ("solid", "dashed")
    for start, end in ((link.a, link.b), (link.b, link.a))
)
"""20.4: the routes through inlets, and whether ships of the ocean use them."""


_MONROE: Final = PLACE["fort-monroe"]
_BAY: Final = WATERS.at("chesapeake")
_MOUTH_OF_JAMES: Final = WATERS.at("2349|2448")
_BEAUFORT: Final = PLACE["3148"]
_BRASHEAR_CITY: Final[Mask] = 1 << PLACE["5011"]
_LANDING: Final = PLACE["atchafalaya-landing"]
_GUARDED: Final = {fort: mask(ports) & ~(1 << _BEAUFORT) for fort, ports in PROTECTED.items()}
"""10.3.1: by Coastal Fort the ports that the Union assaults only with it; Beaufort by sea only."""

WET: Final[Mask] = (
    mask(place for place, near in enumerate(WATERS.touching) if near)
    | mask(gate.place for gate in WATERS.gates)
    | mask(start for start, _, _ in _INLETS)
    | OCEAN_PORTS
)
"""Places from which ships may sail at all: from all others no voyage leads."""


class Voyage(NamedTuple):
    """Where a stack comes by ship: ``ends`` in peace, ``targets`` by an assault.

    ``overseas`` are those targets to which ships of the ocean bring it.
    """

    ends: Mask
    targets: Mask
    overseas: Mask


class _Waters:
    """What boats of a side follow: for most boards it is that of another, and found by it.

    ``navigable`` are the waters under its control but the ocean, ``passable`` the gates that it
    passes, ``shut`` spaces that its boats do not touch at; ``coastal`` tells that they go along the
    coast of an ocean, too.
    """

    __slots__ = ("coastal", "navigable", "passable", "shut")

    def __init__(
        self, navigable: Mask, passable: Mask, shut: Mask, *, coastal: bool = True
    ) -> None:
        self.navigable = navigable
        self.passable = passable
        self.shut = shut
        self.coastal = coastal


_waters = remembered(1 << 7)(_Waters)


class _Shipping(NamedTuple):
    """What all voyages of a side on a board follow from.

    Attributes:
        waters: where its boats go; ``harbours``: its own.
        peaceful, hostile: places where it may land in peace, and by an assault.
    """

    waters: _Waters
    harbours: Mask
    peaceful: Mask
    hostile: Mask


@remembered(1 << 8)
def _shipping(found: Facts, side: int) -> _Shipping:
    enemy = 1 - side
    theirs = found.held[enemy] | occupied(found.board, enemy)
    may = OPEN_TO[side] & (LAND | SPACES)
    navigable, passable = found.fleets[side] & ~OCEANS, GATES & ~found.held[enemy]
    return _Shipping(
        _waters(navigable, passable, SPACES & theirs),
        HARBOURS & found.held[side],
        may & ~theirs,
        may & theirs & ~guarded(found, side),
    )


def guarded(found: Facts, side: int) -> Mask:
    """10.3.1: what the Union cannot assault while the Coastal Fort before it is Confederate."""
    if side != UNION:
        return 0
    held, board = found.held[1 - side], found.board
    return _guarded(held & COASTAL_FORTS) & (held | occupied(board, 1 - side))


def from_bay_only(side: int, start: int) -> Mask:
    """L5659: what the Union assaults from Atchafalaya Bay only, for a stack elsewhere."""
    return _BRASHEAR_CITY if side == UNION and start != _LANDING else 0


@remembered(1 << 5)
def _guarded(forts: Mask) -> Mask:
    found = 0
    for fort in members(forts):
        found |= _GUARDED[fort]
    return found


def voyage(found: Facts, side: int, start: int, base: int = -1) -> Voyage:
    """The voyages of a side from a place; a river leads from harbour to bank or back.

    ``base`` is where the stack embarked, if it comes from elsewhere: that decides (20.3.4).
    """
    fleet = _shipping(found, side)
    reached = _landings(fleet.waters, start)
    ends, targets = reached.banks, reached.shores
    docks = ends & fleet.harbours & ~_dry(ends & _ASIDE, reached.waters)
    if not fleet.harbours >> (start if base < 0 else base) & 1:
        ends, targets = docks, 0
    elif _ASIDE >> start & 1 and base in (start, -1):
        by_port = _landings(fleet.waters, start, by_port=True)
        ends, targets = by_port.banks | docks, by_port.shores
    ocean, overseas = _ocean(found, start) if side == UNION else (0, 0)
    peaceful, hostile = fleet.peaceful & ~(1 << start), fleet.hostile & ~(1 << start)
    hostile &= ~from_bay_only(side, start)
    return Voyage((ends | ocean) & peaceful, (targets | overseas) & hostile, overseas & hostile)


def without_harbour(found: Facts, side: int, start: int) -> Mask:
    """20.3.4, 20.4: where boats come from a place, whether or not a harbour is at either end."""
    return _landings(_shipping(found, side).waters, start).banks


def beaches(side: int, base: int) -> Mask:
    """21.7.1, 21.7.2: where ships land troops of a port, whoever controls the waters.

    Along the waters on which it lies, and over the ocean in its ports only (20.3.5).
    """
    inland = ((1 << len(WATERS.keys)) - 1) & ~WATERS.seas
    found = _landings(_waters(inland, GATES, 0, coastal=False), base).banks
    if side == UNION and OCEAN_PORTS >> base & 1:
        found |= OCEAN_PORTS
    return found & OPEN_TO[side] & (LAND | SPACES)


class _Pool(NamedTuple):
    """Waters of a side that flow together; ``banks`` and ``shores`` are places to land.

    ``shores`` are those of the waters beside them too, into which an assault leads (20.5.1).
    """

    waters: Mask
    banks: Mask
    shores: Mask


@remembered(1 << 8)
def _pools(navigable: Mask, passable: Mask, *, coastal: bool) -> tuple[_Pool, ...]:
    """20.3.3, 20.3.4: the waters under control of a side but the ocean, by how boats go.

    No gate bars the Union from the James, but a fort of the Union at Monroe bars the Confederates
    from the bay (L5748): it is who does not control that bay. They may assault the fort itself.
    """
    gates = coastwise(passable) if coastal else flow(passable)
    below = 0 if (passable >> _MONROE | navigable >> _BAY) & 1 else 1 << _MOUTH_OF_JAMES
    left = navigable
    pools: list[_Pool] = []
    while left:
        waters = spread(gates, left & -left, navigable)
        left &= ~waters
        next_to = waters
        for water in members(waters):
            next_to |= gates[water]
        # An assault enters one hex or hexside of the enemy (20.5.1): of the Chesapeake the coasts
        # beside a mouth, and not all of the bay.
        next_to &= ~OCEANS & (waters | ~WATERS.seas)
        shores = banks(next_to) | _gates(next_to) | (1 << _MONROE if below & waters else 0)
        pools.append(_Pool(waters, banks(waters) | _gates(waters), shores))
    return tuple(pools)


class _Landings(NamedTuple):
    """Where boats come: on which waters, to their ``banks``, and by an assault to ``shores``."""

    waters: Mask
    banks: Mask
    shores: Mask


_ASIDE: Final[Mask] = mask(
    place for place, near in enumerate(WATERS.ports) if near and near != WATERS.touching[place]
)
"""L3301-3309: ports beside a second river, on which they are not: Dover on the Tennessee."""


@remembered(1 << 8)
def _dry(places: Mask, waters: Mask) -> Mask:
    """Those of some places whose ports do not lie on these waters."""
    return mask(place for place in members(places) if not WATERS.ports[place] & waters)


@remembered(1 << 12)
def _landings(waters: _Waters, start: int, *, by_port: bool = False) -> _Landings:
    """20.3.4, 20.4: banks of waters under control, and inlets, which nobody controls.

    ``by_port`` only by the river of the port in which they begin.
    """
    pools = _pools(waters.navigable, waters.passable, coastal=waters.coastal)
    shut = waters.shut
    seed, landed, shores = ashore(1 << start) | _locks(start), 1 << start, 0
    if by_port:
        seed = WATERS.ports[start]
    sailed = 0
    while True:
        for pool in pools:
            if pool.waters & seed:
                sailed |= pool.waters
                landed |= pool.banks
                shores |= pool.shores
        beyond = landed
        for a, b, _ in _INLETS:
            if (1 << start | landed & SPACES & ~shut) >> a & 1:
                beyond |= 1 << b
        more = ashore(beyond & SPACES & ~shut) & ~seed
        if beyond == landed and not more:
            return _Landings(sailed, landed, landed | shores)
        landed, seed = beyond, seed | more


def _locks(place: int) -> Mask:
    """The waters that meet at a place, which lets ships through (20.1.4)."""
    return mask(water for gate in WATERS.gates if gate.place == place for water in gate[:2])


def _gates(waters: Mask) -> Mask:
    """The places at which these waters meet others."""
    return mask(gate.place for gate in WATERS.gates if waters >> gate.a & 1 or waters >> gate.b & 1)


def _ocean(found: Facts, start: int) -> tuple[Mask, Mask]:
    """20.3.5: from port to port of the ocean, past no enemy Coastal Fort (10.3.1)."""
    if not (OCEAN_PORTS >> start & 1 and found.held[UNION] >> start & 1):
        return 0, 0
    harbours = found.held[UNION] & (OCEAN_PORTS | _SEAWARD)
    access = ocean_lanes(found.held, found.fleets)
    return _by_sea(access, GATES & ~found.held[1 - UNION], harbours, start)


@remembered(1 << 10)
def _by_sea(access: Mask, passable: Mask, harbours: Mask, start: int) -> tuple[Mask, Mask]:
    if not banks(access) >> start & 1:
        return 0, 0
    gates = flow(passable)
    next_to = access
    for water in members(access):
        next_to |= gates[water]
    ends = banks(access)
    for a, b, solid in _INLETS:
        if solid and harbours >> a & banks(access) >> a & 1:
            ends |= 1 << b
    return ends & OCEAN_PORTS, (banks(next_to) | ends) & OCEAN_PORTS
