"""Statements about units, leaders, their arrival and where they begin."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from longroll.board.region import mask

from ..components.parts import (
    AMERICAN,
    AMERICAN_MILITIA,
    ARTILLERY,
    BRITISH,
    BRITISH_REGULAR,
    COLONIAL_MILITIA,
    CONTINENTAL,
    FRENCH,
    GERMAN,
    LIGHT,
    MERCENARY,
    METROPOLITAN,
    MOUNTED,
    PROVINCIAL,
    Leader,
    Unit,
)
from ..components.terrain import CITY, PROHIBITED, RICE, SWAMP
from .schedule import LEADER_LOSSES, NAMED_UNITS, SCHEDULE
from .survey import LEADERS, Subject, yes

__all__ = ["CHECKS"]

_VALUED: Final = (BRITISH_REGULAR, GERMAN, PROVINCIAL)
_STAKED: Final = (METROPOLITAN, MERCENARY, CONTINENTAL)


def _in(*bands: int) -> Callable[[Unit], bool]:
    return lambda unit: unit.band in bands


def _u02(s: Subject) -> str:
    two = [unit for unit in s.box.units if unit.steps == 2]
    return yes(
        two
        and all(
            unit.strength[1] < unit.strength[2] and unit.morale[1] == unit.morale[2] - 1
            for unit in two
        )
    )


def _u06(s: Subject) -> str:
    """What the named units alone would give: less than the rules want lost."""
    return str(s.strength(lambda unit: unit.band in _VALUED and "unnamed" not in unit.tags))


def _u11(s: Subject) -> str:
    mortar = s.units["mortar-battery"]
    return yes(3 <= mortar.strength[2] <= 5 and mortar.strength[1] == 2)


def _u12(s: Subject) -> str:
    creek = s.units["creek"]
    light = creek.arm == LIGHT and "defence-only-alone" in creek.tags
    return f"movement {creek.movement} steps {creek.steps} {yes(light)}"


def _tagged(s: Subject, tag: str) -> list[str]:
    return sorted(unit.key for unit in s.box.units if tag in unit.tags)


def _u14(s: Subject) -> str:
    weak = [u for u in s.box.units if u.band == AMERICAN_MILITIA and -2 in u.morale[1:]]
    listed = _tagged(s, "eliminated-by-card-37")
    return yes(weak and sorted(u.key for u in weak) == listed)


def _u15(s: Subject) -> str:
    """Whether card 37 can leave a leader alone in his hex."""
    weak = {u.start for u in s.box.units if "eliminated-by-card-37" in u.tags}
    firm = {u.start for u in s.box.units if "eliminated-by-card-37" not in u.tags}
    return yes(any(leader.start in weak - firm for leader in s.box.leaders))


def _u16(s: Subject) -> str:
    keen = [unit for unit in s.box.units if unit.morale[unit.steps] == 2]
    return yes({BRITISH, FRENCH} <= {unit.army for unit in keen})


def _u18(s: Subject) -> str:
    plain, proud = s.units["negro-volunteers"], s.units["negro-volunteers-plus"]
    return str(proud.morale[1] - plain.morale[1])


def _u20(s: Subject) -> str:
    exempt = [unit for unit in s.box.units if "sortie-exempt" in unit.tags]
    outside = all(unit.entry in ("b-1", "b-2", "building", "woods") for unit in exempt)
    return f"{len(exempt)} {yes(outside)}"


def _u23(s: Subject) -> str:
    armies = {unit.army for unit in s.box.units if unit.arm == LIGHT}
    return yes(armies == {BRITISH, FRENCH, AMERICAN})


def _u25(s: Subject) -> str:
    turns = [s.units[f"british-battery-{letter}"].turn for letter in "abcd"]
    return " ".join(map(str, turns))


def _u26(s: Subject) -> str:
    guns = {unit.steps for unit in s.box.units if unit.arm == ARTILLERY}
    return yes(guns == {1, 2})


def _u27(s: Subject) -> str:
    return yes({s.units[key].army for key in _tagged(s, "naval")} == {BRITISH, FRENCH})


def _u29(s: Subject) -> str:
    return yes(all(2 * unit.movement > 0 and unit.strength[unit.steps] for unit in s.box.units))


MEN_A_POINT: Final = 100
GUNS_A_POINT: Final = 2


def _points(unit: Unit) -> int:
    """The strength that the men or guns of a unit come to (G3.1): the nearest, halves down."""
    scale = GUNS_A_POINT if unit.arm == ARTILLERY else MEN_A_POINT
    return max(1, -(-(2 * unit.men - scale) // (2 * scale)))


def _u31(s: Subject) -> str:
    counted = [unit for unit in s.box.units if unit.men]
    wrong = [unit.key for unit in counted if unit.strength[unit.steps] != _points(unit)]
    return " ".join(wrong) or yes(counted)


def _u32(s: Subject) -> str:
    return str(
        s.strength(lambda unit: unit.band == CONTINENTAL and unit.arm not in (MOUNTED, ARTILLERY))
    )


# --- Arrivals -------------------------------------------------------------------------------------


def _s01(s: Subject) -> str:
    wrong = [
        f"{turn} {army} {entry}"
        for turn, army, entry, keys in SCHEDULE
        if s.arrivals(turn, army, entry) != sorted(keys)
    ]
    listed = sum(len(keys) for *_, keys in SCHEDULE)
    pieces: tuple[Unit | Leader, ...] = (*s.box.units, *s.box.leaders)
    coming = sum(piece.turn > 0 for piece in pieces)
    return ", ".join(wrong) or yes(listed == coming)


def _s02(s: Subject) -> str:
    turns = {leader.key: leader.turn for leader in s.box.leaders}
    return " ".join(f"{key} {turn}" for key, turn in sorted(turns.items()))


def _s03(s: Subject) -> str:
    return f"{s.leaders['von-porbeck'].entry} {s.units['graham-light'].entry}"


def _s04(s: Subject) -> str:
    """The hexes of the entries, by their labels."""
    labels = sorted(set(s.ground.entry) - {"hq"})
    return " ".join(
        f"{key} {'/'.join(s.grid.names[hex_] for hex_ in s.ground.entry[key])}" for key in labels
    )


def _s05(s: Subject) -> str:
    """Whether each group fits into the hexes that one move from its entry reaches (G9.6)."""
    armies = ("american", "french")
    groups = [(turn, entry) for turn, army, entry, _ in SCHEDULE if army in armies]
    return yes(all(_clears(s, turn, entry) for turn, entry in groups if entry != "variable"))


def _clears(s: Subject, turn: int, entry: str) -> bool:
    start = s.ground.entry[entry][0]
    came = [u for u in s.box.units if u.turn == turn and u.entry == entry and u.army != BRITISH]
    room = len(s.march(came[0].arm, start, _near(s, start, min(u.movement for u in came))))
    need = sum(u.strength[u.steps] for u in came if u.arm != ARTILLERY)
    return 6 * room >= need


def _near(s: Subject, start: int, points: int) -> int:
    reached = s.march(0, start, s.ground.playable & ~s.ground.perimeter & ~s.beside)
    return mask(hex_ for hex_, cost in reached.items() if cost <= 2 * points)


# --- Set-up ---------------------------------------------------------------------------------------


def _packed(stacks: Iterable[list[Unit]]) -> bool:
    for stack in stacks:
        foot = sum(unit.strength[unit.steps] for unit in stack if unit.arm != ARTILLERY)
        guns = sum(unit.arm == ARTILLERY for unit in stack)
        if foot > 6 or guns > 1:
            return False
    return True


def _t01(s: Subject) -> str:
    return yes(_packed(s.starting(historical=True).values()))


def _t02(s: Subject) -> str:
    return yes(_packed(s.starting(historical=False).values()))


def _t03(s: Subject) -> str:
    unplaced = [u for u in s.box.units if u.start < 0 and "not-historical" not in u.tags]
    placed = sum(len(stack) for stack in s.starting(historical=True).values())
    return f"{placed} placed {len(unplaced)} not"


def _t04(s: Subject) -> str:
    bad = [
        unit.key
        for unit in s.box.units
        if unit.start >= 0
        and (
            s.is_(unit.start, *PROHIBITED)
            or (unit.arm == ARTILLERY and s.is_(unit.start, SWAMP, RICE))
        )
    ]
    return " ".join(bad) or "yes"


def _apart(s: Subject, first: Callable[[Unit], bool], second: Callable[[Unit], bool]) -> str:
    return yes(
        not any(
            any(first(unit) for unit in stack) and any(second(unit) for unit in stack)
            for historical in (True, False)
            for stack in s.starting(historical=historical).values()
        )
    )


def _t08(s: Subject) -> str:
    place = s.leaders["huger"].start
    stack = s.starting(historical=True).get(place, [])
    return yes(all(unit.band == AMERICAN_MILITIA or unit.arm == ARTILLERY for unit in stack))


def _t09(s: Subject) -> str:
    allied = {u.start for u in s.box.units if u.army != BRITISH and u.start >= 0}
    return str(min(s.depth[hex_] for hex_ in allied))


def _t10(s: Subject) -> str:
    british = [u.start for u in s.box.units if u.army == BRITISH and u.start >= 0]
    return yes(all(s.ground.perimeter >> hex_ & 1 for hex_ in british))


def _t12(s: Subject) -> str:
    """Whether d'Estaing's foot can come beside a British unit in fog, at half their movement."""
    start = s.leaders["destaing"].start
    held = {u.start for u in s.box.units if u.army == BRITISH and u.start >= 0}
    stack = [u for u in s.starting(historical=True)[start] if u.army == FRENCH]
    reached = s.march(0, start, s.ground.playable & ~s.ground.perimeter)
    slow = min(unit.movement for unit in stack)
    near = [h for h, cost in reached.items() if cost <= slow + slow % 2]
    beside = [h for h in near if any(s.grid.adjacency[h] >> hex_ & 1 for hex_ in held)]
    return yes(beside)


def _t13(s: Subject) -> str:
    held = mask(u.start for u in s.box.units if u.army == BRITISH and u.start >= 0)
    americans = [u.start for u in s.box.units if u.army == AMERICAN and u.start >= 0]
    return yes(not any(s.grid.adjacency[hex_] & held for hex_ in americans))


def _t14(s: Subject) -> str:
    starts = {u.start for u in s.box.units if u.army == FRENCH and u.start >= 0}
    mouth = s.at("1105")
    return yes(any(s.grid.distance(hex_, mouth) <= 2 for hex_ in starts))


def _t15(s: Subject) -> str:
    reach = s.tables.fire.field_range
    guns = [
        u.start
        for u in s.box.units
        if u.key.startswith("french-battery") and u.start in s.works_hexes
    ]
    return yes(len(guns) == 4 and all(s.depth[hex_] <= reach for hex_ in guns))


def _t16(s: Subject) -> str:
    start = s.units["mortar-battery"].start
    city = [hex_ for hex_ in range(s.grid.size) if s.is_(hex_, CITY)]
    return str(min(s.grid.distance(start, hex_) for hex_ in city))


def _t17(s: Subject) -> str:
    """Whether guns alone stand where an enemy can come beside them in one move."""
    alone = [
        hex_
        for hex_, stack in s.starting(historical=True).items()
        if all(unit.arm == ARTILLERY for unit in stack)
    ]
    return str(sum(s.beside & s.grid.adjacency[hex_] != 0 for hex_ in alone))


# --- Leaders --------------------------------------------------------------------------------------

_PAIRS: Final = (("de-noailles", "dillon"), ("mcintosh", "huger"), ("maitland", "von-porbeck"))


def _l01(s: Subject) -> str:
    return yes(
        all(
            s.leaders[senior].stars == s.leaders[junior].stars
            and s.leaders[senior].rank < s.leaders[junior].rank
            for senior, junior in _PAIRS
        )
    )


def _l02(s: Subject) -> str:
    paired = {frozenset(pair) for pair in _PAIRS}
    equal = [
        frozenset((a.key, b.key))
        for a in s.box.leaders
        for b in s.box.leaders
        if a.army == b.army and a.index < b.index and a.stars == b.stars
    ]
    return yes(set(equal) == paired)


def _l03(s: Subject) -> str:
    wrong = [
        leader.key
        for leader in s.box.leaders
        if (leader.enemy_gain, leader.own_loss, leader.vp) != LEADER_LOSSES[leader.key]
    ]
    return " ".join(wrong) or "yes"


CHECKS: Final[dict[str, Callable[[Subject], str]]] = {
    "U01": lambda s: yes(set(NAMED_UNITS) <= set(s.units)),
    "U02": _u02,
    "U03": lambda s: str(len({unit.band for unit in s.box.units})),
    "U04": lambda s: yes(s.strength(_in(*_VALUED)) > s.tables.victory.crown_strength),
    "U05": lambda s: yes(s.strength(_in(BRITISH_REGULAR)) > s.tables.victory.crown_regulars),
    "U06": _u06,
    "U07": lambda s: yes(s.strength(_in(*_STAKED)) > s.tables.victory.allied_strength),
    "U08": lambda s: yes(s.strength(_in(METROPOLITAN)) > s.tables.victory.allied_regulars),
    "U09": lambda s: yes(
        s.strength(_in(METROPOLITAN, CONTINENTAL)) > s.tables.victory.historical_strength
    ),
    "U10": lambda s: str(s.units["mortar-battery"].movement),
    "U11": _u11,
    "U12": _u12,
    "U13": lambda s: str(s.units["sc-royalists-1"].steps),
    "U14": _u14,
    "U15": _u15,
    "U16": _u16,
    "U17": lambda s: str(s.units["royal-nc"].morale[1]),
    "U18": _u18,
    "U19": lambda s: str(len(_tagged(s, "replacement"))),
    "U20": _u20,
    "U21": lambda s: " ".join(_tagged(s, "southern")),
    "U22": lambda s: " ".join(_tagged(s, "militia-exempt")),
    "U23": _u23,
    "U24": lambda s: yes(any(u.arm == MOUNTED and u.army != BRITISH for u in s.box.units)),
    "U25": _u25,
    "U26": _u26,
    "U27": _u27,
    "U28": lambda s: " ".join(_tagged(s, "may-move-in-historical")),
    "U29": _u29,
    "U30": lambda s: str(sum(unit.band == COLONIAL_MILITIA for unit in s.box.units)),
    "U31": _u31,
    "U32": _u32,
    "S01": _s01,
    "S02": _s02,
    "S03": _s03,
    "S04": _s04,
    "S05": _s05,
    "T01": _t01,
    "T02": _t02,
    "T03": _t03,
    "T04": _t04,
    "T05": lambda s: _apart(
        s,
        lambda unit: unit.army == FRENCH,
        lambda unit: unit.army == AMERICAN and "with-french" not in unit.tags,
    ),
    "T06": lambda s: _apart(
        s,
        lambda unit: unit.band == METROPOLITAN and unit.arm != ARTILLERY,
        _in(COLONIAL_MILITIA),
    ),
    "T07": lambda s: _apart(
        s,
        lambda unit: "not-with-southern" in unit.tags,
        lambda unit: "southern" in unit.tags,
    ),
    "T08": _t08,
    "T09": _t09,
    "T10": _t10,
    "T11": lambda s: yes(s.units["tawes"].start == s.at("1404")),
    "T12": _t12,
    "T13": _t13,
    "T14": _t14,
    "T15": _t15,
    "T16": _t16,
    "T17": _t17,
    "L01": _l01,
    "L02": _l02,
    "L03": _l03,
    "L04": lambda s: yes(s.tables.terrain.cost[LEADERS][SWAMP] == 4),
}
"""By the id of a statement: what measures it."""
