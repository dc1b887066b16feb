"""What an undo would take back is counted beside its button as the log counts it afterwards."""

from __future__ import annotations

from longroll.server.presenters.state import state_fields
from longroll.table import Store, Table
from longroll.table.table import DECLINING
from tests.table.tables import begin, play


def told(table: Table) -> int:
    """How many actions the newest line of the log says were taken back."""
    line = next(line for line in reversed(table.log) if line.event.key.startswith("undone"))
    return int(str(dict(line.event.args)["count"]))


def test_the_log_counts_what_the_button_promised(store: Store) -> None:
    table = begin(store)
    checked = 0
    for turn in range(150):
        play(store, table, 1, seed=turn)
        seat = table.history.lines[-1].seat
        to = table.free_from(seat)
        if table.seq - to < 2:
            continue
        count = table.counted(seat, to)
        assert f'"free_count":{count}' in state_fields(table, seat, "en")["undo"]
        store.commit(table, table.undo(seat, table.seq, to))
        assert told(table) == count
        checked += 1
    assert checked > 10


def test_passes_are_not_counted_beside_anything_else(store: Store) -> None:
    """From public facts alone: a number that told forced passes apart would tell of a hand."""
    table = begin(store)
    checked = 0
    for turn in range(200):
        play(store, table, 1, seed=turn)
        lines = table.history.lines[-8:]
        for seat in table.seats:
            own = [line.action for line in lines if line.seat == seat]
            played = sum(action not in DECLINING for action in own)
            if 0 < played < len(own):
                assert table.counted(seat, table.seq - len(lines)) == played
                checked += 1
    assert checked > 10
