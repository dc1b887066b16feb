"""A single answer that is not a decision: the table gives it, and an undo passes over it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from longroll.engine.game import Game
from longroll.engine.title import get_title, title_keys
from longroll.server.presenters.state import state_fields
from longroll.table import Store
from longroll.table.table import DECLINING
from longroll.words import words_for
from tests.cli.terminal import longroll
from tests.table.tables import begin

DEPLOYS = "bobbylee"


def forced_game() -> Game:
    """A game of Bobby Lee in which the seat that chooses has a single block left to deploy."""
    for seed in range(20):
        game, choose = Game(DEPLOYS, seed=seed), random.Random(seed)
        for _ in range(300):
            if game.over:
                break
            decision = game.decision
            if game.title.aids.is_forced(decision, decision.seat):
                return game
            game.push(choose.choice(decision.actions), decision.seat)
    raise AssertionError("nobody was ever forced")


@pytest.mark.parametrize("title", title_keys())
def test_what_is_forced_is_asked_by_that_title(title: str) -> None:
    words = words_for(title, "en")
    prompts = get_title(title).aids.forced
    assert prompts
    assert all(words.knows(key) for key in prompts)


def test_a_single_deployment_is_forced_and_one_of_two_is_not(store: Store) -> None:
    told: set[bool] = set()
    for seed in range(20):
        table, choose = begin(store, seed, title=DEPLOYS), random.Random(seed)
        while not table.game.over and table.seq < 200:
            decision = table.game.decision
            seat = decision.seats[0]
            action = choose.choice(decision.actions_of(seat))
            if decision.prompts[seat].key == "prompt-stations":
                fields = json.loads(state_fields(table, seat, "en")["decision"])
                assert fields["forced"] is (len(decision.actions_of(seat)) == 1)
                told.add(fields["forced"])
            before = table.last_own(seat)
            forced = table.title.aids.is_forced(decision, seat)
            store.commit(table, table.push(seat, str(action), table.seq))
            assert (table.last_own(seat) == before) is forced or str(action) in DECLINING
    assert told == {True, False}


def test_the_terminal_gives_a_forced_answer_and_says_so(tmp_path: Path) -> None:
    game, file = forced_game(), tmp_path / "forced.roll"
    game.finished_record().save(file)
    seat, (only,) = game.decision.seat, game.decision.actions
    words = ("play", DEPLOYS, "--resume", str(file), f"--{seat}", "human")
    said = words_for(DEPLOYS, "en").action(only)
    told = longroll(*words, typed="quit\n")
    assert f"Nothing else can be done: {said}.)" in told.out
    asked = longroll(*words, "--no-auto-pass", typed="quit\n")
    assert "Nothing else can be done" not in asked.out
    assert f"1  {said}" in asked.out
