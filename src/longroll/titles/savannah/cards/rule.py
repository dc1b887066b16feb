"""What a card's event is to the house: when it is offered, when it is legal, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from longroll.engine.clause import Denial, deny

from ..base import P, Proc, army_key, side_key
from ..components.parts import ALLIES, AMERICAN, ARMIES_OF, BRITISH, CROWN, FRENCH
from ..state import SavannahState

__all__ = [
    "BOMBARDMENT",
    "COMBAT",
    "DECLARED",
    "EVENTS",
    "FIRE",
    "FIRED_ON",
    "INITIATIVE",
    "MOVEMENT",
    "QUIET",
    "RALLY",
    "REINFORCEMENTS",
    "TURN_END",
    "WORKS",
    "CardRule",
    "Playable",
    "Resolve",
    "allowed",
    "army_by_die",
    "clause_of",
    "enemy",
    "no_aim",
]

INITIATIVE: Final = "initiative"
EVENTS: Final = "events"
WORKS: Final = "works"
BOMBARDMENT: Final = "bombardment"
REINFORCEMENTS: Final = "reinforcements"
MOVEMENT: Final = "movement"
RALLY: Final = "rally"
FIRE: Final = "fire"
FIRED_ON: Final = "announced"
COMBAT: Final = "combat"
DECLARED: Final = "declared"
TURN_END: Final = "turn-end"

QUIET: Final = (INITIATIVE, EVENTS, MOVEMENT, TURN_END)
"""Moments of a card that does not depend on the moment: four in a turn are "any time" enough."""

Playable = Callable[[SavannahState, int], Denial | None]
"""Why a card has no event for a side now, or None; a matter of public facts alone."""

Resolve = Callable[[P, int], Proc | None]
"""The event, played by a side: what it does at once, and what it goes on with."""


class CardRule(NamedTuple):
    """The event of a card.

    Attributes:
        moments: the windows in which it is offered.
        playable: why the event cannot happen now; None if it can.
        resolve: the event.
        spent: whether a card that is drawn is removed, and another drawn in its place.
        returns: whether the card goes back into the deck once used (cards 28 and 40).
    """

    moments: tuple[str, ...]
    resolve: Resolve
    playable: Playable = lambda state, side: None  # noqa: ARG005  (the shape of a Playable)
    spent: Callable[[SavannahState], bool] = lambda state: False  # noqa: ARG005  (as above)
    returns: bool = False


def clause_of(card: int) -> str:
    """The clause of a card, ``C01`` to ``C55``."""
    return f"C{card:02d}"


def enemy(side: int) -> int:
    """The other side."""
    return 1 - side


def allowed(test: bool, card: int, message: str) -> Denial | None:
    """None if ``test`` holds, else a denial that cites the card."""
    return None if test else deny(clause_of(card), message, card=card)


def no_aim(card: int) -> Denial:
    """The card finds nothing to act upon."""
    return deny(clause_of(card), "deny-card-no-aim", card=card)


def army_by_die(play: P, side: int, card: int) -> int:
    """The army of ``side`` that a card strikes: of the Allies an even die names the French."""
    if side == CROWN:
        return BRITISH
    roll = play.chance.roll(f"card-{card}-army", 10) % 10
    army = AMERICAN if roll % 2 else FRENCH
    play.tell("card-army", card=card, roll=roll, army=army_key(army), side=side_key(ALLIES))
    assert army in ARMIES_OF[ALLIES]
    return army
