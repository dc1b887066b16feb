"""The table's server under load: `make bench-table`.

A server of its own on one core and a client on another: the time from an action to the new state
at the WebSockets of both seats, at one table alone and with many others, all of which play; and the
memory that a table takes. Figures are printed as JSON (see README.md).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

SEATS = ("union", "confederate")
SEQ = re.compile(r'"seq":(\d+)')
EVERY = 5.0
"""Seconds between two actions at one table: quick players."""


@contextmanager
def server(core: int | None) -> Iterator[tuple[int, str]]:
    """A server on one core: its process and its address."""
    with tempfile.TemporaryDirectory() as folder:
        longroll = str(Path(sys.executable).parent / "longroll")
        url = f"sqlite:///{folder}/bench.sqlite"
        process = subprocess.Popen(
            [longroll, "serve", "--port", "0", "--db", url], stderr=subprocess.PIPE, text=True
        )
        try:
            if core is not None:
                os.sched_setaffinity(process.pid, {core})
            assert process.stderr is not None
            found = re.search(r"http://\S+/", process.stderr.readline())
            assert found, "the server did not start"
            yield process.pid, found[0]
        finally:
            process.terminate()
            process.wait()


def resident(pid: int) -> int:
    """The memory of a process, in kB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1])


def worked(pid: int) -> float:
    """The processor time that a process has used, in ms."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


class Seat:
    """One seat's line: what it was told last, and when."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self.line = line
        self.token = token
        self.state: dict[str, Any] = {}

    async def until(self, seq: int) -> float:
        """The time at which the state after ``seq`` actions has come."""
        while True:
            text = str(await self.line.recv())
            came = perf_counter()
            found = SEQ.search(text)
            if found and int(found[1]) >= seq:
                self.state = json.loads(text)["state"]
                return came


class Game:
    """A table with both seats connected."""

    def __init__(self, client: httpx2.AsyncClient, seed: int) -> None:
        self.client = client
        self.choose = random.Random(seed)
        self.id = ""
        self.seats: dict[str, Seat] = {}

    async def sit(self, page: str, stack: AsyncExitStack) -> None:
        """Open the game, and a line for each seat."""
        wanted = {"title": "forthepeople", "scenario": "1861", "seats": {}}
        made = (await self.client.post("/api/games", json=wanted)).json()
        self.id = made["id"]
        for seat in SEATS:
            token = made["tokens"][seat]
            at = f"{page}api/games/{self.id}/live?token={token}".replace("http", "ws", 1)
            line = await stack.enter_async_context(connect(at, max_size=None, compression=None))
            self.seats[seat] = Seat(line, token)
            await self.seats[seat].until(0)

    async def _ask(self, mover: Seat, seq: int, action: str) -> float:
        answer = await self.client.post(
            f"/api/games/{self.id}/actions",
            json={"seq": seq, "action": action},
            headers={"Authorization": f"Bearer {mover.token}"},
        )
        if answer.status_code != 200:
            raise RuntimeError(answer.text)
        return perf_counter()

    async def act(self) -> float:
        """Any action; milliseconds until the last of the seats has been told."""
        mover = self.seats[self.seats["union"].state["decision"]["seats"][0]]
        action = self.choose.choice(mover.state["decision"]["actions"])["action"]
        seq = mover.state["seq"]
        start = perf_counter()
        told = (seat.until(seq + 1) for seat in self.seats.values())
        _, *came = await asyncio.gather(self._ask(mover, seq, action), *told)
        return (max(came) - start) * 1000


@asynccontextmanager
async def tables(page: str, count: int) -> AsyncIterator[list[Game]]:
    """So many tables with everybody connected."""
    # A line that has lain idle may be closed by the server just as it is used again.
    limits = httpx2.Limits(max_connections=None, max_keepalive_connections=0)
    async with (
        httpx2.AsyncClient(base_url=page, timeout=60, limits=limits) as client,
        AsyncExitStack() as stack,
    ):
        games = [Game(client, number) for number in range(count)]
        for game in games:
            await game.sit(page, stack)
        yield games


async def play(games: list[Game], seconds: float) -> list[float]:
    """Every table plays an action every few seconds; the times of all of them, in ms."""

    async def one(game: Game) -> list[float]:
        times: list[float] = []
        pace = random.Random(game.id)
        end = perf_counter() + seconds
        await asyncio.sleep(pace.uniform(0, EVERY if len(games) > 1 else 0))
        while perf_counter() < end and game.seats["union"].state["decision"] is not None:
            times.append(await game.act())
            await asyncio.sleep(pace.uniform(0.5, 1.5) * EVERY if len(games) > 1 else 0.05)
        return times

    return [time for times in await asyncio.gather(*map(one, games)) for time in times]


def summary(times: list[float]) -> dict[str, float]:
    """Median and 95th percentile, in ms."""
    ordered = sorted(times)
    return {
        "actions": len(ordered),
        "p50_ms": round(ordered[len(ordered) // 2], 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
    }


async def measure(pid: int, page: str, count: int, seconds: float) -> dict[str, Any]:
    """All figures of a server."""
    async with tables(page, 1) as games:
        await play(games, 3)  # what is made only once is made
        alone = summary(await play(games, seconds))
    before = resident(pid)
    async with tables(page, count) as games:
        await play(games, EVERY)
        start = worked(pid)
        many = summary(await play(games, seconds))
        cost = (worked(pid) - start) / many["actions"]
        memory = resident(pid) - before
    return {
        "alone": alone,
        f"with_{count}_tables": many,
        "processor_ms_per_action": round(cost, 1),
        "memory_per_table_kb": round(memory / count),
    }


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    wanted = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[1]})
    with server(cores[0]) as (pid, page):
        figures = asyncio.run(measure(pid, page, wanted.tables, wanted.seconds))
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
