"""Several servers of one club: any answers for any game, and nothing is lost when one dies."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import time
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Timer
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
from sqlalchemy.orm import Session
from websockets.sync.client import ClientConnection, connect

from longroll.club.accounts import begin_session, change_profile, member_of_mail
from longroll.club.database import Database
from longroll.club.growing.leases import LeaseBook
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.table import Store
from tests.server.test_restart import process
from tests.table.postgres import cluster

pytestmark = pytest.mark.slow

DEATHS = int(os.environ.get("DEATHS", "1"))
"""How many servers are killed: `DEATHS=100` is what the club promises."""
CLUB = """
url = "http://localhost:8000"
[mail]
host = "127.0.0.1"
port = 9
security = "none"
sender = "club@example.org"
"""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as made:
        yield made.database()


@contextmanager
def database_of(database: str) -> Generator[Database]:
    """The club's part of a database, as a test writes into it."""
    store = Store(database)
    try:
        yield Database(store)
    finally:
        store.close()


def signed_in(database: str) -> dict[str, tuple[str, str]]:
    """Two members, who are signed in: by name the cookie and the id of each."""

    def work(session: Session, name: str) -> tuple[str, str]:
        now = int(time.time() * 1000)
        row = member_of_mail(session, f"{name.lower()}@example.org", "en", now)
        change_profile(session, row.id, name=name)
        return f"longroll={begin_session(session, row.id, 'Firefox', now)}", row.id

    with database_of(database) as club:
        return {name: club.write(work, name) for name in ("Grant", "Lee")}


@pytest.fixture(scope="module")
def cookies(database: str) -> dict[str, str]:
    return {name: cookie for name, (cookie, _) in signed_in(database).items()}


class Server:
    """A server of the club in a process of its own."""

    def __init__(self, running: subprocess.Popen[str], page: str) -> None:
        self.running = running
        self.page = page

    def ask(self, method: str, path: str, cookie: str, body: Any = None) -> Any:
        """An answer, good or not."""
        headers = {"Cookie": cookie}
        return httpx2.request(
            method, f"{self.page}{path[1:]}", headers=headers, json=body, timeout=60
        )

    def get(self, path: str, cookie: str) -> Any:
        """An answer that must be good."""
        answer = self.ask("GET", path, cookie)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def line(self, game: str, cookie: str) -> ClientConnection:
        """A live line."""
        page = self.page.replace("http", "ws", 1)
        return connect(f"{page}api/games/{game}/live", additional_headers={"Cookie": cookie})

    def kill(self) -> None:
        """As if its machine had lost its power."""
        os.kill(self.running.pid, signal.SIGKILL)
        self.running.wait()


@contextmanager
def serving(database: str, folder: Path) -> Generator[Server]:
    config = folder / "club.toml"
    config.write_text(CLUB, encoding="utf-8")
    with process(database, "--club", str(config)) as (running, page):
        yield Server(running, page)


def begun(server: Server, cookies: dict[str, str]) -> str:
    body = {"title": "forthepeople", "scenario": "1861", "seats": {"union": "me"}}
    offered = server.ask("POST", "/api/club/invitations", cookies["Grant"], body).json()
    key = offered["invitation"]["id"]
    path = f"/api/club/invitations/{key}/accept"
    game = server.ask("POST", path, cookies["Lee"], {"seat": "confederate"}).json()["game"]
    return str(game)


def _is_mine(state: Any) -> bool:
    return state["decision"] is not None and bool(state["decision"]["mine"])


def play(server: Server, game: str, cookies: dict[str, str], choose: random.Random) -> int:
    """Whoever has to choose does, by this server; the number of actions that is acknowledged."""
    while True:
        cookie = cookies["Grant"]
        state = server.get(f"/api/games/{game}", cookie)
        if not _is_mine(state):
            cookie = cookies["Lee"]
            state = server.get(f"/api/games/{game}", cookie)
        if state["over"]:
            return int(state["seq"])
        if not _is_mine(state):
            continue  # the other server has played on in between
        action = choose.choice(state["decision"]["actions"])["action"]
        said = {"seq": state["seq"], "action": action, "epoch": state["epoch"]}
        answer = server.ask("POST", f"/api/games/{game}/actions", cookie, said)
        if answer.status_code == 200:
            return int(answer.json()["seq"])
        assert answer.status_code == 409, answer.text


def test_two_servers_are_one_club_and_one_of_them_dies(
    database: str, cookies: dict[str, str], tmp_path: Path
) -> None:
    choose = random.Random(29)
    with ExitStack() as stack:
        first, second = (stack.enter_context(serving(database, tmp_path)) for _ in range(2))
        game = begun(first, cookies)
        heard_across(first, second, game, cookies, choose)
        bots = between_bots(first, second, cookies)
        told_to_end_in_play(first, second, game, cookies, choose)
        first = stack.enter_context(serving(database, tmp_path))
        seq = killed_in_play(second, first, game, cookies, choose)
        first, second = second, first
        for _ in range(DEATHS - 1):
            first, second = second, stack.enter_context(serving(database, tmp_path))
            if first.get(f"/api/games/{game}", cookies["Grant"])["over"]:
                game = begun(first, cookies)
            seq = killed_in_play(first, second, game, cookies, choose)
        begin = time.monotonic()
        then = second.get(f"/api/games/{bots}", cookies["Grant"])["seq"]
        while second.get(f"/api/games/{bots}", cookies["Grant"])["seq"] <= then:
            assert time.monotonic() < begin + 120, "nobody lets the bots play on"
            time.sleep(0.1)
        second.ask("POST", f"/api/games/{game}/resign", cookies["Lee"], {"sure": True})
        told = second.ask("GET", f"/api/games/{game}/record", cookies["Lee"]).text
        record = Record.read(told)
        assert len(record.lines) == seq
        assert replay(record).digest


def heard_across(
    first: Server, second: Server, game: str, cookies: dict[str, str], choose: random.Random
) -> None:
    """What is done by one server is seen on a line of the other."""
    with second.line(game, cookies["Lee"]) as line:
        known = json.loads(line.recv(timeout=60))["state"]
        for number in range(8):
            seq = play((first, second)[number % 2], game, cookies, choose)
            while known["seq"] < seq:
                known |= json.loads(line.recv(timeout=60)).get("state", {})
        said = {"text": "From the other server."}
        first.ask("POST", f"/api/games/{game}/chat", cookies["Grant"], said)
        while not known["chat"]:
            known |= json.loads(line.recv(timeout=60)).get("state", {})
        assert known["chat"][0]["text"] == said["text"]
    logs = [server.get(f"/api/games/{game}/log", cookies["Lee"]) for server in (first, second)]
    assert logs[0] == logs[1]


def between_bots(first: Server, second: Server, cookies: dict[str, str]) -> str:
    """A game that only bots play, on the first server; it has begun."""
    seats = {"union": "greedy", "confederate": "greedy"}
    body = {"title": "forthepeople", "scenario": "campaign", "seats": seats}
    game = first.ask("POST", "/api/games", cookies["Grant"], body).json()["id"]
    while second.get(f"/api/games/{game}", cookies["Grant"])["seq"] < 2:
        time.sleep(0.1)
    return str(game)


def told_to_end_in_play(
    first: Server, second: Server, game: str, cookies: dict[str, str], choose: random.Random
) -> None:
    """Tell the first server to end while two play: what was stored was answered."""
    seq = int(second.get(f"/api/games/{game}", cookies["Grant"])["seq"])
    word = Timer(choose.uniform(0.05, 1.5), first.running.terminate)
    word.start()
    with suppress(httpx2.TransportError):
        while first.running.poll() is None:
            seq = play(choose.choice((first, second)), game, cookies, choose)
    word.join()
    assert first.running.wait(60) in {0, -signal.SIGTERM}
    assert int(second.get(f"/api/games/{game}", cookies["Grant"])["seq"]) == seq


def killed_in_play(
    first: Server, second: Server, game: str, cookies: dict[str, str], choose: random.Random
) -> int:
    """Kill the first server while two play; after how many actions the other goes on."""
    seq = int(second.get(f"/api/games/{game}", cookies["Grant"])["seq"])
    blow = Timer(choose.uniform(0.05, 1.5), first.kill)
    blow.start()
    with suppress(httpx2.TransportError):
        while blow.is_alive():
            seq = play(choose.choice((first, second)), game, cookies, choose)
    blow.join()
    after = int(second.get(f"/api/games/{game}", cookies["Grant"])["seq"])
    assert seq <= after <= seq + 1  # one more may have been stored that nobody was told of
    return play(second, game, cookies, choose)


def test_a_lease_that_is_taken_in_a_round_of_renewals_is_kept() -> None:
    book: Any = SimpleNamespace(_held={"one": 1.0}, _asked={}, _process="here")

    async def is_needed(game: str) -> bool:
        book._held["two"] = 2.0
        return game == "one"

    async def write(_work: Any, games: list[str], _process: str) -> Any:
        return set(games)

    async def read(_work: Any) -> list[str]:
        return []

    book._is_needed = is_needed
    book._club = SimpleNamespace(write=write, read=read)
    asyncio.run(LeaseBook.renew_all(book))
    assert set(book._held) == {"one", "two"}
