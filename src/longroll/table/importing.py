"""A table from the record of a game that was played elsewhere."""

from __future__ import annotations

import logging

from longroll.engine.chance import Live
from longroll.engine.event import Event
from longroll.engine.record import Fault, Record, RecordError
from longroll.engine.replay import replay
from longroll.table.beginning import table_key, unstored
from longroll.table.errors import Refused, TableError
from longroll.table.history import INTERVAL, History, Origin, Snapshot, Stored, Told
from longroll.table.seats import seats_of
from longroll.table.table import REMEMBERED, Table

__all__ = ["import_table"]

log = logging.getLogger(__name__)


def import_table(text: str) -> tuple[Table, list[Snapshot]]:
    """A table with the game of a record, and its snapshots, neither stored yet.

    The game goes on with new dice if it is not over; raises `TableError` for a record that does not
    replay.
    """
    try:
        return _imported(text)
    except TableError:
        raise
    except RecordError as error:
        key, at = f"error-record-{error.fault}", max(1, error.number)
        raise TableError(Refused.ILLEGAL, key, number=at, detail=str(error)) from None
    except Exception as error:  # rules fail on a position that cannot occur
        log.info("a record cannot be replayed", exc_info=error)
        raise TableError(Refused.ILLEGAL, "error-record", detail=repr(error)) from None


def _imported(text: str) -> tuple[Table, list[Snapshot]]:
    if "\0" in text:  # PostgreSQL cannot store such text
        raise RecordError("is not text: a byte is zero", 1, "", Fault.FOREIGN)
    record = Record.read(text)
    whole = replay(record)
    title, live = whole.title, Live()
    options = whole.record.options
    opening, count = whole.record.opening, len(whole.record.lines)
    history = History(title, record.scenario, options, live.secret, opening, 0, count, unstored)
    history.position, history.origin = record.position, Origin.of(record)
    history.lines = [
        Stored(line.seat, str(line.action), " ".join(line.outcomes), line.digest, 0, False)
        for line in whole.record.lines
    ]
    game = history.game(0)
    table = Table(table_key(), seats_of(title.seats(options), {}), history, game, source=text)
    snapshots: list[Snapshot] = []
    told: list[tuple[int, Event]] = [(0, event) for event in game.events]
    for number in range(count):
        told += [(number + 1, event) for event in history.play(game, number)]
        if not (number + 1) % INTERVAL:
            snapshots.append(Snapshot.of(title, game.state, number + 1))
    game.chance = live
    game.forget(REMEMBERED)
    table.ended = record.ended
    if record.ended is not None:
        why, side = record.ended
        told.append((count, Event(f"ended-{why}", (("side", side),))))
    table.log = [Told(number, seq, event) for number, (seq, event) in enumerate(told)]
    return table, snapshots
