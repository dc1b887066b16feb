"""G9.1, G9.52, G8.31, T.WX: what a step costs, and what is left then, told beside the order."""

from __future__ import annotations

import pytest

from longroll.titles.savannah import TITLE
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.state import SavannahState
from longroll.words import words_for
from tests.conformance.savannah.table import ALLIES, DISRUPTED, Driver, put, run, table


def march(state: SavannahState, unit: str) -> Driver:
    return run(state, Movement(ALLIES)).push(f"move {unit}")


def told(state: SavannahState, text: str, language: str = "en") -> str:
    """The note on an action."""
    notes = {str(action): note for action, note in TITLE.aids.notes(state, "allied").items()}
    return words_for("savannah", language).message(notes[text])


@pytest.mark.clause("G9.1")
def test_a_step_tells_its_cost_and_what_is_left() -> None:
    state = table()
    put(state, "foix", "1910")
    driver = march(state, "foix")
    assert told(state, "go 1909") == "costs 1, leaves 3"
    driver.push("go 1909", "go 1908")
    assert driver.decision.prompt.args[-1] == ("count", 2)
    assert told(state, "go 1907") == "costs 1, leaves 1"
    assert told(state, "go 1907", "es") == "cuesta 1, queda 1"
    assert told(state, "go 1907", "it") == "costa 1, resta 1"


@pytest.mark.clause("G9.52")
def test_by_road_it_tells_how_far_strategic_movement_goes() -> None:
    state = table()
    put(state, "foix", "1014")
    march(state, "foix")
    assert told(state, "go 1113") == "costs 1, leaves 3, by road 7"


@pytest.mark.clause("T.WX")
def test_in_fog_it_tells_that_less_is_left_off_the_roads() -> None:
    state = table()
    state.weather = "fog"
    put(state, "foix", "1910")
    driver = march(state, "foix")
    assert told(state, "go 1909") == "costs 1, leaves 1 off the roads (fog)"
    driver.push("go 1909")
    assert driver.decision.prompt.args[-1] == ("count", 1)


@pytest.mark.clause("G8.31")
def test_a_step_into_an_enemy_zone_tells_that_the_move_ends_there() -> None:
    state = table()
    put(state, "foix", "1910")
    put(state, "fraser-2", "1908")
    march(state, "foix")
    assert told(state, "go 1909") == "costs 1; ends in an enemy zone"


@pytest.mark.clause("G13.3.a")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "costs 1; goes no farther"),
        ("es", "cuesta 1; no va más allá"),
        ("it", "costa 1; non va oltre"),
    ],
)
def test_who_may_go_one_hex_is_told_so(language: str, said: str) -> None:
    state = table()
    put(state, "foix", "1910", order=DISRUPTED)
    march(state, "foix")
    assert told(state, "go 1909", language) == said


@pytest.mark.clause("G9.1")
def test_a_refusal_tells_the_cost_that_the_note_would_tell() -> None:
    state = table()
    put(state, "foix", "1016")
    driver = march(state, "foix")
    assert told(state, "go 1116") == "costs 1.5, leaves 2.5"
    driver.push("go 1116", "go 1117")
    refused = driver.why("go 1017")
    assert refused is not None
    assert (refused.key, dict(refused.args)["count"]) == ("deny-movement-points", "1.5")


def test_only_who_is_on_the_march_is_told_anything() -> None:
    state = table()
    put(state, "foix", "1910")
    driver = run(state, Movement(ALLIES))
    assert TITLE.aids.notes(state, "allied") == {}
    driver.push("move foix")
    assert {action.verb for action in TITLE.aids.notes(state, "allied")} == {"go"}
    assert TITLE.aids.notes(state, "british") == {}
