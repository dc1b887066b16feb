"""3.24, 3.31, 3.52 The end of a month: points, sieges, and whether somebody has won."""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.state import Result

from .base import P
from .components import BLOCKS, CONFEDERATE, GROUND, HEX, SIDE_KEYS, TABLES, UNION, YEARS
from .control import held, marker, occupied
from .losses import besieged, lose_step
from .state import BobbyLeeState

__all__ = ["goes_on", "marginal_prize", "month_points", "sieges", "verdict"]

_WASHINGTON = HEX["1510"]
_OCTOBER = 9


def month_points(play: P) -> None:
    """3.52, 11.8: points that are never lost again, for supply hexes and for Washington."""
    state = play.state
    north = (GROUND.supply[UNION] & held(state, CONFEDERATE)).bit_count()
    if north:
        _score(play, "supply-hexes", -north)
    shut = besieged(state, UNION) | occupied(state, CONFEDERATE)
    if shut >> _WASHINGTON & 1:
        _score(play, "washington-besieged", -1)
    south = GROUND.supply[CONFEDERATE]
    if not south & ~held(state, UNION):
        _score(play, "all-supply-hexes", 1)


def _score(play: P, reason: str, points: int) -> None:
    play.state.political += points
    side = SIDE_KEYS[UNION if points > 0 else CONFEDERATE]
    play.tell("scored", reason=reason, side=side, points=abs(points))


def sieges(play: P) -> None:
    """11.8: every besieged block loses a step, whoever else falls on the same day."""
    state = play.state
    state.sieges = [besieged(state, UNION), besieged(state, CONFEDERATE)]
    for side in (UNION, CONFEDERATE):
        for hex_ in members(state.sieges[side]):
            starving = [b.index for b in BLOCKS if b.side == side and state.at[b.index] == hex_]
            for block in starving:
                lose_step(play, block, public=False)
    state.sieges = [0, 0]


def verdict(state: BobbyLeeState) -> Result | None:
    """4.6: a decisive victory; at the end of the scenario a marginal one, or a draw."""
    points = marker(state)
    if abs(points) >= TABLES.decisive:
        return _won(UNION if points > 0 else CONFEDERATE, "3.1", "decisive", TABLES.tournament[0])
    if not _over(state):
        return None
    if state.scenario == "campaign":
        return _won(CONFEDERATE, "3.31", "campaign", marginal_prize(-points))
    if abs(points) >= TABLES.marginal:
        prize = marginal_prize(abs(points))
        return _won(UNION if points > 0 else CONFEDERATE, "3.24", "marginal", prize)
    draw = TABLES.tournament[2]
    return Result(None, "3.24", "draw", tuple((key, draw) for key in SIDE_KEYS))


def marginal_prize(points: int) -> int:
    """3.25: what a marginal victory is worth with the marker so far on the winner's half.

    The least with the marker short of it: so the South wins a campaign (3.31).
    """
    worth = TABLES.tournament[1]
    return worth[min(max(points - TABLES.marginal, 0), len(worth) - 1)]


def _over(state: BobbyLeeState) -> bool:
    """Whether the scenario ends now; 3.31 lets a Union that leads go on past October 1864."""
    if state.month < YEARS[state.scenario].end or state.month % 12 != _OCTOBER:
        return False
    return not goes_on(state)


def goes_on(state: BobbyLeeState) -> bool:
    """3.31: whether the campaign would not end in October 1864, with the marker where it is."""
    optional = state.scenario == "campaign" and "to-the-end" in state.options
    return optional and marker(state) >= TABLES.marginal


def _won(side: int, clause: str, key: str, points: int) -> Result:
    scores = tuple((name, points if name == SIDE_KEYS[side] else 0) for name in SIDE_KEYS)
    return Result(SIDE_KEYS[side], clause, key, scores)
