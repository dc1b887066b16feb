"""A bare table for conformance tests: put pieces down, run one procedure, answer its questions."""

from __future__ import annotations

from typing import TypeAlias

from longroll.engine.chance import Scripted
from longroll.engine.procedure import Procedure
from longroll.titles.forthepeople.components import ARMY, CONFEDERATE, GENERAL, SPACE, UNION
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance import driver

__all__ = ["CONFEDERATE", "UNION", "Driver", "empty_table", "put", "run", "space"]


def space(key: str) -> int:
    """The index of the space called ``key``."""
    return SPACE[key]


def empty_table(turn: int = 2) -> ForThePeopleState:
    """The map of 1861 as printed, with no unit, fort, army or marker, both capitals in place."""
    state = ForThePeopleState("1861")
    state.turn = turn
    state.capital = [-1, SPACE["washington-dc"], SPACE["richmond"]]
    return state


def put(
    state: ForThePeopleState,
    side: int,
    where: str,
    infantry: int = 0,
    *generals: str,
    army: str | None = None,
) -> None:
    """Put units, generals and perhaps an army (commanded by the first general) in a space."""
    at = SPACE[where]
    if infantry:
        state.add_infantry(side, at, infantry)
    for general in generals:
        state.post_general(GENERAL[general], at)
    if army is not None:
        state.place_army(ARMY[army], at)
        state.commander[ARMY[army]] = GENERAL[generals[0]] if generals else -1


Driver: TypeAlias = driver.Driver[ForThePeopleState]


def run(
    state: ForThePeopleState,
    procedure: Procedure[ForThePeopleState],
    rolls: list[int] | None = None,
    draws: list[str] | None = None,
) -> Driver:
    """Run ``procedure`` on ``state`` with scripted dice and draws to its first question."""
    return Driver(state, procedure, Scripted(rolls or [], draws or []))
