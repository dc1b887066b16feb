"""How good a position is, for simple bots: what a beginner would count.

Will is what wins (12); states and their spaces are where it comes from; strength in supply is what
takes and holds them; a guarded capital keeps it.
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
"""What is left of a position's own worth at the end of 1861: who is beaten still does his best."""
_STRATEGY: Final = War.positions["political_control"]
"""From this step on the cards of the turn were dealt: a step counts on as it calls (3.3)."""


def quiet(state: ForThePeopleState) -> bool:
    """Whether the position can be judged: nothing that was begun is waiting for its end.

    A strategic move has begun when it is said whence (10.2): only where to tells what it is worth.
    Whoever offers the end of the war (2.1) waits for the other's answer, which may be the end.
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
    # Only between actions: on the march everybody would rather wander than stop.
    at_work = pending is not None and SEATS[side] in pending.seats and quiet(state)
    other = enemy(side)
    held, lost = will_hold(state, side), will_hold(state, other)
    worth = _worth(state, side) - _worth(state, other)
    now = _fronts(state, side, held) - _fronts(state, other, lost)
    now += _perils(state, other) - _perils(state, side) + W.tempo * at_work
    if not fought_for_states(state):
        return worth + now
    left = share_left(state)
    # What is not about the states that win it counts for less the nearer the end is (13.2).
    worth = worth * W.aside[last_turn(state) - state.turn] // ALL
    worth += now + prospect(state, side, held, lost)
    if left == ALL:
        return worth
    # A game that is about to end is worth what it ends with, or a search that sees its end in one
    # line and not in another would compare what cannot be compared.
    decided = outcome(state, side, held, lost)
    return (max(left, LEAST) * worth + (ALL - max(left, LEAST)) * decided) // ALL


def _verdict(state: ForThePeopleState, side: int) -> int:
    """The worth of a war that is over (17)."""
    winner = state.result.winner if state.result is not None else None
    if winner is None:
        return 0
    return W.victory if winner == SEATS[side] else -W.victory


def _fronts(state: ForThePeopleState, side: int, held: Mask) -> int:
    """Strength near to what ``side`` is to take."""
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

    So to march into the enemy's spaces is worth as much as to mark free ones.
    """
    lost = state.occupied(enemy(side)) & supplied(state, enemy(side))
    won = state.occupied(side) & supplied(state, side)
    return state.controlled(side) & ~lost | won


def _forts(state: ForThePeopleState, side: int) -> int:
    """A fort far from the enemy guards nothing."""
    forts = state.forts(side)
    worth = W.fort_far * forts.bit_count()
    worth += (W.fort - W.fort_far) * at_the_front(state, side, forts).bit_count()
    taken = COASTAL_FORTS & state.controlled(side) & HOME[enemy(side)]
    return worth + W.held * (taken & state.occupied(side)).bit_count()


def _operation(state: ForThePeopleState, side: int) -> int:
    """What a card in play for operations could still place (11.3)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, OperationChoice) or frame.side != side:
        return 0
    free = undecided(state) & ~state.controlled(side) & ~state.controlled(enemy(side))
    return W.in_play + W.operation * min(frame.value, free.bit_count())


def _claims(state: ForThePeopleState, side: int, marked: int) -> int:
    """Spaces where supplied units stand that the political phase will mark (11.1)."""
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
    """Whether the cards of the turn were dealt: its rounds are played, or over."""
    return not state.stack or state.stack[0].at >= _STRATEGY


def share_left(state: ForThePeopleState) -> int:
    """How much of the last turn of 1861 is still to come, in hundredths; before it, all.

    In that turn only the states count (13.2): what comes too late to take one of them is worth
    nothing.
    """
    if not fought_for_states(state) or state.turn < last_turn(state):
        return ALL
    if not at_cards(state):
        return ALL  # the cards of the turn are still to be dealt
    in_play = isinstance(state.stack[-1], OperationChoice) if state.stack else False
    return min(ALL, 10 * (len(state.hand[UNION]) + len(state.hand[CONFEDERATE]) + in_play))


def _capital(state: ForThePeopleState, side: int) -> int:
    """Guards of the capital count, up to five of them."""
    place = state.capital[side]
    return W.capital * min(state.units(side, place), 5) if place >= 0 else 0


def _perils(state: ForThePeopleState, side: int) -> int:
    """What the enemy could take at once: generals left alone, a capital without any guard."""
    worth = W.alone * len(lone_generals(state, side))
    place = state.capital[side]
    if place >= 0 and not state.units(side, place) and bare_capital(state, side):
        worth += W.bare
    return worth


def gauges(state: ForThePeopleState) -> dict[str, int]:
    """What a chronicler would note at the end of a turn."""
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
