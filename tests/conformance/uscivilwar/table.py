"""A table of The U.S. Civil War for tests: set up, or empty with a few pieces."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import (
    CONFEDERATE,
    GENERAL,
    GENERALS,
    NAMES,
    PLACE,
    UNION,
    WATERS,
    place_key,
)
from longroll.titles.uscivilwar.document import SCHEMA
from longroll.titles.uscivilwar.facts import Facts
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.driver import Driver

__all__ = ["Fleet", "at", "bare", "keys", "lost", "station", "who_holds", "water"]

ENDS: Final = ("battle-won", "battle-tied", "battle-lost")
"""The events that tell how a battle ends."""


class Fleet(Driver[CivilWarState]):
    """A driver that names the water itself where ships have a long list of places to go to."""

    @property
    def actions(self) -> list[str]:
        """The legal actions, and those that follow when their water has been named."""
        return [*super().actions, *self._far()]

    def _far(self) -> dict[str, str]:
        courses = AIDS.courses(self.state, self.decision.seat)
        return {str(course.actions[1]): str(course.actions[0]) for course in courses}

    def push(self, *texts: str) -> Fleet:
        """As in any driver."""
        for text in texts:
            water = self._far().get(text)
            super().push(*([water] if water else []), text)
        return self


def at(key: str) -> int:
    """A place by its key, or by a name that there is once."""
    if key in PLACE:
        return PLACE[key]
    assert NAMES.count(key) == 1, f"{key}: {NAMES.count(key)} places are called so"
    return NAMES.index(key)


def lost(driver: Driver[CivilWarState]) -> tuple[int, int]:
    """The losses of attackers and defenders in the first battle that a driver tells of."""
    ends = [dict(event.args) for event in driver.events if event.key in ENDS]
    return int(ends[0]["losses"]), int(ends[0]["defenders"])


def keys(region: Mask) -> set[str]:
    """The keys of the places of a region."""
    return {place_key(place) for place in members(region)}


def bare(turn: int = 5, *, border: str = "union", options: tuple[str, ...] = ()) -> CivilWarState:
    """A map without a piece, in some turn, the Border states belonging to one side."""
    state = set_up("1862", options)
    owners = dict.fromkeys(("KY", "MO", "WV"), border)
    SCHEMA.load(state, {"clear": True, "turn": turn, "border": owners})
    return state


def station(state: CivilWarState, side: int, key: str, points: int, *generals: str) -> int:
    """Put SP and Generals down; a General has his lowest rank if he has none yet."""
    place = at(key)
    state.put(side, place, points)
    for name in generals:
        general = GENERAL[name]
        state.where[general] = place
        state.stars[general] = state.stars[general] or min(GENERALS[general].ranks)
    return place


def water(key: str) -> int:
    """A water by its key."""
    return WATERS.at(key)


def who_holds(found: Facts, key: str) -> str:
    """Who has naval control of a water: ``union``, ``confederate`` or ``nobody``."""
    fleets = found.fleets
    number = water(key)
    sides = [
        name
        for side, name in ((UNION, "union"), (CONFEDERATE, "confederate"))
        if fleets[side] >> number & 1
    ]
    assert len(sides) < 2
    return sides[0] if sides else "nobody"
