"""4.3 NAVAL TRANSPORT: what is offered for a point, or for a card, which may allow an assault."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..base import at_each, at_places, card_key, place_key, place_of
from ..components import CARD_KINDS, CONFEDERATE, UNION
from ..options import ADVANCED
from ..state import CivilWarState
from .quays import cautious, quays, why_no_quay

__all__ = ["voyages", "why_no_voyage"]

_CARDS: Final = (CARD_KINDS.index("naval"), CARD_KINDS.index("any"))


def cards_for(state: CivilWarState, side: int) -> tuple[int, ...]:
    """20.5.1, 21.11: the cards that allow an assault; cottonclads take one for any theatre."""
    if side == CONFEDERATE and ADVANCED in state.options:
        return _CARDS[1:]
    return _CARDS


def voyages(state: CivilWarState, side: int, paid: Mask, twice: Mask) -> list[Action]:
    """20.3.2: any number, a point each: in the places ``paid`` a point is left, ``twice`` two.

    For two a cautious General on board dares (7.7); a card is enough for him too.
    """
    hand = state.hands[side]
    cards = [kind for kind in _CARDS if hand[kind]]
    if not (paid or cards):
        return []
    peaceful, bold = quays(state, side, -1 if cards else paid)
    # 21.7.1: with the advanced game the Union's gunboats need no card for an assault.
    ready = side == UNION and ADVANCED in state.options
    places = (bold if ready else peaceful) & paid
    actions = [*at_each("transport", places)]
    daring = [place for place in members(places & twice) if cautious(state, side, place)]
    actions += at_places("venture", daring)
    # 18.1: a card that allows no assault pays for a transport in peace.
    able = [(kind, bold if kind in cards_for(state, side) else peaceful) for kind in cards]
    return actions + [
        act("ships", place_key(place), card_key(kind))
        for place in (members(bold) if cards else ())
        for kind, from_ in able
        if from_ >> place & 1
    ]


def why_no_voyage(state: CivilWarState, side: int, action: Action, unpaid: Denial) -> Denial | None:
    """Why a stack is not carried; ``unpaid`` if only points for it are lacking."""
    place, ships = place_of(action), action.verb == "ships"
    if place < 0:
        return None
    ready = side == UNION and ADVANCED in state.options
    card = action.args[1] if ships and len(action.args) > 1 else ""
    timid = card not in [card_key(kind) for kind in cards_for(state, side)]
    why = why_no_quay(state, side, place, assault=ships or ready)
    if why is None and action.verb == "venture" and not cautious(state, side, place):
        return deny("7.7", "deny-nobody-cautious", place=place_key(place))
    if why is not None or not ships:
        return why or unpaid
    if card not in [card_key(kind) for kind in _CARDS]:
        return deny("20.5.1", "deny-no-assault-card")
    if timid and why_no_quay(state, side, place, assault=False) is not None:
        return deny("21.11", "deny-cottonclads")
    return deny("18.1", "deny-no-such-card", card=card)
