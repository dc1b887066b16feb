"""20.1 Naval control: from where it comes, what blocks it, and how far it reaches.

Control flows through the waters as a flood. The Union's comes first and overrides the other; what
neither reaches is nobody's (20.1.6). Ships of the advanced game stand above forts.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from longroll.board.network import Adjacency
from longroll.board.region import Mask, mask, members
from longroll.board.trace import spread
from longroll.engine.memo import remembered

from .components import CONFEDERATE, GRID, PLACE, UNION, WATERS
from .control import Anchored, Board
from .ground import COASTAL_FORTS, PORTS, SOUTH

__all__ = [
    "BESIDE",
    "COASTS",
    "GATES",
    "GUARDED",
    "MOUTHS",
    "OCEANS",
    "Fleets",
    "ashore",
    "banks",
    "beside",
    "coastwise",
    "flow",
    "joined",
    "moored",
    "naval_control",
    "ocean_lanes",
    "patrol",
    "sea_access",
    "soft_waters",
    "under_guns",
]

_TYPE_1: Final[Mask] = WATERS.sides & ~WATERS.type_2
_DECATUR: Final = PLACE["3221"]
_STEVENSON: Final = PLACE["3125"]


def _shoals() -> Mask:
    """The Tennessee above Muscle Shoals: what flows together with its upper end (20.1.3)."""
    through = WATERS.of_river("Tennessee")
    return spread(WATERS.flow, 1 << WATERS.at("3125|3126"), through)


SHOALS: Final[Mask] = _shoals()


class Fleets(NamedTuple):
    """The waters that each side controls."""

    union: Mask
    confederate: Mask


@remembered(1 << 10)
def ashore(places: Mask) -> Mask:
    """The waters on which these places lie."""
    found = 0
    for place in members(places):
        found |= WATERS.touching[place]
    return found


def moored(places: Mask) -> Mask:
    """The waters on which ships in these places lie: in a port on its river (20.1.4)."""
    found = 0
    for place in members(places):
        found |= WATERS.ports[place] or WATERS.touching[place]
    return found


@remembered(1 << 9)
def _anchored(fleets: Anchored, forts: Mask) -> Mask:
    """21.2.3: the waters on which ships lie, with the sea, bay or sound about an island or fort.

    Not those on which a fort of the enemy in another place bears, if they have others.
    """
    found = 0
    for place, here in fleets:
        found |= here & ~ashore(forts & ~(1 << place)) or here
    return found


_COAST: Final = {PLACE[key]: coast for coast, key in enumerate(WATERS.keys) if key.isdigit()}
"""By coastal hex its water."""


def _coasts() -> tuple[tuple[int, int, Mask], ...]:
    """21.4.1: neighbours along the coast, and the gates between them; 0 if their water is one."""
    hexes = _COAST
    # A coast that nothing but a gate leads to is a harbour, and a body of its own.
    body = {coast: WATERS.flow[coast] & WATERS.bodies or 1 << coast for coast in hexes.values()}
    found: list[tuple[int, int, Mask]] = []
    for place, coast in hexes.items():
        for other in sorted(hexes[near] for near in GRID.neighbours[place] if near in hexes):
            ends = body[coast], body[other]
            gates = mask(
                gate
                for a, b, gate in WATERS.gates
                if ends[0] >> a & ends[1] >> b & 1 or ends[0] >> b & ends[1] >> a & 1
            )
            if ends[0] & ends[1]:
                found.append((coast, other, 0))
            elif gates:
                found.append((coast, other, gates))
    return tuple(found)


COASTS: Final = _coasts()
"""Pairs of neighbouring coasts, and the places that join their waters, if they are not one."""


def _beside() -> Adjacency:
    """21.4.1: waters side by side: along a river, a coast, and the shores of a bay.

    Not over the open sea, and not from an island in a sound, to which only inlets lead.
    """
    found = [near & ~WATERS.seas for near in WATERS.flow]
    for body in members(WATERS.bodies & ~WATERS.bays):
        found[body] = 0
    for coast, other, gates in COASTS:
        found[coast] |= 0 if gates else 1 << other
    # The mouth of a river flows into the sea, and lies beside the coast on its bank.
    for mouth in members(WATERS.sides):
        sea = WATERS.flow[mouth] & WATERS.bodies
        for coast in members(mask(_COAST[p] for p in members(WATERS.banks[mouth]) if p in _COAST)):
            if WATERS.flow[coast] & sea:
                found[coast] |= 1 << mouth
                found[mouth] |= 1 << coast
    return tuple(found)


BESIDE: Final = _beside()
"""By water those beside it past no gate, into which the zone of a ship extends."""


@remembered(1 << 8)
def _ports(places: Mask) -> Mask:
    found = 0
    for place in members(places):
        found |= WATERS.ports[place]
    return found


@remembered(1 << 9)
def banks(waters: Mask) -> Mask:
    """The places on these waters."""
    found = 0
    for water in members(waters):
        found |= WATERS.banks[water]
    return found


def _mouths() -> tuple[tuple[int, int, int], ...]:
    """21.4.1: coasts and mouths of rivers in one hex with a gate between them, and its place."""
    ends = [(a, b, place) for a, b, place in WATERS.gates] + [(b, a, p) for a, b, p in WATERS.gates]
    return tuple(
        (coast, mouth, gate)
        for mouth, sea, gate in ends
        if WATERS.sides >> mouth & 1 and WATERS.bodies >> sea & 1
        for coast in (_COAST[p] for p in members(WATERS.banks[mouth]) if p in _COAST)
        if WATERS.flow[coast] >> sea & 1 or (coast, sea, gate) in ends
    )


MOUTHS: Final = _mouths()
"""Coasts and mouths of rivers side by side, and the gate between them."""
GUARDED: Final[tuple[tuple[int, int, Mask], ...]] = (
    *((a, b, 1 << place) for a, b, place in (*WATERS.gates, *MOUTHS)),
    *((a, b, gates) for a, b, gates in COASTS if gates),
)
"""Waters between which a way leads past gates: by sea, along the coast, and into a river."""


_HAMPTON_ROADS: Final = tuple(combinations(map(WATERS.at, ("2449", "2349", "2349|2448")), 2))
"""L5748, U173: Norfolk, Hampton and the mouth of the James lie around the same roads."""


def beside(waters: Mask, held: Mask) -> Mask:
    """21.4.1: what lies beside some waters for a side that holds these places."""
    found = 0
    for water in members(waters):
        found |= BESIDE[water]
    for coast, mouth, gate in MOUTHS:
        if held >> gate & 1:
            found |= (waters >> coast & 1) << mouth | (waters >> mouth & 1) << coast
    for a, b in _HAMPTON_ROADS:
        found |= (waters >> a & 1) << b | (waters >> b & 1) << a
    for coast, other, gates in COASTS:
        if gates & held:
            found |= (waters >> coast & 1) << other
    return found


GATES: Final[Mask] = mask(gate.place for gate in WATERS.gates)


def flow(passable: Mask) -> Adjacency:
    """What flows into what for a side that passes the gates at these places."""
    return _flow(passable & GATES)


@remembered(64)
def _flow(passable: Mask) -> Adjacency:
    adjacency = list(WATERS.flow)
    for a, b, place in WATERS.gates:
        if passable >> place & 1:
            adjacency[a] |= 1 << b
            adjacency[b] |= 1 << a
    return tuple(adjacency)


OCEANS: Final[Mask] = mask(WATERS.at(key) for key in ("atlantic", "gulf"))
"""20.3.4, 21.2.5: the area without hexes, where boats do not go."""


def coastwise(passable: Mask) -> Adjacency:
    """20.3.4, 21.2.5: what boats reach from water to water: from coast to coast too.

    And from a coast into a river whose mouth lies behind one of these gates.
    """
    return _coastwise(passable & GATES)


@remembered(64)
def _coastwise(passable: Mask) -> Adjacency:
    found = [near | BESIDE[water] for water, near in enumerate(_flow(passable))]
    for coast, other, gates in COASTS:
        if gates & passable:
            found[coast] |= 1 << other
    for coast, mouth, gate in MOUTHS:
        if passable >> gate & 1:
            found[coast] |= 1 << mouth
            found[mouth] |= 1 << coast
    return tuple(found)


def joined(passable: Mask, start: Mask, through: Mask) -> Mask:
    """All waters that some waters reach over others: for a side that passes these gates."""
    # Control, and who moves along rivers, ask for the same few waters again and again.
    return _joined(passable & GATES, start & through, through)


@remembered(1 << 9)
def _joined(passable: Mask, start: Mask, through: Mask) -> Mask:
    return spread(_flow(passable), start, through)


_BEARS: Final[Mask] = PORTS | COASTAL_FORTS | GATES
"""Places whose holder matters for naval control."""
_SOURCES: Final[Mask] = PORTS & ~COASTAL_FORTS
"""20.1.3: control comes from ports, and not from Coastal Forts."""
_WET: Final[Mask] = mask(place for place, near in enumerate(WATERS.touching) if near)
_SHUTTING: Final[Mask] = mask(p for p, near in enumerate(WATERS.touching) if near & _TYPE_1)
"""Places where entrenchments shut a river (20.1.4)."""
_ALL: Final[Mask] = (1 << len(WATERS.keys)) - 1


def naval_control(board: Board, held: tuple[Mask, Mask], north: Mask) -> Fleets:
    """20.1.3 to 20.1.6: the waters that each side controls.

    ``north`` are the places of Northern and Border states: from the Union's ports there its
    control comes, and from the sea; the Confederates' from their ports in Southern states.
    """
    # Of all that lies on the map little bears on the waters, so that a march mostly changes none.
    places = (held[UNION] & _BEARS, held[CONFEDERATE] & _BEARS)
    trenches = (board.trenches[UNION] & _SHUTTING, board.trenches[CONFEDERATE] & _SHUTTING)
    forts = (board.forts[UNION] & _WET, board.forts[CONFEDERATE] & _WET)
    return _control(forts, trenches, board.fleets, places, north)


@remembered(512)
def _control(
    forts: tuple[Mask, Mask],
    trenches: tuple[Mask, Mask],
    fleets: tuple[Anchored, Anchored],
    held: tuple[Mask, Mask],
    north: Mask,
) -> Fleets:
    sides = (UNION, CONFEDERATE)
    works = WATERS.sides | WATERS.coasts
    manned = [forts[side] | held[side] & COASTAL_FORTS for side in sides]
    strong = [ashore(places) & works for places in manned]
    lying = [_anchored(fleets[side], manned[1 - side]) for side in sides]
    ships = [waters & ~WATERS.bodies for waters in lying]  # No sea, bay or sound is taken (20.1.4).
    soft = [soft_waters(trenches[side], held[side], side) for side in sides]
    # A fort stands against a fort, and a ship against a ship: then the water is nobody's. A ship
    # overrides a fort, a fort entrenchments and ports (20.1.5).
    fixed = [
        ships[side] & ~ships[1 - side] | strong[side] & ~strong[1 - side] & ~ships[1 - side]
        for side in sides
    ]
    stopped = [
        ships[1 - side]
        | strong[1 - side] & ~ships[side]
        | (soft[1 - side] | _reach(lying[1 - side], held[1 - side])) & ~strong[side] & ~ships[side]
        for side in sides
    ]
    union = _union(held, north, stopped[UNION]) & ~SHOALS | fixed[UNION]
    through = _ALL & ~(union | stopped[CONFEDERATE] | WATERS.seas | SHOALS)
    start = _ports(held[CONFEDERATE] & _SOURCES & SOUTH) & through
    confederate = joined(~held[UNION], start, through) | fixed[CONFEDERATE]
    above = _holder_of_shoals(held)
    if above == UNION:
        union |= SHOALS & ~stopped[UNION]
    elif above == CONFEDERATE:
        confederate |= SHOALS & ~stopped[CONFEDERATE] & ~union
    return Fleets(union, confederate)


def _reach(ships: Mask, held: Mask) -> Mask:
    """21.4.1: the zone of ships: the waters beside theirs, but for seas, bays and sounds."""
    return beside(ships, held) & ~ships & ~WATERS.bodies


def patrol(board: Board, held: tuple[Mask, Mask], side: int) -> Mask:
    """21.3.3, 21.4.1: the waters that ships of a side keep its enemy's land units from crossing.

    Theirs, damaged ones too, and those beside intact ones where the enemy has neither ships nor a
    fort.
    """
    if not board.fleets[side] and not board.wrecks[side]:
        return 0
    forts = [board.forts[of] | held[of] & COASTAL_FORTS for of in (UNION, CONFEDERATE)]
    enemy = 1 - side
    ships = _anchored(board.fleets[side], forts[enemy])
    theirs = _anchored(board.fleets[enemy], forts[side])
    lame = _anchored(board.wrecks[side], forts[enemy])
    near = _reach(ships, held[side]) & ~ashore(forts[enemy]) & ~theirs
    return (ships | lame) & ~WATERS.bodies | near


def soft_waters(trenches: Mask, held: Mask, side: int) -> Mask:
    """20.1.4: what entrenchments, and Confederate ports in the South, shut on rivers of type 1."""
    found = ashore(trenches)
    if side == CONFEDERATE:
        found |= _ports(held & PORTS & SOUTH)
    return found & _TYPE_1


def _union(held: tuple[Mask, Mask], north: Mask, stopped: Mask) -> Mask:
    """Control from the sea, and from ports in Northern and Border states, until it is stopped."""
    through = _ALL & ~stopped
    start = (_ports(held[UNION] & _SOURCES & north) | WATERS.seas) & through
    return joined(~held[CONFEDERATE], start, through)


def _holder_of_shoals(held: tuple[Mask, Mask]) -> int:
    """Who has both Decatur and Stevenson; -1 for nobody."""
    both = 1 << _DECATUR | 1 << _STEVENSON
    for side in (UNION, CONFEDERATE):
        if held[side] & both == both:
            return side
    return -1


@remembered(64)
def under_guns(posts: Mask) -> Mask:
    """13.4.3, 15.4: the waters that naval batteries in some places close to the enemy's supply.

    Of two rivers both (21.13.3, U160). No sound or bay: it is too wide.
    """
    return ashore(posts) & ~WATERS.bodies


def sea_access(held: tuple[Mask, Mask], fleets: Fleets, batteries: Mask = 0) -> Mask:
    """13.3.1: the waters of the Union that are open to the sea, past no naval battery."""
    return _from_sea(GATES & ~held[CONFEDERATE], fleets.union & ~under_guns(batteries))


@remembered(256)
def _from_sea(passable: Mask, waters: Mask) -> Mask:
    return spread(flow(passable), WATERS.seas, waters)


_LANES: Final[Mask] = WATERS.seas | WATERS.coasts | WATERS.of_river("Mississippi") | WATERS.bays


def ocean_lanes(held: tuple[Mask, Mask], fleets: Fleets, guns: Mask = 0) -> Mask:
    """15.4, 20.3.5: where the Union's ships of the ocean sail.

    Along the coast, into bays and to New Orleans, past no enemy Coastal Fort; sounds and other
    rivers are for boats. Strategic movement does not pass ``guns`` either.
    """
    return _from_sea(GATES & ~held[CONFEDERATE], fleets.union & _LANES & ~guns)
