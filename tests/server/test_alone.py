"""What stands in the log as told to the reader alone: what nobody who only watches is told."""

from __future__ import annotations

import pytest

from longroll import Game
from longroll.engine.chance import Sampled
from longroll.engine.event import OBSERVER
from longroll.engine.title import title_keys
from longroll.server.presenters.words import log_line
from longroll.table.history import Told
from longroll.words import words_for

LONG = 400
HIDDEN = {"bobbylee", "forthepeople", "uscivilwar"}
"""Titles in which somebody is told something of his own that the others are not."""


@pytest.mark.parametrize("title", title_keys())
def test_nothing_is_for_the_readers_eyes_that_everybody_else_is_told(title: str) -> None:
    words, chance = words_for(title, "en"), Sampled(7)
    game = Game(title, chance=Sampled(1861))
    while not game.over and len(game.record.lines) < LONG:
        seat = game.decision.seats[0]
        actions = game.decision.actions_of(seat)
        game.push(actions[chance.below(len(actions))], seat)
    lines = [(event, log_line(words, 0, Told(0, 1, event))) for event in game.events]
    assert not any(line.secret for event, line in lines if event in game.log(OBSERVER))
    alone = {seat for event, line in lines if line.secret for seat in event.audience or ()}
    assert alone == (set(game.title.seats(game.record.options)) if title in HIDDEN else set())
