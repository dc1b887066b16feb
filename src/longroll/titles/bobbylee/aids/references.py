"""The charts of the rulebook that say nothing of a position, as they are looked up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from longroll.engine.chart import Cell, Row
from longroll.engine.reference import Cell as Asked
from longroll.engine.reference import reference, said, signed

from ..components import SIDE_KEYS, TABLES
from ..components.tables import DIE, Limits
from ..state import BobbyLeeState

__all__ = ["REFERENCES", "cells"]

_LIMITS: Final = ("attack-dry", "attack-mud", "reinforce-dry", "reinforce-mud")
_FORCED: Final = {"S": "succeeds-at-a-step", "s": "succeeds", "f": "fails", "F": "fails-at-a-step"}


def _reinforcing(halves: int) -> Cell:
    """Halves of a block: an odd one is decided by a die (1.21.DR)."""
    return said("by-die") if halves == DIE else halves // 2


def _limits(limits: Limits) -> tuple[Cell, ...]:
    return (*limits.attack, *(_reinforcing(halves) for halves in limits.reinforce))


def _crossings() -> Iterator[Row]:
    """1.21."""
    for kind, limits in TABLES.ground.items():
        yield Row(f"ground-{kind}", _limits(limits))
    for kind, limits in TABLES.sides.items():
        yield Row(f"hexside-{kind}", _limits(limits))


def _forage() -> Iterator[Row]:
    """11.5: blocks that a hex feeds without supply, dry and in mud; its places add theirs."""
    for kind, pair in TABLES.forage.items():
        yield Row(f"ground-{kind}", pair)
    for rank, more in TABLES.place_forage.items():
        if more:
            yield Row(f"place-{rank}", (f"+{more}", f"+{more}"))


def _forced() -> Iterator[Row]:
    """5.32."""
    for face in range(6):
        yield Row(f"{face + 1}", tuple(said(_FORCED[letters[face]]) for letters in TABLES.forced))
    for key, amount in zip(("cavalry", "rough", "mud"), TABLES.forced_modifiers, strict=True):
        yield Row(f"forced-{key}", (signed(amount), signed(amount)))


def _arms() -> Iterator[Row]:
    """2.3, 12.3: speed, fire, what a rout costs, and what a step and a new block cost."""
    for arm in TABLES.arms:
        lost: Cell = said("whole-block") if arm.rout < 0 else arm.rout
        fire: Cell = said("fire", level=arm.fire)
        yield Row(said("arm", arm=arm.key), (arm.speed, fire, lost, arm.step, arm.block))


def _conscripts() -> Iterator[Row]:
    """3.54: by die the blocks that a call to arms raises."""
    for face, pair in enumerate(zip(*TABLES.conscripts, strict=True), 1):
        yield Row(f"{face}", pair)


def _journeys() -> Iterator[Row]:
    """5.4, 10: strategic points of a journey."""
    costs = TABLES.strategic
    for way in ("land", "rail", "gauges", "sea", "evacuation"):
        yield Row(f"journey-{way}", (costs[way][0],))
    for way, cases in (
        ("invasion", ("dry", "mud")),
        ("crossing", ("friendly", "enemy")),
        ("transfer", SIDE_KEYS),
    ):
        for case, points in zip(cases, costs[way], strict=True):
            yield Row(f"journey-{way}-{case}", (points,))


REFERENCES: Final = (
    reference(
        "limits", "1.21", tuple(_crossings()), _LIMITS, "orders", "reinforce", "retreat", "night"
    ),
    reference("forced-march", "5.32", tuple(_forced()), SIDE_KEYS, "forced"),
    reference(
        "arms",
        "2.3",
        tuple(_arms()),
        ("speed", "fire", "rout", "step", "block"),
        *("orders", "fire", "strengthen", "build", "move", "stations"),
    ),
    reference("forage", "11.5", tuple(_forage()), ("dry", "mud"), "relief", "starve"),
    reference("conscription", "3.54", tuple(_conscripts()), SIDE_KEYS, "politics"),
    reference("journeys", "5.4", tuple(_journeys()), ("points",), "orders", "activate"),
)


def cells(state: BobbyLeeState) -> Mapping[str, Asked]:
    """The column of the weather, where the roads are what is asked about."""
    weather = int(state.mud)
    return {"forage": Asked(column=weather), "limits": Asked(column=weather)}
