"""What is made once for many: it must be what each of them would have been told alone."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any

import pytest
from fastapi.testclient import TestClient

from longroll.engine.title import title_keys
from longroll.server.routes import pictures
from longroll.server.schemas import StateOut
from longroll.server.services import drawing
from longroll.server.services.board_cache import BoardCache, Key, draw_here
from longroll.server.services.drawing import DrawingPool
from longroll.server.services.tables import Place, TableService
from longroll.server.services.write_queue import WriteQueue
from longroll.table import Store, StoreAway, Table, TableError
from longroll.table.players import BotPool
from longroll.table.trouble import Ailment
from tests.server.house import Guest, active, opened, tables_of, url_in
from tests.table.tables import begin, play

# --- States ---------------------------------------------------------------------------------------


def test_a_state_is_what_its_schema_says(client: TestClient) -> None:
    guests = opened(client)
    for number in range(12):
        active(guests).play(number)
    for guest in guests.values():
        told = guest.get(lang="it")
        assert StateOut.model_validate(told, strict=True).model_dump(mode="json") == told


def test_lines_of_one_seat_are_told_the_same_whenever_they_came(client: TestClient) -> None:
    guests = opened(client)
    union = guests["union"]
    with union.live() as early:
        known: dict[str, Any] = early.receive_json()["state"]
        for number in range(6):
            active(guests).play(number)
            known |= early.receive_json()["state"]
        with union.live() as late:
            first = late.receive_json()
            assert (first["type"], first["state"], first["events"]) == ("state", known, [])
            active(guests).play(7)
            assert early.receive_text() == late.receive_text()


def test_the_counters_are_drawn_anew_when_their_tag_says_so(client: TestClient) -> None:
    guests = opened(client)
    seen: dict[str, set[str]] = {}
    for number in range(40):
        active(guests).play(number)
        for guest in guests.values():
            tag = guest.get()["counters"]
            seen.setdefault(tag, set()).add(guest.ask("/counters.svg").text)
    assert all(len(drawings) == 1 for drawings in seen.values())
    assert len({drawing for drawings in seen.values() for drawing in drawings}) == len(seen) > 5


def test_a_token_that_was_replaced_is_known_no_more(client: TestClient) -> None:
    made = client.post("/api/games", json={"title": "forthepeople"}).json()
    union, host = (
        Guest(client, made["id"], token) for token in (made["tokens"]["union"], made["host"])
    )
    assert union.get() == union.get()
    fresh = host.post("/tokens", seat="union").json()["token"]
    assert union.ask().status_code == 403
    assert Guest(client, made["id"], fresh).get()["seat"] == "union"


@pytest.mark.parametrize("packing", ["gzip", "identity"])
def test_pictures_are_unpacked_for_whoever_cannot(client: TestClient, packing: str) -> None:
    path = "/api/titles/forthepeople/board.svg"
    answer = client.get(path, headers={"Accept-Encoding": packing})
    assert answer.headers.get("content-encoding", "identity") == packing
    assert answer.text.endswith("</svg>\n")


# --- The queue of writes --------------------------------------------------------------------------


def last_action(table: Table) -> Any:
    decision = table.game.decision
    return table.push(decision.seat, str(decision.actions[-1]), table.seq)


def test_changes_that_come_together_are_all_kept_and_errors_told_apart(tmp_path: Path) -> None:
    store = Store(url_in(tmp_path))
    tables = [begin(store, seed) for seed in range(5)]
    second = Store(url_in(tmp_path))
    play(second, second.open(tables[3].id), 1)

    async def keep_all() -> list[Any]:
        writes = WriteQueue(store)
        changes = [(table, last_action(table)) for table in tables]
        kept = await asyncio.gather(
            *(writes.keep(*change) for change in changes), return_exceptions=True
        )
        await writes.close()
        return kept

    kept = asyncio.run(keep_all())
    assert [isinstance(error, TableError) for error in kept] == [False] * 3 + [True, False]
    for table in (*tables[:3], tables[4]):
        assert second.open(table.id).game.digest == table.game.digest
    second.close()
    store.close()


def test_what_the_database_refuses_does_not_take_others_with_it(tmp_path: Path) -> None:
    store = Store(url_in(tmp_path))
    good, torn = begin(store, 1), begin(store, 2)
    other = Store(url_in(tmp_path))
    # A line of the log is there already: the same game stands on another server, too.
    twin = other.open(torn.id)
    other.commit(twin, twin.reissue("union", "x" * 43))
    changes = [(table, last_action(table)) for table in (good, torn)]
    changes[1][1].told.insert(0, twin.log[-1])
    errors = store.commit_all(changes)
    assert errors[0] is None
    assert errors[1] is not None
    assert other.open(good.id).game.digest == good.game.digest
    assert other.open(torn.id).seq == 0
    other.close()
    store.close()


def test_a_defect_at_one_table_does_not_take_others_with_it(tmp_path: Path) -> None:
    store = Store(url_in(tmp_path))
    good, torn = begin(store, 1), begin(store, 2)
    changes = [(table, last_action(table)) for table in (good, torn)]
    # The driver refuses such a number before the database sees it: no error of a database.
    changes[1][1].added[0] = changes[1][1].added[0]._replace(drawn=1 << 70)
    errors = store.commit_all(changes)
    assert errors[0] is None
    assert isinstance(errors[1], OverflowError)
    assert (store.open(good.id).seq, store.open(torn.id).seq) == (1, 0)
    store.close()


def test_who_waits_while_a_change_is_lost_sees_only_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(url_in(tmp_path))
    table = begin(store)
    seat, action = table.game.decision.seat, str(table.game.decision.actions[-1])
    errors, write = [OSError("the disk is full")], store.commit_all

    def commit_all(changes: Any) -> Any:
        if errors:
            raise errors.pop()
        return write(changes)

    monkeypatch.setattr(store, "commit_all", commit_all)
    news = asyncio.Event()

    async def watched(tables: TableService) -> int:
        async with tables.reading(table.id) as place:
            place.listeners[news] = "observer"
            return place.table.seq

    async def all_at_once() -> list[Any]:
        tables = TableService(store, BotPool(), 0, BoardCache(None))
        await tables.place(table.id)
        played = [tables.change(table.id, lambda it: it.push(seat, action, 0)) for _ in range(2)]
        told = await asyncio.gather(played[0], watched(tables), played[1], return_exceptions=True)
        place = await tables.place(table.id)
        found = [*told[:2], place.table.seq, news in place.listeners]
        await tables.close()
        return found

    lost, seen, seq, heard = asyncio.run(all_at_once())
    assert isinstance(lost, OSError)
    assert (seen, seq, heard, news.is_set()) == (0, 1, True, True)


def test_all_who_open_a_table_are_led_to_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Else a line that was opened when the database came back would hear of nothing any more.
    store = Store(url_in(tmp_path))
    table = begin(store)
    errors, read = [StoreAway(Ailment.AWAY, "it is away")] * 3, store.open

    def opens(game: str) -> Table:
        sleep(0.03)
        if errors:
            raise errors.pop()
        return read(game)

    monkeypatch.setattr(store, "open", opens)

    async def patient(tables: TableService) -> Place:
        while True:
            try:
                return await tables.place(table.id)
            except StoreAway:
                continue

    async def all_at_once() -> list[bool]:
        tables = TableService(store, BotPool(), 0, BoardCache(None))
        places = await asyncio.gather(*[patient(tables) for _ in range(5)])
        found = [tables.is_open(place) for place in places]
        await tables.close()
        return found

    assert asyncio.run(all_at_once()) == [True] * 5


# --- Boards ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_board_is_the_same_whoever_draws_it() -> None:
    key: Key = ("forthepeople", "dark", "es")
    assert DrawingPool().draw(key) == draw_here(key)


def test_a_board_whose_process_dies_is_drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    key: Key = ("forthepeople", "light", "en")
    monkeypatch.setattr(drawing, "_draw", os.kill)  # which ends the process: it wants other things

    def here(_key: Key) -> str:
        return "drawn here"

    monkeypatch.setattr(drawing, "draw_here", here)
    at_work = DrawingPool()
    assert at_work.draw(key) == "drawn here"
    at_work.close()
    with pytest.raises(EOFError):
        at_work.draw(key)


def test_boards_are_made_ready_by_day_and_by_lamplight(tmp_path: Path) -> None:
    drawn: list[Key] = []

    def draw(key: Key) -> str:
        drawn.append(key)
        return "<svg></svg>\n"

    pictures.warm(BoardCache(tmp_path, draw))
    ways = list(dict.fromkeys((language, theme) for _, theme, language in drawn))
    assert ways == [(lang, theme) for lang in ("en", "es", "it") for theme in ("light", "dark")]
    assert len(drawn) == 6 * len(title_keys())
    pictures.warm(BoardCache(tmp_path, draw))
    assert len(drawn) == len(set(drawn))


def test_whoever_asks_for_a_board_goes_before_those_that_are_made_ready() -> None:
    drawn: list[Key] = []
    begun, asked = Event(), Event()

    def draw(key: Key) -> str:
        drawn.append(key)
        begun.set()
        assert asked.wait(20)
        return "<svg></svg>\n"

    boards = BoardCache(None, draw)
    making = Thread(target=pictures.warm, args=(boards,), daemon=True)
    making.start()
    assert begun.wait(20)
    wanted: Key = ("uscivilwar", "dark", "it")
    asking = Thread(target=boards.board, args=wanted, daemon=True)
    asking.start()
    while not boards.waiting:
        sleep(0.01)
    asked.set()
    for thread in (making, asking):
        thread.join(20)
    assert drawn.index(wanted) == 1
    assert len(drawn) == len(set(drawn)) == 6 * len(title_keys())


def test_the_hall_keeps_no_token_but_its_hash(client: TestClient) -> None:
    union = opened(client)["union"]
    union.get()
    place = client.portal
    assert place is not None
    found = place.call(tables_of(client).place, union.at.removeprefix("/api/games/"))
    assert list(found.seats.values()) == ["union"]
    assert union.token not in found.seats
