"""5.12, 5.3, 9.1, 11: what is laid over the map of Bobby Lee, and for whom."""

from __future__ import annotations

import pytest

from longroll.engine.overlay import Overlay
from longroll.testing.promises import check_overlays
from longroll.titles.bobbylee.aids import AIDS
from longroll.titles.bobbylee.components import BLOCKS, GRID, HEX, SIDE_KEYS, UNION
from longroll.titles.bobbylee.state import BobbyLeeState
from longroll.titles.bobbylee.supply import forage
from tests.conformance.bobbylee.table import at, game, place, table, turn


def found(state: BobbyLeeState, seat: str, about: str = "") -> dict[tuple[str, str], Overlay]:
    return {(one.key, one.side): one for one in AIDS.overlays(state, seat, about)}


def marks(overlay: Overlay) -> dict[str, tuple[str, int]]:
    told = {mark.place: (mark.kind, mark.value) for mark in overlay.marks}
    assert len(told) == len(overlay.marks)
    return told


@pytest.mark.clause("5.12")
def test_a_headquarters_commands_its_radius_and_no_hex_behind_the_enemy() -> None:
    state = table(us_hq_ap="Gordonsville")
    told = marks(found(state, "union")["command", "union"])
    here = at("Gordonsville")
    assert told[GRID.names[here]] == ("source", 0)
    assert set(told) <= {GRID.names[hex_] for hex_ in [here, *GRID.neighbours[here]]}
    assert len(told) > 3


@pytest.mark.clause("5.12")
def test_a_seat_is_told_of_the_enemys_command_only_where_it_was_shown() -> None:
    state = table(us_hq_ap="Gordonsville", cs_hq_anv="Richmond")
    assert ("command", "confederate") not in found(state, "union", "cs-hq-anv")
    assert ("march", "confederate") not in found(state, "union", "cs-hq-anv")
    assert not {key for key, _ in found(state, "observer")} & {"command", "march"}
    state.face_up |= 1 << next(b.index for b in BLOCKS if b.key == "cs-hq-anv")
    assert ("command", "confederate") in found(state, "union", "cs-hq-anv")


@pytest.mark.clause("5.3")
def test_a_block_marches_as_far_as_its_arm_and_fights_where_the_enemy_stands() -> None:
    state = table(us_inf_01="Gordonsville")
    here = at("Gordonsville")
    target = next(
        hex_ for hex_ in GRID.neighbours[here] if GRID.names[hex_] in _reached(state, "us-inf-01")
    )
    place(state, next(b.key for b in BLOCKS if b.side == 1), GRID.names[target])
    overlay = found(state, "union", "us-inf-01")["march", "union"]
    kind, limit = marks(overlay)[GRID.names[target]]
    assert kind == "fight"
    assert limit >= 1
    assert (GRID.names[here], GRID.names[target]) in overlay.lines
    assert all(GRID.distance(here, HEX[key]) <= 2 for key in marks(overlay))


@pytest.mark.clause("5.31")
def test_a_side_over_which_all_have_attacked_that_may_is_no_way_any_more() -> None:
    state = table(us_hq_ap="Poolesville", cs_inf_01="Leesburg")
    for key in ("us-inf-01", "us-inf-02", "us-inf-03"):
        place(state, key, "Poolesville")
    there = GRID.names[at("Leesburg")]
    driver = turn(state, UNION, "us-hq-ap")
    for number, key in enumerate(("us-inf-01", "us-inf-02")):
        assert marks(found(state, "union", key)["march", "union"])[there] == ("fight", 2 - number)
        driver.push(f"march {key} {there}")
        assert ("march", "union") not in found(state, "union", key), "it has moved"
    assert there not in marks(found(state, "union", "us-inf-03")["march", "union"])


@pytest.mark.clause("6.32")
def test_the_supreme_headquarters_is_shown_no_fight() -> None:
    state = table(us_hq_supreme="Poolesville", cs_inf_01="Leesburg")
    told = marks(found(state, "union", "us-hq-supreme")["march", "union"])
    assert {kind for kind, _ in told.values()} == {"reach"}


def _reached(state: BobbyLeeState, key: str) -> set[str]:
    told = marks(found(state, "union", key)["march", "union"])
    assert {kind for kind, _ in told.values()} == {"reach"}
    return set(told)


@pytest.mark.clause("11.2")
def test_beyond_the_lines_it_is_told_how_many_find_food() -> None:
    state = table(us_inf_01="Gordonsville")
    here = at("Gordonsville")
    told = marks(found(state, "confederate")["forage-union", "union"])
    assert told == {GRID.names[here]: ("free", forage(state, here))}
    keys = [b.key for b in BLOCKS if b.side == 0][5 : 6 + forage(state, here)]
    for key in keys:
        place(state, key, "Gordonsville")
    over = marks(found(state, "confederate")["forage-union", "union"])
    assert over == {GRID.names[here]: ("cut", forage(state, here))}
    supply = marks(found(state, "union")["supply-union", "union"])
    assert supply[GRID.names[here]] == ("cut", 0)


@pytest.mark.clause("9.1")
def test_a_railway_with_the_enemy_on_it_is_cut() -> None:
    state = table()
    before = found(state, "union")["railways-confederate", "confederate"]
    number = GRID.names[at("Gordonsville")]
    assert marks(before)[number] == ("free", 0)
    assert any(number in pair for pair in before.lines)
    place(state, "us-inf-01", "Gordonsville")
    after = found(state, "union")["railways-confederate", "confederate"]
    assert marks(after)[number] == ("cut", 0)
    assert not any(number in pair for pair in after.lines)


def test_open_overlays_are_the_same_for_every_seat_and_promises_hold() -> None:
    played = game("1863")
    state = played.state
    seen = [
        [one for one in AIDS.overlays(state, seat, "") if one.key != "command"]
        for seat in (*SIDE_KEYS, "observer")
    ]
    assert seen[0] == seen[1] == seen[2] != []
    check_overlays(played.title, state)
