"""What a page may decline by itself is open: by how fast it does so nobody learns anything.

A question that a title names in `declines` has the same list, with the same notes, in every world
that anybody else thinks possible. Those in `declines_singly` do not.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.title import Title, get_title, title_keys
from longroll.server.presenters.decision import declined_by
from longroll.words import words_for

GOLDEN: Final = Path(__file__).parents[1] / "golden"
TITLES: Final = [key for key in title_keys() if len(get_title(key).info.seats) > 1]
"""Whoever plays alone hides nothing from anybody."""
LARGE: Final = 90_000
"""Bytes of a record that takes too long."""
WORLDS: Final = 2

Asked = tuple[Title, Any, str]
"""A title, a state in which a seat is asked something, and the seat."""


def refusals(title: Title) -> dict[str, str]:
    """By the key of a question, the verb that one key gives."""
    return {name: verb for each in title.aids.refusals for name, verb in each.items()}


@cache
def reactions(key: str) -> list[Asked]:
    """The moments of recorded games in which a named question is asked."""
    title = get_title(key)
    named, found = refusals(title), list[Asked]()

    def look(game: Game) -> None:
        asked = [seat for seat, said in game.decision.prompts.items() if said.key in named]
        found.extend((title, title.copy(game.state), seat) for seat in asked)

    for file in sorted((GOLDEN / key).glob("*.roll")):
        if file.stat().st_size < LARGE:
            replay(Record.load(file), before=look, verify=False)
    return found


def listed(title: Title, state: Any, seat: str) -> tuple[Any, ...]:
    """What a seat is asked in a world, and from what it chooses."""
    decision = title.decision(state)
    if decision is None or seat not in decision.choices:
        return ()
    return decision.prompts[seat], decision.actions_of(seat), title.aids.notes(state, seat)


def tells(asked: Asked) -> bool:
    """Whether somebody else could learn something by what is listed."""
    title, state, seat = asked
    mine = listed(title, state, seat)
    others = [other for other in (*title.info.seats, OBSERVER) if other != seat]
    return any(
        listed(title, title.resample(state, other, Sampled(number)), seat) != mine
        for other in others
        for number in range(WORLDS)
    )


def kind(asked: Asked) -> str:
    """The key of the question."""
    title, state, seat = asked
    decision = title.decision(state)
    assert decision is not None
    return decision.prompts[seat].key


@pytest.mark.parametrize("key", TITLES)
def test_what_may_be_declined_by_habit_tells_nothing(key: str) -> None:
    habitual = get_title(key).aids.declines
    asked = [one for one in reactions(key) if kind(one) in habitual]
    assert asked
    assert {kind(one) for one in asked if tells(one)} == set()


@pytest.mark.parametrize("key", [key for key in TITLES if get_title(key).aids.declines_singly])
def test_what_is_only_declined_by_hand_would_tell_something(key: str) -> None:
    refused = get_title(key).aids.declines_singly
    asked = [one for one in reactions(key) if kind(one) in refused]
    assert {kind(one) for one in asked if tells(one)} == set(refused)


@pytest.mark.parametrize("key", title_keys())
def test_one_verb_declines_in_every_list(key: str) -> None:
    aids = get_title(key).aids
    refused = refusals(get_title(key))
    assert len(refused) == sum(map(len, aids.refusals)), "a question is refused in one way"
    for title, state, seat in reactions(key):
        asked = title.decision(state)
        assert asked is not None
        name = asked.prompts[seat].key
        verbs = [action.verb for action in asked.actions_of(seat)]
        assert verbs.count(refused[name]) == 1, name


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("uscivilwar", "prompt-fort"),
        ("uscivilwar", "prompt-attrition"),
        ("uscivilwar", "prompt-stake"),
        ("bobbylee", "prompt-politics"),
        ("bobbylee", "prompt-regroup"),
        ("savannah", "prompt-announce"),
        ("savannah", "prompt-divert"),
        ("savannah", "prompt-extra-card"),
        ("forthepeople", "prompt-truce"),
        ("forthepeople", "prompt-load-general"),
    ],
)
def test_an_offer_is_refused_in_one_key_and_never_by_habit(key: str, name: str) -> None:
    title, state, seat = next(one for one in reactions(key) if kind(one) == name)
    asked = title.decision(state)
    assert asked is not None
    actions, words = asked.actions_of(seat), words_for(key, "en")
    order, habit, _ = declined_by(title.aids, name, actions, {}, words)
    assert order in {str(action) for action in actions}
    assert habit == ""


@pytest.mark.parametrize("key", title_keys())
def test_what_one_key_refuses_is_a_question_of_the_title(key: str) -> None:
    told = words_for(key, "en")
    assert [name for name in refusals(get_title(key)) if not told.knows(name)] == []
