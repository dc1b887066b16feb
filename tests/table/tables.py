"""What the tests of the table share: a store in a file, tables on it, play at random."""

from __future__ import annotations

import random
from pathlib import Path

from longroll.table import Change, Store, Table, new_table, new_tokens

__all__ = ["begin", "play", "reopened", "store_in"]

TITLE = "forthepeople"


def store_in(folder: Path) -> Store:
    return Store(f"sqlite:///{folder / 'games.sqlite'}")


def begin(store: Store, seed: int = 1861, title: str = TITLE, **players: str) -> Table:
    """A stored table with repeatable dice: the title's first scenario, which for ours is 1861."""
    table = new_table(title, None, (), players, seed)
    store.create(table, new_tokens(table.seats))
    return table


def play(store: Store, table: Table, count: int, seed: int = 1) -> list[Change]:
    """``count`` actions at random, each stored; fewer if the game ends."""
    choose = random.Random(seed)
    changes: list[Change] = []
    for _ in range(count):
        decision = table.title.decision(table.game.state)
        if decision is None:
            break
        action = choose.choice(decision.actions)
        changes.append(table.push(decision.seat, str(action), table.seq))
        store.commit(table, changes[-1])
    return changes


def reopened(folder: Path, table: Table) -> Table:
    """The table as another process would open it; it must be the same."""
    store = store_in(folder)
    try:
        again = store.open(table.id)
        again.history.snapshot = lambda _seq: None
    finally:
        store.close()
    assert again.game.digest == table.game.digest
    assert str(again.record()) == str(table.record())
    assert again.log == table.log
    assert again.history.lines == table.history.lines
    assert (again.seq, again.epoch, again.request) == (table.seq, table.epoch, table.request)
    return again
