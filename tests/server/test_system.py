"""A game of one seat against the system at the table: it is shown, played and lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from longroll.engine.title import register, unregister
from tests.engine.patrol import PatrolTitle


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    register("patrol", PatrolTitle)
    yield
    unregister("patrol")


def test_a_lost_game_says_that_nobody_has_won(client: TestClient) -> None:
    opened = client.post("/api/games", json={"title": "patrol", "scenario": "night", "seats": {}})
    assert opened.status_code == 201
    game = opened.json()
    seat = {"Authorization": f"Bearer {game['tokens']['scout']}"}
    place = f"/api/games/{game['id']}"
    before = client.get(place, headers=seat).json()
    assert [side["shape"] for side in before["sides"]] == ["round", "square"]
    assert client.get(f"{place}/counters.svg", headers=seat).text.count("data-kind=") == 2
    order = {"action": "stop", "seq": 0}
    assert client.post(f"{place}/actions", json=order, headers=seat).status_code == 200
    after = client.get(place, headers=seat).json()
    assert after["over"]
    assert after["result"]["winner"] is None
    assert after["result"]["clause"] == "3.1"
