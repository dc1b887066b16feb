"""The tables of the rulebook: results, modifiers and costs, from the numbers of the pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from longroll.engine.chart import Row
from longroll.engine.event import Message
from longroll.engine.reference import Cell, reference, said, signed

from ..battle import Battle
from ..components import CHARTS, INFLATION, SIDE_KEYS, TABLES
from ..components.charts import COLUMNS
from ..hardship import SupplySegment
from ..ships.fight import Fight
from ..state import CivilWarState

__all__ = ["REFERENCES", "cells"]

_STRENGTHS: Final = tuple(f"strength-{number}" for number in range(len(COLUMNS)))
_STARS: Final = ("stars-1", "stars-2", "stars-3", "stars-4")
_ANY: Final = "—"
"""What no column or row has."""


def _rolls(lowest: int, table: Iterable[tuple[object, ...]]) -> tuple[Row, ...]:
    """Rows by modified roll of a table that is kept by column."""
    columns = list(table)
    last = len(columns[0]) - 1
    found: list[Row] = []
    for row in range(last + 1):
        kind = "or-less" if row == 0 else "or-more" if row == last else "exactly"
        cells = tuple(str(column[row]) for column in columns)
        found.append(Row(said(f"roll-{kind}", roll=lowest + row), cells))
    return tuple(found)


def _modifiers(*rows: tuple[str, int | str | Message]) -> tuple[Row, ...]:
    return tuple(
        Row(f"mod-{key}", (signed(number) if isinstance(number, int) else number,))
        for key, number in rows
    )


def _march_costs() -> Iterator[Row]:
    """5.2 to 5.9."""
    number = TABLES.movement.number
    for ground in ("clear", "woods", "swamp", "mountain"):
        yield Row(said("ground", ground=ground), (number(ground),))
    yield Row("cost-line", (number("line"),))
    for side in ("minor_river", "navigable_river", "enemy_river", "mountain_side", "ferry"):
        yield Row(f"cost-{side.replace('_', '-')}", (f"+{number(side)}",))
    for deed in ("gather", "place_marker", "remove_marker", "entrench"):
        yield Row(f"cost-{deed.replace('_', '-')}", (number(deed),))


def _forts() -> str:
    return " / ".join(signed(level) for level in TABLES.works.numbers("fort"))


def _battle_modifiers() -> tuple[Row, ...]:
    """11.4."""
    number, work = TABLES.battle.number, TABLES.works.number
    return (
        Row("attacker"),
        *_modifiers(
            ("attack-values", Message("value-added")),
            ("demoralised", number("demoralised")),
            ("battle-card", number("card")),
            ("attack-ships", number("naval_support")),
        ),
        Row("defender"),
        *_modifiers(
            ("defence-values", Message("value-added")),
            ("entrenched", work("entrenchment")),
            ("fort", _forts()),
            ("coastal-fort", work("coastal")),
            ("rough", number("terrain")),
            ("defence-ships", number("naval_support")),
        ),
    )


def _reaction_modifiers() -> tuple[Row, ...]:
    """9.4."""
    number = TABLES.reaction.number
    return (
        Row("needed-roll", (f"{number('needed')}+",)),
        *_modifiers(
            ("defence-value", Message("value-added")),
            ("cavalry", number("cavalry")),
            ("momentum", number("momentum")),
            ("minor-river", number("minor_river")),
            ("bridge", number("bridge")),
            ("pass", number("pass")),
            ("mountain", number("mountain")),
            ("most", f"+{number('most')}"),
        ),
    )


def _wear_modifiers() -> tuple[Row, ...]:
    """13.2.2."""
    number = TABLES.attrition.number
    names = ("demoralised", "winter", "spring", "autumn", "woods", "mountain", "swamp")
    return (
        *_modifiers(*((f"wear-{name}", number(name)) for name in names)),
        Row("mod-wear-commander", (Message("value-taken"),)),
    )


def _surrender() -> Iterator[Row]:
    """13.6.3, 13.6.4."""
    number, points = TABLES.surrender.number, TABLES.surrender.numbers("points")
    yield Row("surrender-needed", (number("needed"),))
    for more, alike in groupby(range(1, len(points) + 1), lambda roll: points[roll - 1]):
        rolls = [*alike]
        end = f"–{rolls[-1]}" if rolls[1:] else ""
        yield Row(f"{rolls[0]}{'+' if rolls[-1] == len(points) else end}", (more,))
    yield Row("surrender-modifiers")
    yield from _modifiers(
        ("surrender-general", Message("value-added")),
        ("surrender-fort", number("fort")),
        ("surrender-objective", number("objective")),
    )


def _runs() -> tuple[Row, ...]:
    """14.4.4, 14.4.5: points by modified roll and year, or what maintenance goes up by."""
    dear = said("inflation", number=TABLES.reinforcement.number("inflation"))
    rows = _rolls(0, CHARTS.blockade.values())
    return tuple(
        row._replace(cells=tuple(dear if cell == str(INFLATION) else cell for cell in row.cells))
        for row in rows
    )


def _states() -> Iterator[Row]:
    """14.5, 21.10.1."""
    for roll, state in sorted(CHARTS.arsenals.items()):
        yield Row(str(roll), (state.lower(),))


def _limits() -> tuple[Row, ...]:
    """7.3."""
    return (
        Row("leads", tuple(TABLES.command.numbers("limits"))),
        Row("without-general", (TABLES.leaderless.number("strength"), _ANY, _ANY, _ANY)),
    )


def _carried() -> tuple[Row, ...]:
    """15.2 to 15.5, 20.3: strength points of a turn by each way."""
    ways = ("rail", "river", "ocean", "road")
    return tuple(Row(f"carried-{way}", TABLES.strategic.pair(way)) for way in ways)


def _naval_modifiers() -> tuple[Row, ...]:
    """21.4.2, 21.6.3, 21.6.5, 21.13."""
    number = TABLES.naval.number
    return (
        Row("naval-points"),
        *(
            Row(f"nsp-{name}", (points,))
            for name, points in (
                ("coastal-fort", TABLES.works.number("coastal_ships")),
                ("fort", TABLES.works.number("fort_ships")),
                ("battery", number("battery")),
                ("ironclad", number("ironclad")),
                ("flotilla", number("flotilla")),
                ("ship", 1),
            )
        ),
        Row("naval-battle"),
        *_modifiers(
            ("shaken-ships", number("demoralised")),
            ("naval-leader", number("leader")),
            ("battle-card", number("card")),
            ("guns", number("guns")),
        ),
        Row("naval-chase", (f"{number('interception')}+",)),
        *_modifiers(
            ("naval-leader", number("leader")), ("with-ironclad", number("against_ironclad"))
        ),
    )


REFERENCES: Final = (
    reference(
        "combat",
        "11.2",
        _rolls(CHARTS.lowest, CHARTS.combat),
        _STRENGTHS,
        *("stake", "remain", "retreat", "march", "action", "naval-stake", "cruise"),
    ),
    reference(
        "battle-modifiers",
        "11.4",
        _battle_modifiers(),
        ("modifier",),
        *("stake", "march", "action"),
    ),
    reference(
        "march-costs", "5.2", tuple(_march_costs()), ("movement",), "march", "muster", "call"
    ),
    reference("command", "7.3", _limits(), _STARS, "muster", "detachment"),
    reference(
        "reaction",
        "9.4",
        _reaction_modifiers(),
        ("modifier",),
        *("intercept", "avoid", "fall-back", "detachment", "evade"),
    ),
    reference("attrition", "13.2.2", _rolls(1, CHARTS.attrition[1:]), _STRENGTHS[1:], "attrition"),
    reference("attrition-modifiers", "13.2.2", _wear_modifiers(), ("modifier",), "attrition"),
    reference("surrender", "13.6.4", tuple(_surrender()), ("surrender-points",)),
    reference("runs", "14.4.4", _runs(), tuple(map(str, CHARTS.blockade))),
    reference("random-state", "14.5", tuple(_states()), ("state",), "arsenal", "build"),
    reference("carried", "15.1", _carried(), SIDE_KEYS, "strategic", "leg"),
    reference(
        "naval",
        "21.6.5",
        _naval_modifiers(),
        ("points",),
        *("naval-stake", "cruise", "chase", "shelter", "sortie"),
    ),
)


def cells(state: CivilWarState) -> Mapping[str, Cell]:
    """The columns of who fights, or suffers attrition."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, (Battle, Fight)) and frame.step == "stake":
        return {"combat": Cell(column=frame.lines(state)[0].column)}
    if isinstance(frame, SupplySegment) and frame.waiting:
        strength = state.strength(frame.side, frame.waiting[0])
        return {"attrition": Cell(column=CHARTS.column(strength) - 1)}
    return {}
