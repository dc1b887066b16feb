"""7: why orders of a battle turn are refused, by the first thing that must change."""

from __future__ import annotations

import pytest

from longroll.titles.bobbylee.battles.field import FRESH
from longroll.titles.bobbylee.components import UNION
from tests.conformance.bobbylee.table import block, denied, key, place
from tests.conformance.bobbylee.test_07_battle_turns import SPOTSYLVANIA, fight, lines, moving


@pytest.mark.clause("7.33")
@pytest.mark.clause("7.3")
def test_a_refused_move_is_told_what_alone_stands_in_its_way() -> None:
    """Not that the centre would be empty or guns never engage, where nobody could go anyway."""
    state = lines(
        us_inf_01="union-centre",
        us_art_1="union-left",
        us_hvy_1="union-reserve",
        us_inf_02="union-dispersed",
        cs_inf_01="confederate-centre",
    )
    driver = moving(state, UNION)
    far = ("7.3", "deny-not-the-next-area")
    assert denied(driver, "move us-inf-01 union-reserve") == far
    assert denied(driver, "move us-art-1 confederate-reserve") == far
    assert denied(driver, "move us-art-1 union-centre") == far
    assert denied(driver, "move us-hvy-1 union-left") == ("2.27", "deny-reserve-only")
    assert denied(driver, "move us-inf-02 union-left") == ("7.34", "deny-dispersed")
    assert denied(driver, "move us-inf-01 union-left") == ("6.2", "deny-centre-empty")


@pytest.mark.clause("7.41.art")
@pytest.mark.clause("7.34")
def test_a_refused_shot_is_told_what_alone_stands_in_its_way() -> None:
    state = lines(
        us_inf_01="union-centre",
        us_inf_02="confederate-left",
        us_art_1="union-left",
        cs_inf_01="confederate-centre",
        cs_inf_02="union-left",
        cs_inf_03="confederate-right",
    )
    driver = moving(state, UNION).push("done")
    state.task[block("us-inf-02")] = FRESH
    order = "fire us-art-1 confederate-right"
    assert denied(driver, order) == ("7.41.art", "deny-guns-engaged")
    order = "fire us-inf-02 confederate-right"
    assert denied(driver, order) == ("7.44", "deny-no-enfilade")
    order = "fire us-inf-02 union-centre"
    assert denied(driver, order) == ("7.43", "deny-nobody-there")


@pytest.mark.clause("7.11")
@pytest.mark.clause("10.41")
def test_an_attacker_is_told_that_enemies_hold_the_way_he_came() -> None:
    state = lines(us_inf_01="union-centre", us_inf_02="union-left", cs_inf_01="confederate-centre")
    place(state, "cs-inf-02", "Hartwood")
    state.landed = 1 << block("us-inf-02")
    driver = fight(state, UNION)
    order = f"retreat us-inf-01 {key('Hartwood')}"
    assert denied(driver, order) == ("7.11", "deny-not-into-battle")
    order = f"retreat us-inf-02 {key(SPOTSYLVANIA)}"
    assert denied(driver, order) == ("10.41", "deny-landed")
