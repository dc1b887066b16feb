"""What an order of Bobby Lee costs stands beside it: points, moves, steps, hexes of a march."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.board.region import members
from longroll.bots import Insight, RandomBot
from longroll.engine.action import parse
from longroll.engine.chance import Scripted
from longroll.titles.bobbylee.aids import AIDS
from longroll.titles.bobbylee.components import CONFEDERATE, HEX, INFANTRY, TABLES, UNION
from longroll.titles.bobbylee.initiative import Initiative
from longroll.titles.bobbylee.marching import paces, range_of
from longroll.titles.bobbylee.replacements import Politics, Replacements
from longroll.titles.bobbylee.state import BobbyLeeState
from longroll.titles.bobbylee.turn import CampaignTurn
from longroll.words import LANGUAGES, words_for
from tests.conformance.bobbylee.table import block, game, key, place, table, turn
from tests.conformance.bobbylee.test_05_orders import two_from_leesburg
from tests.conformance.bobbylee.test_07_battle_turns import lines, moving
from tests.conformance.driver import Driver

PAID = {
    *("march", "force", "send", "rail", "transfer", "sail", "invade", "evacuate", "cross"),
    *("add", "raise", "call", "emancipate", "activate", "throw", "feed", "starve"),
}


def told(driver: Driver[BobbyLeeState], action: str) -> str:
    """What stands beside an action on the list, in English."""
    seat = driver.decision.seat
    assert parse(action) in driver.decision.actions
    note = AIDS.notes(driver.state, seat).get(parse(action))
    return words_for("bobbylee", "en").message(note) if note is not None else ""


@pytest.mark.parametrize("scenario", ["1861", "1862", "1863", "1864"])
def test_every_order_that_costs_something_tells_it(scenario: str) -> None:
    played, bot = game(scenario, seed=7), RandomBot(7)
    words = [words_for("bobbylee", language) for language in LANGUAGES]
    seen: set[str] = set()
    for _ in range(500):
        if played.over:
            break
        decision = played.decision
        notes = played.title.aids.notes(played.state, decision.seat)
        for action in decision.actions:
            if action.verb in PAID:
                seen.add(action.verb)
                assert action in notes, action
                assert all(tongue.knows(notes[action].key) for tongue in words)
        insight = Insight(played.title, played.state, decision.seat, decision)
        played.push(bot.choose(insight), decision.seat)
    assert {"march", "force", "send", "add", "call", "activate"} <= seen


@pytest.mark.clause("12.3")
@pytest.mark.clause("12.42")
def test_steps_and_new_blocks_have_their_price() -> None:
    state = table(us_hq_ap="Washington")
    place(state, "us-inf-01", "Washington", steps=1)
    state.points[UNION], state.levies[UNION] = 6, 0
    driver = Driver(state, Replacements(UNION), Scripted())
    step, new = TABLES.arms[INFANTRY].step, TABLES.arms[INFANTRY].block
    assert told(driver, "add us-inf-01").endswith(f"{6 - step} left")
    driver.push("add us-inf-01", "done")
    assert told(driver, "raise us-inf-02 1510").startswith(f"{new} replacement point")
    state.levies[UNION] = 2
    assert told(driver, "raise us-inf-02 1510") == "conscripts, no points; 1 left"


@pytest.mark.clause("3.54")
def test_a_call_to_arms_costs_a_point_more_each_time() -> None:
    driver = Driver(table(us_hq_ap="Washington"), Politics(UNION), Scripted([1]))
    brings = "for the enemy; raises 2 to 4 blocks of infantry"
    assert told(driver, "call") == f"1 victory point {brings}"
    assert told(driver.push("call"), "call") == f"2 victory points {brings}"


@pytest.mark.clause("5.11")
def test_a_headquarters_that_commands_loses_a_step() -> None:
    state = table(us_hq_ap="Washington")
    place(state, "us-hq-av", "Hagerstown", steps=1)
    driver = Driver(state, CampaignTurn(UNION, 0), Scripted())
    assert told(driver, "activate us-hq-ap").startswith("costs it a step, ")
    assert told(driver, "activate us-hq-av") == "costs it its last step: it is lost"
    assert told(driver, "pass") == ""


@pytest.mark.clause("5.3")
@pytest.mark.clause("5.32")
def test_a_march_tells_its_length_and_a_forced_one_its_die() -> None:
    driver = turn(table(us_hq_ap="Washington", us_inf_01="Washington"), UNION, "us-hq-ap")
    near, far = (
        next(a for a in driver.actions if a.startswith(f"march us-inf-01 {hex_}"))
        for hex_ in ("1410", "1310")
    )
    assert told(driver, near) == "1 of 2 hexes"
    assert told(driver, far) == "2 of 2 hexes"
    forced = next(a for a in driver.actions if a.startswith("force us-inf-01"))
    assert told(driver, forced).startswith("arrives on ")


@pytest.mark.clause("5.3")
def test_a_march_onto_the_enemy_is_told_to_be_an_attack() -> None:
    state = table(us_hq_ap="Washington", us_inf_01="Washington", cs_inf_01="Fairfax Court House")
    driver = turn(state, UNION, "us-hq-ap")
    onto = [a for a in driver.actions if a.startswith("march us-inf-01 1310")]
    assert onto
    assert all(told(driver, action) == "an attack, 2 of 2 hexes" for action in onto)


@pytest.mark.clause("5.32")
def test_a_block_of_one_step_dies_where_another_would_lose_a_step() -> None:
    chances: list[str] = []
    for steps in (2, 1):
        state = table(us_hq_ap="Washington")
        place(state, "us-inf-01", "Washington", steps=steps)
        driver = turn(state, UNION, "us-hq-ap")
        forced = next(a for a in driver.actions if a.startswith("force us-inf-01"))
        chances.append(told(driver, forced))
    # Of the Union's F f f S s s the fourth arrives at the price of a step, the first fails at one.
    assert chances == [
        "arrives on 3 rolls in 6, loses a step on 2",
        "arrives on 2 rolls in 6, is destroyed on 2",
    ]


@pytest.mark.clause("5.31")
@pytest.mark.clause("5.32")
def test_who_finds_the_limit_reached_is_told_that_there_is_no_die() -> None:
    state = table(cs_hq_anv="Middleburg", us_inf_01="Poolesville")
    state.month = 20
    for one in ("cs-inf-02", "cs-inf-03"):
        place(state, one, "Leesburg")
    for one in ("cs-inf-04", "cs-inf-05"):
        place(state, one, two_from_leesburg())
    driver = turn(state, CONFEDERATE, "cs-hq-anv")
    leesburg, poolesville = key("Leesburg"), key("Poolesville")
    driver.push(*(f"force {one} {leesburg} {poolesville}" for one in ("cs-inf-04", "cs-inf-05")))
    driver.push(f"march cs-inf-02 {poolesville}", f"march cs-inf-03 {poolesville}", "done", "done")
    assert told(driver, "throw cs-inf-04") == "stays: no more blocks may attack over that side"


@pytest.mark.clause("10.4")
def test_a_landing_on_the_enemy_is_told_to_be_an_attack() -> None:
    state = table(us_hq_supreme="Washington", us_inf_02="Baltimore", cs_inf_01="Norfolk")
    driver = turn(state, UNION, "us-hq-supreme")
    landing = f"invade us-inf-02 {key('Norfolk')}"
    assert told(driver, landing).startswith("an attack, 2 strategic moves")


@pytest.mark.clause("7.15")
def test_the_end_of_the_moves_tells_of_a_rout() -> None:
    state = lines(us_inf_01="union-centre", cs_inf_01="confederate-left")
    driver = moving(state, UNION).push("move us-inf-01 confederate-centre")
    assert told(driver, "done") == "then the Confederacy is routed"
    assert driver.push("done").told("rout")


@pytest.mark.clause("5.4.land")
def test_a_strategic_order_tells_how_many_are_left() -> None:
    state = table(us_hq_supreme="Washington", us_inf_01="Harrisburg", us_inf_02="Washington")
    driver = turn(state, UNION, "us-hq-supreme")
    steps = state.steps[block("us-hq-supreme")]
    sent = next(a for a in driver.actions if a.startswith("rail us-inf-01"))
    assert told(driver, sent) == f"1 strategic move, {steps - 1} left"
    landing = next(a for a in driver.actions if a.startswith("invade us-inf-02"))
    assert told(driver, landing).startswith("2 strategic moves, ")


@given(st.sampled_from(["1510", "0808", "1410", "1218", "0612"]), st.integers(1, 4), st.booleans())
def test_every_march_within_range_has_a_length(start: str, pace: int, mud: bool) -> None:
    enemies = 1 << HEX["1311"] | 1 << HEX["0710"]
    lengths = paces(HEX[start], pace, int(mud), enemies, 0)
    reach = range_of(HEX[start], pace, int(mud), enemies, 0)
    assert {hex_ for hex_, _ in lengths} >= set(members(reach.open))
    assert set(lengths) >= {(hex_, via) for hex_, via, _ in reach.doors}
    assert all(0 < steps <= most for steps, most in lengths.values())


@pytest.mark.clause("4.3")
def test_a_bid_tells_what_it_binds_to_and_what_it_costs() -> None:
    driver = Driver(table(us_hq_ap="Washington", cs_hq_anv="Richmond"), Initiative(), Scripted())
    words = words_for("bobbylee", "en")
    for seat in ("union", "confederate"):
        notes = AIDS.notes(driver.state, seat)
        said = [words.message(notes[parse(f"bid {number}")]) for number in range(2)]
        assert said == [
            "costs nothing; if both bid 0, the month ends",
            "costs 1 step if you go first",
        ]
        asked = words.message(driver.decision.prompts[seat])
        assert "must activate exactly that many" in asked
        assert asked.endswith("Equal bids: Confederacy.")


@pytest.mark.clause("7.4")
def test_the_end_of_the_moves_tells_who_can_fire_then() -> None:
    state = lines(us_inf_01="union-centre", us_inf_02="union-left", cs_inf_01="confederate-centre")
    driver = moving(state, UNION)
    assert told(driver, "done").startswith("then none of your blocks can fire: ")
    state = lines(us_inf_01="union-centre", us_art_1="union-centre", cs_inf_01="confederate-centre")
    driver = moving(state, UNION)
    assert told(driver, "done") == "then 1 block can fire from where it stands"
    assert told(driver.push("done"), "done") == "1 block could still fire"


@pytest.mark.clause("7.34")
def test_the_end_of_the_moves_tells_who_fires_if_he_comes_around_a_flank() -> None:
    state = lines(
        us_inf_01="union-centre",
        us_art_1="union-left",
        us_inf_02="union-reserve",
        cs_inf_01="confederate-centre",
        cs_inf_02="confederate-right",
    )
    driver = moving(state, UNION, dice=[6])
    assert told(driver, "done") == "then 1 block can fire from where it stands"
    driver.push("flank us-inf-02 confederate-right")
    assert told(driver, "done") == (
        "then no block can fire from where it stands, 1 more if it comes around a flank"
    )
    driver.push("done")
    assert [text for text in driver.actions if text.startswith("fire")] == [
        "fire us-inf-02 confederate-right"
    ]


@pytest.mark.clause("7.15")
def test_a_march_around_a_flank_does_not_stay_a_rout() -> None:
    state = lines(
        us_inf_01="union-centre",
        us_inf_02="union-reserve",
        cs_inf_01="confederate-left",
    )
    driver = moving(state, UNION, dice=[6] * 20)
    driver.push("move us-inf-01 confederate-centre", "flank us-inf-02 confederate-left")
    assert told(driver, "done") == "then the Confederacy is routed"
    assert driver.push("done").told("rout")
