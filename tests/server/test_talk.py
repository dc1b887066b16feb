"""Names, chat and notes: who may read and write them, and that they are part of no game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from longroll.server.limits import Allowance, Limits
from longroll.table import Store
from longroll.table.talk import LONGEST_NAME, LONGEST_NOTE, LONGEST_SAID, MOST_SAID
from tests.server.house import Guest, opened, serving, url_in


def said_to(guest: Guest) -> list[str]:
    return [line["text"] for line in guest.get()["chat"]]


def made(client: TestClient, **seats: str) -> Any:
    return client.post("/api/games", json={"title": "forthepeople", "seats": seats}).json()


def test_what_one_player_says_the_other_hears_and_an_observer_does_not(client: TestClient) -> None:
    guests = opened(client)
    answer = guests["union"].post("/chat", text="Good evening\nto you")
    assert answer.status_code == 201
    assert answer.json()["n"] == 0
    assert said_to(guests["confederate"]) == ["Good evening\nto you"]
    assert said_to(guests["observer"]) == []
    assert guests["confederate"].get("/chat")[0]["seat"] == "union"
    assert guests["observer"].ask("/chat").status_code == 403
    assert guests["observer"].post("/chat", text="Me too").status_code == 403
    nobody = Guest(client, guests["union"].at.rsplit("/", 1)[1], "")
    assert nobody.ask("/chat").status_code == 401
    assert nobody.post("/chat", text="Hello").status_code == 401


def test_what_is_said_is_told_at_once_on_the_live_line(client: TestClient) -> None:
    guests = opened(client)
    with guests["confederate"].live() as line, guests["observer"].live() as other:
        line.receive_json()
        other.receive_json()
        guests["union"].post("/chat", text="Well met")
        assert line.receive_json()["state"]["chat"][0]["text"] == "Well met"
        assert "chat" not in other.receive_json()["state"]


def test_what_is_said_is_part_of_no_game_and_no_record(client: TestClient) -> None:
    guests = opened(client)
    before = guests["union"].get()
    guests["union"].post("/chat", text="SECRETWORD")
    guests["union"].post("/notes", text="SECRETWORD")
    after = guests["union"].get()
    assert (before["seq"], before["log_length"]) == (after["seq"], after["log_length"])
    both = f"{guests['union'].token},{guests['confederate'].token}"
    record = client.get(f"{guests['union'].at}/record", params={"token": both})
    assert record.status_code == 200
    assert "SECRETWORD" not in record.text


def test_notes_are_of_one_seat_alone(client: TestClient) -> None:
    guests = opened(client)
    assert guests["union"].get("/notes") == {"text": ""}
    assert guests["union"].post("/notes", text="Grant to Cairo").status_code == 200
    assert guests["union"].post("/notes", text="Whisperword").status_code == 200
    assert guests["union"].get("/notes") == {"text": "Whisperword"}
    assert guests["confederate"].get("/notes") == {"text": ""}
    assert "Whisperword" not in str(guests["confederate"].get())
    assert guests["observer"].ask("/notes").status_code == 403
    assert guests["observer"].post("/notes", text="x").status_code == 403


def test_names_are_told_to_all_and_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        game = made(client)
        union = Guest(client, game["id"], game["tokens"]["union"])
        host = Guest(client, game["id"], game["host"])
        observer = Guest(client, game["id"], game["observer"])
        assert union.post("/player", name=" Anna\u202e  Lee").json() == {"name": "Anna Lee"}
        assert host.post("/name", name="Thursdays").json() == {"name": "Thursdays"}
        assert union.post("/name", name="Mine").status_code == 403
        assert observer.post("/player", name="Bob").status_code == 403
        assert observer.get()["seats"]["union"]["player"] == "Anna Lee"
        union.post("/chat", text="Here")
    with serving(tmp_path) as client:
        union = Guest(client, game["id"], game["tokens"]["union"])
        state = union.get()
        assert (state["name"], state["seats"]["union"]["player"]) == ("Thursdays", "Anna Lee")
        assert said_to(union) == ["Here"]
        row = client.get("/api/games").json()[0]
        assert (row["name"], row["seats"]["union"]["player"]) == ("Thursdays", "Anna Lee")
        assert union.post("/player", name="").json() == {"name": ""}
        assert union.get()["seats"]["union"]["player"] == ""


def test_a_list_can_be_asked_for_of_ones_own_tables(client: TestClient) -> None:
    one, two = made(client), made(client)
    wanted = client.get("/api/games", params={"ids": f"{one['id']},nowhere"}).json()
    assert [row["id"] for row in wanted] == [one["id"]]
    assert client.get("/api/games", params={"ids": ""}).json() == []
    assert {row["id"] for row in client.get("/api/games").json()} == {one["id"], two["id"]}


def test_whoever_set_a_table_and_nobody_else_deletes_it(client: TestClient, tmp_path: Path) -> None:
    game = made(client)
    union = Guest(client, game["id"], game["tokens"]["union"])
    union.post("/notes", text="gone")
    union.post("/chat", text="gone")
    at = f"/api/games/{game['id']}"

    def ask(token: str) -> int:
        return client.delete(at, headers={"Authorization": f"Bearer {token}"}).status_code

    assert [ask(token) for token in (union.token, game["observer"])] == [403, 403]
    with union.live() as line:
        line.receive_json()
        assert ask(game["host"]) == 204
        with pytest.raises(WebSocketDisconnect) as ended:
            line.receive_json()
        assert ended.value.code == 4404
    assert union.ask().status_code == 404
    assert client.get("/api/games").json() == []
    store = Store(url_in(tmp_path))
    assert store.note(game["id"], "union") == ""
    store.close()


def test_lengths_and_rates_have_their_bounds(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = opened(client)
    union = guests["union"]
    for path, body in (
        ("/chat", {"text": "x" * (LONGEST_SAID + 1)}),
        ("/chat", {"text": " \n\u202e"}),
        ("/notes", {"text": "x" * (LONGEST_NOTE + 1)}),
        ("/player", {"name": "x" * (LONGEST_NAME + 1)}),
    ):
        answer = union.post(path, **body)
        assert answer.status_code == 422, path
        assert answer.json()["error"]["text"]
    limits = cast("Any", client.app).state.limits
    monkeypatch.setattr(cast("Limits", limits), "words", Allowance(2, 100))
    assert [union.post("/chat", text="x").status_code for _ in range(3)] == [201, 201, 429]
    assert guests["confederate"].post("/chat", text="x").status_code == 201
    monkeypatch.setattr("longroll.table.talk.MOST_SAID", 3)
    assert guests["confederate"].post("/chat", text="x").status_code == 409
    assert MOST_SAID > 3
