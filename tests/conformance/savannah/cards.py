"""Playing event cards on a bare table: give a side some, open a window, answer."""

from __future__ import annotations

from longroll.titles.savannah.cards.window import Window
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import Driver, run

__all__ = ["EVERY_CARD", "full_deck", "hold", "opened", "played"]

EVERY_CARD = tuple(range(1, 56))


def hold(state: SavannahState, side: int, *cards: int) -> None:
    """Give a side these cards, and no others; they leave the deck."""
    state.hands[side] = tuple(sorted(cards))
    state.deck = tuple([card for card in state.deck if card not in cards])


def full_deck(state: SavannahState) -> SavannahState:
    """All 55 cards in the deck."""
    state.deck = EVERY_CARD
    return state


def opened(
    state: SavannahState,
    moment: str,
    rolls: list[int] | None = None,
    draws: list[str] | None = None,
) -> Driver:
    """A window at ``moment``, run to its first question."""
    return run(state, Window(moment), rolls=rolls or [], draws=draws or [])


def played(
    state: SavannahState,
    side: int,
    card: int,
    moment: str,
    *answers: str,
    rolls: list[int] | None = None,
) -> Driver:
    """``side``, which holds nothing else, plays ``card`` in a window and answers what follows."""
    hold(state, side, card)
    return opened(state, moment, rolls).push(f"play {card}", *answers)
