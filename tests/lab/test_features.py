"""Views and lists as arrays: every fact told, and always at the same place."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from longroll.engine.action import Action, act, parse
from longroll.engine.event import OBSERVER
from longroll.engine.title import get_title, title_keys
from longroll.lab.features import (
    VOCABULARY,
    Encoder,
    action_codes,
    encode,
    features,
    place_of,
    word_code,
)
from longroll.lab.paging import TURN_PAGE, page_of
from tests.lab.moments import moments


def test_every_fact_of_plain_data_has_a_name() -> None:
    view = {
        "turn": 3,
        "points": 1.5,
        "over": False,
        "fog": True,
        "seat": "union",
        "result": None,
        "units": {"foix": {"at": "1307"}},
        "hand": [4, 4, 29],
        "frames": [{"name": "war"}, {"name": "march"}],
        "decision": {"prompt": "prompt-march", "actions": ["stop", "go cairo"]},
    }
    assert features(view) == {
        "turn": 3.0,
        "points": 1.5,
        "fog": 1.0,
        "seat=union": 1.0,
        "units/foix/at=1307": 1.0,
        "hand[4]": 2.0,
        "hand[29]": 1.0,
        "frames/0/name=war": 1.0,
        "frames/1/name=march": 1.0,
        "decision/prompt=prompt-march": 1.0,
    }


def test_a_vector_holds_each_fact_at_its_place_with_its_sign() -> None:
    place, sign = place_of("will/union", 64)
    vector = encode({"will/union": 97.0}, 64)
    assert vector.shape == (64,)
    assert vector.dtype == np.float32
    assert vector[place] == pytest.approx(sign * np.log(98.0))
    assert np.count_nonzero(vector) == 1
    other = encode({"will/union": -97.0}, 64)
    assert np.array_equal(other, -vector)
    assert not encode({}, 64).any()


def test_places_never_change() -> None:
    # A trained network depends on them.
    assert place_of("will/union") == (4576, -1)
    assert word_code("richmond") == 14156


@pytest.mark.parametrize("title", title_keys())
def test_what_seats_know_differs_in_their_vectors(title: str) -> None:
    scenario = get_title(title).info.scenarios[0].key
    vectors: list[bytes] = []
    views: set[str] = set()
    for game, state, seat, _ in islice(moments(scenario, seed=3, every=10, title=title), 40):
        view = game.view(state, seat)
        facts = features(view)
        assert len(facts) > 50
        assert all(isinstance(value, float) for value in facts.values())
        views.add(str(sorted(facts.items())))
        vectors.append(encode(facts).tobytes())
    assert len(set(vectors)) == len(views) > 3


@pytest.mark.parametrize("title", title_keys())
def test_an_encoder_gives_the_vectors_of_the_facts(title: str) -> None:
    encoder = Encoder(512)
    scenario = get_title(title).info.scenarios[0].key
    for game, state, seat, _ in islice(moments(scenario, seed=4, every=9, title=title), 60):
        for told in (game.view(state, seat), game.view(state, OBSERVER), game.dump(state)):
            assert np.array_equal(encoder(told), encode(features(told), 512))


def test_a_part_that_two_views_share_is_told_in_both() -> None:
    encoder, part = Encoder(512), {"union": 3, "fort": "union"}
    for view in (
        {"spaces": {"cairo": part}},
        {"spaces": {"cairo": part, "paducah": part}},
        {"spaces": {"cairo": {"union": 2}, "paducah": part}},
        {"spaces": {"paducah": part}},
    ):
        assert np.array_equal(encoder(view), encode(features(view), 512))


@pytest.mark.parametrize(
    "told",
    [
        {"at": [True, 1, 1.0, "1", None]},
        {"at": [4, {"kind": "foot"}, 4, ["a", [1, 2]], "a"]},
        {"at": [1, 1]},
        {"at": [True, True]},
        {"decision": {"actions": ["pass"], "prompt": "go"}, "actions": ["pass"]},
        {"deep": {"decision": {"actions": ["pass"], "x": -3.5}}},
        {},
    ],
)
def test_an_encoder_tells_apart_what_has_names_of_its_own(told: dict[str, Any]) -> None:
    encoder = Encoder(4_096)
    for other in ({"at": [1, True]}, {"at": [1, 1]}, {"at": 1}, told):
        assert np.array_equal(encoder(other), encode(features(other), 4_096))


def test_an_encoder_goes_on_when_it_keeps_no_more() -> None:
    encoder = Encoder(64)
    for number in range(6_000):
        assert np.array_equal(encoder({"clock": number}), encode({"clock": float(number)}, 64))


def test_actions_are_rows_of_codes_of_their_words() -> None:
    codes = action_codes([act("pass"), act("send", "r-e-lee", "cairo")], 4)
    assert codes.shape == (4, 4)
    assert codes[0].tolist() == [word_code("pass"), 0, 0, 0]
    assert codes[1].tolist() == [word_code(word) for word in ("send", "r-e-lee", "cairo")] + [0]
    assert not codes[2:].any()
    assert 0 < codes[1].max() < VOCABULARY


def test_actions_of_many_words_are_told_apart_by_all_of_them() -> None:
    long = [parse(f"attack a b c {last}") for last in ("d", "e")]
    first, second = action_codes(long, 2)
    assert first.tolist()[:3] == second.tolist()[:3]
    assert first[3] != second[3]


@pytest.mark.parametrize("width", [2, 3, 5, 9, 10, 40])
def test_pages_offer_every_action_once_and_turn_forwards(width: int) -> None:
    actions = tuple(act("go", n) for n in range(10))
    seen: list[Action] = []
    number = 0
    while True:
        page = page_of(actions, number, width)
        offered = page.offered(width)
        assert len(offered) <= width
        assert max(offered) < width
        chosen = [page.chosen(n, width) for n in offered]
        seen += [action for action in chosen if action != TURN_PAGE]
        if not page.more:
            break
        assert chosen[-1] == TURN_PAGE
        number += 1
    assert tuple(seen) == actions
    assert (number == 0) == (len(actions) <= width)


@pytest.mark.parametrize("number", [-1, 2, 7])
def test_what_is_not_offered_is_refused(number: int) -> None:
    page = page_of((act("pass"), act("stop")), width=8)
    with pytest.raises(ValueError, match="not offered"):
        page.chosen(number, 8)


def test_a_range_of_one_number_is_refused() -> None:
    with pytest.raises(ValueError, match="two numbers"):
        page_of((act("pass"),), width=1)
