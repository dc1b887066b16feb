"""A table with a new game on it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from longroll.engine.chance import Live
from longroll.engine.game import Game, check_options
from longroll.engine.title import TitleError, get_title
from longroll.table.errors import Refused, TableError
from longroll.table.history import History, Snapshot, Told
from longroll.table.seats import seats_of
from longroll.table.table import Table

__all__ = ["new_table", "table_key", "unstored"]


def table_key() -> str:
    """A random key that cannot be guessed."""
    return secrets.token_urlsafe(9)


def new_table(
    title: str,
    scenario: str | None,
    options: Sequence[str] | None,
    players: Mapping[str, str],
    seed: int | None = None,
) -> Table:
    """A table with a new game on it, not stored yet; raises `TableError`.

    Without ``options`` it has the title's defaults.
    """
    try:
        game = get_title(title)
        scenario = scenario or game.info.scenarios[0].key
        chosen = check_options(game, scenario, options)
    except TitleError as error:
        raise TableError(Refused.ILLEGAL, "error-no-game", detail=str(error)) from None
    seats = seats_of(game.seats(chosen), players)
    live = Live(seed)
    begun = Game(game, scenario, chosen, chance=live)
    history = History(
        game, scenario, chosen, live.secret, begun.record.opening, live.drawn, None, unstored
    )
    table = Table(table_key(), seats, history, begun, seed=seed)
    table.log = [Told(number, 0, event) for number, event in enumerate(begun.events)]
    return table


def unstored(_seq: int) -> Snapshot | None:
    """No snapshot: for a table that is not stored yet."""
    return None
