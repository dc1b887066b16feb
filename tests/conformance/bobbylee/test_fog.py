"""0.units, 2.4: what an attentive enemy makes of blocks that he sees move."""

from __future__ import annotations

import random

import pytest

from longroll.board.region import members
from longroll.engine.chance import Sampled, Scripted
from longroll.titles.bobbylee import BobbyLee, dealing
from longroll.titles.bobbylee.checks import check
from longroll.titles.bobbylee.components import (
    ARMS,
    BLOCKS,
    CAVALRY,
    CONFEDERATE,
    HEX,
    HQ,
    INFANTRY,
    SIDE_KEYS,
    UNION,
    hex_key,
)
from longroll.titles.bobbylee.fog import conceal, mingle, reveal, saw
from longroll.titles.bobbylee.orders.forcing import ForcedMarches
from longroll.titles.bobbylee.orders.moving import EVERY, FIELD
from longroll.titles.bobbylee.state import BobbyLeeState
from longroll.titles.bobbylee.views import resample, view
from tests.conformance.bobbylee.table import at, block, key, place, table, turn
from tests.conformance.driver import Driver

WORLDS = 24


def arms_at(state: BobbyLeeState, name: str, seat: str = "confederate") -> list[set[str]]:
    """By world that the seat thinks possible, the arms of the enemy's blocks in a hex."""
    found: list[set[str]] = []
    for seed in range(WORLDS):
        world = resample(state, seat, Sampled(seed))
        check(world)
        there = [one for one in BLOCKS if world.at[one.index] == at(name)]
        found.append({ARMS[one.arm] for one in there})
    return found


def crowd() -> BobbyLeeState:
    """Horse, foot, guns and a garrison in Frederick, with a headquarters."""
    state = table(us_hq_ap="Frederick", us_cav_1="Frederick", us_inf_01="Frederick")
    for one in ("us-gar-1", "us-hvy-1", "us-inf-02"):
        place(state, one, "Frederick")
    return state


@pytest.mark.clause("0.units")
@pytest.mark.clause("5.3")
def test_who_marches_two_hexes_is_no_garrison_and_who_marches_three_is_horse() -> None:
    state = crowd()
    driver = turn(state, UNION, "us-hq-ap")
    driver.push(f"march us-inf-01 {key('Woodsboro')}")
    assert set().union(*arms_at(state, "Woodsboro")) == {"infantry", "cavalry"}
    far = next(
        text.split()[-1]
        for text in driver.actions
        if text.startswith("march us-cav-1")
        and f"march us-inf-02 {text.split()[-1]}" not in driver.actions
    )
    driver.push(f"march us-cav-1 {far}")
    for seed in range(WORLDS):
        world = resample(state, "confederate", Sampled(seed))
        (there,) = [one for one in BLOCKS if world.at[one.index] == HEX[far]]
        assert there.arm == CAVALRY


@pytest.mark.clause("0.units")
@pytest.mark.clause("10.4")
def test_who_lands_from_the_sea_is_a_division() -> None:
    state = table(us_hq_supreme="Washington", us_inf_01="Fort Monroe", us_cav_1="Fort Monroe")
    driver = turn(state, UNION, "us-hq-supreme")
    driver.push(f"invade us-inf-01 {key('Yorktown')}")
    assert arms_at(state, "Yorktown") == [{"infantry"}] * WORLDS


@pytest.mark.clause("0.units")
@pytest.mark.clause("5.4.rail")
def test_a_train_tells_nothing() -> None:
    state = crowd()
    place(state, "us-hq-supreme", "Washington")
    driver = turn(state, UNION, "us-hq-supreme")
    driver.push(f"rail us-inf-01 {key('Baltimore')}")
    seen = {arm for arms in arms_at(state, "Baltimore") for arm in arms}
    assert {"garrison", "heavy-artillery", "infantry"} <= seen


@pytest.mark.clause("0.units")
@pytest.mark.clause("6.32")
def test_who_attacks_is_no_supreme_headquarters() -> None:
    state = table(cs_hq_anv="Leesburg", us_inf_01="Poolesville")
    for one in ("cs-hq-supreme", "cs-inf-01"):
        place(state, one, "Leesburg")
    driver = turn(state, CONFEDERATE, "cs-hq-anv")
    driver.push(f"march cs-inf-01 {key('Poolesville')}")
    found = arms_at(state, "Poolesville", "union")
    assert found == [{"infantry"}] * WORLDS


@pytest.mark.clause("0.units")
def test_among_others_it_is_still_known_that_one_of_them_is_such_a_block() -> None:
    state = table(us_cav_1="Frederick", us_inf_01="Frederick")
    place(state, "us-gar-1", "Rockville")
    place(state, "us-gar-2", "Rockville")
    one = block("us-cav-1")
    saw(state, one, 1 << CAVALRY)
    state.at[one] = at("Rockville")
    mingle(state, UNION, at("Rockville"))
    assert all("cavalry" in arms for arms in arms_at(state, "Rockville"))
    # Who then leaves Rockville may be any of the three; between them they are the same.
    other = block("us-gar-1")
    state.at[other] = at("Washington")
    for seed in range(WORLDS):
        world = resample(state, "confederate", Sampled(seed))
        places = {world.at[one], *(world.at[b] for b in (block("us-gar-1"), block("us-gar-2")))}
        assert world.at[one] in (at("Rockville"), at("Washington"))
        assert places == {at("Rockville"), at("Washington")}
    assert {arms == {"cavalry"} for arms in map(frozenset, arms_at(state, "Washington"))} == {
        True,
        False,
    }


@pytest.mark.clause("0.units")
def test_what_was_seen_of_two_adds_up_where_they_meet() -> None:
    state = table(us_inf_01="Frederick", us_gar_1="Frederick", us_inf_02="Baltimore")
    place(state, "us-gar-2", "Baltimore")
    for one in ("us-inf-01", "us-inf-02"):
        saw(state, block(one), FIELD)
        state.at[block(one)] = at("Rockville")
        mingle(state, UNION, at("Rockville"))
    assert arms_at(state, "Rockville") == [{"infantry"}] * WORLDS


@pytest.mark.clause("0.units")
def test_a_block_that_never_met_others_is_not_taken_for_one_of_them() -> None:
    """Two of foot part in Frederick; one of them meets a garrison, and the other does not."""
    state = table(us_inf_01="Frederick", us_inf_02="Frederick", us_gar_1="Rockville")
    state.at[block("us-inf-01")] = at("Rockville")
    mingle(state, UNION, at("Rockville"))
    assert arms_at(state, "Frederick") == [{"infantry"}] * WORLDS


@pytest.mark.clause("0.units")
def test_a_face_that_is_shown_settles_its_sign() -> None:
    state = table(us_cav_1="Frederick", us_inf_01="Frederick", us_gar_1="Frederick")
    saw(state, block("us-cav-1"), 1 << CAVALRY)
    assert state.signs
    reveal(state, block("us-cav-1"))
    assert not state.signs
    conceal(state, block("us-cav-1"))
    check(state)


@pytest.mark.clause("0.units")
@pytest.mark.clause("5.11")
def test_a_headquarters_that_was_shown_is_among_those_where_it_hides() -> None:
    state = table(us_hq_ap="Frederick", us_inf_01="Woodsboro", us_inf_02="Woodsboro")
    driver = turn(state, UNION, "us-hq-ap").push("done", f"march us-hq-ap {key('Woodsboro')}")
    assert driver.over
    state.at[block("us-inf-01")] = at("Baltimore")
    for seed in range(WORLDS):
        world = resample(state, "confederate", Sampled(seed))
        assert world.at[block("us-hq-ap")] in (at("Woodsboro"), at("Baltimore"))


@pytest.mark.clause("0.units")
@pytest.mark.clause("5.32")
def test_the_die_of_a_forced_march_can_tell_horse_from_foot() -> None:
    """With a 3 foot of the Union fails and loses nothing; horse arrives at the price of a step."""
    state = table(us_hq_ap="Chambersburg", us_inf_01="Chambersburg", us_cav_1="Chambersburg")
    via, beyond = key("Hagerstown"), key("Williamsport")
    driver = turn(state, UNION, "us-hq-ap", dice=[3])
    driver.push(f"force us-inf-01 {via} {beyond}", "done", "done")
    assert driver.over
    assert arms_at(state, "Hagerstown") == [{"infantry"}] * WORLDS


@pytest.mark.clause("0.units")
@pytest.mark.clause("5.32.mods")
def test_what_a_forced_march_needed_is_told_alike_of_horse_and_of_foot() -> None:
    """On a 6 both arrive over open ground: the log does not tell which of them it was."""
    told: list[dict[str, str | int]] = []
    via, beyond = "Hagerstown", "Williamsport"
    for one in ("us-inf-01", "us-cav-1"):
        state = table(us_hq_ap="Chambersburg", us_inf_01="Chambersburg")
        place(state, one, via)
        state.pledged[block(one)] = at(beyond)
        driver = Driver(state, ForcedMarches(UNION), Scripted([6]))
        assert state.at[block(one)] == at(beyond)
        told += driver.values("forced-success")
    assert [(one["amount"], one["needed"], one["mounted"]) for one in told] == [(0, 4, 3)] * 2
    assert told[0] == told[1]


@pytest.mark.clause("0.units")
def test_who_forces_his_march_stands_apart_until_the_die() -> None:
    state = table(us_hq_ap="Chambersburg", us_inf_01="Chambersburg", us_gar_1="Hagerstown")
    place(state, "us-gar-2", "Chambersburg")
    place(state, "us-inf-02", "Greencastle")
    driver = turn(state, UNION, "us-hq-ap")
    driver.push(f"force us-inf-01 {key('Hagerstown')} {key('Williamsport')}")
    # Whoever comes after it mixes with the garrison there, and not with it.
    driver.push(f"march us-inf-02 {key('Hagerstown')}")
    assert state.group[block("us-inf-02")] == state.group[block("us-gar-1")]
    forced = view(state, "confederate", None)["forced"]
    assert forced == [[key("Hagerstown"), key("Williamsport")]]
    assert state.group[block("us-inf-01")] != state.group[block("us-gar-1")]
    assert set().union(*arms_at(state, "Hagerstown")) == {"infantry", "garrison"}


@pytest.mark.clause("0.units")
@pytest.mark.clause("2.24")
def test_no_world_has_a_garrison_on_a_forced_march_even_where_signs_are_forgotten() -> None:
    state = table(us_inf_01="Hagerstown", us_gar_1="Hagerstown", us_gar_2="Hagerstown")
    state.pledged[block("us-inf-01")] = at("Williamsport")
    assert not state.signs
    for seed in range(WORLDS):
        world = resample(state, "confederate", Sampled(seed))
        check(world)
        assert world.pledged[block("us-inf-01")] == at("Williamsport")


@pytest.mark.clause("0.units")
def test_signs_are_told_by_arms_and_places_not_by_names() -> None:
    state = table(us_cav_1="Frederick", us_inf_01="Frederick", cs_inf_01="Richmond")
    saw(state, block("us-cav-1"), 1 << CAVALRY | 1 << HQ)
    (sign,) = view(state, "confederate", None)["enemies"]["union"]["signs"]
    assert sign == {"number": 1, "arms": ["cavalry", "hq"], "at": [key("Frederick")]}


def test_worlds_depend_on_what_was_seen_and_not_on_the_truth() -> None:
    """Two tables that differ in who is who give the same worlds for the same lot."""
    tables: list[BobbyLeeState] = []
    for horse, foot in (("Woodsboro", "Rockville"), ("Rockville", "Woodsboro")):
        state = table(us_cav_1="Frederick", us_inf_01="Frederick")
        state.at[block("us-cav-1")], state.at[block("us-inf-01")] = at(horse), at(foot)
        tables.append(state)
    for seed in range(WORLDS):
        worlds = [resample(state, "confederate", Sampled(seed)) for state in tables]
        assert worlds[0].at == worlds[1].at


@pytest.mark.parametrize("scenario", ["1862", "1863"])
def test_where_exchanges_fail_a_deal_is_found_by_search_and_never_from_the_truth(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_order: list[int], _signs: object) -> bool:
        return False

    monkeypatch.setattr(dealing, "_exchanged", failing)
    title, choose = BobbyLee(), random.Random(5)
    state, _ = title.opening(scenario, (), Sampled(5))
    chance, compared = Sampled(6), 0
    for step in range(240):
        decision = title.decision(state)
        if decision is None:
            break
        if step % 12 == 0 and state.signs:
            for seat in SIDE_KEYS:
                other = resample(state, seat, Sampled(step + 1))
                worlds = [resample(one, seat, Sampled(step)) for one in (state, other)]
                check(worlds[0])
                assert worlds[0].at == worlds[1].at
                compared += 1
        title.apply(state, decision.seat, choose.choice(decision.actions), chance)
    assert compared > 10


def test_what_cannot_have_been_seen_is_found() -> None:
    state = table(us_cav_1="Frederick", us_inf_01="Frederick")
    state.signs = [(1 << INFANTRY, 2, 1 << block("us-cav-1") | 1 << block("us-inf-01"))]
    with pytest.raises(AssertionError, match="'signs'"):
        check(state)
    state = table(us_gar_1="Hagerstown")
    state.pledged[block("us-gar-1")] = at("Williamsport")
    with pytest.raises(AssertionError, match="'us-gar-1' cannot have marched"):
        check(state)
    state.pledged[block("us-gar-1")] = at("Richmond")
    number = hex_key(at("Richmond"))
    with pytest.raises(AssertionError, match=f"cannot force its march into '{number}'"):
        check(state)
    assert members(EVERY) == list(range(len(ARMS)))
