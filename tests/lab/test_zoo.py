"""The bridge to PettingZoo: its own tests, secrets, pages, ends."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test, seed_test

from longroll.engine.title import get_title, register, title_keys
from longroll.lab.zoo import Observation, TitleEnv, make_env
from tests.engine.duel import DuelTitle

# PettingZoo would have agents called player_0, and observations that are one array.
CUSTOMS = [
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
pytestmark = CUSTOMS
WIDTHS = {"forthepeople": 32, "savannah": 256, "bobbylee": 64, "mosby": 32, "uscivilwar": 64}
GAMES = [
    *[(key, get_title(key).info.scenarios[0].key, WIDTHS[key]) for key in title_keys()],
    ("duel", "dawn", 2),
]


@pytest.fixture(autouse=True)
def _known_duel() -> None:
    register("duel", DuelTitle)


def seen(env: TitleEnv, agent: str) -> list[bytes]:
    return [array.tobytes() for array in env.observe(agent).values()]


def play_out(env: TitleEnv, seed: int) -> dict[str, float]:
    """What each agent got in a game of random actions."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    choose = np.random.default_rng(seed)
    while env.agents:
        observation, reward, termination, _, _ = env.last()
        got[env.agent_selection] += reward
        mask = cast("Observation", observation)["action_mask"]
        offered: NDArray[np.int64] = np.flatnonzero(mask)
        env.step(None if termination else int(choose.choice(offered)))
    return got


@pytest.mark.parametrize(("title", "scenario", "width"), GAMES)
def test_the_tests_of_pettingzoo_pass(title: str, scenario: str, width: int) -> None:
    api_test(TitleEnv(title, scenario, width=width, render_mode="ansi"), num_cycles=150)
    api_test(make_env(title, scenario, width=width), num_cycles=20)


@pytest.mark.parametrize(("title", "scenario", "width"), GAMES)
def test_the_same_seed_gives_the_same_game(title: str, scenario: str, width: int) -> None:
    seed_test(lambda: TitleEnv(title, scenario, width=width), num_cycles=120)


def test_games_after_a_seed_are_repeatable_and_different() -> None:
    one, two = TitleEnv("forthepeople", "1861"), TitleEnv("forthepeople", "1861")
    states: list[list[bytes]] = []
    for env in (one, two):
        env.reset(seed=5)
        states.append([])
        for _ in range(2):
            states[-1].append(env.state().tobytes())
            env.reset()
    assert states[0] == states[1]
    assert states[0][0] != states[0][1]


def test_only_the_end_is_rewarded_and_the_rewards_sum_to_nothing() -> None:
    results: set[float] = set()
    for seed in range(12):
        got = play_out(TitleEnv("duel", "dawn", width=4), seed)
        assert sum(got.values()) == 0.0
        results.add(got["blue"])
    assert {1.0, -1.0} <= results <= {1.0, 0.0, -1.0}


def test_three_players_are_three_agents() -> None:
    env = TitleEnv("savannah", "historical", ["three-players"])
    assert env.possible_agents == ["british", "french", "american"]
    env.reset(seed=1)
    assert env.agent_selection in env.possible_agents


def test_a_player_against_the_system_is_the_only_agent() -> None:
    env = TitleEnv("mosby", "ranger", ["short-war"], width=64)
    api_test(env, num_cycles=30)
    seed_test(lambda: TitleEnv("mosby", "ranger", width=64), num_cycles=30)
    assert env.possible_agents == ["mosby"]
    lost = play_out(env, 1)
    assert lost == {"mosby": -1.0}  # at random no war is won: the reward is not shared with anybody


def test_what_one_has_chosen_in_secret_is_in_nobodys_observation() -> None:
    after: list[dict[str, list[bytes]]] = []
    for choice in (0, 1):
        env = TitleEnv("duel", "dawn", width=4)
        env.reset(seed=1)
        assert env.agent_selection == "blue"
        env.step(choice)
        assert env.agent_selection == "red"
        after.append({agent: seen(env, agent) for agent in env.agents})
        hidden = env.state().tobytes()
        after[-1]["state"] = [hidden]
    assert after[0]["red"] == after[1]["red"]
    assert after[0]["state"] != after[1]["state"]


def test_only_the_agent_who_must_choose_has_actions() -> None:
    env = TitleEnv("forthepeople", "1861")
    env.reset(seed=1)
    for agent in env.agents:
        observation = env.observe(agent)
        mine = agent == env.agent_selection
        assert bool(observation["action_mask"].any()) == mine
        assert bool(observation["actions"].any()) == mine
        assert ("actions" in env.infos[agent]) == mine
    listed = env.infos[env.agent_selection]["actions"]
    assert int(env.observe(env.agent_selection)["action_mask"].sum()) == len(listed)


def test_to_turn_a_page_is_a_step_that_changes_only_what_is_offered() -> None:
    env = TitleEnv("savannah", "historical", width=2)
    env.reset(seed=1)
    agent, info, state = env.agent_selection, dict(env.infos[env.agent_selection]), env.state()
    assert info["more"]
    env.step(1)
    told = env.infos[env.agent_selection]
    assert env.agent_selection == agent
    assert np.array_equal(env.state(), state)
    assert (told["page"], told["prompt"]) == (1, info["prompt"])
    assert told["actions"] != info["actions"]


def test_a_number_that_is_not_offered_is_refused() -> None:
    env = TitleEnv("forthepeople", "1861")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not offered"):
        env.step(255)
    with pytest.raises(ValueError, match="not offered"):
        env.step(None)


def test_rendering_tells_what_everybody_may_know() -> None:
    env = TitleEnv("duel", "dawn", width=4, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == "blue, red: together (1)"
    play_out(env, 1)
    assert str(env.render()).endswith("(3)")
    assert TitleEnv("duel", "dawn").render() is None
