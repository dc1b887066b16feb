"""Finished games: their analysis in a process of its own, and what bots meant."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import NullPool, create_engine, insert
from starlette.websockets import WebSocketDisconnect

from longroll.bots.analysis import VERSION
from longroll.server.presenters.analysis import chances
from longroll.server.services import analyst, study
from longroll.table.models import ThoughtRow
from longroll.table.seats import Seat
from tests.server.house import PATIENCE, Guest, opened, serving, tables_of, url_in, wait_for_turn

FINISHED = Path(__file__).parents[1] / "golden/forthepeople/1861-union-13_2.roll"
THROWN_AWAY = "play 3 event"
"""The Confederate action of that game that the analysis blames most."""

THOUGHT: dict[str, Any] = {
    **{"bot": "captain", "seat": "confederate", "action": "discard 49", "chance": 0.25},
    **{"games": 0, "looks": [30, 40], "line": [["confederate", "discard 49"], ["union", "pass"]]},
    "others": [["play 49 operations", 0.27, 10]],
}


def finished(client: TestClient) -> dict[str, Guest]:
    """A game that is over: a guest for each seat and an observer."""
    record = FINISHED.read_text(encoding="utf-8")
    answer = client.post("/api/games/import", json={"record": record})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    tokens = {**made["tokens"], "observer": made["observer"]}
    return {seat: Guest(client, made["id"], token) for seat, token in tokens.items()}


def made_by(guest: Guest) -> dict[str, Any]:
    """The analysis when it is made."""
    until = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < until:
        found: dict[str, Any] = guest.get("/analysis")
        if found["state"] == "done":
            return found
        assert found["state"] == "working"
        assert 0 <= found["progress"] <= 1
        time.sleep(0.05)
    raise AssertionError("the analysis was never made")


def study_of(client: TestClient) -> study.Study:
    """The study behind ``client``."""
    return cast("study.Study", cast("Any", client.app).state.study)


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def test_before_the_end_nothing_is_told(client: TestClient) -> None:
    union = opened(client)["union"]
    for path in ("/analysis", "/report", "/thoughts", "/thoughts/1"):
        assert refused(union.ask(path)) == (409, "error-not-over")
    assert refused(union.post("/analysis")) == (409, "error-not-over")
    nobody = Guest(client, union.at.removeprefix("/api/games/"), "")
    assert nobody.ask("/analysis").status_code == 401


@pytest.mark.slow
def test_a_finished_game_is_analysed_beside_the_server_and_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        guests = finished(client)
        observer = guests["observer"]
        assert observer.get("/analysis")["state"] == "none"
        assert observer.post("/analysis").status_code == 202
        assert observer.get()["over"] is True  # the server answers meanwhile
        found = made_by(guests["union"])
        assert found["complete"] is True
        seqs = [point["seq"] for point in found["points"]]
        assert (seqs[0], seqs[-1]) == (0, observer.get()["seq"])
        assert seqs == sorted(set(seqs))
        assert found["points"][-1]["share"] == 1.0
        assert 1 <= len(found["decisions"]) <= 3
        for one in found["decisions"]:
            assert one["better_expected"] > one["expected"]
            assert one["action"] != one["better"]
            before = observer.get(f"/moments/{one['seq']}")
            assert before["decision"]["seats"] == [one["seat"]]
        assert found["decisions"][0]["action"] == THROWN_AWAY
        spanish = guests["union"].get("/analysis", lang="es")
        assert spanish["decisions"][0]["told"] != found["decisions"][0]["told"]
        for one in found["decisions"]:  # whose numbers they are
            assert f". {one['name']}: {chances(one['expected'])} instead of " in one["told"][0]
        assert spanish["points"][0]["turn"] == "Primavera de 1861"
    with serving(tmp_path) as client:
        again = Guest(client, observer.at.removeprefix("/api/games/"), observer.token)
        assert again.get("/analysis") == found


def test_an_analysis_that_fails_can_be_begun_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    observer = finished(client)["observer"]

    async def fails(*_: object, **__: object) -> dict[str, Any]:
        raise OSError("no process can be started")

    monkeypatch.setattr(analyst.OwnAnalyst, "_ask", fails)
    observer.post("/analysis")
    until = time.monotonic() + PATIENCE
    while observer.get("/analysis")["state"] != "failed":
        assert time.monotonic() < until
        time.sleep(0.01)

    async def made(*_: object, **__: object) -> dict[str, Any]:
        head = {"version": VERSION, "title": "forthepeople", "scenario": "1861", "games": 0}
        body = {"seats": ["union", "confederate"], "complete": True, "points": [], "decisions": []}
        return {**head, **body}

    monkeypatch.setattr(analyst.OwnAnalyst, "_ask", made)
    observer.post("/analysis")
    assert made_by(observer)["points"] == []


@pytest.mark.parametrize("method", ["get", "post"])
def test_an_analysis_that_ends_while_the_store_is_asked_is_not_gone(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    observer = finished(client)["observer"]
    head = {"version": VERSION, "title": "forthepeople", "scenario": "1861", "games": 0}
    body = {"seats": ["union", "confederate"], "complete": True, "points": [], "decisions": []}
    asked, go_on = [0], threading.Event()

    async def made(*_: object, **__: object) -> dict[str, Any]:
        asked[0] += 1
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return {**head, **body}

    found = study.Study.found

    async def late(self: study.Study, game: str, moment: tuple[int, int]) -> Any:
        answer, work = await found(self, game, moment), self.work(game, moment)
        if work is not None and work.task is not None:  # it ends before the answer is read
            go_on.set()
            await work.task
        return answer

    monkeypatch.setattr(analyst.OwnAnalyst, "_ask", made)
    assert observer.post("/analysis").json()["state"] == "working"
    monkeypatch.setattr(study.Study, "found", late)
    told = observer.get("/analysis") if method == "get" else observer.post("/analysis").json()
    assert told["state"] == ("working" if method == "get" else "done")
    monkeypatch.setattr(study.Study, "found", found)
    assert observer.get("/analysis")["state"] == "done"
    assert asked == [2]  # the curve and the whole: once


def test_so_many_games_wait_for_their_analysis_and_no_more(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    observer = finished(client)["observer"]
    monkeypatch.setattr(study, "MOST", 0)
    assert refused(observer.post("/analysis")) == (409, "error-study-full")
    assert observer.get("/analysis")["state"] == "none"


def test_an_older_moment_of_a_game_gives_way_to_a_newer(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Any] = []

    def keep(*row: Any) -> None:
        kept.append(row)

    async def stored(work: Any, *args: Any) -> None:
        work(*args)

    async def asked(_study: object, record: str, *_: object, **__: object) -> dict[str, Any]:
        await asyncio.sleep(0.01)
        return {"of": record}

    monkeypatch.setattr(analyst.OwnAnalyst, "_ask", asked)
    store = SimpleNamespace(keep_analysis=keep)
    tables: Any = SimpleNamespace(store=store, stored=stored, hearers=[])

    async def begun() -> None:
        at_work = study.Study(tables)
        old = at_work.begin("game", (9, 0), lambda: "old").task
        await asyncio.sleep(0)
        new = at_work.begin("game", (9, 2), lambda: "new").task
        other = at_work.begin("other", (5, 0), lambda: "other").task
        assert old is not None
        assert new is not None
        assert other is not None
        await asyncio.gather(old, new, return_exceptions=True)
        await asyncio.sleep(0)
        assert at_work.work("game", (9, 2)) is None
        vars(at_work.analyst)["_bell"].progress.value = 0.5
        third = at_work.begin("third", (5, 0), lambda: "third")
        await asyncio.sleep(0)
        second = at_work.work("other", (5, 0))
        assert second is not None
        assert (second.share(), third.share()) == (0.5, 0.0)  # its own, though another has ended
        assert (second.waits, third.waits) == (False, True)
        assert third.task is not None
        third.task.cancel()
        await other

    asyncio.run(begun())
    assert kept == [("game", 9, 2, {"of": "new"}), ("other", 5, 0, {"of": "other"})]


def test_an_analysis_ends_when_its_game_is_taken_up_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = finished(client)
    at_work = study_of(client)
    worked = threading.Event()
    bell, wanted = vars(at_work.analyst)["_bell"], [0]

    async def asked(_study: object, _record: str, number: int, **_: object) -> dict[str, Any]:
        wanted[0] = number
        assert bell.wanted.value == number
        worked.set()
        await asyncio.sleep(PATIENCE)
        raise AssertionError("nobody has ended it")

    monkeypatch.setattr(analyst.OwnAnalyst, "_ask", asked)
    union = guests["union"]
    union.post("/analysis")
    assert worked.wait(PATIENCE)
    state = union.get()
    assert union.post("/undo", seq=state["seq"], to=state["seq"] - 1).json()["asked"] is True
    assert bell.wanted.value == wanted[0]  # a question changes nothing
    assert guests["confederate"].post("/undo/answer", grant=True).status_code == 200
    until = time.monotonic() + PATIENCE
    while bell.wanted.value:  # the process is told to end
        assert time.monotonic() < until
        time.sleep(0.01)
    assert at_work.work(state["id"], (state["seq"], state["epoch"])) is None
    assert refused(union.ask("/analysis")) == (409, "error-not-over")


def test_a_game_that_is_taken_up_again_promises_other_dice(client: TestClient) -> None:
    guests = finished(client)
    union, confederate = guests["union"], guests["confederate"]
    over = union.get()
    union.post("/undo", seq=over["seq"], to=over["seq"] - 30)
    before = confederate.get()
    assert before["undo"]["asked_to"] == over["seq"] - 30
    late = confederate.post("/undo/answer", grant=True, to=over["seq"] - 1)
    assert refused(late) == (409, "error-other-asked")
    assert confederate.post("/undo/answer", grant=True, to=over["seq"] - 30).status_code == 200
    again = union.get()
    assert (again["seq"], again["over"]) == (over["seq"] - 30, False)
    assert again["commitment"] != over["commitment"]
    told = {lang: union.get("/log", lang=lang)[-1] for lang in ("en", "es", "it")}
    assert {line["kind"] for line in told.values()} == {"dice-renewed"}
    assert len({line["text"] for line in told.values()}) == 3
    assert all(again["commitment"][:16] in line["text"] for line in told.values())


def test_a_process_ends_what_is_wanted_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    bell = SimpleNamespace(wanted=SimpleNamespace(value=7), progress=SimpleNamespace(value=0.0))
    monkeypatch.setattr(analyst, "_bells", [bell])
    text = FINISHED.read_text(encoding="utf-8")
    analysed = vars(analyst)["_analyse"]
    assert analysed(text, 7, False)["points"]
    asked: list[bool] = []

    def analyse(*_: object, over: Any, progress: Any) -> Any:
        asked.append(over())
        progress(0.5)
        bell.wanted.value = 8
        asked.append(over())
        progress(0.75)
        raise InterruptedError

    monkeypatch.setattr(analyst, "analyse", analyse)
    with pytest.raises(InterruptedError):
        analysed(text, 7, True)
    assert asked == [False, True]
    assert bell.progress.value == 0.5  # the progress is that of the work that is wanted


def test_a_finished_game_is_looked_at_without_a_token_and_by_no_seat(client: TestClient) -> None:
    guests = finished(client)
    union = guests["union"]
    anyone = Guest(client, union.at.removeprefix("/api/games/"), "")
    state = anyone.get()
    assert (state["seat"], state["over"]) == ("observer", True)
    assert anyone.get("/moments/3") == guests["observer"].get("/moments/3")
    assert anyone.get("/log") == guests["observer"].get("/log")
    assert refused(anyone.post("/undo", seq=state["seq"])) == (403, "error-observer")
    assert anyone.post("/claim").status_code == 401
    with anyone.live() as line:
        assert line.receive_json()["state"]["seat"] == "observer"
        # Whoever takes it up again plays on: his table is for those who were let in.
        assert union.post("/undo", seq=state["seq"], to=state["seq"] - 1).json()["asked"]
        assert line.receive_json()["type"] == "change"
        granted = guests["confederate"].post("/undo/answer", grant=True)
        assert granted.status_code == 200, granted.text
        with pytest.raises(WebSocketDisconnect) as left:
            line.receive_json()
        assert left.value.code == 4403
    assert refused(anyone.ask()) == (401, "error-no-token")


def test_an_analysis_of_another_moment_or_version_is_not_told(client: TestClient) -> None:
    union = finished(client)["union"]
    state = union.get()
    keep = tables_of(client).store.keep_analysis
    keep(state["id"], state["seq"], state["epoch"] + 1, {"version": VERSION})
    assert union.get("/analysis")["state"] == "none"
    keep(state["id"], state["seq"], state["epoch"], {"version": VERSION - 1})
    assert union.get("/analysis")["state"] == "none"


def test_what_a_bot_meant_is_told_after_the_game_in_three_languages(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        observer = finished(client)["observer"]
        game = observer.get()["id"]
        number = 1 + next(n for n in range(150, 250) if _asks(observer, n, "confederate"))
        with create_engine(url_in(tmp_path), poolclass=NullPool).begin() as connection:
            connection.execute(insert(ThoughtRow).values(game=game, seq=number, thought=THOUGHT))
        assert observer.get("/thoughts") == [number]
        told = {lang: observer.get(f"/thoughts/{number}", lang=lang) for lang in ("en", "es", "it")}
        assert len({one["told"][0] for one in told.values()}) == 3
        english = told["en"]
        assert (english["bot"], english["sure"], english["chance"]) == ("Captain", 0.75, 0.25)
        assert [step["seat"] for step in english["line"]] == ["confederate", "union"]
        assert english["others"][0]["looks"] == 10
        assert any("75%" in line for line in english["told"])
        assert english["choices"] >= 1
        assert len({one["asked"] for one in told.values()} - {""}) == 3


def _asks(guest: Guest, moment: int, seat: str) -> bool:
    """Whether a seat alone was asked at a moment."""
    return bool(guest.get(f"/moments/{moment}")["decision"]["seats"] == [seat])


def test_where_nothing_was_meant_the_reason_is_told(client: TestClient) -> None:
    observer = finished(client)["observer"]
    state = observer.get()
    actions = range(1, 25)
    assert refused(observer.ask(f"/thoughts/{state['seq'] + 1}")) == (404, "error-no-thought")
    said = {refused(observer.ask(f"/thoughts/{n}"))[1] for n in actions}
    assert said == {"error-thought-of-record", "error-no-decision"}
    # As if it had been played here, by a person and a bot that means nothing.
    table = vars(tables_of(client))["_places"][state["id"]].table
    table.source = ""
    table.seats = {"union": Seat(), "confederate": Seat("recruit")}
    told = [observer.ask(f"/thoughts/{n}").json()["error"] for n in actions]
    by_key = {one["key"]: one["text"] for one in told}
    assert set(by_key) == {
        *("error-thought-of-person", "error-thought-of-none", "error-no-decision"),
    }
    assert by_key["error-thought-of-person"].startswith("Union: a person")
    assert by_key["error-thought-of-none"].startswith("Confederacy: the Recruit")


@pytest.mark.slow
def test_what_a_bot_means_is_kept_with_its_move_and_lost_with_it(client: TestClient) -> None:
    union = opened(client, confederate="sergeant")["union"]
    for number in range(4):
        wait_for_turn(union)
        union.play(number)
    state = wait_for_turn(union)
    store = tables_of(client).store
    thoughts = store.thoughts(state["id"])
    lines = store.open(state["id"]).history.lines
    assert thoughts
    for number, thought in thoughts.items():
        kept = lines[number - 1]
        assert (kept.seat, kept.action) == ("confederate", thought["action"])
        assert 0 <= thought["chance"] <= 1
    assert refused(union.ask("/thoughts")) == (409, "error-not-over")
    # All is taken back; what the bot thinks then is thought anew, with another position in mind.
    union.post("/undo", seq=state["seq"], to=0)
    assert max(store.thoughts(state["id"]), default=0) < len(lines)


def test_the_report_of_a_game_is_a_page_that_fetches_and_runs_nothing(client: TestClient) -> None:
    guests = finished(client)
    answer = guests["observer"].ask("/report", lang="it")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert "Resoconto della partita" in answer.text
