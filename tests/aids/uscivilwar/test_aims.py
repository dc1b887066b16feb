"""The aims beside the map tell the numbers by which the game is judged."""

from __future__ import annotations

import re

import pytest

from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.victory import automatic, balance
from longroll.words import LANGUAGES, words_for

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
    found = re.search(r"election of turn (\d+) with (\d+) or less", aim_of_the_south(game))
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_head_says_needs_no_rulebook(language: str) -> None:
    words = words_for("uscivilwar", language)
    game = Game("uscivilwar", "1861", seed=1)
    (standing,) = (c for c in game.title.aids.charts(game.state, "union") if c.key == "standing")
    heads = [words.row(row.label) for row in standing.rows]
    about = words.text("chart-standing-about") or ""
    # The rulebook's own name of it stands in the tip, where it is explained.
    name = {"en": "reference number", "es": "número de referencia", "it": "numero di riferimento"}
    assert name[language] in about
    assert all(name[language] not in head for head in heads)


def test_points_that_count_at_the_end_only_are_told_apart() -> None:
    words = words_for("uscivilwar", "en")
    for scenario, counts in (("1861", True), ("campaign", False)):
        game = Game("uscivilwar", scenario, seed=1)
        for aim in game.title.aids.aims(game.state, "union"):
            assert ("blockade and border states count then" in words.message(aim.told)) is counts
