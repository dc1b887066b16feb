"""3.2 and 8: the set-ups, control, the marker, and what the enemy can see."""

from __future__ import annotations

import json

import pytest

from longroll.board.region import members
from longroll.engine.chance import Sampled
from longroll.engine.tableau import HIDDEN
from longroll.engine.title import TitleError
from longroll.titles.bobbylee.checks import check
from longroll.titles.bobbylee.components import (
    BLOCKS,
    CAVALRY,
    CONFEDERATE,
    GROUND,
    SIDE_KEYS,
    UNION,
    YEARS,
)
from longroll.titles.bobbylee.control import friendly, marker, occupied
from longroll.titles.bobbylee.document import SCHEMA
from longroll.titles.bobbylee.fog import conceal, groups, mingle, reveal, saw
from longroll.titles.bobbylee.orders.moving import FIELD
from longroll.titles.bobbylee.setting_up import set_up
from longroll.titles.bobbylee.state import POOL, BobbyLeeState
from longroll.titles.bobbylee.tableau import tableau
from longroll.titles.bobbylee.views import resample, view
from tests.conformance.bobbylee.table import at, block, place, table

SCENARIOS = tuple(YEARS)
each_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


@each_scenario
@pytest.mark.clause("3.21")
@pytest.mark.clause("3.22")
def test_a_set_up_is_possible_and_begins_where_the_marker_says(scenario: str) -> None:
    state = set_up(scenario, ())
    check(state)
    assert marker(state) == YEARS[scenario].marker
    assert occupied(state, UNION) & occupied(state, CONFEDERATE) == 0


@pytest.mark.clause("3.2")
@pytest.mark.clause("3.55")
def test_years_begin_in_may_but_the_first_and_end_in_october() -> None:
    starts = {key: (set_up(key, ()).month % 12 + 1, YEARS[key].end % 12 + 1) for key in SCENARIOS}
    assert starts == {
        "1861": (7, 10),
        "1862": (5, 10),
        "1863": (5, 10),
        "1864": (5, 10),
        "campaign": (7, 10),
    }
    assert [set_up(key, ()).emancipated for key in SCENARIOS] == [0, 0, 1, 1, 0]


@pytest.mark.clause("3.51")
@pytest.mark.clause("8.3")
def test_a_place_counts_while_a_block_of_the_enemy_stands_there_alone() -> None:
    state = table()
    assert marker(state) == 0
    one = place(state, "us-inf-01", "Richmond")
    assert marker(state) == 8
    assert friendly(state, UNION, at("Richmond"))
    state.at[one] = at("Petersburg")
    assert marker(state) == 3
    assert friendly(state, CONFEDERATE, at("Richmond"))
    state.at[one] = POOL
    place(state, "cs-inf-01", "Washington")
    assert marker(state) == -8


@pytest.mark.clause("8.2")
def test_own_territory_is_friendly_until_the_enemy_stands_there() -> None:
    state = table(cs_inf_01="Frederick")
    assert friendly(state, UNION, at("Hagerstown"))
    assert not friendly(state, UNION, at("Frederick"))
    assert friendly(state, CONFEDERATE, at("Frederick"))
    assert not friendly(state, CONFEDERATE, at("Hagerstown"))


# --- Fog ------------------------------------------------------------------------------------------


def _known(state: BobbyLeeState, key: str) -> list[str]:
    """The blocks that the enemy takes this one for."""
    side = BLOCKS[block(key)].side
    return next(keys for keys, _ in groups(state, side) if key in keys)


@pytest.mark.clause("2.4")
@pytest.mark.clause("0.units")
def test_blocks_in_one_hex_are_not_told_apart_until_one_is_shown() -> None:
    state = table(us_inf_01="Frederick", us_inf_02="Frederick", us_inf_03="Baltimore")
    assert _known(state, "us-inf-01") == ["us-inf-01", "us-inf-02"]
    assert _known(state, "us-inf-03") == ["us-inf-03"]
    reveal(state, block("us-inf-01"))
    check(state)
    assert _known(state, "us-inf-02") == ["us-inf-02"]
    # Whoever stood beside it is now known too, and moves as such to Baltimore.
    state.at[block("us-inf-02")] = at("Baltimore")
    mingle(state, UNION, at("Baltimore"))
    assert _known(state, "us-inf-02") == ["us-inf-02", "us-inf-03"]
    conceal(state, block("us-inf-01"))
    assert _known(state, "us-inf-01") == ["us-inf-01"]
    assert state.seen[block("us-inf-01")] == (state.month, at("Frederick"), 3)


@pytest.mark.clause("3.23")
def test_free_deployment_hides_all_but_the_numbers() -> None:
    state = set_up("1863", ("free-deployment",))
    check(state)
    for side in (UNION, CONFEDERATE):
        standing = [b for b in BLOCKS if b.side == side and state.at[b.index] != POOL]
        largest = max(groups(state, side), key=lambda group: len(group[0]))
        assert len(largest[0]) == len(standing)


@each_scenario
@pytest.mark.parametrize("seat", [*SIDE_KEYS, "observer"])
def test_worlds_differ_in_nothing_that_the_seat_knows(scenario: str, seat: str) -> None:
    state = set_up(scenario, ())
    state.paid, state.worn = [12, 8], [1, 0]
    seen = json.dumps(view(state, seat, None))
    differ = 0
    for seed in range(8):
        world = resample(state, seat, Sampled(seed))
        check(world)
        assert json.dumps(view(world, seat, None)) == seen
        assert tableau(world, seat) == tableau(state, seat)
        differ += world.at != state.at
        own = [b.index for b in BLOCKS if SIDE_KEYS[b.side] == seat]
        assert [world.at[b] for b in own] == [state.at[b] for b in own]
        assert [world.steps[b] for b in own] == [state.steps[b] for b in own]
    # The order of battle is printed: what differs at the start is which of a hex is which.
    assert differ == 0
    merged = set_up(scenario, ("free-deployment",))
    assert any(resample(merged, "union", Sampled(seed)).at != merged.at for seed in range(4))


def test_a_world_is_dealt_from_what_was_told_not_from_the_truth() -> None:
    state = table(us_inf_01="Frederick", us_inf_02="Frederick")
    other = state.copy()
    other.steps[block("us-inf-01")] = 1
    for seed in range(6):
        worlds = [resample(one, "confederate", Sampled(seed)) for one in (state, other)]
        assert worlds[0].steps == worlds[1].steps


def test_a_block_that_was_seen_to_march_is_no_garrison() -> None:
    state = table(us_inf_01="Frederick", us_gar_1="Frederick", us_gar_2="Frederick")
    state.at[block("us-inf-01")] = at("Rockville")
    saw(state, block("us-inf-01"), FIELD)
    for seed in range(10):
        world = resample(state, "confederate", Sampled(seed))
        assert world.at[block("us-inf-01")] == at("Rockville")


def test_the_enemy_sees_upright_blocks_as_a_number_in_a_place() -> None:
    state = set_up("1861", ())
    counters = tableau(state, "confederate").layout.counters
    union = [counter for counter in counters if counter.side == "union"]
    assert {(counter.kind, counter.key, counter.steps) for counter in union} == {(HIDDEN, "", 0)}
    own = [counter for counter in counters if counter.side == "confederate"]
    assert all(counter.key and counter.steps for counter in own)


# --- Positions ------------------------------------------------------------------------------------


@each_scenario
def test_a_state_comes_back_from_its_document(scenario: str) -> None:
    state = set_up(scenario, ("free-deployment",))
    reveal(state, block("us-hq-ap"))
    state.calls, state.mud = [1, 2], 1
    one = next(b.index for b in BLOCKS if b.arm == CAVALRY and state.at[b.index] >= 0)
    state.pledged[one] = next(iter(members(GROUND.ways[state.at[one]])))
    state.signs = [(1 << CAVALRY, 1, 1 << one)]
    back = set_up(scenario, ("free-deployment",))
    SCHEMA.load(back, SCHEMA.dump(state))
    assert SCHEMA.dump(back) == SCHEMA.dump(state)
    check(back)


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"blocks": {"us-inf-99": {}}}, "no block is called 'us-inf-99'"),
        ({"blocks": {"us-inf-01": {"at": "9999"}}}, "no place is called '9999'"),
        ({"month": "1860-05"}, "'month' must be a month"),
        ({"moon": 1}, "'moon' is not part of a position"),
        ({"face_up": ["us-inf-99"]}, "no block is called"),
        ({"pledged": {"us-inf-01": "9999"}}, "no hex is called '9999'"),
        ({"entered": {"us-inf-99": "1218"}}, "no block is called"),
        ({"signs": [[1, ["cavalry"]]]}, "'signs' must be lists of a number"),
        ({"signs": [[1, ["dragoons"], ["us-inf-01"]]]}, "no arm is called 'dragoons'"),
    ],
)
def test_what_a_position_cannot_say_is_refused(document: dict[str, object], words: str) -> None:
    with pytest.raises(TitleError, match=words):
        SCHEMA.load(set_up("1861", ()), document)


@pytest.mark.parametrize("key", ["us-inf-01", "cs-cav-1"])
def test_what_cannot_be_is_found(key: str) -> None:
    state = table(us_inf_01="Frederick", cs_cav_1="Winchester")
    check(state)
    state.steps[block(key)] = 5
    with pytest.raises(AssertionError, match=f"'{key}' cannot have 5 steps"):
        check(state)
    state = table(us_inf_01="Frederick", cs_cav_1="Winchester")
    state.at[block(key)] = at("0101")
    with pytest.raises(AssertionError, match="which is closed"):
        check(state)
