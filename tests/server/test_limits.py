"""What may be asked without a token: how much, how often, how slowly; what all answers say."""

from __future__ import annotations

import asyncio
import logging
import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from fastapi.testclient import TestClient
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from longroll.server import limits as bounds
from longroll.server.errors import Refusal
from longroll.server.limits import LONGEST, SHORT, Allowance, Bounded, Limits
from longroll.server.logs import WHILE, Once
from longroll.table import TableError
from longroll.table.importing import import_table
from tests.server.house import opened

HOUR = 3600.0
GAME: dict[str, Any] = {"title": "forthepeople", "scenario": "1861", "seats": {}, "seed": 1861}
IMPORT = "/api/games/import"
LANGUAGES = ("en", "es", "it")


class Hands:
    """A clock that is set by hand, in seconds."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def limits_behind(client: TestClient) -> Limits:
    return cast("Limits", cast("Any", client.app).state.limits)


# --- How long -----------------------------------------------------------------------------------


def in_parts(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    for start in range(0, size, 2**16):
        yield b" " * min(2**16, size - start)


@pytest.mark.parametrize(("path", "most"), [("/api/games", SHORT), (IMPORT, LONGEST)])
@pytest.mark.parametrize("declared", [True, False])
def test_a_body_that_is_too_long_is_refused_with_its_measure(
    client: TestClient, path: str, most: int, declared: bool
) -> None:
    def post(size: int) -> Any:
        body = b" " * size if declared else in_parts(size)
        return client.post(path, content=body, headers={"Content-Type": "application/json"})

    assert post(most).status_code == 422  # it is read, and is no JSON
    answer = post(most + 1)
    assert answer.status_code == 413
    assert answer.json()["error"]["key"] == "error-too-long"
    assert f"{most // 1024:,}" in answer.json()["error"]["text"]
    assert answer.headers["connection"] == "close"


def asked(app: Bounded, scope: dict[str, Any], receive: Callable[[], Any]) -> tuple[int, int]:
    """The status with which a request is answered, and how many parts of its body were taken."""
    sent, taken = list[Message](), 0

    async def counted() -> Message:
        nonlocal taken
        taken += 1
        return cast("Message", await receive())

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(asyncio.wait_for(app(scope, counted, send), 30))
    return int(sent[0]["status"]), taken


def scope_of(path: str, headers: dict[str, str], address: str = "192.0.2.1") -> dict[str, Any]:
    told = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {
        **{"type": "http", "method": "POST", "path": path, "query_string": b""},
        **{"headers": told, "client": (address, 1)},
    }


async def read_whole(_scope: Any, receive: Any, send: Any) -> None:
    """An application that reads what it is sent, and finds it good."""
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_four_hundred_megabytes_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "LINGER", 0.05)
    part = b" " * 2**16

    async def receive() -> Message:
        await asyncio.sleep(0.001)
        return {"type": "http.request", "body": part, "more_body": True}

    length = {"content-length": str(400 * 2**20)}
    status, taken = asked(Bounded(read_whole, Limits()), scope_of("/api/games", length), receive)
    assert status == 413
    assert taken < 400 * 2**20 // len(part) // 4  # heard a moment for courtesy, and not to its end


def test_whoever_sends_too_slowly_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "PATIENCE", 0.05)
    monkeypatch.setattr(bounds, "PATIENCE_LONG", 0.05)

    async def receive() -> Message:
        await asyncio.sleep(0.02)
        return {"type": "http.request", "body": b"[", "more_body": True}

    length = {"content-length": "4000"}
    for path in ("/api/games", IMPORT):
        app = Bounded(read_whole, Limits())
        assert asked(app, scope_of(path, length), receive)[0] == 408


# --- How often ----------------------------------------------------------------------------------


def test_an_address_has_its_allowance_and_gets_it_back_by_and_by() -> None:
    clock = Hands()
    allowance = Allowance(300, 1500, clock)
    assert [allowance.spend("a") for _ in range(300)] == [0] * 300
    wait = allowance.spend("a")
    assert 12 <= wait <= 13  # an hour for three hundred
    assert allowance.spend("b") == 0
    clock.time += wait
    assert allowance.spend("a") == 0
    assert allowance.spend("a") > 0
    clock.time += HOUR
    assert [allowance.spend("a") for _ in range(301)][299:] == [0, 12 + 1]


def test_all_addresses_together_have_one_too() -> None:
    clock = Hands()
    allowance = Allowance(60, 300, clock)
    given = [allowance.spend(f"192.0.2.{number}") for number in range(400)]
    assert given[:300] == [0] * 300
    assert all(given[300:])
    clock.time += HOUR
    assert allowance.spend("192.0.2.1") == 0


def test_the_numbers_are_those_of_the_documentation() -> None:
    given = Limits()
    for allowance, own in ((given.games, 300), (given.imports, 60), (given.analyses, 60)):
        spent = [allowance.spend("a") for _ in range(own + 1)]
        assert spent.index(next(filter(None, spent))) == own


@pytest.mark.parametrize(("kind", "path"), [("games", "/api/games"), ("imports", IMPORT)])
def test_who_asks_too_often_is_told_when_to_come_again(
    client: TestClient, kind: str, path: str
) -> None:
    setattr(limits_behind(client), kind, Allowance(2, 10))
    body: dict[str, Any] = GAME if kind == "games" else {"record": "no record"}
    statuses = [client.post(path, json=body).status_code for _ in range(2)]
    assert 429 not in statuses
    told = {lang: client.post(path, json=body, params={"lang": lang}) for lang in LANGUAGES}
    for answer in told.values():
        assert answer.status_code == 429
        assert answer.json()["error"]["key"] == "error-too-often"
        assert 1700 <= int(answer.headers["retry-after"]) <= 1801
    assert len({answer.json()["error"]["text"] for answer in told.values()}) == len(LANGUAGES)
    assert client.get("/api/games").status_code == 200  # reading is free


def test_whoever_plays_is_counted_for_nothing(client: TestClient) -> None:
    guests = opened(client)
    for kind in ("games", "imports", "analyses"):
        setattr(limits_behind(client), kind, Allowance(1, 1))
        getattr(limits_behind(client), kind).spend("testclient")
    state = guests["union"].get()
    mover = guests[state["decision"]["seats"][0]]
    for number in range(20):
        state = mover.get()
        mover = guests[state["decision"]["seats"][0]]
        mover.play(number)


def test_who_wants_no_limits_has_none_but_for_lengths() -> None:
    free = Limits(strict=False)
    for _ in range(2000):
        free.spend(free.games, "a")
        free.analysis(100, "a")


def test_so_many_analyses_of_one_address_wait() -> None:
    given = Limits()
    given.analysis(bounds.OWN_ANALYSES - 1, "a")
    with pytest.raises(Refusal) as refused:
        given.analysis(bounds.OWN_ANALYSES, "a")
    assert (refused.value.status, refused.value.after) == (429, 60)
    given.analysis(0, "b")


def test_so_many_records_are_taken_in_at_once() -> None:
    given = Limits()
    held = [given.record("a") for _ in range(bounds.OWN_RECORDS)]
    for one in held:
        one.__enter__()
    with pytest.raises(Refusal) as refused, given.record("a"):
        pass
    assert (refused.value.status, refused.value.after) == (503, 10)
    others = [given.record(f"b{number}") for number in range(bounds.RECORDS - bounds.OWN_RECORDS)]
    for one in others:
        one.__enter__()
    with pytest.raises(Refusal), given.record("c"):
        pass
    for one in (*held, *others):
        one.__exit__(None, None, None)
    with given.record("a"):
        pass


def test_a_line_too_many_is_closed_and_may_be_tried_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "OWN_LINES", 2)
    union = opened(client)["union"]
    with union.live() as first, union.live() as second:
        assert {first.receive_json()["type"], second.receive_json()["type"]} == {"state"}
        with union.live() as third, pytest.raises(WebSocketDisconnect) as closed:
            third.receive_json()
        assert closed.value.code == 1013
    with union.live() as line:
        assert line.receive_json()["type"] == "state"


HEAD = """\
longroll record 1
title: forthepeople
scenario: position
options: -
seats: union confederate
commitment: -
opening: -
"""
HOSTILE = {"dots in a line": "a." * 20_000 + "b = 1", "levels of tables": "a = " + "[" * 30_000}


@pytest.mark.parametrize("said", HOSTILE)
def test_a_hostile_position_is_refused_before_it_is_parsed(
    client: TestClient, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parser takes half a minute for many dots, and gives up many levels by itself."""
    record = f"{HEAD}position: {HOSTILE[said]}\n\n"
    parse, parsed = tomllib.loads, list[str]()

    def loads(text: str) -> dict[str, Any]:
        parsed.append(text)
        return parse(text)

    monkeypatch.setattr(tomllib, "loads", loads)
    answer = client.post(IMPORT, json={"record": record})
    assert answer.status_code == 422
    seen = any(HOSTILE[said] in text for text in parsed)
    assert seen == (said == "levels of tables")
    with pytest.raises(TableError) as refused:
        import_table(record)
    assert said in str(refused.value)  # it was read so far, and no farther


# --- What every answer says of itself -----------------------------------------------------------


def policy_of(answer: Any) -> dict[str, set[str]]:
    parts = [part.split() for part in answer.headers["content-security-policy"].split(";")]
    return {name: set(values) for name, *values in parts}


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/api/games", 200), ("/api/docs", 200), ("/api/nothing", 404)],
)
def test_no_answer_may_be_framed_or_run_foreign_scripts(
    client: TestClient, path: str, status: int
) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    policy = policy_of(answer)
    assert policy["default-src"] == policy["script-src"] == {"'self'"}
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == {"'none'"}
    assert policy["connect-src"] == {"'self'", "ws://testserver", "wss://testserver"}
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_refusals_say_it_too_and_a_strange_host_enters_no_policy(client: TestClient) -> None:
    long = client.post("/api/games", content=b" " * (SHORT + 1))
    assert policy_of(long)["frame-ancestors"] == {"'none'"}
    odd = client.get("/api/games", headers={"Host": "a;script-src *"})
    assert policy_of(odd)["script-src"] == policy_of(odd)["connect-src"] == {"'self'"}


def test_the_page_for_programs_fetches_nothing_from_elsewhere(client: TestClient) -> None:
    page = client.get("/api/docs").text
    assert "/api/games/import" in page
    assert "<script" not in page
    led = set(re.findall(r'(?:src|href)="([^#"][^"]*)"', page))
    assert led == {"/api/openapi.json"}


# --- The log ------------------------------------------------------------------------------------


def test_what_repeats_itself_is_said_once_and_counted() -> None:
    clock, said = Hands(), list[str]()
    once = Once(clock)

    def say(text: str, *args: object) -> None:
        record = logging.LogRecord("a", logging.WARNING, "f", 1, text, args, None)
        if once.filter(record):
            said.append(record.getMessage())

    for number in range(1000):
        say("table %s has trouble", number)
    say("something else")
    clock.time += WHILE
    say("table %s has trouble", "x")
    assert said == [
        "table 0 has trouble",
        "something else",
        "table x has trouble (and 999 times more in between)",
    ]
