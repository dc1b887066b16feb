"""The gate: the seat is active, the action is on the list, the caller has seen what is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from longroll.engine.event import OBSERVER
from longroll.table import Store, Table, TableError
from longroll.table.errors import Refused
from tests.table.tables import begin, play, reopened


def refusal(table: Table, work: Callable[[], object]) -> TableError:
    """The refusal; everything on the table must be as before."""
    before = (table.game.digest, table.seq, table.epoch, len(table.log), str(table.record()))
    with pytest.raises(TableError) as caught:
        work()
    assert before == (
        table.game.digest,
        table.seq,
        table.epoch,
        len(table.log),
        str(table.record()),
    )
    return caught.value


@pytest.fixture
def table(store: Store) -> Table:
    made = begin(store)
    play(store, made, 5)
    return made


def active(table: Table) -> tuple[str, str]:
    """The seat that has to choose, and its first action."""
    decision = table.game.decision
    return decision.seat, str(decision.actions[0])


def other(table: Table) -> str:
    return next(seat for seat in table.seats if seat not in table.game.decision.seats)


def test_an_action_on_the_list_is_played(table: Table) -> None:
    seat, action = active(table)
    table.push(seat, action, 5)
    assert table.seq == 6


@pytest.mark.parametrize("seq", [0, 4, 6])
def test_what_was_said_at_another_moment_is_refused(table: Table, seq: int) -> None:
    seat, action = active(table)
    assert refusal(table, lambda: table.push(seat, action, seq)).kind is Refused.CONFLICT


def test_what_is_said_twice_is_refused(table: Table) -> None:
    seat, action = active(table)
    table.push(seat, action, 5)
    assert refusal(table, lambda: table.push(seat, action, 5)).key == "error-stale"


def test_what_was_said_before_an_undo_is_refused(table: Table) -> None:
    seat, action = active(table)
    table.push(seat, action, 5, epoch=0)
    table.undo(seat, 6)
    if table.request is not None:
        table.answer(next(s for s in table.seats if s != seat), grant=True)
    assert table.seq == 5
    assert refusal(table, lambda: table.push(seat, action, 5, epoch=0)).kind is Refused.CONFLICT
    table.push(seat, action, 5, epoch=1)


def test_a_seat_that_has_nothing_to_choose_is_refused(table: Table) -> None:
    _, action = active(table)
    seat = other(table)
    assert refusal(table, lambda: table.push(seat, action, 5)).kind is Refused.FORBIDDEN
    assert refusal(table, lambda: table.push(OBSERVER, action, 5)).kind is Refused.FORBIDDEN


def test_an_action_that_is_not_on_the_list_is_refused_with_the_reason(table: Table) -> None:
    seat, _ = active(table)
    refused = refusal(table, lambda: table.push(seat, "go atlantis", 5))
    assert refused.kind is Refused.ILLEGAL
    assert refused.denial is not None
    assert refused.denial == table.game.why_not("go atlantis", seat)


@pytest.mark.parametrize("text", ["", "Go, Richmond", "play 29 event | d6=6", "pass\npass"])
def test_what_is_no_action_is_refused(table: Table, text: str) -> None:
    seat, _ = active(table)
    assert refusal(table, lambda: table.push(seat, text, 5)).kind is Refused.ILLEGAL


def test_nothing_is_played_after_the_end(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    play(store, table, 10_000)
    assert table.game.over
    refused = refusal(table, lambda: table.push("union", "pass", table.seq))
    assert refused.key == "error-over"
    reopened(tmp_path, table)
