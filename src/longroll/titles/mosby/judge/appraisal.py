"""How good a position is: the chance of winning the war, in ten thousandths (docs/bots.md).

Between two turns it follows from the points (`chances`); in the field from the points that are
expected by the end of the turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..base import COLTS, HORSES, HOWITZER, SCOUTS
from ..components import CARDS, COMBAT, FAR
from ..state import MosbyState
from ..victory import needed
from .chances import chance, share
from .field import Field, depths
from .weights import W

__all__ = ["appraise", "gauges", "lost", "rests"]

_PERMANENT: Final = dict(zip((HORSES, COLTS, HOWITZER, SCOUTS), W.keep, strict=True))
_HUNDRED: Final = 100
_TURN: Final = 2
"""Number of procedures on the stack while a turn asks where to muster: the war, and the turn."""
_SURE: Final = 10_000
"""The worth of a war that is certain to be won; one certain to be lost is worth 0."""


def rests(state: MosbyState) -> bool:
    """Whether no band is in the field: then points tell almost everything."""
    return state.mosby < 0 and len(state.stack) == _TURN


def appraise(state: MosbyState) -> int:
    """How good an undecided position is."""
    kept = sum(_PERMANENT.get(card, 0) for card in state.hand) / _HUNDRED
    if rests(state):
        worth = chance(state, state.turn, state.points + kept)
    else:
        expected = state.points + kept + _field(state) / _HUNDRED
        least = needed(state, state.turn)
        worth = share(expected, least, W.doubt / _HUNDRED)
        if state.turn < state.last_turn:
            worth *= chance(state, state.turn + 1, max(expected, least))
    return round(_SURE * worth) + W.point * state.points


def lost(state: MosbyState) -> int:
    """The worth of a lost war: more for having come far than for losing at once (21.2)."""
    return W.point * state.points - W.lost


def _field(state: MosbyState) -> int:
    """What the turn may still bring, in hundredths of a point."""
    if state.mosby < 0:
        return 0
    field = Field(state)
    worth = W.factor * state.factor - W.alert * state.alert + W.food * state.food
    worth += W.card * sum(not CARDS[card].permanent for card in state.hand)
    return worth + _hopes(field) - _danger(field)


def _hopes(field: Field) -> int:
    """What can still be gained this turn; nearer prizes count more."""
    state = field.state
    far = FAR[state.mosby]
    wanted = [
        max(0, prize.worth - field.noise(prize.space)) * W.reach[far[prize.space]]
        for prize in field.prizes()
        if far[prize.space] < len(W.reach)
    ]
    wanted.sort(reverse=True)
    hope = sum(value * part for value, part in zip(wanted, W.fewer, strict=False))
    found = hope * W.prize // _HUNDRED**3
    return found if state.pursued else found + W.tempo


def _danger(field: Field) -> int:
    """The expected cost of hunters, and of Mosby's depth inside the lines."""
    state = field.state
    inside = state.inside(state.mosby)
    risk = W.deep * depths(state.lines)[state.mosby]
    far = FAR[state.mosby]
    strength, sure = 0, 0
    for unit in field.hunters():
        links = far[state.at[unit]]
        if links < len(W.hunted):
            strength += state.strength(unit)
            sure = max(sure, W.hunted[links])
    if not strength:
        return risk
    cost = max(0, min(W.run, -field.stand(strength)[0]))
    return risk + cost * (sure if inside else sure * W.home // _HUNDRED) // _HUNDRED


def gauges(state: MosbyState) -> Mapping[str, int]:
    """The numbers of the war, for statistics."""
    return {
        "points": state.points,
        "needed": needed(state, state.turn),
        "alert": state.alert,
        "factor": state.factor,
        "awake": (state.active & COMBAT).bit_count(),
        "units": len(state.order),
        "broken": (state.rails | state.bridges).bit_count(),
    }
