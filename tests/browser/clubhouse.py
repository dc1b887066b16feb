"""A club that is served in this process: its mails lie in a folder, and its clock can be put on."""

from __future__ import annotations

import os
import socket
import tempfile
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import oidc_provider_mock
import uvicorn
from aiosmtpd.controller import Controller

from longroll.club import heartbeat
from longroll.club.accounts import begin_session, change_profile, member_of_mail
from longroll.club.app import ClubExtension
from longroll.club.club import cookie_of
from longroll.club.config import ClubConfig
from longroll.server import Settings, create_app
from longroll.table import Store

__all__ = ["Clubhouse", "open_club"]


class _Postman:
    """Whoever takes the mails: each is a file, the first 0."""

    def __init__(self, box: Path) -> None:
        self._box = box

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - so aiosmtpd calls it
        name = self._box / str(len(list(self._box.iterdir())))
        (new := name.with_suffix(".new")).write_bytes(envelope.content)
        new.rename(name)
        return "250 OK"


class Clubhouse(NamedTuple):
    """A club.

    Attributes:
        page: its address.
        box: the folder of its mails.
        ahead: a file with the seconds by which its clock is ahead.
        house: the address of a house that vouches for members.
        cookie: the name of the cookie that speaks for a member.
        app: the application.
    """

    page: str
    box: Path
    ahead: Path
    house: str
    cookie: str
    app: Any

    def member(self, name: str) -> str:
        """The cookie of a new member who is signed in."""

        def work(session: Any) -> str:
            now = int(time.time() * 1000)
            row = member_of_mail(session, f"{name.lower()}@example.org", "en", now)
            change_profile(session, row.id, name=name, zone="Europe/Rome")
            return begin_session(session, row.id, "Firefox, Linux", now)

        return str(self.app.state.club.database.write(work))


@contextmanager
def open_club(folder: Path) -> Generator[Clubhouse]:
    """Serve a club, and a house that vouches for its members, until it is left."""
    with (
        # Hours that pass in a moment are not silence in which no clock runs.
        patch.object(heartbeat, "MISSED", 1 << 60),
        oidc_provider_mock.run_server_in_thread() as provider,
        _club(folder, f"http://localhost:{provider.server_port}") as house,
    ):
        yield house


@contextmanager
def _club(folder: Path, issuer: str) -> Generator[Clubhouse]:
    box, ahead = folder / "mails", folder / "ahead"
    box.mkdir()
    ahead.write_text("0", encoding="ascii")
    boards = Path(tempfile.gettempdir()) / f"longroll-boards-{os.getuid()}"
    boards.mkdir(exist_ok=True)
    (folder / "boards").symlink_to(boards)
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
    port, mailing = (one.getsockname()[1] for one in sockets)
    sockets[1].close()
    config = ClubConfig.model_validate(
        {
            "url": f"http://localhost:{port}",
            "name": "The Rappahannock Club",
            "mail": {
                "host": "127.0.0.1",
                "port": mailing,
                "security": "none",
                "sender": "club@example.org",
            },
            "providers": {
                "forge": {
                    "name": "The Forge",
                    "issuer": issuer,
                    "client_id": "club",
                    "client_secret": "x",
                }
            },
        }
    )
    url = f"sqlite:///{folder / 'club.db'}"
    store = Store(url)

    def clock() -> int:
        return int((time.time() + float(ahead.read_text(encoding="ascii"))) * 1000)

    app = create_app(Settings(url, 0), store, [ClubExtension(config, store, clock)])
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": sockets[:1]}, daemon=True)
    mails = Controller(_Postman(box), hostname="127.0.0.1", port=mailing)
    mails.start()
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the club did not start"
            time.sleep(0.02)
        yield Clubhouse(f"{config.url}/", box, ahead, issuer, cookie_of(config), app)
    finally:
        server.should_exit = True
        thread.join(20)
        mails.stop()
        sockets[0].close()
