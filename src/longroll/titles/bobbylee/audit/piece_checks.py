"""What the text states about blocks and set-ups."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..components.parts import (
    ARTILLERY,
    BRIGADE,
    CAVALRY,
    CONFEDERATE,
    GARRISON,
    HEAVY,
    HQ,
    INFANTRY,
    SUPREME,
    UNION,
)
from ..components.reading import Components
from .ground_checks import yes

__all__ = ["CHECKS"]


def _count(box: Components, side: int, arm: int) -> int:
    return sum(block.side == side and block.arm == arm for block in box.blocks)


def _headquarters(box: Components) -> str:
    """5.1."""
    counts = {(_count(box, side, SUPREME), _count(box, side, HQ)) for side in (UNION, CONFEDERATE)}
    return " or ".join(f"{supreme} supreme and {field} in the field" for supreme, field in counts)


def _infantry(box: Components) -> str:
    """2.23."""
    union, south = (
        max(block.steps for block in box.blocks if block.side == side and block.arm == INFANTRY)
        for side in (UNION, CONFEDERATE)
    )
    return f"union {union}, confederate {south}"


def _brigades(box: Components) -> str:
    """2.25."""
    found = [block for block in box.blocks if block.arm == BRIGADE]
    southern = all(block.side == CONFEDERATE for block in found)
    steps = "/".join(sorted({str(block.steps) for block in found}))
    return f"{len(found)} of {steps} step" if southern else "of both sides"


def _hq_steps(box: Components) -> str:
    """5.1."""
    return yes(all(block.steps in (3, 4) for block in box.blocks if block.headquarters))


def _arms(box: Components) -> str:
    """2.2."""
    arms = (INFANTRY, CAVALRY, ARTILLERY, HEAVY, GARRISON)
    return yes(all(_count(box, side, arm) for side in (UNION, CONFEDERATE) for arm in arms))


def _blocks(box: Components) -> str:
    return str(len(box.blocks))


def _leaders(box: Components) -> str:
    keys = {block.key: block for block in box.blocks}
    radius = box.tables.radius
    return yes(
        all(leader.radius > radius[keys[leader.unit].side] for leader in box.tables.leaders)
        and len(box.tables.leaders) == 2
    )


def _places(box: Components) -> str:
    ground = box.ground
    for placed in box.setups.values():
        holders: dict[int, int] = {}
        for one in placed:
            side = box.blocks[one.block].side
            if holders.setdefault(one.hex, side) != side or not ground.land >> one.hex & 1:
                return "no"
    return "yes"


def _capitals(box: Components) -> str:
    names = box.ground.names
    pairs = (names.index("Washington"), UNION), (names.index("Richmond"), CONFEDERATE)
    return yes(
        all(
            any(one.hex == hex_ and box.blocks[one.block].side == side for one in placed)
            for placed in box.setups.values()
            for hex_, side in pairs
        )
    )


def _political(box: Components) -> str:
    """The marker of each year less what places in the enemy's hands are worth."""
    found: list[str] = []
    for year in box.tables.years:
        if year.key != year.setup:
            continue
        taken: dict[int, int] = {}
        for one in box.setups[year.setup]:
            side = box.blocks[one.block].side
            if box.ground.side[one.hex] not in (side, -1):
                taken[one.hex] = box.ground.vp[one.hex] * (1 if side == UNION else -1)
        found.append(str(year.marker - sum(taken.values())))
    return ", ".join(found)


def _staffs(box: Components) -> str:
    counts = {
        " and ".join(
            str(
                sum(
                    box.blocks[o.block].headquarters and box.blocks[o.block].side == side
                    for o in placed
                )
            )
            for side in (UNION, CONFEDERATE)
        )
        for placed in box.setups.values()
    }
    return " or ".join(sorted(counts))


CHECKS: Final[dict[str, Callable[[Components], str]]] = {
    "B01": _headquarters,
    "B02": _infantry,
    "B03": _brigades,
    "B04": _hq_steps,
    "B05": _arms,
    "B06": _blocks,
    "B07": _leaders,
    "S01": _places,
    "S02": _capitals,
    "S03": _political,
    "S04": _staffs,
}
