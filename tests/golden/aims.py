"""What games are driven towards (`drive`): endings that play at random hardly ever reaches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from longroll.titles.forthepeople.components import CONFEDERATE, UNION
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.golden.drive import Aim

__all__ = ["DRIVEN", "Driven"]


class Driven(NamedTuple):
    """How a game is driven: its options, its aim, a seed, and how many ways are looked at."""

    aim: Aim
    seed: int = 1
    ways: int = 40
    options: tuple[str, ...] = ()


def no_confederate_will(state: ForThePeopleState) -> float:
    """17.2.1: the Confederacy loses heart."""
    return -state.will[CONFEDERATE]


def weary_union(state: ForThePeopleState) -> float:
    """17.2.1: the Union below 50 in Fall 1864, but not below half of the Confederate will."""
    return -abs(state.will[UNION] - 45) + min(state.will[CONFEDERATE], 70) / 4


def double_will(state: ForThePeopleState) -> float:
    """17.2.1: the Confederate will more than twice the Union's when a turn ends."""
    return state.will[CONFEDERATE] - 2 * state.will[UNION]


DRIVEN: Final[Mapping[str, Driven]] = {
    "1864 union 17.2.1 victory-confederate-will": Driven(no_confederate_will),
    "1864 confederate 17.2.1 victory-union-weary": Driven(weary_union),
    "1863 confederate 17.2.1 victory-double-will": Driven(double_will),
}
