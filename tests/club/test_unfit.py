"""What PostgreSQL cannot hold is refused, as SQLite finds nothing of that name."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.club.test_queue import sharing
from tests.table.postgres import cluster

NOWHERE = (
    "/api/games/%00",
    "/api/club/tournaments/%00",
    "/api/club/members/%00",
    "/api/club/invitations/%00",
)


def test_a_nul_is_no_defect_of_the_server(tmp_path: Path) -> None:
    with cluster() as postgres, sharing(postgres.database(), tmp_path) as house:
        grant = house.member("Grant")
        for path in NOWHERE:
            assert grant.ask("GET", path).status_code in {403, 404}, path
            assert house.ask("GET", path).status_code in {401, 404}, path
        live = house.client.websocket_connect("/api/games/%00/live")
        with pytest.raises(WebSocketDisconnect), live as line:
            line.receive_json()
        seats = {"union": "me", "confederate": "\x00"}
        wanted = {"title": "forthepeople", "scenario": "1861", "seats": seats}
        answer = grant.ask("POST", "/api/club/invitations", wanted)
        assert answer.status_code == 422, answer.text
