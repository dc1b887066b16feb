"""A table with one seat: Mosby's Raiders over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.server.house import Guest, serving


def seated(client: TestClient, scenario: str) -> Guest:
    """A new game: the guest at its only seat."""
    wanted = {"title": "mosby", "scenario": scenario, "seed": 1863}
    made = client.post("/api/games", json=wanted).json()
    return Guest(client, made["id"], made["tokens"]["mosby"])


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_table_of_one_seat_tells_everything(tmp_path: Path, language: str) -> None:
    with serving(tmp_path) as client:
        mosby = seated(client, "partisan")
        for _ in range(12):
            mosby.play()
        state = mosby.get(lang=language)
        assert state["seats"].keys() == {"mosby"}
        assert {chart["key"] for chart in state["charts"]} >= {"points", "turns", "victory"}
        assert state["decision"]["actions"]


def test_a_raid_is_played_to_its_end(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        mosby = seated(client, "ranger")
        number = 0
        while not mosby.get()["over"]:
            number = mosby.play(number)
        result = mosby.get()["result"]
        assert (result["winner"], result["clause"]) == (None, "3.2")
        assert result["text"].startswith("Defeat")


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Nobody else is"), ("es", "No juega nadie"), ("it", "nessun")]
)
def test_what_is_taken_back_alone_was_allowed_by_nobody(
    tmp_path: Path, language: str, told: str
) -> None:
    with serving(tmp_path) as client:
        mosby = seated(client, "partisan")
        mosby.play()  # the muster, with its die
        state = mosby.get()
        asked = mosby.post("/undo", seq=state["seq"], sure=False).json()
        assert asked["passes"] == "chance"
        mosby.post("/undo", seq=state["seq"], to=asked["to"])
        line = next(one for one in mosby.get("/log", lang=language) if one["kind"].startswith("un"))
        assert line["kind"] == "undone-chance-alone"
        assert told in line["text"]
        assert "bot" not in line["text"]
