"""The queue of a club: what becomes of jobs whose workers end, and what the log tells of them."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import pytest
from fastapi.testclient import TestClient
from procrastinate.exceptions import AppNotOpen, ConnectorException
from sqlalchemy import create_engine, text

from longroll.club.app import ClubExtension
from longroll.club.config import ClubConfig
from longroll.club.growing import leases
from longroll.club.growing.leases import LeaseBook, Led
from longroll.club.jobs import tasks
from longroll.club.jobs.queue import Queue
from longroll.club.jobs.studies import fail_study
from longroll.club.jobs.worker import Crew, Discreet
from longroll.server import Settings, create_app
from longroll.table import Store, StoreAway
from longroll.table.trouble import Ailment
from tests.club.house import URL, Clock, Clubhouse, clubbing
from tests.club.test_entrance import posting
from tests.club.test_lobby import begun
from tests.club.test_reports import CHAIRS, Quarrel
from tests.table.postgres import Cluster, cluster


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@contextmanager
def rows_of(url: str) -> Generator[Any]:
    """Asks the database itself."""
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:

        def ask(query: str) -> Any:
            return connection.execute(text(query))

        yield ask
    engine.dispose()


JOBS = "select task_name, status::text, attempts from procrastinate_jobs order by id"


@contextmanager
def sharing(url: str, folder: Path) -> Generator[Clubhouse]:
    """A server on PostgreSQL that leaves its work to workers, of which there are none."""
    config = ClubConfig.model_validate({"url": URL, "jobs": "elsewhere"})
    clock, store = Clock(), Store(url)
    settings = Settings(url, 0, static=folder / "static")
    app = create_app(settings, store, [ClubExtension(config, store, clock)])
    with TestClient(app, base_url=URL) as client:
        yield Clubhouse(client, config, clock)


# --- A server that ends ---------------------------------------------------------------------------


def test_an_analysis_goes_on_when_the_server_that_was_asked_ends(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.database()
    with sharing(url, tmp_path) as house:
        grant, lee = house.member("Grant"), house.member("Lee")
        game = begun(grant, lee)
        lee.post(f"/api/games/{game}/resign", {"sure": True})
        assert lee.post(f"/api/games/{game}/analysis")["state"] == "working"
        with rows_of(url) as rows:
            end = time.monotonic() + 30
            while not rows("select queued from studies").scalar() and time.monotonic() < end:
                time.sleep(0.05)
    with rows_of(url) as rows:
        assert rows("select game, failed from studies").all() == [(game, False)]
        assert rows(JOBS).all() == [("longroll:analyse", "todo", 0)]


def test_what_a_bot_has_asked_is_withdrawn_when_its_server_ends(
    postgres: Cluster, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = postgres.database()
    with sharing(url, tmp_path) as house:
        grant = house.member("Grant")
        seats = {"union": "greedy", "confederate": "greedy"}
        grant.post("/api/games", {"title": "forthepeople", "scenario": "campaign", "seats": seats})
        with rows_of(url) as rows:
            end = time.monotonic() + 30
            while not (waiting := rows(JOBS).all()) and time.monotonic() < end:
                time.sleep(0.05)
            assert waiting == [("longroll:think", "todo", 0)]
    with rows_of(url) as rows:
        assert not rows(JOBS).all()
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


# --- Workers that end -----------------------------------------------------------------------------


def test_a_worker_that_is_told_to_end_waits_for_all_that_it_has_begun() -> None:
    ended: list[str] = []

    async def run(*, queues: list[str], **_: Any) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.05 if queues == [tasks.BOTS] else 0)
            ended.extend(queues)

    async def work() -> None:
        queue: Any = SimpleNamespace(app=SimpleNamespace(run_worker_async=run))
        crew = Crew(cast("Any", None), queue, cast("Any", SimpleNamespace(workers=1)))
        doing = asyncio.create_task(crew.work())
        await asyncio.sleep(0.01)
        doing.cancel()
        with suppress(asyncio.CancelledError):
            await doing
        assert set(ended) == {tasks.BOTS, tasks.ANALYSES, tasks.ERRANDS}

    asyncio.run(work())


async def begun_by_the_dead(queue: Queue, rows: Any) -> None:
    """Let a worker take the first job, and die."""
    manager = queue.app.job_manager
    worker = await manager.register_worker()
    assert await manager.fetch_job(queues=None, worker_id=worker) is not None
    rows("update procrastinate_workers set last_heartbeat = now() - interval '1 minute'")


def test_an_errand_of_a_dead_worker_does_not_hold_up_the_next(postgres: Cluster) -> None:
    url = postgres.database()
    store = Store(url)

    async def work(rows: Any) -> None:
        queue = Queue(cast("Any", SimpleNamespace(tables=SimpleNamespace(store=store))))
        async with queue.open():
            errand = cast("Any", queue.app).tasks["longroll:organise"]
            await errand.defer_async(timestamp=1)
            await begun_by_the_dead(queue, rows)
            await errand.defer_async(timestamp=2)
            await vars(Queue)["_rescue"](queue)
            assert rows(JOBS).all() == [("longroll:organise", "todo", 0)]
            worker = await queue.app.job_manager.register_worker()
            job = await queue.app.job_manager.fetch_job(queues=None, worker_id=worker)
            assert job is not None
            assert job.task_kwargs == {"timestamp": 2}

    with rows_of(url) as rows:
        asyncio.run(work(rows))
    store.close()


def test_an_analysis_that_three_workers_died_of_is_told_to_have_failed(postgres: Cluster) -> None:
    url = postgres.database()
    store, told = Store(url), list[Any]()

    async def write(*what: Any) -> None:
        told.append(what)

    async def work(rows: Any) -> None:
        club: Any = SimpleNamespace(tables=SimpleNamespace(store=store), write=write)
        queue = Queue(club)
        async with queue.open():
            await queue.leave("analyse", game="one", seq=3, epoch=1, record="")
            for deaths in (1, 2, 3):
                await begun_by_the_dead(queue, rows)
                assert not told, deaths
                await vars(Queue)["_rescue"](queue)
        assert rows("select status::text from procrastinate_jobs").all() == [("failed",)]

    with rows_of(url) as rows:
        asyncio.run(work(rows))
    assert told == [(fail_study, "one", (3, 1))]
    store.close()


def test_a_question_that_could_not_be_left_is_forgotten(postgres: Cluster) -> None:
    store = Store(postgres.database())
    queue = Queue(cast("Any", SimpleNamespace(tables=SimpleNamespace(store=store))))
    with pytest.raises(AppNotOpen):
        asyncio.run(queue.ask("think", priority=0, task=""))
    assert not vars(queue)["_asked"]
    store.close()


# --- What errands do ------------------------------------------------------------------------------


def test_moderators_are_told_by_workers_too(tmp_path: Path) -> None:
    with posting(tmp_path, moderators=CHAIRS) as (house, box):
        quarrel = Quarrel(house)
        quarrel.report(quarrel.lee, 1)
        box.mails.clear()
        context: Any = SimpleNamespace(additional_context={tasks.CREW: quarrel.house})
        portal = house.client.portal
        assert portal is not None
        portal.call(tasks.deliver, context, 0)
        assert box.mails[-1]["to"] == ", ".join(CHAIRS)


# --- Who leads games ------------------------------------------------------------------------------


@pytest.mark.parametrize("rests", [True, False])
def test_a_game_that_rests_is_given_back_to_where_somebody_looks(rests: bool) -> None:
    place = SimpleNamespace(rests=rests, table=SimpleNamespace(deciding_bot="union"))

    async def found(_game: str) -> Any:
        return place

    tables = SimpleNamespace(place=found)
    book: Any = SimpleNamespace(_club=SimpleNamespace(tables=tables), _asked={})
    needed = asyncio.run(vars(LeaseBook)["_is_needed"](book, "one"))
    assert needed is not rests


class Ledger:
    """A club whose leases are free, with one table that rests until it is woken."""

    def __init__(self) -> None:
        self.tables = self.bots = self
        self.resting = SimpleNamespace(rests=True, table=SimpleNamespace(deciding_bot="union"))
        self.given_back: list[str] = []
        self.woken = 0
        self.away = 0
        """How often the database is away before it is back."""
        self.opening = asyncio.Event()
        """Set when the table can be read."""

    async def write(self, work: Any, what: Any, process: str) -> Any:
        del process
        if self.away:
            self.away -= 1
            raise StoreAway(Ailment.AWAY, "gone")
        if work is leases.give_back:
            self.given_back += what
        return set(what) if work is leases.renew else True

    async def read(self, _work: Any) -> list[str]:
        return []

    async def follow(self, _game: str) -> None:
        await self.opening.wait()

    async def place(self, _game: str) -> Any:
        return self.resting

    def wake(self, _place: Any) -> None:
        self.woken += 1


async def until(happened: Callable[[], bool]) -> None:
    """Let the loop go on until something has happened, however slow the machine is."""
    async with asyncio.timeout(20):
        while not happened():
            await asyncio.sleep(0.001)


def test_a_lease_is_not_given_back_before_its_table_is_woken() -> None:
    async def work() -> None:
        club = Ledger()
        book = LeaseBook(cast("Any", club), "here")
        assert not book.ours("one")
        await asyncio.sleep(0)
        await book.renew_all()  # the lease is taken, the table is being read
        assert not club.given_back
        club.opening.set()
        await until(lambda: club.woken == 1)
        assert book.ours("one")

    asyncio.run(work())


def test_a_lease_that_runs_out_before_its_table_is_woken_is_asked_for_again() -> None:
    async def work() -> None:
        club = Ledger()
        book = LeaseBook(cast("Any", club), "here")
        woken: list[bool] = []

        def wake(_place: Any) -> None:
            woken.append(book.ours("one"))

        vars(club)["wake"] = wake
        with patch.object(leases, "TERM", 1):
            assert not book.ours("one")
            await asyncio.sleep(0.01)
            club.opening.set()
            await asyncio.sleep(0)
        await until(lambda: len(woken) > 1)
        assert woken == [False, True]

    asyncio.run(work())


def test_a_lease_is_asked_for_until_the_database_is_back() -> None:
    async def work() -> None:
        club = Ledger()
        club.opening.set()
        club.away = 3
        book = LeaseBook(cast("Any", club), "here")
        with patch.object(leases, "AGAIN", (0.001,)):
            assert not book.ours("one")
            await until(lambda: club.woken == 1)

    asyncio.run(work())


def test_whoever_looks_at_a_game_that_another_leads_tries_to_lead_it(tmp_path: Path) -> None:
    with clubbing(tmp_path) as house:
        asked: list[str] = []

        class Elsewhere(Led):
            def ours(self, game: str) -> bool:
                asked.append(game)
                return super().ours(game)

        house.club.tables.bots.turns = Elsewhere()
        grant = house.member("Grant")
        seats = {"confederate": "greedy", "union": "greedy"}
        wanted = {"title": "forthepeople", "scenario": "1861", "seats": seats}
        game = grant.post("/api/games", wanted)["id"]
        before = len(asked)
        assert before
        assert grant.get(f"/api/games/{game}")["seq"] == 0
        assert len(asked) > before


# --- What the log tells ---------------------------------------------------------------------------


def line(**more: Any) -> logging.LogRecord:
    record = logging.LogRecord("x", logging.ERROR, "", 0, "Job think(task='A♠')", None, None)
    vars(record).update(more)
    return record


def test_the_log_tells_which_job_has_failed_and_not_what_it_was_given() -> None:
    told = line(job={"id": 7, "task_name": "longroll:think", "call_string": "think(task='A♠')"})
    assert Discreet().filter(told)
    assert told.getMessage() == "job 7 (longroll:think) has failed"


def test_that_the_database_is_away_is_not_told_by_each_queue() -> None:
    away, other = ConnectorException(), ValueError()
    assert not Discreet().filter(line(exc_info=(type(away), away, None)))
    assert Discreet().filter(line(exc_info=(ValueError, other, None)))


# --- A new database -------------------------------------------------------------------------------

OPENS = """
import sys, time
from pathlib import Path
from longroll.club.database import Database
from longroll.club.jobs.schema import bring_up_to_date
from longroll.table import Store
url, gate = sys.argv[1:]
print("here", flush=True)
while not Path(gate).exists():
    time.sleep(0.001)
store = Store(url)
Database(store)
bring_up_to_date(store)
store.close()
"""
"""A process that is about to open a club's database."""


def test_servers_and_workers_of_a_new_club_may_start_together(
    postgres: Cluster, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    command = [sys.executable, "-c", OPENS, postgres.database(), str(gate)]
    pipe = subprocess.PIPE
    opening = [subprocess.Popen(command, text=True, stdout=pipe, stderr=pipe) for _ in range(3)]
    for one in opening:
        assert one.stdout is not None
        assert one.stdout.readline() == "here\n"
    gate.touch()
    said = [one.communicate(timeout=60)[1] for one in opening]
    assert [one.returncode for one in opening] == [0, 0, 0], said
