"""What the tests of the server share: the real application over a real database, and a client."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from fastapi.testclient import TestClient

from longroll.server import Settings, create_app
from longroll.server.services.tables import TableService

__all__ = ["PATIENCE", "Guest", "active", "tables_of", "opened", "play_until"]
__all__ += ["serving", "wait_for_turn"]

PATIENCE = 90
"""Seconds to wait for a bot on a machine that has much else to do."""


def url_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite'}"


@contextmanager
def serving(folder: Path, *, pace: float = 0, static: Path | None = None) -> Generator[TestClient]:
    """A client of a server that runs in this process."""
    settings = Settings(url_in(folder), pace, static=static or folder / "static")
    with TestClient(create_app(settings)) as client:
        yield client


def tables_of(client: TestClient) -> TableService:
    """The tables behind ``client``."""
    return cast("TableService", cast("Any", client.app).state.tables)


class Guest:
    """Somebody who holds one token of one game."""

    def __init__(self, client: TestClient, game: str, token: str) -> None:
        self.client = client
        self.token = token
        self.at = f"/api/games/{game}"

    def get(self, path: str = "", **query: Any) -> Any:
        """An answer that must be good."""
        answer = self.ask(path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def ask(self, path: str = "", **query: Any) -> Any:
        """An answer, good or not."""
        return self.client.get(self.at + path, params=query, headers=self._headers())

    def post(self, path: str, lang: str = "en", **body: Any) -> Any:
        """An answer, good or not."""
        return self.client.post(
            self.at + path, params={"lang": lang}, json=body, headers=self._headers()
        )

    def play(self, seed: int = 0) -> int:
        """Any action; the number of actions after it."""
        state = self.get()
        action = random.Random(seed).choice(state["decision"]["actions"])["action"]
        answer = self.post("/actions", seq=state["seq"], action=action, epoch=state["epoch"])
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seq"])

    def live(self, lang: str = "en") -> Any:
        """A WebSocket."""
        return self.client.websocket_connect(f"{self.at}/live?token={self.token}&lang={lang}")

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}


def opened(client: TestClient, seed: int | None = 1861, **seats: str) -> dict[str, Guest]:
    """A new game of 1861: a guest for each human's seat and an observer."""
    wanted = {"title": "forthepeople", "scenario": "1861", "seats": seats, "seed": seed}
    answer = client.post("/api/games", json=wanted)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    tokens = {**made["tokens"], "observer": made["observer"]}
    return {seat: Guest(client, made["id"], token) for seat, token in tokens.items()}


def active(guests: dict[str, Guest]) -> Guest:
    """Who has to choose."""
    return guests[guests["observer"].get()["decision"]["seats"][0]]


def play_until(guests: dict[str, Guest], wanted: Callable[[Guest], bool]) -> Guest:
    """Play at random until somebody who has to choose is as wanted; who it is."""
    for number in range(300):
        mover = active(guests)
        if wanted(mover):
            return mover
        mover.play(number)
    raise AssertionError("it never came to that")


def wait_for_turn(guest: Guest) -> dict[str, Any]:
    """The state when the guest has to choose, or the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        state: dict[str, Any] = guest.get()
        if state["decision"] is None or state["decision"]["mine"]:
            return state
        time.sleep(0.02)
    raise AssertionError("the bot has not played")
