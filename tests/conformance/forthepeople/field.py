"""A field of battle for conformance tests: a force on the march, and the fight."""

from __future__ import annotations

from longroll.titles.forthepeople.battle import Battle
from longroll.titles.forthepeople.components import ARMY, GENERAL, GENERALS, SPACE
from longroll.titles.forthepeople.state import (
    ARMY as AS_ARMY,
)
from longroll.titles.forthepeople.state import (
    BRIGADE,
    CORPS,
    DIVISION,
    MOVING,
    Force,
    ForThePeopleState,
)
from tests.conformance.forthepeople.table import Driver, run

__all__ = ["control", "elites", "ended", "fight", "march", "sail", "total"]


def march(
    state: ForThePeopleState,
    side: int,
    start: str,
    infantry: int,
    *generals: str,
    army: str | None = None,
) -> Force:
    """Set a force on the march in ``start``; the first general leads it."""
    officers = [GENERAL[key] for key in generals]
    force = Force(side, _kind(infantry, officers, army), SPACE[start])
    force.infantry = infantry
    force.generals = tuple(sorted(officers))
    force.lead = officers[0] if officers else -1
    if army is not None:
        force.army = ARMY[army]
        state.place_army(force.army, MOVING)
        state.commander[force.army] = force.lead
    state.force = force
    for general in officers:
        state.post_general(general, MOVING)
    state.touch()
    return force


def _kind(infantry: int, officers: list[int], army: str | None) -> int:
    if army is not None:
        return AS_ARMY
    if not officers:
        return DIVISION
    alone = not infantry and len(officers) == 1 and GENERALS[officers[0]].cavalry
    return BRIGADE if alone else CORPS


def sail(state: ForThePeopleState, side: int, start: str, infantry: int, *generals: str) -> Force:
    """As `march`, over water: a corps even without a general (5.4.3)."""
    force = march(state, side, start, infantry, *generals)
    force.kind, force.naval = CORPS, True
    return force


def fight(
    state: ForThePeopleState,
    where: str,
    rolls: list[int],
    draws: list[str] | None = None,
    **how: bool | int,
) -> Driver:
    """The force on the march attacks ``where``; ``rolls``: attacker, defender, then casualties."""
    return run(state, Battle(SPACE[where], **how), rolls, draws)  # type: ignore[arg-type]  # flags by name


def ended(driver: Driver) -> int:
    """What the procedure has returned, now that it is over."""
    assert driver.over, driver.actions
    return driver.returned


def control(state: ForThePeopleState, side: int, *keys: str) -> None:
    """Put spaces under a side's control (0: neutral)."""
    for key in keys:
        state.set_control(SPACE[key], side)


def elites(state: ForThePeopleState, army: str, *units: int) -> None:
    """Give an army elite units, by their numbers (Union 0-1, Confederate 2-3)."""
    for unit in units:
        state.elite[unit] = ARMY[army]


def total(driver: Driver, side: str) -> int:
    """The sum of the modifiers of a side."""
    rolled = [dict(event.args) for event in driver.told("battle-roll")]
    return next(int(args["modifier"]) for args in rolled if args["side"] == side)
