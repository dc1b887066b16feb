"""3, 21 The object of the game, and levels of victory."""

from __future__ import annotations

from longroll.engine.state import SYSTEM, Result

from .base import P
from .components import TABLES, TURNS
from .state import SEAT, SHORT_WAR, MosbyState
from .tracks import change

__all__ = ["LEVELS", "die", "forgotten", "judge", "needed", "steps"]

LEVELS = ("decisive", "substantial", "marginal")


def steps(state: MosbyState) -> tuple[int, int, int]:
    """The points at the end that are a decisive, substantial and marginal victory (21.1, 21.3)."""
    return TABLES.short_victory if SHORT_WAR in state.options else TABLES.victory


def needed(state: MosbyState, turn: int) -> int:
    """The points that the end of a turn wants (3.2): of the first no more than all have (3.4)."""
    return steps(state)[-1] if turn >= state.last_turn else TURNS[turn].needed


def forgotten(state: MosbyState) -> int:
    """What the end of the turn takes if it comes now: a band in the field was not heard of (20.4).

    Zero or less, within the limits of the track (2.3).
    """
    return change(state, TABLES.idle) if state.factor and not state.hunted else 0


def judge(play: P) -> bool:
    """The test at the end of a turn (20.5); whether the war is over."""
    state = play.state
    wanted = needed(state, state.turn)
    if state.points < wanted:
        play.tell("notoriety-short", count=state.points, needed=wanted)
        _lose(play, "3.2", _defeat(state, state.turn >= state.last_turn))
        return True
    if state.turn < state.last_turn:
        return False
    level = next(
        name for name, least in zip(LEVELS, steps(state), strict=True) if state.points >= least
    )
    clause = "21.3" if SHORT_WAR in state.options else "21.1"
    play.finish(Result(SEAT, clause, f"victory-{level}", ((SEAT, state.points),)))
    return True


def die(play: P) -> None:
    """The game is lost at once when Mosby dies (3.3)."""
    state = play.state
    late = state.turn >= min(TABLES.defeat_from[0], state.last_turn - 1)
    _lose(play, "3.3", _defeat(state, late))


def _defeat(state: MosbyState, late: bool) -> str:
    """How bad a defeat is: the later the better (21.2)."""
    if late:
        return "defeat-marginal"
    return "defeat-substantial" if state.turn >= TABLES.defeat_from[1] else "defeat-decisive"


def _lose(play: P, clause: str, key: str) -> None:
    play.finish(Result(SYSTEM, clause, key, ((SEAT, play.state.points),)))
