"""Writes a table to the database: all of it when it is new, then its changes.

The statements are prepared once: building one takes longer than SQLite takes to run it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, update

from longroll.table.change import Change
from longroll.table.errors import Refused, TableError
from longroll.table.history import Snapshot, Stored, Told
from longroll.table.models import Base
from longroll.table.seats import Tokens, hash_token
from longroll.table.table import Table

__all__ = ["write_change", "write_new"]

_games, _tokens, _actions, _events, _snapshots, _thoughts = (
    Base.metadata.tables[name]
    for name in ("games", "tokens", "actions", "events", "snapshots", "thoughts")
)
_GAME: BindParameter[str] = bindparam("in_game")
_STANDING = (
    *("seq", "epoch", "over", "winner", "turn", "waits", "moved", "imported", "later"),
    *("ended", "undo_by", "undo_to", "updated"),
)

_ADVANCE = (
    update(_games)
    .where(
        _games.c.id == _GAME,
        _games.c.seq == bindparam("was"),
        _games.c.epoch == bindparam("then"),
    )
    .values({name: bindparam(name) for name in _STANDING})
)
_ADD_GAME, _ADD_TOKEN, _ADD_ACTION, _ADD_EVENT, _ADD_SNAPSHOT, _ADD_THOUGHT = (
    insert(table) for table in (_games, _tokens, _actions, _events, _snapshots, _thoughts)
)
_DROP = tuple(
    delete(table).where(table.c.game == _GAME, table.c.seq > bindparam("kept"))
    for table in (_actions, _snapshots, _thoughts)
)
_TAKE_BACK = (
    update(_events)
    .where(_events.c.game == _GAME, _events.c.number == bindparam("line"))
    .values(undone=True)
)
_SPEND = delete(_tokens).where(_tokens.c.game == _GAME, _tokens.c.hash == bindparam("spent"))
_KILL = delete(_tokens).where(_tokens.c.game == _GAME, _tokens.c.seat == bindparam("of_seat"))


def write_new(
    connection: Connection, table: Table, tokens: Tokens, snapshots: Sequence[Snapshot]
) -> None:
    """Write a table that is not stored yet."""
    history, game = table.history, table.id
    table.moved = _now()
    start = [] if snapshots or table.seq else [Snapshot.of(table.title, table.state(0), 0)]
    connection.execute(_ADD_GAME, _game(table))
    hashes = [{"hash": h, "game": game, "seat": seat} for h, seat in tokens.hashes().items()]
    _add(connection, _ADD_TOKEN, hashes)
    _add(connection, _ADD_ACTION, _lines(game, history.lines, 0))
    _add(connection, _ADD_EVENT, [_event(game, told) for told in table.log])
    _add(connection, _ADD_SNAPSHOT, [_snapshot(game, one) for one in (*start, *snapshots)])


def write_change(connection: Connection, table: Table, change: Change) -> TableError | None:
    """Write a change; if the stored game has moved on, write nothing and return the refusal.

    Raises `TableError` if a link was used already; then the transaction must be rolled back.
    """
    game = table.id
    if change.added or change.kept < change.seq:
        table.moved = _now()
    if not _advance(connection, table, change):
        return TableError(Refused.CONFLICT, "error-stale", number=change.seq, count=table.seq)
    if change.spent is not None and not _spend(connection, game, change.spent):
        raise TableError(Refused.FORBIDDEN, "error-link-used")
    if change.reissued is not None:
        seat, token = change.reissued
        connection.execute(_KILL, {"in_game": game, "of_seat": seat})
        _add(connection, _ADD_TOKEN, [{"hash": hash_token(token), "game": game, "seat": seat}])
    if change.kept < change.seq:
        for drop in _DROP:
            connection.execute(drop, {"in_game": game, "kept": change.kept})
    _add(connection, _ADD_ACTION, _lines(game, change.added, change.kept))
    _add(connection, _TAKE_BACK, [{"in_game": game, "line": n} for n in change.undone])
    _add(connection, _ADD_EVENT, [_event(game, told) for told in change.told])
    if change.thought is not None:
        row = {"game": game, "seq": change.kept + len(change.added), "thought": change.thought}
        _add(connection, _ADD_THOUGHT, [row])
    if change.snapshot is not None:
        _add(connection, _ADD_SNAPSHOT, [_snapshot(game, change.snapshot)])
    return None


def _spend(connection: Connection, game: str, token: str) -> bool:
    """Delete a token; whether it was still there, which is true in only one transaction."""
    where = {"in_game": game, "spent": hash_token(token)}
    return connection.execute(_SPEND, where).rowcount == 1


def _advance(connection: Connection, table: Table, change: Change) -> bool:
    """Update the game's row, if it is as the change expects; whether it was."""
    where = {"in_game": table.id, "was": change.seq, "then": change.epoch}
    return connection.execute(_ADVANCE, {**where, **_standing(table)}).rowcount == 1


def _standing(table: Table) -> dict[str, Any]:
    """The mutable columns of a game's row: `_STANDING`."""
    request = table.request
    return {
        "seq": table.seq,
        "epoch": table.epoch,
        "over": table.over,
        "ended": list(table.ended) if table.ended else None,
        "winner": table.winner,
        "turn": table.turn,
        "waits": list(table.waits),
        "moved": table.moved,
        "imported": table.history.imported,
        "later": [[start, secret.hex()] for start, secret in table.history.later],
        "undo_by": request.by if request else None,
        "undo_to": request.to if request else None,
        "updated": _now(),
    }


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _add(connection: Connection, statement: Any, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _game(table: Table) -> dict[str, Any]:
    history, standing = table.history, _standing(table)
    return {
        "id": table.id,
        "title": history.title.info.key,
        "rules": history.title.info.rules_version,
        "scenario": history.scenario,
        "options": list(history.options),
        "seats": {seat: who.player for seat, who in table.seats.items()},
        "secret": history.secret.hex(),
        "seed": table.seed,
        "opening": " ".join(history.opening),
        "drawn": history.drawn,
        "source": table.source,
        "name": table.talk.name,
        "players": dict(table.talk.players),
        **standing,
        "created": standing["updated"],
    }


def _lines(game: str, lines: Sequence[Stored], before: int) -> list[dict[str, Any]]:
    return [
        {"game": game, "seq": seq, **line._asdict()} for seq, line in enumerate(lines, before + 1)
    ]


def _event(game: str, told: Told) -> dict[str, Any]:
    said = told.event
    return {
        "game": game,
        "number": told.number,
        "seq": told.seq,
        "key": said.key,
        "args": [list(arg) for arg in said.args],
        "audience": list(said.audience) if said.audience is not None else None,
        "undone": told.undone,
    }


def _snapshot(game: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"game": game, **snapshot._asdict()}
