"""Titles as PettingZoo environments: agents in turn, with a mask of legal actions.

>>> env = make_env("forthepeople", "1861")
>>> env.reset(seed=1861)
>>> observation, reward, termination, truncation, info = env.last()
>>> info["actions"][int(observation["action_mask"].argmax())] == info["actions"][0]
True
>>> env.step(0)

What an observation contains, and what an action means, is in docs/research.md.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from longroll.engine.chance import Chance, Sampled
from longroll.engine.game import check_options
from longroll.engine.title import get_title
from longroll.lab.features import SIZE, VOCABULARY, WORDS, Encoder, Floats, action_codes
from longroll.lab.paging import TURN_PAGE, WIDTH, Page, page_of

__all__ = ["Observation", "TitleEnv", "make_env"]

Observation = dict[str, NDArray[Any]]
"""``observation``: the facts of the view; ``action_mask``; ``actions``: the word codes of each."""


class TitleEnv(AECEnv[str, Observation, int | None]):
    """A game as an environment whose agents are its seats, in the order in which they must choose.

    Seats that choose secretly at the same time are asked one after the other; no observation shows
    a choice before all have chosen. Only the end of a game is rewarded (`Result.payoffs`).

    Args:
        title: the key of a title.
        scenario: its key; the title's first if left out.
        options: keys of the options that are on; the title's defaults if left out.
        width: the number of distinct actions; longer lists are split into pages.
        size: the length of the vector of facts.
        render_mode: ``ansi``, or None.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "longroll_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        title: str,
        scenario: str | None = None,
        options: Iterable[str] | None = None,
        width: int = WIDTH,
        size: int = SIZE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.title = get_title(title)
        self.scenario = scenario or self.title.info.scenarios[0].key
        self.options = check_options(self.title, self.scenario, options)
        self.width, self.size, self.render_mode = width, size, render_mode
        self.possible_agents = list(self.title.seats(self.options))
        self.agents = []
        self.state_space = _facts_space(size)
        self._observed = {seat: _observation_space(width, size) for seat in self.possible_agents}
        self._played = {seat: Discrete(width) for seat in self.possible_agents}
        self._encode = Encoder(size)
        self._seeds = random.Random()
        self._chance: Chance = Sampled(0)
        self._state: Any = None
        self._page = Page((), 0, more=False)

    def observation_space(self, agent: str) -> Space[Any]:
        """What `observe` gives: see `Observation`."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Numbers below ``width``; the mask marks those that can be chosen now."""
        return self._played[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With ``seed`` this game and those after it are repeatable.

        ``options`` is PettingZoo's and has no meaning here: the options of a title belong to the
        environment, because they may change its agents.
        """
        if seed is not None:
            self._seeds = random.Random(seed)
        self._chance = Sampled(self._seeds.getrandbits(63))
        self._state = self.title.opening(self.scenario, self.options, self._chance)[0]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: int | None) -> None:
        """The selected agent plays what ``action`` means on its page.

        Raises ValueError for a number that is not offered. The action of an agent whose game is
        over must be None.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        chosen = self._page.chosen(-1 if action is None else int(action), self.width)
        if chosen == TURN_PAGE:
            self._ask(self._page.number + 1)
            return
        self.title.apply(self._state, agent, chosen, self._chance)
        self._ask()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What ``agent`` may know, and its actions if it is the one to choose."""
        mine = agent == self.agent_selection and not self.terminations.get(agent, True)
        view = dict(self.title.view(self._state, agent))
        mask = np.zeros(self.width, np.int8)
        if mine:
            view["page"] = self._page.number
            mask[list(self._page.offered(self.width))] = 1
        codes = action_codes(self._page.actions if mine else (), self.width)
        return {"observation": self._encode(view), "action_mask": mask, "actions": codes}

    def state(self) -> Floats:
        """The whole true state as a vector of facts, for critics that may see everything."""
        return self._encode(self.title.dump(self._state))

    def render(self) -> str | None:
        """Who must choose what, or who has won; only public information."""
        if self.render_mode is None:
            return None
        result = self.title.result(self._state)
        if result is not None:
            return f"{result.winner or 'draw'}: {result.key} ({result.clause})"
        decision = self.title.decision(self._state)
        assert decision is not None, "no result, so somebody must choose"
        asked = decision.prompt.key if len(decision.seats) == 1 else "together"
        return f"{', '.join(decision.seats)}: {asked} ({decision.clause})"

    def close(self) -> None:
        """There is nothing to close."""

    def _ask(self, number: int = 0) -> None:
        """Go to the next decision, to page ``number`` of its list, or end the game."""
        self.infos = {agent: {} for agent in self.agents}
        decision = self.title.decision(self._state)
        if decision is None:
            self._page = Page((), 0, more=False)
            result = self.title.result(self._state)
            assert result is not None, "no decision, so there is a result"
            self.rewards = result.payoffs(self.agents)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self._page = page_of(decision.actions, number, self.width)
        self.agent_selection = decision.seat
        self.infos[decision.seat] = {
            "clause": decision.clause,
            "prompt": decision.prompt.key,
            "actions": [str(action) for action in self._page.actions],
            "page": number,
            "more": self._page.more,
        }

    def __str__(self) -> str:
        return f"longroll_{self.title.info.key}_v0"


def make_env(
    title: str,
    scenario: str | None = None,
    options: Iterable[str] | None = None,
    width: int = WIDTH,
    size: int = SIZE,
) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """A `TitleEnv` that rejects calls in the wrong order, as PettingZoo recommends."""
    env = TitleEnv(title, scenario, options, width, size)
    return OrderEnforcingWrapper(env)


def _facts_space(size: int) -> Box:
    return Box(-np.inf, np.inf, (size,), np.float32)


def _observation_space(width: int, size: int) -> Dict:
    return Dict(
        {
            "observation": _facts_space(size),
            "action_mask": Box(0, 1, (width,), np.int8),
            "actions": Box(0, VOCABULARY - 1, (width, WORDS), np.int32),
        }
    )
