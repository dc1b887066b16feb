"""The rulebook's sample game (L4758-5176): its plays in order, and the record that they make.

``python -m tests.conformance.forthepeople.sample_game`` writes it anew; the committed one is
``tests/golden/forthepeople/sample-1861.roll``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from longroll.engine.chance import Scripted
from longroll.engine.game import Game
from longroll.engine.record import Record

from .sample_play import Play
from .sample_spring import FIRST_HANDS, SET_UP, SPRING
from .sample_summer import SUMMER

__all__ = ["PLAYS", "RECORD", "SET_UP", "make"]

PLAYS: tuple[Play, ...] = (*SPRING, *SUMMER)
RECORD = Path(__file__).parents[2] / "golden" / "forthepeople" / "sample-1861.roll"
REMARKS = [
    "The rulebook's sample game of 1861: spring, summer, and as far as the first decision of fall.",
    "Comments name lines of the rulebook. Made by tests/conformance/forthepeople/sample_game.py.",
]


def make() -> Record:
    """Play the game with the hands and dice of the text; a comment begins each play."""
    chance = Scripted(draws=FIRST_HANDS)
    game = Game("forthepeople", "1861", chance=chance)
    game.record.remarks = REMARKS
    for play in PLAYS:
        chance.rolls += play.rolls
        chance.draws += play.draws
        first = len(game.record.lines)
        for seat, action in play.actions():
            game.push(action, seat)
        game.record.lines[first].comment = f"{play.lines}: {play.note}"
        assert not chance.rolls, f"{play.lines}: dice left over"
        assert not chance.draws, f"{play.lines}: draws left over"
    return game.finished_record()


if __name__ == "__main__":
    sys.stdout.write(str(make()))
