"""3 The sequence of play: phases, steps left out, and the end of a turn."""

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.procedure import Play, Procedure, advance, answer
from longroll.titles.forthepeople.attrition import AttritionPhase
from longroll.titles.forthepeople.components import TURN_KEYS
from longroll.titles.forthepeople.control import PoliticalPhase
from longroll.titles.forthepeople.scenarios import setup
from longroll.titles.forthepeople.sequence import ReinforcementPhase, War, held
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.views import resample
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)


@pytest.mark.clause("3.5")
@pytest.mark.clause("3")
def test_the_phases_of_a_turn_in_their_order() -> None:
    assert War.steps == (
        *("begin_turn", "reinforcement", "deal", "strategy", "political_control"),
        *("attrition", "end_of_turn", "truce", "next_turn"),
    )
    state = empty_table()
    play = Play(state, Sampled(1))
    war = War()
    called = [getattr(war, step)(play) for step in War.steps[1:6]]
    assert [frame.name for frame in called if isinstance(frame, Procedure)] == [
        *("reinforcement-phase", "deal", "strategy-phase", "political-phase", "attrition-phase"),
    ]


@pytest.mark.clause("3.1.a")
@pytest.mark.clause("3.1.b")
@pytest.mark.clause("3.1.c")
@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    ("scenario", "turn", "steps"),
    [
        *(("1861", 1, ""), ("1861", 2, "abc"), ("1861", 3, "bc")),
        *(("campaign", 1, ""), ("campaign", 3, "bc"), ("campaign", 4, "abc")),
        *(("1862", 4, "c"), ("1862", 5, "abc"), ("1863", 7, "c"), ("1864", 11, "c")),
    ],
)
def test_the_steps_of_the_reinforcement_phase(scenario: str, turn: int, steps: str) -> None:
    state = ForThePeopleState(scenario)
    state.turn = turn
    assert "".join(step for step in "abc" if held(state, step)) == steps


@pytest.mark.clause("3.1")
def test_the_union_completes_each_step_before_the_confederacy() -> None:
    assert ReinforcementPhase.steps == (
        *("union_units", "confederate_units", "union_moves", "confederate_moves"),
        *("generals", "markers"),
    )


@pytest.mark.clause("2.8")
def test_nothing_comes_in_the_first_turn_of_1861() -> None:
    state = setup("1861")
    before = (state.infantry[1][:], state.infantry[2][:], state.post[:])
    assert run(state, ReinforcementPhase()).over
    assert (state.infantry[1], state.infantry[2], state.post) == before


def at_end_of_turn(turn: int, scenario: str = "campaign") -> Driver:
    """The war of a quiet table, just before the step that ends the turn."""
    state = empty_table(turn)
    state.scenario = scenario
    war = War()
    war.at = War.positions["end_of_turn"]
    return run(state, war)


@pytest.mark.clause("3.6")
def test_the_last_turn_of_a_scenario_ends_the_game() -> None:
    assert at_end_of_turn(3, "1861").state.result is not None
    assert at_end_of_turn(3, "campaign").state.result is None


@pytest.mark.clause("3.6")
def test_an_automatic_victory_ends_it_before() -> None:
    state = empty_table(5)
    state.scenario = "campaign"
    state.will[:] = [0, 40, 81]
    war = War()
    war.at = War.positions["end_of_turn"]
    table = run(state, war)
    assert table.state.result is not None
    assert table.state.result.winner == "confederate"


@pytest.mark.clause("3.6")
def test_nothing_is_reckoned_after_an_automatic_victory() -> None:
    """In Fall 1863 the armies count for the will (15.7), but not when the game is over."""
    state = empty_table(9)
    state.scenario = "1863"
    state.will[:] = [0, 40, 81]
    war = War()
    war.at = War.positions["end_of_turn"]
    table = run(state, war)
    assert state.result is not None
    assert state.result.clause == "17.2.1"
    assert state.will == [0, 40, 81]
    assert table.events[-1].key == "game-over"


@pytest.mark.clause("2.1")
def test_after_a_fall_turn_both_may_agree_to_stop() -> None:
    table = at_end_of_turn(3)
    assert table.decision.seats == ("union", "confederate")
    assert [str(a) for a in table.decision.actions_of("confederate")] == ["play-on", "end-game"]
    stop = table.decision.actions[1]
    for seat in ("union", "confederate"):
        answer(Play(table.state, table.chance), seat, stop)
    assert table.state.result is not None
    assert table.state.result.clause == "13.2"


@pytest.mark.clause("2.1")
def test_one_alone_cannot_stop_the_war() -> None:
    """Turn 4 begins, with step a of its reinforcements."""
    table = at_end_of_turn(3)
    go_on, stop = table.decision.actions
    table.chance = Sampled(1)
    answer(Play(table.state, table.chance), "union", stop)
    answer(Play(table.state, table.chance), "confederate", go_on)
    assert table.state.result is None
    assert table.state.turn == 4


@pytest.mark.clause("2.1")
def test_other_turns_ask_nothing() -> None:
    state = empty_table(4)
    state.scenario = "campaign"
    war = War()
    war.at = War.positions["truce"]
    assert war.truce(Play(state, Sampled(1))) is None


@pytest.mark.clause("3.2")
def test_a_war_of_1861_deals_four_cards_each_and_asks_for_the_first_round() -> None:
    state = setup("1861")
    play = Play(state, Sampled(7))
    advance(play)
    assert [len(hand) for hand in state.hand] == [0, 4, 4]
    turns = [dict(event.args)["turn"] for event in play.events if event.key == "turn"]
    assert turns == [TURN_KEYS[1]]


@pytest.mark.clause("2.1")
@pytest.mark.clause("16.7")
def test_after_fall_1864_the_conditions_of_the_campaign_decide() -> None:
    """A game of twelve turns: nobody holds ten states here, so the Confederacy wins."""
    table = at_end_of_turn(12)
    stop = table.decision.actions[1]
    for seat in ("union", "confederate"):
        answer(Play(table.state, table.chance), seat, stop)
    assert table.state.result is not None
    assert (table.state.result.winner, table.state.result.clause) == ("confederate", "17.3")


@pytest.mark.clause("2.1")
def test_what_one_has_chosen_is_sealed_until_the_other_has_too() -> None:
    """In the worlds that a seat may imagine the other has chosen either; his own choice stands."""
    table = at_end_of_turn(3)
    state = table.state
    go_on, stop = table.decision.actions
    answer(Play(state, table.chance), "union", stop)
    assert table.decision.seats == ("confederate",)
    worlds = [resample(state, "confederate", Sampled(seed)) for seed in range(20)]
    assert {world.chosen for world in worlds} == {(("union", go_on),), (("union", stop),)}
    own = [resample(state, "union", Sampled(seed)).chosen for seed in range(20)]
    assert set(own) == {(("union", stop),)}


# --- 3.1, 3.4 The phases in play ----------------------------------------------------------------


@pytest.mark.clause("3.1")
@pytest.mark.clause("3.1.a")
@pytest.mark.clause("3.1.b")
@pytest.mark.clause("3.1.c")
def test_a_whole_reinforcement_phase_asks_in_the_order_of_its_steps() -> None:
    state = setup("1861")
    state.turn = 2
    table = run(state, ReinforcementPhase(), rolls=[6, 6, 6, 6])
    asked: list[tuple[str, str]] = []
    table.chance = Sampled(1)
    while not table.over:
        step = (table.decision.seat, table.decision.prompt.key)
        if step not in asked:
            asked.append(step)
        actions = table.decision.actions
        table.push(str(actions[-1] if step[1] == "prompt-strategic" else actions[0]))
    assert asked == [
        *(("union", "prompt-place-units"), ("union", "prompt-place-count")),
        *(("confederate", "prompt-place-units"), ("confederate", "prompt-raise")),
        *(("union", "prompt-strategic"), ("confederate", "prompt-strategic")),
        *(("union", "prompt-announce-general"), ("confederate", "prompt-announce-general")),
    ]


@pytest.mark.clause("3.4.2.i")
def test_occupied_spaces_change_hands_and_resources_burn() -> None:
    """Supplied infantry turns a marker; on its own colour the enemy's just goes."""
    state = empty_table(2)
    put(state, CONFEDERATE, "lynchburg", 1)
    state.set_control(space("lynchburg"), UNION)
    put(state, UNION, "columbus-oh", 1)
    state.set_control(space("columbus-oh"), CONFEDERATE)
    put(state, UNION, "memphis", 2)
    put(state, UNION, "atlanta", 2)
    assert run(state, PoliticalPhase()).over
    assert state.control[space("lynchburg")] == CONFEDERATE
    assert state.control[space("columbus-oh")] == UNION
    assert state.control[space("memphis")] == UNION
    assert state.destroyed == 1 << space("memphis")
    assert state.control[space("atlanta")] == CONFEDERATE  # no supply, no marker


@pytest.mark.clause("3.4.2.ii")
@pytest.mark.parametrize(
    ("side", "keys", "union", "confederate"),
    [
        (UNION, "grafton weston wheeling parkersburg lewisburg franklin-wv charleston-wv", 5, 0),
        (CONFEDERATE, "gettysburg york", 0, 0),
        (CONFEDERATE, "gettysburg york chambersburg", -5, 5),
        (UNION, "forts-st-philip-jackson", 10, 0),
    ],
    ids=["a border state", "two spaces", "three spaces of the north", "the Mississippi"],
)
def test_states_invasions_and_the_river_count_in_the_second_step(
    side: int, keys: str, union: int, confederate: int
) -> None:
    state = empty_table(2)
    state.fortune[:] = [0, 1 if union > 0 else -1, 1]
    for key in keys.split():
        state.set_control(space(key), side)
    assert run(state, PoliticalPhase()).over
    assert state.will == [0, 100 + union, 100 + confederate]


@pytest.mark.clause("3.4.2.ii")
def test_the_river_is_counted_once() -> None:
    state = empty_table(2)
    state.fortune[:] = [0, 1, 1]
    state.set_control(space("forts-st-philip-jackson"), UNION)
    for _ in range(2):
        assert run(state, PoliticalPhase()).over
    assert state.will == [0, 110, 100]


@pytest.mark.clause("3.4.2.iii")
@pytest.mark.parametrize(
    ("turn", "emancipation", "wills"),
    [(2, True, [0, 100, 100]), (3, False, [0, 95, 100]), (3, True, [0, 95, 95])],
)
def test_autumn_takes_its_toll_and_forts_come_back(
    turn: int, emancipation: bool, wills: list[int]
) -> None:
    state = empty_table(turn)
    state.emancipation = emancipation
    state.fortune[:] = [0, -1, -1]
    state.fort_wait = [0, 2, 1]
    assert run(state, PoliticalPhase()).over
    assert state.will == wills
    assert state.fort_wait == [0, 0, 0]


@pytest.mark.clause("3.5")
def test_three_units_in_a_space_are_the_fewest_that_suffer() -> None:
    state = empty_table(2)
    put(state, UNION, "pittsburgh", 3)
    put(state, UNION, "harrisburg", 2)
    assert run(state, AttritionPhase()).over
    assert [state.infantry[UNION][space(k)] for k in ("pittsburgh", "harrisburg")] == [2, 2]


@pytest.mark.clause("3.6")
def test_the_turn_marker_goes_on_to_the_next_box() -> None:
    """From Spring to Summer 1862 nobody is asked anything: the next turn begins at once."""
    state = empty_table(4)
    state.scenario = "campaign"
    state.deck = tuple(range(1, 60))
    war = War()
    war.at = War.positions["end_of_turn"]
    play = Play(state, Sampled(1))
    state.stack = [war]
    advance(play)
    assert state.turn == 5
    assert dict(play.events[0].args) == {"turn": TURN_KEYS[5]}


@pytest.mark.clause("3.4")
@pytest.mark.clause("3.4.2.i")
@pytest.mark.clause("3.4.2.ii")
@pytest.mark.clause("3.4.2.iii")
def test_the_segments_and_steps_of_the_political_control_phase() -> None:
    assert PoliticalPhase.steps == (
        *("begin", "union_capital", "confederate_capital", "spaces", "states", "autumn"),
    )
