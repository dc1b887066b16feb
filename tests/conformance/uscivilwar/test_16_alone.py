"""16.5.1 and 7.6: a General alone is caught by whatever units of the enemy arrive in his hex."""

from __future__ import annotations

import pytest

from longroll.engine.procedure import Procedure
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, STATE, UNION
from longroll.titles.uscivilwar.reinforcement import UnionReinforcement
from longroll.titles.uscivilwar.returns import Returns
from longroll.titles.uscivilwar.state import BOX, DISPLACED, CivilWarState
from longroll.titles.uscivilwar.strategic import StrategicMovement
from longroll.titles.uscivilwar.training import Recruit
from tests.conformance.uscivilwar.table import at, bare, station
from tests.conformance.uscivilwar.test_04_cycle import run


@pytest.mark.clause("16.5.1")
@pytest.mark.clause("17.2.4")
@pytest.mark.clause("7.6")
@pytest.mark.parametrize(
    ("procedure", "orders"),
    [
        (StrategicMovement(UNION), ("embark 1548 1", "rail 1647", "stay")),
        (Recruit(UNION), ("place 1647",)),
        (UnionReinforcement(), ("place 1647 1",)),
        (Returns(UNION), ("place 1647 1",)),
    ],
)
def test_sp_that_arrive_by_no_march_catch_a_general_who_is_alone(
    procedure: Procedure[CivilWarState], orders: tuple[str, ...]
) -> None:
    state = bare(5)
    station(state, UNION, "1548", 2)
    station(state, CONFEDERATE, "1647", 0, "lee")
    state.displaced[UNION][0] = 2
    state.fled = 1 << at("1647") | 1 << at("1648")
    run(state, procedure).push(*orders)
    assert state.strength(UNION, at("1647")) == 1
    assert state.where[GENERAL["lee"]] == BOX
    assert state.fled == 1 << at("1648"), "the garrison that fled is back with them"


@pytest.mark.clause("17.2.4")
def test_a_garrison_that_is_back_with_them_takes_the_marker_away() -> None:
    """By river SP join a General in a hex that an enemy marker holds: the garrison is back."""
    state = bare(5)
    station(state, UNION, "2416", 2)
    cincinnati, louisville = station(state, UNION, "1628", 0, "burnside"), at("2025")
    state.fled = 1 << cincinnati
    state.markers[CONFEDERATE] = 1 << cincinnati | 1 << louisville
    run(state, StrategicMovement(UNION)).push("embark 2416 1", "river 1628", "stay")
    assert not state.fled
    assert state.markers[CONFEDERATE] == 1 << louisville


@pytest.mark.clause("16.5.1")
@pytest.mark.clause("17.2.3")
@pytest.mark.parametrize("phase", [True, False])
def test_militia_catches_him_too(phase: bool) -> None:
    state = bare(5)
    station(state, UNION, "2146", 0, "burnside")
    state.side = CONFEDERATE
    state.set_militia(CONFEDERATE, STATE["VA"], at("2435") if phase else DISPLACED)
    procedure = Activations(CONFEDERATE, 2) if phase else Returns(CONFEDERATE)
    run(state, procedure).push("post va 2146" if phase else "militia va 2146")
    assert state.where[GENERAL["burnside"]] == BOX


@pytest.mark.clause("15.2")
@pytest.mark.clause("7.6")
def test_a_strategic_train_passes_a_general_who_is_alone() -> None:
    state = bare(5)
    station(state, UNION, "1548", 2)
    station(state, CONFEDERATE, "2316", 0, "lee")
    run(state, StrategicMovement(UNION)).push("embark 1548 1", "rail 2416", "stay")
    assert state.strength(UNION, at("2416")) == 1
    assert state.where[GENERAL["lee"]] == at("2316")
