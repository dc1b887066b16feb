"""A link is used once: whoever sits down by it is alone with the seat's secrets."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from longroll.table import Store, TableError, new_table, new_tokens
from tests.server.house import Guest, active, serving, url_in


def one_link_for_two(one: Store, two: Store) -> None:
    """The same link is used at two servers over one database: the second is refused."""
    table = new_table("forthepeople", None, (), {}, 7)
    tokens = new_tokens(table.seats)
    one.create(table, tokens)
    twin, link = two.open(table.id), tokens.seats["union"]
    one.commit(table, table.claim("union", link, "first"))
    with pytest.raises(TableError, match="error-link-used"):
        two.commit(twin, twin.claim("union", link, "second"))
    opened = [two.seat(table.id, token) for token in (link, "first", "second")]
    assert opened == [None, "union", None]
    assert two.open(table.id).claimed == ["union"]
    assert len(two.open(table.id).log) == len(table.log)


def made(client: TestClient, **seats: str) -> Any:
    wanted = {"title": "forthepeople", "seed": 7, "seats": seats}
    return client.post("/api/games", json=wanted).json()


def sit(client: TestClient, game: Any, link: str) -> Guest:
    """Somebody who has sat down by a link."""
    answer = Guest(client, game["id"], link).post("/claim")
    assert answer.status_code == 200, answer.text
    return Guest(client, game["id"], answer.json()["token"])


def test_the_host_cannot_look_into_a_seat_that_somebody_has_taken(client: TestClient) -> None:
    game = made(client)
    link = game["tokens"]["confederate"]
    host = Guest(client, game["id"], game["tokens"]["union"])
    assert Guest(client, game["id"], link).get()["seat"] == "confederate"
    assert host.get()["claimed"] == []
    guest = sit(client, game, link)
    assert guest.get()["seat"] == "confederate"
    assert guest.token != link
    for path in ("", "/log", "/record"):
        assert Guest(client, game["id"], link).ask(path).status_code == 403
    assert host.get()["claimed"] == ["confederate"]
    assert host.get("/log")[-1]["kind"] == "seat-claimed"
    assert host.get()["seat"] == "union"


def test_a_line_with_the_link_ends_when_somebody_sits_down_by_it(client: TestClient) -> None:
    game = made(client)
    link = game["tokens"]["confederate"]
    union = Guest(client, game["id"], game["tokens"]["union"])
    with union.live() as told, Guest(client, game["id"], link).live() as old:
        assert told.receive_json()["state"]["claimed"] == []
        old.receive_json()
        sit(client, game, link)
        with pytest.raises(WebSocketDisconnect) as ended:
            old.receive_json()
        assert ended.value.code == 4403
        news = told.receive_json()
        assert news["state"]["claimed"] == ["confederate"]
        assert [line["kind"] for line in news["events"]] == ["seat-claimed"]


@pytest.mark.parametrize(
    ("lang", "remedy"),
    [
        ("en", "“New link for a seat”"),
        ("es", "«Enlace nuevo para un asiento»"),
        ("it", "«Nuovo link per un posto»"),
    ],
)
def test_who_comes_second_is_told_what_to_do(client: TestClient, lang: str, remedy: str) -> None:
    game = made(client)
    link = game["tokens"]["confederate"]
    guest = sit(client, game, link)
    late = Guest(client, game["id"], link).post("/claim", lang=lang)
    assert late.status_code == 403
    assert late.json()["error"]["key"] == "error-link-used"
    assert remedy in late.json()["error"]["text"]
    assert guest.get()["seat"] == "confederate"


def test_of_many_at_once_one_sits_down(client: TestClient) -> None:
    game = made(client)
    link = Guest(client, game["id"], game["tokens"]["confederate"])
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(link.post, 8 * ["/claim"]))
    seated = [answer for answer in answers if answer.status_code == 200]
    assert len(seated) == 1
    assert {answer.status_code for answer in answers} == {200, 403}
    guest = Guest(client, game["id"], seated[0].json()["token"])
    assert guest.get()["seat"] == "confederate"
    assert [line["kind"] for line in guest.get("/log")].count("seat-claimed") == 1


def test_a_new_link_opens_the_seat_to_somebody_else(client: TestClient) -> None:
    game = made(client)
    first = sit(client, game, game["tokens"]["confederate"])
    fresh = Guest(client, game["id"], game["host"]).post("/tokens", seat="confederate").json()
    union = Guest(client, game["id"], game["tokens"]["union"])
    assert first.ask().status_code == 403
    assert union.get()["claimed"] == []
    second = sit(client, game, fresh["token"])
    assert second.get()["seat"] == "confederate"
    assert union.get()["claimed"] == ["confederate"]
    assert [line["kind"] for line in union.get("/log")][-3:] == [
        *("seat-claimed", "seat-reissued", "seat-claimed")
    ]


def test_a_seat_that_was_taken_stays_so_when_orders_are_taken_back(client: TestClient) -> None:
    game = made(client)
    seats = {seat: sit(client, game, game["tokens"][seat]) for seat in ("union", "confederate")}
    watching = {"observer": Guest(client, game["id"], game["observer"])}
    mover = active(seats | watching)
    while len(mover.get()["decision"]["actions"]) == 1:  # no choice is not taken back by itself
        mover.play()
        mover = active(seats | watching)
    begun = mover.get()["seq"]
    assert mover.play() == begun + 1
    if mover.post("/undo", seq=begun + 1).json()["asked"]:
        other = next(guest for guest in seats.values() if guest is not mover)
        assert other.post("/undo/answer", grant=True).status_code == 200
    state = mover.get()
    assert (state["seq"], state["claimed"]) == (begun, ["union", "confederate"])
    said = [line for line in mover.get("/log") if line["kind"] == "seat-claimed"]
    assert [line["undone"] for line in said] == [False, False]


def test_the_link_of_those_who_watch_is_for_everybody(client: TestClient) -> None:
    game = made(client)
    for _ in range(2):
        assert sit(client, game, game["observer"]).token == game["observer"]
    assert Guest(client, game["id"], game["observer"]).get()["claimed"] == []


def test_what_opens_no_seat_is_no_link(client: TestClient) -> None:
    game = made(client)
    for token in (game["host"], "x" * 43):
        assert Guest(client, game["id"], token).post("/claim").status_code == 403
    assert Guest(client, game["id"], "").post("/claim").status_code == 401
    assert Guest(client, "nowhere", game["host"]).post("/claim").status_code == 404


def test_the_seat_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        game = made(client)
        guest = sit(client, game, game["tokens"]["confederate"])
    with serving(tmp_path) as client:
        again = Guest(client, game["id"], guest.token).get()
        assert (again["seat"], again["claimed"]) == ("confederate", ["confederate"])
        late = Guest(client, game["id"], game["tokens"]["confederate"]).post("/claim")
        assert late.status_code == 403


def test_of_two_servers_one_gives_the_seat(tmp_path: Path) -> None:
    one, two = Store(url_in(tmp_path)), Store(url_in(tmp_path))
    one_link_for_two(one, two)
    for store in (one, two):
        store.close()


CLAIM = "an-id-that-only-one-browser-knows-0001"


def claim(client: TestClient, game: Any, link: str, said: str) -> Any:
    return Guest(client, game["id"], link).post("/claim", claim=said)


def test_whoever_has_not_heard_the_answer_asks_again(client: TestClient) -> None:
    game = made(client)
    link = game["tokens"]["confederate"]
    first, again = (claim(client, game, link, CLAIM) for _ in range(2))
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()
    guest = Guest(client, game["id"], again.json()["token"])
    assert guest.get()["seat"] == "confederate"
    assert [line["kind"] for line in guest.get("/log")].count("seat-claimed") == 1


def test_nobody_else_gets_the_seat_by_asking_again(client: TestClient) -> None:
    game = made(client)
    link, other = game["tokens"]["confederate"], game["tokens"]["union"]
    token = claim(client, game, link, CLAIM).json()["token"]
    assert CLAIM not in token
    for said in ({}, {"claim": "an-id-that-somebody-else-has-made-02"}):
        late = Guest(client, game["id"], link).post("/claim", **said)
        assert (late.status_code, late.json()["error"]["key"]) == (403, "error-link-used")
    # The same id with another link is another claim, of another seat.
    seat = claim(client, game, other, CLAIM).json()
    assert seat["seat"] == "union"
    assert seat["token"] != token
    assert Guest(client, game["id"], token).get()["seat"] == "confederate"


def test_a_claim_is_repeated_by_many_at_once_and_told_once(client: TestClient) -> None:
    game = made(client)
    link = game["tokens"]["confederate"]
    with ThreadPoolExecutor(8) as crowd:
        asked = [crowd.submit(claim, client, game, link, CLAIM) for _ in range(8)]
        answers = [one.result() for one in asked]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["token"] for answer in answers}) == 1
    guest = Guest(client, game["id"], answers[0].json()["token"])
    assert [line["kind"] for line in guest.get("/log")].count("seat-claimed") == 1


def test_a_new_link_ends_what_was_claimed_before(client: TestClient) -> None:
    game = made(client)
    link = game["tokens"]["confederate"]
    claim(client, game, link, CLAIM)
    host = Guest(client, game["id"], game["host"])
    fresh = host.post("/tokens", seat="confederate").json()["token"]
    assert claim(client, game, link, CLAIM).status_code == 403
    assert claim(client, game, fresh, CLAIM).json()["seat"] == "confederate"


def test_a_claim_outlives_the_server_that_did_not_answer(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        game = made(client)
        link = game["tokens"]["confederate"]
        lost = claim(client, game, link, CLAIM).json()
    with serving(tmp_path) as client:
        assert claim(client, game, link, CLAIM).json() == lost


@pytest.mark.parametrize("said", ["", "short", 43 * "!", 129 * "x"])
def test_a_claim_that_could_be_guessed_is_refused(client: TestClient, said: str) -> None:
    game = made(client)
    link = game["tokens"]["confederate"]
    assert claim(client, game, link, said).status_code == 422
    assert claim(client, game, link, CLAIM).status_code == 200


def test_a_game_that_is_not_here_is_no_used_link(client: TestClient) -> None:
    game = made(client)
    for path in ("", "/log"):
        away = Guest(client, "nowhere", game["tokens"]["union"]).ask(path)
        assert (away.status_code, away.json()["error"]["key"]) == (404, "error-no-table")
    with Guest(client, "nowhere", game["host"]).live() as line:
        with pytest.raises(WebSocketDisconnect) as ended:
            line.receive_json()
        assert ended.value.code == 4404
