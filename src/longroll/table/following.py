"""Following a game that another server has played on: its news, and how a table catches up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longroll.engine.ending import Ended
from longroll.table.change import Request
from longroll.table.history import INTERVAL, Stored, Told
from longroll.table.table import REMEMBERED, Table
from longroll.table.talk import Said

__all__ = ["News", "catch_up"]


class News(NamedTuple):
    """What is new in a game since a moment; all of it from one database snapshot."""

    seq: int
    epoch: int
    lines: Sequence[Stored]
    told: Sequence[Told]
    said: Sequence[Said]
    name: str
    players: Mapping[str, str]
    moved: str
    request: Request | None
    ended: Ended | None


def catch_up(table: Table, news: News) -> bool:
    """Bring a table up to date; False if it must be reopened, because its past has changed.

    Raises `TableError` if an action does not fit, as opening it would.
    """
    if news.epoch != table.epoch or news.seq != table.seq + len(news.lines):
        return False
    if news.told and news.told[0].number != len(table.log):
        return False
    for line in news.lines:
        table.history.lines.append(line)
        table.history.play(table.game, table.seq - 1)
        if not table.seq % INTERVAL:
            table.game.forget(REMEMBERED)
    if news.lines:
        table.game.chance = table.history.dice(table.seq)
    table.log += news.told
    table.moved, table.request, table.ended = news.moved, news.request, news.ended
    table.talk.name, table.talk.players = news.name, dict(news.players)
    table.talk.chat += news.said
    return True
