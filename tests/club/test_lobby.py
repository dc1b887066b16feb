"""Invitations: offered, taken, declined, taken back; and the games that come of them."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from longroll.club import beginning
from longroll.server.errors import Refusal
from tests.club.house import Clubhouse, Member

GAME = {"title": "forthepeople", "scenario": "1861"}
DAYS = {"bank": 3 * 86_400, "turn": 86_400}


def offered(host: Member, **more: Any) -> Any:
    return host.post("/api/club/invitations", {**GAME, "seats": {"union": "me"}, **more})


def begun(host: Member, guest: Member, **more: Any) -> str:
    """A game of two members, the host as Union."""
    key = offered(host, **more)["invitation"]["id"]
    game = guest.post(f"/api/club/invitations/{key}/accept", {"seat": "confederate"})["game"]
    assert isinstance(game, str)
    return game


def test_a_game_begins_when_its_last_seat_is_taken(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee, note="At your convenience.")
    assert not grant.get("/api/club/invitations")
    assert [one["id"] for one in lee.get("/api/club/games")] == [game]
    told = grant.get(f"/api/club/games/{game}")
    assert told["mine"] == ["union"]
    assert {seat: one["name"] for seat, one in told["members"].items()} == {
        "union": "Grant",
        "confederate": "Lee",
    }
    assert told["seats"]["confederate"]["player"] == "Lee"


def test_members_look_and_play_from_their_own_seat_without_a_token(house: Clubhouse) -> None:
    lee, grant, stuart = (house.member(name) for name in ("Lee", "Grant", "Stuart"))
    game = begun(grant, lee)
    for member, seat in ((lee, "confederate"), (grant, "union"), (stuart, "observer")):
        assert member.get(f"/api/games/{game}")["seat"] == seat
    state = lee.get(f"/api/games/{game}")
    waits = state["decision"]["seats"][0]
    mover = grant if waits == "union" else lee
    action = mover.get(f"/api/games/{game}")["decision"]["actions"][0]["action"]
    said = {"seq": 0, "action": action}
    assert stuart.ask("POST", f"/api/games/{game}/actions", said).status_code == 403
    assert mover.post(f"/api/games/{game}/actions", said)["seq"] == 1
    assert house.ask("GET", f"/api/games/{game}").status_code == 401


def test_what_is_not_watched_is_seen_by_players_alone(house: Clubhouse) -> None:
    lee, grant, stuart = (house.member(name) for name in ("Lee", "Grant", "Stuart"))
    game = begun(grant, lee, watched=False)
    assert stuart.ask("GET", f"/api/games/{game}").status_code == 401
    assert stuart.ask("GET", f"/api/club/games/{game}").status_code == 404
    assert not stuart.get("/api/club/watched")
    assert not stuart.get("/api/games")
    assert [one["id"] for one in lee.get("/api/games", ids=game)] == [game]


def test_a_live_line_opens_by_the_cookie(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee)
    cookie = "; ".join(f"{name}={value}" for name, value in lee.cookie.items())
    with house.client.websocket_connect(
        f"/api/games/{game}/live", headers={"Cookie": cookie}
    ) as line:
        assert line.receive_json()["state"]["seat"] == "confederate"


def test_a_live_line_opens_for_a_member_who_watches(house: Clubhouse) -> None:
    lee, grant, stuart = (house.member(name) for name in ("Lee", "Grant", "Stuart"))
    game = begun(grant, lee)
    cookie = "; ".join(f"{name}={value}" for name, value in stuart.cookie.items())
    with house.client.websocket_connect(
        f"/api/games/{game}/live", headers={"Cookie": cookie}
    ) as line:
        assert line.receive_json()["state"]["seat"] == "observer"
        lee.post(f"/api/games/{game}/resign", {"sure": True})
        assert line.receive_json()["state"]["over"]


def test_a_live_line_tells_nothing_more_to_a_browser_that_was_signed_out(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee)
    cookie = "; ".join(f"{name}={value}" for name, value in grant.cookie.items())
    with house.client.websocket_connect(
        f"/api/games/{game}/live", headers={"Cookie": cookie}
    ) as line:
        assert line.receive_json()["state"]["seat"] == "union"
        grant.post("/api/club/sign-out")
        lee.post(f"/api/games/{game}/resign", {"sure": True})
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
        assert closed.value.code == 4403


def test_who_is_invited_alone_may_take_the_seat(house: Clubhouse) -> None:
    lee, grant, meade = (house.member(name) for name in ("Lee", "Grant", "Meade"))
    key = offered(grant, seats={"union": "me", "confederate": lee.id})["invitation"]["id"]
    accept = f"/api/club/invitations/{key}/accept"
    assert meade.ask("POST", accept, {"seat": "confederate"}).status_code == 409
    assert lee.get("/api/club/invitations")[0]["seats"]["confederate"]["free"]
    assert not meade.get("/api/club/invitations")[0]["seats"]["confederate"]["free"]
    assert lee.post(accept, {"seat": "confederate"})["game"]


def test_a_private_offer_is_found_by_its_link_alone(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    told = offered(grant, private=True)
    key, link = told["invitation"]["id"], told["link"].partition("#")[2]
    assert not lee.get("/api/club/invitations")
    assert lee.ask("GET", f"/api/club/invitations/{key}").status_code == 404
    assert lee.get("/api/club/invitations/-", link=link)["id"] == key
    seat = {"seat": "confederate", "link": link}
    assert lee.post(f"/api/club/invitations/{key}/accept", seat)["game"]


def test_a_game_against_a_bot_begins_at_once(house: Clubhouse) -> None:
    grant = house.member("Grant")
    told = offered(grant, seats={"union": "me", "confederate": "bot:recruit"})
    assert told["invitation"] is None
    assert grant.get(f"/api/games/{told['game']}")["seat"] == "union"
    assert not house.member("Lee").get("/api/club/watched")


def test_who_is_blocked_sees_nothing_of_the_other(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    key = offered(grant)["invitation"]["id"]
    assert grant.ask("PUT", f"/api/club/me/blocked/{lee.id}").status_code == 200
    assert not lee.get("/api/club/invitations")
    accept = lee.ask("POST", f"/api/club/invitations/{key}/accept", {"seat": "confederate"})
    assert accept.status_code == 404
    grant.ask("DELETE", f"/api/club/me/blocked/{lee.id}")
    assert lee.get("/api/club/invitations")


def test_an_offer_is_declined_and_taken_back(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    key = offered(grant, seats={"union": "me", "confederate": lee.id}, private=True)["invitation"][
        "id"
    ]
    lee.post(f"/api/club/invitations/{key}/decline")
    assert not lee.get("/api/club/invitations")
    key = offered(grant)["invitation"]["id"]
    assert lee.ask("DELETE", f"/api/club/invitations/{key}").status_code == 403
    assert grant.ask("DELETE", f"/api/club/invitations/{key}").status_code == 200
    assert not grant.get("/api/club/invitations")


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"seats": {}}, 422),
        ({"seats": {"union": "me", "confederate": "bot:nobody"}}, 422),
        ({"seats": {"union": "me", "british": "open"}}, 422),
        ({"seats": {"union": "me", "confederate": "me"}}, 422),
        ({"seats": {"union": "me", "confederate": "bot:recruit"}, "rated": True}, 422),
        ({"seats": {"union": "me", "confederate": "no-such-member"}}, 404),
        ({"title": "chess"}, 422),
        ({"clock": {"bank": 5, "turn": 0}}, 422),
    ],
)
def test_what_cannot_be_played_is_not_offered(
    house: Clubhouse, more: dict[str, Any], status: int
) -> None:
    grant = house.member("Grant")
    body = {**GAME, "seats": {"union": "me"}, **more}
    assert grant.ask("POST", "/api/club/invitations", body).status_code == status
    assert not grant.get("/api/club/invitations")


def test_nobody_plays_a_rated_game_against_himself(house: Clubhouse) -> None:
    grant = house.member("Grant")
    key = offered(grant, rated=True)["invitation"]["id"]
    accept = grant.ask("POST", f"/api/club/invitations/{key}/accept", {"seat": "confederate"})
    assert accept.status_code == 409


def test_a_rematch_exchanges_the_sides(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee, clock=DAYS)
    assert lee.ask("POST", f"/api/club/games/{game}/rematch").status_code == 409
    lee.post(f"/api/games/{game}/resign", {"sure": True})
    told = lee.post(f"/api/club/games/{game}/rematch")["invitation"]
    assert told["seats"]["union"]["member"]["name"] == "Lee"
    assert told["seats"]["confederate"]["invited"]["name"] == "Grant"
    assert told["clock"] == DAYS
    assert told["again"] == game


def test_a_rematch_is_offered_once(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee)
    lee.post(f"/api/games/{game}/resign", {"sure": True})
    first = lee.post(f"/api/club/games/{game}/rematch")["invitation"]["id"]
    assert lee.post(f"/api/club/games/{game}/rematch")["invitation"]["id"] == first
    assert grant.post(f"/api/club/games/{game}/rematch")["invitation"]["id"] == first


def test_a_table_that_a_member_sets_is_among_his_games(house: Clubhouse) -> None:
    grant = house.member("Grant")
    made = grant.post("/api/games", {**GAME, "seats": {"confederate": "recruit"}})
    assert [one["id"] for one in grant.get("/api/club/games")] == [made["id"]]
    assert grant.get(f"/api/games/{made['id']}")["seat"] == "union"


def test_games_that_wait_for_oneself_come_first(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    games = [begun(grant, lee, clock={"bank": bank, "turn": 0}) for bank in (9000, 600, 3600)]
    waits = {one["id"]: one["waits"] for one in grant.get("/api/club/games")}
    mover = grant if waits[games[0]] == ["union"] else lee
    assert [one["clocks"]["union"]["left"] for one in mover.get("/api/club/games")] == [
        600,
        3600,
        9000,
    ]


def test_the_host_has_no_hold_on_the_seat_of_another_member(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee)
    wanted = {"seat": "confederate"}
    assert grant.ask("POST", f"/api/games/{game}/tokens", wanted).status_code == 403
    assert grant.ask("DELETE", f"/api/games/{game}").status_code == 403
    alone = grant.post("/api/games", {"title": "mosby"})["id"]
    assert grant.ask("DELETE", f"/api/games/{alone}").status_code == 204


def test_an_offer_stands_until_its_game_is_stored(
    house: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    key = offered(grant)["invitation"]["id"]

    def away(*_: Any) -> None:
        raise Refusal(503, "error-club-mail-away", after=1)

    path, seat = f"/api/club/invitations/{key}/accept", {"seat": "confederate"}
    with monkeypatch.context() as patch:
        patch.setattr(beginning, "enrol", away)
        assert lee.ask("POST", path, seat).status_code == 503
    assert lee.post(path, seat)["game"]


def test_the_seat_of_who_has_left_is_free(house: Clubhouse) -> None:
    lee, grant, stuart = (house.member(name) for name in ("Lee", "Grant", "Stuart"))
    seats = {"union": "me", "confederate": lee.id}
    key = offered(grant, seats=seats)["invitation"]["id"]
    assert lee.ask("DELETE", "/api/club/me").status_code == 204
    seat = {"seat": "confederate"}
    assert stuart.post(f"/api/club/invitations/{key}/accept", seat)["game"]
