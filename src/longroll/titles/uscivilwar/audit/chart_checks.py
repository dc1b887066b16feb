"""What the text states about charts, the turn track and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import pairwise, product
from typing import Final

from ..components.charts import COLUMNS, INFLATION, Outcome
from ..components.parts import SEASONS, SOUTHERN
from ..components.reading import Components
from ..components.tables import Values
from .survey import dice, dice_of, mean, wins, yes

__all__ = ["CHECKS"]

Args = Sequence[str]
_ROLLS: Final = range(-2, 31)


# --- Combat ---------------------------------------------------------------------------------------


def _cell(box: Components, args: Args) -> str:
    return str(box.charts.fight(COLUMNS.index(args[0]), int(args[1])))


def _cells(box: Components, args: Args) -> str:
    """Two cells, and which side wins: column and roll of the attacker, then of the defender."""
    attack = box.charts.fight(COLUMNS.index(args[0]), int(args[1]))
    defence = box.charts.fight(COLUMNS.index(args[2]), int(args[3]))
    return "tie" if attack == defence else "win" if attack > defence else "loss"


def _wins(box: Components, args: Args) -> str:
    chance = wins(box, args[0], int(args[1]), args[2], int(args[3]))
    return f"{chance * 36}/36"


def _passes(box: Components, args: Args) -> str:
    """21.13.4: the chance that one ship at least of two passes guns upriver: two rolls summed."""
    column, plus = COLUMNS.index(args[0]), int(args[1])
    chance = Fraction(0)
    for (x, p), (y, q) in product(dice(1), dice(1)):
        stopped = sum(_stops(box.charts.fight(column, roll + plus)) for roll in (x, y))
        if stopped <= 1:
            chance += p * q
    return f"{chance * 36}/36"


def _stops(outcome: Outcome) -> int:
    """Ships that a result stops: sunk, damaged or turned back."""
    return outcome.losses + bool(outcome.mark)


def _safe(box: Components, args: Args) -> str:
    """Whether the worst roll of a defender is no worse than the best of an attacker."""
    columns = COLUMNS.index(args[0]), COLUMNS.index(args[2])
    best = max(
        box.charts.fight(columns[0], roll + int(args[1]))
        for roll, _ in dice(dice_of(box, columns[0]))
    )
    worst = min(
        box.charts.fight(columns[1], roll + int(args[3]))
        for roll, _ in dice(dice_of(box, columns[1]))
    )
    return yes(worst >= best)


def _can_win(box: Components, args: Args) -> str:
    return yes(wins(box, args[0], int(args[1]), args[2], int(args[3])))


def _column(box: Components, args: Args) -> str:
    return " ".join(COLUMNS[box.charts.column(int(points))] for points in args)


def _dice(box: Components, args: Args) -> str:
    return " ".join(str(dice_of(box, box.charts.column(int(points)))) for points in args)


def _forage(box: Components, args: Args) -> str:
    """The column of a strength when it forages, and its dice."""
    column = box.charts.column(int(args[0])) + box.tables.supply.number("forage_column")
    return f"{COLUMNS[column]} with {dice_of(box, column)}"


def _falls_by_roll(box: Components, _args: Args) -> str:
    fallen = [
        COLUMNS[column]
        for column in range(len(COLUMNS))
        for a, b in pairwise(_ROLLS)
        if box.charts.fight(column, a) > box.charts.fight(column, b)
    ]
    return " ".join(fallen)


def _falls_by_column(box: Components, _args: Args) -> str:
    """Columns with as many dice as the one before that are worse at some roll."""
    return " ".join(
        COLUMNS[b]
        for a, b in pairwise(range(len(COLUMNS)))
        if dice_of(box, a) == dice_of(box, b)
        and any(box.charts.fight(a, roll) > box.charts.fight(b, roll) for roll in _ROLLS)
    )


def _falls_by_mean(box: Components, _args: Args) -> str:
    """Columns whose mean losses or mean rank are less than those of the one before."""
    return " ".join(
        COLUMNS[b]
        for a, b in pairwise(range(len(COLUMNS)))
        if any(
            one > other
            for plus in range(-2, 12)
            for one, other in zip(mean(box, a, plus), mean(box, b, plus), strict=True)
        )
    )


def _falls_by_odds(box: Components, _args: Args) -> str:
    """Columns that win less often than the one before, against any other, at any modifier."""
    spread = {
        (column, plus): _counts(box, column, plus)
        for column in range(len(COLUMNS))
        for plus in range(-2, 12)
    }
    fallen = {
        b
        for a, b in pairwise(range(len(COLUMNS)))
        for plus in range(-2, 12)
        for other in spread.values()
        if _beats(spread[a, plus], other) > _beats(spread[b, plus], other)
    }
    return " ".join(COLUMNS[column] for column in sorted(fallen))


def _counts(box: Components, column: int, plus: int) -> dict[Outcome, Fraction]:
    """The chances of the results of a column with a modifier."""
    found: dict[Outcome, Fraction] = {}
    for total, chance in dice(dice_of(box, column)):
        outcome = box.charts.fight(column, total + plus)
        found[outcome] = found.get(outcome, Fraction(0)) + chance
    return found


def _beats(one: dict[Outcome, Fraction], other: dict[Outcome, Fraction]) -> Fraction:
    chances = (p * q for (x, p), (y, q) in product(one.items(), other.items()) if x > y)
    return sum(chances, Fraction(0))


def _ranking(_box: Components, _args: Args) -> str:
    results = [Outcome(losses, mark) for losses in (0, 1) for mark in (0, 1, 2)]
    return " ".join(str(outcome) for outcome in sorted(results, reverse=True))


def _can_reach(box: Components, args: Args) -> str:
    """Whether a column can give a result."""
    return yes(
        any(str(outcome) == args[1] for outcome in box.charts.combat[COLUMNS.index(args[0])])
    )


def _most_losses(box: Components, args: Args) -> str:
    top = max(outcome.losses for column in box.charts.combat for outcome in column)
    return yes(top >= int(args[0]))


def _marked(box: Components, args: Args) -> str:
    wanted = ("", "diamond", "asterisk").index(args[0])
    return yes(any(outcome.mark == wanted for column in box.charts.combat for outcome in column))


# --- Attrition, surrender, blockade ---------------------------------------------------------------


def _wears(box: Components, args: Args) -> str:
    """SP lost by a strength at each face of the die with a modifier."""
    return " ".join(str(box.charts.wear(int(args[0]), face + int(args[1]))) for face in range(1, 7))


def _ruin(box: Components, args: Args) -> str:
    """Whether a strength loses a share of itself on average, with a modifier."""
    total = sum(box.charts.wear(int(args[0]), face + int(args[1])) for face in range(1, 7))
    return yes(Fraction(total, 6) >= Fraction(args[2]))


def _twice_in_winter(box: Components, args: Args) -> str:
    """Whether a march costs twice as much in winter as in autumn at least."""
    wear = box.tables.attrition.number
    totals = [
        sum(box.charts.wear(int(args[0]), face - int(args[1]) + wear(key)) for face in range(1, 7))
        for key in ("winter", "autumn")
    ]
    return yes(totals[0] >= 2 * totals[1])


def _siege(box: Components, args: Args) -> str:
    """The mean number of checks until a group with a modifier surrenders, to a tenth."""
    points = box.tables.surrender.numbers("points")
    needed = box.tables.surrender.number("needed")
    gains = [points[min(len(points), face + int(args[0])) - 1] for face in range(1, 7)]
    waits = [Fraction(0)] * (needed + 1)
    for gathered in range(needed - 1, -1, -1):
        idle = sum(not gain for gain in gains)
        onward = sum(waits[min(needed, gathered + gain)] for gain in gains if gain)
        waits[gathered] = (6 + onward) / Fraction(6 - idle)
    return f"{float(waits[0]):.1f}"


def _surrender(box: Components, args: Args) -> str:
    points = box.tables.surrender.numbers("points")
    return " ".join(str(points[min(len(points), int(roll)) - 1]) for roll in args)


def _run(box: Components, args: Args) -> str:
    """Whether three rolls of a year can give a sum with the markers of a start."""
    year, total = int(args[0]), int(args[1])
    markers = [int(number) for number in args[2:]]
    return yes(
        any(
            sum(
                max(0, box.charts.run(year, die + plus))
                for die, plus in zip(faces, markers, strict=True)
            )
            == total
            for faces in product(range(1, 7), repeat=3)
        )
    )


def _inflation(box: Components, args: Args) -> str:
    """The years in which a zone with an open port can bring inflation."""
    years = [
        str(year)
        for year in box.charts.blockade
        if any(box.charts.run(year, die + int(args[0])) == INFLATION for die in range(1, 7))
    ]
    return " ".join(years)


def _raised(box: Components, args: Args) -> str:
    """The SP that a sum of points raises, and the points lost."""
    total, price = sum(int(number) for number in args), box.tables.reinforcement.number("points")
    return f"{total // price} and {total % price}"


def _raises(box: Components, args: Args) -> str:
    """The fewest and the most SP of a year with points before the blockade, and its markers."""
    year, base = int(args[0]), int(args[1])
    markers = [int(number) for number in args[2:]]
    price = box.tables.reinforcement.number("points")
    sums = [
        sum(
            max(0, box.charts.run(year, die + plus))
            for die, plus in zip(faces, markers, strict=True)
        )
        for faces in product(range(1, 7), repeat=3)
    ]
    return f"{(base + min(sums)) // price} to {(base + max(sums)) // price}"


def _arsenal_states(box: Components, _args: Args) -> str:
    south = {realm.key for realm in box.ground.realms if realm.kind == SOUTHERN}
    return " ".join(sorted(south - set(box.charts.arsenals.values())))


# --- The turn track -------------------------------------------------------------------------------


def _reference(box: Components, args: Args) -> str:
    return " ".join(str(box.turns[int(turn) - 1].reference) for turn in args)


def _rises(box: Components, _args: Args) -> str:
    rises = [b.reference - a.reference for a, b in pairwise(box.turns)]
    return f"{min(rises)} to {max(rises)}"


def _mean_rise(box: Components, _args: Args) -> str:
    return f"{round((box.turns[-1].reference - box.turns[0].reference) / (len(box.turns) - 1))}"


def _bounds(box: Components, args: Args) -> str:
    """The differences with which a turn ends the game for each side."""
    number, margin = box.turns[int(args[0]) - 1].reference, box.tables.victory.number("margin")
    return f"{number - margin} {number + margin}"


def _season(box: Components, args: Args) -> str:
    return " ".join(SEASONS[box.turns[int(turn) - 1].season] for turn in args)


def _years(box: Components, args: Args) -> str:
    return " ".join(str(box.turns[int(turn) - 1].year) for turn in args)


def _rails_from(box: Components, _args: Args) -> str:
    return str(box.ways.first_turn)


def _naval_turns(box: Components, _args: Args) -> str:
    turns = box.tables.naval_turns.items()
    return ", ".join(f"{turn}: {ocean} {river}" for turn, (ocean, river) in turns)


def _naval_sum(box: Components, _args: Args) -> str:
    """Whether the start and what comes later fill the limits of the Union's navy exactly."""
    naval, later = box.tables.naval.number, box.tables.naval_turns.values()
    ocean = naval("ocean_start") + sum(o for o, _ in later)
    river = naval("river_start") + sum(r for _, r in later)
    return yes((ocean, river) == (naval("ocean_limit"), naval("river_limit")))


def _ironclads(box: Components, args: Args) -> str:
    each = box.tables.naval.number("ironclads_a_turn")
    return " ".join(str(int(turn) // each) for turn in args)


# --- Numbers of the rules -------------------------------------------------------------------------


def _values(box: Components, table: str) -> Values:
    found = getattr(box.tables, table)
    assert isinstance(found, Values), table
    return found


def _number(box: Components, args: Args) -> str:
    """Numbers of a table: its name, then the names of the numbers."""
    values = _values(box, args[0])
    return " ".join(str(values.number(key)) for key in args[1:])


def _numbers(box: Components, args: Args) -> str:
    return " ".join(str(number) for number in _values(box, args[0]).numbers(args[1]))


def _union_reinforcement(box: Components, _args: Args) -> str:
    number = box.tables.reinforcement.number
    parts = [number(key) for key in ("east", "ohio_indiana", "illinois", "st_louis")]
    return f"{sum(parts)}: {' '.join(map(str, parts))}"


CHECKS: Final[dict[str, Callable[[Components, Args], str]]] = {
    "cell": _cell,
    "cells": _cells,
    "wins": _wins,
    "passes": _passes,
    "safe": _safe,
    "can-win": _can_win,
    "column": _column,
    "dice": _dice,
    "forage": _forage,
    "falls-by-roll": _falls_by_roll,
    "falls-by-column": _falls_by_column,
    "falls-by-mean": _falls_by_mean,
    "falls-by-odds": _falls_by_odds,
    "ranking": _ranking,
    "can-reach": _can_reach,
    "most-losses": _most_losses,
    "marked": _marked,
    "wears": _wears,
    "ruin": _ruin,
    "twice-in-winter": _twice_in_winter,
    "siege": _siege,
    "surrender": _surrender,
    "run": _run,
    "inflation": _inflation,
    "raised": _raised,
    "raises": _raises,
    "arsenal-states": _arsenal_states,
    "reference": _reference,
    "rises": _rises,
    "mean-rise": _mean_rise,
    "bounds": _bounds,
    "season": _season,
    "years": _years,
    "rails-from": _rails_from,
    "naval-turns": _naval_turns,
    "naval-sum": _naval_sum,
    "ironclads": _ironclads,
    "number": _number,
    "numbers": _numbers,
    "union-reinforcement": _union_reinforcement,
}
