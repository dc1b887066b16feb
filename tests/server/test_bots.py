"""Bots at the table: they play when it is their turn, in processes of their own."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.server.house import PATIENCE, Guest, hall_of, opened, serving, wait_for_turn


@pytest.mark.slow
def test_a_game_against_a_bot_to_the_end_of_the_turn(client: TestClient) -> None:
    union = opened(client, confederate="greedy")["union"]
    with union.live() as line:
        frame = line.receive_json()
        number, state = 0, wait_for_turn(union)
        while state["view"]["turn"] == "spring-1861":
            union.play(number := number + 1)
            state = wait_for_turn(union)
        while frame["state"]["seq"] < state["seq"]:
            frame = line.receive_json()
    assert state["view"]["turn"] == "summer-1861"
    table = hall_of(client).store.open(state["id"])
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
