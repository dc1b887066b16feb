"""T.CCDRM.att to T.CCDRM.gen, T.TEC: a close combat's modifiers, each with its clause (G12.23.3).

A positive value favours the attacker. Where several hexes defend or attack, ground and encirclement
count only if they hold for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from longroll.board.region import Mask
from longroll.board.zones import surrounded

from ..command import commander
from ..components import (
    ABATIS_IN,
    BRIDGE,
    CAUSEWAY,
    CITY,
    COVERED_WAY,
    CREEK,
    DIKE,
    FORD,
    GRID,
    LEADERS,
    OLD_FORT,
    PLAYABLE,
    PRINTED_WORKS_IN,
    REDOUBT_IN,
    REVETMENT_IN,
    SWAMP,
    TABLES,
    TERRAIN,
    UNITS,
    UP,
    WOODS,
)
from ..components.parts import (
    ALLIES,
    BRITISH_REGULAR,
    CROWN,
    FRENCH,
    MOUNTED,
)
from ..effects import combat_effects, defences_complete
from ..ground import (
    combat_units,
    is_mixed_allied,
    is_mixed_french,
    lay,
    step_cost,
    zoc,
)
from ..morale import lead_morale
from ..state import PARADE, SHATTERED, SavannahState
from .fight import Fight, crossings, is_gun
from .odds import odds

__all__ = [
    "BRITISH_WORKS",
    "CLAUSES",
    "EARLY_BONUS",
    "FIXED",
    "LATE_BONUS",
    "Modifier",
    "modifiers",
    "through_works",
    "total",
    "unfinished",
]

_WORKS: Final = (REVETMENT_IN, REDOUBT_IN, PRINTED_WORKS_IN, ABATIS_IN)
BRITISH_WORKS: Final = REVETMENT_IN | REDOUBT_IN | ABATIS_IN
_OBSTACLES: Final = DIKE | CREEK | UP | BRIDGE | FORD
"""Hexsides of ground that cost all attackers one point between them (T.TEC.n4, T.TEC.n5)."""
EARLY, LATE = 7, 11
"""The last turns of the bonus against incomplete defences: +2, +1 (X4.14)."""
EARLY_BONUS, LATE_BONUS = 2, 1
_GROUND: Final = {SWAMP: "swamp", CAUSEWAY: "causeway", COVERED_WAY: "way", OLD_FORT: "fort"}
_CREEK: Final = frozenset(unit.index for unit in UNITS if "defence-only-alone" in unit.tags)
_EXEMPT: Final = frozenset(unit.index for unit in UNITS if "militia-exempt" in unit.tags)
_IRISH: Final = frozenset(unit.index for unit in UNITS if "irish-ferocity" in unit.tags)


CLAUSES: Final = {
    "attacker-surrounded": "G12.7",
    "card-12": "C12",
    "card-13": "C13",
    "card-26": "C26",
    "card-27": "C27",
    "card-29": "C29",
    "card-39": "C39",
    "causeway": "T.CCDRM.att",
    "cavalry": "T.CCDRM.att",
    "city": "T.CCDRM.def",
    "cohesion": "H.3",
    "creek": "X4.8.creek.drm",
    "defender-surrounded": "G12.7",
    "disorder": "T.CCDRM.att",
    "fort": "T.CCDRM.def",
    "incomplete": "X4.14",
    "irish": "X4.16",
    "lead-attacker": "G12.23.2",
    "lead-defender": "G12.23.2",
    "leader-attacker": "G14.21",
    "leader-defender": "G14.21",
    "long-odds": "T.CCT.low",
    "militia-attacks": "X4.17",
    "militia-defends": "X4.17",
    "mixed-attack": "X4.1.1.drm",
    "mixed-defence": "X4.1.1.drm",
    "mixed-french": "X4.1.3.drm",
    "obstacle": "T.TEC.n5",
    "swamp": "T.CCDRM.att",
    "way": "X4.9.def",
    "weather": "T.WX",
    "works": "T.TEC.n5",
}
"""By the key of a modifier the clause that gives it."""

FIXED: Final = {
    "attacker-surrounded": -1,
    "cavalry": 1,
    "cohesion": -1,
    "creek": -1,
    "defender-surrounded": 1,
    "disorder": 1,
    "irish": 1,
    "militia-attacks": -1,
    "militia-defends": 1,
    "mixed-attack": -2,
    "mixed-defence": 1,
    "mixed-french": -1,
}
"""By its key the value of a modifier that is always the same, if there is one."""


class Modifier(NamedTuple):
    """A modifier: the key of its event (after ``modifier-``) and its value."""

    key: str
    value: int

    @property
    def clause(self) -> str:
        """The clause that gives it."""
        return CLAUSES[self.key]


def _fixed(key: str) -> Modifier:
    return Modifier(key, FIXED[key])


# --- The ground -----------------------------------------------------------------------------------


def _all_in(fight: Fight, terrain: int) -> bool:
    return all(TERRAIN[hex_] == terrain for hex_ in fight.targets)


def _ground(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    """Where the defender stands; nothing good of it for the shattered (G13.4.c)."""
    shattered = all(state.order[unit] == SHATTERED for unit in _hand_to_hand(fight.defenders))
    terrain = TERRAIN[fight.targets[0]]
    key = _GROUND.get(terrain)
    value = TABLES.terrain.combat_hex[terrain]
    # T.TEC.n9
    level = terrain == SWAMP and any(TERRAIN[state.at[u]] == SWAMP for u in fight.attackers)
    if key and _all_in(fight, terrain) and not level and (value > 0 or not shattered):
        yield Modifier(key, value)
    if shattered:
        return
    if _all_in(fight, CITY) and not any(state.destroyed >> hex_ & 1 for hex_ in fight.targets):
        yield Modifier("city", TABLES.terrain.combat_hex[CITY])
    if all(unit in _CREEK for unit in fight.defenders) and _all_in(fight, WOODS):
        yield _fixed("creek")  # T.TEC.n11
    sides = crossings(state, fight)
    if all(flags & _OBSTACLES for flags in sides):
        yield Modifier("obstacle", TABLES.terrain.combat["creek"])
    works = min(sum(bool(flags & kind) for kind in _WORKS) for flags in sides)
    if works:
        yield Modifier("works", works * TABLES.terrain.combat["works"])


def through_works(state: SavannahState, fight: Fight) -> bool:
    """Whether the defenders are attacked through hexsides with fieldworks only (G13.5.works)."""
    return all(any(flags & kind for kind in _WORKS) for flags in crossings(state, fight))


def _incomplete(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    """X4.14, X4.14.ex: Allied attacks through British works before these are complete."""
    value = unfinished(state) if fight.side == ALLIES else 0
    if value and all(flags & BRITISH_WORKS for flags in crossings(state, fight)):
        yield Modifier("incomplete", value)


def unfinished(state: SavannahState) -> int:
    """What incomplete British defences add to an Allied attack through them (X4.14)."""
    if defences_complete(state):
        return 0
    turn = state.assault or state.turn
    return EARLY_BONUS if turn <= EARLY else LATE_BONUS if turn <= LATE else 0


def _weather(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    del fight
    value = TABLES.weather[state.weather].combat
    if value:
        yield Modifier("weather", value)


# --- Who fights -----------------------------------------------------------------------------------


def _hand_to_hand(units: tuple[int, ...]) -> list[int]:
    return [unit for unit in units if not is_gun(unit)]


def _stacks(state: SavannahState, fight: Fight, attack: bool) -> list[tuple[int, ...]]:
    """The units in each hex of one side of the combat."""
    if not attack:
        return [combat_units(state, 1 - fight.side, hex_) for hex_ in fight.targets]
    hexes = sorted({state.at[unit] for unit in fight.attackers})
    return [tuple(u for u in fight.attackers if state.at[u] == hex_) for hex_ in hexes]


def _mixed(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    """X4.1.1.drm, X4.1.3.drm: stacks of Allies that ought not to stand together."""
    if fight.side == CROWN:
        if any(is_mixed_allied(stack) for stack in _stacks(state, fight, attack=False)):
            yield _fixed("mixed-defence")
        return
    stacks = _stacks(state, fight, attack=True)
    hexes = [combat_units(state, ALLIES, state.at[stack[0]]) for stack in stacks]
    if any(is_mixed_allied(stack) for stack in hexes):
        yield _fixed("mixed-attack")
    if any(is_mixed_french(stack) for stack in hexes):
        yield _fixed("mixed-french")


def _disorder(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    orders = [state.order[unit] for unit in fight.defenders]
    if any(orders):
        yield _fixed("disorder")
    horse = any(UNITS[unit].arm == MOUNTED for unit in fight.attackers)
    if fight.side == ALLIES and horse and PARADE not in orders:
        yield _fixed("cavalry")


def _militia(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    """X4.17: militia against others, unless the Charlestown battalions stand with it."""
    del state
    attack, defence = _hand_to_hand(fight.attackers), _hand_to_hand(fight.defenders)
    soft = [_only_militia(attack), _only_militia(defence)]
    if soft[1] and not _all_militia(attack):
        yield _fixed("militia-defends")
    if soft[0] and not _all_militia(defence):
        yield _fixed("militia-attacks")


def _all_militia(units: list[int]) -> bool:
    return bool(units) and all(UNITS[unit].militia for unit in units)


def _only_militia(units: list[int]) -> bool:
    return _all_militia(units) and not any(unit in _EXEMPT for unit in units)


def _ferocity(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    """X4.16: Dillon's Irish lead against British regulars."""
    del state
    regulars = any(UNITS[unit].band == BRITISH_REGULAR for unit in fight.defenders)
    if fight.lead_attacker in _IRISH and regulars:
        yield _fixed("irish")


def _cohesion(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    """H.3: French attacks in the historical scenario."""
    french = any(UNITS[unit].army == FRENCH for unit in fight.attackers)
    if french and state.scenario == "historical":
        yield _fixed("cohesion")


# --- Encirclement ---------------------------------------------------------------------------------


def _encircled(state: SavannahState, hex_: int, unit: int) -> bool:
    """Whether all six neighbours are held, controlled or prohibited for a unit (G8.2, G12.7)."""
    side = UNITS[unit].side
    where = lay(state)
    denied: Mask = where.occupied[1 - side] | zoc(state, 1 - side) & ~where.occupied[side]
    denied |= ~PLAYABLE
    for direction, to in enumerate(GRID.neighbours[hex_]):
        if to >= 0 and step_cost(state, unit, hex_, direction) is None:
            denied |= 1 << to
    return surrounded(GRID, hex_, denied)


def _surrounded(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    defence = _hand_to_hand(fight.defenders)
    by_hex = {state.at[unit]: unit for unit in defence}
    everywhere = len(by_hex) == len(fight.targets)
    if everywhere and all(_encircled(state, hex_, unit) for hex_, unit in by_hex.items()):
        yield _fixed("defender-surrounded")
    attack = {state.at[unit]: unit for unit in fight.attackers}
    if all(_encircled(state, hex_, unit) for hex_, unit in attack.items()):
        yield _fixed("attacker-surrounded")


# --- Leads, leaders, cards ------------------------------------------------------------------------


def _leads(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    for unit, sign, who in (
        (fight.lead_attacker, 1, "attacker"),
        (fight.lead_defender, -1, "defender"),
    ):
        if unit < 0:
            continue
        morale = lead_morale(state, unit, fight.bands[UNITS[unit].army])
        if morale:
            yield Modifier(f"lead-{who}", sign * morale)
        leader = commander(state, unit)
        if leader >= 0 and LEADERS[leader].combat:
            yield Modifier(f"leader-{who}", sign * LEADERS[leader].combat)


def _cards(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    """T.CCDRM.gen: what the cards in force add."""
    leader = commander(state, fight.lead_attacker) if fight.lead_attacker >= 0 else -1
    for key, value in combat_effects(state, fight.attackers, fight.defenders, leader):
        yield Modifier(key, value)


def _odds(state: SavannahState, fight: Fight) -> Iterator[Modifier]:
    value = odds(state, fight).modifier
    if value:
        yield Modifier("long-odds", value)


_SOURCES: Final[tuple[Callable[[SavannahState, Fight], Iterator[Modifier]], ...]] = (
    _odds,
    _leads,
    _ground,
    _incomplete,
    _disorder,
    _militia,
    _mixed,
    _surrounded,
    _ferocity,
    _cohesion,
    _weather,
    _cards,
)


def modifiers(state: SavannahState, fight: Fight) -> tuple[Modifier, ...]:
    """Every modifier of a combat but that of the tactics (G12.23.3), in a fixed order."""
    return tuple(modifier for source in _SOURCES for modifier in source(state, fight))


def total(found: tuple[Modifier, ...]) -> int:
    """What modifiers come to."""
    return sum(modifier.value for modifier in found)
