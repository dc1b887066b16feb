"""Bots at the table: they play when it is their turn, in processes of their own."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from longroll.bots.plans import Intent
from longroll.bots.settings import GENERAL
from longroll.engine.action import act
from longroll.table import players
from longroll.table.players import BotPool, Chosen, Task, choose, longest
from tests.server.house import PATIENCE, Guest, opened, serving, tables_of, wait_for_turn


@pytest.mark.slow
def test_a_game_against_a_bot_to_the_end_of_the_turn(client: TestClient) -> None:
    union = opened(client, confederate="greedy")["union"]
    with union.live() as line:
        frame = line.receive_json()
        number, state = 0, wait_for_turn(union)
        while state["view"]["turn"] == "spring-1861":
            union.play(number := number + 1)
            state = wait_for_turn(union)
        while frame["state"].get("seq", 0) < state["seq"]:
            frame = line.receive_json()
    assert state["view"]["turn"] == "summer-1861"
    table = tables_of(client).store.open(state["id"])
    assert {line.seat for line in table.history.lines} == {"union", "confederate"}


def test_two_bots_play_by_themselves_and_a_reopened_server_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        watcher = opened(client, union="random", confederate="greedy")["observer"]
        until = time.monotonic() + PATIENCE
        while watcher.get()["seq"] < 10 and time.monotonic() < until:
            time.sleep(0.05)
        reached = watcher.get()["seq"]
    assert reached >= 10
    with serving(tmp_path) as client:
        again = Guest(client, watcher.at.removeprefix("/api/games/"), watcher.token)
        assert again.get()["seq"] >= reached
        until = time.monotonic() + PATIENCE
        while again.get()["seq"] <= reached and time.monotonic() < until:
            time.sleep(0.05)
        assert again.get()["seq"] > reached


def test_a_bot_is_paced(tmp_path: Path) -> None:
    with serving(tmp_path, pace=30) as client:
        watcher = opened(client, union="random", confederate="random")["observer"]
        time.sleep(0.3)
        assert watcher.get()["seq"] == 0


def test_against_a_bot_an_undo_is_granted_at_once(client: TestClient) -> None:
    union = opened(client, confederate="random")["union"]
    for number in range(6):
        wait_for_turn(union)
        union.play(number)
    state = wait_for_turn(union)
    answer = union.post("/undo", seq=state["seq"])
    assert answer.json()["asked"] is False
    assert answer.json()["seq"] < state["seq"]
    wait_for_turn(union)
    union.play()


Ask = Callable[[BotPool, Task], Future[Chosen]]


def dying(ask: Ask, handed: list[Task], deaths: int) -> Ask:
    """Ask a bot, whose worker dies so many times in a row before it answers."""

    def asked(pool: BotPool, task: Task) -> Future[Chosen]:
        handed.append(task)
        if len(handed) > deaths:
            return ask(pool, task)
        ask(pool, task)  # there is a process
        fatal: Future[Any] = vars(pool)["_pool"].submit(os._exit, 1)
        return fatal

    return asked


def asked_twice(union: Guest, handed: list[Task]) -> tuple[Task, Task]:
    """Play until a bot was asked, and asked again, and it is one's own turn; both questions."""
    until = time.monotonic() + PATIENCE
    while len(handed) < 2:
        state = union.get()
        if state["decision"]["mine"]:
            union.play(state["seq"])
        assert time.monotonic() < until
    wait_for_turn(union)
    return handed[0], handed[1]


def test_a_worker_that_dies_is_replaced_and_asked_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[Task] = []
    monkeypatch.setattr(BotPool, "ask", dying(BotPool.ask, handed, 1))
    union = opened(client, confederate="random")["union"]
    first, again = asked_twice(union, handed)
    assert first == again
    lines = tables_of(client).store.open(union.get()["id"]).history.lines
    played = [line.action for line in lines if line.seat == "confederate"]
    assert choose(first).action in played
    assert "bot-failed" not in {line["kind"] for line in union.get("/log")}


def hanging(ask: Ask, handed: list[Task], hung: list[int]) -> Ask:
    """Ask a bot, whose worker hangs at the first question."""

    def asked(pool: BotPool, task: Task) -> Future[Chosen]:
        handed.append(task)
        if len(handed) > 1:
            return ask(pool, task)
        ask(pool, task).result()  # there is a process
        processes = vars(pool)["_pool"]
        hung.append(processes.submit(os.getpid).result())
        forever: Future[Any] = processes.submit(time.sleep, 10_000)
        return forever

    return asked


def test_a_worker_that_hangs_is_ended_replaced_and_asked_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[Task] = []
    hung: list[int] = []
    monkeypatch.setattr(BotPool, "ask", hanging(BotPool.ask, handed, hung))

    def longest_now(_bot: str, _patience: float) -> float:
        return 0.2 if len(handed) == 1 else PATIENCE

    monkeypatch.setattr(players, "longest", longest_now)
    union = opened(client, confederate="random")["union"]
    first, again = asked_twice(union, handed)
    assert first == again
    until = time.monotonic() + PATIENCE
    while Path(f"/proc/{hung[0]}").exists():  # it is waited for, and gone
        assert time.monotonic() < until
        time.sleep(0.02)
    lines = tables_of(client).store.open(union.get()["id"]).history.lines
    assert choose(first).action in [line.action for line in lines if line.seat == "confederate"]
    assert "bot-failed" not in {line["kind"] for line in union.get("/log")}


def test_a_level_has_time_in_proportion_to_what_it_thinks() -> None:
    assert (
        longest("random")
        == longest("sergeant")
        == longest("lieutenant")
        < longest("captain")
        < longest("general")
    )
    assert longest("general", 2) - longest("general", 1) == GENERAL.budget.seconds


def test_a_bot_that_fails_plays_nothing_until_it_is_asked_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[Task] = []

    def fails(_pool: BotPool, task: Task) -> Future[Chosen]:
        handed.append(task)
        raise OSError("no process can be started")

    with monkeypatch.context() as broken:
        broken.setattr(BotPool, "ask", fails)
        union = opened(client, confederate="random")["union"]
        until = time.monotonic() + PATIENCE
        while (state := union.get())["bot_failed"] is None:
            assert time.monotonic() < until
            if state["decision"]["mine"]:
                union.play(state["seq"])
        assert len(handed) == 2
        assert state["bot_failed"] == "confederate"
        seq = state["seq"]
        told = {lang: union.get("/log", lang=lang)[-1] for lang in ("en", "es", "it")}
        assert {line["kind"] for line in told.values()} == {"bot-failed"}
        assert len({line["text"] for line in told.values()}) == 3
        assert union.post("/hurry").status_code == 200
        while len(handed) < 4:
            assert time.monotonic() < until
            time.sleep(0.01)
        assert union.get()["seq"] == seq
    while (state := union.get())["seq"] == seq:  # it is asked, and can answer again
        union.post("/hurry")
        assert time.monotonic() < until
        time.sleep(0.02)
    assert state["bot_failed"] is None


def test_what_a_bot_may_not_play_is_never_played(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lies(_pool: BotPool, _task: Task) -> Future[Chosen]:
        answer: Future[Chosen] = Future()
        answer.set_result(Chosen("go atlantis"))
        return answer

    monkeypatch.setattr(BotPool, "ask", lies)
    watcher = opened(client, union="random", confederate="random")["observer"]
    until = time.monotonic() + PATIENCE
    while watcher.get()["bot_failed"] is None:
        assert time.monotonic() < until
        time.sleep(0.01)
    lines = tables_of(client).store.open(watcher.get()["id"]).history.lines
    assert all(line.action != "go atlantis" for line in lines)


def test_what_a_bot_means_to_do_is_handed_on_until_something_is_taken_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[Task] = []
    meant = Intent((("5.1", act("march", "far")),), 7)

    def means(_pool: BotPool, task: Task) -> Future[Chosen]:
        handed.append(task)
        answer: Future[Chosen] = Future()
        answer.set_result(choose(task)._replace(intent=meant._replace(lead=len(handed))))
        return answer

    monkeypatch.setattr(BotPool, "ask", means)
    union = opened(client, confederate="random")["union"]
    asked_twice(union, handed)
    for number in range(6):
        wait_for_turn(union)
        union.play(number)
    state = wait_for_turn(union)
    assert [task[-1] for task in handed] == [
        None,
        *(meant._replace(lead=count) for count in range(1, len(handed))),
    ]
    before = len(handed)
    assert union.post("/undo", seq=state["seq"]).status_code == 200
    until = time.monotonic() + PATIENCE
    while len(handed) == before:
        assert time.monotonic() < until
        state = wait_for_turn(union)
        union.play(state["seq"])
    assert handed[before][-1] is None
