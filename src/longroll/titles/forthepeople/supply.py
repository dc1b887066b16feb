"""8 Supply: lines of communication (LC) and their sources.

Lines run over one network for both sides, whose nodes are

* the spaces;
* the waters of the navigable rivers (`naval_control.WATERS`), each joined to its space and to
  the next waters up and down: a line along a river goes through waters, and passes a river port
  whether or not it could pass its streets (8.1.2);
* a gate in the middle of each connection that not every line may use: those with a river bar,
  closed to the Confederate where the Union controls that water (8.1.1); the Baltimore and Ohio,
  which is the Union's (10.2.4); and the water between a coastal fort and its port, which is open
  to the Confederate while he controls the fort and so denies that water to the Union (6.6.2,
  8.1.1; ruling C7). The two rough roads of north-east Alabama carry no line (5.10) and are left
  out.

What changes in play is only through which nodes a side's lines may pass.

>>> from .components import SPACE
>>> state = ForThePeopleState("1861")
>>> state.set_control(SPACE["fort-monroe"], UNION)
>>> has_lc(state, CONFEDERATE, SPACE["norfolk"])
True
>>> has_lc(state, CONFEDERATE, SPACE["norfolk"], avoid=SPACE["suffolk"])
False
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from longroll.board.network import Adjacency, Network
from longroll.board.network import Link as Edge
from longroll.board.region import Mask, everywhere, mask, members
from longroll.board.trace import beside, connects, flood, neighbours, tables
from longroll.engine.memo import remembered

from .components import (
    ALL,
    CLANDESTINE_PORT,
    CONFEDERATE,
    LINKS,
    NORTH_EDGE,
    OCEAN_PORTS,
    RAIL,
    RESOURCES,
    RUNNER_PORTS,
    SPACES,
    UNION,
    VALLEY,
    WATER,
    Link,
    enemy,
)
from .naval_control import (
    WATERS,
    batteries,
    naval_control,
    shielded_ports,
    waters_at,
)
from .state import ForThePeopleState

__all__ = [
    "confederate_sources",
    "connected",
    "derived",
    "has_lc",
    "has_valley_lc",
    "land_lc_to_north_edge",
    "line_between",
    "open_lines",
    "open_runner_ports",
    "rail_lc_to_north_edge",
    "reach",
    "supplied",
    "union_sources",
]


# --- The network of lines -----------------------------------------------------------------------


class _Bar(NamedTuple):
    """A gate with a river bar: its node, and the water that it crosses."""

    node: Mask
    river: int
    space: int


_FIRST_WATER: Final = len(SPACES)
_FIRST_GATE: Final = _FIRST_WATER + len(WATERS.space)
_GATED: Final = tuple(
    k for k in LINKS if k.bar >= 0 or k.rule == "baltimore-and-ohio" or k.kind == WATER
)
_GATE: Final = {link.index: _FIRST_GATE + order for order, link in enumerate(_GATED)}
_BARS: Final = tuple(
    _Bar(1 << _GATE[link.index], link.river, link.bar) for link in _GATED if link.bar >= 0
)
_ROUGH: Final = tuple(
    1 << link.a | 1 << link.b for link in LINKS if link.rule == "north-east-alabama"
)
_GATES: Final = mask(_GATE.values())
_HARBOURS: Final = tuple(
    (1 << (link.a if SPACES[link.a].coastal_fort else link.b), 1 << _GATE[link.index])
    for link in _GATED
    if link.kind == WATER
)
"""Coastal forts, each with the gate to its port, as masks."""
_LAND_GATES: Final = _GATES & ~mask(_GATE[link.index] for link in _GATED if link.kind == WATER)
_JUNCTIONS: Final = mask(water for water, space in enumerate(WATERS.space) if space < 0)
_EVERY_WATER: Final = everywhere(len(WATERS.space))
_WATERSIDE: Final = mask(space for space in WATERS.space if space >= 0)
_KEYS: Final = ("", "lines-1", "lines-2")


def _carries_lines(link: Link) -> bool:
    return link.rule != "north-east-alabama"


def _network() -> Adjacency:
    """The neighbours of each node."""
    ends: list[tuple[int, int]] = []
    for link in filter(_carries_lines, LINKS):
        gate = _GATE.get(link.index)
        ends += [(link.a, link.b)] if gate is None else [(link.a, gate), (gate, link.b)]
    for water, space in enumerate(WATERS.space):
        node = _FIRST_WATER + water
        ends += [(node, space)] if space >= 0 else []
        ends += [(node, _FIRST_WATER + to) for to in members(WATERS.adjacency[water]) if to > water]
    size = _FIRST_GATE + len(_GATED)
    return Network(size, (Edge(i, a, b) for i, (a, b) in enumerate(ends))).adjacency()


_LINES: Final = _network()
_READY: Final = tables(_LINES)
_RAILS: Final = Network(
    len(SPACES),
    (Edge(i, k.a, k.b) for i, k in enumerate(link for link in LINKS if link.kind == RAIL)),
).adjacency()


@remembered(1024)
def _flow(start: Mask, through: Mask) -> Mask:
    """Where lines from ``start`` come: enemies who march among their own often change nothing."""
    return flood(_READY, start, through)


class _Lines(NamedTuple):
    """How far supply flows on one side.

    Attributes:
        through: the nodes through which its lines may pass.
        flow: those of them from which a line leads to a source.
        sources: its sources, as spaces.
        runner_ports: its open runner ports.
        supplied: the spaces in which a unit of the side has a line.
        derived: see `derived`.
    """

    through: Mask
    flow: Mask
    sources: Mask
    runner_ports: Mask
    supplied: Mask
    derived: dict[str, Any]


def _clear(state: ForThePeopleState, side: int) -> Mask:
    """Spaces through which lines of a side may pass: its own or neutral, without enemies (8.1)."""
    foe = enemy(side)
    return ALL & ~(state.controlled(foe) | state.forts(foe) | state.occupied(foe))


# --- Union --------------------------------------------------------------------------------------


def union_sources(state: ForThePeopleState) -> Mask:
    """Spaces to which Union lines may be traced (8.2).

    They are the railroads off the north edge, and ports under Union control with naval control
    (which Washington loses with the Potomac: 6.6.3.B) or, on the coast, without a Confederate fort
    before them. (A port with naval control but no Union control supplies only who stands in it:
    `has_lc` sees to that.)
    """
    coast = OCEAN_PORTS & ~shielded_ports(state)
    ports = state.controlled(UNION) & (naval_control(state).controlled | coast)
    return ports | NORTH_EDGE & ~state.controlled(CONFEDERATE)


def _union_lines(state: ForThePeopleState, avoid: Mask) -> _Lines:
    naval = naval_control(state)
    clear = _clear(state, UNION) & ~avoid
    # Along rivers: past own and neutral spaces, and past any under naval control, whatever enemies
    # are there (8.1.2); never past a Confederate fort or ironclad, which naval control rules out.
    waters = waters_at(clear & ~batteries(state)) | naval.open_waters & ~waters_at(avoid)
    through = clear | (waters | _JUNCTIONS) << _FIRST_WATER | _GATES
    sources = union_sources(state) & ~avoid
    start = sources | waters_at(sources & naval.controlled) << _FIRST_WATER
    flow = _flow(start & through, through)
    # These supply who stands in them, though no line may pass through (8.2, note). A railroad off
    # the north edge begins beside such a unit, whose own space is exempt (8.1).
    in_place = sources | naval.controlled | NORTH_EDGE
    return _Lines(through, flow, sources, 0, in_place | _fed_by(flow, _EVERY_WATER), {})


# --- Confederate --------------------------------------------------------------------------------


def _confederate_lines(state: ForThePeopleState, avoid: Mask) -> _Lines:
    """The parts of the network with sources that bear each other out (8.2, 10.5.2)."""
    through = _confederate_through(state, avoid)
    centers = RESOURCES & ~state.destroyed & state.controlled(CONFEDERATE) & through
    ports = _possible_runner_ports(state) & through
    flow, sources, runner_ports = 0, 0, 0
    waiting = centers
    while waiting:
        part = _flow(waiting & -waiting, through)
        waiting &= ~part
        opened = _opened(centers & part, ports & part)
        if opened or (centers & part).bit_count() > 1:
            flow |= part
            sources |= centers & part | opened
            runner_ports |= opened
    quays = _EVERY_WATER & ~naval_control(state).open_waters
    return _Lines(through, flow, sources, runner_ports, _fed_by(flow, quays), {})


def _confederate_through(state: ForThePeopleState, avoid: Mask) -> Mask:
    naval = naval_control(state)
    clear = _clear(state, CONFEDERATE) & ~avoid
    waters = (waters_at(clear) | _JUNCTIONS) & ~naval.open_waters
    through = clear | waters << _FIRST_WATER
    for bar in _BARS:
        if naval.river_denied[bar.river] >> bar.space & 1:
            through |= bar.node
    held = state.controlled(CONFEDERATE)
    for fort, gate in _HARBOURS:
        if held & fort:
            through |= gate
    return through


def _possible_runner_ports(state: ForThePeopleState) -> Mask:
    """Runner ports that he controls, and their coastal forts too (10.5.2); St. Marks by card."""
    ports = RUNNER_PORTS & state.controlled(CONFEDERATE)
    if not state.st_marks_open:
        ports &= ~CLANDESTINE_PORT
    for port in members(ports):
        fort = SPACES[port].shield
        if fort >= 0 and state.control[fort] != CONFEDERATE:
            ports ^= 1 << port
    return ports


def _opened(centers: Mask, ports: Mask) -> Mask:
    """Of connected ports those that are open: an LC leads to a centre other than the port."""
    if not centers:
        return 0
    alone = centers & (centers - 1) == 0
    return ports & ~centers if alone else ports


def confederate_sources(state: ForThePeopleState) -> Mask:
    """Valid Confederate sources: intact centres and open ports, each with an LC to another (8.2).

    One in which Union units stand is none: no line can enter it.
    """
    return _lines(state, CONFEDERATE).sources


def open_runner_ports(state: ForThePeopleState) -> Mask:
    """The open blockade-runner ports (10.5.2)."""
    return _lines(state, CONFEDERATE).runner_ports


# --- Both sides ---------------------------------------------------------------------------------


def _lines(state: ForThePeopleState, side: int) -> _Lines:
    """The lines of a side; known until what they depend on changes.

    That is control, forts and ironclads (`touch_water`), where enemy units are, and what can be
    a source: one's own marches and losses change nothing.
    """
    lines: _Lines | None = state.facts.get(_KEYS[side])
    if lines is None:
        lines = state.facts[_KEYS[side]] = _lines_kept(state, side)
    return lines


def _lines_kept(state: ForThePeopleState, side: int) -> _Lines:
    key = _KEYS[side]
    stamp = (state.occupied(enemy(side)), state.destroyed, state.st_marks_open)
    known: tuple[tuple[Mask, Mask, bool], _Lines] | None = state.water.get(key)
    if known is None or known[0] != stamp:
        known = state.water[key] = (stamp, _lines_without(state, side, 0))
    return known[1]


def _lines_without(state: ForThePeopleState, side: int, avoid: Mask) -> _Lines:
    if side == UNION:
        return _union_lines(state, avoid)
    return _confederate_lines(state, avoid)


def reach(state: ForThePeopleState, side: int) -> Mask:
    """Spaces through which supply flows: a line may be traced into them and on to a source (8.1).

    A unit may have an LC in other spaces too, since its own is exempt: ask `has_lc`.
    """
    return _lines(state, side).flow & ALL


def has_lc(state: ForThePeopleState, side: int, space: int, avoid: int = -1, via: int = -1) -> bool:
    """Whether a unit of a side in a space has a line of communication (8.1 to 8.3).

    Args:
        state: the table.
        side: UNION or CONFEDERATE.
        space: where the unit stands; who controls it, and what else is there, does not matter.
        avoid: for a defender: the space from which the attack came, through which he never traces.
        via: for an attacker by land: the space from which he came, through which he must trace.
            (An amphibious assault is supplied if the force had an LC where it set out, 8.1.2.)
    """
    if via >= 0:
        return _flows_through(state, side, space, via)
    lines = _lines(state, side)
    if avoid >= 0 and lines.flow & _nodes_at(avoid):
        lines = _lines_without(state, side, 1 << avoid)
    return bool(lines.supplied >> space & 1)


def derived(state: ForThePeopleState, side: int) -> dict[str, Any]:
    """A place for what depends on the lines of a side, or on what they depend on, and no more.

    That is control, forts, ironclads and where enemy units are; it is empty when one has changed.
    """
    return _lines(state, side).derived


def open_lines(state: ForThePeopleState, side: int) -> list[tuple[int, int]]:
    """The ways along which supply flows, as pairs of spaces: the links, then along the rivers."""
    flow = _lines(state, side).flow
    ways = [
        (link.a, link.b)
        for link in filter(_carries_lines, LINKS)
        if flow >> link.a & flow >> link.b & 1 and flow >> _GATE.get(link.index, link.a) & 1
    ]
    for course in WATERS.on_river:
        last = -1
        for water in course:
            space, wet = WATERS.space[water], flow >> (_FIRST_WATER + water) & 1
            if last >= 0 and wet and space >= 0:
                ways.append((last, space))
            if space >= 0 or not wet:
                last = space if wet else -1
    return list(dict.fromkeys(ways))


def supplied(state: ForThePeopleState, side: int) -> Mask:
    """The spaces in which a unit of a side has a line of communication: all of `has_lc` at once."""
    return _lines(state, side).supplied


def _flows_through(state: ForThePeopleState, side: int, space: int, via: int) -> bool:
    if 1 << space | 1 << via in _ROUGH:
        return False
    return bool(_lines(state, side).flow >> via & 1)


def _nodes_at(space: int) -> Mask:
    return 1 << space | WATERS.of_space[space] << _FIRST_WATER


@remembered(1024)
def _fed_by(flow: Mask, quays: Mask) -> Mask:
    """Spaces from which a line leads into ``flow`` by land or over these waters at their quays.

    Who and what is in the space itself does not matter: it is exempt (8.1).
    """
    near = flow | beside(_READY, flow)
    landings = near >> _FIRST_WATER & quays
    found = near & ALL
    for space in members(_WATERSIDE & ~found):
        if WATERS.of_space[space] & landings:
            found |= 1 << space
    return found


def _exits(state: ForThePeopleState, side: int, space: int) -> Mask:
    """Nodes one step from a space, by land or from its quays: the space itself is exempt (8.1)."""
    waters = WATERS.of_space[space]
    if side == CONFEDERATE:
        waters &= ~naval_control(state).open_waters
    return neighbours(_LINES, 1 << space | waters << _FIRST_WATER)


def connected(state: ForThePeopleState, side: int, space: int) -> Mask:
    """Spaces of its own or neutral to which a line of a side leads from a space (10.2.1).

    Sources do not matter here; the space itself is among them.
    """
    through = _lines(state, side).through
    start = 1 << space | _exits(state, side, space) & through
    return flood(_READY, start, through) & (_clear(state, side) | 1 << space)


def line_between(state: ForThePeopleState, side: int, start: int, end: int) -> bool:
    """Whether a line of a side joins units in two spaces (5.6.2): neither space matters itself."""
    through = _lines(state, side).through
    first = 1 << start | _exits(state, side, start) & through
    last = 1 << end | _exits(state, side, end) & through
    return connects(_LINES, first, last, through)


def has_valley_lc(state: ForThePeopleState, space: int) -> bool:
    """Whether a Confederate unit can draw on the Shenandoah Valley (8.4.2).

    That serves an army or a corps, and only against attrition: the caller asks for no other.
    """
    if state.valley_devastated or VALLEY & ~state.controlled(CONFEDERATE):
        return False
    through = _lines(state, CONFEDERATE).through
    start = 1 << space | _exits(state, CONFEDERATE, space) & through
    return connects(_LINES, start, VALLEY, through)


def rail_lc_to_north_edge(state: ForThePeopleState, space: int) -> bool:
    """Whether a Union LC by rail alone leads to the north edge (10.3.1, East; 10.2.4)."""
    clear = _clear(state, UNION)
    return connects(_RAILS, 1 << space, NORTH_EDGE, clear)


def land_lc_to_north_edge(state: ForThePeopleState, space: int) -> bool:
    """Whether a Union LC by road or rail leads to the north edge (10.3.1, Center and West)."""
    clear = _clear(state, UNION)
    return connects(_LINES, 1 << space, NORTH_EDGE, clear | _LAND_GATES)
