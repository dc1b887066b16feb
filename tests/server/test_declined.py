"""How a question is declined: in one key, or by a habit where all that it rests on is open."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from longroll.engine.action import act
from longroll.engine.aids import Aids
from longroll.engine.event import Message
from longroll.server.presenters.decision import declined_by
from longroll.server.presenters.state import state_fields
from longroll.table import Table, new_table
from longroll.words import words_for

INTERCEPT = "prompt-intercept"
OPEN = Aids[Any](declines={INTERCEPT: "done"})
SECRET = Aids[Any](declines_singly={INTERCEPT: "done"})
WORDS = words_for("uscivilwar", "en")
ACTIONS = (act("intercept", "3716"), act("intercept", "3717"), act("done"))
NOTHING = ("", "", -1)


def noted(*chances: int) -> dict[Any, Message]:
    """Notes with chances on the first orders of the list."""
    said = [Message("note-reaction", (("chance", chance),)) for chance in chances]
    return dict(zip(ACTIONS, said, strict=False))


def test_the_best_chance_of_the_list_is_told_if_each_order_has_one() -> None:
    label = "Do not intercept"
    for notes, chance in ((noted(17, 42), 42), (noted(0, 0), 0), (noted(17), -1), ({}, -1)):
        assert declined_by(OPEN, INTERCEPT, ACTIONS, notes, WORDS) == ("done", label, chance)
    assert declined_by(OPEN, INTERCEPT, ACTIONS[-1:], {}, WORDS) == ("done", label, -1)


def test_where_hands_are_hidden_only_the_order_is_told() -> None:
    assert declined_by(SECRET, INTERCEPT, ACTIONS, noted(17, 42), WORDS) == ("done", "", -1)


def test_where_nothing_declines_nothing_is_told() -> None:
    assert declined_by(OPEN, "prompt-avoid", ACTIONS, noted(17, 42), WORDS) == NOTHING
    assert declined_by(OPEN, INTERCEPT, ACTIONS[:2], noted(17, 42), WORDS) == NOTHING
    assert declined_by(Aids[Any](), INTERCEPT, (), {}, WORDS) == NOTHING


@pytest.mark.parametrize(
    ("title", "scenario", "kinds"),
    [
        ("forthepeople", "1862", {"prompt-intercept": False, "prompt-try-retreat": True}),
        ("savannah", "campaign", {"prompt-cards": False}),
        ("uscivilwar", "1861", {"prompt-intercept": True}),
    ],
)
def test_a_seat_is_told_what_it_may_be_spared(
    title: str, scenario: str, kinds: dict[str, bool]
) -> None:
    found = dict[str, bool]()
    for seed in (1, 2, 3):
        table, choose = new_table(title, scenario, (), {}, seed), random.Random(seed)
        for _ in range(600):
            if table.over or found.keys() == kinds.keys():
                break
            decision = table.game.decision
            seat = decision.seats[0]
            if decision.prompts[seat].key in kinds:
                told = asked(table, seat)
                assert told["decline"]
                assert (told["chance"] >= 0) == bool(told["declining"])
                found[told["kind"]] = bool(told["declining"])
                for other in set(table.seats) - set(decision.seats):
                    theirs = asked(table, other)
                    assert (theirs["decline"], theirs["declining"], theirs["chance"]) == NOTHING
            table.push(seat, str(choose.choice(decision.actions_of(seat))), table.seq)
    assert found == kinds


def asked(table: Table, seat: str) -> dict[str, Any]:
    """The decision as a seat sees it."""
    told: dict[str, Any] = json.loads(state_fields(table, seat, "en")["decision"])
    return told
