"""What an undo would take back is counted beside its button as the log counts it afterwards."""

from __future__ import annotations

from longroll.server.telling import state_fields
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


def test_a_pass_is_not_counted_whether_or_not_the_hand_allowed_more(store: Store) -> None:
    table = begin(store)
    choices: set[bool] = set()
    for turn in range(600):
        play(store, table, 1, seed=turn)
        for seat in table.seats:
            lines = table.history.lines[-6:]
            passes = [n for n, line in enumerate(lines) if line[:2] == (seat, "pass")]
            played = sum(line.seat == seat and line.action not in DECLINING for line in lines)
            if not passes or not played or len(lines) < 6:
                continue
            assert table.counted(seat, table.seq - len(lines)) == played
            before = table.title.decision(table.game.before(len(lines) - passes[0]))
            assert before is not None
            choices.add(len(before.actions_of(seat)) > 1)
    assert choices == {True, False}
