"""14: the 1862 scenario played, from its first step to its last turn."""

import pytest

from longroll.engine.game import Game
from longroll.titles.forthepeople.components import SCENARIOS, STATE, TURN_KEYS
from longroll.titles.forthepeople.scenarios import setup
from tests.conformance.forthepeople.table import CONFEDERATE, UNION
from tests.conformance.forthepeople.war import advance_to_cards, last_phase, told

OUT = (24, 26, 29, 42, 43, 44, 47, 48, 52, 68, 90, 91)


@pytest.mark.clause("14")
@pytest.mark.clause("14.6")
def test_the_first_turn_is_spring_1862_and_asks_for_generals_first() -> None:
    game = Game("forthepeople", "1862", seed=1)
    assert told(game, "turn") == [{"turn": "spring-1862"}]
    assert game.decision.prompt.key == "prompt-announce-general"
    advance_to_cards(game)
    assert not told(game, "reinforced")
    assert not told(game, "strategic-move")
    assert {args["general"] for args in told(game, "general-arrives")} == {
        *("curtis", "stoneman", "forrest", "morgan", "r-e-lee", "wheeler"),
    }


@pytest.mark.clause("14.4")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_is_out_is_dealt_to_nobody(seed: int) -> None:
    game = Game("forthepeople", "1862", seed=seed)
    advance_to_cards(game)
    state = game.state
    assert [len(hand) for hand in state.hand] == [0, 7, 7]
    assert not {*state.hand[UNION], *state.hand[CONFEDERATE], *state.deck} & {*OUT}
    assert state.gone == OUT


@pytest.mark.clause("14.2")
def test_the_border_states_are_the_unions_for_good_and_were_its_from_the_first() -> None:
    """So that three Confederate markers in one cancel a state in the end (17.3)."""
    state = setup("1862", ["play-on"])
    assert [state.state_owner[STATE[key]] for key in ("mo", "ky", "wv")] == [UNION] * 3
    assert not state.seceded


@pytest.mark.clause("14.7")
@pytest.mark.clause("14")
def test_it_ends_with_fall_1862_and_not_before() -> None:
    assert TURN_KEYS[SCENARIOS["1862"].last_turn] == "fall-1862"
    assert last_phase("1862", 5).state.result is None
    ended = last_phase("1862", 6).state.result
    assert ended is not None
    assert (ended.winner, ended.clause) == ("union", "14.7")
    assert ended.scores == (("union", 115), ("confederate", 94))


@pytest.mark.clause("14.7")
@pytest.mark.clause("17.2.1")
def test_twice_the_will_ends_it_in_any_turn() -> None:
    ended = last_phase("1862", 4, will=(40, 81)).state.result
    assert ended is not None
    assert (ended.winner, ended.clause) == ("confederate", "17.2.1")
