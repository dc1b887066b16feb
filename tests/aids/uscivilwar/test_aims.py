"""The aims beside the map tell the numbers by which the game is judged."""

from __future__ import annotations

import re

import pytest

from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.victory import automatic, balance
from longroll.words import words_for

ELECTION = 18


def aim_of_the_south(game: Game) -> str:
    """What the Confederates are told that they need."""
    aims = {aim.side: aim for aim in game.title.aids.aims(game.state, OBSERVER)}
    return words_for("uscivilwar", "en").message(aims["confederate"].told)


def ending(state: CivilWarState, points: int) -> str | None:
    """How the turn ends if the Union is so many points ahead."""
    state.invasion += balance(state) - points
    result = automatic(state)
    return result.key if result is not None else None


@pytest.mark.parametrize("turn", [1, 5, 17, ELECTION])
def test_the_election_is_foretold_by_the_reference_number_of_its_own_turn(turn: int) -> None:
    game = Game("uscivilwar", "campaign", seed=1)
    state: CivilWarState = game.state
    state.turn = turn
    found = re.search(r"election of turn (\d+) (\d+) or less", aim_of_the_south(game))
    assert found is not None
    when, votes = map(int, found.groups())
    assert when == ELECTION
    (chart,) = [c for c in game.title.aids.charts(state, OBSERVER) if c.key == "victory"]
    (row,) = [row for row in chart.rows if row.label == "aim-election"]
    assert str(votes) in words_for("uscivilwar", "en").cell(row.cells[0])
    state.turn = when
    assert ending(state, votes) == "election"
    assert ending(state, votes + 1) is None


@pytest.mark.parametrize("turn", [1, 8])
def test_what_wins_at_once_is_said_of_this_turn(turn: int) -> None:
    game = Game("uscivilwar", "campaign", seed=1)
    game.state.turn = turn
    found = re.search(r"(\S+) or less at the end of this turn", aim_of_the_south(game))
    assert found is not None
    least = int(found[1].replace("\N{MINUS SIGN}", "-"))
    assert ending(game.state, least) == "automatic"
    assert ending(game.state, least + 1) is None
