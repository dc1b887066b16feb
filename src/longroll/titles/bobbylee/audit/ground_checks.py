"""What the text states about the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from longroll.board.region import Mask, members

from ..components.parts import CONFEDERATE, UNION, month_number
from ..components.reading import FEATURES, GAUGES, Components

__all__ = ["CHECKS", "yes"]


def yes(fact: object) -> str:
    """``yes`` or ``no``."""
    return "yes" if fact else "no"


def _at(box: Components, name: str) -> int:
    """The hex of a place."""
    if name not in box.ground.names:
        raise KeyError(name)
    return box.ground.names.index(name)


def _named(box: Components, hexes: Iterable[int]) -> str:
    return " ".join(sorted(box.ground.names[hex_] for hex_ in hexes))


def _flood(box: Components, start: int) -> Mask:
    """All hexes to which a way by land leads."""
    found = front = 1 << start
    while front:
        reached = 0
        for hex_ in members(front):
            reached |= box.ground.ways[hex_]
        front = reached & ~found
        found |= front
    return found


def _size(box: Components) -> str:
    names = box.ground.grid.names
    return f"{len(names)} from {names[0]} to {names[-1]}"


def _regions(box: Components) -> str:
    names = ("Winchester", "Frederick", "Gettysburg")
    return yes(all(box.ground.land >> _at(box, name) & 1 for name in names))


def _features_missing(box: Components) -> str:
    seen = {feature for features in box.ground.features for feature in features}
    grounds = [kind for kind in ("clear", "forest", "mountain", "sea") if _none_of(box, kind)]
    return " ".join([*(name for name in FEATURES if name not in seen), *grounds])


def _none_of(box: Components, kind: str) -> bool:
    return not box.ground.of_terrain(kind)


def _monroe(box: Components) -> str:
    """1.1."""
    name = box.ground.grid.names[_at(box, "Fort Monroe")]
    return name if int(name[:2]) > 16 and int(name[2:]) > 18 else f"{name}, elsewhere"


_WEST: Final = ("0506", "0507", "0508", "0408", "0309", "0606", "0706", "0805")
"""New Creek, Romney, Old Fields, Moorefield, Petersburg, Springfield, Paw Paw and Bath."""


def _west_virginia(box: Components) -> str:
    """Its hexes count where they are the Union's and a great river parts none from Virginia."""
    ground = box.ground
    hexes = [ground.grid.at(name) for name in _WEST]
    return str(sum(ground.side[hex_] == UNION for hex_ in hexes))


def _mountain_side(box: Components) -> str:
    """1.21.map: a mountain lies between them."""
    a, b = _at(box, "Harrisonburg"), _at(box, "Conrad's Store")
    next_to = box.ground.grid.direction(a, b) >= 0
    return yes(next_to and not box.ground.ways[a] >> b & 1)


def _bridge(box: Components) -> str:
    """1.21.map: a bridge leads over the great river."""
    a, b = _at(box, "Harpers Ferry"), _at(box, "Frederick")
    return "bridge" if box.ground.ways[a] >> b & 1 and not box.ground.flood[a] >> b & 1 else "none"


def _suffolk(box: Components) -> str:
    """1.21.map: the James lies north-west of it."""
    ground = box.ground
    suffolk = _at(box, "Suffolk")
    other = ground.grid.neighbour(suffolk, 5)
    return "james" if ground.flood[suffolk] >> other & ground.shores[suffolk] >> other & 1 else "-"


def _cities(box: Components) -> str:
    """1.31."""
    return _named(box, (h for h, rank in enumerate(box.ground.rank) if rank == "city"))


def _forts(box: Components) -> str:
    """1.35."""
    return _named(box, members(box.ground.fort))


def _supplies(box: Components) -> str:
    """1.5."""
    return " and ".join(str(mask.bit_count()) for mask in box.ground.supply)


def _supply_edge(box: Components) -> str:
    """1.5."""
    ground = box.ground
    hexes = members(ground.supply[0] | ground.supply[1])
    return yes(all(-1 in ground.grid.neighbours[h] and ground.rails[h] for h in hexes))


def _gauges(box: Components) -> str:
    """1.4."""
    seen = {rail.gauge for rails in box.ground.rails for rail in rails}
    return " ".join(GAUGES[gauge] for gauge in sorted(seen))


def _turnpike(box: Components) -> str:
    ground = box.ground
    ends = [h for h in members(ground.turnpike) if ground.pike[h].bit_count() == 1]
    first = _at(box, "Staunton")
    found = front = 1 << first
    while front:
        reached = 0
        for hex_ in members(front):
            reached |= ground.pike[hex_]
        front, found = reached & ~found, found | reached
    whole = found == ground.turnpike and len(ends) == 2
    last = next((h for h in ends if h != first), first)
    return f"{ground.names[first]} to {ground.names[last]}" if whole else "broken"


def _closed_ground(box: Components) -> str:
    ground = box.ground
    shut = ground.of_terrain("mountain") | ground.of_terrain("sea")
    return yes(not any(way & shut for way in ground.ways) and not ground.land & shut)


def _floods(box: Components) -> str:
    ground = box.ground
    return yes(not any(a & b for a, b in zip(ground.ways, ground.flood, strict=True)))


def _mud(box: Components) -> str:
    pairs = list(zip(box.ground.ways, box.ground.mud_ways, strict=True))
    narrowed = any(
        0 < limits.attack[1] < limits.attack[0] for around in box.ground.limits for limits in around
    )
    return yes(any(dry & ~mud for dry, mud in pairs) and narrowed)


def _no_reinforcement(box: Components) -> str:
    return yes(
        any(
            limits.attack[0] and not limits.reinforce[0]
            for around in box.ground.limits
            for limits in around
        )
    )


def _ports(box: Components) -> str:
    """1.34."""
    ground = box.ground
    hexes = [ground.grid.at(port) for river in box.tables.rivers for port in river.ports]
    return yes(all(ground.port[h] and (ground.shores[h] or _beside_sea(box, h)) for h in hexes))


def _beside_sea(box: Components, hex_: int) -> bool:
    return bool(box.ground.grid.adjacency[hex_] & box.ground.of_terrain("sea"))


def _monroe_norfolk(box: Components) -> str:
    james = next(river for river in box.tables.rivers if river.key == "james")
    first, second = (box.ground.names[box.ground.grid.at(port)] for port in james.ports[:2])
    return f"{first} below {second}"


def _above_ports(box: Components) -> str:
    pairs = zip(box.ground.flood, box.ground.shores, strict=True)
    return yes(any(flood & ~shores for flood, shores in pairs))


def _norfolk(box: Components) -> str:
    hex_ = _at(box, "Norfolk")
    southern = box.ground.side[hex_] == CONFEDERATE and box.ground.port[hex_] == "james"
    return "Norfolk" if southern else "elsewhere"


def _baltimore(box: Components) -> str:
    return "Baltimore" if box.ground.port[_at(box, "Baltimore")] else "no port"


def _military(box: Components) -> str:
    ground = box.ground
    a, b = _at(box, "Washington"), _at(box, "Alexandria")
    since = [rail.since for rail in ground.rails[a] if rail.to == b]
    words = [
        f"{month} {'present' if any(s <= month_number(month) for s in since) else 'absent'}"
        for month in ("1861-07", "1862-01")
    ]
    return " ".join(words)


def _union_north(box: Components) -> str:
    """Whoever marches from there to Richmond must cross the Potomac or leave West Virginia."""
    ground = box.ground
    ranks = ("city", "town")
    hexes = [h for h, rank in enumerate(ground.rank) if rank in ranks and ground.side[h] == UNION]
    south = [ground.names[h] for h in hexes if int(ground.grid.names[h][2:]) > 12]
    return yes(south == ["Fort Monroe"])


def _building(box: Components) -> str:
    ground = box.ground
    found = {
        (ground.side[h], rank) for h, rank in enumerate(ground.rank) if rank in ("city", "town")
    }
    return yes(len(found) == 4)


def _reachable(box: Components) -> str:
    ground = box.ground
    open_ = [h for h in members(ground.land) if ground.ways[h]]
    reached = _flood(box, _at(box, "Richmond"))
    return yes(all(reached >> h & 1 for h in open_) and len(open_) == ground.land.bit_count())


def _twice(box: Components) -> str:
    counts = Counter(name for name in box.ground.names if name)
    return " ".join(sorted(name for name, count in counts.items() if count > 1))


def _rails(box: Components) -> str:
    ground = box.ground
    return yes(
        all(
            ground.ways[hex_] >> rail.to & 1
            for hex_, rails in enumerate(ground.rails)
            for rail in rails
        )
    )


def _to_the_sea(box: Components) -> str:
    """Hexsides that touch a corner are joined: their hexes are next to each other."""
    ground = box.ground
    sides = {
        (min(h, o), max(h, o)) for h, shores in enumerate(ground.shores) for o in members(shores)
    }
    open_ = [side for side in sides if any(_beside_sea(box, h) for h in side)]
    found = set(open_)
    front = list(open_)
    while front:
        side = front.pop()
        near = [other for other in sides - found if _meet(box, side, other)]
        found.update(near)
        front.extend(near)
    return yes(found == sides)


def _meet(box: Components, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two hexsides share a corner: they have a hex in common, the other two touch."""
    common = set(one) & set(other)
    if len(common) != 1:
        return False
    (a,), (b,) = set(one) - common, set(other) - common
    return box.ground.grid.direction(a, b) >= 0


CHECKS: Final[dict[str, Callable[[Components], str]]] = {
    "M01": _size,
    "M02": _regions,
    "M03": _features_missing,
    "M04": _monroe,
    "M05": _west_virginia,
    "M06": _mountain_side,
    "M07": _bridge,
    "M08": _suffolk,
    "M09": _cities,
    "M10": _forts,
    "M11": _supplies,
    "M12": _supply_edge,
    "M13": _gauges,
    "M14": _turnpike,
    "M15": _closed_ground,
    "M16": _floods,
    "M17": _mud,
    "M18": _no_reinforcement,
    "M19": _ports,
    "M20": _monroe_norfolk,
    "M21": _above_ports,
    "M22": _norfolk,
    "M23": _baltimore,
    "M24": _military,
    "M25": _union_north,
    "M26": _building,
    "M27": _reachable,
    "M28": _twice,
    "M29": _rails,
    "M30": _to_the_sea,
}
