"""Tournaments: set, entered, played round by round, left; and deadlines as a calendar."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from icalendar import Calendar

from longroll.club.accounts import DAY
from longroll.club.club import Club
from longroll.club.times import instant
from longroll.club.tournaments import running
from longroll.club.tournaments.running import note_result, organise, start
from longroll.table import Change, StoreAway, TableError, Why
from longroll.table.trouble import Ailment
from tests.club.house import NOON, Clubhouse, Member, clubbing
from tests.club.test_lobby import DAYS, GAME
from tests.table.postgres import cluster

PLACE = "/api/club/tournaments"
NAMES = ("Lee", "Grant", "Stuart", "Meade", "Hood", "Buell", "Ewell", "Pope")


def organised(house: Clubhouse) -> None:
    """What the job does every ten seconds."""
    portal = house.client.portal
    assert portal is not None
    portal.call(organise, house.club)


class Cup:
    """A tournament of some members, held by the first of them."""

    def __init__(self, house: Clubhouse, count: int, **more: Any) -> None:
        self.house = house
        self.people = [house.member(name) for name in NAMES[:count]]
        self.host = self.people[0]
        body = {"name": "The Cup", "kind": "round-robin", **GAME, **more}
        self.id = self.host.post(PLACE, body)["id"]
        self.path = f"{PLACE}/{self.id}"
        for one in self.people:
            one.post(f"{self.path}/enter")

    def start(self) -> Any:
        return self.host.post(f"{self.path}/start")

    def told(self) -> Any:
        return self.host.get(self.path)

    def who(self, person: Any) -> Member:
        return next(one for one in self.people if one.id == person["id"])

    def running(self) -> list[Any]:
        games = [game for one in self.told()["games"] for game in one["games"]]
        return [game for game in games if game["game"] and game["score"] is None]

    def win(self, game: Any, winner: str = "first") -> None:
        """The other side resigns."""
        loser = self.who(game["second" if winner == "first" else "first"])
        loser.post(f"/api/games/{game['game']}/resign", {"sure": True})

    def play_round(self) -> None:
        for game in self.running():
            self.win(game)
        organised(self.house)

    def standings(self) -> list[tuple[str, float]]:
        rows = self.told()["standings"]
        return [(one["member"]["name"] if one["member"] else "", one["points"]) for one in rows]


def test_a_round_robin_is_played_round_by_round(house: Clubhouse) -> None:
    cup = Cup(house, 4, clock=DAYS, rated=True)
    told = cup.start()
    assert (told["round"], told["rounds"], told["seats"]) == (1, 3, ["union", "confederate"])
    assert len(cup.running()) == 2
    first = cup.running()[0]
    known = cup.who(first["second"]).get(f"/api/club/games/{first['game']}")
    assert known["members"]["union"] == first["first"]
    assert known["rated"]
    assert known["clock"] == DAYS
    assert not known["host"]
    cup.win(first)
    organised(house)
    assert (cup.told()["round"], len(cup.running())) == (1, 1)  # the other game is played yet
    for _ in range(3):
        cup.play_round()
    told = cup.told()
    assert told["ended"]
    assert sum(one["points"] for one in told["standings"]) == 6
    assert told["standings"][0]["place"] == 1
    assert all(one["played"] == 3 for one in told["standings"])
    assert len(cup.host.get("/api/club/ladder/forthepeople")["rows"]) == 4


def test_all_rounds_may_begin_at_once(house: Clubhouse) -> None:
    cup = Cup(house, 3, at_once=True, double=True)
    cup.start()
    assert len(cup.running()) == 6
    cup.play_round()
    assert cup.told()["ended"]
    assert [points for _, points in cup.standings()] == [2, 2, 2]  # the first seat has always won


def test_games_begin_some_at_a_time(house: Clubhouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.club.tournaments.running.AT_A_TIME", 2)
    cup = Cup(house, 3, at_once=True)
    cup.start()
    assert len(cup.running()) == 2
    organised(house)
    assert len(cup.running()) == 3
    assert cup.host.get("/api/club/me/export")["tournaments"][0]["id"] == cup.id


def test_one_that_fails_stops_no_other(house: Clubhouse, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, sound = Cup(house, 2), Cup(house, 2)
    for cup in (broken, sound):
        house.club.database.write(start, cup.id, cup.host.id, NOON)
    whole = running.push_on

    async def push_on(club: Club, key: str) -> None:
        assert key != broken.id
        await whole(club, key)

    monkeypatch.setattr(running, "push_on", push_on)
    organised(house)
    assert (len(broken.running()), len(sound.running())) == (0, 1)


def test_a_swiss_round_is_paired_when_the_one_before_is_over(house: Clubhouse) -> None:
    cup = Cup(house, 5, kind="swiss", rounds=3)
    cup.start()
    assert (len(cup.running()), cup.told()["round"]) == (2, 1)
    assert sum(one["bye"] for one in cup.told()["games"][0]["games"]) == 1
    for number in (2, 3, 3):
        cup.play_round()
        assert cup.told()["round"] == number
    told = cup.told()
    assert told["ended"]
    games = [game for one in told["games"] for game in one["games"]]
    byes = [game["first"]["id"] for game in games if game["bye"]]
    assert len(set(byes)) == len(byes) == 3
    pairs = [{game["first"]["id"], game["second"]["id"]} for game in games if not game["bye"]]
    assert all(pairs.count(pair) == 1 for pair in pairs)
    assert told["tie_breaks"][0] == "points"


def test_whoever_has_the_address_reads_it_and_is_told_names_only(house: Clubhouse) -> None:
    cup = Cup(house, 3, kind="swiss", rounds=2, note="At your leisure.")
    cup.start()
    answer = house.ask("GET", cup.path)
    told, known = answer.json(), cup.told()
    assert told["note"] == "At your leisure."
    assert (told["entered"], told["own"], known["own"]) == (False, False, True)
    names = [one["member"] for one in told["standings"]]
    assert names == [{"id": "", "name": one["member"]["name"]} for one in known["standings"]]
    assert not any(one.id in answer.text for one in cup.people)
    assert house.ask("GET", PLACE).status_code == 401
    assert house.ask("POST", f"{cup.path}/enter").status_code == 401
    assert house.ask("GET", f"{PLACE}/x").status_code == 404


def test_a_link_to_it_is_shown_with_what_it_is_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    static.mkdir()
    page = "<html><head><title>Long Roll</title></head></html>"
    (static / "index.html").write_text(page, encoding="utf-8")
    with clubbing(tmp_path) as house:
        cup = Cup(house, 2, name='"><script>', note=f"{'<b>' * 100}")
        told = house.ask("GET", f"/club/tournaments/{cup.id}")
        assert told.headers["cache-control"] == "no-cache"
        assert "<title>&quot;&gt;&lt;script&gt; · The Rappahannock Club</title>" in told.text
        assert 'og:description" content="For the People, 1861. &lt;b&gt;' in told.text
        assert '<meta name="robots" content="noindex" />' in told.text
        assert "<script>" not in told.text
        assert "<b>" not in told.text
        for path in ("/club/tournaments/x", "/club/tournaments", "/club/me"):
            assert house.ask("GET", path).text == page

        async def away(*_: Any) -> Any:
            raise StoreAway(Ailment.AWAY, "gone")

        monkeypatch.setattr(house.club, "read", away)
        assert house.ask("GET", f"/club/tournaments/{cup.id}").text == page


def test_both_players_are_told_that_their_game_has_begun(house: Clubhouse) -> None:
    cup = Cup(house, 2)
    cup.start()
    (game,) = cup.running()
    for one in cup.people:
        assert [it["id"] for it in one.get("/api/club/games")] == [game["game"]]


def test_who_resigns_from_a_tournament_loses_what_he_has_not_played(house: Clubhouse) -> None:
    cup = Cup(house, 4)
    cup.start()
    grant = cup.people[1]
    told = grant.post(f"{cup.path}/leave")
    assert not told["entered"]
    assert grant.ask("POST", f"{cup.path}/leave").status_code == 409
    assert len(cup.running()) == 1
    cup.play_round()
    assert len(cup.running()) == 1
    for _ in range(2):
        cup.play_round()
    told = cup.told()
    assert told["ended"]
    assert cup.standings()[-1] == ("Grant", 0)
    assert sum(points for _, points in cup.standings()) == 6


def test_who_leaves_the_club_loses_as_well(house: Clubhouse) -> None:
    cup = Cup(house, 4, kind="swiss", rounds=2)
    cup.start()
    grant = cup.people[1]
    assert grant.ask("DELETE", "/api/club/me").status_code == 204
    organised(house)
    (game,) = cup.running()
    cup.win(game)
    organised(house)
    assert cup.told()["round"] == 2
    assert len(cup.running()) == 1
    gone = [one for one in cup.told()["standings"] if one["gone"]]
    assert [(one["member"], one["points"]) for one in gone] == [(None, 0)]
    second = cup.told()["games"][1]["games"]
    assert sum(one["bye"] for one in second) == 1


def test_two_who_have_both_gone_score_nothing(house: Clubhouse) -> None:
    cup = Cup(house, 3)
    cup.start()
    for one in cup.people[1:]:
        one.post(f"{cup.path}/leave")
    for _ in range(3):
        cup.play_round()
    told = cup.told()
    assert told["ended"]
    assert sum(points for _, points in cup.standings()) <= 3
    assert cup.standings()[0][0] == "Lee"


def test_a_game_of_a_tournament_that_is_over_is_not_taken_back(house: Clubhouse) -> None:
    cup = Cup(house, 2)
    cup.start()
    (game,) = cup.running()
    table = house.club.tables.store.open(game["game"])
    back = Change(seq=1, epoch=0, kept=0)
    house.club.database.write(note_result, table, back, [], NOON)  # it is played yet
    cup.win(game)
    with pytest.raises(TableError):
        house.club.database.write(note_result, table, back, [], NOON)


def test_only_the_organiser_starts_and_withdraws(house: Clubhouse) -> None:
    cup = Cup(house, 2)
    grant = cup.people[1]
    assert grant.ask("POST", f"{cup.path}/start").status_code == 403
    assert grant.ask("DELETE", cup.path).status_code == 403
    grant.post(f"{cup.path}/leave")
    assert cup.host.ask("POST", f"{cup.path}/start").status_code == 409  # he is alone
    assert cup.told()["entrants"] == 1
    assert cup.host.ask("DELETE", cup.path).status_code == 200
    assert cup.host.ask("GET", cup.path).status_code == 404
    assert not grant.get(PLACE)


def test_nothing_is_entered_or_withdrawn_after_the_start(house: Clubhouse) -> None:
    cup = Cup(house, 2)
    cup.start()
    late = house.member("Bragg")
    assert late.ask("POST", f"{cup.path}/enter").status_code == 409
    for deed in (("DELETE", cup.path), ("POST", f"{cup.path}/start")):
        assert cup.host.ask(*deed).status_code == 409


def test_entries_open_and_close(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    times = {"opens": instant(NOON + DAY), "closes": instant(NOON + 2 * DAY)}
    body = {"name": "The Cup", "kind": "swiss", "rounds": 2, **GAME, **times}
    enter = f"{PLACE}/{lee.post(PLACE, body)['id']}/enter"
    for at, status in ((0, 409), (DAY, 200), (2 * DAY, 409)):
        house.clock.now = NOON + at
        assert grant.get(enter.removesuffix("/enter"))["open"] == (status == 200)
        assert grant.ask("POST", enter).status_code == status


def test_who_is_blocked_after_entering_is_not_met_among_equals(house: Clubhouse) -> None:
    cup = Cup(house, 4, kind="swiss", rounds=3)
    lee, grant, stuart, meade = cup.people
    lee.ask("PUT", f"/api/club/me/blocked/{stuart.id}")
    meade.ask("PUT", f"/api/club/me/blocked/{grant.id}")
    cup.start()
    met = [{cup.who(one["first"]).name, cup.who(one["second"]).name} for one in cup.running()]
    assert len(met) == 2
    assert {"Lee", "Stuart"} not in met
    assert {"Grant", "Meade"} not in met


def test_who_is_blocked_does_not_enter(house: Clubhouse) -> None:
    cup = Cup(house, 1)
    hood = house.member("Hood")
    cup.host.ask("PUT", f"/api/club/me/blocked/{hood.id}")
    assert hood.ask("POST", f"{cup.path}/enter").status_code == 409


@pytest.mark.parametrize(
    "more",
    [
        {"title": "chess"},
        {"title": "mosby", "scenario": ""},
        {"kind": "swiss", "rounds": 0},
        {"kind": "swiss", "rounds": 2, "double": True},
        {"kind": "knock-out"},
        {"closes": instant(NOON)},
        {"name": " "},
    ],
)
def test_what_cannot_be_held_is_not_set(house: Clubhouse, more: dict[str, Any]) -> None:
    lee = house.member("Lee")
    body = {"name": "The Cup", "kind": "round-robin", **GAME, **more}
    assert lee.ask("POST", PLACE, body).status_code == 422


def test_the_best_on_the_ladder_are_seeded_first(house: Clubhouse) -> None:
    cup = Cup(house, 2, rated=True)
    cup.start()
    cup.win(cup.running()[0], "second")
    winner = cup.standings()[0][0]
    again = Cup(house, 2)
    told = again.start()
    assert told["standings"][0]["member"]["name"] == winner


def test_a_tournament_that_nobody_can_start_any_more_goes(house: Clubhouse) -> None:
    cup = Cup(house, 2)
    assert cup.host.ask("DELETE", "/api/club/me").status_code == 204
    organised(house)
    assert not cup.people[1].get(PLACE)


def test_two_servers_begin_and_rate_every_game_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cluster() as postgres:
        url = postgres.database()

        def there(_folder: Path) -> str:
            return url

        monkeypatch.setattr("tests.club.house.url_in", there)
        with clubbing(tmp_path) as house, clubbing(tmp_path) as other:
            cup = Cup(house, 8, at_once=True, rated=True)
            house.club.database.write(start, cup.id, cup.host.id, NOON)
            with ThreadPoolExecutor(2) as servers:
                list(servers.map(organised, (house, other)))
            games = cup.running()
            assert len({game["game"] for game in games}) == len(games) == 28
            with ThreadPoolExecutor(4) as players:  # on both servers at once
                for at, game in enumerate(games):
                    players.submit(lose, (house, other)[at % 2], game["game"])
            with ThreadPoolExecutor(2) as servers:
                list(servers.map(organised, (house, other)))
            assert cup.told()["ended"]
            rows = cup.host.get("/api/club/ladder/forthepeople")["rows"]
            assert [row["games"] for row in rows] == [7] * 8


def lose(house: Clubhouse, game: str) -> None:
    """Let the second side resign at one of the servers."""

    async def resign() -> None:
        await house.club.tables.change(game, lambda table: table.end(Why.RESIGNED, "confederate"))

    portal = house.client.portal
    assert portal is not None
    portal.call(resign)


# --- Calendar -------------------------------------------------------------------------------------


def test_deadlines_are_a_calendar_by_a_secret_address(house: Clubhouse) -> None:
    cup = Cup(house, 2, clock=DAYS)
    cup.start()
    (game,) = cup.running()
    path = "/api/club/me/deadlines.ics"
    waits = cup.host.get(f"/api/club/games/{game['game']}")
    mover = next(one for one in cup.people if one.id == waits["members"][waits["waits"][0]]["id"])
    other = next(one for one in cup.people if one is not mover)
    link = mover.post("/api/club/me/calendar")["link"]
    token = link.partition("?token=")[2]
    answer = house.ask("GET", path, token=token)
    assert answer.headers["content-type"].startswith("text/calendar")
    calendar: Any = Calendar.from_ical(answer.text)
    (event,) = calendar.walk("VEVENT")
    out = waits["clocks"][waits["waits"][0]]["out"]
    assert event["DTSTART"].dt.isoformat()[:19] == out[:19]
    assert other.name in event["SUMMARY"]
    assert event["URL"].endswith(game["game"])
    assert "VEVENT" not in other.ask("GET", path).text
    assert house.ask("GET", path).status_code == 401
    renewed = mover.post("/api/club/me/calendar")["link"].partition("?token=")[2]
    assert house.ask("GET", path, token=token).status_code == 401
    assert house.ask("GET", path, token=renewed).status_code == 200
    assert mover.get("/api/club/me/calendar")["since"]
    assert mover.ask("DELETE", "/api/club/me/calendar").status_code == 204
    assert house.ask("GET", path, token=renewed).status_code == 401
