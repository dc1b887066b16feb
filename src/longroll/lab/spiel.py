"""Titles as OpenSpiel games: sequential, with every die, draw and shuffle as a chance node.

Importing this module registers a game ``longroll_KEY`` for each title:

>>> game = load("forthepeople", scenario="1861")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

What tensors and strings contain, and what an action means, is in docs/research.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from longroll.engine.event import OBSERVER
from longroll.engine.game import check_options
from longroll.engine.title import get_title, title_keys
from longroll.lab.features import SIZE, Encoder, Floats, encode
from longroll.lab.paging import WIDTH
from longroll.lab.unfolding import Unfolded

__all__ = ["TOLD", "TitleGame", "TitleObserver", "TitleState", "game_type", "load", "register_all"]

TOLD: Final = 2_048
"""Length of the vector of all that a seat was told and has done."""
MOST_OUTCOMES: Final = 1_024
"""Upper bound on the sides of a die and the cards of a deck."""
LONGEST: Final = 1_000_000
"""Upper bound on the nodes of a game."""
LETTER: Final = "s"
"""Optional prefix of a scenario, because OpenSpiel would read ``scenario=1861`` as a number."""


def game_type(key: str) -> pyspiel.GameType:
    """OpenSpiel's description of the title ``key``, needed before a game of it is made."""
    info = get_title(key).info
    crowd = get_title(key).seats([option.key for option in info.options])
    kinds = pyspiel.GameType.Utility
    # A solitaire game is not zero-sum: OpenSpiel has no opponent that gains what the player loses.
    utility = kinds.ZERO_SUM if len(info.seats) > 1 else kinds.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"longroll_{key}",
        long_name=f"Long Roll: {info.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(len(info.seats), len(crowd)),
        min_num_players=len(info.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "scenario": LETTER + info.scenarios[0].key,
            "options": "default",
            "width": WIDTH,
            "size": SIZE,
        },
    )


class TitleGame(pyspiel.Game):
    """A title with a scenario and options; the players are its seats in order.

    Each title is registered as a subclass with its ``key`` (`register_all`).

    Parameters: ``scenario`` (optionally prefixed with a letter s), ``options`` (keys joined by +,
    ``none``, or ``default``), ``width`` (the number of distinct actions) and ``size`` (the length
    of the vector of facts).
    """

    key: ClassVar[str] = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given, key = dict(params or {}), self.key
        self.title = get_title(key)
        self.scenario = _scenario(key, str(given.get("scenario", LETTER)))
        self.wanted = wanted = str(given.get("options", "default"))
        chosen = None if wanted == "default" else [o for o in wanted.split("+") if o != "none"]
        self.options = check_options(self.title, self.scenario, chosen)
        self.seats = self.title.seats(self.options)
        self.width = int(given.get("width", WIDTH))
        self.size = int(given.get("size", SIZE))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.width,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(self.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if len(self.seats) > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(key), info, given)
        self.beginning = Unfolded(self.title, self.scenario, self.options, self.width)

    def __reduce__(self) -> tuple[Callable[..., pyspiel.Game], tuple[object, ...]]:
        """Pickled as the arguments of `load`."""
        return load, (self.key, self.scenario, self.wanted, self.width, self.size)

    def new_initial_state(self) -> TitleState:
        """The state before anything has been drawn for the set-up."""
        return TitleState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> TitleObserver:
        """The observer that makes tensors and strings; it takes no parameters."""
        if params:
            raise ValueError("observers of Long Roll take no parameters")
        return TitleObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """A bound that is never reached."""
        return LONGEST


def _scenario(key: str, wanted: str) -> str:
    """The key of the scenario ``wanted``, with or without its prefix; the first one if empty."""
    known = [scenario.key for scenario in get_title(key).info.scenarios]
    if wanted not in known and wanted.startswith(LETTER):
        wanted = wanted.removeprefix(LETTER)
    return wanted or known[0]


class TitleState(pyspiel.State):
    """A position: a player's turn, a chance node, or terminal."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.game, self.position = game, game.beginning.copy()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> TitleState:
        """A possible world behind what the player to move knows, as ISMCTS needs.

        Its history is empty, because a history would reveal what was really dealt.

        Args:
            player_id: the player to move.
            sampler: gives numbers from 0 to below 1.
        """
        seat = self.position.seats[player_id]
        world = TitleState(self.game)
        world.position = self.position.resampled(seat, int(sampler() * 2**53))
        return world

    def current_player(self) -> int:
        """The player to move, or OpenSpiel's number for chance or the end."""
        position = self.position
        if position.question is not None:
            return pyspiel.PlayerId.CHANCE
        seat = position.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else position.seats.index(seat)

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers on the page, ascending; none for a player who is not to move."""
        position = self.position
        if position.seat is None or position.seats.index(position.seat) != player:
            return []
        return list(position.page.offered(position.width))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All answers of chance, equally likely."""
        question = self.position.question
        assert question is not None, "not a chance node"
        count = len(question.options)
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        self.position.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if position.question is not None:
            return position.question.answer(action)
        if position.seat is None:
            return str(action)
        return str(position.page.chosen(action, position.width))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.result is not None

    def returns(self) -> list[float]:
        """The payoff of each player (`Result.payoffs`); 0 until the game is over."""
        result, seats = self.position.result, self.position.seats
        worth = result.payoffs(seats) if result is not None else dict.fromkeys(seats, 0.0)
        return [worth[seat] for seat in seats]

    def __str__(self) -> str:
        position = self.position
        if position.question is not None:
            return f"chance: {position.question}"
        if position.decision is None:
            return f"over: {position.result}"
        return f"{position.seat}: {position.decision.prompt.key} ({position.decision.clause})"


class TitleObserver:
    """What a player may know, as a tensor and as a string.

    It holds the view (``facts``) and, for perfect recall, all that the player was told and has done
    (``told``). With public information only, the view is that of a spectator.
    """

    def __init__(self, game: TitleGame, wanted: pyspiel.IIGObservationType) -> None:
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees what all players hold")
        self._size, self._encode = game.size, Encoder(game.size)
        self._recalls = wanted.perfect_recall
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Floats = np.zeros(game.size + (TOLD if self._recalls else 0), np.float32)
        self.dict: dict[str, Floats] = {"facts": self.tensor[: game.size]}
        if self._recalls:
            self.dict["told"] = self.tensor[game.size :]

    def set_from(self, state: TitleState, player: int) -> None:
        """Fill ``tensor``, and with it ``dict``, with what ``player`` may know."""
        position, seat = state.position, self._seat(state, player)
        self.dict["facts"][:] = position.kept(
            f"facts {self._size}", seat, lambda: self._encode(position.view(seat))
        )
        if self._recalls:
            memory = position.memory(seat)
            self.dict["told"][:] = position.kept(
                f"told {memory.digest}", seat, lambda: encode(memory.counts, TOLD)
            )

    def string_from(self, state: TitleState, player: int) -> str:
        """The view as JSON, preceded, for perfect recall, by a digest of all that was told."""
        position, seat = state.position, self._seat(state, player)
        text = position.kept("text", seat, lambda: _json(position.view(seat)))
        if not self._recalls:
            return f"{seat} {text}"
        return f"{seat} {position.memory(seat).digest} {text}"

    def _seat(self, state: TitleState, player: int) -> str:
        return state.position.seats[player] if self._private else OBSERVER


def _json(view: Mapping[str, Any]) -> str:
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


def load(
    key: str,
    scenario: str | None = None,
    options: str = "default",
    width: int = WIDTH,
    size: int = SIZE,
) -> pyspiel.Game:
    """The game of title ``key``; ``options`` are keys joined by +, or ``none``."""
    chosen = scenario or get_title(key).info.scenarios[0].key
    params: dict[str, str | int] = {
        "scenario": LETTER + chosen,
        "options": options,
        "width": width,
        "size": size,
    }
    return pyspiel.load_game(f"longroll_{key}", params)


def register_all() -> None:
    """Register every title that OpenSpiel does not know yet."""
    for key in title_keys():
        kind = game_type(key)
        if kind.short_name not in pyspiel.registered_names():
            # Not a partial: OpenSpiel releases what it registered after the interpreter has ended,
            # when only a class still exists.
            made = type(
                f"TitleGame_{key}", (TitleGame,), {"key": key, "__doc__": TitleGame.__doc__}
            )
            pyspiel.register_game(kind, made)


register_all()
