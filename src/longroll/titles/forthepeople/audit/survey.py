"""The map as the audit measures it: distances, routes and how it looks on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from ..components import (
    CONFEDERATE,
    NOBODY,
    RAIL,
    UNION,
    WATER,
    Components,
    Hop,
    Link,
    Scenario,
    Space,
    enemy,
)

MARGIN = 12.0
"""Board units within which a line counts as running over a space."""

B_AND_O = "baltimore-and-ohio"

Usable = Callable[[Hop, Link], bool]


def by_land(hop: Hop, link: Link) -> bool:
    """Whether a force may march along a link, other things apart (5.1, 10.2.4)."""
    return hop.kind != WATER and link.rule != B_AND_O


def by_line(hop: Hop, link: Link) -> bool:
    """Whether a Union line of communication may follow a link (5.10, 10.2.4)."""
    return hop.kind != WATER and link.rule != "north-east-alabama"


def by_rail(side: int) -> Usable:
    """Whether the side's strategic movement may follow a link (10.2.1, 10.2.4)."""
    own = B_AND_O if side == UNION else ""
    return lambda hop, link: hop.kind == RAIL and link.rule in ("", own)


def neighbours(box: Components, space: int, usable: Usable) -> Iterator[int]:
    """The spaces at the other end of the usable links of a space."""
    for hop in box.hops[space]:
        if usable(hop, box.links[hop.link]):
            yield hop.to


def reachable(box: Components, start: int, usable: Usable, within: int) -> int:
    """The mask of spaces that can be reached without leaving the mask `within`."""
    reached, edge = 1 << start, [start]
    while edge:
        for space in neighbours(box, edge.pop(), usable):
            if within >> space & 1 and not reached >> space & 1:
                reached |= 1 << space
                edge.append(space)
    return reached


def distance(box: Components, start: int, end: int, usable: Usable = by_land) -> int:
    """The fewest links from one space to another; -1 if there is no way."""
    reached, edge, steps = {start}, [start], 0
    while edge and end not in reached:
        found = {to for space in edge for to in neighbours(box, space, usable)}
        edge = sorted(found - reached)
        reached |= found
        steps += 1
    return steps if end in reached else -1


def unsupplied(box: Components, start: Scenario, side: int) -> list[int]:
    """The spaces in which a side is set up without a line of communication (8.1, 8.2).

    As far as the map tells: Union ports on rivers count as sources, and a Confederate line crosses
    those rivers only that rise in the South. Who is in a coastal fort or rides alone needs
    none (8.3).
    """
    clear = _clear(box, start, side)
    usable = by_line if side == UNION else _unbarred(box)
    sources = _union_sources if side == UNION else _confederate_sources
    fed = sources(box, start, clear)
    return [
        placed.space
        for placed in start.placements
        if placed.side == side
        and placed.units > sum(box.generals[general].cavalry for general in placed.generals)
        and not box.spaces[placed.space].coastal_fort
        and not reachable(box, placed.space, usable, clear) & fed
    ]


def _clear(box: Components, start: Scenario, side: int) -> int:
    """The spaces of a side or neutral without enemies: lines may pass through them (8.1)."""
    foe = enemy(side)
    foes = {p.space for p in start.placements if p.side == foe and (p.units or p.fort)}
    return sum(1 << s.index for s in box.spaces if start.control[s.index] != foe) & ~sum(
        1 << space for space in foes
    )


def _unbarred(box: Components) -> Usable:
    """Whether a Confederate line may follow a link (8.1.1, 10.2.4)."""
    open_rivers = {-1, *(river.index for river in box.rivers if river.rises_south)}
    return lambda hop, link: (
        by_line(hop, link) and link.river in open_rivers and link.rule != B_AND_O
    )


def _union_sources(box: Components, start: Scenario, clear: int) -> int:
    """The north edge, and ports of its own without an enemy's fort before them (8.2)."""
    ports = sum(
        1 << space.index
        for space in box.spaces
        if space.port
        and start.control[space.index] == UNION
        and (space.shield < 0 or start.control[space.shield] == UNION)
    )
    return (ports | box.masks.north_edge) & clear


def _confederate_sources(box: Components, start: Scenario, clear: int) -> int:
    """Intact centres that reach another one or a port for blockade runners (8.2)."""
    shut = sum(
        1 << space.index
        for space in box.spaces
        if space.shield >= 0 and start.control[space.shield] != CONFEDERATE
    )
    held = clear & sum(1 << s.index for s in box.spaces if start.control[s.index] != NOBODY)
    centers = box.masks.resources & ~start.destroyed & held
    ports = box.masks.runner_ports & ~box.masks.clandestine_port & ~shut & held
    fed = 0
    for space in box.spaces:
        if centers >> space.index & 1:
            part = reachable(box, space.index, _unbarred(box), clear) & (centers | ports)
            fed |= part if part & (part - 1) else 0
    return fed


def land_parts(box: Components) -> int:
    """How many pieces the map falls into by land, coastal forts without a road apart."""
    left = {s.index for s in box.spaces if any(neighbours(box, s.index, by_land))}
    parts = 0
    while left:
        mask = reachable(box, min(left), by_land, box.masks.all)
        left -= {space for space in left if mask >> space & 1}
        parts += 1
    return parts


def crossings(box: Components) -> list[tuple[Link, Link]]:
    """The pairs of land links that cross each other when drawn straight."""
    land = [link for link in box.links if link.kind != WATER]
    return [(one, two) for one, two in combinations(land, 2) if _cross(box, one, two)]


def _cross(box: Components, one: Link, two: Link) -> bool:
    if {one.a, one.b} & {two.a, two.b}:
        return False
    a, b, c, d = (box.spaces[space] for space in (one.a, one.b, two.a, two.b))
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Space, b: Space, c: Space) -> int:
    """Positive, negative or zero as the way from a by b to c turns."""
    turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    return (turn > 0) - (turn < 0)


def overruns(box: Components) -> list[tuple[Link, Space]]:
    """The land links that run over a space that is neither of their ends, with that space."""
    return [
        (link, space)
        for link in box.links
        if link.kind != WATER
        for space in box.spaces
        if space.index not in (link.a, link.b) and _gap(box, link, space) < MARGIN
    ]


def _gap(box: Components, link: Link, space: Space) -> float:
    """How far a space lies from a straight link, in board units."""
    a, b = box.spaces[link.a], box.spaces[link.b]
    dx, dy = b.x - a.x, b.y - a.y
    along = ((space.x - a.x) * dx + (space.y - a.y) * dy) / (dx * dx + dy * dy)
    along = min(max(along, 0.0), 1.0)
    x, y = a.x + along * dx, a.y + along * dy
    return float(((space.x - x) ** 2 + (space.y - y) ** 2) ** 0.5)
