"""What members are told: noted with what happens, gathered, sent, tried again, ended by a click."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import anyio
import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select
from sqlalchemy.orm import Session
from webauthn.helpers import bytes_to_base64url

from longroll.club import outbound
from longroll.club.accounts import DAY, HOUR, MINUTE
from longroll.club.models_notices import DeliveryRow, NoticeRow
from longroll.club.notices.sending import ATTEMPTS, deliver_due, signed
from longroll.club.outbound import Unreachable, post
from tests.club.house import Clubhouse, clubbing
from tests.club.test_clocks import ALL, Game
from tests.club.test_entrance import Postbox, posting
from tests.club.test_lobby import offered

Round = Callable[[], int]


def going_round(house: Clubhouse) -> int:
    """A round of the post, as the server makes one."""
    portal = house.client.portal
    assert portal is not None
    return portal.call(deliver_due, house.club)


def noted(house: Clubhouse) -> list[tuple[str, str]]:
    """What is to be told, by member and kind."""

    def work(session: Session) -> list[tuple[str, str]]:
        due = select(NoticeRow.member, NoticeRow.kind).where(NoticeRow.due.is_not(None))
        return sorted((member, kind) for member, kind in session.execute(due))

    return house.club.database.read(work)


def waiting(house: Clubhouse) -> list[int]:
    """After how many attempts what was gathered still waits."""

    def work(session: Session) -> list[int]:
        return [row.attempts for row in session.scalars(select(DeliveryRow))]

    return house.club.database.read(work)


# --- What is noted --------------------------------------------------------------------------------


def test_whoever_has_to_choose_is_told_after_a_minute(tmp_path: Path) -> None:
    with posting(tmp_path) as (house, box):
        game = Game(house)
        going_round(house)  # of the game that has begun, who invited is told at once
        box.mails.clear()
        game.play()
        mover = game.people[game.mover]
        going_round(house)
        assert not [mail for mail in box.mails if "turn" in str(mail["subject"])]
        house.clock.now += MINUTE
        going_round(house)
        mail = box.mails[-1]
        assert mail["to"] == f"{mover.name.lower()}@example.org"
        assert "It is your turn: For the People" in mail.get_content()
        assert f"http://localhost:8000/game/{game.id}" in mail.get_content()


def test_who_has_chosen_by_then_is_not_told(house: Clubhouse) -> None:
    game = Game(house)
    for _ in range(3):
        game.play()
    turns = [member for member, kind in noted(house) if kind == "turn"]
    assert turns == [game.people[game.mover].id]


def test_a_turn_is_told_of_once(tmp_path: Path) -> None:
    with posting(tmp_path) as (house, box):
        Game(house)
        for _ in range(4):
            house.clock.now += HOUR
            going_round(house)
        assert len([mail for mail in box.mails if "turn" in mail.get_content()]) <= 2


def test_who_is_at_a_table_is_told_nothing(tmp_path: Path) -> None:
    with posting(tmp_path) as (house, box):
        game = Game(house)
        mover = game.people[game.mover]
        cookie = "; ".join(f"{name}={value}" for name, value in mover.cookie.items())
        going_round(house)
        house.clock.now += MINUTE
        box.mails.clear()
        with house.client.websocket_connect(
            f"/api/games/{game.id}/live", headers={"Cookie": cookie}
        ) as line:
            line.receive_json()
            going_round(house)
            assert not [mail for mail in box.mails if mover.name.lower() in str(mail["to"])]
        house.clock.now += 3 * MINUTE
        going_round(house)
        assert [mail for mail in box.mails if mover.name.lower() in str(mail["to"])]


def test_what_is_due_at_once_is_one_message(tmp_path: Path) -> None:
    with posting(tmp_path) as (house, box):
        lee, grant = house.member("Lee"), house.member("Grant")
        for _ in range(3):
            offered(grant, seats={"union": "me", "confederate": lee.id})
        going_round(house)
        assert len(box.mails) == 1
        assert box.mails[0]["subject"] == "3 messages from The Rappahannock Club"
        assert box.mails[0].get_content().count("Grant invites you") == 3


def test_each_in_the_members_language(tmp_path: Path) -> None:
    with posting(tmp_path) as (house, box):
        lee, grant = house.member("Lee"), house.member("Grant")
        lee.ask("PATCH", "/api/club/me", {"language": "es"})
        offered(grant, seats={"union": "me", "confederate": lee.id})
        going_round(house)
        assert "Grant te invita" in str(box.mails[0]["subject"])


def test_a_clock_that_is_low_is_told_of_once(house: Clubhouse) -> None:
    game = Game(house)
    mover = game.people[game.mover]
    going_round(house)
    house.clock.now += ALL * 1000 - DAY - MINUTE
    going_round(house)
    assert (mover.id, "clock") not in noted(house)
    seen: list[tuple[str, str]] = []
    for _ in range(3):
        house.clock.now += 2 * MINUTE
        seen += told_of(house, "clock")
    assert seen == [(mover.id, "clock")]


def test_when_a_clock_runs_out_is_told_in_the_members_time_zone(tmp_path: Path) -> None:
    with posting(tmp_path) as (house, box):
        game = Game(house)
        mover = game.people[game.mover]
        mover.ask("PATCH", "/api/club/me", {"zone": "Asia/Tokyo", "language": "it"})
        house.clock.now += ALL * 1000 - DAY + MINUTE
        going_round(house)
        house.clock.now += MINUTE
        going_round(house)
        lines = [one for mail in box.mails for one in mail.get_content().splitlines()]
        (told,) = (one for one in lines if "scade" in one)
        # Noon of the 26th, and what the clock had to begin with: four days.
        assert told == (
            "Il tuo tempo scade lunedì 30 novembre 2026, 21:00 (Asia/Tokyo): For the People."
        )


def told_of(house: Clubhouse, kind: str) -> list[tuple[str, str]]:
    """What of a kind a round has noted, which was not noted before it."""

    def work(session: Session) -> set[str]:
        return set(session.scalars(select(NoticeRow.id).where(NoticeRow.kind == kind)))

    before = house.club.database.read(work)
    going_round(house)

    def new(session: Session) -> list[tuple[str, str]]:
        rows = session.scalars(select(NoticeRow).where(NoticeRow.kind == kind))
        return [(row.member, row.kind) for row in rows if row.id not in before]

    return house.club.database.read(new)


def test_the_end_and_a_question_are_told(house: Clubhouse) -> None:
    game = Game(house)
    union, confederate = game.people["union"], game.people["confederate"]
    for _ in range(200):
        mover = game.people[game.mover]
        game.play()
        state = mover.get(f"/api/games/{game.id}")
        if state["undo"]["asks"]:
            break
    else:
        pytest.fail("nobody had to be asked in two hundred actions")
    other = union if mover is confederate else confederate
    mover.post(f"/api/games/{game.id}/undo", {"seq": state["seq"]})
    assert (other.id, "undo") in noted(house)
    mover.post(f"/api/games/{game.id}/undo/answer", {"grant": False})
    assert (other.id, "undo") not in noted(house)
    union.post(f"/api/games/{game.id}/resign", {"sure": True})
    over = [member for member, kind in noted(house) if kind == "over"]
    assert over == sorted([union.id, confederate.id])
    assert not [kind for _, kind in noted(house) if kind == "turn"]


# --- Where it is sent -----------------------------------------------------------------------------


class Hooks(BaseHTTPRequestHandler):
    """An address that hears webhooks and pushes, and answers as it was told to."""

    heard: list[tuple[str, dict[str, str], bytes]]
    answers: list[int]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.answers.pop(0) if self.answers else 204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def hearing() -> Generator[tuple[str, type[Hooks]]]:
    class Here(Hooks):
        heard: list[tuple[str, dict[str, str], bytes]] = []  # noqa: RUF012 - one for each server
        answers: list[int] = []  # noqa: RUF012 - one for each server

    server = ThreadingHTTPServer(("127.0.0.1", 0), Here)
    thread = Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield f"http://localhost:{server.server_address[1]}", Here
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def hooked(folder: Path, way: str) -> Generator[tuple[Clubhouse, type[Hooks], str]]:
    """A member, Lee, who is invited by Grant and told by a webhook; its secret."""
    with hearing() as (url, hooks), clubbing(folder, private_hooks=True) as house:
        lee, grant = house.member("Lee"), house.member("Grant")
        mail = lee.get("/api/club/me/channels")["channels"][0]["id"]
        lee.ask("DELETE", f"/api/club/me/channels/{mail}")
        made = lee.post("/api/club/me/channels/hook", {"way": way, "url": f"{url}/x"})
        offered(grant, seats={"union": "me", "confederate": lee.id})
        yield house, hooks, made["secret"]


@pytest.mark.parametrize(("way", "field"), [("discord", "content"), ("slack", "text")])
def test_webhooks_are_told_in_their_form(tmp_path: Path, way: str, field: str) -> None:
    with hooked(tmp_path, way) as (house, hooks, _):
        assert going_round(house) == 1
        _, _, body = hooks.heard[0]
        assert "Grant invites you to a game: For the People." in json.loads(body)[field]


def test_a_generic_webhook_is_signed(tmp_path: Path) -> None:
    with hooked(tmp_path, "json") as (house, hooks, secret):
        going_round(house)
        _, headers, body = hooks.heard[0]
        parts = dict(part.split("=", 1) for part in headers["longroll-signature"].split(","))
        assert parts["v1"] == signed(secret, parts["t"], body)
        assert json.loads(body)["notices"][0]["kind"] == "invited"


def test_what_is_not_heard_is_tried_again_ever_later(tmp_path: Path) -> None:
    with hooked(tmp_path, "slack") as (house, hooks, _):
        hooks.answers += [500] * (len(ATTEMPTS) + 1)
        for number, pause in enumerate(ATTEMPTS, 1):
            assert going_round(house) == 0
            assert waiting(house) == [number]
            house.clock.now += pause - 1
            assert going_round(house) == 0
            assert len(hooks.heard) == number
            house.clock.now += 1
        going_round(house)
        assert waiting(house) == []
        told = house.member("Lee").get("/api/club/me/channels")["channels"]
        assert [one["failed"] for one in told] == ["answered 500"]


def test_a_webhook_that_was_taken_away_is_told_nothing_more(tmp_path: Path) -> None:
    with hooked(tmp_path, "discord") as (house, hooks, _):
        hooks.answers.append(404)
        going_round(house)
        told = house.member("Lee").get("/api/club/me/channels")["channels"][0]
        assert (told["failed"], told["kinds"]) == ("404", [])


def test_a_push_can_be_read_by_its_browser_alone(tmp_path: Path) -> None:
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    with hearing() as (url, hooks), clubbing(tmp_path, private_hooks=True) as house:
        lee, grant = house.member("Lee"), house.member("Grant")
        browser = {
            "endpoint": f"{url}/push",
            "p256dh": bytes_to_base64url(point),
            "auth": bytes_to_base64url(auth),
        }
        told = lee.post("/api/club/me/channels/push", browser)
        assert [one["way"] for one in told["channels"]] == ["mail", "push"]
        assert len(lee.post("/api/club/me/channels/push", browser)["channels"]) == 2
        offered(grant, seats={"union": "me", "confederate": lee.id})
        going_round(house)
        _, headers, body = hooks.heard[0]
        assert b"Grant" not in body
        opened = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
        assert json.loads(opened)["text"].startswith("Grant invites you")
        assert told["push_key"] in headers["authorization"]
        hooks.answers.append(410)
        offered(grant, seats={"union": "me", "confederate": lee.id})
        going_round(house)
        assert [one["way"] for one in lee.get("/api/club/me/channels")["channels"]] == ["mail"]


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:127.0.0.1]/x",
        "https://[2002:7f00:1::]/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "http://example.org/x",
        "https://user@example.org/x",
        "ftp://example.org/x",
        "https:///x",
    ],
)
def test_nothing_is_sent_into_a_private_network(url: str) -> None:
    async def sent() -> int:
        return await post(url, b"", {})

    with pytest.raises(Unreachable):
        anyio.run(sent)


@pytest.mark.parametrize("host", ["64:ff9b::a00:1", "64:ff9b::7f00:1", "::a00:1"])
def test_no_translated_address_leads_inwards(host: str) -> None:
    async def sent() -> int:
        return await post(f"https://[{host}]/", b"", {})

    with pytest.raises(Unreachable, match="private network"):
        anyio.run(sent)


def test_one_click_ends_mails(tmp_path: Path) -> None:
    with posting(tmp_path) as (house, box):
        lee, grant = house.member("Lee"), house.member("Grant")
        offered(grant, seats={"union": "me", "confederate": lee.id})
        going_round(house)
        assert box.mails[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert b"\r\nList-Unsubscribe: <http" in box.sent[0]  # as mail programs look for it
        link = str(box.mails[0]["List-Unsubscribe"]).strip("<>")
        path = link.removeprefix("http://localhost:8000")
        assert house.ask("POST", path[:-1]).status_code == 404
        assert lee.get("/api/club/me/channels")["channels"][0]["kinds"]
        assert house.ask("POST", path).status_code == 204
        assert lee.get("/api/club/me/channels")["channels"][0]["kinds"] == []
        offered(grant, seats={"union": "me", "confederate": lee.id})
        going_round(house)
        assert len(box.mails) == 1


def test_one_is_told_by_each_channel_what_one_wants(tmp_path: Path) -> None:
    with posting(tmp_path) as (house, box):
        lee, grant = house.member("Lee"), house.member("Grant")
        mail = lee.get("/api/club/me/channels")["channels"][0]["id"]
        path = f"/api/club/me/channels/{mail}"
        assert grant.ask("PATCH", path, {"kinds": []}).status_code == 404
        assert lee.ask("PATCH", path, {"kinds": ["drums"]}).status_code == 422
        assert lee.ask("PATCH", path, {"kinds": ["turn", "over"]}).status_code == 200
        offered(grant, seats={"union": "me", "confederate": lee.id})
        going_round(house)
        assert not box.mails


def test_a_mail_server_that_comes_back_is_handed_everything(tmp_path: Path) -> None:
    mail = {"host": "127.0.0.1", "port": 9, "security": "none", "sender": "club@example.org"}
    with clubbing(tmp_path, mail=mail) as house:
        lee, grant = house.member("Lee"), house.member("Grant")
        offered(grant, seats={"union": "me", "confederate": lee.id})
        assert going_round(house) == 0
    with posting(tmp_path) as (house, box):
        assert isinstance(box, Postbox)
        house.clock.now += HOUR
        assert going_round(house) == 1
        assert len(box.mails) == 1


def test_who_answers_by_drops_keeps_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "PATIENCE", 0.5)

    async def told() -> None:
        given_up, ended = asyncio.Event(), asyncio.Event()

        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readline()
            writer.write(b"HTTP/1.1 200 OK\r\n")
            with suppress(ConnectionError):
                while not given_up.is_set():
                    writer.write(b"X-Drop: one\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.1)
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
            ended.set()

        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server, asyncio.timeout(3):
            try:
                await post(f"http://127.0.0.1:{port}/", b"", {}, private=True)
            finally:
                given_up.set()
                await ended.wait()

    with pytest.raises(Unreachable, match="in time"):
        asyncio.run(told())
