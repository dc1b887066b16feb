"""How a browser comes to speak for a member: by mail, by passkey, by another house."""

from __future__ import annotations

import re
import socket
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import oidc_provider_mock
import pytest
from aiosmtpd.controller import Controller
from starlette.websockets import WebSocketDisconnect

from longroll.club.accounts import DAY, HOUR, LOGIN, MINUTE
from longroll.club.club import cookie_of
from tests.club.authenticator import Authenticator
from tests.club.house import URL, Clubhouse, clubbing


class Postbox:
    """A mail server that keeps what it is handed, but for what goes to `refused@...`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.sent: list[bytes] = []
        self.reached: list[list[str]] = []
        """Whom each mail has reached."""

    async def handle_RCPT(  # noqa: N802 - the name that aiosmtpd calls
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: list[str]
    ) -> str:
        if address.startswith("refused@"):
            return "550 there is no such box"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - the name that aiosmtpd calls
        mail = message_from_bytes(envelope.content, policy=policy.default)
        self.mails.append(mail)
        self.sent.append(bytes(envelope.content))
        self.reached.append(list(envelope.rcpt_tos))
        return "250 OK"

    def code(self) -> str:
        """The secret of the link in the last mail."""
        found = re.search(r"/club/enter#([\w-]+)", self.mails[-1].get_content())
        assert found
        return found[1]


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@contextmanager
def posting(folder: Path, **told: Any) -> Generator[tuple[Clubhouse, Postbox]]:
    box, port = Postbox(), free_port()
    server = Controller(box, hostname="127.0.0.1", port=port)
    server.start()
    mail = {"host": "127.0.0.1", "port": port, "security": "none", "sender": "club@example.org"}
    try:
        with clubbing(folder, mail=mail, **told) as house:
            yield house, box
    finally:
        server.stop()


@pytest.fixture
def post(tmp_path: Path) -> Iterator[tuple[Clubhouse, Postbox]]:
    with posting(tmp_path) as made:
        yield made


def cookies_of(answer: Any) -> dict[str, str]:
    return {cookie.name: str(cookie.value) for cookie in answer.cookies.jar}


def me(house: Clubhouse, cookies: dict[str, str]) -> Any:
    return house.ask("GET", "/api/club", cookies).json()["me"]


# --- By mail --------------------------------------------------------------------------------------


def test_a_link_in_a_mail_lets_in_once(post: tuple[Clubhouse, Postbox]) -> None:
    house, box = post
    asked = house.ask("POST", "/api/club/sign-in/mail", body={"mail": "Lee@Example.org"})
    assert asked.status_code == 202
    assert (box.mails[0]["to"], box.mails[0]["from"]) == (
        "lee@example.org",
        "The Rappahannock Club <club@example.org>",
    )
    entered = house.ask("POST", "/api/club/sign-in/link", body={"code": box.code()})
    assert entered.json()["named"] is False
    told = me(house, cookies_of(entered))
    assert told["mail"] == "lee@example.org"
    again = house.ask("POST", "/api/club/sign-in/link", body={"code": box.code()})
    assert again.status_code == 403
    assert not again.cookies


def test_the_same_address_is_the_same_member(post: tuple[Clubhouse, Postbox]) -> None:
    house, box = post
    known: set[str] = set()
    for _ in range(2):
        house.ask("POST", "/api/club/sign-in/mail", body={"mail": "lee@example.org"}, lang="it")
        entered = house.ask("POST", "/api/club/sign-in/link", body={"code": box.code()})
        known.add(entered.json()["id"])
    assert len(known) == 1
    assert "link per" in str(box.mails[-1]["subject"])


def test_a_link_is_good_for_twenty_minutes(post: tuple[Clubhouse, Postbox]) -> None:
    house, box = post
    house.ask("POST", "/api/club/sign-in/mail", body={"mail": "lee@example.org"})
    house.clock.now += LOGIN + 1
    late = house.ask("POST", "/api/club/sign-in/link", body={"code": box.code()})
    assert (late.status_code, late.json()["error"]["key"]) == (403, "error-club-link")


@pytest.mark.parametrize(
    "mail", ["lee", "lee@", "@example.org", "l e@example.org", "a@b", "ü@x.org"]
)
def test_what_is_no_address_is_told_so(post: tuple[Clubhouse, Postbox], mail: str) -> None:
    house, box = post
    asked = house.ask("POST", "/api/club/sign-in/mail", body={"mail": mail})
    assert asked.status_code == 422
    assert not box.mails


def test_nobody_fills_somebodys_letter_box(post: tuple[Clubhouse, Postbox]) -> None:
    house, box = post
    asked = [
        house.ask("POST", "/api/club/sign-in/mail", body={"mail": "lee@example.org"}).status_code
        for _ in range(8)
    ]
    assert asked.count(202) == len(box.mails) == 5
    assert asked[-1] == 429


def test_a_mail_server_that_is_away_is_no_failure_of_ours(tmp_path: Path) -> None:
    mail = {"host": "127.0.0.1", "port": 9, "security": "none", "sender": "club@example.org"}
    with clubbing(tmp_path, mail=mail) as house:
        asked = house.ask("POST", "/api/club/sign-in/mail", body={"mail": "lee@example.org"})
        assert (asked.status_code, asked.headers["retry-after"]) == (503, "30")


def test_another_address_is_ones_own_when_its_link_is_opened(
    post: tuple[Clubhouse, Postbox],
) -> None:
    house, box = post
    lee, grant = house.member("Lee"), house.member("Grant")
    lee.post("/api/club/me/mail", {"mail": "robert@example.org"})
    assert lee.get("/api/club/me")["mail"] == "lee@example.org"
    for stranger in (None, grant.cookie):  # whoever owns the address is not let into his account
        answer = house.ask("POST", "/api/club/sign-in/link", stranger, {"code": box.code()})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
    lee.post("/api/club/sign-in/link", {"code": box.code()})
    assert lee.get("/api/club/me")["mail"] == "robert@example.org"
    lee.post("/api/club/me/mail", {"mail": "grant@example.org"})
    taken = lee.ask("POST", "/api/club/sign-in/link", {"code": box.code()})
    assert taken.status_code == 409
    assert grant.get("/api/club/me")["mail"] == "grant@example.org"


# --- By passkey -----------------------------------------------------------------------------------


def with_passkey(house: Clubhouse, origin: str = URL) -> tuple[Any, Authenticator]:
    lee, key = house.member("Lee"), Authenticator(origin, "localhost")
    options = lee.post("/api/club/me/passkeys/begin")
    body = {"credential": key.make(options), "name": "Field glass"}
    return lee.ask("POST", "/api/club/me/passkeys", body), key


def signing(house: Clubhouse, key: Authenticator) -> Any:
    options = house.ask("POST", "/api/club/sign-in/passkey/begin").json()
    return house.ask("POST", "/api/club/sign-in/passkey", body={"credential": key.sign(options)})


def test_a_passkey_lets_its_member_in(house: Clubhouse) -> None:
    made, key = with_passkey(house)
    assert made.status_code == 201
    entered = signing(house, key)
    assert entered.json()["name"] == "Lee"
    assert me(house, cookies_of(entered))["name"] == "Lee"


def test_a_passkey_of_another_page_is_refused(house: Clubhouse) -> None:
    made, _ = with_passkey(house, "https://example.com")
    assert made.status_code == 403


def test_what_was_signed_once_is_not_signed_for_ever(house: Clubhouse) -> None:
    _, key = with_passkey(house)
    options = house.ask("POST", "/api/club/sign-in/passkey/begin").json()
    body = {"credential": key.sign(options)}
    assert house.ask("POST", "/api/club/sign-in/passkey", body=body).status_code == 200
    assert house.ask("POST", "/api/club/sign-in/passkey", body=body).status_code == 403
    stale = key.sign(house.ask("POST", "/api/club/sign-in/passkey/begin").json())
    house.clock.now += 6 * MINUTE
    late = house.ask("POST", "/api/club/sign-in/passkey", body={"credential": stale})
    assert late.status_code == 403


def test_a_copy_of_a_passkey_falls_behind(house: Clubhouse) -> None:
    _, key = with_passkey(house)
    for _ in range(3):
        assert signing(house, key).status_code == 200
    key.used = 0
    assert signing(house, key).status_code == 403


def test_another_key_with_the_same_name_is_refused(house: Clubhouse) -> None:
    _, key = with_passkey(house)
    thief = Authenticator(URL, "localhost")
    thief.id = key.id
    assert signing(house, thief).status_code == 403


def test_a_forgotten_passkey_opens_nothing(house: Clubhouse) -> None:
    _, key = with_passkey(house)
    lee, grant = house.member("Lee"), house.member("Grant")
    known = lee.get("/api/club/me/passkeys")
    assert [one["name"] for one in known] == ["Field glass"]
    path = f"/api/club/me/passkeys/{known[0]['id']}"
    assert grant.ask("DELETE", path).status_code == 404
    assert lee.ask("DELETE", path).status_code == 204
    assert signing(house, key).status_code == 403


@pytest.mark.parametrize(
    "credential", [{}, {"id": "x"}, {"id": 1, "response": {}}, {"response": 3}]
)
def test_nonsense_is_no_passkey(house: Clubhouse, credential: dict[str, Any]) -> None:
    answer = house.ask("POST", "/api/club/sign-in/passkey", body={"credential": credential})
    assert 400 <= answer.status_code < 500


# --- By another house -----------------------------------------------------------------------------


@contextmanager
def vouching(folder: Path) -> Generator[tuple[Clubhouse, str]]:
    """A club, and a house that vouches for whoever names himself there."""
    with oidc_provider_mock.run_server_in_thread() as provider:
        issuer = f"http://localhost:{provider.server_port}"
        told = {"name": "The Forge", "issuer": issuer, "client_id": "club", "client_secret": "x"}
        with clubbing(folder, providers={"forge": told}) as house:
            yield house, issuer


def vouched(house: Clubhouse, issuer: str, subject: str, **claims: Any) -> Any:
    """A browser goes there, names itself, and comes back."""
    httpx2.put(f"{issuer}/users/{subject}", json=claims)
    left = house.client.get("/api/club/sign-in/forge", follow_redirects=False)
    assert left.status_code == 302
    sent = httpx2.post(left.headers["location"], data={"sub": subject})
    back = urlsplit(sent.headers["location"])
    assert f"{back.scheme}://{back.netloc}" == URL
    return house.client.get(f"{back.path}?{back.query}", follow_redirects=False)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the other house
def test_another_house_vouches_for_a_member(tmp_path: Path) -> None:
    with vouching(tmp_path) as (house, issuer):
        known: set[str] = set()
        for _ in range(2):
            back = vouched(house, issuer, "r-e-lee")
            assert (back.status_code, back.headers["location"]) == (303, "/")
            known.add(house.client.get("/api/club").json()["me"]["id"])
        assert len(known) == 1


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the other house
def test_an_address_that_it_is_sure_of_finds_the_member(tmp_path: Path) -> None:
    with vouching(tmp_path) as (house, issuer):
        grant = house.member("Grant")
        house.client.cookies.clear()
        vouched(house, issuer, "us", email="Grant@example.org", email_verified=True)
        assert house.client.get("/api/club").json()["me"]["id"] == grant.id
        house.client.cookies.clear()
        vouched(house, issuer, "thief", email="grant@example.org", email_verified=False)
        assert house.client.get("/api/club").json()["me"]["id"] != grant.id


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the other house
def test_who_was_not_sent_there_does_not_come_back(tmp_path: Path) -> None:
    with vouching(tmp_path) as (house, _):
        back = house.client.get(
            "/api/club/sign-in/forge/back",
            params={"code": "x", "state": "y"},
            follow_redirects=False,
        )
        assert back.headers["location"] == "/club/enter?fault=error-club-provider-no"
        assert house.client.get("/api/club").json()["me"] is None


def test_a_house_that_does_not_answer_is_told_so(tmp_path: Path) -> None:
    told = {"name": "The Forge", "issuer": "http://localhost:9", "client_id": "club"}
    with clubbing(tmp_path, providers={"forge": told}) as house:
        assert house.client.get("/api/club/sign-in/forge").status_code == 503
        assert house.client.get("/api/club/sign-in/nobody").status_code == 404


# --- Browsers -------------------------------------------------------------------------------------


def test_a_cookie_is_for_this_house_and_no_script(tmp_path: Path) -> None:
    with posting(tmp_path, url="https://club.example.org") as (house, box):
        house.ask("POST", "/api/club/sign-in/mail", body={"mail": "lee@example.org"})
        entered = house.ask("POST", "/api/club/sign-in/link", body={"code": box.code()})
        cookie = entered.headers["set-cookie"]
        assert cookie.startswith("__Host-longroll=")
        for word in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
            assert word in cookie
        assert "Domain" not in cookie


def test_the_secret_of_a_browser_is_replaced_every_day(house: Clubhouse) -> None:
    lee = house.member("Lee")
    assert "set-cookie" not in lee.ask("GET", "/api/club/me").headers
    house.clock.now += DAY + MINUTE
    house.club.forget()
    answer = lee.ask("GET", "/api/club/me")
    renewed = cookies_of(answer)
    assert renewed
    assert renewed != lee.cookie
    house.club.forget()
    assert lee.ask("GET", "/api/club/me").status_code == 200  # a request that was under way
    old, lee.cookie = lee.cookie, renewed
    house.clock.now += 2 * MINUTE
    house.club.forget()
    assert lee.ask("GET", "/api/club/me").status_code == 200
    lee.cookie = old  # the new one was used: this one is dead
    house.club.forget()
    assert lee.ask("GET", "/api/club/me").status_code == 401


def test_a_new_secret_that_got_lost_signs_nobody_out(house: Clubhouse) -> None:
    lee = house.member("Lee")
    house.clock.now += DAY + MINUTE
    house.club.forget()
    lee.ask("GET", "/api/club/me")  # its answer is lost on the way
    house.clock.now += HOUR
    house.club.forget()
    again = lee.ask("GET", "/api/club/me")
    assert again.status_code == 200
    assert cookies_of(again)


def test_a_new_secret_is_lost_neither_at_a_table_nor_with_a_refusal(house: Clubhouse) -> None:
    lee = house.member("Lee")
    game = lee.post("/api/games", {"title": "mosby"})["id"]
    for path in (f"/api/games/{game}", "/api/club/members/nobody"):
        house.clock.now += DAY + MINUTE
        house.club.forget()
        renewed = cookies_of(lee.ask("GET", path))
        assert renewed, path
        lee.cookie = renewed


def test_a_live_line_brings_no_secret_and_changes_none(house: Clubhouse) -> None:
    lee = house.member("Lee")
    game = lee.post("/api/games", {"title": "mosby"})["id"]
    house.clock.now += DAY + MINUTE
    house.club.forget()
    cookie = "; ".join(f"{name}={value}" for name, value in lee.cookie.items())
    with house.client.websocket_connect(f"/api/games/{game}/live", headers={"Cookie": cookie}):
        pass
    house.clock.now += 2 * MINUTE
    house.club.forget()
    assert lee.ask("GET", "/api/club/me").status_code == 200


def test_a_browser_that_is_not_used_is_signed_out(house: Clubhouse) -> None:
    lee = house.member("Lee")
    house.clock.now += 61 * DAY
    assert lee.ask("GET", "/api/club/me").status_code == 401


def test_what_opens_nothing_holds_nobody_up(
    house: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    lee = house.member("Lee")
    assert house.ask("GET", "/api/club/me", lee.cookie).status_code == 200

    async def writes(*_: object, **__: object) -> None:
        raise AssertionError("a cookie that opens nothing takes the lock of those who write")

    monkeypatch.setattr(house.club, "write", writes)
    for made_up in ("nothing", "lrk_nothing"):
        cookie = dict.fromkeys(lee.cookie, made_up)
        assert house.ask("GET", "/api/club/me", cookie).status_code == 401


def test_one_signs_out_here_there_and_everywhere(house: Clubhouse) -> None:
    here, there = house.member("Lee"), house.member("Lee")
    known = here.get("/api/club/me/sessions")
    assert [one["here"] for one in known].count(True) == 1
    other = next(one["id"] for one in known if not one["here"])
    assert here.ask("DELETE", f"/api/club/me/sessions/{other}").status_code == 204
    assert there.ask("GET", "/api/club/me").status_code == 401
    out = here.ask("POST", "/api/club/sign-out")
    assert out.status_code == 204
    assert f"{cookie_of(house.config)}=" in out.headers["set-cookie"]
    assert here.ask("GET", "/api/club/me").status_code == 401


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": "https://example.com"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Origin": URL}, 200),
        ({}, 200),
    ],
)
def test_no_other_page_acts_for_a_member(
    house: Clubhouse, headers: dict[str, str], status: int
) -> None:
    lee = house.member("Lee")
    cookie = "; ".join(f"{name}={value}" for name, value in lee.cookie.items())
    answer = house.client.patch(
        "/api/club/me", json={"about": "Of Arlington."}, headers={**headers, "Cookie": cookie}
    )
    assert answer.status_code == status


def test_a_neighbours_cookie_hides_none_of_ours(house: Clubhouse) -> None:
    lee = house.member("Lee")
    cookie = "; ".join(f"{name}={value}" for name, value in lee.cookie.items())
    headers = {"Sec-Fetch-Site": "same-site", "Cookie": f"odd[name]=1; {cookie}"}
    answer = house.client.patch("/api/club/me", json={"about": "X"}, headers=headers)
    assert answer.status_code == 403


def test_no_other_page_opens_a_live_line(house: Clubhouse) -> None:
    lee = house.member("Lee")
    game = lee.post("/api/games", {"title": "mosby"})["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in lee.cookie.items())
    headers = {"Cookie": cookie, "Origin": "https://example.com"}
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        house.client.websocket_connect(f"/api/games/{game}/live", headers=headers),
    ):
        pass
    assert refused.value.code == 4403


# --- Who may come in at all -----------------------------------------------------------------------


def test_where_there_are_no_guests_one_has_to_sign_in(tmp_path: Path) -> None:
    with clubbing(tmp_path, guests=False) as house:
        lee = house.member("Lee")
        body = {"title": "mosby"}
        assert house.ask("POST", "/api/games", body=body).status_code == 401
        made = lee.post("/api/games", body)
        token = next(iter(made["tokens"].values()))
        path = f"/api/games/{made['id']}"
        assert house.ask("GET", path, token=token).status_code == 401
        assert lee.get(path)["seat"] == "mosby"


def test_guests_play_by_links_as_at_home(house: Clubhouse) -> None:
    made = house.ask("POST", "/api/games", body={"title": "mosby"}).json()
    token = next(iter(made["tokens"].values()))
    assert house.ask("GET", f"/api/games/{made['id']}", token=token).json()["seat"] == "mosby"
