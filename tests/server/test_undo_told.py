"""What an undo would take back is told: to whoever can take it back, and to nobody else."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

from tests.server.house import Guest, active, opened


def chosen(mover: Any) -> tuple[str, str]:
    """The first order on a list, played, and its words."""
    state = mover.get()
    choice = state["decision"]["actions"][0]
    mover.post("/actions", seq=state["seq"], action=choice["action"])
    return choice["action"], choice["text"]


def test_who_can_take_an_order_back_is_told_which(client: TestClient) -> None:
    guests = opened(client)
    told = 0
    for _ in range(60):
        mover = active(guests)
        before = {seat: guest.get()["undo"]["order"] for seat, guest in guests.items()}
        _, text = chosen(mover)
        for seat, guest in guests.items():
            undo = guest.get()["undo"]
            if guest is mover:
                if undo["possible"] and undo["order"] == text:
                    told += 1
                assert undo["possible"] == (undo["order"] != "")
            else:
                assert undo["order"] == before[seat]
            assert not undo["began"] or undo["free"]
    assert told > 40
    assert guests["observer"].get()["undo"]["order"] == ""


def test_an_order_that_ends_something_is_taken_back_by_the_words_it_was_given_by(
    client: TestClient,
) -> None:
    wanted = {"title": "uscivilwar", "scenario": "1861", "seed": 1861}
    made = client.post("/api/games", json=wanted).json()
    guests = {seat: Guest(client, made["id"], token) for seat, token in made["tokens"].items()}
    guests["observer"] = Guest(client, made["id"], made["observer"])
    told: list[str] = []
    for _ in range(12):
        mover = active(guests)
        state = mover.get()
        last = state["decision"]["actions"][-1]
        mover.post("/actions", seq=state["seq"], action=last["action"])
        if last["action"] in {"done", "pass", "halt"} and mover.get()["undo"]["possible"]:
            told.append(mover.get()["undo"]["order"])
            assert told[-1] == last["text"]
    assert told
    assert {"Done", "Pass", "Halt"}.isdisjoint(told)
