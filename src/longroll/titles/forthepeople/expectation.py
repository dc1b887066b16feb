"""What is to be expected of a position in 1861 beyond what it shows, for bots that think long.

A general leads nobody without a card that activates him (5.1.4), and what a state will bring at the
end of a turn is as good as had by whoever holds it late in that turn (12.1.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import Mask, members

from .appraisal import at_cards, share_left, will_hold
from .components import CARDS, GENERALS, NOBODY, State, enemy
from .fronts import CROWD, RINGS, rings, wanted
from .prospect import BORDER_STATES, aims, fought_for_states
from .state import ForThePeopleState
from .victory import last_turn
from .weights import W

__all__ = ["foresee"]

ALL: Final = 100


def foresee(state: ForThePeopleState, side: int) -> int:
    """What ``side`` may expect more than its enemy, in hundredths of a point of will.

    Nothing where the game is over, or not fought for states (13.2).
    """
    if state.result is not None or not fought_for_states(state):
        return 0
    other = enemy(side)
    held, lost = will_hold(state, side), will_hold(state, other)
    led = _command(state, side, held) - _command(state, other, lost)
    due = _due(state, side, held, lost) - _due(state, other, lost, held)
    return W.front * led * share_left(state) // ALL**2 + due


def _command(state: ForThePeopleState, side: int, held: Mask) -> int:
    """How much better or worse than usual generals can be activated near what is to be taken.

    In hundredths of the steps of strength points that `fronts.nearness` counts.
    """
    points, staff, force = state.strength(side), state.staff(side), state.force
    standing = state.standing(side)
    values = [CARDS[card].ops for card in state.hand[side]]
    total = 0
    for steps, ring in enumerate(rings(wanted(state, side, held))):
        led = [(points[at], staff.get(at, ())) for at in members(ring & standing)]
        if force is not None and force.side == side and ring >> force.at & 1:
            led.append((force.units, force.generals))
        for units, generals in led:
            if leaders := _leaders(generals):
                total += (RINGS - steps) * min(units, CROWD) * _ease(state, min(leaders), values)
    return total


def _leaders(generals: Sequence[int]) -> list[int]:
    """The strategy ratings of those who can lead infantry (5.1.2)."""
    return [GENERALS[one].strategy for one in generals if not GENERALS[one].cavalry]


def _ease(state: ForThePeopleState, rating: int, values: Sequence[int]) -> int:
    """How easily a general is activated, from -100 (not at all) to 100 (by every card) (5.1.4).

    By the cards in hand; before they are dealt, by those that there are.
    """
    if not at_cards(state):
        return W.ease[min(rating, len(W.ease)) - 1]
    if not values:
        return -ALL
    return 2 * ALL * sum(value >= rating for value in values) // len(values) - ALL


def _due(state: ForThePeopleState, side: int, held: Mask, lost: Mask) -> int:
    """What the border states that ``side`` holds and nobody owns bring when the turn ends (12.1.3).

    Their will, and all their spaces where the enemy has neither units nor a fort; the fewer cards
    are left, the surer. In the last turn nothing comes of it but the end (13.2).
    """
    if state.turn == last_turn(state):
        return 0
    other = enemy(side)
    cards = sum(map(len, state.hand))
    sure = max(W.sure, ALL - W.unsure * cards) if at_cards(state) else W.sure
    aside = W.aside[last_turn(state) - state.turn]
    worth = 0
    for aim in BORDER_STATES:
        mine, his = held & aim.spaces, lost & aim.spaces
        if state.state_owner[aim.index] != NOBODY or mine.bit_count() < aim.control_needed:
            continue
        cleared = (his & ~state.occupied(other) & ~state.forts(other)).bit_count()
        filled = (aim.spaces & ~mine & ~his).bit_count() + cleared
        will = W.will * aim.control_value + W.state + W.border_space * (filled + cleared)
        worth += will * aside // ALL + cleared * _lost_mark(other, aim)
    return worth * sure // ALL


def _lost_mark(side: int, aim: State) -> int:
    """What a marker counts towards the victory of ``side`` (13.2)."""
    return W.aim_space if aim in aims(side) else 0
