"""Looking back: what is long past is replayed beside the game, once for all who ask."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from longroll.server.services.board_cache import BoardCache
from longroll.server.services.tables import TableService
from longroll.table import TableError
from longroll.table.moments import Stretch
from longroll.table.players import BotPool
from tests.server.house import PATIENCE, Guest, active, opened, serving
from tests.table.tables import begin, play, store_in


class Gate:
    """Holds up whoever replays a stretch, until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entered = threading.Event()
        self.opened = threading.Event()
        self.replayed: list[int] = []
        self.threads: set[str] = set()
        states = Stretch.states

        def held(stretch: Stretch) -> list[Any]:
            self.replayed.append(stretch.start)
            self.threads.add(threading.current_thread().name.partition("_")[0])
            self.entered.set()
            self.opened.wait(PATIENCE)
            return states(stretch)

        monkeypatch.setattr(Stretch, "states", held)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate(monkeypatch)
    yield made
    made.opened.set()


def test_a_game_goes_on_while_somebody_looks_back(client: TestClient, gate: Gate) -> None:
    guests = opened(client)
    for number in range(30):
        active(guests).play(number)
    answers: list[Any] = []
    back = threading.Thread(target=lambda: answers.append(guests["union"].get("/moments/3")))
    back.start()
    assert gate.entered.wait(PATIENCE)
    assert active(guests).play() == 31
    assert answers == []
    gate.opened.set()
    back.join(PATIENCE)
    assert (answers[0]["seq"], answers[0]["of"]) == (3, 31)


def test_going_far_back_holds_nobody_up(tmp_path: Path, gate: Gate) -> None:
    gate.opened.set()
    with serving(tmp_path) as client:
        guests = opened(client)
        for number in range(30):
            active(guests).play(number)
        was = guests["union"].get("/moments/3")["view"]
    with serving(tmp_path) as client:  # which remembers but the last actions
        game = guests["union"].at.removeprefix("/api/games/")
        union, other = (Guest(client, game, guests[s].token) for s in ("union", "confederate"))
        gate.replayed.clear()
        assert union.post("/undo", seq=30, to=3).json()["asked"] is True
        assert other.post("/undo/answer", grant=True, to=3).json() == {"seq": 3}
        assert union.get()["view"] == was
    assert gate.replayed == [0]
    assert gate.threads == {"past"}


# --- The tables by themselves ---------------------------------------------------------------------


class Played:
    """A stored game of 40 actions, and what it was like after each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        store = store_in(folder)
        self.table = table = begin(store, confederate="random", union="random")
        self.states = [table.title.dump(table.game.state)]
        for number in range(40):
            play(store, table, 1, number)
            self.states.append(table.title.dump(table.game.state))
        store.close()

    async def look(self, tables: TableService, seq: int) -> Any:
        """What it was like after ``seq`` actions, as the tables have it."""
        async with tables.reading(self.table.id, seq) as place:
            return place.table.title.dump(place.table.state(seq))

    def in_the_hall(self, work: Callable[[TableService], Awaitable[None]]) -> None:
        """Do ``work`` with tables whose bots take their time."""

        async def done() -> None:
            tables = TableService(store_in(self.folder), BotPool(), 600, BoardCache(None))
            try:
                await work(tables)
            finally:
                await tables.close()

        asyncio.run(done())


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return Played(tmp_path)


def test_whoever_goes_away_takes_the_past_from_nobody(played: Played, gate: Gate) -> None:
    async def work(tables: TableService) -> None:
        gone = asyncio.create_task(played.look(tables, 30))
        other = asyncio.create_task(played.look(tables, 31))
        await asyncio.to_thread(gate.entered.wait, PATIENCE)
        for _ in range(5):
            await asyncio.sleep(0)  # both wait for the same
        gone.cancel()
        gate.opened.set()
        assert await other == played.states[31]
        assert gone.cancelled()
        assert await played.look(tables, 26) == played.states[26]

    played.in_the_hall(work)
    assert gate.replayed == [25]


def test_what_was_taken_back_meanwhile_is_not_kept(played: Played, gate: Gate) -> None:
    async def work(tables: TableService) -> None:
        back = asyncio.create_task(played.look(tables, 38))
        await asyncio.to_thread(gate.entered.wait, PATIENCE)
        table = await tables.change(played.table.id, lambda it: it.undo("union", 40, 27))
        gate.opened.set()
        with pytest.raises(TableError, match="error-no-moment"):
            await back
        assert table.moments.missing(26) is not None

    played.in_the_hall(work)
    assert gate.replayed == [25]
