"""The tables of the player card, from the pack and the numbers of the rules.

A number that depends on a piece stands as ``?``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from longroll.engine.chart import Cell as Shown
from longroll.engine.chart import Row
from longroll.engine.event import Message
from longroll.engine.reference import Cell, reference, said, signed

from ..bombardment import Cannonade
from ..combat.modifiers import EARLY, EARLY_BONUS, FIXED, LATE, LATE_BONUS
from ..combat.odds import LONG_ODDS, odds
from ..combat.resolve import Combat
from ..components import GRID, HALVES, LEADERS, PROHIBITED_COST, TABLES, TERRAIN_KEYS, UNITS
from ..components.parts import ALLIES
from ..fire import COVERED, IN_THE_OPEN, LARGE_TARGET, LIGHT_TARGET, SHIELDED, DefensiveFire
from ..initiative import DICTATE, PER_CHIT
from ..morale import PASSED
from ..mortars import FIRST_SHOT, Mortars
from ..movement.march import March
from ..rally import WORKS_BONUS, ZONE_PENALTY
from ..state import SavannahState

__all__ = ["REFERENCES", "cells"]

_FIRE: Final = TABLES.fire
_NONE: Final = "—"
"""Where there is nothing, or nothing is added."""
_CLOSE: Final = ("divert", "attack", "extend", "ride-off", "lead", "tactic", "reroll")
_MARCH: Final = ("movement", "march")
_SHOTS: Final = ("fire", "join-fire", "shell")
_SIEGE: Final = ("bombard", "repair", "breach", "wreck", "blame", "aim")
_ARMS: Final = ("arm-foot", "arm-light", "arm-mounted", "arm-artillery", "arm-leader")
_GUN_RANGES: Final = (1, 2, 4)
_MORTAR_RANGES: Final = (2, 4, 5)
"""The nearest distance of each column of the fire table: guns first, then mortars."""


def _points(halves: int) -> str:
    """Halves as whole points.

    >>> _points(3), _points(2)
    ('1.5', '1')
    """
    return f"{halves // HALVES}.5" if halves % HALVES else str(halves // HALVES)


# --- Close combat -------------------------------------------------------------------------------


def _close_combat() -> Iterator[Row]:
    """T.CCT: results attacker/defender, and who gains momentum by the roll."""
    table = TABLES.close_combat
    last = table.lowest + len(table.rows) - 1
    for roll, row in enumerate(table.rows, table.lowest):
        gain = _NONE
        if roll <= table.defender_momentum:
            gain = "defender"
        elif roll >= table.attacker_momentum:
            gain = "attacker"
        kind = "or-less" if roll == table.lowest else "or-more" if roll == last else "exactly"
        momentum: Shown = gain if gain == _NONE else said(f"for-{gain}")
        yield Row(said(f"roll-{kind}", roll=roll), (*row, momentum))


def _tactics() -> Iterator[Row]:
    """T.TACT: the defender's chit by the attacker's."""
    for chit, row in zip(TABLES.tactics.chits, TABLES.tactics.matrix, strict=True):
        cells = tuple("NC" if cell is None else signed(cell) for cell in row)
        yield Row(Message(f"tactic-{chit}"), cells)


def _combat_modifiers() -> Iterator[Row]:
    """T.CCDRM.att to T.CCDRM.gen: what is added to the roll; plus favours the attacker."""
    combat = TABLES.terrain.combat
    yield Row("cc-lead-attacker", (Message("value-added"),))
    yield Row("cc-lead-defender", (Message("value-taken"),))
    yield Row("cc-leader-attacker", (Message("value-added"),))
    yield Row("cc-leader-defender", (Message("value-taken"),))
    yield Row("cc-long-odds", (signed(LONG_ODDS),))
    for key in sorted(FIXED, key=lambda key: (-FIXED[key], key)):
        yield Row(f"cc-{key}", (signed(FIXED[key]),))
    yield Row(said("incomplete-works", turn=EARLY), (signed(EARLY_BONUS),))
    yield Row(said("incomplete-works", turn=LATE), (signed(LATE_BONUS),))
    for key in ("swamp", "causeway", "covered-way", "old-fort", "city"):
        yield Row(Message(f"terrain-{key}"), (signed(combat[key]),))
    yield Row("cc-obstacle", (signed(combat["creek"]),))
    yield Row("cc-works", (signed(combat["works"]),))


# --- Fire ---------------------------------------------------------------------------------------


def _to_hit() -> Iterator[Row]:
    """T.ART: the least roll that hits."""
    for row, least in enumerate(_FIRE.least):
        found = [_FIRE.guns[row][far] for far in _GUN_RANGES]
        found += [_FIRE.mortars[row][far] for far in _MORTAR_RANGES]
        yield Row(said("at-least", count=least), tuple(n or _NONE for n in found))


def _fire_modifiers() -> Iterator[Row]:
    """T.FIREDRM."""
    for key, value in (
        ("light", LIGHT_TARGET),
        ("cover", COVERED),
        ("works", SHIELDED),
        ("large", LARGE_TARGET),
        ("open", IN_THE_OPEN),
        ("first-shot", FIRST_SHOT),
    ):
        yield Row(f"fire-{key}", (signed(value),))
    for weather in TABLES.weather.values():
        if weather.fire:
            yield Row(Message(f"weather-{weather.key}"), (signed(weather.fire),))


def _damage() -> Iterator[Row]:
    """T.ARTDMG, T.MORT: by roll."""
    for roll in range(len(_FIRE.disablement)):
        cells = (_FIRE.damage[0][roll], _FIRE.damage[1][roll], _FIRE.disablement[roll])
        yield Row(said("roll-exactly", roll=roll), cells)


# --- Ground and weather -------------------------------------------------------------------------


def _ground() -> Iterator[Row]:
    """T.TEC: costs by arm, and what the ground adds to fire and close combat."""
    terrain = TABLES.terrain
    for index, key in enumerate(TERRAIN_KEYS):
        costs = tuple(_cost(by_arm[index]) for by_arm in terrain.cost)
        yield Row(Message(f"terrain-{key}"), (*costs, *_effects(key)))
    for key in ("dike", "creek", "slope", "bridge", "fence", "works", "abatis"):
        costs = tuple(_cost(by_arm[key], added=True) for by_arm in terrain.side)
        yield Row(f"side-{key}", (*costs, *_effects(key)))


def _cost(halves: int, *, added: bool = False) -> str:
    if halves == PROHIBITED_COST:
        return "P"
    return f"+{_points(halves)}" if added and halves else _points(halves)


def _effects(key: str) -> tuple[str, str]:
    fire, combat = TABLES.terrain.fire.get(key, 0), TABLES.terrain.combat.get(key, 0)
    return signed(fire) if fire else _NONE, signed(combat) if combat else _NONE


def _weather() -> Iterator[Row]:
    """T.WX."""
    for weather in TABLES.weather.values():
        fights = (weather.fire, weather.combat, weather.bombardment)
        rally = signed(weather.rally) if weather.rally else _NONE
        yield Row(
            Message(f"weather-{weather.key}"),
            (
                said("pace", pace=weather.strategic),
                said("pace", pace=weather.movement),
                *("P" if drm is None else signed(drm) if drm else _NONE for drm in fights),
                rally,
                said("works", begin=int(weather.begin), complete=int(weather.complete)),
            ),
        )


def _weather_rolls() -> Iterator[Row]:
    """T.WX: by modified roll; the second, unmodified, where the first says so."""
    rolls = zip(TABLES.weather_first, TABLES.weather_second, strict=True)
    for roll, (first, second) in enumerate(rolls):
        kind = "or-less" if roll == 0 else "exactly"
        again = said("again") if first == "again" else Message(f"weather-{first}")
        yield Row(said(f"roll-{kind}", roll=roll), (again, Message(f"weather-{second}")))
    for turn, drm in TABLES.weather_turn.items():
        yield Row(said("turn", turn=turn), (signed(drm), _NONE))
    yield Row("after-fair", (signed(TABLES.weather_after_fair), _NONE))


# --- Siege --------------------------------------------------------------------------------------


def _bombardment(table: int) -> Iterator[Row]:
    """T.SB1, T.SB2: by roll, for the French and the British; + where table II follows."""
    for roll, pair in enumerate(zip(*TABLES.bombardment[table], strict=True)):
        cells = tuple(
            said("barrage", result=result.key, again=int(result.again)) for result in pair
        )
        yield Row(said("roll-exactly", roll=roll), cells)


def _covered_way() -> Iterator[Row]:
    """T.COVER."""
    table = TABLES.covered_way
    yield Row("way-lost", (f"{table.lost}+",))
    yield Row(said("way-hexes", count=table.hexes_per_penalty), (signed(1),))
    yield Row("way-before", (signed(table.previously_lost),))


def _landing() -> Iterator[Row]:
    """T.VAR."""
    for roll, entry in enumerate(TABLES.variable_entry):
        where = entry.entry.upper()
        extra = f"+{_points(entry.extra)}" if entry.extra else _NONE
        guns: Shown = said("twice") if entry.doubled else _NONE
        yield Row(said("roll-exactly", roll=roll), (where, extra, guns))


def _surrender() -> Iterator[Row]:
    """T.SURR."""
    table = TABLES.surrender
    yield Row("gives-up", (said("roll-or-less", roll=table.most),))
    for key in ("wavering", "fatigued", "prevost-lost", "city-hex"):
        yield Row(f"gives-up-{key}", (signed(getattr(table, key.replace("-", "_"))),))


# --- Morale and leaders -------------------------------------------------------------------------


def _bands() -> Iterator[Row]:
    """G16.2: by army morale, what it adds to units and to the initiative roll."""
    for band in TABLES.bands:
        label = Message("show-level", (("level", band.key),))
        yield Row(label, (band.least, signed(band.unit), signed(band.initiative)))


def _checks() -> Iterator[Row]:
    """G13.5, T.MCDRM."""
    yield Row("check-needed", (f"{PASSED}+",))
    yield Row("check-morale", (Message("value-signed"),))
    yield Row("check-leader", (Message("value-added"),))
    yield Row("check-works", (signed(WORKS_BONUS),))
    yield Row("check-zone", (signed(ZONE_PENALTY),))
    for weather in TABLES.weather.values():
        if weather.rally:
            yield Row(Message(f"weather-{weather.key}"), (signed(weather.rally),))


def _chits() -> Iterator[Row]:
    """G12.62."""
    yield Row("chit-initiative", (1, signed(PER_CHIT)))
    yield Row("chit-dictate", (DICTATE, _NONE))
    yield Row("chit-reroll", (1, _NONE))


def _leaders() -> Iterator[Row]:
    """T.LEAD: what the loss of a leader costs."""
    for leader in LEADERS:
        costs = (signed(leader.enemy_gain), signed(-leader.own_loss), _points(leader.vp))
        yield Row(said("leader", leader=leader.key), costs)


_ODDS: Final = tuple(f"odds-{key}" for key in TABLES.close_combat.odds)
_CHITS: Final = tuple(f"tactic-{key}" for key in TABLES.tactics.chits)

REFERENCES: Final = (
    reference("close-combat", "T.CCT", _close_combat(), (*_ODDS, "momentum"), *_CLOSE),
    reference("combat-modifiers", "T.CCDRM.att", _combat_modifiers(), ("modifier",), *_CLOSE),
    reference("tactics", "T.TACT", _tactics(), _CHITS, "tactic"),
    reference(
        "fire",
        "T.ART",
        _to_hit(),
        *(("gun-adjacent", "gun-near", "gun-four", "mortar-near", "mortar-four", "mortar-five"),),
        *_SHOTS,
    ),
    reference("fire-modifiers", "T.FIREDRM", _fire_modifiers(), ("modifier",), *_SHOTS),
    reference(
        "damage", "T.ARTDMG", _damage(), ("on-others", "on-guns", "own-mortar"), *_SHOTS, "expose"
    ),
    reference("ground", "T.TEC", _ground(), (*_ARMS, "on-fire", "on-combat"), *_MARCH),
    reference("covered-way", "T.COVER", _covered_way(), ("die",), *_MARCH),
    reference("morale-bands", "G16.2", _bands(), ("from-morale", "units", "initiative"), "rally"),
    reference("morale-checks", "T.MCDRM", _checks(), ("die",), "rally"),
    reference("chits", "G6.2", _chits(), ("chits", "modifier"), "initiative", "dictate", "reroll"),
    reference("bombardment-one", "T.SB1", _bombardment(0), ("french", "british"), *_SIEGE),
    reference("bombardment-two", "T.SB2", _bombardment(1), ("french", "british"), *_SIEGE),
    reference(
        "weather-effects",
        "T.WX",
        _weather(),
        ("strategic", "movement", "on-fire", "on-combat", "bombardment", "rally", "works"),
        *("movement", "rally", "bombard", "dig", "hurricane"),
    ),
    reference("weather-rolls", "T.WX", _weather_rolls(), ("first-roll", "second-roll")),
    reference("landing", "T.VAR", _landing(), ("entry", "movement", "guns"), "enter"),
    reference("surrender", "T.SURR", _surrender(), ("die",)),
    reference(
        "leader-losses",
        "T.LEAD",
        _leaders(),
        ("enemy-morale", "own-morale", "points"),
        "lose-leader",
    ),
)


# --- What is in question ------------------------------------------------------------------------


def cells(state: SavannahState) -> Mapping[str, Cell]:
    """The column and roll of a combat, of fire, the arm on the march, the weather."""
    found = {"weather-effects": Cell(row=tuple(TABLES.weather).index(state.weather))}
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, March):
        arm = UNITS[frame.units[0]].arm if frame.units else _ARMS.index("arm-leader")
        found["ground"] = Cell(column=arm)
    elif isinstance(frame, DefensiveFire) and frame.guns:
        found["fire"] = _shot(state, frame)
    elif isinstance(frame, Mortars) and frame.mortar >= 0:
        points = UNITS[frame.mortar].strength[state.steps[frame.mortar]]
        found["fire"] = Cell(row=_FIRE.row(points))
    elif isinstance(frame, Cannonade):
        found[("bombardment-one", "bombardment-two")[frame.table]] = _barrage(frame)
    combats = [each for each in state.stack if isinstance(each, Combat)]
    if combats and combats[-1].attackers and combats[-1].defenders:
        found["close-combat"] = _combat(state, combats[-1])
    return found


def _shot(state: SavannahState, fire: DefensiveFire) -> Cell:
    """G11.2: the strength of those that fire, and the farthest of them."""
    points = sum(UNITS[gun].strength[state.steps[gun]] for gun in fire.guns)
    far = max(GRID.distance(state.at[gun], state.at[fire.target]) for gun in fire.guns)
    return Cell(_FIRE.row(points), sum(far >= nearest for nearest in _GUN_RANGES) - 1)


def _combat(state: SavannahState, combat: Combat) -> Cell:
    """G12.23.1, G12.23.5: the column, and once the die has fallen the modified roll."""
    if combat.roll < 0:
        return Cell(column=odds(state, combat.fight).column)
    table = TABLES.close_combat
    return Cell(table.clamp(combat.final) - table.lowest, combat.column)


def _barrage(fire: Cannonade) -> Cell:
    """Who rolled, and the row where no other has the same result."""
    column = 0 if fire.side == ALLIES else 1
    results = TABLES.bombardment[fire.table][column]
    rows = [at for at, each in enumerate(results) if each == (fire.result, fire.again)]
    return Cell(rows[0] if len(rows) == 1 else -1, column)
