"""Statements about the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longroll.board.region import Mask, mask, members

from ..components.parts import ARTILLERY, FOOT, LIGHT, MOUNTED
from ..components.terrain import (
    ABATIS_OUT,
    ANY_ROAD,
    BRIDGE,
    CITY,
    CLEAR,
    COVERED_WAY,
    CREEK,
    DIKE,
    FENCE,
    FORD,
    MARSH,
    PERIMETER_SIDE,
    POND,
    PRINTED_WORKS_OUT,
    PROHIBITED,
    REDOUBT_IN,
    REDOUBT_OUT,
    REVETMENT_IN,
    REVETMENT_OUT,
    RICE,
    RIVER,
    SWAMP,
    TERRAIN_KEYS,
    UP,
    WOODS,
)
from .survey import NEVER, WORKS_SIDES, Subject, fewest, yes

__all__ = ["CHECKS"]

NAMED: Final = (
    *("1014", "1023", "1105", "1303", "1401", "1404", "1723", "1803", "1805", "3123"),
    *("3822", "3920", "4105", "4214"),
)
"""Every hex that the rulebook names."""


def _m01(s: Subject) -> str:
    known = [name for name in NAMED if name in s.grid.names]
    return str(sum(s.ground.playable >> s.at(name) & 1 for name in known))


def _m02(s: Subject) -> str:
    return f"{s.grid.size} from {s.grid.names[0]} to {s.grid.names[-1]}"


def _way(s: Subject) -> Mask:
    return s.ground.of(COVERED_WAY)


def _m03(s: Subject) -> str:
    ends = s.hexes("1105", "1401")
    return yes(s.connected(_way(s)) and ends & ~_way(s) == 0)


def _m04(s: Subject) -> str:
    crossed = [a for a, b in s.sides(CREEK) if _way(s) >> a & 1 and _way(s) >> b & 1]
    return str(len(crossed) // 2)


def _m05(s: Subject) -> str:
    swamp = s.ground.of(SWAMP)
    return yes(all(s.grid.within(hex_, 2) & swamp for hex_ in members(_way(s))))


def _m06(s: Subject) -> str:
    here, inside = s.at("1303"), s.ground.perimeter
    return yes(inside >> here & 1 and s.grid.adjacency[here] & inside)


def _m07(s: Subject) -> str:
    return yes(s.grid.direction(s.at("1303"), s.at("1404")) >= 0)


def _border(s: Subject) -> list[tuple[int, int]]:
    """The land sides of the perimeter, from inside."""
    inside = s.ground.perimeter
    return [(a, b) for a, b in s.sides(PERIMETER_SIDE) if inside >> a & 1]


def _flags(s: Subject, a: int, b: int) -> int:
    return s.ground.crossing[a][s.grid.direction(a, b)]


def _m08(s: Subject) -> str:
    kinds = {"revetment": 0, "redoubt": 0, "swamp": 0, "both": 0}
    for a, b in _border(s):
        flags = _flags(s, a, b)
        works = [bool(flags & REVETMENT_OUT), bool(flags & REDOUBT_OUT)]
        if sum(works) > 1:
            kinds["both"] += 1
        else:
            kinds["revetment" if works[0] else "redoubt" if works[1] else "swamp"] += 1
    return " ".join(f"{kind} {count}" for kind, count in kinds.items())


def _open_sides(s: Subject) -> list[tuple[int, int]]:
    return [(a, b) for a, b in _border(s) if not _flags(s, a, b) & WORKS_SIDES]


def _column(s: Subject, hex_: int) -> int:
    return int(s.grid.names[hex_][:2])


def _m09(s: Subject) -> str:
    return yes(all(_column(s, a) <= 15 for a, _ in _open_sides(s)))


def _m10(s: Subject) -> str:
    return yes(all(s.is_(b, SWAMP, COVERED_WAY) for _, b in _open_sides(s)))


def _m11(s: Subject) -> str:
    inside = s.ground.perimeter
    columns = {_column(s, hex_) for hex_ in members(inside)} - {13, 14}
    river = s.ground.features["part-river"] | s.ground.of(RIVER)
    return yes(all(river & inside & s.hexes(f"{column}01") for column in columns))


def _m12(s: Subject) -> str:
    """Every side between the perimeter and the rest is one that the pack marks, and no other."""
    inside = s.ground.perimeter
    marked = set(s.sides(PERIMETER_SIDE))
    crossing = {
        (a, b)
        for a in range(s.grid.size)
        for b in s.grid.neighbours[a]
        if b >= 0 and (inside >> a ^ inside >> b) & 1
    }
    return yes(marked == crossing and s.connected(inside))


def _m13(s: Subject) -> str:
    held = s.hexes("1303", "1404", "1803", "1805") | s.ground.of(CITY) | 1 << s.ground.hq[0]
    return yes(held & ~s.ground.perimeter == 0)


def _m15(s: Subject) -> str:
    return yes(not (1 << s.ground.hq[1] | 1 << s.ground.hq[2]) & s.ground.perimeter)


def _m18(s: Subject) -> str:
    zone = s.ground.naval_zone
    west = max(_column(s, hex_) for hex_ in members(zone)) <= 15
    return yes(zone >> s.at("1001") & 1 and west and s.connected(zone))


def _m19(s: Subject) -> str:
    station = s.ground.features["frigate-station"].bit_length() - 1
    return yes(s.ground.naval_zone == s.grid.within(station, s.tables.fire.naval_range))


def _m20(s: Subject) -> str:
    kinds = set(s.ground.terrain)
    return " ".join(TERRAIN_KEYS[kind] for kind in range(len(TERRAIN_KEYS)) if kind not in kinds)


_SIDE_KINDS: Final = {
    "road": ANY_ROAD,
    "dike": DIKE,
    "stream": CREEK,
    "slope": UP,
    "bridge": BRIDGE,
    "ford": FORD,
    "fence": FENCE,
    "revetment": REVETMENT_IN,
    "redoubt": REDOUBT_IN,
    "siege works": PRINTED_WORKS_OUT,
    "abatis": ABATIS_OUT,
}


def _m21(s: Subject) -> str:
    return " ".join(kind for kind, flag in _SIDE_KINDS.items() if not s.sides(flag))


def _outside(s: Subject, area: Mask) -> Mask:
    return area & ~s.ground.perimeter


def _m22(s: Subject) -> str:
    return yes(_outside(s, s.ground.features["building"]).bit_count() >= 2)


def _m24(s: Subject) -> str:
    camp = s.ground.features["refugee-camp"]
    return yes(camp.bit_count() == 1 and camp & s.ground.perimeter)


def _m25(s: Subject) -> str:
    place = s.ground.features["cemetery"]
    return str(s.depth[place.bit_length() - 1]) if place.bit_count() == 1 else "none"


def _belt(s: Subject) -> Mask:
    least, most = s.tables.works.nearest, s.tables.works.distance
    return mask(hex_ for hex_, far in enumerate(s.depth) if least <= far <= most)


def _barred(s: Subject) -> Mask:
    """Where siege works may not be begun (X4.4)."""
    return s.ground.of(RICE, SWAMP, *PROHIBITED) | s.ground.features["cemetery"]


def _m26(s: Subject) -> str:
    far = mask(h for h, depth in enumerate(s.depth) if depth == s.tables.works.distance)
    return yes(far & ~_barred(s))


def _m27(s: Subject) -> str:
    belt = _belt(s)
    return yes(belt & s.ground.of(RICE) and belt & s.ground.of(SWAMP))


def _m28(s: Subject) -> str:
    nearest = s.tables.works.nearest
    bad = [hex_ for hex_ in s.works_hexes if s.depth[hex_] < nearest or _barred(s) >> hex_ & 1]
    return yes(s.works_hexes and not bad)


def _m29(s: Subject) -> str:
    area = mask(s.works_hexes)
    first = any(s.depth[hex_] == s.tables.works.distance for hex_ in s.works_hexes)
    few = area.bit_count() <= s.tables.works.counters
    return yes(s.connected(area) and first and few)


def _m30(s: Subject) -> str:
    return yes(any(s.depth[b] <= 2 for _, b in s.sides(ABATIS_OUT)))


def _m31(s: Subject) -> str:
    inside = s.ground.perimeter
    return yes(all(inside >> a & 1 and not inside >> b & 1 for a, b in s.sides(WORKS_SIDES)))


def _m32(s: Subject) -> str:
    return yes(all(_flags(s, a, b) & WORKS_SIDES for a, b in s.sides(ABATIS_OUT)))


def _m33(s: Subject) -> str:
    return yes(not any(_flags(s, a, b) & ANY_ROAD for a, b in _border(s)))


def _m34(s: Subject) -> str:
    here = s.hexes("1404")
    return yes(s.ground.features["victory"] == here == s.ground.features["tawes-semi-leader"])


def _m35(s: Subject) -> str:
    landings = s.ground.entry["v-1"]
    return str(s.grid.distance(*landings)) if len(landings) == 2 else "not two"


# --- Marches --------------------------------------------------------------------------------------

_ALLIED: Final = ("a", "f", "v-1", "v-2", "v-3")


def _far(s: Subject) -> Mask:
    """Where the allies may march without attacking the perimeter (X1.7)."""
    return s.ground.playable & ~s.ground.perimeter & ~s.beside


def _entries(s: Subject, *keys: str) -> list[int]:
    return [hex_ for key in keys for hex_ in s.ground.entry[key]]


def _m36(s: Subject) -> str:
    near = members(s.beside & s.ground.playable)
    ground = s.ground.playable & ~s.ground.perimeter
    reached = (
        fewest(s.march(arm, start, ground).get(hex_) for hex_ in near) < NEVER
        for start in _entries(s, *_ALLIED)
        for arm in (FOOT, MOUNTED, ARTILLERY)
    )
    return yes(all(reached))


def _m37(s: Subject) -> str:
    home = s.ground.hq[0]
    return yes(
        all(
            home in s.march(FOOT, start, s.ground.playable, british=True)
            for start in _entries(s, "b-1", "b-2")
        )
    )


def _m38(s: Subject) -> str:
    near = s.beside
    starts = _entries(s, *_ALLIED)
    return yes(
        all(mask(s.march(FOOT, start, s.ground.playable, roads=True)) & near for start in starts)
    )


def _m39(s: Subject) -> str:
    far = mask(h for h, depth in enumerate(s.depth) if depth == s.tables.works.distance)
    goals = far & ~_barred(s)
    starts = _entries(s, *_ALLIED[1:])
    return yes(all(mask(s.march(ARTILLERY, start, _far(s))) & goals for start in starts))


def _m40(s: Subject) -> str:
    chart = s.tables.terrain.cost
    slowest = {
        arm: min(unit.movement for unit in s.box.units if unit.arm == arm)
        for arm in (FOOT, LIGHT, MOUNTED)
    }
    return yes(all(chart[arm][SWAMP] <= 2 * points for arm, points in slowest.items()))


def _m41(s: Subject) -> str:
    dearest = max(s.tables.terrain.cost[ARTILLERY])
    slow = [unit for unit in s.box.units if "no-minimum-move" in unit.tags]
    return yes(slow and all(2 * unit.movement >= dearest for unit in slow))


def _m42(s: Subject) -> str:
    """T.TEC.n10."""
    return yes(s.ground.features["part-river"] & ~s.ground.playable == 0)


def _m43(s: Subject) -> str:
    american = s.ground.hq[2] in s.march(FOOT, s.ground.entry["a"][0], _far(s))
    french = s.ground.hq[1] in s.march(FOOT, s.ground.entry["f"][0], _far(s))
    return yes(american and french)


def _m44(s: Subject) -> str:
    starts = _entries(s, "a", "f")
    mouth, ground = s.at("1105"), _far(s) | s.hexes("1105")
    return yes(all(mouth in s.march(FOOT, start, ground) for start in starts))


def _m45(s: Subject) -> str:
    """How many hexes of the covered way the allies can hold without attacking the perimeter."""
    return str((_way(s) & ~s.beside).bit_count())


def _m46(s: Subject) -> str:
    return yes(s.is_(s.at("1404"), CLEAR) and _flags(s, s.at("1304"), s.at("1404")) & UP)


def _m47(s: Subject) -> str:
    return yes(not s.ground.of(MARSH, POND, RIVER) & s.ground.playable)


CHECKS: Final[dict[str, Callable[[Subject], str]]] = {
    "M01": _m01,
    "M02": _m02,
    "M03": _m03,
    "M04": _m04,
    "M05": _m05,
    "M06": _m06,
    "M07": _m07,
    "M08": _m08,
    "M09": _m09,
    "M10": _m10,
    "M11": _m11,
    "M12": _m12,
    "M13": _m13,
    "M14": lambda s: yes(s.is_(s.ground.hq[0], CITY)),
    "M15": _m15,
    "M16": lambda s: yes(s.connected(s.ground.of(CITY))),
    "M17": lambda s: yes(s.ground.of(CITY).bit_count() > 1),
    "M18": _m18,
    "M19": _m19,
    "M20": _m20,
    "M21": _m21,
    "M22": _m22,
    "M23": lambda s: yes(_outside(s, s.ground.of(WOODS))),
    "M24": _m24,
    "M25": _m25,
    "M26": _m26,
    "M27": _m27,
    "M28": _m28,
    "M29": _m29,
    "M30": _m30,
    "M31": _m31,
    "M32": _m32,
    "M33": _m33,
    "M34": _m34,
    "M35": _m35,
    "M36": _m36,
    "M37": _m37,
    "M38": _m38,
    "M39": _m39,
    "M40": _m40,
    "M41": _m41,
    "M42": _m42,
    "M43": _m43,
    "M44": _m44,
    "M45": _m45,
    "M46": _m46,
    "M47": _m47,
}
"""By the id of a statement: what measures it."""
