"""Who may what: the table of docs/club.md, held to every request that the club answers."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from tests.club.house import Clubhouse, Member
from tests.club.test_lobby import GAME, begun, offered

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "club.md"
ROLES = ("nobody", "guest", "member", "player", "host")
HIDDEN = frozenset({"error-no-table", "error-club-no-invitation"})
"""What is told to who may not even know that something is there."""
OPEN = frozenset({"error-club-link", "error-club-passkey", "error-not-yours"})
"""What is told to who may ask, and asks in vain."""
BODIES: dict[str, Any] = {
    "POST /api/games": GAME,
    "POST /api/games/lesson": {"title": "mosby"},
    "POST /api/games/import": {"record": "x"},
    "POST /api/games/{id}/tokens": {"seat": "union"},
    "POST /api/games/{id}/actions": {"seq": 0, "action": "no-such-action"},
    "POST /api/games/{id}/undo": {"seq": 0},
    "POST /api/games/{id}/undo/answer": {"grant": False},
    "POST /api/games/{id}/resign": {"sure": True},
    "POST /api/games/{id}/chat": {"text": "Good morning."},
    "POST /api/games/{id}/notes": {"text": "Watch the left."},
    "POST /api/games/{id}/player": {"name": "X"},
    "POST /api/games/{id}/name": {"name": "X"},
    "PATCH /api/club/me": {"about": "X"},
    "POST /api/club/me/mail": {"mail": "x@example.org"},
    "POST /api/club/me/passkeys": {"credential": {}},
    "POST /api/club/me/holidays": {"first": "x", "until": "y"},
    "POST /api/club/invitations": {**GAME, "seats": {"union": "me"}},
    "POST /api/club/invitations/{id}/accept": {"seat": "union"},
    "POST /api/club/games/{id}/report-chat": {"line": 0},
    "POST /api/club/tournaments": {**GAME, "name": "The Cup", "kind": "round-robin"},
    "POST /api/club/me/channels/push": {"endpoint": "https://x.org", "p256dh": "x", "auth": "x"},
    "POST /api/club/me/channels/hook": {"way": "json", "url": "https://x.org"},
    "PATCH /api/club/me/channels/{id}": {"kinds": []},
    "POST /api/club/sign-in/mail": {"mail": "x@example.org"},
    "POST /api/club/sign-in/link": {"code": "x" * 20},
    "POST /api/club/sign-in/passkey": {"credential": {}},
}
QUERIES = {
    "/api/club/events": {"once": "true"},
    "/api/games/{id}/why": {"action": "pass"},
    "/api/games/{id}/hindrances": {"about": "richmond"},
    "/api/games/{id}/show": {"key": "richmond"},
    "/api/games/{id}/described": {"since": "0"},
    "/api/club/members": {"name": "x"},
}
OTHERS = {
    **{"n": "0", "name": "none", "number": "1", "key": "forthepeople"},
    **{"provider": "nobody", "token": "x", "title": "forthepeople"},
}
DEADLY = ("DELETE", "/resign", "/sign-out", "/decline", "/accept", "/blocked/", "/claim")
"""What takes something away: it is tried on something of its own."""


def table() -> list[tuple[list[str], dict[str, str]]]:
    """The rows of the document: patterns, and what each role may."""
    found: list[tuple[list[str], dict[str, str]]] = []
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(ROLES) + 1 and cells[0].startswith("`"):
            patterns = [part for part in cells[0].split("`")[1::2] if "/" in part]
            found.append((patterns, dict(zip(ROLES, cells[1:], strict=True))))
    return found


def row_of(request: str) -> dict[str, str]:
    """What each role may with a request; raises `LookupError`."""
    for patterns, may in table():
        if any(fnmatchcase(request, pattern.replace("[", "[[]")) for pattern in patterns):
            return may
    raise LookupError(f"docs/club.md does not say who may {request}")


class People:
    """One of each role, with a game, an offer and a guest's game to ask about."""

    def __init__(self, house: Clubhouse, number: int = 0) -> None:
        self.house = house
        self.member = house.member(f"Stuart{number}")
        self.player = house.member(f"Lee{number}")
        self.host = house.member(f"Grant{number}")
        self.game = begun(self.host, self.player)
        self.offer = str(offered(self.host)["invitation"]["id"])
        cup = self.host.post("/api/club/tournaments", BODIES["POST /api/club/tournaments"])
        self.cup = str(cup["id"])
        made = house.ask("POST", "/api/games", body=GAME).json()
        self.guests_game = str(made["id"])
        self.token = str(made["tokens"]["union"])

    def ask(self, role: str, request: str) -> Any:
        """The answer to a request of this role."""
        method, path = request.split(" ")
        query = QUERIES.get(path, {})
        place = self.guests_game if role == "guest" else self.game
        if "/invitations/" in path:
            place = self.offer
        elif "/tournaments/" in path:
            place = self.cup
        elif "/members/" in path or "/blocked/" in path:
            place = self.player.id if role == "host" else self.host.id
        elif "/me/" in path:
            place = "all" if path.endswith("sessions/{id}") else "x"
        told = path.replace("{id}", place)
        for name, value in OTHERS.items():
            told = told.replace(f"{{{name}}}", value)
        body = BODIES.get(request)
        if role in ("nobody", "guest"):
            headers = {"Authorization": f"Bearer {self.token}"} if role == "guest" else {}
            self.house.client.cookies.clear()
            return self.house.client.request(
                method, told, params=query, json=body, headers=headers, follow_redirects=False
            )
        who: Member = getattr(self, role)
        return who.ask(method, told, body, **query)


def refused(answer: Any) -> bool:
    """Whether somebody was told that this is not for him: not that it is another's turn."""
    if answer.status_code in (401, 403):
        return answer.json()["error"]["key"] not in OPEN
    return answer.status_code == 404 and answer.json()["error"]["key"] in HIDDEN


@pytest.mark.slow
def test_everybody_may_what_the_table_says_and_nothing_else(house: Clubhouse) -> None:
    people, wrong, number = People(house), list[str](), 0
    document = house.client.get("/api/openapi.json").json()
    requests = [
        f"{method.upper()} {path}" for path, found in document["paths"].items() for method in found
    ]
    for request in requests:
        may = row_of(request)
        deadly = any(word in request for word in DEADLY)
        for role in ROLES:
            one = people
            if deadly and may[role] == "yes":
                number += 1
                one = People(house, number)
            answer = one.ask(role, request)
            assert answer.status_code < 500 or answer.status_code == 503, (request, role)
            if may[role] == "later":
                fits = answer.status_code in (401, 403, 409)
            elif may[role] in ("yes", "no"):
                fits = refused(answer) == (may[role] == "no")
            else:
                fits = answer.status_code in (200, 403)
            if not fits:
                wrong.append(f"{request} as {role}: {may[role]}, but {answer.status_code}")
    assert not wrong, "\n".join(wrong)


def test_a_request_that_the_table_forgets_is_found() -> None:
    with pytest.raises(LookupError):
        row_of("PUT /api/games/{id}/everything")


def test_no_row_of_the_table_is_idle(house: Clubhouse) -> None:
    document = house.client.get("/api/openapi.json").json()
    requests = [
        f"{method.upper()} {path}" for path, found in document["paths"].items() for method in found
    ]
    idle = [
        pattern
        for patterns, _ in table()
        for pattern in patterns
        if not any(fnmatchcase(request, pattern) for request in requests)
    ]
    assert not idle
