"""15: the special rules of the 1863 scenario, met in its own first turn and at its end."""

import pytest

from longroll.engine.action import parse
from longroll.engine.game import Game
from longroll.engine.procedure import refusal
from longroll.titles.forthepeople.cards.rounds import StrategyPhase, StrategyRound
from longroll.titles.forthepeople.components import CARDS, GENERAL, SPACE, SPACES
from longroll.titles.forthepeople.formations import may_reorganise
from longroll.titles.forthepeople.naval import ArmyNavalMove, NavalMove, naval_actions
from longroll.titles.forthepeople.scenarios import setup, table
from longroll.titles.forthepeople.state import ABSENT, ForThePeopleState
from longroll.titles.forthepeople.victory import states_for_the_union, strength
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, Driver, put, run, space
from tests.conformance.forthepeople.war import advance_to_cards, at_end, last_phase, told

OUT = (24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 116)
MAJOR, MINOR = 83, 88


def dealt(union: tuple[int, ...] = (), confederate: tuple[int, ...] = ()) -> ForThePeopleState:
    """Spring 1863 with Grant at Memphis and these hands."""
    state = table("1863")
    state.post_general(GENERAL["grant"], space("memphis"))
    state.hand = [(), union, confederate]
    return state


def why(driver: Driver, text: str) -> tuple[str, str]:
    denial = refusal(driver.state, parse(text))
    assert denial is not None
    return denial.clause, denial.key


def stand(driver: Driver) -> Driver:
    """End the move under way where it stands, back to the campaign card."""
    while driver.decision.prompt.key != "prompt-campaign":
        calm = [text for text in ("stop", "pass") if text in driver.actions]
        driver.push(*(calm or driver.actions[:1]))
    return driver


def origins(driver: Driver) -> set[str]:
    """The states in which something can still be activated."""
    found = set[str]()
    for action in driver.decision.actions:
        if not action.args:
            continue
        key = action.args[0]
        at = SPACE[key] if key in SPACE else driver.state.post[GENERAL[key]]
        found.add(SPACES[at].key)
    return found


# --- 15 The special rules -----------------------------------------------------------------------


@pytest.mark.clause("15.S1")
@pytest.mark.clause("15.6")
def test_grant_is_at_memphis_before_a_card_is_dealt_and_nobody_else_comes() -> None:
    assert table("1863").post[GENERAL["grant"]] == ABSENT
    game = Game("forthepeople", "1863", seed=1)
    assert told(game, "general-arrives") == [{"general": "grant", "space": "memphis"}]
    keys = [event.key for event in game.events]
    assert keys.index("general-arrives") < keys.index("cards-dealt")
    assert not told(game, "reinforced")
    assert not told(game, "strategic-move")


@pytest.mark.clause("15.S1")
def test_grant_does_not_come_a_second_time() -> None:
    state = dealt()
    state.turn = 8
    state.post_general(GENERAL["grant"], space("vicksburg"))
    assert state.post[GENERAL["grant"]] == space("vicksburg")
    assert GENERAL["grant"] not in [g for g, at in enumerate(state.post) if at == ABSENT]


@pytest.mark.clause("15.S2")
def test_a_first_campaign_of_the_union_leaves_the_state_once_it_has_moved_there() -> None:
    driver = run(dealt((12, MAJOR)), StrategyRound(UNION)).push(f"play {MAJOR} event")
    assert {"memphis", "nashville", "murfreesboro", "corinth", "manassas"} <= origins(driver)
    stand(driver.push("activate grant"))
    assert not {"memphis", "nashville", "murfreesboro"} & origins(driver), "all of Tennessee"
    assert {"corinth", "manassas"} <= origins(driver)
    assert why(driver, "activate rosecrans") == ("15.S2", "deny-one-activation-per-state")
    assert why(driver, "division nashville") == ("15.S2", "deny-one-activation-per-state")


@pytest.mark.clause("15.S2")
def test_a_first_campaign_with_which_the_confederate_opens_is_bound_likewise() -> None:
    driver = run(dealt((12,), (40, MINOR)), StrategyPhase()).push(f"open {MINOR}")
    stand(driver.push("division tullahoma"))
    assert not {"tullahoma", "chattanooga", "knoxville", "shelbyville"} & origins(driver)
    assert "fredericksburg" in origins(driver)
    assert why(driver, "activate bragg")[0] == "15.S2"


@pytest.mark.clause("15.S2")
@pytest.mark.parametrize(("turn", "rounds"), [(7, 1), (8, 0)])
def test_a_later_campaign_is_free(turn: int, rounds: int) -> None:
    """Not the first card that he plays, or not the first turn."""
    state = dealt((12, MAJOR))
    state.turn, state.rounds[UNION] = turn, rounds
    driver = run(state, StrategyRound(UNION)).push(f"play {MAJOR} event")
    stand(driver.push("activate grant"))
    assert {"nashville", "murfreesboro"} <= origins(driver)


@pytest.mark.clause("15.S2")
def test_each_side_has_its_own_first_card() -> None:
    """The Union's second round leaves the Confederate's first campaign bound."""
    state = dealt((12,), (40, MINOR))
    state.rounds[UNION] = 2
    driver = run(state, StrategyRound(CONFEDERATE)).push(f"play {MINOR} event")
    stand(driver.push("division tullahoma"))
    assert "knoxville" not in origins(driver)


@pytest.mark.clause("15.S3")
def test_no_ship_puts_to_sea_in_the_first_turn() -> None:
    state = dealt()
    at_sea = {f"sail {key}" for key in ("brunswick", "jacksonville-fl", "new-bern")}
    offered = {str(action) for action in naval_actions(state, UNION, 3, campaign=False)}
    assert not at_sea & offered
    assert {"sail memphis", "sail cairo", "sail baton-rouge"} <= offered
    state.turn = 8
    offered = {str(action) for action in naval_actions(state, UNION, 3, campaign=False)}
    assert at_sea < offered


@pytest.mark.clause("15.S3")
def test_from_new_orleans_only_the_river_is_open() -> None:
    state = dealt()
    goals = landings(state.copy(), "new-orleans")
    assert "baton-rouge" in goals
    assert not {"mobile", "pensacola", "norfolk", "sabine-city"} & goals
    state.turn = 8
    assert {"baton-rouge", "pensacola", "norfolk", "sabine-city"} <= landings(state, "new-orleans")


def landings(state: ForThePeopleState, start: str) -> set[str]:
    """Where a division from a port may land."""
    driver = run(state, NavalMove(UNION)).push(f"sail {start}")
    while driver.decision.prompt.key != "prompt-land":
        driver.push(driver.actions[-1])
    return {action.args[0] for action in driver.decision.actions if action.args}


@pytest.mark.clause("15.S3")
def test_neither_an_event_nor_the_army_goes_by_sea() -> None:
    state = dealt()
    by_event = run(state.copy(), NavalMove(UNION, by_event=True))
    assert "sail new-bern" not in by_event.actions
    assert run(state.copy(), ArmyNavalMove()).over
    state.turn = 8
    assert "sail new-bern" in run(state.copy(), NavalMove(UNION, by_event=True)).actions


@pytest.mark.clause("15.S4")
@pytest.mark.parametrize(("side", "card"), [(UNION, 12), (CONFEDERATE, 40)])
def test_neither_side_reorganises_in_the_first_turn(side: int, card: int) -> None:
    state = dealt((12,), (40,))
    put(state, UNION, "baltimore", 0, "hancock", "meade")
    put(state, CONFEDERATE, "savannah", 0, "hood", "early")
    driver = run(state.copy(), StrategyRound(side)).push(f"play {card} operations")
    assert "operation reorganise" not in driver.actions
    assert why(driver, "operation reorganise") == ("15.S4", "deny-reorganise-1863")
    state.turn = 8
    assert may_reorganise(state, side) is None


@pytest.mark.clause("15.S4")
def test_a_general_may_still_be_relieved() -> None:
    driver = run(dealt((12,)), StrategyRound(UNION)).push("play 12 operations")
    assert "operation relieve" in driver.actions


@pytest.mark.clause("15.S5")
@pytest.mark.parametrize(
    ("scenario", "duty", "will"), [("1863", 0, 85), ("1863", 1, 75), ("1863", 2, 85)]
)
def test_the_blockade_duty_is_settled_when_the_scenario_ends(
    scenario: str, duty: int, will: int
) -> None:
    state = setup(scenario)
    state.turn, state.blockade_duty = 9, duty
    state.add_infantry(UNION, space("washington-dc"), 35 - lead(state))
    ended = at_end(state).state
    assert (ended.will[UNION], ended.fortune[UNION]) == (will, 1), "the marker does not turn"


def lead(state: ForThePeopleState) -> int:
    """By how many strength points the Union leads."""
    return strength(state, UNION) - strength(state, CONFEDERATE)


@pytest.mark.clause("15.S5")
def test_it_waits_for_the_last_turn() -> None:
    state = setup("1863")
    state.turn, state.blockade_duty = 8, 1
    assert at_end(state).state.will[UNION] == 85


@pytest.mark.clause("15.S5")
@pytest.mark.parametrize(("duty", "will", "states"), [(1, 90, 6), (2, 100, 7)])
def test_played_on_it_is_due_when_the_war_ends(duty: int, will: int, states: int) -> None:
    """And counts in the lead: four states, and one more for each 25 points."""
    state = setup("1863", ["play-on"])
    state.turn, state.blockade_duty = 13, duty
    ended = at_end(state, (100, 20)).state
    assert ended.will[UNION] == will
    assert ended.result is not None
    assert ended.result.clause == "17.3"
    assert states_for_the_union(ended) == states


# --- 15.1 to 15.7 -------------------------------------------------------------------------------


@pytest.mark.clause("15.4")
def test_the_cards_that_are_out_and_the_proclamation_among_them() -> None:
    game = Game("forthepeople", "1863", seed=4)
    advance_to_cards(game)
    state = game.state
    assert state.gone == OUT
    assert len(state.deck) == len(CARDS) - len(OUT) - 14
    assert state.emancipation


@pytest.mark.clause("15.3")
@pytest.mark.clause("15.5")
def test_its_first_turn_is_spring_1863() -> None:
    game = Game("forthepeople", "1863", seed=1)
    assert told(game, "turn") == [{"turn": "spring-1863"}]
    assert game.state.will == [0, 85, 80]


@pytest.mark.clause("15.7")
@pytest.mark.parametrize(
    ("change", "wills", "winner"),
    [
        (0, (85, 80), "union"),  # +35
        (-4, (85, 80), "union"),  # +31: no whole interval
        (-5, (85, 90), "confederate"),  # +30
        (-14, (85, 100), "confederate"),  # +21
        (4, (85, 80), "union"),
        (5, (90, 80), "union"),  # +40
        (15, (100, 80), "union"),
    ],
)
def test_the_difference_of_strength_on_the_map_of_1863(
    change: int, wills: tuple[int, int], winner: str
) -> None:
    state = setup("1863")
    state.turn = 9
    state.add_infantry(UNION, space("washington-dc"), 35 - lead(state))
    state.add_infantry(UNION, space("memphis"), max(change, 0))
    state.add_infantry(CONFEDERATE, space("richmond"), max(-change, 0))
    ended = at_end(state).state
    assert (ended.will[UNION], ended.will[CONFEDERATE]) == wills
    assert ended.result is not None
    assert (ended.result.winner, ended.result.clause) == (winner, "15.7")
    assert ended.result.scores == (("union", wills[0]), ("confederate", wills[1]))


@pytest.mark.clause("15.7")
def test_the_first_map_of_1863_is_short_of_the_base() -> None:
    """29 points: one interval of five, and so a Confederate win if nothing happened."""
    assert lead(table("1863")) == 80 - 51
    ended = last_phase("1863", 9).state
    assert ended.will == [0, 85, 90]
    assert ended.result is not None
    assert ended.result.winner == "confederate"


@pytest.mark.clause("15.7")
@pytest.mark.clause("2.1")
def test_a_campaign_that_is_ended_in_fall_1863_counts_the_strength_too() -> None:
    driver = last_phase("campaign", 9, (100, 90))
    assert driver.state.result is None
    assert driver.decision.prompt.key == "prompt-truce"
    driver.push("end-game", "end-game")
    assert driver.state.will[CONFEDERATE] == 90 + 10 * 5  # 19 to 13 points: 29 below the base
    assert driver.state.result is not None
    assert driver.state.result.clause == "15.7"
