"""The table's server under load: `make bench-table`.

A server of its own on one core and a client on another, which does what the page does: it hears the
state at the WebSockets of both seats and fetches the counters where they lie otherwise than before.
Measured is the time from an action to the last of that, at one table alone and with many others,
all of which play; how many actions a second there may be before it takes too long; and the memory
that a table takes. Figures are printed as JSON (see README.md).
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
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PLAYED = (("forthepeople", "1861"), ("savannah", "historical"))
"""What is played, table by table in turn."""
EVERY = 5.0
"""Seconds between two actions at one table: quick players."""
KEPT = 60.0
"""Seconds for which a connection is kept: the server hangs up a little later."""
AT_ONCE = 8
"""So many tables are opened side by side."""
FLOOR = 50.0
"""In so many ms the new view should be there, 95 times of 100."""
STEPS = (50, 60, 80, 100, 125, 150, 200, 250)
"""Actions a second at which it is tried how far it goes."""


@contextmanager
def serving(url: str, *more: str, core: int | None = None) -> Iterator[tuple[int, str]]:
    """A server over a database, on one core if it is named: its process and its address."""
    longroll = str(Path(sys.executable).parent / "longroll")
    on = [] if core is None else ["taskset", "--cpu-list", str(core)]
    command = [*on, longroll, "serve", "--port", "0", "--db", url, *more]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        found = re.search(r"http://\S+/", process.stderr.readline())
        assert found, "the server did not start"
        yield process.pid, found[0]
    finally:
        process.terminate()
        process.wait()


@contextmanager
def server(core: int | None) -> Iterator[tuple[int, str]]:
    """The same over an empty database at home."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/bench.sqlite", "--no-limits", core=core) as served,
    ):
        yield served


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


class Browser:
    """Whoever asks over HTTP, and keeps connections open for the next question as browsers do."""

    def __init__(self, page: str) -> None:
        self.host = page.removeprefix("http://").rstrip("/")
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self.used = 0.0

    async def ask(self, path: str, token: str = "", body: object = None) -> bytes:
        """The body of an answer, packed; raises `RuntimeError` if it is no good one."""
        host, port = self.host.split(":")
        if perf_counter() > self.used + KEPT:
            self.close()
            self.idle.clear()
        wire = self.idle.pop() if self.idle else await asyncio.open_connection(host, int(port))
        reader, writer = wire
        sent = b"" if body is None else json.dumps(body).encode()
        lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", f"Host: {self.host}"]
        lines += ["Accept-Encoding: gzip", "Content-Type: application/json"]
        lines += [f"Authorization: Bearer {token}", f"Content-Length: {len(sent)}", "", ""]
        writer.write("\r\n".join(lines).encode() + sent)
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", head)
        assert length, head
        answer = await reader.readexactly(int(length[1]))
        self.idle.append(wire)
        self.used = perf_counter()
        if not head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise RuntimeError(f"{head.decode()} {answer.decode(errors='replace')}")
        return answer

    def close(self) -> None:
        """Hang up."""
        for _, writer in self.idle:
            writer.close()


class Seat:
    """One seat's page: what it was told, and what it shows."""

    def __init__(self, page: str, game: str, line: ClientConnection, token: str) -> None:
        self.browser = Browser(page)
        self.game = game
        self.line = line
        self.token = token
        self.state: dict[str, Any] = {}
        self.shown = ""

    async def until(self, seq: int) -> float:
        """The time at which it shows the table as it is after ``seq`` actions."""
        while not self.state or self.state["seq"] < seq:
            told = json.loads(await self.line.recv())
            if told["type"] in ("state", "change"):
                self.state.update(told["state"])
        if self.state["counters"] != self.shown:
            self.shown = self.state["counters"]
            await self.browser.ask(f"/api/games/{self.game}/counters.svg", self.token)
        return perf_counter()


class Game:
    """A table with all seats connected, each to one of the servers in turn."""

    def __init__(self, pages: Sequence[str], number: int) -> None:
        self.pages = [*pages[number % len(pages) :], *pages[: number % len(pages)]]
        self.title, self.scenario = PLAYED[number % len(PLAYED)]
        self.choose = random.Random(number)
        self.id = ""
        self.seats: dict[str, Seat] = {}

    async def sit(self, stack: AsyncExitStack) -> None:
        """Open the game, and a line for each seat."""
        wanted = {"title": self.title, "scenario": self.scenario, "seats": {}}
        host = Browser(self.pages[0])
        made = json.loads(await host.ask("/api/games", body=wanted))
        host.close()
        self.id = made["id"]
        for (seat, token), page in zip(made["tokens"].items(), cycle(self.pages), strict=False):
            at = f"{page}api/games/{self.id}/live?token={token}".replace("http", "ws", 1)
            # Nobody reads between two actions: what the server says meanwhile must find room.
            line = await stack.enter_async_context(connect(at, max_size=None, max_queue=None))
            self.seats[seat] = Seat(page, self.id, line, token)
            stack.callback(self.seats[seat].browser.close)
            await self.seats[seat].until(0)

    @property
    def decision(self) -> Any:
        """What is to be decided; None when the game is over."""
        return next(iter(self.seats.values())).state["decision"]

    async def act(self) -> float:
        """Any action; milliseconds until the last of the seats shows it."""
        mover = self.seats[self.decision["seats"][0]]
        action = self.choose.choice(mover.state["decision"]["actions"])["action"]
        seq = mover.state["seq"]
        start = perf_counter()
        order = {"seq": seq, "action": action}
        said = mover.browser.ask(f"/api/games/{self.id}/actions", mover.token, order)
        shown = (seat.until(seq + 1) for seat in self.seats.values())
        _, *came = await asyncio.gather(said, *shown)
        return (max(came) - start) * 1000


@asynccontextmanager
async def tables(pages: Sequence[str], count: int) -> AsyncIterator[list[Game]]:
    """So many tables with everybody connected."""
    async with AsyncExitStack() as stack:
        games = [Game(pages, number) for number in range(count)]
        room = asyncio.Semaphore(AT_ONCE)

        async def sit(game: Game) -> None:
            async with room:
                await game.sit(stack)

        await asyncio.gather(*map(sit, games))
        yield games


async def play(games: list[Game], seconds: float, every: float) -> list[float]:
    """Each table plays an action about ``every`` so many seconds; the times of all, in ms."""

    async def one(game: Game) -> list[float]:
        times: list[float] = []
        pace = random.Random(game.id)
        end = perf_counter() + seconds
        await asyncio.sleep(min(pace.uniform(0, every), seconds))
        while perf_counter() < end and game.decision is not None:
            times.append(await game.act())
            pause = pace.uniform(0.5, 1.5) * every
            await asyncio.sleep(min(pause, max(0.0, end - perf_counter())))
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
    async with tables([page], len(PLAYED)) as games:
        for game in games:
            await play([game], 3, 0.05)  # what is made only once is made
        alone = summary([time for game in games for time in await play([game], seconds / 4, 0.05)])
    before = resident(pid)
    async with tables([page], count) as games:
        await play(games, EVERY, EVERY)
        start = worked(pid)
        many = summary(await play(games, seconds, EVERY))
        cost = (worked(pid) - start) / many["actions"]
        memory = resident(pid) - before
        rates = await climb(games, seconds / 3)
    return {
        "alone": alone,
        f"with_{count}_tables": {"actions_per_second": round(count / EVERY), **many},
        "processor_ms_per_action": round(cost, 1),
        "p95_ms_at_actions_per_second": rates,
        "memory_per_table_kb": round(memory / count),
    }


async def climb(games: list[Game], seconds: float) -> dict[str, float]:
    """The 95th percentile at one rate after another, up to the first at which it is too long."""
    found: dict[str, float] = {}
    for rate in STEPS:
        times = await play(games, seconds, len(games) / rate)
        found[str(round(len(times) / seconds))] = summary(times)["p95_ms"]
        if summary(times)["p95_ms"] > FLOOR:
            break
    return found


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
