"""What a page declines by a habit of its player is not his order: undo passes over it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longroll.server.presenters.state import state_fields
from longroll.table import Store, Table
from tests.table.tables import begin, reopened, store_in


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    one = store_in(tmp_path)
    yield one
    one.close()


def asked_after_an_order(store: Store, title: str) -> tuple[Table, str]:
    """A table where somebody who has chosen something is asked what may be declined; the seat."""
    for seed in range(1, 20):
        table, choose = begin(store, seed, title), random.Random(seed)
        for _ in range(400):
            decision = table.title.decision(table.game.state)
            if decision is None:
                break
            seat = decision.seats[0]
            asked = decision.prompts[seat].key in table.title.aids.declines
            if asked and len(decision.actions_of(seat)) > 1 and table.last_own(seat) is not None:
                return table, seat
            action = str(choose.choice(decision.actions_of(seat)))
            store.commit(table, table.push(seat, action, table.seq))
    raise AssertionError("nobody is ever asked")


def decline(store: Store, table: Table, seat: str, *, habit: bool = True) -> None:
    decision = table.title.decision(table.game.state)
    assert decision is not None
    verb = table.title.aids.declines[decision.prompts[seat].key]
    action = next(each for each in decision.actions_of(seat) if each.verb == verb)
    store.commit(table, table.push(seat, str(action), table.seq, habit=habit))


def told_order(table: Table, seat: str) -> str:
    """The order that a seat is told it would take back."""
    told: dict[str, Any] = json.loads(state_fields(table, seat, "en")["undo"])
    return str(told["order"])


TITLES = ["forthepeople", "uscivilwar", "savannah", "mosby"]


@pytest.mark.parametrize("title", TITLES)
def test_undo_passes_over_what_a_habit_declined(store: Store, title: str, tmp_path: Path) -> None:
    table, seat = asked_after_an_order(store, title)
    last = table.last_own(seat)
    assert last is not None
    named = told_order(table, seat)
    decline(store, table, seat)
    assert table.history.lines[-1].habit
    assert table.last_own(seat) == last
    assert told_order(table, seat) == named != ""
    reopened(tmp_path, table)
    store.commit(table, table.undo(seat, table.seq))
    if table.request is not None:
        assert table.request.to == last
        other = next(key for key in table.seats if key != seat)
        store.commit(table, table.answer(other, grant=True))
    assert table.seq == last
    reopened(tmp_path, table)


def test_what_a_player_declines_himself_is_his_order(store: Store) -> None:
    table, seat = asked_after_an_order(store, "uscivilwar")
    decline(store, table, seat, habit=False)
    assert table.last_own(seat) == table.seq - 1


def test_an_order_is_no_habit(store: Store) -> None:
    """A page cannot hide an order from undo: only what declines can be a habit."""
    table, seat = asked_after_an_order(store, "uscivilwar")
    decision = table.title.decision(table.game.state)
    assert decision is not None
    verb = table.title.aids.declines[decision.prompts[seat].key]
    action = next(each for each in decision.actions_of(seat) if each.verb != verb)
    store.commit(table, table.push(seat, str(action), table.seq, habit=True))
    assert not table.history.lines[-1].habit


def told_returned(table: Table, seat: str) -> bool:
    """Whether a page of that seat has to ask, although a habit would answer."""
    told: dict[str, Any] = json.loads(state_fields(table, seat, "en")["undo"])
    return bool(told["returned"])


@pytest.mark.parametrize("title", TITLES)
def test_a_question_is_asked_to_which_an_undo_leads(
    store: Store, title: str, tmp_path: Path
) -> None:
    """The habit gave the same answer again at once: nothing had been undone."""
    table, seat = asked_after_an_order(store, title)
    at, choose = table.seq, random.Random(1)
    assert not told_returned(table, seat)
    # The answer that begins a habit is the player's own; what follows is answered by it.
    decline(store, table, seat, habit=False)
    for _ in range(3):
        decision = table.title.decision(table.game.state)
        assert decision is not None
        action = str(choose.choice(decision.actions_of(decision.seats[0])))
        store.commit(table, table.push(decision.seats[0], action, table.seq))
    assert not told_returned(table, seat)
    for _ in range(2):
        store.commit(table, table.undo(seat, table.seq, at))
        if table.request is not None:
            other = next(key for key in table.seats if key != seat)
            store.commit(table, table.answer(other, grant=True))
        assert table.seq == at
        assert told_returned(table, seat)
        reopened(tmp_path, table)
        # Only that one: the next questions are answered by habit as before.
        decline(store, table, seat, habit=False)
        assert not told_returned(table, seat)
