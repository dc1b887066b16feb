"""What the text states about the charts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..components.parts import BRIGADE, CAVALRY
from ..components.reading import Components
from ..components.tables import DIE, Limits
from .ground_checks import yes

__all__ = ["CHECKS"]


def _clear(box: Components) -> str:
    tables = box.tables
    limits = Limits((4, 2), (4, 2))
    return yes(tables.forage["clear"] == (4, 2) and tables.ground["clear"] == limits)


def _forest(box: Components) -> str:
    tables = box.tables
    limits = Limits((2, 1), (2, DIE))
    return yes(tables.forage["forest"] == (2, 1) and tables.ground["forest"] == limits)


def _rivers(box: Components) -> str:
    kinds = ("minor-river", "bridge", "ford")
    return yes(all(box.tables.sides[kind].attack == (2, 1) for kind in kinds))


def _speeds(box: Components) -> str:
    speeds = [arm.speed for arm in box.tables.arms]
    return f"{min(speeds)} to {max(speeds)}"


def _cavalry(box: Components) -> str:
    arms = box.tables.arms
    others = [arm.speed for number, arm in enumerate(arms) if number != CAVALRY]
    return yes(arms[CAVALRY].speed > max(others))


def _brigade(box: Components) -> str:
    return str(box.tables.arms[BRIGADE].block)


def _prices(box: Components) -> str:
    arms = [arm for number, arm in enumerate(box.tables.arms) if number != BRIGADE]
    return yes(all(arm.block in (2 * arm.step, 3 * arm.step) for arm in arms))


def _points(box: Components) -> str:
    years = box.tables.replacements
    return yes(len(years) == 4 and all(union > south for union, south in years.values()))


def _forced(box: Components) -> str:
    rank = {"F": 0, "f": 1, "S": 2, "s": 3}
    pairs = [(rank[u], rank[c]) for u, c in zip(*box.tables.forced, strict=True)]
    return yes(all(u <= c for u, c in pairs) and any(u < c for u, c in pairs))


def _radius(box: Components) -> str:
    union, south = box.tables.radius
    return f"{union} and {south}"


def _calls(box: Components) -> str:
    union, south = box.tables.conscripts
    return yes(set(union) == {2, 3, 4} and set(south) == {1, 2, 3})


def _emancipation(box: Components) -> str:
    points, losses = box.tables.emancipation
    return f"{points} points after {losses} blocks"


def _strategic(box: Components) -> str:
    costs = box.tables.strategic
    text = {
        "rail": (1, 1),
        "gauges": (2, 2),
        "transfer": (1, 2),
        "sea": (1, 1),
        "invasion": (2, 3),
        "evacuation": (2, 2),
        "crossing": (1, 2),
    }
    return yes(all(costs[key] == cost for key, cost in text.items()))


def _tournament(box: Components) -> str:
    decisive, marginal, draw = box.tables.tournament
    return f"{decisive}, {min(marginal)} to {max(marginal)}, {draw}"


def _winter(box: Components) -> str:
    tables = box.tables
    return yes(
        set(tables.mud_months) == {12, 1, 2, 3}
        and set(tables.rolled_months) == {11, 4}
        and len(tables.rolls_of_mud) == 3
    )


def _years(box: Components) -> str:
    years = [year for year in box.tables.years if year.key == year.setup]
    starts = " ".join(f"{1861 + year.start // 12}-{year.start % 12 + 1:02}" for year in years)
    october = all(year.end % 12 == 9 for year in years)
    return f"{starts}, to October" if october else starts


def _proclaimed(box: Components) -> str:
    years = [year for year in box.tables.years if year.key == year.setup]
    return " ".join(yes(year.emancipated) for year in years)


CHECKS: Final[dict[str, Callable[[Components], str]]] = {
    "T01": _clear,
    "T02": _forest,
    "T03": _rivers,
    "T04": _speeds,
    "T05": _cavalry,
    "T06": _brigade,
    "T07": _prices,
    "T08": _points,
    "T09": _forced,
    "T10": _radius,
    "T11": _calls,
    "T12": _emancipation,
    "T13": _strategic,
    "T14": _tournament,
    "T15": _winter,
    "T16": _years,
    "T17": _proclaimed,
}
