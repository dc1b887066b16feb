"""One's own account: what one says of oneself, what is kept, and what is left when one goes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longroll.club.accounts import folded
from tests.club.house import Clubhouse
from tests.club.test_lobby import begun, offered


def test_a_profile_is_changed_in_part(house: Clubhouse) -> None:
    lee = house.member("Lee")
    change = {"zone": "America/New_York", "language": "it", "about": "Of Arlington.\nAt leisure."}
    assert lee.ask("PATCH", "/api/club/me", change).status_code == 200
    told = lee.get("/api/club/me")
    assert {key: told[key] for key in change} == change
    assert told["name"] == "Lee"


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"name": "grànt"}, 409),
        ({"name": "\u202eL"}, 422),
        ({"language": "xx"}, 422),
        ({"zone": "Confederacy/Richmond"}, 422),
        ({"rank": "General"}, 422),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    house: Clubhouse, change: dict[str, Any], status: int
) -> None:
    house.member("Grant")
    lee = house.member("Lee")
    before = lee.get("/api/club/me")
    assert lee.ask("PATCH", "/api/club/me", {"about": "x", **change}).status_code == status
    assert lee.get("/api/club/me") == before


def test_names_that_look_alike_are_the_same() -> None:
    assert folded("STONEWALL  Jackson") == folded("stonewall jàckson")
    assert folded("Lee") != folded("Leo")


def test_members_are_found_by_name(house: Clubhouse) -> None:
    for name in ("Jackson", "Johnston", "Lee"):
        house.member(name)
    lee = house.member("Lee")
    assert [one["name"] for one in lee.get("/api/club/members", name="J")] == [
        "Jackson",
        "Johnston",
    ]
    assert not lee.get("/api/club/members", name="%")
    told = lee.get("/api/club/members", name="jackson")[0]
    assert "mail" not in lee.get(f"/api/club/members/{told['id']}")


def test_what_is_kept_is_told_whole_and_holds_no_secret(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee)
    offered(lee, note="Once more?")
    lee.post(f"/api/games/{game}/chat", {"text": "Good morning, General."})
    lee.post(f"/api/games/{game}/notes", {"text": "Watch the left."})
    told = lee.get("/api/club/me/export")
    assert told["games"] == [
        {
            "game": game,
            "seat": "confederate",
            "said": [{"text": "Good morning, General.", "at": told["games"][0]["said"][0]["at"]}],
            "notes": "Watch the left.",
        }
    ]
    assert told["invitations"][0]["note"] == "Once more?"
    assert next(iter(lee.cookie.values())) not in json.dumps(told)


def test_who_leaves_is_gone_and_the_games_can_be_read(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee)
    lee.post(f"/api/games/{game}/chat", {"text": "I am Robert E. Lee."})
    lee.post(f"/api/games/{game}/notes", {"text": "Watch the left."})
    offered(lee)
    assert lee.ask("DELETE", "/api/club/me").status_code == 204
    assert lee.ask("GET", "/api/club/me").status_code == 401
    state = grant.get(f"/api/games/{game}")
    assert state["seats"]["confederate"]["player"] == ""
    assert [one["text"] for one in state["chat"]] == ["…"]
    assert "confederate" not in grant.get(f"/api/club/games/{game}")["members"]
    assert not grant.get("/api/club/invitations")
    assert not grant.get("/api/club/members", name="lee")
    assert house.member("Lee").id != lee.id  # the address and the name are free again


def test_nobody_is_shown_anything_who_is_not_signed_in(house: Clubhouse) -> None:
    for path in ("me", "members?name=a", "invitations", "games", "watched", "me/export"):
        assert house.ask("GET", f"/api/club/{path}").status_code == 401
    assert house.ask("GET", "/api/club").json()["me"] is None
