"""C: cards that move army morale, and those that take units and leaders away."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.cards.register import spent
from longroll.titles.savannah.components import GRID, LEADER, UNIT, hex_at
from longroll.titles.savannah.state import DUE, ELIMINATED, REMOVED, SavannahState
from tests.conformance.savannah.cards import full_deck, hold, opened, played
from tests.conformance.savannah.table import ALLIES, CROWN, lead, put
from tests.conformance.savannah.table import table as bare

STRATEGIC, TACTICAL = 5, 17


def table(turn: int = STRATEGIC) -> SavannahState:
    return full_deck(bare("campaign", turn=turn))


def refused(state: SavannahState, side: int, card: int, moment: str = "movement") -> str:
    """The key of the denial of a card that its holder cannot play now."""
    hold(state, side, card)
    driver = opened(state, moment)
    denial = driver.why(f"play {card}")
    assert denial is not None, f"card {card} can be played"
    return denial.key


# --- Army morale ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "side", "turn", "morale"),
    [
        pytest.param(4, ALLIES, STRATEGIC, [18, 18, 18], marks=pytest.mark.clause("C04")),
        pytest.param(5, ALLIES, STRATEGIC, [19, 18, 18], marks=pytest.mark.clause("C05")),
        pytest.param(8, CROWN, STRATEGIC, [19, 16, 17], marks=pytest.mark.clause("C08")),
        pytest.param(11, ALLIES, STRATEGIC, [18, 17, 18], marks=pytest.mark.clause("C11")),
        pytest.param(24, CROWN, STRATEGIC, [19, 16, 18], marks=pytest.mark.clause("C24")),
        pytest.param(31, CROWN, TACTICAL, [19, 17, 17], marks=pytest.mark.clause("C31")),
    ],
)
def test_cards_that_only_move_morale(card: int, side: int, turn: int, morale: list[int]) -> None:
    state = table(turn)
    assert state.morale == [19, 17, 18]
    assert played(state, side, card, "movement").over
    assert state.morale == morale
    assert state.vp == [0, 0, 0]
    assert state.discards == (card,)


@pytest.mark.clause("C19")
def test_friendly_fire_costs_the_british_or_whom_an_even_or_odd_die_names() -> None:
    state = table(TACTICAL)
    played(state, ALLIES, 19, "movement")
    assert state.morale == [18, 17, 18]
    for roll, morale in ((0, [19, 16, 18]), (8, [19, 16, 18]), (7, [19, 17, 17])):
        state = table(TACTICAL)
        played(state, CROWN, 19, "movement", rolls=[roll])
        assert state.morale == morale


@pytest.mark.clause("C40")
def test_spoiled_food_and_the_card_goes_back_into_the_deck() -> None:
    for army, morale in (("british", [18, 17, 18]), ("french", [19, 16, 18])):
        state = table()
        driver = played(state, CROWN, 40, "movement")
        assert driver.actions == ["spoil british", "spoil french"]
        driver.push(f"spoil {army}")
        assert state.morale == morale
        assert 40 in state.deck
        assert state.discards == ()


@pytest.mark.clause("C40")
def test_spoiled_food_that_is_cancelled_was_not_used_and_stays_on_the_discards() -> None:
    state = table()
    hold(state, ALLIES, 7)
    state.hands[CROWN], state.deck = (40,), ()
    opened(state, "movement").push("play 40", "interrupt 7")
    assert state.discards == (7, 40)
    assert state.morale == [19, 17, 18]


# --- 1, 2: the garrison of Beaufort ---------------------------------------------------------------


@pytest.mark.clause("C01")
def test_the_garrison_of_beaufort_never_comes() -> None:
    state = table()
    played(state, ALLIES, 1, "reinforcements")
    assert state.leader_at[LEADER["maitland"]] == REMOVED
    assert {state.at[UNIT[k]] for k in ("fraser-1", "trumbach", "royal-nc")} == {REMOVED}
    assert state.morale == [17, 17, 18]
    assert state.vp == [0, 0, 0]


@pytest.mark.clause("C01")
def test_it_is_too_late_once_any_of_them_has_been_deployed() -> None:
    state = table(8)
    assert not spent(state, 1)
    put(state, "fraser-1", "1802")
    assert spent(state, 1)
    assert not spent(state, 2), "von Trumbach and the North Carolinians have yet to come"
    assert refused(state, ALLIES, 1) == "deny-card-too-late"


@pytest.mark.clause("C02")
def test_walls_cut_stops_the_second_half_only() -> None:
    state = table()
    played(state, ALLIES, 2, "reinforcements")
    assert {state.at[UNIT[key]] for key in ("trumbach", "royal-nc")} == {REMOVED}
    assert state.at[UNIT["fraser-1"]] == DUE
    assert state.morale == [18, 17, 18]
    assert spent(state, 2)
    assert not spent(state, 1), "the rest of Beaufort may still be stopped"


# --- 14, 23, 30: other counters -------------------------------------------------------------------


@pytest.mark.clause("C14")
@pytest.mark.clause("X4.8.alt")
@pytest.mark.clause("X4.18.repl")
def test_tawes_falls_and_his_unit_is_like_any_other() -> None:
    state = table(TACTICAL)
    old = put(state, "tawes", "1404", order=1)
    played(state, ALLIES, 14, "combat")
    new = UNIT["tawes-plain"]
    assert state.at[old] == REMOVED
    assert (state.at[new], state.order[new], state.steps[new]) == (hex_at("1404"), 1, 1)
    assert state.morale == [19, 17, 18]


@pytest.mark.clause("C14")
def test_without_tawes_on_the_map_the_card_finds_nobody() -> None:
    assert refused(table(TACTICAL), ALLIES, 14) == "deny-card-no-aim"


@pytest.mark.clause("C30")
@pytest.mark.clause("X4.18.repl")
def test_pulaski_falls_and_his_markers_stay_with_the_unit() -> None:
    state = table(TACTICAL)
    old = put(state, "pulaski-legion", "1507", steps=1, pinned=True)
    played(state, CROWN, 30, "combat")
    new = UNIT["pulaski-plain"]
    assert (state.at[old], state.steps[new]) == (REMOVED, 1)
    assert state.pinned == 1 << new
    assert state.morale == [19, 17, 17]


@pytest.mark.clause("C23")
@pytest.mark.clause("X4.8.alt")
def test_the_negro_volunteers_are_worth_two_more_deployed_or_not() -> None:
    state = table()
    played(state, CROWN, 23, "movement")
    new = UNIT["negro-volunteers-plus"]
    assert (state.at[new], state.due[new]) == (DUE, 10), "they come on turn 10 all the same"
    assert state.at[UNIT["negro-volunteers"]] == REMOVED
    state = table(12)
    put(state, "negro-volunteers", "2403")
    played(state, CROWN, 23, "movement")
    assert state.at[new] == hex_at("2403")


# --- 16: angry owners -----------------------------------------------------------------------------


@pytest.mark.clause("C16")
def test_with_the_negro_volunteers_in_play_loyalists_desert() -> None:
    state = table(11)
    put(state, "negro-volunteers", "2403")
    royalists = put(state, "sc-royalists-1", "1404")
    put(state, "georgia-volunteers", "1303")
    played(state, ALLIES, 16, "movement")
    assert state.steps[royalists] == 1
    assert state.at[UNIT["georgia-volunteers"]] == REMOVED
    assert state.morale == [18, 17, 18]
    assert state.vp == [0, 0, 0]


@pytest.mark.clause("C16")
def test_without_them_only_morale_falls() -> None:
    state = table()
    royalists = put(state, "sc-royalists-1", "1404")
    put(state, "georgia-volunteers", "1303")
    played(state, ALLIES, 16, "movement")
    assert state.steps[royalists] == 2
    assert state.at[UNIT["georgia-volunteers"]] >= 0
    assert state.morale == [18, 17, 18]


@pytest.mark.clause("C16")
def test_it_is_past_when_both_are_gone() -> None:
    state = table()
    put(state, "georgia-volunteers", "1303")
    state.at[UNIT["sc-royalists-1"]] = ELIMINATED
    assert not spent(state, 16)
    state.at[UNIT["georgia-volunteers"]] = ELIMINATED
    assert spent(state, 16)


# --- 32, 33: gone without a loss ------------------------------------------------------------------


@pytest.mark.clause("C32")
def test_the_florida_rangers_go_home_wherever_they_are() -> None:
    for where in ("", "2304"):
        state = table()
        if where:
            put(state, "kings-florida-rangers", where)
        played(state, ALLIES, 32, "movement")
        assert state.at[UNIT["kings-florida-rangers"]] == REMOVED
        assert state.morale == [19, 17, 18]
        assert state.vp == [0, 0, 0]


@pytest.mark.clause("C33")
def test_the_militia_of_saint_domingue_goes_home_wherever_it_is() -> None:
    state = table(8)
    put(state, "san-domingue-volunteers", "2208")
    played(state, CROWN, 33, "movement")
    keys = ("grenadiers-san-domingue", "san-domingue-volunteers", "san-domingue-detachment")
    assert {state.at[UNIT[key]] for key in keys} == {REMOVED}
    assert state.at[UNIT["ducap-fusiliers"]] == DUE, "regulars stay"
    assert state.morale == [19, 17, 18]
    assert state.vp == [0, 0, 0]


# --- 35, 37, 38 -----------------------------------------------------------------------------------


@pytest.mark.clause("C35")
def test_the_virginia_levies_are_eliminated_with_morale_and_points() -> None:
    state = table(TACTICAL)
    put(state, "va-levies-1", "1510")
    played(state, CROWN, 35, "movement")
    assert state.at[UNIT["va-levies-1"]] == ELIMINATED
    assert state.morale == [20, 17, 17]
    assert state.vp == [2, 0, 0], "a one-step unit is worth a point"
    assert spent(state, 35)


@pytest.mark.clause("C37")
def test_militia_of_morale_minus_two_goes_home() -> None:
    state = table(TACTICAL)
    worst = [put(state, key, "2606") for key in ("harden", "garden")]
    put(state, "twigg", "2607")
    driver = played(state, CROWN, 37, "movement")
    assert driver.over
    assert [state.at[unit] for unit in worst] == [REMOVED, REMOVED]
    assert state.at[UNIT["twigg"]] >= 0, "-1 is not -2"
    assert state.morale == [20, 17, 18]
    assert state.vp == [0, 0, 0]


@pytest.mark.clause("C37")
def test_a_leader_left_alone_may_go_back_up_to_three_hexes() -> None:
    state = table(TACTICAL)
    put(state, "harden", "2606")
    huger = lead(state, "huger", "2606")
    driver = played(state, CROWN, 37, "movement")
    assert driver.decision.seat == "allied"
    assert driver.actions[0] == "stay"
    far = [GRID.distance(hex_at("2606"), hex_at(a.split()[1])) for a in driver.actions[1:]]
    assert max(far) == 3
    assert min(far) == 1
    target = driver.actions[-1].split()[1]
    driver.push(f"go {target}")
    assert state.leader_at[huger] == hex_at(target)


@pytest.mark.clause("C37")
def test_a_leader_with_other_troops_stays() -> None:
    state = table(TACTICAL)
    put(state, "harden", "2606")
    put(state, "twigg", "2606")
    lead(state, "huger", "2606")
    assert played(state, CROWN, 37, "movement").over


@pytest.mark.clause("C37")
def test_it_is_past_when_all_such_militia_is_gone() -> None:
    state = table()
    assert not spent(state, 37)
    for key in ("harden", "garden", "skirving", "reed", "sc-combined", "ga-combined"):
        state.at[UNIT[key]] = ELIMINATED
    assert spent(state, 37)


@pytest.mark.clause("C38")
@pytest.mark.clause("X4.18.repl")
def test_dillon_is_dismissed_at_the_price_of_one_point_only() -> None:
    state = table()
    lead(state, "dillon", "1306")
    played(state, CROWN, 38, "movement")
    assert state.leader_at[LEADER["dillon"]] == REMOVED
    assert state.morale == [19, 16, 18]
    assert state.vp == [0, 0, 0]
    assert spent(state, 38)
