"""What the text states about hexsides, rivers, lines and waters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from longroll.board.region import mask, members
from longroll.board.trace import spread

from ..components.ground import FEATURES, corners
from ..components.reading import Components
from .survey import (
    at,
    chosen,
    course_of,
    joined,
    keys_of,
    path_price,
    rivers_of,
    yes,
)

__all__ = ["CHECKS"]

Args = Sequence[str]


# --- Sides, rivers, lines -------------------------------------------------------------------------


def _adjacent(box: Components, args: Args) -> str:
    return yes(box.ground.grid.direction(at(box, args[0]), at(box, args[1])) >= 0)


def _price(box: Components, args: Args) -> str:
    return str(box.ways.land[0].price(at(box, args[0]), at(box, args[1])))


def _march(box: Components, args: Args) -> str:
    return str(path_price(box, args))


def _reach(box: Components, args: Args) -> str:
    """The points of the cheapest march from the first place to the second."""
    rings = box.ways.land[0].reach(1 << at(box, args[0]), 12, box.ground.land)
    goal = at(box, args[1])
    return next((str(cost) for cost, ring in enumerate(rings) if ring >> goal & 1), "beyond 12")


def _towns_near(box: Components, args: Args) -> str:
    """Towns of some states within so many points of a place."""
    rings = box.ways.land[0].reach(1 << at(box, args[0]), int(args[1]), box.ground.land)
    near = 0
    for ring in rings:
        near |= ring
    return keys_of(box, members(near & chosen(box, ("towns", *args[2:]))))


def _river(box: Components, args: Args) -> str:
    """What river lies between two hexes: its name, with ``minor`` before it, or a dash."""
    a, b = at(box, args[0]), at(box, args[1])
    water = box.ways.water(a, b)
    if water >= 0:
        return box.waters.rivers[water]
    pair = (min(args), max(args))
    minor = [c.river for c in box.waters.courses if c.kind == "minor" and pair in c.sides]
    return f"minor {minor[0]}" if minor else "-"


def _rivers(box: Components, args: Args) -> str:
    return ", ".join(rivers_of(box, at(box, args[0])))


def _type_2(box: Components, _args: Args) -> str:
    """5.8.1."""
    rivers = {box.waters.rivers[water] for water in members(box.waters.type_2)}
    return " ".join(sorted(rivers))


def _through(box: Components, args: Args) -> str:
    """5.8.4."""
    return box.ground.through[at(box, args[0])] or "-"


def _through_towns(box: Components, _args: Args) -> str:
    """2.1.6."""
    return keys_of(box, [p for p in members(box.ground.towns) if box.ground.through[p]])


def _touching(box: Components, args: Args) -> str:
    """Hexes that touch every one of some rivers."""
    wanted = {text.strip() for text in " ".join(args).split(";")}
    places = members(box.ground.land)
    return keys_of(box, [place for place in places if wanted <= set(rivers_of(box, place))])


def _sides_on(box: Components, args: Args) -> str:
    """How many navigable sides a hex has on a river."""
    river = box.waters.of_river(args[1])
    return str((box.waters.touching[at(box, args[0])] & river).bit_count())


def _navigable_sides(box: Components, args: Args) -> str:
    waters = box.waters.touching[at(box, args[0])] & box.waters.sides
    return " ".join(box.waters.keys[water] for water in members(waters))


def _apart(box: Components, args: Args) -> str:
    """Whether the rivers along a hex do not meet at it."""
    waters = members(box.waters.touching[at(box, args[0])] & box.waters.sides)
    names = [box.waters.rivers[water] for water in waters]
    flows = [
        box.waters.flow[a] >> b & 1
        for a, name in zip(waters, names, strict=True)
        for b, other in zip(waters, names, strict=True)
        if name != other
    ]
    return yes(len(set(names)) > 1 and not any(flows))


def _port(box: Components, args: Args) -> str:
    """Kind and rivers of a port."""
    place = at(box, args[0])
    ground, waters = box.ground, box.waters
    if not ground.ports >> place & 1:
        return "none"
    kind = "ocean" if ground.ocean_ports >> place & 1 else "river"
    rivers = sorted({waters.rivers[water] for water in members(waters.ports[place])} - {""})
    return " ".join([kind, *(["on"] if rivers else []), ", ".join(rivers)]).strip()


def _ports_on(box: Components, args: Args) -> str:
    """The ports on the part of a river that flows together with one of its sides."""
    river = box.waters.of_river(args[0])
    stretch = spread(box.waters.flow, 1 << box.waters.at(args[1]), river)
    return keys_of(box, [p for p in members(box.ground.ports) if box.waters.ports[p] & stretch])


def _joined(box: Components, args: Args) -> str:
    return yes(joined(box, args[0], args[1]))


def _mouth(box: Components, args: Args) -> str:
    """The first and the last side of the navigable course of a river."""
    parts = course_of(box, args[0])
    return f"{'|'.join(parts[0].sides[0])} to {'|'.join(parts[-1].sides[-1])}"


def _breaks(box: Components, _args: Args) -> str:
    """Rivers whose navigable course is not a chain of sides that meet."""
    broken: list[str] = []
    for course in box.waters.courses:
        if course.kind == "minor":
            continue
        for one, other in pairwise(course.sides):
            middle = one[0] == one[1] or other[0] == other[1]
            if not middle and not corners(*one) & corners(*other):
                broken.append(course.river)
    return " ".join(broken)


def _heads(box: Components, _args: Args) -> str:
    """Navigable rivers whose named head is not a port, or not on the last side of its system."""
    wrong: list[str] = []
    for course in box.waters.courses:
        if course.head:
            key = course.head[course.head.index("(") + 1 : course.head.index(")")]
            ends = {
                hex_ for c in box.waters.courses if c.head == course.head for hex_ in c.sides[-1]
            }
            if not box.ground.ports >> at(box, key) & 1 or key not in ends:
                wrong.append(course.river)
    return " ".join(wrong)


def _crossing(box: Components, args: Args) -> str:
    """How a line leads over a side: ``rail by rail-bridge``."""
    a, b = at(box, args[0]), at(box, args[1])
    line, marks = box.ways.line(a, b, 0), box.ways.features(a, b)
    by = [m for m in ("rail-bridge", "rail-ferry", "ferry", "rail-cut") if m in marks]
    return " by ".join([line, *by])


def _marks(box: Components, args: Args) -> str:
    return " ".join(sorted(box.ways.features(at(box, args[0]), at(box, args[1])))) or "-"


def _features_missing(box: Components, args: Args) -> str:
    """Of the features named those that are nowhere."""
    seen = {feature for marks in box.ground.features.values() for feature in marks}
    seen |= {"minor-river"} if box.waters.minor else set()
    seen |= {"navigable-river"} if box.waters.sides else set()
    return " ".join(feature for feature in args if feature not in seen)


def _new_lines(box: Components, _args: Args) -> str:
    return str(sum(line.since == box.ways.first_turn for line in box.ground.lines))


def _dry_roads(box: Components, _args: Args) -> str:
    """Roads without a hex of swamp (5.5)."""
    swamp = box.ground.of_terrain("swamp")
    return "; ".join(
        line.name
        for line in box.ground.lines
        if line.kind == "road" and not any(swamp >> hex_ & 1 for hex_ in line.course)
    )


def _exits(box: Components, args: Args) -> str:
    return str(sum(line.exit == args[0] for line in box.ground.lines))


def _dear_bridges(box: Components, _args: Args) -> str:
    """Minor rivers that cost a point although a railroad crosses them."""
    return str(
        sum(
            box.ways.land[0].price(a, b) != 1
            for (a, b), kind in box.ways.lines[0].items()
            if kind == "rail" and (box.ground.keys[a], box.ground.keys[b]) in box.waters.minor
        )
    )


def _rail_joined(box: Components, args: Args) -> str:
    track = box.ways.rail[0].flood(1 << at(box, args[0]), box.ways.rails[0])
    return yes(track >> at(box, args[1]) & 1)


def _railroad(box: Components, args: Args) -> str:
    return yes(box.ways.rails[0] >> at(box, args[0]) & 1)


def _stations(box: Components, _args: Args) -> str:
    """How many hexes the towns of a railroad lie apart on average."""
    steps = stretches = 0
    for line in box.ground.lines:
        towns = [n for n, hex_ in enumerate(line.course) if box.ground.towns >> hex_ & 1]
        if line.kind == "rail" and len(towns) > 1:
            steps += towns[-1] - towns[0]
            stretches += len(towns) - 1
    return f"{steps / stretches:.1f}"


# --- Spaces and waters ----------------------------------------------------------------------------


def _protects(box: Components, args: Args) -> str:
    for space in box.ground.spaces:
        if space.key == args[0]:
            return keys_of(box, space.protects)
    raise KeyError(args[0])


def _link(box: Components, args: Args) -> str:
    a, b = at(box, args[0]), at(box, args[1])
    kinds = [
        f"{link.kind} {link.cost or ''}".strip()
        for link in box.ground.links
        if {link.a, link.b} == {a, b}
    ]
    return ", ".join(kinds) or "-"


def _inlets(box: Components, args: Args) -> str:
    """The spaces from which an inlet route leads to a hex."""
    hex_ = at(box, args[0])
    routes = ("solid", "dashed")
    return keys_of(box, [k.a for k in box.ground.links if k.b == hex_ and k.kind in routes])


def _gate(box: Components, args: Args) -> str:
    """What a water opens into, with the place that holds the gate."""
    water = box.waters.at(args[0])
    found = [
        (box.waters.keys[gate.a if gate.b == water else gate.b], box.ground.keys[gate.place])
        for gate in box.waters.gates
        if water in (gate.a, gate.b)
    ]
    return ", ".join(f"{other} by {place}" for other, place in found)


def _on_water(box: Components, args: Args) -> str:
    return keys_of(box, members(box.waters.banks[box.waters.at(args[0])]))


def _waters_of(box: Components, args: Args) -> str:
    for space in box.ground.spaces:
        if space.key == args[0]:
            return " ".join(space.waters)
    raise KeyError(args[0])


def _enter(box: Components, args: Args) -> str:
    """Whether any way by land or water leads into a space."""
    place = at(box, args[0])
    ways = any(link.kind != "trace" and place in (link.a, link.b) for link in box.ground.links)
    return yes(ways or box.waters.touching[place])


# --- Integrity ------------------------------------------------------------------------------------


def _twice(box: Components, _args: Args) -> str:
    towns = members(box.ground.towns)
    counts = Counter((box.ground.names[place], box.ground.state[place]) for place in towns)
    return " ".join(name for (name, _), count in sorted(counts.items()) if count > 1)


def _strange_sides(box: Components, _args: Args) -> str:
    sides = [*box.ground.features, *(s for c in box.waters.courses for s in c.sides)]
    return " ".join(f"{a}|{b}" for a, b in sides if a != b and not corners(a, b))


def _strange_features(box: Components, _args: Args) -> str:
    known = set(FEATURES)
    return " ".join(sorted({f for m in box.ground.features.values() for f in m} - known))


def _broken_lines(box: Components, _args: Args) -> str:
    return "; ".join(
        line.name
        for line in box.ground.lines
        if any(box.ground.grid.direction(a, b) < 0 for a, b in pairwise(line.course))
    )


def _dry_ports(box: Components, args: Args) -> str:
    """Ports of a kind that touch no water, or of ocean ports those that are on no coast."""
    ground, waters = box.ground, box.waters
    wanted = waters.coasts if args[0] == "ocean" else waters.sides | waters.coasts
    region = ground.ocean_ports if args[0] == "ocean" else ground.river_ports
    region &= mask(range(ground.grid.size))
    return keys_of(box, [p for p in members(region) if not waters.touching[p] & wanted])


CHECKS: Final[dict[str, Callable[[Components, Args], str]]] = {
    "adjacent": _adjacent,
    "price": _price,
    "march": _march,
    "reach": _reach,
    "towns-near": _towns_near,
    "river": _river,
    "rivers": _rivers,
    "type-2": _type_2,
    "through": _through,
    "through-towns": _through_towns,
    "touching": _touching,
    "sides-on": _sides_on,
    "navigable-sides": _navigable_sides,
    "apart": _apart,
    "port": _port,
    "ports-on": _ports_on,
    "joined": _joined,
    "mouth": _mouth,
    "breaks": _breaks,
    "heads": _heads,
    "crossing": _crossing,
    "marks": _marks,
    "features-missing": _features_missing,
    "new-lines": _new_lines,
    "dry-roads": _dry_roads,
    "exits": _exits,
    "dear-bridges": _dear_bridges,
    "rail-joined": _rail_joined,
    "railroad": _railroad,
    "stations": _stations,
    "protects": _protects,
    "link": _link,
    "inlets": _inlets,
    "gate": _gate,
    "on-water": _on_water,
    "waters-of": _waters_of,
    "enter": _enter,
    "twice": _twice,
    "strange-sides": _strange_sides,
    "strange-features": _strange_features,
    "broken-lines": _broken_lines,
    "dry-ports": _dry_ports,
}
