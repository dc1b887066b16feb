"""Counting blunders: every one once, by bot and kind, and the same from the same seed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longroll.engine.game import chosen_options
from longroll.engine.title import get_title, title_keys
from longroll.lab.blunders import Find, GameFinds, blunders_of_game, tally, tally_of
from longroll.lab.selfplay import Plan, play_game
from longroll.words import LANGUAGES, Words
from tests.cli.terminal import longroll

PLAN = Plan("forthepeople", "1861", (), {"union": "random", "confederate": "random"})


def find(bot: str, kind: str, seed: int) -> Find:
    return Find(bot, kind, "union", "grant", seed, 7)


def test_a_tally_counts_by_bot_and_kind_and_keeps_the_first_examples() -> None:
    games = [
        GameFinds({"a": 400, "b": 300}, (find("a", "x", 1), find("b", "x", 1))),
        GameFinds({"a": 100}, tuple(find("a", "x", 2) for _ in range(3))),
    ]
    found = tally(games)
    assert found.games == 2
    assert found.decisions == {"a": 500, "b": 300}
    assert found.counts == {("a", "x"): 4, ("b", "x"): 1}
    assert [one.seed for one in found.examples["a", "x"]] == [1, 2, 2]
    assert (found.rate("a", "x"), found.rate("a", "y")) == (8.0, 0.0)


def test_the_game_under_the_critics_eyes_is_the_one_that_self_play_plays() -> None:
    watched, played = blunders_of_game(PLAN, 3), play_game(PLAN, 3)
    assert sum(watched.decisions.values()) <= played.decisions
    assert [(one.kind, one.about) for one in watched.found] == [("general-alone", "beauregard")]
    assert 0 < watched.found[0].moment <= played.decisions


def test_the_count_is_the_same_in_any_number_of_processes() -> None:
    assert tally_of(PLAN, 4, 1) == tally_of(PLAN, 4, 1, jobs=2)


@pytest.mark.parametrize("key", title_keys())
def test_the_critic_of_every_title_watches_a_game_and_leaves_it_as_it_is(key: str) -> None:
    title = get_title(key)
    scenario = title.info.scenarios[0].key
    options = chosen_options(title, scenario, (), ())
    plan = Plan(key, scenario, options, dict.fromkeys(title.seats(options), "random"))
    watched, played = blunders_of_game(plan, 2), play_game(plan, 2)
    assert 0 < sum(watched.decisions.values()) <= played.decisions
    assert {one.kind for one in watched.found} <= set(title.measures.blunders)


def test_every_title_has_kinds_with_words_in_every_language() -> None:
    """The U.S. Civil War once had none, and nobody saw it."""
    for key in title_keys():
        title = get_title(key)
        assert title.measures.blunders, key
        for language in LANGUAGES:
            words = Words(title, language)
            for kind in title.measures.blunders:
                assert words.text(f"blunder-{kind}") is not None, (key, language, kind)


def test_the_command_counts_names_examples_and_writes_results(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    said = longroll(
        *("lab", "blunders", "forthepeople", "--scenario", "1861", "--bots", "random"),
        *("--games", "3", "--language", "es", "--results", str(file)),
    )
    assert said.status == 0
    assert "un general dejado donde el enemigo vecino" in said.out
    assert "Beauregard (Confederación): seed 3, action 84" in said.out
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["games"] == 3
    assert {row["kind"]: row["count"] for row in told["blunders"]} == {
        "capital-bared": 0,
        "hopeless-attack": 0,
        "general-alone": 2,
    }


def test_the_command_takes_a_bot_for_each_seat() -> None:
    said = longroll("lab", "blunders", "forthepeople", "--bots", "random,greedy,random")
    assert said.status == 2
    assert "one for each of: union confederate" in said.err
