"""Jobs: bots think, games are analysed and notices sent wherever a worker is free."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.orm import Session

from longroll.bots.plans import Intent
from longroll.club.database import Database
from longroll.club.jobs import schema
from longroll.club.jobs.plain import read_chosen, read_task, write_chosen, write_task
from longroll.club.jobs.queue import JobLost, Queue
from longroll.engine.action import Action
from longroll.engine.title import get_title, title_keys
from longroll.table import Store, new_table
from longroll.table.players import Chosen, task_of
from tests.club.test_growing import CLUB, Server, begun, play, signed_in
from tests.server.test_restart import ROOT, process
from tests.table.postgres import Cluster, cluster

FINISHED = Path(__file__).parents[1] / "golden/mosby"


# --- What is sent ---------------------------------------------------------------------------------


@pytest.mark.parametrize("title", title_keys())
def test_a_bots_task_and_its_answer_are_the_same_on_another_machine(title: str) -> None:
    seats = dict.fromkeys(get_title(title).info.seats, "captain")
    table = new_table(title, None, (), seats, 1)
    seat = table.deciding_bot
    assert seat is not None
    meant = Intent((("3.1", Action("go", ("richmond",))), ("3.2", Action("stop"))), 7)
    for intent in (None, meant):
        task = task_of(table, seat, 1 << 62, intent)
        again = read_task(write_task(task))
        assert again == task
        assert json.dumps(again[1]) == json.dumps(task[1])  # the order of its keys, too
        chosen = Chosen("go richmond", {"why": ["x", 1.5]}, intent)
        assert read_chosen(json.loads(json.dumps(write_chosen(chosen)))) == chosen


# --- The tables of the queue ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


def functions(url: str) -> set[str]:
    engine = create_engine(url)
    with engine.connect() as connection:
        query = text("select proname from pg_proc where proname like 'procrastinate%'")
        found = set(connection.scalars(query))
    engine.dispose()
    return found


def test_the_tables_of_an_older_queue_are_brought_up_to_date(postgres: Cluster) -> None:
    new, old = postgres.database(), postgres.database()
    store = Store(new)
    schema.bring_up_to_date(store)
    schema.bring_up_to_date(store)  # a second server finds all in place
    store.close()
    store = Store(old)
    older = [file for file in schema.migrations() if file.name < "03.04"]
    for file in older:
        with store.writing() as connection:
            vars(schema)["_run"](connection, file.read_text(encoding="utf-8"), file)
    assert functions(old) != functions(new)
    schema.bring_up_to_date(store)
    store.close()
    assert functions(old) == functions(new)


# --- Jobs of workers that died --------------------------------------------------------------------

_DEAD = text(
    "insert into procrastinate_workers (last_heartbeat) values (now() - interval '1 hour')"
)
_TAKEN = text(
    "update procrastinate_jobs set status = 'doing', attempts = :attempts,"
    " worker_id = (select max(id) from procrastinate_workers)"
)
_LEFT = text("select status::text, attempts from procrastinate_jobs")


def first_job(session: Session) -> Any:
    row = session.execute(_LEFT).first()
    return None if row is None else tuple(row)


@pytest.mark.parametrize(
    ("attempts", "left"), [(0, ("todo", 1)), (1, ("todo", 2)), (2, ("failed", 3))]
)
def test_a_job_is_given_to_another_until_it_has_cost_three_their_lives(
    postgres: Cluster, attempts: int, left: tuple[str, int]
) -> None:
    store = Store(postgres.database())
    Database(store)

    async def write(work: Callable[..., Any], *args: Any) -> Any:
        with store.writing() as connection, Session(bind=connection) as session:
            return work(session, *args)

    async def looked_after() -> tuple[Any, Any]:
        club: Any = SimpleNamespace(tables=SimpleNamespace(store=store), write=write)
        queue = Queue(club)
        async with queue.open():
            asking = asyncio.create_task(queue.ask("think", priority=0, task="nothing"))
            while not asking.done() and not await write(first_job):
                await asyncio.sleep(0.01)
            with store.writing() as connection:
                connection.execute(_DEAD)
                connection.execute(_TAKEN, {"attempts": attempts})
            await vars(Queue)["_rescue"](queue)
            found = await write(first_job)
            if found[0] == "todo":
                asking.cancel()
            ends: Any = await asyncio.gather(asking, return_exceptions=True)
            return found, (ends[0], vars(queue)["_asked"])

    found, (end, asked) = asyncio.run(looked_after())
    store.close()
    assert found == left
    assert isinstance(end, JobLost if left[0] == "failed" else asyncio.CancelledError)
    assert asked == {}


# --- Workers of their own -------------------------------------------------------------------------


@contextmanager
def working(database: str, config: Path) -> Generator[subprocess.Popen[str]]:
    """A worker in a process of its own."""
    command = [sys.executable, "-c", "from longroll.cli import main; main()", "club", "work"]
    options = [str(config), "--db", database, "--workers", "1"]
    worker = subprocess.Popen([*command, *options], stderr=subprocess.PIPE, text=True, cwd=ROOT)
    assert worker.stderr is not None
    try:
        told = worker.stderr.readline()
        assert "working for" in told, told
        yield worker
    finally:
        worker.kill()
        worker.wait()
        worker.stderr.close()


def until(
    server: Server, path: str, cookie: str, holds: Callable[[Any], bool], seconds: float = 120
) -> Any:
    """What the server tells when it holds."""
    end = time.monotonic() + seconds
    while not holds(told := server.get(path, cookie)):
        assert time.monotonic() < end, told
        time.sleep(0.1)
    return told


@pytest.mark.slow
def test_servers_leave_the_work_to_workers_and_one_of_them_dies(
    postgres: Cluster, tmp_path: Path
) -> None:
    database, config = postgres.database(), tmp_path / "club.toml"
    config.write_text(f'jobs = "elsewhere"\nlogs = "json"\n{CLUB}', encoding="utf-8")
    cookies = {name: cookie for name, (cookie, _) in signed_in(database).items()}
    grant = cookies["Grant"]
    with process(database, "--club", str(config)) as (running, page):
        server = Server(running, page)
        seats = {"union": "greedy", "confederate": "greedy"}
        body = {"title": "forthepeople", "scenario": "campaign", "seats": seats}
        bots = f"/api/games/{server.ask('POST', '/api/games', grant, body).json()['id']}"
        time.sleep(1)
        assert server.get(bots, grant)["seq"] <= 1  # nobody is there who could think
        with working(database, config) as first:
            until(server, bots, grant, lambda it: it["seq"] > 3)
            first.kill()
            seq = server.get(bots, grant)["seq"]
            with working(database, config) as second:
                until(server, bots, grant, lambda it: it["seq"] > seq + 3)
                analysed(server, cookies)
                second.send_signal(signal.SIGTERM)
                assert second.wait(30) == 0


def analysed(server: Server, cookies: dict[str, str]) -> None:
    """A game that is over is analysed by the worker, and told by the server."""
    game = begun(server, cookies)
    choose = random.Random(1)
    for _ in range(3):
        play(server, game, cookies, choose)
    server.ask("POST", f"/api/games/{game}/resign", cookies["Lee"], {"sure": True})
    path = f"/api/games/{game}/analysis"
    assert server.ask("POST", path, cookies["Lee"]).json()["state"] in {"working", "done"}
    told = until(server, path, cookies["Grant"], lambda it: it["state"] != "working")
    assert told["state"] == "done"
    assert told["points"]
