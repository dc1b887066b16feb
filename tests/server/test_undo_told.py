"""What an undo would take back is told: to whoever can take it back, and to nobody else."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

from tests.server.house import active, opened


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
