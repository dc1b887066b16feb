"""From `tables.toml` to `Tables`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from longroll.board.hexes import DIRECTIONS
from longroll.engine.keys import numbered
from longroll.engine.pack import Document

from .parts import ARMY_KEYS
from .tables import (
    HALVES,
    NO_COMBAT,
    PROHIBITED_COST,
    Band,
    Barrage,
    CloseCombatTable,
    CoveredWay,
    Entry,
    FireTable,
    Momentum,
    Surrender,
    Tables,
    TacticsTable,
    TerrainTable,
    Victory,
    Weather,
    WorksPlan,
)
from .terrain import TERRAIN_KEYS

SIDE_FEATURES = ("dike", "creek", "slope", "bridge", "fence", "works", "abatis", "road")
WEATHER_KEYS = ("hurricane", "tempest", "squall", "storms", "heavy-rain", "fair", "fog")
ARMS = 5

T = TypeVar("T")


def read_tables(charts: Document) -> Tables:
    """The tables; raises PackError where one is not as long as its rolls."""
    weather = charts.table("weather")
    morale = charts.table("army_morale")
    bombardment = charts.table("bombardment")
    return Tables(
        bands=tuple(_band(table) for table in morale.tables("band")),
        highest_morale=morale.integer("highest"),
        morale={key: _start(morale, key) for key in ("campaign", "historical")},
        momentum=Momentum(*_fields(charts.table("momentum"), Momentum._fields)),
        close_combat=_close_combat(charts.table("close_combat")),
        tactics=_tactics(charts.table("tactics")),
        fire=_fire(charts.table("fire")),
        scatter=_scatter(charts.table("scatter")),
        covered_way=CoveredWay(*_fields(charts.table("covered_way"), CoveredWay._fields)),
        variable_entry=_variable(charts.table("variable_entry")),
        surrender=Surrender(*_fields(charts.table("surrender"), Surrender._fields)),
        victory=Victory(*_fields(charts.table("victory"), Victory._fields)),
        terrain=_terrain(charts.table("terrain")),
        weather={key: _weather(weather.table(key), key) for key in WEATHER_KEYS},
        weather_first=_rolls(weather, "first"),
        weather_second=_rolls(weather, "second"),
        weather_turn={2: weather.integer("turn_2"), 4: weather.integer("turn_4")},
        weather_after_fair=weather.integer("after_fair"),
        turn_2_waived_by=weather.texts("turn_2_waived_by"),
        bombardment=tuple(_barrages(bombardment.table(key)) for key in ("first", "second")),
        fire_ships=bombardment.table("second").integer("fire_ships"),
        works=WorksPlan(*_fields(charts.table("works"), WorksPlan._fields)),
    )


def _fields(table: Document, fields: Sequence[str]) -> list[int]:
    return [table.integer(field) for field in fields]


def _rolls(table: Document, key: str) -> tuple[str, ...]:
    """A list of ten results, for rolls 0 to 9."""
    return _long(table, key, table.texts(key), 10)


def _long(table: Document, key: str, values: tuple[T, ...], length: int) -> tuple[T, ...]:
    if len(values) != length:
        raise table.error(key, f"{len(values)} entries in {key}; write {length}")
    return values


def _grid(table: Document, key: str, height: int, width: int) -> tuple[tuple[str, ...], ...]:
    """A table of texts, which must have so many rows and columns."""
    values = table.values.get(key)
    if not isinstance(values, list):
        raise table.error(key, f"no {key}; write a list of lists of texts")
    lines = cast("list[object]", values)
    rows: list[tuple[str, ...]] = []
    for line in lines:
        cells = cast("list[object]", line) if isinstance(line, list) else []
        rows.append(tuple(str(cell) for cell in cells))
    if len(rows) != height or any(len(row) != width for row in rows):
        raise table.error(key, f"{key} is not {height} rows of {width}; complete it")
    return tuple(rows)


def _band(table: Document) -> Band:
    unit, initiative = table.integer("unit"), table.integer("initiative")
    return Band(table.text("key"), table.integer("least"), unit, initiative)


def _start(table: Document, key: str) -> tuple[int, ...]:
    return _long(table, key, table.integers(key), len(ARMY_KEYS))


def _close_combat(table: Document) -> CloseCombatTable:
    odds = table.texts("odds")
    lowest = table.integer("lowest")
    return CloseCombatTable(
        odds=odds,
        lowest=lowest,
        rows=_grid(table, "rows", 12 - lowest, len(odds)),
        defender_momentum=table.integer("defender_momentum"),
        attacker_momentum=table.integer("attacker_momentum"),
    )


def _tactics(table: Document) -> TacticsTable:
    chits = table.texts("chits")
    index = numbered(chits)
    rows = _grid(table, "rows", len(chits), len(chits))
    return TacticsTable(
        chits=chits,
        leader=sum(1 << chit for chit in table.references("leader", index)),
        flank=sum(1 << chit for chit in table.references("flank", index)),
        matrix=tuple(
            tuple(None if cell == NO_COMBAT else int(cell) for cell in row) for row in rows
        ),
    )


def _fire(table: Document) -> FireTable:
    mortars, reach = table.table("mortars"), table.table("range")
    damage = table.table("damage")
    least = table.integers("least")
    rows = len(least)
    adjacent = _long(table, "adjacent", table.integers("adjacent"), rows)
    near = _long(table, "two_or_three", table.integers("two_or_three"), rows)
    four = _long(table, "four", table.integers("four"), rows)
    shells = [
        _long(mortars, key, mortars.integers(key), rows) for key in ("two_or_three", "four", "five")
    ]
    return FireTable(
        least=least,
        guns=tuple((0, adjacent[i], near[i], near[i], four[i]) for i in range(rows)),
        mortars=tuple(
            (0, 0, shells[0][i], shells[0][i], shells[1][i], shells[2][i]) for i in range(rows)
        ),
        damage=(_rolls(damage, "others"), _rolls(damage, "artillery")),
        disablement=_rolls(mortars, "disablement"),
        field_range=reach.integer("field"),
        naval_range=reach.integer("naval"),
        mortar_range=reach.integer("mortar"),
        mortar_least=reach.integer("mortar_least"),
    )


def _scatter(table: Document) -> tuple[int, ...]:
    known = {"": -1, **numbered(DIRECTIONS)}
    rolls = table.references("rolls", known)
    return _long(table, "rolls", rolls, 10)


def _variable(table: Document) -> tuple[Entry, ...]:
    extra, doubled = table.table("extra_movement"), table.table("guns_doubled")
    return tuple(
        Entry(key, HALVES * extra.integer(key), doubled.flag(key)) for key in _rolls(table, "rolls")
    )


def _terrain(table: Document) -> TerrainTable:
    cost, side = table.table("cost"), table.table("side_cost")
    fire, combat = table.table("fire"), table.table("combat")
    by_terrain = [_costs(cost, key) for key in TERRAIN_KEYS]
    by_feature = {key: _side_costs(side, key) for key in SIDE_FEATURES}
    index = numbered(TERRAIN_KEYS)
    return TerrainTable(
        cost=tuple(tuple(costs[arm] for costs in by_terrain) for arm in range(ARMS)),
        side=tuple({key: costs[arm] for key, costs in by_feature.items()} for arm in range(ARMS)),
        fire=_modifiers(fire),
        combat=_modifiers(combat),
        combat_hex=tuple(combat.integer(key, 0) for key in TERRAIN_KEYS),
        blocks=table.table("sight").references("blocks", index),
    )


def _modifiers(table: Document) -> dict[str, int]:
    return {key: table.integer(key) for key in table if key != "source"}


def _costs(table: Document, key: str) -> list[int]:
    """Costs of a hex by arm, in halves; 0 stands for prohibited."""
    return [cost or PROHIBITED_COST for cost in _halves(table, key)]


def _side_costs(table: Document, key: str) -> list[int]:
    """Costs of a hexside by arm, in halves; a negative one stands for prohibited."""
    return [cost if cost >= 0 else PROHIBITED_COST for cost in _halves(table, key)]


def _halves(table: Document, key: str) -> list[int]:
    """Five numbers of movement points, in halves."""
    values = table.values.get(key)
    numbers = cast("list[object]", values) if isinstance(values, list) else []
    halves = [round(HALVES * number) for number in numbers if isinstance(number, int | float)]
    if len(halves) != ARMS:
        raise table.error(key, f"{len(halves)} costs in {key}; write five")
    return halves


def _weather(table: Document, key: str) -> Weather:
    return Weather(
        key=key,
        movement=table.text("movement"),
        strategic=table.text("strategic"),
        fire=_modifier(table, "fire"),
        combat=_modifier(table, "combat"),
        cards=table.flag("cards"),
        bombardment=_modifier(table, "bombardment"),
        reinforcements=table.flag("reinforcements"),
        rally=table.integer("rally"),
        begin=table.flag("begin"),
        complete=table.flag("complete"),
        next=table.text("next"),
    )


def _modifier(table: Document, key: str) -> int | None:
    """A modifier, None for the text ``none``."""
    text = table.text(key)
    if text == "none":
        return None
    try:
        return int(text)
    except ValueError:
        raise table.error(key, f'{key} is neither a number nor "none"; write one') from None


def _barrages(table: Document) -> tuple[tuple[Barrage, ...], ...]:
    return tuple(
        tuple(Barrage(key.removesuffix("+"), key.endswith("+")) for key in _rolls(table, roller))
        for roller in ("french", "british")
    )
