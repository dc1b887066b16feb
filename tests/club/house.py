"""What the tests of a club share: the real application, members, and a clock that can be set."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

from fastapi.testclient import TestClient

from longroll.club.accounts import begin_session, change_profile, member_of_mail
from longroll.club.app import ClubExtension
from longroll.club.club import Club, cookie_of
from longroll.club.config import ClubConfig
from longroll.club.notices import loop
from longroll.server import Settings, create_app
from longroll.table import Store
from tests.server.house import url_in

__all__ = ["NOON", "URL", "Clock", "Clubhouse", "Member", "clubbing"]

URL = "http://localhost:8000"
NOON = 1_795_694_400_000
"""The 26th of November 2026, at noon."""


class Clock:
    """Milliseconds since 1970, which go on when a test says so."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Member:
    """A member in a browser of his own."""

    def __init__(self, house: Clubhouse, name: str, token: str, key: str) -> None:
        self.house = house
        self.name = name
        self.id = key
        self.cookie = {cookie_of(house.config): token}

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """An answer, good or not."""
        return self.house.ask(method, path, self.cookie, body, **query)

    def get(self, path: str, **query: Any) -> Any:
        """An answer that must be good."""
        answer = self.ask("GET", path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, **query: Any) -> Any:
        """An answer that must be good."""
        answer = self.ask("POST", path, body, **query)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None


class Clubhouse:
    """A club that runs in this process."""

    def __init__(self, client: TestClient, config: ClubConfig, clock: Clock) -> None:
        self.client = client
        self.config = config
        self.clock = clock

    @property
    def club(self) -> Club:
        """The club behind the client."""
        return cast("Club", cast("Any", self.client.app).state.club)

    def ask(
        self,
        method: str,
        path: str,
        cookies: Mapping[str, str] | None = None,
        body: Any = None,
        **query: Any,
    ) -> Any:
        """An answer, good or not, to a browser with these cookies."""
        self.client.cookies.clear()
        headers = {
            "Cookie": "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())
        }
        return self.client.request(method, path, params=query, json=body, headers=headers)

    def member(self, name: str) -> Member:
        """A member who is signed in, made if he is new."""

        def work(session: Any) -> tuple[str, str]:
            now = self.clock()
            row = member_of_mail(session, f"{name.lower()}@example.org", "en", now)
            change_profile(session, row.id, name=name)
            return begin_session(session, row.id, "Firefox, Linux", now), row.id

        token, key = self.club.database.write(work)
        return Member(self, name, token, key)


@contextmanager
def clubbing(folder: Path, clock: Clock | None = None, **told: Any) -> Generator[Clubhouse]:
    """A club that runs in this process."""
    config = ClubConfig.model_validate({"url": URL, "name": "The Rappahannock Club", **told})
    clock = clock or Clock()
    store = Store(url_in(folder))
    settings = Settings(url_in(folder), 0, static=folder / "static")
    app = create_app(settings, store, [ClubExtension(config, store, clock)])
    # The tests go round themselves: on a slow machine the club's own round would come between.
    with patch.object(loop, "ROUND", 3600.0), TestClient(app, base_url=URL) as client:
        yield Clubhouse(client, config, clock)
