"""How good a position is, for simple bots: what a beginner would count.

Will wins the game (12); it comes from states and their spaces; strength in supply takes and holds
these; a guarded capital keeps it.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members

from ..cards.operations import OperationChoice
from ..components import (
    BORDER,
    COASTAL_FORTS,
    CONFEDERATE,
    HOME,
    RESOURCES,
    SPACES,
    STATES,
    UNION,
    enemy,
)
from ..sequence import War
from ..state import SEATS, ForThePeopleState
from ..strategic import StrategicMovement
from ..supply import reach, supplied
from ..victory import last_turn, strength
from .exposure import bare_capital, lone_generals
from .fronts import at_the_front, nearness, wanted
from .prospect import fought_for_states, outcome, prospect, undecided
from .weights import W

__all__ = ["appraise", "at_cards", "gauges", "quiet", "share_left", "will_hold"]

ALL: Final = 100
LEAST: Final = 10
"""Minimum share of a position's own worth at the end of 1861, so that a beaten side plays on."""
_STRATEGY: Final = War.positions["political_control"]
"""From this step on the cards of the turn are dealt (3.3)."""


def quiet(state: ForThePeopleState) -> bool:
    """Whether the position can be judged: no operation is unfinished.

    A strategic move has begun once its origin is chosen (10.2): only the destination shows its
    worth. A side that offers the end of the war (2.1) waits for the other's answer, which may be
    the end.
    """
    if not state.stack:
        return True
    frame = state.stack[-1]
    if isinstance(frame, War) and state.chosen:
        return False
    return frame.calm and (not isinstance(frame, StrategicMovement) or frame.step == "origins")


def appraise(state: ForThePeopleState, side: int) -> int:
    """The worth of a position for ``side``, in hundredths of a point of will."""
    if state.result is not None:
        return _verdict(state, side)
    pending = state.pending
    # Only between actions: otherwise marching on would always look better than stopping.
    at_work = pending is not None and SEATS[side] in pending.seats and quiet(state)
    other = enemy(side)
    held, lost = will_hold(state, side), will_hold(state, other)
    worth = _worth(state, side) - _worth(state, other)
    now = _fronts(state, side, held) - _fronts(state, other, lost)
    now += _perils(state, other) - _perils(state, side) + W.tempo * at_work
    if not fought_for_states(state):
        return worth + now
    left = share_left(state)
    # What does not concern the states that win it counts for less towards the end (13.2).
    worth = worth * W.aside[last_turn(state) - state.turn] // ALL
    worth += now + prospect(state, side, held, lost)
    if left == ALL:
        return worth
    # A game about to end is worth its outcome, or a search that sees the end in only one of two
    # lines would compare values of different kinds.
    decided = outcome(state, side, held, lost)
    return (max(left, LEAST) * worth + (ALL - max(left, LEAST)) * decided) // ALL


def _verdict(state: ForThePeopleState, side: int) -> int:
    """The worth of a war that is over (17)."""
    winner = state.result.winner if state.result is not None else None
    if winner is None:
        return 0
    return W.victory if winner == SEATS[side] else -W.victory


def _fronts(state: ForThePeopleState, side: int, held: Mask) -> int:
    """Strength near the spaces that ``side`` should take."""
    return W.front * nearness(state, side, wanted(state, side, held)) * share_left(state) // ALL


def _worth(state: ForThePeopleState, side: int) -> int:
    worth = W.will * state.will[side] + W.card * len(state.hand[side])
    worth += W.state * sum(1 for s in STATES if state.state_owner[s.index] == side)
    marked = state.controlled(side)
    worth += W.own_space * (marked & ~HOME[side]).bit_count()
    worth += W.border_space * (marked & undecided(state)).bit_count()
    worth += _forts(state, side)
    worth += _claims(state, side, marked)
    worth += _strength(state, side)
    worth += _capital(state, side)
    worth += _operation(state, side)
    return worth + W.blockade * state.blockade if side == UNION else worth


def will_hold(state: ForThePeopleState, side: int) -> Mask:
    """The spaces of ``side`` after a political phase (11.1).

    So marching into the enemy's spaces is worth as much as marking free ones.
    """
    lost = state.occupied(enemy(side)) & supplied(state, enemy(side))
    won = state.occupied(side) & supplied(state, side)
    return state.controlled(side) & ~lost | won


def _forts(state: ForThePeopleState, side: int) -> int:
    """The worth of forts: one far from the enemy guards nothing."""
    forts = state.forts(side)
    worth = W.fort_far * forts.bit_count()
    worth += (W.fort - W.fort_far) * at_the_front(state, side, forts).bit_count()
    taken = COASTAL_FORTS & state.controlled(side) & HOME[enemy(side)]
    return worth + W.held * (taken & state.occupied(side)).bit_count()


def _operation(state: ForThePeopleState, side: int) -> int:
    """The markers that a card in play for operations could still place (11.3)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, OperationChoice) or frame.side != side:
        return 0
    free = undecided(state) & ~state.controlled(side) & ~state.controlled(enemy(side))
    return W.in_play + W.operation * min(frame.value, free.bit_count())


def _claims(state: ForThePeopleState, side: int, marked: int) -> int:
    """Spaces with supplied units that the political phase will mark (11.1)."""
    claims = state.occupied(side) & supplied(state, side) & ~marked
    worth = (3 * W.border_space // 4) * (claims & undecided(state)).bit_count()
    worth += 2 * W.own_space * (claims & ~BORDER & ~HOME[side]).bit_count()
    if side == UNION:
        prizes = members(claims & RESOURCES & ~state.destroyed)
        worth += W.resource * sum(SPACES[space].resource for space in prizes)
    return worth


def _strength(state: ForThePeopleState, side: int) -> int:
    total = sum(state.infantry[side]) + state.points(*state.cavalry_posted(side))
    if state.force is not None and state.force.side == side:
        total += state.force.units
    cut_off = state.occupied(side) & ~reach(state, side)
    return W.strength * total * share_left(state) // ALL - W.cut_off * cut_off.bit_count()


def at_cards(state: ForThePeopleState) -> bool:
    """Whether the cards of the turn are dealt: its rounds are being played, or over."""
    return not state.stack or state.stack[0].at >= _STRATEGY


def share_left(state: ForThePeopleState) -> int:
    """How much of the last turn of 1861 is left, in percent; before it, 100.

    In that turn only the states count (13.2): what comes too late to take one is worth nothing.
    """
    if not fought_for_states(state) or state.turn < last_turn(state):
        return ALL
    if not at_cards(state):
        return ALL  # the cards of the turn are still to be dealt
    in_play = isinstance(state.stack[-1], OperationChoice) if state.stack else False
    return min(ALL, 10 * (len(state.hand[UNION]) + len(state.hand[CONFEDERATE]) + in_play))


def _capital(state: ForThePeopleState, side: int) -> int:
    """The guards of the capital, up to five of them."""
    place = state.capital[side]
    return W.capital * min(state.units(side, place), 5) if place >= 0 else 0


def _perils(state: ForThePeopleState, side: int) -> int:
    """What the enemy could take at once: unaccompanied generals, an unguarded capital."""
    worth = W.alone * len(lone_generals(state, side))
    place = state.capital[side]
    if place >= 0 and not state.units(side, place) and bare_capital(state, side):
        worth += W.bare
    return worth


def gauges(state: ForThePeopleState) -> dict[str, int]:
    """The numbers of a game at the end of a turn, for statistics."""
    found: dict[str, int] = {}
    for side in (UNION, CONFEDERATE):
        found[f"will {SEATS[side]}"] = state.will[side]
    for side in (UNION, CONFEDERATE):
        found[f"states {SEATS[side]}"] = sum(owner == side for owner in state.state_owner)
    for side in (UNION, CONFEDERATE):
        found[f"strength {SEATS[side]}"] = strength(state, side)
    for side in (UNION, CONFEDERATE):
        found[f"gained {SEATS[side]}"] = (state.controlled(side) & ~HOME[side]).bit_count()
    found["blockade level"] = state.blockade
    return found
