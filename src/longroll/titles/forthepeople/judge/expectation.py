"""What to expect of a position in 1861 beyond its appraisal, for bots that think long.

A general leads nobody without a card that activates him (5.1.4); what a state brings at the end of
a turn is almost certain for the side that holds it late in that turn (12.1.3); an open state goes
to the side that marks enough of it before the enemy has marked too much (11.3); and a marker in an
empty space is turned over by any unit that enters (11.1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from longroll.board.region import Mask, members

from ..components import CARDS, GENERALS, NOBODY, State, enemy
from ..state import ForThePeopleState
from ..victory import last_turn
from .appraisal import at_cards, share_left, will_hold
from .fronts import CROWD, RINGS, around, rings, wanted
from .prospect import BORDER_STATES, aims, fought_for_states, progress, prospect, undecided
from .weights import W

__all__ = ["command", "due", "foresee", "race", "scarce", "threat"]

ALL: Final = 100
WALK: Final = 2
"""Distance in spaces within which a unit counts as soon there."""
NEAR: Final = sum(rings(sum(aim.spaces for aim in BORDER_STATES))[:WALK])
"""Spaces from which units threaten a border state."""
SCARCE: Final[Mapping[str, int]] = MappingProxyType(
    {aim.key: share for aim, share in zip(BORDER_STATES, W.scarce, strict=True)}
)


def foresee(state: ForThePeopleState, side: int) -> int:
    """What ``side`` may expect more than its enemy, in hundredths of a point of will.

    Zero if the game is over, or not fought for states (13.2).
    """
    if state.result is not None or not fought_for_states(state):
        return 0
    other = enemy(side)
    held, lost = will_hold(state, side), will_hold(state, other)
    led = command(state, side, held) - command(state, other, lost)
    worth = W.front * led * share_left(state) // ALL**2
    worth += threat(state, other, lost, held) - threat(state, side, held, lost)
    if state.turn == last_turn(state):
        return worth  # only the end counts
    worth += due(state, side, held, lost) - due(state, other, lost, held)
    worth += race(state, side, held, lost) - race(state, other, lost, held)
    return worth + scarce(state, side, held, lost) - scarce(state, other, lost, held)


def command(state: ForThePeopleState, side: int, held: Mask) -> int:
    """How much more easily than usual generals near the targets can be activated; may be negative.

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
    """The strategy ratings of the generals that can lead infantry (5.1.2)."""
    return [GENERALS[one].strategy for one in generals if not GENERALS[one].cavalry]


def _ease(state: ForThePeopleState, rating: int, values: Sequence[int]) -> int:
    """How easily a general is activated, from -100 (not at all) to 100 (by every card) (5.1.4).

    By the cards in hand; before they are dealt, by the deck.
    """
    if not at_cards(state):
        return W.ease[min(rating, len(W.ease)) - 1]
    if not values:
        return -ALL
    return 2 * ALL * sum(value >= rating for value in values) // len(values) - ALL


def due(state: ForThePeopleState, side: int, held: Mask, lost: Mask) -> int:
    """What unowned border states that ``side`` holds bring when the turn ends (12.1.3).

    The fewer cards are left, the more certain it is.
    """
    cards = sum(map(len, state.hand))
    sure = max(W.sure, ALL - W.unsure * cards) if at_cards(state) else W.sure
    worth = 0
    for aim in BORDER_STATES:
        if state.state_owner[aim.index] == NOBODY and _lacking(aim, held) <= 0:
            worth += _brings(state, side, aim, held, lost)
    return worth * sure // ALL


def _lacking(aim: State, held: Mask) -> int:
    """How many more spaces than those of ``held`` are needed to control a state (12.1.4)."""
    return aim.control_needed - (held & aim.spaces).bit_count()


def _brings(state: ForThePeopleState, side: int, aim: State, held: Mask, lost: Mask) -> int:
    """What the first control of a border state brings besides the state itself (12.1.3).

    Its will, and all its spaces where the enemy has neither units nor a fort.
    """
    other = enemy(side)
    mine, his = held & aim.spaces, lost & aim.spaces
    cleared = (his & ~state.occupied(other) & ~state.forts(other)).bit_count()
    filled = (aim.spaces & ~mine & ~his).bit_count() + cleared
    will = W.will * aim.control_value + W.state + W.border_space * (filled + cleared)
    return will * W.aside[last_turn(state) - state.turn] // ALL + cleared * _lost_mark(other, aim)


def _lost_mark(side: int, aim: State) -> int:
    """The value of a marker for the victory of ``side`` (13.2)."""
    return W.aim_space if aim in aims(side) else 0


def race(state: ForThePeopleState, side: int, held: Mask, lost: Mask) -> int:
    """The worth to ``side`` of unowned border states, which it may yet mark.

    Markers go only where nobody has one (11.3.A), so a side that needs four of six free spaces is
    stopped by three of the enemy's: a race between the four and the three. What troops can still
    take is not counted here, but by the strength near it (`fronts`).
    """
    other = enemy(side)
    taken = held | lost | state.occupied(other) | state.forts(other)
    dealt = at_cards(state)
    worth = 0
    for aim in BORDER_STATES:
        lacking = _lacking(aim, held)
        spare = (aim.spaces & ~taken).bit_count() - lacking + 1
        if state.state_owner[aim.index] != NOBODY or lacking <= 0 or spare <= 0:
            continue
        chance = ALL * spare // (spare + lacking)
        if dealt and lacking <= _markers(state, side) and spare > _markers(state, other):
            chance = ALL
        won = W.aim_state * SCARCE[aim.key] // ALL if aim in aims(side) else 0
        worth += chance * (_brings(state, side, aim, held, lost) + won)
    return worth * W.race // ALL**2


def _markers(state: ForThePeopleState, side: int) -> int:
    """The number of markers that the cards of ``side`` can place (11.3)."""
    return sum(CARDS[card].ops for card in state.hand[side])


def scarce(state: ForThePeopleState, side: int, held: Mask, lost: Mask) -> int:
    """The extra worth to ``side`` of the states that win 1861, by how hard they are to get."""
    return progress(state, side, held, lost, SCARCE) - progress(state, side, held, lost)


def threat(state: ForThePeopleState, side: int, held: Mask, lost: Mask) -> int:
    """The expected loss of ``side`` in border states where the enemy can enter empty spaces (11.1).

    So a strength point left in a space keeps it, and one sent away gives it up. Each enemy point
    nearby can turn one marker over, while there is a card to move it with.
    """
    other = enemy(side)
    bare = _bare(state, side, held)
    if not bare:
        return 0
    points, standing = state.strength(other), state.standing(other)
    near = 0
    for ring in rings(bare)[:WALK]:
        near += sum(min(points[at], CROWD) for at in members(ring & standing))
    count = bare.bit_count()
    sure = W.threat * min(count, near) // count
    if at_cards(state) and not state.hand[other]:
        # The enemy may come in the next turn, if there is one.
        sure = 0 if state.turn == last_turn(state) else sure // 2
    loss = _stands(state, side, held, lost) - _stands(state, side, held & ~bare, lost | bare)
    return max(0, loss) * sure * share_left(state) // ALL**2


def _bare(state: ForThePeopleState, side: int, held: Mask) -> Mask:
    """The spaces of border states without units and forts that the enemy can soon enter.

    A march is stopped by units, and a fort bars rivers or has to be taken first (5.7.2).
    """
    other = enemy(side)
    kept = state.occupied(side) | state.forts(side)
    bare = held & undecided(state) & ~kept
    if not bare:
        return 0
    reached = state.occupied(other) & NEAR
    for _ in range(WALK):
        reached |= around(reached) & ~kept
    return bare & reached


def _stands(state: ForThePeopleState, side: int, held: Mask, lost: Mask) -> int:
    """The standing of ``side`` in 1861 (13.2); before the last turn by states' difficulty."""
    worth = prospect(state, side, held, lost)
    if state.turn == last_turn(state):
        return worth
    return worth + scarce(state, side, held, lost) - scarce(state, enemy(side), lost, held)
