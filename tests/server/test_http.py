"""The contract of docs/http.md over HTTP."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from longroll.bots import BOTS
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.position import read_position
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.title import digest, get_title
from longroll.server.routes import games, pictures
from longroll.server.routes.pictures import only_world
from longroll.table import TableError, import_table
from tests.server.house import (
    Guest,
    active,
    opened,
    play_until,
    serving,
    tables_of,
    wait_for_turn,
)

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests/golden/forthepeople/sample-1861.roll"


def fault(answer: Any, status: int, key: str) -> dict[str, Any]:
    """The refusal in an answer."""
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()["error"]
    assert found["key"] == key
    assert found["text"]
    return found


# --- The start page -------------------------------------------------------------------------------


def test_titles_are_told_in_the_readers_language(client: TestClient) -> None:
    blurbs: set[str] = set()
    for lang, union in (("en", "Union"), ("es", "Unión"), ("it", "Unione")):
        told = client.get("/api/titles", params={"lang": lang}).json()
        title = next(one for one in told if one["key"] == "forthepeople")
        assert title["key"] == "forthepeople"
        assert title["seats"][0] == {"key": "union", "name": union}
        first = title["scenarios"][0]
        assert (first["key"], first["name"], first["clause"]) == ("1861", "1861", "13")
        assert first["text"]
        assert {bot["key"] for bot in title["bots"]} == set(BOTS)
        assert all(bot["name"] != bot["key"] and bot["text"] for bot in title["bots"])
        assert all(option["name"] != option["key"] for option in title["options"])
        blurbs.add(title["blurb"])
    assert len(blurbs) == 3
    fault(client.get("/api/titles", params={"lang": "de"}), 422, "error-request")


def test_the_bare_board_is_cached(client: TestClient) -> None:
    board = client.get("/api/titles/forthepeople/board.svg", params={"theme": "dark"})
    assert board.headers["content-type"].startswith("image/svg+xml")
    assert 'data-space="richmond"' in board.text
    tag = {"If-None-Match": board.headers["etag"]}
    again = client.get("/api/titles/forthepeople/board.svg", params={"theme": "dark"}, headers=tag)
    assert (again.status_code, again.text) == (304, "")
    fault(client.get("/api/titles/chess/board.svg"), 404, "error-no-title")


def test_games_are_listed_without_tokens(client: TestClient) -> None:
    guests = opened(client, confederate="greedy")
    answer = client.get("/api/games", params={"lang": "es"})
    (row,) = answer.json()
    assert row["turn_text"] == "Primavera de 1861"
    seat = {"name": "Confederación", "kind": "bot", "bot": "greedy", "player": ""}
    assert row["seats"]["confederate"] == seat
    assert row["over"] is False
    assert all(guest.token not in answer.text for guest in guests.values())


def test_a_bot_gets_no_token(client: TestClient) -> None:
    assert set(opened(client, confederate="greedy")) == {"union", "observer"}
    assert set(opened(client)) == {"union", "confederate", "observer"}


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"title": "chess"}, "error-no-game"),
        ({"title": "forthepeople", "scenario": "1066"}, "error-no-game"),
        ({"title": "forthepeople", "seats": {"france": "human"}}, "error-no-seat"),
        ({"title": "forthepeople", "seats": {"union": "hal"}}, "error-no-bot"),
        ({"title": "forthepeople", "seed": -1}, "error-request"),
        ({"title": "forthepeople", "cheat": True}, "error-request"),
        ({}, "error-request"),
    ],
)
def test_what_cannot_be_begun_is_refused(
    client: TestClient, body: dict[str, Any], key: str
) -> None:
    fault(client.post("/api/games", json=body), 422, key)
    assert client.get("/api/games").json() == []


def test_a_key_that_is_no_text_is_refused(client: TestClient) -> None:
    body = b'{"title": "forthepeople", "seats": {"\\ud800": "human"}}'
    fault(client.post("/api/games", content=body), 422, "error-request")
    for game in ("%00", "%2e%2e", "a b"):  # nor does PostgreSQL look for every text
        fault(Guest(client, game, "x" * 43).ask(), 404, "error-no-table")


def test_a_game_of_a_title_that_is_not_here_hides_no_other(
    client: TestClient, tmp_path: Path
) -> None:
    union, gone = opened(client)["union"], opened(client)["union"]
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        game = gone.at.removeprefix("/api/games/")
        database.execute("UPDATE games SET title = 'chess' WHERE id = ?", (game,))
    database.close()
    (row,) = client.get("/api/games").json()
    assert row["id"] == union.get()["id"]
    with pytest.raises(TableError, match="error-no-table"):
        tables_of(client).store.open(game)


def test_without_a_build_the_page_says_how_to_make_one(client: TestClient) -> None:
    for path in ("/", "/game/abc"):
        page = client.get(path)
        assert page.status_code == 200
        assert "make client" in page.text
    fault(client.get("/nothing.js"), 404, "error-no-page")


def test_the_build_is_served_for_the_page_of_every_game(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the client</title>")
    (static / "assets" / "a.js").write_text("1")
    with serving(tmp_path, static=static) as client:
        for path in ("/", "/game/abc"):
            assert "the client" in client.get(path).text
        assert client.get("/assets/a.js").text == "1"
        assert client.get("/../games.sqlite").status_code == 404


# --- Who may do what ------------------------------------------------------------------------------


def test_only_a_token_of_the_game_opens_it(client: TestClient) -> None:
    guests, others = opened(client), opened(client, seed=2)
    game = guests["union"].at.removeprefix("/api/games/")
    fault(Guest(client, game, "").ask(), 401, "error-no-token")
    fault(Guest(client, game, "x" * 43).ask(), 403, "error-bad-token")
    fault(Guest(client, game, others["union"].token).ask(), 403, "error-bad-token")
    fault(Guest(client, "nowhere", guests["union"].token).ask(), 404, "error-no-table")
    assert Guest(client, game, "").ask("", token=guests["union"].token).status_code == 200


def test_the_gate_answers_with_a_reason_and_changes_nothing(client: TestClient) -> None:
    guests = opened(client)
    mover = active(guests)
    idle = next(g for s, g in guests.items() if g is not mover and s != "observer")
    before = mover.get()
    action = before["decision"]["actions"][0]["action"]
    fault(idle.post("/actions", seq=0, action=action), 403, "error-not-yours")
    fault(guests["observer"].post("/actions", seq=0, action=action), 403, "error-observer")
    fault(guests["observer"].post("/undo", seq=0), 403, "error-observer")
    fault(mover.post("/actions", seq=7, action=action), 409, "error-stale")
    fault(mover.post("/actions", seq=0, epoch=3, action=action), 409, "error-stale")
    fault(mover.post("/actions", seq=0, action="GO!"), 422, "error-no-action")
    fault(mover.post("/actions", seq=0), 422, "error-request")
    fault(mover.post("/undo", seq=0), 409, "error-no-undo")
    fault(idle.post("/undo/answer", grant=True), 409, "error-nothing-asked")
    assert mover.get() == before
    assert mover.post("/actions", seq=0, action=action).json() == {"seq": 1}
    fault(mover.post("/actions", seq=0, action=action), 409, "error-stale")


def test_an_illegal_action_is_refused_with_its_clause_in_the_language(client: TestClient) -> None:
    mover = active(opened(client))
    texts: set[str] = set()
    for lang in ("en", "es", "it"):
        answer = mover.post("/actions", lang, seq=0, action="go richmond")
        assert answer.status_code == 422
        said = answer.json()["error"]
        assert said["clause"]
        assert said["clause"] not in said["text"]
        texts.add(said["text"])
        why = mover.get("/why", action="go richmond", lang=lang)
        assert why == {"legal": False, "text": said["text"], "clause": said["clause"]}
    assert len(texts) == 3
    # Of a place that no map has that is told, with the nearest name, and no clause.
    told = mover.get("/why", action="storm richmnd")
    assert told["text"] == "Nothing is called “richmnd” here. Did you mean: Richmond?"
    assert told["clause"] is None
    legal = mover.get()["decision"]["actions"][0]["action"]
    assert mover.get("/why", action=legal)["legal"] is True
    fault(mover.ask("/why", action="?"), 422, "error-no-action")


# --- What a seat sees -----------------------------------------------------------------------------


def test_the_state_is_whole(client: TestClient) -> None:
    guests = opened(client)
    while not any(c["cards"] for c in guests["union"].get()["decision"]["actions"]):
        active(guests).play()
    state = guests["union"].get()
    assert [card["number"] for card in state["cards"]] == state["view"]["hand"]
    assert all(card["title"] and card["effect"] and card["ops"] for card in state["cards"])
    assert all(card["numbered"] for card in state["cards"])
    decision = state["decision"]
    assert decision["clause_summary"]
    for choice in decision["actions"]:
        for card in choice["cards"]:
            assert card in state["view"]["hand"]
            assert str(card) in choice["action"]
    assert state["names"]["richmond"] == "Richmond"
    assert state["undo"]["asked_by"] is None
    watching = guests["observer"].get()
    assert watching["decision"]["mine"] is False
    assert watching["decision"]["actions"] == watching["cards"] == []
    assert watching["decision"]["prompt"] == "Which card to play in its strategy round?"


def test_the_table_speaks_three_languages(client: TestClient) -> None:
    guests = opened(client)
    for _ in range(12):
        active(guests).play()
    said = {lang: active(guests).get(lang=lang) for lang in ("en", "es", "it")}
    logs = {lang: active(guests).get("/log", lang=lang) for lang in said}
    assert len({state["decision"]["prompt"] for state in said.values()}) == 3
    assert len({state["cards"][0]["effect"] for state in said.values()}) == 3
    assert len({str(state["decision"]["actions"]) for state in said.values()}) == 3
    assert len({str([line["text"] for line in log]) for log in logs.values()}) == 3


def test_an_action_on_a_general_lights_up_where_he_stands(client: TestClient) -> None:
    guests = opened(client)
    for number in range(60):
        mover = active(guests)
        state = mover.get()
        for choice in state["decision"]["actions"]:
            for piece in choice["pieces"]:
                at = state["view"]["generals"].get(piece)
                if at in state["names"]:
                    assert at in choice["places"]
                    return
        mover.play(number)
    raise AssertionError("no general was ever to be chosen")


def test_the_log_is_read_from_any_line_with_its_dice(client: TestClient) -> None:
    guests = opened(client)
    for number in range(80):
        active(guests).play(number)
    whole = guests["union"].get("/log")
    assert [line["n"] for line in whole] == list(range(guests["union"].get()["log_length"]))
    assert guests["union"].get("/log", **{"from": 5}) == whole[5:]
    assert any(line["dice"] and str(line["dice"][0]) in line["text"] for line in whole)
    assert any(line["secret"] for line in whole)
    assert not any(line["secret"] for line in guests["observer"].get("/log"))


def test_moments_are_seen_as_they_were(client: TestClient) -> None:
    guests = opened(client)
    seen = [guests["union"].get()["view"]]
    for number in range(30):
        active(guests).play(number)
        seen.append(guests["union"].get()["view"])
    for at in (0, 13, 25, 29, 30):
        moment = guests["union"].get(f"/moments/{at}")
        assert moment["view"] == seen[at]
        assert (moment["seq"], moment["of"]) == (at, 30)
        assert not moment["decision"]["actions"]
    fault(guests["union"].ask("/moments/31"), 404, "error-no-moment")
    fault(guests["union"].ask("/moments/-1"), 422, "error-request")


def test_pictures_are_drawn(client: TestClient) -> None:
    union = opened(client)["union"]
    for path in ("/counters.svg", "/moments/0/counters.svg", "/board.svg"):
        for theme in ("light", "dark"):
            picture = union.ask(path, theme=theme)
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert "no-store" in picture.headers["cache-control"]
            assert f"lr-{theme}" in picture.text


def test_the_odds_of_a_battle_are_exact_and_told_before(client: TestClient) -> None:
    guests = opened(client)
    assert guests["union"].get("/odds") == []
    mover = play_until(guests, lambda guest: guest.get("/odds"))
    for prospect in mover.get("/odds", lang="es"):
        assert prospect["place"] in mover.get()["names"]
        assert sum(ending["ways"] for ending in prospect["outcomes"]) == prospect["of"] == 36
        assert {prospect["attacker"], prospect["defender"]} == {"union", "confederate"}
        for modifier in prospect["modifiers"]:
            assert "modifier-" not in modifier["text"]


# --- Undo -----------------------------------------------------------------------------------------


def test_undo_by_consent(client: TestClient) -> None:
    guests = opened(client)
    asker = play_until(guests, lambda guest: _must_ask(guest.get()["undo"]))
    state = asker.get()
    seat = str(state["seat"])
    other = guests["union" if seat == "confederate" else "confederate"]
    asked = asker.post("/undo", seq=state["seq"]).json()
    assert asked == {"seq": state["seq"], "asked": True, "passes": "", "to": None}
    assert other.get()["undo"]["asked_by"] == seat
    assert other.post("/undo/answer", grant=False).json() == {"seq": state["seq"]}
    assert other.get()["undo"]["asked_by"] is None
    asker.post("/undo", seq=state["seq"])
    before = state["seq"]
    granted = other.post("/undo/answer", grant=True).json()["seq"]
    assert granted < before
    after = asker.get()
    assert (after["seq"], after["epoch"]) == (granted, 1)
    log = asker.get("/log", lang="it")
    assert log[-1]["kind"] == "undone"
    assert "annulla" in log[-1]["text"]
    assert all(line["undone"] for line in log if line["seq"] > granted and line["kind"] == "card")


def test_what_a_bot_gives_back_by_courtesy_is_told_before_it_is_done(client: TestClient) -> None:
    union = opened(client, confederate="random")["union"]
    asked, state = _bound(union)
    assert asked["passes"] == "chance"
    assert (asked["asked"], asked["seq"]) == (False, state["seq"])
    assert asked["to"] < state["seq"]
    assert union.get()["epoch"] == state["epoch"]
    done = union.post("/undo", seq=state["seq"], to=asked["to"]).json()
    assert done["passes"] == ""
    line = next(one for one in reversed(union.get("/log")) if one["kind"].startswith("undo"))
    assert line["kind"] == "undone-chance"
    assert "the bot allowed it" in line["text"]


def _bound(guest: Guest) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play until dice have fallen since an own action: what an undo says, and the state then."""
    for number in range(100):
        before = wait_for_turn(guest)
        guest.play(number)
        state = wait_for_turn(guest)
        if any(line["dice"] and line["seq"] > before["seq"] for line in guest.get("/log")):
            return guest.post("/undo", seq=state["seq"], sure=False).json(), state
    raise AssertionError("no dice ever fell")


def _must_ask(undo: dict[str, Any]) -> bool:
    return bool(undo["possible"] and not undo["free"])


# --- Records --------------------------------------------------------------------------------------


def test_the_record_is_for_whoever_holds_every_seat(client: TestClient) -> None:
    guests = opened(client)
    for number in range(20):
        active(guests).play(number)
    union, both = guests["union"], Guest(client, "", "")
    for guest in (union, guests["observer"]):
        fault(guest.ask("/record"), 403, "error-secrets")
        fault(guest.ask("/position"), 403, "error-hidden")
    both.at = union.at
    both.token = f"{union.token},{guests['confederate'].token}"
    record = Record.read(both.ask("/record").text)
    assert len(record.lines) == 20
    assert not record.secret
    title, state = read_position(both.ask("/position").text)
    assert title.view(state, "union") == union.get()["view"]


def test_a_seat_from_which_nothing_is_hidden_has_the_position(client: TestClient) -> None:
    wanted = {"title": "savannah", "seed": 1779}
    made = client.post("/api/games", json=wanted).json()
    guests = {seat: Guest(client, made["id"], token) for seat, token in made["tokens"].items()}
    watcher = Guest(client, made["id"], made["observer"])
    for number in range(5):
        active({**guests, "observer": watcher}).play(number)
    whole = Guest(client, made["id"], ",".join(made["tokens"].values())).ask("/position")
    title, found = read_position(whole.text)
    for guest in (*guests.values(), watcher):
        answer = guest.ask("/position")
        assert answer.headers["content-disposition"].endswith(f'{made["id"]}.toml"')
        assert digest(title, read_position(answer.text)[1]) == digest(title, found)
        fault(guest.ask("/record"), 403, "error-secrets")


def test_worlds_are_dealt_once_for_a_seat_at_a_moment(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def dealt(_title: Any, _state: Any, seat: str) -> None:
        asked.append(seat)

    monkeypatch.setattr(pictures, "only_world", dealt)
    guests = opened(client)
    for _ in range(3):
        fault(guests["union"].ask("/position"), 403, "error-hidden")
        fault(guests["observer"].ask("/position"), 403, "error-hidden")
    assert asked == ["union", "observer"]
    active(guests).play()
    fault(guests["union"].ask("/position"), 403, "error-hidden")
    assert asked == ["union", "observer", "union"]


def test_others_play_on_while_a_record_is_replayed(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed = import_table

    def beside(text: str) -> Any:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()  # there is none in a thread of its own
        return replayed(text)

    monkeypatch.setattr(games, "import_table", beside)
    text = str(Game("forthepeople", "1861", seed=1).record)
    assert client.post("/api/games/import", json={"record": text}).status_code == 201


def test_whether_a_seat_may_have_the_position_tells_no_secret() -> None:
    title = get_title("forthepeople")
    choose = random.Random(3)
    game = Game(title, "1861", seed=3)
    given: set[bool] = set()
    for _ in range(120):
        game.push(choose.choice(game.actions))
        if game.over:
            break
        for seat in (*game.seats, "observer"):
            other = title.resample(game.state, seat, Sampled(99))
            told = [only_world(title, world, seat) for world in (game.state, other)]
            assert len({world is not None and digest(title, world) for world in told}) == 1
            given.add(told[0] is not None)
    assert given == {True, False}


@pytest.mark.parametrize(
    "ended", ["forthepeople/1864-union-17_2_1.roll", "savannah/historical-british-X2_6.roll"]
)
def test_everything_can_be_taken_away_from_a_finished_game(client: TestClient, ended: str) -> None:
    text = (ROOT / "tests/golden" / ended).read_text(encoding="utf-8")
    made = client.post("/api/games/import", json={"record": text}).json()
    watcher = Guest(client, made["id"], made["observer"])
    assert watcher.get()["over"]
    kinds = {"record": "roll", "position": "toml", "board.svg": "svg"}
    for what, kind in kinds.items():
        answer = watcher.ask(f"/{what}", theme="dark", lang="it")
        named = f'attachment; filename="longroll-{made["id"]}.{kind}"'
        assert answer.headers["content-disposition"] == named
    title, state = read_position(watcher.ask("/position").text)
    assert json.loads(json.dumps(title.view(state, "observer"))) == watcher.get()["view"]
    drawing = ElementTree.fromstring(watcher.ask("/board.svg", theme="dark").text)
    assert drawing.attrib["class"] == "lr-board lr-dark"


def test_against_a_bot_the_record_waits_for_the_end(client: TestClient) -> None:
    union = opened(client, confederate="random")["union"]
    fault(union.ask("/record"), 403, "error-secrets")


def test_a_finished_game_is_imported_and_read_by_anybody(client: TestClient) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    made = client.post("/api/games/import", json={"record": text}).json()
    watcher = Guest(client, made["id"], made["observer"])
    state = watcher.get(lang="es")
    assert made["over"] is state["over"]
    if state["over"]:
        assert state["decision"] is None
        assert state["result"]["text"]
        assert replay(Record.read(watcher.ask("/record").text)).over
    assert len(watcher.get("/log")) == state["log_length"] > 100
    bad = text.replace("play", "plan", 1)
    answer = client.post("/api/games/import", json={"record": bad}, params={"lang": "it"})
    told = fault(answer, 422, "error-record-order")["text"]
    line = 1 + text.split("\n").index(next(row for row in text.split("\n") if " play " in row))
    assert f"la riga {line} di questo verbale" in told
    assert len(client.get("/api/games").json()) == 1


def test_what_every_answer_says_of_itself(client: TestClient) -> None:
    answer = opened(client)["union"].ask()
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "no-referrer"
    paths = client.get("/api/openapi.json").json()["paths"]
    assert "/api/games/{id}/moments/{n}/counters.svg" in paths
