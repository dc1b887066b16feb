"""The published opening (clause 23), as a game with scripted chance.

January 1863: fifty men muster at Middleburg with the cards Hide, Local Guide and Ames; a depot at
Rockville, all bridges rebuilt. Groveton, Manassas (found empty), by a guide to Union Mills, whose
guard of a hundred men sleeps; the bridge; Fairfax Station and Bradley wake, Centreville does not.
"""

from __future__ import annotations

from pathlib import Path

from longroll.engine.chance import Scripted
from longroll.engine.game import Game

__all__ = ["ACTIONS", "DRAWS", "RECORD", "ROLLS", "opening"]

RECORD = Path(__file__).parents[2] / "golden" / "mosby" / "opening.roll"

ACTIONS = (
    *("muster middleburg", "go groveton", "scout manassas", "go manassas"),
    *("go union-mills local-guide", "demolish bridge"),
)
ROLLS = (
    *(4, 2),  # recruitment, event cards
    *(3, 2),  # scouting, demolition
    *(5, 5, 6, 1, 2, 4),  # Union Mills; Fairfax Station, Centreville, Bradley; the two camps
    *(4, 6, 1, 5, 5, 6, 2, 1),  # initiative; Union Mills; hidden spaces from Fairfax Court House on
)
DRAWS = (
    *("1", "2", "3", "1", "9"),  # cards, events
    *("blank-1", "railroad-guard-1", "picket-1"),
    *("1st-west-virginia-cavalry", "picket-2"),
    *("courier-1", "2nd-vermont-brigade", "supply-wagon-1"),
)


def opening() -> Game:
    """The game at Mosby's first phase of a round."""
    game = Game("mosby", "ranger", chance=Scripted(rolls=ROLLS, draws=DRAWS))
    for action in ACTIONS:
        game.push(action)
    return game
