"""What machines ask of a club: whether it works, and how."""

from __future__ import annotations

from pathlib import Path

from tests.club.house import clubbing


def test_meters_tell_routes_and_no_ids(tmp_path: Path) -> None:
    with clubbing(tmp_path, metrics=["testclient"]) as house:
        lee = house.member("Lee")
        game = lee.post("/api/games", {"title": "mosby"})["id"]
        lee.get(f"/api/games/{game}")
        told = house.client.get("/api/club/metrics").text
        wanted = 'longroll_requests_total{route="GET /api/games/{id}",status="200"} 1.0'
        assert wanted in told
        assert game not in told
        assert "longroll_games 1.0" in told
        assert "longroll_open_tables 1.0" in told
        assert 'longroll_request_seconds_bucket{le="0.05",route="POST /api/games"}' in told


def test_meters_are_not_for_everybody(tmp_path: Path) -> None:
    with clubbing(tmp_path) as house:
        assert house.client.get("/api/club/metrics").status_code == 404


def test_a_server_says_that_it_works(tmp_path: Path) -> None:
    with clubbing(tmp_path) as house:
        assert house.client.get("/api/health").json() == {"ok": True}
        assert house.client.get("/api/ready").json() == {"ok": True}
