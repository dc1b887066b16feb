"""Clocks: what runs, what stands still, and the claim of who has waited long enough."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.orm import Session

from longroll.club import heartbeat
from longroll.club.accounts import DAY, HOUR, MINUTE
from longroll.club.clocks import left_at, merged, passed, runs_out
from longroll.club.heartbeat import BEAT, MISSED, beat
from longroll.club.models_play import ClubGameRow
from longroll.club.times import instant
from tests.club.house import NOON, Clubhouse, Member, clubbing
from tests.club.test_lobby import DAYS, begun

TIMES = st.integers(0, 1000)
STRETCHES = st.lists(st.tuples(TIMES, TIMES), max_size=6).map(merged)


@given(TIMES, TIMES, STRETCHES)
def test_a_clock_counts_every_moment_in_which_it_does_not_stand(
    since: int, length: int, still: list[tuple[int, int]]
) -> None:
    now = since + length
    counted = [at for at in range(since, now) if not any(b <= at < e for b, e in still)]
    assert passed(since, now, still) == len(counted)


@given(st.integers(1, 1000), TIMES, STRETCHES)
def test_it_has_run_out_when_it_says_so_and_no_sooner(
    left: int, since: int, still: list[tuple[int, int]]
) -> None:
    out = runs_out(left, since, still)
    assert left_at(left, since, out, still) == 0
    assert left_at(left, since, out - 1, still) > 0


# --- At the table ---------------------------------------------------------------------------------


class Game:
    """A game of two members by the clock, and who of them has to choose."""

    def __init__(self, house: Clubhouse, **more: Any) -> None:
        self.house = house
        self.people = {"union": house.member("Grant"), "confederate": house.member("Lee")}
        more = {"clock": DAYS, **more}
        self.id = begun(self.people["union"], self.people["confederate"], **more)

    @property
    def mover(self) -> str:
        return str(self.told()["waits"][0])

    @property
    def other(self) -> str:
        return "union" if self.mover == "confederate" else "confederate"

    def told(self, seat: str = "union") -> Any:
        return self.people[seat].get(f"/api/club/games/{self.id}")

    def left(self, seat: str) -> int:
        return int(self.told()["clocks"][seat]["left"])

    def play(self) -> None:
        who: Member = self.people[self.mover]
        state = who.get(f"/api/games/{self.id}")
        action = state["decision"]["actions"][0]["action"]
        who.post(f"/api/games/{self.id}/actions", {"seq": state["seq"], "action": action})

    def claim(self, seat: str) -> Any:
        return self.people[seat].ask("POST", f"/api/club/games/{self.id}/claim-time")


ALL = 4 * 86_400
"""Three days, and one for the first turn, in seconds."""


def test_only_the_clock_of_who_has_to_choose_runs(house: Clubhouse) -> None:
    game = Game(house)
    mover, other = game.mover, game.other
    house.clock.now += HOUR
    assert (game.left(mover), game.left(other)) == (ALL - 3600, ALL)
    game.play()
    then = {seat: game.left(seat) for seat in game.people}
    house.clock.now += HOUR
    for seat, clock in game.told()["clocks"].items():
        assert clock["left"] == then[seat] - (3600 if seat == game.mover else 0)
        assert clock["runs"] == (seat == game.mover)


def test_each_turn_of_the_game_adds_its_time_once(house: Clubhouse) -> None:
    game = Game(house, clock={"bank": 3600, "turn": 600})

    def turns(session: Session) -> list[str]:
        return list(session.get_one(ClubGameRow, game.id).turns)

    def first() -> list[str]:
        return house.club.database.read(turns)

    assert len(first()) == 1
    for _ in range(400):
        if len(first()) > 1:
            break
        game.play()
    assert len(first()) == 2
    assert [game.left(seat) for seat in game.people] == [3600 + 1200] * 2


def test_time_is_up_when_somebody_claims_it_and_not_before(house: Clubhouse) -> None:
    game = Game(house)
    mover, other = game.mover, game.other
    house.clock.now += ALL * 1000 - 1
    assert game.claim(other).status_code == 409
    house.clock.now += HOUR
    assert game.left(mover) in (-3599, -3600)
    assert not game.told()["over"]
    assert game.claim(mover).status_code == 409
    assert game.claim(other).status_code == 200
    told = game.told()
    assert told["over"]
    state = game.people[mover].get(f"/api/games/{game.id}")
    assert state["result"]["winner"] == other


def test_who_chooses_late_and_unclaimed_plays_on(house: Clubhouse) -> None:
    game = Game(house)
    mover, other = game.mover, game.other
    house.clock.now += ALL * 1000 + HOUR
    while game.mover == mover:
        game.play()
    assert game.claim(other).status_code == 409
    assert not game.told()["over"]


def test_holidays_stop_a_clock(house: Clubhouse) -> None:
    game = Game(house)
    mover, other = game.mover, game.other
    begin, end = NOON + DAY, NOON + 8 * DAY
    days = {"first": instant(begin), "until": instant(end)}
    game.people[mover].post("/api/club/me/holidays", days)
    assert not game.told()["clocks"][mover]["still"]
    house.clock.now = NOON + 3 * DAY
    assert {seat: one["still"] for seat, one in game.told()["clocks"].items()} == {
        mover: True,
        other: False,
    }
    assert game.left(mover) == ALL - 86_400
    out = game.told()["clocks"][mover]["out"]
    assert out == instant(NOON + ALL * 1000 + 7 * DAY)
    house.clock.now = NOON + ALL * 1000
    assert game.claim(other).status_code == 409
    house.clock.now += 7 * DAY
    assert game.claim(other).status_code == 200


def test_holidays_are_no_way_to_win_time_behind_oneself(house: Clubhouse) -> None:
    lee = house.member("Lee")

    def take(first: int, until: int) -> Any:
        days = {"first": instant(first), "until": instant(until)}
        return lee.ask("POST", "/api/club/me/holidays", days)

    assert take(NOON - 2 * DAY, NOON + DAY).status_code == 422
    assert take(NOON + DAY, NOON + DAY).status_code == 422
    assert take(NOON + DAY, NOON + 50 * DAY).status_code == 409
    assert take(NOON + DAY, NOON + 30 * DAY).status_code == 201
    assert take(NOON + 20 * DAY, NOON + 32 * DAY).status_code == 409
    assert take(NOON + 40 * DAY, NOON + 60 * DAY).status_code == 409
    holiday = lee.get("/api/club/me")["holidays"][0]["id"]
    house.clock.now += 5 * DAY
    told = lee.ask("DELETE", f"/api/club/me/holidays/{holiday}").json()
    assert not told["holidays"]  # what was taken of it stays taken, and is over


def test_no_clock_runs_while_no_server_is_alive(tmp_path: Path) -> None:
    with clubbing(tmp_path) as house:
        game = Game(house)
        mover, other = game.mover, game.other
        house.club.database.write(beat, NOON)
    with clubbing(tmp_path, house.clock) as house:
        game.house = house
        house.clock.now += 2 * DAY
        outage = house.club.database.write(beat, house.clock.now)
        assert outage is not None
        people = {"union": "Grant", "confederate": "Lee"}
        game.people = {seat: house.member(name) for seat, name in people.items()}
        assert (game.left(mover), game.left(other)) == (ALL, ALL)
        house.clock.now += HOUR
        assert game.left(mover) == ALL - 3600


def test_a_beat_that_comes_late_is_no_outage(house: Clubhouse) -> None:
    assert house.club.database.write(beat, NOON + BEAT) is None
    assert house.club.database.write(beat, NOON + BEAT + MISSED) is None
    assert house.club.database.write(beat, NOON + BEAT + 2 * MISSED + MINUTE) is not None


def test_without_clocks_nobody_is_counted_out(house: Clubhouse) -> None:
    game = Game(house, clock=None)
    house.clock.now += 300 * DAY
    assert game.told()["clocks"] == {}
    assert game.claim(game.other).status_code == 409


def test_who_watches_claims_nothing(house: Clubhouse) -> None:
    game = Game(house)
    house.clock.now += 10 * DAY
    claim = house.member("Stuart").ask("POST", f"/api/club/games/{game.id}/claim-time")
    assert claim.status_code == 403


def test_a_beat_that_fails_is_not_the_last(
    house: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats: list[int] = []

    def failing(_session: Any, now: int) -> None:
        beats.append(now)
        raise ValueError

    async def beating() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                await heartbeat.keep_heartbeat(house.club)

    async def direct(work: Any, *args: Any) -> Any:
        return work(*args)

    monkeypatch.setattr(house.club.tables, "stored", direct)
    monkeypatch.setattr(heartbeat, "beat", failing)
    monkeypatch.setattr(heartbeat, "BEAT", 10)
    asyncio.run(beating())
    assert len(beats) > 1
