"""The bridge to OpenSpiel: its own tests, chance made explicit, secrets, copies."""

from __future__ import annotations

import pickle
import random
from typing import cast

import numpy as np
import numpy.typing as npt
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from longroll.engine.event import OBSERVER
from longroll.engine.title import get_title, register, title_keys
from longroll.lab.spiel import (
    TitleGame,
    TitleObserver,
    TitleState,
    game_type,
    load,
    register_all,
)
from longroll.lab.unfolding import Answered, Question, Unfolded
from tests.engine.duel import DuelTitle
from tests.engine.patrol import PatrolTitle


@pytest.fixture(autouse=True)
def _known_duel() -> None:
    register("duel", DuelTitle)
    register("patrol", PatrolTitle)
    register_all()


def duel(width: int = 4) -> TitleState:
    return cast("TitleState", load("duel", "dawn", width=width, size=256).new_initial_state())


def dealt(seed: int = 1) -> TitleState:
    """A duel whose cards are dealt."""
    state, choose = duel(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(choose.choice(state.chance_outcomes())[0])
    return state


@pytest.mark.parametrize("width", [2, 4])
def test_the_tests_of_openspiel_pass_for_a_tiny_title(width: int) -> None:
    game = load("duel", "dawn", width=width, size=64)
    pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "scenario", "width"), [("forthepeople", "1861", 32), ("savannah", "campaign", 256)]
)
def test_the_tests_of_openspiel_pass(title: str, scenario: str, width: int) -> None:
    game = load(title, scenario, width=width, size=512)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_tells_its_shape() -> None:
    game = load("savannah", "historical", "three-players", width=64, size=128)
    assert (game.num_players(), game.num_distinct_actions()) == (3, 64)
    assert game.get_parameters()["scenario"] == "shistorical"
    state = game.new_initial_state()
    assert len(state.observation_tensor(0)) == 128
    assert len(state.information_state_tensor(2)) == 128 + 2_048


def test_a_player_against_the_system_meets_nothing_but_chance() -> None:
    game = load("mosby", "ranger", "short-war", width=64, size=256)
    assert game.num_players() == 1
    state, choose = cast("TitleState", game.new_initial_state()), random.Random(2)
    players: set[int] = set()
    while not state.is_terminal():
        players.add(state.current_player())
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
            state.apply_action(choose.choice(outcomes)[0])
        else:
            state.apply_action(choose.choice(state.legal_actions()))
    assert players == {0, pyspiel.PlayerId.CHANCE}
    assert state.returns() == [-1.0]


def test_a_game_can_be_named_in_a_string() -> None:
    game = cast("TitleGame", pyspiel.load_game("longroll_forthepeople(scenario=s1862)"))
    assert game.scenario == "1862"
    first = cast("TitleGame", pyspiel.load_game("longroll_forthepeople"))
    assert first.scenario == get_title("forthepeople").info.scenarios[0].key
    named = cast("TitleGame", pyspiel.load_game("longroll_savannah", {"scenario": "campaign"}))
    assert named.scenario == "campaign"


def test_every_draw_is_a_node_with_all_its_outcomes() -> None:
    state = duel()
    drawn: list[int] = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
        drawn.append(len(outcomes))
        state.apply_action(outcomes[0][0])
    assert drawn == [9, 8, 7, 6, 5, 4]  # nine cards, three for each
    names = [state.action_to_string(0, number) for number in state.legal_actions()]
    assert names == ["bid 1", "bid 2", "bid 3"]


def test_a_die_is_rolled_in_the_middle_of_an_action() -> None:
    state = dealt()
    for _ in range(2):
        state.apply_action(0)
    assert state.current_player() == pyspiel.PlayerId.CHANCE
    assert [number for number, _ in state.chance_outcomes()] == list(range(6))
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 4) == "d6 attack: 5"


def test_what_one_has_chosen_in_secret_reaches_nobody() -> None:
    state = dealt()
    assert state.current_player() == 0
    branches: list[pyspiel.State] = []
    for number in (0, 2):
        branch = state.clone()
        branch.apply_action(number)
        assert branch.current_player() == 1
        branches.append(branch)
    one, two = branches
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_tensor(1) == two.information_state_tensor(1)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_tensor(0) != two.information_state_tensor(0)


def test_nobody_knows_what_the_other_drew() -> None:
    one, two = duel(), duel()
    for number, other in zip((0, 0, 0, 0, 0, 0), (0, 0, 0, 1, 1, 1), strict=True):
        one.apply_action(number)
        two.apply_action(other)
    assert one.information_state_string(0) == two.information_state_string(0)
    assert one.observation_string(1) != two.observation_string(1)


def test_memory_keeps_what_the_view_has_forgotten() -> None:
    # What red bid is told to all and stands nowhere once the round is over: blue may recall it.
    ends: list[pyspiel.State] = []
    for red in (0, 1):
        state = dealt()
        for number in (0, red, 0):  # bids, and a die of 1, which never hits
            state.apply_action(number)
        ends.append(state)
    one, two = ends
    assert one.observation_string(0) == two.observation_string(0)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_tensor(0) != two.information_state_tensor(0)


def test_copies_are_independent_and_replays_are_the_same() -> None:
    state = dealt()
    twin = cast("TitleState", state.clone())
    twin.apply_action(1)
    assert state.history() == twin.history()[:-1]
    assert state.observation_string(0) != twin.observation_string(0)
    again = pickle.loads(pickle.dumps(twin.position))
    assert again.numbers == twin.position.numbers
    assert again.view("blue") == twin.position.view("blue")
    assert again.memory("blue") == twin.position.memory("blue")


def test_a_watcher_sees_neither_hand() -> None:
    state = dealt()
    game = cast("TitleGame", state.get_game())
    kinds = pyspiel.PrivateInfoType
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE)
    watcher = TitleObserver(game, public)
    assert watcher.string_from(state, 0) == watcher.string_from(state, 1)
    assert watcher.string_from(state, 0).startswith(OBSERVER)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.ALL_PLAYERS)
    with pytest.raises(ValueError, match="all players"):
        TitleObserver(game, everything)


def test_a_shuffle_is_asked_item_by_item_and_one_answer_is_not_asked() -> None:
    assert Answered([2, 0]).shuffle("deck", ("a", "b", "c")) == ("c", "a", "b")
    assert Answered([]).draw("card", ("29",)) == "29"
    with pytest.raises(Question) as asked:
        Answered([1]).shuffle("deck", ("a", "b", "c"))
    assert asked.value.options == ("a", "c")


@pytest.mark.parametrize(
    ("title", "scenario"), [("forthepeople", "1861"), ("savannah", "campaign")]
)
def test_an_unfolded_game_ends_like_any_other(title: str, scenario: str) -> None:
    position, choose = Unfolded(get_title(title), scenario, (), 8), random.Random(4)
    asked = 0
    while position.result is None:
        if position.question is not None:
            asked += 1
            position.answer(choose.randrange(len(position.question.options)))
        else:
            position.choose(choose.choice(position.page.offered(8)))
    assert asked > 5
    assert sum(position.result.payoffs(position.seats).values()) == 0.0


def test_a_lone_seat_pays_the_system() -> None:
    state = cast("TitleState", load("patrol", "night", size=64).new_initial_state())
    assert game_type("patrol").utility == pyspiel.GameType.Utility.GENERAL_SUM
    ends: set[float] = set()
    for seed in range(20):
        state, choose = (
            cast("TitleState", state.get_game().new_initial_state()),
            random.Random(seed),
        )
        while not state.is_terminal():
            chance = state.is_chance_node()
            offered = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
            state.apply_action(choose.choice(offered))
        ends.update(state.returns())
    assert ends == {-1.0, 0.0, 1.0}


TITLES = [
    *[(key, get_title(key).info.scenarios[0].key) for key in title_keys()],
    ("savannah", "campaign"),
]


def choosing(title: str, scenario: str, nodes: int = 150, seed: int = 1) -> TitleState:
    """A position after so many steps of games at random, at which there is more than one choice."""
    game = load(title, scenario, size=256)
    state = cast("TitleState", game.new_initial_state())
    choose = random.Random(seed)
    while nodes > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_terminal():
            state = cast("TitleState", game.new_initial_state())
        chance = state.is_chance_node()
        offered = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(choose.choice(offered))
        nodes -= 1
    return state


@pytest.mark.parametrize(("title", "scenario"), TITLES)
def test_a_game_can_be_pickled(title: str, scenario: str) -> None:
    game = load(title, scenario, width=64)
    twin = pickle.loads(pickle.dumps(game))
    assert type(twin) is type(game)
    assert str(twin) == str(game)


@pytest.mark.parametrize(("title", "scenario"), TITLES)
def test_a_world_is_dealt_that_the_player_could_believe_in(title: str, scenario: str) -> None:
    state = choosing(title, scenario)
    player = state.current_player()
    numbers = random.Random(2)
    worlds = [state.resample_from_infostate(player, numbers.random) for _ in range(8)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        world.apply_action(world.legal_actions()[0])
    for other in range(state.get_game().num_players()):
        if other != player:
            with pytest.raises(ValueError, match="worlds are dealt where"):
                state.resample_from_infostate(other, numbers.random)


def test_what_a_player_cannot_know_is_dealt_anew() -> None:
    state, numbers = choosing("forthepeople", "1861"), random.Random(2)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, numbers.random) for _ in range(8)]
    assert len({world.observation_string(1 - player) for world in worlds}) > 1


def test_a_world_can_be_pickled_and_goes_on() -> None:
    position = choosing("forthepeople", "1861").position
    seat = position.seat
    assert seat is not None
    world = position.resampled(seat, 3)
    world.choose(0)
    again = pickle.loads(pickle.dumps(world))
    assert again.numbers == world.numbers == (0,)
    assert all(again.view(one) == world.view(one) for one in world.seats)
    assert all(again.memory(one).digest == world.memory(one).digest for one in world.seats)


class Nobody(Evaluator):
    """Thinks every position even, and every action as good as another."""

    def evaluate(self, state: pyspiel.State) -> npt.NDArray[np.float64]:
        return np.zeros(len(state.returns()))

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        offered = state.legal_actions()
        return [(action, 1 / len(offered)) for action in offered]


@pytest.mark.parametrize(("title", "scenario"), TITLES)
def test_the_information_set_search_of_openspiel_plays(title: str, scenario: str) -> None:
    state = choosing(title, scenario)
    random_state = np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), Nobody(), 2.0, 20, random_state=random_state)
    assert bot.step(state) in state.legal_actions()
