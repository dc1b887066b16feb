"""Programs: keys that open what they are for, and a stream on which two of them play a game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from longroll.club.accounts import DAY
from longroll.club.keys import Scope, make_key
from tests.club.house import NOON, Clubhouse, Member
from tests.club.test_growing import Server, begun, database_of, serving, signed_in
from tests.club.test_lobby import begun as begun_here

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def key_for(member: Member, *scopes: str, days: int = 30) -> str:
    body = {"name": "A program", "scopes": scopes, "days": days}
    return str(member.post("/api/club/me/keys", body)["key"])


def ask(house: Clubhouse, key: str, method: str, path: str, body: Any = None) -> Any:
    house.client.cookies.clear()
    headers = {"Authorization": f"Bearer {key}"}
    return house.client.request(method, path, json=body, headers=headers)


def test_a_key_opens_what_it_is_for(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun_here(grant, lee)
    see, play, lobby = (key_for(lee, scope) for scope in ("see", "play", "lobby"))
    note = {"text": "Watch the left."}
    offer = {"title": "mosby", "seats": {"mosby": "me"}}
    for key, path, body, status in (
        (see, f"/api/games/{game}", None, 200),
        (see, "/api/club/games", None, 200),
        (see, f"/api/games/{game}/notes", note, 403),
        (see, "/api/club/invitations", offer, 403),
        (play, f"/api/games/{game}/notes", note, 200),
        (play, f"/api/games/{game}", None, 200),
        (play, "/api/club/invitations", offer, 403),
        (lobby, "/api/club/invitations", offer, 201),
        (lobby, f"/api/games/{game}/notes", note, 403),
    ):
        answer = ask(house, key, "GET" if body is None else "POST", path, body)
        assert answer.status_code == status, (path, answer.text)
    assert ask(house, see, "GET", f"/api/games/{game}").json()["seat"] == "confederate"


def test_no_key_opens_the_account(house: Clubhouse) -> None:
    key = key_for(house.member("Lee"), *(str(scope) for scope in Scope))
    assert ask(house, key, "GET", "/api/club/me").status_code == 200
    for method, path in (
        ("PATCH", "/api/club/me"),
        ("DELETE", "/api/club/me"),
        ("GET", "/api/club/me/export"),
        ("GET", "/api/club/me/sessions"),
        ("POST", "/api/club/me/keys"),
        ("DELETE", "/api/club/me/sessions/all"),
    ):
        assert ask(house, key, method, path, {}).status_code == 403


def test_a_key_is_told_once_ends_and_is_taken_away(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    key = key_for(lee, "play", days=2)
    known = lee.get("/api/club/me/keys")
    assert "key" not in known[0]
    assert (known[0]["scopes"], known[0]["used"]) == (["play", "see"], None)
    assert ask(house, key, "GET", "/api/club/games").status_code == 200
    assert lee.get("/api/club/me/keys")[0]["used"] is not None
    path = f"/api/club/me/keys/{known[0]['id']}"
    assert grant.ask("DELETE", path).status_code == 404
    assert lee.ask("DELETE", path).status_code == 204
    assert ask(house, key, "GET", "/api/club/games").status_code == 401
    key = key_for(lee, "play", days=2)
    house.clock.now = NOON + 3 * DAY
    house.club.forget()
    assert ask(house, key, "GET", "/api/club/games").status_code == 401
    assert ask(house, "lrk_nonsense", "GET", "/api/club/games").status_code == 401


def played_on(server: Server, game: str, cookie: str) -> bool:
    """Whether the game has come further than one of them alone could bring it."""
    return int(server.get(f"/api/games/{game}", cookie)["seq"]) >= 20


@pytest.mark.slow
def test_the_examples_play_against_each_other(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'club.sqlite'}"
    cookies = signed_in(database)
    node = shutil.which("node")
    assert node is not None
    now = int(time.time() * 1000)
    with database_of(database) as club:
        keys = {
            name: club.write(make_key, member, "Example", [Scope.PLAY], 1, now)[1]
            for name, (_, member) in cookies.items()
        }
    with serving(database, tmp_path) as server:
        game = begun(server, {name: cookie for name, (cookie, _) in cookies.items()})
        commands = {
            "Grant": [sys.executable, str(EXAMPLES / "club_client.py")],
            "Lee": [node, str(EXAMPLES / "club_client.mjs")],
        }
        programs = {
            name: subprocess.Popen(
                [*command, server.page, "500"],
                env={**os.environ, "CLUB_KEY": keys[name]},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            for name, command in commands.items()
        }
        try:
            first = next(iter(cookies.values()))[0]
            while not played_on(server, game, first):
                ended = [one for one in programs.values() if one.poll() is not None]
                assert not ended, ended[0].communicate()[0]
        finally:
            for one in programs.values():
                one.kill()
                one.communicate()
