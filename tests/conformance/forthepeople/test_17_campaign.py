"""17, 2.1: the campaign, scenarios played on into it, and all that ends a game."""

import pytest

from longroll.engine.chance import NoChance
from longroll.engine.game import Game
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.components import RESOURCES, SCENARIOS, STATE, TURN_KEYS
from longroll.titles.forthepeople.control import set_marker
from longroll.titles.forthepeople.scenarios import setup
from longroll.titles.forthepeople.supply import open_runner_ports
from longroll.titles.forthepeople.victory import last_turn, states_for_the_union
from longroll.titles.forthepeople.will import OrderEffects, change_will
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, empty_table, run, space
from tests.conformance.forthepeople.war import at_end, last_phase, told

FALLS = {3: "13.2", 6: "14.7", 9: "15.7", 12: "17.3"}


# --- 2.1 How long a game lasts ------------------------------------------------------------------


@pytest.mark.clause("17")
@pytest.mark.clause("17.1")
def test_the_campaign_runs_from_spring_1861_to_spring_1865() -> None:
    game = Game("forthepeople", "campaign", seed=1)
    assert told(game, "turn") == [{"turn": "spring-1861"}]
    assert TURN_KEYS[SCENARIOS["campaign"].last_turn] == "spring-1865"
    assert [len(hand) for hand in game.state.hand] == [0, 4, 4]


@pytest.mark.clause("2.1")
@pytest.mark.parametrize(
    ("scenario", "last", "played_on"),
    [("1861", 3, 13), ("1862", 6, 13), ("1863", 9, 13), ("1864", 13, 13), ("campaign", 13, 13)],
)
def test_a_scenario_may_be_played_on(scenario: str, last: int, played_on: int) -> None:
    assert last_turn(setup(scenario)) == last
    assert last_turn(setup(scenario, ["play-on"])) == played_on


@pytest.mark.clause("2.1")
@pytest.mark.parametrize(
    ("scenario", "turn"),
    [*(("1861", turn) for turn in FALLS), ("1862", 6), ("1862", 9), ("1863", 9), ("1864", 12)],
)
def test_played_on_any_fall_may_be_the_last_by_the_conditions_of_its_year(
    scenario: str, turn: int
) -> None:
    """So a game of three, six, nine, twelve or thirteen turns can be had."""
    driver = last_phase(scenario, turn, (90, 80), "play-on")
    assert driver.state.result is None
    assert driver.decision.prompt.key == "prompt-truce"
    driver.push("end-game", "end-game")
    assert driver.told("agreed-end")
    assert driver.state.result is not None
    assert driver.state.result.clause == FALLS[turn]


@pytest.mark.clause("2.1")
def test_without_the_option_the_scenario_ends_and_nobody_is_asked() -> None:
    driver = last_phase("1862", 6)
    assert driver.state.result is not None
    assert not driver.told("agreed-end")


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("answers", [("play-on", "end-game"), ("end-game", "play-on")])
def test_one_alone_cannot_end_it(answers: tuple[str, str]) -> None:
    """The war goes on to the next turn, with its reinforcements."""
    driver = last_phase("1863", 9, (90, 80), "play-on")
    driver.push(*answers)
    assert driver.state.result is None
    assert driver.state.turn == 10


@pytest.mark.clause("2.1")
@pytest.mark.clause("17.3")
def test_a_scenario_played_to_spring_1865_ends_as_the_campaign() -> None:
    driver = last_phase("1862", 13, (90, 80), "play-on")
    assert driver.state.result is not None
    assert driver.state.result.clause == "17.3"


# --- 17.2 Automatic victory ---------------------------------------------------------------------


@pytest.mark.clause("17.2.1")
def test_with_both_wills_gone_in_one_phase_the_union_wins() -> None:
    """Whichever went first: a Union at zero is only looked at when the turn ends."""
    state = empty_table()
    state.will = [0, 5, 5]
    effects = ((UNION, -10, "event"), (CONFEDERATE, -10, "event"))
    run(state, OrderEffects(effects))
    assert state.will == [0, 0, 0]
    assert state.result is not None
    assert (state.result.winner, state.result.clause) == ("union", "17.2.1")


@pytest.mark.clause("17.2.1")
def test_a_union_without_will_has_lost_when_the_turn_ends_and_not_before() -> None:
    state = empty_table()
    state.will = [0, 5, 1]
    change_will(Play(state, NoChance()), UNION, -10, "event")
    assert (state.will[UNION], state.result) == (0, None)
    ended = at_end(state).state.result
    assert ended is not None
    assert (ended.winner, ended.key) == ("confederate", "victory-double-will")


@pytest.mark.clause("17.2.1")
@pytest.mark.parametrize("scenario", ["1861", "1862", "1863", "1864", "campaign"])
def test_in_every_scenario_a_will_of_zero_ends_the_war(scenario: str) -> None:
    state = setup(scenario)
    change_will(Play(state, NoChance()), CONFEDERATE, -200, "event")
    assert state.result is not None
    assert (state.result.winner, state.result.clause) == ("union", "17.2.1")


@pytest.mark.clause("17.2.1")
@pytest.mark.parametrize("turn", range(1, 14))
def test_double_will_is_looked_for_at_the_end_of_every_turn(turn: int) -> None:
    ended = last_phase("campaign", turn, (50, 101)).state.result
    assert ended is not None
    assert (ended.winner, ended.key) == ("confederate", "victory-double-will")
    even = last_phase("campaign", turn, (50, 100)).state.result
    assert even is None or even.key == "victory-states"


@pytest.mark.clause("17.2.2")
def test_with_the_last_centre_the_last_port_closes() -> None:
    """A port is open only with a line to a centre (10.5.2): no centre, no port."""
    state = empty_table()
    state.will[CONFEDERATE] = 200
    wilmington = space("fayetteville-nc")
    state.destroyed = RESOURCES & ~(1 << wilmington)
    state.touch_water()
    assert open_runner_ports(state)
    set_marker(Play(state, NoChance()), wilmington, UNION)
    assert not open_runner_ports(state)
    assert state.result is not None
    assert (state.result.winner, state.result.key) == ("union", "victory-resources")


@pytest.mark.clause("17.2.2")
def test_closed_ports_alone_are_not_enough() -> None:
    state = empty_table()
    state.destroyed = RESOURCES & ~(1 << space("selma"))
    for port in ("norfolk", "morehead-city", "wilmington-nc", "charleston-sc", "savannah"):
        state.set_control(space(port), UNION)
    for port in ("fernandina", "jacksonville-fl", "columbus-ga", "pensacola", "mobile"):
        state.set_control(space(port), UNION)
    for port in ("new-orleans", "sabine-city"):
        set_marker(Play(state, NoChance()), space(port), UNION)
    assert not open_runner_ports(state)
    assert state.result is None


# --- 17.3 Ten states ----------------------------------------------------------------------------

TEN = ("tn", "ar", "tx", "la", "ms", "al", "ga", "mo", "ky", "wv")


def holding(*states: str) -> tuple[int, ...]:
    return tuple(STATE[key] for key in states)


@pytest.mark.clause("17.3")
@pytest.mark.parametrize(
    ("spaces", "lost"),
    [
        ("", 0),
        ("dover-de wilmington-de", 0),
        ("cincinnati dayton columbus-oh", 1),  # originally of the Union
        ("cincinnati dayton columbus-oh cairo alton springfield-il", 2),
        ("nashville memphis chattanooga", 0),  # a Confederate state
        ("paducah columbus-ky louisville", 1),  # a border state that was first the Union's
    ],
)
def test_three_confederate_markers_in_a_loyal_state_cancel_one(spaces: str, lost: int) -> None:
    state = empty_table(13)
    state.will = [0, 80, 80]
    for index in holding(*TEN):
        state.state_owner[index] = UNION
    for key in spaces.split():
        state.set_control(space(key), CONFEDERATE)
    assert states_for_the_union(state) == 10 - lost


@pytest.mark.clause("17.3")
def test_a_border_state_that_joined_the_confederacy_first_counts_but_cancels_nothing() -> None:
    state = empty_table(13)
    state.will = [0, 80, 80]
    for index in holding(*TEN):
        state.state_owner[index] = UNION
    state.seceded = 1 << STATE["mo"]
    for key in ("springfield-mo", "rolla", "new-madrid", "ironton"):
        state.set_control(space(key), CONFEDERATE)
    assert states_for_the_union(state) == 10
    state.state_owner[STATE["mo"]] = CONFEDERATE
    assert states_for_the_union(state) == 9


@pytest.mark.clause("17.3")
@pytest.mark.parametrize(
    ("wills", "winner"), [((104, 80), "confederate"), ((105, 80), "union"), ((80, 130), None)]
)
def test_the_lead_in_will_is_worth_states_and_a_deficit_costs_none(
    wills: tuple[int, int], winner: str | None
) -> None:
    state = setup("campaign")
    state.turn, state.will = 13, [0, *wills]
    for index in holding(*TEN[:9]):
        state.state_owner[index] = UNION
    assert states_for_the_union(state) == (10 if winner == "union" else 9)
