"""A database that is locked, full, read-only or gone: said in words, and all goes on by itself."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Engine, event

from longroll.server import Settings, create_app
from longroll.server.routes import live
from longroll.server.services import bots
from longroll.table import Store, StoreAway, opening
from longroll.table.opening import PRAGMAS
from tests.server.house import PATIENCE, Guest, active, opened, serving, tables_of
from tests.table.postgres import cluster

Ailing = Callable[[TestClient, Path], Any]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    patient = [pragma for pragma in PRAGMAS if "busy" not in pragma]
    monkeypatch.setattr(opening, "PRAGMAS", (*patient, "busy_timeout=20"))
    monkeypatch.setattr(bots, "BACK_OFF", (0.02, 0.05))
    monkeypatch.setattr(live, "SOON", 0.02)


def engine_of(client: TestClient) -> Engine:
    engine = vars(tables_of(client).store)["_engine"]
    assert isinstance(engine, Engine)
    return engine


@contextmanager
def locked(_client: TestClient, folder: Path) -> Generator[None]:
    """Somebody else writes into the database, and comes to no end."""
    other = sqlite3.connect(folder / "games.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.rollback()
    other.close()


@contextmanager
def with_pragma(client: TestClient, on: str, off: str) -> Generator[None]:
    """Every connection has a pragma, until it has another."""
    engine, wanted = engine_of(client), [on]

    def tune(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA {wanted[0]}")

    event.listen(engine, "checkout", tune)
    yield
    wanted[0] = off
    engine.dispose()


def full(client: TestClient, _folder: Path) -> Any:
    return with_pragma(client, "max_page_count=1", "max_page_count=1000000")


def read_only(client: TestClient, _folder: Path) -> Any:
    return with_pragma(client, "query_only=1", "query_only=0")


AILING = {"locked": locked, "full": full, "read-only": read_only}


def fill(mover: Guest) -> Any:
    """Play until something cannot be stored: a page that is there may still have room."""
    for number in range(200):
        state = mover.get()
        if not state["decision"]["mine"]:
            return None
        action = state["decision"]["actions"][number % len(state["decision"]["actions"])]["action"]
        answer = mover.post("/actions", seq=state["seq"], action=action)
        if answer.status_code != 200:
            return answer
    return None


def refused_at(guests: dict[str, Guest]) -> Any:
    """The first refusal, whoever's turn it is."""
    for _ in range(200):
        answer = fill(active(guests))
        if answer is not None:
            return answer
    raise AssertionError("all was stored")


@pytest.mark.parametrize("ailment", AILING)
def test_what_cannot_be_stored_is_said_in_words_and_can_be_said_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, ailment: str
) -> None:
    with serving(tmp_path) as client, caplog.at_level(logging.WARNING, "longroll"):
        guests = opened(client)
        with AILING[ailment](client, tmp_path):
            answer = refused_at(guests)
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
            assert answer.json()["error"]["key"] == f"error-store-{ailment}"
            mover = active(guests)  # it can still be read
            state = mover.get()
            said = {"seq": state["seq"], "action": state["decision"]["actions"][0]["action"]}
            texts = {mover.post("/actions", lang, **said).text for lang in ("en", "es", "it")}
            assert len(texts) == 3
            wanted = {"title": "forthepeople", "scenario": "1861"}
            assert client.post("/api/games", json=wanted).status_code == 503
            assert tables_of(client).store.open(state["id"]).seq == state["seq"]
        assert mover.post("/actions", **said).status_code == 200
        assert tables_of(client).store.open(state["id"]).seq == state["seq"] + 1
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 2
    assert f"({ailment})" in lines[0]
    assert "can be written again" in lines[1]
    assert not any(record.exc_info for record in caplog.records)


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_bot_backs_off_and_goes_on_by_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    retry = vars(bots.Bots)["_try_later"]

    def counted(self: bots.Bots, game: str) -> None:
        tried.append(game)
        retry(self, game)

    monkeypatch.setattr(bots.Bots, "_try_later", counted)
    with serving(tmp_path) as client, caplog.at_level(logging.WARNING, "longroll"):
        watcher = opened(client, union="random", confederate="random")["observer"]
        with watcher.live() as line:
            assert line.receive_json()["type"] == "state"
            with locked(client, tmp_path):
                wait_until(lambda: len(tried) > 3)
                seq = watcher.get()["seq"]
            while True:
                frame = line.receive_json()
                if frame.get("state", {}).get("seq", 0) > seq + 3:
                    break
        wait_until(lambda: watcher.get()["seq"] > seq + 5)
    ours = [record.getMessage() for record in caplog.records if "database" in record.getMessage()]
    assert "(locked)" in ours[0]
    assert "can be written again" in ours[1]
    assert len(ours) == 2  # and not one for each try
    assert not any(record.exc_info for record in caplog.records)


def test_what_waits_together_for_a_locked_database_is_tried_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        store = tables_of(client).store
        guests = [opened(client, seed) for seed in range(3)]
        changes: list[Any] = []
        for some in guests:
            table = store.open(some["observer"].get()["id"])
            decision = table.game.decision
            changes.append((table, table.push(decision.seat, str(decision.actions[-1]), 0)))
        begun: list[float] = []

        def begins(_: Any) -> None:
            begun.append(0)

        event.listen(engine_of(client), "begin", begins)
        with locked(client, tmp_path):
            errors = store.commit_all(changes)
        assert len(begun) == 1
        assert {type(error) for error in errors} == {StoreAway}


@pytest.mark.slow
def test_a_postgresql_that_is_stopped_and_started(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with cluster() as postgres, caplog.at_level(logging.WARNING, "longroll"):
        settings = Settings(postgres.database(), 0, static=tmp_path)
        with TestClient(create_app(settings)) as client:
            guests = opened(client)
            mover = active(guests)
            with mover.live() as line:
                assert line.receive_json()["type"] == "state"
                state = mover.get()
                said = {"seq": state["seq"], "action": state["decision"]["actions"][0]["action"]}
                postgres.stop()
                answers = [mover.post("/actions", **said) for _ in range(3)]
                assert {answer.status_code for answer in answers} == {503}
                assert {answer.headers["retry-after"] for answer in answers} == {"5"}
                assert answers[0].json()["error"]["key"] == "error-store-away"
                assert client.get("/api/games").status_code == 503
                assert client.get("/api/titles").status_code == 200
                postgres.start()
                assert mover.post("/actions", **said).status_code == 200
                while line.receive_json().get("state", {}).get("seq") != said["seq"] + 1:
                    pass
    away = [record for record in caplog.records if "(away)" in record.getMessage()]
    assert 1 <= len(away) <= 2  # reading and writing
    assert not any(record.exc_info for record in caplog.records)


def test_a_store_that_was_closed_by_nobody_is_private(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "games.sqlite"
    Store(f"sqlite:///{file}").close()
    assert file.stat().st_mode & 0o077 == 0
    file.chmod(0o664)
    Store(f"sqlite:///{file}").close()
    assert file.stat().st_mode & 0o077 == 0
