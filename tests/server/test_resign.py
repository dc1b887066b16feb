"""Giving a game up, over HTTP."""

from __future__ import annotations

import time

import pytest
from fastapi.testclient import TestClient

from tests.server.house import Guest, active, opened


def test_whoever_resigns_has_lost_and_everybody_is_told(client: TestClient) -> None:
    guests = opened(client)
    active(guests).play(1)
    with guests["confederate"].live() as line:
        line.receive_json()
        assert guests["union"].post("/resign", sure=True).status_code == 200
        told = line.receive_json()
    assert told["state"]["over"] is True
    assert told["state"]["result"]["winner"] == "confederate"
    assert told["events"][-1]["kind"] == "ended-resigned"
    state = guests["union"].get()
    assert state["decision"] is None
    assert not state["undo"]["possible"]
    assert state["result"]["text"] == "Union has resigned. Victory: Confederacy."


def test_it_is_not_given_up_by_mistake(client: TestClient) -> None:
    guests = opened(client)
    assert guests["union"].post("/resign").status_code == 422
    assert guests["union"].post("/resign", sure=False).status_code == 422
    assert guests["observer"].post("/resign", sure=True).status_code == 403
    assert guests["union"].get()["over"] is False


def test_what_is_secret_is_told_after_it(client: TestClient) -> None:
    guests = opened(client)
    active(guests).play(1)
    assert guests["observer"].ask("/record").status_code == 403
    guests["confederate"].post("/resign", sure=True)
    assert guests["observer"].ask("/record").status_code == 200
    state = guests["observer"].get()
    assert state["result"]["winner"] == "union"
    past = guests["union"].get("/moments/0")
    assert (past["over"], past["result"]) == (False, None)


@pytest.mark.parametrize("title", ["forthepeople", "mosby"])
def test_a_game_that_was_given_up_is_analysed_and_reported(client: TestClient, title: str) -> None:
    made = client.post("/api/games", json={"title": title, "seed": 1861}).json()
    seat = next(iter(made["tokens"]))
    guest = Guest(client, made["id"], made["tokens"][seat])
    guests = {key: Guest(client, made["id"], token) for key, token in made["tokens"].items()}
    guests["observer"] = Guest(client, made["id"], made["observer"])
    for number in range(5):
        active(guests).play(number)
    guest.post("/resign", sure=True)
    report = guest.ask("/report")
    assert report.status_code == 200
    assert guest.get()["result"]["text"] in report.text
    assert guest.post("/analysis").status_code < 300
    begin = time.monotonic()
    while guest.get("/analysis")["state"] == "working":
        assert time.monotonic() < begin + 300
        time.sleep(0.2)
    assert guest.get("/analysis")["state"] == "done"
