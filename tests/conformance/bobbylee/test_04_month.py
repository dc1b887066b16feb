"""4, 3.3 to 3.5 and 12: the month, its bids, replacements, supply, points and victory."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.action import Action, parse
from longroll.engine.chance import Sampled, Scripted
from longroll.engine.event import Event
from longroll.engine.procedure import Play, Procedure
from longroll.titles.bobbylee import BobbyLee
from longroll.titles.bobbylee.components import (
    BLOCKS,
    CONFEDERATE,
    GROUND,
    SIDE_KEYS,
    UNION,
    hex_key,
)
from longroll.titles.bobbylee.control import marker
from longroll.titles.bobbylee.feeding import SupplyPhase, hungry
from longroll.titles.bobbylee.fog import groups, mingle_pool
from longroll.titles.bobbylee.initiative import NOBODY, Initiative
from longroll.titles.bobbylee.losses import besieged, destroy
from longroll.titles.bobbylee.replacements import Politics, Replacements, capacity
from longroll.titles.bobbylee.state import GONE, POOL, BobbyLeeState
from longroll.titles.bobbylee.turn import CampaignTurn
from longroll.titles.bobbylee.victory import month_points, sieges, verdict
from longroll.titles.bobbylee.war import points_of
from tests.conformance.bobbylee.table import at, block, denied, place, table
from tests.conformance.driver import Driver

TITLE = BobbyLee()


def run(
    state: BobbyLeeState, procedure: Procedure[BobbyLeeState], *dice: int
) -> Driver[BobbyLeeState]:
    return Driver(state, procedure, Scripted(dice))


def offered(driver: Driver[BobbyLeeState], seat: str = "") -> list[str]:
    decision = driver.decision
    return [str(action) for action in decision.actions_of(seat or decision.seat)]


# --- Initiative -----------------------------------------------------------------------------------


@pytest.mark.clause("4.3")
@pytest.mark.parametrize(
    ("union", "confederate", "found"),
    [(2, 1, UNION + 6), (1, 3, CONFEDERATE + 9), (2, 2, CONFEDERATE + 6), (0, 0, NOBODY)],
)
def test_the_higher_bid_begins_and_two_of_nought_end_the_month(
    union: int, confederate: int, found: int
) -> None:
    state = TITLE.opening("1862", (), Sampled(1))[0]
    driver = run(state, Initiative())
    assert offered(driver, "union") == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    driver.both(union=f"bid {union}")
    assert driver.decision.seats == ("confederate",)
    driver.both(confederate=f"bid {confederate}")
    assert driver.returned == found


@pytest.mark.clause("4.3")
def test_nobody_bids_more_headquarters_than_he_has() -> None:
    driver = run(table(us_hq_ap="Washington", cs_hq_anv="Richmond"), Initiative())
    assert offered(driver, "union") == ["bid 0", "bid 1"]
    assert denied(driver, "bid 2") == ("4.3", "deny-bid-too-high")
    assert denied(driver, "pass") == ("4.3", "deny-bid-nought")


# --- Campaign turn --------------------------------------------------------------------------------


@pytest.mark.clause("4.4")
@pytest.mark.clause("5.11")
def test_a_headquarters_is_shown_loses_a_step_and_is_hidden_again() -> None:
    state = table(us_hq_ap="Washington", us_inf_01="Washington", us_hq_av="Frederick")
    driver = run(state, CampaignTurn(UNION, 0))
    assert offered(driver) == ["activate us-hq-ap", "activate us-hq-av", "pass"]
    driver.push("activate us-hq-ap")
    assert state.face_up == 1 << block("us-hq-ap")
    assert offered(driver) == ["activate us-hq-av", "done"]
    denial = driver.why("pass")
    assert denial is not None
    assert (denial.clause, denial.key) == ("4.5", "deny-shown-already")
    driver.push("done", "done")
    assert (driver.prompt, state.face_up) == ("prompt-staff", 1 << block("us-hq-ap"))
    driver.push("done")
    assert driver.over
    assert state.steps[block("us-hq-ap")] == 2
    assert state.face_up == 0
    alike = next(keys for keys, _ in groups(state, UNION) if "us-hq-ap" in keys)
    assert alike == ["us-hq-ap", "us-inf-01"]
    assert state.passes == 0


@pytest.mark.clause("5.11")
def test_the_last_step_of_a_headquarters_can_be_spent() -> None:
    state = table(us_hq_ap="Washington")
    state.steps[block("us-hq-ap")] = 1
    driver = run(state, CampaignTurn(UNION, 1))
    driver.push("activate us-hq-ap", "done")
    assert driver.over
    assert state.at[block("us-hq-ap")] == POOL


@pytest.mark.clause("4.3")
@pytest.mark.clause("4.5")
def test_who_won_the_bid_activates_exactly_as_many_and_cannot_pass() -> None:
    state = table(us_hq_ap="Washington", us_hq_av="Frederick", us_hq_aj="Baltimore")
    driver = run(state, CampaignTurn(UNION, 2))
    assert "pass" not in offered(driver)
    denial = driver.why("pass")
    assert denial is not None
    assert (denial.clause, denial.key) == ("4.3", "deny-must-activate")
    driver.push("activate us-hq-ap")
    driver.push("activate us-hq-aj")
    assert driver.prompt == "prompt-orders"
    driver.push("done", "done")
    assert driver.over


@pytest.mark.clause("4.5")
@pytest.mark.clause("4.1")
def test_two_passes_in_a_row_end_the_month() -> None:
    state = TITLE.opening("1863", (), Sampled(1))[0]
    chance = Sampled(2)
    for seat, text in (
        *(("union", "bid 1"), ("confederate", "bid 0"), ("union", "activate us-hq-ap")),
        *(("union", "done"), ("union", "done")),
        *(("confederate", "activate cs-hq-anv"), ("confederate", "done"), ("confederate", "done")),
        *(("confederate", "done"), ("union", "pass")),
    ):
        TITLE.apply(state, seat, parse(text), chance)
    assert state.month == 28
    decision = TITLE.decision(state)
    assert decision is not None
    assert decision.seat == "confederate"
    TITLE.apply(state, "confederate", parse("pass"), chance)
    assert state.month == 29


# --- Supply ---------------------------------------------------------------------------------------


@pytest.mark.clause("4.43")
@pytest.mark.clause("4.43.ex")
@pytest.mark.clause("11.6")
def test_six_blocks_where_four_feed_cost_the_two_strongest_a_step_each() -> None:
    state = table()
    keys = [f"us-inf-0{number}" for number in range(1, 7)]
    for key, steps in zip(keys, (3, 3, 2, 1, 3, 2), strict=True):
        place(state, key, "McDowell", steps)
    driver = run(state, SupplyPhase(UNION))
    driver.push("done")
    assert offered(driver) == ["starve us-inf-01", "starve us-inf-02", "starve us-inf-05"]
    denial = driver.why("starve us-inf-03")
    assert denial is not None
    assert (denial.clause, denial.key) == ("4.43", "deny-not-the-strongest")
    driver.push("starve us-inf-05")
    assert offered(driver) == ["starve us-inf-01", "starve us-inf-02"]
    driver.push("starve us-inf-01")
    assert driver.over
    assert [state.steps[block(key)] for key in keys] == [2, 3, 2, 1, 2, 2]
    assert state.worn[UNION] == 2


@pytest.mark.clause("11.7")
def test_a_headquarters_feeds_all_in_its_radius_for_a_step() -> None:
    state = table(us_hq_ap="McDowell")
    for number in range(1, 6):
        place(state, f"us-inf-0{number}", "McDowell")
    driver = run(state, SupplyPhase(UNION))
    assert offered(driver) == ["feed us-hq-ap", "done"]
    driver.push("feed us-hq-ap")
    assert driver.over
    assert state.steps[block("us-hq-ap")] == 2
    assert all(state.steps[block(f"us-inf-0{number}")] == 3 for number in range(1, 6))


@pytest.mark.clause("11.7")
def test_the_supreme_headquarters_feeds_nobody_and_the_question_does_not_tell() -> None:
    state = table(us_hq_supreme="McDowell")
    for number in range(1, 6):
        place(state, f"us-inf-0{number}", "McDowell")
    driver = run(state, SupplyPhase(UNION))
    assert offered(driver) == ["done"]
    denial = driver.why("feed us-hq-supreme")
    assert denial is not None
    assert denial.key == "deny-no-headquarters"


@pytest.mark.clause("11.5")
@pytest.mark.clause("11.2")
def test_supplied_hexes_feed_any_number_and_others_by_ground_town_and_mud() -> None:
    state = table()
    for number in range(1, 8):
        place(state, f"us-inf-0{number}", "Washington")
    assert not hungry(state, UNION)
    for number in range(1, 8):
        place(state, f"us-inf-0{number}", "Harrisonburg")
    assert hungry(state, UNION) == 1 << at("Harrisonburg")
    for number in (6, 7):
        state.at[block(f"us-inf-0{number}")] = POOL
    assert not hungry(state, UNION)
    state.mud = 1
    assert hungry(state, UNION)


@pytest.mark.clause("11.8")
@pytest.mark.clause("11.81")
def test_the_besieged_lose_a_step_a_month_and_do_not_come_back() -> None:
    state = table(cs_inf_01="McDowell")
    state.steps[block("cs-inf-01")] = 1
    assert not besieged(state, CONFEDERATE)

    for number, hex_ in enumerate(members(GROUND.ways[at("McDowell")]), 1):
        place(state, f"us-inf-0{number}", hex_key(hex_))
    assert besieged(state, CONFEDERATE) == 1 << at("McDowell")
    sieges(Play(state, Sampled(1)))
    assert state.at[block("cs-inf-01")] == GONE


@pytest.mark.clause("11.81")
def test_who_yields_in_a_siege_can_be_raised_again() -> None:
    state = table(cs_inf_01="McDowell")

    for number, hex_ in enumerate(members(GROUND.ways[at("McDowell")]), 1):
        place(state, f"us-inf-0{number}", hex_key(hex_))
    destroy(Play(state, Sampled(1)), block("cs-inf-01"), yielded=True)
    assert state.at[block("cs-inf-01")] == POOL


# --- Politics and replacements --------------------------------------------------------------------


@pytest.mark.clause("3.54")
def test_each_call_of_the_year_is_dearer_and_a_die_says_who_comes() -> None:
    state = table()
    driver = run(state, Politics(UNION), 1, 6)
    driver.push("call")
    assert (state.levies[UNION], state.political, state.calls) == (2, -1, [1, 0])
    driver.push("call")
    assert (state.levies[UNION], state.political, state.calls) == (6, -3, [2, 0])
    driver.push("done")
    south = run(state, Politics(CONFEDERATE), 4)
    south.push("call")
    assert (state.levies[CONFEDERATE], state.political) == (2, -2)
    assert (driver.values("called") + south.values("called")) == [
        {"side": "union", "roll": 1, "number": 2, "points": 1},
        {"side": "union", "roll": 6, "number": 4, "points": 2},
        {"side": "confederate", "roll": 4, "number": 2, "points": 1},
    ]


@pytest.mark.clause("3.55")
def test_emancipation_needs_a_great_victory_and_comes_once() -> None:
    state = table()
    driver = run(state, Politics(UNION))
    denial = driver.why("emancipate")
    assert denial is not None
    assert denial.key == "deny-no-great-victory"
    state.defeat = 6
    driver = run(state, Politics(UNION))
    driver.push("emancipate")
    assert (state.political, state.emancipated) == (3, 1)
    assert offered(driver) == ["call", "done"]
    driver.push("done")
    assert driver.returned == 1
    south = run(table(), Politics(CONFEDERATE))
    denial = south.why("emancipate")
    assert denial is not None
    assert denial.key == "deny-union-only"


@pytest.mark.clause("12.2")
@pytest.mark.clause("3.31")
def test_points_grow_by_the_year_and_those_of_1864_go_on() -> None:
    assert points_of(8) == (13, 10)
    assert points_of(12) == (14, 13)
    assert points_of(50) == points_of(40) == (24, 13)


@pytest.mark.clause("12.3")
def test_blocks_with_a_line_gain_steps_at_their_price() -> None:
    state = table(us_inf_01="Washington", us_cav_1="Washington", us_inf_02="McDowell")
    for key in ("us-inf-01", "us-cav-1", "us-inf-02"):
        state.steps[block(key)] = 1
    state.points[UNION] = 3
    driver = run(state, Replacements(UNION))
    assert offered(driver) == ["add us-inf-01", "add us-cav-1", "done"]
    denial = driver.why("add us-inf-02")
    assert denial is not None
    assert (denial.clause, denial.key) == ("12.3", "deny-no-supply")
    driver.push("add us-cav-1")
    assert offered(driver) == ["add us-inf-01", "done"]
    assert all(event.audience == ("union",) for event in driver.events if event.key == "added")


@pytest.mark.clause("12.4")
@pytest.mark.clause("12.41")
@pytest.mark.clause("12.42")
def test_new_blocks_come_at_one_step_in_towns_of_the_own_territory() -> None:
    state = table(cs_inf_01="Chambersburg")
    state.points[UNION] = 7
    driver = run(state, Replacements(UNION))
    driver.push("done")
    for where, key in (
        ("Chambersburg", "deny-not-your-territory"),
        ("Alexandria", "deny-not-your-territory"),
        ("Fort Monroe", "deny-fort-monroe"),
        ("Rockville", "deny-no-town"),
    ):
        number = next(name for name in _numbers(where))
        denial = driver.why(f"raise us-inf-01 {number}")
        assert denial is not None
        assert denial.key == key
    driver.push(f"raise us-inf-01 {_numbers('Frederick')[0]}")
    assert state.steps[block("us-inf-01")] == 1
    denial = driver.why(f"raise us-inf-02 {_numbers('Frederick')[0]}")
    assert denial is not None
    assert denial.key == "deny-town-full"
    denial = driver.why("add us-inf-01")
    assert denial is not None
    assert (denial.clause, denial.key) == ("12.42", "deny-steps-come-first")
    driver.push(f"raise us-inf-02 {_numbers('Washington')[0]}")
    assert offered(driver) == ["done"]
    driver.push("done")
    assert state.points[UNION] == 0


def _numbers(name: str) -> list[str]:

    return [hex_key(at(name))]


@pytest.mark.clause("3.54")
@pytest.mark.clause("2.25")
def test_conscripts_are_divisions_that_cost_nothing() -> None:
    state = table()
    state.levies[CONFEDERATE] = 1
    driver = run(state, Replacements(CONFEDERATE))
    driver.push("done")
    assert {text.split()[1][:6] for text in offered(driver) if text != "done"} == {"cs-inf"}
    driver.push(f"raise cs-inf-01 {_numbers('Richmond')[0]}")
    assert offered(driver) == ["done"]


@pytest.mark.clause("12.41")
def test_how_many_a_hex_takes() -> None:
    assert [capacity(at(name)) for name in ("Richmond", "Staunton", "Liberty", "Rockville")] == [
        3,
        1,
        1,
        0,
    ]


@pytest.mark.clause("12.1")
def test_the_enemy_sees_a_new_block_and_not_which() -> None:
    state = table()
    state.points[UNION] = 12

    mingle_pool(state, UNION)
    driver = run(state, Replacements(UNION))
    driver.push("done")
    driver.push(f"raise us-inf-07 {_numbers('Frederick')[0]}")
    keys, places = groups(state, UNION)[0]
    assert len(keys) == sum(one.side == UNION for one in BLOCKS)
    assert places.count(at("Frederick")) == 1
    told = [event for event in driver.events if event.audience is None]
    assert all("us-inf-07" not in str(event.args) for event in told)


# --- Victory --------------------------------------------------------------------------------------


@pytest.mark.clause("3.52")
@pytest.mark.clause("11.8")
def test_points_of_a_month_for_supply_hexes_and_washington() -> None:
    state = table(cs_inf_01="Harrisburg", cs_inf_02="Oakland")
    month_points(Play(state, Sampled(1)))
    assert state.political == -2
    state = table(cs_inf_01="Washington")
    month_points(Play(state, Sampled(1)))
    assert state.political == -1
    state = table(us_inf_01="Weldon", us_inf_02="Danville")
    month_points(Play(state, Sampled(1)))
    assert state.political == 0
    place(state, "us-inf-03", "Liberty")
    month_points(Play(state, Sampled(1)))
    assert state.political == 1


@pytest.mark.clause("3.24")
@pytest.mark.clause("3.1")
@pytest.mark.clause("3.5")
@pytest.mark.clause("4.6")
@pytest.mark.clause("3.25")
@pytest.mark.parametrize(
    ("points", "october", "winner", "key", "score"),
    [
        (10, False, "union", "decisive", 5),
        (-12, False, "confederate", "decisive", 5),
        (9, False, None, "", 0),
        (9, True, "union", "marginal", 3),
        (-2, True, "confederate", "marginal", 1),
        (5, True, "union", "marginal", 2),
        (1, True, "union", "marginal", 1),
        (0, True, None, "draw", 1),
    ],
)
def test_a_year_is_won_by_the_marker(
    points: int, *, october: bool, winner: str | None, key: str, score: int
) -> None:
    state = table()
    state.political = points
    state.month = 9 if october else 7
    found = verdict(state)
    if not key:
        assert found is None
        return
    assert found is not None
    assert (found.winner, found.key) == (winner, key)
    assert max(value for _, value in found.scores) == score


@pytest.mark.clause("3.31")
@pytest.mark.clause("3.3")
def test_the_union_wins_the_campaign_by_a_decisive_victory_only() -> None:
    state = table()
    state.scenario, state.month, state.political = "campaign", 45, 9
    found = verdict(state)
    assert found is not None
    assert (found.winner, found.key) == ("confederate", "campaign")
    state.options = ("to-the-end",)
    assert verdict(state) is None
    state.political = 0
    assert verdict(state) is not None
    state.month, state.political = 33, 0
    assert verdict(state) is None


@pytest.mark.clause("3.53")
@pytest.mark.clause("3.4")
@pytest.mark.clause("3.41")
def test_a_campaign_of_passes_runs_through_winters_to_a_decisive_southern_victory() -> None:
    """Time alone wins for the South; each month asks for replacements and bids in turn."""
    state = TITLE.opening("campaign", (), Sampled(3))[0]
    chance = Sampled(4)
    muds: dict[int, set[int]] = {}
    for _ in range(4000):
        decision = TITLE.decision(state)
        if decision is None:
            break
        muds.setdefault(state.month % 12 + 1, set()).add(state.mud)
        seat = decision.seat
        last = [str(action) for action in decision.actions_of(seat)]
        text = next((one for one in ("done", "pass", "bid 0") if one in last), last[0])
        TITLE.apply(state, seat, parse(text), chance)
        TITLE.check(state)
    assert state.result is not None
    assert (state.result.winner, state.result.key) == ("confederate", "decisive")
    assert marker(state) <= -10
    assert muds[12] == muds[1] == muds[3] == {1}
    assert muds[7] == muds[5] == {0}


@pytest.mark.parametrize("scenario", [scenario.key for scenario in TITLE.info.scenarios])
def test_random_months_keep_every_invariant_and_every_secret(scenario: str) -> None:
    state = TITLE.opening(scenario, ("to-the-end",), Sampled(5))[0]
    chance = Sampled(6)
    for step in range(250):
        decision = TITLE.decision(state)
        if decision is None:
            break
        seat = decision.seat
        texts = [str(action) for action in decision.actions_of(seat)]
        assert len(set(texts)) == len(texts) > 0
        if step % 25 == 0:
            assert TITLE.dump(TITLE.load(TITLE.dump(state))) == TITLE.dump(state)
            for other in (*SIDE_KEYS, "observer"):
                world = TITLE.resample(state, other, Sampled(step))
                TITLE.check(world)
                assert TITLE.view(world, other) == TITLE.view(state, other)
                assert TITLE.tableau(world, other) == TITLE.tableau(state, other)
        TITLE.apply(state, seat, parse(chance.draw("test", texts)), chance)
        TITLE.check(state)


# --- The calendar ---------------------------------------------------------------------------------


def _pass_on(state: BobbyLeeState, chance: Scripted, until: str) -> None:
    """Bid nothing and pass until ``until`` is asked."""
    for _ in range(60):
        decision = TITLE.decision(state)
        assert decision is not None
        if decision.prompt.key == until:
            return
        texts = [str(action) for action in decision.actions]
        text = next(one for one in ("done", "pass", "bid 0") if one in texts)
        TITLE.apply(state, decision.seat, parse(text), chance)
    raise AssertionError(until)


@pytest.mark.clause("3.21")
@pytest.mark.clause("4.2")
def test_the_first_month_has_no_replacements() -> None:
    state = TITLE.opening("1861", (), Sampled(1))[0]
    decision = TITLE.decision(state)
    assert decision is not None
    assert decision.prompt.key == "prompt-bid"
    assert state.political == 0
    _pass_on(state, Scripted(), "prompt-strengthen")
    assert (state.month, state.points, state.paid) == (7, [13, 10], [13, 10])


@pytest.mark.clause("3.41")
@pytest.mark.clause("4.3")
def test_the_weather_is_thrown_for_each_pair_of_turns() -> None:
    state = TITLE.opening("campaign", (), Sampled(1))[0]
    state.month = 10  # November
    chance = Scripted([3, 4])
    events: list[Event] = []
    for seat, text in (
        *(("union", "bid 1"), ("confederate", "bid 0")),
        *(("union", "activate us-hq-ap"), ("union", "done"), ("union", "done")),
        ("confederate", "activate cs-hq-av"),
    ):
        events += TITLE.apply(state, seat, parse(text), chance)
        if seat == "union" and text.startswith("activate"):
            assert state.mud == 1
    for text in ("done", "done", "done"):
        events += TITLE.apply(state, "confederate", parse(text), chance)
    assert state.mud == 0
    assert [dict(event.args) for event in events if event.key == "weather"] == [
        {"roll": 3, "needed": 4, "mud": 1},
        {"roll": 4, "needed": 4, "mud": 0},
    ]
    assert chance.rolls == []


@pytest.mark.clause("3.55")
def test_the_great_victory_counts_for_the_next_replacements_only() -> None:
    state = TITLE.opening("1862", (), Sampled(1))[0]
    state.defeat = 6
    _pass_on(state, Scripted(), "prompt-politics")
    assert "emancipate" in [str(action) for action in _asked(state)]
    TITLE.apply(state, "union", parse("emancipate"), Scripted())
    _pass_on(state, Scripted(), "prompt-strengthen")
    assert state.points == [14, 26]
    assert state.defeat == 0


def _asked(state: BobbyLeeState) -> tuple[Action, ...]:
    decision = TITLE.decision(state)
    assert decision is not None
    return decision.actions


@pytest.mark.clause("4.6")
@pytest.mark.clause("11.8")
def test_points_come_before_the_losses_of_a_siege() -> None:
    """Washington's last garrison starves when the month ends, and was besieged until then."""
    state = TITLE.opening("1861", (), Sampled(1))[0]
    for one in BLOCKS:
        state.at[one.index], state.steps[one.index] = POOL, 0
    place(state, "us-gar-1", "Washington", 1)
    place(state, "us-hq-ap", "Harrisburg")
    place(state, "cs-hq-anv", "Richmond")
    for number, hex_ in enumerate(members(GROUND.ways[at("Washington")]), 1):
        place(state, f"cs-inf-0{number}", hex_key(hex_))
    assert besieged(state, UNION) >> at("Washington") & 1
    before = state.political
    for seat in SIDE_KEYS:
        TITLE.apply(state, seat, parse("bid 0"), Scripted())
    for seat in reversed(SIDE_KEYS):
        TITLE.apply(state, seat, parse("pass"), Scripted())
    assert state.political == before - 1
    assert state.at[block("us-gar-1")] == GONE
