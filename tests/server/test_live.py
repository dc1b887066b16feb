"""The WebSocket: the state on connecting, and after every change to everybody."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.house import Guest, active, opened, wait_for_turn


def state_of(frame: Any) -> Any:
    assert frame["type"] == "state"
    return frame["state"]


def changed(known: Any, frame: Any) -> Any:
    """What is known after a frame that tells what has changed, and nothing that has not."""
    assert frame["type"] == "change"
    assert [name for name, value in frame["state"].items() if known[name] == value] == []
    return {**known, **frame["state"]}


def test_everybody_is_told_what_his_seat_may_know(client: TestClient) -> None:
    guests = opened(client)
    with (
        guests["union"].live() as union,
        guests["confederate"].live() as confederate,
        guests["observer"].live() as observer,
    ):
        lines = {"union": union, "confederate": confederate, "observer": observer}
        known: dict[str, Any] = {}
        for seat, line in lines.items():
            frame = line.receive_json()
            known[seat] = state_of(frame)
            assert known[seat] == guests[seat].get()
            assert frame["events"] == []
        for number in range(25):
            seq = active(guests).play(number)
            for seat, line in lines.items():
                frame = line.receive_json()
                assert "names" not in frame["state"]
                state = known[seat] = changed(known[seat], frame)
                assert state["seq"] == seq
                log = guests[seat].get("/log")
                assert frame["events"] == log[len(log) - len(frame["events"]) :]
                assert state["log_length"] == len(log)
                assert state == guests[seat].get()


def test_what_is_no_text_is_passed_over(client: TestClient) -> None:
    with opened(client)["union"].live() as line:
        line.receive_json()
        line.send_bytes(b"\x00")
        line.send_json({"type": "ping"})
        assert line.receive_json() == {"type": "pong"}


def test_the_language_is_changed_in_place(client: TestClient) -> None:
    union = opened(client)["union"]
    with union.live("es") as line:
        assert state_of(line.receive_json()) == union.get(lang="es")
        line.send_json({"type": "lang", "lang": "it"})
        assert state_of(line.receive_json()) == union.get(lang="it")


def test_nonsense_is_passed_over(client: TestClient) -> None:
    with opened(client)["union"].live("xx") as line:
        line.receive_json()
        for text in ("{", "[]", "7", '{"type": 3}', '{"type": "lang", "lang": ["es"]}'):
            line.send_text(text)
        line.send_json({"type": "ping"})
        assert line.receive_json() == {"type": "pong"}


@pytest.mark.parametrize("token", ["", "x" * 43])
def test_without_a_token_the_line_is_closed(client: TestClient, token: str) -> None:
    game = opened(client)["union"].at.removeprefix("/api/games/")
    with Guest(client, game, token).live() as line, pytest.raises(WebSocketDisconnect) as caught:
        line.receive_json()
    assert caught.value.code == 4403


def test_an_undo_is_told(client: TestClient) -> None:
    guests = opened(client, confederate="random")
    union = guests["union"]
    state = wait_for_turn(union)
    while not state["undo"]["possible"]:  # what was not a choice is not taken back by itself
        union.play()
        state = wait_for_turn(union)
    with guests["observer"].live() as line:
        line.receive_json()
        assert union.post("/undo", seq=state["seq"]).json()["asked"] is False
        frame = line.receive_json()
        assert any(event["kind"].startswith("undone") for event in frame["events"])
        assert frame["state"]["epoch"] == 1
