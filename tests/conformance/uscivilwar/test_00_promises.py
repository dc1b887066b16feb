"""What every title promises, where random games of the harness seldom come."""

from __future__ import annotations

import random
import timeit
from collections import Counter
from collections.abc import Callable

import pytest

from longroll.engine.game import Game
from longroll.engine.title import TitleError
from longroll.testing.promises import check_decision
from longroll.titles.uscivilwar import USCivilWar
from longroll.titles.uscivilwar.checks import check
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, GROUND, PLACE, STATE, UNION
from longroll.titles.uscivilwar.document import SCHEMA
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.setting_up import START_OF, set_up
from longroll.titles.uscivilwar.state import BOX, CivilWarState
from tests.conformance.uscivilwar.table import at, bare, station

SCENARIOS = tuple(START_OF)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_start_is_sound_and_comes_back_from_its_document(scenario: str) -> None:
    state = set_up(scenario, ())
    check(state)
    document = SCHEMA.dump(state)
    twin = bare()
    twin.scenario = scenario
    SCHEMA.load(twin, document)
    assert SCHEMA.dump(twin) == document


@pytest.mark.clause("S1.1")
@pytest.mark.clause("S2.1")
@pytest.mark.clause("S3.1")
@pytest.mark.clause("S4.1")
def test_strengths_borders_and_turns_of_the_starts() -> None:
    sums = {"1861": (32, 24, 1), "1862": (113, 40, 4), "1863": (94, 61, 9)}
    for scenario, start in START_OF.items():
        state = set_up(scenario, ())
        found = (*(sum(points.values()) for points in state.sp), state.turn)
        assert found == sums[start]
        assert state.border == ([-1, UNION, CONFEDERATE] if start == "1861" else [UNION] * 3)
        assert state.maintenance == 10
        assert sum(state.arsenals.values()) == state.turn
        assert state.hands == [[0] * 5, [0] * 5]


def test_a_copy_takes_less_than_sixty_microseconds_and_is_independent() -> None:
    state = set_up("1863", ())
    twin = state.copy()
    assert SCHEMA.dump(twin) == SCHEMA.dump(state)
    twin.put(UNION, at("Gettysburg"), 3)
    twin.where[GENERAL["meade"]] = at("Gettysburg")
    twin.set_militia(CONFEDERATE, STATE["VA"], -2)
    assert SCHEMA.dump(twin) != SCHEMA.dump(state)
    assert state.strength(UNION, at("Gettysburg")) == 0
    best = min(timeit.repeat(state.copy, number=200, repeat=5)) / 200
    assert best < 60e-6


def test_strength_leaves_with_all_that_marked_it() -> None:
    state = bare()
    place = station(state, UNION, "1647", 2)
    for region in (state.demoralised, state.foraging):
        region[UNION] |= 1 << place
    state.surrender[UNION][place] = 2
    state.take(UNION, place, 1)
    assert state.demoralised[UNION]
    state.take(UNION, place, 1)
    assert not state.demoralised[UNION] | state.foraging[UNION] | state.forces[UNION]
    assert not state.surrender[UNION]
    with pytest.raises(ValueError, match="1 SP of 0"):
        state.take(UNION, place, 1)


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"sp": {"union": {"9999": 1}}}, "no place is called '9999'"),
        ({"sp": {"union": {"1647": -1}}}, "'1647' of 'union' of 'sp' must be a whole number"),
        ({"sp": {"french": {}}}, "'sp' has no 'french'"),
        ({"generals": {"napoleon": ["1647", 3]}}, "no General is called 'napoleon'"),
        (
            {"generals": {"lee": ["2146"]}},
            "'lee' of 'generals' must be a place",
        ),
        ({"border": {"TX": "union"}}, "'border' has no 'TX'"),
        ({"militia": {"union": {"KY": "moon"}}}, "no place is called 'moon'"),
        ({"hands": {"union": {"south": 1}}}, "'union' of 'hands' has no 'south'"),
        ({"ships": {"2416": {"submarine": 1}}}, "no ship is called 'submarine'"),
        ({"markers": {"union": "1647"}}, "'markers' must be a list"),
        ({"side": "french"}, "no side is called 'french'"),
        ({"moon": 1}, "'moon' is not part of a position"),
    ],
)
def test_a_document_that_says_nonsense_is_refused_by_name(
    document: dict[str, object], said: str
) -> None:
    with pytest.raises(TitleError, match=said):
        SCHEMA.load(set_up("1862", ()), document)


def _set_general(state: CivilWarState, where: int, stars: int) -> None:
    state.where[GENERAL["lee"]], state.stars[GENERAL["lee"]] = where, stars


def _meet(state: CivilWarState) -> None:
    state.put(UNION, PLACE["3716"], 1)
    state.set_fort(CONFEDERATE, PLACE["3716"], 1)


def _mark_twice(state: CivilWarState) -> None:
    for side in (UNION, CONFEDERATE):
        state.markers[side] |= 1 << at("Atlanta")


def _set(name: str, side: int, place: str) -> Callable[[CivilWarState], None]:
    def spoil(state: CivilWarState) -> None:
        getattr(state, name)[side] |= 1 << PLACE[place]

    return spoil


SPOILED: dict[str, tuple[Callable[[CivilWarState], None], str]] = {
    "rank": (lambda s: _set_general(s, -1, 1), "'lee' has no counter of 1 stars"),
    "box": (lambda s: _set_general(s, BOX, 4), "'lee' has no counter of 4 stars"),
    "closed": (lambda s: s.put(UNION, PLACE["texas-north"], 1), "'texas-north', which is closed"),
    "crowd": (lambda s: s.put(UNION, PLACE["fort-monroe"], 4), "'fort-monroe' holds 4 SP"),
    "both": (_meet, "'3716' holds units of both sides"),
    "fort": (lambda s: s.set_fort(UNION, PLACE["1446"], 2), "'1446' is not a place for a fort of"),
    "marker": (_set("markers", UNION, "1446"), "'1446' takes no control marker"),
    "twice": (_mark_twice, "'3529' has control markers of both sides"),
    "militia": (
        lambda s: s.set_militia(CONFEDERATE, STATE["GA"], at("Mobile")),
        "militia of 'GA' stands in '4619'",
    ),
    "card": (lambda s: s.hands.__setitem__(1, [0, 0, 0, 1, 0]), "cannot hold 1 cards of 'naval'"),
    "arsenal": (lambda s: s.arsenals.update({at("Atlanta"): 5}), "'3529' has an arsenal that"),
    "stray": (_set("demoralised", UNION, "1446"), "'demoralised' lies in '1446'"),
    "moved": (lambda s: s.moved.update({at("Atlanta"): 1}), "'moved' has '3529', and nobody"),
}


@pytest.mark.parametrize("what", list(SPOILED))
def test_what_cannot_be_is_found(what: str) -> None:
    spoil, said = SPOILED[what]
    state = bare()
    check(state)
    spoil(state)
    with pytest.raises(AssertionError, match=said):
        check(state)


_EAGER = {
    "prompt-action": ("march", "dare", "ships", "transport"),
    "prompt-march": ("attack", "go"),
    "prompt-sail": ("assault", "sail"),
    "prompt-intercept": ("intercept", "manoeuvre"),
    "prompt-avoid": ("avoid",),
}
"""What a player in a hurry does, so that forces meet."""
_WINDOWS = (
    *("prompt-intercept", "prompt-detachment", "prompt-avoid", "prompt-evade", "prompt-fall-back"),
    *("prompt-yield", "prompt-aboard", "prompt-sail", "prompt-reembark", "prompt-call"),
)


@pytest.mark.parametrize(("scenario", "seed"), [("1861", 3), ("1862", 4), ("1863", 5)])
def test_the_promises_hold_in_the_windows_of_reaction(scenario: str, seed: int) -> None:
    """Every question of chapters 9 and 20 that comes up when both sides attack what they can."""
    options = [option.key for option in USCivilWar.info.options]
    game, choose = Game("uscivilwar", scenario, options, seed=seed), random.Random(seed)
    met: Counter[str] = Counter()
    while not game.over and met.total() < 14:
        key = game.decision.prompt.key
        if key in _WINDOWS and met[key] < 6:
            met[key] += 1
            check_decision(game, choose)
        wanted = [act for act in game.actions if act.verb in _EAGER.get(key, ())]
        game.push(choose.choice(wanted if wanted and choose.random() < 0.9 else game.actions))
    assert met.total() > 6


@pytest.mark.clause("S1.1")
@pytest.mark.clause("20.2.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_fort_monroe_and_fort_pickens_are_the_unions_at_every_start(scenario: str) -> None:
    """L4701-4704: Norfolk alone is shut in 1861, so that Pensacola counts nothing."""
    mine = facts(set_up(scenario, ())).held[UNION]
    assert mine >> PLACE["fort-monroe"] & mine >> PLACE["fort-pickens"] & 1
    assert GROUND.modifier[at("Pensacola")] == 0
