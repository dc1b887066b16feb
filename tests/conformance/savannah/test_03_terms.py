"""G2, G3: the die, and the terms that the rules rest on."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Sampled, Scripted
from longroll.engine.procedure import Play
from longroll.titles.savannah.base import d10
from longroll.titles.savannah.components import CROSSING, DOWN, GRID, LEADERS, UNITS, UP
from longroll.titles.savannah.components.parts import (
    ARTILLERY,
    BRITISH_REGULAR,
    FOOT,
    GERMAN,
    LIGHT,
    MOUNTED,
    PROVINCIAL,
    TORY,
)
from longroll.titles.savannah.ground import occupied, step_cost
from tests.conformance.savannah.table import BRITISH, CROWN, lead, put, table


@pytest.mark.clause("G2.3")
def test_the_die_says_nought_to_nine_and_nought_is_nothing() -> None:
    state = table()
    rolled = {d10(Play(state, Sampled(seed)), "test") for seed in range(200)}
    assert rolled == set(range(10))
    assert d10(Play(state, Scripted(rolls=[10])), "test") == 0


@pytest.mark.clause("G3.2.british-player", "G3.2.british-units")
def test_the_british_player_has_regulars_germans_and_loyalists() -> None:
    bands = {unit.band for unit in UNITS if unit.army == BRITISH}
    assert bands == {BRITISH_REGULAR, GERMAN, PROVINCIAL, TORY}
    assert all(unit.side == CROWN for unit in UNITS if unit.band in bands)
    assert table().seat_of(BRITISH) == "british"


@pytest.mark.clause("G3.2.combat-unit")
def test_leaders_are_no_combat_units_and_guns_are() -> None:
    assert {unit.arm for unit in UNITS} == {FOOT, LIGHT, MOUNTED, ARTILLERY}
    state = table()
    lead(state, "prevost", "1804")
    assert not occupied(state, CROWN)
    put(state, "british-battery-a", "1505")
    assert occupied(state, CROWN) == 1 << GRID.at("1505")


@pytest.mark.clause("G3.2.upslope")
def test_a_slope_is_up_from_one_side_down_from_the_other_and_dear_both_ways() -> None:
    state = table()
    foot = put(state, "foix", "3123")
    slopes = [
        (hex_, direction)
        for hex_, six in enumerate(CROSSING)
        for direction, flags in enumerate(six)
        if flags & UP
    ]
    assert slopes
    for hex_, direction in slopes:
        beyond = GRID.neighbour(hex_, direction)
        assert CROSSING[beyond][(direction + 3) % 6] & DOWN
    spring_hill = GRID.at("1404")
    (way,) = [d for h, d in slopes if h == GRID.at("1304") and GRID.neighbour(h, d) == spring_hill]
    assert step_cost(state, foot, GRID.at("1304"), way) is not None


@pytest.mark.clause("X4.18.sen")
def test_names_are_spelt_in_one_way() -> None:
    names = {leader.name for leader in LEADERS} | {unit.name for unit in UNITS}
    for name in ("von Stedingk", "Laurens", "1st Bn DeLancey", "1st Bn Fraser's Highlanders"):
        assert name in names
    assert {"1st Bn Charlestown Militia", "2nd Bn Charlestown Militia"} < names
    assert not [n for n in names if "Stegdink" in n or "de Lancey" in n or "Charleston " in n]
