"""19.3 Victory points, the reference number, and how a game ends."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.state import Result

from .base import turn_of
from .components import CONFEDERATE, GROUND, SCENARIOS, SIDE_KEYS, TABLES, UNION, WATERS, ZONES
from .economy import open_ports
from .facts import Facts, facts
from .ground import BORDER_REALMS, NORTH, OBJECTIVES, REALM, RESOURCES
from .setting_up import START_OF, campaign
from .state import CivilWarState

__all__ = [
    "automatic",
    "balance",
    "blockade_held",
    "border_objectives",
    "confederate_points",
    "final_points",
    "mississippi_open",
    "union_points",
    "verdict",
]

_MISSISSIPPI: Final[Mask] = WATERS.of_river("Mississippi")
_BORDER: Final[Mask] = sum(REALM[realm] for realm in BORDER_REALMS)
_WHOLE_BLOCKADE: Final = sum(
    GROUND.modifier[port]
    for zone in GROUND.zones
    for port in members(zone)
    if port < GROUND.grid.size or GROUND.keys[port] != "brownsville"
)


def union_points(state: CivilWarState) -> int:
    """19.3.1: points of Resource hexes captured or destroyed, and the award for the Mississippi.

    A hex that was burned and is the Confederates' again counts all but its last point.
    """
    mine = facts(state).held[UNION]
    total = state.mississippi * TABLES.victory.number("mississippi")
    for place in members(RESOURCES):
        if mine >> place & 1:
            total += GROUND.value[place]
        elif state.burned >> place & 1:
            total += GROUND.value[place] - 1
    return total


def confederate_points(state: CivilWarState) -> int:
    """19.3.2: for the invasion of the North, and for Washington once."""
    return state.invasion + state.panic * TABLES.victory.number("washington")


def balance(state: CivilWarState) -> int:
    """19.3.4: the points of the Union less those of the Confederates."""
    return union_points(state) - confederate_points(state)


def mississippi_open(found: Facts) -> bool:
    """19.3.1: whether the Union controls the whole length of the Mississippi."""
    return not _MISSISSIPPI & ~found.fleets.union


def objectives_lost(found: Facts) -> Mask:
    """19.3.2: Objective hexes of Northern states in Confederate hands."""
    return OBJECTIVES & NORTH & found.held[CONFEDERATE]


def blockade_held(state: CivilWarState) -> int:
    """S1.2: points of the blockade that are the Union's: of ports that are not open.

    At the start of 1862 the text counts one more than its markers show (Q-41).
    """
    found = facts(state)
    open_ = sum(
        GROUND.modifier[port]
        for zone in range(len(ZONES))
        for port in members(open_ports(found, zone))
        if GROUND.keys[port] != "brownsville"
    )
    return _WHOLE_BLOCKADE - open_ + SCENARIOS[START_OF[state.scenario]].unlisted_blockade


def border_objectives(found: Facts) -> int:
    """S1.2: Objective hexes of Border states in Confederate hands."""
    return (OBJECTIVES & _BORDER & found.held[CONFEDERATE]).bit_count()


def final_points(state: CivilWarState) -> int:
    """S1.2: the points at the end of a short scenario, in halves."""
    return 2 * balance(state) + blockade_held(state) - 2 * border_objectives(facts(state))


def automatic(state: CivilWarState) -> Result | None:
    """19.3.4: twelve points off the reference number end the war; S4.3: the election."""
    number, margin = turn_of(state).reference, TABLES.victory.number("margin")
    points = balance(state)
    if points >= number + margin:
        return _won(UNION, "19.3.4", "automatic", 2 * points)
    election = campaign(state.scenario) and state.turn == TABLES.victory.number("election_turn")
    if points <= number - margin:
        return _won(CONFEDERATE, "19.3.4", "automatic", 2 * points)
    if election and points - TABLES.victory.number("election_points") <= number - margin:
        return _won(CONFEDERATE, "S4.3", "election", 2 * points)
    return None


def verdict(state: CivilWarState) -> Result | None:
    """The result at the end of a turn, if it ends the game."""
    ended = automatic(state)
    if ended is not None:
        return ended
    if campaign(state.scenario):
        if state.turn < TABLES.victory.number("last_turn"):
            return None
        points = 2 * balance(state)
        won = points >= 2 * TABLES.victory.number("campaign")
        return _won(UNION if won else CONFEDERATE, "S4.2", "campaign", points)
    scenario = SCENARIOS[state.scenario]
    if state.turn < scenario.last:
        return None
    points = final_points(state)
    clause = f"S{list(SCENARIOS).index(scenario.key) + 1}.2"
    won = points >= 2 * scenario.needed
    return _won(UNION if won else CONFEDERATE, clause, "scenario", points)


def _won(side: int, clause: str, key: str, halves: int) -> Result:
    """A victory; scores are in half points, those of the Union less the Confederates'."""
    scores = ((SIDE_KEYS[UNION], halves), (SIDE_KEYS[CONFEDERATE], -halves))
    return Result(SIDE_KEYS[side], clause, key, scores)
