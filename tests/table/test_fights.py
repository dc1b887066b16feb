"""A fight as the page tells it."""

from __future__ import annotations

from longroll.server.presenters.reference import contest_out
from longroll.table.seats import new_token
from longroll.table.store import Store
from longroll.words import words_for
from tests.table.tables import begin, play


def test_who_sits_down_meanwhile_is_no_part_of_a_fight(store: Store) -> None:
    table, words = begin(store, title="savannah"), words_for("savannah", "en")
    for _ in range(900):
        play(store, table, 1, seed=table.seq)
        before = contest_out(table, "british", table.seq, words)
        if before is not None and not before.winner:
            break
    else:
        raise AssertionError("nobody fought")
    store.commit(table, table.reissue("british", new_token(), said="seat-claimed"))
    assert table.log[-1].event.key == "seat-claimed"
    assert contest_out(table, "british", table.seq, words) == before
